/* SPDX-License-Identifier: GPL-3.0-or-later */
/* artillery.c -- the resolutions `gunners` and `gunners-fire`, and the lookup `gunners-evade`. */
#include "rulesets/rules15_19/artillery.h"

#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/rulings.h"

const char *const r15_choice_words[] = { "fire", "evade", NULL };
const char *const r15_guns_words[] = { "kept", "left", "captured", "removed", NULL };

/* ---- the gunners' reaction (R16-3 to R16-13) ----
 *
 * Only formed gunners may test, when the cavalry has covered a quarter of its charge move: 1d6 and
 * the list `gunners`, 4 or more.  Those who pass may evade or fire; those who fail, may not
 * test, or have no time, do nothing and are there to be reached. */

static bool in_time(struct act *a, const struct r15_react *r)
{
	return !r15_too_near(a, r) || act_ruling(a, R15_REACT_LATE) == R15_REACT_LATE_AT_ONCE;
}

void r15_gunners_run(struct act *a, const struct r15_react *r, struct r15_reacted *out)
{
	int need = (int)act_number(a, r->target), total;

	*out = (struct r15_reacted){ .modifier = VALUE_NULL, .total = VALUE_NULL };
	if (act_in(a, r->unit + UNIT_GRADE) != GRADE_FORMED) {
		act_say(a, "16", "The gunners are %s and may not react.",
			r15_grade_name(act_in(a, r->unit + UNIT_GRADE)));
		return;
	}
	if (!in_time(a, r)) {
		act_say(a, "16", "The cavalry starts too near: the gunners have no time to react.");
		act_rule(a, R15_REACT_LATE);
		return;
	}
	if (r15_too_near(a, r))
		act_rule(a, R15_REACT_LATE);
	out->due = true;
	out->modifier = r15_react_sum(a, r);
	out->passed = r15_react_throw(a, r, (int)out->modifier, &total);
	out->total = total;
	act_say(a, "16",
		out->passed ? "The gunners react (total %d, needed %d): they may evade or fire."
			    : "The gunners do not react (total %d, needed %d).",
		total, need);
}

enum {
	IN_UNIT,
	IN_GENERAL = UNIT_FIELDS,
	IN_CINC,
	IN_ATTACHED,
	IN_POOR,
	IN_CHARGED,
	IN_CHARGE_MOVE,
	IN_DISTANCE
};

static const struct field inputs[] = {
	UNIT("", GRADE_FORMED), REACT_MEASURED(""), REACT_POOR_COMMANDER(""),
	REACT_CHARGE,           FIELDS_END,
};

enum { OUT_DUE, OUT_MODIFIER, OUT_TOTAL, OUT_PASSED, OUT_TEST_AT };

static const struct field outcome[] = {
	F_FLAG("roll-due", "A die is thrown"),
	F_INT("modifier", -1000, 1000, VALUE_NULL, "The lines that apply, added up"),
	F_INT("total", -1000, 1000, VALUE_NULL, "Die and modifier"),
	F_FLAG("passed", "They may evade or fire"),
	F_DISTANCE("test-at", VALUE_NULL, "Inches of the charge covered when the test falls"),
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
	.list = LIST_GUNNERS,
	.target = N_REACT_TARGET,
	.label = "Gunners react",
	.who = &r15_the_unit,
};

static void run(struct act *a)
{
	struct r15_reacted r;

	r15_gunners_run(a, &react, &r);
	act_set(a, OUT_DUE, r.due);
	act_set(a, OUT_MODIFIER, r.modifier);
	act_set(a, OUT_TOTAL, r.total);
	act_set(a, OUT_PASSED, r.passed);
	act_set(a, OUT_TEST_AT, r15_test_at(a, &react));
	if (!r.passed)
		act_rule(a, R15_ART_FAIL);
}

static stage_fn *const stages[] = { run, NULL };
static const char *const lists[] = { "gunners", NULL };

static const char *const files[] = { "artillery",      "square",          "rulings-artillery",
				     "rulings-square", "rulings-general", NULL };

const struct resolution r15_gunners = {
	.name = "gunners",
	.title = "Charged gunners try to react",
	.cite = "16",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "1d6 to react, when a test is due",
	.stages = stages,
	.event = "passed=yes",
	.lists = lists,
	.files = files,
	.example = "class=a general=3in charge-move=16in distance=14in",
};

