/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_engine.c -- one procedure over four dice: odds, rolls, typed dice and replays agree. */
#include "check.h"

#include "rules/odds.h"
#include "rules/worth.h"

#include <gsl/gsl_cdf.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- a small ruleset, in memory ---- */

enum { IN_MORALE, IN_BONUS };
static const struct field inputs[] = { F_INT("morale", 0, 20, 5, "morale of the target"),
				       F_INT("bonus", 0, 5, 0, "bonus of the first side"),
				       FIELDS_END };
enum { OUT_MORALE, OUT_BAND };
static const struct field outcome[] = { F_INT("morale", 0, 20, VALUE_NULL, "morale left"),
					F_INT("band", 0, 4, VALUE_NULL, "band of the margin"),
					FIELDS_END };
static const struct field one_number[] = { F_INT("total", -1000, 1000, VALUE_NULL, "the sum"),
					   FIELDS_END };
static const struct field no_inputs[] = { FIELDS_END };

/* 4d6 at 4+ come off the morale. */
static void volley(struct act *a)
{
	struct throw t = { .label = "Volley", .n = 4, .sides = 6, .read = READ_COUNT, .target = 4 };
	int hits = act_throw(a, &t);

	*act_hidden(a, 0) = hits;
	act_set(a, OUT_MORALE, act_in(a, IN_MORALE) - hits);
}

static int band_of(int margin)
{
	return margin <= -5 ? 0 : margin < 0 ? 1 : margin == 0 ? 2 : margin < 5 ? 3 : 4;
}

/* 2d6+3 against 2d6+2 less the hits, in five bands. */
static void clash(struct act *a)
{
	struct throw t = { .label = "Clash", .n = 2, .sides = 6, .read = READ_MARGIN, .versus = 2 };
	int margin = act_throw(a, &t);

	margin += 3 - (2 - (int)*act_hidden(a, 0));
	act_set(a, OUT_BAND, band_of(margin));
}

/* A second die only after a six: paths of different totals. */
static void second_chance(struct act *a)
{
	int first = act_dice(a, "First", 1, 6, 0, 0);

	if (first == 6)
		first += act_dice(a, "Second", 1, 10, 0, 0);
	act_set(a, 0, first);
}

static void one_die(struct act *a)
{
	int face = act_dice(a, "Die", 1, 6, 0, 0);

	*act_hidden(a, 0) += face;
	act_set(a, 0, *act_hidden(a, 0));
}

static int runs; /* what an honest procedure must not have */

static void impure(struct act *a)
{
	int sides = runs++ % 2 ? 6 : 8;

	act_set(a, 0, act_dice(a, "Die", 1, sides, 0, 0) + act_dice(a, "Die", 1, 6, 0, 0));
}

static stage_fn *const chain_stages[] = { volley, clash, NULL };
static stage_fn *const second_stages[] = { second_chance, NULL };
static stage_fn *const impure_stages[] = { impure, NULL };
#define TEN one_die, one_die, one_die, one_die, one_die, one_die, one_die, one_die, one_die, one_die
static stage_fn *const sixty_stages[] = { TEN, TEN, TEN, TEN, TEN, TEN, NULL };

static const struct resolution chain = {
	.name = "chain", .inputs = inputs, .outcome = outcome, .stages = chain_stages, .hidden = 1
};
static const struct resolution second = {
	.name = "second", .inputs = no_inputs, .outcome = one_number, .stages = second_stages
};
static const struct resolution untrue = {
	.name = "untrue", .inputs = no_inputs, .outcome = one_number, .stages = impure_stages
};
static const struct resolution sixty = { .name = "sixty",
					 .inputs = no_inputs,
					 .outcome = one_number,
					 .stages = sixty_stages,
					 .hidden = 1 };

static const struct rules rules;

struct fixture {
	struct inputs *in;
	struct question q;
	struct odds_desk *desk;
	struct odds odds;
	struct err e;
};

