/* SPDX-License-Identifier: GPL-3.0-or-later */
/* help_pages.c -- the two upper depths: all there is, one command, one ruleset. */
#include "cli/help_pages.h"

#include "cli/json.h"
#include "cli/settings.h"
#include "cli/write.h"
#include "rulesets/list.h"

enum { LEAD = 24 };

/* ---- the summary ---- */

static void option_lead(const struct option_row *o, char buf[64])
{
	snprintf(buf, 64, "  %c%c%s--%s%s%s", o->letter ? '-' : ' ', o->letter ? o->letter : ' ',
		 o->letter ? ", " : "  ", o->name, o->argument ? " " : "",
		 o->argument ? o->argument : "");
}

/* A name and what it means; a name too long for its column stands on a line of its own. */
static void entry(const struct page *p, const char *lead, const char *meaning)
{
	if (text_width(lead) < LEAD) {
		page_wrap(p, LEAD, LEAD, lead, meaning, INK_PLAIN);
		return;
	}
	text_addf(p->out, "%s\n", lead);
	page_wrap(p, LEAD, LEAD, NULL, meaning, INK_PLAIN);
}

static void heading(const struct page *p, const char *s)
{
	page_ink(p, INK_BOLD, s);
	text_add(p->out, "\n");
}

static void list_commands(const struct page *p, bool interactive)
{
	char lead[64];

	for (const struct command *c = commands; c->name; c++)
		if (c->interactive == interactive) {
			snprintf(lead, sizeof lead, "  %s", c->name);
			entry(p, lead, c->summary);
		}
}

static void summary_text(const struct page *p)
{
	char lead[64];

	heading(p, "umpire [OPTIONS] [COMMAND [ARGUMENTS]]");
	page_wrap(
		p, 0, 0, NULL,
		"Resolves and explains what miniatures and board wargames leave to dice. Without a "
		"command it reads commands, one a line; # starts a comment.",
		INK_PLAIN);
	text_add(p->out, "\n");
	heading(p, "Commands");
	list_commands(p, false);
	text_add(p->out, "\n");
	heading(p, "At the prompt and in scripts also");
	list_commands(p, true);
	text_add(p->out, "\n");
	heading(p, "Options, before or after the command");
	for (const struct option_row *o = options; o->name; o++) {
		option_lead(o, lead);
		entry(p, lead, o->help);
	}
	text_add(p->out, "\n");
	heading(p, "More");
	entry(p, "  help COMMAND", "one command");
	entry(p, "  help RULESET", "what a ruleset resolves; the rulesets are:");
	for (int i = 0; rulesets[i]; i++) {
		snprintf(lead, sizeof lead, "    %s", rulesets[i]->name);
		entry(p, lead, rulesets[i]->title);
	}
	entry(p, "  help RULESET RESOLUTION", "every input, outcome and throw of one resolution");
}

static void json_command(struct json_out *j, const struct command *c, bool whole)
{
	json_member(j, "command", json_text(c->name));
	json_member(j, "usage", json_text(c->usage));
	json_member(j, "summary", json_text(c->summary));
	json_member(j, "interactive", json_boolean(c->interactive));
	if (whole) {
		json_member(j, "detail", json_text(c->detail));
		json_member(j, "example", json_text(c->example));
	}
}

