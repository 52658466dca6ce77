/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cli.h -- the session every command works in, and the one table of commands.
 *
 * A command never prints an error and never exits: it fills the err it is given and returns -1.
 * Only report.c turns that into text or JSON on standard error, and only main.c into an exit code.
 * Output goes through session_print() (session.h), composed whole and written once. */
#ifndef UMPIRE_CLI_CLI_H
#define UMPIRE_CLI_CLI_H

#include "base/err.h"
#include "base/text.h"
#include "chance/dice.h"
#include "rules/odds.h"
#include "rules/resolve.h"

#include <stdbool.h>
#include <stdio.h>

struct line;

enum format { FORMAT_TEXT, FORMAT_JSON, FORMAT_TSV };
enum voice { VOICE_QUIET, VOICE_NORMAL, VOICE_FULL }; /* what players may hear ... whole trace */

enum {
	SESSION_MAX = 32, /* paths of --rules, rulings */
	LOADED_MAX = 64   /* rulesets loaded in one session */
};

struct session {
	FILE *out;
	bool interactive; /* a person types, one line at a time */
	enum format format;
	enum voice voice;
	bool color;
	int width; /* columns of the terminal, 80 when unknown */

	char *data;                       /* --data; owned, or NULL */
	char *ruleset;                    /* what commands may leave out; owned, or NULL */
	struct rules *rules;              /* the ruleset asked for last; one of loaded[], or NULL */
	struct rules *loaded[LOADED_MAX]; /* with overlays and rulings applied; owned */
	int n_loaded;
	bool look_up;                /* the only command of the process: part of a ruleset may do */
	struct rules *part;          /* that part; owned, or NULL */
	bool folders_loaded;         /* the rulesets of --rules FOLDER are among them */
	char *overlays[SESSION_MAX]; /* paths of --rules, files and folders; owned */
	char *rulings[SESSION_MAX];  /* KEY=CHOICE; owned */
	int n_overlays, n_rulings;
	struct problems *problems; /* several errors behind the one returned; owned, or NULL */

	int64_t scale;     /* nanometres on the table for one rule inch */
	int64_t tolerance; /* measuring tolerance, 0: off */
	char *generator;   /* owned, NULL: the default */
	bool seed_given;
	uint64_t seed;         /* of the next roll once seeded */
	bool seeded;           /* seed holds one, given or drawn */
	struct rolled *rolled; /* owned; made when first needed */
	bool typed;            /* who throws the dice */
	bool show_odds;        /* typed: the odds still open after each die */
	bool echo;             /* each line of a script is shown before it is run */

	/* The last question, for `repeat`; owned. */
	char *last_command; /* "roll", "odds", "worth" */
	char *last_ruleset, *last_resolution;
	char **last_words; /* its key=value words, by= and of= included, dice= left out */
	int n_last;
	struct line *line; /* where a person's or a script's lines come from; NULL: neither */
	bool quit;
	bool pipe_closed; /* nobody reads any more: leave without a word */
	int status;       /* the worst exit code of a script so far */
};

/* What a command's arguments are, for completion and help. */
enum arg_kind {
	ARG_NONE,
	ARG_COMMAND,
	ARG_RULESET,
	ARG_RESOLUTION,
	ARG_INPUTS,
	ARG_TABLE,
	ARG_RULING,
	ARG_NOTATION,
	ARG_SETTING,
	ARG_WORD,
	ARG_FILE
};

enum { COMMAND_ARGS = 4 };

struct command {
	const char *name;
	const char *usage;               /* "RULESET RESOLUTION [key=value ...] [dice=F,F,...]" */
	const char *summary;             /* one line, no full stop */
	const char *detail;              /* paragraphs for help and the man page */
	const char *example;             /* a line that works, or NULL */
	enum arg_kind arg[COMMAND_ARGS]; /* the last one repeats */
	bool interactive;                /* makes sense only at the prompt or in a script */
	int (*run)(struct session *s, int argc, char **argv,
		   struct err *e); /* argv[0] is the name */
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

/* Runs one command line already split into words; options among them hold for this line alone. */
int command_run(struct session *s, int argc, char **argv, struct err *e);

#endif
