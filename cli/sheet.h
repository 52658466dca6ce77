/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sheet.h -- the umpire's sheet: every list, table and number of a ruleset on two pages. */
#ifndef UMPIRE_CLI_SHEET_H
#define UMPIRE_CLI_SHEET_H

#include "cli/cli.h"

/* show RULESET [TABLE] */
int cmd_show(struct session *s, int argc, char **argv, struct err *e);

#endif
