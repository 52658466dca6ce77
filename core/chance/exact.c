/* SPDX-License-Identifier: GPL-3.0-or-later */
/* exact.c -- the odometer: a path of throws, each standing at one result of its fan. */
#include "chance/exact.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum {
	CACHE_SLOTS = 256,           /* fans kept, a power of two */
	BITS_LIMIT = 127 * 256 + 192 /* 127.75 bits: rounding up must not reach 128 */
};

struct cached {
	struct throw key;
	struct fan fan;
	bool filled;
};

struct node {
	const struct throw *key;
	const struct fan *fan;
	int at, value;        /* the result of the fan that the path stands at */
	struct path path;     /* down to here */
	struct throw own_key; /* for a pinned throw, whose fan is its own */
	struct fan own_fan;
};

struct exact {
	struct dice base;
	struct node path[EXACT_DEPTH];
	int used, depth; /* nodes standing; nodes read in this run */
	int reserve;
	bool approximate, overflowed, uncut;
	const struct recorded *pins;
	int n_pins;
	struct cached cache[CACHE_SLOTS];
};

/* What makes two throws the same lies side by side in struct throw, from n to cut. */
enum {
	KEY_SIZE =
		offsetof(struct throw, cut) + THROW_CUTS * sizeof(int) - offsetof(struct throw, n)
};

static bool same_throw(const struct throw *a, const struct throw *b)
{
	return !memcmp(&a->n, &b->n, KEY_SIZE);
}

static unsigned throw_hash(const struct throw *t)
{
	unsigned h = (unsigned)t->n * 31U + (unsigned)t->sides;

	h = h * 31U + (unsigned)t->read;
	h = h * 31U + (unsigned)t->target;
	h = h * 31U + (unsigned)t->versus;
	h = h * 31U + (unsigned)t->keep + (unsigned)t->always * 7U;
	for (int i = 0; i < t->n_cuts; i++)
		h = h * 31U + (unsigned)t->cut[i];
	return h ^ h >> 8;
}

/* The fan of a throw, computed once; a full neighbourhood evicts nobody whose fan stands on the
 * path, because paths are shorter than the cache. */
static struct cached *cached_fan(struct exact *x, const struct throw *t)
{
	unsigned slot = throw_hash(t);
	struct cached *c;

	for (int i = 0; i < CACHE_SLOTS; i++, slot++) {
		c = &x->cache[slot & (CACHE_SLOTS - 1)];
		if (!c->filled)
			break;
		if (same_throw(&c->key, t))
			return c;
	}
	if (c->filled) {
		err_set(&x->base.err, ERR_LIMIT, "%s: more than %d kinds of throw in one question",
			t->label, CACHE_SLOTS);
		return NULL;
	}
	c->key = *t;
	if (x->uncut)
		c->key.n_cuts = 0;
	if (throw_fan(&c->key, &c->fan, &x->base.err) < 0)
		return NULL;
	c->key = *t;
	c->filled = true;
	return c;
}

/* A pinned throw has one result, or the results still open when it is unfinished. */
static int pinned_fan(struct exact *x, struct node *n, const struct throw *t)
{
	const struct recorded *pin = &x->pins[x->used];

	n->own_key = *t;
	fan_free(&n->own_fan);
	if (pin->sides != t->sides)
		return err_set(&x->base.err, ERR_DICE, "%s: a d%d is asked, not a d%d", t->label,
			       t->sides, pin->sides);
	if (throw_fan_given(t, pin->faces, pin->n, &n->own_fan, &x->base.err) < 0)
		return -1;
	n->key = &n->own_key;
	n->fan = &n->own_fan;
	return 0;
}

static const struct path no_throws = { .count = 1, .total = 1, .p = 1.0 };

static const struct path *above(const struct exact *x, const struct node *n)
{
	return n == x->path ? &no_throws : &n[-1].path;
}

/* Chances at another result of the same fan. */
static void stand(const struct exact *x, struct node *n, int at)
{
	const struct path *parent = above(x, n);

	n->at = at;
	n->value = n->fan->value[at];
	n->path.p = parent->p * n->fan->p[at];
	if (!x->approximate)
		n->path.count = parent->count * n->fan->count[at];
}

/* Chances of a node that has just been opened, at its first result. */
static int weigh(struct exact *x, struct node *n)
{
	const struct path *parent = above(x, n);
	const struct fan *f = n->fan;

	if (!x->approximate) {
		n->path.bits = parent->bits + f->bits;
		if (!f->exact || n->path.bits + x->reserve > BITS_LIMIT) {
			x->overflowed = true;
			return err_set(&x->base.err, ERR_LIMIT,
				       "%s: the exact chance passes 128 bits", n->key->label);
		}
		n->path.total = parent->total * f->total;
	}
	stand(x, n, 0);
	return 0;
}

