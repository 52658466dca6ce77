/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_throw.c -- every reading's fan against all the ways its dice fall, and known distributions. */
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

/* ---- known numbers ---- */

static weight at_least(const struct fan *f, int value)
{
	weight sum = 0;

	for (int i = 0; i < f->n; i++)
		if (f->value[i] >= value)
			sum += f->count[i];
	return sum;
}

static const struct known_row {
	int line;
	struct throw t;
	int value; /* at least this */
	unsigned long num, den;
} known[] = {
	/* by counting pairs */
	{ ROW, { .n = 2, .sides = 6 }, 8, 15, 36 },
	/* of 1296: 4d6 keep 3 at 18: 21 ways (4 places for the odd die * 5, and all sixes) */
	{ ROW, { .n = 4, .sides = 6, .read = READ_HIGHEST, .keep = 3 }, 18, 21, 1296 },
	/* 12 dice at even chances: 4096 - 1 - 12 - 66 - 220 - 495 - 792 reach 6 */
	{ ROW, { .n = 12, .sides = 6, .read = READ_COUNT, .target = 4 }, 6, 2510, 4096 },
	/* by listing: 60 of 216 stand at 9+, and 53 more come of the other 156 */
	{ ROW, { .n = 2, .sides = 6, .read = READ_REROLL, .target = 9 }, 9, 113, 216 },
	/* the published Risk table, three dice on two: 2890 + 2611 + 2275 = 7776 */
	{ ROW, { .n = 3, .sides = 6, .read = READ_PAIRS, .versus = 2 }, 2, 2890, 7776 },
	{ ROW, { .n = 3, .sides = 6, .read = READ_PAIRS, .versus = 2 }, 1, 5501, 7776 },
	{ ROW, { .n = 2, .sides = 6, .read = READ_ALL, .target = 4 }, 1, 9, 36 },
	{ ROW, { .n = 1, .sides = 6, .read = READ_MARGIN, .versus = 1 }, 1, 15, 36 },
	{ ROW, { .n = 2, .sides = 6, .read = READ_DOUBLE }, 1, 6, 36 },
};

static void t_known(void)
{
	for (size_t i = 0; i < COUNT(known); i++) {
		const struct known_row *k = &known[i];
		struct fan f = { 0 };
		struct err e = { 0 };

		t_check(throw_fan(&k->t, &f, &e) == 0, k->line, "%s", e.message);
		t_check(at_least(&f, k->value) * k->den == k->num * f.total, k->line, "at least %d",
			k->value);
		fan_free(&f);
	}
}

/* ---- past 128 bits, and the limits ---- */

static double mean(const struct fan *f)
{
	double sum = 0;

	for (int i = 0; i < f->n; i++)
		sum += f->p[i] * f->value[i];
	return sum;
}

static const struct big_row {
	int line;
	struct throw t;
	double mean; /* by the formula named */
	double near;
} big[] = {
	{ ROW, { .n = 100, .sides = 6 }, 350, 1e-9 },       /* n (s + 1) / 2 */
	{ ROW, { .n = 1000, .sides = 6 }, 3500, 1e-8 },     /* the same */
	{ ROW, { .n = 99, .sides = 1000 }, 49549.5, 1e-6 }, /* the same */
	{ ROW,
	  { .n = 1000, .sides = 6, .read = READ_COUNT, .target = 5 },
	  1000 / 3.0,
	  1e-9 }, /* np */
	{ ROW, { .n = 200, .sides = 6, .versus = 300, .read = READ_MARGIN }, -350, 1e-8 },
	/* 21 - sum of (k/20)^n over k = 0..20, here with n = 200 */
	{ ROW, { .n = 200, .sides = 20, .keep = 1, .read = READ_HIGHEST }, 19.999964946628, 1e-10 },
	/* of 100d6 keeping 100 is the sum, and highest 60 and lowest 40 together are, too */
	{ ROW, { .n = 100, .sides = 6, .keep = 100, .read = READ_HIGHEST }, 350, 1e-9 },
	/* 200 against 1: the best of 200d6 is a 6 but for 1e-16, and beats 5 of 6 */
	{ ROW, { .n = 200, .versus = 1, .sides = 6, .read = READ_PAIRS }, 5 / 6.0, 1e-9 },
};

static void t_big(void)
{
	for (size_t i = 0; i < COUNT(big); i++) {
		struct fan f = { 0 };
		struct err e = { 0 };
		double sum = 0;

		t_check(throw_fan(&big[i].t, &f, &e) == 0, big[i].line, "%s", e.message);
		t_check(!f.exact && !f.count, big[i].line, "said to be exact");
		for (int k = 0; k < f.n; k++)
			sum += f.p[k];
		t_check(fabs(sum - 1) < 1e-12, big[i].line, "sums to %.17g", sum);
		t_check(fabs(mean(&f) - big[i].mean) < big[i].near, big[i].line, "mean %.12f",
			mean(&f));
		fan_free(&f);
	}
}

static double chance_of(const struct fan *f, int value)
{
	for (int i = 0; i < f->n; i++)
		if (f->value[i] == value)
			return f->p[i];
	return 0;
}

/* One more die than 128 bits hold, against the exact one with that die conditioned on: the chance
 * of n + 1 dice is the mean over the last die of the chance of n. */
