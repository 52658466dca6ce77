/* SPDX-License-Identifier: GPL-3.0-or-later */
/* nerve.h -- the tests before contact: Hasty Square and charging home. */
#ifndef UMPIRE_SHAKO_NERVE_H
#define UMPIRE_SHAKO_NERVE_H

#include "rulesets/shako/test.h"

/* Unsupported infantry charged by cavalry tries to form square; *need is the number of the reading
 * in force, whose score is an assumption. */
bool shako_form_square(struct act *a, int64_t mr, int64_t *need);

struct avoiding {
	bool due, avoids;
	int64_t need, moved; /* VALUE_NULL without a roll */
};
/* Cavalry that avoids charging home. */
void shako_avoid(struct act *a, int64_t mr, int64_t target_mr, int64_t distance, int64_t allowance,
		 bool square, struct avoiding *out);

#endif
