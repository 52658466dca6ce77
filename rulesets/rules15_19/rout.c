/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rout.c -- the resolutions `rout-move` and `rout-moves`, and the lookup `rout-path`. */
#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/rally.h"
#include "rulesets/rules15_19/rulings.h"

/* ---- the moves of a rout (R17-7 to R17-23) ----
 *
 * The first move is made at once, directly away from the cause and through friends, without a
 * test.  The second and third are made in the movement phase, clear of friends and enemy, and end
 * with a test that is the move's rally attempt: a pass makes the unit Shaken and ends the rout, a
 * failure on the third move removes it.  A rally resets the count.
 *
 * The awkward case: 1 or 2 on the third move is no pass, and the unit is removed. */

enum { MOVE_AT_ONCE, MOVE_IN_PHASE };
static const char *const when_words[] = { "at-once", "movement-phase", NULL };

enum { MOVES_TYPED = 9 }; /* the INI says how many there are */

/* The unit's block, in Rout. */
static void routed_block(const struct act *a, int64_t block[TEST_FIELDS])
{
	r15_block(a, 0, block);
	block[TEST_GRADE] = GRADE_ROUT;
}

static int check_grade(const struct inputs *in, struct err *e)
{
	if (in->v[TEST_GRADE] == GRADE_ROUT)
		return 0;
	err_set(e, ERR_USAGE, "grade: a unit on its rout moves is in rout, not %s",
		grade_words[in->v[TEST_GRADE]]);
	err_argument(e, grade_words[in->v[TEST_GRADE]]);
	return -1;
}

/* ---- rout-move ---- */

enum { IN_MOVE = TEST_FIELDS, IN_ARM, IN_OWN_MOVE };

static const struct field inputs[] = {
	TEST("", GRADE_ROUT),
	F_INT_REQUIRED("move", 1, MOVES_TYPED, "Which move of this rout"),
	F_WORD_REQUIRED("arm", arm_words, "Cavalry, infantry, or gunners on foot"),
	F_DISTANCE("own-move", DISTANCE_NONE,
		   "Its normal move (rulings rout_later_dist, gunner_rout)"),
	FIELDS_END,
};

enum {
	OUT_DISTANCE,
	OUT_WHEN,
	OUT_AVOIDS,
	OUT_TESTS,
	OUT_MODIFIER,
	OUT_TOTAL,
	OUT_RALLIED,
	OUT_REMOVED,
	OUT_GRADE
};

static const struct field outcome[] = {
	F_DISTANCE("distance", VALUE_NULL, "Length of the move"),
	F_WORD("when", when_words, VALUE_NULL, "When it is made"),
	F_FLAG("avoids-friends", "It keeps clear of friends and enemy"),
	F_FLAG("tests", "It tests at the end of the move"),
	F_INT("modifier", -1000, 1000, VALUE_NULL, "The lines that apply, added up"),
	F_INT("total", -1000, 1000, VALUE_NULL, "Die and modifier"),
	F_FLAG("rallied", "The rout is over"),
	F_FLAG("removed", "It leaves the table"),
	F_WORD("grade", grade_words, VALUE_NULL, "Grade after the move; null when removed"),
	FIELDS_END,
};

static bool is_later(const struct act *a)
{
	return act_in(a, IN_MOVE) > 1;
}

static int64_t move_distance(struct act *a)
{
	bool own = is_later(a) &&
		   act_ruling(a, R15_ROUT_LATER_DIST) == R15_ROUT_LATER_DIST_NORMAL_MOVE;

	if (act_in(a, IN_ARM) == ARM_GUNNERS)
		own |= act_ruling(a, R15_GUNNER_ROUT) == R15_GUNNER_ROUT_BATTERY_MOVE;
	if (own)
		return act_in(a, IN_OWN_MOVE) == DISTANCE_NONE ? VALUE_NULL
							       : act_in(a, IN_OWN_MOVE);
	return act_number(a, act_in(a, IN_ARM) == ARM_CAVALRY ? N_ROUT_CAVALRY : N_ROUT_INFANTRY);
}

