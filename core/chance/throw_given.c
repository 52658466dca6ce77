/* SPDX-License-Identifier: GPL-3.0-or-later */
/* throw_given.c -- what a throw may still become once some of its dice are on the table. */
#include "chance/throw_fan.h"

#include <stdlib.h>
#include <string.h>

enum { WALK_MAX = 1000000 }; /* ways the remaining dice may fall */

/* A duel whose first die of a pair shows `face`: each of s faces may follow, and the one that ties
 * begins it anew.  Out of s times the renewed duel's total: a pair begun with that face has that
 * total from now and its count from the renewed duel, any other pair its count alone. */
static void renew_duel(const struct throw *t, int face, struct fan *f)
{
	int tie = face + t->target;
	bool renewed = tie >= 1 && tie <= t->sides;
	weight total = f->total, s = (weight)t->sides;

	f->total = total * s;
	f->bits = fan_bits(f->total);
	for (int i = 0; i < f->n; i++) {
		f->count[i] = renewed ? f->count[i] : 0;
		if (f->value[i] / THROW_DUEL == face)
			f->count[i] += total;
		f->p[i] = weight_ratio(f->count[i], f->total);
	}
}

/* Results that can no longer come up are left out. */
static void drop_impossible(struct fan *f)
{
	int n = 0;

	for (int i = 0; i < f->n; i++) {
		if (!f->count[i])
			continue;
		f->value[n] = f->value[i];
		f->count[n] = f->count[i];
		f->p[n++] = f->p[i];
	}
	f->n = n;
}

static int one_result(int value, struct fan *f, struct err *e)
{
	if (fan_open(f, 1, e))
		return -1;
	f->value[0] = value;
	return 0;
}

static int duel_given(const struct throw *t, const int *faces, int known, struct fan *f,
		      struct err *e)
{
	if (known >= throw_dice(t) && throw_again(t, faces, known) == 0)
		return one_result(throw_read(t, faces, known), f, e);
	if (throw_duellists(t) > 1 && known % throw_dice(t))
		return err_set(e, ERR_LIMIT, "a duel of several dice a side that is half thrown");
	if (throw_fan(t, f, e))
		return -1;
	if (known % 2) {
		renew_duel(t, faces[known - 1], f);
		drop_impossible(f);
	}
	return 0;
}

/* The dice in order from what is known: the rest are the lower digits. */
static int order_given(const struct throw *t, const int *faces, int known, struct fan *f,
		       struct err *e)
{
	struct throw rest = *t;
	int shown = 0;

	rest.n = t->n - known;
	if (throw_fan(&rest, f, e))
		return -1;
	for (int i = 0; i < known; i++)
		shown = shown * THROW_DUEL + faces[i];
	shown <<= 10 * rest.n;
	for (int i = 0; i < f->n; i++)
		f->value[i] += shown;
	return 0;
}

/* Readings that are sums over the dice: the rest has a fan of its own, moved by what is shown. */
static int sum_given(const struct throw *t, const int *faces, int known, struct fan *f,
		     struct err *e)
{
	struct throw rest = *t, shown = *t;

	shown.n = known < t->n ? known : t->n;
	shown.versus = known - shown.n;
	rest.n = t->n - shown.n;
	rest.versus = t->versus - shown.versus;
	if (throw_fan(&rest, f, e))
		return -1;
	for (int i = 0; i < f->n; i++)
		f->value[i] += throw_read(&shown, faces, known);
	return 0;
}

/* The remaining dice one way after another, like the wheels of a counter. */
struct walk {
	const struct throw *t;
	int faces[THROW_DICE_MAX + 1];
	int known, dice, most; /* most: with the dice thrown again */
	struct dist *d;
};

static bool turn(struct walk *w)
{
	for (int i = w->dice - 1; i >= w->known; i--) {
		if (w->faces[i]++ < w->t->sides)
			return true;
		w->faces[i] = 1;
	}
	return false;
}

/* One way to fall; where others are thrown once more it stands for `sides` ways. */
static void tally(struct walk *w)
{
	int again = w->dice < w->most ? throw_again(w->t, w->faces, w->dice) : 0;
	weight each = w->dice < w->most && !again ? (weight)w->t->sides : 1;

	for (int face = 1; face <= (again ? w->t->sides : 1); face++) {
		w->faces[w->dice] = face;
		w->d->count[throw_read(w->t, w->faces, w->dice + again) - w->d->lo] += each;
	}
}

static int walk_given(const struct throw *t, const int *faces, int known, struct fan *f,
		      struct err *e)
{
	struct dist d;
	struct walk w = { .t = t, .known = known, .d = &d };
	long long highest = (long long)t->n * t->sides + t->sides;
	weight total;

	w.dice = known > throw_dice(t) ? known : throw_dice(t);
	w.most = t->read == READ_REROLL && known <= t->n && t->n > 0 ? t->n + 1 : w.dice;
	if (!weight_power((unsigned)t->sides, w.most - known, &total) || total > WALK_MAX)
		return err_set(
			e, ERR_LIMIT,
			"%s: the %d dice still to come fall in too many ways; the limit is %d",
			t->label ? t->label : "a throw", w.most - known, WALK_MAX);
	if (dist_open(&d, 0, highest + 1, true, total, e))
		return -1;
	for (int i = 0; i < w.dice; i++)
		w.faces[i] = i < known ? faces[i] : 1;
	do
		tally(&w);
	while (turn(&w));
	dist_settle(&d);
	return fan_take(f, &d, e);
}

static int given(const struct throw *t, const int *faces, int known, struct fan *f, struct err *e)
{
	switch (t->read) {
	case READ_SUM:
	case READ_COUNT:
	case READ_MARGIN:
		return sum_given(t, faces, known, f, e);
	case READ_DUEL:
		return duel_given(t, faces, known, f, e);
	case READ_FACES:
		return order_given(t, faces, known, f, e);
	case READ_ALL:
	case READ_DOUBLE:
	case READ_HIGHEST:
	case READ_LOWEST:
	case READ_REROLL:
	case READ_PAIRS:
		break;
	}
	return walk_given(t, faces, known, f, e);
}

int throw_fan_given(const struct throw *t, const int *faces, int known, struct fan *f,
		    struct err *e)
{
	struct throw whole = *t;
	int most;

	memset(f, 0, sizeof *f);
	if (throw_check(t, e))
		return -1;
	most = throw_dice(t) + (t->read == READ_REROLL);
	if (known < 0 || (known > most && t->read != READ_DUEL))
		return err_set(e, ERR_DICE, "%s: %d dice are shown; it has %d",
			       t->label ? t->label : "a throw", known, most);
	for (int i = 0; i < known; i++)
		if (faces[i] < 1 || faces[i] > t->sides)
			return err_set(e, ERR_DICE, "%s: die %d shows %d, not 1 to %d",
				       t->label ? t->label : "a throw", i + 1, faces[i], t->sides);
	if (known == 0)
		return throw_fan(t, f, e);
	whole.n_cuts = 0; /* the cuts are of whole results, not of the dice to come */
	if (given(&whole, faces, known, f, e))
		return -1;
	fan_cut(f, t);
	return 0;
}
