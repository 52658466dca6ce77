/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_declared.c -- the example ruleset in INI alone: its descriptor, results and odds. */
#include "check.h"
#include "rules/data.h"
#include "rules/declared.h"
#include "rules/odds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define FOLDER "examples/ruleset-skirmish"

static struct rules *load(void)
{
	struct problems p = { 0 };
	struct rules *r = declared_load(FOLDER, NULL, 0, &p);

	t_check(r && !p.total, ROW, "%s:%d: %s", p.item[0].file, p.item[0].line, p.item[0].message);
	return r;
}

/* Inputs from one line of words; NULL when one is refused. */
static struct inputs *inputs_of(const struct resolution *res, const char *line, struct err *e)
{
	struct inputs *in = inputs_new(res->inputs);
	char *words = text_copy(line), *next;

	for (char *w = strtok_r(words, " ", &next); w; w = strtok_r(NULL, " ", &next))
		inputs_word(in, w, e);
	free(words);
	return in;
}

static void t_descriptor(void)
{
	static const struct {
		int line;
		const char *name, *event, *example, *dice;
		int n_outcome;
	} rows[] = {
		/* modifier, total and the columns hits, effect */
		{ ROW, "volley", "hits=3", "range=0in", "2d6 Volley", 4 },
		/* modifier, total, passed */
		{ ROW, "stand", "passed=yes", "drill=raw", "1d6 Company stands", 3 },
		/* modifier, total and the column officer-hit */
		{ ROW, "snipe", "officer-hit=yes", "", "3d6 at 5+ Sniping", 3 },
	};
	struct rules *r = load();

	CU_ASSERT_PTR_NOT_NULL_FATAL(r);
	CU_ASSERT_STRING_EQUAL(r->set->name, "skirmish");
	CU_ASSERT_EQUAL(r->n_rulings, 2);
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct err e = { 0 };
		const struct resolution *res = ruleset_find(r->set, rows[i].name, &e);

		if (!t_check(res != NULL, rows[i].line, "%s", e.message))
			continue;
		t_check(!strcmp(res->event, rows[i].event), rows[i].line, "event %s", res->event);
		t_check(!strcmp(res->example, rows[i].example), rows[i].line, "example '%s'",
			res->example);
		t_check(!strcmp(res->dice, rows[i].dice), rows[i].line, "dice %s", res->dice);
		t_check(field_count(res->outcome) == rows[i].n_outcome, rows[i].line, "%d outcomes",
			field_count(res->outcome));
	}
	rules_free(r);
}

/* Results worked by hand from the INI. */
static const struct result_case {
	int line;
	const char *resolution, *inputs;
	int faces[3], n_faces;
	const char *outcome; /* as printed, in order */
} result_cases[] = {
	{ ROW, "volley", "range=5in", { 3, 4 }, 2, "0 7 1 none" },
	{ ROW, "volley", "range=2in drill=veteran", { 6, 5 }, 2, "3 14 3 retire" },
	{ ROW, "volley", "range=2.1in drill=veteran", { 6, 5 }, 2, "1 12 3 retire" },
	/* -1 raw, -1 moved, -2 losses, -2 behind a wall, -2 long */
	{ ROW,
	  "volley",
	  "range=9in drill=raw moved losses=2 cover=wall",
	  { 6, 6 },
	  2,
	  "-8 4 0 none" },
	{ ROW, "volley", "range=5in cover=hedge", { 5, 5 }, 2, "-1 9 2 halt" },
	{ ROW, "stand", "drill=trained", { 4 }, 1, "0 4 yes" },
	{ ROW, "stand", "drill=raw officer=4in", { 3 }, 1, "0 3 no" },
	{ ROW, "stand", "drill=veteran officer=1in losses=3", { 3 }, 1, "1 4 yes" },
	{ ROW, "snipe", "", { 5, 6, 5 }, 3, "0 3 yes" },
	{ ROW, "snipe", "", { 5, 4, 1 }, 3, "0 1 no" },
};

static void check_result(struct rules *r, const struct result_case *c)
{
	struct err e = { 0 };
	const struct resolution *res = ruleset_find(r->set, c->resolution, &e);
	struct inputs *in = inputs_of(res, c->inputs, &e);
	struct text got = { 0 };
	struct result result = { 0 };
	struct question q;
	struct typed typed;

	typed_init(&typed, c->faces, c->n_faces, NULL, NULL);
	if (t_check(!e.code && !question_open(&q, r, res, in, &e), c->line, "%s", e.message)) {
		t_check(!resolve(&q, &typed.dice, &result, &e) && !typed_finish(&typed, &e),
			c->line, "%s", e.message);
		for (int i = 0; result.value && i < q.n_outcome; i++) {
			text_add(&got, i ? " " : "");
			field_print(&q.outcome[i], result.value[i], &got);
		}
		t_check(got.s && !strcmp(got.s, c->outcome), c->line, "%s %s: %s", c->resolution,
			c->inputs, got.s ? got.s : "");
		result_free(&result);
		question_close(&q);
	}
	text_free(&got);
	inputs_free(in);
}

static void t_results(void)
{
	struct rules *r = load();

	CU_ASSERT_PTR_NOT_NULL_FATAL(r);
	for (size_t i = 0; i < COUNT(result_cases); i++)
		check_result(r, &result_cases[i]);
	rules_free(r);
}

