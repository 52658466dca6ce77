/* SPDX-License-Identifier: GPL-3.0-or-later */
/* complete.h -- what could stand at the cursor: a pure function of line, cursor and tables. */
#ifndef UMPIRE_CLI_COMPLETE_H
#define UMPIRE_CLI_COMPLETE_H

#include "cli/cli.h"

/* What there is to choose from; everything but commands may be NULL. */
struct complete_with {
	const struct command *commands;        /* ends with a NULL name */
	const struct option_row *options;      /* likewise */
	const struct ruleset *const *rulesets; /* NULL-ended */
	struct rules *const *loaded;           /* n_loaded of them: rulesets without C, too */
	int n_loaded;
	const char *ruleset;                        /* what a line may leave out */
	const char *last_ruleset, *last_resolution; /* what `repeat` changes */
};

struct candidate {
	char *s;
	bool more; /* something follows at once: no blank after it ("casualties=") */
};

struct candidates {
	size_t from; /* line[from..cursor) is what a candidate replaces */
	int n, cap;
	struct candidate *item; /* owned */
	bool failed;            /* memory ran out: some are missing */
};

/* Fills *out (zero-initialised or used before; freed by candidates_free) for the words of line
 * before the cursor, in the order of the tables. */
void complete(const struct complete_with *with, const char *line, size_t cursor,
	      struct candidates *out);
void candidates_free(struct candidates *c);

#endif
