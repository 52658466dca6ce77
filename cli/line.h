/* SPDX-License-Identifier: GPL-3.0-or-later */
/* line.h -- one line at a time from a person, a pipe or a file; line.c alone knows readline. */
#ifndef UMPIRE_CLI_LINE_H
#define UMPIRE_CLI_LINE_H

#include "base/err.h"
#include "cli/complete.h"
#include "cli/history.h"

#include <stdbool.h>
#include <stdio.h>

enum line_got {
	LINE_GOT,
	LINE_ABANDONED, /* Ctrl-C: the line is gone, the program goes on */
	LINE_END,       /* Ctrl-D or the end of the file */
	LINE_FAILED     /* reading failed: *e says why */
};

/* Fills *with for completion at the moment it is asked for. */
typedef void line_tables(void *arg, struct complete_with *with);

struct line {
	FILE *in;
	const char *name; /* of the file, for messages */
	bool terminal;    /* a person types: lines are edited, prompts shown */
	int number;       /* of the line read last, 1-based */
	char *text;       /* of the line read last; owned */
	size_t cap;
	struct history history;
	bool again;          /* set by the caller: the next read gives the same line once more */
	line_tables *tables; /* NULL: nothing is completed */
	void *arg;
};

/* Reads from in.  On a terminal (in and standard output are one) lines are edited, history is
 * kept and Ctrl-C is caught until line_close(). */
void line_open(struct line *l, FILE *in, const char *name, line_tables *tables, void *arg);
void line_close(struct line *l);

/* The next line without its newline, in l->text until the next call.  The prompt is shown on a
 * terminal only.  answer: it answers a question, and is neither completed nor kept in history. */
enum line_got line_read(struct line *l, const char *prompt, bool answer, struct err *e);

/* Whether lines are edited on a terminal: readline is built in. */
bool line_edits(void);

/* Columns of the terminal, 80 when unknown. */
int line_columns(void);

#endif
