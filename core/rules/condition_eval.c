/* SPDX-License-Identifier: GPL-3.0-or-later */
/* condition_eval.c -- whether a condition holds, which rulings it hung on, and whether it can. */
#include "rules/condition.h"

#include "rules/condition_op.h"

#include <string.h>

/* A test of a ruling against a set of its choices: everywhere as in force, in the ruling's own lane
 * choice by choice. */
static uint64_t read_ruling(const struct condition_op *op, const struct ruling *rulings,
			    uint64_t set)
{
	const struct ruling *r = &rulings[op->ruling];
	uint64_t lane = ((UINT64_C(1) << r->n) - 1) << op->lane;
	uint64_t now = -((set >> r->chosen) & 1);

	return (now & ~lane) | ((set << op->lane) & lane);
}

/* Whether a distance lies past a limit.  On the limit itself the ruling decides: its second choice
 * puts the limit outside. */
static uint64_t past(const struct condition_op *op, int64_t v, const struct ruling *rulings)
{
	if (v == op->value && op->ruling >= 0)
		return read_ruling(op, rulings, UINT64_C(1) << 1);
	return -(uint64_t)(v > op->value);
}

static uint64_t test(const struct condition_op *op, const int64_t *values,
		     const struct ruling *rulings)
{
	int64_t v;

	if (op->op == OP_RULING)
		return read_ruling(op, rulings, (uint64_t)op->value);
	v = values[op->index];
	if (v == VALUE_NULL)
		return 0;
	switch ((enum condition_code)op->op) {
	case OP_FLAG:
		return -(uint64_t)(v != 0);
	case OP_EQ:
		return -(uint64_t)(v == op->value);
	case OP_NE:
		return -(uint64_t)(v != op->value);
	case OP_LT:
		return -(uint64_t)(v < op->value);
	case OP_LE:
		return -(uint64_t)(v <= op->value);
	case OP_GT:
		return -(uint64_t)(v > op->value);
	case OP_GE:
		return -(uint64_t)(v >= op->value);
	case OP_WITHIN:
		return ~past(op, v, rulings);
	case OP_BEYOND:
		return past(op, v, rulings);
	case OP_WORD:
		return -(uint64_t)(v >= 0 && v < 63 && ((op->value >> v) & 1));
	case OP_RULING:
	case OP_NOT:
	case OP_AND:
	case OP_OR:
		break;
	}
	return 0;
}

/* The answer in every lane.  Each op pushes at most one answer, so the stack cannot overflow. */
static uint64_t answer(const struct condition *c, const int64_t *v, const struct ruling *rulings)
{
	uint64_t stack[CONDITION_OPS], top = ~UINT64_C(0);
	int depth = 0;

	for (int i = 0; i < c->n; i++) {
		const struct condition_op *op = &c->op[i];
		uint64_t one;

		if (op->op == OP_NOT) {
			top = ~top;
			continue;
		}
		if (op->op > OP_NOT) {
			one = stack[--depth]; /* NOLINT(clang-analyzer-core.uninitialized.Assign) */
			top = op->op == OP_AND ? top & one : top | one;
			continue;
		}
		one = test(op, v, rulings);
		if (op->join & JOIN_NEGATE)
			one = ~one;
		if ((op->join & JOIN_KIND) == JOIN_AND) {
			top &= one;
		} else if ((op->join & JOIN_KIND) == JOIN_OR) {
			top |= one;
		} else {
			stack[depth++] = top;
			top = one;
		}
	}
	return top;
}

/* Marks the rulings in whose lanes the answer is another. */
static void mark_rulings(const struct condition *c, const struct ruling *rulings, uint64_t other,
			 struct ruling_set *used)
{
	for (int i = 0; i < c->n; i++) {
		const struct condition_op *op = &c->op[i];

		if (op->ruling >= 0 &&
		    (other >> op->lane) & ((UINT64_C(1) << rulings[op->ruling].n) - 1))
			ruling_mark(used, op->ruling);
	}
}

bool condition_holds(const struct condition *c, const int64_t *v, const struct ruling *rulings,
		     struct ruling_set *used)
{
	uint64_t lanes = answer(c, v, rulings);
	uint64_t other = lanes ^ -(lanes & 1);

	if (other && used)
		mark_rulings(c, rulings, other, used);
	return lanes & 1;
}

/* ---- can it hold at all? ---- */

enum { TRIES_MAX = 200000, POINTS_MAX = 3 * CONDITION_OPS + 8, AXES_MAX = 18, FIELDS_MAX = 256 };

/* One thing a condition reads, and the values worth trying for it. */
struct axis {
	int index;
	bool ruling;
	int n, at; /* n past POINTS_MAX: too many to try */
	int64_t point[POINTS_MAX];
};

