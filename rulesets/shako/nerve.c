/* SPDX-License-Identifier: GPL-3.0-or-later */
/* nerve.c -- tests before contact: tactical Attack, Hasty Square, charging home, Cossacks. */
#include "rulesets/shako/nerve.h"

static const char *const files[] = { "movement",       "rulings-movement", "rulings-artillery",
				     "rulings-combat", "rulings-labels",   NULL };

/* Whatever compares a die with a rating may be told of disorder. */
#define DISORDER                                                                                   \
	F_INT("dmr", 0, MR_MAX, VALUE_NULL, "Its disordered rating (ruling bare_mr)"),             \
		F_FLAG("disordered", "It is disordered (ruling bare_mr)")

/* ---- tactical-attack: a division on Manoeuvre may go over to Attack by itself.  The score was
 * lost with the end of its sentence, so the die is read as the ruling says. ---- */

enum { TAC_ORDER, TAC_MR, TAC_ENEMY, TAC_FLANK, TAC_ARRIVED, TAC_SCORE, TAC_DMR, TAC_DISORDERED };
static const struct field tac_inputs[] = {
	F_WORD_REQUIRED("order", shako_order_words, "Its order"),
	F_INT_REQUIRED("mr", 1, MR_MAX, "Its frontal rating"),
	F_DISTANCE("enemy", DISTANCE_NONE, "To the nearest enemy"),
	F_FLAG("enemy-flank", "An enemy presents a flank"),
	F_FLAG("arrived", "It has reached the place its order names"),
	F_INT("score", 0, 99, VALUE_NULL, "Score in place of the rating"),
	DISORDER,
	FIELDS_END,
};
enum { TAC_ELIGIBLE, TAC_NEED, TAC_AFTER };
static const struct field tac_outcome[] = {
	F_FLAG("eligible", "It may try"),
	F_INT("need", 0, 99, VALUE_NULL, "The number the die is held against"),
	F_WORD("order", shako_order_words, VALUE_NULL, "Its order after it"),
	FIELDS_END,
};

static bool may_try(struct act *a)
{
	bool near = act_in(a, TAC_ENEMY) != DISTANCE_NONE &&
		    shako_within(a, act_in(a, TAC_ENEMY), act_number(a, N_TACTICAL_NEAR));

	if (act_in(a, TAC_ORDER) != ORDER_MANOEUVRE || act_in(a, TAC_ARRIVED))
		return false;
	if (near || !act_in(a, TAC_FLANK))
		return near;
	return shako_rule(a, SHAKO_TACTICAL_FLANK) == SHAKO_TACTICAL_FLANK_ANY_DISTANCE;
}

static bool tactical_roll(struct act *a)
{
	int64_t mr =
		shako_bare_mr(a, act_in(a, TAC_MR), act_in(a, TAC_DMR), act_in(a, TAC_DISORDERED));
	int64_t need = act_in(a, TAC_SCORE) == VALUE_NULL ? mr : act_in(a, TAC_SCORE);
	int rule = shako_rule(a, SHAKO_TACTICAL_ATTACK);

	if (rule == SHAKO_TACTICAL_ATTACK_FIXED && act_in(a, TAC_SCORE) == VALUE_NULL)
		need = act_number(a, N_TACTICAL_FIXED);
	act_set(a, TAC_NEED, need);
	return rule == SHAKO_TACTICAL_ATTACK_LE_MR ? shako_at_most(a, "Tactical Attack", need)
						   : shako_at_least(a, "Tactical Attack", need);
}

static void run_tac(struct act *a)
{
	bool eligible = may_try(a);
	int64_t order = act_in(a, TAC_ORDER);

	if (eligible && tactical_roll(a))
		order = ORDER_ATTACK;
	else if (order == ORDER_MANOEUVRE && act_in(a, TAC_ARRIVED))
		order = ORDER_DEFEND;
	act_set(a, TAC_ELIGIBLE, eligible);
	act_set(a, TAC_AFTER, order);
	act_say(a, "3", "The division is under %s orders.", shako_order_words[order]);
}

