/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fight.c -- which rating a unit fights with, what it adds, and what the beaten suffer. */
#include "rulesets/shako/fight.h"

#include <string.h>

bool is_horse(int64_t kind)
{
	return kind == KIND_CAVALRY || kind == KIND_COSSACKS;
}

struct unit fight_unit(struct act *a, const struct fight *f, int side)
{
	struct unit u;

	memcpy(u.v, &a->in->v[f->side[side]], sizeof u.v);
	u.dsr_given = a->in->given[f->side[side] + U_DSR];
	if (u.v[U_DMR] == VALUE_NULL)
		u.v[U_DMR] = u.v[U_MR];
	if (f->hidden < 0)
		return u;
	if (side == SIDE_DEFENDER)
		u.v[U_SQUARE] |= *act_hidden(a, f->hidden + H_SQUARE);
	u.v[U_STAGGERED] |= *act_hidden(a, f->hidden + H_STAGGERED + side);
	u.v[U_KILLS] += *act_hidden(a, f->hidden + H_KILLS + side);
	return u;
}

/* ---- the rating: the frontal one, or the disordered one for any of these reasons ---- */

static bool is_formed(struct act *a, const struct unit *u)
{
	if (u->v[U_KIND] == KIND_ARTILLERY || u->v[U_FALLBACK])
		return false;
	return !u->v[U_STAGGERED] || act_ruling(a, SHAKO_FORMED) == SHAKO_FORMED_NOT_FALLBACK;
}

static bool cossacks_charge(struct act *a, const struct unit *u, const struct unit *enemy,
			    bool charging)
{
	return u->v[U_KIND] == KIND_COSSACKS && charging && !enemy->v[U_FLANKED] &&
	       is_formed(a, enemy);
}

/* The reason for the disordered rating; NULL: none. */
static const char *disorder(struct act *a, const struct unit *u, const struct unit *enemy,
			    bool charging)
{
	int64_t kind = u->v[U_KIND], against = enemy->v[U_KIND];

	if (u->v[U_FLANKED])
		return "flanked";
	if (u->v[U_WOODS])
		return "in woods";
	if (u->v[U_BLOWN])
		return "Blown";
	if (kind == KIND_INFANTRY && !u->v[U_SQUARE] && !u->v[U_SUPPORTED] &&
	    against == KIND_CAVALRY)
		return "unsupported against cavalry";
	if (is_horse(kind) && enemy->v[U_SQUARE])
		return "cavalry against a square";
	if (kind == KIND_INFANTRY && u->v[U_SQUARE] && against == KIND_INFANTRY)
		return "a square against infantry";
	if (cossacks_charge(a, u, enemy, charging))
		return "Cossacks charging a formed unit frontally";
	return NULL;
}

int64_t fight_rating(struct act *a, const struct unit *u, const struct unit *enemy, bool charging,
		     const char *name)
{
	const char *reason = disorder(a, u, enemy, charging);
	int64_t rating = u->v[U_MR];

	if (u->v[U_KIND] == KIND_ARTILLERY &&
	    shako_rule(a, SHAKO_GUNS_RATING) == SHAKO_GUNS_RATING_ZERO)
		rating = 0;
	else if (reason)
		rating = u->v[U_DMR];
	if (u->v[U_FLANKED])
		act_rule(a, SHAKO_FLANKED);
	if (reason)
		act_line(a, "5", (int)rating, "%s: disordered rating, %s", name, reason);
	else
		act_line(a, "5", (int)rating, "%s: frontal rating", name);
	return rating;
}

/* ---- modifiers ---- */

static int64_t wider_by(struct act *a, const struct unit *u, const struct unit *enemy)
{
	int64_t front = u->v[U_FRONT], against = enemy->v[U_FRONT], times;

	if (!against || front <= against)
		return 0;
	if (act_ruling(a, SHAKO_WIDER) == SHAKO_WIDER_ADDED_WIDTHS)
		times = (front - against) / against;
	else
		times = front / against;
	return times > 1 ? times : 1;
}

static int64_t stands_now(struct act *a, const struct unit *u)
{
	int64_t stands = u->v[U_STANDS], kills = u->v[U_KILLS];

	if (!kills || !stands || act_ruling(a, SHAKO_KILLS_STANDS) == SHAKO_KILLS_STANDS_FIXED)
		return stands;
	return stands > kills ? stands - kills : 0;
}

