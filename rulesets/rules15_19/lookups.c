/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lookups.c -- what an umpire counts and notes: supports, tests that are due, casualties. */
#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/rulings.h"
#include "rulesets/rules15_19/unit.h"

/* ---- support (R15-25, R18-18, R18-24, R18-30, R17-36, R19-4, R19-14, R19-18) ----
 *
 * Formed infantry brigades within 4 inches support infantry in combat, without limit of number;
 * the nearest formed brigade of any arm is the support of a morale test and of the return from
 * pursuit.  Disordered, Shaken or in Rout a brigade supports nobody: with a Disordered friend 3
 * inches off and a formed one at 9 there is no support within 8. */

enum { IN_FRIENDS, IN_ARM };
enum { PART_NAME, PART_ARM, PART_GRADE, PART_DISTANCE, PART_BEHIND };

static const struct field friend_item[] = {
	F_TEXT_REQUIRED("name", "Its name"),
	F_WORD_REQUIRED("arm", side_words, "Its arm"),
	F_WORD_REQUIRED("grade", grade_words, "Its morale grade"),
	F_DISTANCE_REQUIRED("distance", "How far off it is"),
	F_FLAG("behind", "It stands directly behind (ruling cf_support)"),
	FIELDS_END,
};

static const struct field support_inputs[] = {
	F_LIST("friends", friend_item, "Friendly brigades, as name:arm:grade:distance"),
	F_WORD("arm", side_words, SIDE_INFANTRY, "Arm of the unit that is supported"),
	FIELDS_END,
};

enum { OUT_COMBAT, OUT_SUPPORT, OUT_NEAR, OUT_RETURN };

static const struct field support_outcome[] = {
	F_INT("combat", 0, 1000, VALUE_NULL, "Brigades in support of a combat"),
	F_DISTANCE("support", VALUE_NULL, "To the nearest support of a morale test"),
	F_INT("supports-near", 0, 1000, VALUE_NULL, "Such supports as near as counts"),
	F_DISTANCE("return", VALUE_NULL, "To the nearest support of a return from pursuit"),
	FIELDS_END,
};

/* Whether a brigade's grade lets it support, in morale or elsewhere. */
static bool grade_supports(struct act *a, const int64_t *friend, bool in_morale)
{
	if (friend[PART_GRADE] == GRADE_FORMED)
		return true;
	return !in_morale && act_ruling(a, R15_SUPPORT_SCOPE) == R15_SUPPORT_SCOPE_MORALE_ONLY;
}

static bool supports_combat(struct act *a, const int64_t *friend)
{
	int rule = act_ruling(a, R15_CF_SUPPORT);
	int limit = rule == R15_CF_SUPPORT_WITHIN_8IN ? N_COMBAT_SUPPORT_FAR : N_COMBAT_SUPPORT;

	if (friend[PART_ARM] != SIDE_INFANTRY || !grade_supports(a, friend, false))
		return false;
	if (act_in(a, IN_ARM) != SIDE_INFANTRY && rule != R15_CF_SUPPORT_EITHER_SIDE)
		return false;
	if (rule == R15_CF_SUPPORT_DIRECTLY_BEHIND)
		return friend[PART_BEHIND] != 0;
	return r15_within(a, friend[PART_DISTANCE], act_number(a, limit));
}

static bool supports_morale(struct act *a, const int64_t *friend)
{
	if (!grade_supports(a, friend, true))
		return false;
	return friend[PART_ARM] == act_in(a, IN_ARM) ||
	       act_ruling(a, R15_SUPPORT_ZONE) != R15_SUPPORT_ZONE_SAME_ARM;
}

static void count_friend(struct act *a, const int64_t *friend)
{
	int64_t distance = friend[PART_DISTANCE];

	if (supports_combat(a, friend))
		act_set(a, OUT_COMBAT, act_get(a, OUT_COMBAT) + 1);
	if (supports_morale(a, friend)) {
		if (distance < act_get(a, OUT_SUPPORT))
			act_set(a, OUT_SUPPORT, distance);
		if (r15_within(a, distance, act_number(a, N_COMBAT_SUPPORT)))
			act_set(a, OUT_NEAR, act_get(a, OUT_NEAR) + 1);
	}
	if (grade_supports(a, friend, false) && distance < act_get(a, OUT_RETURN))
		act_set(a, OUT_RETURN, distance);
}

