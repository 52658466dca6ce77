/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk.c -- stage after stage, each from the states that wait for it.
 *
 * A stage that throws nothing is passed at once, with the next, on the same working state; the
 * paths of one that throws are merged into the set that waits for the stage after it.  So a
 * resolution pays for its throws and not for the number of its stages. */
#include "rules/walk.h"

#include <stdlib.h>
#include <string.h>

enum {
	RUNS_MAX = 50000000,               /* stage runs in one question */
	TOTAL_BITS_LIMIT = 127 * 256 + 192 /* as in chance/exact.c */
};

static int no_memory(const struct walk *w)
{
	return err_set(w->e, ERR_MEMORY, "%s: no memory for the odds", w->q->res->name);
}

static bool grow(int64_t **buffer, int n)
{
	int64_t *grown = realloc(*buffer, (size_t)n * sizeof *grown);

	if (grown)
		*buffer = grown;
	return grown != NULL;
}

static bool make_room(struct odds_desk *desk, int n)
{
	if (n <= desk->room)
		return true;
	if (!grow(&desk->state, n) || !grow(&desk->entry, n) || !grow(&desk->kept, n))
		return false;
	desk->room = n;
	return true;
}

/* Paths come into a set over different totals (a die that was not due): the set's total is their
 * least common multiple, and what was added before is scaled up to it. */
static SELDOM bool rescale(struct walk *w, struct states *set, weight path_total)
{
	weight total, factor;

	w->total = path_total;
	w->scale = 1;
	if (set->total == path_total)
		return true;
	if (set->total == w->scaled_to && path_total == w->scaled_from) {
		w->scale = w->last_scale;
		return true;
	}
	if (!weight_lcm(set->total, path_total, &total) || states_bits(total) > TOTAL_BITS_LIMIT)
		return false;
	factor = total / set->total;
	for (int i = 0; factor != 1 && i < set->n; i++)
		set->w[i] *= factor;
	set->total = total;
	w->scale = w->last_scale = total / path_total;
	w->scaled_from = path_total;
	w->scaled_to = total;
	return true;
}

/* What waits in the set of a stage: whole states, or in the last the fields wished for. */
static const int64_t *kept_fields(const struct walk *w, int stage)
{
	const struct odds_wish *wish = &w->wish;

	if (stage < w->n_stages || !wish->n_by)
		return w->desk->state;
	for (int i = 0; i < wish->n_by; i++)
		w->desk->kept[i] = w->desk->state[wish->by[i]];
	return w->desk->kept;
}

/* A state being left: its chance, and the total of its set. */
struct leaving {
	weight count, total;
	double p;
	int bits;
};

/* Adds the path just run to the set that waits for a stage.  -1 and *e; 1: past 128 bits. */
static int add_path(struct walk *w, const struct leaving *from, int stage)
{
	const struct path *path = exact_path(w->desk->exact);
	struct states *set = &w->desk->set[stage];
	weight count = 0;

	if (!w->approximate) {
		weight total = from->total * path->total;

		if (total != w->total && !rescale(w, set, total))
			return 1;
		count = from->count * path->count * w->scale;
	}
	return states_add(set, kept_fields(w, stage), count, from->p * path->p) ? 0 : no_memory(w);
}

static int stopped(struct walk *w)
{
	if (exact_overflowed(w->desk->exact))
		return 1;
	*w->e = w->act.dice->err;
	return -1;
}

/* All the paths of a stage, of which the first has just been run. */
static int walk_paths(struct walk *w, const struct leaving *from, int stage)
{
	struct odds_desk *desk = w->desk;
	size_t size = (size_t)w->q->n_state * sizeof *desk->state;
	const struct dice *dice = w->act.dice;
	stage_fn *run = w->q->res->stages[stage];
	int status;

	while (!(status = add_path(w, from, stage + 1)) && exact_next(desk->exact)) {
		memcpy(desk->state, desk->entry, size);
		run(&w->act);
		if (dice->err.code)
			break;
		if (++desk->runs > RUNS_MAX)
			return err_set(w->e, ERR_LIMIT, "%s: more than %d paths; ask less at once",
				       w->q->res->name, RUNS_MAX);
	}
	w->pins_used += exact_pins_used(desk->exact);
	return status ? status : dice->err.code ? stopped(w) : 0;
}

/* From one state on to the next throw, and over all that may come of it. */
static int walk_state(struct walk *w, int64_t *state, const struct leaving *from, int stage)
{
	struct odds_desk *desk = w->desk;
	size_t size = (size_t)w->q->n_state * sizeof *state;
	int first = stage;

	memcpy(desk->state, state, size);
	w->total = 0; /* no path yet: the first sets the scale */
	if (w->wish.n_known)
		exact_pin(desk->exact, w->wish.known + w->pins_used,
			  w->wish.n_known - w->pins_used);
	exact_first(desk->exact, from->bits, w->approximate);
	for (; stage < w->n_stages; stage++) {
		if (desk->throws[stage])
			memcpy(desk->entry, desk->state, size);
		w->q->res->stages[stage](&w->act);
		desk->runs++;
		if (w->act.dice->err.code)
			return stopped(w);
		if (!w->act.dice->thrown)
			continue;
		if (desk->throws[stage])
			return walk_paths(w, from, stage);
		desk->throws[stage] = true; /* the entry was not kept: once more from the start */
		return walk_state(w, state, from, first);
	}
	return add_path(w, from, stage);
}

static int walk_set(struct walk *w, int stage)
{
	struct states *set = &w->desk->set[stage];
	struct leaving from = { .total = set->total };
	int status = 0;

	if (!w->approximate)
		from.bits = states_bits(set->total);
	for (int i = 0; i < set->n && !status; i++) {
		from.count = set->w[i];
		from.p = set->p[i];
		status = walk_state(w, &set->v[(size_t)i * (size_t)set->width], &from, stage);
	}
	return status;
}

static int begin(struct walk *w)
{
	struct odds_desk *desk = w->desk;
	int n = w->q->n_state, kept = w->wish.n_by ? w->wish.n_by : w->q->n_outcome;

	desk->runs = 0;
	w->pins_used = 0;
	for (w->n_stages = 0; w->q->res->stages[w->n_stages]; w->n_stages++)
		if (w->n_stages == WALK_STAGES)
			return err_set(w->e, ERR_BUG, "%s: more than %d stages", w->q->res->name,
				       WALK_STAGES);
	if (!make_room(desk, n + 1))
		return no_memory(w);
	for (int i = 0; i <= w->n_stages; i++)
		if (!states_begin(&desk->set[i], i < w->n_stages ? n : kept))
			return no_memory(w);
	w->act.state = desk->state;
	exact_uncut(desk->exact, w->wish.uncut);
	w->act.memo = w->act.forced || w->act.sums ? NULL : &desk->memo;
	sum_memo_for(&desk->memo, w->q->rules);
	for (int i = 0; i < n; i++)
		desk->state[i] = i < w->q->n_outcome ? VALUE_NULL : 0;
	return states_add(&desk->set[0], desk->state, 1, 1.0) ? 0 : no_memory(w);
}

int walk_all(struct walk *w)
{
	int status = begin(w);

	for (int stage = 0; stage < w->n_stages && !status; stage++)
		status = walk_set(w, stage);
	exact_pin(w->desk->exact, NULL, 0);
	return status;
}

const struct states *walk_end(const struct walk *w)
{
	return &w->desk->set[w->n_stages];
}
