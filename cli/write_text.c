/* SPDX-License-Identifier: GPL-3.0-or-later */
/* write_text.c -- a resolution told to people: what happens first, then why, then what to do. */
#include "cli/write.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

struct page write_page(const struct session *s, struct text *out)
{
	return (struct page){ out, s->width, s->color };
}

/* ---- first lines ---- */

static void write_marks(const struct page *p, const struct rules *rules,
			const struct ruling_set *used)
{
	struct text line = { 0 };

	if (rules->house && rules->house[0]) {
		text_list(&line, rules->house, "and");
		page_wrap(p, 0, 14, "House rules:  ", line.s, INK_WARN);
	}
	text_free(&line);
	if (rules->illustrative)
		page_wrap(p, 0, 14, "Illustrative: ",
			  "the data holds stand-in values that the source does not give.",
			  INK_WARN);
	for (int i = 0; used && i < rules->n_rulings; i++) {
		const struct ruling *r = &rules->rulings[i];

		if (r->assumption && ruling_marked(used, i))
			page_wrap(p, 0, 14, "Assumption:   ", r->say[r->chosen], INK_WARN);
	}
}

void write_title(const struct page *p, const struct request *r, const char *what,
		 const struct ruling_set *used)
{
	struct text line = { 0 };

	text_addf(&line, "%s%s (%s, %s %s)", r->res->title, what, r->rules->set->name,
		  strchr(r->res->cite, ',') ? "rules" : "rule", r->res->cite);
	page_wrap(p, 0, 2, NULL, line.s, INK_DIM);
	text_free(&line);
	write_marks(p, r->rules, used);
}

/* ---- what happens ---- */

/* Each sentence said; how many. */
static int write_said(const struct page *p, const struct trace *t, int indent, enum ink ink)
{
	int said = 0;

	for (int i = 0; i < t->n; i++) {
		if (t->event[i].kind != EVENT_SAY)
			continue;
		page_wrap(p, indent, indent, NULL, t->event[i].label, ink);
		said++;
	}
	return said;
}

/* "modifier -4, total 0, result rout" */
static void write_outcome(const struct page *p, const struct answer *a, int indent, enum ink ink)
{
	const struct question *q = &a->r->q;
	struct text line = { 0 }, value = { 0 };

	for (int i = 0; i < q->n_outcome; i++) {
		const struct field *f = &q->outcome[i];
		int64_t v = a->result->value[i];

		if (v == VALUE_NULL)
			continue;
		text_clear(&value);
		if (f->type == FIELD_TEXT)
			text_add(&value, inputs_text(a->r->in, v));
		else
			field_print(f, v, &value);
		text_addf(&line, "%s%s %s", line.n ? ", " : "", f->key, value.s);
	}
	if (line.n)
		page_wrap(p, indent, indent, NULL, line.s, ink);
	text_free(&line);
	text_free(&value);
}

/* ---- why ---- */

/* " (18)" and, in full voice, the clauses it answers. */
static void add_cite(struct text *line, const struct event *v, bool clauses)
{
	if (!v->cite || !*v->cite)
		return;
	text_addf(line, " (%s", v->cite);
	if (clauses && v->clause && *v->clause)
		text_addf(line, ": %s", v->clause);
	text_add(line, ")");
}

void write_throw(const struct page *p, const struct event *v)
{
	struct text line = { 0 };
	int sum = 0;

	text_addf(&line, "%s: %dd%d shows", v->label, v->n, v->sides);
	for (int i = 0; i < v->n; i++) {
		text_addf(&line, "%s%d", i ? "+" : " ", v->faces[i]);
		sum += v->faces[i];
	}
	/* More than the sum is several dice in one number, which the faces say better. */
	if (v->value <= sum && (v->n > 1 || v->value != sum))
		text_addf(&line, sum == v->value ? " = %d" : ", read as %d", v->value);
	text_addf(&line, " (%s)", v->source);
	page_wrap(p, 2, 4, NULL, line.s, INK_PLAIN);
	text_free(&line);
}

/* A number in its column, then its label. */
static void write_counted(const struct page *p, const struct event *v, const char *number,
			  bool clauses, enum ink ink)
{
	struct text line = { 0 };
	char lead[40];

	snprintf(lead, sizeof lead, "%8s  ", number);
	if (v->side && *v->side)
		text_addf(&line, "%s: ", v->side);
	text_add(&line, v->label);
	add_cite(&line, v, clauses);
	page_wrap(p, 10, 12, lead, line.s, ink);
	text_free(&line);
}

static void write_event(const struct page *p, const struct event *v, bool full)
{
	struct text line = { 0 };
	char number[24];

	switch (v->kind) {
	case EVENT_THROW:
		write_throw(p, v);
		break;
	case EVENT_MODIFIER:
		snprintf(number, sizeof number, "%+d", v->value);
		write_counted(p, v, number, full, INK_PLAIN);
		break;
	case EVENT_SUM:
		snprintf(number, sizeof number, "= %d", v->value);
		write_counted(p, v, number, full, INK_BOLD);
		break;
	case EVENT_LINE:
		snprintf(number, sizeof number, "%d", v->value);
		write_counted(p, v, number, full, INK_PLAIN);
		break;
	case EVENT_ROW:
		text_addf(&line, "%d on %s", v->value, v->label);
		add_cite(&line, v, full);
		page_wrap(p, 2, 4, NULL, line.s, INK_PLAIN);
		break;
	case EVENT_SAY:
	case EVENT_REMIND:
		break;
	}
	text_free(&line);
}

