/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ground.c -- Flank Lines, supports, recalls and support charges. */
#include "rulesets/shako/words.h"

static const char *const files[] = { "movement", "rulings-movement", "rulings-artillery",
				     "rulings-combat", NULL };

/* ---- flank-lines: six inches ahead of the front of formed infantry and cavalry ---- */

enum { LINE_TYPE, LINE_FALLBACK, LINE_STAGGERED, LINE_FRONT, LINE_X, LINE_Y };
static const struct field line_inputs[] = {
	F_WORD_REQUIRED("type", shako_kind_words, "Whose front"),
	F_FLAG("fallback", "It is in Fallback"),
	F_FLAG("staggered", "It is Staggered"),
	F_DISTANCE_REQUIRED("front", "Width of its front"),
	F_DISTANCE_REQUIRED("x", "Sideways from the middle of the front"),
	F_DISTANCE_REQUIRED("y", "Ahead of the front"),
	FIELDS_END,
};
enum { LINE_ZONE, LINE_INSIDE };
static const struct field line_outcome[] = {
	F_FLAG("has-zone", "It has Flank Lines"),
	F_FLAG("inside", "The place is in them"),
	FIELDS_END,
};

static bool has_zone(struct act *a)
{
	int64_t type = act_in(a, LINE_TYPE);

	if ((type != KIND_INFANTRY && type != KIND_CAVALRY) || act_in(a, LINE_FALLBACK))
		return false;
	return !act_in(a, LINE_STAGGERED) ||
	       shako_rule(a, SHAKO_FORMED) == SHAKO_FORMED_NOT_FALLBACK;
}

static bool is_inside(struct act *a)
{
	int64_t half = act_in(a, LINE_FRONT) / 2, deep = act_number(a, N_FLANK_LINES);
	int64_t x = act_in(a, LINE_X);
	int rule = shako_rule(a, SHAKO_FLANK_LINES);

	if (act_in(a, LINE_Y) > deep)
		return false;
	if (rule == SHAKO_FLANK_LINES_LINES)
		return x == half;
	return x <= half + (rule == SHAKO_FLANK_LINES_AROUND ? deep : 0);
}

static void run_line(struct act *a)
{
	bool zone = has_zone(a), inside = zone && is_inside(a);

	act_set(a, LINE_ZONE, zone);
	act_set(a, LINE_INSIDE, inside);
	act_say(a, "3", "The place is %sin its Flank Lines.", inside ? "" : "not ");
	if (inside)
		act_remind(a, "3",
			   "No change of formation or facing there, no backstep and no rally.");
}

static stage_fn *const line_stages[] = { run_line, NULL };

const struct resolution shako_flank_lines = {
	.name = "flank-lines",
	.title = "Whether a place lies in a division's Flank Lines",
	.cite = "3",
	.kind = LOOKUP,
	.inputs = line_inputs,
	.outcome = line_outcome,
	.stages = line_stages,
	.event = "inside=yes",
	.files = files,
	.example = "type=infantry front=8in x=2in y=6in",
};

/* ---- recall-cycle: Blown cavalry recalls, reforms, and is fresh again ---- */

enum { RC_MARKER, RC_BLOWN, RC_CHOICES };
enum { STAY, IN_PLACE, BACK, FIGHT_ON };
static const char *const choice_words[] = { "stay", "in-place", "back", "fight-on", NULL };
enum { RC_NONE, RC_RECALL, RC_REFORM };
static const char *const recall_words[] = { "none", "recall", "reform", NULL };
static const struct field choice_item[] = {
	F_WORD_REQUIRED("choice", choice_words, "What it does that turn"),
	FIELDS_END,
};
static const struct field rc_inputs[] = {
	F_WORD("marker", recall_words, RC_NONE, "Its marker"),
	F_FLAG("blown", "It is Blown"),
	F_LIST("choices", choice_item, "What it does, one a turn"),
	FIELDS_END,
};
enum { RC_OUT_MARKER, RC_OUT_BLOWN, RC_OUT_BACK };
static const struct field rc_outcome[] = {
	F_WORD("marker", recall_words, VALUE_NULL, "Its marker at the end"),
	F_FLAG("blown", "It is Blown at the end"),
	F_DISTANCE("back", VALUE_NULL, "How far a recall back in the last turn may go"),
	FIELDS_END,
};

/* One turn.  Step a: a Recall that stays turns to Reform; b, c: Blown cavalry recalls in place or
 * back; in command and control Reform comes off, and with it Blown. */
