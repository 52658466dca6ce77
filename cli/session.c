/* SPDX-License-Identifier: GPL-3.0-or-later */
/* session.c -- settings, seeds, what to repeat, and output that is written once. */
#include "cli/session.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { WIDTH_LEAST = 40, WIDTH_MOST = 200, WIDTH_USUAL = 80 };

/* COLUMNS, else what the terminal says, else 80. */
static int find_width(void)
{
	const char *env = getenv("COLUMNS");
	struct winsize size;
	int64_t width = 0;

	if (!env || !text_int(env, &width))
		width = 0;
	if (width <= 0 && !ioctl(STDOUT_FILENO, TIOCGWINSZ, &size))
		width = size.ws_col;
	if (width <= 0)
		return WIDTH_USUAL;
	return width < WIDTH_LEAST ? WIDTH_LEAST : width > WIDTH_MOST ? WIDTH_MOST : (int)width;
}

bool session_color_suits(void)
{
	const char *no_color = getenv("NO_COLOR"), *term = getenv("TERM");

	return !(no_color && *no_color) && term && strcmp(term, "dumb") != 0 &&
	       isatty(STDOUT_FILENO);
}

void session_open(struct session *s)
{
	memset(s, 0, sizeof *s);
	s->out = stdout;
	s->voice = VOICE_NORMAL;
	s->color = session_color_suits();
	s->width = find_width();
	s->scale = DISTANCE_INCH;
}

static void free_words(struct session *s)
{
	for (int i = 0; i < s->n_last; i++)
		free(s->last_words[i]);
	free(s->last_words);
	free(s->last_command);
	free(s->last_ruleset);
	free(s->last_resolution);
	s->last_words = NULL;
	s->last_command = s->last_ruleset = s->last_resolution = NULL;
	s->n_last = 0;
}

void session_close(struct session *s)
{
	session_forget(s);
	for (int i = 0; i < s->n_overlays; i++)
		free(s->overlays[i]);
	for (int i = 0; i < s->n_rulings; i++)
		free(s->rulings[i]);
	free_words(s);
	free(s->data);
	free(s->ruleset);
	free(s->generator);
	free(s->problems);
	rolled_free(s->rolled);
	memset(s, 0, sizeof *s);
}

int session_keep(char **owned, const char *value, struct err *e)
{
	char *copy = value ? text_copy(value) : NULL;

	if (value && !copy)
		return err_set(e, ERR_MEMORY, "no memory");
	free(*owned);
	*owned = copy;
	return 0;
}

static int keep_all(char **to, int *n, char *const *from, int n_from, struct err *e)
{
	for (int i = 0; i < n_from; i++) {
		if (session_keep(&to[i], from[i], e) < 0)
			return -1;
		*n = i + 1;
	}
	return 0;
}

int session_copy(struct session *to, const struct session *from, struct err *e)
{
	*to = *from;
	to->data = to->ruleset = to->generator = NULL;
	to->rules = to->part = NULL;
	to->n_loaded = to->n_overlays = to->n_rulings = to->n_last = 0;
	to->folders_loaded = false;
	memset(to->overlays, 0, sizeof to->overlays);
	memset(to->rulings, 0, sizeof to->rulings);
	to->problems = NULL;
	to->rolled = NULL;
	to->last_command = to->last_ruleset = to->last_resolution = NULL;
	to->last_words = NULL;
	if (session_keep(&to->data, from->data, e) < 0 ||
	    session_keep(&to->ruleset, from->ruleset, e) < 0 ||
	    session_keep(&to->generator, from->generator, e) < 0 ||
	    keep_all(to->overlays, &to->n_overlays, from->overlays, from->n_overlays, e) < 0 ||
	    keep_all(to->rulings, &to->n_rulings, from->rulings, from->n_rulings, e) < 0) {
		session_close(to);
		return -1;
	}
	return 0;
}

void session_take_back(struct session *to, struct session *copy)
{
	if (copy->last_command) {
		free_words(to);
		to->last_command = copy->last_command;
		to->last_ruleset = copy->last_ruleset;
		to->last_resolution = copy->last_resolution;
		to->last_words = copy->last_words;
		to->n_last = copy->n_last;
		copy->last_command = copy->last_ruleset = copy->last_resolution = NULL;
		copy->last_words = NULL;
		copy->n_last = 0;
	}
	free(to->problems);
	to->problems = copy->problems;
	copy->problems = NULL;
	if (!copy->seed_given || to->seed_given) {
		to->seed = copy->seed;
		to->seeded = copy->seeded;
	}
	to->quit |= copy->quit;
	to->pipe_closed |= copy->pipe_closed;
	session_close(copy);
}

/* ---- seeds ---- */

/* The seed after this one: mixed, so that neighbouring seeds do not give neighbouring series, and
 * kept to the 32 bits that every generator takes whole. */
static uint64_t next_seed(uint64_t seed)
{
	uint64_t z = seed + UINT64_C(0x9E3779B97F4A7C15);

	z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
	z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
	return (z ^ (z >> 31)) & UINT32_MAX;
}

void session_seed(struct session *s, uint64_t seed)
{
	s->seed = seed;
	s->seed_given = s->seeded = true;
}

struct rolled *session_rolled(struct session *s, uint64_t *seed, struct err *e)
{
	if (!s->seeded)
		s->seed = rolled_entropy();
	s->seeded = true;
	if (s->rolled)
		rolled_reseed(s->rolled, s->seed);
	else
		s->rolled = rolled_new(s->generator, s->seed, e);
	if (!s->rolled)
		return NULL;
	*seed = s->seed;
	s->seed = next_seed(s->seed);
	return s->rolled;
}

/* ---- what to repeat ---- */

static bool is_remembered(const char *word)
{
	return !text_starts(word, "dice=");
}

static bool remember_words(struct session *s, char **words, int n)
{
	s->last_words = calloc((size_t)n + 1, sizeof *s->last_words);
	if (!s->last_words)
		return false;
	for (int i = 0; i < n; i++) {
		if (!is_remembered(words[i]))
			continue;
		s->last_words[s->n_last] = text_copy(words[i]);
		if (!s->last_words[s->n_last])
			return false;
		s->n_last++;
	}
	return true;
}

void session_remember(struct session *s, const char *command, const char *ruleset,
		      const char *resolution, char **words, int n)
{
	struct session old = *s;

	s->last_words = NULL;
	s->n_last = 0;
	s->last_command = text_copy(command);
	s->last_ruleset = text_copy(ruleset);
	s->last_resolution = text_copy(resolution);
	if (!s->last_command || !s->last_ruleset || !s->last_resolution ||
	    !remember_words(s, words, n))
		free_words(s);
	free_words(&old);
}

/* ---- output ---- */

static int write_all(struct session *s, const char *text, size_t n, struct err *e)
{
	errno = 0;
	if (fwrite(text, 1, n, s->out) == n && !fflush(s->out))
		return 0;
	s->pipe_closed = errno == EPIPE;
	return err_set(e, ERR_IO, "standard output: %s", strerror(errno));
}

int session_print(struct session *s, struct text *t, struct err *e)
{
	int status = 0;

	if (t->failed)
		status = err_set(e, ERR_MEMORY, "no memory for the answer");
	else if (t->n)
		status = write_all(s, t->s, t->n, e);
	text_free(t);
	return status;
}
