/* SPDX-License-Identifier: GPL-3.0-or-later */
/* declared_read.h -- one declared resolution, and the sections it is read from.
 *
 * Private to declared.c, declared_read.c and declared_field.c. */
#ifndef UMPIRE_RULES_DECLARED_READ_H
#define UMPIRE_RULES_DECLARED_READ_H

#include "rules/act.h"
#include "rules/loader.h"

struct declared {
	struct resolution res; /* first: the stage finds the rest through act->res */
	struct throw dice;
	int dice_lo, dice_hi; /* what the dice can read */
	bool has_need;
	int need;
	int list, table;                    /* handles, -1: none */
	const char *list_name, *table_name; /* "" for none */
	const char *label;                  /* what the throw is for */
	const struct ini_section *section;
};

/* Reads [resolution NAME] into *d, all but its fields and handles. */
void declared_read(struct loader *l, int section, struct declared *d);

/* Reads the [input OF KEY] or [column OF KEY] sections of one name, in file order, into an array
 * with FIELDS_END; NULL when memory runs out. */
const struct field *declared_fields(struct loader *l, const char *kind, const char *of);

#endif
