/* SPDX-License-Identifier: GPL-3.0-or-later */
/* command.c -- rally, orders and their carriers, and when an army quits the field. */
#include "rulesets/shako/test.h"

static const char *const files[] = {
	"command",           "movement", "rulings-command", "rulings-labels", "rulings-movement",
	"rulings-artillery", NULL
};

/* ---- rally: a d6 against the MR, less 1 or 2 for a commander; the score was lost ---- */

enum { RA_MR, RA_MARKER, RA_COMMANDER, RA_IN_LINES, RA_DMR, RA_DISORDERED };
enum { RA_NONE, RA_STAGGERED, RA_FALLBACK };
static const char *const held_words[] = { "none", "staggered", "fallback", NULL };
static const struct field ra_inputs[] = {
	F_INT_REQUIRED("mr", 1, MR_MAX, "Frontal rating"),
	F_WORD_REQUIRED("marker", held_words, "Its marker"),
	F_WORD("commander", shako_rating_words, RATING_NONE,
	       "Rating of the corps commander with it"),
	F_FLAG("in-flank-lines", "It is in an enemy's Flank Lines"),
	F_INT("dmr", 0, MR_MAX, VALUE_NULL, "Its disordered rating (ruling bare_mr)"),
	F_FLAG("disordered", "It is disordered (ruling bare_mr)"),
	FIELDS_END,
};
enum { RA_DUE, RA_NEED, RA_MODIFIER, RA_RALLIED, RA_AFTER };
static const struct field ra_outcome[] = {
	F_FLAG("roll-due", "A die is thrown"),
	F_INT("need", -9, 99, VALUE_NULL, "The die that is still enough"),
	F_INT("modifier", -9, 9, VALUE_NULL, "What the commander does to the die"),
	F_FLAG("rallied", "It rallies"),
	F_WORD("marker", held_words, VALUE_NULL, "Its marker after it"),
	FIELDS_END,
};
static const char *const ra_lists[] = { "rally", NULL };

static int64_t helped(struct act *a)
{
	const int64_t scope[RALLY_FIELDS] = { act_in(a, RA_COMMANDER) };

	if (act_in(a, RA_COMMANDER) >= RATING_AVERAGE &&
	    shako_rule(a, SHAKO_RALLY_STEP) == SHAKO_RALLY_STEP_TACTICAL_ORDERS)
		return 0;
	return act_sum(a, LIST_RALLY, scope, "");
}

static bool rally_roll(struct act *a, int64_t modifier)
{
	int64_t mr =
		shako_bare_mr(a, act_in(a, RA_MR), act_in(a, RA_DMR), act_in(a, RA_DISORDERED));
	int rule = shako_rule(a, SHAKO_RALLY);
	int64_t need = rule == SHAKO_RALLY_FIXED ? act_number(a, N_RALLY_FIXED) : mr;

	/* On the die, a minus helps a low score; on the number, it lowers it. */
	if (modifier)
		need += shako_rule(a, SHAKO_RALLY_MODIFIER) == SHAKO_RALLY_MODIFIER_DIE ? -modifier
											: modifier;
	act_set(a, RA_NEED, need);
	return rule == SHAKO_RALLY_GE_MR ? shako_at_least(a, "Rally", need)
					 : shako_at_most(a, "Rally", need);
}

static void run_ra(struct act *a)
{
	int64_t marker = act_in(a, RA_MARKER), modifier;
	bool due = marker != RA_NONE && !act_in(a, RA_IN_LINES), rallied = false;

	act_set(a, RA_DUE, due);
	if (due) {
		modifier = helped(a);
		act_set(a, RA_MODIFIER, modifier);
		rallied = rally_roll(a, modifier);
	}
	if (rallied)
		marker = marker == RA_FALLBACK && shako_rule(a, SHAKO_RALLY_EFFECT) ==
							  SHAKO_RALLY_EFFECT_BY_STEPS
				 ? RA_STAGGERED
				 : RA_NONE;
	act_set(a, RA_RALLIED, rallied);
	act_set(a, RA_AFTER, marker);
	act_say(a, "6f", "The division %s.",
		rallied ? "rallies"
		: due   ? "does not rally"
			: "may not try");
}

