/* SPDX-License-Identifier: GPL-3.0-or-later */
/* odds_grid.h -- odds over several fields as a table, or stacked where a table would not fit. */
#ifndef UMPIRE_CLI_ODDS_GRID_H
#define UMPIRE_CLI_ODDS_GRID_H

#include "cli/page.h"
#include "rules/odds.h"

/* Whether rows differ in the field. */
bool odds_varies(const struct odds *o, int field);

/* The odds of some fields of o alone, the likeliest first, into *out for odds_free().  False when
 * memory runs out. */
bool odds_project(const struct odds *o, const int *fields, int n, struct odds *out);

/* A value as people read it, texts and all. */
void odds_value(const struct field *f, int64_t value, const struct inputs *in, struct text *out);

/* A row for each outcome over the fields that vary, the likeliest first, to a screenful.  False
 * when memory runs out. */
bool odds_grid(const struct page *p, const struct odds *o, const struct inputs *in);

#endif
