/* SPDX-License-Identifier: GPL-3.0-or-later */
/* f_distance.c -- distances: what parses is in range and prints as itself. */
#include "fuzz.h"

#include "ground/distance.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *s = fuzz_string(data, size);
	struct err e = { 0 };
	int64_t d = -1, twin = -1, scale = DISTANCE_INCH;
	char text[DISTANCE_TEXT];

	if (distance_parse(s, DISTANCE_INCH, &d, &e) == 0) {
		FUZZ_HOLDS(d >= 0 && (d <= DISTANCE_MAX || d == DISTANCE_NONE));
		distance_text(d, text);
		FUZZ_HOLDS(distance_parse(text, DISTANCE_INCH, &twin, &e) == 0);
		/* six decimals of an inch are printed: 25.4 nm */
		FUZZ_HOLDS(d == twin || llabs(d - twin) <= 13);
	} else {
		FUZZ_HOLDS(d == -1 && e.code == ERR_USAGE && e.message[0]);
	}
	err_clear(&e);
	if (distance_scale(s, &scale, &e) == 0) {
		FUZZ_HOLDS(scale > 0);
		err_clear(&e);
		distance_parse(s, scale, &d, &e);
	}
	free(s);
	return 0;
}