static stage_fn *const ra_stages[] = { run_ra, NULL };

const struct resolution shako_rally = {
	.name = "rally",
	.title = "A division tries to rally",
	.cite = "6f",
	.kind = RESOLUTION,
	.inputs = ra_inputs,
	.outcome = ra_outcome,
	.dice = "1d6 when it may try",
	.stages = ra_stages,
	.event = "rallied=yes",
	.lists = ra_lists,
	.files = files,
	.example = "mr=4 marker=staggered",
};

/* ---- tactical-orders: a division on Defend may be told to attack an enemy near it, never the
 * reverse ---- */

enum { TO_FROM, TO_TO, TO_ENEMY, TO_COMMANDER, TO_NEARER };
static const struct field to_inputs[] = {
	F_WORD_REQUIRED("from", shako_order_words, "Its order"),
	F_WORD_REQUIRED("to", shako_order_words, "The order it is to have"),
	F_DISTANCE("enemy", DISTANCE_NONE, "To the enemy that approached"),
	F_FLAG("commander", "The corps commander spends an order (ruling tactical_orders)"),
	F_FLAG("nearer", "The enemy came nearer this turn (ruling tactical_orders)"),
	FIELDS_END,
};
enum { TO_REASON_ORDER, TO_REASON_DISTANCE, TO_REASON_COMMANDER, TO_REASON_NEARER };
static const char *const to_reasons[] = { "order", "distance", "commander", "nearer", NULL };
enum { TO_LEGAL, TO_REASON };
static const struct field to_outcome[] = {
	F_FLAG("legal", "The order may be given"),
	F_WORD("reason", to_reasons, VALUE_NULL, "Why not"),
	FIELDS_END,
};

static int64_t to_reason(struct act *a)
{
	int rule;

	if (act_in(a, TO_FROM) != ORDER_DEFEND || act_in(a, TO_TO) != ORDER_ATTACK)
		return TO_REASON_ORDER;
	if (act_in(a, TO_ENEMY) == DISTANCE_NONE ||
	    !shako_within(a, act_in(a, TO_ENEMY), act_number(a, N_TACTICAL_NEAR)))
		return TO_REASON_DISTANCE;
	rule = shako_rule(a, SHAKO_TACTICAL_ORDERS);
	if (rule == SHAKO_TACTICAL_ORDERS_BY_COMMANDER && !act_in(a, TO_COMMANDER))
		return TO_REASON_COMMANDER;
	if (rule == SHAKO_TACTICAL_ORDERS_ENEMY_NEARER && !act_in(a, TO_NEARER))
		return TO_REASON_NEARER;
	return VALUE_NULL;
}

static void run_to(struct act *a)
{
	int64_t reason = to_reason(a);

	act_set(a, TO_LEGAL, reason == VALUE_NULL);
	act_set(a, TO_REASON, reason);
	act_say(a, "6e", "The tactical order may %sbe given.", reason == VALUE_NULL ? "" : "not ");
}

static stage_fn *const to_stages[] = { run_to, NULL };

const struct resolution shako_tactical_orders = {
	.name = "tactical-orders",
	.title = "Whether a division may be given tactical orders",
	.cite = "6e",
	.kind = LOOKUP,
	.inputs = to_inputs,
	.outcome = to_outcome,
	.stages = to_stages,
	.event = "legal=yes",
	.files = files,
	.example = "from=defend to=attack enemy=20in",
};

/* ---- divisional-order: French at once, Allied in the next command phase ---- */

