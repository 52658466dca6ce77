/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_rulesets.c -- what every ruleset must keep, by walking the descriptors: listed is tested. */
#include "rowrun.h"

#include <ctype.h>

static bool name_ok(const char *s)
{
	for (const char *c = s; *c; c++)
		if (!islower((unsigned char)*c) && !isdigit((unsigned char)*c) && !strchr(".-", *c))
			return false;
	return *s != '\0' && !strchr(".-", *s);
}

/* A help line for a listing: there, without a full stop, fit for a page. */
static bool line_ok(const char *s)
{
	return s && *s && strlen(s) < 120 && s[strlen(s) - 1] != '.' && !strchr(s, '\n');
}

static int words_of(const struct field *f)
{
	int n = 0;

	while (f->words && f->words[n])
		n++;
	return n;
}

/* ---- fields ---- */

static void check_default(const char *who, const struct field *f)
{
	struct text t = { 0 };
	struct err e = { 0 };
	int64_t v = 0;

	if (!f->required && f->dflt != VALUE_NULL && f->type != FIELD_LIST &&
	    f->type != FIELD_TEXT) {
		field_print(f, f->dflt, &t);
		t_check(!field_parse(f, t.s, DISTANCE_INCH, &v, &e) && v == f->dflt, ROW,
			"%s %s: default %s is not read back: %s", who, f->key, t.s, e.message);
	}
	text_free(&t);
}

/* Each word of a choice is printed as itself and read back as itself. */
static void check_words(const char *who, const struct field *f)
{
	struct text t = { 0 };

	for (int w = 0; w < words_of(f); w++) {
		struct err e = { 0 };
		int64_t v = -1;

		text_clear(&t);
		field_print(f, w, &t);
		t_check(!strcmp(t.s, f->words[w]), ROW, "%s %s: word %s prints as %s", who, f->key,
			f->words[w], t.s);
		t_check(!field_parse(f, f->words[w], DISTANCE_INCH, &v, &e) && v == w, ROW,
			"%s %s: word %s is not read back", who, f->key, f->words[w]);
	}
	text_free(&t);
}

static void check_fields(const char *who, const struct field *fields, bool inputs)
{
	for (int i = 0; fields[i].type != FIELD_END; i++) {
		const struct field *f = &fields[i];

		t_check(name_ok(f->key), ROW, "%s: key %s", who, f->key);
		t_check(line_ok(f->help), ROW, "%s %s: help \"%s\"", who, f->key,
			f->help ? f->help : "");
		t_check(field_find(fields, f->key) == i, ROW, "%s: key %s twice", who, f->key);
		t_check(f->type != FIELD_WORD || words_of(f) > 0, ROW, "%s %s: no words", who,
			f->key);
		t_check(f->type != FIELD_LIST || f->item, ROW, "%s %s: no parts", who, f->key);
		if (inputs)
			check_default(who, f);
		check_words(who, f);
		if (f->type == FIELD_LIST && f->item)
			check_fields(f->key, f->item, inputs);
	}
}

/* ---- resolutions ---- */

static void check_slots(const struct ruleset *set, const struct resolution *r)
{
	int lists = 0;

	t_check(name_ok(r->name) && line_ok(r->title), ROW, "%s: name or title", r->name);
	t_check(r->cite && *r->cite, ROW, "%s: no citation", r->name);
	t_check((r->kind == LOOKUP) == (r->dice == NULL), ROW, "%s: dice and kind disagree",
		r->name);
	t_check(r->stages && r->stages[0] && r->event && r->example, ROW, "%s: an empty slot",
		r->name);
	for (; r->lists && r->lists[lists]; lists++) {
		bool known = false;

		for (int i = 0; set->lists[i].name; i++)
			known = known || !strcmp(set->lists[i].name, r->lists[lists]);
		t_check(known, ROW, "%s: no list %s", r->name, r->lists[lists]);
	}
}

