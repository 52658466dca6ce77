/* SPDX-License-Identifier: GPL-3.0-or-later */
/* condition_eval.c -- whether a condition holds, which rulings it hung on, and whether it can. */
#include "rules/condition.h"

#include "rules/condition_op.h"

#include <string.h>

/* Choices taken instead of those in force, by ruling; -1: as in force.  NULL: all in force. */
typedef signed char choices[RULINGS_MAX];

static int choice_of(const struct ruling *rulings, int i, const signed char *instead)
{
	return instead && instead[i] >= 0 ? instead[i] : rulings[i].chosen;
}

/* Whether a distance lies past a limit.  On the limit itself the ruling decides: its second choice
 * puts the limit outside.  *doubt tells that it was asked. */
static bool past(const struct condition_op *op, int64_t v, const struct ruling *rulings,
		 const signed char *instead, bool *doubt)
{
	if (v != op->value || op->ruling < 0)
		return v > op->value;
	*doubt = true;
	return choice_of(rulings, op->ruling, instead) == 1;
}

static bool test(const struct condition_op *op, int64_t v, const struct ruling *rulings,
		 const signed char *instead, bool *doubt)
{
	if (v == VALUE_NULL)
		return false;
	switch ((enum condition_code)op->op) {
	case OP_FLAG:
		return v != 0;
	case OP_EQ:
		return v == op->value;
	case OP_NE:
		return v != op->value;
	case OP_LT:
		return v < op->value;
	case OP_LE:
		return v <= op->value;
	case OP_GT:
		return v > op->value;
	case OP_GE:
		return v >= op->value;
	case OP_WITHIN:
		return !past(op, v, rulings, instead, doubt);
	case OP_BEYOND:
		return past(op, v, rulings, instead, doubt);
	case OP_WORD:
		return v >= 0 && v < 63 && ((op->value >> v) & 1);
	case OP_RULING:
	case OP_NOT:
	case OP_AND:
	case OP_OR:
		break;
	}
	return false;
}

/* Lets a bit meet the stack: pushed, or joined with the top. */
static uint64_t join(uint64_t stack, int how, uint64_t bit)
{
	if (how == JOIN_AND)
		return stack & (~UINT64_C(1) | bit);
	return how == JOIN_OR ? stack | bit : stack << 1 | bit;
}

/* The answer.  The stack is 64 bits high and a condition has CONDITION_OPS ops, so it fits.
 * *doubt is set when a ruling was read. */
static bool answer(const struct condition *c, const int64_t *v, const struct ruling *rulings,
		   const signed char *instead, bool *doubt)
{
	uint64_t stack = c->n == 0;

	for (int i = 0; i < c->n; i++) {
		const struct condition_op *op = &c->op[i];
		bool bit;

		if (op->op == OP_NOT) {
			stack ^= 1;
			continue;
		}
		if (op->op == OP_AND || op->op == OP_OR) {
			stack = join(stack >> 1, op->op == OP_AND ? JOIN_AND : JOIN_OR, stack & 1);
			continue;
		}
		if (op->op == OP_RULING) {
			*doubt = true;
			bit = (op->value >> choice_of(rulings, op->index, instead)) & 1;
		} else {
			bit = test(op, v[op->index], rulings, instead, doubt);
		}
		stack = join(stack, op->join & JOIN_KIND,
			     (uint64_t)(bit ^ ((op->join & JOIN_NEGATE) != 0)));
	}
	return stack & 1;
}

/* The ruling an op reads; -1: none. */
static int ruling_read(const struct condition_op *op)
{
	return op->op == OP_RULING ? op->index : op->ruling;
}

/* Whether some other choice of ruling r would have turned the answer. */
static bool turns(const struct condition *c, const int64_t *v, const struct ruling *rulings, int r,
		  bool held)
{
	bool doubt = false;
	choices instead;

	memset(instead, -1, sizeof instead);
	for (int i = 0; i < rulings[r].n; i++) {
		instead[r] = (signed char)i;
		if (i != rulings[r].chosen && answer(c, v, rulings, instead, &doubt) != held)
			return true;
	}
	return false;
}

bool condition_holds(const struct condition *c, const int64_t *v, const struct ruling *rulings,
		     struct ruling_set *used)
{
	bool doubt = false;
	bool held = answer(c, v, rulings, NULL, &doubt);

	if (!doubt || !used)
		return held;
	for (int i = 0; i < c->n; i++) {
		int r = ruling_read(&c->op[i]);

		if (r >= 0 && !ruling_marked(used, r) && turns(c, v, rulings, r, held))
			ruling_mark(used, r);
	}
	return held;
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
	axes[n] = (struct axis){ .index = index, .ruling = ruling };
	return n + 1;
}

/* Everything the condition reads, once each. */
static int axes_of(const struct condition *c, struct axis *axes)
{
	int n = 0;

	for (int i = 0; i < c->n; i++) {
		if (c->op[i].op < OP_RULING)
			n = axes_add(axes, n, c->op[i].index, false);
		if (ruling_read(&c->op[i]) >= 0)
			n = axes_add(axes, n, ruling_read(&c->op[i]), true);
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
	choices instead;
	bool doubt;
	int n_axes = axes_of(c, axes);

	if (n > RULINGS_MAX || !axes_fill(axes, n_axes, &space))
		return true;
	memset(instead, -1, sizeof instead);
	do {
		for (int i = 0; i < n_axes; i++) {
			if (axes[i].ruling)
				instead[axes[i].index] = (signed char)axes[i].point[axes[i].at];
			else
				v[axes[i].index] = axes[i].point[axes[i].at];
		}
		if (answer(c, v, rulings, instead, &doubt))
			return true;
	} while (axes_next(axes, n_axes));
	return false;
}
