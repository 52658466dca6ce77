/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edges.h -- where a measured distance lies so near an edge that the tape could turn the odds. */
#ifndef UMPIRE_CLI_EDGES_H
#define UMPIRE_CLI_EDGES_H

#include "cli/request.h"

struct edge {
	char input[120];    /* "general", "neighbours: left distance" */
	int64_t at;         /* as typed */
	int64_t side_at[2]; /* less and more by the tolerance */
	struct odds side[2];
};

struct edges { /* zero-initialise */
	int64_t tolerance;
	int n;
	struct edge *edge; /* owned */
};

/* Asks the odds of the fields by= names (else of the resolution's event) with each distance that
 * was given moved by the tolerance either way, and keeps those that differ.  Does nothing when no
 * tolerance is set.  -1 and *e. */
int edges_find(const struct session *s, const struct request *r, struct edges *out, struct err *e);
void edges_free(struct edges *x);

#endif
