/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cavalry_artillery.c -- the chain `cavalry-artillery`: a charge at guns to its end. */
#include "rulesets/rules15_19/artillery.h"
#include "rulesets/rules15_19/friends.h"
#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/pursuit.h"
#include "rulesets/rules15_19/rulings.h"

/* ---- cavalry against artillery (Rule 16 with 17 and 18) ----
 *
 * 1. The gunners react.  Those who pass fire or evade as they chose.
 * 2. Fire: a miss lets the charge home; a hit makes the cavalry test morale, the new casualty
 *    counted.  If it fails it stops a quarter of its move from its start, Shaken or in Rout.
 * 3. Gunners who are reached, or whom the charge gets home to, lose 40 per cent and rout without
 *    their guns.
 * 4. Friends of cavalry that routed react (a battery's rout sets off none).
 * 5. Cavalry that routed the gunners rolls for pursuit.
 *
 * The awkward case: gunners who may not test neither fire nor evade, and the cavalry that reaches
 * them takes no test of its own, for it has no casualties. */

enum {
	IN_CAVALRY,
	IN_GUNNERS = TEST_FIELDS,
	IN_GENERAL = IN_GUNNERS + UNIT_FIELDS,
	IN_CINC,
	IN_ATTACHED,
	IN_POOR,
	IN_CHARGED,
	IN_CHARGE_MOVE,
	IN_DISTANCE,
	IN_CHOICE,
	IN_EVADE_MOVE,
	IN_NATION,
	IN_NEIGHBOURS,
	IN_APART,
	IN_CAVALRY_NEIGHBOURS,
	IN_CAVALRY_APART
};

static const struct field inputs[] = {
	TEST("cavalry.", GRADE_FORMED),
	UNIT("gunners.", GRADE_FORMED),
	REACT_MEASURED("gunners."),
	REACT_POOR_COMMANDER("gunners."),
	REACT_CHARGE,
	F_WORD("choice", r15_choice_words, CHOICE_FIRE, "What gunners who react do"),
	F_DISTANCE("evade-move", DISTANCE_NONE, "The gunners' evade move"),
	F_WORD("nation", nation_words, NATION_OTHER, "Whose cavalry it is"),
	NEIGHBOURS("", "the gunners"),
	NEIGHBOURS("cavalry-", "the cavalry"),
	FIELDS_END,
};

enum { STOP_NONE, STOP_HALT, STOP_RETIRE, STOP_ROUT };
static const char *const stop_words[] = { "none", "halt", "retire", "rout", NULL };

enum {
	OUT_REACTS,
	OUT_HIT,
	OUT_HOME,
	OUT_GUNNERS_GRADE,
	OUT_GUNNERS_LOSSES,
	OUT_GUNS_LOST,
	OUT_CAVALRY_GRADE,
	OUT_CAVALRY_LOSSES,
	OUT_PURSUES,
	OUT_GUNNERS_CASUALTIES,
	OUT_CAVALRY_CASUALTIES,
	OUT_CAVALRY_RESULT,
	OUT_DISTANCE,
	OUT_GUNS,
	OUTCOME
};

static const struct field outcome[] = {
	F_FLAG("reacts", "The gunners pass their reaction"),
	F_FLAG("hit", "Their fire hits"),
	F_FLAG("charged-home", "The cavalry reaches the gunners"),
	F_WORD("gunners.grade", grade_words, VALUE_NULL, "Grade after it all"),
	F_INT("gunners.losses", 0, 10, VALUE_NULL, "Tenths they lose"),
	F_FLAG("guns-lost", "They go without their guns"),
	F_WORD("cavalry.grade", grade_words, VALUE_NULL, "Grade after it all"),
	F_INT("cavalry.losses", 0, 40, VALUE_NULL, "Tenths it loses"),
	F_FLAG("pursues", "The cavalry goes into pursuit"),
	F_INT("gunners.casualties", 0, 1000, VALUE_NULL, "Casualties carried after it all"),
	F_INT("cavalry.casualties", 0, 1000, VALUE_NULL, "Casualties carried after it all"),
	F_WORD("cavalry.result", stop_words, VALUE_NULL, "What stopped cavalry does"),
	F_DISTANCE("distance", VALUE_NULL,
		   "How far along the charge it halts, or how far it retires"),
	F_WORD("guns", r15_guns_words, VALUE_NULL, "What becomes of the guns"),
	FIELDS_END,
};

