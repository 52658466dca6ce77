/* SPDX-License-Identifier: GPL-3.0-or-later */
/* charge.c -- the chain `charge`: cavalry charges infantry, and all that a table would do next. */
#include "rulesets/rules15_19/combat.h"
#include "rulesets/rules15_19/friends.h"
#include "rulesets/rules15_19/pursuit.h"
#include "rulesets/rules15_19/react.h"
#include "rulesets/rules15_19/rulings.h"

/* ---- a charge from end to end (Rules 15, 17 and 18) ----
 *
 * 1. The infantry tries to form square.
 * 2. Combat factors, the winner, and the die that names it when they are equal.
 * 3. The winner's 2d6 and its row.
 * 4. Morale for casualties, the cavalry first and then the infantry, unless the row routed them.
 * 5. Friends of the infantry that routed, then of cavalry that routed, nearest first.
 * 6. Cavalry whose row routed the infantry rolls for pursuit and for its first pursuit move.
 *
 * The awkward case: the row leaves both Shaken with a casualty each, and in its test the infantry
 * routs.  Its friends react as to any first rout, but the cavalry did not cause that rout by its
 * combat, and rolls for no pursuit. */

enum {
	IN_CAVALRY,
	IN_TYPE = TEST_FIELDS,
	IN_CAVALRY_FORMATION,
	IN_CAVALRY_SUPPORTS,
	IN_INFANTRY,
	IN_FORMATION = IN_INFANTRY + TEST_FIELDS,
	IN_FIRE_A,
	IN_SUPPORTS,
	IN_POOR,
	IN_CHARGED,
	IN_CHARGE_MOVE,
	IN_DISTANCE,
	IN_BREAK_OFF,
	IN_NATION,
	IN_ENEMY,
	IN_ANGLE,
	IN_NEIGHBOURS,
	IN_APART,
	IN_CAVALRY_NEIGHBOURS,
	IN_CAVALRY_APART
};

static const struct field inputs[] = {
	TEST("cavalry.", GRADE_FORMED),
	COMBAT_CAVALRY,
	TEST("infantry.", GRADE_FORMED),
	COMBAT_INFANTRY,
	REACT_POOR_COMMANDER("infantry."),
	REACT_CHARGE,
	F_FLAG("break-off", "The cavalry would pull up before a square (ruling charge_break_off)"),
	F_WORD("nation", nation_words, NATION_OTHER, "Whose cavalry it is"),
	F_DISTANCE("enemy", DISTANCE_NONE, "To the nearest other enemy before the pursuers"),
	F_ANGLE("angle", 0, "To that enemy, from straight ahead, to either side"),
	NEIGHBOURS("", "the infantry"),
	NEIGHBOURS("cavalry-", "the cavalry"),
	FIELDS_END,
};

enum { OUT_SQUARE, OUT_COMBAT };
enum { OUT_PURSUES = OUT_COMBAT + COMBAT_OUTCOME, OUT_ACTION, OUT_CASUALTY, OUT_TARGET, OUTCOME };

static const struct field outcome[] = {
	F_FLAG("square", "The infantry fights in square"),
	COMBAT_OUTCOME_FIELDS,
	F_FLAG("pursues", "The cavalry goes into pursuit"),
	F_WORD("action", r15_actions, VALUE_NULL, "Its first pursuit move"),
	F_FLAG("casualty", "The routers lose another casualty"),
	F_WORD("target", r15_target_words, VALUE_NULL, "Whom it charges"),
	FIELDS_END,
};

/* Hidden: the infantry's formation in the combat (-1 when there is none), the sum of the test to
 * come, then the friends'. */
enum { HIDDEN_FORMATION, HIDDEN_SUM, HIDDEN };

static const struct r15_react react = {
	.unit = IN_INFANTRY,
	.general = IN_INFANTRY + TEST_GENERAL,
	.cinc = IN_INFANTRY + TEST_CINC,
	.attached = IN_INFANTRY + TEST_ATTACHED,
	.poor = IN_POOR,
	.charged = IN_CHARGED,
	.charge_move = IN_CHARGE_MOVE,
	.distance = IN_DISTANCE,
	.formation = IN_FORMATION,
	.list = LIST_SQUARE,
	.target = N_SQUARE_TARGET,
	.label = "Infantry form square",
	.untold = true,
	.who = &r15_the_infantry,
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
	.distance = IN_DISTANCE,
	.out = OUT_COMBAT,
};

/* ---- 1: the square ---- */

/* The cavalry pulls up before a standing square, where a ruling lets it. */
static bool pulls_up(struct act *a)
{
	int rule = act_ruling(a, R15_CHARGE_BREAK_OFF), sum;
	int64_t block[TEST_FIELDS];

	act_rule(a, R15_CHARGE_BREAK_OFF);
	if (!act_in(a, IN_BREAK_OFF) || rule == R15_CHARGE_BREAK_OFF_NO)
		return false;
	if (rule == R15_CHARGE_BREAK_OFF_FREE)
		return true;
	r15_block(a, IN_CAVALRY, block);
	sum = r15_morale_sum(a, block, &r15_the_cavalry);
	return r15_morale_result(a, r15_morale_throw_row(a, "Cavalry morale to pull up", sum)) ==
	       RESULT_MAKES;
}

