/* SPDX-License-Identifier: GPL-3.0-or-later */
/* main.c -- from the command line to one command, a script or the prompt, and to an exit code. */
#include "cli/cmd.h"
#include "cli/help.h"
#include "cli/interactive.h"
#include "cli/options.h"
#include "cli/report.h"
#include "cli/session.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef UMPIRE_VERSION
#define UMPIRE_VERSION "unknown"
#endif

/* A closed standard stream would give its number to the next file that is opened; a stand-in that
 * reads as empty and refuses to be written keeps the number, and the error. */
static void hold_streams(void)
{
	for (int fd = 0; fd <= 2; fd++)
		if (fcntl(fd, F_GETFD) < 0)
			(void)!open("/dev/null", O_RDONLY);
}

static int run_script(struct session *s, const char *path)
{
	struct err e = { 0 };
	FILE *in = strcmp(path, "-") ? fopen(path, "r") : stdin;
	int status;

	if (!in) {
		err_set(&e, ERR_IO, "%s: %s", path, strerror(errno));
		err_argument(&e, path);
		return report_error(s, &e);
	}
	status = interactive_run(s, in, in == stdin ? NULL : path);
	if (in != stdin)
		fclose(in);
	return status;
}

/* "umpire roll rules15-19 morale -h" is about the resolution, "umpire roll -h" about roll. */
static int help_for(struct session *s, int argc, char **argv, struct err *e)
{
	static char help[] = "help";
	char *words[4] = { help };
	const struct command *c = argc ? command_find(argv[0], e) : NULL;
	bool asks = c && c->arg[1] == ARG_RESOLUTION && c->arg[2] == ARG_INPUTS;
	int n = 1;

	err_clear(e);
	if (asks && argc > 1)
		for (int i = 1; i < argc && i <= 2 && !strchr(argv[i], '='); i++)
			words[n++] = argv[i];
	else if (argc)
		words[n++] = argv[0];
	return cmd_help(s, n, words, e);
}

static int print_version(struct session *s, struct err *e)
{
	struct text out = { 0 };

	text_add(&out, "umpire " UMPIRE_VERSION "\n");
	return session_print(s, &out, e);
}

static int run_words(struct session *s, const struct invocation *inv, int argc, char **argv)
{
	struct err e = { 0 };

	if (inv->version)
		print_version(s, &e);
	else if (inv->help)
		help_for(s, argc, argv, &e);
	else if (inv->script && argc)
		err_set(&e, ERR_USAGE, "-f %s and the command '%s': give one of them", inv->script,
			argv[0]);
	else if (inv->script)
		return run_script(s, inv->script);
	else if (!argc)
		return interactive_run(s, stdin, NULL);
	else {
		s->look_up = true;
		command_run(s, argc, argv, &e);
	}
	return report_error(s, &e);
}

static int run(struct session *s, int argc, char **argv)
{
	struct invocation inv = { 0 };
	struct err e = { 0 };
	char **words = calloc((size_t)argc + 1, sizeof *words);
	int n, status;

	if (!words) {
		err_set(&e, ERR_MEMORY, "no memory");
		return report_error(s, &e);
	}
	if (options_take(s, argc, argv, words, &n, &inv, &e) < 0)
		status = report_error(s, &e);
	else
		status = run_words(s, &inv, n, words);
	free(words);
	return status;
}

int main(int argc, char **argv)
{
	static struct session s;
	int status;

	signal(SIGPIPE, SIG_IGN);
	hold_streams();
	session_open(&s);
	status = run(&s, argc > 0 ? argc - 1 : 0, argv + 1);
	session_close(&s);
	return status;
}
