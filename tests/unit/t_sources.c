/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_sources.c -- the four sources of dice agree on every case of tests/rows: what is typed can
 * happen, replays alike and comes up as often as its exact chance says. */
#include "rowrun.h"

#include <gsl/gsl_cdf.h>
#include <gsl/gsl_errno.h>

#undef t_check
#define t_check(ok, line, ...) t_check_at(rows_path, ok, line, __VA_ARGS__)

/* With the seed fixed the outcome is too: a p below this means that the sources disagree. */
#define LEAST_P 1e-4
enum { SEED = 15191, ROLLS = 20000, RESOLUTIONS = 128 };

/* Which row of the odds holds an outcome; -1 when none does. */
static int find_row(const struct opened *o, const int64_t *v)
{
	for (int k = 0; k < o->odds.n; k++)
		if (!memcmp(o->odds.row[k].value, v, (size_t)o->q.n_outcome * sizeof *v))
			return k;
	return -1;
}

static bool same_trace(const struct trace *a, const struct trace *b)
{
	if (a->n != b->n)
		return false;
	for (int i = 0; i < a->n; i++)
		if (a->event[i].kind != b->event[i].kind ||
		    a->event[i].value != b->event[i].value ||
		    strcmp(a->event[i].label, b->event[i].label))
			return false;
	return true;
}

static void check_replay(const struct opened *o)
{
	const struct trace *t = &o->result.trace;
	struct recorded log[ROW_FACES];
	struct replayed replay;
	struct result again = { 0 };
	struct err e = { 0 };
	int n = 0;
	bool ok;

	for (int i = 0; i < t->n && n < ROW_FACES; i++)
		if (t->event[i].kind == EVENT_THROW)
			log[n++] = (struct recorded){ t->event[i].label, t->event[i].sides,
						      t->event[i].n, t->event[i].faces };
	replayed_init(&replay, log, n);
	ok = !resolve(&o->q, &replay.dice, &again, &e) && !replayed_finish(&replay, &e);
	t_check(ok, o->c->line, "%s: replay: %s", o->c->id, e.message);
	ok = ok && same_trace(t, &again.trace) &&
	     !memcmp(again.value, o->result.value, (size_t)o->q.n_outcome * sizeof(int64_t));
	t_check(ok, o->c->line, "%s: replayed differently", o->c->id);
	result_free(&again);
}

static double chi_square(const struct odds *odds, const int *seen, int *freedom)
{
	double sum = 0, rest = 0, rest_seen = 0;

	*freedom = -1;
	for (int k = 0; k < odds->n; k++) {
		double want = odds->row[k].p * ROLLS, off = seen[k] - want;

		if (want < 5) {
			rest += want;
			rest_seen += seen[k];
			continue;
		}
		sum += off * off / want;
		++*freedom;
	}
	if (rest > 0) {
		sum += (rest_seen - rest) * (rest_seen - rest) / rest;
		++*freedom;
	}
	return sum;
}

static void check_rolled(const struct opened *o)
{
	struct err e = { 0 };
	struct rolled *r = rolled_new(NULL, SEED, &e);
	int64_t *state = calloc((size_t)o->q.n_state + 1, sizeof *state);
	int *seen = calloc((size_t)o->odds.n, sizeof *seen), freedom, stray = 0;
	double chi, p;

	for (int i = 0; i < ROLLS; i++) {
		int k = resolve_quiet(&o->q, rolled_dice(r), state) ? -1 : find_row(o, state);

		if (k < 0)
			stray++;
		else
			seen[k]++;
	}
	chi = chi_square(&o->odds, seen, &freedom);
	p = freedom > 0 ? gsl_cdf_chisq_Q(chi, freedom) : 1;
	t_check(!stray && p > LEAST_P, o->c->line, "%s: %d stray, chi-square %g of %d, p %g",
		o->c->id, stray, chi, freedom, p);
	rolled_free(r);
	free(state);
	free(seen);
}

/* ---- another reading says something else ---- */

/* The same dice under the readings in force by default: refused or told differently?  A case that
 * sets only defaults is told the same, and that is checked as well. */
static void check_reading(struct opened *o)
{
	struct rules *rules = o->b->rules;
	struct opened plain;
	struct err e = { 0 };
	bool other = false, same;

	for (int k = 0; k < rules->n_rulings; k++)
		other = other || rules->rulings[k].chosen != rules->rulings[k].dflt;
	set_rulings(rules, NULL, &e);
	same = open_case(&plain, o->b, o->c, &e) && type_dice(&plain, &e) &&
	       same_trace(&plain.result.trace, &o->result.trace);
	t_check(same == !other, o->c->line, "%s: %s", o->c->id,
		other ? "no different under the default readings" : "not told the same twice");
	close_case(&plain);
}

/* ---- all of it ---- */

/* Resolutions rolled already; reset by t_agree. */
/* A throw's cuts promise that the rule takes the results between them alike: with every result
 * walked the odds are the same. */
static void check_cuts(const struct opened *o)
{
	struct odds_wish wish = { .uncut = true };
	struct odds all = { 0 };
	struct err e = { 0 };
	int i = 0, k = 0;

	if (t_check(!odds_ask(o->b->desk, &o->q, &wish, &all, &e), o->c->line, "%s: %s", o->c->id,
		    e.message)) {
		for (; i < all.n && all.n == o->odds.n; i++) {
			k = find_row(o, all.row[i].value);
			if (k < 0 ||
			    all.row[i].count * o->odds.total != o->odds.row[k].count * all.total)
				break;
		}
		t_check(i == all.n && all.n == o->odds.n, o->c->line,
			"%s: a cut stands where results are not alike", o->c->id);
	}
	odds_free(&all);
}

static const struct resolution *rolled_once[RESOLUTIONS];
static int n_rolled;

static bool first_of(const struct resolution *res)
{
	for (int i = 0; i < n_rolled; i++)
		if (rolled_once[i] == res)
			return false;
	if (n_rolled < RESOLUTIONS)
		rolled_once[n_rolled++] = res;
	return true;
}

static void check_case(struct opened *o, const struct err *e)
{
	int k;

	if (rowcase_item(o->c, "refuse", 0))
		return;
	if (!t_check(!e->code, o->c->line, "%s: %s", o->c->id, e->message))
		return;
	k = find_row(o, o->result.value);
	t_check(k >= 0 && o->odds.row[k].count > 0, o->c->line, "%s: outcome is not among the odds",
		o->c->id);
	check_replay(o);
	check_cuts(o);
	if (o->odds.n > 1 && first_of(o->q.res))
		check_rolled(o);
	if (rowcase_item(o->c, "set", 0))
		check_reading(o);
}

static void t_agree(void)
{
	n_rolled = 0;
	run_all_rows(check_case);
}

/* Every resolution that throws must have been rolled by some case. */
static void t_all_rolled(void)
{
	for (int s = 0; rulesets[s]; s++)
		for (int i = 0; rulesets[s]->resolutions[i]; i++) {
			const struct resolution *res = rulesets[s]->resolutions[i];

			t_check(res->kind != RESOLUTION || !first_of(res), ROW,
				"no case rolls %s %s", rulesets[s]->name, res->name);
		}
}

int main(void)
{
	static const struct t_test tests[] = { { "agree", t_agree }, { "rolled", t_all_rolled } };

	gsl_set_error_handler_off();
	return t_main("sources", tests, COUNT(tests));
}
