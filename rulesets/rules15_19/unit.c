/* SPDX-License-Identifier: GPL-3.0-or-later */
/* unit.c -- limits, casualties, grades and the morale test of Rules 15 to 19. */
#include "rulesets/rules15_19/unit.h"

#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/rulings.h"

#include <string.h>

const struct r15_name r15_the_unit = { "", "The unit" };
const struct r15_name r15_the_cavalry = { "cavalry", "The cavalry" };
const struct r15_name r15_the_infantry = { "infantry", "The infantry" };
const struct r15_name r15_the_gunners = { "gunners", "The gunners" };

const char *r15_length(const struct act *a, int64_t distance, char buf[DISTANCE_TEXT])
{
	buf[0] = '\0';
	return a->trace ? distance_text(distance, buf) : buf;
}

bool r15_within(struct act *a, int64_t distance, int64_t limit)
{
	if (distance != limit)
		return distance < limit;
	return act_ruling(a, R15_WITHIN) == R15_WITHIN_INCLUSIVE;
}

/* ---- casualties (R15-38, R18-35) ----
 *
 * Losses are printed as 0, 10, 20, 30 or 40 per cent of strength and held as tenths.  A casualty
 * is one tenth, so that 30 per cent after 20 per cent makes five.  Read as per cent of what
 * still stands, 30 per cent of a unit that lost two tenths is 2.4 tenths, rounded to two. */

static int64_t tenths_lost(struct act *a, int64_t casualties, int64_t tenths)
{
	int64_t strength = act_number(a, N_STRENGTH);
	int64_t left = casualties < strength ? strength - casualties : 0;
	int64_t compound = (2 * tenths * left + strength) / (2 * strength);

	if (compound == tenths || act_ruling(a, R15_PCT_BASE) == R15_PCT_BASE_ORIGINAL)
		return tenths;
	return compound;
}

int64_t r15_add_losses(struct act *a, int64_t casualties, int64_t tenths)
{
	int64_t lost;

	if (tenths <= 0)
		return casualties;
	lost = tenths_lost(a, casualties, tenths) / act_number(a, N_CASUALTY_TENTHS);
	if (lost == 1 || act_ruling(a, R15_CASUALTY_PCT) != R15_CASUALTY_PCT_PER_EVENT)
		return casualties + lost;
	return casualties + 1;
}

int64_t r15_counted(struct act *a, int64_t casualties)
{
	int64_t cap = act_number(a, N_CASUALTY_CAP);

	if (casualties <= cap || act_ruling(a, R15_CASUALTY_CAP) != R15_CASUALTY_CAP_AT_4)
		return casualties;
	act_line(a, "18", (int)cap, "Casualties counted: %d of %d (house rule)", (int)cap,
		 (int)casualties);
	return cap;
}

bool r15_removed(struct act *a, int64_t casualties)
{
	return casualties >= act_number(a, N_STRENGTH) &&
	       act_ruling(a, R15_CASUALTY_CAP) == R15_CASUALTY_CAP_REMOVE_AT_10;
}

void r15_tell_spent(struct act *a, const struct r15_name *who, int64_t casualties)
{
	if (casualties < act_number(a, N_STRENGTH))
		return;
	if (r15_removed(a, casualties))
		act_say(a, "18", "%s has no strength left and is removed.", who->subject);
	else
		act_remind(a, "18", "%s has no strength left: the umpire decides its fate.",
			   who->subject);
}

/* ---- grades (R18-1 to R18-7) ---- */

int64_t r15_worse(struct act *a, int64_t held, int64_t printed)
{
	if (printed >= held)
		return printed;
	return act_ruling(a, R15_RESULT_GRADE) == R15_RESULT_GRADE_REPLACES ? printed : held;
}

const char *r15_grade_name(int64_t grade)
{
	static const char *const names[] = { "Formed", "Disordered", "Shaken", "in Rout" };

	return names[grade];
}

void r15_tell_charger(struct act *a, int64_t grade)
{
	if (grade != GRADE_FORMED)
		act_remind(a, "15",
			   "The cavalry is %s: it charges only where the rules command it "
			   "(may-charge).",
			   r15_grade_name(grade));
}

/* ---- the morale test (R18-14 to R18-34) ----
 *
 * One d6 and every line of the list `morale` that applies; the total is read off the table.  A
 * result never betters a grade: Shaken cavalry that scores 3 stays Shaken, since only a rally
 * improves, and a brigade in Rout that scores 1 stays in Rout. */

void r15_block(const struct act *a, int first, int64_t block[TEST_FIELDS])
{
	memcpy(block, &a->in->v[first], TEST_FIELDS * sizeof *block);
}

int r15_morale_sum(struct act *a, const int64_t *block, const struct r15_name *who)
{
	int64_t scope[TEST_FIELDS];

	if (block[TEST_CASUALTIES] <= act_number(a, N_CASUALTY_CAP))
		return act_sum(a, LIST_MORALE, block, who->side);
	memcpy(scope, block, sizeof scope);
	scope[TEST_CASUALTIES] = r15_counted(a, block[TEST_CASUALTIES]);
	return act_sum(a, LIST_MORALE, scope, who->side);
}

int r15_morale_result(struct act *a, int total)
{
	return (int)act_row(a, TABLE_MORALE, total)->v[MORALE_RESULT];
}

/* The least total that makes morale, for the prompt. */
static int morale_need(const struct act *a)
{
	const struct table *t = &a->rules->tables[TABLE_MORALE];

	return t->row[t->n - 1].lo;
}

int r15_morale_throw(struct act *a, const char *label, int sum)
{
	return act_dice(a, label, 1, 6, sum, morale_need(a)) + sum;
}

int r15_morale_throw_row(struct act *a, const char *label, int sum)
{
	return act_dice_row(a, label, 1, 6, sum, morale_need(a), TABLE_MORALE) + sum;
}

int64_t r15_tested_grade(struct act *a, int64_t held, int result)
{
	int64_t printed = result == RESULT_ROUT ? GRADE_ROUT : GRADE_SHAKEN;

	if (result == RESULT_MAKES) {
		if (held == GRADE_FORMED)
			return held;
		return act_ruling(a, R15_MAKE) == R15_MAKE_FORMED ? GRADE_FORMED : held;
	}
	if (printed >= held)
		return printed;
	return act_ruling(a, R15_RESULT_IMPROVES) == R15_RESULT_IMPROVES_YES ? printed : held;
}

void r15_tell_test(struct act *a, const struct r15_name *who, int total, int64_t held,
		   int64_t after)
{
	if (!a->trace)
		return;
	if (total >= morale_need(a))
		act_say(a, "18", "%s makes its morale (total %d) and is %s.", who->subject, total,
			r15_grade_name(after));
	else if (after == held)
		act_say(a, "18", "%s fails its morale (total %d) and stays %s.", who->subject,
			total, r15_grade_name(after));
	else
		act_say(a, "18", "%s fails its morale (total %d) and is %s.", who->subject, total,
			r15_grade_name(after));
	if (after == GRADE_ROUT && held != GRADE_ROUT)
		act_remind(a, "17",
			   "A new rout: friends near it react (rout-reaction), and it makes "
			   "its first rout move.");
	if (after == GRADE_SHAKEN && held != GRADE_SHAKEN)
		act_remind(a, "19",
			   "Shaken: it starts no combat, supports nobody, and must try to "
			   "rally each move.");
}
