/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ini_store.h -- sections, entries and the text they point into; for core/load alone. */
#ifndef UMPIRE_LOAD_INI_STORE_H
#define UMPIRE_LOAD_INI_STORE_H

#include "load/ini.h"

#include <stdint.h>

struct ini_stored { /* an entry: never moves */
	struct ini_entry entry;
	int section, file;
	uint32_t hash;
};

struct ini_part { /* a section: never moves */
	struct ini_section section;
	int file, line; /* where it was seen last */
	uint32_t hash;
	struct ini_stored **entry;
	int n, cap;
};

struct ini_file {
	char *path;
	char *text;    /* the file's bytes: names and values point into it */
	bool doubtful; /* a value holds what iniparser might read otherwise */
};

/* Open addressing: each slot holds a number + 1, or 0; a power of two of them. */
struct ini_index {
	int *slot;
	int n, cap;
};

struct ini {
	struct ini_part **part;
	struct ini_stored **stored;
	struct ini_file *file;
	int n_parts, n_stored, n_files;
	int cap_parts, cap_stored, cap_files;
	struct ini_index by_name, by_key;
	bool quick; /* see ini_quick() */
};

/* Each returns NULL or -1 when memory runs out. */

/* Takes text over (freed here in any case); copies path.  The file's number. */
int ini_store_file(struct ini *ini, const char *path, char *text);
/* The section's number; *fresh says whether it is new.  name must be lower case and outlive ini. */
int ini_store_section(struct ini *ini, const char *name, int file, int line, bool *fresh);
/* A new entry of the section; the key must be lower case and not there yet. */
struct ini_stored *ini_store_entry(struct ini *ini, int section, const char *key);

/* NULL when there is none. */
struct ini_stored *ini_store_find(const struct ini *ini, int section, const char *key);

/* Reads text (the bytes of ini's file of that number, n of them, lines ended by '\n') into ini. */
void ini_scan(struct ini *ini, int file, size_t n, bool overlay, struct problems *p);

#endif
