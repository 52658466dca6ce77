/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chart.c -- one number's distribution: bands where there are too many rows, and moments. */
#include "cli/chart.h"

#include "cli/bars.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS_MOST = 50 };
#define TAIL 0.0005 /* a tail's chance, at most */

/* Adds spikes[from..to] to the rows as one. */
static void join(const struct spike *spikes, int from, int to, struct spike *rows, int *n)
{
	struct spike *row = &rows[(*n)++];

	*row = spikes[from];
	if (to > from)
		snprintf(row->label, sizeof row->label, "%.15s to %.15s", spikes[from].label,
			 spikes[to].label);
	for (int k = from + 1; k <= to; k++) {
		row->num += spikes[k].num;
		row->p += spikes[k].p;
	}
}

/* Too many for a screen: each tail that hardly ever comes up is one row, and what lies between is
 * cut into equal bands. */
static int band(const struct spike *spikes, int n, struct spike *rows)
{
	double low = 0, high = 0;
	int from = 0, to = n - 1, rows_n = 0, each;

	while (from < to && low + spikes[from].p < TAIL)
		low += spikes[from++].p;
	while (to > from && high + spikes[to].p < TAIL)
		high += spikes[to--].p;
	each = (to - from) / (ROWS_MOST - 2) + 1;
	if (from > 0)
		join(spikes, 0, from - 1, rows, &rows_n);
	for (int i = from; i <= to; i += each)
		join(spikes, i, i + each - 1 < to ? i + each - 1 : to, rows, &rows_n);
	if (to < n - 1)
		join(spikes, to + 1, n - 1, rows, &rows_n);
	return rows_n;
}

static void draw(const struct page *p, const char *name, const struct spike *rows, int n,
		 weight total, bool exact)
{
	const char *head[] = { name };
	const char *cells[ROWS_MOST + 1];
	struct bar bars[ROWS_MOST + 1];
	struct bars b = { 1, head, true, n, bars, total, exact, true };

	for (int i = 0; i < n; i++) {
		cells[i] = rows[i].label;
		bars[i] = (struct bar){ &cells[i], rows[i].num, rows[i].p, NULL };
	}
	bars_write(p, &b);
}

void chart_number(const struct page *p, const char *name, const struct spike *spikes, int n,
		  weight total, bool exact)
{
	struct spike rows[ROWS_MOST + 1];

	if (n > ROWS_MOST)
		draw(p, name, rows, band(spikes, n, rows), total, exact);
	else if (n)
		draw(p, name, spikes, n, total, exact);
}

void chart_moments(const struct page *p, const struct spike *spikes, int n)
{
	double mean = 0, square = 0;

	for (int i = 0; i < n; i++)
		mean += spikes[i].p * spikes[i].x;
	for (int i = 0; i < n; i++)
		square += spikes[i].p * (spikes[i].x - mean) * (spikes[i].x - mean);
	text_addf(p->out, "Mean %.6g, spread %.4g\n", mean, sqrt(square));
}
