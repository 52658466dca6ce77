/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.c -- splitting a command line into words. */
#include "cli/words.h"

#include "base/text.h"

#include <stdlib.h>
#include <string.h>

static bool is_blank(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

static bool may_end(char c)
{
	return !c || is_blank(c);
}

/* The quote that closes the one at open, or 0: the first of its kind where a word may end. */
static size_t closing(const char *line, size_t open)
{
	for (size_t i = open + 1; line[i]; i++)
		if (line[i] == line[open] && may_end(line[i + 1]))
			return i;
	return 0;
}

static bool opens(const char *line, size_t start, size_t i)
{
	return (line[i] == '"' || line[i] == '\'') && (i == start || line[i - 1] == '=');
}

/* A caret under line[i], where the error has room for that much of the line. */
static void point(struct err *e, const char *line, size_t i)
{
	if (i + 1 < sizeof e->text)
		err_caret(e, line, (int)i + 1);
}

/* One word from line[*i] on, quotes taken off, appended to word; *i moves past it. */
static int read_word(const char *line, size_t *i, struct text *word, struct err *e)
{
	size_t start = *i;

	while (!may_end(line[*i])) {
		if (opens(line, start, *i)) {
			size_t close = closing(line, *i);

			if (!close) {
				err_set(e, ERR_USAGE, "quote %c is not closed", line[*i]);
				point(e, line, *i);
				return -1;
			}
			text_addn(word, line + *i + 1, close - *i - 1);
			*i = close + 1;
			continue;
		}
		if (line[*i] == '\\' && line[*i + 1])
			++*i;
		text_addn(word, line + *i, 1);
		++*i;
	}
	return word->failed ? err_set(e, ERR_MEMORY, "no memory for the words of a line") : 0;
}

/* Room for one more word and the NULL. */
static bool make_room(struct words *w)
{
	int cap = w->cap ? 2 * w->cap : 16;
	size_t n = (size_t)cap, *places;
	char **v;

	if (w->n + 1 < w->cap)
		return true;
	if (!(v = realloc(w->v, n * sizeof *v)))
		return false;
	w->v = v;
	w->v[w->n] = NULL;
	if (!(places = realloc(w->at, n * sizeof *places)))
		return false;
	w->at = places;
	if (!(places = realloc(w->end, n * sizeof *places)))
		return false;
	w->end = places;
	w->cap = cap;
	return true;
}

static int grow(struct words *w, struct err *e)
{
	return make_room(w) ? 0 : err_set(e, ERR_MEMORY, "no memory for the words of a line");
}

static int add_word(struct words *w, const char *line, size_t *i, struct err *e)
{
	struct text word = { 0 };
	size_t start = *i;

	text_add(&word, "");
	if (grow(w, e) < 0 || read_word(line, i, &word, e) < 0) {
		text_free(&word);
		return -1;
	}
	w->at[w->n] = start;
	w->end[w->n] = *i;
	w->v[w->n++] = word.s;
	w->v[w->n] = NULL;
	return 0;
}

static void empty(struct words *w)
{
	for (int i = 0; i < w->n; i++)
		free(w->v[i]);
	w->n = 0;
	if (w->v)
		w->v[0] = NULL;
}

int words_split(const char *line, struct words *out, struct err *e)
{
	size_t i = 0;

	empty(out);
	if (strnlen(line, WORDS_LINE_MAX + 1) > WORDS_LINE_MAX)
		return err_set(e, ERR_LIMIT, "a line may have at most %d bytes", WORDS_LINE_MAX);
	if (grow(out, e) < 0)
		return -1;
	for (;;) {
		while (is_blank(line[i]))
			i++;
		if (!line[i] || line[i] == '#')
			return 0;
		if (add_word(out, line, &i, e) < 0) {
			empty(out);
			return -1;
		}
	}
}

void words_free(struct words *w)
{
	empty(w);
	free(w->v);
	free(w->at);
	free(w->end);
	memset(w, 0, sizeof *w);
}

/* A word is at fault whole, or by its key, or by its value. */
static bool at_fault(const char *word, const char *argument, size_t *skip)
{
	const char *eq = strchr(word, '=');

	*skip = 0;
	if (!strcmp(word, argument))
		return true;
	if (!eq)
		return false;
	if (strlen(argument) == (size_t)(eq - word) &&
	    !strncmp(word, argument, (size_t)(eq - word)))
		return true;
	*skip = (size_t)(eq - word) + 1;
	return !strcmp(eq + 1, argument);
}

void words_caret(const struct words *w, const char *line, struct err *e)
{
	size_t skip;

	if (!e->code || e->column || !e->argument[0])
		return;
	for (int i = 0; i < w->n; i++)
		if (at_fault(w->v[i], e->argument, &skip)) {
			point(e, line, w->at[i] + skip);
			return;
		}
}
