/* SPDX-License-Identifier: GPL-3.0-or-later */
/* data_modifiers.c -- the rows that a ruleset's lists add up. */
#include "rules/loader.h"

#include <string.h>

enum { VALUE_LIMIT = 1000, NAMES_MAX = 256 };

/* Room for every row before any is read, since rows are pointed to. */
static void make_rows(struct loader *l, struct modifiers *list)
{
	size_t n = 0;

	for (int i = 0; i < ini_sections(l->ini); i++)
		n += !strcmp(l->headings[i].kind, "modifier") &&
		     text_same(l->headings[i].of, list->spec->name);
	list->row = owned_new(l->owned, n, sizeof *list->row);
}

int modifiers_start(struct loader *l)
{
	const struct modifier_spec *specs = l->set->lists;
	int n = 0;

	while (specs && specs[n].name)
		n++;
	l->r->n_lists = n;
	l->r->lists = owned_new(l->owned, (size_t)n, sizeof *l->r->lists);
	for (int i = 0; l->r->lists && i < n; i++) {
		l->r->lists[i].spec = &specs[i];
		l->r->lists[i].width = field_count(specs[i].scope);
		make_rows(l, &l->r->lists[i]);
	}
	return l->owned->failed ? -1 : 0;
}

enum { KEY_VALUE, KEY_LABEL, KEY_CITE, KEY_WHEN, KEY_PER, KEY_CLAUSE };

static const char *const modifier_keys[] = {
	"value", "label", "cite", "when", "per", "clause", NULL
};
static const struct keys keys_of_modifier = { modifier_keys, 0x7 };

/* The list a row belongs to, NULL and a problem when there is none. */
static struct modifiers *find_list(struct loader *l, const struct ini_section *s,
				   const struct heading *h)
{
	const char *names[NAMES_MAX + 1];
	int n = 0, found = rules_list(l->r, h->of);

	if (found >= 0)
		return &l->r->lists[found];
	for (; n < l->r->n_lists && n < NAMES_MAX; n++)
		names[n] = l->r->lists[n].spec->name;
	names[n] = NULL;
	load_unknown(l, s->file, s->line, h->of, names, "%s has no modifier list '%s'",
		     l->set->name, h->of);
	return NULL;
}

/* An overlay may add a row, but a row it names without label and cite is a name misspelt. */
static bool misspelt_row(struct loader *l, int section, const struct modifiers *list)
{
	const struct ini_section *s = ini_section(l->ini, section, true);
	const char *names[NAMES_MAX + 1];
	int n = 0;

	if (!load_is_house(l, s->file) || ini_get(l->ini, s->name, "label") ||
	    ini_get(l->ini, s->name, "cite"))
		return false;
	for (; n < list->n && n < NAMES_MAX; n++)
		names[n] = list->row[n].name;
	names[n] = NULL;
	load_unknown(
		l, s->file, s->line, l->headings[section].rest, names,
		"the list %s has no row '%s' to change (a new one needs value, label and cite)",
		list->spec->name, l->headings[section].rest);
	return true;
}

static void read_condition(struct loader *l, const struct field *scope,
			   const struct ini_entry *entry, struct modifier *m)
{
	struct err e = { 0 };

	m->when_text = entry->value;
	if (!condition_parse(entry->value, scope, l->r->rulings, l->r->n_rulings, &m->when, &e))
		return;
	err_at(&e, entry->file, entry->line);
	*problems_add(l->p) = e;
}

/* "per" counts a whole number of the scope. */
static void read_per(struct loader *l, const struct field *scope, const struct ini_entry *entry,
		     struct modifier *m)
{
	const char *names[NAMES_MAX + 1];
	int n = 0;

	m->per = field_find(scope, entry->value);
	if (m->per >= 0 && scope[m->per].type == FIELD_INT)
		return;
	for (int i = 0; scope[i].type != FIELD_END && n < NAMES_MAX; i++)
		if (scope[i].type == FIELD_INT)
			names[n++] = scope[i].key;
	names[n] = NULL;
	load_unknown(l, entry->file, entry->line, entry->value, names,
		     "per: '%s' is not a whole number of this list", entry->value);
	m->per = -1;
}

static void read_value(struct loader *l, const struct ini_entry *entry, struct modifier *m)
{
	static const struct field field =
		F_INT_REQUIRED("value", -VALUE_LIMIT, VALUE_LIMIT, "added to the total");
	int64_t value = 0;

	if (load_value(l, entry, &field, &value))
		return;
	m->value = (int)value;
	if (!value && !load_is_house(l, entry->file))
		load_problem(l, entry->file, entry->line, "value: a modifier of 0 adds nothing");
}

void load_modifier(struct loader *l, int section)
{
	const struct ini_section *s = ini_section(l->ini, section, true);
	const struct heading *h = &l->headings[section];
	struct modifiers *list = find_list(l, s, h);
	struct fields_read read;
	struct modifier *m;

	if (!list || misspelt_row(l, section, list))
		return;
	if (!h->rest[0])
		load_problem(l, s->file, s->line, "[%s]: write [modifier LIST NAME]", s->name);
	load_keys(l, section, &keys_of_modifier, &read);
	m = &list->row[list->n++];
	m->name = h->rest;
	m->label = read_text(&read, KEY_LABEL);
	m->cite = read_text(&read, KEY_CITE);
	m->clause = read_text(&read, KEY_CLAUSE);
	m->when_text = "";
	m->per = -1;
	m->house = read.house;
	m->file = s->file;
	m->line = s->line;
	if (*read_text(&read, KEY_VALUE))
		read_value(l, read.entry[KEY_VALUE], m);
	if (*read_text(&read, KEY_WHEN))
		read_condition(l, list->spec->scope, read.entry[KEY_WHEN], m);
	if (*read_text(&read, KEY_PER))
		read_per(l, list->spec->scope, read.entry[KEY_PER], m);
}
