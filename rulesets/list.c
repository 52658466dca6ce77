/* SPDX-License-Identifier: GPL-3.0-or-later */
/* list.c -- the only file that names all rulesets. */
#include "rulesets/list.h"

#include "base/text.h"
#include "rulesets/rules15_19/rules15_19.h"
#include "rulesets/shako/shako.h"

#include <stddef.h>

const struct ruleset *const rulesets[] = { &r15_ruleset, &shako_ruleset, NULL };

enum { NAMES = sizeof rulesets / sizeof rulesets[0] };

const struct ruleset *ruleset_named(const char *name, struct err *e)
{
	const char *names[NAMES], *nearest;
	struct text known = { 0 };
	char shown[TEXT_SHOWN];
	int i;

	for (i = 0; rulesets[i]; i++)
		names[i] = rulesets[i]->name;
	names[i] = NULL;
	i = text_pick(name, names);
	if (i >= 0)
		return rulesets[i];
	nearest = text_nearest(name, names);
	text_list(&known, names, "or");
	err_set(e, ERR_USAGE, "'%s' is no ruleset; known: %s", text_shown(name, shown), known.s);
	text_free(&known);
	err_argument(e, name);
	if (nearest)
		err_suggest(e, nearest);
	return NULL;
}
