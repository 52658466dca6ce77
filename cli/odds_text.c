/* SPDX-License-Identifier: GPL-3.0-or-later */
/* odds_text.c -- odds as tables of bars; what never changes is said once above them. */
#include "cli/bars.h"
#include "cli/chart.h"
#include "cli/write.h"

#include <stdlib.h>
#include <string.h>

enum { ROWS_MOST = 40 };

static void print_value(const struct field *f, int64_t value, const struct inputs *in,
			struct text *out)
{
	if (f->type == FIELD_TEXT && value != VALUE_NULL)
		text_add(out, inputs_text(in, value));
	else
		field_print(f, value, out);
}

static bool varies(const struct odds *o, int field)
{
	for (int i = 1; i < o->n; i++)
		if (o->row[i].value[field] != o->row[0].value[field])
			return true;
	return false;
}

/* "Always: modifier -4, reaction-due no", what does not apply left out. */
static void write_constants(const struct page *p, const struct odds *o, const struct inputs *in,
			    const char *lead)
{
	struct text line = { 0 };

	for (int k = 0; k < o->n_fields; k++) {
		if (varies(o, k) || o->row[0].value[k] == VALUE_NULL)
			continue;
		text_addf(&line, "%s%s ", line.n ? ", " : "", o->field[k]->key);
		print_value(o->field[k], o->row[0].value[k], in, &line);
	}
	if (line.n)
		page_wrap(p, 0, text_width(lead), lead, line.s, INK_PLAIN);
	text_free(&line);
}

/* ---- one number ---- */

static int rising(const void *a, const void *b)
{
	const struct spike *x = a, *y = b;

	return x->x < y->x ? -1 : x->x > y->x;
}

static bool is_number(const struct field *f)
{
	return f->type == FIELD_INT || f->type == FIELD_DISTANCE;
}

/* Whether the field can be charted: a number in every row. */
static bool chartable(const struct odds *o, int field)
{
	if (!is_number(o->field[field]))
		return false;
	for (int i = 0; i < o->n; i++)
		if (o->row[i].value[field] == VALUE_NULL || o->row[i].value[field] == DISTANCE_NONE)
			return false;
	return true;
}

/* The only field that varies, as a chart.  False when memory runs out. */
static bool write_number(const struct page *p, const struct odds *o, int field)
{
	struct spike *spikes = calloc((size_t)o->n + 1, sizeof *spikes);
	const struct field *f = o->field[field];
	struct text label = { 0 };

	for (int i = 0; spikes && i < o->n; i++) {
		int64_t v = o->row[i].value[field];

		text_clear(&label);
		field_print(f, v, &label);
		spikes[i].x = f->type == FIELD_DISTANCE ? distance_inches(v) : (double)v;
		snprintf(spikes[i].label, sizeof spikes[i].label, "%s", label.s);
		spikes[i].num = o->row[i].count;
		spikes[i].p = o->row[i].p;
	}
	if (spikes) {
		qsort(spikes, (size_t)o->n, sizeof *spikes, rising);
		chart_number(p, f->key, spikes, o->n, o->total, o->exact);
		chart_moments(p, spikes, o->n);
	}
	text_free(&label);
	free(spikes);
	return spikes != NULL;
}

/* ---- several fields, or words ---- */

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

			print_value(o->field[field], o->row[i].value[field], in, &g->text);
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
		g->bar[i] =
			(struct bar){ &g->cell[i * g->n_columns], o->row[i].count, o->row[i].p };
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
		if (!varies(o, k))
			continue;
		g->head[g->n_columns] = o->field[k]->key;
		g->column[g->n_columns++] = k;
	}
	fill_cells(g, o, in);
	return !g->text.failed;
}

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

/* Words and flags have few values: a table of all that vary, the likeliest first. */
static bool write_grid(const struct page *p, const struct odds *o, const struct inputs *in)
{
	struct grid g;
	bool done = grid_open(&g, o, in);

	if (done) {
		struct bars b = {
			g.n_columns, g.head, false, g.n, g.bar, o->total, o->exact, false
		};

		bars_write(p, &b);
		if (g.n < o->n)
			write_rest(p, o, g.n);
	}
	grid_free(&g);
	return done;
}

/* ---- the whole ---- */

static bool write_table(const struct page *p, const struct odds *o, const struct inputs *in)
{
	int n = 0, field = 0;

	for (int k = 0; k < o->n_fields; k++)
		if (varies(o, k)) {
			field = k;
			n++;
		}
	if (!n) {
		write_constants(p, o, in, "Certain: ");
		return true;
	}
	write_constants(p, o, in, "Always: ");
	if (n == 1 && chartable(o, field))
		return write_number(p, o, field);
	return write_grid(p, o, in);
}

/* The odds of one field of o alone, for odds_free(). */
static bool marginal(const struct odds *o, int field, struct odds *out)
{
	memset(out, 0, sizeof *out);
	out->n_fields = 1;
	out->exact = o->exact;
	out->total = o->total;
	out->field = malloc(sizeof *out->field);
	out->row = calloc((size_t)o->n + 1, sizeof *out->row);
	out->values = calloc((size_t)o->n + 1, sizeof *out->values);
	if (!out->field || !out->row || !out->values)
		return false;
	out->field[0] = o->field[field];
	for (int i = 0; i < o->n; i++) {
		int64_t v = o->row[i].value[field];
		int at = 0;

		while (at < out->n && out->values[at] != v)
			at++;
		if (at == out->n)
			out->n++;
		out->values[at] = v;
		out->row[at].value = &out->values[at];
		out->row[at].count += o->row[i].count;
		out->row[at].p += o->row[i].p;
	}
	return true;
}

/* What the resolution is mostly asked for, before all that goes with it: not where that is the
 * only thing that varies. */
static bool write_event(const struct page *p, const struct answer *a)
{
	const struct odds *o = a->odds;
	struct odds event;
	struct err e = { 0 };
	int field, n = 0;
	int64_t value;
	bool done;

	for (int k = 0; k < o->n_fields; k++)
		n += varies(o, k);
	if (a->r->n_by || n < 2 || request_event(a->r, a->r->res->event, &field, &value, &e) < 0 ||
	    !varies(o, field))
		return true;
	done = marginal(o, field, &event) && !odds_sort(&event, &e) &&
	       write_table(p, &event, a->r->in);
	text_add(p->out, "In full\n");
	odds_free(&event);
	return done;
}

void write_odds_text(const struct answer *a, struct text *out)
{
	struct page p = write_page(a->s, out);
	bool quiet = a->s->voice == VOICE_QUIET;

	if (!quiet)
		write_title(&p, a->r, a->odds->exact ? ": exact chances" : ": chances",
			    &a->odds->used);
	if (!a->odds->exact)
		page_wrap(&p, 0, 2, NULL,
			  "The fractions pass 128 bits: chances to about 15 digits, not exact.",
			  INK_WARN);
	if (!write_event(&p, a) || !write_table(&p, a->odds, a->r->in))
		out->failed = true;
	if (!quiet)
		write_rulings(&p, a->s, a->r->rules, &a->odds->used);
	write_edges(&p, a->edges);
}
