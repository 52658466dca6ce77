/* SPDX-License-Identifier: GPL-3.0-or-later */
/* data.c -- a ruleset's INI, section by section, into struct rules. */
#include "rules/data.h"

#include "rules/loader.h"

#include <stdlib.h>
#include <string.h>

/* ---- opening ---- */

static void no_memory(struct problems *p)
{
	err_set(problems_add(p), ERR_MEMORY, "no memory for the ruleset");
}

static int load_file(struct loader *l, const char *name)
{
	struct text path = { 0 };
	int found;

	text_addf(&path, "%s/%s.ini", l->folder, name);
	found = path.failed ? 1 : ini_add_file(l->ini, path.s, false, l->p);
	text_free(&path);
	return found;
}

static int load_files(struct loader *l)
{
	int found;

	ini_quick(l->ini);
	found = load_file(l, "ruleset");

	for (const char *const *name = l->files; *name; name++)
		found += load_file(l, *name);
	return found ? -1 : 0;
}

int load_folder(struct loader *l)
{
	l->before = l->p->total;
	l->kept = l->p->n;
	l->owned = owned_start();
	if (!l->owned) {
		no_memory(l->p);
		return -1;
	}
	l->ini = l->owned->ini;
	if (l->files)
		return load_files(l);
	return ini_add_folder(l->ini, l->folder, l->p) && !ini_sections(l->ini) ? -1 : 0;
}

/* An overlay opens with [house], read at once because the next overlay's replaces it. */
static void read_house(struct loader *l, int i, const char *name)
{
	static const char *const wanted[] = { "title", "ruleset" };
	const char *path = l->overlays[i];

	for (int k = 0; k < 2; k++) {
		const struct ini_entry *entry = ini_get(l->ini, "house", wanted[k]);

		if (!entry || strcmp(entry->file, path) != 0 || !entry->value[0])
			load_problem(l, path, 0, "a house-rule overlay needs '%s' in its [house]",
				     wanted[k]);
		else if (k == 0)
			l->house[i] = owned_copy(l->owned, entry->value, strlen(entry->value));
		else if (!text_same(entry->value, name))
			load_problem(l, path, entry->line,
				     "this overlay is for the ruleset '%s', not for '%s'",
				     entry->value, name);
	}
}

void load_overlays(struct loader *l, const char *name)
{
	l->house = owned_new(l->owned, (size_t)l->n_overlays + 1, sizeof *l->house);
	for (int i = 0; l->house && i < l->n_overlays; i++)
		if (!ini_add_file(l->ini, l->overlays[i], true, l->p))
			read_house(l, i, name);
}

/* ---- the sections ---- */

static void load_title(struct loader *l, int section)
{
	static const char *const names[] = { "name", "title", "source", "illustrative", NULL };
	static const struct keys keys = { names, 0x7 };
	static const struct field flag = F_FLAG("illustrative", "stand-in values");
	struct fields_read read;
	int64_t illustrative = 0;

	load_keys(l, section, &keys, &read);
	if (*read_text(&read, 0) && !text_same(read_text(&read, 0), l->set->name))
		load_problem(l, read.entry[0]->file, read.entry[0]->line,
			     "name: this is the data of '%s', not of '%s'", read_text(&read, 0),
			     l->set->name);
	if (read.entry[3] && !load_value(l, read.entry[3], &flag, &illustrative))
		l->r->illustrative = illustrative != 0;
}

/* Read when the overlay was opened; here only its other keys are judged. */
static void load_house(struct loader *l, int section)
{
	static const char *const names[] = { "title", "ruleset", NULL };
	static const struct keys keys = { names, 0 };
	struct fields_read read;

	load_keys(l, section, &keys, &read);
}

/* What sections there are.  Rulings come first, for conditions ask for them. */
static const struct kind {
	const char *name;
	void (*load)(struct loader *l, int section); /* NULL: declared.c reads it */
	int pass;
	bool house; /* in overlays only */
} kinds[] = {
	{ "ruleset", load_title, 0, false }, { "ruling", load_ruling, 0, false },
	{ "rulings", load_chosen, 1, true }, { "modifier", load_modifier, 1, false },
	{ "row", load_row, 1, false },       { "number", load_number, 1, false },
	{ "house", load_house, 1, true },    { "resolution", NULL, 1, false },
	{ "input", NULL, 1, false },         { "column", NULL, 1, false },
};
enum { KINDS = sizeof kinds / sizeof kinds[0], KINDS_WITH_C = KINDS - 3 };

static void unknown_kind(struct loader *l, const struct ini_section *s, const char *kind)
{
	const char *names[KINDS + 1] = { 0 };

	for (int k = 0; k < (l->declared ? (int)KINDS : (int)KINDS_WITH_C); k++)
		names[k] = kinds[k].name;
	load_unknown(l, s->file, s->line, kind, names, "[%s]: unknown kind of section '%s'",
		     s->name, kind);
}

