/* SPDX-License-Identifier: GPL-3.0-or-later */
/* unit.h -- what every procedure of Rules 15 to 19 asks of a unit: limits, casualties, grades and
 * the morale test itself. */
#ifndef UMPIRE_RULES15_19_UNIT_H
#define UMPIRE_RULES15_19_UNIT_H

#include "rules/act.h"
#include "rulesets/rules15_19/units.h"

/* How a unit is called: the side of its modifiers ("" where there is one unit only), and the
 * subject of a sentence ("The cavalry"). */
struct r15_name {
	const char *side, *subject;
};
extern const struct r15_name r15_the_unit, r15_the_cavalry, r15_the_infantry, r15_the_gunners;

/* A distance as text in buf for a sentence; "" when nobody listens.  Returns buf. */
const char *r15_length(const struct act *a, int64_t distance, char buf[DISTANCE_TEXT]);

/* Whether a distance or an angle is within a limit; the ruling `within` decides the limit
 * itself. */
bool r15_within(struct act *a, int64_t distance, int64_t limit);

/* Casualties after a loss of so many tenths of strength. */
int64_t r15_add_losses(struct act *a, int64_t casualties, int64_t tenths);
/* Casualties as they count in a modifier: no more than the ruling casualty_cap lets. */
int64_t r15_counted(struct act *a, int64_t casualties);
/* Whether a unit with so many casualties leaves the table for it. */
bool r15_removed(struct act *a, int64_t casualties);
/* Tells the umpire when no strength is left, and what that means. */
void r15_tell_spent(struct act *a, const struct r15_name *who, int64_t casualties);

/* Reminds the umpire that cavalry of this grade charges only when the rules command it. */
void r15_tell_charger(struct act *a, int64_t grade);

/* The grade after a printed result: the worse of the two, or as the ruling result_grade says. */
int64_t r15_worse(struct act *a, int64_t held, int64_t printed);
const char *r15_grade_name(int64_t grade);

/* ---- the morale test ---- */

/* Copies a unit's block of inputs, from the input `first` on. */
void r15_block(const struct act *a, int first, int64_t block[TEST_FIELDS]);
/* The sum of the list `morale` over a block. */
int r15_morale_sum(struct act *a, const int64_t *block, const struct r15_name *who);
/* What a total means: RESULT_*, by the table. */
int r15_morale_result(struct act *a, int total);
/* Throws the die of a test with a known sum; the total. */
int r15_morale_throw(struct act *a, const char *label, int sum);
/* The same where only the row of the total is read, as in chains that do not tell it. */
int r15_morale_throw_row(struct act *a, const char *label, int sum);
/* The grade after a test that is no rally. */
int64_t r15_tested_grade(struct act *a, int64_t held, int result);
/* Tells a test's result, and what a fresh rout asks of the umpire. */
void r15_tell_test(struct act *a, const struct r15_name *who, int total, int64_t held,
		   int64_t after);

#endif
