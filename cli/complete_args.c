/* SPDX-License-Identifier: GPL-3.0-or-later */
/* complete_args.c -- what each kind of argument can be: names, keys still free, values. */
#include "cli/complete_place.h"
#include "cli/settings.h"

#include <stdlib.h>
#include <string.h>

static void offer_commands(struct place *p)
{
	for (const struct command *c = p->with->commands; c->name; c++)
		place_offer(p, 0, c->name, false);
}

static void offer_rulesets(struct place *p)
{
	for (int i = 0; p->with->rulesets && p->with->rulesets[i]; i++)
		place_offer(p, 0, p->with->rulesets[i]->name, false);
	for (int i = 0; i < p->with->n_loaded; i++)
		place_offer(p, 0, p->with->loaded[i]->set->name, false);
}

static void offer_resolutions(struct place *p)
{
	for (int i = 0; p->set && p->set->resolutions[i]; i++)
		place_offer(p, 0, p->set->resolutions[i]->name, false);
}

static void offer_tables(struct place *p)
{
	if (!p->set)
		return;
	for (const struct modifier_spec *m = p->set->lists; m && m->name; m++)
		place_offer(p, 0, m->name, false);
	for (const struct table_spec *t = p->set->tables; t && t->name; t++)
		place_offer(p, 0, t->name, false);
}

/* "key choice choice": the key before '=', or a choice after it. */
static void offer_ruling(struct place *p, const char *ruling)
{
	const char *eq = strchr(p->word, '=');
	size_t n = strcspn(ruling, " ");
	char one[80];

	snprintf(one, sizeof one, "%.*s", (int)n, ruling);
	if (!eq) {
		place_offer(p, 0, one, true);
		return;
	}
	if (strlen(one) != (size_t)(eq - p->word) || !text_starts(p->word, one))
		return;
	for (ruling += n; *ruling; ruling += n) {
		ruling += strspn(ruling, " ");
		n = strcspn(ruling, " ");
		snprintf(one, sizeof one, "%.*s", (int)n, ruling);
		place_offer(p, (size_t)(eq - p->word) + 1, one, false);
	}
}

static void offer_rulings(struct place *p)
{
	for (int i = 0; p->set && p->set->rulings && p->set->rulings[i]; i++)
		offer_ruling(p, p->set->rulings[i]);
}

/* ---- inputs ---- */

/* "key" or "key=..." with this key. */
static bool has_key(const char *word, const char *key)
{
	size_t n = strcspn(word, "=");

	return n == strlen(key) && text_starts(word, key);
}

static bool given(const struct place *p, const char *key)
{
	for (int i = p->first; i < p->others->n; i++)
		if (has_key(p->others->v[i], key))
			return true;
	for (int i = 0; i < p->after->n; i++)
		if (has_key(p->after->v[i], key))
			return true;
	return false;
}

/* A flag that is off by default is given by its bare key. */
static void offer_key(struct place *p, const struct field *f)
{
	char key[96];

	if (given(p, f->key))
		return;
	if (f->type == FIELD_FLAG && !f->dflt) {
		place_offer(p, 0, f->key, false);
		return;
	}
	snprintf(key, sizeof key, "%s=", f->key);
	place_offer(p, 0, key, true);
}

/* dice=, by= and of= go with the commands whose usage has them. */
static void offer_keys(struct place *p)
{
	static const char *const special[] = { "dice=", "by=", "of=", NULL };
	char key[16];

	if (p->res)
		for (const struct field *f = p->res->inputs; f->key; f++)
			offer_key(p, f);
	for (int i = 0; special[i]; i++) {
		snprintf(key, sizeof key, "%.*s", (int)strlen(special[i]) - 1, special[i]);
		if (strstr(p->command->usage, special[i]) && !given(p, key))
			place_offer(p, 0, special[i], true);
	}
}

static void offer_value(struct place *p, size_t skip, const struct field *f);

/* An item's parts stand one after another; flags among them by name, anywhere. */
static void offer_part(struct place *p, size_t skip, const struct field *item)
{
	const char *value = p->word + skip;
	const char *comma = strrchr(value, ','), *colon;
	int part = 0;

	skip += comma ? (size_t)(comma - value) + 1 : 0;
	value = p->word + skip;
	for (colon = value; (colon = strchr(colon, ':')); colon++, part++)
		skip = (size_t)(colon - p->word) + 1;
	if (part < field_count(item) && item[part].type != FIELD_FLAG)
		offer_value(p, skip, &item[part]);
	for (const struct field *f = item; part && f->key; f++)
		if (f->type == FIELD_FLAG)
			place_offer(p, skip, f->key, false);
}

