/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd_list.c -- the rulesets, and the resolutions of each. */
#include "cli/cmd.h"
#include "cli/json.h"
#include "cli/page.h"
#include "cli/session.h"
#include "rulesets/list.h"

#include <stdlib.h>
#include <string.h>

static int too_many(int argc, char **argv, int most, struct err *e)
{
	if (argc <= most)
		return 0;
	err_set(e, ERR_USAGE, "%s: '%s' is one word too many", argv[0], argv[most]);
	err_argument(e, argv[most]);
	return -1;
}

/* The descriptor by its exact name: those compiled in need no data to be described. */
static const struct ruleset *descriptor(const struct session *s, const char *name)
{
	for (int i = 0; rulesets[i]; i++)
		if (!strcmp(rulesets[i]->name, name))
			return rulesets[i];
	for (int i = 0; i < s->n_loaded; i++)
		if (!strcmp(s->loaded[i]->set->name, name))
			return s->loaded[i]->set;
	return NULL;
}

/* ---- rulesets ---- */

static void set_text(const struct page *p, const struct ruleset *set)
{
	struct text lead = { 0 };

	text_addf(&lead, "%s  ", set->name);
	while (lead.n < 14)
		text_add(&lead, " ");
	page_wrap(p, (int)lead.n, 14, lead.s, set->title, INK_PLAIN);
	page_wrap(p, 14, 14, NULL, set->source, INK_DIM);
	text_free(&lead);
}

static void set_json(struct json_out *j, const struct ruleset *set)
{
	json_open(j, '{');
	json_member(j, "ruleset", json_text(set->name));
	json_member(j, "title", json_text(set->title));
	json_member(j, "source", json_text(set->source));
	json_close(j, '}');
}

static void print_sets(const struct session *s, const char *const *names, struct text *out)
{
	struct page p = { out, s->width, s->color };
	struct json_out j = { out, false };
	bool json = s->format == FORMAT_JSON;

	if (json) {
		json_open(&j, '{');
		json_key(&j, "rulesets");
		json_open(&j, '[');
	} else if (s->format == FORMAT_TSV) {
		text_add(out, "ruleset\ttitle\tsource\n");
	}
	for (int i = 0; names[i]; i++) {
		const struct ruleset *set = descriptor(s, names[i]);

		if (json)
			set_json(&j, set);
		else if (s->format == FORMAT_TSV)
			text_addf(out, "%s\t%s\t%s\n", set->name, set->title, set->source);
		else
			set_text(&p, set);
	}
	if (json)
		text_add(out, "]}\n");
}

int cmd_rulesets(struct session *s, int argc, char **argv, struct err *e)
{
	struct text out = { 0 };
	const char **names;

	if (too_many(argc, argv, 1, e) < 0)
		return -1;
	names = session_names(s, e);
	if (!names)
		return -1;
	print_sets(s, names, &out);
	free(names);
	return session_print(s, &out, e);
}

/* ---- list ---- */

static int name_width(const struct ruleset *set)
{
	int width = 0;

	for (const struct resolution *const *r = set->resolutions; *r; r++) {
		int w = text_width((*r)->name);

		width = w > width ? w : width;
	}
	return width;
}

static void list_text(const struct page *p, const struct ruleset *set)
{
	int width = name_width(set);
	struct text lead = { 0 };

	page_ink(p, INK_BOLD, set->name);
	text_addf(p->out, "  %s\n", set->title);
	for (const struct resolution *const *r = set->resolutions; *r; r++) {
		text_clear(&lead);
		text_add(&lead, "  ");
		page_pad(&lead, (*r)->name, width, false);
		text_add(&lead, (*r)->kind == LOOKUP ? "  look-up  " : "  dice     ");
		page_pad(&lead, (*r)->cite, 10, false);
		text_add(&lead, "  ");
		page_wrap(p, text_width(lead.s), text_width(lead.s), lead.s, (*r)->title,
			  INK_PLAIN);
	}
	text_free(&lead);
}

static void list_json(struct json_out *j, const struct ruleset *set)
{
	for (const struct resolution *const *r = set->resolutions; *r; r++) {
		json_open(j, '{');
		json_member(j, "ruleset", json_text(set->name));
		json_member(j, "resolution", json_text((*r)->name));
		json_member(j, "kind", json_text((*r)->kind == LOOKUP ? "lookup" : "resolution"));
		json_member(j, "cite", json_text((*r)->cite));
		json_member(j, "title", json_text((*r)->title));
		json_close(j, '}');
	}
}

static void list_tsv(struct text *out, const struct ruleset *set)
{
	for (const struct resolution *const *r = set->resolutions; *r; r++)
		text_addf(out, "%s\t%s\t%s\t%s\t%s\n", set->name, (*r)->name,
			  (*r)->kind == LOOKUP ? "lookup" : "resolution", (*r)->cite, (*r)->title);
}

static void print_lists(const struct session *s, const struct ruleset *const *sets,
			struct text *out)
{
	struct page p = { out, s->width, s->color };
	struct json_out j = { out, false };

	if (s->format == FORMAT_JSON) {
		json_open(&j, '{');
		json_key(&j, "resolutions");
		json_open(&j, '[');
	} else if (s->format == FORMAT_TSV) {
		text_add(out, "ruleset\tresolution\tkind\tcite\ttitle\n");
	}
	for (int i = 0; sets[i]; i++) {
		if (s->format == FORMAT_JSON)
			list_json(&j, sets[i]);
		else if (s->format == FORMAT_TSV)
			list_tsv(out, sets[i]);
		else
			list_text(&p, sets[i]);
	}
	if (s->format == FORMAT_JSON)
		text_add(out, "]}\n");
}

/* Every ruleset there is. */
static int list_all(struct session *s, struct text *out, struct err *e)
{
	const char **names = session_names(s, e);
	const struct ruleset *sets[LOADED_MAX + 1] = { NULL };

	if (!names)
		return -1;
	for (int i = 0; i < LOADED_MAX && names[i]; i++)
		sets[i] = descriptor(s, names[i]);
	free(names);
	print_lists(s, sets, out);
	return 0;
}

int cmd_list(struct session *s, int argc, char **argv, struct err *e)
{
	const struct ruleset *sets[2] = { NULL };
	struct text out = { 0 };
	struct rules *r;

	if (too_many(argc, argv, 2, e) < 0)
		return -1;
	if (argc < 2 && !s->ruleset)
		return list_all(s, &out, e) < 0 ? -1 : session_print(s, &out, e);
	r = session_rules(s, argc > 1 ? argv[1] : NULL, e);
	if (!r)
		return -1;
	sets[0] = r->set;
	print_lists(s, sets, &out);
	return session_print(s, &out, e);
}