static int64_t fours_of(struct act *a, const struct unit *u, const struct unit *enemy)
{
	int64_t each = act_number(a, N_STANDS_EACH), stands = stands_now(a, u), more;

	if (!stands)
		return 0;
	switch (act_ruling(a, SHAKO_FOUR_STANDS)) {
	case SHAKO_FOUR_STANDS_ROUNDED:
		return (stands + each / 2) / each;
	case SHAKO_FOUR_STANDS_MORE_THAN_ENEMY:
		more = stands - stands_now(a, enemy);
		return more > 0 ? more / each : 0;
	default:
		return stands / each;
	}
}

static bool suffered_more(struct act *a, const struct unit *u, const struct unit *enemy)
{
	static const int counts[] = { U_KILLS, U_TURN_KILLS, U_COMBAT_KILLS };
	int which = counts[act_ruling(a, SHAKO_MORE_KILLS)];

	return u->v[which] > enemy->v[which];
}

int64_t fight_modifier(struct act *a, const struct unit *u, const struct unit *enemy, bool defends,
		       const char *name)
{
	const int64_t scope[COMBAT_FIELDS] = {
		[COMBAT_WIDER] = wider_by(a, u, enemy),
		[COMBAT_FOURS] = fours_of(a, u, enemy),
		[COMBAT_TERRAIN] = u->v[U_TERRAIN],
		[COMBAT_DEFENDS] = defends,
		[COMBAT_STAGGERED] = u->v[U_STAGGERED],
		[COMBAT_MORE_KILLS] = suffered_more(a, u, enemy),
		[COMBAT_VILLAGE] = u->v[U_VILLAGE],
		[COMBAT_ENEMY_VILLAGE] = enemy->v[U_VILLAGE],
		[COMBAT_ENEMY_GUNS] = enemy->v[U_KIND] == KIND_ARTILLERY,
	};

	return act_sum(a, LIST_COMBAT, scope, name);
}

/* ---- what the beaten suffer ---- */

int64_t fight_kills(struct act *a, const struct unit *winner, const struct unit *loser,
		    int64_t difference, bool again)
{
	int64_t kills = difference, most = act_number(a, N_COSSACK_KILLS);

	if (again && act_ruling(a, SHAKO_TIE) != SHAKO_TIE_FULL_KILLS)
		kills = act_number(a, N_REROLL_KILLS);
	if ((winner->v[U_KIND] == KIND_COSSACKS || loser->v[U_KIND] == KIND_COSSACKS) &&
	    kills > most)
		kills = most;
	return kills;
}

static bool counts_as_cavalry(struct act *a, const struct unit *u)
{
	if (u->v[U_KIND] != KIND_COSSACKS)
		return u->v[U_KIND] == KIND_CAVALRY;
	return act_ruling(a, SHAKO_COSSACKS) == SHAKO_COSSACKS_CAVALRY;
}

/* Staggered infantry and squares are broken when cavalry outscores them. */
static bool broken_by(struct act *a, const struct unit *loser, const struct unit *winner)
{
	bool staggered = loser->v[U_STAGGERED] != 0, square = loser->v[U_SQUARE] != 0;
	int rule;

	if (loser->v[U_KIND] != KIND_INFANTRY || (!staggered && !square))
		return false;
	rule = act_ruling(a, SHAKO_BROKEN_BY_CAVALRY);
	if (rule == SHAKO_BROKEN_BY_CAVALRY_STAGGERED_BY_ANY && staggered)
		return true;
	if (!counts_as_cavalry(a, winner))
		return false;
	return rule != SHAKO_BROKEN_BY_CAVALRY_STAGGERED_SQUARE || (staggered && square);
}

int64_t fight_status(struct act *a, const struct unit *loser, const struct unit *winner,
		     int64_t kills)
{
	if (loser->v[U_KIND] == KIND_ARTILLERY || loser->v[U_FALLBACK])
		return STATUS_BROKEN;
	if (broken_by(a, loser, winner) ||
	    shako_broken(a, loser->v[U_KILLS] + kills, loser->v[U_BREAKPOINT]))
		return STATUS_BROKEN;
	return STATUS_FALLBACK;
}

/* ---- after it ---- */

static void set(struct act *a, const struct fight *f, int field, int64_t value)
{
	act_set(a, f->out + field, value);
}

