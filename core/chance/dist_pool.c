/* SPDX-License-Identifier: GPL-3.0-or-later */
/* dist_pool.c -- pools of dice of which the highest or lowest are kept. */
#include "chance/dist_dice.h"

#include <stdlib.h>
#include <string.h>

/* Walk the faces from the best down.  The last kept die shows some face: then a dice (fewer than
 * are kept) are better, and enough of the rest show that very face to fill the hand.  With keep 2
 * of 3d6 and the face 4: no die better and at least two 4s, or one die of 5 or 6 and at least one
 * 4.  The better dice are added up as dice that have only the better faces; which of them are
 * better, and how many show the face, is counted.  Every result of the pool has one last kept face,
 * so nothing is counted twice. */
struct keeping {
	const struct pool *pool;
	struct dist *out;
	struct dist better;          /* one die of the faces better than `face`, as scores */
	struct dist sum;             /* a such dice */
	int keep, lowest, highest;   /* dice kept; the range of scores */
	int better_low, better_high; /* the same of the better faces */
	weight above, at, below;     /* of the die's faces: better, this, worse */
	double p_above, p_at;
	weight *at_power, *below_power; /* 0..n, when exact */
	double *row;                    /* a binomial's chances 0..n, when not */
};

static int score(const struct pool *pool, int face)
{
	return pool->score ? pool->score[face] : pool->die->lo + face;
}

/* The powers 0..n of base; those that pass 128 bits are never asked for. */
static void fill_powers(weight *power, weight base, int n)
{
	power[0] = 1;
	for (int i = 1; i <= n; i++)
		power[i] = power[i - 1] * base;
}

/* Ways to choose `a` better dice and to have the others fill the hand; never more than the pool's
 * total, so that nothing here passes 128 bits while that does not (a choice that does is met by
 * others that cannot fill the hand). */
static weight ways(const struct keeping *k, int a)
{
	int rest = k->pool->n - a;
	weight sum = 0, better, choose;

	if (!weight_choose(k->pool->n, a, &better))
		return 0;
	for (int b = k->keep - a; b <= rest; b++) {
		weight worse = k->below_power[rest - b];

		if (worse && weight_choose(rest, b, &choose))
			sum += choose * k->at_power[b] * worse;
	}
	return sum * better;
}

static double chance(const struct keeping *k, int a)
{
	int n = k->pool->n;
	double better, filled = 0;

	dist_binomial(k->p_above, n, k->row);
	better = k->row[a];
	if (better <= 0 || k->p_above >= 1)
		return 0;
	dist_binomial(k->p_at / (1 - k->p_above), n - a, k->row);
	for (int b = n - a; b >= k->keep - a; b--)
		filled += k->row[b];
	return better * filled;
}

static void collect(struct keeping *k, int a, int added)
{
	int shift = k->sum.lo + added - k->out->lo;
	weight times = k->out->exact ? ways(k, a) : 0;
	double p = k->out->exact ? 0 : chance(k, a);

	for (int i = 0; i < k->sum.n; i++) {
		if (times && k->sum.count[i])
			k->out->count[shift + i] += times * k->sum.count[i];
		else if (p > 0 && k->sum.p[i] > 0)
			k->out->p[shift + i] += p * k->sum.p[i];
	}
}

/* One more of the better dice, over the scores that their faces have so far. */
static int add_better(struct keeping *k, struct err *e)
{
	struct dist part = k->better;
	int from = k->better_low - part.lo;

	part.lo = k->better_low;
	part.n = k->better_high - k->better_low + 1;
	part.p += from;
	if (part.exact)
		part.count += from;
	return dist_add(&k->sum, &part, e);
}

/* Everything whose last kept die shows this face. */
static int keep_face(struct keeping *k, int face, struct err *e)
{
	if (dist_constant(&k->sum, 0, e))
		return -1;
	for (int a = 0; a < k->keep; a++) {
		collect(k, a, (k->keep - a) * score(k->pool, face));
		if (k->p_above <= 0 || a + 1 == k->keep)
			break;
		if (add_better(k, e))
			return -1;
	}
	dist_free(&k->sum);
	return 0;
}

