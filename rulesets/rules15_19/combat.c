/* SPDX-License-Identifier: GPL-3.0-or-later */
/* combat.c -- combat factors, and who wins by them. */
#include "rulesets/rules15_19/combat.h"

#include "rulesets/rules15_19/rulings.h"

#include <stdlib.h>

/* ---- combat factors (R15-20 to R15-33) ----
 *
 * One list serves both sides; its rows name the arm where the rule does.  A brigade is in one
 * formation and one grade: class A infantry with Fire A in line has +2, the same brigade in square
 * has +5, and a Disordered square has -1, for it is not formed. */

static int64_t infantry_formation_seen(const struct act *a, const struct r15_combat *c)
{
	return act_in(a, c->cavalry_formation) == CAVALRY_LINE ? FORMATION_LINE : FORMATION_OTHER;
}

static int cavalry_factor(struct act *a, const struct r15_combat *c, int64_t formation)
{
	const int64_t scope[FIGHT_FIELDS] = {
		[FIGHT_ARM] = SIDE_CAVALRY,
		[FIGHT_CLASS] = act_in(a, c->cavalry + UNIT_CLASS),
		[FIGHT_CASUALTIES] = r15_counted(a, act_get(a, c->out + COMBAT_CAVALRY_CASUALTIES)),
		[FIGHT_GRADE] = act_get(a, c->out + COMBAT_CAVALRY_GRADE),
		[FIGHT_FORMATION] = infantry_formation_seen(a, c),
		[FIGHT_TYPE] = act_in(a, c->type),
		[FIGHT_SUPPORTS] = act_in(a, c->cavalry_supports),
		[FIGHT_ENEMY_FORMATION] = formation,
	};

	return act_sum(a, LIST_COMBAT, scope, "cavalry");
}

static int infantry_factor(struct act *a, const struct r15_combat *c, int64_t formation)
{
	const int64_t scope[FIGHT_FIELDS] = {
		[FIGHT_ARM] = SIDE_INFANTRY,
		[FIGHT_CLASS] = act_in(a, c->infantry + UNIT_CLASS),
		[FIGHT_CASUALTIES] =
			r15_counted(a, act_get(a, c->out + COMBAT_INFANTRY_CASUALTIES)),
		[FIGHT_GRADE] = act_get(a, c->out + COMBAT_INFANTRY_GRADE),
		[FIGHT_FORMATION] = formation,
		[FIGHT_TYPE] = act_in(a, c->type),
		[FIGHT_FIRE_A] = act_in(a, c->fire_a),
		[FIGHT_SUPPORTS] = act_in(a, c->supports),
		[FIGHT_CHARGED] = act_in(a, c->charged),
		[FIGHT_ENEMY_FORMATION] = infantry_formation_seen(a, c),
	};

	return act_sum(a, LIST_COMBAT, scope, "infantry");
}

void r15_combat_start(struct act *a, const struct r15_combat *c)
{
	act_set(a, c->out + COMBAT_CAVALRY_GRADE, act_in(a, c->cavalry + UNIT_GRADE));
	act_set(a, c->out + COMBAT_INFANTRY_GRADE, act_in(a, c->infantry + UNIT_GRADE));
	act_set(a, c->out + COMBAT_CAVALRY_CASUALTIES, act_in(a, c->cavalry + UNIT_CASUALTIES));
	act_set(a, c->out + COMBAT_INFANTRY_CASUALTIES, act_in(a, c->infantry + UNIT_CASUALTIES));
}

void r15_combat_factors(struct act *a, const struct r15_combat *c, int64_t formation)
{
	int cavalry = cavalry_factor(a, c, formation);
	int infantry = infantry_factor(a, c, formation);

	if (act_get(a, c->out + COMBAT_INFANTRY_GRADE) == GRADE_ROUT) {
		act_remind(a, "15", "The infantry charged is in Rout.");
		act_rule(a, R15_CF_GRADE);
	}
	r15_combat_compare(a, c, cavalry, infantry);
}

/* ---- the winner (R15-34 to R15-37) ----
 *
 * The side with the higher factors wins before any dice and alone rolls, so the low rows of its
 * table are bad luck for the favoured side.  With equal factors nobody is named: by default an
 * even die, 4 or more for the infantry, and the difference is 0. */

static void set_winner(struct act *a, const struct r15_combat *c, enum r15_side winner)
{
	int64_t cavalry = act_get(a, c->out + COMBAT_CAVALRY_FACTOR);
	int64_t infantry = act_get(a, c->out + COMBAT_INFANTRY_FACTOR);
	int64_t own = winner == SIDE_CAVALRY ? cavalry : infantry;

	act_set(a, c->out + COMBAT_WINNER, winner);
	if (act_ruling(a, R15_DIFFERENCE) == R15_DIFFERENCE_OWN_FACTORS)
		act_set(a, c->out + COMBAT_DIFFERENCE, llabs(own));
	else
		act_set(a, c->out + COMBAT_DIFFERENCE, 2 * own - cavalry - infantry);
}

void r15_combat_compare(struct act *a, const struct r15_combat *c, int64_t cavalry,
			int64_t infantry)
{
	int rule = act_ruling(a, R15_WINNER);

	act_set(a, c->out + COMBAT_CAVALRY_FACTOR, cavalry);
	act_set(a, c->out + COMBAT_INFANTRY_FACTOR, infantry);
	act_set(a, c->out + COMBAT_WINNER, VALUE_NULL);
	act_set(a, c->out + COMBAT_DIFFERENCE, 0);
	if (rule == R15_WINNER_CHARGER)
		set_winner(a, c, SIDE_CAVALRY);
	else if (rule == R15_WINNER_HIGHER_FACTOR && cavalry != infantry)
		set_winner(a, c, cavalry > infantry ? SIDE_CAVALRY : SIDE_INFANTRY);
}

