/* SPDX-License-Identifier: GPL-3.0-or-later */
/* react.c -- the d6 of a charged unit, common to infantry and gunners. */
#include "rulesets/rules15_19/react.h"

#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/rulings.h"

/* ---- when the test falls (R15-17, R16-13) ----
 *
 * The test is taken when the cavalry has covered a quarter of its charge move.  With a move of 16
 * inches that is at 4: a charge from 4 inches gives the test, one from 3 does not, and nothing is
 * thrown.  Read as a quarter of the way charged, the moment always comes. */

static bool timed(const struct act *a, const struct r15_react *r)
{
	return act_in(a, r->charge_move) != DISTANCE_NONE &&
	       act_in(a, r->distance) != DISTANCE_NONE;
}

bool r15_too_near(struct act *a, const struct r15_react *r)
{
	int64_t part = act_number(a, N_TEST_PART);

	if (!timed(a, r) || act_in(a, r->distance) * part >= act_in(a, r->charge_move))
		return false;
	return act_ruling(a, R15_SQUARE_TIMING) != R15_SQUARE_TIMING_DISTANCE_CHARGED;
}

int64_t r15_test_at(struct act *a, const struct r15_react *r)
{
	int64_t of = act_in(a, r->charge_move);

	if (act_ruling(a, R15_SQUARE_TIMING) == R15_SQUARE_TIMING_DISTANCE_CHARGED)
		of = act_in(a, r->distance);
	return of == DISTANCE_NONE ? VALUE_NULL : of / act_number(a, N_TEST_PART);
}

void r15_tell_reach(struct act *a, const struct r15_react *r)
{
	if (timed(a, r) && act_in(a, r->distance) > act_in(a, r->charge_move))
		act_remind(a, "15",
			   "The distance is longer than the charge move: the charge does "
			   "not arrive.");
}

int r15_react_sum(struct act *a, const struct r15_react *r)
{
	const int64_t scope[REACT_FIELDS] = {
		[REACT_CLASS] = act_in(a, r->unit + UNIT_CLASS),
		[REACT_CASUALTIES] = r15_counted(a, act_in(a, r->unit + UNIT_CASUALTIES)),
		[REACT_GRADE] = act_in(a, r->unit + UNIT_GRADE),
		[REACT_GENERAL] = act_in(a, r->general),
		[REACT_CINC] = act_in(a, r->cinc),
		[REACT_ATTACHED] = act_in(a, r->attached),
		[REACT_POOR] = act_in(a, r->poor),
		[REACT_CHARGED] = act_in(a, r->charged),
	};

	return act_sum(a, r->list, scope, r->who->side);
}

bool r15_react_throw(struct act *a, const struct r15_react *r, int sum, int *total)
{
	int need = (int)act_number(a, r->target);

	*total = sum + (r->untold ? act_dice_need(a, r->label, 1, 6, sum, need)
				  : act_dice(a, r->label, 1, 6, sum, need));
	return *total >= need;
}