enum { DO_NATION, DO_TURN, DO_SIDE };
static const char *const army_sides[] = { "french", "allied", NULL };
static const struct field do_inputs[] = {
	F_WORD_REQUIRED("nation", shako_nation_words, "Whose division"),
	F_INT_REQUIRED("given-turn", 1, 999, "The turn in which the order is given"),
	F_WORD("side", army_sides, VALUE_NULL, "The army it fights in (by nation when left out)"),
	FIELDS_END,
};
enum { STEP_B, STEP_D };
static const char *const step_words[] = { "6b", "6d", NULL };
enum { DO_LIVE_TURN, DO_LIVE_STEP };
static const struct field do_outcome[] = {
	F_INT("live-turn", 1, 9999, VALUE_NULL, "The turn in which it takes effect"),
	F_WORD("live-step", step_words, VALUE_NULL, "The step in which it does"),
	FIELDS_END,
};

/* Whether a division's orders wait: those of the Allied army, in the reading in force. */
static bool is_allied(struct act *a)
{
	int64_t nation = act_in(a, DO_NATION), side = act_in(a, DO_SIDE);

	if (nation == NATION_FRENCH)
		return false;
	switch (shako_rule(a, SHAKO_ALLIED)) {
	case SHAKO_ALLIED_FRENCH_ALLIES: /* the French army's own allies are the Allied divisions */
		return nation == NATION_OTHER && side == ARMY_FRENCH;
	case SHAKO_ALLIED_NAMES_ONLY:
		return false;
	default:
		return side == VALUE_NULL || side == ARMY_ALLIED;
	}
}

static void run_do(struct act *a)
{
	bool waits =
		is_allied(a) && shako_rule(a, SHAKO_ALLIED_ORDERS) == SHAKO_ALLIED_ORDERS_ALL_WAIT;
	int64_t turn = act_in(a, DO_TURN) + waits;

	act_set(a, DO_LIVE_TURN, turn);
	act_set(a, DO_LIVE_STEP, waits ? STEP_B : STEP_D);
	act_say(a, "6", "The order takes effect in turn %d, step %s.", (int)turn,
		step_words[waits ? STEP_B : STEP_D]);
}

static stage_fn *const do_stages[] = { run_do, NULL };

const struct resolution shako_divisional_order = {
	.name = "divisional-order",
	.title = "When a division's new order takes effect",
	.cite = "6b, 6d",
	.kind = LOOKUP,
	.inputs = do_inputs,
	.outcome = do_outcome,
	.stages = do_stages,
	.event = "live-step=6d",
	.files = files,
	.example = "nation=russian given-turn=3",
};

/* ---- orders: a corps commander who stays changes so many orders within reach ---- */

enum { OR_RATING, OR_MOVED, OR_RALLIES, OR_DISTANCES };
static const struct field distance_item[] = {
	F_DISTANCE_REQUIRED("distance", "To a division"),
	FIELDS_END,
};
static const struct field or_inputs[] = {
	F_WORD("rating", shako_rating_words, RATING_AVERAGE, "Rating of the corps commander"),
	F_FLAG("moved", "He has moved"),
	F_FLAG("rallies", "He helps a division to rally"),
	F_LIST("distances", distance_item, "To the divisions whose orders are to change"),
	FIELDS_END,
};
enum { OR_CAPACITY, OR_ACCEPTED };
static const struct field or_outcome[] = {
	F_INT("capacity", 0, COUNT_MAX, VALUE_NULL, "Orders he may change"),
	F_INT("accepted", 0, COUNT_MAX, VALUE_NULL, "Those that are changed"),
	FIELDS_END,
};

static int64_t capacity(struct act *a)
{
	static const int numbers[] = { N_ORDERS_POOR, N_ORDERS_POOR, N_ORDERS_AVERAGE,
				       N_ORDERS_EXCELLENT };
	int64_t rating = act_in(a, OR_RATING);

	if (rating != RATING_AVERAGE &&
	    shako_rule(a, SHAKO_CC_RATING) == SHAKO_CC_RATING_ALL_AVERAGE)
		rating = RATING_AVERAGE;
	return rating == RATING_NONE ? 0 : act_number(a, numbers[rating]);
}

