/* SPDX-License-Identifier: GPL-3.0-or-later */
/* dist.h -- the distribution of a whole number: a dense array of counts over one total. */
#ifndef UMPIRE_CHANCE_DIST_H
#define UMPIRE_CHANCE_DIST_H

#include "base/err.h"
#include "chance/weight.h"

#include <stdbool.h>

struct dist {
	int lo, n;     /* values lo .. lo + n - 1 */
	bool exact;    /* false: counts passed 128 bits, p alone holds */
	weight *count; /* NULL when not exact */
	double *p;     /* always */
	weight total;  /* 1 when not exact */
};

void dist_free(struct dist *d);
/* The chance of at least value. */
double dist_at_least(const struct dist *d, int value);
double dist_mean(const struct dist *d);
/* Standard deviation. */
double dist_spread(const struct dist *d);

/* ---- building; all return -1 and *e past a limit or without memory, *d then being empty ---- */

/* Values of one distribution, and cell-by-cell steps to compute it, past which it is refused. */
enum { DIST_VALUES_MAX = 100000, DIST_STEPS_MAX = 500000000 };

/* n values from lo, all counted 0: count[] is to be filled when exact, else p[]; then
 * dist_settle().
 */
int dist_open(struct dist *d, int lo, long long n, bool exact, weight total, struct err *e);
/* Fills p from the counts, or makes p sum to 1. */
void dist_settle(struct dist *d);

int dist_constant(struct dist *d, int value, struct err *e);
/* *d plus an independent b, into *d. */
int dist_add(struct dist *d, const struct dist *b, struct err *e);
/* Every value times k. */
int dist_scale(struct dist *d, int k, struct err *e);

/* Refuses work of more than DIST_STEPS_MAX steps. */
int dist_affordable(double steps, struct err *e);

#endif
