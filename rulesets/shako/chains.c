/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chains.c -- a cavalry charge to its end, and artillery, skirmish and combat against one division.
 */
#include "rulesets/shako/fight.h"
#include "rulesets/shako/massed.h"
#include "rulesets/shako/nerve.h"

static const char *const lists[] = { "fire", "combat", NULL };
static const char *const files[] = { "combat",
				     "labels",
				     "movement",
				     "artillery",
				     "rulings-combat",
				     "rulings-labels",
				     "rulings-movement",
				     "rulings-artillery",
				     "rulings-command",
				     "rulings-skirmish",
				     NULL };

enum { IN_ATTACKER, IN_DEFENDER = U_FIELDS, IN_CHARGING = 2 * U_FIELDS };

/* What a skirmish did to its target, for the combat after it. */
static void after_skirmish(struct act *a, int hidden, const struct skirmish *s)
{
	*act_hidden(a, hidden + H_STAGGERED + s->target) |= s->staggered;
	*act_hidden(a, hidden + H_KILLS + s->target) += s->kills;
}

static void skirmish(struct act *a, const struct fight *f, int dice, int hits)
{
	struct unit unit[2] = { fight_unit(a, f, SIDE_ATTACKER), fight_unit(a, f, SIDE_DEFENDER) };
	struct skirmish s;

	fight_skirmish(a, unit, true, &s);
	act_set(a, dice, s.dice);
	act_set(a, hits, s.hits);
	after_skirmish(a, f->hidden, &s);
}

static void clear_hidden(struct act *a, int hidden)
{
	for (int i = 0; i < H_FIELDS; i++)
		*act_hidden(a, hidden + i) = 0;
}

/* ---- charge: Hasty Square, avoiding, skirmish, combat, each if due ---- */

enum { IN_DISTANCE = IN_CHARGING + 1, IN_AVOID };
static const struct field charge_inputs[] = {
	UNIT_INPUTS("attacker."),
	UNIT_INPUTS("defender."),
	F_FLAG_ON("attacker.charging", "The attacker charges"),
	F_DISTANCE("distance", 0, "Length of the charge"),
	F_FLAG("avoid-if-square", "The cavalry tries to avoid a square"),
	FIELDS_END,
};
enum { CH_SQUARE, CH_AVOIDED, CH_DICE, CH_HITS, CH_COMBAT };
static const struct field charge_outcome[] = {
	F_FLAG("square", "The infantry fights in square"),
	F_FLAG("avoided", "The cavalry does not charge home"),
	F_INT("dice", 0, 999, VALUE_NULL, "Dice of the skirmish"),
	F_INT("hits", 0, 999, VALUE_NULL, "Hits of the skirmish"),
	COMBAT_OUTCOME,
	FIELDS_END,
};
static const struct fight charge = {
	.side = { IN_ATTACKER, IN_DEFENDER }, .charging = IN_CHARGING, .out = CH_COMBAT, .hidden = 0
};

static int charge_check(const struct inputs *in, struct err *e)
{
	if (is_horse(in->v[IN_ATTACKER + U_KIND]) && in->v[IN_DEFENDER + U_KIND] == KIND_INFANTRY)
		return 0;
	err_set(e, ERR_USAGE,
		"charge: cavalry or cossacks against infantry; combat takes the others");
	err_argument(e, "attacker.kind");
	return -1;
}

static void charge_square(struct act *a)
{
	struct unit u = fight_unit(a, &charge, SIDE_DEFENDER);
	int64_t square = u.v[U_SQUARE], need;

	act_rule(a, SHAKO_CHARGE);
	if (!square && !u.v[U_SUPPORTED])
		square = shako_form_square(
			a, shako_bare_mr(a, u.v[U_MR], u.v[U_DMR], u.v[U_DISORDERED]), &need);
	act_set(a, CH_SQUARE, square);
	act_set(a, CH_AVOIDED, 0);
	*act_hidden(a, H_SQUARE) = square;
}

static void charge_avoid(struct act *a)
{
	struct unit u = fight_unit(a, &charge, SIDE_ATTACKER);
	struct avoiding x;

	if (!act_in(a, IN_AVOID) || !act_get(a, CH_SQUARE))
		return;
	shako_avoid(a, shako_bare_mr(a, u.v[U_MR], u.v[U_DMR], u.v[U_DISORDERED]),
		    act_in(a, IN_DEFENDER + U_MR), act_in(a, IN_DISTANCE),
		    act_number(a, N_CAVALRY_MOVE), true, &x);
	act_set(a, CH_AVOIDED, x.avoids);
	if (x.avoids)
		act_set(a, CH_COMBAT + C_WINNER, SIDE_NONE);
}

