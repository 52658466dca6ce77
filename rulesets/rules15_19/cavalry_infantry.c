/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cavalry_infantry.c -- the resolutions `cavalry-infantry` and `combat-result`. */
#include "rulesets/rules15_19/combat.h"
#include "rulesets/rules15_19/rulings.h"

/* ---- the outcome of both: the combat's own, then what falls due after it ---- */

enum { OUT_CAVALRY_TEST = COMBAT_OUTCOME, OUT_INFANTRY_TEST, OUT_PURSUIT, OUT_ROUT_DISTANCE };

static const struct field outcome[] = {
	COMBAT_OUTCOME_FIELDS,
	F_FLAG("cavalry.test-due", "The cavalry tests morale for its losses"),
	F_FLAG("infantry.test-due", "The infantry tests morale for its losses"),
	F_FLAG("pursuit-due", "The cavalry rolls for pursuit"),
	F_DISTANCE("rout-distance", VALUE_NULL, "First rout move of the side that routed"),
	FIELDS_END,
};

static void note_tests(struct act *a, const struct r15_combat *c)
{
	bool cavalry = r15_combat_test_due(a, c, SIDE_CAVALRY);
	bool infantry = r15_combat_test_due(a, c, SIDE_INFANTRY);

	act_set(a, OUT_CAVALRY_TEST, cavalry);
	act_set(a, OUT_INFANTRY_TEST, infantry);
	if (cavalry)
		act_remind(a, "18", "The cavalry tests morale for its losses (morale).");
	if (infantry)
		act_remind(a, "18", "The infantry tests morale for its losses (morale).");
}

static void note_rout(struct act *a, int64_t distance, const char *who)
{
	char text[DISTANCE_TEXT];

	act_set(a, OUT_ROUT_DISTANCE, distance);
	act_remind(a, "17",
		   "The %s makes its first rout move at once, %s directly away from the enemy and "
		   "through friends; friends near it react (rout-reaction).",
		   who, r15_length(a, distance, text));
}

/* What the umpire does next. */
static void follow(struct act *a, const struct r15_combat *c)
{
	note_tests(a, c);
	act_set(a, OUT_PURSUIT, r15_combat_pursuit_due(a, c));
	if (act_get(a, c->out + COMBAT_INFANTRY_RESULT) == INFANTRY_ROUT) {
		note_rout(a, act_number(a, N_ROUT_INFANTRY), "infantry");
		act_remind(a, "17", "The cavalry rolls for pursuit (pursuit).");
		act_rule(a, R15_PURSUIT_ORDER);
	}
	if (act_get(a, c->out + COMBAT_CAVALRY_RESULT) == CAVALRY_ROUT)
		note_rout(a, act_number(a, N_ROUT_CAVALRY), "cavalry");
}

/* ---- cavalry-infantry ---- */

enum {
	IN_CAVALRY,
	IN_TYPE = UNIT_FIELDS,
	IN_CAVALRY_FORMATION,
	IN_CAVALRY_SUPPORTS,
	IN_INFANTRY,
	IN_FORMATION = IN_INFANTRY + UNIT_FIELDS,
	IN_FIRE_A,
	IN_SUPPORTS,
	IN_CHARGED
};

static const struct field inputs[] = {
	UNIT("cavalry.", GRADE_FORMED),
	COMBAT_CAVALRY,
	UNIT("infantry.", GRADE_FORMED),
	COMBAT_INFANTRY,
	F_WORD("charged", charged_words, CHARGED_FRONT, "Where the charge came in (ruling flank)"),
	FIELDS_END,
};

static const struct r15_combat combat = {
	.cavalry = IN_CAVALRY,
	.infantry = IN_INFANTRY,
	.type = IN_TYPE,
	.cavalry_formation = IN_CAVALRY_FORMATION,
	.cavalry_supports = IN_CAVALRY_SUPPORTS,
	.fire_a = IN_FIRE_A,
	.supports = IN_SUPPORTS,
	.charged = IN_CHARGED,
	.distance = -1,
};

static void add_up(struct act *a)
{
	r15_tell_charger(a, act_in(a, IN_CAVALRY + UNIT_GRADE));
	r15_combat_start(a, &combat);
	r15_combat_factors(a, &combat, act_in(a, IN_FORMATION));
}

static void tie(struct act *a)
{
	r15_combat_tie(a, &combat);
}

static void roll(struct act *a)
{
	r15_combat_roll(a, &combat);
	follow(a, &combat);
}

static stage_fn *const stages[] = { add_up, tie, roll, NULL };
static const char *const lists[] = { "combat", NULL };

static const char *const files[] = {
	"combat",          "rout", "rulings-combat", "rulings-square", "rulings-pursuit",
	"rulings-general", NULL
};

const struct resolution r15_cavalry_infantry = {
	.name = "cavalry-infantry",
	.title = "Cavalry fights infantry",
	.cite = "15",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "1d6 when the factors tie; 2d6 of the winner",
	.stages = stages,
	.event = "infantry.result=rout",
	.lists = lists,
	.files = files,
	.example = "cavalry.type=heavy cavalry.class=a infantry.formation=attack-column "
		   "infantry.supports=1",
};

/* ---- combat-result: the same from factors already added up ---- */

enum { FROM_CAVALRY, FROM_INFANTRY = UNIT_FIELDS, FROM_FACTORS = 2 * UNIT_FIELDS };

static const struct field result_inputs[] = {
	UNIT("cavalry.", GRADE_FORMED),
	UNIT("infantry.", GRADE_FORMED),
	F_INT_REQUIRED("cavalry.factor", -100, 100, "The cavalry's factors, added up"),
	F_INT_REQUIRED("infantry.factor", -100, 100, "The infantry's factors, added up"),
	FIELDS_END,
};

static const struct r15_combat known = {
	.cavalry = FROM_CAVALRY,
	.infantry = FROM_INFANTRY,
	.distance = -1,
};

static void compare(struct act *a)
{
	r15_combat_start(a, &known);
	r15_combat_compare(a, &known, act_in(a, FROM_FACTORS), act_in(a, FROM_FACTORS + 1));
}

static void known_tie(struct act *a)
{
	r15_combat_tie(a, &known);
}

static void known_roll(struct act *a)
{
	r15_combat_roll(a, &known);
	follow(a, &known);
}

static stage_fn *const result_stages[] = { compare, known_tie, known_roll, NULL };

const struct resolution r15_combat_result = {
	.name = "combat-result",
	.title = "The result of a combat whose factors are added up already",
	.cite = "15",
	.kind = RESOLUTION,
	.inputs = result_inputs,
	.outcome = outcome,
	.dice = "1d6 when the factors tie; 2d6 of the winner",
	.stages = result_stages,
	.event = "infantry.result=rout",
	.files = files,
	.example = "cavalry.factor=3 infantry.factor=2",
};
