/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rolled.c -- dice rolled by a GSL generator, named and seeded. */
#include "base/text.h"
#include "chance/dice.h"

#include <gsl/gsl_rng.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/random.h>
#include <time.h>

struct rolled {
	struct dice dice;
	gsl_rng rng; /* ours, not gsl_rng_alloc()'s: that one aborts when memory runs out */
	uint64_t seed;
};

/* More dice than any throw has, with those thrown again; equal dice 64 times in a row are 2^-64 at
 * the likeliest. */
enum { ROLLED_FACES = THROW_DICE_MAX + 128 };

static inline int roll_die(gsl_rng *rng, int sides)
{
	return (int)gsl_rng_uniform_int(rng, (unsigned long)sides) + 1;
}

static int sum_dice(gsl_rng *rng, int n, int sides)
{
	int sum = 0;

	for (int i = 0; i < n; i++)
		sum += roll_die(rng, sides);
	return sum;
}

static int count_dice(gsl_rng *rng, const struct throw *t)
{
	int hits = 0;

	for (int i = 0; i < t->n; i++) {
		int face = roll_die(rng, t->sides);

		hits += throw_hits(t, face);
	}
	return hits;
}

/* Every face is kept: somebody listens, or the reading looks at them together. */
static int roll_faces(struct rolled *r, const struct throw *t)
{
	int faces[ROLLED_FACES], n = 0, value;
	int more = throw_dice(t);

	while (more > 0 && n + more <= ROLLED_FACES) {
		for (; more > 0; more--)
			faces[n++] = roll_die(&r->rng, t->sides);
		more = throw_again(t, faces, n);
	}
	if (more) {
		err_set(&r->dice.err, ERR_LIMIT, "throw %d, %s: equal too often", r->dice.thrown,
			t->label);
		return 0;
	}
	value = throw_read(t, faces, n);
	if (r->dice.heard)
		r->dice.heard(r->dice.listener, t, faces, n, value);
	return value;
}

/* The readings that need no faces kept, for nobody listens; the others fall through. */
static bool roll_blind(gsl_rng *rng, const struct throw *t, int *value)
{
	switch (t->read) {
	case READ_SUM:
		*value = sum_dice(rng, t->n, t->sides);
		return true;
	case READ_COUNT:
		*value = count_dice(rng, t);
		return true;
	case READ_MARGIN:
		*value = sum_dice(rng, t->n, t->sides);
		*value -= sum_dice(rng, t->versus, t->sides);
		return true;
	case READ_ALL:
	case READ_DOUBLE:
	case READ_HIGHEST:
	case READ_LOWEST:
	case READ_REROLL:
	case READ_DUEL:
	case READ_PAIRS:
	case READ_FACES:
		break;
	}
	return false;
}

static int rolled_read(struct dice *d, const struct throw *t)
{
	struct rolled *r = (struct rolled *)d;
	int value;

	/* the commonest throw goes first: one or two dice added up */
	if (!d->heard && t->read == READ_SUM && t->n > 0 && t->n <= THROW_DICE_MAX &&
	    t->sides > 0 && t->sides <= THROW_SIDES_MAX)
		return sum_dice(&r->rng, t->n, t->sides);
	if (throw_check(t, &d->err))
		return 0;
	if (!d->heard && roll_blind(&r->rng, t, &value))
		return value;
	return roll_faces(r, t);
}

static const struct dice_ops rolled_ops = { "rolled", rolled_read };

enum { GENERATORS_MAX = 128 };

static const gsl_rng_type *find(const char *name, struct err *e)
{
	const gsl_rng_type **types = gsl_rng_types_setup();
	const char *names[GENERATORS_MAX + 1], *nearest;
	char shown[TEXT_SHOWN];
	int n = 0;

	for (; n < GENERATORS_MAX && types[n]; n++) {
		if (text_same(types[n]->name, name))
			return types[n];
		names[n] = types[n]->name;
	}
	names[n] = NULL;
	nearest = text_nearest(name, names);
	err_set(e, ERR_USAGE, "no generator is called '%s'%s%s%s", text_shown(name, shown),
		nearest ? ": did you mean '" : "; mt19937, taus2 and ranlxs0 are some of GSL's",
		nearest ? nearest : "", nearest ? "'?" : "");
	err_argument(e, name);
	err_suggest(e, nearest ? nearest : "mt19937");
	return NULL;
}

struct rolled *rolled_new(const char *generator, uint64_t seed, struct err *e)
{
	const gsl_rng_type *type = generator ? find(generator, e) : gsl_rng_mt19937;
	struct rolled *r;

	if (!type)
		return NULL;
	if (type->max - type->min < THROW_SIDES_MAX) {
		err_set(e, ERR_USAGE, "the generator %s is too coarse for a die of %d sides",
			type->name, THROW_SIDES_MAX);
		return NULL;
	}
	r = calloc(1, sizeof *r);
	if (r)
		r->rng.state = calloc(1, type->size);
	if (!r || !r->rng.state) {
		free(r);
		err_set(e, ERR_MEMORY, "no memory for the generator %s", type->name);
		return NULL;
	}
	r->dice.ops = &rolled_ops;
	r->rng.type = type;
	rolled_reseed(r, seed);
	return r;
}

void rolled_free(struct rolled *r)
{
	if (!r)
		return;
	free(r->rng.state);
	free(r);
}

struct dice *rolled_dice(struct rolled *r)
{
	return &r->dice;
}

const char *rolled_generator(const struct rolled *r)
{
	return r->rng.type->name;
}

uint64_t rolled_seed(const struct rolled *r)
{
	return r->seed;
}

void rolled_reseed(struct rolled *r, uint64_t seed)
{
	r->seed = seed;
	gsl_rng_set(&r->rng, (unsigned long)seed);
}

uint64_t rolled_entropy(void)
{
	struct timespec now = { 0 };
	uint32_t seed;

	if (getrandom(&seed, sizeof seed, GRND_NONBLOCK) == (ssize_t)sizeof seed)
		return seed;
	clock_gettime(CLOCK_REALTIME, &now); /* early at boot: the clock has to do */
	return (uint32_t)now.tv_nsec ^ (uint32_t)now.tv_sec << 20;
}