static stage_fn *const tac_stages[] = { run_tac, NULL };

const struct resolution shako_tactical_attack = {
	.name = "tactical-attack",
	.title = "A division on Manoeuvre tries to go over to Attack",
	.cite = "3",
	.kind = RESOLUTION,
	.inputs = tac_inputs,
	.outcome = tac_outcome,
	.dice = "1d6 when it may try",
	.stages = tac_stages,
	.event = "order=attack",
	.files = files,
	.example = "order=manoeuvre mr=4 enemy=20in",
};

/* ---- corps-orders ---- */

enum { CORPS_ORDER, CORPS_DIVISIONS, CORPS_ATTACKING, CORPS_BATTERIES };
static const struct field corps_inputs[] = {
	F_WORD_REQUIRED("corps-order", shako_order_words, "Order of the corps"),
	F_INT_REQUIRED("divisions", 0, COUNT_MAX, "Its divisions"),
	F_INT_REQUIRED("attacking", 0, COUNT_MAX, "Those of them on Attack"),
	F_INT("batteries", 0, COUNT_MAX, 0, "Its batteries (ruling attack_corps)"),
	FIELDS_END,
};
enum { CORPS_NEEDED, CORPS_AFTER, CORPS_LEGAL };
static const struct field corps_outcome[] = {
	F_INT("needed", 0, COUNT_MAX, VALUE_NULL, "Divisions that must be on Attack"),
	F_INT("attacking", 0, COUNT_MAX, VALUE_NULL, "Those that are, after it"),
	F_FLAG("legal", "Enough are"),
	FIELDS_END,
};

static void run_corps(struct act *a)
{
	int64_t units = act_in(a, CORPS_DIVISIONS), attacking = act_in(a, CORPS_ATTACKING),
		needed = 0;

	if (act_in(a, CORPS_ORDER) == ORDER_ATTACK) {
		if (act_in(a, CORPS_BATTERIES) &&
		    shako_rule(a, SHAKO_ATTACK_CORPS) == SHAKO_ATTACK_CORPS_ALL_UNITS)
			units += act_in(a, CORPS_BATTERIES);
		needed = (units + 1) / 2;
		if (attacking < needed &&
		    shako_rule(a, SHAKO_CORPS_ORDER) == SHAKO_CORPS_ORDER_CHANGES_ALL)
			attacking = act_in(a, CORPS_DIVISIONS);
	}
	act_set(a, CORPS_NEEDED, needed);
	act_set(a, CORPS_AFTER, attacking);
	act_set(a, CORPS_LEGAL, attacking >= needed);
	act_say(a, "3", "%d divisions must be on Attack, and %d are.", (int)needed, (int)attacking);
}

static stage_fn *const corps_stages[] = { run_corps, NULL };

const struct resolution shako_corps_orders = {
	.name = "corps-orders",
	.title = "Whether enough divisions of a corps are on Attack",
	.cite = "3",
	.kind = LOOKUP,
	.inputs = corps_inputs,
	.outcome = corps_outcome,
	.stages = corps_stages,
	.event = "legal=yes",
	.files = files,
	.example = "corps-order=attack divisions=4 attacking=2",
};

/* ---- hasty-square ---- */

enum { SQ_MR, SQ_SUPPORTED, SQ_DMR, SQ_DISORDERED };
static const struct field sq_inputs[] = {
	F_INT_REQUIRED("mr", 1, MR_MAX, "Frontal rating of the infantry"),
	F_FLAG("supported", "It is supported"),
	DISORDER,
	FIELDS_END,
};
enum { SQ_DUE, SQ_NEED, SQ_SQUARE };
static const struct field sq_outcome[] = {
	F_FLAG("roll-due", "A die is thrown"),
	F_INT("need", 0, 99, VALUE_NULL, "The number the die is held against"),
	F_FLAG("square", "It forms square"),
	FIELDS_END,
};

