/* SPDX-License-Identifier: GPL-3.0-or-later */
/* help_man.c -- the man page as troff, from the tables that help reads. */
#include "cli/help_pages.h"
#include "cli/settings.h"
#include "rulesets/list.h"

#include <string.h>

/* s as running text: nothing in it is taken for a request or an escape. */
static void plain(struct text *out, const char *s)
{
	if (*s == '.' || *s == '\'')
		text_add(out, "\\&");
	for (; *s; s++) {
		if (*s == '\\')
			text_add(out, "\\e");
		else if (*s == '-')
			text_add(out, "\\-");
		else if (*s == '\n')
			text_add(out, s[1] == '.' || s[1] == '\'' ? "\n.PP\n\\&" : "\n.PP\n");
		else
			text_addn(out, s, 1);
	}
}

static void line(struct text *out, const char *before, const char *s)
{
	text_add(out, before);
	plain(out, s);
	text_add(out, "\n");
}

static void section(struct text *out, const char *name)
{
	text_addf(out, ".SH %s\n", name);
}

/* A tagged paragraph: name in bold, then its argument, then what it means. */
static void entry(struct text *out, const char *name, const char *argument, const char *meaning)
{
	text_add(out, ".TP\n\\fB");
	plain(out, name);
	text_add(out, "\\fR");
	if (argument && argument[0]) {
		text_add(out, " ");
		plain(out, argument);
	}
	line(out, "\n", meaning);
}

static void begin(struct text *out)
{
	text_add(out, ".\\\" SPDX-License-Identifier: GPL-3.0-or-later\n"
		      ".\\\" Printed by umpire help man.\n"
		      ".TH UMPIRE 1 \"\" \"umpire " UMPIRE_VERSION "\" \"User Commands\"\n");
	section(out, "NAME");
	line(out, "", "umpire - resolves and explains what wargames leave to dice");
	section(out, "SYNOPSIS");
	text_add(out, ".B umpire\n[\\fIOPTIONS\\fR] [\\fICOMMAND\\fR [\\fIARGUMENTS\\fR]]\n.br\n"
		      ".B umpire\n\\fB\\-f\\fR \\fIFILE\\fR\n");
	section(out, "DESCRIPTION");
	line(out, "",
	     "Resolves an event of a game from what was measured and thrown, or rolls the dice "
	     "itself; says what happens and why, with the rule each step comes from; and gives the "
	     "exact chances of the same thing, from the same rules.");
	line(out, ".PP\n",
	     "Without a command it is a prompt on a terminal, with completion and history; "
	     "elsewhere it reads commands from standard input, one a line. In such a script # "
	     "starts a comment, words are parted by blanks and may stand in quotes, and a line "
	     "that "
	     "is wrong does not stop the lines after it.");
	line(out, ".PP\n",
	     "Inputs are written key=value. A flag takes yes or no, and its bare key means yes. "
	     "Distances are what the tape says: 7.5, 7.5in, 7 1/2\", 19cm, 1ft 6in or none; a "
	     "number alone is inches of the rules. Commands, rulesets and resolutions may be "
	     "shortened as far as they stay clear.");
}

static void options_section(struct text *out)
{
	char name[64];

	section(out, "OPTIONS");
	line(out, "", "Options may stand before or after the command.");
	for (const struct option_row *o = options; o->name; o++) {
		if (o->letter)
			snprintf(name, sizeof name, "-%c, --%s", o->letter, o->name);
		else
			snprintf(name, sizeof name, "--%s", o->name);
		entry(out, name, o->argument, o->help);
	}
}

static void command_entry(struct text *out, const struct command *c)
{
	entry(out, c->name, c->usage, c->summary);
	line(out, ".IP\n", c->detail);
	if (c->example)
		line(out, ".IP\nExample: umpire ", c->example);
}

static void commands_sections(struct text *out)
{
	section(out, "COMMANDS");
	for (const struct command *c = commands; c->name; c++)
		if (!c->interactive)
			command_entry(out, c);
	section(out, "COMMANDS OF THE PROMPT AND OF SCRIPTS");
	for (const struct command *c = commands; c->name; c++)
		if (c->interactive)
			command_entry(out, c);
	section(out, "SETTINGS");
	for (const struct setting *s = settings; s->name; s++)
		entry(out, s->name, s->usage, s->help);
}

static void rulesets_section(struct text *out)
{
	section(out, "RULESETS");
	for (int i = 0; rulesets[i]; i++) {
		entry(out, rulesets[i]->name, NULL, rulesets[i]->title);
		line(out, ".IP\n", rulesets[i]->source);
	}
}

static void end(struct text *out)
{
	section(out, "EXIT STATUS");
	entry(out, "0", NULL, "Done.");
	entry(out, "1", NULL, "It could not: a file, the terminal, memory, a stated limit.");
	entry(out, "2", NULL,
	      "The request was wrong: an unknown name, a bad value, dice that cannot be, a bad "
	      "data "
	      "file. Nothing is resolved. A script exits with the worst of its lines.");
	section(out, "ENVIRONMENT");
	entry(out, "UMPIRE_DATA", NULL, "The folder of the rulesets' data, as --data.");
	entry(out, "XDG_STATE_HOME", NULL, "Where the history is kept; see FILES.");
	entry(out, "NO_COLOR", NULL, "When set and not empty, nothing is colored.");
	entry(out, "COLUMNS", NULL, "The width to print for, before what the terminal says.");
	section(out, "FILES");
	entry(out, "$XDG_STATE_HOME/umpire/history", NULL,
	      "The lines typed at the prompt; ~/.local/state stands where XDG_STATE_HOME is not "
	      "set.");
	section(out, "SEE ALSO");
	line(out, "", "readline(3), for the keys that edit a line.");
}

void help_man(struct text *out)
{
	begin(out);
	options_section(out);
	commands_sections(out);
	rulesets_section(out);
	end(out);
}