static void tell_move(struct act *a)
{
	char text[DISTANCE_TEXT] = "its own move";

	if (act_get(a, OUT_DISTANCE) != VALUE_NULL)
		r15_length(a, act_get(a, OUT_DISTANCE), text);
	if (is_later(a)) {
		act_say(a, "17", "In the movement phase the unit routs %s.", text);
		act_remind(a, "17", "It avoids friends and enemy (rout-path).");
		act_rule(a, R15_ROUT_LATER_DIST);
		act_rule(a, R15_ROUT_BLOCKED);
	} else {
		act_say(a, "17", "The unit routs %s, directly away from the cause.", text);
		act_remind(a, "17",
			   "It passes through friends: each of them is routed through and "
			   "Disordered (rout-reaction).");
		act_rule(a, R15_ROUT_CAUSE);
	}
	if (act_in(a, IN_ARM) == ARM_GUNNERS)
		act_rule(a, R15_GUNNER_ROUT);
}

/* When, how far and how; refuses a move past the last. */
static void move(struct act *a)
{
	bool at_once = !is_later(a) && act_ruling(a, R15_ROUT_FIRST) == R15_ROUT_FIRST_IMMEDIATE;

	if (act_in(a, IN_MOVE) > act_number(a, N_ROUT_MOVES) && !act_failed(a)) {
		err_set(&a->dice->err, ERR_USAGE, "move: a rout has %d moves, not %d",
			(int)act_number(a, N_ROUT_MOVES), (int)act_in(a, IN_MOVE));
		return;
	}
	act_set(a, OUT_DISTANCE, move_distance(a));
	act_set(a, OUT_WHEN, at_once ? MOVE_AT_ONCE : MOVE_IN_PHASE);
	act_set(a, OUT_AVOIDS, is_later(a));
	act_set(a, OUT_TESTS,
		is_later(a) || act_ruling(a, R15_ROUT_FIRST_TEST) == R15_ROUT_FIRST_TEST_YES);
	act_set(a, OUT_RALLIED, 0);
	act_set(a, OUT_REMOVED, 0);
	act_set(a, OUT_GRADE, GRADE_ROUT);
	tell_move(a);
	if (!is_later(a))
		act_rule(a, R15_ROUT_FIRST);
	if (!is_later(a))
		act_rule(a, R15_ROUT_FIRST_TEST);
}

static void test(struct act *a)
{
	int64_t block[TEST_FIELDS];
	struct r15_rally r;

	if (act_get(a, OUT_TESTS) != 1)
		return;
	routed_block(a, block);
	r15_rally_run(a, block, &r);
	act_set(a, OUT_MODIFIER, r.modifier);
	act_set(a, OUT_TOTAL, r.total);
	act_set(a, OUT_RALLIED, r.rallied);
	act_set(a, OUT_GRADE, r.grade);
	if (r.rallied || act_in(a, IN_MOVE) < act_number(a, N_ROUT_MOVES))
		return;
	act_set(a, OUT_REMOVED, 1);
	act_set(a, OUT_GRADE, VALUE_NULL);
	act_say(a, "17", "The unit is removed from the table.");
}

static stage_fn *const stages[] = { move, test, NULL };
static const char *const lists[] = { "morale", NULL };

static const char *const files[] = { "rout",
				     "morale",
				     "definitions",
				     "rulings-rout",
				     "rulings-morale",
				     "rulings-definitions",
				     "rulings-artillery",
				     "rulings-general",
				     NULL };

const struct resolution r15_rout_move = {
	.name = "rout-move",
	.title = "One move of a unit in rout, and its test",
	.cite = "17",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "1d6 to rally on the second and third move",
	.stages = stages,
	.check = check_grade,
	.event = "rallied=yes",
	.lists = lists,
	.files = files,
	.example = "move=2 arm=infantry general=6in support=6in enemy=10in",
};

/* ---- rout-moves: the second and third together ---- */

enum { MOVES_RALLIED_ON, MOVES_REMOVED, MOVES_GRADE };

static const struct field moves_inputs[] = { TEST("", GRADE_ROUT), FIELDS_END };

static const struct field moves_outcome[] = {
	F_INT("rallied-on", 1, MOVES_TYPED, VALUE_NULL, "The move on which it rallied"),
	F_FLAG("removed", "It never rallied and leaves the table"),
	F_WORD("grade", grade_words, VALUE_NULL, "Grade after it all; null when removed"),
	FIELDS_END,
};

