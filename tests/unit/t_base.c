/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_base.c -- errors that stick, and text as people type it. */
#include "check.h"

#include "base/err.h"
#include "base/text.h"

#include <stdint.h>
#include <string.h>

/* ---- errors ---- */

static void first_sticks(void)
{
	struct err e = { 0 };

	t_check(err_set(&e, ERR_DATA, "first %d", 1) == -1, ROW, "err_set did not return -1");
	err_set(&e, ERR_USAGE, "second");
	t_check(e.code == ERR_DATA && !strcmp(e.message, "first 1"), ROW, "kept \"%s\"", e.message);
	err_at(&e, "a.ini", 3);
	err_at(&e, "b.ini", 4);
	t_check(!strcmp(e.file, "a.ini") && e.line == 3, ROW, "at %s:%d", e.file, e.line);
	err_argument(&e, "one");
	err_argument(&e, "two");
	err_suggest(&e, "three");
	err_suggest(&e, "four");
	t_check(!strcmp(e.argument, "one") && !strcmp(e.suggestion, "three"), ROW, "%s, %s",
		e.argument, e.suggestion);
	err_caret(&e, "text", 2);
	err_caret(&e, "other", 9);
	t_check(!strcmp(e.text, "text") && e.column == 2, ROW, "%s at %d", e.text, e.column);
	err_clear(&e);
	t_check(e.code == ERR_NONE && !e.message[0] && !e.file[0], ROW, "err_clear left something");
	err_set(&e, ERR_IO, "third");
	t_check(e.code == ERR_IO && !e.argument[0] && !e.column, ROW, "old parts came back");
}

/* Place, argument and suggestion belong to an error; without one they are not kept. */
static void parts_need_an_error(void)
{
	struct err e = { 0 };

	err_at(&e, "a.ini", 3);
	err_argument(&e, "one");
	err_suggest(&e, "two");
	err_caret(&e, "text", 1);
	t_check(!e.file[0] && !e.argument[0] && !e.suggestion[0] && !e.column, ROW,
		"kept %s %s %s %d", e.file, e.argument, e.suggestion, e.column);
}

/* Exit codes as the interface names them: 1 could not, 2 the request was wrong. */
static const struct exit_case {
	int line;
	enum err_code code;
	int want;
} exit_cases[] = {
	{ ROW, ERR_NONE, 0 },   { ROW, ERR_USAGE, 2 },   { ROW, ERR_DATA, 2 },
	{ ROW, ERR_DICE, 2 },   { ROW, ERR_LIMIT, 1 },   { ROW, ERR_IO, 1 },
	{ ROW, ERR_MEMORY, 1 }, { ROW, ERR_STOPPED, 1 }, { ROW, ERR_BUG, 1 },
};

static void exit_codes(void)
{
	for (size_t i = 0; i < COUNT(exit_cases); i++) {
		const struct exit_case *c = &exit_cases[i];
		struct err e = { .code = c->code };

		t_check(err_exit_code(&e) == c->want, c->line, "code %d: %d", c->code,
			err_exit_code(&e));
	}
}

/* Whatever was typed, an error holds UTF-8 and ends within its array. */
static void errors_are_clean(void)
{
	char longish[600];
	struct err e = { 0 };
	size_t n;

	err_set(&e, ERR_USAGE, "a\xFF%s", "\xC3\xA9");
	t_check(!strcmp(e.message, "a?\xC3\xA9"), ROW, "\"%s\"", e.message);
	err_clear(&e);
	memset(longish, 'x', sizeof longish);
	longish[sizeof longish - 1] = '\0';
	memcpy(longish + sizeof e.message - 2, "\xE2\x80\xB3", 3); /* cut after its first byte */
	err_set(&e, ERR_USAGE, "%s", longish);
	n = strlen(e.message);
	t_check(n == sizeof e.message - 1 && e.message[n - 1] == '?', ROW, "%zu bytes", n);
	err_argument(&e, longish);
	t_check(strlen(e.argument) == sizeof e.argument - 1, ROW, "%zu", strlen(e.argument));
}

static void problems_past_the_limit(void)
{
	static struct problems p;

	for (int i = 0; i < PROBLEMS_MAX + 5; i++) {
		struct err *e = problems_add(&p);

		t_check(e && e->code == ERR_NONE, ROW, "problem %d is not fresh", i);
		err_set(e, ERR_DATA, "problem %d", i);
	}
	t_check(p.n == PROBLEMS_MAX && p.total == PROBLEMS_MAX + 5, ROW, "%d of %d", p.n, p.total);
	t_check(!strcmp(p.item[0].message, "problem 0"), ROW, "%s", p.item[0].message);
	t_check(!strcmp(p.item[PROBLEMS_MAX - 1].message, "problem 19"), ROW, "%s",
		p.item[PROBLEMS_MAX - 1].message);
}

