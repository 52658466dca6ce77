/* SPDX-License-Identifier: GPL-3.0-or-later */
/* skirmish.c -- light infantry before a combat: the better side throws its advantage in dice. */
#include "rulesets/shako/fight.h"

/* Each side totals its DSR, attached guns included.  Squares have none, and enemy cavalry negates
 * it.  The winner, unless it is artillery, throws a d6 for each point of difference, and the
 * target's MR or more hits.  The first hit staggers a division that is not Staggered yet; every
 * other hit, and every hit on artillery, is a kill. */

static bool negated(struct act *a, const struct unit *u, const struct unit *enemy)
{
	if (u->v[U_SQUARE] || is_horse(enemy->v[U_KIND]))
		return true;
	return enemy->v[U_CAVALRY] &&
	       shako_rule(a, SHAKO_CAVALRY_NEGATES) == SHAKO_CAVALRY_NEGATES_ANY;
}

/* The division's own rating: as given, or by its label. */
static int64_t own_dsr(struct act *a, const struct unit *u)
{
	if (u->dsr_given || u->v[U_KIND] != KIND_INFANTRY ||
	    shako_rule(a, SHAKO_DSR_FIGURES) == SHAKO_DSR_FIGURES_GIVEN)
		return u->v[U_DSR];
	return shako_label_dsr(a, u->v[U_KILLS]);
}

static int64_t dice_for(struct act *a, const struct unit unit[2], const int64_t own[2],
			const struct skirmish *s, int winner)
{
	int64_t by = s->total[winner] - s->total[1 - winner], without;

	if (!unit[winner].v[U_GUNS_DSR] ||
	    shako_rule(a, SHAKO_GUNS_WIN) == SHAKO_GUNS_WIN_GUNS_ALONE)
		return by;
	without = own[winner] - own[1 - winner];
	return without > 0 ? without : 0;
}

static void apply_hits(struct act *a, const struct unit *target, struct skirmish *s)
{
	bool guns = target->v[U_KIND] == KIND_ARTILLERY, before = target->v[U_STAGGERED] != 0;

	s->staggered = before || (s->hits && !guns);
	s->kills = guns || before || !s->hits ? s->hits : s->hits - 1;
	s->broken = shako_broken(a, target->v[U_KILLS] + s->kills, target->v[U_BREAKPOINT]);
}

static void throw_skirmish(struct act *a, const struct unit unit[2], struct skirmish *s)
{
	const struct unit *target = &unit[s->target], *rated = target;
	struct throw t = { .label = "Skirmish", .n = (int)s->dice, .sides = 6, .read = READ_COUNT };

	if (s->target == SIDE_ATTACKER &&
	    shako_rule(a, SHAKO_SKIRMISH_MR) == SHAKO_SKIRMISH_MR_DEFENCE)
		rated = &unit[SIDE_DEFENDER];
	t.target = (int)shako_bare_mr(a, rated->v[U_MR], rated->v[U_DMR], rated->v[U_DISORDERED]);
	t.need = t.target;
	s->hits = act_throw(a, &t);
	apply_hits(a, target, s);
	act_say(a, "4", "The skirmishers' hits: %d; kills: %d.", (int)s->hits, (int)s->kills);
	act_rule(a, SHAKO_SKIRMISH_TARGET);
}

static int64_t roller_of(struct act *a, const struct unit unit[2], const struct skirmish *s,
			 bool contact)
{
	int winner =
		s->total[SIDE_ATTACKER] > s->total[SIDE_DEFENDER] ? SIDE_ATTACKER : SIDE_DEFENDER;

	if (!contact && shako_rule(a, SHAKO_SKIRMISH_SCOPE) == SHAKO_SKIRMISH_SCOPE_CONTACT)
		return SIDE_NONE;
	if (s->total[SIDE_ATTACKER] == s->total[SIDE_DEFENDER] ||
	    unit[winner].v[U_KIND] == KIND_ARTILLERY)
		return SIDE_NONE;
	return winner;
}

