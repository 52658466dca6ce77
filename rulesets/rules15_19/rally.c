/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rally.c -- the resolutions `rally` and `counter-charge`. */
#include "rulesets/rules15_19/rally.h"

#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/rulings.h"

/* ---- rally (R18-5, R18-7, R19-9 to R19-11, R19-15 to R19-20) ----
 *
 * To rally is to pass the morale test that a Shaken brigade or one in Rout owes each move: Rout
 * becomes Shaken, Shaken becomes Disordered.  The Shaken need a general near; without one they
 * test all the same, a pass changes nothing and a failure still counts.
 *
 * The awkward case: a brigade in Rout scores 1 or 2.  The table says Shaken, but that is no pass,
 * so it stays in Rout. */

static bool general_near(struct act *a, const int64_t *block, int rule)
{
	int64_t limit = act_number(a, rule == R15_RALLY_GENERAL_WITHIN_8 ? N_RALLY_GENERAL_FAR
									 : N_RALLY_GENERAL);

	if (block[TEST_ATTACHED] || rule == R15_RALLY_GENERAL_ATTACHED)
		return block[TEST_ATTACHED];
	return r15_within(a, block[TEST_GENERAL], limit) || r15_within(a, block[TEST_CINC], limit);
}

static bool may_rally(struct act *a, const int64_t *block)
{
	int rule = act_ruling(a, R15_RALLY_GENERAL);

	if (block[TEST_GRADE] == GRADE_ROUT && rule != R15_RALLY_GENERAL_BOTH_STEPS)
		return true;
	return general_near(a, block, rule);
}

/* Whether a result rallies; result is RESULT_*. */
static bool rallies(struct act *a, const int64_t *block, int result)
{
	if (result == RESULT_MAKES)
		return may_rally(a, block);
	return result == RESULT_SHAKEN && block[TEST_GRADE] == GRADE_ROUT &&
	       act_ruling(a, R15_ROUT_ON_1_2) == R15_ROUT_ON_1_2_SHAKEN;
}

static void tell(struct act *a, const struct r15_rally *r, int64_t held, int result)
{
	const char *now = r15_grade_name(r->grade);

	if (r->rallied)
		act_say(a, "19", "The unit rallies (total %d) and is now %s.", r->total, now);
	else if (result == RESULT_MAKES)
		act_say(a, "19",
			"The unit makes its morale (total %d) but stays %s: no general "
			"rallies it.",
			r->total, now);
	else
		act_say(a, "19", "The unit fails to rally (total %d) and is %s.", r->total, now);
	if (result == RESULT_MAKES)
		act_rule(a, R15_RALLY_GENERAL);
	if (held == GRADE_ROUT && result == RESULT_SHAKEN)
		act_rule(a, R15_ROUT_ON_1_2);
	if (r->grade == GRADE_ROUT && held != GRADE_ROUT)
		act_remind(a, "17",
			   "A new rout: friends near it react (rout-reaction), and it makes "
			   "its first rout move.");
}

/* Ruling rally_is_test=separate: the test that is owed comes before the attempt.  Whether it left
 * nothing to rally from, as ruling make=formed can. */
static bool test_first(struct act *a, int64_t block[TEST_FIELDS], struct r15_rally *out)
{
	int64_t held = block[TEST_GRADE];

	out->modifier = r15_morale_sum(a, block, &r15_the_unit);
	out->total = r15_morale_throw(a, "Morale", out->modifier);
	block[TEST_GRADE] = r15_tested_grade(a, held, r15_morale_result(a, out->total));
	r15_tell_test(a, &r15_the_unit, out->total, held, block[TEST_GRADE]);
	out->grade = block[TEST_GRADE];
	out->rallied = out->grade < GRADE_SHAKEN;
	return out->rallied;
}

void r15_rally_run(struct act *a, int64_t block[TEST_FIELDS], struct r15_rally *out)
{
	int result;

	if (act_ruling(a, R15_RALLY_IS_TEST) == R15_RALLY_IS_TEST_SEPARATE &&
	    test_first(a, block, out))
		return;
	out->modifier = r15_morale_sum(a, block, &r15_the_unit);
	out->total = r15_morale_throw(a, "Rally", out->modifier);
	result = r15_morale_result(a, out->total);
	out->rallied = rallies(a, block, result);
	out->grade = block[TEST_GRADE];
	if (out->rallied)
		out->grade--;
	else if (result != RESULT_MAKES)
		out->grade = r15_tested_grade(a, block[TEST_GRADE], result);
	tell(a, out, block[TEST_GRADE], result);
}

/* ---- the resolution `rally` ---- */

enum { OUT_MODIFIER, OUT_TOTAL, OUT_RALLIED, OUT_GRADE };

static const struct field inputs[] = { TEST("", GRADE_FORMED), FIELDS_END };

static const struct field outcome[] = {
	F_INT("modifier", -1000, 1000, VALUE_NULL, "The lines that apply, added up"),
	F_INT("total", -1000, 1000, VALUE_NULL, "Die and modifier"),
	F_FLAG("rallied", "One grade better"),
	F_WORD("grade", grade_words, VALUE_NULL, "Grade after the attempt"),
	FIELDS_END,
};

static int check_rally(const struct inputs *in, struct err *e)
{
	if (in->v[TEST_GRADE] >= GRADE_SHAKEN)
		return 0;
	err_set(e, ERR_USAGE,
		"grade: a unit that is %s has nothing to rally from; give shaken or rout",
		grade_words[in->v[TEST_GRADE]]);
	err_argument(e, grade_words[in->v[TEST_GRADE]]);
	return -1;
}

