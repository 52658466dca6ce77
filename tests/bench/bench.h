/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench.h -- two ways of doing one thing, timed in turns within one process; medians and ratio. */
#ifndef UMPIRE_TESTS_BENCH_BENCH_H
#define UMPIRE_TESTS_BENCH_BENCH_H

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { BENCH_ROUNDS = 21 };

static inline double bench_now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static inline int bench_compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static inline double bench_median(double *seconds, int n)
{
	qsort(seconds, (size_t)n, sizeof *seconds, bench_compare);
	return seconds[n / 2];
}

/* Seconds that one call takes, over as many calls as said. */
static inline double bench_time(void (*run)(void *), void *with, int calls)
{
	double start = bench_now();

	for (int i = 0; i < calls; i++)
		run(with);
	return (bench_now() - start) / calls;
}

/* One line of the table: medians in microseconds, the ratio and the bar it is held to. */
static inline void bench_versus(const char *what, void (*ours)(void *), void (*theirs)(void *),
				void *with, int calls, double bar)
{
	double a[BENCH_ROUNDS], b[BENCH_ROUNDS];

	ours(with);
	theirs(with);
	for (int i = 0; i < BENCH_ROUNDS; i++) {
		a[i] = bench_time(ours, with, calls);
		b[i] = bench_time(theirs, with, calls);
	}
	double x = 1e6 * bench_median(a, BENCH_ROUNDS), y = 1e6 * bench_median(b, BENCH_ROUNDS);

	printf("%-46s %10.3f %10.3f %7.2f  (at most %g)%s\n", what, x, y, x / y, bar,
	       x / y > bar ? "  OVER" : "");
}

/* One line of the table: a median held to a bar of its own, both in microseconds. */
static inline void bench_alone(const char *what, void (*ours)(void *), void *with, int calls,
			       double bar)
{
	double a[BENCH_ROUNDS];

	ours(with);
	for (int i = 0; i < BENCH_ROUNDS; i++)
		a[i] = bench_time(ours, with, calls);
	double x = 1e6 * bench_median(a, BENCH_ROUNDS);

	printf("%-46s %10.3f %10s %7s  (at most %g us)%s\n", what, x, "", "", bar,
	       x > bar ? "  OVER" : "");
}

static inline void bench_fail(const char *why)
{
	fprintf(stderr, "bench: %s\n", why);
	exit(1);
}

#endif
