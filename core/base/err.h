/* SPDX-License-Identifier: GPL-3.0-or-later */
/* err.h -- an error is the caller's value; the first one sticks. */
#ifndef UMPIRE_BASE_ERR_H
#define UMPIRE_BASE_ERR_H

#include <stddef.h>

#if defined(__GNUC__)
#define PRINTF_LIKE(text, first) __attribute__((format(printf, text, first)))
#else
#define PRINTF_LIKE(text, first)
#endif

/* For the seldom half of a busy function: kept out of it, so that the busy half stays small. */
#if defined(__GNUC__)
#define SELDOM __attribute__((noinline))
#else
#define SELDOM
#endif

enum err_code {
	ERR_NONE,
	ERR_USAGE,   /* the request was wrong: unknown name, bad value, missing input */
	ERR_DATA,    /* a data file was wrong */
	ERR_DICE,    /* impossible, missing or surplus dice; a replay that does not fit */
	ERR_LIMIT,   /* a stated limit was passed */
	ERR_IO,      /* a file or the terminal failed */
	ERR_MEMORY,  /* no memory */
	ERR_STOPPED, /* the person at the table abandoned it */
	ERR_BUG      /* a rule broke a promise: hidden state, a total no table covers */
};

/* Zero-initialise before use; err_clear() makes a used one fit for use again. */
struct err {
	enum err_code code;
	int line, column;     /* 1-based; 0 where there is none */
	char file[160];       /* "" where there is none */
	char message[480];    /* what is wrong, and what would be right */
	char argument[80];    /* the word at fault; "" where there is none */
	char suggestion[120]; /* the nearest right thing; "" where there is none */
	char text[200];       /* the line that column points into; "" where there is none */
};

/* Record an error unless one is recorded already.  Always returns -1. */
int err_set(struct err *e, enum err_code code, const char *format, ...) PRINTF_LIKE(3, 4);

/* Add place, argument or suggestion to the recorded error, each only while it is unset. */
void err_at(struct err *e, const char *file, int line);
void err_caret(struct err *e, const char *text, int column);
void err_argument(struct err *e, const char *argument);
void err_suggest(struct err *e, const char *suggestion);

void err_clear(struct err *e);

/* The program's exit code for an error: 0, 1 (could not) or 2 (the request was wrong). */
int err_exit_code(const struct err *e);

/* Several errors, for files worth reading to the end: the first PROBLEMS_MAX are kept. */
enum { PROBLEMS_MAX = 20 };
struct problems {
	int n;                             /* kept in item[] */
	int total;                         /* found, kept or not */
	struct err item[PROBLEMS_MAX + 1]; /* the last is where the rest are thrown away */
};

/* A fresh error to fill in (by err_set and friends); never NULL: past the limit it is one
 * that is counted and thrown away. */
struct err *problems_add(struct problems *p);

#endif
