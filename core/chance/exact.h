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

/* Paths longer than this in one walk are refused. */
enum { EXACT_DEPTH = 64 };

struct exact *exact_new(void); /* NULL when memory runs out */
void exact_free(struct exact *x);
struct dice *exact_dice(struct exact *x);

/* Throws made already, answered from here before the path branches: pins[0..n-1] belong to the
 * caller and last until exact_pin(x, NULL, 0).  The last may be unfinished: its other dice branch.
 */
void exact_pin(struct exact *x, const struct recorded *pins, int n);
int exact_pins_used(const struct exact *x); /* by the path just run */

/* Whether cuts are disregarded from now on: the proof that a rule keeps their promise is that its
 * odds stay the same. */
void exact_uncut(struct exact *x, bool uncut);

/* Begin a walk.  When its exact weight would pass 128 bits less `reserve` (in 1/256 bit; what the
 * caller's own weights take), throws read 0, err is ERR_LIMIT and exact_overflowed() is true; with
 * approximate set, doubles are kept alone and nothing overflows. */
void exact_first(struct exact *x, int reserve, bool approximate);
bool exact_next(struct exact *x); /* false when every path has been walked, or after an error */
bool exact_overflowed(const struct exact *x);

/* The path just run: its weight out of its own total (paths may differ in total). */
struct path {
	weight count, total; /* not kept in approximate walks */
	double p;
	int bits; /* log2(total) in 1/256 bit, rounded up */
};
const struct path *exact_path(const struct exact *x); /* owned by x, good until the next run */

#endif
