/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_notation.c -- dice notation: what is read, where errors point, and that rolls follow the odds.
 */
#include "check.h"

#include "chance/notation.h"

#include <gsl/gsl_cdf.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- reading ---- */

static const struct text_row {
	int line;
	const char *text, *normal, *outcome;
} texts[] = {
	{ ROW, "2d6", "2d6", "total" },
	{ ROW, "d6", "1d6", "total" },
	{ ROW, " 2 D 6 ", "2d6", "total" },
	{ ROW, "d%", "1d100", "total" },
	{ ROW, "d66", "1d66", "total" },
	{ ROW, "4DF", "4dF", "total" },
	{ ROW, "4d6KH3+2", "4d6kh3 + 2", "total" },
	{ ROW, "4d6kh", "4d6kh1", "total" },
	{ ROW,
	  "2d6\xE2\x88\x92"
	  "1",
	  "2d6 - 1", "total" },
	{ ROW,
	  "2\xC3\x97"
	  "d6",
	  "2d6", "total" },
	{ ROW, "2xd6 x 3", "2d6 * 3", "total" },
	{ ROW, "2*3d6", "3d6 * 2", "total" },
	{ ROW, "-2*(d6-3)*2", "-1d6 * 4 + 12", "total" },
	{ ROW, "+10", "10", "total" },
	{ ROW, "- 10", "-10", "total" },
	{ ROW, "d6 - -10", "1d6 + 10", "total" },
	{ ROW, "08", "8", "total" },
	{ ROW, "(2d6+3)-(2d6+2)", "2d6 + 3 - 2d6 - 2", "total" },
	{ ROW, "2d6+3 vs 2d6+2", "2d6 + 3 vs 2d6 + 2", "total" },
	{ ROW, "2d6 v -d6+1", "2d6 vs -1d6 + 1", "total" },
	{ ROW, "1+(d6 vs d6)", "1 + 1d6 - 1d6", "total" },
	{ ROW, "4d6 pairs 3D6", "4d6 pairs 3d6", "total" },
	{ ROW, "12d6>=4", "12d6>=4", "hits" },
	{ ROW,
	  "12d6\xE2\x89\xA5"
	  "4",
	  "12d6>=4", "hits" },
	{ ROW, "3d6=6+2d8<3+1", "3d6=6 + 2d8<3 + 1", "hits" },
	{ ROW, "3d6=6+2d8", "3d6=6 + 2d8", "total" },
	{ ROW, "3d6=6 vs 3d6=6", "3d6=6 vs 3d6=6", "total" },
	{ ROW, "6d6>=5!", "6d6!>=5", "hits" },
	{ ROW, "6d6>=5kh3!r1", "6d6r1!kh3>=5", "hits" },
	{ ROW, "2d6rr<3", "2d6rr<3", "total" },
	{ ROW, "2d6r=2", "2d6r2", "total" },
	{ ROW, "4dFr-1", "4dFr-1", "total" },
	{ ROW, "0d6", "0d6", "total" },
	{ ROW, "1000000", "1000000", "total" },
};

static void t_texts(void)
{
	for (size_t i = 0; i < COUNT(texts); i++) {
		const struct text_row *r = &texts[i];
		struct err e = { 0 };
		struct notation *n = notation_parse(r->text, &e), *again;

		if (!t_check(n != NULL, r->line, "%s: %s", r->text, e.message))
			continue;
		t_check(!strcmp(notation_text(n), r->normal), r->line, "%s", notation_text(n));
		t_check(!strcmp(notation_outcome(n), r->outcome), r->line, "%s",
			notation_outcome(n));
		again = notation_parse(notation_text(n), &e);
		t_check(again && !strcmp(notation_text(again), r->normal), r->line,
			"the normal form of %s is not itself", r->text);
		notation_free(again);
		notation_free(n);
	}
}