/* Hidden slots; the friends' of both lists follow. */
enum { HIDDEN_FIRED, HIDDEN_SUM, HIDDEN };

static const struct r15_react react = {
	.unit = IN_GUNNERS,
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
	.untold = true,
	.who = &r15_the_gunners,
};

/* ---- 1: the reaction ---- */

static void start(struct act *a)
{
	for (int i = OUT_REACTS; i < OUTCOME; i++)
		act_set(a, i, 0);
	act_set(a, OUT_GUNNERS_GRADE, act_in(a, IN_GUNNERS + UNIT_GRADE));
	act_set(a, OUT_GUNNERS_CASUALTIES, act_in(a, IN_GUNNERS + UNIT_CASUALTIES));
	act_set(a, OUT_CAVALRY_GRADE, act_in(a, IN_CAVALRY + TEST_GRADE));
	act_set(a, OUT_CAVALRY_CASUALTIES, act_in(a, IN_CAVALRY + TEST_CASUALTIES));
	act_set(a, OUT_DISTANCE, VALUE_NULL);
}

/* The gunners rout: losses when they were reached, guns and fate. */
static void rout_gunners(struct act *a, int64_t losses)
{
	act_set(a, OUT_GUNNERS_GRADE, GRADE_ROUT);
	act_set(a, OUT_GUNNERS_LOSSES, losses);
	act_set(a, OUT_GUNNERS_CASUALTIES,
		r15_add_losses(a, act_get(a, OUT_GUNNERS_CASUALTIES), losses));
	act_set(a, OUT_GUNS_LOST, 1);
	act_set(a, OUT_GUNS, r15_guns_fate(a));
	act_say(a, "16", "The gunners lose %d per cent and rout without their guns.",
		(int)losses * 10);
	r15_tell_spent(a, &r15_the_gunners, act_get(a, OUT_GUNNERS_CASUALTIES));
	act_rule(a, R15_GUNNER_ROUT);
}

/* The cavalry gets to the gunners. */
static void reach(struct act *a)
{
	act_set(a, OUT_HOME, 1);
	act_say(a, "16", "The cavalry reaches the gunners.");
	rout_gunners(a, act_number(a, N_REACHED_LOSSES));
}

static void evade(struct act *a)
{
	bool reached = r15_evade_reached(a, act_in(a, IN_DISTANCE), act_in(a, IN_CHARGE_MOVE),
					 act_in(a, IN_EVADE_MOVE));

	if (reached) {
		reach(a);
		return;
	}
	act_say(a, "16", "The gunners evade and get away.");
	act_rule(a, R15_EVADE_GUNS);
	if (act_ruling(a, R15_EVADE_GUNS) == R15_EVADE_GUNS_LEFT) {
		act_set(a, OUT_GUNS_LOST, 1);
		act_set(a, OUT_GUNS, r15_guns_fate(a));
	}
}

/* Gunners who failed, or might not test. */
static void stand(struct act *a)
{
	int rule = act_ruling(a, R15_ART_FAIL);

	act_rule(a, R15_ART_FAIL);
	if (rule == R15_ART_FAIL_MAY_FIRE && act_in(a, IN_CHOICE) == CHOICE_FIRE)
		*act_hidden(a, HIDDEN_FIRED) = 1;
	else if (rule == R15_ART_FAIL_ROUT)
		rout_gunners(a, 0);
	else
		reach(a);
}

static void run_reaction(struct act *a)
{
	struct r15_reacted r;

	start(a);
	if (act_in(a, IN_CHOICE) == CHOICE_EVADE) /* ask before a die is thrown */
		r15_evade_reached(a, act_in(a, IN_DISTANCE), act_in(a, IN_CHARGE_MOVE),
				  act_in(a, IN_EVADE_MOVE));
	if (act_failed(a))
		return;
	r15_tell_charger(a, act_in(a, IN_CAVALRY + TEST_GRADE));
	r15_tell_reach(a, &react);
	r15_gunners_run(a, &react, &r);
	act_set(a, OUT_REACTS, r.passed);
	if (!r.passed)
		stand(a);
	else if (act_in(a, IN_CHOICE) == CHOICE_EVADE)
		evade(a);
	else
		*act_hidden(a, HIDDEN_FIRED) = 1;
}

