/* SPDX-License-Identifier: GPL-3.0-or-later */
/* resolve.c -- running the stages of a resolution once. */
#include "rules/resolve.h"

#include <stdlib.h>
#include <string.h>

static int count_more(const struct resolution *res, const struct inputs *in)
{
	struct field f;
	char key[80];
	int n = 0;

	while (res->more && res->more(in, n, &f, key))
		n++;
	return n;
}

static void fill_outcome(struct question *q, int n_more)
{
	int n = q->n_outcome - n_more;

	for (int i = 0; i < n; i++)
		q->outcome[i] = q->res->outcome[i];
	for (int k = 0; k < n_more; k++) {
		q->res->more(q->in, k, &q->outcome[n + k], q->keys[k]);
		q->outcome[n + k].key = q->keys[k];
	}
}

int question_open(struct question *q, const struct rules *rules, const struct resolution *res,
		  const struct inputs *in, struct err *e)
{
	int n_more;

	memset(q, 0, sizeof *q);
	if (inputs_complete(in, e) < 0 || (res->check && res->check(in, e) < 0))
		return -1;
	n_more = count_more(res, in);
	q->rules = rules;
	q->res = res;
	q->in = in;
	q->n_outcome = field_count(res->outcome) + n_more;
	q->n_state = q->n_outcome + res->hidden;
	q->outcome = calloc((size_t)q->n_outcome + 1, sizeof *q->outcome);
	q->keys = calloc((size_t)n_more + 1, sizeof *q->keys);
	if (!q->outcome || !q->keys) {
		question_close(q);
		return err_set(e, ERR_MEMORY, "%s: no memory", res->name);
	}
	fill_outcome(q, n_more);
	return 0;
}

void question_close(struct question *q)
{
	free(q->outcome);
	free(q->keys);
	memset(q, 0, sizeof *q);
}

/* Every outcome does not apply until a stage says otherwise; hidden slots start at 0. */
static void clear_state(const struct question *q, int64_t *state)
{
	int i = 0;

	for (; i < q->n_outcome; i++)
		state[i] = VALUE_NULL;
	for (; i < q->n_state; i++)
		state[i] = 0;
}

static int run_stages(struct act *a, const struct question *q)
{
	clear_state(q, a->state);
	for (stage_fn *const *stage = q->res->stages; *stage && !act_failed(a); stage++)
		(*stage)(a);
	return act_failed(a) ? -1 : 0;
}

int resolve_quiet(const struct question *q, struct dice *dice, int64_t *state)
{
	struct act a = { .rules = q->rules,
			 .res = q->res,
			 .in = q->in,
			 .dice = dice,
			 .state = state,
			 .n_outcome = q->n_outcome };

	return run_stages(&a, q);
}

struct listener {
	struct trace *trace;
	const char *source;
};

static void hear(void *listener, const struct throw *t, const int *faces, int n, int value)
{
	struct listener *l = listener;
	struct event e = { .kind = EVENT_THROW,
			   .side = "",
			   .cite = "",
			   .source = l->source,
			   .value = value,
			   .sides = t->sides,
			   .n = n };

	trace_add(l->trace, &e, t->label, faces);
}

int resolve(const struct question *q, struct dice *dice, struct result *out, struct err *e)
{
	struct listener listener = { &out->trace, dice->ops->name };
	struct act a = { .rules = q->rules,
			 .res = q->res,
			 .in = q->in,
			 .dice = dice,
			 .trace = &out->trace,
			 .n_outcome = q->n_outcome };
	int status;

	memset(out, 0, sizeof *out);
	out->value = calloc((size_t)q->n_state + 1, sizeof *out->value);
	if (!out->value)
		return err_set(e, ERR_MEMORY, "%s: no memory", q->res->name);
	a.state = out->value;
	dice->heard = hear;
	dice->listener = &listener;
	status = run_stages(&a, q);
	dice->heard = NULL;
	dice->listener = NULL;
	out->used = a.used;
	if (!status && !out->trace.failed)
		return 0;
	if (status)
		*e = dice->err;
	else
		err_set(e, ERR_MEMORY, "%s: no memory for the trace", q->res->name);
	result_free(out);
	return -1;
}

void result_free(struct result *r)
{
	free(r->value);
	trace_free(&r->trace);
	memset(r, 0, sizeof *r);
}
