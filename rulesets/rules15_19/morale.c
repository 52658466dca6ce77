/* SPDX-License-Identifier: GPL-3.0-or-later */
/* morale.c -- the resolution `morale`: one test of Rule 18. */
#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/rulings.h"
#include "rulesets/rules15_19/unit.h"

/* ---- morale (R18-8, R18-14 to R18-34) ----
 *
 * The sum stands before the die so that the prompt can name it.  The die decides nothing on a
 * brigade that cannot do worse: one in Rout stays in Rout, and a pass is no rally. */

enum { OUT_MODIFIER, OUT_TOTAL, OUT_RESULT, OUT_GRADE, OUT_REACTION };

static const struct field inputs[] = { TEST("", GRADE_FORMED), FIELDS_END };

static const struct field outcome[] = {
	F_INT("modifier", -1000, 1000, VALUE_NULL, "The lines that apply, added up"),
	F_INT("total", -1000, 1000, VALUE_NULL, "Die and modifier"),
	F_WORD("result", result_words, VALUE_NULL, "Row of the table"),
	F_WORD("grade", grade_words, VALUE_NULL, "Grade after the test"),
	F_FLAG("reaction-due", "A new rout: friends near it react"),
	FIELDS_END,
};

static void add_up(struct act *a)
{
	act_set(a, OUT_MODIFIER, r15_morale_sum(a, a->in->v, &r15_the_unit));
}

static void test(struct act *a)
{
	int64_t held = act_in(a, TEST_GRADE), after;
	int total, result;

	total = r15_morale_throw(a, "Morale", (int)act_get(a, OUT_MODIFIER));
	result = r15_morale_result(a, total);
	after = r15_tested_grade(a, held, result);
	act_set(a, OUT_TOTAL, total);
	act_set(a, OUT_RESULT, result);
	act_set(a, OUT_GRADE, after);
	act_set(a, OUT_REACTION, after == GRADE_ROUT && held != GRADE_ROUT);
	r15_tell_test(a, &r15_the_unit, total, held, after);
	if (after >= GRADE_SHAKEN && held == after)
		act_rule(a, R15_RALLY_IS_TEST);
}

static stage_fn *const stages[] = { add_up, test, NULL };
static const char *const lists[] = { "morale", NULL };

static const char *const files[] = { "morale", "rulings-morale", "rulings-general", NULL };

const struct resolution r15_morale = {
	.name = "morale",
	.title = "A brigade or battery tests its morale",
	.cite = "18",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "1d6 for morale",
	.stages = stages,
	.event = "result=makes-morale",
	.lists = lists,
	.files = files,
	.example = "class=c casualties=2 general=6in support=3.5in",
};