/* ---- 2: fire, and the test to charge home ---- */

static void run_fire(struct act *a)
{
	struct r15_fired f;

	if (!*act_hidden(a, HIDDEN_FIRED))
		return;
	r15_fire_run(a, act_in(a, IN_GUNNERS + UNIT_CLASS), act_get(a, OUT_GUNNERS_CASUALTIES),
		     r15_the_gunners.side, &f);
	act_set(a, OUT_HIT, f.hit);
	act_set(a, OUT_CAVALRY_LOSSES, f.losses);
	act_set(a, OUT_CAVALRY_CASUALTIES,
		r15_add_losses(a, act_get(a, OUT_CAVALRY_CASUALTIES), f.losses));
}

/* Whether the cavalry that was fired at has to test. */
static bool home_test_due(struct act *a)
{
	if (!*act_hidden(a, HIDDEN_FIRED))
		return false;
	return act_get(a, OUT_CAVALRY_LOSSES) > 0 ||
	       act_ruling(a, R15_FIRE_MISS) == R15_FIRE_MISS_TEST;
}

static int home_sum(struct act *a)
{
	int64_t block[TEST_FIELDS];

	r15_block(a, IN_CAVALRY, block);
	block[TEST_GRADE] = act_get(a, OUT_CAVALRY_GRADE);
	block[TEST_CASUALTIES] = act_get(a, OUT_CAVALRY_CASUALTIES);
	block[TEST_NEW] = block[TEST_CASUALTIES] - act_in(a, IN_CAVALRY + TEST_CASUALTIES);
	return r15_morale_sum(a, block, &r15_the_cavalry);
}

/* The sum stands before the die, so that equal states share it. */
static void add_up_home(struct act *a)
{
	if (home_test_due(a) && act_ruling(a, R15_HOME_TEST) != R15_HOME_TEST_BARE)
		*act_hidden(a, HIDDEN_SUM) = home_sum(a);
}

/* One test of the cavalry; whether it made its morale.  The grade falls unless only the halt of
 * ruling home_fail counts. */
static bool test_cavalry(struct act *a, const char *label, int sum)
{
	int64_t held = act_get(a, OUT_CAVALRY_GRADE), after = held;
	int total = r15_morale_throw_row(a, label, sum), result = r15_morale_result(a, total);

	if (result == RESULT_MAKES || act_ruling(a, R15_HOME_FAIL) != R15_HOME_FAIL_HALT_ONLY)
		after = r15_tested_grade(a, held, result);
	act_set(a, OUT_CAVALRY_GRADE, after);
	r15_tell_test(a, &r15_the_cavalry, total, held, after);
	return result == RESULT_MAKES;
}

static void stop_cavalry(struct act *a)
{
	int rule = act_ruling(a, R15_HOME_FAIL);
	int64_t at = r15_test_at(a, &react);
	char text[DISTANCE_TEXT] = "where the fire met it";

	act_say(a, "16", "The cavalry does not charge home; the gunners are unharmed.");
	if (act_get(a, OUT_CAVALRY_GRADE) == GRADE_ROUT) {
		act_set(a, OUT_CAVALRY_RESULT, STOP_ROUT);
		return;
	}
	act_rule(a, R15_HOME_FAIL);
	act_set(a, OUT_CAVALRY_RESULT, rule == R15_HOME_FAIL_RETIRES ? STOP_RETIRE : STOP_HALT);
	act_set(a, OUT_DISTANCE, rule == R15_HOME_FAIL_RETIRES ? act_number(a, N_HOME_RETIRE) : at);
	if (rule != R15_HOME_FAIL_RETIRES && at != VALUE_NULL)
		act_remind(a, "16", "It halts %s along its charge.", r15_length(a, at, text));
}

