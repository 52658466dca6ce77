/* SPDX-License-Identifier: GPL-3.0-or-later */
/* worth.c -- the same odds asked again with one modifier forced off or on. */
#include "rules/worth.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What every row's question shares. */
struct asking {
	struct odds_desk *desk;
	const struct question *q;
	int field;
	int64_t value;
	struct odds odds;
	struct err *e;
};

static int ask(struct asking *a, const struct odds_wish *wish, struct chance *out)
{
	struct odds_wish w = *wish;

	w.by = &a->field;
	w.n_by = 1;
	if (odds_ask(a->desk, a->q, &w, &a->odds, a->e) < 0)
		return -1;
	out->p = odds_of(&a->odds, 0, a->value, &out->num, &out->den);
	if (!a->odds.exact) {
		out->num = 0;
		out->den = 1;
	}
	return 0;
}

/* A row that applies is taken away; one that does not but could is put on. */
static int ask_row(struct asking *a, struct worth *out, const struct modifier *m, int sum,
		   const struct sums *sums)
{
	const struct modifiers *list = &a->q->rules->lists[sums->item[sum].list];
	struct worth_row row = { .modifier = m, .list = list->spec->title };
	struct odds_wish wish = { .forced = m, .forced_side = sums->item[sum].side };
	struct chance off;

	snprintf(row.side, sizeof row.side, "%s", sums->item[sum].side);
	if (ask(a, &wish, &off) < 0)
		return -1;
	row.applies = a->odds.forced_met;
	row.with = out->now;
	row.without = off;
	if (!row.applies) {
		if (!condition_possible(&m->when, list->spec->scope, sums->item[sum].scope,
					a->q->rules->rulings, a->q->rules->n_rulings))
			return 0;
		wish.forced_on = true;
		row.without = out->now;
		if (ask(a, &wish, &row.with) < 0)
			return -1;
	}
	out->row[out->n++] = row;
	return 0;
}

static double move(const struct worth_row *r)
{
	return fabs(r->with.p - r->without.p);
}

static int larger(const void *a, const void *b)
{
	const struct worth_row *x = a, *y = b;

	if (x->applies != y->applies)
		return x->applies ? -1 : 1;
	if (move(x) != move(y))
		return move(x) < move(y) ? 1 : -1;
	return x->modifier < y->modifier ? -1 : x->modifier > y->modifier;
}

static int ask_all(struct asking *a, struct worth *out, struct sums *sums)
{
	struct odds_wish wish = { .sums = sums };
	int rows = 0;

	if (ask(a, &wish, &out->now) < 0)
		return -1;
	out->exact = a->odds.exact;
	for (int s = 0; s < sums->n; s++)
		rows += a->q->rules->lists[sums->item[s].list].n;
	out->row = calloc((size_t)rows + 1, sizeof *out->row);
	if (!out->row)
		return err_set(a->e, ERR_MEMORY, "%s: no memory", a->q->res->name);
	for (int s = 0; s < sums->n; s++) {
		const struct modifiers *list = &a->q->rules->lists[sums->item[s].list];

		for (int i = 0; i < list->n; i++)
			if (ask_row(a, out, &list->row[i], s, sums) < 0)
				return -1;
	}
	qsort(out->row, (size_t)out->n, sizeof *out->row, larger);
	return 0;
}

int worth_ask(struct odds_desk *desk, const struct question *q, int field, int64_t value,
	      struct worth *out, struct err *e)
{
	struct asking a = { .desk = desk, .q = q, .field = field, .value = value, .e = e };
	struct sums *sums = calloc(1, sizeof *sums);
	int status;

	memset(out, 0, sizeof *out);
	if (!sums)
		return err_set(e, ERR_MEMORY, "%s: no memory", q->res->name);
	status = ask_all(&a, out, sums);
	odds_free(&a.odds);
	free(sums);
	if (status)
		worth_free(out);
	return status;
}

void worth_free(struct worth *w)
{
	free(w->row);
	memset(w, 0, sizeof *w);
}
