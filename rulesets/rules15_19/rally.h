/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rally.h -- one attempt to rally, common to `rally` and to the rout moves. */
#ifndef UMPIRE_RULES15_19_RALLY_H
#define UMPIRE_RULES15_19_RALLY_H

#include "rulesets/rules15_19/unit.h"

struct r15_rally {
	int modifier, total;
	bool rallied;
	int64_t grade; /* after */
};

/* Throws the attempt of a Shaken unit or one in Rout, whose block of inputs is changed only by the
 * separate test that the ruling rally_is_test may ask for first. */
void r15_rally_run(struct act *a, int64_t block[TEST_FIELDS], struct r15_rally *out);

#endif