static void open_fixture(struct fixture *f, const struct resolution *res)
{
	memset(f, 0, sizeof *f);
	f->in = inputs_new(res->inputs);
	f->desk = odds_desk_new();
	CU_ASSERT_FATAL(f->in && f->desk);
	CU_ASSERT_FATAL(question_open(&f->q, &rules, res, f->in, &f->e) == 0);
}

static void close_fixture(struct fixture *f)
{
	odds_free(&f->odds);
	odds_desk_free(f->desk);
	question_close(&f->q);
	inputs_free(f->in);
}

static weight sum_of(const struct odds *o)
{
	weight sum = 0;

	for (int i = 0; i < o->n; i++)
		sum += o->row[i].count;
	return sum;
}

/* ---- tests ---- */

/* By hand: every face of eight dice. */
static void count_by_hand(weight count[6][5])
{
	memset(count, 0, 30 * sizeof(weight));
	for (int v = 0; v < 1296; v++) {
		int hits = (v % 6 >= 3) + (v / 6 % 6 >= 3) + (v / 36 % 6 >= 3) + (v / 216 >= 3);

		for (int c = 0; c < 1296; c++) {
			int margin = c % 6 + c / 6 % 6 - c / 36 % 6 - c / 216 + 1 + hits;

			count[5 - hits][band_of(margin)]++;
		}
	}
}

static void t_chain_equals_hand_count(void)
{
	weight hand[6][5];
	struct fixture f;

	count_by_hand(hand);
	open_fixture(&f, &chain);
	CU_ASSERT_FATAL(odds_ask(f.desk, &f.q, NULL, &f.odds, &f.e) == 0);
	CU_ASSERT(f.odds.exact && sum_of(&f.odds) == f.odds.total);
	for (int i = 0; i < f.odds.n; i++) {
		const struct odds_row *r = &f.odds.row[i];
		weight want = hand[r->value[OUT_MORALE]][r->value[OUT_BAND]];

		t_check(r->count * 1296 * 1296 == want * f.odds.total, ROW, "morale %d band %d: %g",
			(int)r->value[OUT_MORALE], (int)r->value[OUT_BAND], r->p);
		hand[r->value[OUT_MORALE]][r->value[OUT_BAND]] = 0;
	}
	for (int m = 0; m < 6; m++)
		for (int b = 0; b < 5; b++)
			t_check(!hand[m][b], ROW, "morale %d band %d is missing", m, b);
	close_fixture(&f);
}

static void t_marginal(void)
{
	int by = OUT_MORALE;
	struct odds_wish wish = { .by = &by, .n_by = 1 };
	struct fixture f;
	weight num, den;

	open_fixture(&f, &chain);
	CU_ASSERT_FATAL(odds_ask(f.desk, &f.q, &wish, &f.odds, &f.e) == 0);
	CU_ASSERT(f.odds.n == 5 && f.odds.n_fields == 1);
	CU_ASSERT(odds_sort(&f.odds, &f.e) == 0);
	CU_ASSERT(f.odds.row[0].value[0] == 3); /* two hits of four are likeliest */
	odds_of(&f.odds, 0, 3, &num, &den);
	CU_ASSERT(num == 3 && den == 8); /* 6 of 16 */
	close_fixture(&f);
}

static void t_paths_of_different_totals(void)
{
	struct fixture f;
	weight num, den;

	open_fixture(&f, &second);
	CU_ASSERT_FATAL(odds_ask(f.desk, &f.q, NULL, &f.odds, &f.e) == 0);
	CU_ASSERT(f.odds.n == 15 && f.odds.total == 60 && sum_of(&f.odds) == 60);
	odds_of(&f.odds, 0, 5, &num, &den);
	CU_ASSERT(num == 1 && den == 6);
	odds_of(&f.odds, 0, 16, &num, &den);
	CU_ASSERT(num == 1 && den == 60);
	close_fixture(&f);
}