static void rally(struct act *a)
{
	int64_t block[TEST_FIELDS];
	struct r15_rally r;

	r15_block(a, 0, block);
	act_rule(a, R15_RALLY_PHASE);
	r15_rally_run(a, block, &r);
	act_set(a, OUT_MODIFIER, r.modifier);
	act_set(a, OUT_TOTAL, r.total);
	act_set(a, OUT_RALLIED, r.rallied);
	act_set(a, OUT_GRADE, r.grade);
	act_rule(a, R15_CP);
}

static stage_fn *const stages[] = { rally, NULL };
static const char *const lists[] = { "morale", NULL };

static const char *const files[] = {
	"morale",          "definitions", "rulings-morale", "rulings-definitions", "rulings-rout",
	"rulings-general", NULL
};

const struct resolution r15_rally = {
	.name = "rally",
	.title = "A Shaken unit or one in rout tries to rally",
	.cite = "18, 19",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "1d6 to rally",
	.stages = stages,
	.check = check_rally,
	.event = "rallied=yes",
	.lists = lists,
	.files = files,
	.example = "grade=shaken general=3in support=6in enemy=12in",
};

/* ---- counter charge (R18-10, R19-1, R19-2) ----
 *
 * Charged cavalry that would counter charge must make its morale; if it fails it receives the
 * charge stationary and keeps its grade, whatever the total.  Shaken cavalry may try, since the
 * enemy starts the combat; cavalry in Rout may not and stands. */

enum { CC_DUE, CC_MODIFIER, CC_TOTAL, CC_COUNTER, CC_STATIONARY, CC_GRADE };

static const struct field counter_inputs[] = { TEST("", GRADE_FORMED), FIELDS_END };

static const struct field counter_outcome[] = {
	F_FLAG("roll-due", "A die is thrown"),
	F_INT("modifier", -1000, 1000, VALUE_NULL, "The lines that apply, added up"),
	F_INT("total", -1000, 1000, VALUE_NULL, "Die and modifier"),
	F_FLAG("counter-charges", "It meets the charge with its own"),
	F_FLAG("stationary", "It receives the charge standing"),
	F_WORD("grade", grade_words, VALUE_NULL, "Grade after the test"),
	FIELDS_END,
};

static bool may_counter(struct act *a)
{
	int64_t grade = act_in(a, TEST_GRADE);

	if (grade == GRADE_ROUT || grade == GRADE_FORMED)
		return grade == GRADE_FORMED;
	return act_ruling(a, R15_COUNTER_GRADE) == R15_COUNTER_GRADE_NOT_ROUT;
}

static void fail_counter(struct act *a, int result)
{
	int64_t held = act_in(a, TEST_GRADE);

	act_set(a, CC_STATIONARY, 1);
	if (act_ruling(a, R15_COUNTER_FAIL) == R15_COUNTER_FAIL_RULE18_TOO) {
		act_set(a, CC_GRADE, r15_tested_grade(a, held, result));
		act_set(a, CC_STATIONARY, result != RESULT_ROUT);
	}
	if (act_get(a, CC_STATIONARY))
		act_say(a, "19", "The cavalry fails (total %d) and fights stationary, %s.",
			(int)act_get(a, CC_TOTAL), r15_grade_name(act_get(a, CC_GRADE)));
	else
		act_say(a, "18", "The cavalry fails (total %d) and routs before contact.",
			(int)act_get(a, CC_TOTAL));
	act_rule(a, R15_COUNTER_FAIL);
}

static void counter_charge(struct act *a)
{
	int sum, total, result;

	act_set(a, CC_DUE, may_counter(a));
	act_set(a, CC_COUNTER, 0);
	act_set(a, CC_STATIONARY, 0);
	act_set(a, CC_GRADE, act_in(a, TEST_GRADE));
	if (!act_get(a, CC_DUE)) {
		act_set(a, CC_STATIONARY, 1);
		act_say(a, "19", "The cavalry is %s and may not counter charge: it stands.",
			r15_grade_name(act_in(a, TEST_GRADE)));
		return;
	}
	sum = r15_morale_sum(a, a->in->v, &r15_the_unit);
	total = r15_morale_throw(a, "Counter charge", sum);
	result = r15_morale_result(a, total);
	act_set(a, CC_MODIFIER, sum);
	act_set(a, CC_TOTAL, total);
	if (result == RESULT_MAKES) {
		act_set(a, CC_COUNTER, 1);
		act_say(a, "19", "The cavalry counter charges (total %d).", total);
	} else {
		fail_counter(a, result);
	}
}

static void note_stationary(struct act *a)
{
	if (act_get(a, CC_STATIONARY))
		act_rule(a, R15_STATIONARY);
}

static stage_fn *const counter_stages[] = { counter_charge, note_stationary, NULL };

const struct resolution r15_counter_charge = {
	.name = "counter-charge",
	.title = "Charged cavalry tests to counter charge",
	.cite = "18, 19",
	.kind = RESOLUTION,
	.inputs = counter_inputs,
	.outcome = counter_outcome,
	.dice = "1d6 for morale, when the cavalry may test",
	.stages = counter_stages,
	.event = "counter-charges=yes",
	.lists = lists,
	.files = files,
	.example = "general=6in support=6in enemy=10in",
};
