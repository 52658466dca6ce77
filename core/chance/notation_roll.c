/* SPDX-License-Identifier: GPL-3.0-or-later */
/* notation_roll.c -- dice notation thrown at a source of dice, every die of it. */
#include "chance/notation.h"
#include "chance/notation_term.h"

#include <string.h>

enum {
	AGAIN_MAX = 100000
}; /* rounds of re-rolls: a d1000 that needs its 1000 runs out of patience
    * with the chance of 1e-43 */

struct hand {
	struct dice *dice;
	const struct term *term;
	int faces[THROW_DICE_MAX], n; /* of the last throw */
	dice_heard *heard;            /* the source's own listener */
	void *listener;
};

/* ---- throws that one reading settles ---- */

static int throw_count(struct hand *h, int target)
{
	struct throw t = { .label = h->term->text,
			   .n = h->term->n,
			   .sides = h->term->sides,
			   .read = READ_COUNT,
			   .target = target };

	return dice_throw(h->dice, &t);
}

static int throw_hits_of(struct hand *h)
{
	const struct match *m = &h->term->hits;

	switch (m->kind) {
	case MATCH_LEAST:
		return throw_count(h, m->value);
	case MATCH_OVER:
		return throw_count(h, m->value + 1);
	case MATCH_MOST:
		return h->term->n - throw_count(h, m->value + 1);
	case MATCH_UNDER:
		return h->term->n - throw_count(h, m->value);
	case MATCH_NONE:
	case MATCH_EQUAL:
		break;
	}
	return 0;
}

static int throw_kept(struct hand *h)
{
	struct throw t = { .label = h->term->text, .n = h->term->n, .sides = h->term->sides };
	bool highest;

	t.keep = term_kept(h->term, &highest);
	if (h->term->keep != KEEP_ALL)
		t.read = highest ? READ_HIGHEST : READ_LOWEST;
	return dice_throw(h->dice, &t);
}

/* ---- throws whose faces are looked at one by one ---- */

static void overhear(void *listener, const struct throw *t, const int *faces, int n, int value)
{
	struct hand *h = listener;

	h->n = n < THROW_DICE_MAX ? n : THROW_DICE_MAX;
	memcpy(h->faces, faces, (size_t)h->n * sizeof *faces);
	if (h->heard)
		h->heard(h->listener, t, faces, n, value);
}

/* n dice of `sides` into h->faces.  -1 when the source failed. */
static int throw_faces(struct hand *h, int n, int sides, const char *label)
{
	struct throw t = { .label = label, .n = n, .sides = sides };

	h->n = -1;
	h->heard = h->dice->heard;
	h->listener = h->dice->listener;
	h->dice->heard = overhear;
	h->dice->listener = h;
	dice_throw(h->dice, &t);
	h->dice->heard = h->heard;
	h->dice->listener = h->listener;
	if (!h->dice->err.code && h->n != n)
		err_set(&h->dice->err, ERR_BUG, "%s: %s dice show no faces", label,
			h->dice->ops->name);
	return h->dice->err.code ? -1 : 0;
}

/* n dice of the term, as they are read, into value. */
static int throw_values(struct hand *h, int n, const char *label, int *value)
{
	enum die_kind die = h->term->die;
	int each = die == DIE_D66 ? 2 : 1;

	if (throw_faces(h, n * each, die == DIE_D66 ? 6 : h->term->sides, label))
		return -1;
	for (int i = 0; i < n; i++)
		value[i] = die == DIE_D66    ? h->faces[2 * i] * 10 + h->faces[2 * i + 1]
			   : die == DIE_FATE ? h->faces[i] - 2
					     : h->faces[i];
	return 0;
}

/* Throws those of value[0..n-1] that match once more. -1 on failure, else how many there were. */
static int throw_matching(struct hand *h, int n, int *value)
{
	int which[THROW_DICE_MAX], fresh[THROW_DICE_MAX], m = 0;

	for (int i = 0; i < n; i++)
		if (match_holds(&h->term->again, value[i]))
			which[m++] = i;
	if (!m)
		return 0;
	if (throw_values(h, m, h->term->extra, fresh))
		return -1;
	for (int i = 0; i < m; i++)
		value[which[i]] = fresh[i];
	return m;
}

