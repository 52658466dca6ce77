/* SPDX-License-Identifier: GPL-3.0-or-later */
/* movement.c -- how far a unit goes, and what an Attack order obliges it to. */
#include "rulesets/shako/words.h"

static const char *const files[] = { "movement", "rulings-movement", "rulings-artillery", NULL };

/* ---- move ----
 *
 * Infantry and cavalry lose an inch of their move for each stand of frontage.  Hills are crossed at
 * two thirds of the speed, woods (infantry and Cossacks alone) and wheels at half; an obstacle
 * costs 3 inches.  A mixed move pays for each inch by itself. */

enum {
	IN_TYPE,
	IN_FRONTAGE,
	IN_OPEN,
	IN_HILL,
	IN_WOODS,
	IN_WHEEL,
	IN_ANGLE,
	IN_OBSTACLES,
	IN_ORDER
};
static const struct field inputs[] = {
	F_WORD_REQUIRED("type", shako_type_words, "What moves"),
	F_INT("frontage", 0, COUNT_MAX, 0, "Stands in its front rank"),
	F_DISTANCE("open", 0, "Moved in the open"),
	F_DISTANCE("hill", 0, "Moved on hills"),
	F_DISTANCE("woods", 0, "Moved in woods"),
	F_DISTANCE("wheel", 0, "Moved in wheeling"),
	F_ANGLE("wheel-angle", 0, "How far it wheels"),
	F_INT("obstacles", 0, COUNT_MAX, 0, "Linear obstacles crossed"),
	F_WORD("order", shako_order_words, ORDER_MANOEUVRE, "Its order"),
	FIELDS_END,
};
enum { REASON_FAR, REASON_WOODS, REASON_WHEEL };
static const char *const reason_words[] = { "far", "woods", "wheel", NULL };
enum { OUT_ALLOWANCE, OUT_COST, OUT_LEFT, OUT_LEGAL, OUT_REASON, OUT_LEAST };
static const struct field outcome[] = {
	F_DISTANCE("allowance", VALUE_NULL, "How far it may move"),
	F_DISTANCE("cost", VALUE_NULL, "What this move costs"),
	F_DISTANCE("left", VALUE_NULL, "What is left"),
	F_FLAG("legal", "The move is allowed"),
	F_WORD("reason", reason_words, VALUE_NULL, "Why not"),
	F_DISTANCE("least", VALUE_NULL, "What an Attack order obliges it to"),
	FIELDS_END,
};

/* What an inch costs, as so many of so many parts: 3 halves on hills, 2 in woods. */
struct price {
	int64_t of, parts;
};

static int64_t cost_at(int64_t distance, struct price p)
{
	return distance * p.of / p.parts;
}

static bool dearer(struct price p, struct price than)
{
	return p.of * than.parts > than.of * p.parts;
}

enum { PIECES = 4 }; /* open, hill, woods, wheel */

static int64_t move_cost(struct act *a)
{
	const struct price half = { act_number(a, N_HALF_SPEED), 1 };
	struct price price[PIECES] = { { 1, 1 }, { 3, act_number(a, N_HILL_THIRDS) }, half, half };
	struct price most = { 1, 1 };
	int64_t obstacles = act_in(a, IN_OBSTACLES) * act_number(a, N_OBSTACLE), cost = 0,
		plain = 0;
	int rule = SHAKO_TERRAIN_COST_EACH_INCH;

	if (act_in(a, IN_ANGLE) > act_number(a, N_WHEEL_ANGLE))
		price[IN_WHEEL - IN_OPEN].of = act_number(a, N_WHEEL_DEARER);
	for (int i = 0; i < PIECES; i++) {
		int64_t piece = act_in(a, IN_OPEN + i);

		if (piece && dearer(price[i], most))
			most = price[i];
		plain += piece;
		cost += cost_at(piece, price[i]);
	}
	if (most.of != most.parts)
		rule = shako_rule(a, SHAKO_TERRAIN_COST);
	if (rule == SHAKO_TERRAIN_COST_SLOWEST)
		return cost_at(plain, most) + obstacles;
	return cost +
	       (rule == SHAKO_TERRAIN_COST_OBSTACLES_LAST ? cost_at(obstacles, most) : obstacles);
}

static bool woods_barred(struct act *a)
{
	int64_t type = act_in(a, IN_TYPE);

	if (!act_in(a, IN_WOODS) || type == TYPE_INFANTRY || type == TYPE_COSSACKS)
		return false;
	return shako_rule(a, SHAKO_WOODS_BAR) == SHAKO_WOODS_BAR_BARRED;
}

static bool wheel_barred(struct act *a)
{
	if (act_in(a, IN_ANGLE) <= act_number(a, N_WHEEL_ANGLE))
		return false;
	return shako_rule(a, SHAKO_WHEEL_LIMIT) == SHAKO_WHEEL_LIMIT_45_AT_MOST;
}

