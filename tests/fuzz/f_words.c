/* SPDX-License-Identifier: GPL-3.0-or-later */
/* f_words.c -- command lines: split into words that lie where they say, and completed anywhere. */
#include "fuzz.h"

#include "cli/cli.h"
#include "cli/complete.h"
#include "cli/words.h"
#include "rulesets/list.h"

static void complete_everywhere(const char *line, size_t length)
{
	struct complete_with with = { .commands = commands, .rulesets = rulesets };
	struct candidates c = { 0 };
	size_t step = length / 16 + 1;

	for (size_t cursor = 0; cursor <= length; cursor += step) {
		complete(&with, line, cursor, &c);
		FUZZ_HOLDS(c.from <= cursor && !c.failed);
		for (int i = 0; i < c.n; i++)
			FUZZ_HOLDS(c.item[i].s && c.item[i].s[0]);
	}
	candidates_free(&c);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *line = fuzz_string(data, size);
	size_t length = strlen(line);
	struct words w = { 0 };
	struct err e = { 0 };

	if (words_split(line, &w, &e) == 0) {
		FUZZ_HOLDS(!w.v || !w.v[w.n]);
		for (int i = 0; i < w.n; i++) {
			FUZZ_HOLDS(w.at[i] < w.end[i] && w.end[i] <= length);
			FUZZ_HOLDS(strlen(w.v[i]) <= w.end[i] - w.at[i]);
			FUZZ_HOLDS(i == 0 || w.end[i - 1] < w.at[i]);
		}
		if (w.n > 0)
			command_find(w.v[0], &e);
	} else {
		FUZZ_HOLDS(w.n == 0 && e.code != ERR_NONE && e.message[0]);
	}
	complete_everywhere(line, length);
	words_free(&w);
	free(line);
	return 0;
}
