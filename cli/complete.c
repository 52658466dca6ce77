/* SPDX-License-Identifier: GPL-3.0-or-later */
/* complete.c -- finding out which argument of which command the cursor is in. */
#include "cli/complete.h"

#include "cli/complete_place.h"

#include <stdlib.h>
#include <string.h>

void candidates_free(struct candidates *c)
{
	for (int i = 0; i < c->n; i++)
		free(c->item[i].s);
	free(c->item);
	memset(c, 0, sizeof *c);
}

static bool has(const struct candidates *c, const char *s)
{
	for (int i = 0; i < c->n; i++)
		if (!strcmp(c->item[i].s, s))
			return true;
	return false;
}

static void add(struct candidates *c, const char *s, bool more)
{
	char *copy;

	if (c->n == c->cap) {
		int cap = c->cap ? 2 * c->cap : 32;
		struct candidate *item = realloc(c->item, (size_t)cap * sizeof *item);

		if (!item) {
			c->failed = true;
			return;
		}
		c->item = item;
		c->cap = cap;
	}
	copy = text_copy(s);
	c->failed = c->failed || !copy;
	if (copy)
		c->item[c->n++] = (struct candidate){ copy, more };
}

void place_offer(struct place *p, size_t skip, const char *s, bool more)
{
	p->out->from = p->at + skip;
	if (text_starts(s, p->word + skip) && !has(p->out, s))
		add(p->out, s, more);
}

void place_offer_all(struct place *p, size_t skip, const char *const *names)
{
	for (; names && *names; names++)
		place_offer(p, skip, *names, false);
}

/* What is known of one name while a list is searched: the exact one, or the only one it begins. */
struct pick {
	const void *exact, *begun;
	int n_begun;
};

static void pick_try(struct pick *k, const char *name, const char *word, const void *what)
{
	if (text_same(name, word))
		k->exact = what;
	if (text_starts(name, word) && what != k->begun) {
		k->begun = what;
		k->n_begun++;
	}
}

static const void *picked(const struct pick *k)
{
	if (k->exact)
		return k->exact;
	return k->n_begun == 1 ? k->begun : NULL;
}

const struct ruleset *place_ruleset(const struct complete_with *with, const char *name)
{
	struct pick k = { 0 };

	if (!name)
		return NULL;
	for (int i = 0; with->rulesets && with->rulesets[i]; i++)
		pick_try(&k, with->rulesets[i]->name, name, with->rulesets[i]);
	for (int i = 0; i < with->n_loaded; i++)
		pick_try(&k, with->loaded[i]->set->name, name, with->loaded[i]->set);
	return picked(&k);
}

static const struct resolution *find_resolution(const struct ruleset *set, const char *name)
{
	struct pick k = { 0 };

	for (int i = 0; set && name && set->resolutions[i]; i++)
		pick_try(&k, set->resolutions[i]->name, name, set->resolutions[i]);
	return picked(&k);
}

static const struct command *find_command(const struct complete_with *with, const char *name)
{
	struct pick k = { 0 };

	for (const struct command *c = with->commands; c->name; c++)
		pick_try(&k, c->name, name, c);
	return picked(&k);
}

/* The argument kind that follows, or ARG_NONE; lists of words go on, names do not. */
static int next_kind(const struct command *c, int a)
{
	enum arg_kind kind = c->arg[a];

	if (a + 1 < COMMAND_ARGS && c->arg[a + 1] != ARG_NONE)
		return a + 1;
	return kind == ARG_INPUTS || kind == ARG_RULING || kind == ARG_SETTING ? a : COMMAND_ARGS;
}

static const struct ruleset *default_set(const struct place *p)
{
	return place_ruleset(p->with, p->with->ruleset);
}

/* Takes one whole word as the a-th argument or, where that may be left out, as the one after it.
 * Returns the next argument; COMMAND_ARGS when the word fits nowhere. */
static int take_word(struct place *p, int a, const char *word)
{
	const struct ruleset *set = place_ruleset(p->with, word);

	p->before = word;
	if (p->command->arg[a] == ARG_COMMAND) {
		p->set = set ? set : default_set(p);
		if (set || find_command(p->with, word))
			return set ? next_kind(p->command, a) : COMMAND_ARGS;
		a = next_kind(p->command, a);
	}
	if (a < COMMAND_ARGS && p->command->arg[a] == ARG_RULESET) {
		if (set) {
			p->set = set;
			return next_kind(p->command, a);
		}
		a = default_set(p) ? next_kind(p->command, a) : COMMAND_ARGS;
	}
	if (a < COMMAND_ARGS && p->command->arg[a] == ARG_RESOLUTION) {
		p->set = p->set ? p->set : default_set(p);
		p->res = find_resolution(p->set, word);
		return p->res ? next_kind(p->command, a) : COMMAND_ARGS;
	}
	return a < COMMAND_ARGS ? next_kind(p->command, a) : a;
}

