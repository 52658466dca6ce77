/* SPDX-License-Identifier: GPL-3.0-or-later */
/* help.c -- which page of help is meant. */
#include "cli/help.h"

#include "cli/help_pages.h"
#include "cli/session.h"
#include "rulesets/list.h"

#include <stdlib.h>
#include <string.h>

enum { NAMES_MAX = 64 };

/* The descriptor alone will do for what is compiled in; NULL and *e. */
static const struct ruleset *find_set(struct session *s, const char *name, struct err *e)
{
	const struct rules *rules;

	for (int i = 0; rulesets[i]; i++)
		if (text_same(rulesets[i]->name, name))
			return rulesets[i];
	rules = session_rules(s, name, e);
	return rules ? rules->set : NULL;
}

/* The resolution of exactly this name in the session's ruleset, else in whichever has it. */
static const struct resolution *find_anywhere(struct session *s, const char *name,
					      const struct ruleset **set)
{
	struct err quiet = { 0 };

	*set = s->ruleset ? find_set(s, s->ruleset, &quiet) : NULL;
	for (int k = -1; k < 0 || rulesets[k]; k++) {
		const struct ruleset *at = k < 0 ? *set : rulesets[k];

		for (int i = 0; at && at->resolutions[i]; i++)
			if (text_same(at->resolutions[i]->name, name)) {
				*set = at;
				return at->resolutions[i];
			}
	}
	return NULL;
}

static int no_such(const char *name, struct err *e)
{
	const char *names[NAMES_MAX + 1] = { NULL };
	char shown[TEXT_SHOWN];
	const char *near;
	int n = 0;

	for (int i = 0; commands[i].name && n < NAMES_MAX; i++)
		names[n++] = commands[i].name;
	for (int i = 0; rulesets[i] && n < NAMES_MAX; i++)
		names[n++] = rulesets[i]->name;
	for (int k = 0; rulesets[k]; k++)
		for (int i = 0; rulesets[k]->resolutions[i] && n < NAMES_MAX; i++)
			names[n++] = rulesets[k]->resolutions[i]->name;
	near = text_nearest(name, names);
	err_set(e, ERR_USAGE, "help: '%s' is no command, ruleset or resolution",
		text_shown(name, shown));
	err_argument(e, name);
	if (near)
		err_suggest(e, near);
	return -1;
}

/* An exact name goes before the beginning of one: of a command, a ruleset, a resolution. */
static int one_word(struct session *s, const char *name, struct text *out, struct err *e)
{
	struct err no_command = { 0 }, no_ruleset = { 0 };
	const struct command *c = command_find(name, &no_command);
	const struct ruleset *set;
	const struct resolution *res;

	if (c && (text_same(c->name, name) || !session_is_ruleset(s, name))) {
		help_command(s, c, out);
		return 0;
	}
	res = find_anywhere(s, name, &set);
	if (res && !session_is_ruleset(s, name)) {
		help_resolution(s, set, res, out);
		return 0;
	}
	set = find_set(s, name, &no_ruleset);
	if (!set)
		return no_such(name, e);
	help_ruleset(s, set, out);
	return 0;
}

static int two_words(struct session *s, const char *ruleset, const char *name, struct text *out,
		     struct err *e)
{
	const struct ruleset *set = find_set(s, ruleset, e);
	const struct resolution *res = set ? ruleset_find(set, name, e) : NULL;

	if (!res)
		return -1;
	help_resolution(s, set, res, out);
	return 0;
}

static int pick_page(struct session *s, int argc, char **argv, struct text *out, struct err *e)
{
	if (argc < 2) {
		help_summary(s, out);
		return 0;
	}
	if (argc == 2 && !strcmp(argv[1], "man")) {
		help_man(out);
		return 0;
	}
	if (argc == 3 && !strcmp(argv[1], "completion")) {
		if (!strcmp(argv[2], "bash")) {
			help_bash(out);
			return 0;
		}
		err_argument(e, argv[2]);
		return err_set(e, ERR_USAGE, "help completion: there is bash, not '%.40s'",
			       argv[2]);
	}
	if (argc == 2)
		return one_word(s, argv[1], out, e);
	if (argc == 3)
		return two_words(s, argv[1], argv[2], out, e);
	err_set(e, ERR_USAGE,
		"help takes a command, or a ruleset and a resolution; '%.40s' is too "
		"much",
		argv[3]);
	err_argument(e, argv[3]);
	return -1;
}

int cmd_help(struct session *s, int argc, char **argv, struct err *e)
{
	struct text out = { 0 };

	if (pick_page(s, argc, argv, &out, e) < 0) {
		text_free(&out);
		return -1;
	}
	return session_print(s, &out, e);
}
