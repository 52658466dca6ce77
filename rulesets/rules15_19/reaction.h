/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reaction.h -- friends near a rout, in steps that the chains share. */
#ifndef UMPIRE_RULES15_19_REACTION_H
#define UMPIRE_RULES15_19_REACTION_H

#include "rulesets/rules15_19/unit.h"

/* Friends at most in one list. */
enum { NEIGHBOURS_MAX = 15 };

enum r15_fate { FATE_REMOVED, FATE_ROUTS, FATE_TESTS, FATE_UNAFFECTED };
extern const char *const r15_fate_words[];

/* Parts of an item of the list; and of the list of distances between two of them. */
extern const struct field r15_neighbour[], r15_apart[];

#define NEIGHBOURS(p, whose)                                                                       \
	F_LIST(p "neighbours", r15_neighbour, "Friends of " whose " that may react to its rout"),  \
		F_LIST(p "apart", r15_apart, "Distances between those friends, as n1:n2:3in")

/* Where a resolution keeps one list of friends. */
struct r15_reaction {
	int neighbours, apart; /* inputs */
	int first;       /* index among the `more` outcomes, counted by r15_reaction_count() */
	int64_t *memory; /* REACTION_MEMORY values, 0 before r15_reaction_start() */
	int outcome;     /* outcome fields before the `more` ones */
};
enum { REACTION_MEMORY = 4 };

/* Names once each, at most NEIGHBOURS_MAX, and distances between names that there are. */
int r15_reaction_check(const struct inputs *in, int neighbours, int apart, struct err *e);
/* The k-th `more` outcome of a list, NAME.fate and NAME.grade for each; 0 past the last. */
int r15_reaction_more(const struct inputs *in, int neighbours, int k, struct field *f,
		      char key[80]);
/* How many of them there are. */
int r15_reaction_count(const struct inputs *in, int neighbours);

/* Whether a rout sets off the reaction of the friends around it. */
bool r15_reaction_due(struct act *a, bool battery, bool initial, bool from_combat);

/* Everybody as they stand; then, when a rout sets it off, r15_reaction_open() once and
 * r15_reaction_step() until it returns false: one morale test a call. */
void r15_reaction_start(struct act *a, const struct r15_reaction *r);
void r15_reaction_open(struct act *a, const struct r15_reaction *r);
bool r15_reaction_step(struct act *a, const struct r15_reaction *r);
/* Disorder falls. */
void r15_reaction_close(struct act *a, const struct r15_reaction *r);
/* Whether any friend went into rout. */
bool r15_reaction_routed(const struct act *a, const struct r15_reaction *r);

#endif
