/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.h -- bands of a total, each with named effects and a citation.
 *
 * INI:  [row cavalry-win 4-5]       the table, then the band as printed: 4-5, 6+, 0-, 7
 *       cavalry.result = halt       one key for each column of the table
 *       label = Cavalry halts 8 inches off, both Shaken
 *       cite  = 15
 *       clause = R15-44 R15-45
 * Rows must cover the totals from lo to hi (from the spec) without gap or overlap, and each row
 * must be within reach. */
#ifndef UMPIRE_RULES_TABLE_H
#define UMPIRE_RULES_TABLE_H

#include "rules/field.h"

#include <limits.h>

#define TABLE_OPEN_LOW INT_MIN
#define TABLE_OPEN_HIGH INT_MAX

struct table_spec {
	const char *name;
	const char *title;
	const struct field *columns; /* required ones must be given */
	int lo, hi;                  /* totals that can come up; TABLE_OPEN_* where unbounded */
};

struct row {
	const char *name; /* the band as printed */
	int lo, hi;
	int64_t *v; /* by column */
	const char *label, *cite, *clause;
	bool house;
	const char *file;
	int line;
};

struct table {
	const struct table_spec *spec;
	int n;
	struct row *row; /* rising */
};

/* The row for a total; NULL when no row covers it. */
const struct row *table_row(const struct table *t, int total);

#endif
