/* SPDX-License-Identifier: GPL-3.0-or-later */
/* b_notation.c -- exact distributions that enumerating engines do not finish, each alone. */
#include "bench.h"

#include "chance/notation.h"

static void ask(void *with)
{
	struct dist d = { 0 };
	struct err e = { 0 };

	if (notation_odds(with, &d, &e))
		bench_fail(e.message);
	dist_free(&d);
}

static const char *const rows[] = {
	"12d6>=4", "20d6kh3", "20d20kh1", "4d6 pairs 4d6", "100d6",
};

int main(void)
{
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct err e = { 0 };
		struct notation *n = notation_parse(rows[i], &e);
		char what[64];

		if (!n)
			bench_fail(e.message);
		snprintf(what, sizeof what, "exact odds of %s", rows[i]);
		bench_alone(what, ask, n, 20, 1000);
		notation_free(n);
	}
	return 0;
}
