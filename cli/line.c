/* SPDX-License-Identifier: GPL-3.0-or-later */
/* line.c -- reading lines: readline on a terminal where it is built in, plainly elsewhere. */
#include "cli/line.h"

#include "cli/words.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <unistd.h>

enum { LINE_TOO_LONG = 1 << 20 }; /* no text of commands has such a line */

/* ---- signals: Ctrl-C must not end the program while a person types ---- */

static volatile sig_atomic_t interrupted, resized, continued;

static void on_signal(int number)
{
	if (number == SIGINT)
		interrupted = 1;
	else if (number == SIGWINCH)
		resized = 1;
	else
		continued = 1;
}

static void catch_signals(void (*handler)(int))
{
	struct sigaction action = { 0 };

	action.sa_handler = handler;
#ifdef UMPIRE_READLINE
	action.sa_flags = SA_RESTART; /* output is not cut short; a plain read must be */
#endif
	sigemptyset(&action.sa_mask);
	sigaction(SIGINT, &action, NULL);
	sigaction(SIGWINCH, &action, NULL);
	sigaction(SIGCONT, &action, NULL);
}

int line_columns(void)
{
	struct winsize size;

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
		return size.ws_col;
	return 80;
}

/* ---- plain lines ---- */

static bool keep_byte(struct line *l, size_t *n, int c)
{
	if (*n > WORDS_LINE_MAX + 1)
		return true; /* long enough to be refused */
	if (*n + 1 >= l->cap) {
		size_t cap = l->cap ? 2 * l->cap : 256;
		char *grown = realloc(l->text, cap);

		if (!grown)
			return false;
		l->text = grown;
		l->cap = cap;
	}
	l->text[(*n)++] = (char)(c ? c : 1); /* a NUL is no character of any command */
	return true;
}

static void drop_mark(char *text)
{
	if (!strncmp(text, "\xef\xbb\xbf", 3))
		memmove(text, text + 3, strlen(text + 3) + 1);
}

static enum line_got ended(struct line *l, struct err *e)
{
	if (interrupted && l->terminal) {
		clearerr(l->in);
		return LINE_ABANDONED;
	}
	if (!ferror(l->in))
		return LINE_END;
	err_set(e, ERR_IO, "cannot read: %s", strerror(errno));
	return LINE_FAILED;
}

static enum line_got read_plain(struct line *l, struct err *e)
{
	size_t n = 0, length = 0;
	int c;

	while ((c = getc(l->in)) != EOF && c != '\n') {
		if (++length > LINE_TOO_LONG) {
			err_set(e, ERR_LIMIT, "a line of more than %d bytes: not commands",
				LINE_TOO_LONG);
			return LINE_FAILED;
		}
		if (!keep_byte(l, &n, c)) {
			err_set(e, ERR_MEMORY, "no memory for a line");
			return LINE_FAILED;
		}
	}
	if (c == EOF && (!length || ferror(l->in)))
		return ended(l, e);
	if (!keep_byte(l, &n, ' ')) {
		err_set(e, ERR_MEMORY, "no memory for a line");
		return LINE_FAILED;
	}
	l->text[n - 1] = '\0';
	if (l->number == 0)
		drop_mark(l->text);
	return LINE_GOT;
}

/* ---- edited lines ---- */

#ifdef UMPIRE_READLINE

#include <readline/history.h>
#include <readline/readline.h>

static struct line *edited; /* the one readline works for */
static bool completing;
static struct candidates found;
static char *entered;
static bool done;

/* The k-th candidate, as readline wants it: what replaces its own idea of a word. */
static char *next_match(const char *text, int state)
{
	static size_t start;
	static int k;
	struct text whole = { 0 };

	if (!state) {
		k = 0;
		start = (size_t)rl_point - strlen(text);
	}
	if (k >= found.n)
		return NULL;
	text_add(&whole, "");
	if (found.from > start)
		text_addn(&whole, rl_line_buffer + start, found.from - start);
	text_add(&whole, found.item[k].s + (start > found.from ? start - found.from : 0));
	k++;
	return whole.s;
}

static char **match(const char *text, int start, int end)
{
	struct complete_with with = { 0 };

	(void)start;
	rl_attempted_completion_over = 1; /* never file names */
	candidates_free(&found);
	if (!completing || !edited || !edited->tables)
		return NULL;
	edited->tables(edited->arg, &with);
	complete(&with, rl_line_buffer, (size_t)end, &found);
	rl_completion_append_character = found.n == 1 && found.item[0].more ? '\0' : ' ';
	return rl_completion_matches(text, next_match);
}

