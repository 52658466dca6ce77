/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_notation_odds.c -- the odds of dice notation are those of its dice, typed in every way or
 * rolled.
 */
#include "check.h"

#include "chance/notation.h"

#include <gsl/gsl_cdf.h>
#include <math.h>
#include <string.h>

/* ---- every way the dice fall, typed in, against the exact distribution ---- */

enum { WAYS_DICE = 12, RESULTS = 4096 };

struct ways {
	int face[WAYS_DICE], sides[WAYS_DICE], n, used;
	double p, seen[RESULTS], lost;
	bool cut; /* this way is too long or too unlikely to follow */
};

static int next_faces(void *asker, const struct throw *t, int *faces, int have, int want,
		      struct err *e)
{
	struct ways *w = asker;

	for (int i = have; i < want; i++) {
		if (w->used == WAYS_DICE || w->p < 1e-6) {
			w->cut = true;
			return err_set(e, ERR_STOPPED, "long enough");
		}
		if (w->used == w->n) {
			w->face[w->n] = 1;
			w->sides[w->n++] = t->sides;
		}
		w->p /= t->sides;
		faces[i] = w->face[w->used++];
	}
	return 0;
}

static bool turn(struct ways *w)
{
	w->n = w->used;
	while (w->n && w->face[w->n - 1] == w->sides[w->n - 1])
		w->n--;
	if (w->n)
		w->face[w->n - 1]++;
	return w->n > 0;
}

static void walk(const struct notation *n, struct ways *w, int lo)
{
	memset(w, 0, sizeof *w);
	do {
		struct typed source;
		int value;

		typed_init(&source, NULL, 0, next_faces, w);
		w->used = 0;
		w->p = 1;
		w->cut = false;
		value = notation_roll(n, &source.dice);
		if (w->cut)
			w->lost += w->p;
		else if (value >= lo && value < lo + RESULTS)
			w->seen[value - lo] += w->p;
	} while (turn(w));
}

static const char *const small[] = {
	"2d6",           "3d4-2",         "d66",
	"3dF",           "2dF kl1",       "4d4kh3",
	"4d4kl3",        "4d4dh1",        "4d4dl1",
	"3d4dl9",        "4d4>=3",        "4d4>3",
	"4d4<=3",        "4d4<2",         "4d4=4",
	"2dF=0",         "3d4kh2>=3",     "3d4kl2=1",
	"3d4dh1<3",      "3d4r1",         "3d4r>2",
	"2d66r66kh1",    "3d4r1kh2",      "3d4r1>=3",
	"2d4r2=3",       "d3rr1",         "2d4rr<2",
	"2d4rr1kh1",     "2d3rr3>=2",     "d2!",
	"d3!",           "2d3!",          "2d3!kh1",
	"2d3!kl1>=4",    "2d3!>=3",       "d3!<2",
	"d4r1!",         "d3r1!>=2",      "dF!",
	"d1!",           "0d6!",          "2d4*3-d4*2+7",
	"2*(d4-d6)",     "(d4 vs d6)*2",  "d6+1 vs d4",
	"3d4 pairs 2d4", "2d4 pairs 3d4", "3d4 pairs 2d6",
	"2d6 pairs 2d3", "0d4 pairs 2d4", "d4-(3d4 pairs 2d4)*3",
	"5d1",           "2d1r1",         "3d4kh0",
};

static void check_small(const char *text)
{
	static struct ways w;
	struct err e = { 0 };
	struct notation *n = notation_parse(text, &e);
	struct dist d = { 0 };
	double sum = 0;

	if (!t_check(n && notation_odds(n, &d, &e) == 0, __LINE__, "%s: %s", text, e.message)) {
		notation_free(n);
		return;
	}
	walk(n, &w, d.lo);
	t_check(w.lost < 2e-3, __LINE__, "%s: %g is lost", text, w.lost);
	for (int i = 0; i < d.n; i++) {
		double p = d.p[i];

		t_check(fabs(w.seen[i] - p) <= w.lost + 1e-12, __LINE__, "%s at %d: %.9f, not %.9f",
			text, d.lo + i, w.seen[i], p);
		sum += w.seen[i];
	}
	t_check(fabs(sum + w.lost - 1) < 1e-9, __LINE__, "%s: %g of the ways", text, sum);
	dist_free(&d);
	notation_free(n);
}

static void t_every_way(void)
{
	for (size_t i = 0; i < COUNT(small); i++)
		check_small(small[i]);
}