static void support(struct act *a)
{
	const struct list *l = inputs_list(a->in, IN_FRIENDS);
	char text[DISTANCE_TEXT];

	act_set(a, OUT_COMBAT, 0);
	act_set(a, OUT_SUPPORT, DISTANCE_NONE);
	act_set(a, OUT_NEAR, 0);
	act_set(a, OUT_RETURN, DISTANCE_NONE);
	for (int i = 0; l && i < l->n; i++)
		count_friend(a, &l->cell[i * l->width]);
	act_say(a, "15", "In support of a combat: %d.", (int)act_get(a, OUT_COMBAT));
	act_say(a, "18", "Nearest support of a morale test: %s.",
		r15_length(a, act_get(a, OUT_SUPPORT), text));
	act_rule(a, R15_CF_SUPPORT);
	act_rule(a, R15_SUPPORT_ZONE);
	act_rule(a, R15_SUPPORT_SCOPE);
	act_rule(a, R15_MEASURE);
}

static stage_fn *const support_stages[] = { support, NULL };

static const char *const files[] = { "combat",         "rulings-combat",  "rulings-definitions",
				     "rulings-morale", "rulings-general", NULL };

const struct resolution r15_support = {
	.name = "support",
	.title = "Which friends count as supports",
	.cite = "15, 18, 19",
	.kind = LOOKUP,
	.inputs = support_inputs,
	.outcome = support_outcome,
	.stages = support_stages,
	.event = "combat=1",
	.files = files,
	.example = "friends=savoia:infantry:formed:3in,aosta:infantry:disordered:2in",
};

/* ---- tests-due (R18-8 to R18-13) ----
 *
 * Several reasons of one event bring one test.  A routing battery is no reason, though batteries
 * test as brigades do. */

enum { IN_UNIT, IN_GRADE, IN_CASUALTIES, IN_COUNTER, IN_ROUT, IN_ROUTING };
enum { UNIT_BRIGADE, UNIT_BATTERY };
static const char *const unit_words[] = { "brigade", "battery", NULL };

static const struct field due_inputs[] = {
	F_WORD("unit", unit_words, UNIT_BRIGADE, "What may have to test"),
	F_WORD("grade", grade_words, GRADE_FORMED, "Its morale grade"),
	F_INT("casualties", 0, CASUALTIES_MAX, 0, "Casualties just received"),
	F_FLAG("counter-charge", "It is charged cavalry that would counter charge"),
	F_DISTANCE("rout", DISTANCE_NONE, "To a friend that went into rout just now"),
	F_WORD("routing", unit_words, UNIT_BRIGADE, "What that friend is"),
	FIELDS_END,
};

enum { DUE_TESTS, DUE_CASUALTIES, DUE_COUNTER, DUE_FRIEND, DUE_ROUT, DUE_SHAKEN, DUE_NUMBER };

static const struct field due_outcome[] = {
	F_FLAG("due", "It must test"),
	F_FLAG("casualties", "Because it received casualties"),
	F_FLAG("counter-charge", "Because it would counter charge"),
	F_FLAG("friendly-rout", "Because a friend near it went into rout"),
	F_FLAG("rout", "Because it is in rout"),
	F_FLAG("shaken", "Because it is Shaken"),
	F_INT("tests", 0, 9, VALUE_NULL, "How many dice"),
	FIELDS_END,
};

static bool friend_routed(struct act *a)
{
	if (!r15_within(a, act_in(a, IN_ROUT), act_number(a, N_ROUT_REACTION)))
		return false;
	if (act_in(a, IN_ROUTING) == UNIT_BRIGADE)
		return true;
	act_rule(a, R15_BATTERY_ROUT_REACTION);
	return act_ruling(a, R15_BATTERY_ROUT_REACTION) == R15_BATTERY_ROUT_REACTION_YES;
}

static int64_t count_tests(struct act *a, int64_t reasons, bool owes_rally)
{
	int64_t tests = reasons > 0;

	if (reasons > 1) {
		act_rule(a, R15_TESTS_PER_EVENT);
		if (act_ruling(a, R15_TESTS_PER_EVENT) == R15_TESTS_PER_EVENT_EACH_REASON)
			tests = reasons;
	}
	if (owes_rally) {
		act_rule(a, R15_RALLY_IS_TEST);
		tests += act_ruling(a, R15_RALLY_IS_TEST) == R15_RALLY_IS_TEST_SEPARATE;
	}
	return tests;
}

