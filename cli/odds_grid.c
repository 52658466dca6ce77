/* SPDX-License-Identifier: GPL-3.0-or-later */
/* odds_grid.c -- a column for each field that varies, or a paragraph under each chance. */
#include "cli/odds_grid.h"

#include "cli/bars.h"

#include <stdlib.h>
#include <string.h>

enum { ROWS_MOST = 40, STACKED_MOST = 8 };

void odds_value(const struct field *f, int64_t value, const struct inputs *in, struct text *out)
{
	if (f->type == FIELD_TEXT && value != VALUE_NULL)
		text_add(out, inputs_text(in, value));
	else
		field_print(f, value, out);
}

bool odds_varies(const struct odds *o, int field)
{
	for (int i = 1; i < o->n; i++)
		if (o->row[i].value[field] != o->row[0].value[field])
			return true;
	return false;
}

/* ---- fewer fields ---- */

static bool project_open(const struct odds *o, const int *fields, int n, struct odds *out)
{
	memset(out, 0, sizeof *out);
	out->n_fields = n;
	out->exact = o->exact;
	out->total = o->total;
	out->field = calloc((size_t)n + 1, sizeof(const struct field *));
	out->row = calloc((size_t)o->n + 1, sizeof *out->row);
	out->values = calloc((size_t)o->n * (size_t)n + 1, sizeof *out->values);
	if (!out->field || !out->row || !out->values)
		return false;
	for (int k = 0; k < n; k++)
		out->field[k] = o->field[fields[k]];
	return true;
}

/* The row of out with the values just put behind its last one, which becomes a row when new. */
static int project_row(struct odds *out)
{
	size_t n = (size_t)out->n_fields;
	int64_t *fresh = &out->values[(size_t)out->n * n];

	for (int at = 0; at < out->n; at++)
		if (memcmp(&out->values[(size_t)at * n], fresh, n * sizeof *fresh) == 0)
			return at;
	out->row[out->n].value = fresh;
	return out->n++;
}

bool odds_project(const struct odds *o, const int *fields, int n, struct odds *out)
{
	struct err e = { 0 };

	if (!project_open(o, fields, n, out)) {
		odds_free(out);
		return false;
	}
	for (int i = 0; i < o->n; i++) {
		int at;

		for (int k = 0; k < n; k++)
			out->values[out->n * n + k] = o->row[i].value[fields[k]];
		at = project_row(out);
		out->row[at].count += o->row[i].count;
		out->row[at].p += o->row[i].p;
	}
	return !odds_sort(out, &e);
}

/* ---- cells ---- */

struct grid {
	int n_columns, n;
	int *column;       /* fields that vary */
	const char **head; /* by column */
	const char **cell; /* n * n_columns, into text */
	struct bar *bar;
	struct text text; /* every cell, each ended by a NUL */
};

static void grid_free(struct grid *g)
{
	free(g->column);
	free(g->head);
	free(g->cell);
	free(g->bar);
	text_free(&g->text);
}

/* The cells' texts one after another; their places follow once the text stands still. */
static void fill_cells(struct grid *g, const struct odds *o, const struct inputs *in)
{
	const char *next;

	for (int i = 0; i < g->n; i++)
		for (int k = 0; k < g->n_columns; k++) {
			int field = g->column[k];

			odds_value(o->field[field], o->row[i].value[field], in, &g->text);
			text_addn(&g->text, "", 1);
		}
	if (g->text.failed)
		return;
	next = g->text.s;
	for (int i = 0; i < g->n; i++) {
		for (int k = 0; k < g->n_columns; k++) {
			g->cell[i * g->n_columns + k] = next;
			next += strlen(next) + 1;
		}
		g->bar[i] = (struct bar){ &g->cell[i * g->n_columns], o->row[i].count, o->row[i].p,
					  NULL };
	}
}

