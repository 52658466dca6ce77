/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ruleset.c -- finding things of a ruleset by the names people type. */
#include "rules/ruleset.h"

#include "base/text.h"

#include <string.h>

enum { NAMES_MAX = 256 };

/* Several begin with the word: list those that do. */
static void refuse_several(const char *word, const char *const *names, struct err *e)
{
	const char *found[NAMES_MAX + 1];
	struct text list = { 0 };
	int n = 0;

	for (int i = 0; names[i]; i++)
		if (text_starts(names[i], word))
			found[n++] = names[i];
	found[n] = NULL;
	text_list(&list, found, "or");
	err_set(e, ERR_USAGE, "'%s' could be %s", word, list.s);
	err_suggest(e, list.s);
	text_free(&list);
}

enum { LISTED_MAX = 40 }; /* names that one message may list */

/* Nothing like it: all there are, or how many where they would fill the screen. */
static void refuse_none(const char *word, const char *const *names, const char *what,
			const char *set, struct err *e)
{
	struct text list = { 0 };
	char shown[TEXT_SHOWN];
	int n = 0;

	while (names[n])
		n++;
	if (n <= LISTED_MAX)
		text_list(&list, names, "and");
	else
		text_addf(&list, "%d others, such as %s", n, names[0]);
	err_set(e, ERR_USAGE, "%s has no %s '%s'; it has %s", set, what, text_shown(word, shown),
		list.s);
	text_free(&list);
}

/* The index of a name or unique prefix; -1 and *e.  "unknown <what> '...'". */
static int pick(const char *word, const char *const *names, const char *what, const char *set,
		struct err *e)
{
	int found = text_pick(word, names);
	const char *nearest;
	char shown[TEXT_SHOWN];

	if (found >= 0)
		return found;
	if (found == -2) {
		refuse_several(word, names, e);
	} else if ((nearest = text_nearest(word, names))) {
		err_set(e, ERR_USAGE, "%s has no %s '%s': did you mean '%s'?", set, what,
			text_shown(word, shown), nearest);
		err_suggest(e, nearest);
	} else {
		refuse_none(word, names, what, set, e);
	}
	err_argument(e, word);
	return -1;
}

const struct resolution *ruleset_find(const struct ruleset *set, const char *name, struct err *e)
{
	const char *names[NAMES_MAX + 1];
	int n = 0, found;

	for (; n < NAMES_MAX && set->resolutions[n]; n++)
		names[n] = set->resolutions[n]->name;
	names[n] = NULL;
	found = pick(name, names, "resolution", set->name, e);
	return found < 0 ? NULL : set->resolutions[found];
}

int rules_list(const struct rules *r, const char *name)
{
	for (int i = 0; i < r->n_lists; i++)
		if (text_same(r->lists[i].spec->name, name))
			return i;
	return -1;
}

int rules_ruling(const struct rules *r, const char *key)
{
	for (int i = 0; i < r->n_rulings; i++)
		if (text_same(r->rulings[i].key, key))
			return i;
	return -1;
}

int rules_rule(struct rules *r, const char *assignment, struct err *e)
{
	const char *keys[RULINGS_MAX + 1], *equals = strchr(assignment, '=');
	char key[80]; /* at least TEXT_SHOWN */
	size_t n = equals ? (size_t)(equals - assignment) : 0;
	int found;

	if (!equals || n == 0 || n >= sizeof key) {
		err_set(e, ERR_USAGE, "'%s' does not set a ruling: write KEY=CHOICE",
			text_shown(assignment, key));
		err_argument(e, assignment);
		return -1;
	}
	memcpy(key, assignment, n);
	key[n] = '\0';
	for (int i = 0; i < r->n_rulings; i++)
		keys[i] = r->rulings[i].key;
	keys[r->n_rulings] = NULL;
	found = pick(key, keys, "ruling", r->set->name, e);
	return found < 0 ? -1 : ruling_choose(&r->rulings[found], equals + 1, e);
}
