/* SPDX-License-Identifier: GPL-3.0-or-later */
/* resolve.h -- one resolution over any source of dice. */
#ifndef UMPIRE_RULES_RESOLVE_H
#define UMPIRE_RULES_RESOLVE_H

#include "rules/act.h"

/* One question: a resolution, its inputs and its outcome fields, `more` ones included. */
struct question {
	const struct rules *rules;
	const struct resolution *res;
	const struct inputs *in; /* complete; outlives the question */
	int n_outcome, n_state;
	struct field *outcome; /* n_outcome of them and an end; owned */
	char (*keys)[80];      /* keys of the `more` fields; owned */
};

/* Checks the inputs (inputs_complete and the resolution's own check).  -1 and *e. */
int question_open(struct question *q, const struct rules *rules, const struct resolution *res,
		  const struct inputs *in, struct err *e);
void question_close(struct question *q);

struct result {
	int64_t *value; /* n_outcome of the question's, owned */
	struct trace trace;
	struct ruling_set used;
};

/* Runs it once, with a trace.  -1 and *e (the dice's error); the result is then empty but safe to
 * free. */
int resolve(const struct question *q, struct dice *dice, struct result *out, struct err *e);
void result_free(struct result *r);

/* The same without a voice, for many rolls: state must hold n_state values, of which the first
 * n_outcome are the outcome.  -1 when the dice failed (their err says why). */
int resolve_quiet(const struct question *q, struct dice *dice, int64_t *state);

#endif
