/* SPDX-License-Identifier: GPL-3.0-or-later */
/* exact.h -- the enumerating source: an odometer over the path of throws.
 *
 * exact_first() and then exact_next() walk every distinguishable path once; between them the
 * procedure is run anew and its throws are answered from the path.  A procedure that asks other
 * throws on the same path is not a function of its throws: ERR_BUG. */
#ifndef UMPIRE_CHANCE_EXACT_H
#define UMPIRE_CHANCE_EXACT_H

#include "chance/dice.h"

struct exact;

struct exact *exact_new(void); /* NULL when memory runs out */
void exact_free(struct exact *x);
struct dice *exact_dice(struct exact *x);

/* Begin a walk.  Throws read 0 once the walk's exact weight would pass 128 bits less the
 * `reserve` bits (in 1/256) the caller's own weight takes: exact_overflowed() is then true and
 * err is ERR_LIMIT; with approximate set, doubles are used from the start and nothing overflows. */
void exact_first(struct exact *x, int reserve, bool approximate);
bool exact_next(struct exact *x); /* false when every path has been walked, or after an error */
bool exact_overflowed(const struct exact *x);

/* The path just run: its weight out of its own total (paths may differ in total). */
weight exact_weight(const struct exact *x);
weight exact_total(const struct exact *x);
int exact_bits(const struct exact *x); /* log2(total) in 1/256 bit, rounded up */
double exact_p(const struct exact *x);

#endif
