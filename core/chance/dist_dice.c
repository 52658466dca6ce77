/* SPDX-License-Identifier: GPL-3.0-or-later */
/* dist_dice.c -- dice added up, counted and thrown again. */
#include "chance/dist_dice.h"

#include <string.h>

/* Adds a die of `width` faces to the first n sums: each becomes the sum of the `width` sums up to
 * it.  Weights wrap round on the way and come back, so they are exact. */
static void widen_counts(weight *count, int n, int width)
{
	for (int i = 1; i < n; i++)
		count[i] += count[i - 1];
	for (int i = n - 1; i >= width; i--)
		count[i] -= count[i - width];
}

static void widen_chances(double *p, int n, int width)
{
	double each = 1.0 / width;

	for (int i = 1; i < n; i++)
		p[i] += p[i - 1];
	for (int i = n - 1; i >= width; i--)
		p[i] = (p[i] - p[i - width]) * each;
	for (int i = 0; i < width && i < n; i++)
		p[i] *= each;
}

/* Only the lower half is computed: the upper mirrors it, and where sums rise the differences of
 * running sums lose nothing in doubles. */
int dist_dice(struct dist *d, int n, int sides, struct err *e)
{
	weight total = 1;
	bool exact = weight_power((unsigned)sides, n, &total);
	int width = n * (sides - 1) + 1, half = (width + 1) / 2;

	if (dist_open(d, n, width, exact, total, e))
		return -1;
	if (dist_affordable((double)n * half, e)) {
		dist_free(d);
		return -1;
	}
	if (exact)
		d->count[0] = 1;
	d->p[0] = 1;
	for (int k = 1; k <= n; k++) {
		int reach = k * (sides - 1) + 1 < half ? k * (sides - 1) + 1 : half;

		if (exact)
			widen_counts(d->count, reach, sides);
		else
			widen_chances(d->p, reach, sides);
	}
	for (int i = half; i < width; i++) {
		if (exact)
			d->count[i] = d->count[width - 1 - i];
		d->p[i] = d->p[width - 1 - i];
	}
	dist_settle(d);
	return 0;
}

int dist_repeat(struct dist *d, const struct dist *one, int n, struct err *e)
{
	double width = one->n, steps = width * width * n * n / 2;

	memset(d, 0, sizeof *d);
	if (dist_affordable(steps, e) || dist_constant(d, 0, e))
		return -1;
	for (int i = 0; i < n; i++)
		if (dist_add(d, one, e))
			return -1;
	return 0;
}

/* From the likeliest number outwards, each from its neighbour, so that nothing underflows before
 * it stops to matter. */
void dist_binomial(double q, int n, double *p)
{
	int mode = (int)((n + 1) * q);
	double sum = 0;

	memset(p, 0, ((size_t)n + 1) * sizeof *p);
	if (mode > n || q >= 1)
		mode = n;
	p[mode] = 1;
	if (q > 0 && q < 1) {
		for (int k = mode; k < n; k++)
			p[k + 1] = p[k] * (n - k) / (k + 1) * (q / (1 - q));
		for (int k = mode; k > 0; k--)
			p[k - 1] = p[k] * k / (n - k + 1) * ((1 - q) / q);
	}
	for (int k = 0; k <= n; k++)
		sum += p[k];
	for (int k = 0; k <= n; k++)
		p[k] /= sum;
}

int dist_hits(struct dist *d, int n, weight hit, weight of, struct err *e)
{
	weight total = 1;
	bool exact = true;

	weight_reduce(&hit, &of);
	for (int i = 0; i < n && exact; i++)
		exact = weight_mul(total, of, &total);
	if (dist_open(d, 0, n + 1LL, exact, total, e))
		return -1;
	if (!exact) {
		dist_binomial(weight_ratio(hit, of), n, d->p);
		return 0;
	}
	d->count[0] = 1;
	for (int dice = 1; dice <= n; dice++) {
		for (int k = dice; k > 0; k--)
			d->count[k] = d->count[k] * (of - hit) + d->count[k - 1] * hit;
		d->count[0] *= of - hit;
	}
	dist_settle(d);
	return 0;
}

/* The sums of n dice whose lowest is exactly v are those with every die at least v, less those
 * with every die at least v + 1.  Under target the lowest goes and a fresh die comes. */
struct again {
	struct dist *out;
	struct dist under; /* sums under target without their lowest die */
	int n, sides, target;
};

static int take_lowest(struct again *a, int v, int sign, struct err *e)
{
	struct dist least;
	double share = 1;

	if (dist_dice(&least, a->n, a->sides - v + 1, e))
		return -1;
	for (int i = 0; i < a->n; i++)
		share *= (double)(a->sides - v + 1) / a->sides;
	for (int i = 0; i < least.n; i++) {
		int sum = a->n * v + i;
		int lowest = sign > 0 ? v : v - 1, at = sum - lowest - a->under.lo;

		if (sum >= a->target)
			break;
		if (a->under.exact)
			a->under.count[at] += sign > 0 ? least.count[i] : -least.count[i];
		else
			a->under.p[at] += sign * share * least.p[i];
	}
	dist_free(&least);
	return 0;
}

/* The throws that stand: their last die may show anything, which is a factor of sides. */
static int take_standing(struct again *a, struct err *e)
{
	weight sides = (weight)a->sides;
	struct dist sums;

	if (dist_dice(&sums, a->n, a->sides, e))
		return -1;
	for (int i = 0; i < sums.n; i++) {
		if (sums.lo + i < a->target)
			continue;
		if (a->out->exact)
			a->out->count[i] += sums.count[i] * sides;
		else
			a->out->p[i] += sums.p[i];
	}
	dist_free(&sums);
	return 0;
}

static void throw_lowest(struct again *a)
{
	for (int i = 0; i < a->under.n; i++)
		for (int face = 1; face <= a->sides; face++) {
			int at = a->under.lo + i + face - a->out->lo;

			if (at >= a->out->n)
				break;
			if (a->out->exact)
				a->out->count[at] += a->under.count[i];
			else if (a->under.p[i] > 0)
				a->out->p[at] += a->under.p[i] / a->sides;
		}
}

int dist_reroll(struct dist *d, int n, int sides, int target, struct err *e)
{
	struct again a = { .out = d, .n = n, .sides = sides, .target = target };
	double width = (double)n * (sides - 1) + 1;
	weight total;
	bool exact = weight_power((unsigned)sides, n + 1, &total);
	int failed;

	memset(d, 0, sizeof *d);
	if (n == 0)
		return dist_constant(d, 0, e);
	if (dist_affordable(sides * (n * width / 2 + width), e) ||
	    dist_open(d, n, (long long)width, exact, total, e))
		return -1;
	failed = dist_open(&a.under, n - 1, (long long)width, exact, total, e);
	for (int v = 1; v <= sides && !failed; v++) {
		failed = take_lowest(&a, v, 1, e);
		if (v > 1 && !failed)
			failed = take_lowest(&a, v, -1, e);
	}
	if (!failed)
		failed = take_standing(&a, e);
	if (failed) {
		dist_free(&a.under);
		dist_free(d);
		return -1;
	}
	throw_lowest(&a);
	dist_free(&a.under);
	dist_settle(d);
	return 0;
}