static const struct bad_row {
	int line;
	const char *text;
	enum err_code code;
	int column;
	const char *says;
} bad[] = {
	{ ROW, "", ERR_USAGE, 1, "not the end" },
	{ ROW, "   ", ERR_USAGE, 4, "not the end" },
	{ ROW, "2d", ERR_USAGE, 3, "sides after d" },
	{ ROW, "2d6+", ERR_USAGE, 5, "expected dice" },
	{ ROW, "2d6 6", ERR_USAGE, 5, "not '6'" },
	{ ROW, "2d6_1", ERR_USAGE, 4, "not '_'" },
	{ ROW, "d6d6", ERR_USAGE, 3, "not 'd'" },
	{ ROW, "2y6", ERR_USAGE, 2, "not 'y'" },
	{ ROW, "\xC3\xA9", ERR_USAGE, 1, "not '\xC3\xA9'" },
	{ ROW, "2d6\xFF", ERR_USAGE, 4, "not '?'" },
	{ ROW, "(2d6", ERR_USAGE, 5, "or )" },
	{ ROW, "2d6)", ERR_USAGE, 4, "not ')'" },
	{ ROW, "d0", ERR_USAGE, 2, "0 sides" },
	{ ROW, "d6*d6", ERR_USAGE, 4, "by a number" },
	{ ROW, "2d6!!", ERR_USAGE, 5, "explode already" },
	{ ROW, "4d6kh3dl1", ERR_USAGE, 7, "kept or dropped already" },
	{ ROW, "4d6>4<2", ERR_USAGE, 6, "counted already" },
	{ ROW, "4d6r1rr2", ERR_USAGE, 6, "second re-roll" },
	{ ROW, "4d6r", ERR_USAGE, 5, "the face to re-roll" },
	{ ROW, "4d6>=", ERR_USAGE, 6, "the face that counts" },
	{ ROW, "4d6>=-1", ERR_USAGE, 6, "the face that counts" },
	{ ROW, "d6rr<=6", ERR_USAGE, 3, "for ever" },
	{ ROW, "d66rr>=11", ERR_USAGE, 4, "for ever" },
	{ ROW, "d6 vs d6 vs d6", ERR_USAGE, 10, "or the end" },
	{ ROW, "4d6! pairs 4d6", ERR_USAGE, 1, "plain dice" },
	{ ROW, "4d6 pairs", ERR_USAGE, 10, "dice after pairs" },
	{ ROW, "4d6 pairs 2dF", ERR_USAGE, 11, "plain dice" },
	{ ROW, "1001d6", ERR_LIMIT, 1, "1001 dice; the limit is 1000" },
	{ ROW, "600d6+401d6", ERR_LIMIT, 7, "1001 dice" },
	{ ROW, "501d66", ERR_LIMIT, 1, "1002 dice" },
	{ ROW, "500d6 pairs 501d6", ERR_LIMIT, 13, "1001 dice" },
	{ ROW, "2d1001", ERR_LIMIT, 3, "1001 sides; the limit is 1000" },
	{ ROW, "1000001", ERR_LIMIT, 1, "the limit is 1000000" },
	{ ROW, "1000*1001", ERR_LIMIT, 6, "the limit is 1000000" },
	{ ROW, "(1000+d6)*1001", ERR_LIMIT, 11, "the limit is 1000000" },
	{ ROW, "d1000*1001", ERR_LIMIT, 0, "reach 1001000" },
	{ ROW, "-2d1000*501", ERR_LIMIT, 0, "reach -1002000" },
	{ ROW, "1000d1000!", ERR_LIMIT, 0, "reach 11000000" },
};

static void t_bad(void)
{
	for (size_t i = 0; i < COUNT(bad); i++) {
		const struct bad_row *r = &bad[i];
		struct err e = { 0 };
		struct notation *n = notation_parse(r->text, &e);

		t_check(!n, r->line, "%s was read", r->text);
		t_check(e.code == r->code && e.column == r->column, r->line,
			"code %d at column %d: %s", e.code, e.column, e.message);
		t_check(strstr(e.message, r->says) != NULL, r->line, "%s", e.message);
		notation_free(n);
	}
}

/* The error keeps a part of a long line, and the caret points into that part. */
static void t_caret_far_out(void)
{
	char s[1200];
	struct err e = { 0 };

	for (int i = 0; i < 90; i++)
		memcpy(s + 12 * i, "2d6 +       ", 12);
	strcpy(s + 12 * 90, "?");
	CU_ASSERT(!notation_parse(s, &e));
	CU_ASSERT(e.column > 0 && strlen(e.text) < sizeof e.text);
	CU_ASSERT(e.text[e.column - 1] == '?');
}