static void axis_try(struct axis *a, int64_t point)
{
	if (a->n < POINTS_MAX)
		a->point[a->n] = point;
	a->n += a->n <= POINTS_MAX;
}

static void axis_range(struct axis *a, int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		axis_try(a, i);
}

/* A limit and its two neighbours, as far as the field reaches. */
static void axis_limit(struct axis *a, const struct field *f, int64_t limit)
{
	for (int64_t side = -1; side <= 1; side++) {
		if ((side < 0 && limit <= f->min) || (side > 0 && limit >= f->max))
			continue;
		if (limit + side >= f->min && limit + side <= f->max)
			axis_try(a, limit + side);
	}
}

/* Every word and flag; else both ends and both sides of each limit. */
static void axis_field(struct axis *a, const struct field *f, const struct condition *c)
{
	int64_t words = 0;

	if (f->dflt == VALUE_NULL)
		axis_try(a, VALUE_NULL);
	while (f->type == FIELD_WORD && f->words[words])
		words++;
	if (f->type == FIELD_WORD || f->type == FIELD_FLAG) {
		axis_range(a, f->type == FIELD_FLAG ? 2 : words);
		return;
	}
	axis_try(a, f->min);
	axis_try(a, f->max);
	for (int i = 0; i < c->n; i++)
		if (c->op[i].op <= OP_BEYOND && c->op[i].index == a->index)
			axis_limit(a, f, c->op[i].value);
}

/* Adds what is read unless it is there; one past AXES_MAX when there is no room. */
static int axes_add(struct axis *axes, int n, int index, bool ruling)
{
	for (int i = 0; i < n && i < AXES_MAX; i++)
		if (axes[i].index == index && axes[i].ruling == ruling)
			return n;
	if (n >= AXES_MAX)
		return AXES_MAX + 1;
	axes[n].index = index;
	axes[n].ruling = ruling;
	axes[n].n = axes[n].at = 0;
	axes[n].point[0] = 0;
	return n + 1;
}

/* Everything the condition reads, once each. */
static int axes_of(const struct condition *c, struct axis *axes)
{
	int n = 0;

	for (int i = 0; i < c->n; i++) {
		if (c->op[i].op < OP_RULING)
			n = axes_add(axes, n, c->op[i].index, false);
		if (c->op[i].ruling >= 0)
			n = axes_add(axes, n, c->op[i].ruling, true);
	}
	return n;
}

/* Turns the odometer of points; false after the last. */
static bool axes_next(struct axis *axes, int n)
{
	for (int i = 0; i < n; i++) {
		if (++axes[i].at < axes[i].n)
			return true;
		axes[i].at = 0;
	}
	return false;
}

/* What may vary: a required field stands at its fixed value and rulings as chosen, where given. */
struct space {
	const struct condition *c;
	const struct field *scope;
	const int64_t *fixed; /* NULL: everything varies */
	const struct ruling *rulings;
};

static void axis_fill(struct axis *a, const struct space *s)
{
	if (a->ruling && s->fixed)
		axis_try(a, s->rulings[a->index].chosen);
	else if (a->ruling)
		axis_range(a, s->rulings[a->index].n);
	else if (s->fixed && s->scope[a->index].required)
		axis_try(a, s->fixed[a->index]);
	else
		axis_field(a, &s->scope[a->index], s->c);
}

/* Fills each axis; false when they are too many to try them all. */
static bool axes_fill(struct axis *axes, int n, const struct space *s)
{
	int64_t tries = 1;

	if (n > AXES_MAX)
		return false;
	for (int i = 0; i < n; i++) {
		if (axes[i].index >= (axes[i].ruling ? (int)RULINGS_MAX : (int)FIELDS_MAX))
			return false;
		axis_fill(&axes[i], s);
		if (axes[i].n > POINTS_MAX || (tries *= axes[i].n) > TRIES_MAX)
			return false;
	}
	return true;
}

bool condition_possible(const struct condition *c, const struct field *scope, const int64_t *fixed,
			const struct ruling *rulings, int n)
{
	struct space space = { c, scope, fixed, rulings };
	struct axis axes[AXES_MAX];
	int64_t v[FIELDS_MAX] = { 0 };
	struct ruling tried[RULINGS_MAX];
	int n_axes = axes_of(c, axes);

	if (n > RULINGS_MAX || !axes_fill(axes, n_axes, &space))
		return true;
	for (int i = 0; i < n_axes; i++)
		if (axes[i].ruling)
			tried[axes[i].index] = rulings[axes[i].index];
	do {
		for (int i = 0; i < n_axes; i++) {
			if (axes[i].ruling)
				tried[axes[i].index].chosen = (int)axes[i].point[axes[i].at];
			else
				v[axes[i].index] = axes[i].point[axes[i].at];
		}
		if (answer(c, v, tried) & 1)
			return true;
	} while (axes_next(axes, n_axes));
	return false;
}