static int open_node(struct exact *x, struct node *n, const struct throw *t)
{
	if (x->used < x->n_pins) {
		if (pinned_fan(x, n, t) < 0)
			return -1;
	} else if (!n->fan || n->fan == &n->own_fan || !same_throw(n->key, t)) {
		struct cached *c = cached_fan(x, t);

		if (!c)
			return -1;
		n->key = &c->key;
		n->fan = &c->fan;
	}
	return weigh(x, n);
}

/* A throw that the path does not hold yet. */
static SELDOM int read_on(struct exact *x, const struct throw *t)
{
	struct node *n = &x->path[x->depth];

	if (x->depth < x->used) {
		err_set(&x->base.err, ERR_BUG, "%s: the rules kept hidden state", t->label);
		return 0;
	}
	if (x->depth == EXACT_DEPTH) {
		err_set(&x->base.err, ERR_LIMIT, "%s: more than %d throws in one stage", t->label,
			EXACT_DEPTH);
		return 0;
	}
	if (open_node(x, n, t) < 0)
		return 0;
	x->used++;
	x->depth++;
	return n->value;
}

/* The busiest function of all: a throw that the path holds is answered at once. */
static int exact_read(struct dice *d, const struct throw *t)
{
	struct exact *x = (struct exact *)d;
	const struct node *n = &x->path[x->depth];

	if (x->depth < x->used && same_throw(n->key, t)) {
		x->depth++;
		return n->value;
	}
	return read_on(x, t);
}

static const struct dice_ops exact_ops = { "exact", exact_read };

struct exact *exact_new(void)
{
	struct exact *x = calloc(1, sizeof *x);

	if (x)
		x->base.ops = &exact_ops;
	return x;
}

void exact_free(struct exact *x)
{
	if (!x)
		return;
	for (int i = 0; i < CACHE_SLOTS; i++)
		fan_free(&x->cache[i].fan);
	for (int i = 0; i < EXACT_DEPTH; i++)
		fan_free(&x->path[i].own_fan);
	free(x);
}

struct dice *exact_dice(struct exact *x)
{
	return &x->base;
}

void exact_pin(struct exact *x, const struct recorded *pins, int n)
{
	x->pins = pins;
	x->n_pins = n;
}

int exact_pins_used(const struct exact *x)
{
	return x->depth < x->n_pins ? x->depth : x->n_pins;
}

void exact_uncut(struct exact *x, bool uncut)
{
	if (x->uncut == uncut)
		return;
	x->uncut = uncut;
	for (int i = 0; i < CACHE_SLOTS; i++) {
		fan_free(&x->cache[i].fan);
		x->cache[i].filled = false;
	}
	for (int i = 0; i < EXACT_DEPTH; i++)
		x->path[i].fan = NULL;
}

void exact_first(struct exact *x, int reserve, bool approximate)
{
	if (x->base.err.code)
		err_clear(&x->base.err);
	x->base.thrown = 0;
	x->used = x->depth = 0;
	x->reserve = reserve;
	x->approximate = approximate;
	x->overflowed = false;
}

/* The last node's results are used up, or something went wrong. */
static SELDOM bool step_back(struct exact *x)
{
	struct node *n;

	if (x->base.err.code)
		return false;
	if (x->depth < x->used) {
		err_set(&x->base.err, ERR_BUG, "%s: the rules kept hidden state",
			x->path[x->depth].key->label);
		return false;
	}
	while (x->used && x->path[x->used - 1].at == x->path[x->used - 1].fan->n - 1)
		x->used--;
	if (!x->used)
		return false;
	n = &x->path[x->used - 1];
	stand(x, n, n->at + 1);
	x->depth = 0;
	return true;
}

bool exact_next(struct exact *x)
{
	int last = x->used - 1;
	struct node *n = &x->path[last < 0 ? 0 : last];

	x->base.thrown = 0;
	if (last < 0 || x->depth <= last || x->base.err.code || n->at + 1 == n->fan->n)
		return step_back(x);
	stand(x, n, n->at + 1);
	x->depth = 0;
	return true;
}

bool exact_overflowed(const struct exact *x)
{
	return x->overflowed;
}

const struct path *exact_path(const struct exact *x)
{
	return x->depth ? &x->path[x->depth - 1].path : &no_throws;
}
