/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edges.c -- the same odds with one distance moved by the measuring tolerance. */
#include "cli/edges.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What every question of one search shares. */
struct search {
	const struct request *r;
	struct odds_desk *desk;
	struct odds_wish wish;
	int event; /* the field asked for when by= names none */
	struct odds here;
	struct edges *out;
	struct err *e;
};

void edges_free(struct edges *x)
{
	for (int i = 0; i < x->n; i++) {
		odds_free(&x->edge[i].side[0]);
		odds_free(&x->edge[i].side[1]);
	}
	free(x->edge);
	memset(x, 0, sizeof *x);
}

/* Both are sorted: the same outcomes with the same chances? */
static bool same_odds(const struct odds *a, const struct odds *b)
{
	if (a->n != b->n || a->n_fields != b->n_fields)
		return false;
	for (int i = 0; i < a->n; i++)
		if (fabs(a->row[i].p - b->row[i].p) > 1e-12 ||
		    memcmp(a->row[i].value, b->row[i].value,
			   (size_t)a->n_fields * sizeof *a->row[i].value) != 0)
			return false;
	return true;
}

/* The odds with *cell at another value; the fields of the odds stay those of the first question,
 * which has the same ones. */
static int ask_at(struct search *x, const struct inputs *in, struct odds *out)
{
	struct question q;
	int status;

	if (question_open(&q, x->r->rules, x->r->res, in, x->e) < 0)
		return -1;
	status = odds_ask(x->desk, &q, &x->wish, out, x->e);
	for (int i = 0; !status && i < out->n_fields; i++)
		out->field[i] = &x->r->q.outcome[x->wish.by[i]];
	question_close(&q);
	return status ? status : odds_sort(out, x->e);
}

static struct edge *new_edge(struct search *x)
{
	struct edges *o = x->out;
	struct edge *edge = realloc(o->edge, ((size_t)o->n + 1) * sizeof *edge);

	if (!edge) {
		err_set(x->e, ERR_MEMORY, "no memory");
		return NULL;
	}
	o->edge = edge;
	memset(&edge[o->n], 0, sizeof *edge);
	return &edge[o->n++];
}

/* Tries one distance, *cell of in, a copy of the inputs; kept only when a side differs. */
static int try_cell(struct search *x, const struct inputs *in, int64_t *cell, const char *name)
{
	int64_t at = *cell, tolerance = x->out->tolerance;
	struct edge *edge;
	int status = 0;

	if (at == VALUE_NULL || at == DISTANCE_NONE)
		return 0;
	edge = new_edge(x);
	if (!edge)
		return -1;
	snprintf(edge->input, sizeof edge->input, "%s", name);
	edge->at = at;
	edge->side_at[0] = at > tolerance ? at - tolerance : 0;
	edge->side_at[1] = at + tolerance;
	for (int side = 0; side < 2 && !status; side++) {
		*cell = edge->side_at[side];
		status = ask_at(x, in, &edge->side[side]);
	}
	*cell = at;
	if (!status && same_odds(&edge->side[0], &x->here) && same_odds(&edge->side[1], &x->here)) {
		odds_free(&edge->side[0]);
		odds_free(&edge->side[1]);
		x->out->n--;
	}
	return status;
}

/* Every distance among the parts of a list's items. */
static int try_list(struct search *x, struct inputs *in, int field)
{
	const struct field *item = in->fields[field].item;
	struct list *list = in->v[field] == VALUE_NULL ? NULL : &in->lists[in->v[field]];
	char name[120];

	for (int i = 0; list && i < list->n; i++)
		for (int part = 0; part < list->width; part++) {
			if (item[part].type != FIELD_DISTANCE)
				continue;
			snprintf(name, sizeof name, "%s %d, %s", in->fields[field].key, i + 1,
				 item[part].key);
			if (try_cell(x, in, &list->cell[i * list->width + part], name) < 0)
				return -1;
		}
	return 0;
}

static int try_all(struct search *x)
{
	struct inputs *in = inputs_copy(x->r->in);
	int status = 0;

	if (!in)
		return err_set(x->e, ERR_MEMORY, "no memory");
	status = ask_at(x, in, &x->here);
	for (int i = 0; i < in->n && !status; i++) {
		if (in->given[i] && in->fields[i].type == FIELD_DISTANCE)
			status = try_cell(x, in, &in->v[i], in->fields[i].key);
		else if (in->given[i] && in->fields[i].type == FIELD_LIST)
			status = try_list(x, in, i);
	}
	inputs_free(in);
	return status;
}

int edges_find(const struct session *s, const struct request *r, struct edges *out, struct err *e)
{
	struct search x = { .r = r, .out = out, .e = e };
	int64_t value;
	int status;

	memset(out, 0, sizeof *out);
	out->tolerance = s->tolerance;
	if (!s->tolerance)
		return 0;
	if (!r->n_by && request_event(r, r->res->event, &x.event, &value, e) < 0)
		return -1;
	x.wish.by = r->n_by ? r->by : &x.event;
	x.wish.n_by = r->n_by ? r->n_by : 1;
	x.desk = odds_desk_new();
	status = x.desk ? try_all(&x) : err_set(e, ERR_MEMORY, "no memory");
	odds_free(&x.here);
	odds_desk_free(x.desk);
	if (status)
		edges_free(out);
	return status;
}
