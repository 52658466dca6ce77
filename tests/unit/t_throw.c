/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_throw.c -- every reading's fan against all the ways its dice fall. */
#include "check.h"

#include "chance/throw.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- the slow way: every face of every die, read by throw_read() ---- */

enum { FACES_MAX = 16, SEEN_MAX = 8192 };

struct seen {
	int n, value[SEEN_MAX];
	weight count[SEEN_MAX], total;
};

static void see(struct seen *s, int value, weight ways)
{
	int at = 0;

	while (at < s->n && s->value[at] < value)
		at++;
	if (at == s->n || s->value[at] != value) {
		memmove(s->value + at + 1, s->value + at, (size_t)(s->n - at) * sizeof(int));
		memmove(s->count + at + 1, s->count + at, (size_t)(s->n - at) * sizeof(weight));
		s->value[at] = value;
		s->count[at] = 0;
		s->n++;
	}
	s->count[at] += ways;
	s->total += ways;
}

/* Dice thrown again are one more level; a throw that stands counts for all that they might have
 * shown.  A duel that is not over in its first pair is left to the other first pairs. */
static void fall(const struct throw *t, int *faces, int n, int levels, struct seen *s)
{
	int dice = throw_dice(t);

	if (n >= dice && throw_again(t, faces, n) == 0) {
		weight ways = 1, sides = (weight)t->sides;

		for (int i = n; i < levels; i++)
			ways *= sides;
		see(s, throw_read(t, faces, n), ways);
		return;
	}
	if (t->read == READ_DUEL && n == dice)
		return;
	for (int face = 1; face <= t->sides; face++) {
		faces[n] = face;
		fall(t, faces, n + 1, levels, s);
	}
}

static int levels_of(const struct throw *t)
{
	return throw_dice(t) + (t->read == READ_REROLL && t->n > 0);
}

static void same(const struct throw *t, const struct fan *f, const struct seen *s, int line)
{
	char dice[80];
	weight sum = 0;

	throw_notation(t, dice, sizeof dice);
	t_check(f->exact && f->n == s->n, line, "%s: %d results, not %d", dice, f->n, s->n);
	for (int i = 0; i < f->n && i < s->n; i++) {
		t_check(f->value[i] == s->value[i], line, "%s: result %d, not %d", dice,
			f->value[i], s->value[i]);
		t_check(f->count[i] > 0 && f->count[i] * s->total == s->count[i] * f->total, line,
			"%s: chance of %d", dice, f->value[i]);
		t_check(fabs(f->p[i] - (double)s->count[i] / (double)s->total) < 1e-15, line,
			"%s: p of %d", dice, f->value[i]);
		sum += f->count[i];
	}
	t_check(sum == f->total, line, "%s: counts do not sum to the total", dice);
	t_check(f->bits >= log2((double)f->total) * 256 - 1e-6 &&
			f->bits < log2((double)f->total) * 256 + 1,
		line, "%s: %d bits", dice, f->bits);
}

static void compare(const struct throw *t, const int *known, int n_known, int line)
{
	static struct seen s;
	int faces[FACES_MAX];
	struct fan f = { 0 };
	struct err e = { 0 };
	int rc;

	s.n = 0;
	s.total = 0;
	for (int i = 0; i < n_known; i++)
		faces[i] = known[i];
	fall(t, faces, n_known, levels_of(t), &s);
	rc = n_known ? throw_fan_given(t, known, n_known, &f, &e) : throw_fan(t, &f, &e);
	if (t_check(rc == 0, line, "%s", e.message))
		same(t, &f, &s, line);
	fan_free(&f);
}

/* Sizes that are walked in a moment. */
static bool small(const struct throw *t)
{
	return pow(t->sides, levels_of(t)) <= 4096;
}

static void every_fan(enum reading read, int from, int to)
{
	for (int sides = 1; sides <= 6; sides++)
		for (int n = 0; n <= 6; n++)
			for (int way = from; way <= to; way++) {
				struct throw t = { .label = "Test",
						   .n = n,
						   .sides = sides,
						   .read = read,
						   .target = way,
						   .keep = way,
						   .versus = way };

				if (small(&t))
					compare(&t, NULL, 0, __LINE__);
			}
}

