/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test.c -- tests of one die. */
#include "rulesets/shako/test.h"

bool shako_at_most(struct act *a, const char *label, int64_t need)
{
	struct throw t = {
		.label = label, .n = 1, .sides = 6, .n_cuts = 1, .cut = { (int)need + 1 }
	};
	int die = act_throw(a, &t);

	return !act_failed(a) && die <= need;
}

bool shako_at_least(struct act *a, const char *label, int64_t need)
{
	int die = act_dice_need(a, label, 1, 6, 0, (int)need);

	return !act_failed(a) && die >= need;
}
