/* SPDX-License-Identifier: GPL-3.0-or-later */
/* condition.c -- parsing the line that says when a modifier applies. */
#include "rules/condition.h"

#include "base/text.h"
#include "rules/condition_op.h"
#include "rules/condition_words.h"

#include <string.h>

enum { WORDS_IN_SET = 62 };

/* ---- ops ---- */

static int emit(struct parser *p, int code, int index, int64_t value)
{
	if (p->c->n == CONDITION_OPS) {
		err_set(p->e, ERR_DATA, "the condition is too long: at most %d terms",
			CONDITION_OPS);
		return word_fault(p, p->at);
	}
	p->c->op[p->c->n++] = (struct condition_op){
		.op = (uint8_t)code, .index = (int16_t)index, .ruling = -1, .value = value
	};
	return 0;
}

/* The lane of a ruling: the one it has, or the next; -1 and an error when there is no more room. */
static int lane_of(struct parser *p, int ruling)
{
	int lane = p->lanes;

	for (int i = 0; i < p->c->n; i++)
		if (p->c->op[i].ruling == ruling)
			return p->c->op[i].lane;
	if (lane + p->rulings[ruling].n > LANES) {
		err_set(p->e, ERR_DATA, "the condition reads too many rulings");
		return word_fault(p, p->at);
	}
	p->lanes += p->rulings[ruling].n;
	return lane;
}

/* A test that reads a ruling; -1: one that might but has none to read. */
static int emit_ruling(struct parser *p, int code, int index, int64_t value, int ruling)
{
	int lane = ruling < 0 ? 0 : lane_of(p, ruling);

	if (lane < 0 || emit(p, code, index, value))
		return -1;
	p->c->op[p->c->n - 1].ruling = (int16_t)ruling;
	p->c->op[p->c->n - 1].lane = (uint8_t)lane;
	p->c->hangs |= ruling >= 0;
	return 0;
}

/* Joins what was emitted from `right` on with what stands before it. */
static int emit_join(struct parser *p, int right, int join)
{
	if (p->c->n - right > 1)
		return emit(p, join == JOIN_AND ? OP_AND : OP_OR, 0, 0);
	p->c->op[right].join = (uint8_t)(p->c->op[right].join | join);
	return 0;
}

static int emit_not(struct parser *p, int operand)
{
	if (p->c->n - operand > 1)
		return emit(p, OP_NOT, 0, 0);
	p->c->op[operand].join ^= JOIN_NEGATE;
	return 0;
}

/* ---- terms ---- */

/* =, !=, <, <=, > or >= as a code; -1 without one. */
static int take_operator(struct parser *p)
{
	static const struct {
		const char *mark;
		int code;
	} marks[] = { { "!=", OP_NE }, { "<=", OP_LE }, { ">=", OP_GE },
		      { "=", OP_EQ },  { "<", OP_LT },  { ">", OP_GT } };

	for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++)
		if (word_mark(p, marks[i].mark))
			return marks[i].code;
	return -1;
}

static int parse_value(struct parser *p, const struct field *f, int64_t *out)
{
	struct text expects = { 0 };
	struct word w;
	int rc = word_next(p, &w);

	if (rc < 0)
		return -1;
	if (rc && !field_parse(f, w.s, DISTANCE_INCH, out, p->e))
		return 0;
	if (rc)
		return word_fault(p, w.at);
	field_expects(f, &expects);
	word_fault_expected(p, expects.s ? expects.s : "a value");
	text_free(&expects);
	return -1;
}

static int word_count(const struct field *f)
{
	int n = 0;

	while (f->type == FIELD_WORD && f->words[n])
		n++;
	return n;
}

/* FIELD = a|b over words is one test against a set. */
static int parse_words(struct parser *p, int index, int code)
{
	const struct field *f = &p->scope[index];
	int64_t all = (INT64_C(1) << word_count(f)) - 1, set = 0, value;

	do {
		if (parse_value(p, f, &value))
			return -1;
		set |= value >= 0 && value < word_count(f) ? INT64_C(1) << value : 0;
	} while (word_mark(p, "|"));
	return emit(p, OP_WORD, index, code == OP_EQ ? set : all & ~set);
}

/* Over other types each alternative is a test of its own: one of them equal, or all unequal. */
static int parse_equal(struct parser *p, int index, int code)
{
	const struct field *f = &p->scope[index];
	int64_t value;

	if (word_count(f) > 0 && word_count(f) <= WORDS_IN_SET)
		return parse_words(p, index, code);
	if (parse_value(p, f, &value) || emit(p, code, index, value))
		return -1;
	while (word_mark(p, "|")) {
		if (parse_value(p, f, &value) || emit(p, code, index, value))
			return -1;
		emit_join(p, p->c->n - 1, code == OP_EQ ? JOIN_OR : JOIN_AND);
	}
	return 0;
}

static int parse_order(struct parser *p, int index, int code, const struct word *name)
{
	const struct field *f = &p->scope[index];
	int64_t value;

	if (f->type == FIELD_WORD || f->type == FIELD_FLAG) {
		err_set(p->e, ERR_DATA, "'%s' is a %s and has no order: use = or !=", f->key,
			field_type_name(f->type));
		return word_fault(p, name->at);
	}
	if (parse_value(p, f, &value))
		return -1;
	return emit(p, code, index, value);
}