static void offer_value(struct place *p, size_t skip, const struct field *f)
{
	static const char *const flags[] = { "yes", "no", NULL };

	switch (f->type) {
	case FIELD_FLAG:
		place_offer_all(p, skip, flags);
		break;
	case FIELD_WORD:
		place_offer_all(p, skip, f->words);
		break;
	case FIELD_DISTANCE:
		if (f->max == DISTANCE_NONE)
			place_offer(p, skip, "none", false);
		break;
	case FIELD_LIST:
		if (f->item)
			offer_part(p, skip, f->item);
		break;
	case FIELD_END:
	case FIELD_INT:
	case FIELD_ANGLE:
	case FIELD_TEXT:
		break;
	}
}

/* Whether key is one of the names between commas before the last. */
static bool listed(const char *names, const char *key)
{
	while (strchr(names, ',')) {
		size_t n = strcspn(names, ",");

		if (n == strlen(key) && text_starts(names, key))
			return true;
		names += n + 1;
	}
	return false;
}

static void offer_by(struct place *p, size_t skip)
{
	const char *value = p->word + skip, *comma = strrchr(value, ',');
	size_t from = skip + (comma ? (size_t)(comma - value) + 1 : 0);

	for (const struct field *f = p->res->outcome; f->key; f++)
		if (!listed(value, f->key))
			place_offer(p, from, f->key, true);
}

/* of=FIELD=VALUE */
static void offer_of(struct place *p, size_t skip)
{
	const char *value = p->word + skip, *eq = strchr(value, '=');
	char key[96];

	for (const struct field *f = p->res->outcome; f->key; f++) {
		if (!eq) {
			snprintf(key, sizeof key, "%s=", f->key);
			place_offer(p, skip, key, true);
		} else if (has_key(value, f->key)) {
			offer_value(p, (size_t)(eq - p->word) + 1, f);
		}
	}
}

static void offer_inputs(struct place *p)
{
	const char *eq = strchr(p->word, '=');
	size_t skip = eq ? (size_t)(eq - p->word) + 1 : 0;

	if (!p->res && !p->set) {
		p->set = place_ruleset(p->with, p->with->last_ruleset);
		for (int i = 0; p->set && p->with->last_resolution && p->set->resolutions[i]; i++)
			if (text_same(p->set->resolutions[i]->name, p->with->last_resolution))
				p->res = p->set->resolutions[i];
	}
	if (!eq) {
		offer_keys(p);
		return;
	}
	if (!p->res)
		return;
	if (has_key(p->word, "by"))
		offer_by(p, skip);
	else if (has_key(p->word, "of"))
		offer_of(p, skip);
	for (const struct field *f = p->res->inputs; f->key; f++)
		if (has_key(p->word, f->key))
			offer_value(p, skip, f);
}

/* ---- the rest ---- */

static void offer_settings(struct place *p)
{
	const struct setting *chosen = NULL;

	for (const struct setting *s = settings; s->name; s++) {
		if (!p->before)
			place_offer(p, 0, s->name, false);
		else if (text_same(s->name, p->before))
			chosen = s;
	}
	if (chosen && chosen->words)
		place_offer_all(p, 0, chosen->words);
	else if (chosen && !strcmp(chosen->name, "ruleset"))
		offer_rulesets(p);
}

/* The words a usage names: "rolled|typed". */
static void offer_usage(struct place *p)
{
	const char *s = p->command->usage;
	char one[32];
	size_t n;

	if (!s || !strchr(s, '|') || strpbrk(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ "))
		return;
	for (;; s += n + 1) {
		s += strspn(s, "[");
		n = strcspn(s, "|]");
		snprintf(one, sizeof one, "%.*s", (int)n, s);
		place_offer(p, 0, one, false);
		if (s[n] != '|')
			return;
	}
}

void place_offer_kind(struct place *p, enum arg_kind kind)
{
	if (!p->set && kind != ARG_INPUTS)
		p->set = place_ruleset(p->with, p->with->ruleset);
	switch (kind) {
	case ARG_COMMAND:
		offer_commands(p);
		break;
	case ARG_RULESET:
		offer_rulesets(p);
		break;
	case ARG_RESOLUTION:
		offer_resolutions(p);
		break;
	case ARG_INPUTS:
		offer_inputs(p);
		break;
	case ARG_TABLE:
		offer_tables(p);
		break;
	case ARG_RULING:
		offer_rulings(p);
		break;
	case ARG_SETTING:
		offer_settings(p);
		break;
	case ARG_WORD:
		if (p->command->arg[0] == ARG_SETTING)
			offer_settings(p);
		else
			offer_usage(p);
		break;
	case ARG_NONE:
	case ARG_NOTATION:
	case ARG_FILE:
		break;
	}
}
