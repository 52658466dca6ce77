/* SPDX-License-Identifier: GPL-3.0-or-later */
/* peek.c -- reading a file or folder of INI for one value. */
#include "cli/peek.h"

#include "load/ini.h"

#include <stdlib.h>
#include <sys/stat.h>

bool peek_folder(const char *path)
{
	struct stat st;

	return !stat(path, &st) && S_ISDIR(st.st_mode);
}

void peek_value(const char *path, const char *section, const char *key, struct text *out)
{
	struct problems *p = calloc(1, sizeof *p);
	struct ini *ini = ini_new();
	const struct ini_entry *entry;

	text_clear(out);
	if (p && ini) {
		if (peek_folder(path))
			ini_add_folder(ini, path, p);
		else
			ini_add_file(ini, path, false, p);
		entry = ini_get(ini, section, key);
		if (entry)
			text_add(out, entry->value);
	}
	ini_free(ini);
	free(p);
}
