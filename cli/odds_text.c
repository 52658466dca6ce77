/* SPDX-License-Identifier: GPL-3.0-or-later */
/* odds_text.c -- odds as tables of bars; what never changes is said once above them. */
#include "cli/chart.h"
#include "cli/odds_grid.h"
#include "cli/write.h"

#include <stdlib.h>

/* "Always: modifier -4, reaction-due no", what does not apply left out. */
static void write_constants(const struct page *p, const struct odds *o, const struct inputs *in,
			    const char *lead)
{
	struct text line = { 0 };

	for (int k = 0; k < o->n_fields; k++) {
		if (odds_varies(o, k) || o->row[0].value[k] == VALUE_NULL)
			continue;
		text_addf(&line, "%s%s ", line.n ? ", " : "", o->field[k]->key);
		odds_value(o->field[k], o->row[0].value[k], in, &line);
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

/* ---- the whole ---- */

static bool write_table(const struct page *p, const struct odds *o, const struct inputs *in)
{
	int n = 0, field = 0;

	for (int k = 0; k < o->n_fields; k++)
		if (odds_varies(o, k)) {
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
	return odds_grid(p, o, in);
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
		n += odds_varies(o, k);
	if (a->r->n_by || n < 2 || request_event(a->r, a->r->res->event, &field, &value, &e) < 0 ||
	    !odds_varies(o, field))
		return true;
	done = odds_project(o, &field, 1, &event) && write_table(p, &event, a->r->in);
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
