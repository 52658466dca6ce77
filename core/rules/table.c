/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c -- finding the band a total falls in. */
#include "rules/table.h"

#include <stddef.h>

const struct row *table_row(const struct table *t, int total)
{
	for (int i = 0; i < t->n; i++)
		if (total <= t->row[i].hi)
			return total >= t->row[i].lo ? &t->row[i] : NULL;
	return NULL;
}