static void load_section(struct loader *l, int section, int pass)
{
	const struct ini_section *s = ini_section(l->ini, section, true);
	const struct heading *h = &l->headings[section];

	for (int k = 0; k < (l->declared ? (int)KINDS : (int)KINDS_WITH_C); k++) {
		if (strcmp(kinds[k].name, h->kind) != 0)
			continue;
		if (kinds[k].pass != pass)
			return;
		if (kinds[k].house && !load_is_house(l, s->file))
			load_problem(l, s->file, s->line, "[%s] belongs in a house-rule overlay",
				     s->name);
		else if (kinds[k].load)
			kinds[k].load(l, section);
		return;
	}
	if (pass == 0)
		unknown_kind(l, s, h->kind);
}

int load_headings(struct loader *l)
{
	int n = ini_sections(l->ini);
	struct heading *headings;

	if (l->headings)
		return 0;
	l->headings = headings = owned_new(l->owned, (size_t)n, sizeof *headings);
	for (int i = 0; headings && i < n; i++)
		headings[i] = heading_of(ini_section(l->ini, i, false)->name);
	return headings ? 0 : -1;
}

static void load_sections(struct loader *l)
{
	int n = ini_sections(l->ini);

	if (load_headings(l) || rulings_start(l) || modifiers_start(l) || tables_start(l) ||
	    numbers_start(l))
		return;
	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < n; i++)
			load_section(l, i, pass);
	if (ini_find_section(l->ini, "ruleset") < 0)
		load_problem(l, l->folder, 0, "no [ruleset] with name, title and source");
}

static bool stands_before(const struct err *a, const struct err *b)
{
	int files = strcmp(a->file, b->file);

	return files ? files < 0 : a->line < b->line;
}

/* By file and line, those of the whole folder first; else as they were found. */
static void sort_problems(struct err *item, int n)
{
	for (int i = 1; i < n; i++) {
		struct err one = item[i];
		int at = i;

		for (; at > 0 && stands_before(&one, &item[at - 1]); at--)
			item[at] = item[at - 1];
		item[at] = one;
	}
}

struct rules *load_rules(struct loader *l)
{
	int unread = l->p->total; /* a file that cannot be read leaves more missing than is */

	l->r = owned_new(l->owned, 1, sizeof *l->r);
	if (l->r) {
		l->r->set = l->set;
		l->r->house = l->house;
		l->r->owned = l->owned;
		l->r->part = l->files != NULL;
		load_sections(l);
	}
	if (l->owned->failed)
		no_memory(l->p);
	else if (unread == l->before && l->r && l->ready)
		l->ready(l);
	if (unread == l->before && !l->owned->failed && !l->files)
		lint_rules(l);
	if (l->p->total == l->before)
		return l->r;
	sort_problems(&l->p->item[l->kept], l->p->n - l->kept);
	owned_free(l->owned);
	return NULL;
}

struct rules *rules_load(const struct ruleset *set, const char *folder, const char *const *overlays,
			 int n_overlays, struct problems *p)
{
	struct loader l = {
		.p = p, .folder = folder, .overlays = overlays, .n_overlays = n_overlays, .set = set
	};

	if (load_folder(&l)) {
		owned_free(l.owned);
		return NULL;
	}
	load_overlays(&l, set->name);
	return load_rules(&l);
}

/* A table that was not read still has a row for every total, which no rule may rely on: it has no
 * citation, and act_row() says so. */
static void stand_in(struct loader *l)
{
	for (int i = 0; i < l->r->n_tables; i++) {
		struct table *t = &l->r->tables[i];

		if (t->n)
			continue;
		t->row = owned_new(l->owned, 1, sizeof *t->row);
		if (!t->row)
			return;
		t->row->v = owned_new(l->owned, (size_t)field_count(t->spec->columns),
				      sizeof *t->row->v);
		t->row->name = t->row->label = "";
		t->row->lo = TABLE_OPEN_LOW;
		t->row->hi = TABLE_OPEN_HIGH;
		t->n = 1;
	}
}

struct rules *rules_load_part(const struct ruleset *set, const char *folder,
			      const struct resolution *res, struct problems *p)
{
	struct loader l = {
		.p = p, .folder = folder, .set = set, .files = res->files, .ready = stand_in
	};

	if (load_folder(&l)) {
		owned_free(l.owned);
		return NULL;
	}
	load_overlays(&l, set->name);
	return load_rules(&l);
}

bool rules_lack(const struct rules *r, const struct ruling_set *used)
{
	for (int i = 0; r->part && i < r->n_rulings; i++)
		if (ruling_marked(used, i) && !r->rulings[i].cite)
			return true;
	return false;
}

void rules_free(struct rules *r)
{
	if (r)
		owned_free(r->owned);
}