static void run_or(struct act *a)
{
	const struct list *l = inputs_list(a->in, OR_DISTANCES);
	int64_t can = capacity(a), reached = 0;
	bool busy = act_in(a, OR_MOVED) != 0;

	if (!busy && act_in(a, OR_RALLIES))
		busy = shako_rule(a, SHAKO_CC_ACTIONS) == SHAKO_CC_ACTIONS_ONE;
	for (int i = 0; l && i < l->n; i++)
		reached += l->cell[i] != DISTANCE_NONE &&
			   shako_within(a, l->cell[i], act_number(a, N_ORDERS_REACH));
	if (busy)
		reached = 0;
	act_set(a, OR_CAPACITY, can);
	act_set(a, OR_ACCEPTED, reached < can ? reached : can);
	act_say(a, "6d", "He changes %d orders.", (int)act_get(a, OR_ACCEPTED));
	act_remind(a, "6d",
		   "A commander moves, changes orders or helps to rally: one of the three.");
}

static stage_fn *const or_stages[] = { run_or, NULL };

const struct resolution shako_orders = {
	.name = "orders",
	.title = "How many orders a corps commander changes",
	.cite = "6d",
	.kind = LOOKUP,
	.inputs = or_inputs,
	.outcome = or_outcome,
	.stages = or_stages,
	.event = "accepted=1",
	.files = files,
	.example = "rating=average distances=10in,18in",
};

/* ---- aide ---- */

enum { AI_DISTANCE, AI_NATION, AI_SENT };
static const struct field ai_inputs[] = {
	F_DISTANCE_REQUIRED("distance", "From the army commander to the corps commander"),
	F_WORD_REQUIRED("nation", shako_nation_words, "Whose corps"),
	F_INT_REQUIRED("sent-turn", 1, 999, "The turn in which he is sent"),
	FIELDS_END,
};
enum { AI_TURNS, AI_ARRIVES, AI_IN_FORCE };
static const struct field ai_outcome[] = {
	F_INT("turns", 0, 99999, VALUE_NULL, "Turns he rides"),
	F_INT("arrives", 0, 99999, VALUE_NULL, "The turn in which he arrives"),
	F_INT("in-force", 0, 99999, VALUE_NULL, "The turn in which the orders hold"),
	FIELDS_END,
};

static int ai_check(const struct inputs *in, struct err *e)
{
	if (in->v[AI_DISTANCE] != DISTANCE_NONE)
		return 0;
	err_set(e, ERR_USAGE,
		"distance: an aide cannot ride to nowhere; try a distance such as 30in");
	err_argument(e, "distance");
	return -1;
}

static void run_ai(struct act *a)
{
	int64_t ride = act_number(a, N_AIDE), turns = (act_in(a, AI_DISTANCE) + ride - 1) / ride;
	int64_t arrives = act_in(a, AI_SENT) + turns - 1;

	if (turns < 1)
		arrives = act_in(a, AI_SENT);
	else if (shako_rule(a, SHAKO_AIDE_STARTS) == SHAKO_AIDE_STARTS_NEXT_TURN)
		arrives++;
	act_set(a, AI_TURNS, turns);
	act_set(a, AI_ARRIVES, arrives);
	act_set(a, AI_IN_FORCE, arrives + (act_in(a, AI_NATION) != NATION_FRENCH));
	act_say(a, "6c", "The aide arrives in turn %d and the orders hold from turn %d.",
		(int)arrives, (int)act_get(a, AI_IN_FORCE));
}

static stage_fn *const ai_stages[] = { run_ai, NULL };

const struct resolution shako_aide = {
	.name = "aide",
	.title = "When an aide de camp brings new corps orders",
	.cite = "6c",
	.kind = LOOKUP,
	.inputs = ai_inputs,
	.outcome = ai_outcome,
	.stages = ai_stages,
	.check = ai_check,
	.event = "turns=1",
	.files = files,
	.example = "distance=60in nation=russian sent-turn=2",
};

