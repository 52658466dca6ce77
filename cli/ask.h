/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ask.h -- typed dice asked for one throw at a time, each with what it is for. */
#ifndef UMPIRE_CLI_ASK_H
#define UMPIRE_CLI_ASK_H

#include "cli/cli.h"

/* One resolution's questions.  Throws answered are kept, for the odds still open. */
struct ask {
	struct session *s;
	const struct question *q; /* NULL: no odds are shown (dice notation) */
	struct recorded *known;   /* owned */
	int **faces;              /* what they point to; owned */
	int n_known, cap;
};

void ask_begin(struct ask *a, struct session *s, const struct question *q);
void ask_end(struct ask *a);

/* A typed_ask whose asker is a struct ask: typed_init(&t, given, n, ask_faces, &ask).  Reads
 * from s->line; without one (a single command) too few dice are an error.  ERR_STOPPED when
 * abandoned. */
int ask_faces(void *asker, const struct throw *t, int *faces, int have, int want, struct err *e);

/* "Infantry form square, 1d6, needs 4+ after +1: " */
void ask_prompt(const struct throw *t, int have, int want, struct text *out);

#endif
