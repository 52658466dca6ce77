/* SPDX-License-Identifier: GPL-3.0-or-later */
/* options.h -- options before, after and between the words of a command, from one table. */
#ifndef UMPIRE_CLI_OPTIONS_H
#define UMPIRE_CLI_OPTIONS_H

#include "cli/cli.h"

/* What does not concern the session. */
struct invocation {
	const char *script; /* -f, or NULL */
	bool help, version;
};

/* Takes the options out of argv[0..argc-1] and applies them; the other words, in order, go to
 * words (room for argc + 1, NULL-ended), *n of them.  "--" ends the options; a dash before a digit
 * is no option.  After an error the rest is still applied, so that -o json holds for it. */
int options_take(struct session *s, int argc, char **argv, char **words, int *n,
		 struct invocation *inv, struct err *e);

/* Whether any word is an option. */
bool options_any(int argc, char **argv);

/* One setting by its option's name, as `set` uses it: text from field names to values. */
int options_set(struct session *s, const char *name, const char *value, struct err *e);

#endif