static void charge_skirmish(struct act *a)
{
	if (!act_get(a, CH_AVOIDED))
		skirmish(a, &charge, CH_DICE, CH_HITS);
}

static void charge_begin(struct act *a)
{
	fight_begin(a, &charge);
}

static void charge_attacker(struct act *a)
{
	fight_attacker(a, &charge);
}

static void charge_defender(struct act *a)
{
	fight_defender(a, &charge);
}

static void charge_settle(struct act *a)
{
	fight_settle(a, &charge);
}

static void charge_commanders(struct act *a)
{
	clear_hidden(a, 0);
	fight_commander(a, &charge, SIDE_ATTACKER);
	fight_commander(a, &charge, SIDE_DEFENDER);
}

static stage_fn *const charge_stages[] = { charge_square, charge_avoid,      charge_skirmish,
					   charge_begin,  charge_attacker,   charge_defender,
					   charge_settle, charge_commanders, NULL };

const struct resolution shako_charge = {
	.name = "charge",
	.title = "Cavalry charges infantry, to the end",
	.cite = "3, 4, 5",
	.kind = RESOLUTION,
	.inputs = charge_inputs,
	.outcome = charge_outcome,
	.dice = "1d6 Hasty Square, 1d6 to avoid charging home, the skirmish's and the combat's "
		"dice, each if due",
	.stages = charge_stages,
	.hidden = H_FIELDS,
	.check = charge_check,
	.event = "winner=attacker",
	.lists = lists,
	.files = files,
	.example = "attacker.kind=cavalry attacker.mr=5 attacker.dmr=3 attacker.stands=8 "
		   "defender.kind=infantry defender.mr=4 defender.dmr=1 defender.stands=8 "
		   "distance=10in",
};

/* ---- attack: artillery, skirmish, combat ---- */

enum { AT_BATTERIES = IN_CHARGING + 1, AT_RANKS, AT_WORKS, AT_COVER, AT_DEPTH };
static const struct field attack_inputs[] = {
	UNIT_INPUTS("attacker."),
	UNIT_INPUTS("defender."),
	F_FLAG_ON("attacker.charging", "The attacker charges"),
	F_LIST("batteries", massed_item, "Batteries, as class:range[:russian][:wheel]"),
	F_INT("defender.ranks", 1, COUNT_MAX, 2, "Ranks the defender is deep"),
	F_FLAG("defender.works", "The defender is in works"),
	F_WORD("cover", shako_cover_words, COVER_NONE, "The defender's cover"),
	F_DISTANCE("woods-depth", 0, "How deep in woods it is"),
	FIELDS_END,
};
enum {
	AT_FIRE_KILLS,
	AT_FIRE_STAGGERED,
	AT_DICE,
	AT_HITS,
	AT_COMBAT,
	AT_SIDES = AT_COMBAT + C_FIELDS
};
enum { AT_KILLS, AT_STATUS, AT_STAGGERED, AT_SIDE }; /* of each side, after everything */
/* clang-format off */
#define SIDE_OUTCOME(p)                                                                            \
	F_INT(p "kills", 0, 999, VALUE_NULL, "Its kills after everything"),                        \
	F_WORD(p "status", shako_status_words, VALUE_NULL, "What becomes of it"),                        \
	F_FLAG(p "staggered", "It was Staggered before the combat")
/* clang-format on */
static const struct field attack_outcome[] = {
	F_INT("fire.kills", 0, 999, VALUE_NULL, "Kills of the artillery"),
	F_FLAG("fire.staggered", "The artillery staggers the defender"),
	F_INT("dice", 0, 999, VALUE_NULL, "Dice of the skirmish"),
	F_INT("hits", 0, 999, VALUE_NULL, "Hits of the skirmish"),
	COMBAT_OUTCOME,
	SIDE_OUTCOME("attacker."),
	SIDE_OUTCOME("defender."),
	FIELDS_END,
};
enum { AT_HIDDEN = 1 }; /* slot 0 counts batteries */
static const struct fight attack = { .side = { IN_ATTACKER, IN_DEFENDER },
				     .charging = IN_CHARGING,
				     .out = AT_COMBAT,
				     .hidden = AT_HIDDEN };
static const struct massed massed = { .batteries = AT_BATTERIES,
				      .shots = -1,
				      .kills = AT_FIRE_KILLS,
				      .staggered = AT_FIRE_STAGGERED,
				      .damage = -1,
				      .red = -1,
				      .killed = AT_COMBAT + C_DEFENDER_KILLED };

static int attack_check(const struct inputs *in, struct err *e)
{
	return massed_batteries_check(in, AT_BATTERIES, e);
}

