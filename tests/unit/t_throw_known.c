/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_throw_known.c -- fans against known numbers, past 128 bits, and at the limits. */
#include "check.h"

#include "chance/throw.h"

#include <math.h>
#include <string.h>

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
	{ ROW,
	  { .n = 61, .versus = 80, .sides = 2, .read = READ_PAIRS },
	  ERR_LIMIT,
	  "60 and 60 can be paired" },
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
		{ "known numbers", t_known },
		{ "past 128 bits", t_big },
		{ "either side of 128 bits", t_either_side_of_the_limit },
		{ "highest and lowest add up", t_keep_adds_up },
		{ "limits", t_bad },
		{ "as written", t_written },
	};

	return t_main("throw, known", tests, COUNT(tests));
}
