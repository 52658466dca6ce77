/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_rows.c -- every case of tests/rows: its outcome from typed dice and its exact chances. */
#include "rowrun.h"

#include <glob.h>

/* A failure names the line of the rows file. */
#undef t_check
#define t_check(ok, line, ...) t_check_at(rows_path, ok, line, __VA_ARGS__)

/* ---- what the typed dice gave ---- */

static void check_expect(const struct opened *o)
{
	const struct item *i;
	struct text all = { 0 };

	outcome_text(&o->q, o->result.value, &all);
	for (int k = 0; (i = rowcase_item(o->c, "expect", k)); k++) {
		char s[ROW_LINE], *rest = s, *word;
		bool known;

		snprintf(s, sizeof s, "%s", i->value);
		while ((word = strtok_r(rest, " ", &rest))) {
			bool ok = has_value(&o->q, word, o->result.value, &known);

			t_check(ok, i->line, "%s: %s%s, but: %s", o->c->id, word,
				known ? "" : " (no such field)", all.s);
		}
	}
	text_free(&all);
}

static bool trace_has(const struct trace *t, bool sum, const char *what)
{
	for (int i = 0; i < t->n; i++) {
		const struct event *e = &t->event[i];
		char side[80];

		snprintf(side, sizeof side, "%s%s%d", e->side, e->side[0] ? ":" : "", e->value);
		if (sum && e->kind == EVENT_SUM && !strcmp(side, what))
			return true;
		if (!sum && strstr(e->label, what))
			return true;
	}
	return false;
}

static void check_trace(const struct opened *o)
{
	const struct item *i;

	for (int k = 0; (i = rowcase_item(o->c, "sum", k)); k++)
		t_check(trace_has(&o->result.trace, true, i->value), i->line, "%s: no sum of %s",
			o->c->id, i->value);
	for (int k = 0; (i = rowcase_item(o->c, "text", k)); k++)
		t_check(trace_has(&o->result.trace, false, i->value), i->line,
			"%s: nothing says \"%s\"", o->c->id, i->value);
	for (int k = 0; (i = rowcase_item(o->c, "silent", k)); k++)
		t_check(!trace_has(&o->result.trace, false, i->value), i->line,
			"%s: something says \"%s\"", o->c->id, i->value);
}

/* Every ruling that a case sets must be one that its result hung on. */
static void check_hangs(const struct opened *o)
{
	const struct item *i;

	for (int k = 0; (i = rowcase_item(o->c, "set", k)); k++) {
		char s[ROW_LINE], *rest = s, *word;

		snprintf(s, sizeof s, "%s", i->value);
		while ((word = strtok_r(rest, " ", &rest))) {
			word[strcspn(word, "=")] = '\0';
			t_check(ruling_marked(&o->result.used, rules_ruling(o->b->rules, word)),
				i->line, "%s: the result does not say that it hangs on %s",
				o->c->id, word);
		}
	}
}

/* ---- odds ---- */

/* "a=x,b=y" against one row of the odds. */
static bool row_matches(const struct opened *o, const char *words, const int64_t *v, bool *known)
{
	char s[ROW_LINE], *rest = s, *word;

	snprintf(s, sizeof s, "%s", words);
	*known = true;
	while (*known && (word = strtok_r(rest, ",", &rest)))
		if (!has_value(&o->q, word, v, known))
			return false;
	return *known;
}

static void check_fraction(const struct opened *o, const struct item *i, char *word)
{
	weight sum = 0, left, right;
	unsigned num = 0, den = 0;
	char a[WEIGHT_DIGITS], b[WEIGHT_DIGITS], *colon = strrchr(word, ':');
	bool known = false, ok;

	if (!colon || sscanf(colon + 1, "%u/%u", &num, &den) != 2) {
		t_check(false, i->line, "%s: %s is not FIELD=VALUE:NUM/DEN", o->c->id, word);
		return;
	}
	*colon = '\0';
	for (int k = 0; k < o->odds.n; k++)
		if (row_matches(o, word, o->odds.row[k].value, &known))
			sum += o->odds.row[k].count;
	ok = known && o->odds.exact && weight_mul(sum, den, &left) &&
	     weight_mul(o->odds.total, num, &right) && left == right;
	t_check(ok, i->line, "%s: %s has %s of %s, not %u/%u", o->c->id, word, weight_text(sum, a),
		weight_text(o->odds.total, b), num, den);
}