static void run_home(struct act *a)
{
	int sum = (int)*act_hidden(a, HIDDEN_SUM);
	bool home = true;

	if (!*act_hidden(a, HIDDEN_FIRED))
		return;
	if (home_test_due(a)) {
		act_rule(a, R15_HOME_TEST);
		if (act_ruling(a, R15_HOME_TEST) == R15_HOME_TEST_TWICE) {
			home = test_cavalry(a, "Cavalry morale for casualties", sum);
			sum = home_sum(a);
		}
		home &= test_cavalry(a, "Cavalry morale to charge home", sum);
	} else {
		act_rule(a, R15_FIRE_MISS);
	}
	if (home)
		reach(a);
	else
		stop_cavalry(a);
	*act_hidden(a, HIDDEN_FIRED) = 0;
	*act_hidden(a, HIDDEN_SUM) = 0;
}

/* ---- 4: friends ---- */

static const struct r15_friends friends = {
	.neighbours = { IN_NEIGHBOURS, IN_CAVALRY_NEIGHBOURS },
	.apart = { IN_APART, IN_CAVALRY_APART },
	.outcome = OUTCOME,
};
enum { FRIENDS_OF_GUNNERS, FRIENDS_OF_CAVALRY };

static bool routs(const struct act *a, int out, int in)
{
	return act_get(a, out) == GRADE_ROUT && act_in(a, in) != GRADE_ROUT;
}

static void run_friends(struct act *a)
{
	const struct r15_spread guns = { .routed = routs(a, OUT_GUNNERS_GRADE,
							 IN_GUNNERS + UNIT_GRADE),
					 .battery = true,
					 .from_combat = true };
	const struct r15_spread cavalry = { .routed = routs(a, OUT_CAVALRY_GRADE,
							    IN_CAVALRY + TEST_GRADE) };

	if (guns.routed)
		act_rule(a, R15_BATTERY_ROUT_REACTION);
	r15_friends_spread(a, &friends, FRIENDS_OF_GUNNERS, &guns);
	r15_friends_spread(a, &friends, FRIENDS_OF_CAVALRY, &cavalry);
}

/* ---- 5: pursuit ---- */

static void run_pursuit(struct act *a)
{
	if (act_get(a, OUT_GUNNERS_GRADE) != GRADE_ROUT ||
	    act_get(a, OUT_CAVALRY_RESULT) != STOP_NONE)
		return;
	act_rule(a, R15_ART_PURSUIT);
	if (act_ruling(a, R15_ART_PURSUIT) == R15_ART_PURSUIT_NO)
		return;
	act_set(a, OUT_PURSUES, r15_pursues(a, act_in(a, IN_NATION)));
	if (act_get(a, OUT_PURSUES))
		act_remind(a, "17", "Roll for its first pursuit move (pursuit-move).");
}

static int check(const struct inputs *in, struct err *e)
{
	return r15_friends_check(in, &friends, e);
}

static int more(const struct inputs *in, int k, struct field *f, char key[80])
{
	return r15_friends_more(in, &friends, k, f, key);
}

static stage_fn *const stages[] = { run_reaction, run_fire,    add_up_home, run_home,
				    run_friends,  run_pursuit, NULL };
static const char *const lists[] = { "gunners", "gunners-fire", "morale", NULL };

static const char *const files[] = { "artillery",
				     "square",
				     "morale",
				     "rout",
				     "pursuit",
				     "rulings-artillery",
				     "rulings-square",
				     "rulings-morale",
				     "rulings-rout",
				     "rulings-pursuit",
				     "rulings-combat",
				     "rulings-general",
				     NULL };

const struct resolution r15_cavalry_artillery = {
	.name = "cavalry-artillery",
	.title = "Cavalry charges artillery, to the end",
	.cite = "16, 17, 18",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "1d6 for the reaction when one is due; 2d6 fire; 1d6 for the cavalry's morale "
		"when hit; 1d6 for each friend that tests; 1d6 for pursuit when the gunners rout",
	.stages = stages,
	.hidden = HIDDEN,
	.check = check,
	.more = more,
	.event = "charged-home=yes",
	.lists = lists,
	.files = files,
	.example = "charge-move=16in distance=14in gunners.class=a cavalry.general=6in "
		   "cavalry.support=6in nation=british",
};
