/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rowrun.h -- a case of a .rows file put to the library: opened, typed and asked for its odds. */
#ifndef UMPIRE_TESTS_ROWRUN_H
#define UMPIRE_TESTS_ROWRUN_H

#include "check.h"
#include "rowfile.h"

#include "rules/data.h"
#include "rules/odds.h"
#include "rulesets/list.h"

enum { ROW_FACES = 64 };

/* What every case of a run shares. */
struct bench {
	struct rules *rules;
	struct odds_desk *desk;
};

/* One case opened: its question, the odds of the whole outcome, and what the typed dice gave. */
struct opened {
	const struct bench *b;
	const struct rowcase *c;
	struct inputs *in;
	struct question q;
	struct odds odds;
	struct result result;
	int faces[ROW_FACES], n_faces;
};

/* The rulings of every "set" or "with" line. */
static inline bool set_lines(struct rules *rules, const struct rowcase *c, const char *key,
			     struct err *e)
{
	const struct item *i;

	for (int k = 0; (i = rowcase_item(c, key, k)); k++) {
		char s[ROW_LINE], *rest = s, *word;

		snprintf(s, sizeof s, "%s", i->value);
		while ((word = strtok_r(rest, " ", &rest)))
			if (rules_rule(rules, word, e))
				return false;
	}
	return true;
}

/* Defaults, but for what a case sets (NULL: nothing). */
static inline bool set_rulings(struct rules *rules, const struct rowcase *c, struct err *e)
{
	for (int k = 0; k < rules->n_rulings; k++)
		rules->rulings[k].chosen = rules->rulings[k].dflt;
	return !c || (set_lines(rules, c, "set", e) && set_lines(rules, c, "with", e));
}

static inline bool open_words(struct opened *o, char *s, struct err *e)
{
	char *rest = s, *word = strtok_r(rest, " ", &rest);
	const struct resolution *res = word ? ruleset_find(o->b->rules->set, word, e) : NULL;

	if (!res)
		return false;
	o->in = inputs_new(res->inputs);
	while ((word = strtok_r(rest, " ", &rest)))
		if (inputs_word(o->in, word, e))
			return false;
	return !question_open(&o->q, o->b->rules, res, o->in, e);
}

static inline bool open_case(struct opened *o, const struct bench *b, const struct rowcase *c,
			     struct err *e)
{
	const struct item *ask = rowcase_item(c, "ask", 0);
	char s[ROW_LINE];

	memset(o, 0, sizeof *o);
	o->b = b;
	o->c = c;
	snprintf(s, sizeof s, "%s", ask ? ask->value : "");
	return open_words(o, s, e);
}

static inline void close_case(struct opened *o)
{
	odds_free(&o->odds);
	result_free(&o->result);
	question_close(&o->q);
	inputs_free(o->in);
}

static inline bool type_dice(struct opened *o, struct err *e)
{
	const struct item *dice = rowcase_item(o->c, "dice", 0);
	struct typed typed;

	o->n_faces = 0;
	if (dice && typed_parse(dice->value, 6, o->faces, &o->n_faces, ROW_FACES, e))
		return false;
	typed_init(&typed, o->faces, o->n_faces, NULL, NULL);
	return !resolve(&o->q, &typed.dice, &o->result, e) && !typed_finish(&typed, e);
}

static inline void print_value(const struct question *q, int field, int64_t value, struct text *t)
{
	text_clear(t);
	field_print(&q->outcome[field], value, t);
}

/* "field=value" against a whole outcome; *known says whether the field exists. */
static inline bool has_value(const struct question *q, const char *word, const int64_t *v,
			     bool *known)
{
	struct text t = { 0 };
	char key[80];
	size_t n = strcspn(word, "=");
	int field;
	bool same;

	snprintf(key, sizeof key, "%.*s", (int)n, word);
	field = field_find(q->outcome, key);
	*known = field >= 0 && word[n] == '=';
	if (!*known)
		return false;
	print_value(q, field, v[field], &t);
	same = text_same(t.s, word + n + 1);
	text_free(&t);
	return same;
}

static inline void outcome_text(const struct question *q, const int64_t *v, struct text *out)
{
	struct text t = { 0 };

	text_clear(out);
	for (int i = 0; i < q->n_outcome; i++) {
		print_value(q, i, v[i], &t);
		text_addf(out, "%s%s=%s", i ? " " : "", q->outcome[i].key, t.s);
	}
	text_free(&t);
}

/* Called for every case of a .rows file; the err is of opening, typing or asking, in that order. */
typedef void rowrun_fn(struct opened *o, const struct err *e);

static inline void run_case(const struct bench *b, const struct rowcase *c, rowrun_fn *fn)
{
	struct opened o;
	struct err e = { 0 };

	memset(&o, 0, sizeof o);
	if (set_rulings(b->rules, c, &e) && open_case(&o, b, c, &e) && type_dice(&o, &e))
		odds_ask(b->desk, &o.q, NULL, &o.odds, &e);
	o.c = c;
	fn(&o, &e);
	close_case(&o);
}

static inline struct rules *load_rules(const struct ruleset *set)
{
	struct problems p = { 0 };
	const char *data = getenv("UMPIRE_DATA");
	char folder[512];
	struct rules *r;

	snprintf(folder, sizeof folder, "%s/%s", data ? data : "data", set->name);
	r = rules_load(set, folder, NULL, 0, &p);
	for (int i = 0; i < p.n; i++)
		t_check(false, p.item[i].line, "%s: %s", p.item[i].file, p.item[i].message);
	return r;
}

/* The .rows file that is run; a check of a case names it with the case's line. */
static char rows_path[160] = "tests/rows";

/* Every case of tests/rows/NAME.rows through fn; false when it or its data cannot be read. */
static inline bool run_rows(const struct ruleset *set, rowrun_fn *fn)
{
	struct bench b = { load_rules(set), odds_desk_new() };
	struct rowfile file = { 0 };
	struct rowcase c;
	bool ok;

	snprintf(rows_path, sizeof rows_path, "tests/rows/%s.rows", set->name);
	file.f = fopen(rows_path, "r");
	ok = b.rules && b.desk && file.f;

	while (ok && rowfile_next(&file, &c)) {
		if (c.n < 0)
			t_check_at(rows_path, false, c.line, "no line of a row");
		else
			run_case(&b, &c, fn);
	}
	if (file.f)
		fclose(file.f);
	odds_desk_free(b.desk);
	rules_free(b.rules);
	return ok;
}

/* Every case of every ruleset in the list. */
static inline void run_all_rows(rowrun_fn *fn)
{
	for (int i = 0; rulesets[i]; i++) {
		bool ok = run_rows(rulesets[i], fn);

		t_check_at(rows_path, ok, 1, "cannot run the rows of %s", rulesets[i]->name);
	}
}

#endif