static void t_terms(void)
{
	char s[600] = "d6";
	struct err e = { 0 };
	struct notation *n;

	for (int i = 0; i < 99; i++)
		strcat(s, "+d6");
	n = notation_parse(s, &e);
	CU_ASSERT(n != NULL);
	notation_free(n);
	strcat(s, "+d6");
	CU_ASSERT(!notation_parse(s, &e) && e.code == ERR_LIMIT);
	CU_ASSERT(strstr(e.message, "101 terms; the limit is 100") != NULL);
}

/* ---- what is said of choices made for the reader ---- */

static const struct policy_row {
	int line;
	const char *text, *says; /* NULL: nothing */
} policies[] = {
	{ ROW, "2d6+1", NULL },
	{ ROW, "4d6kh3", NULL },
	{ ROW, "d6!", "at most 10 further dice" },
	{ ROW, "d6!", "added to it" },
	{ ROW, "6d6!>=5", "a die of its own" },
	{ ROW, "6d6>=5!", "first exploded, then counted" },
	{ ROW, "6d6kh2r1", "first re-rolled, then kept or dropped." },
	{ ROW, "6d6!r1", "re-rolled like the first" },
	{ ROW, "d66", "the first for the tens" },
	{ ROW, "4dF", "a d3 less 2" },
	{ ROW, "2d6 vs 2d6", "first side less the second" },
	{ ROW, "2d6 pairs 2d6", "ties to the second" },
	{ ROW, "2*d6", "that many dice" },
};

static void t_policies(void)
{
	for (size_t i = 0; i < COUNT(policies); i++) {
		const struct policy_row *r = &policies[i];
		struct err e = { 0 };
		struct notation *n = notation_parse(r->text, &e);
		const char *policy = n ? notation_policy(n) : "unread";

		t_check(r->says ? strstr(policy, r->says) != NULL : !*policy, r->line, "%s: %s",
			r->text, policy);
		notation_free(n);
	}
}

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
	for (int i = 0; i < RESULTS; i++) {
		double p = i < d.n ? d.p[i] : 0;

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

/* ---- what a listener hears, and typed dice ---- */

struct heard {
	int n, faces;
	char labels[400];
};

static void hear(void *listener, const struct throw *t, const int *faces, int n, int value)
{
	struct heard *h = listener;

	(void)value;
	h->n++;
	for (int i = 0; i < n; i++)
		h->faces = h->faces * 10 + faces[i];
	strcat(strcat(h->labels, t->label), "; ");
}

/* 1 and 6 and 3; the 1 again is a 6; both sixes bring 2 and 6, that one 5: 3 + (6+2) + (6+6+5). */
static void t_typed(void)
{
	static const int given[] = { 1, 6, 3, 6, 2, 6, 5 };
	struct typed source;
	struct heard heard = { 0 };
	struct err e = { 0 };
	struct notation *n = notation_parse("3d6r1!", &e);

	typed_init(&source, given, COUNT(given), NULL, NULL);
	source.dice.heard = hear;
	source.dice.listener = &heard;
	CU_ASSERT(notation_roll(n, &source.dice) == 28);
	CU_ASSERT(typed_finish(&source, &e) == 0);
	CU_ASSERT(source.dice.heard == hear && source.dice.listener == &heard);
	CU_ASSERT(heard.n == 4 && heard.faces == 1636265);
	CU_ASSERT_STRING_EQUAL(heard.labels, "3d6r1!; 3d6r1!, thrown again; "
					     "3d6r1!, thrown again; 3d6r1!, thrown again; ");
	typed_init(&source, given, 2, NULL, NULL);
	CU_ASSERT(notation_roll(n, &source.dice) == 0 && source.dice.err.code == ERR_DICE);
	notation_free(n);
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
		{ "texts", t_texts },
		{ "errors", t_bad },
		{ "caret far out", t_caret_far_out },
		{ "terms", t_terms },
		{ "policies", t_policies },
		{ "every way the dice fall", t_every_way },
		{ "rolled", t_rolled },
		{ "sums", t_sums },
		{ "typed", t_typed },
		{ "limits of odds", t_limits_of_odds },
	};

	return t_main("notation", tests, COUNT(tests));
}
