/* SPDX-License-Identifier: GPL-3.0-or-later */
/* massed.h -- batteries one after the other at one target, a battery a stage. */
#ifndef UMPIRE_SHAKO_MASSED_H
#define UMPIRE_SHAKO_MASSED_H

#include "rulesets/shako/shot.h"

enum { MASSED_MAX = 12 };
/* The stage that fires the next battery, as often as there may be batteries. */
#define MASSED_TWELVE(fn) fn, fn, fn, fn, fn, fn, fn, fn, fn, fn, fn, fn

extern const struct field massed_item[]; /* class:range[:russian][:wheel] */

/* Where a resolution keeps what the batteries do: an input and outcome fields.  Hidden slot 0
 * counts the batteries that have had their turn. */
struct massed {
	int batteries;
	int shots, kills, staggered, damage, red, killed; /* -1: not kept */
};

int massed_batteries_check(const struct inputs *in, int batteries, struct err *e);
void massed_start(struct act *a, const struct massed *m, int64_t damage);
/* Fires the next battery, if there is one. */
void massed_fire(struct act *a, const struct massed *m, const struct mark *target);

#endif