static void run_move(struct act *a)
{
	int64_t allowance = shako_allowance(a, act_in(a, IN_TYPE), act_in(a, IN_FRONTAGE));
	int64_t cost = move_cost(a), reason = VALUE_NULL;
	char text[DISTANCE_TEXT];

	if (woods_barred(a))
		reason = REASON_WOODS;
	else if (wheel_barred(a))
		reason = REASON_WHEEL;
	else if (cost > allowance)
		reason = REASON_FAR;
	act_set(a, OUT_ALLOWANCE, allowance);
	act_set(a, OUT_COST, cost);
	act_set(a, OUT_LEFT, cost < allowance ? allowance - cost : 0);
	act_set(a, OUT_LEGAL, reason == VALUE_NULL);
	act_set(a, OUT_REASON, reason);
	if (act_in(a, IN_ORDER) == ORDER_ATTACK)
		act_set(a, OUT_LEAST, allowance / act_number(a, N_ATTACK_LEAST));
	act_say(a, "3", "It may move %s%s.", distance_text(allowance, text),
		reason == VALUE_NULL ? "" : ", and this move is not allowed");
}

static stage_fn *const stages[] = { run_move, NULL };

const struct resolution shako_move = {
	.name = "move",
	.title = "How far a unit may move, and what a move costs",
	.cite = "3",
	.kind = LOOKUP,
	.inputs = inputs,
	.outcome = outcome,
	.stages = stages,
	.event = "legal=yes",
	.files = files,
	.example = "type=infantry frontage=4 open=2in hill=3in",
};

/* ---- attack-move: at least half speed, and towards the enemy ---- */

enum { ATK_TYPE, ATK_FRONTAGE, ATK_MOVED, ATK_BEFORE, ATK_AFTER, ATK_CONTACT, ATK_GROUND };
enum { GROUND_OPEN, GROUND_HILL, GROUND_WOODS };
static const char *const ground_words[] = { "open", "hill", "woods", NULL };
static const struct field attack_inputs[] = {
	F_WORD_REQUIRED("type", shako_type_words, "What moves"),
	F_INT("frontage", 0, COUNT_MAX, 0, "Stands in its front rank"),
	F_DISTANCE_REQUIRED("moved", "How far it moved"),
	F_DISTANCE_REQUIRED("enemy-before", "To the enemy before the move"),
	F_DISTANCE_REQUIRED("enemy-after", "To the enemy after it"),
	F_FLAG("contact", "It came to contact"),
	F_WORD("ground", ground_words, GROUND_OPEN, "The ground it crossed"),
	FIELDS_END,
};
enum { SHORT, NOT_NEARER };
static const char *const attack_reasons[] = { "short", "not-nearer", NULL };
enum { ATK_LEAST, ATK_NEARER, ATK_LEGAL, ATK_REASON };
static const struct field attack_outcome[] = {
	F_DISTANCE("least", VALUE_NULL, "How far it must move"),
	F_FLAG("nearer", "It came nearer to the enemy"),
	F_FLAG("legal", "The move keeps its Attack order"),
	F_WORD("reason", attack_reasons, VALUE_NULL, "Why not"),
	FIELDS_END,
};

static int64_t least_move(struct act *a, int rule)
{
	int64_t move = shako_allowance(a, act_in(a, ATK_TYPE), act_in(a, ATK_FRONTAGE));
	int64_t ground = act_in(a, ATK_GROUND);

	if (rule == SHAKO_ATTACK_HALF_REDUCED && ground == GROUND_WOODS)
		move /= act_number(a, N_HALF_SPEED);
	if (rule == SHAKO_ATTACK_HALF_REDUCED && ground == GROUND_HILL)
		move = move * act_number(a, N_HILL_THIRDS) / 3;
	return move / act_number(a, N_ATTACK_LEAST);
}

static void run_attack(struct act *a)
{
	int rule = shako_rule(a, SHAKO_ATTACK_HALF);
	int64_t least = least_move(a, rule), reason = VALUE_NULL;
	bool nearer = act_in(a, ATK_AFTER) < act_in(a, ATK_BEFORE);
	bool excused = act_in(a, ATK_CONTACT) && rule != SHAKO_ATTACK_HALF_CONTACT_TOO;

	if (!nearer)
		reason = NOT_NEARER;
	else if (act_in(a, ATK_MOVED) < least && !excused)
		reason = SHORT;
	act_set(a, ATK_LEAST, least);
	act_set(a, ATK_NEARER, nearer);
	act_set(a, ATK_LEGAL, reason == VALUE_NULL);
	act_set(a, ATK_REASON, reason);
	act_say(a, "3", "The move %s the Attack order.", reason == VALUE_NULL ? "keeps" : "breaks");
}

static stage_fn *const attack_stages[] = { run_attack, NULL };

const struct resolution shako_attack_move = {
	.name = "attack-move",
	.title = "Whether a move is what an Attack order obliges",
	.cite = "3",
	.kind = LOOKUP,
	.inputs = attack_inputs,
	.outcome = attack_outcome,
	.stages = attack_stages,
	.event = "legal=yes",
	.files = files,
	.example = "type=infantry frontage=4 moved=4in enemy-before=20in enemy-after=17in",
};
