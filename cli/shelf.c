/* SPDX-License-Identifier: GPL-3.0-or-later */
/* shelf.c -- the rulesets of a session, taken from the shelf only when a command needs them. */
#include "cli/data_path.h"
#include "cli/peek.h"
#include "cli/session.h"
#include "rules/data.h"
#include "rules/declared.h"
#include "rulesets/list.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static int count_compiled(void)
{
	int n = 0;

	while (rulesets[n])
		n++;
	return n;
}

static const struct ruleset *compiled(const char *name)
{
	for (int i = 0; rulesets[i]; i++)
		if (!strcmp(rulesets[i]->name, name))
			return rulesets[i];
	return NULL;
}

void session_forget(struct session *s)
{
	for (int i = 0; i < s->n_loaded; i++)
		rules_free(s->loaded[i]);
	rules_free(s->part);
	s->part = NULL;
	s->n_loaded = 0;
	s->rules = NULL;
	s->folders_loaded = false;
}

/* ---- reading ---- */

/* Overlays that belong to the ruleset, or that do not say whose they are (the loader will say
 * so); returns how many. */
static int overlays_for(const struct session *s, const char *ruleset, const char **paths)
{
	struct text whose = { 0 };
	int n = 0;

	for (int i = 0; i < s->n_overlays; i++) {
		if (peek_folder(s->overlays[i]))
			continue;
		peek_value(s->overlays[i], "house", "ruleset", &whose);
		if (!whose.n || text_same(whose.s, ruleset))
			paths[n++] = s->overlays[i];
	}
	text_free(&whose);
	return n;
}

/* Rulings typed as KEY=CHOICE, or RULESET/KEY=CHOICE for that ruleset alone. */
static int apply_rulings(const struct session *s, struct rules *r, struct err *e)
{
	for (int i = 0; i < s->n_rulings; i++) {
		const char *word = s->rulings[i], *slash = strchr(word, '/');
		size_t n = slash ? (size_t)(slash - word) : 0;

		if (slash && (strlen(r->set->name) != n || !text_starts(word, r->set->name)))
			continue;
		if (rules_rule(r, slash ? slash + 1 : word, e) < 0)
			return -1;
	}
	return 0;
}

/* Takes over what was loaded, or what went wrong. */
static struct rules *shelve(struct session *s, struct rules *r, struct problems *p, struct err *e)
{
	if (!r) {
		if (p->n)
			*e = p->item[0];
		else
			err_set(e, ERR_MEMORY, "no memory for the ruleset");
		free(s->problems);
		s->problems = p;
		return NULL;
	}
	free(p);
	if (s->n_loaded == LOADED_MAX) {
		err_set(e, ERR_LIMIT, "more than %d rulesets", LOADED_MAX);
		rules_free(r);
		return NULL;
	}
	if (apply_rulings(s, r, e) < 0) {
		rules_free(r);
		return NULL;
	}
	s->loaded[s->n_loaded++] = r;
	return r;
}

static struct rules *load_compiled(struct session *s, const struct ruleset *set, struct err *e)
{
	const char *overlays[SESSION_MAX];
	int n = overlays_for(s, set->name, overlays);
	struct problems *p = calloc(1, sizeof *p);
	struct text path = { 0 };
	struct rules *r;

	if (!p || data_path(s->data, set->name, &path, e) < 0) {
		free(p);
		text_free(&path);
		err_set(e, ERR_MEMORY, "no memory for the ruleset");
		return NULL;
	}
	r = rules_load(set, path.s, overlays, n, p);
	text_free(&path);
	return shelve(s, r, p, e);
}

struct rules *session_part(struct session *s, const char *ruleset, const char *resolution)
{
	const struct ruleset *set = ruleset ? compiled(ruleset) : NULL;
	const struct resolution *res;
	struct err e = { 0 };
	struct problems *p;
	struct text path = { 0 };

	if (!s->look_up || !set || !set->parts || s->n_overlays || s->n_rulings)
		return NULL;
	res = ruleset_find(set, resolution, &e);
	if (!res || data_path(s->data, set->name, &path, &e) < 0) {
		text_free(&path);
		return NULL;
	}
	p = calloc(1, sizeof *p);
	rules_free(s->part);
	s->part = p ? rules_load_part(set, path.s, res, p) : NULL;
	free(p);
	text_free(&path);
	return s->part;
}

static struct rules *load_folder(struct session *s, const char *path, struct err *e)
{
	const char *overlays[SESSION_MAX];
	struct problems *p = calloc(1, sizeof *p);
	struct text name = { 0 };
	int n;

	if (!p) {
		err_set(e, ERR_MEMORY, "no memory for the ruleset");
		return NULL;
	}
	peek_value(path, "ruleset", "name", &name);
	n = name.n ? overlays_for(s, name.s, overlays) : 0;
	text_free(&name);
	return shelve(s, declared_load(path, overlays, n, p), p, e);
}

/* ---- finding ---- */

