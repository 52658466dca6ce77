/* SPDX-License-Identifier: GPL-3.0-or-later */
/* odds.h -- exact chances of a resolution's outcome, from the code that resolves it. */
#ifndef UMPIRE_RULES_ODDS_H
#define UMPIRE_RULES_ODDS_H

#include "chance/exact.h"
#include "rules/resolve.h"

struct odds_row {
	const int64_t *value; /* by field of the odds; owned by the odds */
	weight count;         /* out of total; 0 when not exact */
	double p;
};

struct odds {
	int n_fields;
	const struct field **field; /* owned array; the fields are the question's */
	int n;
	struct odds_row *row;
	bool exact;   /* false: counts passed 128 bits, p alone holds */
	weight total; /* 1 when not exact */
	struct ruling_set used;
	bool forced_met; /* the forced row would have applied by itself on some path */
	int64_t *values; /* backs row[].value */
	int cap;
};

/* Working memory, reused from question to question.  It remembers sums of the rules it was last
 * used with: free it before they are freed. */
struct odds_desk;
struct odds_desk *odds_desk_new(void); /* NULL when memory runs out */
void odds_desk_free(struct odds_desk *desk);

/* What is asked beyond the whole outcome; zero-initialise, or pass NULL for nothing. */
struct odds_wish {
	const int *by; /* outcome fields to keep, n_by of them; 0: all */
	int n_by;
	const struct modifier *forced; /* worth: this row is taken as applying, or as not, */
	const char *forced_side;       /* in sums of this side */
	bool forced_on;
	struct sums *sums; /* worth: filled with the sums taken */
	const struct recorded
		*known; /* throws made already, in order; the last may be unfinished */
	int n_known;
	bool uncut; /* every result is walked, whatever the throws' cuts promise: a check on them */
};

/* Fills *out (zero-initialised or used before; freed by odds_free) with every possible outcome,
 * once each, in no order.  -1 and *e. */
int odds_ask(struct odds_desk *desk, const struct question *q, const struct odds_wish *wish,
	     struct odds *out, struct err *e);
void odds_free(struct odds *o);

/* Most likely first; equal chances by their values.  -1 and *e when memory runs out. */
int odds_sort(struct odds *o, struct err *e);

/* The chance that a field has a value: *num / *den in lowest terms when exact.  Returns p. */
double odds_of(const struct odds *o, int field, int64_t value, weight *num, weight *den);

#endif
