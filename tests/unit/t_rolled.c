/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_rolled.c -- rolled dice come up as their fans say, and the same from the same seed. */
#include "check.h"

#include "chance/dice.h"

#include <gsl/gsl_cdf.h>
#include <gsl/gsl_rng.h>
#include <string.h>

static const struct throw throws[] = {
	{ .label = "t", .n = 1, .sides = 6 },
	{ .label = "t", .n = 1, .sides = 20 },
	{ .label = "t", .n = 1, .sides = 100 },
	{ .label = "t", .n = 2, .sides = 6 },
	{ .label = "t", .n = 12, .sides = 6, .read = READ_COUNT, .target = 4 },
	{ .label = "t", .n = 5, .sides = 6, .read = READ_COUNT, .target = 9, .always = 1 },
	{ .label = "t", .n = 2, .sides = 6, .read = READ_ALL, .target = 3 },
	{ .label = "t", .n = 2, .sides = 6, .read = READ_DOUBLE },
	{ .label = "t", .n = 4, .sides = 6, .read = READ_HIGHEST, .keep = 3 },
	{ .label = "t", .n = 4, .sides = 6, .read = READ_LOWEST, .keep = 2 },
	{ .label = "t", .n = 2, .sides = 6, .read = READ_REROLL, .target = 9 },
	{ .label = "t", .n = 2, .sides = 6, .versus = 1, .read = READ_MARGIN },
	{ .label = "t", .n = 1, .sides = 6, .versus = 1, .read = READ_DUEL },
	{ .label = "t", .n = 3, .sides = 6, .versus = 2, .read = READ_PAIRS },
	{ .label = "t", .n = 2, .sides = 6, .read = READ_FACES },
};

enum { ROLLS = 20000, SEED = 1848 };
/* The seed is fixed, so that a test that passes once passes always. */
#define LEAST_P 1e-4

struct tally {
	int thrown, faces, last;
	const struct throw *t;
};

static void hear(void *listener, const struct throw *t, const int *faces, int n, int value)
{
	struct tally *h = listener;

	h->thrown++;
	h->faces += n;
	h->t = t;
	h->last = throw_read(t, faces, n) == value ? value : -1000000;
}

static int find(const struct fan *f, int value)
{
	for (int i = 0; i < f->n; i++)
		if (f->value[i] == value)
			return i;
	return -1;
}

static void follow_fan(const struct throw *t, struct dice *d)
{
	static int seen[1000];
	struct fan f = { 0 };
	char dice[80];
	double chi = 0;

	throw_notation(t, dice, sizeof dice);
	memset(seen, 0, sizeof seen);
	if (!t_check(throw_fan(t, &f, &d->err) == 0, __LINE__, "%s: %s", dice, d->err.message))
		return;
	for (int i = 0; i < ROLLS; i++) {
		int value = dice_throw(d, t), at = find(&f, value);

		if (!t_check(at >= 0, __LINE__, "%s: %d is not in its fan", dice, value))
			break;
		seen[at]++;
	}
	for (int i = 0; i < f.n; i++) {
		double want = f.p[i] * ROLLS;

		chi += (seen[i] - want) * (seen[i] - want) / want;
	}
	t_check(gsl_cdf_chisq_Q(chi, f.n - 1) > LEAST_P, __LINE__,
		"%s: chi-square %.1f, %d results", dice, chi, f.n);
	fan_free(&f);
}

static void t_rolled(void)
{
	static const char *const generators[] = { "mt19937", "taus2" };

	for (size_t g = 0; g < COUNT(generators); g++) {
		struct err e = { 0 };
		struct rolled *r = rolled_new(generators[g], SEED, &e);

		if (!t_check(r != NULL, __LINE__, "%s", e.message))
			continue;
		for (size_t i = 0; i < COUNT(throws); i++)
			follow_fan(&throws[i], rolled_dice(r));
		rolled_free(r);
	}
}

