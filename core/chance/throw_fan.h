/* SPDX-License-Identifier: GPL-3.0-or-later */
/* throw_fan.h -- what throw_fan.c and throw_given.c share: building a fan. */
#ifndef UMPIRE_CHANCE_THROW_FAN_H
#define UMPIRE_CHANCE_THROW_FAN_H

#include "chance/dist.h"
#include "chance/throw.h"

/* log2(total) in 1/256 bit, rounded up. */
int fan_bits(weight total);

/* The fan of *d, whose arrays it takes over; values that cannot come up are left out.  -1 and *e
 * without memory; *d is empty afterwards. */
int fan_take(struct fan *f, struct dist *d, struct err *e);

/* n results of count 1 each, their values to be filled in.  -1 and *e past DIST_VALUES_MAX. */
int fan_open(struct fan *f, long long n, struct err *e);

/* Merges the results that the throw's cuts make alike. */
void fan_cut(struct fan *f, const struct throw *t);

#endif
