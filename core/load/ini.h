/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ini.h -- the only door to iniparser: strings with their file and line, every key read once.
 *
 * Section and key names are lower case.  iniparser keeps no lines, lets duplicates overwrite and
 * reads 08 as octal, so the file is scanned here for places and duplicates, and values are
 * always strings that the fields convert. */
#ifndef UMPIRE_LOAD_INI_H
#define UMPIRE_LOAD_INI_H

#include "base/err.h"

#include <stdbool.h>
#include <stddef.h>

struct ini_entry {
	const char *section, *key; /* "modifier morale class-a", "value" */
	const char *value;
	const char *file; /* as opened; an overlaid entry names the overlay */
	int line;
	bool read; /* somebody asked for it */
};

struct ini_section {
	const char *name;
	const char *file;
	int line;
	bool read;
};

struct ini; /* sections in file order, entries in section order; files merge in the order added */

struct ini *ini_new(void);
void ini_free(struct ini *ini);

/* Adds one file.  A section or key given twice in it is a problem; so is a syntax error.  Keys
 * that an earlier file gave are a problem too, unless overlay is set: then they are replaced, and a
 * section or key that no earlier file has is recorded all the same (its reader will judge it).
 * Returns the number of problems added. */
int ini_add_file(struct ini *ini, const char *path, bool overlay, struct problems *p);

/* From here on iniparser is asked only about files in which a value is quoted or holds ';' or '#':
 * no other can be read otherwise, as the tests show, and iniparser takes longer than all the rest
 * of a one-line look-up.  Without this it reads every file, and its values must be those of the
 * scan. */
void ini_quick(struct ini *ini);

/* Every *.ini of a folder in name order, as one. */
int ini_add_folder(struct ini *ini, const char *folder, struct problems *p);

int ini_sections(const struct ini *ini);
/* Marks the section as read when mark is set. */
const struct ini_section *ini_section(struct ini *ini, int i, bool mark);
/* -1 when there is none. */
int ini_find_section(const struct ini *ini, const char *name);

/* The entry, marked as read, or NULL. */
const struct ini_entry *ini_get(struct ini *ini, const char *section, const char *key);

/* The k-th entry of a section (not marked), or NULL past the last. */
const struct ini_entry *ini_entry(const struct ini *ini, int section, int k);
/* Marks it. */
const char *ini_read(struct ini *ini, const struct ini_entry *entry);

/* A problem for each section and key that nobody read; known[] (NULL-ended, may be NULL) are the
 * names to suggest from. */
void ini_unread(struct ini *ini, const char *const *known, struct problems *p);

#endif
