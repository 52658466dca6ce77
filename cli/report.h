/* SPDX-License-Identifier: GPL-3.0-or-later */
/* report.h -- the only place where an error becomes text or JSON on standard error. */
#ifndef UMPIRE_CLI_REPORT_H
#define UMPIRE_CLI_REPORT_H

#include "cli/cli.h"

/* Prints the error, with its line and a caret, every problem behind it and what was meant; nothing
 * when nobody reads.  Clears *e and the session's problems; returns the exit code. */
int report_error(struct session *s, struct err *e);

#endif
