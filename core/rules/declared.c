/* SPDX-License-Identifier: GPL-3.0-or-later */
/* declared.c -- a ruleset whose descriptor is read from INI, and the one stage it runs. */
#include "rules/declared.h"

#include "rules/declared_read.h"

#include <string.h>

/* ---- what a declared resolution does ---- */

enum { OUT_MODIFIER, OUT_TOTAL, OUT_PASSED, OUT_COLUMN = OUT_PASSED };

static int first_column(const struct declared *d)
{
	return OUT_COLUMN + (d->has_need ? 1 : 0);
}

static void read_row(struct act *a, const struct declared *d, int total)
{
	const struct row *row = act_row(a, d->table, total);
	int at = first_column(d);

	for (int i = 0; a->rules->tables[d->table].spec->columns[i].type != FIELD_END; i++)
		act_set(a, at + i, row->v[i]);
	act_say(a, row->cite, "%s", row->label);
}

/* Modifiers first, so that the prompt can name what is needed; then the dice; then the need and
 * the table are both compared with dice and modifiers together. */
static void play(struct act *a)
{
	const struct declared *d = (const struct declared *)(const void *)a->res;
	struct throw t = d->dice;
	int add = d->list < 0 ? 0 : act_sum(a, d->list, a->in->v, "");
	int total;

	t.add = add;
	t.need = d->has_need ? d->need : 0;
	total = act_throw(a, &t) + add;
	if (act_failed(a))
		return;
	act_set(a, OUT_MODIFIER, add);
	act_set(a, OUT_TOTAL, total);
	act_line(a, d->res.cite, total, "%s, total", d->label);
	if (d->has_need) {
		act_set(a, OUT_PASSED, total >= d->need);
		act_say(a, d->res.cite, "%s %s: %d, %d needed.", d->label,
			total >= d->need ? "passed" : "failed", total, d->need);
	}
	if (d->table >= 0)
		read_row(a, d, total);
}

static stage_fn *const stages[] = { play, NULL };

/* ---- the descriptor ---- */

struct descriptor {
	struct ruleset set;
	struct declared *item;
	int n;
	struct modifier_spec *lists; /* at most one for each resolution, and an end */
	struct table_spec *tables;   /* likewise */
	int n_lists, n_tables;
};

static const char *finish(struct loader *l, struct text *t)
{
	const char *s = t->s ? owned_copy(l->owned, t->s, t->n) : NULL;

	text_free(t);
	return s ? s : "";
}

static const char *joined(struct loader *l, const char *a, const char *b)
{
	struct text t = { 0 };

	text_addf(&t, "%s%s", a, b);
	return finish(l, &t);
}

static void add_list(struct loader *l, struct descriptor *x, struct declared *d)
{
	d->list = -1;
	if (!*d->list_name)
		return;
	for (int i = 0; i < x->n_lists; i++)
		if (text_same(x->lists[i].name, d->list_name)) {
			load_problem(l, d->section->file, d->section->line,
				     "the list %s belongs to another resolution: its conditions "
				     "could not read the inputs of both",
				     d->list_name);
			return;
		}
	d->list = x->n_lists;
	x->lists[x->n_lists++] =
		(struct modifier_spec){ d->list_name, joined(l, d->label, ", modifiers"),
					d->res.inputs };
}

static void add_table(struct loader *l, struct descriptor *x, struct declared *d)
{
	d->table = -1;
	if (!*d->table_name)
		return;
	for (int i = 0; i < x->n_tables; i++)
		if (text_same(x->tables[i].name, d->table_name))
			d->table = i;
	if (d->table >= 0)
		return;
	d->table = x->n_tables;
	x->tables[x->n_tables++] = (struct table_spec){ d->table_name, d->label,
							declared_fields(l, "column", d->table_name),
							INT_MAX, INT_MIN };
}

/* Modifier, total, passed and the table's columns. */
static void make_outcome(struct loader *l, const struct descriptor *x, struct declared *d)
{
	static const struct field own[] = {
		F_INT("modifier", -1000000, 1000000, 0, "sum of the modifiers"),
		F_INT("total", -1000000, 1000000, 0, "dice and modifiers"),
		F_FLAG("passed", "the total reached what is needed"),
	};
	const struct field *columns = d->table < 0 ? NULL : x->tables[d->table].columns;
	int n = columns ? field_count(columns) : 0, at = first_column(d);
	struct field *f = owned_new(l->owned, (size_t)(at + n) + 1, sizeof *f);

	if (!f)
		return;
	memcpy(f, own, (size_t)at * sizeof *f);
	for (int i = 0; i < n; i++) {
		if (field_find(f, columns[i].key) >= 0)
			load_problem(l, d->section->file, d->section->line,
				     "the table %s has a column '%s', which is an outcome already",
				     d->table_name, columns[i].key);
		f[at + i] = columns[i];
	}
	d->res.outcome = f;
}