/* The face joins the better ones. */
static void pass_face(struct keeping *k, int face)
{
	int scored = score(k->pool, face), at = scored - k->better.lo;

	if (k->p_above <= 0)
		k->better_low = k->better_high = scored;
	k->better_low = scored < k->better_low ? scored : k->better_low;
	k->better_high = scored > k->better_high ? scored : k->better_high;
	k->above += k->at;
	k->p_above += k->p_at;
	k->better.p[at] += k->p_at; /* dist_add() settles the sum to 1 */
	if (k->better.exact) {
		k->better.count[at] += k->at;
		k->better.total = k->above;
		dist_settle(&k->better);
	}
}

static int keep_faces(struct keeping *k, struct err *e)
{
	const struct dist *die = k->pool->die;

	k->below = die->total;
	for (int i = 0; i < die->n; i++) {
		int face = k->pool->highest ? die->n - 1 - i : i;

		k->at = die->exact ? die->count[face] : 0;
		k->p_at = die->p[face];
		if (k->p_at <= 0)
			continue;
		k->below -= k->at;
		if (k->out->exact) {
			fill_powers(k->at_power, k->at, k->pool->n);
			fill_powers(k->below_power, k->below, k->pool->n);
		}
		if (keep_face(k, face, e))
			return -1;
		pass_face(k, face);
	}
	return 0;
}

static int extreme_score(const struct pool *pool, bool highest)
{
	int extreme = score(pool, 0);

	for (int i = 1; i < pool->die->n; i++)
		if (highest ? score(pool, i) > extreme : score(pool, i) < extreme)
			extreme = score(pool, i);
	return extreme;
}

static int open_tables(struct keeping *k, struct err *e)
{
	size_t n = (size_t)k->pool->n + 1;

	if (k->out->exact) {
		k->at_power = calloc(n, sizeof *k->at_power);
		k->below_power = calloc(n, sizeof *k->below_power);
	} else {
		k->row = calloc(n, sizeof *k->row);
	}
	if (k->row || (k->at_power && k->below_power))
		return 0;
	return err_set(e, ERR_MEMORY, "no memory for a pool of dice");
}

/* For each face: adding up the better dice (the squares of 1 to `width` average a third of the
 * last), collecting each sum, and counting the ways to fill the hand. */
static double keeping_steps(const struct keeping *k)
{
	double width = (double)k->highest - k->lowest + 1, keep = k->keep;
	double adding = (keep - 1) * (keep - 2) / 2 * width * width / 3;

	return k->pool->die->n * (adding + keep * (keep * width + k->pool->n));
}

static int open_keeping(struct keeping *k, struct err *e)
{
	const struct dist *die = k->pool->die;
	long long width = (long long)k->highest - k->lowest + 1;
	weight total = 1;
	bool exact = die->exact;

	for (int i = 0; i < k->pool->n && exact; i++)
		exact = weight_mul(total, die->total, &total);
	if (dist_affordable(keeping_steps(k), e) ||
	    dist_open(k->out, k->keep * k->lowest, k->keep * (width - 1) + 1, exact, total, e) ||
	    dist_open(&k->better, k->lowest, width, die->exact, die->total, e))
		return -1;
	return open_tables(k, e);
}

int dist_keep(struct dist *d, const struct pool *pool, struct err *e)
{
	struct keeping k = { .pool = pool, .out = d };
	int failed;

	memset(d, 0, sizeof *d);
	k.keep = pool->keep < pool->n ? pool->keep : pool->n;
	if (k.keep <= 0)
		return dist_constant(d, 0, e);
	k.lowest = extreme_score(pool, false);
	k.highest = extreme_score(pool, true);
	failed = open_keeping(&k, e) || keep_faces(&k, e);
	dist_free(&k.better);
	dist_free(&k.sum);
	free(k.at_power);
	free(k.below_power);
	free(k.row);
	if (failed) {
		dist_free(d);
		return -1;
	}
	dist_settle(d);
	return 0;
}
