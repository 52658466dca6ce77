/* SPDX-License-Identifier: GPL-3.0-or-later */
/* distance.h -- measured distances as whole nanometres, so that no rounding decides a limit.
 *
 * An inch is 25,400,000 nm and every metric length typed is whole too.  Scale (what one rule inch
 * measures on this table) is kept apart from unit conversion: a bare number is rule inches and is
 * not scaled; a length with a unit was measured on the table and is. */
#ifndef UMPIRE_GROUND_DISTANCE_H
#define UMPIRE_GROUND_DISTANCE_H

#include "base/err.h"

#include <stdint.h>

#define DISTANCE_INCH INT64_C(25400000)
#define DISTANCE_NONE INT64_MAX               /* "none": farther than any limit */
#define DISTANCE_MAX (100000 * DISTANCE_INCH) /* longer is refused */
#define INCHES(n) ((int64_t)(n)*DISTANCE_INCH)

enum { DISTANCE_TEXT = 32 };

/* The whole of s: 7.5  7.5in  7.5"  7 1/2"  7-1/2in  19cm  190mm  1ft  1ft 6in  none.
 * scale is the nanometres on the table that stand for one rule inch (DISTANCE_INCH where the
 * table is played in inches).  -1 and *e, leaving *out, when s is no distance, is negative, has
 * more than six decimals or is longer than DISTANCE_MAX. */
int distance_parse(const char *s, int64_t scale, int64_t *out, struct err *e);

/* A scale such as "1cm" or "25mm": a positive length with a unit. */
int distance_scale(const char *s, int64_t *out, struct err *e);

/* "7.5in", "none"; at most six decimals, none trailing.  Returns buf. */
const char *distance_text(int64_t d, char buf[DISTANCE_TEXT]);

/* In rule inches; DISTANCE_NONE must not be passed. */
double distance_inches(int64_t d);

#endif