static void run_square(struct act *a)
{
	struct r15_square s;

	r15_tell_charger(a, act_in(a, IN_CAVALRY + TEST_GRADE));
	r15_tell_reach(a, &react);
	r15_square_run(a, &react, &s);
	r15_combat_start(a, &combat);
	act_set(a, OUT_SQUARE, s.square);
	act_set(a, OUT_COMBAT + COMBAT_INFANTRY_GRADE, s.grade);
	*act_hidden(a, HIDDEN_FORMATION) = s.formation;
	if (s.square && pulls_up(a)) {
		*act_hidden(a, HIDDEN_FORMATION) = -1;
		act_say(a, "15", "The cavalry pulls up; there is no combat.");
	}
}

/* ---- 2 and 3: the combat ---- */

static void run_factors(struct act *a)
{
	int64_t formation = *act_hidden(a, HIDDEN_FORMATION);

	act_set(a, OUT_PURSUES, 0);
	act_set(a, OUT_CASUALTY, 0);
	if (formation >= 0)
		r15_combat_factors(a, &combat, formation);
	*act_hidden(a, HIDDEN_FORMATION) = 0;
}

static void run_tie(struct act *a)
{
	r15_combat_tie(a, &combat);
}

static void run_roll(struct act *a)
{
	r15_combat_roll(a, &combat);
}

/* ---- 4: morale for casualties ---- */

static void add_up(struct act *a, enum r15_side side, const struct r15_name *who)
{
	int first = side == SIDE_CAVALRY ? IN_CAVALRY : IN_INFANTRY;
	int64_t block[TEST_FIELDS];

	if (!r15_combat_test_due(a, &combat, side))
		return;
	r15_block(a, first, block);
	block[TEST_GRADE] = act_get(a, OUT_COMBAT + COMBAT_CAVALRY_GRADE + (int)side);
	block[TEST_CASUALTIES] = act_get(a, OUT_COMBAT + COMBAT_CAVALRY_CASUALTIES + (int)side);
	block[TEST_NEW] = block[TEST_CASUALTIES] - act_in(a, first + TEST_CASUALTIES);
	*act_hidden(a, HIDDEN_SUM) = r15_morale_sum(a, block, who);
}

static void test(struct act *a, enum r15_side side, const struct r15_name *who, const char *label)
{
	int64_t *grade = &a->state[OUT_COMBAT + COMBAT_CAVALRY_GRADE + (int)side], held = *grade;
	int total;

	if (!r15_combat_test_due(a, &combat, side))
		return;
	total = r15_morale_throw_row(a, label, (int)*act_hidden(a, HIDDEN_SUM));
	*act_hidden(a, HIDDEN_SUM) = 0;
	*grade = r15_tested_grade(a, held, r15_morale_result(a, total));
	r15_tell_test(a, who, total, held, *grade);
}

static void add_up_cavalry(struct act *a)
{
	add_up(a, SIDE_CAVALRY, &r15_the_cavalry);
}

static void test_cavalry(struct act *a)
{
	test(a, SIDE_CAVALRY, &r15_the_cavalry, "Cavalry morale for casualties");
}

static void add_up_infantry(struct act *a)
{
	add_up(a, SIDE_INFANTRY, &r15_the_infantry);
}

static void test_infantry(struct act *a)
{
	test(a, SIDE_INFANTRY, &r15_the_infantry, "Infantry morale for casualties");
}

/* ---- 5: friends ---- */

static const struct r15_friends friends = {
	.neighbours = { IN_NEIGHBOURS, IN_CAVALRY_NEIGHBOURS },
	.apart = { IN_APART, IN_CAVALRY_APART },
	.outcome = OUTCOME,
};
enum { FRIENDS_OF_INFANTRY, FRIENDS_OF_CAVALRY };

static struct r15_spread spread_of(const struct act *a, enum r15_side side)
{
	int first = side == SIDE_CAVALRY ? IN_CAVALRY : IN_INFANTRY;
	bool by_row = side == SIDE_CAVALRY
			      ? act_get(a, OUT_COMBAT + COMBAT_CAVALRY_RESULT) == CAVALRY_ROUT
			      : act_get(a, OUT_COMBAT + COMBAT_INFANTRY_RESULT) == INFANTRY_ROUT;

	return (struct r15_spread){
		.routed = act_get(a, OUT_COMBAT + COMBAT_CAVALRY_GRADE + (int)side) == GRADE_ROUT &&
			  act_in(a, first + TEST_GRADE) != GRADE_ROUT,
		.from_combat = by_row,
	};
}

static void tell_rout(struct act *a, const char *who, int number)
{
	char text[DISTANCE_TEXT];

	act_remind(a, "17",
		   "The %s makes its first rout move at once: %s directly away from the enemy, "
		   "through friends.",
		   who, r15_length(a, act_number(a, number), text));
}