bool shako_form_square(struct act *a, int64_t mr, int64_t *need)
{
	int rule = shako_rule(a, SHAKO_HASTY_SQUARE);
	bool square;

	*need = rule == SHAKO_HASTY_SQUARE_FIXED   ? act_number(a, N_SQUARE_FIXED)
		: rule == SHAKO_HASTY_SQUARE_LT_MR ? mr - 1
						   : mr;
	if (rule == SHAKO_HASTY_SQUARE_LE_MR || rule == SHAKO_HASTY_SQUARE_LT_MR)
		square = shako_at_most(a, "Hasty Square", *need);
	else
		square = shako_at_least(a, "Hasty Square", *need);
	act_say(a, "3", "The infantry %s square.", square ? "forms" : "does not form");
	return square;
}

static void run_sq(struct act *a)
{
	int64_t mr = act_in(a, SQ_MR), need;
	bool due = !act_in(a, SQ_SUPPORTED);

	act_set(a, SQ_DUE, due);
	act_set(a, SQ_SQUARE, 0);
	if (!due) {
		act_say(a, "3", "Supported infantry does not try to form square.");
		return;
	}
	mr = shako_bare_mr(a, mr, act_in(a, SQ_DMR), act_in(a, SQ_DISORDERED));
	act_set(a, SQ_SQUARE, shako_form_square(a, mr, &need));
	act_set(a, SQ_NEED, need);
}

static stage_fn *const sq_stages[] = { run_sq, NULL };

const struct resolution shako_hasty_square = {
	.name = "hasty-square",
	.title = "Infantry charged by cavalry tries to form square",
	.cite = "3",
	.kind = RESOLUTION,
	.inputs = sq_inputs,
	.outcome = sq_outcome,
	.dice = "1d6 when it is unsupported",
	.stages = sq_stages,
	.event = "square=yes",
	.files = files,
	.example = "mr=4",
};

/* ---- avoid-charge: half the distance, and Staggered ---- */

enum { AV_MR, AV_DISTANCE, AV_TARGET_MR, AV_ALLOWANCE, AV_SQUARE, AV_DMR, AV_DISORDERED };
static const struct field av_inputs[] = {
	F_INT_REQUIRED("mr", 1, MR_MAX, "Frontal rating of the cavalry"),
	F_DISTANCE("distance", 0, "Length of the charge"),
	F_INT("target-mr", 1, MR_MAX, VALUE_NULL, "Rating of the target (ruling avoid_charge)"),
	F_DISTANCE("allowance", INCHES(24), "Its move (ruling avoid_charge=half_move)"),
	F_FLAG("square", "The target is in square (ruling avoid_charge=only_at_square)"),
	DISORDER,
	FIELDS_END,
};
enum { AV_DUE, AV_NEED, AV_AVOIDS, AV_MOVED, AV_STAGGERED };
static const struct field av_outcome[] = {
	F_FLAG("roll-due", "A die is thrown"),
	F_INT("need", 0, 99, VALUE_NULL, "The die that avoids"),
	F_FLAG("avoids", "It does not charge home"),
	F_DISTANCE("moved", VALUE_NULL, "How far it goes"),
	F_FLAG("staggered", "It is Staggered by it"),
	FIELDS_END,
};

void shako_avoid(struct act *a, int64_t mr, int64_t target_mr, int64_t distance, int64_t allowance,
		 bool square, struct avoiding *out)
{
	int rule = shako_rule(a, SHAKO_AVOID_CHARGE);

	*out = (struct avoiding){ .need = VALUE_NULL, .moved = distance };
	out->due = square || rule != SHAKO_AVOID_CHARGE_ONLY_AT_SQUARE;
	if (!out->due)
		return;
	out->need =
		rule == SHAKO_AVOID_CHARGE_TARGET_MR && target_mr != VALUE_NULL ? target_mr : mr;
	out->avoids = shako_at_least(a, "Avoid charging home", out->need);
	if (out->avoids)
		out->moved = (rule == SHAKO_AVOID_CHARGE_HALF_MOVE ? allowance : distance) /
			     act_number(a, N_HALF_SPEED);
	act_say(a, "3", "The cavalry %s.",
		out->avoids ? "does not charge home, and is Staggered" : "charges home");
}

