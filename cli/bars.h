/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bars.h -- chances as a table: a column for each field, a fraction, a percentage and a bar. */
#ifndef UMPIRE_CLI_BARS_H
#define UMPIRE_CLI_BARS_H

#include "cli/page.h"

struct bar {
	const char **cell; /* one for each column, owned by the caller */
	weight num;        /* out of the table's total; not looked at when not exact */
	double p;
	const char *detail; /* a paragraph under the row, or NULL; the caller's */
};

struct bars {
	int n_columns;
	const char *const *head;
	bool right; /* cells to the right: numbers */
	int n;
	const struct bar *bar;
	weight total;
	bool exact;
	bool at_least; /* rows rise: a column of the chance to reach each */
};

/* Writes header and rows, the bar as wide as what is left of the page. */
void bars_write(const struct page *p, const struct bars *b);

/* Whether the columns leave room for fraction and percentage on the page. */
bool bars_fit(const struct page *p, const struct bars *b);

#endif