/* Heard or not, the same seed rolls the same. */
static void t_heard(void)
{
	struct err e = { 0 };
	struct rolled *a = rolled_new(NULL, SEED, &e), *b = rolled_new(NULL, SEED, &e);
	struct tally h = { 0 };

	CU_ASSERT_FATAL(a && b);
	CU_ASSERT_STRING_EQUAL(rolled_generator(a), "mt19937");
	rolled_dice(b)->heard = hear;
	rolled_dice(b)->listener = &h;
	for (size_t i = 0; i < COUNT(throws); i++)
		for (int k = 0; k < 50; k++) {
			int one = dice_throw(rolled_dice(a), &throws[i]);
			int other = dice_throw(rolled_dice(b), &throws[i]);

			t_check(one == other && h.last == one && h.t == &throws[i], __LINE__,
				"throw %d: %d and %d", (int)i, one, other);
		}
	CU_ASSERT(h.thrown == 50 * (int)COUNT(throws));
	CU_ASSERT(rolled_dice(a)->thrown == h.thrown);
	rolled_free(a);
	rolled_free(b);
}

/* A seed gives the very faces of GSL's own generator, and again after it is set again. */
static void t_seed(void)
{
	struct err e = { 0 };
	struct rolled *r = rolled_new("taus2", 42, &e);
	gsl_rng *plain = gsl_rng_alloc(gsl_rng_taus2);
	struct throw die = { .label = "t", .n = 1, .sides = 6 };
	int first = 0;

	CU_ASSERT_FATAL(r && plain);
	gsl_rng_set(plain, 42);
	for (int i = 0; i < 100; i++) {
		int face = dice_throw(rolled_dice(r), &die);

		CU_ASSERT(face == (int)gsl_rng_uniform_int(plain, 6) + 1);
		first = i ? first : face;
	}
	CU_ASSERT(rolled_seed(r) == 42);
	rolled_reseed(r, 42);
	CU_ASSERT(dice_throw(rolled_dice(r), &die) == first);
	gsl_rng_free(plain);
	rolled_free(r);
}

/* Every generator GSL knows can be named, in any case. */
static void t_generators(void)
{
	const gsl_rng_type **types = gsl_rng_types_setup();
	struct throw die = { .label = "t", .n = 1, .sides = 1000 };

	for (; *types; types++) {
		struct err e = { 0 };
		struct rolled *r = rolled_new((*types)->name, 7, &e);
		int face = r ? dice_throw(rolled_dice(r), &die) : 0;

		t_check(face >= 1 && face <= 1000, __LINE__, "%s: %d %s", (*types)->name, face,
			e.message);
		rolled_free(r);
	}
}

static void t_no_generator(void)
{
	struct err e = { 0 };

	CU_ASSERT(!rolled_new("mt19973", 1, &e) && e.code == ERR_USAGE);
	CU_ASSERT_STRING_EQUAL(e.suggestion, "mt19937");
	CU_ASSERT(strstr(e.message, "'mt19973': did you mean 'mt19937'?") != NULL);
	err_clear(&e);
	CU_ASSERT(!rolled_new("", 1, &e) && e.code == ERR_USAGE);
}

/* Eight seeds of the system are not all alike. */
static void t_entropy(void)
{
	uint64_t first = rolled_entropy();
	bool differs = false;

	CU_ASSERT(first <= UINT32_MAX);
	for (int i = 0; i < 8; i++)
		differs = differs || rolled_entropy() != first;
	CU_ASSERT(differs);
}

/* ---- an impossible throw, whatever the source ---- */

static void t_impossible(void)
{
	struct err e = { 0 };
	struct rolled *r = rolled_new(NULL, 1, &e);
	struct throw many = { .label = "Fire", .n = 1001, .sides = 6 };
	struct throw die = { .label = "Fire", .n = 1, .sides = 6 };

	CU_ASSERT_FATAL(r != NULL);
	CU_ASSERT(dice_throw(rolled_dice(r), &many) == 0);
	CU_ASSERT(rolled_dice(r)->err.code == ERR_LIMIT);
	CU_ASSERT(strstr(rolled_dice(r)->err.message, "Fire: 1001 dice; the limit is 1000") !=
		  NULL);
	CU_ASSERT(dice_throw(rolled_dice(r), &die) == 0); /* the first error sticks */
	CU_ASSERT(rolled_dice(r)->thrown == 1);
	rolled_free(r);
}

int main(void)
{
	static const struct t_test tests[] = {
		{ "rolled as the fans say", t_rolled },
		{ "heard or not", t_heard },
		{ "seeds", t_seed },
		{ "generators", t_generators },
		{ "no such generator", t_no_generator },
		{ "entropy", t_entropy },
		{ "impossible throws", t_impossible },
	};

	return t_main("rolled", tests, COUNT(tests));
}
