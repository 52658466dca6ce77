/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_pty.c -- whole sessions on a pseudo-terminal: completion, history, typed dice, Ctrl-C, Ctrl-D.
 *
 * The session runs in a child whose terminal it is.  Nothing is sent before the output that it
 * answers has been seen, so no step hangs on time; a deadline only ends a test that has failed. */
#define _XOPEN_SOURCE 700 /* posix_openpt */

#include "check.h"
#include "cli/interactive.h"
#include "cli/line.h"
#include "cli/session.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { DEADLINE = 20000 /* milliseconds without a word */, SEEN_MAX = 65536 };

#define CTRL_C "\x03"
#define CTRL_D "\x04"
#define CTRL_P "\x10"

static char folder[] = "/tmp/umpire-pty-XXXXXX";

struct terminal {
	int fd;
	pid_t child;
	size_t n;
	char seen[SEEN_MAX]; /* what came since the last thing expected */
};

/* ---- the session ---- */

static void run_session(const char *tty)
{
	static struct session s;
	struct winsize size = { .ws_row = 40, .ws_col = 100 };
	int fd, status;

	setsid();
	fd = open(tty, O_RDWR);
	if (fd < 0)
		_exit(99);
	ioctl(fd, TIOCSCTTY, 0);
	ioctl(fd, TIOCSWINSZ, &size);
	dup2(fd, 0);
	dup2(fd, 1);
	dup2(fd, 2);
	setenv("TERM", "dumb", 1);
	setenv("INPUTRC", "/dev/null", 1);
	setenv("XDG_STATE_HOME", folder, 1);
	setenv("UMPIRE_DATA", "data", 1);
	unsetenv("COLUMNS");
	session_open(&s);
	status = interactive_run(&s, stdin, NULL);
	session_close(&s);
	fflush(NULL);
	_exit(status);
}

static bool start(struct terminal *t)
{
	const char *tty;

	memset(t, 0, sizeof *t);
	fflush(NULL);
	t->fd = posix_openpt(O_RDWR | O_NOCTTY);
	if (t->fd < 0 || grantpt(t->fd) || unlockpt(t->fd) || !(tty = ptsname(t->fd)))
		return false;
	t->child = fork();
	if (t->child == 0) {
		close(t->fd);
		run_session(tty);
	}
	return t->child > 0;
}

/* Adds what the session says next; false when it says nothing more. */
static bool hear(struct terminal *t)
{
	struct pollfd p = { .fd = t->fd, .events = POLLIN };
	ssize_t n;

	if (t->n + 1 >= sizeof t->seen || poll(&p, 1, DEADLINE) <= 0)
		return false;
	n = read(t->fd, t->seen + t->n, sizeof t->seen - t->n - 1);
	if (n <= 0)
		return false;
	for (ssize_t i = 0; i < n; i++) /* a NUL would hide the rest */
		if (!t->seen[t->n + (size_t)i])
			t->seen[t->n + (size_t)i] = ' ';
	t->n += (size_t)n;
	t->seen[t->n] = '\0';
	return true;
}

/* Waits for text and forgets everything up to its end. */
static bool expect(struct terminal *t, int row, const char *text)
{
	char *at;

	while (!(at = strstr(t->seen, text)))
		if (!hear(t)) {
			t_check(false, row, "waited for <%s>, saw <%s>", text, t->seen);
			return false;
		}
	at += strlen(text);
	t->n -= (size_t)(at - t->seen);
	memmove(t->seen, at, t->n + 1);
	return true;
}

static void type(struct terminal *t, const char *text)
{
	for (ssize_t n; *text; text += n) {
		n = write(t->fd, text, strlen(text));
		if (n <= 0)
			return;
	}
}

/* The exit code, -1 when it had to be killed or died of a signal. */
static int finish(struct terminal *t)
{
	int status = 0;

	while (hear(t))
		;
	close(t->fd); /* whoever still reads is hung up */
	if (waitpid(t->child, &status, 0) != t->child || !WIFEXITED(status))
		return -1;
	return WEXITSTATUS(status);
}

/* ---- steps: what is waited for, then what is typed ---- */

struct step {
	int row;
	const char *expect, *type;
	bool edits; /* only where readline is built in */
};

static int play(const struct step *steps, size_t n)
{
	static struct terminal t;
	bool ok = start(&t);

	t_check(ok, ROW, "no pseudo-terminal");
	for (size_t i = 0; ok && i < n; i++) {
		if (steps[i].edits && !line_edits())
			continue;
		ok = expect(&t, steps[i].row, steps[i].expect);
		if (ok)
			type(&t, steps[i].type);
	}
	if (!ok && t.child > 0)
		kill(t.child, SIGKILL);
	return finish(&t);
}

#define ROLLED "rules15-19 rolled> "
#define TYPED "rules15-19 typed> "
#define MORALE "Morale, 1d6, needs 3+"

