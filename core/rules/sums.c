/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sums.c -- the listed rows that apply are the total: added up, told, forced, remembered. */
#include "rules/sums.h"

#include "rules/act.h"

#include <stdio.h>
#include <string.h>

static bool is_forced(const struct act *a, const struct modifier *m, const char *side)
{
	return m == a->forced && !strcmp(side, a->forced_side);
}

static bool applies(struct act *a, const struct modifier *m, const int64_t *scope, const char *side)
{
	bool holds = condition_holds(&m->when, scope, a->rules->rulings, &a->used);

	if (!a->forced || !is_forced(a, m, side))
		return holds;
	a->forced_met |= holds && (m->per < 0 || scope[m->per] > 0);
	return a->forced_on;
}

/* A row counted once, or once for each point of a field (at least once when it is forced on). */
static int row_value(const struct act *a, const struct modifier *m, const int64_t *scope)
{
	int64_t times = m->per < 0 ? 1 : scope[m->per];

	if (m == a->forced && times < 1)
		times = 1;
	return times > 0 ? m->value * (int)times : 0;
}

static void add_line(struct act *a, const struct modifier *m, int value, const char *side)
{
	struct event e = { .kind = EVENT_MODIFIER,
			   .side = side,
			   .cite = m->cite,
			   .clause = m->clause,
			   .value = value,
			   .modifier = m };
	char label[200];

	if (m->per >= 0 && value != m->value)
		snprintf(label, sizeof label, "%s (x%d)", m->label, value / m->value);
	else
		snprintf(label, sizeof label, "%s", m->label);
	trace_add(a->trace, &e, label, NULL);
}

static void note_sum(struct sums *s, int list, const int64_t *scope, int width, const char *side)
{
	for (int i = 0; i < s->n; i++)
		if (s->item[i].list == list && !strcmp(s->item[i].side, side))
			return;
	if (s->n == SUMS_MAX || width > SCOPE_MAX)
		return;
	s->item[s->n].list = list;
	snprintf(s->item[s->n].side, sizeof s->item[s->n].side, "%s", side);
	memcpy(s->item[s->n].scope, scope, (size_t)width * sizeof *scope);
	s->n++;
}

static int add_up(struct act *a, const struct modifiers *l, const int64_t *scope, const char *side)
{
	int sum = 0;

	for (int i = 0; i < l->n; i++) {
		const struct modifier *m = &l->row[i];
		int value = applies(a, m, scope, side) ? row_value(a, m, scope) : 0;

		sum += value;
		if (value && a->trace)
			add_line(a, m, value, side);
	}
	return sum;
}

void sum_memo_for(struct sum_memo *memo, const struct rules *rules)
{
	uint64_t digest = 0;

	for (int i = 0; i < rules->n_rulings; i++)
		digest = digest * UINT64_C(0x9E3779B97F4A7C15) + (uint64_t)rules->rulings[i].chosen;
	if (memo->rules == rules && memo->rulings == digest)
		return;
	for (int i = 0; i < MEMO_SLOTS; i++)
		memo->entry[i].filled = false;
	memo->rules = rules;
	memo->rulings = digest;
}

/* The entry where a sum over this scope belongs; it may hold another. */
static struct sum_entry *memo_entry(struct sum_memo *memo, int list, const int64_t *scope,
				    int width)
{
	uint64_t h = (uint64_t)list;

	for (int i = 0; i < width; i++)
		h = h * UINT64_C(0x9E3779B97F4A7C15) + (uint64_t)scope[i];
	return &memo->entry[(h ^ h >> 32) % MEMO_SLOTS];
}

/* The sum and the rulings it hung on, from memory where the same was added up before. */
static int remember(struct act *a, const struct modifiers *l, int list, const int64_t *scope,
		    int width)
{
	struct sum_entry *e = memo_entry(a->memo, list, scope, width);
	struct ruling_set used = a->used;

	if (!e->filled || e->list != list ||
	    memcmp(e->scope, scope, (size_t)width * sizeof *scope) != 0) {
		memset(&a->used, 0, sizeof a->used);
		e->sum = add_up(a, l, scope, "");
		e->used = a->used;
		e->filled = true;
		e->list = list;
		memcpy(e->scope, scope, (size_t)width * sizeof *scope);
	}
	for (size_t i = 0; i < sizeof used.bit / sizeof *used.bit; i++)
		a->used.bit[i] = used.bit[i] | e->used.bit[i];
	return e->sum;
}

int act_sum(struct act *a, int list, const int64_t *scope, const char *side)
{
	const struct modifiers *l = &a->rules->lists[list];
	struct event e = { .kind = EVENT_SUM, .side = side, .cite = "" };

	if (!l->n)
		act_unread(a, l->spec->name);
	if (a->memo && l->width <= SCOPE_MAX)
		return remember(a, l, list, scope, l->width);
	if (a->sums)
		note_sum(a->sums, list, scope, l->width, side);
	e.value = add_up(a, l, scope, side);
	if (a->trace)
		trace_add(a->trace, &e, l->spec->title, NULL);
	return e.value;
}
