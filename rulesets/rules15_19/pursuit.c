/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pursuit.c -- the resolutions `pursuit` and `pursuit-return`. */
#include "rulesets/rules15_19/pursuit.h"

#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/rulings.h"

/* ---- the pursuit roll (R17-24 to R17-28) ----
 *
 * Cavalry whose combat or overrun put the enemy in rout rolls one d6, whether it won or the
 * infantry had bad luck, and must pursue when its nation's row says so.  The roll comes after the
 * neighbours have reacted; a rout caused in the pursuit itself brings no second one. */

/* The least die with which a nation pursues, for the prompt. */
static int pursuit_need(const struct act *a, int64_t nation)
{
	const struct table *t = &a->rules->tables[TABLE_PURSUIT];

	for (int i = 0; i < t->n; i++)
		if (t->row[i].v[nation])
			return t->row[i].lo;
	return 0;
}

bool r15_pursues(struct act *a, int64_t nation)
{
	int die = act_dice_row(a, "Pursuit", 1, 6, 0, pursuit_need(a, nation), TABLE_PURSUIT);
	bool pursues;

	if (act_failed(a))
		return false;
	pursues = act_row(a, TABLE_PURSUIT, die)->v[nation] != 0;
	if (pursues) {
		act_say(a, "17", "The cavalry pursues.");
		act_rule(a, R15_PURSUIT_UNTIL);
	} else {
		act_say(a, "17", "The cavalry does not pursue.");
		act_rule(a, R15_PURSUIT_NONE);
	}
	return pursues;
}

enum { IN_NATION, IN_ARM, IN_AGAIN };
enum { OUT_DUE, OUT_PURSUES };

static const struct field inputs[] = {
	F_WORD_REQUIRED("nation", nation_words, "Whose cavalry caused the rout"),
	F_WORD("arm", side_words, SIDE_CAVALRY, "What caused the rout (ruling pursuit_infantry)"),
	F_FLAG("again", "The rout was caused by a pursuit charge"),
	FIELDS_END,
};

static const struct field outcome[] = {
	F_FLAG("roll-due", "A die is thrown"),
	F_FLAG("pursues", "It goes into pursuit"),
	FIELDS_END,
};

static bool may_roll(struct act *a)
{
	if (act_in(a, IN_ARM) == SIDE_INFANTRY &&
	    act_ruling(a, R15_PURSUIT_INFANTRY) != R15_PURSUIT_INFANTRY_MAY_ROLL)
		return false;
	return !act_in(a, IN_AGAIN) || act_ruling(a, R15_PURSUIT_AGAIN) == R15_PURSUIT_AGAIN_YES;
}

static void roll(struct act *a)
{
	bool due = may_roll(a);

	act_set(a, OUT_DUE, due);
	act_set(a, OUT_PURSUES, 0);
	if (!due) {
		act_say(a, "17", "No pursuit roll is due.");
		act_rule(a, act_in(a, IN_ARM) == SIDE_INFANTRY ? R15_PURSUIT_INFANTRY
							       : R15_PURSUIT_AGAIN);
		return;
	}
	act_rule(a, R15_PURSUIT_ORDER);
	act_rule(a, R15_PURSUIT_FOR);
	act_set(a, OUT_PURSUES, r15_pursues(a, act_in(a, IN_NATION)));
	if (act_get(a, OUT_PURSUES))
		act_remind(a, "17", "Roll for its first pursuit move (pursuit-move).");
}

static stage_fn *const stages[] = { roll, NULL };

static const char *const files[] = { "pursuit", "rulings-pursuit", NULL };

const struct resolution r15_pursuit = {
	.name = "pursuit",
	.title = "Cavalry that caused a rout rolls to pursue",
	.cite = "17",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "1d6 for pursuit, when one is due",
	.stages = stages,
	.event = "pursues=yes",
	.files = files,
	.example = "nation=british",
};

/* ---- the second pursuit move (R17-36 to R17-39) ----
 *
 * In the move phase the pursuers return toward their nearest supports; behind them they halt,
 * Disordered, and the pursuit is over.  From 20 inches cavalry moves 12 and is still in pursuit. */

