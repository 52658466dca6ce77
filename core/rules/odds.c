/* SPDX-License-Identifier: GPL-3.0-or-later */
/* odds.c -- every path of every stage, equal states merged between stages. */
#include "rules/odds.h"

#include "rules/states.h"

#include <stdlib.h>
#include <string.h>

enum {
	RUNS_MAX = 50000000,               /* stage runs in one question */
	TOTAL_BITS_LIMIT = 127 * 256 + 192 /* as in chance/exact.c */
};

struct odds_desk {
	struct exact *exact;
	struct states now, next;
	int64_t *state; /* what a stage works on */
	int64_t *kept;  /* the fields asked for */
	int room;
	long runs;
};

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
	states_free(&desk->now);
	states_free(&desk->next);
	free(desk->state);
	free(desk->kept);
	free(desk);
}

/* One question being walked. */
struct walk {
	struct odds_desk *desk;
	const struct question *q;
	struct odds_wish wish;
	struct act act;
	bool approximate;
	bool last; /* the stage whose states are cut down to what is asked */
	int pins_used;
	weight path_total; /* the last path's total */
	weight scale;      /* the counts of the state being left, in next.total over path_total */
	struct err *e;
};

static bool make_room(struct odds_desk *desk, int n)
{
	int64_t *state, *kept;

	if (n <= desk->room)
		return true;
	state = realloc(desk->state, (size_t)n * sizeof *state);
	if (state)
		desk->state = state;
	kept = realloc(desk->kept, (size_t)n * sizeof *kept);
	if (kept)
		desk->kept = kept;
	if (!state || !kept)
		return false;
	desk->room = n;
	return true;
}

/* Paths of one stage may end over different totals (a die that was not due): the stage's total
 * is their least common multiple, and what was added before is scaled up to it. */
static SELDOM bool rescale(struct walk *w, weight from_w, weight path_total)
{
	struct states *next = &w->desk->next;
	weight total, factor;

	w->path_total = path_total;
	w->scale = from_w;
	if (next->total == path_total)
		return true;
	if (!weight_lcm(next->total, path_total, &total))
		return false;
	factor = total / next->total;
	if (factor != 1) {
		if (states_bits(total) + states_bits(w->desk->now.total) > TOTAL_BITS_LIMIT)
			return false;
		for (int i = 0; i < next->n; i++)
			next->w[i] *= factor;
		next->total = total;
	}
	w->scale *= total / path_total;
	return true;
}

static const int64_t *kept_fields(struct walk *w)
{
	const struct odds_wish *wish = &w->wish;

	if (!w->last || !wish->n_by)
		return w->desk->state;
	for (int i = 0; i < wish->n_by; i++)
		w->desk->kept[i] = w->desk->state[wish->by[i]];
	return w->desk->kept;
}

/* Adds the path just run, reached from a state of the stage before.  -1 and *e; 1: past 128 bits.
 */
static int add_path(struct walk *w, weight from_w, double from_p)
{
	const struct path *path = exact_path(w->desk->exact);
	weight count = 0;

	if (!w->approximate) {
		if (path->total != w->path_total && !rescale(w, from_w, path->total))
			return 1;
		count = path->count * w->scale;
	}
	if (!states_add(&w->desk->next, kept_fields(w), count, from_p * path->p))
		return err_set(w->e, ERR_MEMORY, "%s: no memory for the odds", w->q->res->name);
	return 0;
}

/* Every path of one stage from one state. */
static int walk_state(struct walk *w, stage_fn *stage, int at, int bits)
{
	struct odds_desk *desk = w->desk;
	const int64_t *from = &desk->now.v[(size_t)at * (size_t)desk->now.width];
	int n_state = w->q->n_state;
	struct dice *dice = exact_dice(desk->exact);
	int status;

	exact_first(desk->exact, bits, w->approximate);
	w->path_total = 0; /* none yet: the first path sets the scale */
	do {
		for (int i = 0; i < n_state; i++) /* few: a call would cost more */
			desk->state[i] = from[i];
		stage(&w->act);
		if (dice->err.code)
			break;
		status = add_path(w, desk->now.w[at], desk->now.p[at]);
		if (status)
			return status;
		if (++desk->runs > RUNS_MAX)
			return err_set(w->e, ERR_LIMIT, "%s: more than %d paths; ask less at once",
				       w->q->res->name, RUNS_MAX);
	} while (exact_next(desk->exact));
	if (!dice->err.code)
		return 0;
	if (exact_overflowed(desk->exact))
		return 1;
	*w->e = dice->err;
	return -1;
}

static int walk_stage(struct walk *w, stage_fn *stage)
{
	struct odds_desk *desk = w->desk;
	int width = w->last ? (w->wish.n_by ? w->wish.n_by : w->q->n_outcome) : w->q->n_state;
	int bits = w->approximate ? 0 : states_bits(desk->now.total);
	weight before = desk->now.total;
	struct states swap;

	if (!states_begin(&desk->next, width))
		return err_set(w->e, ERR_MEMORY, "%s: no memory for the odds", w->q->res->name);
	exact_pin(desk->exact, w->wish.known + w->pins_used, w->wish.n_known - w->pins_used);
	for (int i = 0; i < desk->now.n; i++) {
		int status = walk_state(w, stage, i, bits);

		if (status)
			return status;
	}
	w->pins_used += exact_pins_used(desk->exact);
	desk->next.total *= before;
	swap = desk->now;
	desk->now = desk->next;
	desk->next = swap;
	return 0;
}

static SELDOM int begin(struct walk *w)
{
	struct odds_desk *desk = w->desk;

	desk->runs = 0;
	w->pins_used = 0;
	if (!make_room(desk, w->q->n_state + 1) || !states_begin(&desk->now, w->q->n_state))
		return err_set(w->e, ERR_MEMORY, "%s: no memory for the odds", w->q->res->name);
	w->act.state = desk->state;
	for (int i = 0; i < w->q->n_state; i++)
		desk->state[i] = i < w->q->n_outcome ? VALUE_NULL : 0;
	if (!states_add(&desk->now, desk->state, 1, 1.0))
		return err_set(w->e, ERR_MEMORY, "%s: no memory for the odds", w->q->res->name);
	return 0;
}

static int walk_all(struct walk *w)
{
	stage_fn *const *stage = w->q->res->stages;
	int status = begin(w);

	for (; !status && *stage; stage++) {
		w->last = !stage[1];
		status = walk_stage(w, *stage);
	}
	exact_pin(w->desk->exact, NULL, 0);
	return status;
}

static int name_fields(const struct walk *w, struct odds *out)
{
	int n = w->desk->now.width;

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
	const struct states *s = &w->desk->now;
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
