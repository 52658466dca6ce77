/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_words.c -- lines into words: blanks, quotes that may be inches, comments, places. */
#include "check.h"
#include "cli/words.h"

#include <stdlib.h>
#include <string.h>

/* want: the words joined by '|'; NULL where the line is refused, column then says where. */
static const struct split {
	int row;
	const char *line, *want;
	int column;
} splits[] = {
	{ ROW, "", "", 0 },
	{ ROW, " \t \r", "", 0 },
	{ ROW, "quit", "quit", 0 },
	{ ROW, "  roll\trules15-19  morale ", "roll|rules15-19|morale", 0 },
	{ ROW, "set odds on\r", "set|odds|on", 0 },
	/* comments begin where a word would */
	{ ROW, "# all of it", "", 0 },
	{ ROW, "roll x # the rest", "roll|x", 0 },
	{ ROW, "roll x#y", "roll|x#y", 0 },
	{ ROW, "roll '#x'", "roll|#x", 0 },
	/* quotes */
	{ ROW, "a 'b c' \"d e\"", "a|b c|d e", 0 },
	{ ROW, "general='7 1/2in'", "general=7 1/2in", 0 },
	{ ROW, "a '' b", "a||b", 0 },
	{ ROW, "'it''s'", "it''s", 0 },
	{ ROW, "isn't", "isn't", 0 },
	/* a quote that is an inch mark */
	{ ROW, "support=3.5\"", "support=3.5\"", 0 },
	{ ROW, "support=3.5\" general=6\"", "support=3.5\"|general=6\"", 0 },
	{ ROW, "general=\"7 1/2\"\" enemy=4\"", "general=7 1/2\"|enemy=4\"", 0 },
	{ ROW, "n='left:formed:3\"'", "n=left:formed:3\"", 0 },
	/* a backslash takes what follows */
	{ ROW, "7\\ 1/2", "7 1/2", 0 },
	{ ROW, "\\#x \\'y", "#x|'y", 0 },
	{ ROW, "x\\", "x\\", 0 },
	/* refused */
	{ ROW, "roll 'x y", NULL, 6 },
	{ ROW, "a=\"", NULL, 3 },
	{ ROW, "\"x\"y z", NULL, 1 },
};

static void joined(const struct words *w, char *out, size_t size)
{
	size_t n = 0;

	out[0] = '\0';
	for (int i = 0; i < w->n; i++)
		n += (size_t)snprintf(out + n, size - n, "%s%s", i ? "|" : "", w->v[i]);
}

static void t_split(void)
{
	struct words w = { 0 };

	for (size_t i = 0; i < COUNT(splits); i++) {
		const struct split *c = &splits[i];
		struct err e = { 0 };
		char got[256];
		int rc = words_split(c->line, &w, &e);

		joined(&w, got, sizeof got);
		t_check(rc == (c->want ? 0 : -1), c->row, "<%s>: returned %d", c->line, rc);
		t_check(!strcmp(got, c->want ? c->want : ""), c->row, "<%s>: gave <%s>", c->line,
			got);
		t_check(w.v && !w.v[w.n], c->row, "<%s>: no NULL at the end", c->line);
		t_check(e.column == c->column, c->row, "<%s>: caret at %d", c->line, e.column);
	}
	words_free(&w);
}

static void t_places(void)
{
	static const char line[] = "  roll 'a b'  c=\"d\" ";
	struct words w = { 0 };
	struct err e = { 0 };

	CU_ASSERT_EQUAL_FATAL(words_split(line, &w, &e), 0);
	CU_ASSERT_EQUAL_FATAL(w.n, 3);
	/* counted by hand, quotes included */
	CU_ASSERT(w.at[0] == 2 && w.end[0] == 6);
	CU_ASSERT(w.at[1] == 7 && w.end[1] == 12);
	CU_ASSERT(w.at[2] == 14 && w.end[2] == 19);
	words_free(&w);
}

/* A line of n bytes without a blank, and one of n words. */
static void t_long(void)
{
	char *line = malloc(WORDS_LINE_MAX + 2);
	struct words w = { 0 };
	struct err e = { 0 };

	CU_ASSERT_PTR_NOT_NULL_FATAL(line);
	memset(line, 'x', WORDS_LINE_MAX + 1);
	line[WORDS_LINE_MAX + 1] = '\0';
	CU_ASSERT_EQUAL(words_split(line, &w, &e), -1);
	CU_ASSERT_EQUAL(e.code, ERR_LIMIT);
	err_clear(&e);
	line[WORDS_LINE_MAX] = '\0';
	CU_ASSERT_EQUAL(words_split(line, &w, &e), 0);
	CU_ASSERT_EQUAL(w.n, 1);
	for (int i = 1; i < WORDS_LINE_MAX; i += 2)
		line[i] = ' ';
	CU_ASSERT_EQUAL(words_split(line, &w, &e), 0);
	CU_ASSERT_EQUAL(w.n, WORDS_LINE_MAX / 2);
	words_free(&w);
	free(line);
}

/* Where the caret goes for an argument at fault: the word, its key or its value; 0 for none. */
static const struct caret {
	int row;
	const char *line, *argument;
	int column;
} carets[] = {
	{ ROW, "roll rules15-19 moral", "moral", 17 },
	{ ROW, "roll r morale clas=a", "clas", 15 },
	{ ROW, "roll r morale class=q", "q", 21 },
	{ ROW, "roll r morale class=q", "class=q", 15 },
	{ ROW, "roll r morale", "nowhere", 0 },
	{ ROW, "roll r morale", "", 0 },
};

static void t_caret(void)
{
	struct words w = { 0 };

	for (size_t i = 0; i < COUNT(carets); i++) {
		const struct caret *c = &carets[i];
		struct err e = { 0 }, split = { 0 };

		t_check(words_split(c->line, &w, &split) == 0, c->row, "refused");
		err_set(&e, ERR_USAGE, "wrong");
		err_argument(&e, c->argument);
		words_caret(&w, c->line, &e);
		t_check(e.column == c->column, c->row, "caret at %d", e.column);
		t_check(!strcmp(e.text, c->column ? c->line : ""), c->row, "text <%s>", e.text);
	}
	words_free(&w);
}

int main(void)
{
	static const struct t_test tests[] = {
		{ "lines into words", t_split },
		{ "where words stand", t_places },
		{ "long lines", t_long },
		{ "carets", t_caret },
	};

	return t_main("words", tests, COUNT(tests));
}
