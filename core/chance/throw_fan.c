/* SPDX-License-Identifier: GPL-3.0-or-later */
/* throw_fan.c -- the exact distribution of each reading. */
#include "chance/throw_fan.h"
#include "chance/dist_dice.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { BITS = 256 }; /* parts of a bit that fan.bits is counted in */

void fan_free(struct fan *f)
{
	free(f->value);
	free(f->count);
	free(f->p);
	memset(f, 0, sizeof *f);
}

int fan_bits(weight total)
{
	return (int)ceil(log2((double)total) * BITS);
}

/* Takes the arrays of *d over, leaving out the values that cannot come up. */
int fan_take(struct fan *f, struct dist *d, struct err *e)
{
	int n = 0;

	memset(f, 0, sizeof *f);
	f->value = malloc((size_t)d->n * sizeof *f->value);
	if (!f->value) {
		dist_free(d);
		err_set(e, ERR_MEMORY, "no memory for the results of a throw");
		return -1;
	}
	for (int i = 0; i < d->n; i++) {
		if (d->exact ? !d->count[i] : d->p[i] <= 0)
			continue;
		f->value[n] = d->lo + i;
		d->p[n] = d->p[i];
		if (d->exact)
			d->count[n] = d->count[i];
		n++;
	}
	f->n = n;
	f->count = d->count;
	f->p = d->p;
	f->exact = d->exact;
	f->total = d->total;
	f->bits = d->exact ? fan_bits(d->total) : 129 * BITS;
	return 0;
}

/* n results, all alike. */
int fan_open(struct fan *f, long long n, struct err *e)
{
	memset(f, 0, sizeof *f);
	if (n > DIST_VALUES_MAX) {
		err_set(e, ERR_LIMIT, "%lld different results; the limit is %d", n,
			DIST_VALUES_MAX);
		return -1;
	}
	f->value = calloc((size_t)n, sizeof *f->value);
	f->count = malloc((size_t)n * sizeof *f->count);
	f->p = malloc((size_t)n * sizeof *f->p);
	if (!f->value || !f->count || !f->p) {
		fan_free(f);
		err_set(e, ERR_MEMORY, "no memory for the results of a throw");
		return -1;
	}
	f->n = (int)n;
	f->exact = 1;
	f->total = (weight)n;
	f->bits = fan_bits(f->total);
	for (int i = 0; i < f->n; i++) {
		f->count[i] = 1;
		f->p[i] = 1.0 / f->n;
	}
	return 0;
}

/* Ways in which the dice of one side sum to value: the dice before, one more die each time. */
static weight duel_ways(const struct throw *t, int dice, int value)
{
	weight ways = 0;

	if (dice == 0)
		return value == 0;
	for (int face = 1; face <= t->sides && face <= value; face++)
		ways += duel_ways(t, dice - 1, value - face);
	return ways;
}

/* "Again while they tie" lasts as long as it must: what ends it is any pair of sums that do not,
 * each as likely among them as it was among all. */
static int duel(const struct throw *t, struct fan *f, struct err *e)
{
	int each = throw_duellists(t), highest = each * t->sides, n = 0;
	long long span = highest - each + 1LL, apart = t->target < 0 ? -t->target : t->target;
	long long ties = span > apart ? span - apart : 0;

	if (each > 3)
		return err_set(e, ERR_LIMIT, "a duel has at most 3 dice a side");
	if (fan_open(f, span * span - ties, e))
		return -1;
	f->total = 0;
	for (int first = each; first <= highest; first++)
		for (int second = each; second <= highest; second++) {
			if (first + t->target == second)
				continue;
			f->value[n] = first * THROW_DUEL + second;
			f->count[n] = duel_ways(t, each, first) * duel_ways(t, each, second);
			f->total += f->count[n++];
		}
	f->n = n;
	f->bits = fan_bits(f->total);
	for (int i = 0; i < n; i++)
		f->p[i] = weight_ratio(f->count[i], f->total);
	return 0;
}

static int in_order(const struct throw *t, struct fan *f, struct err *e)
{
	long long ways = 1;

	for (int i = 0; i < t->n; i++)
		ways *= t->sides;
	if (fan_open(f, ways, e))
		return -1;
	for (int i = 0; i < f->n; i++) {
		int value = 0;

		for (int die = 0, rest = i; die < t->n; die++, rest /= t->sides)
			value += (rest % t->sides + 1) << (10 * die);
		f->value[i] = value;
	}
	return 0;
}

static int faces_that_hit(const struct throw *t)
{
	int hits = 0;

	for (int face = 1; face <= t->sides; face++)
		hits += t->read == READ_ALL ? face >= t->target : throw_hits(t, face);
	return hits;
}

