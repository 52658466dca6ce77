/* SPDX-License-Identifier: GPL-3.0-or-later */
/* history.h -- the lines typed so far, kept in a file of the user's own between sessions. */
#ifndef UMPIRE_CLI_HISTORY_H
#define UMPIRE_CLI_HISTORY_H

#include "base/err.h"

#include <stdbool.h>

enum { HISTORY_MAX = 1000 }; /* lines kept; older ones go */

struct history {
	int n, cap;
	char **line; /* owned, oldest first */
	char *path;  /* owned; NULL: not kept in a file */
};

/* Reads the file $XDG_STATE_HOME/umpire/history (~/.local/state/umpire/history), made with its
 * folders, mode 0600, when it is not there.  -1 and *e when it cannot be: *h is then empty but
 * works, in memory. */
int history_open(struct history *h, struct err *e);
void history_free(struct history *h);

/* Adds a line, at once to the file too; the line before it repeated, and a blank one, are left
 * out.  False when it was. */
bool history_add(struct history *h, const char *line);

#endif