static void t_sum(void)
{
	every_fan(READ_SUM, 0, 0);
}

static void t_count(void)
{
	every_fan(READ_COUNT, -1, 8);
	for (int always = 0; always <= 7; always++)
		for (int target = 1; target <= 9; target++) {
			struct throw t = { .n = 3,
					   .sides = 6,
					   .read = READ_COUNT,
					   .target = target,
					   .always = always };

			compare(&t, NULL, 0, __LINE__);
		}
}

static void t_all(void)
{
	every_fan(READ_ALL, -1, 8);
}

static void t_double(void)
{
	every_fan(READ_DOUBLE, 0, 0);
}

static void t_keep(void)
{
	every_fan(READ_HIGHEST, -1, 7);
	every_fan(READ_LOWEST, -1, 7);
}

static void t_reroll(void)
{
	every_fan(READ_REROLL, -1, 37);
}

static void t_margin(void)
{
	every_fan(READ_MARGIN, 0, 4);
}

static void t_pairs(void)
{
	every_fan(READ_PAIRS, 0, 4);
}

static void t_faces(void)
{
	for (int sides = 1; sides <= 9; sides++)
		for (int n = 0; n <= 3; n++) {
			struct throw t = { .n = n, .sides = sides, .read = READ_FACES };

			compare(&t, NULL, 0, __LINE__);
		}
}

static void t_duel(void)
{
	for (int sides = 2; sides <= 12; sides++) {
		struct throw t = { .n = 1, .versus = 1, .sides = sides, .read = READ_DUEL };

		compare(&t, NULL, 0, __LINE__);
	}
}

/* ---- once some dice are on the table ---- */

static void every_given(enum reading read, int way)
{
	static const int shown[] = { 2, 3, 1, 3, 3, 2, 1, 1 };
	struct throw t = { .label = "Test",
			   .n = 3,
			   .sides = 3,
			   .read = read,
			   .target = way,
			   .always = 1,
			   .keep = way,
			   .versus = 2 };

	for (int known = 1; known <= throw_dice(&t); known++)
		for (int from = 0; from < 3; from++)
			compare(&t, shown + from, known, __LINE__);
}

static void t_given(void)
{
	static const enum reading read[] = { READ_SUM,     READ_COUNT,  READ_ALL,    READ_DOUBLE,
					     READ_HIGHEST, READ_LOWEST, READ_REROLL, READ_MARGIN,
					     READ_PAIRS,   READ_FACES };

	for (size_t i = 0; i < COUNT(read); i++)
		for (int way = 0; way <= 9; way++)
			every_given(read[i], way);
}

/* A die of 1 first: against 2 to 6 it is over, against 1 it begins anew. Of 180 = 6 * 6 * 5: each
 * pair from 1 has 30 + 1, each other pair 1. */
static void t_given_duel(void)
{
	struct throw t = { .n = 1, .versus = 1, .sides = 6, .read = READ_DUEL };
	static const int faces[] = { 3, 3, 1 };
	static const int over[] = { 3, 5 };
	struct fan f = { 0 };
	struct err e = { 0 };

	CU_ASSERT(throw_fan_given(&t, faces, 3, &f, &e) == 0);
	CU_ASSERT(f.n == 30 && f.total == 180);
	for (int i = 0; i < f.n; i++)
		CU_ASSERT(f.count[i] == (f.value[i] / THROW_DUEL == 1 ? 31U : 1U));
	fan_free(&f);
	CU_ASSERT(throw_fan_given(&t, faces, 2, &f, &e) == 0);
	CU_ASSERT(f.n == 30 && f.total == 30);
	fan_free(&f);
	CU_ASSERT(throw_fan_given(&t, over, 2, &f, &e) == 0);
	CU_ASSERT(f.n == 1 && f.value[0] == 3 * THROW_DUEL + 5);
	fan_free(&f);
}

