/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_page.c -- wrapped lines, percentages that do not lie, charts that fit. */
#include "check.h"
#include "cli/chart.h"
#include "cli/page.h"

#include <stdlib.h>
#include <string.h>

/* Lines of at most width - 1 columns; a longer word stands alone. */
static const struct wrap_case {
	int line, width, first, rest;
	const char *lead, *text, *want;
} wrap_cases[] = {
	{ ROW, 20, 0, 0, NULL, "short", "short\n" },
	{ ROW, 20, 0, 2, NULL, "one two three four five", "one two three four\n  five\n" },
	{ ROW, 20, 4, 2, NULL, "one two three four five", "    one two three\n  four five\n" },
	{ ROW, 20, 5, 5, "  - ", "one two three", "  -  one two three\n" },
	{ ROW, 20, 2, 2, "a long lead: ", "one two three", "a long lead: one\n  two three\n" },
	{ ROW, 10, 0, 0, NULL, "abcdefghijklmnop q", "abcdefghijklmnop\nq\n" },
	{ ROW, 10, 0, 0, NULL, "", "\n" },
	{ ROW, 10, 0, 0, NULL, "a\nb", "a\nb\n" },
	/* Seven letters of two bytes each are seven columns. */
	{ ROW, 10, 0, 0, NULL, "\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4 b",
	  "\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4 b\n" },
};

static void wraps(void)
{
	for (size_t i = 0; i < COUNT(wrap_cases); i++) {
		const struct wrap_case *c = &wrap_cases[i];
		struct text out = { 0 };
		struct page p = { &out, c->width, false };

		page_wrap(&p, c->first, c->rest, c->lead, c->text, INK_BOLD);
		t_check(!strcmp(out.s, c->want), c->line, "gave \"%s\"", out.s);
		text_free(&out);
	}
}

static void inks(void)
{
	struct text out = { 0 };
	struct page p = { &out, 80, true };

	page_wrap(&p, 2, 2, NULL, "x", INK_BOLD);
	CU_ASSERT_STRING_EQUAL(out.s, "  \033[1mx\033[0m\n");
	text_free(&out);
}

static const struct percent_case {
	int line;
	double p;
	const char *want;
} percent_cases[] = {
	{ ROW, 0, "0%" },          { ROW, 1e-12, "<0.1%" },       { ROW, 0.0009, "<0.1%" },
	{ ROW, 0.001, "0.1%" },    { ROW, 1.0 / 6, "16.7%" },     { ROW, 0.999, "99.9%" },
	{ ROW, 0.9991, ">99.9%" }, { ROW, 0.99999999, ">99.9%" }, { ROW, 1, "100%" },
};

static void percentages(void)
{
	char buf[PERCENT_TEXT];

	for (size_t i = 0; i < COUNT(percent_cases); i++) {
		const struct percent_case *c = &percent_cases[i];

		page_percent(c->p, buf);
		t_check(!strcmp(buf, c->want), c->line, "%g is %s", c->p, buf);
	}
}

static void fractions(void)
{
	struct text out = { 0 };

	page_fraction(&out, 6, 36);
	text_add(&out, " ");
	page_fraction(&out, 36, 36);
	text_add(&out, " ");
	page_fraction(&out, 0, 36);
	CU_ASSERT_STRING_EQUAL(out.s, "1/6 1 0");
	text_free(&out);
}

/* n equally likely values from 0. */
static struct spike *even(int n)
{
	struct spike *s = calloc((size_t)n, sizeof *s);

	for (int i = 0; s && i < n; i++) {
		s[i].x = i;
		snprintf(s[i].label, sizeof s[i].label, "%d", i);
		s[i].num = 1;
		s[i].p = 1.0 / n;
	}
	return s;
}

static int lines_of(const char *s, int *widest)
{
	int n = 0, width = 0;

	*widest = 0;
	for (; *s; s++) {
		n += *s == '\n';
		width = *s == '\n' ? 0 : width + 1;
		*widest = width > *widest ? width : *widest;
	}
	return n;
}

/* A few rows each, many in bands; the first row is always reached and no line is too long. */
static void charts(void)
{
	static const int sizes[] = { 1, 6, 50, 51, 1000, 20000 };

	for (size_t i = 0; i < COUNT(sizes); i++) {
		struct text out = { 0 };
		struct page p = { &out, 80, false };
		struct spike *s = even(sizes[i]);
		int widest, lines;

		CU_ASSERT_PTR_NOT_NULL_FATAL(s);
		chart_number(&p, "total", s, sizes[i], (weight)(unsigned)sizes[i], true);
		lines = lines_of(out.s, &widest);
		t_check(lines <= 51 && lines >= 2, ROW, "%d values: %d lines", sizes[i], lines);
		t_check(sizes[i] > 50 || lines == sizes[i] + 1, ROW, "%d values: %d lines",
			sizes[i], lines);
		t_check(widest < 80, ROW, "%d values: %d columns", sizes[i], widest);
		t_check(strstr(out.s, "100%") != NULL, ROW, "%d values: nothing is sure", sizes[i]);
		free(s);
		text_free(&out);
	}
}

/* One die: mean 7/2, spread the root of 35/12. */
static void moments(void)
{
	struct text out = { 0 };
	struct page p = { &out, 80, false };
	struct spike *s = even(7);

	CU_ASSERT_PTR_NOT_NULL_FATAL(s);
	for (int i = 1; i < 7; i++)
		s[i].p = 1.0 / 6;
	chart_moments(&p, s + 1, 6);
	CU_ASSERT_STRING_EQUAL(out.s, "Mean 3.5, spread 1.708\n");
	free(s);
	text_free(&out);
}

static const struct t_test tests[] = {
	{ "lines are wrapped at words", wraps },
	{ "ink surrounds what it colors", inks },
	{ "percentages are never wrong at the ends", percentages },
	{ "fractions are in lowest terms", fractions },
	{ "charts fit the page", charts },
	{ "mean and spread", moments },
};

int main(void)
{
	return t_main("page", tests, COUNT(tests));
}
