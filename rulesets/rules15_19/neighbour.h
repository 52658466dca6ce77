/* SPDX-License-Identifier: GPL-3.0-or-later */
/* neighbour.h -- the friends of a rout as they were typed.  Private to reaction.c and
 * neighbour.c. */
#ifndef UMPIRE_RULES15_19_NEIGHBOUR_H
#define UMPIRE_RULES15_19_NEIGHBOUR_H

#include "rulesets/rules15_19/reaction.h"

/* Parts of an item, in the order of r15_neighbour[]. */
enum {
	NB_NAME,
	NB_GRADE,
	NB_DISTANCE,
	NB_CLASS,
	NB_CASUALTIES,
	NB_ROUTED_THROUGH,
	NB_MEASURED, /* general, cinc, support, rout, enemy */
	NB_ATTACHED = NB_MEASURED + 5,
	NB_BUA,
	NB_PURSUIT,
	NB_RULINGS, /* the last six of a test's block */
	NB_BATTERY = NB_RULINGS + 6
};

int neighbours_count(const struct act *a, const struct r15_reaction *r);
/* The parts of friend i. */
const int64_t *neighbour(const struct act *a, const struct r15_reaction *r, int i);
const char *neighbour_name(const struct act *a, const struct r15_reaction *r, int i);
/* The distance between two friends, DISTANCE_NONE when it was not given. */
int64_t neighbours_apart(const struct act *a, const struct r15_reaction *r, int i, int j);
/* All friends by their distance from a router (a friend, or -1 for the first rout), then by
 * name. */
void neighbours_order(const struct act *a, const struct r15_reaction *r, int router,
		      int order[NEIGHBOURS_MAX]);
/* A friend's block of a morale test, as it was typed. */
void neighbour_block(const int64_t *part, int64_t block[TEST_FIELDS]);

#endif
