/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_notation.c -- dice notation: what is read, where errors point, and that rolls follow the odds.
 */
#include "check.h"

#include "chance/notation.h"

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

int main(void)
{
	static const struct t_test tests[] = {
		{ "texts", t_texts },
		{ "errors", t_bad },
		{ "caret far out", t_caret_far_out },
		{ "terms", t_terms },
		{ "policies", t_policies },
		{ "typed", t_typed },
	};

	return t_main("notation", tests, COUNT(tests));
}
