/* SPDX-License-Identifier: GPL-3.0-or-later */
/* f_typed.c -- faces as people type them: only faces of the die come through. */
#include "fuzz.h"

#include "chance/dice.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const int sides[] = { 6, 0, 10, 100 };
	int faces[16], n = 0, which = size ? data[0] % 4 : 0;
	char *s = fuzz_string(data, size);
	struct err e = { 0 };

	if (typed_parse(s, sides[which], faces, &n, 16, &e) == 0) {
		FUZZ_HOLDS(n >= 0 && n <= 16 && e.code == ERR_NONE);
		for (int i = 0; i < n; i++)
			FUZZ_HOLDS(faces[i] >= 1 && (!sides[which] || faces[i] <= sides[which]));
	} else {
		FUZZ_HOLDS(e.code != ERR_NONE && e.message[0]);
	}
	free(s);
	return 0;
}
