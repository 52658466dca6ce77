/* SPDX-License-Identifier: GPL-3.0-or-later */
/* throw.h -- one request for dice: which dice, and what the rule reads off them.
 *
 * A reading is what lets one rule be rolled and enumerated alike: a rolled or typed source
 * throws each die and reads (throw_read), the enumerating source branches over the reduced
 * results with their exact weights (throw_fan).  The two are siblings and tested bin by bin. */
#ifndef UMPIRE_CHANCE_THROW_H
#define UMPIRE_CHANCE_THROW_H

#include "base/err.h"
#include "chance/weight.h"

#include <stdbool.h>

enum reading {
	READ_SUM,     /* the dice added up */
	READ_COUNT,   /* how many reach target, or are among the top `always` faces (0: none) */
	READ_ALL,     /* 1 when every die is at least target, else 0 ("both at least") */
	READ_DOUBLE,  /* the face when all dice agree, else 0 */
	READ_HIGHEST, /* the `keep` highest added up */
	READ_LOWEST,  /* the `keep` lowest added up */
	READ_REROLL,  /* the sum; when under target the lowest die is thrown once more */
	READ_MARGIN,  /* the first n dice less the other `versus` dice */
	READ_DUEL,    /* `keep` dice a side (0: one), all again while first + target equals
		       * second: first * 1024 + second, each a side's sum */
	READ_PAIRS,   /* n v versus dice sorted high to low and paired; how many of the first
		       * side's dice are higher, ties to the second */
	READ_FACES    /* the dice in order as base-1024 digits, first die highest; at most 3 */
};

enum { THROW_CUTS = 5 };

/* Distinguishable results: n, sides and what the reading uses must match for two throws to be
 * the same throw. */
struct throw
{
	const char *label; /* what it is for: "Infantry form square"; outlives the source */
	int n, sides;      /* 0 to 1000 dice of 1 to 1000 sides */
	enum reading read;
	int target, always, keep, versus;
	/* Optional: where the rule's interest changes, rising.  A promise that results between the
	 * same cuts (a result of cut[i] or more is beyond cut i) are all alike to the rule. */
	int n_cuts, cut[THROW_CUTS];
	/* For the prompt only. */
	int need; /* the least total that succeeds, 0 when nothing is needed */
	int add;  /* modifiers that will be added to what is read */
};

enum { THROW_DICE_MAX = 1000, THROW_SIDES_MAX = 1000, THROW_DUEL = 1024, THROW_FACES_MAX = 3 };

/* -1 and *e when the throw is out of limits (dice of both sides together). */
int throw_check(const struct throw *t, struct err *e);

/* Dice on the table: n, n + versus where both sides throw, those of both sides for READ_DUEL
 * whatever n says; READ_DUEL and READ_REROLL may throw more (throw_again says so). */
int throw_dice(const struct throw *t);

/* Dice a side of a READ_DUEL. */
static inline int throw_duellists(const struct throw *t)
{
	return t->keep > 1 ? t->keep : 1;
}

/* Whether READ_COUNT counts a face. */
static inline bool throw_hits(const struct throw *t, int face)
{
	return face >= t->target || face > t->sides - t->always;
}

/* What the rule reads off faces[0..n-1], n = throw_dice(t) or more after throw_again. */
int throw_read(const struct throw *t, const int *faces, int n);

/* How many more dice must follow these n faces, 0 when the throw is complete.  At least
 * throw_dice(t) faces must be given. */
int throw_again(const struct throw *t, const int *faces, int n);

/* Fills buf with the dice as people write them: "2d6", "1d6 v 1d6", "4d6 at 4+". */
const char *throw_notation(const struct throw *t, char *buf, int size);

/* The exact distribution of throw_read; of results that the cuts make alike, the lowest stands for
 * all. */
struct fan {
	int n; /* distinct results, each once, in rising order */
	int *value;
	weight *count; /* each at least 1; they sum to total.  NULL when exact is 0 */
	double *p;     /* each count / total */
	weight total;
	int bits;  /* log2(total) in 1/256 bit, rounded up */
	int exact; /* 0 when counts pass 128 bits: only p holds */
};

/* Fills *f, which the caller frees with fan_free().  -1 and *e when the throw is out of limits
 * or memory runs out. */
int throw_fan(const struct throw *t, struct fan *f, struct err *e);
void fan_free(struct fan *f);

/* The same after the first `known` dice have shown faces: what is still open.  Small throws
 * only (the remaining dice are walked one by one); -1 with ERR_LIMIT past that. */
int throw_fan_given(const struct throw *t, const int *faces, int known, struct fan *f,
		    struct err *e);

#endif
