/* SPDX-License-Identifier: GPL-3.0-or-later */
/* peek.h -- one value of a file or folder of INI, looked up before it is loaded in earnest. */
#ifndef UMPIRE_CLI_PEEK_H
#define UMPIRE_CLI_PEEK_H

#include "base/text.h"

/* Whether the path is a folder. */
bool peek_folder(const char *path);

/* The value of a key of a file, or of all *.ini of a folder, into out ("" when it has none).
 * What is wrong with them is left to whoever loads them. */
void peek_value(const char *path, const char *section, const char *key, struct text *out);

#endif
