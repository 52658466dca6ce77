/* SPDX-License-Identifier: GPL-3.0-or-later */
/* b_process.c -- whole processes: how long a look-up takes beside dicelab, and its peak memory. */
#define _DEFAULT_SOURCE
#include "bench.h"

#include <fcntl.h>
#include <spawn.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { RUNS = 200 };

/* Runs it with its output thrown away; returns seconds, or stops when it fails. */
static double run(char *const *argv, long *kilobytes)
{
	char *env[] = { "PATH=/usr/bin:/bin", "HOME=/nonexistent", NULL };
	posix_spawn_file_actions_t actions;
	struct rusage used;
	double start = bench_now();
	int status;
	pid_t pid;

	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
	posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
	if (posix_spawnp(&pid, argv[0], &actions, NULL, argv, env))
		bench_fail("a program could not be started");
	if (wait4(pid, &status, 0, &used) != pid || status)
		bench_fail("a program failed");
	posix_spawn_file_actions_destroy(&actions);
	*kilobytes = used.ru_maxrss;
	return bench_now() - start;
}

/* Medians of both, run in turns. */
static void versus(const char *what, char **ours, char **theirs, double bar)
{
	double a[RUNS], b[RUNS];
	long kilobytes;

	for (int i = 0; i < RUNS; i++) {
		a[i] = run(ours, &kilobytes);
		b[i] = run(theirs, &kilobytes);
	}
	double x = 1e6 * bench_median(a, RUNS), y = 1e6 * bench_median(b, RUNS);

	printf("%-46s %10.0f %10.0f %7.2f  (at most %g)%s\n", what, x, y, x / y, bar,
	       x / y > bar ? "  OVER" : "");
}

static void memory(char *umpire, const char *question)
{
	char words[256], *argv[24] = { umpire, "odds" }, *rest = NULL;
	int n = 2;
	long kilobytes;

	snprintf(words, sizeof words, "%s", question);
	for (char *w = strtok_r(words, " ", &rest); w && n < 23; w = strtok_r(NULL, " ", &rest))
		argv[n++] = w;
	run(argv, &kilobytes);
	printf("%-46.46s %9.1fM %10s %7s  (at most 16M)%s\n", question, (double)kilobytes / 1024,
	       "", "", kilobytes > 16 * 1024 ? "  OVER" : "");
}

static void bench_memory(char *umpire)
{
	static const char *const questions[] = {
		"rules15-19 morale class=c casualties=2 general=6in",
		"rules15-19 charge cavalry.type=heavy charge-move=12in distance=6in",
		"dice 20d6kh3",
		"dice 20d20kh1",
		"dice 100d6",
		"dice 400d200",
	};

	for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
		memory(umpire, questions[i]);
}

int main(int argc, char **argv)
{
	char script[] = "/tmp/umpire-bench-XXXXXX";
	char *umpire = argc > 1 ? argv[1] : "build/umpire";
	char *look[] = { umpire,    "odds",         "rules15-19",  "morale",
			 "class=c", "casualties=2", "general=6in", NULL };
	char *dicelab[] = { "dicelab", "-c", "-f", script, NULL };
	char *empty[] = { "true", NULL };
	int fd = mkstemp(script);

	if (fd < 0 || write(fd, "sum 2#d6\n", 9) != 9)
		bench_fail("no scratch file");
	close(fd);
	versus("a look-up (dicelab)", look, dicelab, 2);
	versus("an empty program (dicelab)", empty, dicelab, 2);
	unlink(script);
	bench_memory(umpire);
	return 0;
}