/* ---- rolled as often as the odds say ---- */

static const char *const rolled[] = {
	"2d6",
	"d%",
	"d66",
	"4dF",
	"4d6kh3+2",
	"20d6kh3",
	"20d20kh1",
	"12d6>=4",
	"12d6<3",
	"12d6=6",
	"6d6!>=5",
	"3d6!",
	"4d6!kh2",
	"2d6r1",
	"2d6rr<3",
	"4d6rr1kl3",
	"2d6+3 vs 2d6+2",
	"4d6 pairs 4d6",
	"3d6 pairs 2d8",
	"10d10dl2",
	"5d20kh1 + 3d4 - 2",
	"100d6",
	"d6*10-d4",
};

enum { ROLLS = 20000, EXPECTED = 8 };

static void check_rolled(const char *text)
{
	static int seen[2000];
	struct err e = { 0 };
	struct notation *n = notation_parse(text, &e);
	struct rolled *r = rolled_new("mt19937", 20260101, &e);
	struct dist d = { 0 };
	double chi = 0, want = 0, got = 0;
	int cells = 0;

	if (!t_check(n && r && notation_odds(n, &d, &e) == 0 && d.n <= 2000, __LINE__, "%s: %s",
		     text, e.message))
		return;
	memset(seen, 0, sizeof seen);
	for (int i = 0; i < ROLLS; i++) {
		int at = notation_roll(n, rolled_dice(r)) - d.lo;

		if (!t_check(at >= 0 && at < d.n, __LINE__, "%s: rolled %d", text, at + d.lo))
			break;
		seen[at]++;
	}
	for (int i = 0; i < d.n; i++) {
		want += d.p[i] * ROLLS;
		got += seen[i];
		if (want < EXPECTED && i < d.n - 1)
			continue;
		chi += want > 0 ? (got - want) * (got - want) / want : 0;
		cells += want > 0;
		want = got = 0;
	}
	t_check(gsl_cdf_chisq_Q(chi, cells > 1 ? cells - 1 : 1) > 1e-4, __LINE__,
		"%s: chi-square %.1f in %d cells", text, chi, cells);
	dist_free(&d);
	rolled_free(r);
	notation_free(n);
}

static void t_rolled(void)
{
	for (size_t i = 0; i < COUNT(rolled); i++)
		check_rolled(rolled[i]);
}

/* ---- rows sum to the total ---- */

static const char *const summed[] = {
	"20d6",     "49d6",        "4dF+4dF", "2d66r66",      "6d6r1kh3",      "d6!",
	"3d6!",     "2d8!kl1",     "3d6!>=5", "12d10rr<3>=8", "7d6 pairs 5d6", "3d6kh2 vs 3d8kl2",
	"40d6dl15", "d1000+d1000",
};

static void t_sums(void)
{
	for (size_t i = 0; i < COUNT(summed); i++) {
		struct err e = { 0 };
		struct notation *n = notation_parse(summed[i], &e);
		struct dist d = { 0 };
		weight sum = 0;

		t_check(n && notation_odds(n, &d, &e) == 0, __LINE__, "%s: %s", summed[i],
			e.message);
		t_check(d.exact, __LINE__, "%s is not exact", summed[i]);
		for (int k = 0; k < d.n && d.exact; k++)
			sum += d.count[k];
		t_check(sum == d.total, __LINE__, "%s: rows do not sum to the total", summed[i]);
		dist_free(&d);
		notation_free(n);
	}
}

static void t_limits_of_odds(void)
{
	static const char *const big[] = { "1000d1000", "1000d6!", "1000d100kh500" };

	for (size_t i = 0; i < COUNT(big); i++) {
		struct err e = { 0 };
		struct notation *n = notation_parse(big[i], &e);
		struct dist d = { 0 };

		t_check(n && notation_odds(n, &d, &e) == -1 && e.code == ERR_LIMIT, __LINE__,
			"%s: %s", big[i], e.message);
		t_check(!d.p && !d.count && strstr(e.message, "the limit is"), __LINE__, "%s",
			e.message);
		notation_free(n);
	}
}

int main(void)
{
	static const struct t_test tests[] = {
		{ "every way the dice fall", t_every_way },
		{ "rolled", t_rolled },
		{ "sums", t_sums },
		{ "limits of odds", t_limits_of_odds },
	};

	return t_main("notation, odds", tests, COUNT(tests));
}