/* The trace; in full voice what was said stands where it was said too. */
static void write_why(const struct page *p, const struct trace *t, bool full)
{
	for (int i = 0; i < t->n; i++) {
		const struct event *v = &t->event[i];

		if (v->kind == EVENT_SAY && full)
			page_wrap(p, 4, 4, "  > ", v->label, INK_DIM);
		else
			write_event(p, v, full);
	}
}

/* ---- what to do, and what it hung on ---- */

static void write_reminders(const struct page *p, const struct trace *t)
{
	bool any = false;

	for (int i = 0; i < t->n; i++) {
		struct text line = { 0 };

		if (t->event[i].kind != EVENT_REMIND)
			continue;
		if (!any)
			text_add(p->out, "For the umpire\n");
		any = true;
		text_add(&line, t->event[i].label);
		add_cite(&line, &t->event[i], false);
		page_wrap(p, 4, 4, "  - ", line.s, INK_PLAIN);
		text_free(&line);
	}
}

static bool said(const struct trace *t, const char *sentence)
{
	for (int i = 0; t && i < t->n; i++)
		if (!strcmp(t->event[i].label, sentence))
			return true;
	return false;
}

/* In full voice each ruling with its sentence (unless a reminder gave it), else their names. */
static void write_hung_on(const struct page *p, enum voice voice, const struct rules *rules,
			  const struct ruling_set *used, const struct trace *t)
{
	struct text line = { 0 };

	for (int i = 0; i < rules->n_rulings; i++) {
		const struct ruling *r = &rules->rulings[i];

		if (!ruling_marked(used, i))
			continue;
		text_addf(&line, "%s%s = %s%s", line.n ? "; " : "", r->key, r->choice[r->chosen],
			  r->house ? ", house rule" : "");
		if (voice == VOICE_FULL) {
			text_addf(&line, " (%s)", r->cite);
			if (!said(t, r->say[r->chosen]))
				text_addf(&line, ": %s", r->say[r->chosen]);
			page_wrap(p, 4, 6, "  * ", line.s, INK_DIM);
			text_clear(&line);
		}
	}
	if (line.n)
		page_wrap(p, 0, 2, "Rulings: ", line.s, INK_DIM);
	text_free(&line);
}

void write_rulings(const struct page *p, const struct session *s, const struct rules *rules,
		   const struct ruling_set *used)
{
	write_hung_on(p, s->voice, rules, used, NULL);
}

/* ---- the tape ---- */

static void write_side(const struct page *p, const struct odds *o, int64_t at)
{
	struct text line = { 0 };
	char distance[DISTANCE_TEXT], percent[PERCENT_TEXT];

	text_addf(&line, "at %s: ", distance_text(at, distance));
	for (int i = 0; i < o->n; i++) {
		text_add(&line, i ? ", " : "");
		for (int k = 0; k < o->n_fields; k++) {
			if (o->n_fields > 1 || o->field[k]->type == FIELD_FLAG)
				text_addf(&line, "%s ", o->field[k]->key);
			field_print(o->field[k], o->row[i].value[k], &line);
			text_add(&line, " ");
		}
		text_add(&line, page_percent(o->n == 1 ? 1 : o->row[i].p, percent));
	}
	page_wrap(p, 4, 6, NULL, line.s, INK_WARN);
	text_free(&line);
}

void write_edges(const struct page *p, const struct edges *edges)
{
	char tolerance[DISTANCE_TEXT], at[DISTANCE_TEXT];

	for (int i = 0; edges && i < edges->n; i++) {
		const struct edge *edge = &edges->edge[i];
		struct text line = { 0 };

		text_addf(&line, "%s %s: a measuring error of %s would change the odds",
			  edge->input, distance_text(edge->at, at),
			  distance_text(edges->tolerance, tolerance));
		page_wrap(p, 0, 2, "Measured: ", line.s, INK_WARN);
		write_side(p, &edge->side[0], edge->side_at[0]);
		write_side(p, &edge->side[1], edge->side_at[1]);
		text_free(&line);
	}
}

/* ---- the whole ---- */

/* Only what the players may hear: the answer itself when the rules have nothing to say. */
static void write_quiet(const struct page *p, const struct answer *a)
{
	if (!write_said(p, &a->result->trace, 0, INK_PLAIN))
		write_outcome(p, a, 0, INK_PLAIN);
}

void write_roll_text(const struct answer *a, struct text *out)
{
	struct page p = write_page(a->s, out);
	const struct trace *t = &a->result->trace;
	bool full = a->s->voice == VOICE_FULL;

	if (a->s->voice == VOICE_QUIET) {
		write_quiet(&p, a);
		return;
	}
	write_title(&p, a->r, "", &a->result->used);
	if (!write_said(&p, t, 0, INK_BOLD))
		write_outcome(&p, a, 0, INK_BOLD);
	else if (full)
		write_outcome(&p, a, 2, INK_PLAIN);
	write_why(&p, t, full);
	write_reminders(&p, t);
	write_hung_on(&p, a->s->voice, a->r->rules, &a->result->used, t);
	write_edges(&p, a->edges);
	if (a->generator)
		text_addf(out, "Seed %" PRIu64 " (%s)\n", a->seed, a->generator);
}