/* ---- growing text ---- */

static void text_grows(void)
{
	struct text t = { 0 };
	const char *const three[] = { "a", "b", "c", NULL }, *const one[] = { "a", NULL };

	text_add(&t, "");
	t_check(t.s && !*t.s, ROW, "no string after the first call");
	for (int i = 0; i < 1000; i++)
		text_addf(&t, "%d,", i % 10);
	t_check(t.n == 2000 && strlen(t.s) == 2000 && !t.failed, ROW, "%zu bytes", t.n);
	text_clear(&t);
	text_addf(&t, "%0500d", 7); /* longer than any buffer kept for short ones */
	t_check(t.n == 500 && t.s[499] == '7', ROW, "%zu bytes", t.n);
	text_clear(&t);
	text_fill(&t, '-', 3);
	text_fill(&t, '+', -1);
	text_addn(&t, "xyz", 2);
	t_check(!strcmp(t.s, "---xy"), ROW, "%s", t.s);
	text_clear(&t);
	text_list(&t, three, "or");
	text_add(&t, "; ");
	text_list(&t, one, "or");
	t_check(!strcmp(t.s, "a, b or c; a"), ROW, "%s", t.s);
	text_free(&t);
	t_check(!t.s && !t.n, ROW, "text_free left something");
}

/* ---- names ---- */

static const char *const names[] = {
	"cavalry-infantry", "cavalry-artillery", "charge", "square", "rout-move", "rout", NULL
};

static const struct pick_case {
	int line;
	const char *word;
	int want;
} pick_cases[] = {
	{ ROW, "square", 3 },    { ROW, "SQUARE", 3 },   { ROW, "sq", 3 },
	{ ROW, "cavalry_i", 0 }, { ROW, "cavalry", -2 }, { ROW, "c", -2 },
	{ ROW, "ch", 2 },        { ROW, "rout", 5 }, /* exact, though it begins another */
	{ ROW, "rout-", 4 },     { ROW, "squares", -1 }, { ROW, "", -1 },
	{ ROW, "x", -1 },
};

static void picks(void)
{
	for (size_t i = 0; i < COUNT(pick_cases); i++) {
		const struct pick_case *c = &pick_cases[i];
		int got = text_pick(c->word, names);

		t_check(got == c->want, c->line, "\"%s\": %d", c->word, got);
	}
}

static const struct near_case {
	int line;
	const char *word, *want; /* NULL: nothing is near */
} near_cases[] = {
	{ ROW, "sqaure", "square" },  /* two letters swapped */
	{ ROW, "sqare", "square" },   /* one left out */
	{ ROW, "squarre", "square" }, /* one too many */
	{ ROW, "chagre", "charge" },
	{ ROW, "CHARGES", "charge" },
	{ ROW, "cavalry_infantri", "cavalry-infantry" },
	{ ROW, "rouut", "rout" },
	{ ROW, "zebra", NULL },
	{ ROW, "", NULL },
	{ ROW, "q", NULL },
	{ ROW, "a-name-that-is-far-longer-than-any-of-the-names-there-are", NULL },
};

static void nearest(void)
{
	for (size_t i = 0; i < COUNT(near_cases); i++) {
		const struct near_case *c = &near_cases[i];
		const char *got = text_nearest(c->word, names);

		t_check(c->want ? got && !strcmp(got, c->want) : !got, c->line, "\"%s\": %s",
			c->word, got ? got : "nothing");
	}
}

static const struct same_case {
	int line;
	const char *a, *b;
	bool same, starts;
} same_cases[] = {
	{ ROW, "even-d6", "EVEN_d6", true, true },
	{ ROW, "even-d6", "even", false, true },
	{ ROW, "even", "even-d6", false, false },
	{ ROW, "", "", true, true },
	{ ROW, "a", "", false, true },
	{ ROW, "\xC3\xA9", "\xC3\x89", false, false },
};

static void sameness(void)
{
	for (size_t i = 0; i < COUNT(same_cases); i++) {
		const struct same_case *c = &same_cases[i];

		t_check(text_same(c->a, c->b) == c->same, c->line, "same(%s, %s)", c->a, c->b);
		t_check(text_starts(c->a, c->b) == c->starts, c->line, "starts(%s, %s)", c->a,
			c->b);
	}
}

/* ---- numbers ---- */