static void recall_turn(struct act *a, int64_t choice)
{
	int64_t marker = act_get(a, RC_OUT_MARKER);
	bool blown = marker == RC_NONE && act_get(a, RC_OUT_BLOWN);

	act_set(a, RC_OUT_BACK, VALUE_NULL);
	if ((marker == RC_RECALL && choice == STAY) ||
	    ((marker == RC_RECALL || blown) && choice == IN_PLACE)) {
		marker = RC_REFORM;
	} else if (blown && choice == BACK) {
		marker = RC_RECALL;
		act_set(a, RC_OUT_BACK, act_number(a, N_RECALL_BACK));
	}
	if (marker == RC_REFORM) {
		marker = RC_NONE;
		act_set(a, RC_OUT_BLOWN,
			shako_rule(a, SHAKO_REFORM_ENDS) == SHAKO_REFORM_ENDS_FURTHER_TURN);
	}
	act_set(a, RC_OUT_MARKER, marker);
	act_say(a, "3", "After %s: marker %s, %s.", choice_words[choice], recall_words[marker],
		act_get(a, RC_OUT_BLOWN) ? "Blown" : "fresh");
}

static void run_rc(struct act *a)
{
	const struct list *choices = inputs_list(a->in, RC_CHOICES);
	int64_t marker = act_in(a, RC_MARKER);

	act_set(a, RC_OUT_MARKER, marker);
	act_set(a, RC_OUT_BLOWN, act_in(a, RC_BLOWN) || marker != RC_NONE);
	for (int i = 0; choices && i < choices->n; i++)
		recall_turn(a, choices->cell[i]);
	if (!choices)
		act_say(a, "3", "No turn has passed.");
}

static stage_fn *const rc_stages[] = { run_rc, NULL };

const struct resolution shako_recall_cycle = {
	.name = "recall-cycle",
	.title = "How Blown cavalry recalls and reforms over turns",
	.cite = "3a-c, 6a",
	.kind = LOOKUP,
	.inputs = rc_inputs,
	.outcome = rc_outcome,
	.stages = rc_stages,
	.event = "blown=no",
	.files = files,
	.example = "blown choices=back,stay",
};

/* ---- support: artillery, impassable ground on a flank, infantry of the corps, cavalry, within 3
 * ---- */

enum { SUP_LIST };
enum { SUP_KIND, SUP_POSITION, SUP_DISTANCE, SUP_SAME_CORPS };
enum { SUP_INFANTRY, SUP_CAVALRY, SUP_COSSACKS, SUP_ARTILLERY, SUP_IMPASSABLE };
enum { ON_FLANK, ON_REAR };
static const char *const supporter_words[] = { "infantry",  "cavalry",    "cossacks",
					       "artillery", "impassable", NULL };
static const char *const position_words[] = { "flank", "rear", NULL };
static const struct field supporter_item[] = {
	F_WORD_REQUIRED("kind", supporter_words, "What supports"),
	F_WORD_REQUIRED("position", position_words, "Where it stands"),
	F_DISTANCE_REQUIRED("distance", "How far away"),
	F_FLAG("same-corps", "Of the same corps"),
	FIELDS_END,
};
static const struct field sup_inputs[] = {
	F_LIST("supporters", supporter_item, "Neighbours, as kind:position:distance[:same-corps]"),
	FIELDS_END,
};
enum { SUP_SUPPORTED, SUP_QUALIFYING };
static const struct field sup_outcome[] = {
	F_FLAG("supported", "The division is supported"),
	F_INT("qualifying", 0, COUNT_MAX, VALUE_NULL, "Neighbours that count"),
	FIELDS_END,
};

static bool qualifies(struct act *a, const int64_t *s)
{
	if (!shako_within(a, s[SUP_DISTANCE], act_number(a, N_SUPPORT)))
		return false;
	switch (s[SUP_KIND]) {
	case SUP_IMPASSABLE:
		return s[SUP_POSITION] == ON_FLANK;
	case SUP_INFANTRY:
		return s[SUP_SAME_CORPS] != 0;
	case SUP_ARTILLERY:
		return s[SUP_POSITION] == ON_FLANK ||
		       shako_rule(a, SHAKO_SUPPORT_BRACKETS) == SHAKO_SUPPORT_BRACKETS_NEAREST;
	default:
		return true;
	}
}

static void run_sup(struct act *a)
{
	const struct list *l = inputs_list(a->in, SUP_LIST);
	int64_t n = 0, flanks = 0;
	bool supported;

	for (int i = 0; l && i < l->n; i++) {
		const int64_t *s = &l->cell[i * l->width];

		if (!qualifies(a, s))
			continue;
		n++;
		flanks += s[SUP_POSITION] == ON_FLANK;
	}
	supported = n > 0;
	if (supported && shako_rule(a, SHAKO_SUPPORT_AMOUNT) == SHAKO_SUPPORT_AMOUNT_BOTH_FLANKS)
		supported = flanks > 1;
	act_set(a, SUP_SUPPORTED, supported);
	act_set(a, SUP_QUALIFYING, n);
	act_say(a, "3", "The division is %ssupported.", supported ? "" : "un");
}