/* Chances worked by hand. */
static const struct odds_case {
	int line;
	const char *rule; /* a ruling to set, or NULL */
	const char *resolution, *inputs, *field, *value;
	int num, den;
	int used; /* rulings it hangs on, bit by handle: within, raw-move */
} odds_cases[] = {
	/* 2d6 at 12, at 9 to 11, and under 6 */
	{ ROW, NULL, "volley", "range=5in", "hits", "3", 1, 36, 0 },
	{ ROW, NULL, "volley", "range=5in", "hits", "2", 1, 4, 0 },
	{ ROW, NULL, "volley", "range=5in", "effect", "none", 26, 36, 0 },
	/* point blank: 12 needs 10+ on the dice */
	{ ROW, NULL, "volley", "range=2in", "hits", "3", 1, 6, 1 },
	{ ROW, "within=exclusive", "volley", "range=2in", "hits", "3", 1, 36, 1 },
	/* raw and moved: 9 needs 11+, or 10+ under the other reading */
	{ ROW, NULL, "volley", "range=5in drill=raw moved", "hits", "2", 3, 36, 2 },
	{ ROW, "raw-move=once", "volley", "range=5in drill=raw moved", "hits", "2", 6, 36, 2 },
	{ ROW, NULL, "volley", "range=5in drill=raw", "hits", "2", 6, 36, 0 },
	{ ROW, NULL, "stand", "drill=veteran", "passed", "yes", 4, 6, 0 },
	/* three dice at 5+: 1 in 27 all, 8 in 27 none */
	{ ROW, NULL, "snipe", "", "officer-hit", "yes", 1, 27, 0 },
	{ ROW, NULL, "snipe", "", "total", "0", 8, 27, 0 },
};

static void check_odds(const struct odds_case *c, struct odds_desk *desk)
{
	struct rules *r = load();
	struct err e = { 0 };
	const struct resolution *res = r ? ruleset_find(r->set, c->resolution, &e) : NULL;
	struct inputs *in = res ? inputs_of(res, c->inputs, &e) : NULL;
	struct odds odds = { 0 };
	struct odds_wish wish = { 0 };
	struct question q = { 0 };
	double sum = 0, p = 0;

	if (r && c->rule)
		rules_rule(r, c->rule, &e);
	if (t_check(in && !e.code && !question_open(&q, r, res, in, &e), c->line, "%s",
		    e.message) &&
	    t_check(!odds_ask(desk, &q, &wish, &odds, &e), c->line, "%s", e.message)) {
		int field = field_find(q.outcome, c->field);
		int64_t value = 0;

		field_parse(&q.outcome[field], c->value, DISTANCE_INCH, &value, &e);
		for (int i = 0; i < odds.n; i++) {
			sum += odds.row[i].p;
			if (odds.row[i].value[field] == value)
				p += odds.row[i].p;
		}
		t_check(fabs(sum - 1) < 1e-12, c->line, "the chances add up to %.17g", sum);
		t_check(fabs(p - (double)c->num / c->den) < 1e-12, c->line, "%s %s: %s=%s is %.9f",
			c->resolution, c->inputs, c->field, c->value, p);
		t_check(odds.used.bit[0] == (uint64_t)c->used, c->line, "%s %s: hangs on %#llx",
			c->resolution, c->inputs, (unsigned long long)odds.used.bit[0]);
	}
	odds_free(&odds);
	question_close(&q);
	inputs_free(in);
	rules_free(r);
}

static void t_odds(void)
{
	struct odds_desk *desk = odds_desk_new();

	CU_ASSERT_PTR_NOT_NULL_FATAL(desk);
	for (size_t i = 0; i < COUNT(odds_cases); i++)
		check_odds(&odds_cases[i], desk);
	odds_desk_free(desk);
}

/* The table's sentence and the rows that applied are heard. */
static void t_voice(void)
{
	static const int faces[] = { 6, 6 };
	struct rules *r = load();
	struct err e = { 0 };
	const struct resolution *res = r ? ruleset_find(r->set, "volley", &e) : NULL;
	struct inputs *in = res ? inputs_of(res, "range=1in moved", &e) : NULL;
	struct result result = { 0 };
	struct question q;
	struct typed typed;
	bool said = false;
	int modifiers = 0;

	CU_ASSERT_FATAL(in && !question_open(&q, r, res, in, &e));
	typed_init(&typed, faces, 2, NULL, NULL);
	CU_ASSERT(!resolve(&q, &typed.dice, &result, &e));
	for (int i = 0; i < result.trace.n; i++) {
		const struct event *event = &result.trace.event[i];

		said |= event->kind == EVENT_SAY &&
			!strcmp(event->label, "Three fall and the target retires a move");
		modifiers += event->kind == EVENT_MODIFIER;
	}
	CU_ASSERT(said);
	CU_ASSERT_EQUAL(modifiers, 2);
	result_free(&result);
	question_close(&q);
	inputs_free(in);
	rules_free(r);
}

int main(void)
{
	static const struct t_test tests[] = {
		{ "the descriptor", t_descriptor },
		{ "results", t_results },
		{ "odds", t_odds },
		{ "voice", t_voice },
	};

	return t_main("declared", tests, COUNT(tests));
}
