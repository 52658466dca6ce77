/* SPDX-License-Identifier: GPL-3.0-or-later */
/* interactive.c -- the loop over lines, and the commands that belong to it. */
#include "cli/interactive.h"

#include "cli/line.h"
#include "cli/report.h"
#include "cli/session.h"
#include "cli/words.h"
#include "rulesets/list.h"

#include <stdlib.h>
#include <string.h>

enum { WIDTH_LEAST = 40, WIDTH_MOST = 200 };

static void fill_tables(void *arg, struct complete_with *with)
{
	const struct session *s = arg;

	*with = (struct complete_with){ .commands = commands,
					.options = options,
					.rulesets = rulesets,
					.loaded = s->loaded,
					.n_loaded = s->n_loaded,
					.ruleset = s->ruleset,
					.last_ruleset = s->last_ruleset,
					.last_resolution = s->last_resolution };
}

static void greet(struct session *s)
{
	struct text out = { 0 };
	struct err e = { 0 };

	text_add(&out, "umpire " UMPIRE_VERSION ": help explains, Tab completes, Ctrl-D leaves.\n");
	session_print(s, &out, &e);
	report_error(s, &e);
}

/* The terminal may have been resized since the last line. */
static void fit_width(struct session *s)
{
	int width = line_columns();

	if (!getenv("COLUMNS"))
		s->width = width < WIDTH_LEAST  ? WIDTH_LEAST
			   : width > WIDTH_MOST ? WIDTH_MOST
						: width;
}

/* number is the line at fault; a person knows which. */
static void report_line(struct session *s, struct err *e, int number)
{
	int code;

	if (!s->line->terminal)
		err_at(e, s->line->name, number);
	code = report_error(s, e);
	if (code > s->status)
		s->status = code;
}

/* The line as it stands in the script, set off from what it brings. */
static int show_line(struct session *s, const char *line, struct err *e)
{
	struct text t = { 0 };

	if (!s->echo || s->line->terminal)
		return 0;
	text_addf(&t, "%s%s\n", *line && *line != '#' ? "> " : "", line);
	return session_print(s, &t, e);
}

static void run_line(struct session *s, struct words *w)
{
	char *line = text_copy(s->line->text); /* answers to questions take its place */
	int number = s->line->number;
	struct err e = { 0 };

	if (!line)
		err_set(&e, ERR_MEMORY, "no memory for a line");
	else if (show_line(s, line, &e) == 0 && words_split(line, w, &e) == 0 && w->n) {
		command_run(s, w->n, w->v, &e);
		words_caret(w, line, &e);
	}
	report_line(s, &e, number);
	free(line);
}

static void loop(struct session *s)
{
	struct words w = { 0 };
	struct err e = { 0 };
	enum line_got got = LINE_GOT;
	char prompt[80];

	while (!s->quit && !s->pipe_closed && got != LINE_END && got != LINE_FAILED) {
		if (s->line->terminal)
			fit_width(s);
		snprintf(prompt, sizeof prompt, "%.50s %s> ", s->ruleset ? s->ruleset : "umpire",
			 s->typed ? "typed" : "rolled");
		got = line_read(s->line, prompt, false, &e);
		if (got == LINE_GOT)
			run_line(s, &w);
	}
	report_line(s, &e, s->line->number);
	words_free(&w);
}

int interactive_run(struct session *s, FILE *in, const char *file)
{
	struct line line;
	bool terminal;

	line_open(&line, in, file ? file : "standard input", fill_tables, s);
	s->line = &line;
	s->interactive = terminal = line.terminal;
	if (terminal)
		greet(s);
	loop(s);
	s->line = NULL;
	s->interactive = false;
	line_close(&line);
	if (s->pipe_closed)
		return 1;
	return terminal ? 0 : s->status;
}

/* ---- commands ---- */

static int too_many(int argc, char **argv, int most, struct err *e)
{
	if (argc <= most)
		return 0;
	err_set(e, ERR_USAGE, "%s: '%s' is too much", argv[0], argv[most]);
	err_argument(e, argv[most]);
	return -1;
}

int cmd_history(struct session *s, int argc, char **argv, struct err *e)
{
	const struct history *h = s->line ? &s->line->history : NULL;
	struct text out = { 0 };
	int64_t last = HISTORY_MAX;

	if (too_many(argc, argv, 2, e) < 0)
		return -1;
	if (argc == 2 && (!text_int(argv[1], &last) || last < 0)) {
		err_set(e, ERR_USAGE, "history: '%s' is not a number of lines", argv[1]);
		err_argument(e, argv[1]);
		return -1;
	}
	for (int i = 0; h && i < h->n; i++)
		if (i >= h->n - last)
			text_addf(&out, "%5d  %s\n", i + 1, h->line[i]);
	return session_print(s, &out, e);
}

enum { KEY_TEXT = 96 };

static bool same_key(const char *a, const char *b)
{
	char key_a[KEY_TEXT], key_b[KEY_TEXT];

	snprintf(key_a, sizeof key_a, "%.*s", (int)strcspn(a, "="), a);
	snprintf(key_b, sizeof key_b, "%.*s", (int)strcspn(b, "="), b);
	return text_same(key_a, key_b);
}

/* The command's words with the changes: "key=value" replaces, "key=" takes the key out again. */
struct again {
	char **v; /* owned, as are the words */
	int n;
};

static bool again_add(struct again *a, const char *word)
{
	a->v[a->n] = text_copy(word);
	return a->v[a->n] && ++a->n;
}

static bool again_change(struct again *a, const char *word)
{
	const char *eq = strchr(word, '=');
	int i = 3;

	while (i < a->n && !same_key(a->v[i], word))
		i++;
	if (i < a->n) {
		free(a->v[i]);
		memmove(&a->v[i], &a->v[i + 1], (size_t)(a->n - i - 1) * sizeof *a->v);
		a->v[--a->n] = NULL;
	}
	return (eq && !eq[1]) || again_add(a, word);
}

static bool again_fill(struct again *a, const struct session *s, int argc, char **argv)
{
	bool ok = again_add(a, s->last_command) && again_add(a, s->last_ruleset) &&
		  again_add(a, s->last_resolution);

	for (int i = 0; ok && i < s->n_last; i++)
		ok = again_add(a, s->last_words[i]);
	for (int i = 1; ok && i < argc; i++)
		ok = again_change(a, argv[i]);
	return ok;
}

/* The words are copies, since the question that runs takes the place of the last one. */
int cmd_repeat(struct session *s, int argc, char **argv, struct err *e)
{
	struct again a = { 0 };
	int status;

	if (!s->last_command)
		return err_set(e, ERR_USAGE,
			       "there is nothing to repeat yet: roll or ask odds first");
	a.v = calloc((size_t)argc + (size_t)s->n_last + 4, sizeof *a.v);
	if (a.v && again_fill(&a, s, argc, argv))
		status = command_run(s, a.n, a.v, e);
	else
		status = err_set(e, ERR_MEMORY, "no memory to repeat");
	for (int i = 0; i < a.n; i++)
		free(a.v[i]);
	free(a.v);
	return status;
}

int cmd_quit(struct session *s, int argc, char **argv, struct err *e)
{
	if (too_many(argc, argv, 1, e) < 0)
		return -1;
	s->quit = true;
	return 0;
}
