/* SPDX-License-Identifier: GPL-3.0-or-later */
/* react.h -- the reaction of a charged unit: infantry forms square, gunners fire or evade. */
#ifndef UMPIRE_RULES15_19_REACT_H
#define UMPIRE_RULES15_19_REACT_H

#include "rulesets/rules15_19/unit.h"

/* Where a resolution keeps the inputs of a reaction. */
struct r15_react {
	int unit; /* class, casualties and grade stand together from here */
	int general, cinc, attached, poor, charged, charge_move, distance;
	int formation;     /* infantry only */
	int list, target;  /* the modifiers; the number that a total must reach */
	const char *label; /* of the throw */
	bool untold;       /* chains tell whether it passed, not the total */
	const struct r15_name *who;
};

/* clang-format off */
#define REACT_MEASURED(p)                                                                          \
	F_DISTANCE(p "general", DISTANCE_NONE, "To the nearest general who is not the CinC"),      \
	F_DISTANCE(p "cinc", DISTANCE_NONE, "To the CinC"),                                        \
	F_FLAG(p "attached", "A general other than the CinC is attached")
#define REACT_POOR_COMMANDER(p)                                                                    \
	F_FLAG(p "poor-commander", "Its commander is rated poor")
#define REACT_CHARGE                                                                               \
	F_WORD("charged", charged_words, CHARGED_FRONT, "Where the charge comes in"),              \
	F_DISTANCE("charge-move", DISTANCE_NONE, "The cavalry's whole charge move"),               \
	F_DISTANCE("distance", DISTANCE_NONE, "From the charge's start to contact")
/* clang-format on */

/* When the cavalry starts nearer than a quarter of its charge move the moment of the test never
 * comes.  False when move or distance were not given. */
bool r15_too_near(struct act *a, const struct r15_react *r);
/* Where in the charge the test falls, VALUE_NULL when not known. */
int64_t r15_test_at(struct act *a, const struct r15_react *r);
/* Reminds the umpire when the charge is too short to arrive. */
void r15_tell_reach(struct act *a, const struct r15_react *r);
/* The modifiers of the reaction, added up. */
int r15_react_sum(struct act *a, const struct r15_react *r);
/* Throws the reaction: total in *total, whether it reaches its target. */
bool r15_react_throw(struct act *a, const struct r15_react *r, int sum, int *total);

/* What became of infantry that was charged. */
struct r15_square {
	bool due, passed, square;
	int64_t in_time; /* VALUE_NULL: not judged */
	int64_t test_at, ready_at;
	int64_t modifier, total; /* VALUE_NULL when no die was due */
	int64_t grade, formation;
};

/* Whole: the test when one is due, the time, the formation it will fight in. */
void r15_square_run(struct act *a, const struct r15_react *r, struct r15_square *out);

#endif
