/* SPDX-License-Identifier: GPL-3.0-or-later */
/* settings.h -- what `set` shows and changes: one row a setting. */
#ifndef UMPIRE_CLI_SETTINGS_H
#define UMPIRE_CLI_SETTINGS_H

#include "cli/cli.h"

struct setting {
	const char *name;
	const char *usage;        /* "quiet|normal|full" */
	const char *help;         /* one line, no full stop */
	const char *const *words; /* NULL-ended choices, or NULL: anything */
	void (*get)(const struct session *s, struct text *out);
	int (*set)(struct session *s, const char *value, struct err *e);
};

extern const struct setting settings[]; /* ends with a NULL name */

int cmd_set(struct session *s, int argc, char **argv, struct err *e);
int cmd_source(struct session *s, int argc, char **argv, struct err *e);

#endif
