/* SPDX-License-Identifier: GPL-3.0-or-later */
/* page.h -- text for people: wrapped, indented, colored where asked, percentages that do not lie.
 */
#ifndef UMPIRE_CLI_PAGE_H
#define UMPIRE_CLI_PAGE_H

#include "base/text.h"
#include "chance/weight.h"

#include <stdbool.h>

enum ink { INK_PLAIN, INK_BOLD, INK_DIM, INK_GOOD, INK_WARN };

struct page {
	struct text *out;
	int width; /* columns; lines are at most width - 1 where words allow */
	bool color;
};

/* A paragraph wrapped at spaces; `first` columns before its first line (or the text `lead`, padded
 * to them), `rest` before the others.  lead may be NULL.  Ends with a newline. */
void page_wrap(const struct page *p, int first, int rest, const char *lead, const char *s,
	       enum ink ink);

/* s in an ink, without a newline. */
void page_ink(const struct page *p, enum ink ink, const char *s);

/* s padded to a width, on the right (or the left when right is set). */
void page_pad(struct text *out, const char *s, int width, bool right);

enum { PERCENT_TEXT = 16 };

/* "16.7%"; "0%" and "100%" only for never and always, else "<0.1%" and ">99.9%". */
const char *page_percent(double p, char buf[PERCENT_TEXT]);

/* "1/6"; "-" where the odds are not exact. */
void page_fraction(struct text *out, weight num, weight den);

#endif