static void run_av(struct act *a)
{
	int64_t mr =
		shako_bare_mr(a, act_in(a, AV_MR), act_in(a, AV_DMR), act_in(a, AV_DISORDERED));
	struct avoiding x;

	shako_avoid(a, mr, act_in(a, AV_TARGET_MR), act_in(a, AV_DISTANCE), act_in(a, AV_ALLOWANCE),
		    act_in(a, AV_SQUARE) != 0, &x);
	act_set(a, AV_DUE, x.due);
	act_set(a, AV_NEED, x.need);
	act_set(a, AV_AVOIDS, x.avoids);
	act_set(a, AV_MOVED, x.moved);
	act_set(a, AV_STAGGERED, x.avoids);
}

static stage_fn *const av_stages[] = { run_av, NULL };

const struct resolution shako_avoid_charge = {
	.name = "avoid-charge",
	.title = "Cavalry tries to avoid charging home",
	.cite = "3",
	.kind = RESOLUTION,
	.inputs = av_inputs,
	.outcome = av_outcome,
	.dice = "1d6",
	.stages = av_stages,
	.event = "avoids=yes",
	.files = files,
	.example = "mr=5 distance=10in",
};

/* ---- cossack-charge: Cossacks charge formed units frontally on their MR or less ---- */

enum { COS_MR, COS_DMR, COS_DISTANCE };
static const struct field cos_inputs[] = {
	F_INT_REQUIRED("mr", 1, MR_MAX, "Frontal rating of the Cossacks"),
	F_INT_REQUIRED("dmr", 0, MR_MAX, "Disordered rating of the Cossacks"),
	F_DISTANCE("distance", 0, "Length of the charge"),
	FIELDS_END,
};
enum { COS_NEED, COS_MAY, COS_MOVED };
static const struct field cos_outcome[] = {
	F_INT("need", 0, 99, VALUE_NULL, "The die that lets them charge, or less"),
	F_FLAG("may-charge", "They charge"),
	F_DISTANCE("moved", VALUE_NULL, "How far they go"),
	FIELDS_END,
};

static void run_cos(struct act *a)
{
	int rule = shako_rule(a, SHAKO_COSSACK_CHARGE);
	int64_t need = act_in(a, rule == SHAKO_COSSACK_CHARGE_DISORDERED_MR ? COS_DMR : COS_MR);
	bool may = shako_at_most(a, "Cossacks charge", need);
	int64_t stopped = rule == SHAKO_COSSACK_CHARGE_HALTS_HALFWAY
				  ? act_in(a, COS_DISTANCE) / act_number(a, N_HALF_SPEED)
				  : 0;

	act_set(a, COS_NEED, need);
	act_set(a, COS_MAY, may);
	act_set(a, COS_MOVED, may ? act_in(a, COS_DISTANCE) : stopped);
	act_say(a, "5", "The Cossacks %s.", may ? "charge" : "do not charge");
}

static stage_fn *const cos_stages[] = { run_cos, NULL };

const struct resolution shako_cossack_charge = {
	.name = "cossack-charge",
	.title = "Cossacks try to charge a formed unit frontally",
	.cite = "5",
	.kind = RESOLUTION,
	.inputs = cos_inputs,
	.outcome = cos_outcome,
	.dice = "1d6",
	.stages = cos_stages,
	.event = "may-charge=yes",
	.files = files,
	.example = "mr=3 dmr=1",
};