static const struct step first_session[] = {
	{ ROW, "umpire rolled> ", "set ruleset rules15-19\r", false },
	/* completion: a resolution, a key, a choice, a key with a dot */
	{ ROW, ROLLED, "roll mor\t", true },
	{ ROW, "roll morale ", "cas\t", true },
	{ ROW, "casualties=", "2 class=\t\t", true },
	{ ROW, "a  b  c", "c\r", true },
	{ ROW, "1d6 shows", "", true },
	{ ROW, ROLLED, "roll cavalry-infantry infantry.cl\t", true },
	{ ROW, "infantry.class=", CTRL_C, true },
	/* Ctrl-C leaves the line, not the program */
	{ ROW, "^C", "", true },
	{ ROW, ROLLED, "roll mora", false },
	{ ROW, "roll mora", CTRL_C, false },
	{ ROW, ROLLED, CTRL_C, false },
	/* an error is told and changes nothing */
	{ ROW, ROLLED, "roll moral class=q\r", false },
	{ ROW, "class", "", false },
	{ ROW, ROLLED, "source typed\r", false },
	/* typed dice: an impossible face is asked for again */
	{ ROW, TYPED, "roll morale casualties=1\r", false },
	{ ROW, MORALE, "7\r", false },
	{ ROW, MORALE, "\r", false },
	{ ROW, MORALE, "?\r", false },
	{ ROW, "the die shows", "", false },
	{ ROW, MORALE, "4\r", false },
	{ ROW, "1d6 shows 4 (typed)", "", false },
	/* Ctrl-C leaves the throw, and what was to be resolved */
	{ ROW, TYPED, "roll morale casualties=1\r", false },
	{ ROW, MORALE, CTRL_C, false },
	{ ROW, "abandoned", "", false },
	/* the program throws this one */
	{ ROW, TYPED, "repeat casualties=2\r", false },
	{ ROW, MORALE, "r\r", false },
	{ ROW, "rolled:", "", false },
	/* dice in parts, and what is still open between them */
	{ ROW, TYPED, "set odds on\r", false },
	{ ROW, TYPED, "roll cavalry-infantry cavalry.type=heavy infantry.class=a\r", false },
	{ ROW, "2d6", "3\r", false },
	{ ROW, "Still open", "", false },
	{ ROW, "1d6 more: ", "4\r", false },
	{ ROW, "2d6 shows 3+4 = 7 (typed)", "", false },
	/* history */
	{ ROW, TYPED, "set voice quiet\r", false },
	{ ROW, TYPED, CTRL_P CTRL_P, true },
	{ ROW, "roll cavalry-infantry cavalry.type=heavy infantry.class=a", CTRL_C, true },
	{ ROW, TYPED, "history 2\r", false },
	{ ROW, "set voice quiet", "", false },
	{ ROW, TYPED, CTRL_D, false },
};

static void read_history(char *text, size_t size, struct stat *st)
{
	char path[100];
	FILE *file;
	size_t n = 0;

	snprintf(path, sizeof path, "%s/umpire/history", folder);
	memset(st, 0, sizeof *st);
	file = fopen(path, "r");
	if (file) {
		n = fread(text, 1, size - 1, file);
		fstat(fileno(file), st);
		fclose(file);
	}
	text[n] = '\0';
}

static void t_session(void)
{
	static char text[4096];
	struct stat st;

	CU_ASSERT_EQUAL(play(first_session, COUNT(first_session)), 0);
	read_history(text, sizeof text, &st);
	CU_ASSERT_EQUAL(st.st_mode & 0777, 0600);
	/* commands are kept; answers, and lines abandoned, are not */
	CU_ASSERT_PTR_NOT_NULL(strstr(text, "\nsource typed\n"));
	CU_ASSERT_PTR_NOT_NULL(strstr(text, "\nhistory 2\n"));
	CU_ASSERT_PTR_NULL(strstr(text, "roll mora\n"));
	CU_ASSERT_PTR_NULL(strstr(text, "\n7\n"));
	CU_ASSERT_PTR_NULL(strstr(text, "\n4\n"));
}

/* A session later on: the history is that of the one before. */
/* clang-format off */
static const struct step second_session[] = {
	{ ROW, "umpire rolled> ", "history 3\r", false },
	{ ROW, "set voice quiet", "", false },
	{ ROW, "umpire rolled> ", CTRL_P CTRL_P CTRL_P, true },
	{ ROW, "set voice quiet", CTRL_C, true },
	{ ROW, "umpire rolled> ", "quit\r", false },
};
/* clang-format on */

static void t_again(void)
{
	CU_ASSERT_EQUAL(play(second_session, COUNT(second_session)), 0);
}

static void remove_folder(void)
{
	char path[100];

	snprintf(path, sizeof path, "%s/umpire/history", folder);
	unlink(path);
	snprintf(path, sizeof path, "%s/umpire", folder);
	rmdir(path);
	rmdir(folder);
}

int main(void)
{
	static const struct t_test tests[] = {
		{ "a session", t_session },
		{ "the session after it", t_again },
	};
	int status;

	if (!mkdtemp(folder))
		return 1;
	status = t_main("pty", tests, COUNT(tests));
	remove_folder();
	return status;
}