/* The option a word is, or NULL: --name, --name=value or -l. */
static const struct option_row *find_option(const struct complete_with *with, const char *word)
{
	struct pick k = { 0 };
	char name[64];
	size_t n;

	if (word[0] != '-' || !with->options)
		return NULL;
	for (const struct option_row *o = with->options; o->name; o++)
		if (word[1] && word[1] == o->letter && !word[2])
			return o;
	n = strcspn(word, "=");
	if (word[1] != '-' || n < 3 || n - 2 >= sizeof name)
		return NULL;
	memcpy(name, word + 2, n - 2);
	name[n - 2] = '\0';
	for (const struct option_row *o = with->options; o->name; o++)
		pick_try(&k, o->name, name, o);
	return picked(&k);
}

static void offer_bars(struct place *p, size_t skip, const char *choices)
{
	char one[64];

	while (choices && strchr(choices, '|')) {
		size_t n = strcspn(choices, "|");

		snprintf(one, sizeof one, "%.*s", (int)n, choices);
		place_offer(p, skip, one, false);
		choices += n + 1;
		if (!strchr(choices, '|'))
			place_offer(p, skip, choices, false);
	}
}

static void offer_option_value(struct place *p, size_t skip, const struct option_row *o)
{
	if (!strcmp(o->name, "ruleset"))
		for (int i = 0; p->with->rulesets && p->with->rulesets[i]; i++)
			place_offer(p, skip, p->with->rulesets[i]->name, false);
	offer_bars(p, skip, o->argument);
}

static void offer_options(struct place *p)
{
	const struct option_row *o = find_option(p->with, p->word);
	const char *eq = strchr(p->word, '=');
	char name[64];

	if (eq) {
		if (o)
			offer_option_value(p, (size_t)(eq - p->word) + 1, o);
		return;
	}
	for (o = p->with->options; o && o->name; o++) {
		snprintf(name, sizeof name, "--%s%s", o->name, o->argument ? "=" : "");
		place_offer(p, 0, name, o->argument != NULL);
	}
}

/* What may stand at argument a; where it may be left out, what follows it too.  Where a command's
 * name may stand so may a ruleset's. */
static void offer_from(struct place *p, int a)
{
	enum arg_kind kind = a < COMMAND_ARGS ? p->command->arg[a] : ARG_NONE;

	place_offer_kind(p, kind);
	if (kind == ARG_COMMAND)
		place_offer_kind(p, ARG_RULESET);
	if ((kind == ARG_COMMAND || kind == ARG_RULESET) && default_set(p)) {
		a = next_kind(p->command, a);
		p->set = default_set(p);
		place_offer_kind(p, a < COMMAND_ARGS ? p->command->arg[a] : ARG_NONE);
	}
}

static void offer_at(struct place *p, const struct words *w)
{
	const struct option_row *open = NULL;
	int a = 0;

	for (int i = 0; i < w->n; i++) {
		const struct option_row *o = find_option(p->with, w->v[i]);

		if (open || o) {
			open = !open && o->argument && !strchr(w->v[i], '=') ? o : NULL;
			continue;
		}
		if (p->command && a == COMMAND_ARGS)
			continue;
		if (!p->command || p->command->arg[a] != ARG_INPUTS)
			p->first = i + 1;
		if (p->command)
			a = take_word(p, a, w->v[i]);
		else if (!(p->command = find_command(p->with, w->v[i])))
			return;
	}
	if (open)
		offer_option_value(p, 0, open);
	else if (p->word[0] == '-')
		offer_options(p);
	else if (!p->command)
		place_offer_kind(p, ARG_COMMAND);
	else
		offer_from(p, a);
}

/* Whether line[from..cursor) has more than blanks: a comment. */
static bool in_comment(const char *line, size_t from, size_t cursor)
{
	for (; from < cursor; from++)
		if (!strchr(" \t", line[from]))
			return true;
	return false;
}

static void complete_words(const struct complete_with *with, const char *head, size_t cursor,
			   const char *rest, struct candidates *out)
{
	struct words before = { 0 }, after = { 0 };
	struct err e = { 0 };
	struct place p = { .with = with, .word = "", .at = cursor, .out = out };
	size_t end = 0;
	int whole;

	p.others = &before;
	p.after = &after;
	out->from = cursor;
	if (words_split(head, &before, &e) < 0) /* in quotes */
		goto done;
	words_split(rest, &after, &e); /* with an open quote: as if empty */
	whole = before.n;
	if (whole)
		end = before.end[whole - 1];
	if (in_comment(head, end, cursor))
		goto done;
	if (before.n && end == cursor) {
		before.n--;
		p.word = before.v[before.n];
		p.at = before.at[before.n];
	}
	if (strlen(p.word) == cursor - p.at) /* no quotes or backslashes in it */
		offer_at(&p, &before);
	before.n = whole;
done:
	words_free(&before);
	words_free(&after);
}

void complete(const struct complete_with *with, const char *line, size_t cursor,
	      struct candidates *out)
{
	struct text head = { 0 };

	candidates_free(out);
	if (cursor > strlen(line))
		cursor = strlen(line);
	text_add(&head, "");
	text_addn(&head, line, cursor);
	if (head.failed)
		out->failed = true;
	else
		complete_words(with, head.s, cursor, line + cursor, out);
	text_free(&head);
}
