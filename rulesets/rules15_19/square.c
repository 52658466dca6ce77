/* SPDX-License-Identifier: GPL-3.0-or-later */
/* square.c -- the resolution `square`: charged infantry tries to form square. */
#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/react.h"
#include "rulesets/rules15_19/rulings.h"

/* ---- forming square (R15-9 to R15-19) ----
 *
 * 1. Infantry already in square stands in it; infantry in Rout may not test.
 * 2. The cavalry must have covered a quarter of its charge move, or no die is thrown.
 * 3. 1d6 and the list `square`; 4 or more orders the square.
 * 4. Forming takes half a charge move more: the square stands at three quarters of the move.
 *
 * The awkward case: charge move 16, distance 11.  The test comes at 4 and may pass, but the square
 * would stand at 12, so the cavalry arrives first and the infantry fights as it was.  From 12
 * inches it is just in time. */

static bool may_test(struct act *a, const struct r15_react *r)
{
	int64_t grade = act_in(a, r->unit + UNIT_GRADE);

	if (grade == GRADE_ROUT)
		return false;
	return grade == GRADE_FORMED || act_ruling(a, R15_SQUARE_TEST) != R15_SQUARE_TEST_FORMED;
}

/* Fills in the times; whether a square ordered now stands before contact. */
static void judge_time(struct act *a, const struct r15_react *r, struct r15_square *out)
{
	int64_t move = act_in(a, r->charge_move), distance = act_in(a, r->distance);
	int64_t test = act_number(a, N_TEST_PART), form = act_number(a, N_FORM_PART);
	int timing = act_ruling(a, R15_SQUARE_TIMING);

	out->test_at = r15_test_at(a, r);
	if (timing == R15_SQUARE_TIMING_DISTANCE_CHARGED)
		move = distance;
	if (move == DISTANCE_NONE)
		return;
	if (timing == R15_SQUARE_TIMING_1_2_ALLOWANCE)
		out->ready_at = move / form;
	else
		out->ready_at = move * (test + form) / (test * form);
	if (distance == DISTANCE_NONE)
		return;
	if (timing == R15_SQUARE_TIMING_1_2_ALLOWANCE)
		out->in_time = distance * form >= move;
	else
		out->in_time = distance * test * form >= move * (test + form) ||
			       timing == R15_SQUARE_TIMING_DISTANCE_CHARGED;
}

/* Contact before the square stands: `changing` when the order was given in vain. */
static void caught(struct act *a, struct r15_square *out, bool changing)
{
	int late = act_ruling(a, R15_SQUARE_LATE);

	if (late == R15_SQUARE_LATE_DISORDERED && out->grade < GRADE_DISORDERED)
		out->grade = GRADE_DISORDERED;
	if (late == R15_SQUARE_LATE_NO_FORMATION && changing)
		out->formation = FORMATION_OTHER;
	act_rule(a, R15_SQUARE_LATE);
}

static void test(struct act *a, const struct r15_react *r, struct r15_square *out)
{
	int need = (int)act_number(a, r->target), total;

	out->due = true;
	out->modifier = r15_react_sum(a, r);
	out->passed = r15_react_throw(a, r, (int)out->modifier, &total);
	out->total = total;
	if (!out->passed) {
		act_say(a, "15", "The infantry does not form square (total %d, needed %d).", total,
			need);
		if (act_ruling(a, R15_SQUARE_FAIL) == R15_SQUARE_FAIL_DISORDERED &&
		    out->grade < GRADE_DISORDERED)
			out->grade = GRADE_DISORDERED;
		act_rule(a, R15_SQUARE_FAIL);
	} else if (out->in_time != 0) {
		out->square = true;
		out->formation = FORMATION_SQUARE;
		act_say(a, "15", "The infantry forms square (total %d, needed %d).", total, need);
	} else {
		act_say(a, "15",
			"The infantry orders square (total %d, needed %d), but the cavalry "
			"arrives first.",
			total, need);
		caught(a, out, true);
	}
}