/* 6 to the 60th passes 128 bits: doubles, and the answer says so; 310 totals, not 6^60 paths. */
static void t_past_128_bits(void)
{
	struct fixture f;
	double sum = 0, mean = 0;

	open_fixture(&f, &sixty);
	CU_ASSERT_FATAL(odds_ask(f.desk, &f.q, NULL, &f.odds, &f.e) == 0);
	CU_ASSERT(!f.odds.exact && f.odds.n == 301);
	for (int i = 0; i < f.odds.n; i++) {
		sum += f.odds.row[i].p;
		mean += f.odds.row[i].p * (double)f.odds.row[i].value[0];
	}
	CU_ASSERT(fabs(sum - 1) < 1e-12 && fabs(mean - 210) < 1e-9);
	close_fixture(&f);
}

static void t_hidden_state_is_found(void)
{
	struct fixture f;

	open_fixture(&f, &untrue);
	runs = 0;
	CU_ASSERT(odds_ask(f.desk, &f.q, NULL, &f.odds, &f.e) == -1);
	CU_ASSERT(f.e.code == ERR_BUG);
	close_fixture(&f);
}

/* After a volley of 4 4 4 1 the morale is 2 for sure; after its first die, a 5, at least one hit.
 */
static void t_known_dice(void)
{
	int faces[] = { 4, 4, 4, 1 }, first[] = { 5 };
	struct recorded all = { "Volley", 6, 4, faces }, part = { "Volley", 6, 1, first };
	struct odds_wish wish = { .known = &all, .n_known = 1 };
	struct fixture f;
	weight num, den;

	open_fixture(&f, &chain);
	CU_ASSERT_FATAL(odds_ask(f.desk, &f.q, &wish, &f.odds, &f.e) == 0);
	odds_of(&f.odds, OUT_MORALE, 2, &num, &den);
	CU_ASSERT(num == 1 && den == 1);
	wish.known = &part;
	CU_ASSERT_FATAL(odds_ask(f.desk, &f.q, &wish, &f.odds, &f.e) == 0);
	odds_of(&f.odds, OUT_MORALE, 5, &num, &den);
	CU_ASSERT(num == 0);
	odds_of(&f.odds, OUT_MORALE, 4, &num, &den);
	CU_ASSERT(num == 1 && den == 8);
	close_fixture(&f);
}

static void t_typed_and_replayed(void)
{
	int faces[] = { 4, 1, 1, 6, 6, 6, 1, 1 };
	struct typed typed;
	struct replayed replayed;
	struct recorded log[2];
	struct result first, again;
	struct fixture f;

	open_fixture(&f, &chain);
	typed_init(&typed, faces, 8, NULL, NULL);
	CU_ASSERT_FATAL(resolve(&f.q, &typed.dice, &first, &f.e) == 0);
	CU_ASSERT(typed_finish(&typed, &f.e) == 0);
	CU_ASSERT(first.value[OUT_MORALE] == 3 && first.value[OUT_BAND] == 4);
	CU_ASSERT_FATAL(first.trace.n == 2);
	for (int i = 0; i < 2; i++)
		log[i] = (struct recorded){ first.trace.event[i].label, first.trace.event[i].sides,
					    first.trace.event[i].n, first.trace.event[i].faces };
	replayed_init(&replayed, log, 2);
	CU_ASSERT_FATAL(resolve(&f.q, &replayed.dice, &again, &f.e) == 0);
	CU_ASSERT(!memcmp(first.value, again.value, 2 * sizeof *first.value));
	result_free(&again);
	log[1].sides = 8;
	replayed_init(&replayed, log, 2);
	CU_ASSERT(resolve(&f.q, &replayed.dice, &again, &f.e) == -1 && f.e.code == ERR_DICE);
	result_free(&first);
	close_fixture(&f);
}

