/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_public_answers.c -- questions that public tools and pages answered wrongly, each with the right
 * answer, and what other dice programs were seen to do wrong. */
#include "check.h"

#include "chance/notation.h"
#include "chance/throw.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- exact chances ---- */

/* The counts of every result from lo, out of total; the origin says who had it wrong. */
static const struct table_row {
	int line;
	const char *text;
	int lo;
	unsigned long count[20], total;
} tables[] = {
	/* sorted pairs, ties to the second side: a page timed out */
	{ ROW, "4d6 pairs 4d6", 0, { 579733, 381672, 317436, 254040, 146735 }, 1679616 },
	/* five dice at 1 in 6: one die at 5 in 6 was used; binomial, 5^(5-k) times 5 over k */
	{ ROW, "5d6>=6", 0, { 3125, 3125, 1250, 250, 25, 1 }, 7776 },
	/* two dice, every sum */
	{ ROW, "2d6", 2, { 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 }, 36 },
	/* a d6 from 100 slots and a d20 by modulo were uneven */
	{ ROW, "d6", 1, { 1, 1, 1, 1, 1, 1 }, 6 },
	{ ROW, "d20", 1, { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, 20 },
	/* negative faces: a program lost mass and summed to 0.296; 3^2 ways by hand */
	{ ROW, "2dF", -2, { 1, 2, 3, 2, 1 }, 9 },
	{ ROW, "-2d3", -6, { 1, 2, 3, 2, 1 }, 9 },
	{ ROW, "d3-d3", -2, { 1, 2, 3, 2, 1 }, 9 },
	/* a pool of which every die is dropped was summed whole */
	{ ROW, "4d6dl4", 0, { 1 }, 1 },
	{ ROW, "4d6dh9", 0, { 1 }, 1 },
	{ ROW, "0d6", 0, { 1 }, 1 },
	/* modifiers as people type them */
	{ ROW, "+10", 10, { 1 }, 1 },
	{ ROW, "10", 10, { 1 }, 1 },
	{ ROW, "- 10", -10, { 1 }, 1 },
	{ ROW, "d2+10", 11, { 1, 1 }, 2 },
	{ ROW, "d2 - 10", -9, { 1, 1 }, 2 },
	{ ROW, "d2+ +10", 11, { 1, 1 }, 2 },
	{ ROW,
	  "d2\xE2\x88\x92"
	  "10",
	  -9,
	  { 1, 1 },
	  2 },
	/* a die of one face that explodes ran for ever */
	{ ROW, "d1!", 1, { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 }, 1 },
};

static bool ask(const char *text, struct dist *d, int line)
{
	struct err e = { 0 };
	struct notation *n = notation_parse(text, &e);
	bool ok = n && notation_odds(n, d, &e) == 0;

	notation_free(n);
	return t_check(ok, line, "%s: %s", text, e.message);
}

/* d at value, as a multiple of 1 / total. */
static weight out_of(const struct dist *d, int value, weight total)
{
	if (value < d->lo || value >= d->lo + d->n)
		return 0;
	return d->count[value - d->lo] * total / d->total;
}

static void t_tables(void)
{
	for (size_t i = 0; i < COUNT(tables); i++) {
		const struct table_row *r = &tables[i];
		weight sum = 0, rows = 0;
		struct dist d = { 0 };

		if (!ask(r->text, &d, r->line))
			continue;
		for (int k = 0; k < 20; k++) {
			weight got = out_of(&d, r->lo + k, r->total);

			t_check(got == r->count[k], r->line, "%s at %d: %lu of %lu", r->text,
				r->lo + k, (unsigned long)got, r->total);
			sum += r->count[k];
		}
		for (int k = 0; k < d.n; k++)
			rows += d.count[k];
		t_check(sum == r->total && rows == d.total, r->line, "rows do not sum to all");
		dist_free(&d);
	}
}

/* ---- thresholds ---- */

static const struct least_row {
	int line;
	const char *text;
	int least;
	unsigned long num, den;
} leasts[] = {
	/* a fixed table had 91.6, 41.6, 27.7 and 16.6 percent */
	{ ROW, "2d6", 4, 33, 36 },
	{ ROW, "2d6", 8, 15, 36 },
	{ ROW, "2d6", 9, 10, 36 },
	{ ROW, "2d6", 10, 6, 36 },
	/* an article counted 13 ways for 6 or 7: the ways to 6+ less those to 8+ are 26 - 15 */
	{ ROW, "2d6", 6, 26, 36 },
	/* 4 against 2 with a d6 each: a page gave the lower side no chance; it wins when its die is
	 * higher by 3, 4 or 5: 3 + 2 + 1 ways, and draws in 4 more */
	{ ROW, "d6+2 vs d6+4", 1, 6, 36 },
	{ ROW, "d6+2 vs d6+4", 0, 10, 36 },
	/* command 9, two dice: three moves at 6 or less, two at 7, one at 8 or 9; a page's rows
	 * summed to 32 of 36.  15, 6 and 9 ways, and 6 without a move */
	{ ROW, "9-2d6", 3, 15, 36 },
	{ ROW, "9-2d6", 2, 15 + 6, 36 },
	{ ROW, "9-2d6", 0, 15 + 6 + 9, 36 },
	{ ROW, "9-2d6", -3, 36, 36 },
};

static void t_leasts(void)
{
	for (size_t i = 0; i < COUNT(leasts); i++) {
		const struct least_row *r = &leasts[i];
		weight sum = 0;
		struct dist d = { 0 };

		if (!ask(r->text, &d, r->line))
			continue;
		for (int k = 0; k < d.n; k++)
			if (d.lo + k >= r->least)
				sum += d.count[k];
		t_check(sum * r->den == r->num * d.total, r->line, "%s at %d+: %lu of %lu", r->text,
			r->least, (unsigned long)sum, (unsigned long)d.total);
		t_check(fabs(dist_at_least(&d, r->least) - (double)r->num / (double)r->den) < 1e-15,
			r->line, "%s at %d+: %.17g", r->text, r->least,
			dist_at_least(&d, r->least));
		dist_free(&d);
	}
}

/* Two dice that need 9+, the lower thrown once more: a page had 38.9 percent. */
static void t_reroll(void)
{
	struct throw t = { .n = 2, .sides = 6, .read = READ_REROLL, .target = 9 };
	struct fan f = { 0 };
	struct err e = { 0 };
	weight sum = 0;

	CU_ASSERT_FATAL(throw_fan(&t, &f, &e) == 0);
	for (int i = 0; i < f.n; i++)
		sum += f.value[i] >= 9 ? f.count[i] : 0;
	CU_ASSERT(sum * 216 == f.total * 113);
	fan_free(&f);
}

/* ---- means ---- */

static const struct mean_row {
	int line;
	const char *text;
	double mean, near;
} means[] = {
	/* an average of the two ends gave 10.5; 15869 / 1296 */
	{ ROW, "4d6kh3", 12.2445987654, 1e-9 },
	/* a page timed out; 21 less the sum of (k / 20)^20 */
	{ ROW, "20d20kh1", 19.4655, 5e-5 },
	/* by the chances that 1, 2 and 3 dice reach each face, added up */
	{ ROW, "20d6kh3", 17.4934127902, 1e-9 },
	/* 36 of 501 cells were dropped; n (s + 1) / 2 */
	{ ROW, "100d6", 350, 1e-9 },
};

static void t_means(void)
{
	for (size_t i = 0; i < COUNT(means); i++) {
		struct dist d = { 0 };

		if (!ask(means[i].text, &d, means[i].line))
			continue;
		t_check(fabs(dist_mean(&d) - means[i].mean) < means[i].near, means[i].line,
			"%s: %.10f", means[i].text, dist_mean(&d));
		dist_free(&d);
	}
}

/* All 501 sums of 100d6 are there, to the all-ones of 6^-100, and mirror each other. */
static void t_hundred(void)
{
	struct dist d = { 0 };

	if (!ask("100d6", &d, __LINE__))
		return;
	CU_ASSERT(d.lo == 100 && d.n == 501);
	CU_ASSERT(fabs(d.p[0] * pow(6, 100) - 1) < 1e-9);
	CU_ASSERT(fabs(d.p[1] * pow(6, 100) / 100 - 1) < 1e-9);
	for (int i = 0; i < d.n; i++)
		t_check(d.p[i] > 0 && d.p[i] == d.p[d.n - 1 - i], __LINE__, "at %d", i + 100);
	dist_free(&d);
}

/* ---- the same dice, written in either order ---- */

static const struct order_row {
	int line;
	const char *one, *other;
} orders[] = {
	{ ROW, "6d6!>=5", "6d6>=5!" },
	{ ROW, "3d6r1!>=5", "3d6>=5!r1" },
	{ ROW, "4d6!kh2", "4d6kh2!" },
	{ ROW, "4d6kh3>=5", "4d6>=5kh3" },
};

static void t_orders(void)
{
	for (size_t i = 0; i < COUNT(orders); i++) {
		const struct order_row *r = &orders[i];
		struct err e = { 0 };
		struct notation *a = notation_parse(r->one, &e);
		struct notation *b = notation_parse(r->other, &e);

		if (t_check(a && b, r->line, "%s", e.message)) {
			t_check(!strcmp(notation_text(a), notation_text(b)), r->line, "%s",
				notation_text(b));
			t_check(strstr(notation_policy(b), "However it is written") != NULL,
				r->line, "the order is not said: %s", notation_policy(b));
		}
		notation_free(a);
		notation_free(b);
	}
}

/* ---- refused, with the limit ---- */

static const struct refused_row {
	int line;
	const char *text, *says;
} refused[] = {
	/* rolled as one die elsewhere */
	{ ROW, "65537d6", "65537 dice; the limit is 1000" },
	/* never came back elsewhere */
	{ ROW, "999999999999d6", "999999999999 dice; the limit is 1000" },
	{ ROW, "99999999999999999999999999d6", "at least 1000000000000 dice; the limit is 1000" },
	{ ROW, "d4294967302", "4294967302 sides; the limit is 1000" },
	{ ROW, "1000d1000*2", "the limit is 1000000" },
};

static void t_refused(void)
{
	for (size_t i = 0; i < COUNT(refused); i++) {
		struct err e = { 0 };
		struct notation *n = notation_parse(refused[i].text, &e);

		t_check(!n && e.code == ERR_LIMIT, refused[i].line, "%s was taken",
			refused[i].text);
		t_check(strstr(e.message, refused[i].says) != NULL, refused[i].line, "%s",
			e.message);
		notation_free(n);
	}
}

static char *nested(int depth)
{
	size_t n = (size_t)depth;
	char *s = malloc(2 * n + 3);

	if (!s)
		return NULL;
	memset(s, '(', n);
	memcpy(s + n, "d6", 2);
	memset(s + n + 2, ')', n);
	s[2 * n + 2] = '\0';
	return s;
}

/* 20,000 of them overflowed another program's stack. */
static void t_parentheses(void)
{
	char *fits = nested(64), *deep = nested(20000);
	struct err e = { 0 };
	struct notation *n;

	CU_ASSERT_FATAL(fits && deep);
	n = notation_parse(fits, &e);
	CU_ASSERT(n && !strcmp(notation_text(n), "1d6"));
	notation_free(n);
	CU_ASSERT(!notation_parse(deep, &e) && e.code == ERR_LIMIT);
	CU_ASSERT(strstr(e.message, "the limit is 64") != NULL);
	free(fits);
	free(deep);
}

/* A thousand signs are no depth at all. */
static void t_signs(void)
{
	char s[1003];
	struct err e = { 0 };
	struct notation *n;

	memset(s, '-', 1000);
	memcpy(s + 1000, "d6", 3);
	n = notation_parse(s, &e);
	CU_ASSERT(n && !strcmp(notation_text(n), "1d6"));
	notation_free(n);
}

int main(void)
{
	static const struct t_test tests[] = {
		{ "whole tables", t_tables }, { "thresholds", t_leasts },
		{ "lowest again", t_reroll }, { "means", t_means },
		{ "100d6", t_hundred },       { "either order", t_orders },
		{ "refused", t_refused },     { "parentheses", t_parentheses },
		{ "signs", t_signs },
	};

	return t_main("public answers", tests, COUNT(tests));
}
