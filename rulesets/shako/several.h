/* SPDX-License-Identifier: GPL-3.0-or-later */
/* several.h -- several divisions a side: who they are, who fights whom, and where it is kept. */
#ifndef UMPIRE_SHAKO_SEVERAL_H
#define UMPIRE_SHAKO_SEVERAL_H

#include "rulesets/shako/words.h"

enum { SIDE_UNITS_MAX = 6, PAIRS_MAX = 8 };

/* The inputs, and the parts of a division. */
enum { IN_ATTACKERS, IN_DEFENDERS, IN_PAIRS };
enum { PAIR_ATTACKER, PAIR_DEFENDER };
enum {
	I_NAME,
	I_KIND,
	I_MR,
	I_DMR,
	I_STANDS,
	I_FRONT,
	I_KILLS,
	I_BREAKPOINT,
	I_STAGGERED,
	I_FALLBACK,
	I_BLOWN,
	I_SQUARE,
	I_SUPPORTED,
	I_FLANKED,
	I_WOODS,
	I_TERRAIN,
	I_VILLAGE
};
extern const struct field several_inputs[];

/* The outcome: these, then winner and kills of each pair, then kills and status of each division,
 * the attackers first. */
enum { OUT_ATTACKER_WON, OUT_DEFENDER_WON, OUT_REROLLS, OUT_MORE };

/* The divisions of a side; never empty once checked. */
const struct list *several_units(const struct inputs *in, int side);
int several_count(const struct inputs *in, int side);
const char *several_name(const struct inputs *in, int side, int i);

/* How many pairs there are, and which division of a side fights in pair k. */
int several_pairs(const struct inputs *in);
int several_fighter(const struct inputs *in, int k, int side);

/* Where the outcome keeps the winner of a pair and the kills of a division; the pair's kills and
 * the division's status follow. */
int several_pair(int k);
int several_unit(const struct inputs *in, int side, int i);

/* Of the resolution. */
int several_more(const struct inputs *in, int k, struct field *f, char key[80]);
int several_check(const struct inputs *in, struct err *e);

#endif
