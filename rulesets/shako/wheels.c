/* SPDX-License-Identifier: GPL-3.0-or-later */
/* wheels.c -- the wheel that a Russian double one puts before a battery, and who may move or fire.
 */
#include "rulesets/shako/words.h"

/* A double one puts a red wheel before a Russian battery.  As the next artillery phase begins it is
 * turned to yellow: heavy and foot batteries can then neither fire nor move that turn, horse
 * batteries cannot fire.  Yellow wheels come off in step e of movement. */

static const char *const files[] = { "artillery",       "rulings-artillery",
				     "rulings-command", "rulings-combat",
				     "combat",          NULL };

/* ---- gun-move ---- */

enum { GUN_BATTERY, GUN_RUSSIAN, GUN_WHEEL, GUN_FIRED };
static const struct field gun_inputs[] = {
	F_WORD_REQUIRED("battery", shako_battery_words, "Class of the battery"),
	F_FLAG("russian", "It is Russian"),
	F_WORD("wheel", shako_wheel_words, WHEEL_NONE, "Its wheel"),
	F_FLAG("fired", "It has fired this turn"),
	FIELDS_END,
};
enum { GUN_MAY_MOVE, GUN_MAY_FIRE };
static const struct field gun_outcome[] = {
	F_FLAG("may-move", "It may move this turn"),
	F_FLAG("may-fire", "It may fire this turn"),
	FIELDS_END,
};

static bool moves_under_wheel(struct act *a, int64_t battery)
{
	return battery == BATTERY_HORSE &&
	       shako_rule(a, SHAKO_DOUBLE_ONE) == SHAKO_DOUBLE_ONE_HORSE_MOVES;
}

static void run_gun(struct act *a)
{
	int64_t battery = act_in(a, GUN_BATTERY);
	bool wheel = act_in(a, GUN_WHEEL) != WHEEL_NONE, fired = act_in(a, GUN_FIRED) != 0;
	bool moves = wheel ? moves_under_wheel(a, battery) : !fired || battery == BATTERY_HORSE;

	act_set(a, GUN_MAY_MOVE, moves);
	act_set(a, GUN_MAY_FIRE, !wheel && !fired);
	act_say(a, "1", "The battery may %smove.", moves ? "" : "not ");
}

static stage_fn *const gun_stages[] = { run_gun, NULL };

const struct resolution shako_gun_move = {
	.name = "gun-move",
	.title = "Whether a battery may move or fire",
	.cite = "1",
	.kind = LOOKUP,
	.inputs = gun_inputs,
	.outcome = gun_outcome,
	.stages = gun_stages,
	.event = "may-move=yes",
	.files = files,
	.example = "battery=foot fired",
};

/* ---- wheel-cycle: what a wheel does turn by turn ---- */

enum { CYCLE_BATTERY, CYCLE_RUSSIAN, CYCLE_WHEEL, CYCLE_TURNS };
static const struct field cycle_inputs[] = {
	F_WORD_REQUIRED("battery", shako_battery_words, "Class of the battery"),
	F_FLAG_ON("russian", "It is Russian"),
	F_WORD("wheel", shako_wheel_words, WHEEL_RED, "Its wheel as the first turn begins"),
	F_INT("turns", 1, TURNS_MAX, 1, "Turns that pass"),
	FIELDS_END,
};
enum { CYCLE_MAY_FIRE, CYCLE_MAY_MOVE, CYCLE_LEFT };
static const struct field cycle_outcome[] = {
	F_FLAG("may-fire", "It may fire in the last turn"),
	F_FLAG("may-move", "It may move in the last turn"),
	F_WORD("wheel", shako_wheel_words, VALUE_NULL, "Its wheel at the end of it"),
	FIELDS_END,
};

static void run_cycle(struct act *a)
{
	bool wheel = act_in(a, CYCLE_WHEEL) != WHEEL_NONE && act_in(a, CYCLE_TURNS) == 1;

	act_set(a, CYCLE_MAY_FIRE, !wheel);
	act_set(a, CYCLE_MAY_MOVE, !wheel || moves_under_wheel(a, act_in(a, CYCLE_BATTERY)));
	act_set(a, CYCLE_LEFT, WHEEL_NONE);
	act_say(a, "1",
		"A red wheel is turned to yellow, and yellow comes off in step e of movement.");
}

static stage_fn *const cycle_stages[] = { run_cycle, NULL };

const struct resolution shako_wheel_cycle = {
	.name = "wheel-cycle",
	.title = "What becomes of a wheel over turns",
	.cite = "1, 3e",
	.kind = LOOKUP,
	.inputs = cycle_inputs,
	.outcome = cycle_outcome,
	.stages = cycle_stages,
	.event = "may-fire=yes",
	.files = files,
	.example = "battery=foot turns=2",
};