/* ---- army: half its stands lost in broken divisions, guns left out ---- */

enum { AR_STANDS, AR_LOST, AR_FALLBACK, AR_UNITS };
enum { UNIT_STANDS, UNIT_STATUS, UNIT_KIND };
enum { STEADY, STAGGERED, FALLEN_BACK, BROKEN };
static const char *const state_words[] = { "steady", "staggered", "fallback", "broken", NULL };
static const struct field unit_item[] = {
	F_INT_REQUIRED("stands", 0, COUNT_MAX, "Its stands at the start"),
	F_WORD_REQUIRED("status", state_words, "How it is"),
	F_WORD_REQUIRED("kind", shako_kind_words, "Its arm"),
	FIELDS_END,
};
static const struct field ar_inputs[] = {
	F_INT("stands", 0, 9999, 0, "Stands of the army at the start, guns left out"),
	F_INT("lost", 0, 9999, 0, "Stands in broken divisions"),
	F_INT("fallback", 0, 9999, 0, "Stands in Fallback (ruling army_breakpoint)"),
	F_LIST("units", unit_item, "Or its units, as stands:status:kind"),
	FIELDS_END,
};
enum { AR_OUT_STANDS, AR_OUT_LOST, AR_NEEDED, AR_QUITS };
static const struct field ar_outcome[] = {
	F_INT("stands", 0, 9999, VALUE_NULL, "Stands that count"),
	F_INT("lost", 0, 9999, VALUE_NULL, "Stands lost"),
	F_INT("needed", 0, 9999, VALUE_NULL, "Lost stands at which the army quits"),
	F_FLAG("quits", "The army quits the field"),
	FIELDS_END,
};

static void count_units(const struct list *l, int64_t *stands, int64_t *lost, int64_t *fallback)
{
	for (int i = 0; l && i < l->n; i++) {
		const int64_t *u = &l->cell[i * l->width];

		if (u[UNIT_KIND] == KIND_ARTILLERY)
			continue;
		*stands += u[UNIT_STANDS];
		*lost += u[UNIT_STATUS] == BROKEN ? u[UNIT_STANDS] : 0;
		*fallback += u[UNIT_STATUS] == FALLEN_BACK ? u[UNIT_STANDS] : 0;
	}
}

static void run_ar(struct act *a)
{
	int64_t stands = act_in(a, AR_STANDS), lost = act_in(a, AR_LOST),
		fallback = act_in(a, AR_FALLBACK);
	int64_t share = act_number(a, N_ARMY_SHARE), needed;
	int rule = shako_rule(a, SHAKO_ARMY_BREAKPOINT);

	count_units(inputs_list(a->in, AR_UNITS), &stands, &lost, &fallback);
	if (rule == SHAKO_ARMY_BREAKPOINT_FALLBACK_TOO)
		lost += fallback;
	needed = rule == SHAKO_ARMY_BREAKPOINT_OVER_HALF ? stands / share + 1
							 : (stands + share - 1) / share;
	act_set(a, AR_OUT_STANDS, stands);
	act_set(a, AR_OUT_LOST, lost);
	act_set(a, AR_NEEDED, needed);
	act_set(a, AR_QUITS, lost >= needed);
	act_say(a, "6g", "The army %s the field.", lost >= needed ? "quits" : "keeps");
}

static stage_fn *const ar_stages[] = { run_ar, NULL };

const struct resolution shako_army = {
	.name = "army",
	.title = "Whether an army quits the field",
	.cite = "6g",
	.kind = LOOKUP,
	.inputs = ar_inputs,
	.outcome = ar_outcome,
	.stages = ar_stages,
	.event = "quits=yes",
	.files = files,
	.example = "stands=40 lost=20",
};
