/* SPDX-License-Identifier: GPL-3.0-or-later */
/* initiate.c -- the lookups `may-charge`, `may-initiate` and `zone`: who may start a combat. */
#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/rulings.h"
#include "rulesets/rules15_19/unit.h"

/* ---- may-charge (R15-1 to R15-4, R16-1, R16-2, R19-3, R19-13, R19-17) ----
 *
 * Infantry never charges cavalry.  One brigade a side fights.  Cavalry must be formed and, against
 * infantry or artillery, under Attack, Engage or Hold orders.
 *
 * The awkward case: a charge that the rules command.  Pursuers charge whatever their orders and
 * grade, since their row offers nothing else; cavalry that answers an infantry advance needs both,
 * for it may retreat instead. */

enum {
	IN_ORDER,
	IN_GRADE,
	IN_TARGET,
	IN_ATTACKER,
	IN_COMPELLED,
	IN_BRIGADES,
	IN_DEFENDERS,
	IN_COMBATS
};
enum { TARGET_OF_INFANTRY, TARGET_OF_ARTILLERY, TARGET_OF_CAVALRY };
enum { COMPELLED_NONE, COMPELLED_PURSUIT, COMPELLED_ADVANCE };
enum { REASON_ARM, REASON_NUMBER, REASON_GRADE, REASON_ORDERS };

static const char *const target_words[] = { "infantry", "artillery", "cavalry", NULL };
static const char *const compelled_words[] = { "none", "pursuit", "advance", NULL };
static const char *const reason_words[] = { "arm", "number", "grade", "orders", NULL };

static const struct field inputs[] = {
	F_WORD_REQUIRED("order", order_words, "Orders of the charger"),
	F_WORD("grade", grade_words, GRADE_FORMED, "Its morale grade"),
	F_WORD("target", target_words, TARGET_OF_INFANTRY, "What it would charge"),
	F_WORD("attacker", side_words, SIDE_CAVALRY, "What would charge"),
	F_WORD("compelled", compelled_words, COMPELLED_NONE,
	       "The rules command the charge: in pursuit, or in answer to an advance"),
	F_INT("brigades", 1, COUNT_MAX, 1, "Brigades that would charge together"),
	F_INT("defenders", 1, COUNT_MAX, 1, "Brigades that would be charged together"),
	F_INT("combats", 0, COUNT_MAX, 0,
	      "Such combats of this side this turn (ruling brigades_per_side)"),
	FIELDS_END,
};

static const struct field outcome[] = {
	F_FLAG("legal", "The charge is allowed"),
	F_WORD("reason", reason_words, VALUE_NULL, "What refuses it"),
	FIELDS_END,
};

/* Whether a commanded charge is free of grade and orders. */
static bool is_free(struct act *a)
{
	int64_t compelled = act_in(a, IN_COMPELLED);
	int rule;

	if (compelled == COMPELLED_NONE)
		return false;
	rule = act_ruling(a, R15_COMPELLED_CHARGE);
	act_rule(a, R15_COMPELLED_CHARGE);
	return rule == R15_COMPELLED_CHARGE_NONE_BOUND ||
	       (rule == R15_COMPELLED_CHARGE_PURSUIT_FREE && compelled == COMPELLED_PURSUIT);
}

static bool number_allowed(struct act *a)
{
	bool several = act_in(a, IN_DEFENDERS) > 1, again = act_in(a, IN_COMBATS) > 0;
	int rule;

	if (act_in(a, IN_BRIGADES) > 1) {
		act_rule(a, R15_BRIGADES_PER_SIDE);
		return false;
	}
	if (!several && !again)
		return true;
	rule = act_ruling(a, R15_BRIGADES_PER_SIDE);
	act_rule(a, R15_BRIGADES_PER_SIDE);
	if (again && rule == R15_BRIGADES_PER_SIDE_ONE_A_TURN)
		return false;
	return !several || rule == R15_BRIGADES_PER_SIDE_ATTACKERS_ONLY;
}

