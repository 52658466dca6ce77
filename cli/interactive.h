/* SPDX-License-Identifier: GPL-3.0-or-later */
/* interactive.h -- commands line by line from a person, a pipe or a file. */
#ifndef UMPIRE_CLI_INTERACTIVE_H
#define UMPIRE_CLI_INTERACTIVE_H

#include "cli/cli.h"

/* Runs each line of in until its end or `quit`, reporting errors as they come and going on; in a
 * script (no terminal) they name FILE:LINE.  file is the name for messages, NULL for standard
 * input.  Returns the worst exit code of a script, 0 after a person's session. */
int interactive_run(struct session *s, FILE *in, const char *file);

int cmd_history(struct session *s, int argc, char **argv, struct err *e);
int cmd_repeat(struct session *s, int argc, char **argv, struct err *e);
int cmd_quit(struct session *s, int argc, char **argv, struct err *e);

#endif
