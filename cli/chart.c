/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chart.c -- one number's distribution: bands where there are too many rows, and moments. */
#include "cli/chart.h"

#include "cli/bars.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS_MOST = 50 };

/* Joins neighbours, `each` to a row; returns how many rows. */
static int join(const struct spike *spikes, int n, int each, struct spike *out)
{
	int rows = 0;

	for (int i = 0; i < n; i += each) {
		int last = i + each < n ? i + each - 1 : n - 1;
		struct spike *row = &out[rows++];

		*row = spikes[i];
		if (last > i)
			snprintf(row->label, sizeof row->label, "%.15s to %.15s", spikes[i].label,
				 spikes[last].label);
		for (int k = i + 1; k <= last; k++) {
			row->num += spikes[k].num;
			row->p += spikes[k].p;
		}
	}
	return rows;
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
		bars[i] = (struct bar){ &cells[i], rows[i].num, rows[i].p };
	}
	bars_write(p, &b);
}

void chart_number(const struct page *p, const char *name, const struct spike *spikes, int n,
		  weight total, bool exact)
{
	struct spike rows[ROWS_MOST + 1];
	int each = (n + ROWS_MOST - 1) / ROWS_MOST;

	if (n)
		draw(p, name, rows, join(spikes, n, each ? each : 1, rows), total, exact);
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
