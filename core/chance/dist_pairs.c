/* SPDX-License-Identifier: GPL-3.0-or-later */
/* dist_pairs.c -- two sides' dice sorted and paired. */
#include "chance/dist_dice.h"

#include <stdlib.h>
#include <string.h>

/* Walk the faces from the highest down and place the dice that show each, the second side's before
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