static const struct int_case {
	int line;
	const char *s;
	bool ok;
	int64_t want;
} int_cases[] = {
	{ ROW, "0", true, 0 },
	{ ROW, "08", true, 8 }, /* not octal */
	{ ROW, "010", true, 10 },
	{ ROW, "+3", true, 3 },
	{ ROW, "-3", true, -3 },
	{ ROW,
	  "\xE2\x88\x92"
	  "3",
	  true, -3 }, /* U+2212 */
	{ ROW, " 12\t", true, 12 },
	{ ROW, "- 4", true, -4 },
	{ ROW, "9223372036854775807", true, INT64_MAX },
	{ ROW, "-9223372036854775807", true, -INT64_MAX },
	{ ROW, "9223372036854775808", false, 0 },
	{ ROW, "99999999999999999999999", false, 0 },
	{ ROW, "12x", false, 0 },
	{ ROW, "1 2", false, 0 },
	{ ROW, "0x10", false, 0 },
	{ ROW, "1.0", false, 0 },
	{ ROW, "1e3", false, 0 },
	{ ROW, "--1", false, 0 },
	{ ROW, "+", false, 0 },
	{ ROW, "", false, 0 },
	{ ROW, "  ", false, 0 },
};

static void ints(void)
{
	for (size_t i = 0; i < COUNT(int_cases); i++) {
		const struct int_case *c = &int_cases[i];
		int64_t got = 77;
		bool ok = text_int(c->s, &got);

		t_check(ok == c->ok, c->line, "\"%s\": returned %d", c->s, ok);
		t_check(got == (c->ok ? c->want : 77), c->line, "\"%s\": %lld", c->s,
			(long long)got);
	}
}

/* ---- UTF-8: bounds from the Unicode Standard, table 3-7 ---- */

static const struct utf8_case {
	int line;
	const char *s;
	size_t want;
} utf8_cases[] = {
	{ ROW, "a", 1 },
	{ ROW, "\xC3\xA9", 2 },
	{ ROW, "\xE2\x80\xB3", 3 },
	{ ROW, "\xF0\x9F\x8E\xB2", 4 },
	{ ROW, "\xF4\x8F\xBF\xBF", 4 }, /* U+10FFFF */
	{ ROW, "\xF4\x90\x80\x80", 0 }, /* past it */
	{ ROW, "\xC0\xAF", 0 },         /* '/' in too many bytes */
	{ ROW, "\xE0\x80\xAF", 0 },
	{ ROW, "\xF0\x80\x80\xAF", 0 },
	{ ROW, "\xED\xA0\x80", 0 }, /* a surrogate */
	{ ROW, "\x80", 0 },
	{ ROW, "\xE2\x80", 0 }, /* cut short */
	{ ROW,
	  "\xC3"
	  "a",
	  0 },
	{ ROW, "\xFF", 0 },
	{ ROW, "", 0 },
};

static void utf8(void)
{
	for (size_t i = 0; i < COUNT(utf8_cases); i++) {
		const struct utf8_case *c = &utf8_cases[i];
		size_t got = text_utf8(c->s, strlen(c->s));

		t_check(got == c->want, c->line, "%zu bytes", got);
	}
	t_check(text_width("7\xC2\xBD\xE2\x80\xB3") == 3, ROW, "width %d",
		text_width("7\xC2\xBD\xE2\x80\xB3"));
}

static void shown(void)
{
	char buf[TEXT_SHOWN], longish[100];

	t_check(!strcmp(text_shown("7\xC2\xBD", buf), "7\xC2\xBD"), ROW, "%s", buf);
	t_check(!strcmp(text_shown("a\x1B\xFF\x7F\n", buf), "a????"), ROW, "%s", buf);
	memset(longish, 'x', 99);
	longish[99] = '\0';
	memcpy(longish + 58, "\xE2\x80\xB3", 3); /* would end past the 60th byte */
	text_shown(longish, buf);
	t_check(strlen(buf) == 61 && !strcmp(buf + 58, "..."), ROW, "%s", buf);
}

static const struct t_test tests[] = {
	{ "the first error sticks", first_sticks },
	{ "place and argument need an error", parts_need_an_error },
	{ "exit codes", exit_codes },
	{ "errors hold whole code points", errors_are_clean },
	{ "problems past the limit are counted", problems_past_the_limit },
	{ "text grows", text_grows },
	{ "picking a name", picks },
	{ "nearest name", nearest },
	{ "names compared", sameness },
	{ "whole numbers", ints },
	{ "UTF-8", utf8 },
	{ "quoting", shown },
};

int main(void)
{
	return t_main("base", tests, COUNT(tests));
}
