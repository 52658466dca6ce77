/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk.h -- every path of every stage of a question, equal states merged between stages. */
#ifndef UMPIRE_RULES_WALK_H
#define UMPIRE_RULES_WALK_H

#include "rules/odds.h"
#include "rules/states.h"

/* Stages a resolution may have. */
enum { WALK_STAGES = 64 };

struct odds_desk {
	struct exact *exact;
	struct states set[WALK_STAGES + 1]; /* by the stage that is to come; the last is the end */
	int64_t *state;                     /* what a stage works on */
	int64_t *entry;                     /* as it was when the stage began */
	int64_t *kept;                      /* the fields wished for */
	int room;
	bool throws[WALK_STAGES]; /* stages known to throw: their entry is kept for the next path */
	long runs;
	struct sum_memo memo;
};

/* One question being walked. */
struct walk {
	struct odds_desk *desk;
	const struct question *q;
	struct odds_wish wish;
	struct act act; /* its `used` and the like are what the walk found out */
	bool approximate;
	int n_stages;
	int pins_used;
	weight total; /* that the last path's count was out of, and what scales it to its set's */
	weight scale;
	weight scaled_from, scaled_to,
		last_scale; /* the last scale worked out: it often comes again */
	struct err *e;
};

/* Fills the end set, cut down to the fields that are wished for.  -1 and *e; 1 when a count passed
 * 128 bits (walk again with approximate). */
int walk_all(struct walk *w);
const struct states *walk_end(const struct walk *w);

#endif