void r15_square_run(struct act *a, const struct r15_react *r, struct r15_square *out)
{
	*out = (struct r15_square){ .in_time = VALUE_NULL,
				    .test_at = VALUE_NULL,
				    .ready_at = VALUE_NULL,
				    .modifier = VALUE_NULL,
				    .total = VALUE_NULL,
				    .grade = act_in(a, r->unit + UNIT_GRADE),
				    .formation = act_in(a, r->formation) };
	judge_time(a, r, out);
	if (out->formation == FORMATION_SQUARE) {
		out->square = true;
		act_say(a, "15", "The infantry already stands in square.");
	} else if (!may_test(a, r)) {
		act_say(a, "15", "The infantry is %s and may not test to form square.",
			r15_grade_name(out->grade));
		act_rule(a, R15_SQUARE_TEST);
	} else if (r15_too_near(a, r)) {
		out->in_time = 0;
		act_say(a, "15",
			"The cavalry starts too near: there is no time to test for square.");
		caught(a, out, false);
	} else {
		test(a, r, out);
	}
}

/* ---- the resolution ---- */

enum {
	IN_UNIT,
	IN_GENERAL = UNIT_FIELDS,
	IN_CINC,
	IN_ATTACHED,
	IN_POOR,
	IN_CHARGED,
	IN_CHARGE_MOVE,
	IN_DISTANCE,
	IN_FORMATION
};

static const struct field inputs[] = {
	UNIT("", GRADE_FORMED),
	REACT_MEASURED(""),
	REACT_POOR_COMMANDER(""),
	REACT_CHARGE,
	F_WORD("formation", formation_words, FORMATION_LINE, "Formation when it is charged"),
	FIELDS_END,
};

enum {
	OUT_DUE,
	OUT_MODIFIER,
	OUT_TOTAL,
	OUT_PASSED,
	OUT_IN_TIME,
	OUT_SQUARE,
	OUT_TEST_AT,
	OUT_READY_AT,
	OUT_GRADE
};

static const struct field outcome[] = {
	F_FLAG("roll-due", "A die is thrown"),
	F_INT("modifier", -1000, 1000, VALUE_NULL, "The lines that apply, added up"),
	F_INT("total", -1000, 1000, VALUE_NULL, "Die and modifier"),
	F_FLAG("passed", "The square was ordered"),
	F_FLAG("in-time", "A square ordered stands before contact; null when not judged"),
	F_FLAG("square", "The infantry fights in square"),
	F_DISTANCE("test-at", VALUE_NULL, "Inches of the charge covered when the test falls"),
	F_DISTANCE("ready-at", VALUE_NULL, "Inches of the charge covered when the square stands"),
	F_WORD("grade", grade_words, VALUE_NULL, "Grade after the test"),
	FIELDS_END,
};

static const struct r15_react react = {
	.unit = IN_UNIT,
	.general = IN_GENERAL,
	.cinc = IN_CINC,
	.attached = IN_ATTACHED,
	.poor = IN_POOR,
	.charged = IN_CHARGED,
	.charge_move = IN_CHARGE_MOVE,
	.distance = IN_DISTANCE,
	.formation = IN_FORMATION,
	.list = LIST_SQUARE,
	.target = N_SQUARE_TARGET,
	.label = "Infantry form square",
	.who = &r15_the_unit,
};

static void run(struct act *a)
{
	struct r15_square s;

	r15_square_run(a, &react, &s);
	act_set(a, OUT_DUE, s.due);
	act_set(a, OUT_MODIFIER, s.modifier);
	act_set(a, OUT_TOTAL, s.total);
	act_set(a, OUT_PASSED, s.passed);
	act_set(a, OUT_IN_TIME, s.in_time);
	act_set(a, OUT_SQUARE, s.square);
	act_set(a, OUT_TEST_AT, s.test_at);
	act_set(a, OUT_READY_AT, s.ready_at);
	act_set(a, OUT_GRADE, s.grade);
	if (s.square)
		act_rule(a, R15_CHARGE_BREAK_OFF);
}

static stage_fn *const stages[] = { run, NULL };
static const char *const lists[] = { "square", NULL };

static const char *const files[] = { "square", "rulings-square", "rulings-general", NULL };

const struct resolution r15_square = {
	.name = "square",
	.title = "Charged infantry tries to form square",
	.cite = "15",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "1d6 to form square, when a test is due",
	.stages = stages,
	.event = "square=yes",
	.lists = lists,
	.files = files,
	.example = "class=a general=3in charge-move=16in distance=14in",
};
