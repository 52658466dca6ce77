/* SPDX-License-Identifier: GPL-3.0-or-later */
/* worth.h -- how far each modifier moves the chance of an event, exactly. */
#ifndef UMPIRE_RULES_WORTH_H
#define UMPIRE_RULES_WORTH_H

#include "rules/odds.h"

struct chance {
	weight num, den; /* lowest terms; 0/1 when the odds are not exact */
	double p;
};

struct worth_row {
	const struct modifier *modifier;
	const char *list;            /* title of the list it stands in */
	char side[64];               /* "" for none */
	bool applies;                /* now; else it is one that could */
	struct chance with, without; /* the event with the row and without it */
};

struct worth {
	struct chance now; /* the event as asked */
	bool exact;
	int n;
	struct worth_row *row; /* by size of the move, largest first; owned */
};

/* Walks every row of every list the resolution sums: those that apply are taken away, those that
 * could apply with other inputs are put on.  field and value name the event.  -1 and *e. */
int worth_ask(struct odds_desk *desk, const struct question *q, int field, int64_t value,
	      struct worth *out, struct err *e);
void worth_free(struct worth *w);

#endif
