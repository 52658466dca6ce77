/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sheet_pages.h -- the parts of the sheet; for sheet*.c alone. */
#ifndef UMPIRE_CLI_SHEET_PAGES_H
#define UMPIRE_CLI_SHEET_PAGES_H

#include "cli/cli.h"
#include "cli/page.h"

/* Which part is shown: a list or table by handle, the numbers, or everything. */
enum sheet_part { SHEET_ALL, SHEET_LIST, SHEET_TABLE, SHEET_NUMBERS };
struct sheet_choice {
	enum sheet_part part;
	int handle;
};

/* Whether the choice takes in this list, table or (handle 0) the numbers. */
static inline bool sheet_takes(const struct sheet_choice *c, enum sheet_part part, int handle)
{
	return c->part == SHEET_ALL || (c->part == part && c->handle == handle);
}

/* Blocks of lines that keep together: a heading and its rows. */
struct sheet_lines {
	int n, cap;
	struct sheet_line {
		char *s;              /* owned */
		bool heading, begins; /* begins a heading or a row; these are not parted */
		int block;
	} * line; /* owned */
	bool failed;
};
/* A lead of some columns (or NULL) and what it means, wrapped to a width; indent SHEET_HEADING: a
 * heading. */
enum { SHEET_HEADING = -1 };
void sheet_wrap(struct sheet_lines *l, int block, int width, int indent, const char *lead,
		const char *meaning);
void sheet_lines_free(struct sheet_lines *l);

enum { SHEET_PAGE = 66 }; /* lines of an A4 page */

/* Lays the lines out in pages of two columns (one when the page is narrow), each under the title.
 */
void sheet_layout(const struct page *p, const struct sheet_lines *l, const char *title);

void sheet_json(const struct rules *r, const struct sheet_choice *c, struct text *out);
void sheet_tsv(const struct rules *r, const struct sheet_choice *c, struct text *out);

#endif