/* The required inputs, each at its least. */
static const char *make_example(struct loader *l, const struct declared *d)
{
	struct text t = { 0 };

	for (const struct field *f = d->res.inputs; f->type != FIELD_END; f++) {
		if (!f->required)
			continue;
		text_addf(&t, "%s%s=", t.n ? " " : "", f->key);
		field_print(f, f->min, &t);
	}
	return finish(l, &t);
}

static void make_lists(struct loader *l, struct declared *d)
{
	const char **names;

	if (d->list < 0 || !(names = owned_new(l->owned, 2, sizeof *names)))
		return;
	names[0] = d->list_name;
	d->res.lists = names;
}

static void make_resolution(struct loader *l, struct descriptor *x, int section)
{
	struct declared *d = &x->item[x->n];

	declared_read(l, section, d);
	d->res.kind = RESOLUTION;
	d->res.stages = stages;
	d->res.inputs = declared_fields(l, "input", d->res.name);
	if (!d->res.inputs)
		return;
	if (field_count(d->res.inputs) > SCOPE_MAX)
		load_problem(l, d->section->file, d->section->line,
			     "%s has %d inputs: at most %d are possible", d->res.name,
			     field_count(d->res.inputs), SCOPE_MAX);
	add_list(l, x, d);
	add_table(l, x, d);
	if (l->owned->failed)
		return;
	make_outcome(l, x, d);
	if (!d->res.outcome)
		return;
	make_lists(l, d);
	d->res.event = d->has_need ? "passed=yes" : "";
	d->res.example = make_example(l, d);
	x->n++;
}

/* "key choice choice ..." of each [ruling]. */
static const char *const *make_rulings(struct loader *l)
{
	int sections = ini_sections(l->ini), n = 0;
	const char **rulings = owned_new(l->owned, (size_t)sections + 1, sizeof *rulings);

	for (int i = 0; rulings && i < sections; i++) {
		const struct ini_section *s = ini_section(l->ini, i, false);
		const struct ini_entry *choices;
		struct text t = { 0 };

		if (strcmp(l->headings[i].kind, "ruling") != 0)
			continue;
		choices = ini_get(l->ini, s->name, "choices");
		text_addf(&t, "%s %s", l->headings[i].of, choices ? choices->value : "");
		rulings[n++] = finish(l, &t);
	}
	return rulings;
}

/* Sections that describe a part of something nobody declared. */
static void refuse_strays(struct loader *l, const struct descriptor *x)
{
	size_t room = (size_t)x->n + 1;
	const char **inputs = owned_new(l->owned, room, sizeof *inputs);
	const char **tables = owned_new(l->owned, room, sizeof *tables);

	if (!inputs || !tables)
		return;
	for (int i = 0; i < x->n; i++)
		inputs[i] = x->item[i].res.name;
	for (int i = 0; i < x->n_tables; i++)
		tables[i] = x->tables[i].name;
	for (int i = 0; i < ini_sections(l->ini); i++) {
		const struct heading *h = &l->headings[i];
		const struct ini_section *s = ini_section(l->ini, i, false);
		bool column = !strcmp(h->kind, "column");
		const char *const *known = column ? tables : inputs;

		if (!column && strcmp(h->kind, "input") != 0)
			continue;
		if (text_pick(h->of, known) < 0 ||
		    !text_same(known[text_pick(h->of, known)], h->of))
			load_unknown(l, s->file, s->line, h->of, known, "[%s]: no %s '%s'", s->name,
				     column ? "resolution reads a table" : "resolution", h->of);
	}
}

static struct descriptor *make_descriptor(struct loader *l, const char *name)
{
	struct descriptor *x = owned_new(l->owned, 1, sizeof *x);
	int sections = ini_sections(l->ini);
	size_t room = (size_t)sections + 1;
	const struct resolution **all = owned_new(l->owned, room, sizeof *all);
	const struct ini_entry *title = ini_get(l->ini, "ruleset", "title");
	const struct ini_entry *source = ini_get(l->ini, "ruleset", "source");