/* All, or not: the first and last cells of the count, the others gathered into "not". */
static int all(const struct throw *t, struct dist *d, struct err *e)
{
	struct dist hits;

	if (dist_hits(&hits, t->n, (weight)faces_that_hit(t), (weight)t->sides, e))
		return -1;
	if (dist_open(d, 0, 2, hits.exact, hits.total, e)) {
		dist_free(&hits);
		return -1;
	}
	for (int i = 0; i <= t->n; i++) {
		if (d->exact)
			d->count[i == t->n] += hits.count[i];
		else
			d->p[i == t->n] += hits.p[i];
	}
	dist_free(&hits);
	dist_settle(d);
	return 0;
}

static int alike(const struct throw *t, struct dist *d, struct err *e)
{
	weight total, sides = (weight)t->sides;
	bool exact = weight_power((unsigned)t->sides, t->n, &total);
	double each = pow(t->sides, -t->n);

	if (t->n == 0)
		return dist_constant(d, 0, e);
	if (dist_open(d, 0, t->sides + 1, exact, total, e))
		return -1;
	for (int face = 1; face <= t->sides; face++) {
		if (exact)
			d->count[face] = 1;
		else
			d->p[face] = each;
	}
	if (exact)
		d->count[0] = total - sides;
	else
		d->p[0] = 1 - t->sides * each;
	dist_settle(d);
	return 0;
}

static int kept(const struct throw *t, struct dist *d, struct err *e)
{
	struct dist die;
	struct pool pool = {
		.die = &die, .n = t->n, .keep = t->keep, .highest = t->read == READ_HIGHEST
	};
	int failed;

	if (dist_dice(&die, 1, t->sides, e))
		return -1;
	failed = dist_keep(d, &pool, e);
	dist_free(&die);
	return failed;
}

/* A die and sides + 1 less that die are equally likely, so the other side's dice are added too. */
static int margin(const struct throw *t, struct dist *d, struct err *e)
{
	if (dist_dice(d, t->n + t->versus, t->sides, e))
		return -1;
	d->lo -= t->versus * (t->sides + 1);
	return 0;
}

static int reading(const struct throw *t, struct dist *d, struct err *e)
{
	switch (t->read) {
	case READ_SUM:
		return dist_dice(d, t->n, t->sides, e);
	case READ_COUNT:
		return dist_hits(d, t->n, (weight)faces_that_hit(t), (weight)t->sides, e);
	case READ_ALL:
		return all(t, d, e);
	case READ_DOUBLE:
		return alike(t, d, e);
	case READ_HIGHEST:
	case READ_LOWEST:
		return kept(t, d, e);
	case READ_REROLL:
		return dist_reroll(d, t->n, t->sides, t->target, e);
	case READ_MARGIN:
		return margin(t, d, e);
	case READ_PAIRS:
		return dist_pairs(d, t->n, t->sides, t->versus, t->sides, e);
	case READ_DUEL:
	case READ_FACES:
		break;
	}
	return err_set(e, ERR_BUG, "a reading without a distribution");
}

/* An error says which throw it is about. */
static int name_error(const struct throw *t, const struct err *from, struct err *e)
{
	char dice[80];

	return err_set(e, from->code, "%s: %s: %s", t->label ? t->label : "a throw",
		       throw_notation(t, dice, sizeof dice), from->message);
}

static int band_of(const struct throw *t, int value)
{
	int band = 0;

	while (band < t->n_cuts && value >= t->cut[band])
		band++;
	return band;
}

/* Results of one band become its lowest. */
void fan_cut(struct fan *f, const struct throw *t)
{
	int n = 0;

	for (int i = 0; t->n_cuts && i < f->n; i++) {
		if (n && band_of(t, f->value[i]) == band_of(t, f->value[n - 1])) {
			f->p[n - 1] += f->p[i];
			if (f->exact)
				f->count[n - 1] += f->count[i];
			continue;
		}
		f->value[n] = f->value[i];
		f->p[n] = f->p[i];
		if (f->exact)
			f->count[n] = f->count[i];
		n++;
	}
	if (t->n_cuts)
		f->n = n;
}

int throw_fan(const struct throw *t, struct fan *f, struct err *e)
{
	struct dist d;
	struct err why = { 0 };
	int failed;

	memset(f, 0, sizeof *f);
	if (throw_check(t, e))
		return -1;
	if (t->read == READ_DUEL)
		failed = duel(t, f, &why);
	else if (t->read == READ_FACES)
		failed = in_order(t, f, &why);
	else
		failed = reading(t, &d, &why) || fan_take(f, &d, &why);
	if (failed)
		return name_error(t, &why, e);
	fan_cut(f, t);
	return 0;
}
