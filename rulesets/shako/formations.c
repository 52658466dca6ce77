/* SPDX-License-Identifier: GPL-3.0-or-later */
/* formations.c -- how a division may stand, and what it may do in one turn. */
#include "rulesets/shako/words.h"

static const char *const files[] = { "movement", "rulings-movement", "rulings-artillery", NULL };
static const char *const foot_horse[] = { "infantry", "cavalry", "cossacks", NULL };

/* ---- formation: two wide, two deep, the first rank at most one wider than the second; Cossacks in
 * one line.  Garrisons and squares are not bound by it. ---- */

enum { FORM_TYPE, FORM_RANKS, FORM_WHEN, FORM_SQUARE, FORM_GARRISON };
enum { WHEN_DEPLOYMENT, WHEN_CHANGE, WHEN_OTHER };
static const char *const when_words[] = { "deployment", "change", "other", NULL };
static const struct field rank_item[] = {
	F_INT_REQUIRED("stands", 1, COUNT_MAX, "Stands of a rank"),
	FIELDS_END,
};
static const struct field form_inputs[] = {
	F_WORD_REQUIRED("type", foot_horse, "What forms up"),
	F_LIST("ranks", rank_item, "Stands of each rank, from the front"),
	F_WORD("when", when_words, WHEN_DEPLOYMENT, "When it is asked"),
	F_FLAG("square", "It is in square"),
	F_FLAG("garrison", "It garrisons a village"),
	FIELDS_END,
};
enum { REASON_WIDTH, REASON_DEPTH, REASON_ONE_LINE, REASON_FIRST_RANK };
static const char *const form_reasons[] = { "width", "depth", "one-line", "first-rank", NULL };
enum { OUT_LEGAL, OUT_REASON };
static const struct field form_outcome[] = {
	F_FLAG("legal", "It may stand so"),
	F_WORD("reason", form_reasons, VALUE_NULL, "Why not"),
	FIELDS_END,
};

static void tell_legal(struct act *a, int64_t reason, const char *what)
{
	act_set(a, OUT_LEGAL, reason == VALUE_NULL);
	act_set(a, OUT_REASON, reason);
	act_say(a, "3", "%s is %sallowed.", what, reason == VALUE_NULL ? "" : "not ");
}

static int64_t rank_reason(struct act *a, const struct list *ranks)
{
	int checked = 2; /* the first rank against the second */

	if (ranks->n < act_number(a, N_DEPTH))
		return REASON_DEPTH;
	if (ranks->cell[0] < act_number(a, N_WIDTH))
		return REASON_WIDTH;
	if (ranks->n > 2 &&
	    shako_rule(a, SHAKO_FORMATION_CHECKED) == SHAKO_FORMATION_CHECKED_ALL_RANKS)
		checked = ranks->n;
	for (int i = 1; i < checked && i < ranks->n; i++)
		if (ranks->cell[i - 1] - ranks->cell[i] > act_number(a, N_OVERLAP))
			return REASON_FIRST_RANK;
	return VALUE_NULL;
}

static bool is_checked(struct act *a)
{
	int64_t when = act_in(a, FORM_WHEN);
	int rule;

	if (when == WHEN_DEPLOYMENT)
		return true;
	rule = shako_rule(a, SHAKO_FORMATION_CHECKED);
	if (rule == SHAKO_FORMATION_CHECKED_DEPLOY_ONLY)
		return false;
	return when == WHEN_CHANGE || rule == SHAKO_FORMATION_CHECKED_ALWAYS;
}

static void run_form(struct act *a)
{
	const struct list *ranks = inputs_list(a->in, FORM_RANKS);
	int64_t reason = VALUE_NULL;

	if (ranks && !act_in(a, FORM_SQUARE) && !act_in(a, FORM_GARRISON) && is_checked(a)) {
		if (act_in(a, FORM_TYPE) == TYPE_COSSACKS)
			reason = ranks->n == 1 ? VALUE_NULL : REASON_ONE_LINE;
		else
			reason = rank_reason(a, ranks);
	}
	tell_legal(a, reason, "The formation");
}

static int form_check(const struct inputs *in, struct err *e)
{
	if (inputs_list(in, FORM_RANKS))
		return 0;
	err_set(e, ERR_USAGE, "missing: ranks (stands of each rank from the front, such as 4,4)");
	err_argument(e, "ranks");
	return -1;
}

static stage_fn *const form_stages[] = { run_form, NULL };

