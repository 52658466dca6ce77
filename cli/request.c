/* SPDX-License-Identifier: GPL-3.0-or-later */
/* request.c -- reading a question's words; nothing is resolved unless all of them are right. */
#include "cli/request.h"

#include "cli/session.h"
#include "rulesets/list.h"

#include <stdlib.h>
#include <string.h>

void request_free(struct request *r)
{
	question_close(&r->q);
	inputs_free(r->in);
	free(r->faces);
	free(r->by);
	memset(r, 0, sizeof *r);
}

/* ---- which resolution ---- */

/* "umpire roll morale": the ruleset that has it is worth naming. */
static void name_owner(const char *word, struct err *e)
{
	char suggestion[120], shown[TEXT_SHOWN];

	for (int i = 0; rulesets[i]; i++) {
		const struct resolution *const *res = rulesets[i]->resolutions;

		for (int k = 0; res[k]; k++) {
			if (!text_same(res[k]->name, word))
				continue;
			err_clear(e);
			err_set(e, ERR_USAGE,
				"which ruleset? %s is in %s; name it, or set it with -r",
				text_shown(word, shown), rulesets[i]->name);
			err_argument(e, word);
			snprintf(suggestion, sizeof suggestion, "%s %s", rulesets[i]->name,
				 res[k]->name);
			err_suggest(e, suggestion);
			return;
		}
	}
}

/* Fills r->rules and r->res; returns how many words of argv they took, the command's included, or
 * -1. */
static int find_resolution(struct session *s, int argc, char **argv, int takes, struct request *r,
			   struct err *e)
{
	bool left_out = argc < 2 || (s->ruleset && !session_is_ruleset(s, argv[1]));
	int at = left_out ? 1 : 2;

	if (argc < 2 && !s->ruleset)
		return err_set(e, ERR_USAGE, "%s needs a ruleset and a resolution; list shows them",
			       argv[0]);
	if (takes == REQUEST_BY && argc > at)
		r->rules = session_part(s, left_out ? s->ruleset : argv[1], argv[at]);
	if (!r->rules)
		r->rules = session_rules(s, left_out ? NULL : argv[1], e);
	if (!r->rules) {
		if (!left_out && e->code == ERR_USAGE)
			name_owner(argv[1], e);
		return -1;
	}
	if (argc <= at || strchr(argv[at], '='))
		return err_set(e, ERR_USAGE, "%s %s: which resolution? 'list %s' shows them",
			       argv[0], r->rules->set->name, r->rules->set->name);
	r->res = ruleset_find(r->rules->set, argv[at], e);
	return r->res ? at + 1 : -1;
}

/* ---- words that are no inputs ---- */

void request_blame_dice(struct err *e)
{
	char message[sizeof e->message];

	if (e->code != ERR_DICE)
		return;
	memcpy(message, e->message, sizeof message);
	snprintf(e->message, sizeof e->message, "dice=: %.460s", message);
	err_argument(e, "dice");
}

static int read_dice(struct request *r, const char *list, struct err *e)
{
	int max = (int)strlen(list) + 1;
	int *faces = realloc(r->faces, (size_t)(r->n_faces + max) * sizeof *faces);

	if (!faces)
		return err_set(e, ERR_MEMORY, "no memory");
	r->faces = faces;
	r->typed = true;
	if (!typed_parse(list, 0, r->faces, &r->n_faces, r->n_faces + max, e))
		return 0;
	request_blame_dice(e);
	return -1;
}

static const char **outcome_names(const struct request *r)
{
	const char **names = calloc((size_t)r->q.n_outcome + 1, sizeof *names);

	for (int i = 0; names && i < r->q.n_outcome; i++)
		names[i] = r->q.outcome[i].key;
	return names;
}

static int no_outcome(const struct request *r, const char *by, const char *key,
		      const char *const *names, int found, struct err *e)
{
	struct text list = { 0 };
	char shown[TEXT_SHOWN];
	const char *near = text_nearest(key, names);

	text_list(&list, names, "and");
	err_set(e, ERR_USAGE,
		found == -2 ? "%s='%s' could be several outcome fields of %s: %s"
			    : "%s='%s' is no outcome field of %s; it has %s",
		by, text_shown(key, shown), r->res->name, list.s);
	err_argument(e, key);
	if (near && found == -1)
		err_suggest(e, near);
	text_free(&list);
	return -1;
}

/* The outcome field of that name or unique prefix; by is the word it was asked with. */
static int find_outcome(const struct request *r, const char *by, const char *key, struct err *e)
{
	const char **names = outcome_names(r);
	int at;

	if (!names)
		return err_set(e, ERR_MEMORY, "no memory");
	at = text_pick(key, names);
	if (at < 0)
		no_outcome(r, by, key, names, at, e);
	free(names);
	return at < 0 ? -1 : at;
}

