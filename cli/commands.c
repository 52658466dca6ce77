/* SPDX-License-Identifier: GPL-3.0-or-later */
/* commands.c -- the one table of commands, and running one line of words. */
#include "cli/cmd.h"
#include "cli/help.h"
#include "cli/interactive.h"
#include "cli/options.h"
#include "cli/session.h"
#include "cli/settings.h"
#include "cli/sheet.h"

#include <stdlib.h>
#include <string.h>

#define ASKS                                                                                       \
	{                                                                                          \
		ARG_RULESET, ARG_RESOLUTION, ARG_INPUTS                                            \
	}

const struct command commands[] = {
	{ "roll", "RULESET RESOLUTION [key=value ...] [dice=F,F,...]", "resolves once",
	  "Rolls the dice, or takes what the players threw: dice= gives the faces in the order in "
	  "which they are asked for. Look-ups ask for none. The ruleset may be left out with -r.\n"
	  "The answer says what happens and why: each throw, each modifier with the rule it comes "
	  "from, the row of the table, the rulings it hangs on and what to move and mark.",
	  "roll rules15-19 morale class=c casualties=2 general=6in support=3.5 dice=4", ASKS, false,
	  cmd_roll },
	{ "odds", "RULESET RESOLUTION [key=value ...] [by=FIELD,FIELD]",
	  "the exact chances of every outcome",
	  "From the same rules that roll runs: every throw is followed through and weighed, "
	  "nothing "
	  "is sampled. by= keeps the outcome fields named and adds up the rest. odds dice NOTATION "
	  "does the same for dice notation.",
	  "odds rules15-19 morale class=c casualties=2 by=result", ASKS, false, cmd_odds },
	{ "worth", "RULESET RESOLUTION [key=value ...] [of=FIELD=VALUE]",
	  "what each modifier is worth, in percentage points",
	  "For each modifier that applies, and for each that could, the exact chance of the event "
	  "with it and without it. of= names the event; without it the resolution's own is taken.",
	  "worth rules15-19 morale class=c casualties=2", ASKS, false, cmd_worth },
	{ "dice",
	  "NOTATION [dice=F,F,...]",
	  "rolls dice as people write them",
	  "NdS dS d% d66 dF; sums and differences; kh kl dh dl with a count; ! explodes; r rerolls "
	  "once, rr until; >=T >T <=T <T =T count successes on a pool; parentheses; A vs B "
	  "opposed; "
	  "AdS pairs BdS in sorted pairs. odds dice NOTATION gives the exact chances.",
	  "dice 4d6kh3",
	  { ARG_NOTATION },
	  false,
	  cmd_dice },
	{ "list",
	  "[RULESET]",
	  "the resolutions and look-ups of a ruleset",
	  "One line each with the rule's number; of every ruleset when none is named.",
	  "list rules15-19",
	  { ARG_RULESET, ARG_NONE },
	  false,
	  cmd_list },
	{ "rulesets",
	  "",
	  "the rulesets there are",
	  "Their names, titles and sources.",
	  "rulesets",
	  { ARG_NONE },
	  false,
	  cmd_rulesets },
	{ "show",
	  "RULESET [TABLE]",
	  "the umpire's sheet: tables and modifiers",
	  "Every list of modifiers, every table and every number of the ruleset with the rule it "
	  "comes from, or one of them.",
	  "show rules15-19",
	  { ARG_RULESET, ARG_TABLE, ARG_NONE },
	  false,
	  cmd_show },
	{ "rulings",
	  "RULESET [KEY[=CHOICE]]",
	  "where the source is silent, and how it is read",
	  "Lists the rulings; with a KEY explains one with its choices; with KEY=CHOICE sets it "
	  "for "
	  "the session (for a single command use --ruling).",
	  "rulings rules15-19 within",
	  { ARG_RULESET, ARG_RULING, ARG_NONE },
	  false,
	  cmd_rulings },
	{ "check",
	  "[PATH]",
	  "looks for faults in a ruleset's data or a house-rule overlay",
	  "Loads a folder of INI files or an overlay and lists everything that is wrong, with file "
	  "and line; without a PATH checks the data of every ruleset.",
	  "check",
	  { ARG_FILE, ARG_NONE },
	  false,
	  cmd_check },
	{ "help",
	  "[COMMAND | RULESET [RESOLUTION]]",
	  "help at three depths",
	  "A summary; a command or a ruleset; every input, outcome and throw of one resolution. "
	  "help man prints the man page, help completion bash the shell's completion.",
	  "help rules15-19 morale",
	  { ARG_COMMAND, ARG_RESOLUTION, ARG_NONE },
	  false,
	  cmd_help },
	{ "source",
	  "rolled|typed",
	  "who throws the dice",
	  "rolled: the program. typed: the players; each throw is asked for with what it is for "
	  "and "
	  "what is needed. An answer is the faces, as 4 5, 45 or 4,5; ? explains the throw, r "
	  "rolls it "
	  "and Ctrl-C abandons the resolution.",
	  NULL,
	  { ARG_WORD, ARG_NONE },
	  true,
	  cmd_source },
	{ "set",
	  "[NAME [VALUE]]",
	  "shows or changes a setting",
	  "Settings last until the end of the session.",
	  NULL,
	  { ARG_SETTING, ARG_WORD, ARG_NONE },
	  true,
	  cmd_set },
	{ "history",
	  "[N]",
	  "the lines typed so far",
	  "The last N of them.",
	  NULL,
	  { ARG_WORD, ARG_NONE },
	  true,
	  cmd_history },
	{ "repeat",
	  "[key=value ...]",
	  "asks the last question again, with what is given changed",
	  "repeat casualties=3 changes one input of the last roll, odds or worth and keeps the "
	  "rest.",
	  NULL,
	  { ARG_INPUTS },
	  true,
	  cmd_repeat },
	{ "quit", "", "leaves", "So does Ctrl-D.", NULL, { ARG_NONE }, true, cmd_quit },
	{ NULL, NULL, NULL, NULL, NULL, { ARG_NONE }, false, NULL }
};