const struct resolution shako_formation = {
	.name = "formation",
	.title = "Whether a division may stand in these ranks",
	.cite = "3",
	.kind = LOOKUP,
	.inputs = form_inputs,
	.outcome = form_outcome,
	.stages = form_stages,
	.check = form_check,
	.event = "legal=yes",
	.files = files,
	.example = "type=infantry ranks=4,4,4",
};

/* ---- actions: the French change formation and move, or change facing; others do one thing ---- */

enum { ACT_NATION, ACT_MR, ACT_ORDER, ACT_ACTIONS, ACT_IN_LINES, ACT_TYPE, ACT_MARKER };
enum { DO_MOVE, DO_FORMATION, DO_FACING, DO_BACKSTEP, DO_RALLY, DOINGS };
static const char *const doing_words[] = {
	"move", "formation", "facing", "backstep", "rally", NULL
};
static const char *const held_words[] = { "none", "staggered", "fallback", NULL };
static const struct field doing_item[] = {
	F_WORD_REQUIRED("action", doing_words, "What it does"),
	FIELDS_END,
};
static const struct field act_inputs[] = {
	F_WORD_REQUIRED("nation", shako_nation_words, "Whose division"),
	F_INT_REQUIRED("mr", 1, MR_MAX, "Its frontal rating"),
	F_WORD("order", shako_order_words, ORDER_MANOEUVRE, "Its order"),
	F_LIST("actions", doing_item, "What it does this turn"),
	F_FLAG("in-flank-lines", "It is in an enemy's Flank Lines"),
	F_WORD("type", foot_horse, TYPE_INFANTRY, "What it is"),
	F_WORD("marker", held_words, MARKER_NONE, "Its marker"),
	FIELDS_END,
};
enum { REASON_LINES, REASON_ORDER, REASON_NATION, REASON_MARKER };
static const char *const act_reasons[] = { "flank-lines", "order", "nation", "marker", NULL };
static const struct field act_outcome[] = {
	F_FLAG("legal", "It may do this"),
	F_WORD("reason", act_reasons, VALUE_NULL, "Why not"),
	FIELDS_END,
};

static bool is_mr_3_or_4(int64_t mr)
{
	return mr == 3 || mr == 4; /* the two ratings that the rule names */
}

/* A French division that may both change formation and move. */
static bool does_both(struct act *a)
{
	if (act_in(a, ACT_NATION) != NATION_FRENCH)
		return false;
	if (!is_mr_3_or_4(act_in(a, ACT_MR)))
		return true;
	return act_in(a, ACT_TYPE) != TYPE_INFANTRY &&
	       shako_rule(a, SHAKO_FRENCH_MR34) == SHAKO_FRENCH_MR34_INFANTRY_ONLY;
}

static bool order_allows(struct act *a, const int count[DOINGS])
{
	int done = count[DO_FORMATION] + count[DO_FACING] + count[DO_BACKSTEP];

	if (act_in(a, ACT_ORDER) != ORDER_DEFEND)
		return true;
	if (count[DO_MOVE])
		return false;
	return done < 2 || shako_rule(a, SHAKO_DEFEND) == SHAKO_DEFEND_ANY;
}

static bool nation_allows(struct act *a, const int count[DOINGS])
{
	int moves = count[DO_MOVE] + count[DO_BACKSTEP];

	if (act_in(a, ACT_ORDER) == ORDER_DEFEND)
		return true; /* judged by the order */
	if (moves + count[DO_FORMATION] + count[DO_FACING] < 2)
		return true;
	return does_both(a) && !count[DO_FACING] && moves < 2 && count[DO_FORMATION] < 2;
}

static bool marker_allows(struct act *a, const int count[DOINGS])
{
	if (act_in(a, ACT_MARKER) == MARKER_NONE || !count[DO_MOVE])
		return true;
	return shako_rule(a, SHAKO_MARKER_LIMITS) == SHAKO_MARKER_LIMITS_WRITTEN;
}

static void run_act(struct act *a)
{
	const struct list *doings = inputs_list(a->in, ACT_ACTIONS);
	int count[DOINGS] = { 0 };
	int64_t reason = VALUE_NULL;

	for (int i = 0; doings && i < doings->n; i++)
		count[doings->cell[i]]++;
	if (act_in(a, ACT_IN_LINES) && doings && count[DO_MOVE] < doings->n)
		reason = REASON_LINES;
	else if (!order_allows(a, count))
		reason = REASON_ORDER;
	else if (!nation_allows(a, count))
		reason = REASON_NATION;
	else if (!marker_allows(a, count))
		reason = REASON_MARKER;
	tell_legal(a, reason, "That");
}

