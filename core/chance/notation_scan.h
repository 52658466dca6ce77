/* SPDX-License-Identifier: GPL-3.0-or-later */
/* notation_scan.h -- words, numbers and signs of dice notation.  Private to notation*.c. */
#ifndef UMPIRE_CHANCE_NOTATION_SCAN_H
#define UMPIRE_CHANCE_NOTATION_SCAN_H

#include "chance/notation_term.h"

#include <stdint.h>

struct parser {
	const char *s, *at;
	struct notation *n;
	struct err *e;
	int depth;                 /* of parentheses */
	long long dice;            /* so far */
	long long lowest, highest; /* of all results, term by term */
};

/* The largest number that is read exactly; of more it is only known that it is too much. */
#define NUMBER_MAX INT64_C(1000000000000)

/* Each sets the error, with a caret under the place, and returns -1. */
int scan_expected(struct parser *p, const char *expected);
int scan_wrong(struct parser *p, const char *at, const char *message);
/* "VALUE WHAT; the limit is LIMIT" */
int scan_too_much(struct parser *p, const char *at, const char *what, long long value,
		  long long limit);

void scan_space(struct parser *p);
/* Takes the word (in lower case), or the first of a NULL-ended list, that stands here after white
 * space; false, and nothing is taken, when none does. */
bool scan_take(struct parser *p, const char *word);
bool scan_take_minus(struct parser *p);
bool scan_take_times(struct parser *p);
bool scan_take_number(struct parser *p, int64_t *out);
bool scan_at_digit(struct parser *p);

/* After "NUMBER d": the die and what is done to it. */
int notation_read_dice(struct parser *p, struct term *t, const char *start, int64_t n);

#endif
