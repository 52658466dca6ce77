/* SPDX-License-Identifier: GPL-3.0-or-later */
/* notation_odds.c -- the exact distribution of dice notation, term by term. */
#include "chance/dist_dice.h"
#include "chance/notation.h"
#include "chance/notation_term.h"

#include <stdlib.h>
#include <string.h>

/* One die with its re-rolls.  Once: a face that is not re-rolled comes at the first throw or, like
 * any other, after one that is; so out of n * n it counts n and the re-rolled faces, another face
 * the re-rolled faces alone.  Until: the faces that are not re-rolled share everything. */
static int one_die(const struct term *t, struct dist *d, struct err *e)
{
	int low = term_lowest(t), faces = 0, again = 0;
	weight standing, fallen;

	for (int face = low; face <= term_highest(t); face++) {
		faces += term_has_face(t, face);
		again += term_has_face(t, face) && match_holds(&t->again, face);
	}
	standing = again && !t->until ? (weight)(faces + again) : 1;
	fallen = t->until ? 0 : (weight)again;
	if (dist_open(d, low, term_highest(t) - low + 1, true, 0, e))
		return -1;
	for (int i = 0; i < d->n; i++) {
		if (term_has_face(t, low + i))
			d->count[i] = match_holds(&t->again, low + i) ? fallen : standing;
		d->total += d->count[i];
	}
	dist_settle(d);
	return 0;
}

/* ---- explosions ----
 *
 * A die that shows its highest face brings another, and that one another, up to the bound; the last
 * die of a full chain stops.  So a chain of one more link is: each lower face as it is, and the
 * highest followed by the chain so far. */
struct link {
	int at_face; /* what a face adds: itself, or 1 when it hits */
	bool highest;
	weight count;
	double p;
};

static struct link link_of(const struct term *t, const struct dist *die, int i, bool hits)
{
	int face = die->lo + i;
	struct link l = { .at_face = hits ? match_holds(&t->hits, face) : face,
			  .highest = i == die->n - 1,
			  .count = die->count[i],
			  .p = die->p[i] };

	return l;
}

/* `chain` becomes one link longer; NULL begins it. */
static void follow(struct dist *longer, const struct link *l, const struct dist *chain,
		   weight spread)
{
	int n = l->highest && chain ? chain->n : 1;
	int from = l->at_face + (l->highest && chain ? chain->lo : 0) - longer->lo;

	for (int i = 0; i < n; i++) {
		if (!longer->exact)
			longer->p[from + i] += l->p * (l->highest && chain ? chain->p[i] : 1);
		else if (l->highest && chain)
			longer->count[from + i] += l->count * chain->count[i];
		else
			longer->count[from + i] += l->count * spread;
	}
}

static int lengthen(const struct term *t, const struct dist *die, bool hits, struct dist *chain,
		    struct err *e)
{
	int low = hits ? 0 : die->lo, high = hits ? 1 : die->lo + die->n - 1;
	int most = chain->n ? chain->lo + chain->n - 1 : 0;
	weight total = 1, spread = chain->n ? chain->total : 1;
	bool exact = (!chain->n || chain->exact) && weight_mul(die->total, spread, &total);
	struct dist longer;

	if (dist_open(&longer, low, (long long)high + most - low + 1, exact, total, e))
		return -1;
	for (int i = 0; i < die->n; i++) {
		struct link l = link_of(t, die, i, hits);

		follow(&longer, &l, chain->n ? chain : NULL, spread);
	}
	dist_settle(&longer);
	dist_free(chain);
	*chain = longer;
	return 0;
}

/* A die with what it explodes into: added up, or its hits. */
static int exploded(const struct term *t, const struct dist *die, bool hits, struct dist *chain,
		    struct err *e)
{
	memset(chain, 0, sizeof *chain);
	for (int i = 0; i <= NOTATION_EXPLOSIONS; i++)
		if (lengthen(t, die, hits, chain, e)) {
			dist_free(chain);
			return -1;
		}
	return 0;
}

/* ---- handfuls ---- */

static int count_hits(const struct term *t, const struct dist *die, struct dist *d, struct err *e)
{
	weight hit = 0;

	for (int i = 0; i < die->n; i++)
		if (match_holds(&t->hits, die->lo + i))
			hit += die->count[i];
	return dist_hits(d, t->n, hit, die->total, e);
}

static int keep_some(const struct term *t, const struct dist *die, struct dist *d, struct err *e)
{
	struct pool pool = { .die = die, .n = t->n };
	int *score = NULL, failed;

	pool.keep = term_kept(t, &pool.highest);
	if (t->hits.kind != MATCH_NONE) {
		score = malloc((size_t)die->n * sizeof *score);
		if (!score)
			return err_set(e, ERR_MEMORY, "no memory for a pool of dice");
		for (int i = 0; i < die->n; i++)
			score[i] = match_holds(&t->hits, die->lo + i);
		pool.score = score;
	}
	failed = dist_keep(d, &pool, e);
	free(score);
	return failed;
}

/* From one die, explosions included where they are read with it. */
static int handful(const struct term *t, const struct dist *die, struct dist *d, struct err *e)
{
	struct dist chain;
	int failed;

	if (t->keep != KEEP_ALL)
		return keep_some(t, die, d, e);
	if (t->hits.kind == MATCH_NONE)
		return dist_repeat(d, die, t->n, e);
	if (!t->explodes)
		return count_hits(t, die, d, e);
	if (exploded(t, die, true, &chain, e))
		return -1;
	failed = dist_repeat(d, &chain, t->n, e);
	dist_free(&chain);
	return failed;
}

static int dice_odds(const struct term *t, struct dist *d, struct err *e)
{
	struct dist die, chain;
	int failed;

	if (t->die == DIE_PLAIN && t->again.kind == MATCH_NONE && !t->explodes &&
	    t->keep == KEEP_ALL && t->hits.kind == MATCH_NONE)
		return dist_dice(d, t->n, t->sides, e);
	if (one_die(t, &die, e))
		return -1;
	if (term_compounds(t)) {
		failed = exploded(t, &die, false, &chain, e);
		dist_free(&die);
		if (failed)
			return -1;
		die = chain;
	}
	failed = handful(t, &die, d, e);
	dist_free(&die);
	return failed;
}

static int term_odds(const struct term *t, struct dist *d, struct err *e)
{
	if (t->kind == TERM_NUMBER)
		return dist_constant(d, t->factor, e);
	if (t->kind == TERM_PAIRS ? dist_pairs(d, t->n, t->sides, t->versus, t->against, e)
				  : dice_odds(t, d, e))
		return -1;
	return dist_scale(d, t->factor, e);
}

int notation_odds(const struct notation *n, struct dist *out, struct err *e)
{
	memset(out, 0, sizeof *out);
	if (dist_constant(out, 0, e))
		return -1;
	for (int i = 0; i < n->n; i++) {
		struct dist term;
		int failed;

		if (term_odds(&n->term[i], &term, e)) {
			dist_free(out);
			return -1;
		}
		failed = dist_add(out, &term, e);
		dist_free(&term);
		if (failed)
			return -1;
	}
	return 0;
}
