/* SPDX-License-Identifier: GPL-3.0-or-later */
/* several.c -- several divisions a side in one combat, compared pair by pair. */
#include "rulesets/shako/several.h"
#include "rulesets/shako/fight.h"

/* Each division throws one die, kept against every opponent; a tied pair throws again for itself.
 * A die a stage and a pair a stage, so that the odds grow with the states they leave. */

static const char *const lists[] = { "combat", NULL };
static const char *const files[] = {
	"combat",          "labels",           "movement",  "rulings-combat",
	"rulings-labels",  "rulings-movement", "artillery", "rulings-artillery",
	"rulings-command", "rulings-skirmish", NULL
};

static const struct field outcome[] = {
	F_INT("attacker.won", 0, PAIRS_MAX, VALUE_NULL, "Pairs that the attacker wins"),
	F_INT("defender.won", 0, PAIRS_MAX, VALUE_NULL, "Pairs that the defender wins"),
	F_INT("rerolls", 0, 1, VALUE_NULL, "1 when a tie was thrown again, however often"),
	FIELDS_END,
};

/* Hidden: how many dice and pairs are done, and each division's die (0: none). */
enum { H_THROWN, H_PAIRED, H_DIE, HIDDEN = H_DIE + 2 * SIDE_UNITS_MAX };

/* ---- the divisions ---- */

static bool meets(const struct inputs *in, int side, int i, int64_t kind)
{
	const struct list *enemies = several_units(in, 1 - side);

	for (int k = 0; k < several_pairs(in); k++) {
		int enemy = several_fighter(in, k, 1 - side);

		if (several_fighter(in, k, side) == i &&
		    enemies->cell[enemy * enemies->width + I_KIND] == kind)
			return true;
	}
	return false;
}

static struct unit unit_of(struct act *a, int side, int i)
{
	static const struct {
		int item, unit;
	} parts[] = {
		{ I_KIND, U_KIND },
		{ I_MR, U_MR },
		{ I_DMR, U_DMR },
		{ I_STANDS, U_STANDS },
		{ I_FRONT, U_FRONT },
		{ I_KILLS, U_KILLS },
		{ I_BREAKPOINT, U_BREAKPOINT },
		{ I_STAGGERED, U_STAGGERED },
		{ I_FALLBACK, U_FALLBACK },
		{ I_BLOWN, U_BLOWN },
		{ I_SQUARE, U_SQUARE },
		{ I_SUPPORTED, U_SUPPORTED },
		{ I_FLANKED, U_FLANKED },
		{ I_WOODS, U_WOODS },
		{ I_TERRAIN, U_TERRAIN },
		{ I_VILLAGE, U_VILLAGE },
	};
	const struct list *l = several_units(a->in, side);
	struct unit u = { 0 };

	for (size_t k = 0; k < sizeof parts / sizeof parts[0]; k++)
		u.v[parts[k].unit] = l->cell[i * l->width + parts[k].item];
	if (u.v[U_DMR] == VALUE_NULL)
		u.v[U_DMR] = u.v[U_MR];
	/* Against mixed opponents the cavalry is met on the disordered rating, supports or no. */
	if (u.v[U_SUPPORTED] && meets(a->in, side, i, KIND_INFANTRY) &&
	    meets(a->in, side, i, KIND_CAVALRY))
		u.v[U_SUPPORTED] = shako_rule(a, SHAKO_MIXED_SUPPORT) == SHAKO_MIXED_SUPPORT_YES;
	return u;
}

static bool is_compared_by_pair(struct act *a)
{
	return several_pairs(a->in) < 2 || act_ruling(a, SHAKO_SEVERAL) != SHAKO_SEVERAL_SUM;
}

static bool has_die_each(struct act *a)
{
	return several_pairs(a->in) < 2 ||
	       act_ruling(a, SHAKO_SEVERAL) == SHAKO_SEVERAL_PAIR_BY_PAIR;
}

/* The side whose division in Fallback is contacted, and so broken without dice; or none. */
static int contacted(struct act *a, int k)
{
	for (int side = SIDE_DEFENDER; side >= SIDE_ATTACKER; side--) {
		const struct list *l = several_units(a->in, side);

		if (l->cell[several_fighter(a->in, k, side) * l->width + I_FALLBACK] &&
		    act_ruling(a, SHAKO_FALLBACK_CONTACTED) != SHAKO_FALLBACK_CONTACTED_IF_BEATEN)
			return side;
	}
	return SIDE_NONE;
}