static void json_options(struct json_out *j)
{
	char letter[2] = "";

	json_key(j, "options");
	json_open(j, '[');
	for (const struct option_row *o = options; o->name; o++) {
		letter[0] = o->letter;
		json_open(j, '{');
		json_member(j, "option", json_text(o->name));
		json_member(j, "letter", json_text_or_null(letter));
		json_member(j, "argument", json_text(o->argument));
		json_member(j, "help", json_text(o->help));
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void summary_json(struct text *out)
{
	struct json_out j = { out, false };

	json_open(&j, '{');
	json_key(&j, "commands");
	json_open(&j, '[');
	for (const struct command *c = commands; c->name; c++) {
		json_open(&j, '{');
		json_command(&j, c, false);
		json_close(&j, '}');
	}
	json_close(&j, ']');
	json_options(&j);
	json_key(&j, "rulesets");
	json_open(&j, '[');
	for (int i = 0; rulesets[i]; i++)
		json_value(&j, json_text(rulesets[i]->name));
	json_close(&j, ']');
	json_close(&j, '}');
	text_add(out, "\n");
}

void help_summary(const struct session *s, struct text *out)
{
	struct page p = write_page(s, out);

	if (s->format == FORMAT_TEXT)
		summary_text(&p);
	else if (s->format == FORMAT_JSON)
		summary_json(out);
	else
		for (const struct command *c = commands; c->name; c++)
			text_addf(out, "%s\t%s\t%s\n", c->name, c->usage, c->summary);
}

/* ---- one command ---- */

static void command_text(const struct page *p, const struct command *c)
{
	char lead[64];
	struct text usage = { 0 };

	text_addf(&usage, "%s%s%s", c->name, c->usage[0] ? " " : "", c->usage);
	page_wrap(p, 0, 4, NULL, usage.s, INK_BOLD);
	text_free(&usage);
	page_wrap(p, 2, 2, NULL, c->summary, INK_PLAIN);
	text_add(p->out, "\n");
	page_wrap(p, 0, 0, NULL, c->detail, INK_PLAIN);
	for (const struct setting *row = settings; c->arg[0] == ARG_SETTING && row->name; row++) {
		snprintf(lead, sizeof lead, "  %s %s", row->name, row->usage);
		entry(p, lead, row->help);
	}
	if (c->example) {
		text_add(p->out, "\n");
		page_wrap(p, 9, 9, "Example: ", c->example, INK_PLAIN);
	}
}

void help_command(const struct session *s, const struct command *c, struct text *out)
{
	struct page p = write_page(s, out);
	struct json_out j = { out, false };

	if (s->format == FORMAT_TSV) {
		text_addf(out, "%s\t%s\t%s\n", c->name, c->usage, c->summary);
		return;
	}
	if (s->format == FORMAT_TEXT) {
		command_text(&p, c);
		return;
	}
	json_open(&j, '{');
	json_command(&j, c, true);
	json_close(&j, '}');
	text_add(out, "\n");
}

/* ---- one ruleset ---- */

static void list_resolutions(const struct page *p, const struct ruleset *set,
			     enum resolution_kind kind, const char *title)
{
	char lead[64], meaning[240];
	bool begun = false;

	for (int i = 0; set->resolutions[i]; i++) {
		const struct resolution *r = set->resolutions[i];

		if (r->kind != kind)
			continue;
		if (!begun) {
			text_add(p->out, "\n");
			heading(p, title);
			begun = true;
		}
		snprintf(lead, sizeof lead, "  %s", r->name);
		snprintf(meaning, sizeof meaning, "%s (%s)", r->title, r->cite);
		entry(p, lead, meaning);
	}
}

static void ruleset_text(const struct page *p, const struct ruleset *set)
{
	const struct resolution *first = set->resolutions[0];
	struct text more = { 0 };

	page_ink(p, INK_BOLD, set->name);
	text_addf(p->out, "\n");
	page_wrap(p, 2, 2, NULL, set->title, INK_PLAIN);
	page_wrap(p, 2, 2, NULL, set->source, INK_PLAIN);
	list_resolutions(p, set, RESOLUTION, "Resolutions");
	list_resolutions(p, set, LOOKUP, "Look-ups, without dice");
	text_add(p->out, "\n");
	text_addf(&more,
		  "help %s RESOLUTION explains one. show %s is the umpire's sheet, rulings %s what "
		  "the source leaves open.",
		  set->name, set->name, set->name);
	page_wrap(p, 0, 0, NULL, more.s, INK_PLAIN);
	if (first) {
		text_clear(&more);
		text_addf(&more, "roll %s %s %s", set->name, first->name, first->example);
		page_wrap(p, 9, 9, "Example: ", more.s, INK_PLAIN);
	}
	text_free(&more);
}

static void ruleset_json(const struct ruleset *set, struct text *out)
{
	struct json_out j = { out, false };

	json_open(&j, '{');
	json_member(&j, "ruleset", json_text(set->name));
	json_member(&j, "title", json_text(set->title));
	json_member(&j, "source", json_text(set->source));
	json_key(&j, "resolutions");
	json_open(&j, '[');
	for (int i = 0; set->resolutions[i]; i++) {
		const struct resolution *r = set->resolutions[i];

		json_open(&j, '{');
		json_member(&j, "resolution", json_text(r->name));
		json_member(&j, "kind", json_text(r->kind == LOOKUP ? "lookup" : "resolution"));
		json_member(&j, "cite", json_text(r->cite));
		json_member(&j, "title", json_text(r->title));
		json_close(&j, '}');
	}
	json_close(&j, ']');
	json_close(&j, '}');
	text_add(out, "\n");
}

void help_ruleset(const struct session *s, const struct ruleset *set, struct text *out)
{
	struct page p = write_page(s, out);

	if (s->format == FORMAT_TEXT)
		ruleset_text(&p, set);
	else if (s->format == FORMAT_JSON)
		ruleset_json(set, out);
	else
		for (int i = 0; set->resolutions[i]; i++)
			text_addf(out, "%s\t%s\t%s\n", set->resolutions[i]->name,
				  set->resolutions[i]->cite, set->resolutions[i]->title);
}
