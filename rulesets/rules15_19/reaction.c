/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reaction.c -- how a rout spreads among friends. */
#include "rulesets/rules15_19/reaction.h"

#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/neighbour.h"
#include "rulesets/rules15_19/rulings.h"

/* ---- reaction to rout (R17-1 to R17-6, R18-11) ----
 *
 * Round the place where a brigade first went into rout, in this order:
 * 1. friends in rout within 4 inches are removed;
 * 2. Shaken friends within 4 inches rout untested;
 * 3. the first rout move is made, and those passed through are noted;
 * 4. other friends within 4 inches test, nearest first, then by name;
 * 5. each new rout does the same in turn, in the order they routed, but each friend reacts once;
 * 6. when all is over, those who reacted or were passed through are Disordered, or stay worse.
 *
 * The awkward case: a Shaken friend routs untested, and its own friend 3 inches off, out of reach
 * of the first rout, must test.  If that one routs, the first is near a rout again, but it has
 * reacted and went into rout in this very chain, so it is not removed.
 *
 * Memory: routers in the order they routed (four bits each, friend + 1), how many rounds
 * are over, who has reacted (a bit each), and a flag while the round's first two steps are done. */

enum { QUEUE, HEAD, DONE, OPEN };
enum { ORIGIN = -1 };

static int64_t *fate(struct act *a, const struct r15_reaction *r, int i)
{
	return &a->state[r->outcome + r->first + 2 * i];
}

static int64_t *grade(struct act *a, const struct r15_reaction *r, int i)
{
	return fate(a, r, i) + 1;
}

/* ---- the routers ---- */

static int queue_at(int64_t queue, int i)
{
	return (int)((uint64_t)queue >> (4 * i) & 15) - 1;
}

static int queue_length(int64_t queue)
{
	int n = 0;

	while (n < NEIGHBOURS_MAX && queue_at(queue, n) >= 0)
		n++;
	return n;
}

/* A friend has gone into rout: it sets off a round of its own, once. */
static void join_rout(struct act *a, const struct r15_reaction *r, int i)
{
	int64_t *queue = &r->memory[QUEUE];
	int n = queue_length(*queue);

	*grade(a, r, i) = GRADE_ROUT;
	if (n == NEIGHBOURS_MAX ||
	    !r15_reaction_due(a, neighbour(a, r, i)[NB_BATTERY] != 0, true, false))
		return;
	if (act_ruling(a, R15_ROUT_CASCADE) != R15_ROUT_CASCADE_ONE_ROUND)
		*queue = (int64_t)((uint64_t)*queue | (uint64_t)(i + 1) << (4 * n));
}

/* The router whose round it is: a friend, or ORIGIN. */
static int current(const struct r15_reaction *r)
{
	int64_t head = r->memory[HEAD];

	return head ? queue_at(r->memory[QUEUE], (int)head - 1) : ORIGIN;
}

bool r15_reaction_due(struct act *a, bool battery, bool initial, bool from_combat)
{
	int rule;

	if (battery && act_ruling(a, R15_BATTERY_ROUT_REACTION) == R15_BATTERY_ROUT_REACTION_NO)
		return false;
	if (initial && from_combat)
		return true;
	rule = act_ruling(a, R15_ROUT_REACTION);
	if (!initial)
		return rule == R15_ROUT_REACTION_EVERY_MOVE;
	return rule != R15_ROUT_REACTION_COMBAT_ONLY;
}

/* ---- who is near ---- */

static bool passed_through(struct act *a, int64_t routed_through)
{
	if (!routed_through)
		return false;
	if (act_ruling(a, R15_THROUGH_TEST) == R15_THROUGH_TEST_YES)
		return true;
	return act_ruling(a, R15_ROUT_REACTION_FROM) == R15_ROUT_REACTION_FROM_PATH;
}

