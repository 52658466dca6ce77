/* SPDX-License-Identifier: GPL-3.0-or-later */
/* help_pages.h -- the pages that help is made of; for help*.c alone. */
#ifndef UMPIRE_CLI_HELP_PAGES_H
#define UMPIRE_CLI_HELP_PAGES_H

#include "cli/cli.h"

/* All there is; one command; one ruleset: in the session's format. */
void help_summary(const struct session *s, struct text *out);
void help_command(const struct session *s, const struct command *c, struct text *out);
void help_ruleset(const struct session *s, const struct ruleset *set, struct text *out);

/* One resolution with every input, outcome and throw, in the session's format. */
void help_resolution(const struct session *s, const struct ruleset *set,
		     const struct resolution *res, struct text *out);

/* The keys that the resolution's outcome has beside its fields when asked as in its example: NULL
 * ended, owned by the caller with each key; NULL when there are none. */
char **help_more_keys(const struct resolution *res);

/* The man page, as troff. */
void help_man(struct text *out);

/* Completion for bash. */
void help_bash(struct text *out);

#endif