/* ---- their fire (R16-18 to R16-22) ----
 *
 * 2d6 and the list `gunners-fire`; 7 or more is a hit, and a hit is one casualty. */

static int64_t hit_losses(struct act *a, int total)
{
	int rule = act_ruling(a, R15_FIRE_HIT_CASUALTIES);
	int64_t each = act_number(a, N_FIRE_CASUALTIES);

	if (rule == R15_FIRE_HIT_CASUALTIES_PER_POINT)
		return each * (total - act_number(a, N_FIRE_TARGET) + 1);
	if (rule == R15_FIRE_HIT_CASUALTIES_LATER_ROLL) {
		int need = (int)act_number(a, N_LATER_ROLL);

		return act_dice(a, "Casualty from the hit", 1, 6, 0, need) >= need ? each : 0;
	}
	return each;
}

void r15_fire_run(struct act *a, int64_t grade_class, int64_t casualties, const char *side,
		  struct r15_fired *out)
{
	const int64_t scope[FIRE_FIELDS] = { grade_class, r15_counted(a, casualties) };
	int need = (int)act_number(a, N_FIRE_TARGET);

	out->modifier = act_sum(a, LIST_GUNNERS_FIRE, scope, side);
	out->total = act_dice(a, "Gunners fire", 2, 6, out->modifier, need) + out->modifier;
	out->hit = out->total >= need;
	if (out->total > need && act_ruling(a, R15_FIRE_HIT) == R15_FIRE_HIT_EQ7)
		out->hit = false;
	act_say(a, "16", "The gunners fire (total %d, needed %d) and %s.", out->total, need,
		out->hit ? "hit" : "miss");
	out->losses = out->hit ? hit_losses(a, out->total) : 0;
	if (out->hit)
		act_rule(a, R15_FIRE_HIT_CASUALTIES);
}

enum { FIRED_MODIFIER, FIRED_TOTAL, FIRED_HIT, FIRED_LOSSES };

static const struct field fire_inputs[] = {
	F_WORD("class", class_words, CLASS_B, "Quality of the gunners"),
	F_INT("casualties", 0, CASUALTIES_MAX, 0, "Casualties carried, each a tenth lost"),
	FIELDS_END,
};

static const struct field fire_outcome[] = {
	F_INT("modifier", -1000, 1000, VALUE_NULL, "The lines that apply, added up"),
	F_INT("total", -1000, 1000, VALUE_NULL, "Dice and modifier"),
	F_FLAG("hit", "The charge is hit"),
	F_INT("cavalry.losses", 0, 40, VALUE_NULL, "Tenths the cavalry loses"),
	FIELDS_END,
};

static void fire(struct act *a)
{
	struct r15_fired f;

	r15_fire_run(a, act_in(a, FIRE_CLASS), act_in(a, FIRE_CASUALTIES), "", &f);
	act_set(a, FIRED_MODIFIER, f.modifier);
	act_set(a, FIRED_TOTAL, f.total);
	act_set(a, FIRED_HIT, f.hit);
	act_set(a, FIRED_LOSSES, f.losses);
	if (f.losses > 0)
		act_remind(a, "16", "The cavalry tests morale to charge home (morale).");
	else
		act_rule(a, R15_FIRE_MISS);
}

static stage_fn *const fire_stages[] = { fire, NULL };
static const char *const fire_lists[] = { "gunners-fire", NULL };

static const char *const gunners_fire_files[] = { "artillery", "rulings-artillery",
						  "rulings-general", NULL };

const struct resolution r15_gunners_fire = {
	.name = "gunners-fire",
	.title = "Gunners who reacted fire at the charge",
	.cite = "16",
	.kind = RESOLUTION,
	.inputs = fire_inputs,
	.outcome = fire_outcome,
	.dice = "2d6 fire",
	.stages = fire_stages,
	.event = "hit=yes",
	.lists = fire_lists,
	.files = gunners_fire_files,
	.example = "class=a casualties=1",
};

/* ---- evading (R16-14 to R16-17) ----
 *
 * The gunners run from where the cavalry covered its quarter, with three quarters still to come:
 * they are reached when distance and evade move together are no more than the charge move.  10
 * and 7 against 16: away, with their guns; 9 and 7: reached. */

