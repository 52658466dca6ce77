/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pursuit.h -- the pursuit roll and the first pursuit move, shared by the chains. */
#ifndef UMPIRE_RULES15_19_PURSUIT_H
#define UMPIRE_RULES15_19_PURSUIT_H

#include "rulesets/rules15_19/unit.h"

/* Throws the d6: whether cavalry of a nation pursues. */
bool r15_pursues(struct act *a, int64_t nation);

/* Where a resolution keeps the enemies in front of the pursuers; an input of -1 is not asked. */
struct r15_chase {
	int enemy, angle; /* the one */
	int enemies;      /* a list of several */
	int routers;      /* distance to the routers */
};

extern const struct field r15_enemy[]; /* an item of that list: name, distance, angle */
extern const char *const r15_target_words[];
enum { TARGET_ENEMY, TARGET_LISTED };

struct r15_chased {
	int64_t action, distance;
	int64_t losses; /* tenths the routers lose */
	int64_t target; /* TARGET_*, VALUE_NULL for none */
	int listed;     /* which of the list is charged, -1 for none */
	int64_t reach;  /* of the charge, VALUE_NULL for none */
};

/* Throws the d6 of the first pursuit move and follows its row. */
void r15_chase_run(struct act *a, const struct r15_chase *c, struct r15_chased *out);

#endif