/* The marginals asked for, and that all counts add up to exactly one. */
static void check_odds(const struct opened *o)
{
	const struct item *i;
	weight sum = 0;

	for (int k = 0; k < o->odds.n; k++)
		sum += o->odds.row[k].count;
	t_check(o->odds.exact && sum == o->odds.total, o->c->line, "%s: odds do not add up",
		o->c->id);
	for (int k = 0; (i = rowcase_item(o->c, "odds", k)); k++) {
		char s[ROW_LINE], *rest = s, *word;

		snprintf(s, sizeof s, "%s", i->value);
		while ((word = strtok_r(rest, " ", &rest)))
			check_fraction(o, i, word);
	}
}

/* The same marginal asked by name must agree with the sum over whole outcomes. */
static void check_by(const struct opened *o)
{
	struct odds by = { 0 };
	struct err e = { 0 };
	int field = o->q.n_outcome - 1;
	struct odds_wish wish = { .by = &field, .n_by = 1 };

	t_check(!odds_ask(o->b->desk, &o->q, &wish, &by, &e), o->c->line, "%s: %s", o->c->id,
		e.message);
	for (int k = 0; k < by.n; k++) {
		weight sum = 0, left = 0, right = 1;

		for (int j = 0; j < o->odds.n; j++)
			if (o->odds.row[j].value[field] == by.row[k].value[0])
				sum += o->odds.row[j].count;
		t_check(weight_mul(sum, by.total, &left) &&
				weight_mul(by.row[k].count, o->odds.total, &right) && left == right,
			o->c->line, "%s: by %s disagrees", o->c->id, o->q.outcome[field].key);
	}
	odds_free(&by);
}

/* ---- all of it ---- */

static void check_refused(const struct opened *o, const struct item *refuse, const struct err *e)
{
	t_check(e->code && strstr(e->message, refuse->value), refuse->line,
		"%s: should be refused for \"%s\", but: %s", o->c->id, refuse->value,
		e->code ? e->message : "it was not");
}

static void check_case(struct opened *o, const struct err *e)
{
	const struct item *refuse = rowcase_item(o->c, "refuse", 0);

	if (refuse) {
		check_refused(o, refuse, e);
		return;
	}
	if (!t_check(!e->code, o->c->line, "%s: %s", o->c->id, e->message))
		return;
	check_expect(o);
	check_trace(o);
	check_hangs(o);
	check_odds(o);
	check_by(o);
}

static void t_cases(void)
{
	run_all_rows(check_case);
}

/* ---- a key that no check reads would prove nothing ---- */

static bool key_known(const char *key)
{
	static const char *const keys[] = { "clauses", "ask",    "set",  "dice",   "expect", "sum",
					    "text",    "silent", "odds", "refuse", "with" };

	for (size_t k = 0; k < COUNT(keys); k++)
		if (!strcmp(keys[k], key))
			return true;
	return false;
}

static void check_keys(const char *path)
{
	struct rowfile file = { .f = fopen(path, "r") };
	struct rowcase c;

	while (file.f && rowfile_next(&file, &c))
		for (int i = 0; i < c.n; i++)
			t_check_at(path, key_known(c.item[i].key), c.item[i].line,
				   "%s: what is %s?", c.id, c.item[i].key);
	if (t_check_at(path, file.f != NULL, 1, "cannot open it"))
		fclose(file.f);
}

static void t_keys(void)
{
	glob_t found;

	if (!t_check(!glob("tests/rows/*.rows", 0, NULL, &found), ROW, "there are no rows"))
		return;
	for (size_t i = 0; i < found.gl_pathc; i++)
		check_keys(found.gl_pathv[i]);
	globfree(&found);
}

int main(void)
{
	static const struct t_test tests[] = { { "keys", t_keys }, { "cases", t_cases } };

	return t_main("rows", tests, COUNT(tests));
}