static stage_fn *const act_stages[] = { run_act, NULL };

const struct resolution shako_actions = {
	.name = "actions",
	.title = "Whether a division may do these things in one turn",
	.cite = "3",
	.kind = LOOKUP,
	.inputs = act_inputs,
	.outcome = act_outcome,
	.stages = act_stages,
	.event = "legal=yes",
	.files = files,
	.example = "nation=french mr=5 actions=formation,move",
};

/* ---- frontage ---- */

enum { FRONT_NATION, FRONT_BEFORE, FRONT_AFTER, FRONT_MR, FRONT_MOVING };
static const struct field front_inputs[] = {
	F_WORD_REQUIRED("nation", shako_nation_words, "Whose division"),
	F_INT_REQUIRED("before", 1, COUNT_MAX, "Stands in front before"),
	F_INT_REQUIRED("after", 1, COUNT_MAX, "Stands in front after"),
	F_INT("mr", 1, MR_MAX, VALUE_NULL, "Its frontal rating"),
	F_FLAG_ON("moving", "It moves as well"),
	FIELDS_END,
};
enum { FRONT_LIMIT, FRONT_LEGAL };
static const struct field front_outcome[] = {
	F_INT("limit", 0, COUNT_MAX, VALUE_NULL, "Stands it may change by"),
	F_FLAG("legal", "The change is allowed"),
	FIELDS_END,
};

static void run_front(struct act *a)
{
	bool french = act_in(a, FRONT_NATION) == NATION_FRENCH;
	int64_t change = act_in(a, FRONT_AFTER) - act_in(a, FRONT_BEFORE), limit;
	bool legal;

	if (french && act_in(a, FRONT_MR) != VALUE_NULL && is_mr_3_or_4(act_in(a, FRONT_MR)))
		french = shako_rule(a, SHAKO_FRENCH_MR34) != SHAKO_FRENCH_MR34_FRONTAGE_TOO;
	limit = act_number(a, french ? N_FRONTAGE_FRENCH : N_FRONTAGE_OTHERS);
	legal = change <= limit && -change <= limit;
	if (legal && change && !french && act_in(a, FRONT_MOVING))
		legal = shako_rule(a, SHAKO_FRONTAGE_CHANGE) == SHAKO_FRONTAGE_CHANGE_WITH_MOVE;
	act_set(a, FRONT_LIMIT, limit);
	act_set(a, FRONT_LEGAL, legal);
	act_say(a, "3", "The frontage may change by %d stands.", (int)limit);
}

static stage_fn *const front_stages[] = { run_front, NULL };

const struct resolution shako_frontage = {
	.name = "frontage",
	.title = "Whether a division may change its frontage so far",
	.cite = "3",
	.kind = LOOKUP,
	.inputs = front_inputs,
	.outcome = front_outcome,
	.stages = front_stages,
	.event = "legal=yes",
	.files = files,
	.example = "nation=other before=4 after=6",
};

/* ---- backstep ---- */

enum { BACK_TYPE, BACK_ORDER, BACK_IN_LINES };
static const struct field back_inputs[] = {
	F_WORD_REQUIRED("type", foot_horse, "What steps back"),
	F_WORD("order", shako_order_words, ORDER_MANOEUVRE, "Its order"),
	F_FLAG("in-flank-lines", "It is in an enemy's Flank Lines"),
	FIELDS_END,
};
static const struct field back_outcome[] = { F_DISTANCE("most", VALUE_NULL, "How far at most"),
					     FIELDS_END };

static void run_back(struct act *a)
{
	bool horse = act_in(a, BACK_TYPE) != TYPE_INFANTRY && act_in(a, BACK_ORDER) != ORDER_DEFEND;
	int64_t most = act_number(a, horse ? N_BACKSTEP_CAVALRY : N_BACKSTEP_INFANTRY);
	char text[DISTANCE_TEXT];

	if (act_in(a, BACK_IN_LINES))
		most = 0;
	act_set(a, 0, most);
	act_say(a, "3", "It may step back %s.", distance_text(most, text));
}

static stage_fn *const back_stages[] = { run_back, NULL };

const struct resolution shako_backstep = {
	.name = "backstep",
	.title = "How far a division may step back",
	.cite = "3",
	.kind = LOOKUP,
	.inputs = back_inputs,
	.outcome = back_outcome,
	.stages = back_stages,
	.event = "most=3in",
	.files = files,
	.example = "type=cavalry order=attack",
};