static void break_tie(struct act *a, const struct r15_combat *c)
{
	int rule = act_ruling(a, R15_TIE);

	if (rule == R15_TIE_EVEN_D6) {
		int need = (int)act_number(a, N_TIE_TARGET);
		int die = act_dice_need(a, "Equal factors: infantry wins", 1, 6, 0, need);

		set_winner(a, c, die >= need ? SIDE_INFANTRY : SIDE_CAVALRY);
		act_say(a, "15", "The factors are equal; a die of %d makes the %s the winner.", die,
			die >= need ? "infantry" : "cavalry");
	} else if (rule != R15_TIE_NONE) {
		set_winner(a, c, rule == R15_TIE_INFANTRY ? SIDE_INFANTRY : SIDE_CAVALRY);
	}
	act_rule(a, R15_TIE);
}

void r15_combat_tie(struct act *a, const struct r15_combat *c)
{
	if (act_get(a, c->out + COMBAT_WINNER) != VALUE_NULL ||
	    act_get(a, c->out + COMBAT_CAVALRY_FACTOR) == VALUE_NULL)
		return; /* named by the factors, or there was no combat */
	if (act_ruling(a, R15_WINNER) == R15_WINNER_HIGHER_FACTOR)
		break_tie(a, c);
}

/* ---- the dice ---- */

/* Ruling winner=higher_roll: both sides throw, and the winner's own dice are read. */
static int both_roll(struct act *a, const struct r15_combat *c)
{
	int cavalry_factor_now = (int)act_get(a, c->out + COMBAT_CAVALRY_FACTOR);
	int infantry_factor_now = (int)act_get(a, c->out + COMBAT_INFANTRY_FACTOR);
	int cavalry = act_dice(a, "Cavalry: combat", 2, 6, cavalry_factor_now, 0);
	int infantry = act_dice(a, "Infantry: combat", 2, 6, infantry_factor_now, 0);
	int margin = cavalry + cavalry_factor_now - infantry - infantry_factor_now;

	if (margin)
		set_winner(a, c, margin > 0 ? SIDE_CAVALRY : SIDE_INFANTRY);
	else
		break_tie(a, c);
	return act_get(a, c->out + COMBAT_WINNER) == SIDE_INFANTRY ? infantry : cavalry;
}

/* The winner's dice; 0 when nobody wins. */
static int winner_dice(struct act *a, const struct r15_combat *c)
{
	int64_t winner = act_get(a, c->out + COMBAT_WINNER);
	int add = (int)act_get(a, c->out + COMBAT_DIFFERENCE), dice;

	if (winner != VALUE_NULL)
		return act_dice(a,
				winner == SIDE_CAVALRY ? "Cavalry wins: result"
						       : "Infantry wins: result",
				2, 6, add, 0);
	if (act_ruling(a, R15_WINNER) != R15_WINNER_HIGHER_ROLL)
		return 0;
	dice = both_roll(a, c);
	return act_get(a, c->out + COMBAT_WINNER) == VALUE_NULL ? 0 : dice;
}

/* Nobody won equal factors (ruling tie=none): the cavalry halts and nothing else changes. */
static void nobody_wins(struct act *a, const struct r15_combat *c)
{
	act_set(a, c->out + COMBAT_CAVALRY_RESULT, CAVALRY_HALT);
	act_set(a, c->out + COMBAT_INFANTRY_RESULT, INFANTRY_NONE);
	act_set(a, c->out + COMBAT_CAVALRY_LOSSES, 0);
	act_set(a, c->out + COMBAT_INFANTRY_LOSSES, 0);
	act_set(a, c->out + COMBAT_DISTANCE, act_number(a, N_HALT));
	act_say(a, "15", "Nobody wins: the cavalry halts.");
}

/* A total under the first row arises only under rulings that let the difference be negative. */
static int reach_table(struct act *a, int table, int total)
{
	int first = a->rules->tables[table].row[0].lo;

	if (total >= first)
		return total;
	if (act_ruling(a, R15_BAND_LOW) == R15_BAND_LOW_LOWEST_ROW)
		act_line(a, "15", first, "Under the table: its lowest row");
	else if (!act_failed(a))
		err_set(&a->dice->err, ERR_USAGE,
			"a total of %d is under the table, whose rows begin at %d; "
			"the ruling band_low=lowest_row reads the lowest row",
			total, first);
	return first;
}

void r15_combat_roll(struct act *a, const struct r15_combat *c)
{
	int dice, total, table;

	if (act_get(a, c->out + COMBAT_CAVALRY_FACTOR) == VALUE_NULL)
		return; /* there was no combat */
	dice = winner_dice(a, c);
	if (act_get(a, c->out + COMBAT_WINNER) == VALUE_NULL) {
		nobody_wins(a, c);
		return;
	}
	table = act_get(a, c->out + COMBAT_WINNER) == SIDE_CAVALRY ? TABLE_CAVALRY_WIN
								   : TABLE_INFANTRY_WIN;
	total = dice + (int)act_get(a, c->out + COMBAT_DIFFERENCE);
	act_set(a, c->out + COMBAT_TOTAL, total);
	r15_combat_apply(a, c, act_row(a, table, reach_table(a, table, total)));
}