/* ---- wheel-turns: a battery that fires whenever it may ---- */

enum { TURNS_BATTERY, TURNS_RUSSIAN, TURNS_WHEEL, TURNS_TURNS };
static const struct field turns_inputs[] = {
	F_WORD_REQUIRED("battery", shako_battery_words, "Class of the battery"),
	F_FLAG_ON("russian", "It is Russian"),
	F_WORD("wheel", shako_wheel_words, WHEEL_NONE, "Its wheel as the first turn begins"),
	F_INT("turns", 1, TURNS_MAX, 1, "Turns that pass"),
	FIELDS_END,
};
enum { TURNS_SHOTS, TURNS_BARRED, TURNS_LEFT };
static const struct field turns_outcome[] = {
	F_INT("shots", 0, TURNS_MAX, VALUE_NULL, "Turns in which it fired"),
	F_INT("barred", 0, TURNS_MAX, VALUE_NULL, "Turns in which it could not"),
	F_WORD("wheel", shako_wheel_words, VALUE_NULL, "Its wheel at the end"),
	FIELDS_END,
};

static void turns_begin(struct act *a)
{
	act_set(a, TURNS_SHOTS, 0);
	act_set(a, TURNS_BARRED, 0);
	act_set(a, TURNS_LEFT, act_in(a, TURNS_WHEEL));
}

/* One turn: barred under a wheel, which is then spent; else a shot, and red again on a double one.
 */
static void one_turn(struct act *a)
{
	enum { NO_DOUBLE_ONE = 3 }; /* the least total of 2d6 that is no double one */
	int total;

	if (*act_hidden(a, 0) >= act_in(a, TURNS_TURNS))
		return;
	++*act_hidden(a, 0);
	if (act_get(a, TURNS_LEFT) != WHEEL_NONE) {
		act_set(a, TURNS_BARRED, act_get(a, TURNS_BARRED) + 1);
		act_set(a, TURNS_LEFT, WHEEL_NONE);
		act_say(a, "1", "The battery cannot fire this turn.");
		return;
	}
	total = act_dice_need(a, "Artillery fire", 2, 6, 0, NO_DOUBLE_ONE);
	if (act_failed(a))
		return;
	act_set(a, TURNS_SHOTS, act_get(a, TURNS_SHOTS) + 1);
	if (total < NO_DOUBLE_ONE && act_in(a, TURNS_RUSSIAN)) {
		act_set(a, TURNS_LEFT, WHEEL_RED);
		act_say(a, "1", "A double one: the battery gets a red wheel.");
	}
}

static void turns_end(struct act *a)
{
	*act_hidden(a, 0) = 0;
}

static stage_fn *const turns_stages[] = { turns_begin, one_turn, one_turn, one_turn,  one_turn,
					  one_turn,    one_turn, one_turn, one_turn,  one_turn,
					  one_turn,    one_turn, one_turn, turns_end, NULL };

const struct resolution shako_wheel_turns = {
	.name = "wheel-turns",
	.title = "How often a battery fires over turns",
	.cite = "1",
	.kind = RESOLUTION,
	.inputs = turns_inputs,
	.outcome = turns_outcome,
	.dice = "2d6 for each shot",
	.stages = turns_stages,
	.hidden = 1,
	.event = "barred=0",
	.files = files,
	.example = "battery=heavy turns=3",
};

/* ---- commander ---- */

enum { PHASE_ARTILLERY, PHASE_COMBAT };
static const char *const phase_words[] = { "artillery", "combat", NULL };
static const struct field risk_inputs[] = {
	F_WORD_REQUIRED("phase", phase_words, "Where he is at risk"),
	FIELDS_END,
};
static const struct field risk_outcome[] = { F_FLAG("killed", "He is killed"), FIELDS_END };

static void run_risk(struct act *a)
{
	act_set(a, 0,
		shako_commander_risk(a, "Risk of the corps commander",
				     act_in(a, 0) == PHASE_COMBAT));
}

static stage_fn *const risk_stages[] = { run_risk, NULL };

const struct resolution shako_commander = {
	.name = "commander",
	.title = "An attached corps commander is at risk",
	.cite = "1, 5",
	.kind = RESOLUTION,
	.inputs = risk_inputs,
	.outcome = risk_outcome,
	.dice = "2d6",
	.stages = risk_stages,
	.event = "killed=yes",
	.files = files,
	.example = "phase=combat",
};
