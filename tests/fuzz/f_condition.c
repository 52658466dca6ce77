/* SPDX-License-Identifier: GPL-3.0-or-later */
/* f_condition.c -- conditions of modifiers, over a scope with one field of each kind. */
#include "fuzz.h"

#include "rules/condition.h"

static const char *const grades[] = { "formed", "disordered", "shaken", "rout", NULL };

static const struct field scope[] = {
	F_WORD("grade", grades, 0, "grade"),
	F_INT("casualties", 0, 10, 0, "tenths lost"),
	F_FLAG("poor-commander", "a poor commander"),
	F_DISTANCE("general", DISTANCE_NONE, "to the general"),
	F_ANGLE("angle", 0, "turned"),
	FIELDS_END,
};

static const struct ruling rulings[] = {
	{ .key = "within", .n = 2, .choice = { "inclusive", "exclusive", NULL } },
	{ .key = "tie", .n = 3, .choice = { "even", "infantry", "none", NULL } },
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *s = fuzz_string(data, size);
	struct condition c = { 0 };
	struct err e = { 0 };

	if (condition_parse(s, scope, rulings, 2, &c, &e) == 0) {
		int64_t v[] = { 2, 3, 1, 4 * DISTANCE_INCH, 90 * ANGLE_DEGREE };
		struct ruling_set used = { 0 };
		bool holds = condition_holds(&c, v, rulings, &used);

		FUZZ_HOLDS(c.n <= CONDITION_OPS);
		FUZZ_HOLDS(holds == condition_holds(&c, v, rulings, NULL));
		/* what holds for some values is possible */
		FUZZ_HOLDS(!holds || condition_possible(&c, scope, NULL, rulings, 2));
	} else {
		FUZZ_HOLDS(e.code != ERR_NONE && e.message[0]);
	}
	free(s);
	return 0;
}
