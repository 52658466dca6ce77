/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ini.c -- files and folders of INI: opened, checked against iniparser, and asked for. */
#include "load/ini_store.h"

#include "base/text.h"

#include <dirent.h>
#if __has_include(<iniparser/iniparser.h>)
#include <iniparser/iniparser.h>
#else
#include <iniparser.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { FILE_BYTES = 1 << 20, FILES_MAX = 256, NAME_BYTES = 1024 };

/* ---- what iniparser makes of it ---- */

static int say_nothing(const char *format, ...)
{
	(void)format;
	return 0;
}

static dictionary *load_silently(const char *path)
{
	dictionary *d;

	iniparser_set_error_callback(say_nothing);
	d = iniparser_load(path);
	iniparser_set_error_callback(NULL);
	return d;
}

/* got is what iniparser read where the file has entry's value. */
static void report_reading(const struct ini_entry *entry, const char *got, struct problems *p)
{
	struct err *e = problems_add(p);
	size_t n = got ? strlen(got) : 0;
	const char *rest = got && !strncmp(entry->value, got, n) ? entry->value + n : "";
	char shown[TEXT_SHOWN];

	rest += strspn(rest, " \t");
	if (*rest == ';' || *rest == '#')
		err_set(e, ERR_DATA,
			"%s: the value would be cut at '%c'; put quotes around the whole of it, "
			"or a comment on a line of its own",
			entry->key, *rest);
	else
		err_set(e, ERR_DATA,
			"%s: the value would be read as '%s'; put quotes around the whole of it "
			"or around nothing",
			entry->key, text_shown(got ? got : "", shown));
	err_at(e, entry->file, entry->line);
}

/* iniparser keeps entries in the order of the file, so the one wanted is most often the next or,
 * past a section's own entry, the one after it: *next.  Its own search is by trying them all. */
static const char *value_of(const dictionary *d, const char *name, int *next)
{
	for (int i = *next; i < d->n && i < *next + 2; i++) {
		if (d->key[i] && !strcmp(d->key[i], name)) {
			*next = i + 1;
			return d->val[i];
		}
	}
	return iniparser_getstring(d, name, NULL);
}

static void compare_entry(const dictionary *d, const struct ini_entry *entry, int *next,
			  struct problems *p)
{
	size_t section = strlen(entry->section), key = strlen(entry->key);
	char name[NAME_BYTES];
	const char *got = NULL;

	if (section + key + 2 <= sizeof name) {
		memcpy(name, entry->section, section);
		name[section] = ':';
		memcpy(name + section + 1, entry->key, key + 1);
		got = value_of(d, name, next);
	}
	if (!got || strcmp(got, entry->value) != 0)
		report_reading(entry, got, p);
}

/* The scan was clean; every value must be the one that iniparser gives. */
static void compare_file(const struct ini *ini, int file, struct problems *p)
{
	const char *path = ini->file[file].path;
	dictionary *d = load_silently(path);
	int next = 0;

	if (!d) {
		err_set(problems_add(p), ERR_IO, "%s cannot be read by iniparser", path);
		return;
	}
	for (int i = 0; i < ini->n_stored; i++)
		if (ini->stored[i]->file == file)
			compare_entry(d, &ini->stored[i]->entry, &next, p);
	iniparser_freedict(d);
}

void ini_quick(struct ini *ini)
{
	ini->quick = true;
}

/* ---- files ---- */

/* The first *n bytes of the file and room for a NUL, owned by the caller; NULL and *e.  *n becomes
 * what there was. */
static char *read_file(const char *path, size_t *n, struct err *e)
{
	char *text;
	FILE *f = fopen(path, "rb");

	if (!f) {
		err_set(e, ERR_IO, "%s cannot be read; check who may read it", path);
		return NULL;
	}
	text = malloc(*n + 1);
	if (!text)
		err_set(e, ERR_MEMORY, "no memory for %s", path);
	else
		*n = fread(text, 1, *n, f);
	if (ferror(f))
		err_set(e, ERR_IO, "%s cannot be read to its end", path);
	fclose(f);
	if (!e->code)
		return text;
	free(text);
	return NULL;
}

static char *open_file(const char *path, size_t *n, struct err *e)
{
	struct stat st;

	if (stat(path, &st))
		err_set(e, ERR_IO, "there is no file %s", path);
	else if (!S_ISREG(st.st_mode))
		err_set(e, ERR_DATA, "%s is not a file; an INI file is wanted", path);
	else if (st.st_size > FILE_BYTES)
		err_set(e, ERR_LIMIT, "%s is larger than 1 MiB, the most an INI file may be", path);
	if (e->code)
		return NULL;
	*n = (size_t)st.st_size;
	return read_file(path, n, e);
}