/* 40,000 rolls against the exact odds; the seed is fixed, so the outcome is. */
static void t_rolls_agree(void)
{
	enum { ROLLS = 40000 };
	int seen[6][5] = { { 0 } };
	double chi = 0;
	int cells = 0;
	struct fixture f;
	struct rolled *r;

	open_fixture(&f, &chain);
	r = rolled_new(NULL, 15, &f.e);
	CU_ASSERT_FATAL(r && odds_ask(f.desk, &f.q, NULL, &f.odds, &f.e) == 0);
	for (int i = 0; i < ROLLS; i++) {
		int64_t state[3];

		CU_ASSERT_FATAL(resolve_quiet(&f.q, rolled_dice(r), state) == 0);
		seen[state[OUT_MORALE]][state[OUT_BAND]]++;
	}
	for (int i = 0; i < f.odds.n; i++) {
		const struct odds_row *row = &f.odds.row[i];
		double want = row->p * ROLLS;

		if (want < 5)
			continue;
		chi += pow(seen[row->value[0]][row->value[1]] - want, 2) / want;
		cells++;
	}
	t_check(gsl_cdf_chisq_Q(chi, cells - 1) > 1e-3, ROW, "chi-square %g of %d", chi, cells);
	rolled_free(r);
	close_fixture(&f);
}

/* ---- worth ---- */

static const struct field bonus_scope[] = { F_INT("bonus", 0, 5, 0, "bonus"), FIELDS_END };
static const struct modifier_spec bonus_spec = { "bonus", "Bonus", bonus_scope };

static void with_bonus(struct act *a)
{
	int64_t scope = act_in(a, IN_BONUS);
	int sum = act_sum(a, 0, &scope, "first");

	act_set(a, 0, act_dice(a, "Die", 1, 6, sum, 5) + sum >= 5);
}

static stage_fn *const bonus_stages[] = { with_bonus, NULL };
static const struct resolution bonus = {
	.name = "bonus", .inputs = inputs, .outcome = one_number, .stages = bonus_stages
};

static void t_worth(void)
{
	struct modifier rows[2] = { { .name = "each", .label = "Bonus", .cite = "1", .value = 1 },
				    { .name = "five", .label = "Full", .cite = "1", .value = 1 } };
	struct modifiers list = { &bonus_spec, 1, 2, rows };
	struct rules r = { .lists = &list, .n_lists = 1 };
	struct fixture f = { 0 };
	struct worth w;

	rows[0].per = 0;
	rows[1].per = -1;
	CU_ASSERT_FATAL(condition_parse("bonus = 5", bonus_scope, NULL, 0, &rows[1].when, &f.e) ==
			0);
	f.in = inputs_new(inputs);
	f.desk = odds_desk_new();
	CU_ASSERT_FATAL(inputs_set(f.in, "bonus", "1", &f.e) == 0);
	CU_ASSERT_FATAL(question_open(&f.q, &r, &bonus, f.in, &f.e) == 0);
	CU_ASSERT_FATAL(worth_ask(f.desk, &f.q, 0, 1, &w, &f.e) == 0);
	CU_ASSERT_FATAL(w.n == 2);
	CU_ASSERT(w.now.num == 1 && w.now.den == 2); /* 4+ */
	CU_ASSERT(w.row[0].applies && w.row[0].modifier == &rows[0]);
	CU_ASSERT(w.row[0].without.num == 1 && w.row[0].without.den == 3);                /* 5+ */
	CU_ASSERT(!w.row[1].applies && w.row[1].with.num == 2 && w.row[1].with.den == 3); /* 3+ */
	worth_free(&w);
	close_fixture(&f);
}

int main(void)
{
	static const struct t_test tests[] = {
		{ "chain equals hand count", t_chain_equals_hand_count },
		{ "marginal", t_marginal },
		{ "paths of different totals", t_paths_of_different_totals },
		{ "past 128 bits", t_past_128_bits },
		{ "hidden state is found", t_hidden_state_is_found },
		{ "known dice", t_known_dice },
		{ "typed and replayed", t_typed_and_replayed },
		{ "rolls agree", t_rolls_agree },
		{ "worth", t_worth },
	};

	return t_main("engine", tests, COUNT(tests));
}
