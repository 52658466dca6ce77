/* SPDX-License-Identifier: GPL-3.0-or-later */
/* history.c -- lines in memory and, one by one, in the user's own file. */
#include "cli/history.h"

#include "base/text.h"
#include "cli/words.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The folder's path into out; -1 when the environment names none. */
static int find_folder(struct text *out)
{
	const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");

	if (state && state[0] == '/')
		text_addf(out, "%s/umpire", state);
	else if (home && home[0])
		text_addf(out, "%s/.local/state/umpire", home);
	return out->s && !out->failed ? 0 : -1;
}

/* The folder and those above it. */
static int make_folders(char *path)
{
	for (char *slash = path + 1; (slash = strchr(slash, '/')); slash++) {
		*slash = '\0';
		mkdir(path, 0700); /* what is missing shows at the last one */
		*slash = '/';
	}
	return mkdir(path, 0700) == 0 || errno == EEXIST ? 0 : -1;
}

static void forget_first(struct history *h, int n)
{
	for (int i = 0; i < n; i++)
		free(h->line[i]);
	memmove(h->line, h->line + n, (size_t)(h->n - n) * sizeof *h->line);
	h->n -= n;
}

static bool remember(struct history *h, const char *line)
{
	if (h->n == HISTORY_MAX)
		forget_first(h, 1);
	if (h->n == h->cap) {
		int cap = h->cap ? 2 * h->cap : 64;
		char **grown = realloc(h->line, (size_t)cap * sizeof *grown);

		if (!grown)
			return false;
		h->line = grown;
		h->cap = cap;
	}
	h->line[h->n] = text_copy(line);
	return h->line[h->n] && ++h->n;
}

/* Returns how many lines the file holds. */
static int read_lines(struct history *h, FILE *file)
{
	char *line = NULL;
	size_t cap = 0;
	ssize_t n;
	int lines = 0;

	for (; (n = getline(&line, &cap, file)) > 0; lines++) {
		if (line[n - 1] == '\n')
			line[n - 1] = '\0';
		if (n <= WORDS_LINE_MAX)
			remember(h, line);
	}
	free(line);
	return lines;
}

/* Writes what is kept to a file beside it that then takes its place. */
static void shorten(const struct history *h)
{
	struct text beside = { 0 };
	FILE *file;
	int fd;
	bool ok;

	text_addf(&beside, "%s.XXXXXX", h->path);
	fd = beside.failed ? -1 : mkstemp(beside.s); /* 0600 */
	file = fd < 0 ? NULL : fdopen(fd, "w");
	if (!file) {
		if (fd >= 0)
			close(fd);
		text_free(&beside);
		return;
	}
	for (int i = 0; i < h->n; i++)
		fprintf(file, "%s\n", h->line[i]);
	ok = !ferror(file);
	if (fclose(file) != 0 || !ok || rename(beside.s, h->path) != 0)
		unlink(beside.s);
	text_free(&beside);
}

int history_open(struct history *h, struct err *e)
{
	struct text path = { 0 };
	FILE *file = NULL;
	int fd = -1, lines;

	memset(h, 0, sizeof *h);
	if (find_folder(&path) == 0 && make_folders(path.s) == 0) {
		text_add(&path, "/history");
		fd = open(path.s, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
		file = fd < 0 ? NULL : fdopen(fd, "r+");
	}
	if (!file) {
		err_set(e, ERR_IO, "%s: history is not kept: %s", path.s ? path.s : "HOME",
			path.s ? strerror(errno) : "it is not set");
		if (fd >= 0)
			close(fd);
		text_free(&path);
		return -1;
	}
	h->path = path.s;
	lines = read_lines(h, file);
	fclose(file);
	if (lines > HISTORY_MAX)
		shorten(h);
	return 0;
}

void history_free(struct history *h)
{
	for (int i = 0; i < h->n; i++)
		free(h->line[i]);
	free(h->line);
	free(h->path);
	memset(h, 0, sizeof *h);
}

/* At once, so that a session that is killed keeps what was typed. */
static void append(const char *path, const char *line)
{
	struct text whole = { 0 };
	int fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
	ssize_t written = 0;

	text_addf(&whole, "%s\n", line);
	if (fd >= 0 && !whole.failed)
		written = write(fd, whole.s, whole.n);
	(void)written; /* a full disk loses history, not the session */
	if (fd >= 0)
		close(fd);
	text_free(&whole);
}

bool history_add(struct history *h, const char *line)
{
	if (!line[strspn(line, " \t\r")])
		return false;
	if (h->n && !strcmp(h->line[h->n - 1], line))
		return false;
	if (!remember(h, line))
		return false;
	if (h->path)
		append(h->path, line);
	return true;
}
