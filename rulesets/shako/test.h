/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test.h -- tests of one die against a rating, from below or from above. */
#ifndef UMPIRE_SHAKO_TEST_H
#define UMPIRE_SHAKO_TEST_H

#include "rulesets/shako/words.h"

/* Throws a d6 that must show need or less; false once dice failed. */
bool shako_at_most(struct act *a, const char *label, int64_t need);
/* Throws a d6 that must show need or more; false once dice failed. */
bool shako_at_least(struct act *a, const char *label, int64_t need);

#endif
