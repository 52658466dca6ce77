/* SPDX-License-Identifier: GPL-3.0-or-later */
/* dist.c -- dense distributions: opening, settling, adding, and their figures. */
#include "chance/dist.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void dist_free(struct dist *d)
{
	free(d->count);
	free(d->p);
	memset(d, 0, sizeof *d);
}

double dist_at_least(const struct dist *d, int value)
{
	double sum = 0;
	int from = value <= d->lo ? 0 : value - d->lo;

	if (value > d->lo + d->n - 1)
		return 0;
	for (int i = d->n - 1; i >= from; i--)
		sum += d->p[i];
	return sum > 1 ? 1 : sum;
}

double dist_mean(const struct dist *d)
{
	double sum = 0;

	for (int i = 0; i < d->n; i++)
		sum += d->p[i] * i;
	sum += d->lo;
	return fabs(sum) < 1e-12 * d->n ? 0 : sum; /* a symmetrical one has no -0.0 */
}

double dist_spread(const struct dist *d)
{
	double mean = dist_mean(d) - d->lo, sum = 0;

	for (int i = 0; i < d->n; i++)
		sum += d->p[i] * (i - mean) * (i - mean);
	return sqrt(sum);
}

int dist_affordable(double steps, struct err *e)
{
	if (steps <= DIST_STEPS_MAX)
		return 0;
	err_set(e, ERR_LIMIT, "the exact odds take %.3g steps; the limit is %d", steps,
		DIST_STEPS_MAX);
	return -1;
}

int dist_open(struct dist *d, int lo, long long n, bool exact, weight total, struct err *e)
{
	memset(d, 0, sizeof *d);
	if (n > DIST_VALUES_MAX) {
		err_set(e, ERR_LIMIT, "the exact odds have %lld results; the limit is %d", n,
			DIST_VALUES_MAX);
		return -1;
	}
	d->p = calloc((size_t)n, sizeof *d->p);
	d->count = exact ? calloc((size_t)n, sizeof *d->count) : NULL;
	if (!d->p || (exact && !d->count)) {
		dist_free(d);
		err_set(e, ERR_MEMORY, "no memory for %lld results", n);
		return -1;
	}
	d->lo = lo;
	d->n = (int)n;
	d->exact = exact;
	d->total = exact ? total : 1;
	return 0;
}

void dist_settle(struct dist *d)
{
	double sum = 0;

	if (d->exact) {
		for (int i = 0; i < d->n; i++)
			d->p[i] = weight_ratio(d->count[i], d->total);
		return;
	}
	for (int i = 0; i < d->n; i++)
		sum += d->p[i];
	for (int i = 0; i < d->n; i++)
		d->p[i] /= sum;
}

int dist_constant(struct dist *d, int value, struct err *e)
{
	if (dist_open(d, value, 1, true, 1, e))
		return -1;
	d->count[0] = 1;
	d->p[0] = 1;
	return 0;
}

static void convolve(struct dist *to, const struct dist *a, const struct dist *b)
{
	for (int i = 0; i < a->n; i++) {
		if (to->exact && a->count[i])
			for (int j = 0; j < b->n; j++)
				to->count[i + j] += a->count[i] * b->count[j];
		if (!to->exact && a->p[i] > 0)
			for (int j = 0; j < b->n; j++)
				to->p[i + j] += a->p[i] * b->p[j];
	}
}

int dist_add(struct dist *d, const struct dist *b, struct err *e)
{
	struct dist sum;
	weight total = 1;
	bool exact = d->exact && b->exact && weight_mul(d->total, b->total, &total);

	if (dist_affordable((double)d->n * b->n, e) ||
	    dist_open(&sum, d->lo + b->lo, d->n + b->n - 1, exact, total, e)) {
		dist_free(d);
		return -1;
	}
	convolve(&sum, d, b);
	dist_settle(&sum);
	dist_free(d);
	*d = sum;
	return 0;
}

int dist_scale(struct dist *d, int k, struct err *e)
{
	struct dist scaled;
	int lo = k < 0 ? (d->lo + d->n - 1) * k : d->lo * k;

	if (k == 1)
		return 0;
	if (dist_open(&scaled, lo, (d->n - 1LL) * abs(k) + 1, d->exact, d->total, e)) {
		dist_free(d);
		return -1;
	}
	for (int i = 0; i < d->n; i++) {
		int at = (d->lo + i) * k - lo;

		if (d->exact)
			scaled.count[at] += d->count[i];
		else
			scaled.p[at] += d->p[i];
	}
	dist_settle(&scaled);
	dist_free(d);
	*d = scaled;
	return 0;
}
