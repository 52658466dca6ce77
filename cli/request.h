/* SPDX-License-Identifier: GPL-3.0-or-later */
/* request.h -- the words of roll, odds and worth as one question. */
#ifndef UMPIRE_CLI_REQUEST_H
#define UMPIRE_CLI_REQUEST_H

#include "cli/cli.h"

enum request_takes { REQUEST_DICE = 1, REQUEST_BY = 2, REQUEST_OF = 4 };

struct request {
	struct rules *rules; /* the session's */
	const struct resolution *res;
	struct inputs *in; /* owned */
	struct question q; /* open */
	bool typed;        /* dice= was given: */
	int *faces;        /* owned */
	int n_faces;
	int *by; /* outcome fields named by by=, owned; n_by 0: all */
	int n_by;
	const char *of; /* "FIELD=VALUE" of of=, or NULL; points into argv */
	char **words;   /* the key=value words, in argv */
	int n_words;
};

/* argv[0] is the command, then [RULESET] RESOLUTION key=value ...  takes says which of dice=, by=
 * and of= suit the command.  -1 and *e; *r is then freed. */
int request_read(struct session *s, int argc, char **argv, int takes, struct request *r,
		 struct err *e);
void request_free(struct request *r);

/* "FIELD=VALUE", or a flag alone, over the outcome.  -1 and *e. */
int request_event(const struct request *r, const char *event, int *field, int64_t *value,
		  struct err *e);

/* Says that dice= is at fault, when it is typed dice that failed. */
void request_blame_dice(struct err *e);

#endif