int ini_add_file(struct ini *ini, const char *path, bool overlay, struct problems *p)
{
	struct err e = { 0 };
	int before = p->total, file;
	size_t n;
	char *text = open_file(path, &n, &e);

	if (!text) {
		err_at(&e, path, 0);
		*problems_add(p) = e;
		return 1;
	}
	file = ini_store_file(ini, path, text);
	if (file < 0) {
		err_set(problems_add(p), ERR_MEMORY, "no memory for %s", path);
		return 1;
	}
	ini_scan(ini, file, n, overlay, p);
	if (p->total == before && (!ini->quick || ini->file[file].doubtful))
		compare_file(ini, file, p);
	return p->total - before;
}

/* ---- folders ---- */

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool is_ini(const char *name)
{
	size_t n = strlen(name);

	return name[0] != '.' && n > 4 && !strcmp(name + n - 4, ".ini");
}

/* Paths of the folder's *.ini in name order, each owned by the caller, where all were NULL. */
static void list_folder(const char *folder, char *paths[FILES_MAX], struct err *e)
{
	DIR *dir = opendir(folder);
	struct dirent *d;
	int n = 0;

	if (!dir) {
		err_set(e, ERR_IO, "there is no folder %s", folder);
		return;
	}
	while (n < FILES_MAX && (d = readdir(dir))) {
		struct text path = { 0 };

		if (!is_ini(d->d_name))
			continue;
		text_addf(&path, "%s/%s", folder, d->d_name);
		if (!path.failed) {
			paths[n++] = path.s;
			continue;
		}
		err_set(e, ERR_MEMORY, "no memory for the folder %s", folder);
		text_free(&path);
	}
	closedir(dir);
	if (n == 0)
		err_set(e, ERR_DATA, "the folder %s holds no file whose name ends in .ini", folder);
	qsort(paths, (size_t)n, sizeof(char *), by_name);
}

int ini_add_folder(struct ini *ini, const char *folder, struct problems *p)
{
	char *paths[FILES_MAX + 1] = { NULL };
	struct err e = { 0 };
	int before = p->total;

	list_folder(folder, paths, &e);
	if (e.code) {
		err_at(&e, folder, 0);
		*problems_add(p) = e;
	}
	for (int i = 0; paths[i]; i++) {
		if (!e.code)
			ini_add_file(ini, paths[i], false, p);
		free(paths[i]);
	}
	return p->total - before;
}

/* ---- asking ---- */

int ini_sections(const struct ini *ini)
{
	return ini->n_parts;
}

const struct ini_section *ini_section(struct ini *ini, int i, bool mark)
{
	if (mark)
		ini->part[i]->section.read = true;
	return &ini->part[i]->section;
}

static const struct ini_entry *mark_read(struct ini *ini, struct ini_stored *s)
{
	s->entry.read = true;
	ini->part[s->section]->section.read = true;
	return &s->entry;
}

const struct ini_entry *ini_get(struct ini *ini, const char *section, const char *key)
{
	int at = ini_find_section(ini, section);
	struct ini_stored *s = at < 0 ? NULL : ini_store_find(ini, at, key);

	return s ? mark_read(ini, s) : NULL;
}

const struct ini_entry *ini_entry(const struct ini *ini, int section, int k)
{
	const struct ini_part *part = ini->part[section];

	return k >= 0 && k < part->n ? &part->entry[k]->entry : NULL;
}

const char *ini_read(struct ini *ini, const struct ini_entry *entry)
{
	return ini_get(ini, entry->section, entry->key)->value;
}

/* ---- what nobody asked for ---- */

static void unread_section(const struct ini_section *section, const char *const *known,
			   struct problems *p)
{
	struct err *e = problems_add(p);
	char shown[TEXT_SHOWN], word[TEXT_SHOWN];
	const char *nearest;

	err_set(e, ERR_DATA, "the section [%s] means nothing here",
		text_shown(section->name, shown));
	err_at(e, section->file, section->line);
	err_argument(e, section->name);
	text_shown(section->name, word);
	word[strcspn(word, " ")] = '\0';
	nearest = known ? text_nearest(word, known) : NULL;
	if (nearest)
		err_suggest(e, nearest);
}

static void unread_entry(const struct ini_entry *entry, const char *const *known,
			 struct problems *p)
{
	struct err *e = problems_add(p);
	char section[TEXT_SHOWN], key[TEXT_SHOWN];
	const char *nearest = known ? text_nearest(entry->key, known) : NULL;

	err_set(e, ERR_DATA, "the key %s means nothing in [%s]", text_shown(entry->key, key),
		text_shown(entry->section, section));
	err_at(e, entry->file, entry->line);
	err_argument(e, entry->key);
	if (nearest)
		err_suggest(e, nearest);
}

void ini_unread(struct ini *ini, const char *const *known, struct problems *p)
{
	for (int i = 0; i < ini->n_parts; i++) {
		const struct ini_part *part = ini->part[i];

		if (!part->section.read) {
			unread_section(&part->section, known, p);
			continue;
		}
		for (int k = 0; k < part->n; k++)
			if (!part->entry[k]->entry.read)
				unread_entry(&part->entry[k]->entry, known, p);
	}
}
