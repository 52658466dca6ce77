/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz.h -- what the fuzz targets share: the entry point, strings, and a promise that must hold. */
#ifndef UMPIRE_TESTS_FUZZ_FUZZ_H
#define UMPIRE_TESTS_FUZZ_FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The input as a string of its own (so that reading past it is seen); the caller frees it. */
static inline char *fuzz_string(const uint8_t *data, size_t size)
{
	char *s = malloc(size + 1);

	if (!s)
		abort();
	if (size)
		memcpy(s, data, size);
	s[size] = '\0';
	return s;
}

/* Stops the run when a promise is broken. */
#define FUZZ_HOLDS(promise)                                                                        \
	do {                                                                                       \
		if (!(promise)) {                                                                  \
			fprintf(stderr, "%s:%d: broken: %s\n", __FILE__, __LINE__, #promise);      \
			abort();                                                                   \
		}                                                                                  \
	} while (0)

#endif