static stage_fn *const sup_stages[] = { run_sup, NULL };

const struct resolution shako_support = {
	.name = "support",
	.title = "Whether a division is supported by its neighbours",
	.cite = "3",
	.kind = LOOKUP,
	.inputs = sup_inputs,
	.outcome = sup_outcome,
	.stages = sup_stages,
	.event = "supported=yes",
	.files = files,
	.example = "supporters=artillery:flank:2in,infantry:rear:3in:same-corps",
};

/* ---- support-charge: cavalry that moved half or less charges after the enemy has moved ---- */

enum { SC_FRONTAGE, SC_MOVED, SC_WAS, SC_NOW, SC_REDUCED, SC_MOVER };
static const char *const mover_words[] = { "first", "second", NULL };
static const struct field sc_inputs[] = {
	F_INT_REQUIRED("frontage", 1, COUNT_MAX, "Stands in its front rank"),
	F_DISTANCE_REQUIRED("moved", "How far it moved this turn"),
	F_DISTANCE_REQUIRED("target-was", "To the target before the enemy moved"),
	F_DISTANCE_REQUIRED("target-now", "To the target now"),
	F_DISTANCE("reduced", DISTANCE_NONE, "What terrain leaves of its allowance"),
	F_WORD("mover", mover_words, 0, "Whether its army moved first or second"),
	FIELDS_END,
};
enum { SC_REASON_MOVED, SC_REASON_REACHABLE, SC_REASON_NO_CONTACT, SC_REASON_MOVER };
static const char *const sc_reasons[] = { "moved", "reachable", "no-contact", "mover", NULL };
enum { SC_BLUE, SC_ALLOWANCE, SC_REACH, SC_LEGAL, SC_REASON };
static const struct field sc_outcome[] = {
	F_FLAG("blue-wheel", "It gets a blue wheel"),
	F_DISTANCE("allowance", VALUE_NULL, "Its allowance"),
	F_DISTANCE("reach", VALUE_NULL, "How far the charge may go"),
	F_FLAG("legal", "It may charge that target"),
	F_WORD("reason", sc_reasons, VALUE_NULL, "Why not"),
	FIELDS_END,
};

static int64_t charge_reach(struct act *a, int64_t allowance)
{
	int64_t whole = allowance;

	if (act_in(a, SC_REDUCED) < allowance &&
	    shako_rule(a, SHAKO_SUPPORT_CHARGE) == SHAKO_SUPPORT_CHARGE_REDUCED)
		whole = act_in(a, SC_REDUCED);
	return whole / act_number(a, N_ATTACK_LEAST);
}

static void run_sc(struct act *a)
{
	int64_t allowance = shako_allowance(a, TYPE_CAVALRY, act_in(a, SC_FRONTAGE));
	int64_t reach = charge_reach(a, allowance), reason = VALUE_NULL;
	bool blue = act_in(a, SC_MOVED) <= allowance / act_number(a, N_ATTACK_LEAST);

	if (!blue)
		reason = SC_REASON_MOVED;
	else if (act_in(a, SC_MOVER) && shako_rule(a, SHAKO_STEP_F) != SHAKO_STEP_F_BOTH_MOVED)
		reason = SC_REASON_MOVER;
	else if (act_in(a, SC_WAS) <= allowance)
		reason = SC_REASON_REACHABLE;
	else if (act_in(a, SC_NOW) > reach)
		reason = SC_REASON_NO_CONTACT;
	act_set(a, SC_BLUE, blue);
	act_set(a, SC_ALLOWANCE, allowance);
	act_set(a, SC_REACH, reach);
	act_set(a, SC_LEGAL, reason == VALUE_NULL);
	act_set(a, SC_REASON, reason);
	act_say(a, "3f", "The support charge is %sallowed.", reason == VALUE_NULL ? "" : "not ");
	if (blue)
		act_rule(a, SHAKO_BLUE_WHEEL);
}

static stage_fn *const sc_stages[] = { run_sc, NULL };

const struct resolution shako_support_charge = {
	.name = "support-charge",
	.title = "Whether cavalry may make a support charge",
	.cite = "3f",
	.kind = LOOKUP,
	.inputs = sc_inputs,
	.outcome = sc_outcome,
	.stages = sc_stages,
	.event = "legal=yes",
	.files = files,
	.example = "frontage=4 moved=8in target-was=26in target-now=9in",
};