/* One --rules folder; a name that is taken already is an error. */
static int shelve_folder(struct session *s, const char *path, struct err *e)
{
	struct rules *r = load_folder(s, path, e);
	const char *name;

	if (!r)
		return -1;
	name = r->set->name;
	for (int k = 0; k < s->n_loaded - 1; k++)
		if (text_same(s->loaded[k]->set->name, name))
			return err_set(e, ERR_DATA, "%s: there is a ruleset %s already", path,
				       name);
	if (compiled(name))
		return err_set(e, ERR_DATA,
			       "%s: %s is a ruleset of the program's own; change it by an overlay",
			       path, name);
	return 0;
}

static int load_folders(struct session *s, struct err *e)
{
	if (s->folders_loaded)
		return 0;
	for (int i = 0; i < s->n_overlays; i++)
		if (peek_folder(s->overlays[i]) && shelve_folder(s, s->overlays[i], e) < 0) {
			session_forget(s);
			return -1;
		}
	s->folders_loaded = true;
	return 0;
}

const char **session_names(struct session *s, struct err *e)
{
	const char **names;
	int n = count_compiled();

	if (load_folders(s, e) < 0)
		return NULL;
	names = calloc((size_t)n + (size_t)s->n_loaded + 1, sizeof *names);
	if (!names) {
		err_set(e, ERR_MEMORY, "no memory");
		return NULL;
	}
	for (int i = 0; i < n; i++)
		names[i] = rulesets[i]->name;
	for (int i = 0; i < s->n_loaded; i++)
		if (!compiled(s->loaded[i]->set->name))
			names[n++] = s->loaded[i]->set->name;
	return names;
}

bool session_is_ruleset(struct session *s, const char *word)
{
	struct err e = { 0 };
	const char **names = session_names(s, &e);
	bool found = false;

	for (int i = 0; names && names[i]; i++)
		found |= text_same(names[i], word);
	free(names);
	return found;
}

static void unknown(const char *name, const char *const *names, bool ambiguous, struct err *e)
{
	struct text list = { 0 };
	const char *near = text_nearest(name, names);
	char shown[TEXT_SHOWN];

	text_list(&list, names, "and");
	if (ambiguous)
		err_set(e, ERR_USAGE, "'%s' could be several rulesets: %s", text_shown(name, shown),
			list.s);
	else if (near)
		err_set(e, ERR_USAGE, "there is no ruleset '%s'", text_shown(name, shown));
	else
		err_set(e, ERR_USAGE, "there is no ruleset '%s'; there %s %s",
			text_shown(name, shown), names[0] && names[1] ? "are" : "is", list.s);
	err_argument(e, name);
	if (near && !ambiguous)
		err_suggest(e, near);
	text_free(&list);
}

/* An overlay for a ruleset that is not there would be left out without a word. */
static int check_overlays(struct session *s, const char *const *names, struct err *e)
{
	struct text whose = { 0 };

	for (int i = 0; i < s->n_overlays && !e->code; i++) {
		bool known = false;

		if (peek_folder(s->overlays[i]))
			continue;
		peek_value(s->overlays[i], "house", "ruleset", &whose);
		for (int k = 0; names[k]; k++)
			known |= text_same(names[k], whose.s);
		if (!known && whose.n) {
			unknown(whose.s, names, false, e);
			err_at(e, s->overlays[i], 0);
		}
	}
	text_free(&whose);
	return e->code ? -1 : 0;
}

static struct rules *take(struct session *s, const char *name, struct err *e)
{
	for (int i = 0; i < s->n_loaded; i++)
		if (!strcmp(s->loaded[i]->set->name, name))
			return s->loaded[i];
	return load_compiled(s, compiled(name), e);
}

struct rules *session_rules(struct session *s, const char *name, struct err *e)
{
	const char *wanted = name ? name : s->ruleset;
	const char **names = session_names(s, e);
	struct rules *r = NULL;
	int at;

	if (names && !wanted) {
		err_set(e, ERR_USAGE, "which ruleset? name it, or set it with -r");
	} else if (names && !check_overlays(s, names, e)) {
		at = text_pick(wanted, names);
		if (at < 0)
			unknown(wanted, names, at == -2, e);
		else
			r = take(s, names[at], e);
	}
	free(names);
	if (r)
		s->rules = r;
	return r;
}

/* ---- what lies over them ---- */

static int add(char **list, int *n, const char *what, const char *value, struct err *e)
{
	if (*n == SESSION_MAX)
		return err_set(e, ERR_LIMIT, "more than %d %s", SESSION_MAX, what);
	list[*n] = NULL;
	if (session_keep(&list[*n], value, e) < 0)
		return -1;
	(*n)++;
	return 0;
}

int session_add_rules(struct session *s, const char *path, struct err *e)
{
	struct stat st;

	if (stat(path, &st)) {
		err_set(e, ERR_USAGE, "%s: no such file or folder of house rules", path);
		err_argument(e, path);
		return -1;
	}
	session_forget(s);
	return add(s->overlays, &s->n_overlays, "overlays", path, e);
}

int session_add_ruling(struct session *s, const char *assignment, struct err *e)
{
	if (!strchr(assignment, '=')) {
		err_set(e, ERR_USAGE, "ruling '%s': give KEY=CHOICE", assignment);
		err_argument(e, assignment);
		return -1;
	}
	session_forget(s);
	return add(s->rulings, &s->n_rulings, "rulings", assignment, e);
}