static void tests_due(struct act *a)
{
	int64_t grade = act_in(a, IN_GRADE), reasons = 0;

	act_set(a, DUE_CASUALTIES, act_in(a, IN_CASUALTIES) > 0);
	act_set(a, DUE_COUNTER, act_in(a, IN_COUNTER));
	act_set(a, DUE_FRIEND, friend_routed(a));
	act_set(a, DUE_ROUT, grade == GRADE_ROUT);
	act_set(a, DUE_SHAKEN, grade == GRADE_SHAKEN);
	for (int i = DUE_CASUALTIES; i <= DUE_SHAKEN; i++)
		reasons += act_get(a, i);
	act_set(a, DUE_TESTS, reasons > 0);
	act_set(a, DUE_NUMBER, count_tests(a, reasons, grade >= GRADE_SHAKEN));
	act_say(a, "18",
		reasons ? "The unit must test its morale (morale, or rally)."
			: "The unit need not test.");
	if (act_get(a, DUE_FRIEND) && grade >= GRADE_SHAKEN)
		act_remind(a, "17",
			   grade == GRADE_SHAKEN ? "Near a new rout the Shaken rout untested."
						 : "Near a new rout a brigade in Rout is removed.");
}

static stage_fn *const due_stages[] = { tests_due, NULL };

static const char *const tests_due_files[] = { "rout", "rulings-rout", "rulings-morale",
					       "rulings-general", NULL };

const struct resolution r15_tests_due = {
	.name = "tests-due",
	.title = "Whether a unit must test its morale, and why",
	.cite = "18",
	.kind = LOOKUP,
	.inputs = due_inputs,
	.outcome = due_outcome,
	.stages = due_stages,
	.event = "due=yes",
	.files = tests_due_files,
	.example = "grade=shaken casualties=2 rout=4in",
};

/* ---- casualties (R15-38, R18-35) ---- */

static const struct field loss_item[] = {
	F_INT_REQUIRED("percent", 0, 100, "A loss in per cent"),
	FIELDS_END,
};

static const struct field count_inputs[] = {
	F_INT("casualties", 0, CASUALTIES_MAX, 0, "Casualties carried before"),
	F_LIST("losses", loss_item, "Losses in per cent, in order, as 10,30"),
	FIELDS_END,
};

enum { COUNT_CASUALTIES, COUNT_COUNTED, COUNT_LEFT, COUNT_ASK, COUNT_REMOVED };

static const struct field count_outcome[] = {
	F_INT("casualties", 0, 100000, VALUE_NULL, "Casualties carried now"),
	F_INT("counted", 0, 100000, VALUE_NULL, "As many as a modifier counts"),
	F_INT("strength-left", 0, 100, VALUE_NULL, "Per cent of strength still standing"),
	F_FLAG("ask-umpire", "No strength is left: the umpire decides"),
	F_FLAG("removed", "The unit leaves the table"),
	FIELDS_END,
};

/* The tenths in a printed percentage; an error when it is no whole number of them. */
static int64_t tenths_of(struct act *a, int64_t percent)
{
	int64_t strength = act_number(a, N_STRENGTH);

	if (percent * strength % 100 && !act_failed(a))
		err_set(&a->dice->err, ERR_USAGE,
			"losses: %d per cent is no whole number of casualties; losses are "
			"printed as 0, 10, 20, 30 or 40",
			(int)percent);
	return percent * strength / 100;
}

static void count_casualties(struct act *a)
{
	const struct list *l = inputs_list(a->in, 1);
	int64_t now = act_in(a, 0), strength = act_number(a, N_STRENGTH);
	int64_t left;
	bool spent;

	for (int i = 0; l && i < l->n; i++)
		now = r15_add_losses(a, now, tenths_of(a, l->cell[i * l->width]));
	left = now < strength ? strength - now : 0;
	spent = !left;
	act_set(a, COUNT_CASUALTIES, now);
	act_set(a, COUNT_COUNTED, r15_counted(a, now));
	act_set(a, COUNT_LEFT, left * 100 / strength);
	act_set(a, COUNT_REMOVED, r15_removed(a, now));
	act_set(a, COUNT_ASK, spent && !act_get(a, COUNT_REMOVED));
	act_say(a, "18", "The unit carries %d casualties.", (int)now);
	r15_tell_spent(a, &r15_the_unit, now);
	act_rule(a, R15_CASUALTY_PCT);
	act_rule(a, R15_PCT_BASE);
	act_rule(a, R15_CASUALTY_CAP);
}

static stage_fn *const count_stages[] = { count_casualties, NULL };

static const char *const casualties_files[] = { "rulings-general", NULL };

const struct resolution r15_casualties = {
	.name = "casualties",
	.title = "A unit's running count of casualties",
	.cite = "15, 18",
	.kind = LOOKUP,
	.inputs = count_inputs,
	.outcome = count_outcome,
	.stages = count_stages,
	.event = "ask-umpire=yes",
	.files = casualties_files,
	.example = "casualties=1 losses=10,30",
};