static bool throws(struct act *a, int side, int i)
{
	for (int k = 0; k < several_pairs(a->in); k++)
		if (several_fighter(a->in, k, side) == i && contacted(a, k) == SIDE_NONE)
			return true;
	return false;
}

/* ---- the stages: a die, then a pair, each in turn ---- */

static void begin(struct act *a)
{
	act_set(a, OUT_ATTACKER_WON, 0);
	act_set(a, OUT_DEFENDER_WON, 0);
	act_set(a, OUT_REROLLS, 0);
	if (several_pairs(a->in) > 1)
		act_rule(a, SHAKO_SEVERAL);
}

static void throw_next(struct act *a)
{
	int64_t next = (*act_hidden(a, H_THROWN))++;
	int attackers = several_count(a->in, SIDE_ATTACKER), side, i;

	if (next >= attackers + several_count(a->in, SIDE_DEFENDER))
		return;
	side = next < attackers ? SIDE_ATTACKER : SIDE_DEFENDER;
	i = (int)next - (side == SIDE_DEFENDER ? attackers : 0);
	if (has_die_each(a) ? !throws(a, side, i) : i > 0)
		return;
	*act_hidden(a, H_DIE + side * SIDE_UNITS_MAX + i) =
		act_dice(a, several_name(a->in, side, i), 1, 6, 0, 0);
}

static int64_t die_of(struct act *a, int side, int i)
{
	return *act_hidden(a, H_DIE + side * SIDE_UNITS_MAX + (has_die_each(a) ? i : 0));
}

/* Rating and modifiers of a division in pair k. */
static int64_t strength(struct act *a, int k, int side)
{
	int i = several_fighter(a->in, k, side);
	struct unit u = unit_of(a, side, i);
	struct unit enemy = unit_of(a, 1 - side, several_fighter(a->in, k, 1 - side));
	const char *name = several_name(a->in, side, i);

	return fight_rating(a, &u, &enemy, side == SIDE_ATTACKER, name) +
	       fight_modifier(a, &u, &enemy, side == SIDE_DEFENDER, name);
}

/* Whether pair k is the first of that division. */
static bool is_first(const struct inputs *in, int k, int side)
{
	for (int j = 0; j < k; j++)
		if (several_fighter(in, j, side) == several_fighter(in, k, side))
			return false;
	return true;
}

/* A side's strength in pair k: the division's, or under ruling several=sum all of them, each
 * against its first opponent. */
static int64_t strength_in(struct act *a, int k, int side)
{
	int64_t sum = 0;

	if (is_compared_by_pair(a))
		return strength(a, k, side);
	for (int j = 0; j < several_pairs(a->in); j++)
		if (is_first(a->in, j, side))
			sum += strength(a, j, side);
	return sum;
}

static void keep(struct act *a, int k, int64_t winner, int64_t kills)
{
	act_set(a, several_pair(k), winner);
	act_set(a, several_pair(k) + 1, kills);
	if (winner == SIDE_NONE)
		return;
	act_set(a, OUT_ATTACKER_WON + (int)winner, act_get(a, OUT_ATTACKER_WON + (int)winner) + 1);
}

/* By how much the attacker leads in pair k, thrown again while tied. */
static int64_t lead_in(struct act *a, int k, bool *again)
{
	int64_t strong[2], die[2], lead = 0;

	for (int side = SIDE_ATTACKER; side <= SIDE_DEFENDER; side++) {
		strong[side] = strength_in(a, k, side);
		die[side] = die_of(a, side, several_fighter(a->in, k, side));
	}
	lead = strong[SIDE_ATTACKER] - strong[SIDE_DEFENDER];
	*again = lead + die[SIDE_ATTACKER] == die[SIDE_DEFENDER];
	if (*again) {
		act_set(a, OUT_REROLLS, 1);
		fight_again(a, lead, die);
	}
	return lead + die[SIDE_ATTACKER] - die[SIDE_DEFENDER];
}

static void settle_next(struct act *a)
{
	int64_t next = *act_hidden(a, H_PAIRED), lead;
	int k = (int)next, winner, fallen;
	struct unit won, lost;
	bool again;

	if (k >= several_pairs(a->in) || act_failed(a))
		return;
	*act_hidden(a, H_PAIRED) = next + 1;
	fallen = contacted(a, k);
	if (fallen != SIDE_NONE) {
		act_rule(a, SHAKO_FALLBACK_CONTACTED);
		keep(a, k, 1 - fallen, 0);
		return;
	}
	if (k > 0 && !is_compared_by_pair(a)) {
		keep(a, k, act_get(a, several_pair(0)), act_get(a, several_pair(0) + 1));
		return;
	}
	lead = lead_in(a, k, &again);
	if (act_failed(a))
		return;
	if (!lead) {
		keep(a, k, SIDE_NONE, 0);
		return;
	}
	winner = lead > 0 ? SIDE_ATTACKER : SIDE_DEFENDER;
	won = unit_of(a, winner, several_fighter(a->in, k, winner));
	lost = unit_of(a, 1 - winner, several_fighter(a->in, k, 1 - winner));
	keep(a, k, winner, fight_kills(a, &won, &lost, lead > 0 ? lead : -lead, again));
}