/* Cavalry that fought is Blown, whoever won. */
static void blow(struct act *a, const struct fight *f, const struct unit unit[2])
{
	bool told = false;

	for (int side = SIDE_ATTACKER; side <= SIDE_DEFENDER; side++) {
		bool fought = is_horse(unit[side].v[U_KIND]) && counts_as_cavalry(a, &unit[side]);

		set(a, f, C_ATTACKER_BLOWN + side, fought || unit[side].v[U_BLOWN]);
		if (fought && !told)
			act_rule(a, SHAKO_BLOWN_WHEN);
		told |= fought;
	}
}

/* Victorious cavalry may break through, but not over guns, or recall; Cossacks do neither. */
static void reward(struct act *a, const struct fight *f, const struct unit *winner,
		   const struct unit *loser)
{
	bool cavalry = winner->v[U_KIND] == KIND_CAVALRY, recall = cavalry;

	if (is_horse(winner->v[U_KIND])) {
		int rule = shako_rule(a, SHAKO_VICTORY_RECALL);

		recall = cavalry || rule == SHAKO_VICTORY_RECALL_COSSACKS_TOO;
	}
	set(a, f, C_BREAKTHROUGH, cavalry && loser->v[U_KIND] != KIND_ARTILLERY);
	set(a, f, C_RECALL, recall);
	set(a, f, C_RECALL_BACK, recall ? act_number(a, N_RECALL_BACK) : 0);
}

static void beaten(struct act *a, const struct fight *f, const struct unit unit[2], int winner,
		   int64_t kills, bool contacted)
{
	const struct unit *won = &unit[winner], *lost = &unit[1 - winner];
	int64_t status = contacted ? STATUS_BROKEN : fight_status(a, lost, won, kills);
	const char *name = winner == SIDE_ATTACKER ? "defender" : "attacker";

	set(a, f, C_WINNER, winner);
	set(a, f, C_KILLS, kills);
	set(a, f, C_LOSER_KILLS, lost->v[U_KILLS] + kills);
	set(a, f, C_LOSER_STATUS, status);
	set(a, f, C_GUNS_LOST, 0);
	if (lost->v[U_GUNS] && shako_rule(a, SHAKO_ATTACHED_GUNS) == SHAKO_ATTACHED_GUNS_REMOVED)
		set(a, f, C_GUNS_LOST, lost->v[U_GUNS]);
	reward(a, f, won, lost);
	if (status == STATUS_BROKEN) {
		act_say(a, "5", "The %s loses %d kill%s and is broken.", name, (int)kills,
			kills == 1 ? "" : "s");
	} else {
		set(a, f, C_LOSER_RETREAT, act_number(a, N_RETREAT));
		act_say(a, "5", "The %s loses %d kill%s and is in Fallback.", name, (int)kills,
			kills == 1 ? "" : "s");
		act_rule(a, SHAKO_RETREAT);
	}
	if (lost->v[U_VILLAGE])
		act_rule(a, SHAKO_GARRISON_WHEN);
}

/* ---- the stages ---- */

static bool is_over(const struct act *a, const struct fight *f)
{
	return act_get(a, f->out + C_WINNER) != VALUE_NULL;
}

/* A unit in Fallback that is contacted is broken without dice. */
static bool contact_breaks(struct act *a, const struct fight *f, const struct unit unit[2])
{
	bool defender = unit[SIDE_DEFENDER].v[U_FALLBACK] != 0;

	if (!defender && !unit[SIDE_ATTACKER].v[U_FALLBACK])
		return false;
	if (shako_rule(a, SHAKO_FALLBACK_CONTACTED) == SHAKO_FALLBACK_CONTACTED_IF_BEATEN)
		return false;
	beaten(a, f, unit, defender ? SIDE_ATTACKER : SIDE_DEFENDER, 0, true);
	return true;
}

void fight_begin(struct act *a, const struct fight *f)
{
	static const char *const names[] = { "attacker", "defender" };
	struct unit unit[2];

	if (is_over(a, f))
		return;
	for (int side = SIDE_ATTACKER; side <= SIDE_DEFENDER; side++)
		unit[side] = fight_unit(a, f, side);
	set(a, f, C_REROLLS, 0);
	blow(a, f, unit);
	if (contact_breaks(a, f, unit))
		return;
	for (int side = SIDE_ATTACKER; side <= SIDE_DEFENDER; side++) {
		bool charging =
			side == SIDE_ATTACKER && (f->charging < 0 || act_in(a, f->charging));

		set(a, f, C_ATTACKER_BASE + side,
		    fight_rating(a, &unit[side], &unit[1 - side], charging, names[side]));
		set(a, f, C_ATTACKER_MODIFIER + side,
		    fight_modifier(a, &unit[side], &unit[1 - side], side == SIDE_DEFENDER,
				   names[side]));
	}
}

