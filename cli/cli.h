/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cli.h -- the session every command works in, and the one table of commands.
 *
 * A command never prints an error and never exits: it fills the err it is given and returns -1.  Only
 * main.c turns that into text or JSON on standard error and into an exit code. */
#ifndef UMPIRE_CLI_CLI_H
#define UMPIRE_CLI_CLI_H

#include "base/err.h"
#include "base/text.h"
#include "chance/dice.h"
#include "rules/odds.h"
#include "rules/resolve.h"

#include <stdbool.h>
#include <stdio.h>

enum format { FORMAT_TEXT, FORMAT_JSON, FORMAT_TSV };
enum voice { VOICE_QUIET, VOICE_NORMAL, VOICE_FULL }; /* what players may hear ... the whole trace */

enum { SESSION_MAX = 32 }; /* overlays, rulings */

struct session {
	FILE *out;
	bool interactive;     /* a person types, one line at a time */
	enum format format;
	enum voice voice;
	bool color;
	int width;            /* columns of the terminal, 80 when unknown */

	const char *data;     /* --data, or NULL */
	char *ruleset;        /* what commands may leave out; owned, or NULL */
	struct rules *rules;  /* the ruleset loaded last, with overlays and rulings applied; owned */
	char *overlays[SESSION_MAX], *rulings[SESSION_MAX]; /* owned */
	int n_overlays, n_rulings;

	int64_t scale;        /* nanometres on the table for one rule inch */
	int64_t tolerance;    /* measuring tolerance, 0: off */
	char *generator;      /* owned, NULL: the default */
	struct rolled *rolled; /* owned; made when first needed */
	bool seed_given;
	uint64_t seed;
	bool typed;           /* who throws the dice */
	bool show_odds;       /* typed: the odds still open after each die */

	/* The last resolution, for `repeat`; owned. */
	char *last_ruleset, *last_resolution;
	char **last_words;    /* its key=value words */
	int n_last;
	bool quit;
	int status;           /* the worst exit code of a script so far */
};

/* What a command's arguments are, for completion and help. */
enum arg_kind {
	ARG_NONE, ARG_COMMAND, ARG_RULESET, ARG_RESOLUTION, ARG_INPUTS, ARG_TABLE, ARG_RULING,
	ARG_NOTATION, ARG_SETTING, ARG_WORD, ARG_FILE
};

enum { COMMAND_ARGS = 4 };

struct command {
	const char *name;
	const char *usage;    /* "RULESET RESOLUTION [key=value ...] [dice=F,F,...]" */
	const char *summary;  /* one line, no full stop */
	const char *detail;   /* paragraphs for help and the man page */
	const char *example;  /* a line that works, or NULL */
	enum arg_kind arg[COMMAND_ARGS]; /* the last one repeats */
	bool interactive;     /* makes sense only at the prompt or in a script */
	int (*run)(struct session *s, int argc, char **argv, struct err *e); /* argv[0] is the name */
};

extern const struct command commands[]; /* ends with a NULL name; in the order help lists them */

/* One row for each option: parsing, help, man page and shell completion walk it. */
struct option_row {
	char letter;          /* 0 for none */
	const char *name;     /* "format" */
	const char *argument; /* "text|json|tsv", or NULL */
	const char *help;
};
extern const struct option_row options[]; /* ends with a NULL name */

/* By name or unique prefix; NULL and *e with candidates or the nearest name. */
const struct command *command_find(const char *name, struct err *e);

/* Runs one command line already split into words. */
int command_run(struct session *s, int argc, char **argv, struct err *e);

#endif
