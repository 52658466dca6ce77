/* SPDX-License-Identifier: GPL-3.0-or-later */
/* odds.c -- the rows of a walk, sorted and read. */
#include "rules/odds.h"

#include "rules/walk.h"

#include <stdlib.h>
#include <string.h>

struct odds_desk *odds_desk_new(void)
{
	struct odds_desk *desk = calloc(1, sizeof *desk);

	if (desk)
		desk->exact = exact_new();
	if (desk && !desk->exact) {
		free(desk);
		return NULL;
	}
	return desk;
}

void odds_desk_free(struct odds_desk *desk)
{
	if (!desk)
		return;
	exact_free(desk->exact);
	for (int i = 0; i <= WALK_STAGES; i++)
		states_free(&desk->set[i]);
	free(desk->state);
	free(desk->entry);
	free(desk->kept);
	free(desk);
}

static int name_fields(const struct walk *w, struct odds *out)
{
	int n = walk_end(w)->width;

	if (n > out->n_fields || !out->field) {
		const struct field **field = realloc(out->field, ((size_t)n + 1) * sizeof *field);

		if (!field)
			return -1;
		out->field = field;
	}
	out->n_fields = n;
	for (int i = 0; i < n; i++)
		out->field[i] = &w->q->outcome[w->wish.n_by ? w->wish.by[i] : i];
	return 0;
}

static int fill_rows(const struct walk *w, struct odds *out)
{
	const struct states *s = walk_end(w);
	size_t width = (size_t)s->width;
	int64_t *values = realloc(out->values, ((size_t)s->n * width + 1) * sizeof *values);

	if (values)
		out->values = values;
	if (s->n > out->cap) {
		struct odds_row *row = realloc(out->row, (size_t)s->n * sizeof *row);

		if (!row)
			return -1;
		out->row = row;
		out->cap = s->n;
	}
	if (!values || name_fields(w, out) < 0)
		return -1;
	memcpy(values, s->v, (size_t)s->n * width * sizeof *values);
	for (int i = 0; i < s->n; i++)
		out->row[i] = (struct odds_row){ &values[(size_t)i * width],
						 w->approximate ? 0 : s->w[i], s->p[i] };
	out->n = s->n;
	out->exact = !w->approximate;
	out->total = w->approximate ? 1 : s->total;
	out->used = w->act.used;
	out->forced_met = w->act.forced_met;
	return 0;
}

int odds_ask(struct odds_desk *desk, const struct question *q, const struct odds_wish *wish,
	     struct odds *out, struct err *e)
{
	struct walk w = { .desk = desk, .q = q, .e = e };
	int status;

	if (wish)
		w.wish = *wish;
	w.act.rules = q->rules;
	w.act.res = q->res;
	w.act.in = q->in;
	w.act.dice = exact_dice(desk->exact);
	w.act.n_outcome = q->n_outcome;
	w.act.forced = w.wish.forced;
	w.act.forced_side = w.wish.forced_side;
	w.act.forced_on = w.wish.forced_on;
	w.act.sums = w.wish.sums;
	status = walk_all(&w);
	if (status == 1) { /* past 128 bits: again in doubles */
		w.approximate = true;
		status = walk_all(&w);
	}
	if (status)
		return -1;
	if (fill_rows(&w, out) < 0)
		return err_set(e, ERR_MEMORY, "%s: no memory for the odds", q->res->name);
	return 0;
}

void odds_free(struct odds *o)
{
	free(o->field);
	free(o->row);
	free(o->values);
	memset(o, 0, sizeof *o);
}

/* qsort has no context: the width travels in front of the compared rows' values. */
struct ranked {
	struct odds_row row;
	int width;
};

static int likelier(const void *a, const void *b)
{
	const struct ranked *x = a, *y = b;

	if (x->row.count != y->row.count)
		return x->row.count < y->row.count ? 1 : -1;
	if (!x->row.count && x->row.p != y->row.p)
		return x->row.p < y->row.p ? 1 : -1;
	for (int i = 0; i < x->width; i++)
		if (x->row.value[i] != y->row.value[i])
			return x->row.value[i] < y->row.value[i] ? -1 : 1;
	return 0;
}

int odds_sort(struct odds *o, struct err *e)
{
	struct ranked *ranked = malloc(((size_t)o->n + 1) * sizeof *ranked);

	if (!ranked)
		return err_set(e, ERR_MEMORY, "no memory to sort the odds");
	for (int i = 0; i < o->n; i++)
		ranked[i] = (struct ranked){ o->row[i], o->n_fields };
	qsort(ranked, (size_t)o->n, sizeof *ranked, likelier);
	for (int i = 0; i < o->n; i++)
		o->row[i] = ranked[i].row;
	free(ranked);
	return 0;
}

double odds_of(const struct odds *o, int field, int64_t value, weight *num, weight *den)
{
	double p = 0;

	*num = 0;
	*den = o->total;
	for (int i = 0; i < o->n; i++) {
		if (o->row[i].value[field] != value)
			continue;
		*num += o->row[i].count;
		p += o->row[i].p;
	}
	if (!o->exact)
		return p;
	weight_reduce(num, den);
	return weight_ratio(*num, *den);
}
