/* SPDX-License-Identifier: GPL-3.0-or-later */
/* inputs_list.h -- lists and names among the inputs; for inputs.c alone. */
#ifndef UMPIRE_RULES_INPUTS_LIST_H
#define UMPIRE_RULES_INPUTS_LIST_H

#include "rules/inputs.h"

/* The items of s as a list of in, whose index goes to *out: the one at `now` if it is one (its
 * items are replaced), else a new one.  -1 and *e naming item and part; in is then unchanged. */
int list_read(struct inputs *in, const struct field *f, int64_t now, const char *s, int64_t *out,
	      struct err *e);

/* A name, as an index of in's texts, into *out.  -1 and *e. */
int list_read_text(struct inputs *in, const struct field *f, const char *s, int64_t *out,
		   struct err *e);

enum { ITEM_PARTS = 32, PART_TEXT = 128 };

/* An item while it is read. */
struct item {
	struct inputs *in;
	const struct field *part;
	int width;
	int64_t v[ITEM_PARTS];
	bool given[ITEM_PARTS];
};

/* Reads s[0..n-1], parts joined by ':', into it.  -1 and *e naming the part. */
int item_read(struct item *it, const char *s, size_t n, struct err *e);

/* As it would be typed, appended to out.  Distances are without a unit unless the table is played
 * in inches: what has a unit was measured there, and would be scaled once more. */
void list_print(const struct inputs *in, int field, struct text *out);
void list_print_value(const struct inputs *in, const struct field *f, int64_t value,
		      struct text *out);

#endif
