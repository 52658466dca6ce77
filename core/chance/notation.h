/* SPDX-License-Identifier: GPL-3.0-or-later */
/* notation.h -- dice as people write them, rolled and exact from one parse.
 *
 * NdS dS d% d66 dF; sums and differences of terms and constants; kh kl dh dl with a count; !
 * explode (bounded, the bound is shown); r reroll once, rr until; >=T >T <=T <T =T count successes
 * on a pool; parentheses; A vs B opposed (the margin); AdS pairs BdS (sorted pairs, ties to the
 * second). Case and white space are ignored; a Unicode minus or multiplication sign is accepted. */
#ifndef UMPIRE_CHANCE_NOTATION_H
#define UMPIRE_CHANCE_NOTATION_H

#include "chance/dice.h"
#include "chance/dist.h"

#include <stdbool.h>

struct notation;

/* NULL and *e (with a caret under the place) when s is not notation or passes a limit: 1000 dice,
 * 1000 sides, results within +/-10^6, 64 parentheses deep. */
struct notation *notation_parse(const char *s, struct err *e);
void notation_free(struct notation *n);

/* Normal form: "4d6kh3 + 2". Owned by n. */
const char *notation_text(const struct notation *n);
/* "hits" when it counts successes on a pool, else "total". */
const char *notation_outcome(const struct notation *n);
/* What was settled for the reader: bounds of explosions, the order of re-roll and explosion; "" for
 * nothing.  Owned by n. */
const char *notation_policy(const struct notation *n);

/* Throws every die at d, heard by d's listener; the outcome, or 0 with d->err. */
int notation_roll(const struct notation *n, struct dice *d);

/* Exact distribution into *out (freed by dist_free); -1 and *e past a limit. */
int notation_odds(const struct notation *n, struct dist *out, struct err *e);

#endif