static bool grid_open(struct grid *g, const struct odds *o, const struct inputs *in)
{
	size_t fields = (size_t)o->n_fields + 1;

	memset(g, 0, sizeof *g);
	g->n = o->n > ROWS_MOST + 1 ? ROWS_MOST : o->n;
	g->column = calloc(fields, sizeof *g->column);
	g->head = calloc(fields, sizeof *g->head);
	g->bar = calloc((size_t)g->n + 1, sizeof *g->bar);
	g->cell = calloc(((size_t)g->n + 1) * fields, sizeof *g->cell);
	if (!g->column || !g->head || !g->bar || !g->cell)
		return false;
	for (int k = 0; k < o->n_fields; k++) {
		if (!odds_varies(o, k))
			continue;
		g->head[g->n_columns] = o->field[k]->key;
		g->column[g->n_columns++] = k;
	}
	fill_cells(g, o, in);
	return !g->text.failed;
}

/* ---- on the page ---- */

/* "and 12 more outcomes, together 0.3%" */
static void write_rest(const struct page *p, const struct odds *o, int shown)
{
	struct text line = { 0 };
	char percent[PERCENT_TEXT];
	double rest = 0;

	for (int i = shown; i < o->n; i++)
		rest += o->row[i].p;
	text_addf(&line,
		  "and %d more outcomes, together %s; by=FIELD adds rows up, -o tsv lists all",
		  o->n - shown, page_percent(rest, percent));
	page_wrap(p, 2, 2, NULL, line.s, INK_DIM);
	text_free(&line);
}

/* Each row's cells as a paragraph under its chance, what does not apply left out. */
static bool write_stacked(const struct page *p, struct grid *g, struct bars *b)
{
	struct text details = { 0 };
	const char *next;

	if (g->n > STACKED_MOST + 1)
		b->n = g->n = STACKED_MOST;
	for (int i = 0; i < g->n; i++) {
		bool any = false;

		for (int k = 0; k < g->n_columns; k++) {
			const char *cell = g->cell[i * g->n_columns + k];

			if (!strcmp(cell, "-"))
				continue;
			text_addf(&details, "%s%s %s", any ? ", " : "", g->head[k], cell);
			any = true;
		}
		text_addn(&details, "", 1);
	}
	if (details.failed)
		return false;
	next = details.s;
	for (int i = 0; i < g->n; i++) {
		g->bar[i].detail = next;
		next += strlen(next) + 1;
	}
	b->n_columns = 0;
	bars_write(p, b);
	text_free(&details);
	return true;
}

/* Totals that lead to the same result only make more rows of it. */
static bool is_total(const struct field *f)
{
	size_t n = strlen(f->key);

	return f->type == FIELD_INT && n >= 5 && !strcmp(f->key + n - 5, "total");
}

/* The fields that vary without the totals; how many. */
static int without_totals(const struct odds *o, int *fields)
{
	int n = 0;

	for (int k = 0; k < o->n_fields; k++)
		if (odds_varies(o, k) && !is_total(o->field[k]))
			fields[n++] = k;
	return n;
}

static bool write_added_up(const struct page *p, const struct odds *o, const struct inputs *in)
{
	int *fields = calloc((size_t)o->n_fields + 1, sizeof *fields);
	struct odds few = { 0 };
	int n = fields ? without_totals(o, fields) : 0;
	bool done = n && odds_project(o, fields, n, &few) && odds_grid(p, &few, in);

	if (done)
		page_wrap(p, 2, 2, NULL, "Totals are added up; by= with their names shows them.",
			  INK_DIM);
	odds_free(&few);
	free(fields);
	return done;
}

static bool has_total(const struct grid *g, const struct odds *o)
{
	int others = 0;

	for (int k = 0; k < g->n_columns; k++)
		others += !is_total(o->field[g->column[k]]);
	return others > 0 && others < g->n_columns;
}

bool odds_grid(const struct page *p, const struct odds *o, const struct inputs *in)
{
	struct grid g;
	bool done = grid_open(&g, o, in);

	if (done) {
		struct bars b = {
			g.n_columns, g.head, false, g.n, g.bar, o->total, o->exact, false
		};
		bool wide = !bars_fit(p, &b);

		if (wide && has_total(&g, o))
			done = write_added_up(p, o, in);
		else if (wide)
			done = write_stacked(p, &g, &b);
		else
			bars_write(p, &b);
		if (g.n < o->n && !(wide && has_total(&g, o)))
			write_rest(p, o, g.n);
	}
	grid_free(&g);
	return done;
}
