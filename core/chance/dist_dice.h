/* SPDX-License-Identifier: GPL-3.0-or-later */
/* dist_dice.h -- distributions of dice: added, counted, kept, thrown again, paired.
 *
 * All return 0, or -1 and *e past a limit or without memory, *d then being empty. */
#ifndef UMPIRE_CHANCE_DIST_DICE_H
#define UMPIRE_CHANCE_DIST_DICE_H

#include "chance/dist.h"

/* n dice of 1..sides added up. */
int dist_dice(struct dist *d, int n, int sides, struct err *e);

/* n times an independent `one` added up. */
int dist_repeat(struct dist *d, const struct dist *one, int n, struct err *e);

/* How many of n dice hit, each with the chance hit / of. */
int dist_hits(struct dist *d, int n, weight hit, weight of, struct err *e);

/* The chances p[0..n] that a binomial of n with the chance q is 0..n. */
void dist_binomial(double q, int n, double *p);

struct pool {
	const struct dist *die; /* of one die */
	int n, keep;            /* dice, and how many of them are kept */
	bool highest;           /* else the lowest */
	const int *score;       /* what a kept face adds, by die->count's index; NULL: its value */
};

/* The kept dice of a pool added up. */
int dist_keep(struct dist *d, const struct pool *pool, struct err *e);

/* n dice added up; under target the lowest is thrown once more. */
int dist_reroll(struct dist *d, int n, int sides, int target, struct err *e);

/* n dice of `sides` against `versus` dice of `against`, both sorted high to low and paired: how
 * many of the first are higher. */
int dist_pairs(struct dist *d, int n, int sides, int versus, int against, struct err *e);

#endif