enum { COMMANDS_MAX = 32 };

static void several(const char *name, struct err *e)
{
	const char *like[COMMANDS_MAX + 1] = { NULL };
	struct text list = { 0 };
	int n = 0;

	for (int i = 0; commands[i].name; i++)
		if (text_starts(commands[i].name, name))
			like[n++] = commands[i].name;
	text_list(&list, like, "or");
	err_set(e, ERR_USAGE, "'%s' could be %s", name, list.s);
	text_free(&list);
}

const struct command *command_find(const char *name, struct err *e)
{
	const char *names[COMMANDS_MAX + 1] = { NULL };
	char shown[TEXT_SHOWN];
	const char *near;
	int at;

	for (int i = 0; commands[i].name; i++)
		names[i] = commands[i].name;
	at = text_pick(name, names);
	if (at >= 0)
		return &commands[at];
	if (at == -2) {
		several(name, e);
	} else {
		err_set(e, ERR_USAGE, "there is no command '%s'; help lists them",
			text_shown(name, shown));
		near = text_nearest(name, names);
		if (near)
			err_suggest(e, near);
	}
	err_argument(e, name);
	return NULL;
}

/* A line with options of its own runs in a session of its own, which hands back the seed it came
 * to and what there is to repeat. */
static int run_aside(struct session *s, int argc, char **argv, struct err *e)
{
	struct session aside;
	struct invocation inv = { 0 };
	char **words = calloc((size_t)argc + 1, sizeof *words);
	int n, status;

	if (!words)
		return err_set(e, ERR_MEMORY, "no memory");
	if (session_copy(&aside, s, e) < 0) {
		free(words);
		return -1;
	}
	status = options_take(&aside, argc, argv, words, &n, &inv, e);
	if (!status && (inv.help || inv.version || inv.script))
		status = err_set(e, ERR_USAGE,
				 "-h, -V and -f are for the command line; here there "
				 "are help and source");
	if (!status)
		status = n ? command_run(&aside, n, words, e)
			   : err_set(e, ERR_USAGE, "options need a command; set keeps a setting");
	session_take_back(s, &aside);
	free(words);
	return status;
}

/* The command hears its own whole name, however short it was typed. */
static int run_named(struct session *s, const struct command *c, int argc, char **argv,
		     struct err *e)
{
	char **words = calloc((size_t)argc + 1, sizeof *words);
	char *name = text_copy(c->name);
	int status;

	if (words && name) {
		memcpy(words, argv, (size_t)argc * sizeof *words);
		words[0] = name;
		status = c->run(s, argc, words, e);
	} else {
		status = err_set(e, ERR_MEMORY, "no memory");
	}
	free(name);
	free(words);
	return status;
}

int command_run(struct session *s, int argc, char **argv, struct err *e)
{
	const struct command *c;

	if (options_any(argc, argv))
		return run_aside(s, argc, argv, e);
	c = command_find(argv[0], e);
	return c ? run_named(s, c, argc, argv, e) : -1;
}
