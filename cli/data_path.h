/* SPDX-License-Identifier: GPL-3.0-or-later */
/* data_path.h -- where the INI folders of the compiled-in rulesets are. */
#ifndef UMPIRE_CLI_DATA_PATH_H
#define UMPIRE_CLI_DATA_PATH_H

#include "base/err.h"
#include "base/text.h"

/* The folder of one ruleset, into path: under `data` (--data) when it is not NULL, else under
 * UMPIRE_DATA when that is set, else beside the program or where it was installed.  -1 and *e
 * naming every place that was tried. */
int data_path(const char *data, const char *ruleset, struct text *path, struct err *e);

#endif
