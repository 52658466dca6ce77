/* SPDX-License-Identifier: GPL-3.0-or-later */
/* dist_pool.c -- pools of dice: the highest or lowest kept, and sorted pairs. */
#include "chance/dist_dice.h"

#include <stdlib.h>
#include <string.h>

/* ---- keeping ----
 *
 * Walk the faces from the best down.  The last kept die shows some face: then a dice (fewer than
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

/* ---- pairing ----
 *
 * Walk the faces from the highest down and place the dice that show each, the second side's before
 * the first's: a is how many of the first side's are placed, b of the second's.  The first's die at
 * place p is higher than the second's at p when that one is still unplaced (so it shows less; one
 * that shows the same was placed just before, and ties go to the second). */
enum { PAIR_CELLS_MAX = 250000 }; /* states of both sides, each of 32 bytes */

struct pairing {
	int n, versus, pairs;
	bool exact;
	size_t cells;
	weight *count[2], *choose; /* from and to; choose: rows of n + 1 */
	double *p[2], *share;      /* share[r * (most + 1) + i]: i of r dice show the face */
	int most;
};

static size_t cell(const struct pairing *g, int a, int b, int wins)
{
	return ((size_t)a * (size_t)(g->versus + 1) + (size_t)b) * (size_t)(g->pairs + 1) +
	       (size_t)wins;
}

static size_t part(const struct pairing *g, int dice, int i)
{
	return (size_t)dice * (size_t)(g->most + 1) + (size_t)i;
}

/* A cell's weight moves on when i of `dice` unplaced dice show the face. */
static void move(struct pairing *g, size_t from, size_t to, int dice, int i)
{
	if (g->exact)
		g->count[1][to] += g->count[0][from] * g->choose[part(g, dice, i)];
	else
		g->p[1][to] += g->p[0][from] * g->share[part(g, dice, i)];
}

static bool empty(const struct pairing *g, size_t at)
{
	return g->exact ? !g->count[0][at] : g->p[0][at] <= 0;
}

static void turn_over(struct pairing *g)
{
	if (g->exact) {
		weight *spare = g->count[0];

		g->count[0] = g->count[1];
		g->count[1] = memset(spare, 0, g->cells * sizeof *spare);
	} else {
		double *spare = g->p[0];

		g->p[0] = g->p[1];
		g->p[1] = memset(spare, 0, g->cells * sizeof *spare);
	}
}

static int gained(const struct pairing *g, int a, int b, int i)
{
	int from = a > b ? a : b, to = a + i < g->pairs ? a + i : g->pairs;

	return to > from ? to - from : 0;
}

static void place(struct pairing *g, bool first)
{
	for (int a = 0; a <= g->n; a++)
		for (int b = 0; b <= g->versus; b++)
			for (int wins = 0; wins <= g->pairs && wins <= a; wins++) {
				size_t from = cell(g, a, b, wins);
				int dice = first ? g->n - a : g->versus - b;

				if (empty(g, from))
					continue;
				for (int i = 0; i <= dice; i++) {
					int gain = first ? gained(g, a, b, i) : 0;

					move(g, from,
					     first ? cell(g, a + i, b, wins + gain)
						   : cell(g, a, b + i, wins),
					     dice, i);
				}
			}
	turn_over(g);
}

/* Of dice that show at most `face`, each shows it with the chance 1 / face. */
static void share_face(struct pairing *g, int face)
{
	for (int dice = 0; dice <= g->most && !g->exact; dice++)
		dist_binomial(1.0 / face, dice, &g->share[part(g, dice, 0)]);
}

/* -1 when memory runs out. */
static int open_pairing(struct pairing *g)
{
	size_t square = part(g, g->most, g->most) + 1;

	g->cells = cell(g, g->n, g->versus, g->pairs) + 1;
	for (int i = 0; i < 2; i++) {
		g->count[i] = g->exact ? calloc(g->cells, sizeof *g->count[i]) : NULL;
		g->p[i] = g->exact ? NULL : calloc(g->cells, sizeof *g->p[i]);
		if (!g->count[i] && !g->p[i])
			return -1;
	}
	g->choose = g->exact ? calloc(square, sizeof *g->choose) : NULL;
	g->share = g->exact ? NULL : calloc(square, sizeof *g->share);
	if (!g->choose && !g->share)
		return -1;
	for (int dice = 0; g->exact && dice <= g->most; dice++)
		for (int i = 0; i <= dice; i++)
			weight_choose(dice, i, &g->choose[part(g, dice, i)]);
	return 0;
}

static void close_pairing(struct pairing *g)
{
	for (int i = 0; i < 2; i++) {
		free(g->count[i]);
		free(g->p[i]);
	}
	free(g->choose);
	free(g->share);
}

static void pair_faces(struct pairing *g, int sides, int against)
{
	if (g->exact)
		g->count[0][0] = 1;
	else
		g->p[0][0] = 1;
	for (int face = sides > against ? sides : against; face >= 1; face--) {
		share_face(g, face);
		if (face <= against)
			place(g, false);
		if (face <= sides)
			place(g, true);
	}
}

int dist_pairs(struct dist *d, int n, int sides, int versus, int against, struct err *e)
{
	struct pairing g = { .n = n, .versus = versus };
	double cells = (n + 1.0) * (versus + 1.0) * ((n < versus ? n : versus) + 1.0);
	double faces = sides > against ? sides : against;
	weight total = 1, other = 1;

	g.pairs = n < versus ? n : versus;
	g.most = n > versus ? n : versus;
	g.exact = weight_power((unsigned)sides, n, &total) &&
		  weight_power((unsigned)against, versus, &other) &&
		  weight_mul(total, other, &total);
	memset(d, 0, sizeof *d);
	if (cells > PAIR_CELLS_MAX)
		return err_set(
			e, ERR_LIMIT,
			"sorted pairs of %d and %d dice are too many; 60 and 60 can be paired", n,
			versus);
	if (dist_affordable(cells * faces * (n + versus + 2) / 2, e) ||
	    dist_open(d, 0, g.pairs + 1, g.exact, total, e))
		return -1;
	if (open_pairing(&g)) {
		close_pairing(&g);
		dist_free(d);
		return err_set(e, ERR_MEMORY, "no memory for sorted pairs");
	}
	pair_faces(&g, sides, against);
	for (int wins = 0; wins <= g.pairs; wins++) {
		if (g.exact)
			d->count[wins] = g.count[0][cell(&g, n, versus, wins)];
		else
			d->p[wins] = g.p[0][cell(&g, n, versus, wins)];
	}
	close_pairing(&g);
	dist_settle(d);
	return 0;
}