enum { BACK_ARM, BACK_GRADE, BACK_DISTANCE };
enum { BACK_MOVED, BACK_HALTS, BACK_AFTER, BACK_PURSUIT };

static const struct field back_inputs[] = {
	F_WORD("arm", side_words, SIDE_CAVALRY, "What pursues"),
	F_WORD("grade", grade_words, GRADE_FORMED, "Morale grade it is in"),
	F_DISTANCE_REQUIRED("supports",
			    "To the place behind its nearest supports; none without any"),
	FIELDS_END,
};

static const struct field back_outcome[] = {
	F_DISTANCE("distance", VALUE_NULL, "How far it moves"),
	F_FLAG("halts", "It halts"),
	F_WORD("grade", grade_words, VALUE_NULL, "Grade after the move"),
	F_FLAG("pursuit", "It is still in pursuit"),
	FIELDS_END,
};

static void halt(struct act *a)
{
	act_set(a, BACK_HALTS, 1);
	act_set(a, BACK_PURSUIT, 0);
	act_set(a, BACK_AFTER, r15_worse(a, act_in(a, BACK_GRADE), GRADE_DISORDERED));
	act_say(a, "17", "The pursuers halt, %s; the pursuit is over.",
		r15_grade_name(act_get(a, BACK_AFTER)));
}

static void go_back(struct act *a, int64_t left)
{
	int64_t move = act_number(a, act_in(a, BACK_ARM) == SIDE_CAVALRY ? N_RETURN_CAVALRY
									 : N_RETURN_INFANTRY);
	char text[DISTANCE_TEXT];
	bool there = left <= move;

	act_set(a, BACK_MOVED, there ? left : move);
	act_say(a, "17", "In the move phase the pursuers return %s toward their supports.",
		r15_length(a, act_get(a, BACK_MOVED), text));
	if (there || act_ruling(a, R15_PURSUIT_RETURN) == R15_PURSUIT_RETURN_ONE_MOVE)
		halt(a);
	else
		act_remind(a, "17", "They go on in the next move phase.");
	if (!there)
		act_rule(a, R15_PURSUIT_RETURN);
}

static void come_back(struct act *a)
{
	bool stays = act_in(a, BACK_ARM) == SIDE_INFANTRY &&
		     act_ruling(a, R15_PURSUIT_INFANTRY) == R15_PURSUIT_INFANTRY_ROUTER_SPEED;

	act_set(a, BACK_HALTS, 0);
	act_set(a, BACK_AFTER, act_in(a, BACK_GRADE));
	act_set(a, BACK_PURSUIT,
		!stays && act_ruling(a, R15_PURSUIT_UNTIL) == R15_PURSUIT_UNTIL_BEHIND_SUPPORTS);
	if (stays)
		act_say(a, "17", "Infantry does not pursue and makes no return.");
	else if (act_in(a, BACK_DISTANCE) == DISTANCE_NONE)
		act_remind(a, "17", "There are no supports: the umpire decides where they go.");
	else
		go_back(a, act_in(a, BACK_DISTANCE));
	if (act_in(a, BACK_ARM) == SIDE_INFANTRY)
		act_rule(a, R15_PURSUIT_INFANTRY);
	act_rule(a, R15_PURSUIT_UNTIL);
	act_rule(a, R15_SUPPORT_SCOPE);
}

static stage_fn *const back_stages[] = { come_back, NULL };

static const char *const pursuit_return_files[] = { "pursuit", "rulings-pursuit", "rulings-combat",
						    "rulings-definitions", NULL };

const struct resolution r15_pursuit_return = {
	.name = "pursuit-return",
	.title = "Second pursuit move: pursuers return to their supports",
	.cite = "17",
	.kind = LOOKUP,
	.inputs = back_inputs,
	.outcome = back_outcome,
	.stages = back_stages,
	.event = "halts=yes",
	.files = pursuit_return_files,
	.example = "supports=20in",
};