/* One move's test, unless the rout is over. */
static void try_rally(struct act *a, int number)
{
	int64_t block[TEST_FIELDS];
	struct r15_rally r;

	routed_block(a, block);
	act_remind(a, "17", "Rout move %d.", number);
	r15_rally_run(a, block, &r);
	if (r.rallied) {
		act_set(a, MOVES_RALLIED_ON, number);
		act_set(a, MOVES_GRADE, r.grade);
	} else if (number == act_number(a, N_ROUT_MOVES)) {
		act_set(a, MOVES_REMOVED, 1);
		act_set(a, MOVES_GRADE, VALUE_NULL);
		act_say(a, "17", "The unit is removed from the table.");
	}
}

static void first_test(struct act *a)
{
	act_set(a, MOVES_REMOVED, 0);
	act_set(a, MOVES_GRADE, GRADE_ROUT);
	if (act_ruling(a, R15_ROUT_FIRST_TEST) == R15_ROUT_FIRST_TEST_YES)
		try_rally(a, 1);
}

static void later_tests(struct act *a)
{
	int last = (int)act_number(a, N_ROUT_MOVES);

	for (int number = 2; number <= last && !act_failed(a); number++)
		if (act_get(a, MOVES_RALLIED_ON) == VALUE_NULL)
			try_rally(a, number);
}

static stage_fn *const moves_stages[] = { first_test, later_tests, NULL };

const struct resolution r15_rout_moves = {
	.name = "rout-moves",
	.title = "What becomes of a unit in rout by its last move",
	.cite = "17",
	.kind = RESOLUTION,
	.inputs = moves_inputs,
	.outcome = moves_outcome,
	.dice = "1d6 to rally on the second move, and on the third if that failed",
	.stages = moves_stages,
	.check = check_grade,
	.event = "removed=yes",
	.lists = lists,
	.files = files,
	.example = "general=6in support=6in enemy=10in",
};

/* ---- rout-path (R17-10, R17-13, R17-14, R17-19, R17-20) ---- */

enum { PATH_MOVE, PATH_FRIEND, PATH_ENEMY };
enum { PATH_GOES, PATH_STOPS, PATH_REMOVED, PATH_PASSES };
static const char *const path_words[] = { "goes", "stops", "removed", "passes-through", NULL };

static const struct field path_inputs[] = {
	F_INT_REQUIRED("move", 1, MOVES_TYPED, "Which move of this rout"),
	F_FLAG("friend", "The path crosses friends"),
	F_FLAG("enemy", "The path meets the enemy"),
	FIELDS_END,
};

static const struct field path_outcome[] = {
	F_FLAG("allowed", "The path may be taken"),
	F_WORD("does", path_words, VALUE_NULL, "What the unit does when no other path is clear"),
	FIELDS_END,
};

static void path(struct act *a)
{
	static const int blocked[] = { PATH_STOPS, PATH_REMOVED, PATH_PASSES };
	bool later = act_in(a, PATH_MOVE) > 1, enemy = act_in(a, PATH_ENEMY) != 0;
	bool allowed = !enemy && !(later && act_in(a, PATH_FRIEND));
	int does = PATH_GOES;

	if (!allowed) {
		does = blocked[act_ruling(a, R15_ROUT_BLOCKED)];
		if (does == PATH_PASSES && enemy)
			does = PATH_STOPS;
		act_say(a, "17", "The path is not clear.");
		act_rule(a, R15_ROUT_BLOCKED);
	} else if (act_in(a, PATH_FRIEND)) {
		act_say(a, "17", "The first rout move passes through friends, who are Disordered.");
	} else {
		act_say(a, "17", "The path is clear.");
	}
	act_set(a, 0, allowed);
	act_set(a, 1, does);
}

static stage_fn *const path_stages[] = { path, NULL };

static const char *const rout_path_files[] = { "rout", "rulings-rout", NULL };

const struct resolution r15_rout_path = {
	.name = "rout-path",
	.title = "Whether a rout move may take a path",
	.cite = "17",
	.kind = LOOKUP,
	.inputs = path_inputs,
	.outcome = path_outcome,
	.stages = path_stages,
	.event = "allowed=yes",
	.files = rout_path_files,
	.example = "move=2 friend",
};