static bool orders_allowed(struct act *a)
{
	int64_t order = act_in(a, IN_ORDER);

	if (act_in(a, IN_TARGET) == TARGET_OF_CAVALRY)
		return true;
	if (order != ORDER_HOLD || act_in(a, IN_COMPELLED) == COMPELLED_ADVANCE)
		return order != ORDER_OTHER;
	return act_ruling(a, R15_CHARGE_ORDERS) != R15_CHARGE_ORDERS_HOLD_ANSWERS_ONLY;
}

static int64_t judge(struct act *a)
{
	bool infantry = act_in(a, IN_ATTACKER) == SIDE_INFANTRY, bound;

	if (infantry && act_in(a, IN_TARGET) == TARGET_OF_CAVALRY)
		return REASON_ARM;
	if (!number_allowed(a))
		return REASON_NUMBER;
	bound = !is_free(a);
	if (bound && act_in(a, IN_GRADE) != GRADE_FORMED)
		return REASON_GRADE;
	if (bound && !infantry && !orders_allowed(a))
		return REASON_ORDERS;
	return VALUE_NULL;
}

static void tell(struct act *a, int64_t reason)
{
	if (reason == VALUE_NULL) {
		act_say(a, "15", "The charge is allowed.");
	} else if (reason == REASON_ARM) {
		act_say(a, "15", "Infantry may not charge cavalry.");
	} else if (reason == REASON_NUMBER) {
		act_say(a, "15", "Only one brigade a side may fight this combat.");
	} else if (reason == REASON_GRADE) {
		act_say(a, "19", "A brigade that is %s may not start a combat.",
			r15_grade_name(act_in(a, IN_GRADE)));
		act_rule(a, R15_CHARGE_GRADE);
	} else {
		act_say(a, "15", "Its orders do not allow a charge.");
	}
	if (act_in(a, IN_ORDER) == ORDER_HOLD || reason == REASON_ORDERS)
		act_rule(a, R15_CHARGE_ORDERS);
}

static void may_charge(struct act *a)
{
	int64_t reason = judge(a);

	act_set(a, 0, reason == VALUE_NULL);
	act_set(a, 1, reason);
	tell(a, reason);
	if (act_in(a, IN_TARGET) == TARGET_OF_CAVALRY && reason == VALUE_NULL)
		act_remind(a, "15",
			   "Cavalry against cavalry is not in these rules; the charged may "
			   "test to counter charge (counter-charge).");
}

static stage_fn *const stages[] = { may_charge, NULL };

static const char *const files[] = { "rulings-charge", NULL };

const struct resolution r15_may_charge = {
	.name = "may-charge",
	.title = "Whether a brigade may charge",
	.cite = "15, 16, 19",
	.kind = LOOKUP,
	.inputs = inputs,
	.outcome = outcome,
	.stages = stages,
	.event = "legal=yes",
	.files = files,
	.example = "order=attack target=infantry",
};

/* ---- may-initiate (R19-3, R19-4, R19-13, R19-14, R19-17, R19-18) ---- */

enum { INIT_STARTS, INIT_FIRES, INIT_SUPPORTS };

static const struct field initiate_inputs[] = {
	F_WORD_REQUIRED("grade", grade_words, "Its morale grade"),
	FIELDS_END,
};

static const struct field initiate_outcome[] = {
	F_FLAG("may-initiate", "It may start a combat"),
	F_FLAG("may-fire", "It may fire"),
	F_FLAG("supports", "It counts as a support"),
	FIELDS_END,
};

static void may_initiate(struct act *a)
{
	bool formed = act_in(a, 0) == GRADE_FORMED;

	act_set(a, INIT_STARTS, formed);
	act_set(a, INIT_SUPPORTS, formed);
	act_set(a, INIT_FIRES, formed || act_ruling(a, R15_INITIATE) == R15_INITIATE_CHARGE);
	if (formed) {
		act_say(a, "19", "A formed brigade may start a combat and counts as a support.");
		return;
	}
	act_say(a, "19", "A brigade that is %s may not start a combat and supports nobody.",
		r15_grade_name(act_in(a, 0)));
	act_rule(a, R15_INITIATE);
	act_rule(a, R15_SUPPORT_SCOPE);
	if (act_in(a, 0) >= GRADE_SHAKEN) {
		act_remind(a, "19", "It must try to rally each move (rally).");
		act_rule(a, R15_RALLY_PHASE);
	}
}

