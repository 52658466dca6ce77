/* SPDX-License-Identifier: GPL-3.0-or-later */
/* loader.c -- memory freed at once, headings, problems with their place, and keys of a section. */
#include "rules/loader.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- memory ---- */

enum { BLOCK_SIZE = 32 * 1024 };

struct block {
	struct block *next;
	size_t used, size;
	_Alignas(max_align_t) unsigned char data[];
};

static struct block *block_new(struct owned *o, size_t size)
{
	struct block *b;

	if (size < BLOCK_SIZE)
		size = BLOCK_SIZE;
	b = calloc(1, sizeof *b + size);
	if (!b) {
		o->failed = true;
		return NULL;
	}
	b->size = size;
	b->next = o->blocks;
	o->blocks = b;
	return b;
}

void *owned_new(struct owned *o, size_t n, size_t size)
{
	size_t want = (n * size + sizeof(max_align_t) - 1) / sizeof(max_align_t);
	struct block *b = o->blocks;
	void *p;

	want = (want ? want : 1) * sizeof(max_align_t);
	if (!b || b->size - b->used < want)
		b = block_new(o, want);
	if (!b)
		return NULL;
	p = b->data + b->used;
	b->used += want;
	return p;
}

char *owned_copy(struct owned *o, const char *s, size_t n)
{
	char *copy = owned_new(o, n + 1, 1);

	if (copy)
		memcpy(copy, s, n);
	return copy;
}

struct owned *owned_start(void)
{
	struct owned *o = calloc(1, sizeof *o);

	if (!o)
		return NULL;
	o->ini = ini_new();
	if (o->ini)
		return o;
	free(o);
	return NULL;
}

void owned_free(struct owned *o)
{
	if (!o)
		return;
	while (o->blocks) {
		struct block *next = o->blocks->next;

		free(o->blocks);
		o->blocks = next;
	}
	ini_free(o->ini);
	free(o);
}

/* ---- headings ---- */

/* Copies the word at *s, cut to fit, and moves past it and the space behind it. */
static void take_word(const char **s, char *to, size_t size)
{
	size_t n = strcspn(*s, " \t"), fits = n < size ? n : size - 1;

	memcpy(to, *s, fits);
	to[fits] = '\0';
	*s += n;
	*s += strspn(*s, " \t");
}

struct heading heading_of(const char *section)
{
	struct heading h;

	section += strspn(section, " \t");
	take_word(&section, h.kind, sizeof h.kind);
	take_word(&section, h.of, sizeof h.of);
	h.rest = section;
	return h;
}

/* ---- problems ---- */

struct err *load_problem(struct loader *l, const char *file, int line, const char *format, ...)
{
	struct err *e = problems_add(l->p);
	char message[sizeof e->message];
	va_list args;

	va_start(args, format);
	vsnprintf(message, sizeof message, format, args);
	va_end(args);
	err_set(e, ERR_DATA, "%s", message);
	err_at(e, file, line);
	return e;
}

void load_unknown(struct loader *l, const char *file, int line, const char *word,
		  const char *const *names, const char *format, ...)
{
	const char *nearest = text_nearest(word, names);
	struct text known = { 0 };
	char message[300];
	struct err *e;
	va_list args;

	va_start(args, format);
	vsnprintf(message, sizeof message, format, args);
	va_end(args);
	text_list(&known, names, "and");
	if (nearest)
		e = load_problem(l, file, line, "%s: did you mean '%s'?", message, nearest);
	else if (known.n)
		e = load_problem(l, file, line, "%s; known: %s", message, known.s);
	else
		e = load_problem(l, file, line, "%s; there are none here", message);
	err_argument(e, word);
	if (nearest)
		err_suggest(e, nearest);
	text_free(&known);
}

bool load_one_word(struct loader *l, int section)
{
	const struct ini_section *s = ini_section(l->ini, section, true);
	const struct heading *h = &l->headings[section];

	if (h->of[0] && !h->rest[0])
		return true;
	load_problem(l, s->file, s->line, "[%s]: write [%s NAME], a name of one word", s->name,
		     h->kind);
	return false;
}

bool load_is_house(const struct loader *l, const char *file)
{
	for (int i = 0; i < l->n_overlays; i++)
		if (!strcmp(l->overlays[i], file))
			return true;
	return false;
}

/* ---- keys ---- */

static int key_of(const struct keys *keys, const char *name)
{
	for (int k = 0; keys->names[k]; k++)
		if (keys->names[k][0] == name[0] && text_same(keys->names[k], name))
			return k;
	return -1;
}

static int missing_keys(struct loader *l, const struct keys *keys, const struct fields_read *r)
{
	int n = 0;

	for (int k = 0; keys->names[k]; k++) {
		const struct ini_entry *entry = r->entry[k];

		if (!((keys->required >> k) & 1) || (entry && entry->value[0]))
			continue;
		if (entry)
			load_problem(l, entry->file, entry->line, "[%s] %s is empty",
				     r->section->name, entry->key);
		else
			load_problem(l, r->section->file, r->section->line, "[%s] has no '%s'",
				     r->section->name, keys->names[k]);
		n++;
	}
	return n;
}

int load_keys(struct loader *l, int section, const struct keys *keys, struct fields_read *out)
{
	const struct ini_entry *entry;
	int problems = 0;

	memset(out, 0, sizeof *out);
	out->section = ini_section(l->ini, section, true);
	out->house = load_is_house(l, out->section->file);
	for (int k = 0; (entry = ini_entry(l->ini, section, k)); k++) {
		int key = key_of(keys, entry->key);

		out->house |= load_is_house(l, entry->file);
		if (key >= 0) {
			out->entry[key] = entry;
			continue;
		}
		load_unknown(l, entry->file, entry->line, entry->key, keys->names,
			     "[%s] has an unknown key '%s'", out->section->name, entry->key);
		problems++;
	}
	return problems + missing_keys(l, keys, out);
}

const char *read_text(const struct fields_read *r, int key)
{
	return r->entry[key] ? r->entry[key]->value : "";
}

int load_value(struct loader *l, const struct ini_entry *entry, const struct field *f, int64_t *out)
{
	struct err e = { 0 };

	if (!field_parse(f, entry->value, DISTANCE_INCH, out, &e))
		return 0;
	e.code = ERR_DATA;
	err_at(&e, entry->file, entry->line);
	*problems_add(l->p) = e;
	return -1;
}