static void refuse(struct act *a, const char *what)
{
	if (!act_failed(a))
		err_set(&a->dice->err, ERR_USAGE,
			"%s: needed to judge whether gunners who evade are reached; give a "
			"distance such as 7in",
			what);
	err_argument(&a->dice->err, what);
}

bool r15_evade_reached(struct act *a, int64_t distance, int64_t charge_move, int64_t evade_move)
{
	int rule = act_ruling(a, R15_EVADE_MOVE);

	if (rule == R15_EVADE_MOVE_AWAY)
		return false;
	if (rule == R15_EVADE_MOVE_6IN)
		evade_move = act_number(a, N_EVADE_MOVE);
	if (evade_move == DISTANCE_NONE || distance == DISTANCE_NONE ||
	    charge_move == DISTANCE_NONE) {
		refuse(a, evade_move == DISTANCE_NONE ? "evade-move"
			  : distance == DISTANCE_NONE ? "distance"
						      : "charge-move");
		return false;
	}
	return distance + evade_move <= charge_move;
}

int r15_guns_fate(struct act *a)
{
	static const int fates[] = { GUNS_LEFT, GUNS_CAPTURED, GUNS_REMOVED };
	int fate = fates[act_ruling(a, R15_GUNS)];

	act_rule(a, R15_GUNS);
	return fate;
}

enum { EVADE_DISTANCE, EVADE_CHARGE, EVADE_MOVE };
enum { EVADED_REACHED, EVADED_LOSSES, EVADED_LOST, EVADED_GRADE, EVADED_GUNS };

static const struct field evade_inputs[] = {
	F_DISTANCE_REQUIRED("distance", "From the charge's start to the guns"),
	F_DISTANCE_REQUIRED("charge-move", "The cavalry's whole charge move"),
	F_DISTANCE("evade-move", DISTANCE_NONE, "The gunners' evade move"),
	FIELDS_END,
};

static const struct field evade_outcome[] = {
	F_FLAG("reached", "The cavalry reaches them"),
	F_INT("gunners.losses", 0, 10, VALUE_NULL, "Tenths they lose"),
	F_FLAG("guns-lost", "They go without their guns"),
	F_WORD("gunners.grade", grade_words, VALUE_NULL, "Their grade after; null: unchanged"),
	F_WORD("guns", r15_guns_words, VALUE_NULL, "What becomes of the guns"),
	FIELDS_END,
};

static void evade(struct act *a)
{
	bool reached = r15_evade_reached(a, act_in(a, EVADE_DISTANCE), act_in(a, EVADE_CHARGE),
					 act_in(a, EVADE_MOVE));
	bool lost = reached || act_ruling(a, R15_EVADE_GUNS) == R15_EVADE_GUNS_LEFT;

	act_set(a, EVADED_REACHED, reached);
	act_set(a, EVADED_LOSSES, reached ? act_number(a, N_REACHED_LOSSES) : 0);
	act_set(a, EVADED_LOST, lost);
	if (reached) {
		act_say(a, "16", "The cavalry reaches the gunners, who lose %d per cent and rout.",
			(int)act_number(a, N_REACHED_LOSSES) * 10);
		act_set(a, EVADED_GRADE, GRADE_ROUT);
		act_rule(a, R15_GUNNER_ROUT);
	} else {
		act_say(a, "16", "The gunners get away.");
		act_rule(a, R15_EVADE_GUNS);
	}
	act_rule(a, R15_EVADE_MOVE);
	act_set(a, EVADED_GUNS, lost ? r15_guns_fate(a) : GUNS_KEPT);
}

static stage_fn *const evade_stages[] = { evade, NULL };

static const char *const gunners_evade_files[] = { "artillery", "rulings-artillery", NULL };

const struct resolution r15_gunners_evade = {
	.name = "gunners-evade",
	.title = "Whether gunners who evade are reached",
	.cite = "16",
	.kind = LOOKUP,
	.inputs = evade_inputs,
	.outcome = evade_outcome,
	.stages = evade_stages,
	.event = "reached=yes",
	.files = gunners_evade_files,
	.example = "distance=10in charge-move=16in evade-move=7in",
};
