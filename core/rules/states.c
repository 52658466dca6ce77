/* SPDX-License-Identifier: GPL-3.0-or-later */
/* states.c -- open addressing over dense arrays; nothing is ever removed. */
#include "rules/states.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_SLOTS = 64 };

static bool grow(struct states *s)
{
	int cap = s->cap ? s->cap * 2 : FIRST_SLOTS / 2;
	int64_t *v = realloc(s->v, (size_t)cap * (size_t)s->width * sizeof *v + 1);
	weight *w;
	double *p;

	if (!v)
		return false;
	s->v = v;
	w = realloc(s->w, (size_t)cap * sizeof *w);
	if (!w)
		return false;
	s->w = w;
	p = realloc(s->p, (size_t)cap * sizeof *p);
	if (!p)
		return false;
	s->p = p;
	s->cap = cap;
	return true;
}

#define MIX UINT64_C(0x9E3779B97F4A7C15)

/* Four chains side by side, so that the processor need not wait for any. */
static uint32_t hash(const int64_t *v, int width)
{
	uint64_t a = 1, b = 2, c = 3, d = 4;
	int i = 0;

	for (; i + 3 < width; i += 4) {
		a = a * MIX + (uint64_t)v[i];
		b = b * MIX + (uint64_t)v[i + 1];
		c = c * MIX + (uint64_t)v[i + 2];
		d = d * MIX + (uint64_t)v[i + 3];
	}
	for (; i < width; i++)
		a = a * MIX + (uint64_t)v[i];
	a = (a ^ b << 16 ^ b >> 48) * MIX;
	a = (a ^ c << 32 ^ c >> 32) * MIX;
	a = (a ^ d << 48 ^ d >> 16) * MIX;
	return (uint32_t)(a >> 32);
}

/* The slot that holds v, or the empty one where it belongs. */
static uint32_t *find(const struct states *s, const int64_t *v)
{
	uint32_t at = hash(v, s->width) & (s->slots - 1);

	while (s->slot[at] &&
	       !states_same(&s->v[(size_t)(s->slot[at] - 1) * (size_t)s->width], v, s->width))
		at = (at + 1) & (s->slots - 1);
	return &s->slot[at];
}

static bool rehash(struct states *s)
{
	uint32_t slots = s->slots ? s->slots * 2 : FIRST_SLOTS;
	uint32_t *slot = calloc(slots, sizeof *slot);

	if (!slot)
		return false;
	free(s->slot);
	s->slot = slot;
	s->slots = slots;
	for (int i = 0; i < s->n; i++)
		*find(s, &s->v[(size_t)i * (size_t)s->width]) = (uint32_t)i + 1;
	return true;
}

bool states_begin(struct states *s, int width)
{
	if (width > s->width) { /* capacity counts states of the old width */
		free(s->v);
		s->v = NULL;
		s->cap = 0;
	}
	s->width = width;
	s->total = 1;
	if (s->n)
		memset(s->slot, 0, s->slots * sizeof *s->slot);
	s->n = s->last = 0;
	return s->slots || rehash(s);
}

static bool insert(struct states *s, uint32_t *slot, const int64_t *v, weight w, double p)
{
	size_t width = (size_t)s->width;
	int at = s->n;

	if (at == s->cap && !grow(s))
		return false;
	s->last = s->n++;
	*slot = (uint32_t)s->n;
	memcpy(&s->v[(size_t)at * width], v, width * sizeof *v);
	s->w[at] = w;
	s->p[at] = p;
	return (uint32_t)s->n * 2 <= s->slots || rehash(s);
}

bool states_search(struct states *s, const int64_t *v, weight w, double p)
{
	uint32_t *slot = find(s, v);

	if (!*slot)
		return insert(s, slot, v, w, p);
	s->last = (int)*slot - 1;
	s->w[s->last] += w;
	s->p[s->last] += p;
	return true;
}

void states_free(struct states *s)
{
	free(s->v);
	free(s->w);
	free(s->p);
	free(s->slot);
	memset(s, 0, sizeof *s);
}

int states_bits(weight total)
{
	uint64_t high = (uint64_t)((total - 1) >> 64), low = (uint64_t)(total - 1);
	int bits = 0;

	if (high)
		bits = 128 - __builtin_clzll(high);
	else if (low)
		bits = 64 - __builtin_clzll(low);
	return bits * 256;
}