static void t_either_side_of_the_limit(void)
{
	struct throw t = { .n = 49, .sides = 6 }, more = { .n = 50, .sides = 6 };
	struct fan exact = { 0 }, wide = { 0 };
	struct err e = { 0 };

	CU_ASSERT_FATAL(throw_fan(&t, &exact, &e) == 0 && throw_fan(&more, &wide, &e) == 0);
	CU_ASSERT(exact.exact && !wide.exact);
	for (int value = 50; value <= 300; value++) {
		double p = 0;

		for (int face = 1; face <= 6; face++)
			p += chance_of(&exact, value - face) / 6;
		t_check(fabs(chance_of(&wide, value) / p - 1) < 1e-11, __LINE__, "50d6 at %d: %g",
			value, chance_of(&wide, value) / p - 1);
	}
	fan_free(&exact);
	fan_free(&wide);
}

/* Exact and double code of the same pool: 7d6 keeps 3 exactly, 60d6 keeps 60 - 3 and so on. */
static void t_keep_adds_up(void)
{
	for (int keep = 0; keep <= 60; keep += 5) {
		struct throw high = { .n = 60, .sides = 6, .keep = keep, .read = READ_HIGHEST };
		struct throw low = { .n = 60, .sides = 6, .keep = 60 - keep, .read = READ_LOWEST };
		struct fan a = { 0 }, b = { 0 };
		struct err e = { 0 };

		CU_ASSERT(throw_fan(&high, &a, &e) == 0 && throw_fan(&low, &b, &e) == 0);
		t_check(fabs(mean(&a) + mean(&b) - 210) < 1e-9, __LINE__, "highest %d: %.12f", keep,
			mean(&a) + mean(&b));
		fan_free(&a);
		fan_free(&b);
	}
}

static const struct bad_row {
	int line;
	struct throw t;
	enum err_code code;
	const char *says;
} bad[] = {
	{ ROW, { .n = 1001, .sides = 6 }, ERR_LIMIT, "1001 dice; the limit is 1000" },
	{ ROW, { .n = 999, .versus = 2, .sides = 6, .read = READ_MARGIN }, ERR_LIMIT, "1001 dice" },
	{ ROW,
	  { .n = 2147483647, .versus = 2147483647, .sides = 6, .read = READ_PAIRS },
	  ERR_LIMIT,
	  "4294967294 dice" },
	{ ROW, { .n = -1, .sides = 6 }, ERR_USAGE, "-1 dice" },
	{ ROW, { .n = 1, .sides = 0 }, ERR_USAGE, "a die of 0 sides" },
	{ ROW, { .n = 1, .sides = 1001 }, ERR_LIMIT, "1 to 1000" },
	{ ROW, { .n = 4, .sides = 6, .read = READ_FACES }, ERR_LIMIT, "the limit is 3" },
	{ ROW, { .n = 1, .versus = 1, .sides = 1, .read = READ_DUEL }, ERR_USAGE, "for ever" },
	{ ROW, { .n = 1000, .sides = 1000 }, ERR_LIMIT, "1000d1000: the exact odds have 999001" },
	{ ROW, { .n = 1000, .sides = 100, .keep = 500, .read = READ_HIGHEST }, ERR_LIMIT, "steps" },
	{ ROW, { .n = 500, .versus = 500, .sides = 6, .read = READ_PAIRS }, ERR_LIMIT, "steps" },
	{ ROW, { .n = 1, .versus = 1, .sides = 1000, .read = READ_DUEL }, ERR_LIMIT, "999000" },
};

static void t_bad(void)
{
	for (size_t i = 0; i < COUNT(bad); i++) {
		struct throw t = bad[i].t;
		struct fan f = { 0 };
		struct err e = { 0 };

		t.label = "Fire";
		t_check(throw_fan(&t, &f, &e) == -1 && e.code == bad[i].code, bad[i].line,
			"code %d: %s", e.code, e.message);
		t_check(strstr(e.message, bad[i].says) && strstr(e.message, "Fire"), bad[i].line,
			"says %s", e.message);
		t_check(!f.value && !f.p && !f.count, bad[i].line, "left something behind");
	}
}

static const struct written_row {
	int line;
	struct throw t;
	const char *text;
} written[] = {
	{ ROW, { .n = 2, .sides = 6 }, "2d6" },
	{ ROW, { .n = 1, .versus = 1, .sides = 6, .read = READ_DUEL }, "1d6 v 1d6" },
	{ ROW, { .n = 4, .sides = 6, .read = READ_COUNT, .target = 4 }, "4d6 at 4+" },
	{ ROW, { .n = 4, .sides = 6, .read = READ_COUNT, .target = 8, .always = 1 }, "4d6 at 6+" },
	{ ROW, { .n = 4, .sides = 6, .read = READ_HIGHEST, .keep = 3 }, "highest 3 of 4d6" },
	{ ROW, { .n = 3, .versus = 2, .sides = 6, .read = READ_PAIRS }, "3d6 v 2d6" },
};

static void t_written(void)
{
	for (size_t i = 0; i < COUNT(written); i++) {
		char buf[80], tiny[4];

		throw_notation(&written[i].t, buf, sizeof buf);
		t_check(!strcmp(buf, written[i].text), written[i].line, "%s", buf);
		throw_notation(&written[i].t, tiny, sizeof tiny);
		t_check(!strncmp(tiny, written[i].text, 3) && strlen(tiny) == 3, written[i].line,
			"%s", tiny);
	}
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
		{ "known numbers", t_known },
		{ "past 128 bits", t_big },
		{ "either side of 128 bits", t_either_side_of_the_limit },
		{ "highest and lowest add up", t_keep_adds_up },
		{ "limits", t_bad },
		{ "as written", t_written },
	};

	return t_main("throw", tests, COUNT(tests));
}