/* Whether a friend reacts to the router whose round it is. */
static bool is_near(struct act *a, const struct r15_reaction *r, int router, int i)
{
	const int64_t *friend = neighbour(a, r, i);
	int64_t distance =
		router == ORIGIN ? friend[NB_DISTANCE] : neighbours_apart(a, r, router, i);

	if (r15_within(a, distance, act_number(a, N_ROUT_REACTION)))
		return true;
	return router == ORIGIN && passed_through(a, friend[NB_ROUTED_THROUGH]);
}

static bool is_done(const struct r15_reaction *r, int i)
{
	return (r->memory[DONE] >> i & 1) != 0;
}

static bool may_react(struct act *a, const struct r15_reaction *r, int router, int i)
{
	return i != router && !is_done(r, i) && *fate(a, r, i) != FATE_REMOVED &&
	       is_near(a, r, router, i);
}

static void react(struct act *a, const struct r15_reaction *r, int i, enum r15_fate how)
{
	*fate(a, r, i) = how;
	r->memory[DONE] |= INT64_C(1) << i;
}

/* ---- the steps of a round ---- */

static void remove_friend(struct act *a, const struct r15_reaction *r, int i)
{
	react(a, r, i, FATE_REMOVED);
	*grade(a, r, i) = VALUE_NULL;
	act_say(a, "17", "%s, already in Rout, is removed from the table.",
		neighbour_name(a, r, i));
}

static void rout_friend(struct act *a, const struct r15_reaction *r, int i)
{
	react(a, r, i, FATE_ROUTS);
	act_say(a, "17", "%s, Shaken, routs without a test.", neighbour_name(a, r, i));
	join_rout(a, r, i);
}

/* Steps 1 and 2, nearest first so that new routers queue in that order. */
static void open_round(struct act *a, const struct r15_reaction *r, int router)
{
	int n = neighbours_count(a, r), order[NEIGHBOURS_MAX];

	neighbours_order(a, r, router, order);
	for (int k = 0; k < n; k++)
		if (*grade(a, r, order[k]) == GRADE_ROUT && may_react(a, r, router, order[k]))
			remove_friend(a, r, order[k]);
	for (int k = 0; k < n; k++)
		if (*grade(a, r, order[k]) == GRADE_SHAKEN && may_react(a, r, router, order[k]))
			rout_friend(a, r, order[k]);
	r->memory[OPEN] = 1;
}

/* Routs near a friend at this moment, for ruling rout_near=each. */
static int64_t count_routs(struct act *a, const struct r15_reaction *r, int i)
{
	int64_t queue = r->memory[QUEUE], limit = act_number(a, N_ROUT_REACTION);
	int64_t count = neighbour(a, r, i)[NB_DISTANCE] <= limit;

	for (int k = 0; k < queue_length(queue); k++)
		count += queue_at(queue, k) != i &&
			 neighbours_apart(a, r, queue_at(queue, k), i) <= limit;
	return count;
}

/* The block of a friend that tests near a router. */
static void fill_block(struct act *a, const struct r15_reaction *r, int router, int i,
		       int64_t block[TEST_FIELDS])
{
	const int64_t *friend = neighbour(a, r, i);
	int64_t distance =
		router == ORIGIN ? friend[NB_DISTANCE] : neighbours_apart(a, r, router, i);
	int64_t routs = count_routs(a, r, i);

	neighbour_block(friend, block);
	block[TEST_GRADE] = *grade(a, r, i);
	if (distance < block[TEST_ROUT])
		block[TEST_ROUT] = distance;
	if (routs > block[TEST_ROUTS_NEAR])
		block[TEST_ROUTS_NEAR] = routs;
	if (block[TEST_ROUTED_THROUGH] &&
	    act_ruling(a, R15_ROUT_ORDER) == R15_ROUT_ORDER_TEST_FIRST)
		block[TEST_ROUTED_THROUGH] = 0;
}