static void attack_start(struct act *a)
{
	massed_start(a, &massed, 0);
}

static void attack_fire(struct act *a)
{
	const int first = IN_DEFENDER;
	int64_t cover = act_in(a, AT_COVER);
	struct mark m = { .kind = act_in(a, first + U_KIND),
			  .mr = act_in(a, first + U_MR),
			  .ranks = act_in(a, AT_RANKS),
			  .square = act_in(a, first + U_SQUARE),
			  .village = act_in(a, first + U_VILLAGE) || cover == COVER_VILLAGE,
			  .works = act_in(a, AT_WORKS) || cover == COVER_WORKS,
			  .cover = cover,
			  .depth = act_in(a, AT_DEPTH),
			  .commander = act_in(a, first + U_COMMANDER) };

	massed_fire(a, &massed, &m);
}

static bool is_broken(struct act *a, int side)
{
	struct unit u = fight_unit(a, &attack, side);

	return shako_broken(a, u.v[U_KILLS], u.v[U_BREAKPOINT]);
}

/* Who is broken before the combat does not fight it. */
static bool stops(struct act *a)
{
	if (!is_broken(a, SIDE_DEFENDER) && !is_broken(a, SIDE_ATTACKER))
		return false;
	act_set(a, AT_COMBAT + C_WINNER, SIDE_NONE);
	act_set(a, AT_COMBAT + C_KILLS, 0);
	return true;
}

static void attack_skirmish(struct act *a)
{
	*act_hidden(a, 0) = 0;
	*act_hidden(a, AT_HIDDEN + H_STAGGERED + SIDE_DEFENDER) = act_get(a, AT_FIRE_STAGGERED);
	*act_hidden(a, AT_HIDDEN + H_KILLS + SIDE_DEFENDER) = act_get(a, AT_FIRE_KILLS);
	act_set(a, AT_DICE, 0);
	act_set(a, AT_HITS, 0);
	if (!stops(a))
		skirmish(a, &attack, AT_DICE, AT_HITS);
}

static void attack_begin(struct act *a)
{
	if (act_get(a, AT_COMBAT + C_WINNER) == VALUE_NULL && !stops(a))
		fight_begin(a, &attack);
}

static void attack_attacker(struct act *a)
{
	fight_attacker(a, &attack);
}

static void attack_defender(struct act *a)
{
	fight_defender(a, &attack);
}

static void attack_settle(struct act *a)
{
	fight_settle(a, &attack);
}

static int64_t status_of(struct act *a, int side)
{
	int64_t winner = act_get(a, AT_COMBAT + C_WINNER);

	if (winner == 1 - side)
		return act_get(a, AT_COMBAT + C_LOSER_STATUS);
	return is_broken(a, side) ? STATUS_BROKEN : STATUS_STANDS;
}

static void attack_commanders(struct act *a)
{
	for (int side = SIDE_ATTACKER; side <= SIDE_DEFENDER; side++) {
		int out = AT_SIDES + side * AT_SIDE;
		struct unit u = fight_unit(a, &attack, side);
		bool lost = act_get(a, AT_COMBAT + C_WINNER) == 1 - side;

		act_set(a, out + AT_STATUS, status_of(a, side));
		act_set(a, out + AT_KILLS,
			u.v[U_KILLS] + (lost ? act_get(a, AT_COMBAT + C_KILLS) : 0));
		act_set(a, out + AT_STAGGERED, u.v[U_STAGGERED]);
	}
	clear_hidden(a, AT_HIDDEN);
	fight_commander(a, &attack, SIDE_ATTACKER);
	fight_commander(a, &attack, SIDE_DEFENDER);
}

static stage_fn *const attack_stages[] = { attack_start,
					   MASSED_TWELVE(attack_fire),
					   attack_skirmish,
					   attack_begin,
					   attack_attacker,
					   attack_defender,
					   attack_settle,
					   attack_commanders,
					   NULL };

const struct resolution shako_attack = {
	.name = "attack",
	.title = "Artillery, skirmish and combat against one division",
	.cite = "1, 4, 5",
	.kind = RESOLUTION,
	.inputs = attack_inputs,
	.outcome = attack_outcome,
	.dice = "2d6 for each battery; the skirmish's and the combat's dice",
	.stages = attack_stages,
	.hidden = AT_HIDDEN + H_FIELDS,
	.check = attack_check,
	.event = "defender.status=broken",
	.lists = lists,
	.files = files,
	.example = "attacker.kind=infantry attacker.mr=5 attacker.stands=8 attacker.dsr=3 "
		   "defender.kind=infantry defender.mr=4 defender.stands=8 defender.breakpoint=6 "
		   "batteries=heavy:6in",
};
