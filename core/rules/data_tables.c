/* SPDX-License-Identifier: GPL-3.0-or-later */
/* data_tables.c -- the rows of a ruleset's tables, and its single numbers. */
#include "rules/loader.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { NAMES_MAX = 256 };

static void make_rows(struct loader *l, struct table *t)
{
	size_t n = 0, columns = (size_t)field_count(t->spec->columns);

	for (int i = 0; i < ini_sections(l->ini); i++)
		n += !strcmp(l->headings[i].kind, "row") &&
		     text_same(l->headings[i].of, t->spec->name);
	t->row = owned_new(l->owned, n, sizeof *t->row);
	for (size_t i = 0; t->row && i < n; i++)
		t->row[i].v = owned_new(l->owned, columns, sizeof *t->row[i].v);
}

int tables_start(struct loader *l)
{
	const struct table_spec *specs = l->set->tables;
	int n = 0;

	while (specs && specs[n].name)
		n++;
	l->r->n_tables = n;
	l->r->tables = owned_new(l->owned, (size_t)n, sizeof *l->r->tables);
	for (int i = 0; l->r->tables && i < n; i++) {
		l->r->tables[i].spec = &specs[i];
		make_rows(l, &l->r->tables[i]);
	}
	return l->owned->failed ? -1 : 0;
}

int numbers_start(struct loader *l)
{
	l->r->n_numbers = l->set->numbers ? field_count(l->set->numbers) : 0;
	l->r->numbers = owned_new(l->owned, (size_t)l->r->n_numbers, sizeof *l->r->numbers);
	return l->r->numbers ? 0 : -1;
}

/* ---- bands ---- */

/* A whole number at *s, which moves past it; false where there is none that fits. */
static bool band_number(const char **s, int *out)
{
	char *end;
	long n;

	if (**s != '-' && (**s < '0' || **s > '9'))
		return false;
	n = strtol(*s, &end, 10);
	if (end == *s || n <= INT_MIN || n >= INT_MAX)
		return false;
	*out = (int)n;
	*s = end;
	return true;
}

/* "7", "4-5", "6+", "0-" (0 or less); the first dash is a sign, so "-3--1" is -3 to -1. */
static bool band_parse(const char *s, int *lo, int *hi)
{
	if (!band_number(&s, lo))
		return false;
	*hi = *lo;
	if (!strcmp(s, "+")) {
		*hi = TABLE_OPEN_HIGH;
		return true;
	}
	if (!strcmp(s, "-")) {
		*lo = TABLE_OPEN_LOW;
		return true;
	}
	if (*s == '-' && s++ && !band_number(&s, hi))
		return false;
	return !*s;
}

/* ---- rows ---- */

static struct table *find_table(struct loader *l, const struct ini_section *s,
				const struct heading *h)
{
	const char *names[NAMES_MAX + 1];
	int n = 0;

	for (; n < l->r->n_tables && n < NAMES_MAX; n++) {
		names[n] = l->r->tables[n].spec->name;
		if (text_same(names[n], h->of))
			return &l->r->tables[n];
	}
	names[n] = NULL;
	load_unknown(l, s->file, s->line, h->of, names, "%s has no table '%s'", l->set->name,
		     h->of);
	return NULL;
}

/* False, with a problem, when the section's band is no band. */
static bool read_band(struct loader *l, const struct ini_section *s, const struct heading *h,
		      struct row *row)
{
	row->name = h->rest;
	row->file = s->file;
	row->line = s->line;
	if (!band_parse(h->rest, &row->lo, &row->hi)) {
		load_problem(l, s->file, s->line,
			     "[%s]: '%s' is not a band: write 7, 4-5, 6+ or 3- (3 or less)",
			     s->name, h->rest);
		return false;
	}
	if (row->lo > row->hi) {
		load_problem(l, s->file, s->line, "[%s]: the band is backwards, write %d-%d",
			     s->name, row->hi, row->lo);
		return false;
	}
	return true;
}

