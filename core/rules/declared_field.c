/* SPDX-License-Identifier: GPL-3.0-or-later */
/* declared_field.c -- inputs and columns described in INI. */
#include "rules/declared_read.h"

#include <string.h>

enum { KEY_TYPE, KEY_HELP, KEY_MIN, KEY_MAX, KEY_DEFAULT, KEY_CHOICES, KEY_REQUIRED };

static const char *const field_keys[] = { "type",    "help",    "min",      "max",
					  "default", "choices", "required", NULL };

static const char *const type_words[] = { "int", "flag", "word", "distance", NULL };
static const enum field_type types[] = { FIELD_INT, FIELD_FLAG, FIELD_WORD, FIELD_DISTANCE };

enum { INPUT_MAX = 99, COLUMN_MAX = 999, INT_LIMIT = 9999 };

/* The choices of a word as NULL-ended names; NULL when there are none. */
static const char *const *read_words(struct loader *l, const struct ini_entry *entry)
{
	char *s = owned_copy(l->owned, entry->value, strlen(entry->value)), *next;
	const char **words = owned_new(l->owned, strlen(entry->value) / 2 + 2, sizeof *words);
	int n = 0;

	if (!s || !words)
		return NULL;
	for (char *w = strtok_r(s, " \t,", &next); w; w = strtok_r(NULL, " \t,", &next))
		words[n++] = w;
	return n ? words : NULL;
}

/* Only the keys that suit the type. */
static void refuse_keys(struct loader *l, const struct fields_read *read, enum field_type type)
{
	for (int k = KEY_MIN; k <= KEY_CHOICES; k++) {
		bool range = type == FIELD_INT || type == FIELD_DISTANCE;
		bool suits = k == KEY_DEFAULT || (k == KEY_CHOICES ? type == FIELD_WORD : range);

		if (read->entry[k] && !suits)
			load_problem(l, read->entry[k]->file, read->entry[k]->line,
				     "[%s]: '%s' does not suit the type %s", read->section->name,
				     field_keys[k], field_type_name(type));
	}
}

static void read_range(struct loader *l, const struct fields_read *read, struct field *f,
		       bool column)
{
	struct field limit = *f;

	f->min = f->type == FIELD_INT && column ? -COLUMN_MAX : 0;
	f->max = f->type == FIELD_FLAG ? 1 : column ? COLUMN_MAX : INPUT_MAX;
	limit.min = -INT_LIMIT;
	limit.max = INT_LIMIT;
	if (f->type == FIELD_DISTANCE) {
		limit.min = 0;
		limit.max = f->max = DISTANCE_NONE;
	}
	limit.key = "min";
	if (read->entry[KEY_MIN])
		load_value(l, read->entry[KEY_MIN], &limit, &f->min);
	limit.key = "max";
	if (read->entry[KEY_MAX])
		load_value(l, read->entry[KEY_MAX], &limit, &f->max);
	if (f->min <= f->max)
		return;
	load_problem(l, read->section->file, read->section->line, "[%s]: min is above max",
		     read->section->name);
	f->max = f->min;
}

/* Where no default is given: 0, no, the first choice or none; a column has none at all. */
static void read_default(struct loader *l, const struct fields_read *read, struct field *f,
			 bool column)
{
	static const struct field flag = F_FLAG("required", "must be given");
	int64_t required = column && !read->entry[KEY_DEFAULT];

	f->dflt = f->type == FIELD_DISTANCE ? f->max : f->min > 0 ? f->min : 0;
	if (f->type == FIELD_INT && f->max < 0)
		f->dflt = f->max;
	if (column)
		f->dflt = VALUE_NULL;
	if (read->entry[KEY_DEFAULT])
		load_value(l, read->entry[KEY_DEFAULT], f, &f->dflt);
	if (read->entry[KEY_REQUIRED])
		load_value(l, read->entry[KEY_REQUIRED], &flag, &required);
	f->required = required != 0;
}

static bool key_fits(const char *key)
{
	return *key && key[strspn(key, "abcdefghijklmnopqrstuvwxyz0123456789.-_")] == '\0';
}

/* One section into *f; false, with problems, when it describes no field. */
static bool read_field(struct loader *l, int section, bool column, struct field *f)
{
	static const struct field type = F_WORD_REQUIRED("type", type_words, "kind of value");
	const struct keys keys = { field_keys, column ? 0x1 : 0x3 };
	struct fields_read read;
	int64_t t;

	*f = (struct field){ .key = l->headings[section].rest };
	if (load_keys(l, section, &keys, &read) || load_value(l, read.entry[KEY_TYPE], &type, &t))
		return false;
	if (!key_fits(f->key)) {
		load_problem(l, read.section->file, read.section->line,
			     "[%s]: the last word must be a key of a-z, 0-9, '.' and '-'",
			     read.section->name);
		return false;
	}
	f->type = types[t];
	f->help = read_text(&read, KEY_HELP);
	refuse_keys(l, &read, f->type);
	if (f->type == FIELD_WORD) {
		f->words = read.entry[KEY_CHOICES] ? read_words(l, read.entry[KEY_CHOICES]) : NULL;
		if (!f->words) {
			load_problem(l, read.section->file, read.section->line,
				     "[%s] is a word: give its 'choices'", read.section->name);
			return false;
		}
	}
	read_range(l, &read, f, column);
	read_default(l, &read, f, column);
	return true;
}

static bool is_part(const struct heading *h, const char *kind, const char *of)
{
	return !strcmp(h->kind, kind) && text_same(h->of, of);
}

const struct field *declared_fields(struct loader *l, const char *kind, const char *of)
{
	bool column = !strcmp(kind, "column");
	int sections = ini_sections(l->ini), n = 0;
	struct field *fields, one;

	for (int i = 0; i < sections; i++)
		n += is_part(&l->headings[i], kind, of);
	fields = owned_new(l->owned, (size_t)n + 1, sizeof *fields);
	n = 0;
	for (int i = 0; fields && i < sections; i++) {
		const struct ini_section *s = ini_section(l->ini, i, true);

		if (!is_part(&l->headings[i], kind, of) || !read_field(l, i, column, &one))
			continue;
		if (field_find(fields, one.key) >= 0)
			load_problem(l, s->file, s->line, "[%s] is given twice", s->name);
		else
			fields[n++] = one;
	}
	return fields;
}
