/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ini_store.c -- what the files gave, found by hash. */
#include "load/ini_store.h"

#include "base/text.h"

#include <stdlib.h>
#include <string.h>

struct ini *ini_new(void)
{
	return calloc(1, sizeof(struct ini));
}

void ini_free(struct ini *ini)
{
	if (!ini)
		return;
	for (int i = 0; i < ini->n_parts; i++) {
		free(ini->part[i]->entry);
		free(ini->part[i]);
	}
	for (int i = 0; i < ini->n_stored; i++)
		free(ini->stored[i]);
	for (int i = 0; i < ini->n_files; i++) {
		free(ini->file[i].path);
		free(ini->file[i].text);
	}
	free(ini->part);
	free(ini->stored);
	free(ini->file);
	free(ini->by_name.slot);
	free(ini->by_key.slot);
	free(ini);
}

/* Room for one more item of that size; the array, perhaps moved, or NULL. */
static void *grow(void *array, int n, int *cap, size_t size)
{
	int more = *cap ? *cap * 2 : 16;
	void *moved;

	if (n < *cap)
		return array;
	moved = realloc(array, (size_t)more * size);
	if (moved)
		*cap = more;
	return moved;
}

int ini_store_file(struct ini *ini, const char *path, char *text)
{
	struct ini_file *file = grow(ini->file, ini->n_files, &ini->cap_files, sizeof *file);
	char *copy = text_copy(path);

	if (file)
		ini->file = file;
	if (!file || !copy) {
		free(copy);
		free(text);
		return -1;
	}
	file[ini->n_files] = (struct ini_file){ copy, text, false };
	return ini->n_files++;
}

/* ---- hashes ---- */

/* FNV-1a over the lower-case letters of s. */
static uint32_t hash(uint32_t h, const char *s)
{
	for (; *s; s++) {
		unsigned char c = (unsigned char)*s;

		h = (h ^ (c >= 'A' && c <= 'Z' ? c + 32u : c)) * 16777619u;
	}
	return h;
}

static uint32_t name_hash(const char *name)
{
	return hash(2166136261u, name);
}

static uint32_t key_hash(int section, const char *key)
{
	return hash((2166136261u ^ (uint32_t)section) * 16777619u, key);
}

static bool same(const char *a, const char *b)
{
	for (; *a || *b; a++, b++) {
		char x = *a, y = *b;

		x = (char)(x >= 'A' && x <= 'Z' ? x + 32 : x);
		y = (char)(y >= 'A' && y <= 'Z' ? y + 32 : y);
		if (x != y)
			return false;
	}
	return true;
}

static void place(struct ini_index *x, uint32_t h, int number)
{
	int at = (int)(h & (uint32_t)(x->cap - 1));

	while (x->slot[at])
		at = (at + 1) & (x->cap - 1);
	x->slot[at] = number + 1;
}

/* Empties the index at twice its size when it is half full: 1, else 0; -1 without memory. */
static int widen(struct ini_index *x)
{
	int cap = x->cap ? x->cap * 2 : 64;
	int *slot;

	if (x->n * 2 < x->cap)
		return 0;
	slot = calloc((size_t)cap, sizeof *slot);
	if (!slot)
		return -1;
	free(x->slot);
	x->slot = slot;
	x->cap = cap;
	return 1;
}

/* ---- sections ---- */

int ini_find_section(const struct ini *ini, const char *name)
{
	const struct ini_index *x = &ini->by_name;
	uint32_t h = name_hash(name);

	if (!x->cap)
		return -1;
	for (uint32_t at = h;; at++) {
		int number = x->slot[at & (uint32_t)(x->cap - 1)] - 1;

		if (number < 0)
			return -1;
		if (ini->part[number]->hash == h && same(ini->part[number]->section.name, name))
			return number;
	}
}

static int index_section(struct ini *ini, int number)
{
	int wide = widen(&ini->by_name);

	if (wide < 0)
		return -1;
	for (int i = wide ? 0 : number; i <= number; i++)
		place(&ini->by_name, ini->part[i]->hash, i);
	ini->by_name.n = number + 1;
	return 0;
}

int ini_store_section(struct ini *ini, const char *name, int file, int line, bool *fresh)
{
	int found = ini_find_section(ini, name);
	struct ini_part **part, *new;

	*fresh = found < 0;
	if (found >= 0)
		return found;
	part = grow(ini->part, ini->n_parts, &ini->cap_parts, sizeof(void *));
	if (!part)
		return -1;
	ini->part = part;
	new = calloc(1, sizeof *new);
	if (!new)
		return -1;
	new->section = (struct ini_section){ name, ini->file[file].path, line, false };
	new->file = file;
	new->line = line;
	new->hash = name_hash(name);
	part[ini->n_parts++] = new;
	return index_section(ini, ini->n_parts - 1) < 0 ? -1 : ini->n_parts - 1;
}

/* ---- entries ---- */

struct ini_stored *ini_store_find(const struct ini *ini, int section, const char *key)
{
	const struct ini_index *x = &ini->by_key;
	uint32_t h = key_hash(section, key);

	if (!x->cap)
		return NULL;
	for (uint32_t at = h;; at++) {
		int number = x->slot[at & (uint32_t)(x->cap - 1)] - 1;
		struct ini_stored *s = number < 0 ? NULL : ini->stored[number];

		if (!s || (s->hash == h && s->section == section && same(s->entry.key, key)))
			return s;
	}
}

static int index_entry(struct ini *ini, int number)
{
	int wide = widen(&ini->by_key);

	if (wide < 0)
		return -1;
	for (int i = wide ? 0 : number; i <= number; i++)
		place(&ini->by_key, ini->stored[i]->hash, i);
	ini->by_key.n = number + 1;
	return 0;
}

struct ini_stored *ini_store_entry(struct ini *ini, int section, const char *key)
{
	struct ini_part *part = ini->part[section];
	struct ini_stored **stored, **entry, *new;

	stored = grow(ini->stored, ini->n_stored, &ini->cap_stored, sizeof(void *));
	if (stored)
		ini->stored = stored;
	entry = grow(part->entry, part->n, &part->cap, sizeof(void *));
	if (entry)
		part->entry = entry;
	new = stored &&entry ? calloc(1, sizeof *new) : NULL;
	if (!new)
		return NULL;
	new->section = section;
	new->hash = key_hash(section, key);
	new->entry.section = part->section.name;
	new->entry.key = key;
	stored[ini->n_stored++] = new;
	if (index_entry(ini, ini->n_stored - 1) < 0)
		return NULL;
	entry[part->n++] = new;
	return new;
}