/* n dice with their re-rolls. */
static int throw_settled(struct hand *h, int n, const char *label, int *value)
{
	int rounds = 0, matched;

	if (throw_values(h, n, label, value))
		return -1;
	do {
		matched = throw_matching(h, n, value);
		if (++rounds > AGAIN_MAX)
			return err_set(&h->dice->err, ERR_LIMIT, "%s: re-rolled %d times",
				       h->term->text, AGAIN_MAX);
	} while (matched > 0 && h->term->until);
	return matched < 0 ? -1 : 0;
}

/* Explosions: each of the highest faces brings one more die, which may bring another. `owner` says
 * which of the first dice a die came from.  Every die is added to its owner and counted. */
struct blast {
	int total[THROW_DICE_MAX]; /* by owner */
	int owner[THROW_DICE_MAX];
	int value[THROW_DICE_MAX];
	int hits;
};

static int settle_dice(struct hand *h, struct blast *b)
{
	const struct term *t = h->term;
	int n = t->n;

	b->hits = 0;
	for (int i = 0; i < n; i++) {
		b->total[i] = 0;
		b->owner[i] = i;
	}
	for (int round = 0; n > 0; round++) {
		int more = 0;

		if (throw_settled(h, n, round ? t->extra : t->text, b->value))
			return -1;
		for (int i = 0; i < n; i++) {
			b->total[b->owner[i]] += b->value[i];
			b->hits += match_holds(&t->hits, b->value[i]);
			if (t->explodes && b->value[i] == term_highest(t))
				b->owner[more++] = b->owner[i];
		}
		n = round < NOTATION_EXPLOSIONS ? more : 0;
	}
	return 0;
}

/* total[0..n-1] from the highest down. */
static void sort_down(int *total, int n)
{
	for (int i = 1; i < n; i++) {
		int value = total[i], at = i;

		for (; at > 0 && total[at - 1] < value; at--)
			total[at] = total[at - 1];
		total[at] = value;
	}
}

static int read_closely(struct hand *h)
{
	const struct term *t = h->term;
	struct blast b = { .hits = 0 };
	bool highest;
	int keep = term_kept(t, &highest), from, result = 0;

	if (settle_dice(h, &b))
		return 0;
	if (t->hits.kind != MATCH_NONE && t->keep == KEEP_ALL)
		return b.hits;
	sort_down(b.total, t->n);
	from = highest ? 0 : t->n - keep;
	for (int i = from; i < from + keep; i++)
		result +=
			t->hits.kind == MATCH_NONE ? b.total[i] : match_holds(&t->hits, b.total[i]);
	return result;
}

/* ---- terms ---- */

static int throw_pairs(struct hand *h)
{
	const struct term *t = h->term;
	struct throw both = { .label = t->text,
			      .n = t->n,
			      .sides = t->sides,
			      .read = READ_PAIRS,
			      .versus = t->versus };
	int first[THROW_DICE_MAX], second[THROW_DICE_MAX], wins = 0;

	if (t->sides == t->against)
		return dice_throw(h->dice, &both);
	if (throw_faces(h, t->n, t->sides, t->text))
		return 0;
	memcpy(first, h->faces, (size_t)t->n * sizeof *first);
	if (throw_faces(h, t->versus, t->against, t->text))
		return 0;
	memcpy(second, h->faces, (size_t)t->versus * sizeof *second);
	sort_down(first, t->n);
	sort_down(second, t->versus);
	for (int i = 0; i < t->n && i < t->versus; i++)
		wins += first[i] > second[i];
	return wins;
}

static int throw_term(struct hand *h)
{
	const struct term *t = h->term;
	bool counts = t->hits.kind != MATCH_NONE;

	if (t->kind == TERM_NUMBER)
		return 1;
	if (t->kind == TERM_PAIRS)
		return throw_pairs(h);
	if (t->die != DIE_PLAIN || t->explodes || t->again.kind != MATCH_NONE ||
	    t->hits.kind == MATCH_EQUAL || (counts && t->keep != KEEP_ALL))
		return read_closely(h);
	return counts ? throw_hits_of(h) : throw_kept(h);
}

int notation_roll(const struct notation *n, struct dice *d)
{
	struct hand h = { .dice = d };
	int result = 0;

	for (int i = 0; i < n->n && !d->err.code; i++) {
		int value;

		h.term = &n->term[i];
		value = throw_term(&h);
		result += value * h.term->factor;
	}
	return d->err.code ? 0 : result;
}
