/* SPDX-License-Identifier: GPL-3.0-or-later */
/* help.h -- help at three depths, the man page and the shell's completion, from one set of tables.
 */
#ifndef UMPIRE_CLI_HELP_H
#define UMPIRE_CLI_HELP_H

#include "cli/cli.h"

/* help; help COMMAND; help RULESET; help RULESET RESOLUTION; help man; help completion bash. */
int cmd_help(struct session *s, int argc, char **argv, struct err *e);

#endif
