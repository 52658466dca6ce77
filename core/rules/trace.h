/* SPDX-License-Identifier: GPL-3.0-or-later */
/* trace.h -- what was asked, thrown, added and looked up, in order, each with its citation. */
#ifndef UMPIRE_RULES_TRACE_H
#define UMPIRE_RULES_TRACE_H

#include "base/err.h"
#include "chance/throw.h"

#include <stdbool.h>

enum event_kind {
	EVENT_THROW,    /* label, faces, sides, value */
	EVENT_MODIFIER, /* side, label, value, cite: one row of a list that applied */
	EVENT_SUM,      /* side, label, value: a total the rows above add up to */
	EVENT_LINE,     /* label, value, cite: a rounding, a cap, a target compared */
	EVENT_ROW,      /* label, cite: the table row that was read */
	EVENT_SAY,      /* text: a sentence for the players */
	EVENT_REMIND    /* text: a sentence for the umpire (a ruling's, a duty, a move to make) */
};

struct event {
	enum event_kind kind;
	char *label;      /* or the sentence; owned */
	const char *side; /* "" for none; outlives the trace */
	const char *cite; /* rule number; outlives the trace */
	const char *clause;
	const char *source; /* THROW: which source, "rolled" ... */
	int value;
	int sides, n;         /* THROW */
	int *faces;           /* THROW: owned */
	const void *modifier; /* MODIFIER: the row */
};

struct trace { /* zero-initialise */
	int n, cap;
	struct event *event;
	bool failed; /* memory ran out: events are missing */
};

/* Appends e with copies of the label and of e->n faces (e's own label and faces are not looked at).
 */
void trace_add(struct trace *t, const struct event *e, const char *label, const int *faces);
void trace_clear(struct trace *t);
void trace_free(struct trace *t);

#endif