static void test_friend(struct act *a, const struct r15_reaction *r, int router, int i)
{
	const struct r15_name who = { neighbour_name(a, r, i), neighbour_name(a, r, i) };
	int64_t block[TEST_FIELDS], held = *grade(a, r, i);
	int total;

	fill_block(a, r, router, i, block);
	total = r15_morale_throw_row(a, who.subject, r15_morale_sum(a, block, &who));
	react(a, r, i, FATE_TESTS);
	*grade(a, r, i) = r15_tested_grade(a, held, r15_morale_result(a, total));
	r15_tell_test(a, &who, total, held, *grade(a, r, i));
	if (*grade(a, r, i) == GRADE_ROUT)
		join_rout(a, r, i);
}

/* The next friend to test in this round, -1 when there is none. */
static int next_tester(struct act *a, const struct r15_reaction *r, int router)
{
	int n = neighbours_count(a, r), order[NEIGHBOURS_MAX];

	neighbours_order(a, r, router, order);
	for (int k = 0; k < n; k++)
		if (may_react(a, r, router, order[k]) && *grade(a, r, order[k]) < GRADE_SHAKEN)
			return order[k];
	return -1;
}

bool r15_reaction_step(struct act *a, const struct r15_reaction *r)
{
	int64_t *head = &r->memory[HEAD];

	while (*head <= queue_length(r->memory[QUEUE]) && !act_failed(a)) {
		int router = current(r), tester;

		if (!r->memory[OPEN])
			open_round(a, r, router);
		tester = next_tester(a, r, router);
		if (tester >= 0) {
			test_friend(a, r, router, tester);
			return true;
		}
		++*head;
		r->memory[OPEN] = 0;
		if (act_ruling(a, R15_ROUT_CASCADE) == R15_ROUT_CASCADE_REPEATS)
			r->memory[DONE] = 0;
	}
	return false;
}

/* ---- before and after ---- */

void r15_reaction_start(struct act *a, const struct r15_reaction *r)
{
	int n = neighbours_count(a, r);

	for (int i = 0; i < n; i++) {
		*fate(a, r, i) = FATE_UNAFFECTED;
		*grade(a, r, i) = neighbour(a, r, i)[NB_GRADE];
	}
}

void r15_reaction_open(struct act *a, const struct r15_reaction *r)
{
	if (!neighbours_count(a, r))
		return;
	act_rule(a, R15_ROUT_REACTION_FROM);
	act_rule(a, R15_ROUT_ORDER);
}

static void disorder(struct act *a, const struct r15_reaction *r, int i, int rule)
{
	bool through = neighbour(a, r, i)[NB_ROUTED_THROUGH] != 0;
	int64_t *now = grade(a, r, i);
	bool passed = *fate(a, r, i) == FATE_TESTS && *now == neighbour(a, r, i)[NB_GRADE];

	if (*fate(a, r, i) == FATE_REMOVED || *now == GRADE_ROUT)
		return;
	if (*fate(a, r, i) == FATE_UNAFFECTED && !through)
		return;
	if (rule == R15_ROUT_DISORDER_FAILED && passed && !through)
		return;
	if (*now < GRADE_DISORDERED)
		act_say(a, "17", "%s is Disordered.", neighbour_name(a, r, i));
	*now = r15_worse(a, *now, GRADE_DISORDERED);
}

void r15_reaction_close(struct act *a, const struct r15_reaction *r)
{
	int n = neighbours_count(a, r), rule;

	if (!n)
		return;
	rule = act_ruling(a, R15_ROUT_DISORDER);
	for (int i = 0; i < n; i++)
		disorder(a, r, i, rule);
	act_rule(a, R15_ROUT_DISORDER);
}

bool r15_reaction_routed(const struct act *a, const struct r15_reaction *r)
{
	int n = neighbours_count(a, r);

	for (int i = 0; i < n; i++)
		if (a->state[r->outcome + r->first + 2 * i + 1] == GRADE_ROUT &&
		    neighbour(a, r, i)[NB_GRADE] != GRADE_ROUT)
			return true;
	return false;
}
