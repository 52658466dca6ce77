/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd_check.c -- loads a ruleset's data, a folder or an overlay for its faults alone. */
#include "cli/cmd.h"
#include "cli/json.h"
#include "cli/peek.h"
#include "cli/session.h"
#include "rules/data.h"
#include "rulesets/list.h"

#include <stdlib.h>
#include <string.h>

/* The compiled-in ruleset whose data the folder says it is, or NULL. */
static const struct ruleset *data_of(const char *folder)
{
	const struct ruleset *set = NULL;
	struct text name = { 0 };

	peek_value(folder, "ruleset", "name", &name);
	for (int i = 0; rulesets[i]; i++)
		if (text_same(rulesets[i]->name, name.s))
			set = rulesets[i];
	text_free(&name);
	return set;
}

static int check_data(struct session *s, const struct ruleset *set, const char *folder,
		      struct err *e)
{
	struct problems *p = calloc(1, sizeof *p);
	struct rules *r;

	if (!p)
		return err_set(e, ERR_MEMORY, "no memory");
	r = rules_load(set, folder, NULL, 0, p);
	rules_free(r);
	if (r) {
		free(p);
		return 0;
	}
	*e = p->item[0];
	free(s->problems);
	s->problems = p;
	return -1;
}

/* As if it had been given with --rules: a folder is loaded when names are asked for, an overlay
 * with the ruleset it is for. */
static int check_path(struct session *s, const char *path, struct err *e)
{
	struct text whose = { 0 };
	const char **names = NULL;
	int status = session_add_rules(s, path, e);

	if (!status && peek_folder(path)) {
		names = session_names(s, e);
		status = names ? 0 : -1;
	} else if (!status) {
		peek_value(path, "house", "ruleset", &whose);
		if (!whose.n) {
			status = err_set(e, ERR_DATA,
					 "no [house] with title and ruleset: it is no overlay");
			err_at(e, path, 0);
		} else {
			status = session_rules(s, whose.s, e) ? 0 : -1;
		}
	}
	free(names);
	text_free(&whose);
	return status;
}

static int check_all(struct session *s, struct err *e)
{
	const char **names = session_names(s, e);
	int status = names ? 0 : -1;

	for (int i = 0; names && names[i] && !status; i++)
		status = session_rules(s, names[i], e) ? 0 : -1;
	free(names);
	return status;
}

/* The session is left as it was, whatever the path held. */
static int check_aside(struct session *s, const char *path, struct err *e)
{
	const struct ruleset *set = peek_folder(path) ? data_of(path) : NULL;
	struct session aside;
	int status;

	if (set)
		return check_data(s, set, path, e);
	if (session_copy(&aside, s, e) < 0)
		return -1;
	status = check_path(&aside, path, e);
	session_take_back(s, &aside);
	return status;
}

int cmd_check(struct session *s, int argc, char **argv, struct err *e)
{
	struct text out = { 0 };
	struct json_out j = { &out, false };

	if (argc > 2) {
		err_set(e, ERR_USAGE, "check: '%s' is one word too many", argv[2]);
		err_argument(e, argv[2]);
		return -1;
	}
	if ((argc > 1 ? check_aside(s, argv[1], e) : check_all(s, e)) < 0)
		return -1;
	if (s->format == FORMAT_JSON) {
		json_open(&j, '{');
		json_member(&j, "problems", json_array());
		json_close(&j, '}');
		text_add(&out, "\n");
	} else {
		text_add(&out, "no problems\n");
	}
	return session_print(s, &out, e);
}