static void on_line(char *text)
{
	entered = text;
	done = true;
	rl_callback_handler_remove();
}

static void edit_open(struct line *l)
{
	edited = l;
	rl_readline_name = "umpire";
	rl_catch_signals = 0;
	rl_catch_sigwinch = 0;
	rl_change_environment = 0;
	rl_instream = l->in;
	rl_attempted_completion_function = match;
	rl_completer_word_break_characters = " \t=,:";
	rl_sort_completion_matches = 0; /* the order of the tables says something */
	using_history();
	stifle_history(HISTORY_MAX);
	for (int i = 0; i < l->history.n; i++)
		add_history(l->history.line[i]);
}

static void edit_close(void)
{
	candidates_free(&found);
	clear_history();
	edited = NULL;
}

static void abandon(void)
{
	rl_free_line_state();
	rl_callback_sigcleanup();
	rl_callback_handler_remove();
	fputs("^C\n", stdout);
	fflush(stdout);
}

/* Waits for input with Ctrl-C let through here alone, so that none is lost or comes in the middle
 * of readline's work. */
static void edit_wait(struct line *l, const sigset_t *open)
{
	int fd = fileno(l->in), n;
	fd_set set;

	FD_ZERO(&set);
	FD_SET(fd, &set);
	n = pselect(fd + 1, &set, NULL, NULL, NULL, open);
	if (resized)
		rl_resize_terminal();
	if (continued) {
		rl_reset_after_signal();
		rl_forced_update_display();
	}
	resized = continued = 0;
	if (n > 0 && !interrupted)
		rl_callback_read_char();
}

static enum line_got take_entered(struct line *l, struct err *e)
{
	if (!entered) {
		putchar('\n');
		return LINE_END;
	}
	free(l->text);
	l->text = text_copy(entered);
	l->cap = l->text ? strlen(l->text) + 1 : 0;
	rl_free(entered);
	entered = NULL;
	if (l->text)
		return LINE_GOT;
	err_set(e, ERR_MEMORY, "no memory for a line");
	return LINE_FAILED;
}

static enum line_got read_edited(struct line *l, const char *prompt, struct err *e)
{
	sigset_t blocked, open;

	sigemptyset(&blocked);
	sigaddset(&blocked, SIGINT);
	sigaddset(&blocked, SIGWINCH);
	sigaddset(&blocked, SIGCONT);
	sigprocmask(SIG_BLOCK, &blocked, &open);
	interrupted = 0;
	done = false;
	rl_callback_handler_install(prompt, on_line);
	while (!done && !interrupted)
		edit_wait(l, &open);
	if (!done)
		abandon();
	sigprocmask(SIG_SETMASK, &open, NULL);
	return done ? take_entered(l, e) : LINE_ABANDONED;
}

static void edit_history(const char *text)
{
	add_history(text);
}

bool line_edits(void)
{
	return true;
}

#else

static bool completing;

static void edit_open(struct line *l)
{
	(void)l;
}

static void edit_close(void)
{
}

static enum line_got read_edited(struct line *l, const char *prompt, struct err *e)
{
	enum line_got got;

	interrupted = 0;
	fputs(prompt, stdout);
	fflush(stdout);
	got = read_plain(l, e);
	if (got == LINE_END || got == LINE_ABANDONED)
		putchar('\n');
	return got;
}

static void edit_history(const char *text)
{
	(void)text;
}

bool line_edits(void)
{
	return false;
}

#endif

/* ---- either ---- */

void line_open(struct line *l, FILE *in, const char *name, line_tables *tables, void *arg)
{
	struct err unkept = { 0 }; /* history then lasts as long as the session */

	memset(l, 0, sizeof *l);
	l->in = in;
	l->name = name;
	l->tables = tables;
	l->arg = arg;
	l->terminal = isatty(fileno(in)) && isatty(STDOUT_FILENO);
	if (!l->terminal)
		return;
	history_open(&l->history, &unkept);
	catch_signals(on_signal);
	edit_open(l);
}

void line_close(struct line *l)
{
	if (l->terminal) {
		edit_close();
		catch_signals(SIG_DFL);
	}
	history_free(&l->history);
	free(l->text);
	memset(l, 0, sizeof *l);
}

enum line_got line_read(struct line *l, const char *prompt, bool answer, struct err *e)
{
	enum line_got got;

	if (l->again) {
		l->again = false;
		return LINE_GOT;
	}
	completing = !answer;
	got = l->terminal ? read_edited(l, prompt, e) : read_plain(l, e);
	l->number++;
	if (got == LINE_GOT && !answer && history_add(&l->history, l->text) && l->terminal)
		edit_history(l->text);
	return got;
}
