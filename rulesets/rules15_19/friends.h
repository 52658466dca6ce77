/* SPDX-License-Identifier: GPL-3.0-or-later */
/* friends.h -- the friends of both sides in a chain, each reacting to its own side's rout. */
#ifndef UMPIRE_RULES15_19_FRIENDS_H
#define UMPIRE_RULES15_19_FRIENDS_H

#include "rulesets/rules15_19/reaction.h"

/* Where a chain keeps both lists; their `more` outcomes run one after the other. */
struct r15_friends {
	int neighbours[2], apart[2]; /* inputs, by list */
	int outcome;                 /* outcome fields before the `more` ones */
};

int r15_friends_check(const struct inputs *in, const struct r15_friends *f, struct err *e);
int r15_friends_more(const struct inputs *in, const struct r15_friends *f, int k,
		     struct field *field, char key[80]);

/* One list, whole: as it stands, and, when its side routed, the reaction. */
struct r15_spread {
	bool routed, battery, from_combat;
};
void r15_friends_spread(struct act *a, const struct r15_friends *f, int list,
			const struct r15_spread *how);
/* Whether any friend of a list went into rout. */
bool r15_friends_routed(const struct act *a, const struct r15_friends *f, int list);

#endif
