/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lint.c -- what is wrong with data that reads well: holes, overlaps, and rows without effect. */
#include "rules/loader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- tables ---- */

static int compare_rows(const void *a, const void *b)
{
	const struct row *x = a, *y = b;

	if (x->lo != y->lo)
		return x->lo < y->lo ? -1 : 1;
	return (x->hi > y->hi) - (x->hi < y->hi);
}

enum { SPAN_TEXT = 48 };

/* "5", "5 to 7", "5 or more", "3 or less", "any total". */
static const char *span(int64_t lo, int64_t hi, char buf[SPAN_TEXT])
{
	if (lo == TABLE_OPEN_LOW && hi == TABLE_OPEN_HIGH)
		snprintf(buf, SPAN_TEXT, "any total");
	else if (lo == TABLE_OPEN_LOW)
		snprintf(buf, SPAN_TEXT, "%lld or less", (long long)hi);
	else if (hi == TABLE_OPEN_HIGH)
		snprintf(buf, SPAN_TEXT, "%lld or more", (long long)lo);
	else if (lo == hi)
		snprintf(buf, SPAN_TEXT, "%lld", (long long)lo);
	else
		snprintf(buf, SPAN_TEXT, "%lld to %lld", (long long)lo, (long long)hi);
	return buf;
}

static void gap(struct loader *l, const struct table *t, const struct row *near, int64_t lo,
		int64_t hi)
{
	char buf[SPAN_TEXT];

	load_problem(l, near->file, near->line, "the table %s has no row for %s", t->spec->name,
		     span(lo, hi, buf));
}

/* Judges a row against the next total that is still to be covered, and returns the one after. */
static int64_t lint_row(struct loader *l, const struct table *t, int i, int64_t next)
{
	const struct row *row = &t->row[i];
	char buf[SPAN_TEXT];

	if (row->hi < t->spec->lo || row->lo > t->spec->hi) {
		load_problem(l, row->file, row->line,
			     "the table %s can never reach its row %s: its totals are %s",
			     t->spec->name, row->name, span(t->spec->lo, t->spec->hi, buf));
		return next;
	}
	if (i && row->lo <= t->row[i - 1].hi)
		load_problem(l, row->file, row->line, "the table %s: row %s overlaps row %s",
			     t->spec->name, row->name, t->row[i - 1].name);
	if (row->lo > next)
		gap(l, t, row, next, (int64_t)row->lo - 1);
	return row->hi >= next ? (int64_t)row->hi + 1 : next;
}

static void lint_table(struct loader *l, struct table *t)
{
	int64_t next = t->spec->lo;

	if (!t->n) {
		load_problem(l, l->folder, 0, "the table %s has no rows: give [row %s BAND]",
			     t->spec->name, t->spec->name);
		return;
	}
	qsort(t->row, (size_t)t->n, sizeof *t->row, compare_rows);
	for (int i = 0; i < t->n; i++)
		next = lint_row(l, t, i, next);
	if (next <= t->spec->hi)
		gap(l, t, &t->row[t->n - 1], next, t->spec->hi);
}

/* ---- modifiers ---- */

static void lint_modifier(struct loader *l, const struct modifiers *list, int i)
{
	const struct modifier *m = &list->row[i];

	for (int k = 0; k < i; k++)
		if (text_same(list->row[k].name, m->name))
			load_problem(l, m->file, m->line, "the list %s has two rows '%s'",
				     list->spec->name, m->name);
	if (!condition_possible(&m->when, list->spec->scope, NULL, l->r->rulings, l->r->n_rulings))
		load_problem(l, m->file, m->line,
			     "the modifier '%s' of %s can never apply: nothing makes '%s' true",
			     m->name, list->spec->name, m->when_text);
}

static void lint_list(struct loader *l, const struct modifiers *list)
{
	if (!list->n)
		load_problem(l, l->folder, 0,
			     "the modifier list %s has no rows: give [modifier %s NAME]",
			     list->spec->name, list->spec->name);
	for (int i = 0; i < list->n; i++)
		lint_modifier(l, list, i);
}

/* ---- all ---- */

void lint_rules(struct loader *l)
{
	for (int i = 0; i < l->r->n_rulings; i++)
		if (!l->r->rulings[i].question)
			load_problem(l, l->folder, 0, "the ruling %s is missing: give [ruling %s]",
				     l->r->rulings[i].key, l->r->rulings[i].key);
	for (int i = 0; i < l->r->n_numbers; i++)
		if (!l->r->numbers[i].cite)
			load_problem(l, l->folder, 0, "the number %s is missing: give [number %s]",
				     l->set->numbers[i].key, l->set->numbers[i].key);
	for (int i = 0; i < l->r->n_lists; i++)
		lint_list(l, &l->r->lists[i]);
	for (int i = 0; i < l->r->n_tables; i++)
		lint_table(l, &l->r->tables[i]);
}