static int64_t standing(const struct act *a, const struct fight *f, int side)
{
	return act_get(a, f->out + C_ATTACKER_BASE + side) +
	       act_get(a, f->out + C_ATTACKER_MODIFIER + side);
}

static void throw_for(struct act *a, const struct fight *f, int side, const char *label)
{
	int64_t before = standing(a, f, side);

	set(a, f, C_ATTACKER_SCORE + side, before + act_dice(a, label, 1, 6, (int)before, 0));
}

void fight_attacker(struct act *a, const struct fight *f)
{
	if (!is_over(a, f))
		throw_for(a, f, SIDE_ATTACKER, "Attacker's combat");
}

void fight_defender(struct act *a, const struct fight *f)
{
	if (!is_over(a, f))
		throw_for(a, f, SIDE_DEFENDER, "Defender's combat");
}

static int64_t lead(const struct act *a, const struct fight *f)
{
	return act_get(a, f->out + C_ATTACKER_SCORE) - act_get(a, f->out + C_DEFENDER_SCORE);
}

void fight_again(struct act *a, int64_t handicap, int64_t die[2])
{
	struct throw t = { .label = "Combat again",
			   .n = 1,
			   .sides = 6,
			   .read = READ_DUEL,
			   .target = (int)handicap };
	int value;

	if (act_ruling(a, SHAKO_TIE) == SHAKO_TIE_ONCE) {
		die[SIDE_ATTACKER] = act_dice(a, "Attacker's combat again", 1, 6, (int)handicap, 0);
		die[SIDE_DEFENDER] = act_dice(a, "Defender's combat again", 1, 6, 0, 0);
		return;
	}
	value = act_throw(a, &t);
	die[SIDE_ATTACKER] = value / THROW_DUEL;
	die[SIDE_DEFENDER] = value % THROW_DUEL;
}

/* A tie is thrown again by both. */
static void throw_again_both(struct act *a, const struct fight *f)
{
	int64_t attacker = standing(a, f, SIDE_ATTACKER), defender = standing(a, f, SIDE_DEFENDER);
	int64_t die[2];

	set(a, f, C_REROLLS, 1);
	fight_again(a, attacker - defender, die);
	set(a, f, C_ATTACKER_SCORE, attacker + die[SIDE_ATTACKER]);
	set(a, f, C_DEFENDER_SCORE, defender + die[SIDE_DEFENDER]);
}

void fight_settle(struct act *a, const struct fight *f)
{
	struct unit unit[2];
	int64_t by;
	int winner;

	if (is_over(a, f) || act_failed(a))
		return;
	if (!lead(a, f))
		throw_again_both(a, f);
	if (act_failed(a))
		return;
	by = lead(a, f);
	if (!by) {
		set(a, f, C_WINNER, SIDE_NONE);
		set(a, f, C_KILLS, 0);
		act_say(a, "5", "Neither side wins.");
		return;
	}
	for (int side = SIDE_ATTACKER; side <= SIDE_DEFENDER; side++)
		unit[side] = fight_unit(a, f, side);
	winner = by > 0 ? SIDE_ATTACKER : SIDE_DEFENDER;
	beaten(a, f, unit, winner,
	       fight_kills(a, &unit[winner], &unit[1 - winner], by > 0 ? by : -by,
			   act_get(a, f->out + C_REROLLS) != 0),
	       false);
}

void fight_commander(struct act *a, const struct fight *f, int side)
{
	static const char *const labels[] = { "Risk of the attacker's commander",
					      "Risk of the defender's commander" };
	int64_t winner = act_get(a, f->out + C_WINNER);
	int killed = f->out + C_ATTACKER_KILLED + side;

	if (!act_in(a, f->side[side] + U_COMMANDER) ||
	    act_get(a, f->out + C_ATTACKER_SCORE) == VALUE_NULL || act_get(a, killed) == 1)
		return;
	if (winner != 1 - side && act_ruling(a, SHAKO_CC_COMBAT) == SHAKO_CC_COMBAT_IF_CASUALTIES)
		return;
	act_set(a, killed, shako_commander_risk(a, labels[side], true));
}