/* The lowest of 1 and 4 is thrown once more: 4 and anything. */
static void t_given_again(void)
{
	struct throw t = { .n = 2, .sides = 6, .read = READ_REROLL, .target = 9 };
	static const int faces[] = { 1, 4, 6 };
	struct fan f = { 0 };
	struct err e = { 0 };

	CU_ASSERT(throw_fan_given(&t, faces, 2, &f, &e) == 0);
	CU_ASSERT(f.n == 6 && f.value[0] == 5 && f.value[5] == 10);
	fan_free(&f);
	CU_ASSERT(throw_fan_given(&t, faces, 3, &f, &e) == 0);
	CU_ASSERT(f.n == 1 && f.value[0] == 10);
	fan_free(&f);
	CU_ASSERT(throw_fan_given(&t, faces, 4, &f, &e) < 0 && e.code == ERR_DICE);
}

/* 2d6 read no finer than under 5, 5 to 8, 9 and more: 6, 20 and 10 of 36, each by its lowest. */
static void t_cuts(void)
{
	struct throw t = { .n = 2, .sides = 6, .n_cuts = 2, .cut = { 5, 9 } };
	static const int first[] = { 6 };
	struct fan f = { 0 };
	struct err e = { 0 };

	CU_ASSERT(throw_fan(&t, &f, &e) == 0 && f.n == 3 && f.total == 36);
	CU_ASSERT(f.value[0] == 2 && f.value[1] == 5 && f.value[2] == 9);
	CU_ASSERT(f.count[0] == 6 && f.count[1] == 20 && f.count[2] == 10);
	fan_free(&f);
	CU_ASSERT(throw_fan_given(&t, first, 1, &f, &e) == 0 && f.n == 2);
	CU_ASSERT(f.value[0] == 7 && f.count[0] == 2 && f.value[1] == 9 && f.count[1] == 4);
	fan_free(&f);
}

/* The first side has +1: the five pairs in which the second shows one more tie, and of the 31 that
 * end it 21 are the first side's and 10 the second's. */
static void t_duel_handicap(void)
{
	struct throw t = { .n = 1, .sides = 6, .read = READ_DUEL, .target = 1 };
	static const int tie[] = { 3, 4 }, one[] = { 6 };
	struct fan f = { 0 };
	struct err e = { 0 };
	weight first = 0;

	CU_ASSERT(throw_fan(&t, &f, &e) == 0 && f.n == 31 && f.total == 31);
	for (int i = 0; i < f.n; i++)
		first += f.value[i] / THROW_DUEL + 1 > f.value[i] % THROW_DUEL ? f.count[i] : 0;
	CU_ASSERT(first == 21);
	fan_free(&f);
	CU_ASSERT(throw_again(&t, tie, 2) == 2);
	CU_ASSERT(throw_fan_given(&t, one, 1, &f, &e) == 0 && f.n == 6); /* nothing ties with a 6 */
	fan_free(&f);
	t.target = 0;
	t.keep = 2; /* 2d6 a side: 146 of 1296 tie, the sum of the squares of 1 to 6 to 1 */
	CU_ASSERT(throw_fan(&t, &f, &e) == 0 && f.total == 1150 && throw_dice(&t) == 4);
	fan_free(&f);
}

int main(void)
{
	static const struct t_test tests[] = {
		{ "sums", t_sum },
		{ "counts", t_count },
		{ "all at least", t_all },
		{ "doubles", t_double },
		{ "highest and lowest", t_keep },
		{ "lowest again", t_reroll },
		{ "margins", t_margin },
		{ "sorted pairs", t_pairs },
		{ "faces in order", t_faces },
		{ "duels", t_duel },
		{ "some dice shown", t_given },
		{ "some dice of a duel shown", t_given_duel },
		{ "dice of a second throw shown", t_given_again },
		{ "cuts", t_cuts },
		{ "duels with a handicap", t_duel_handicap },
	};

	return t_main("throw", tests, COUNT(tests));
}