/* Bands an overlay names must stand in the ruleset, else they change nothing they mean to. */
static bool misspelt_band(struct loader *l, int section, const struct table *t)
{
	const struct ini_section *s = ini_section(l->ini, section, true);
	const char *names[NAMES_MAX + 1];
	int n = 0;

	if (!load_is_house(l, s->file) || ini_get(l->ini, s->name, "label") ||
	    ini_get(l->ini, s->name, "cite"))
		return false;
	for (; n < t->n && n < NAMES_MAX; n++)
		names[n] = t->row[n].name;
	names[n] = NULL;
	load_unknown(l, s->file, s->line, l->headings[section].rest, names,
		     "the table %s has no row '%s' to change", t->spec->name,
		     l->headings[section].rest);
	return true;
}

enum { KEY_LABEL, KEY_CITE, KEY_CLAUSE, KEY_COLUMN, COLUMNS_MAX = KEYS_MAX - KEY_COLUMN - 1 };

static void read_columns(struct loader *l, const struct field *columns,
			 const struct fields_read *read, struct row *row)
{
	for (int i = 0; columns[i].type != FIELD_END && i < COLUMNS_MAX; i++) {
		const struct ini_entry *entry = read->entry[KEY_COLUMN + i];

		row->v[i] = columns[i].dflt;
		if (entry && entry->value[0])
			load_value(l, entry, &columns[i], &row->v[i]);
	}
}

void load_row(struct loader *l, int section)
{
	const struct ini_section *s = ini_section(l->ini, section, true);
	const struct heading *h = &l->headings[section];
	struct table *t = find_table(l, s, h);
	const char *names[KEYS_MAX + 1] = { "label", "cite", "clause" };
	struct keys keys = { names, 0x3 };
	struct fields_read read;
	struct row row = { 0 };

	if (!t || misspelt_band(l, section, t))
		return;
	for (int i = 0; t->spec->columns[i].type != FIELD_END && i < COLUMNS_MAX; i++) {
		names[KEY_COLUMN + i] = t->spec->columns[i].key;
		if (t->spec->columns[i].required)
			keys.required |= UINT64_C(1) << (KEY_COLUMN + i);
	}
	load_keys(l, section, &keys, &read);
	row.v = t->row[t->n].v;
	row.label = read_text(&read, KEY_LABEL);
	row.cite = read_text(&read, KEY_CITE);
	row.clause = read_text(&read, KEY_CLAUSE);
	row.house = read.house;
	read_columns(l, t->spec->columns, &read, &row);
	if (read_band(l, s, h, &row))
		t->row[t->n++] = row;
}

/* ---- numbers ---- */

void load_number(struct loader *l, int section)
{
	static const char *const names[] = { "value", "cite", "clause", NULL };
	static const struct keys keys = { names, 0x3 };
	const struct ini_section *s = ini_section(l->ini, section, true);
	const char *known[NAMES_MAX + 1];
	const struct heading *h = &l->headings[section];
	struct fields_read read;
	struct field value;
	struct number *number;
	int n = 0, found = l->r->n_numbers ? field_find(l->set->numbers, h->of) : -1;

	if (!load_one_word(l, section))
		return;
	for (; n < l->r->n_numbers && n < NAMES_MAX; n++)
		known[n] = l->set->numbers[n].key;
	known[n] = NULL;
	if (found < 0) {
		load_unknown(l, s->file, s->line, h->of, known, "%s has no number '%s'",
			     l->set->name, h->of);
		return;
	}
	number = &l->r->numbers[found];
	if (number->cite)
		load_problem(l, s->file, s->line, "number %s is given twice", h->of);
	load_keys(l, section, &keys, &read);
	value = l->set->numbers[found];
	number->cite = read_text(&read, 1);
	number->clause = read_text(&read, 2);
	number->house = read.house;
	if (*read_text(&read, 0))
		load_value(l, read.entry[0], &value, &number->value);
}