static int add_by(struct request *r, const char *key, struct err *e)
{
	int at = find_outcome(r, "by", key, e);

	if (at < 0)
		return -1;
	for (int i = 0; i < r->n_by; i++)
		if (r->by[i] == at)
			return 0;
	r->by[r->n_by++] = at;
	return 0;
}

/* by=FIELD,FIELD once the outcome is known. */
static int read_by(struct request *r, const char *list, struct err *e)
{
	char *copy = text_copy(list), *next = copy;
	int status = 0;

	r->by = calloc((size_t)r->q.n_outcome + 1, sizeof *r->by);
	if (!r->by || !copy)
		status = err_set(e, ERR_MEMORY, "no memory");
	while (!status && next && r->by) {
		char *comma = strchr(next, ',');

		if (comma)
			*comma = '\0';
		status = add_by(r, next, e);
		next = comma ? comma + 1 : NULL;
	}
	free(copy);
	return status;
}

int request_event(const struct request *r, const char *event, int *field, int64_t *value,
		  struct err *e)
{
	const char *equals = strchr(event, '=');
	struct text key = { 0 };
	const struct field *f;
	int at;

	text_addn(&key, event, equals ? (size_t)(equals - event) : strlen(event));
	at = find_outcome(r, "of", key.s, e);
	text_free(&key);
	if (at < 0)
		return -1;
	f = &r->q.outcome[at];
	*field = at;
	if (!equals && f->type != FIELD_FLAG)
		return err_set(e, ERR_USAGE, "%s: which value? write %s=VALUE", event, f->key);
	if (equals && (!strcmp(equals + 1, "null") || !strcmp(equals + 1, "-")))
		*value = VALUE_NULL;
	else
		return field_parse(f, equals ? equals + 1 : "yes", r->in->scale, value, e);
	return 0;
}

/* ---- the whole ---- */

struct special {
	const char *key; /* with its '=' */
	int takes;
	const char *instead; /* who takes it */
};

static const struct special specials[] = { { "dice=", REQUEST_DICE, "roll" },
					   { "by=", REQUEST_BY, "odds" },
					   { "of=", REQUEST_OF, "worth" } };

static const struct special *find_special(const struct request *r, const char *word)
{
	for (size_t i = 0; i < sizeof specials / sizeof *specials; i++) {
		char key[8];

		if (!text_starts(word, specials[i].key))
			continue;
		snprintf(key, sizeof key, "%.*s", (int)strlen(specials[i].key) - 1,
			 specials[i].key);
		if (field_find(r->res->inputs, key) < 0)
			return &specials[i];
	}
	return NULL;
}

static int read_words(struct request *r, const char *command, int takes, const char **by,
		      struct err *e)
{
	for (int i = 0; i < r->n_words; i++) {
		const char *word = r->words[i];
		const struct special *x = find_special(r, word);
		const char *value = x ? word + strlen(x->key) : NULL;

		if (!x && inputs_word(r->in, word, e) < 0)
			return -1;
		if (!x)
			continue;
		if (!(x->takes & takes)) {
			err_set(e, ERR_USAGE, "%s takes no %s; %s does", command, x->key,
				x->instead);
			err_argument(e, word);
			return -1;
		}
		if (x->takes == REQUEST_DICE && read_dice(r, value, e) < 0)
			return -1;
		if (x->takes == REQUEST_BY)
			*by = value;
		if (x->takes == REQUEST_OF)
			r->of = value;
	}
	return 0;
}

static int read_all(struct session *s, int argc, char **argv, int takes, struct request *r,
		    struct err *e)
{
	int at = find_resolution(s, argc, argv, takes, r, e);
	const char *by = NULL;

	if (at < 0)
		return -1;
	r->in = inputs_new(r->res->inputs);
	if (!r->in)
		return err_set(e, ERR_MEMORY, "no memory");
	r->in->scale = s->scale;
	r->words = argv + at;
	r->n_words = argc - at;
	if (read_words(r, argv[0], takes, &by, e) < 0 ||
	    question_open(&r->q, r->rules, r->res, r->in, e) < 0)
		return -1;
	return by ? read_by(r, by, e) : 0;
}

int request_read(struct session *s, int argc, char **argv, int takes, struct request *r,
		 struct err *e)
{
	memset(r, 0, sizeof *r);
	if (!read_all(s, argc, argv, takes, r, e))
		return 0;
	request_free(r);
	return -1;
}
