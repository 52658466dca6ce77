/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bars.c -- laying out columns and filling what is left of the line with a bar. */
#include "cli/bars.h"

#include <stdlib.h>
#include <string.h>

enum {
	GAP = 2,
	PERCENT_WIDTH = 6,
	FRACTION_WIDEST = 19, /* wider fractions are left to JSON */
	CELL_WIDEST = 28,
	BAR_LEAST = 8,
	BAR_MOST = 60,
	COLUMNS_MAX = 128
};

struct layout {
	int column[COLUMNS_MAX];
	int fraction; /* 0: none */
	int bar;      /* 0: none */
	double most;  /* the likeliest row's chance */
};

static int cell_width(const struct bars *b, int column)
{
	int width = text_width(b->head[column]);

	for (int i = 0; i < b->n; i++) {
		int w = text_width(b->bar[i].cell[column]);

		width = w > width ? w : width;
	}
	return width > CELL_WIDEST ? CELL_WIDEST : width;
}

static int fraction_width(const struct bars *b)
{
	struct text t = { 0 };
	int width = 0;

	for (int i = 0; i < b->n && b->exact; i++) {
		text_clear(&t);
		page_fraction(&t, b->bar[i].num, b->total);
		width = (int)t.n > width ? (int)t.n : width;
	}
	text_free(&t);
	return width > FRACTION_WIDEST ? 0 : width;
}

/* Columns of the page that a row takes but for its bar. */
static int used_width(const struct bars *b, struct layout *l)
{
	int used = GAP;

	for (int k = 0; k < b->n_columns; k++) {
		l->column[k] = cell_width(b, k);
		used += l->column[k] + GAP;
	}
	l->fraction = fraction_width(b);
	used += l->fraction ? l->fraction + GAP : 0;
	return used + PERCENT_WIDTH + GAP + (b->at_least ? PERCENT_WIDTH + 3 + GAP : 0);
}

bool bars_fit(const struct page *p, const struct bars *b)
{
	struct layout l;

	return b->n_columns <= COLUMNS_MAX && used_width(b, &l) - GAP < p->width;
}

static void lay_out(const struct page *p, const struct bars *b, struct layout *l)
{
	l->bar = p->width - 1 - used_width(b, l);
	if (l->bar < BAR_LEAST)
		l->bar = 0;
	if (l->bar > BAR_MOST)
		l->bar = BAR_MOST;
	l->most = 0;
	for (int i = 0; i < b->n; i++)
		l->most = b->bar[i].p > l->most ? b->bar[i].p : l->most;
}

static void write_head(const struct page *p, const struct bars *b, const struct layout *l)
{
	struct text line = { 0 };

	text_fill(&line, ' ', GAP);
	for (int k = 0; k < b->n_columns; k++) {
		page_pad(&line, b->head[k], l->column[k], b->right);
		text_fill(&line, ' ', GAP);
	}
	text_fill(&line, ' ', l->fraction ? l->fraction + GAP : 0);
	page_pad(&line, "chance", PERCENT_WIDTH, true);
	if (b->at_least)
		page_pad(&line, "at least", PERCENT_WIDTH + 3 + GAP, true);
	while (line.n && line.s[line.n - 1] == ' ')
		line.s[--line.n] = '\0';
	page_ink(p, INK_DIM, line.s);
	text_add(p->out, "\n");
	text_free(&line);
}

/* At least one mark for what is possible. */
static void write_bar(const struct page *p, const struct layout *l, double chance)
{
	struct text marks = { 0 };
	int n = l->most > 0 ? (int)(chance / l->most * l->bar + 0.5) : 0;

	text_fill(&marks, '#', n > 0 ? n : chance > 0 ? 1 : 0);
	text_fill(p->out, ' ', GAP);
	page_ink(p, INK_GOOD, marks.s ? marks.s : "");
	text_free(&marks);
}

/* What is certain must not read as nearly so: exact odds compare counts. */
static double certain(const struct bars *b, weight num, double chance)
{
	if (b->exact ? num == b->total : b->n == 1)
		return 1;
	return chance < 1 ? chance : 1 - 1e-9;
}

static void write_row(const struct page *p, const struct bars *b, const struct layout *l, int i,
		      double at_least)
{
	const struct bar *bar = &b->bar[i];
	struct text fraction = { 0 };
	char percent[PERCENT_TEXT];

	text_fill(p->out, ' ', GAP);
	for (int k = 0; k < b->n_columns; k++) {
		page_pad(p->out, bar->cell[k], l->column[k], b->right);
		text_fill(p->out, ' ', GAP);
	}
	if (l->fraction) {
		page_fraction(&fraction, bar->num, b->total);
		page_pad(p->out, fraction.s, l->fraction, true);
		text_fill(p->out, ' ', GAP);
		text_free(&fraction);
	}
	page_pad(p->out, page_percent(certain(b, bar->num, bar->p), percent), PERCENT_WIDTH, true);
	if (b->at_least)
		page_pad(p->out, page_percent(at_least, percent), PERCENT_WIDTH + 3 + GAP, true);
	if (l->bar)
		write_bar(p, l, bar->p);
	text_add(p->out, "\n");
	if (bar->detail)
		page_wrap(p, 6, 8, NULL, bar->detail, INK_PLAIN);
}

void bars_write(const struct page *p, const struct bars *b)
{
	struct layout l = { .bar = 0 };
	weight left = b->total;
	double above = 1;

	if (b->n_columns > COLUMNS_MAX)
		return;
	lay_out(p, b, &l);
	write_head(p, b, &l);
	for (int i = 0; i < b->n; i++) {
		write_row(p, b, &l, i, i == 0 ? 1 : certain(b, left, above));
		left -= b->exact ? b->bar[i].num : 0;
		above = b->exact ? weight_ratio(left, b->total) : above - b->bar[i].p;
	}
}