static stage_fn *const initiate_stages[] = { may_initiate, NULL };

static const char *const may_initiate_files[] = { "rulings-definitions", NULL };

const struct resolution r15_may_initiate = {
	.name = "may-initiate",
	.title = "What a brigade of a grade may do",
	.cite = "19",
	.kind = LOOKUP,
	.inputs = initiate_inputs,
	.outcome = initiate_outcome,
	.stages = initiate_stages,
	.event = "may-initiate=yes",
	.files = may_initiate_files,
	.example = "grade=disordered",
};

/* ---- zone (R15-5 to R15-8) ----
 *
 * Cavalry keeps a zone of 4 inches.  Infantry that advances into it must be answered at once by a
 * charge, if the cavalry may charge, or by a retreat until the gap is 4 inches again.  A gap of
 * exactly 4 keeps the zone: it is a distance to be kept, not a reach. */

enum { IN_GAP, IN_MAY_CHARGE, IN_FULL_MOVE };
enum { MUST_NOTHING, MUST_EITHER, MUST_RETREAT };
static const char *const must_words[] = { "nothing", "charge-or-retreat", "retreat", NULL };

static const struct field zone_inputs[] = {
	F_DISTANCE_REQUIRED("gap", "Between infantry and cavalry after the advance"),
	F_FLAG("may-charge", "The cavalry may charge (may-charge)"),
	F_DISTANCE("full-move", DISTANCE_NONE, "The cavalry's move (ruling zoc=full_move)"),
	FIELDS_END,
};

static const struct field zone_outcome[] = {
	F_WORD("must", must_words, VALUE_NULL, "What the cavalry must do at once"),
	F_DISTANCE("retreat", VALUE_NULL, "How far a retreat goes"),
	FIELDS_END,
};

static bool is_triggered(int rule, int64_t gap, int64_t zone)
{
	if (rule == R15_ZOC_ANY_ADVANCE)
		return gap != DISTANCE_NONE;
	return gap < zone || (gap == zone && rule == R15_ZOC_LE4);
}

static void zone(struct act *a)
{
	int64_t limit = act_number(a, N_ZONE), gap = act_in(a, IN_GAP), retreat = 0;
	int rule = act_ruling(a, R15_ZOC);
	bool triggered = is_triggered(rule, gap, limit);
	char text[DISTANCE_TEXT];

	if (triggered && gap < limit)
		retreat = limit - gap;
	if (triggered && rule == R15_ZOC_FULL_MOVE)
		retreat = act_in(a, IN_FULL_MOVE) == DISTANCE_NONE ? VALUE_NULL
								   : act_in(a, IN_FULL_MOVE);
	act_set(a, 0,
		!triggered                 ? MUST_NOTHING
		: act_in(a, IN_MAY_CHARGE) ? MUST_EITHER
					   : MUST_RETREAT);
	act_set(a, 1, retreat);
	if (!triggered)
		act_say(a, "15", "The zone is kept: the cavalry need do nothing.");
	else
		act_say(a, "15", "The cavalry must %s at once; a retreat goes %s.",
			act_in(a, IN_MAY_CHARGE) ? "charge or retreat" : "retreat",
			retreat == VALUE_NULL ? "its full move" : r15_length(a, retreat, text));
	if (triggered)
		act_rule(a, R15_RETREAT);
	act_rule(a, R15_ZOC);
	act_rule(a, R15_MEASURE);
}

static stage_fn *const zone_stages[] = { zone, NULL };

static const char *const zone_files[] = { "definitions", "rulings-charge", "rulings-combat",
					  "rulings-general", NULL };

const struct resolution r15_zone = {
	.name = "zone",
	.title = "Cavalry's answer to an infantry advance",
	.cite = "15",
	.kind = LOOKUP,
	.inputs = zone_inputs,
	.outcome = zone_outcome,
	.stages = zone_stages,
	.event = "must=nothing",
	.files = zone_files,
	.example = "gap=2.5in may-charge",
};
