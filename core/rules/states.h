/* SPDX-License-Identifier: GPL-3.0-or-later */
/* states.h -- a set of weighed states in which equal ones are merged as they come. */
#ifndef UMPIRE_RULES_STATES_H
#define UMPIRE_RULES_STATES_H

#include "chance/weight.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* Zero-initialise; freed by states_free(). */
struct states {
	int width; /* values a state has */
	int n, cap;
	int last;   /* the state added last: neighbouring paths often end alike */
	int64_t *v; /* n * width */
	weight *w;  /* out of total; not kept in approximate walks */
	double *p;
	weight total;
	uint32_t *slot; /* state index + 1 by hash, 0 empty */
	uint32_t slots; /* a power of two */
};

/* Empties it for states of this width, over a total of 1.  False when memory runs out. */
bool states_begin(struct states *s, int width);
/* Adds one, merged with its equal wherever that is; states_add() looks at the last one first. */
bool states_search(struct states *s, const int64_t *v, weight w, double p);

static inline bool states_same(const int64_t *a, const int64_t *b, int width)
{
	if (a[0] != b[0] || a[width - 1] != b[width - 1])
		return false;
	return !memcmp(a, b, (size_t)width * sizeof *a);
}

/* False when memory runs out. */
static inline bool states_add(struct states *s, const int64_t *v, weight w, double p)
{
	int at = s->last;

	if (at >= s->n || !states_same(&s->v[(size_t)at * (size_t)s->width], v, s->width))
		return states_search(s, v, w, p);
	s->w[at] += w;
	s->p[at] += p;
	return true;
}

void states_free(struct states *s);

/* Log2 of a total, rounded up to a whole bit, in 1/256 bit; total is at least 1. */
int states_bits(weight total);

#endif