/* FIELD within LIMIT, FIELD beyond LIMIT. */
static int parse_limit(struct parser *p, int index, int code, const struct word *name)
{
	const struct field *f = &p->scope[index];
	const char *at;
	int64_t limit;

	if (f->type != FIELD_DISTANCE && f->type != FIELD_ANGLE) {
		err_set(p->e, ERR_DATA, "'%s' is %s %s: within and beyond need a distance or angle",
			f->key, f->type == FIELD_INT ? "an" : "a", field_type_name(f->type));
		return word_fault(p, name->at);
	}
	word_space(p);
	at = p->at;
	if (parse_value(p, f, &limit))
		return -1;
	if (f->type == FIELD_DISTANCE && limit == DISTANCE_NONE) {
		err_set(p->e, ERR_DATA, "'none' is no limit: write '%s = none'", f->key);
		return word_fault(p, at);
	}
	return emit_ruling(p, code, index, limit, p->within);
}

static int parse_alone(struct parser *p, int index, const struct word *name)
{
	const struct field *f = &p->scope[index];
	struct text expects = { 0 };

	if (f->type == FIELD_FLAG)
		return emit(p, OP_FLAG, index, 0);
	field_expects(f, &expects);
	err_set(p->e, ERR_DATA, "'%s' is not a flag: compare it with a value (%s)", f->key,
		expects.s ? expects.s : "");
	text_free(&expects);
	return word_fault(p, name->at);
}

static int parse_field(struct parser *p, const struct word *name)
{
	int index = field_find(p->scope, name->s);
	int code;

	if (index < 0)
		return word_fault_field(p, name);
	if (p->scope[index].type == FIELD_TEXT || p->scope[index].type == FIELD_LIST) {
		err_set(p->e, ERR_DATA, "'%s' is a %s: conditions cannot compare it", name->s,
			field_type_name(p->scope[index].type));
		return word_fault(p, name->at);
	}
	if (word_take(p, "within"))
		return parse_limit(p, index, OP_WITHIN, name);
	if (word_take(p, "beyond"))
		return parse_limit(p, index, OP_BEYOND, name);
	code = take_operator(p);
	if (code < 0)
		return parse_alone(p, index, name);
	if (code == OP_EQ || code == OP_NE)
		return parse_equal(p, index, code);
	return parse_order(p, index, code, name);
}

static int find_ruling(const struct parser *p, const char *key)
{
	for (int i = 0; i < p->n_rulings && i < RULINGS_MAX; i++)
		if (text_same(p->rulings[i].key, key))
			return i;
	return -1;
}

/* ruling.KEY = CHOICE; name holds KEY alone. */
static int parse_ruling(struct parser *p, const struct word *name)
{
	int index = find_ruling(p, name->s), code, choice;
	int64_t set = 0;
	struct word w;

	if (index < 0)
		return word_fault_ruling(p, name);
	code = take_operator(p);
	if (code != OP_EQ && code != OP_NE)
		return word_fault_expected(p, "= or != and a choice");
	do {
		int rc = word_next(p, &w);

		if (rc <= 0)
			return rc < 0 ? -1 : word_fault_expected(p, "a choice of the ruling");
		choice = ruling_find(&p->rulings[index], w.s, p->e);
		if (choice < 0)
			return word_fault(p, w.at);
		set |= INT64_C(1) << choice;
	} while (word_mark(p, "|"));
	return emit_ruling(p, OP_RULING, 0, code == OP_EQ ? set : ~set, index);
}

static int parse_or(struct parser *p);

static int parse_term(struct parser *p)
{
	static const char prefix[] = "ruling.";
	struct word w;
	int rc;

	if (word_mark(p, "(")) {
		if (parse_or(p))
			return -1;
		return word_mark(p, ")") ? 0 : word_fault_expected(p, "')'");
	}
	rc = word_next(p, &w);
	if (rc <= 0)
		return rc < 0 ? -1 : word_fault_expected(p, "a field, a ruling or '('");
	if (!text_starts(w.s, prefix))
		return parse_field(p, &w);
	memmove(w.s, w.s + sizeof prefix - 1, strlen(w.s) - (sizeof prefix - 1) + 1);
	w.at += sizeof prefix - 1;
	return parse_ruling(p, &w);
}

static int parse_not(struct parser *p)
{
	int operand = p->c->n, rc;

	if (p->depth == CONDITION_DEPTH) {
		err_set(p->e, ERR_DATA, "the condition nests more than %d deep", CONDITION_DEPTH);
		return word_fault(p, p->at);
	}
	p->depth++;
	if (word_take(p, "not"))
		rc = parse_not(p) || emit_not(p, operand) ? -1 : 0;
	else
		rc = parse_term(p);
	p->depth--;
	return rc;
}

static int parse_and(struct parser *p)
{
	if (parse_not(p))
		return -1;
	while (word_take(p, "and")) {
		int right = p->c->n;

		if (parse_not(p) || emit_join(p, right, JOIN_AND))
			return -1;
	}
	return 0;
}

static int parse_or(struct parser *p)
{
	if (parse_and(p))
		return -1;
	while (word_take(p, "or")) {
		int right = p->c->n;

		if (parse_and(p) || emit_join(p, right, JOIN_OR))
			return -1;
	}
	return 0;
}

int condition_parse(const char *s, const struct field *scope, const struct ruling *rulings, int n,
		    struct condition *out, struct err *e)
{
	struct condition c = { 0 };
	struct parser p = { .s = s, .at = s, .scope = scope, .rulings = rulings, .c = &c, .e = e };

	if (e->code)
		return -1;
	p.n_rulings = n;
	p.lanes = 1;
	p.within = find_ruling(&p, "within");
	if (parse_or(&p))
		return -1;
	word_space(&p);
	if (*p.at)
		return word_fault_expected(&p, "'and', 'or' or the end");
	*out = c;
	return 0;
}
