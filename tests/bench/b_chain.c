/* SPDX-License-Identifier: GPL-3.0-or-later */
/* b_chain.c -- a volley and a melee, by the engine and by hand-written loops: odds and rolls.
 *
 * Hits of 4d6 at 4+ come off a morale of 5; then 2d6+3 meets 2d6+2 less the hits, read in five
 * bands.  The joint end state of morale and band is what is asked. */
#include "bench.h"

#include "rules/odds.h"

#include <gsl/gsl_rng.h>
#include <string.h>

enum { MORALE, BAND };
enum { HITS = 5, BANDS = 5 };

static const char *const band_words[] = { "routed", "beaten", "held", "won", "swept", NULL };

static const struct field inputs[] = {
	F_INT("dice", 0, 20, 4, "dice of the volley"),
	F_INT("morale", 0, 9, 5, "morale before it"),
	F_INT("attack", 0, 9, 3, "added by the attacker"),
	F_INT("defend", 0, 9, 2, "added by the defender"),
	FIELDS_END,
};
static const struct field outcome[] = {
	F_INT("morale", 0, 9, 0, "morale after the volley"),
	F_WORD("band", band_words, 0, "how the melee went"),
	FIELDS_END,
};

/* The least margin of each band but the lowest. */
static const int band_from[BANDS - 1] = { -5, -1, 2, 6 };

static int band_of(int margin)
{
	if (margin < -5)
		return 0;
	if (margin < -1)
		return 1;
	if (margin < 2)
		return 2;
	return margin < 6 ? 3 : 4;
}

/* ---- by the engine ---- */

static void volley(struct act *a)
{
	struct throw t = { .label = "Volley",
			   .n = (int)act_in(a, 0),
			   .sides = 6,
			   .read = READ_COUNT,
			   .target = 4 };
	int hits = act_throw(a, &t);

	act_set(a, MORALE, act_in(a, 1) - hits);
}

static void melee(struct act *a)
{
	int hits = (int)(act_in(a, 1) - act_get(a, MORALE));
	int add = (int)act_in(a, 2) - ((int)act_in(a, 3) - hits);
	struct throw t = { .label = "Melee", .n = 2, .versus = 2, .sides = 6, .read = READ_MARGIN };

	for (; t.n_cuts < BANDS - 1; t.n_cuts++) /* the rule reads the band alone */
		t.cut[t.n_cuts] = band_from[t.n_cuts] - add;
	act_set(a, BAND, band_of(act_throw(a, &t) + add));
}

static stage_fn *const stages[] = { volley, melee, NULL };
static const struct resolution chain = {
	.name = "chain",
	.title = "A volley and a melee",
	.inputs = inputs,
	.outcome = outcome,
	.stages = stages,
};
static const struct resolution *const resolutions[] = { &chain, NULL };
static const struct ruleset set = { .name = "bench", .title = "Bench", .resolutions = resolutions };
static const struct rules rules = { .set = &set };

struct both {
	struct question q;
	struct odds_desk *desk;
	struct odds odds;
	struct rolled *rolled;
	gsl_rng *rng;
	int dice, morale, attack, defend;
	unsigned long long joint[HITS][BANDS], total;
	int64_t state[8];
	long tally[2][10][BANDS];
};

static void engine_odds(void *with)
{
	struct both *b = with;
	struct err e = { 0 };

	if (odds_ask(b->desk, &b->q, NULL, &b->odds, &e))
		bench_fail(e.message);
}

static void engine_roll(void *with)
{
	struct both *b = with;

	if (resolve_quiet(&b->q, rolled_dice(b->rolled), b->state))
		bench_fail(rolled_dice(b->rolled)->err.message);
	b->tally[0][b->state[MORALE]][b->state[BAND]]++;
}

/* ---- by hand ---- */

static void hand_odds(void *with)
{
	static const unsigned hit[HITS] = { 1, 4, 6, 4, 1 };
	static const unsigned two[13] = { 0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 };
	struct both *b = with;

	memset(b->joint, 0, sizeof b->joint);
	b->total = 0;
	for (int hits = 0; hits < HITS; hits++)
		for (int x = 2; x <= 12; x++)
			for (int y = 2; y <= 12; y++) {
				unsigned w = hit[hits] * two[x] * two[y];
				int margin = x + b->attack - (y + b->defend - hits);

				b->joint[hits][band_of(margin)] += w;
				b->total += w;
			}
}

static int die(gsl_rng *rng)
{
	return (int)gsl_rng_uniform_int(rng, 6) + 1;
}

static void hand_roll(void *with)
{
	struct both *b = with;
	int hits = 0, margin = b->attack - b->defend;

	for (int i = 0; i < b->dice; i++)
		hits += die(b->rng) >= 4;
	margin += hits;
	margin += die(b->rng);
	margin += die(b->rng);
	margin -= die(b->rng);
	margin -= die(b->rng);
	b->tally[1][b->morale - hits][band_of(margin)]++;
}

/* ---- both are the same ---- */

static void same_odds(struct both *b)
{
	engine_odds(b);
	hand_odds(b);
	if (!b->odds.exact)
		bench_fail("the chain's odds are not exact");
	for (int i = 0; i < b->odds.n; i++) {
		const struct odds_row *row = &b->odds.row[i];
		unsigned long long hand =
			b->joint[b->morale - row->value[MORALE]][row->value[BAND]];

		if (row->count * b->total != hand * b->odds.total)
			bench_fail("the chain's odds differ");
		b->joint[b->morale - row->value[MORALE]][row->value[BAND]] = 0;
	}
	for (int hits = 0; hits < HITS; hits++)
		for (int band = 0; band < BANDS; band++)
			if (b->joint[hits][band])
				bench_fail("the engine lost part of the chain's odds");
}

int main(void)
{
	struct both b = { .dice = 4, .morale = 5, .attack = 3, .defend = 2 };
	struct inputs *in = inputs_new(inputs);
	struct err e = { 0 };

	b.desk = odds_desk_new();
	b.rolled = rolled_new("mt19937", 1, &e);
	b.rng = gsl_rng_alloc(gsl_rng_mt19937);
	if (!in || !b.desk || !b.rolled || !b.rng || question_open(&b.q, &rules, &chain, in, &e))
		bench_fail(e.message);
	gsl_rng_set(b.rng, 1);
	same_odds(&b);
	bench_versus("odds of the chain (loops)", engine_odds, hand_odds, &b, 2000, 3);
	bench_versus("one roll of the chain (loop)", engine_roll, hand_roll, &b, 20000, 2);
	if (memcmp(b.tally[0], b.tally[1], sizeof b.tally[0]))
		bench_fail("rolls from the same seed differ");
	odds_free(&b.odds);
	question_close(&b.q);
	odds_desk_free(b.desk);
	rolled_free(b.rolled);
	gsl_rng_free(b.rng);
	inputs_free(in);
	return 0;
}
