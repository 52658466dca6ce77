/* SPDX-License-Identifier: GPL-3.0-or-later */
/* f_notation.c -- dice notation: what parses prints as itself, and rolls within its own odds. */
#include "fuzz.h"

#include "chance/notation.h"

#include <math.h>

static void odds_hold(const struct notation *n, int rolled)
{
	struct dist d = { 0 };
	struct err e = { 0 };
	double sum = 0;

	if (notation_odds(n, &d, &e)) {
		FUZZ_HOLDS(e.code != ERR_NONE && e.message[0]);
		return;
	}
	for (int i = 0; i < d.n; i++)
		sum += d.p[i];
	FUZZ_HOLDS(fabs(sum - 1) < 1e-9);
	FUZZ_HOLDS(rolled >= d.lo && rolled < d.lo + d.n);
	dist_free(&d);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *s = fuzz_string(data, size);
	struct err e = { 0 };
	struct notation *n = notation_parse(s, &e);

	if (n) {
		struct err again = { 0 };
		struct notation *twin = notation_parse(notation_text(n), &again);
		struct rolled *r = rolled_new(NULL, 1, &e);

		FUZZ_HOLDS(twin && !strcmp(notation_text(twin), notation_text(n)));
		FUZZ_HOLDS(r);
		int rolled = notation_roll(n, rolled_dice(r));
		if (!rolled_dice(r)->err.code)
			odds_hold(n, rolled);
		rolled_free(r);
		notation_free(twin);
	} else {
		FUZZ_HOLDS(e.code != ERR_NONE && e.message[0]);
	}
	notation_free(n);
	free(s);
	return 0;
}
