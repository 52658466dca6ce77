/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ruling.h -- a place where the source text is silent or doubtful, settled by name.
 *
 * INI:  [ruling tie]
 *       choices  = even_d6 infantry cavalry none
 *       default  = even_d6
 *       question = Who counts as the winner when the factors are equal?
 *       reason   = ...
 *       cite     = 15
 *       clauses  = R15-35 R15-37
 *       say.even_d6 = Equal factors: a d6 decides who rolls (house rule).
 * A choice may be typed by name or by its letter (a for the first). */
#ifndef UMPIRE_RULES_RULING_H
#define UMPIRE_RULES_RULING_H

#include "base/err.h"

#include <stdbool.h>
#include <stdint.h>

enum { RULINGS_MAX = 128, CHOICES_MAX = 8 };

struct ruling {
	const char *key;
	int n;                               /* choices */
	const char *choice[CHOICES_MAX + 1]; /* NULL-ended */
	const char *say[CHOICES_MAX];        /* one plain sentence each */
	int dflt, chosen;                    /* indexes */
	const char *question, *reason, *cite, *clauses;
	bool assumption; /* the source lost the figure: results say so first */
	bool house;      /* set by an overlay */
};

/* Which rulings a result hung on, by index. */
struct ruling_set {
	uint64_t bit[RULINGS_MAX / 64];
};

static inline void ruling_mark(struct ruling_set *s, int i)
{
	s->bit[i / 64] |= UINT64_C(1) << (i % 64);
}

static inline bool ruling_marked(const struct ruling_set *s, int i)
{
	return (s->bit[i / 64] >> (i % 64)) & 1;
}

/* The index of a choice by name, unique prefix or letter; -1 and *e (choices listed). */
int ruling_find(const struct ruling *r, const char *choice, struct err *e);

/* Chooses by name, unique prefix or letter; -1 and *e (choices listed) when there is no such. */
int ruling_choose(struct ruling *r, const char *choice, struct err *e);

#endif