void fight_skirmish(struct act *a, const struct unit unit[2], bool contact, struct skirmish *s)
{
	int64_t own[2];

	*s = (struct skirmish){ .roller = SIDE_NONE };
	for (int side = SIDE_ATTACKER; side <= SIDE_DEFENDER; side++) {
		bool none = negated(a, &unit[side], &unit[1 - side]);

		own[side] = none ? 0 : own_dsr(a, &unit[side]);
		s->total[side] = none ? 0 : own[side] + unit[side].v[U_GUNS_DSR];
	}
	s->roller = roller_of(a, unit, s, contact);
	if (s->roller != SIDE_NONE)
		s->dice = dice_for(a, unit, own, s, (int)s->roller);
	s->target = s->roller == SIDE_DEFENDER ? SIDE_ATTACKER : SIDE_DEFENDER;
	s->staggered = unit[s->target].v[U_STAGGERED];
	act_line(a, "4", (int)s->dice, "Skirmish ratings %d and %d: dice", (int)s->total[0],
		 (int)s->total[1]);
	if (s->dice)
		throw_skirmish(a, unit, s);
	else
		s->roller = SIDE_NONE;
}

/* ---- the resolution ---- */

enum { IN_SIDES, IN_CONTACT = 2 * U_FIELDS };
static const struct field inputs[] = {
	UNIT_INPUTS("attacker."),
	UNIT_INPUTS("defender."),
	F_FLAG_ON("contact", "They are about to fight"),
	FIELDS_END,
};
enum {
	OUT_TOTAL,
	OUT_ROLLER = OUT_TOTAL + 2,
	OUT_DICE,
	OUT_HITS,
	OUT_STAGGERED,
	OUT_KILLS,
	OUT_BROKEN
};
static const struct field outcome[] = {
	F_INT("attacker.total", 0, 999, VALUE_NULL, "Its skirmish ratings, added up"),
	F_INT("defender.total", 0, 999, VALUE_NULL, "Its skirmish ratings, added up"),
	F_WORD("roller", shako_side_words, VALUE_NULL, "Who throws"),
	F_INT("dice", 0, 999, VALUE_NULL, "Dice thrown"),
	F_INT("hits", 0, 999, VALUE_NULL, "Hits"),
	F_FLAG("staggered", "The target is Staggered after it"),
	F_INT("kills", 0, 999, VALUE_NULL, "Kills inflicted"),
	F_FLAG("broken", "The target is broken"),
	FIELDS_END,
};
static const struct fight sides = { .side = { IN_SIDES, IN_SIDES + U_FIELDS },
				    .charging = -1,
				    .hidden = -1 };

static void run(struct act *a)
{
	struct unit unit[2] = { fight_unit(a, &sides, SIDE_ATTACKER),
				fight_unit(a, &sides, SIDE_DEFENDER) };
	struct skirmish s;

	fight_skirmish(a, unit, act_in(a, IN_CONTACT) != 0, &s);
	act_set(a, OUT_TOTAL, s.total[SIDE_ATTACKER]);
	act_set(a, OUT_TOTAL + 1, s.total[SIDE_DEFENDER]);
	act_set(a, OUT_ROLLER, s.roller);
	act_set(a, OUT_DICE, s.dice);
	act_set(a, OUT_HITS, s.hits);
	act_set(a, OUT_STAGGERED, s.staggered);
	act_set(a, OUT_KILLS, s.kills);
	act_set(a, OUT_BROKEN, s.broken);
}

static stage_fn *const stages[] = { run, NULL };
static const char *const files[] = { "labels", "rulings-skirmish", "rulings-labels", NULL };

const struct resolution shako_skirmish = {
	.name = "skirmish",
	.title = "Light infantry skirmishes before a combat",
	.cite = "4",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "1d6 for each point of difference",
	.stages = stages,
	.event = "staggered=yes",
	.files = files,
	.example = "attacker.kind=infantry attacker.mr=4 attacker.dsr=3 defender.kind=infantry "
		   "defender.mr=4 "
		   "defender.dsr=1",
};