/* The event that `worth` asks after must be a field and one of its values. */
static void check_event(const struct opened *o)
{
	const char *event = o->q.res->event, *equals = strchr(event, '=');
	struct err e = { 0 };
	char key[80];
	int64_t v;
	int field;

	snprintf(key, sizeof key, "%.*s", (int)strcspn(event, "="), event);
	field = field_find(o->q.outcome, key);
	t_check(equals && field >= 0 &&
			!field_parse(&o->q.outcome[field], equals + 1, DISTANCE_INCH, &v, &e),
		ROW, "%s: event %s", o->q.res->name, event);
}

/* No outcome may hold a value that its field cannot print. */
static void check_printed(const struct opened *o)
{
	for (int k = 0; k < o->odds.n; k++)
		for (int i = 0; i < o->q.n_outcome; i++) {
			const struct field *f = &o->q.outcome[i];
			int64_t v = o->odds.row[k].value[i];

			if (f->type == FIELD_WORD)
				t_check(v == VALUE_NULL || (v >= 0 && v < words_of(f)), ROW,
					"%s: %s has no word %lld", o->q.res->name, f->key,
					(long long)v);
			if (f->type == FIELD_FLAG)
				t_check(v == VALUE_NULL || v == 0 || v == 1, ROW,
					"%s: %s is neither yes nor no", o->q.res->name, f->key);
		}
}

static void check_example(const struct bench *b, const struct resolution *r)
{
	struct rowcase c = { .n = 1 };
	struct opened o;
	struct err e = { 0 };
	weight sum = 0;

	snprintf(c.id, sizeof c.id, "%.40s", r->name);
	snprintf(c.item[0].key, sizeof c.item[0].key, "ask");
	snprintf(c.item[0].value, sizeof c.item[0].value, "%s %s", r->name, r->example);
	if (t_check(open_case(&o, b, &c, &e), ROW, "%s %s: %s", r->name, r->example, e.message) &&
	    t_check(!odds_ask(b->desk, &o.q, NULL, &o.odds, &e), ROW, "%s: %s", r->name,
		    e.message)) {
		for (int k = 0; k < o.odds.n; k++)
			sum += o.odds.row[k].count;
		t_check(o.odds.exact && sum == o.odds.total, ROW, "%s: odds do not add up",
			r->name);
		t_check(r->kind == RESOLUTION || o.odds.n == 1, ROW, "%s: a lookup with %d ends",
			r->name, o.odds.n);
		check_event(&o);
		check_printed(&o);
	}
	close_case(&o);
}

/* ---- rulings ---- */

static void check_rulings(const struct rules *r)
{
	for (int i = 0; i < r->n_rulings; i++) {
		const struct ruling *g = &r->rulings[i];

		t_check(g->n >= 2 && rules_ruling(r, g->key) == i, ROW, "ruling %s", g->key);
		t_check(g->question && *g->question && g->reason && *g->reason && g->cite &&
				*g->cite && g->clauses && *g->clauses,
			ROW, "ruling %s: something is missing", g->key);
		for (int c = 0; c < g->n; c++)
			t_check(g->say[c] && g->say[c][0] && strlen(g->say[c]) < 200, ROW,
				"ruling %s: %s says nothing, or too much", g->key, g->choice[c]);
	}
}

static void t_descriptors(void)
{
	t_check(rulesets[0] != NULL, ROW, "no rulesets");
	for (int s = 0; rulesets[s]; s++)
		for (int i = 0; rulesets[s]->resolutions[i]; i++) {
			const struct resolution *r = rulesets[s]->resolutions[i];

			check_slots(rulesets[s], r);
			check_fields(r->name, r->inputs, true);
			check_fields(r->name, r->outcome, false);
		}
}

static void t_examples(void)
{
	for (int s = 0; rulesets[s]; s++) {
		struct bench b = { load_rules(rulesets[s]), odds_desk_new() };

		if (t_check(b.rules && b.desk, ROW, "%s does not load", rulesets[s]->name)) {
			check_rulings(b.rules);
			for (int i = 0; rulesets[s]->resolutions[i]; i++)
				check_example(&b, rulesets[s]->resolutions[i]);
		}
		odds_desk_free(b.desk);
		rules_free(b.rules);
	}
}

int main(void)
{
	static const struct t_test tests[] = { { "descriptors", t_descriptors },
					       { "examples", t_examples } };

	return t_main("rulesets", tests, COUNT(tests));
}
