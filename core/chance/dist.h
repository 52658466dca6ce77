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

#endif
