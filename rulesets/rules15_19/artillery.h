/* SPDX-License-Identifier: GPL-3.0-or-later */
/* artillery.h -- gunners who react, fire and evade, shared by the chain. */
#ifndef UMPIRE_RULES15_19_ARTILLERY_H
#define UMPIRE_RULES15_19_ARTILLERY_H

#include "rulesets/rules15_19/react.h"

enum r15_choice { CHOICE_FIRE, CHOICE_EVADE };
enum r15_guns { GUNS_KEPT, GUNS_LEFT, GUNS_CAPTURED, GUNS_REMOVED };
extern const char *const r15_choice_words[], *const r15_guns_words[];

struct r15_reacted {
	bool due, passed;
	int64_t modifier, total; /* VALUE_NULL when no die was due */
};
/* The gunners' reaction, whole. */
void r15_gunners_run(struct act *a, const struct r15_react *r, struct r15_reacted *out);

struct r15_fired {
	int modifier, total;
	bool hit;
	int64_t losses; /* tenths the cavalry loses */
};
/* Their fire at the charge, whole. */
void r15_fire_run(struct act *a, int64_t grade_class, int64_t casualties, const char *side,
		  struct r15_fired *out);

/* Whether the cavalry reaches gunners who evade; an error when a length it needs is missing. */
bool r15_evade_reached(struct act *a, int64_t distance, int64_t charge_move, int64_t evade_move);
/* What becomes of guns whose gunners go without them: GUNS_*. */
int r15_guns_fate(struct act *a);

#endif