/* Ruling rout_disorder=combat_too: the troops of the combat are Disordered as well. */
static void disorder_fighters(struct act *a)
{
	for (int side = SIDE_CAVALRY; side <= SIDE_INFANTRY; side++) {
		int64_t *grade = &a->state[OUT_COMBAT + COMBAT_CAVALRY_GRADE + side];

		if (*grade != GRADE_FORMED ||
		    act_ruling(a, R15_ROUT_DISORDER) != R15_ROUT_DISORDER_COMBAT_TOO)
			continue;
		*grade = GRADE_DISORDERED;
		act_say(a, "17", "The %s is Disordered by the rout.", side_words[side]);
	}
}

static void run_friends(struct act *a)
{
	const struct r15_spread infantry = spread_of(a, SIDE_INFANTRY);
	const struct r15_spread cavalry = spread_of(a, SIDE_CAVALRY);

	if (infantry.routed)
		tell_rout(a, "infantry", N_ROUT_INFANTRY);
	r15_friends_spread(a, &friends, FRIENDS_OF_INFANTRY, &infantry);
	if (cavalry.routed)
		tell_rout(a, "cavalry", N_ROUT_CAVALRY);
	r15_friends_spread(a, &friends, FRIENDS_OF_CAVALRY, &cavalry);
	if (infantry.routed || cavalry.routed)
		disorder_fighters(a);
}

/* ---- 6: pursuit ---- */

static const struct r15_chase chase = {
	.enemy = IN_ENEMY, .angle = IN_ANGLE, .enemies = -1, .routers = -1
};

static bool pursuit_due(struct act *a)
{
	if (r15_combat_pursuit_due(a, &combat))
		return true;
	if (!spread_of(a, SIDE_INFANTRY).routed &&
	    !r15_friends_routed(a, &friends, FRIENDS_OF_INFANTRY))
		return false;
	return act_ruling(a, R15_PURSUIT_FOR) == R15_PURSUIT_FOR_NEARBY_TOO &&
	       act_get(a, OUT_COMBAT + COMBAT_CAVALRY_GRADE) != GRADE_ROUT;
}

static void pursue(struct act *a)
{
	int64_t *casualties = &a->state[OUT_COMBAT + COMBAT_INFANTRY_CASUALTIES];
	struct r15_chased c;

	act_set(a, OUT_PURSUES, r15_pursues(a, act_in(a, IN_NATION)));
	if (!act_get(a, OUT_PURSUES))
		return;
	r15_chase_run(a, &chase, &c);
	act_set(a, OUT_ACTION, c.action);
	act_set(a, OUT_CASUALTY, c.losses > 0);
	act_set(a, OUT_TARGET, c.target);
	*casualties = r15_add_losses(a, *casualties, c.losses);
}

/* The pursuit when its turn has come: before or after the friends, or in the next move phase. */
static void run_pursuit(struct act *a, int turn)
{
	if (pursuit_due(a) && act_ruling(a, R15_PURSUIT_ORDER) == turn)
		pursue(a);
}

/* One stage with the friends: a ruling alone puts a die there. */
static void run_reaction(struct act *a)
{
	run_pursuit(a, R15_PURSUIT_ORDER_BEFORE_REACTION);
	run_friends(a);
	if (!pursuit_due(a))
		return;
	act_rule(a, R15_PURSUIT_ORDER);
	act_rule(a, R15_PURSUIT_FOR);
}

static void run_last(struct act *a)
{
	run_pursuit(a, R15_PURSUIT_ORDER_AFTER_REACTION);
}

/* ---- the resolution ---- */

static int check(const struct inputs *in, struct err *e)
{
	return r15_friends_check(in, &friends, e);
}

static int more(const struct inputs *in, int k, struct field *f, char key[80])
{
	return r15_friends_more(in, &friends, k, f, key);
}

static stage_fn *const stages[] = {
	run_square,   run_factors,     run_tie,       run_roll,     add_up_cavalry,
	test_cavalry, add_up_infantry, test_infantry, run_reaction, run_last,
	NULL
};
static const char *const lists[] = { "square", "combat", "morale", NULL };

static const char *const files[] = { "square",
				     "combat",
				     "morale",
				     "rout",
				     "pursuit",
				     "rulings-square",
				     "rulings-combat",
				     "rulings-morale",
				     "rulings-rout",
				     "rulings-pursuit",
				     "rulings-charge",
				     "rulings-general",
				     NULL };

const struct resolution r15_charge = {
	.name = "charge",
	.title = "Cavalry charges infantry, to the end",
	.cite = "15, 17, 18",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "1d6 to form square when a test is due; 1d6 when the factors tie; 2d6 of the "
		"winner; "
		"1d6 each for morale, cavalry then infantry, when casualties make it due; 1d6 for "
		"each friend that tests, nearest first; 1d6 for pursuit; 1d6 for the first pursuit "
		"move",
	.stages = stages,
	.hidden = HIDDEN,
	.check = check,
	.more = more,
	.event = "infantry.grade=rout",
	.lists = lists,
	.files = files,
	.example = "cavalry.type=heavy cavalry.class=a cavalry.general=6in cavalry.support=6in "
		   "infantry.formation=attack-column infantry.supports=1 infantry.general=6in "
		   "infantry.support=4in charge-move=16in distance=16in nation=british",
};