	if (!x || !all || load_headings(l))
		return NULL;
	x->item = owned_new(l->owned, room, sizeof *x->item);
	x->lists = owned_new(l->owned, room, sizeof *x->lists);
	x->tables = owned_new(l->owned, room, sizeof *x->tables);
	if (l->owned->failed)
		return NULL;
	for (int i = 0; i < sections; i++)
		if (!strcmp(l->headings[i].kind, "resolution"))
			make_resolution(l, x, i);
	for (int i = 0; i < x->n; i++)
		all[i] = &x->item[i].res;
	if (!x->n)
		load_problem(l, l->folder, 0, "no [resolution NAME]: nothing can be resolved");
	refuse_strays(l, x);
	x->set = (struct ruleset){ .name = name,
				   .title = title ? title->value : "",
				   .source = source ? source->value : "",
				   .resolutions = all,
				   .lists = x->lists,
				   .tables = x->tables,
				   .rulings = make_rulings(l) };
	return l->owned->failed ? NULL : x;
}

/* ---- the totals a table can meet ---- */

/* How far one list can move a total: every row that helps, and every row that harms. */
static void list_reach(const struct modifiers *list, int64_t *lo, int64_t *hi)
{
	for (int i = 0; i < list->n; i++) {
		const struct modifier *m = &list->row[i];
		int64_t most = m->per < 0 ? 1 : list->spec->scope[m->per].max;

		if (m->value < 0)
			*lo += m->value * most;
		else
			*hi += m->value * most;
	}
}

/* A table must cover what any of its resolutions can total. */
static void set_reach(struct loader *l)
{
	struct descriptor *x = l->private;

	for (int i = 0; i < x->n; i++) {
		const struct declared *d = &x->item[i];
		int64_t lo = d->dice_lo, hi = d->dice_hi;
		struct table_spec *t = d->table < 0 ? NULL : &x->tables[d->table];

		if (!t)
			continue;
		if (d->list >= 0)
			list_reach(&l->r->lists[d->list], &lo, &hi);
		if (lo < t->lo)
			t->lo = (int)(lo > INT_MIN ? lo : INT_MIN);
		if (hi > t->hi)
			t->hi = (int)(hi < INT_MAX ? hi : INT_MAX);
	}
}

/* What worth asks after where nothing is needed: the first column of the table's highest row, or
 * the dice's highest. */
static void set_event(struct loader *l, struct declared *d)
{
	const struct table *t = d->table < 0 ? NULL : &l->r->tables[d->table];
	const struct row *top = NULL;
	struct text s = { 0 };

	if (d->has_need)
		return;
	for (int i = 0; t && i < t->n; i++)
		if (!top || t->row[i].lo > top->lo)
			top = &t->row[i];
	if (top && t->spec->columns[0].type != FIELD_END) {
		text_addf(&s, "%s=", t->spec->columns[0].key);
		field_print(&t->spec->columns[0], top->v[0], &s);
	} else {
		text_addf(&s, "total=%d", d->dice_hi);
	}
	d->res.event = finish(l, &s);
}

static void set_ready(struct loader *l)
{
	struct descriptor *x = l->private;

	set_reach(l);
	for (int i = 0; i < x->n; i++)
		set_event(l, &x->item[i]);
}

/* ---- loading ---- */

static const char *name_of(struct loader *l)
{
	const struct ini_entry *name = ini_get(l->ini, "ruleset", "name");

	if (!name)
		return "";
	if (name->value[strspn(name->value, "abcdefghijklmnopqrstuvwxyz0123456789-")])
		load_problem(l, name->file, name->line, "name: '%s' must be of a-z, 0-9 and '-'",
			     name->value);
	return name->value;
}

struct rules *declared_load(const char *folder, const char *const *overlays, int n_overlays,
			    struct problems *p)
{
	struct loader l = { .p = p,
			    .folder = folder,
			    .overlays = overlays,
			    .n_overlays = n_overlays,
			    .declared = true,
			    .ready = set_ready };
	struct descriptor *x;
	const char *name;

	if (load_folder(&l)) {
		owned_free(l.owned);
		return NULL;
	}
	name = name_of(&l);
	load_overlays(&l, name);
	x = make_descriptor(&l, name);
	if (!x) {
		err_set(problems_add(p), ERR_MEMORY, "no memory for the ruleset");
		owned_free(l.owned);
		return NULL;
	}
	l.private = x;
	l.set = &x->set;
	return load_rules(&l);
}