/* ---- what they suffer, all at once ---- */

/* How many losers share the difference of pair k, where it is shared. */
static int64_t sharers(struct act *a, int k)
{
	int winner = (int)act_get(a, several_pair(k)), n = 0;
	bool by_pair = is_compared_by_pair(a);

	for (int j = 0; j < several_pairs(a->in); j++)
		if (act_get(a, several_pair(j)) == winner &&
		    (by_pair ? several_fighter(a->in, j, winner) ==
				       several_fighter(a->in, k, winner)
			     : is_first(a->in, j, 1 - winner)))
			n++;
	if (n < 2 || shako_rule(a, SHAKO_SHARED_KILLS) == SHAKO_SHARED_KILLS_WHOLE)
		return 1;
	return n;
}

static void share(struct act *a)
{
	int64_t part[PAIRS_MAX] = { 0 };

	for (int k = 0; k < several_pairs(a->in); k++) {
		int64_t winner = act_get(a, several_pair(k)), n;

		part[k] = 0;
		if (winner == SIDE_NONE)
			continue;
		n = sharers(a, k);
		part[k] = (act_get(a, several_pair(k) + 1) + n - 1) / n;
		/* One comparison of sums counts once for each loser. */
		if (!is_compared_by_pair(a) && !is_first(a->in, k, 1 - (int)winner))
			part[k] = 0;
	}
	for (int k = 0; k < several_pairs(a->in); k++)
		act_set(a, several_pair(k) + 1, part[k]);
}

static void suffer(struct act *a, int side, int i)
{
	struct unit lost = unit_of(a, side, i);
	int64_t kills = 0, status = STATUS_STANDS;
	int out = several_unit(a->in, side, i);

	for (int k = 0; k < several_pairs(a->in); k++)
		if (several_fighter(a->in, k, side) == i && act_get(a, several_pair(k)) == 1 - side)
			kills += act_get(a, several_pair(k) + 1);
	for (int k = 0; k < several_pairs(a->in); k++) {
		struct unit won;

		if (several_fighter(a->in, k, side) != i ||
		    act_get(a, several_pair(k)) != 1 - side || status == STATUS_BROKEN)
			continue;
		won = unit_of(a, 1 - side, several_fighter(a->in, k, 1 - side));
		status = fight_status(a, &lost, &won, kills);
	}
	act_set(a, out, lost.v[U_KILLS] + kills);
	act_set(a, out + 1, status);
	if (status != STATUS_STANDS)
		act_say(a, "5", "%s loses %d kill%s and is %s.", several_name(a->in, side, i),
			(int)kills, kills == 1 ? "" : "s",
			status == STATUS_BROKEN ? "broken" : "in Fallback");
}

static void finish(struct act *a)
{
	if (act_failed(a))
		return;
	share(a);
	for (int side = SIDE_ATTACKER; side <= SIDE_DEFENDER; side++)
		for (int i = 0; i < several_count(a->in, side); i++)
			suffer(a, side, i);
}

static stage_fn *const stages[] = { begin,
				    /* a die for each division */
				    throw_next, throw_next, throw_next, throw_next, throw_next,
				    throw_next, throw_next, throw_next, throw_next, throw_next,
				    throw_next, throw_next,
				    /* each pair */
				    settle_next, settle_next, settle_next, settle_next, settle_next,
				    settle_next, settle_next, settle_next, finish, NULL };

const struct resolution shako_several = {
	.name = "several",
	.title = "Several divisions fight, pair by pair",
	.cite = "5",
	.kind = RESOLUTION,
	.inputs = several_inputs,
	.outcome = outcome,
	.dice = "1d6 each attacker, 1d6 each defender, both again for each tied pair",
	.stages = stages,
	.hidden = HIDDEN,
	.check = several_check,
	.more = several_more,
	.event = "attacker.won=1",
	.lists = lists,
	.files = files,
	.example = "attackers=a:infantry:4:1:8:4,b:infantry:5:2:8:4 "
		   "defenders=x:infantry:4:1:8:4,y:infantry:4:1:8:4 pairs=a:x,b:y",
};
