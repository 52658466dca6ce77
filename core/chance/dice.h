/* SPDX-License-Identifier: GPL-3.0-or-later */
/* dice.h -- the only door to chance, and its four sources: rolled, typed, replayed, exact.
 *
 * A failed throw reads 0 and the source's err is set; err is sticky, so a procedure runs out
 * harmlessly and its caller asks once. */
#ifndef UMPIRE_CHANCE_DICE_H
#define UMPIRE_CHANCE_DICE_H

#include "base/err.h"
#include "chance/throw.h"

#include <stdbool.h>
#include <stdint.h>

struct dice;

/* Called after each completed throw with every face, re-rolled dice included, in order. */
typedef void dice_heard(void *listener, const struct throw *t, const int *faces, int n, int value);

struct dice_ops {
	const char *name; /* "rolled", "typed", "replayed", "exact" */
	int (*read)(struct dice *d,
		    const struct throw *t); /* required: the reading, or 0 with d->err */
};

struct dice {
	const struct dice_ops *ops;
	struct err err;
	int thrown;        /* throws so far */
	dice_heard *heard; /* optional; never called by the exact source */
	void *listener;
};

/* The only door: the reading, or 0 once anything failed. */
static inline int dice_throw(struct dice *d, const struct throw *t)
{
	int value;

	if (d->err.code)
		return 0;
	d->thrown++;
	value = d->ops->read(d, t);
	return d->err.code ? 0 : value;
}

/* ---- rolled: a GSL generator, named and seeded ---- */

struct rolled;

/* generator is a GSL name ("mt19937", "taus2", ...); NULL is mt19937.  NULL and *e (with the
 * nearest name suggested) when there is none of that name.  Freed by rolled_free().  GSL takes the
 * seed as an unsigned long; most generators use its low 32 bits, and take 0 for a seed of their
 * own. */
struct rolled *rolled_new(const char *generator, uint64_t seed, struct err *e);
void rolled_free(struct rolled *r);
struct dice *rolled_dice(struct rolled *r); /* owned by r */
const char *rolled_generator(const struct rolled *r);
uint64_t rolled_seed(const struct rolled *r);
void rolled_reseed(struct rolled *r, uint64_t seed);
/* A seed from the system's entropy, at most 2^32 - 1 so that every generator takes it whole. */
uint64_t rolled_entropy(void);

/* ---- typed: faces given up front, or asked for ---- */

/* Fills faces[0..want-1] with what the dice show, faces[0..have-1] being known already (dice
 * thrown again follow).  Returns 0, or -1 with *e set (ERR_STOPPED when abandoned). */
typedef int typed_ask(void *asker, const struct throw *t, int *faces, int have, int want,
		      struct err *e);

struct typed {
	struct dice dice;
	const int *given; /* owned by the caller */
	int n_given, used;
	typed_ask *ask; /* when the given faces are used up; NULL: too few dice is an error */
	void *asker;
};

void typed_init(struct typed *t, const int *given, int n_given, typed_ask *ask, void *asker);
/* ERR_DICE in *e when given faces were left over. */
int typed_finish(const struct typed *t, struct err *e);

/* Faces as people type them: "4 5", "45" (single digits, when sides < 10), "4,5", "4+5".
 * Appends to faces[*n..max-1]; -1 and *e on anything else.  sides 0: any face. */
int typed_parse(const char *s, int sides, int *faces, int *n, int max, struct err *e);

/* ---- replayed: a recorded trace, each throw checked ---- */

struct recorded { /* one throw of a log */
	const char *label;
	int sides, n;
	const int *faces;
};

struct replayed {
	struct dice dice;
	const struct recorded *log; /* owned by the caller */
	int n, used;
};

void replayed_init(struct replayed *r, const struct recorded *log, int n);
/* ERR_DICE in *e when recorded throws were left over. */
int replayed_finish(const struct replayed *r, struct err *e);

#endif
