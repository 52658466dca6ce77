/* SPDX-License-Identifier: GPL-3.0-or-later */
/* f_ini.c -- INI files: every entry has its place, and a refused file says why. */
#include "scratch.h"

#include "load/ini.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct ini *ini = ini_new();
	struct problems p = { 0 };
	int problems;

	FUZZ_HOLDS(ini);
	problems = ini_add_file(ini, scratch_write(data, size), false, &p);
	FUZZ_HOLDS(problems == p.total);
	for (int i = 0; i < p.n; i++)
		FUZZ_HOLDS(p.item[i].code != ERR_NONE && p.item[i].message[0]);
	for (int i = 0; i < ini_sections(ini); i++) {
		const struct ini_section *s = ini_section(ini, i, true);
		const struct ini_entry *entry;

		FUZZ_HOLDS(s->line > 0);
		for (int k = 0; (entry = ini_entry(ini, i, k)); k++)
			FUZZ_HOLDS(entry->line > 0 && entry->value);
	}
	ini_unread(ini, NULL, &p);
	ini_free(ini);
	return 0;
}
