/* SPDX-License-Identifier: GPL-3.0-or-later */
/* help_resolution.c -- one resolution: every input, outcome and throw. */
#include "cli/help_pages.h"
#include "cli/json.h"
#include "cli/words.h"
#include "cli/write.h"

#include <stdlib.h>
#include <string.h>

enum { LEAD_LEAST = 14, LEAD_MOST = 28, MORE_MAX = 64 };

/* ---- keys that hang on the inputs ---- */

static char **collect_more(const struct resolution *res, const struct inputs *in)
{
	char **keys = calloc(MORE_MAX + 1, sizeof *keys);
	struct field f;
	char key[80];
	int n = 0;

	while (keys && n < MORE_MAX && res->more(in, n, &f, key)) {
		keys[n] = text_copy(key);
		if (!keys[n++])
			break;
	}
	if (keys && !keys[0]) {
		free(keys);
		return NULL;
	}
	return keys;
}

char **help_more_keys(const struct resolution *res)
{
	struct words w = { 0 };
	struct err e = { 0 };
	struct inputs *in = res->more ? inputs_new(res->inputs) : NULL;
	char **keys = NULL;

	if (in && words_split(res->example, &w, &e) == 0) {
		for (int i = 0; i < w.n && !e.code; i++)
			inputs_word(in, w.v[i], &e);
		if (!e.code)
			keys = collect_more(res, in);
	}
	inputs_free(in);
	words_free(&w);
	return keys;
}

/* ---- text ---- */

static int widest(const struct field *fields, int width)
{
	for (; fields->key; fields++)
		if (text_width(fields->key) + 4 > width)
			width = text_width(fields->key) + 4;
	return width < LEAD_MOST ? width : LEAD_MOST;
}

/* "Quality of the unit: a, b or c [b]" */
static void describe(const struct field *f, bool input, struct text *out)
{
	text_add(out, f->help ? f->help : "");
	text_add(out, f->help ? ": " : "");
	if (f->type == FIELD_DISTANCE)
		text_add(out, f->max == DISTANCE_NONE ? "a distance or none" : "a distance");
	else if (f->type == FIELD_TEXT)
		text_add(out, "a name");
	else if (f->type == FIELD_LIST)
		text_add(out, "items, separated by commas, of parts joined by ':'");
	else if (input || f->type == FIELD_WORD || f->type == FIELD_FLAG)
		field_expects(f, out);
	else
		text_add(out, f->type == FIELD_INT ? "a number" : field_type_name(f->type));
	if (!input)
		return;
	if (f->required) {
		text_add(out, " (required)");
	} else if (f->type != FIELD_LIST && f->type != FIELD_TEXT && f->dflt != VALUE_NULL) {
		text_add(out, " [");
		field_print(f, f->dflt, out);
		text_add(out, "]");
	}
}

static void field_lines(const struct page *p, const struct field *f, int lead, int indent,
			bool input)
{
	struct text meaning = { 0 }, key = { 0 };

	text_fill(&key, ' ', indent);
	text_add(&key, f->key);
	describe(f, input, &meaning);
	if (text_width(key.s) < lead) {
		page_wrap(p, lead, lead, key.s, meaning.s, INK_PLAIN);
	} else {
		text_addf(p->out, "%s\n", key.s);
		page_wrap(p, lead, lead, NULL, meaning.s, INK_PLAIN);
	}
	for (const struct field *part = f->item; part && part->key; part++)
		field_lines(p, part, lead + 2, indent + 2, input);
	text_free(&meaning);
	text_free(&key);
}

static void field_block(const struct page *p, const char *title, const struct field *fields,
			bool input)
{
	int lead = widest(fields, LEAD_LEAST);

	text_add(p->out, "\n");
	page_ink(p, INK_BOLD, title);
	text_add(p->out, fields->key ? "\n" : ": none\n");
	for (; fields->key; fields++)
		field_lines(p, fields, lead, 2, input);
}

static void more_lines(const struct page *p, const struct resolution *res)
{
	char **keys = help_more_keys(res);
	struct text line = { 0 };

	if (!keys)
		return;
	text_add(&line, "and for each item given, here as in the example: ");
	text_list(&line, (const char *const *)keys, "and");
	page_wrap(p, 2, 4, NULL, line.s, INK_PLAIN);
	text_free(&line);
	for (int i = 0; keys[i]; i++)
		free(keys[i]);
	free(keys);
}

static void end_lines(const struct page *p, const struct ruleset *set, const struct resolution *res)
{
	struct text line = { 0 };

	text_add(p->out, "\n");
	page_wrap(p, 6, 6, "Dice: ", res->dice ? res->dice : "none, a look-up", INK_PLAIN);
	if (res->lists && res->lists[0]) {
		text_list(&line, res->lists, "and");
		text_addf(&line, " (show %s LIST)", set->name);
		page_wrap(p, 11, 11, "Modifiers: ", line.s, INK_PLAIN);
	}
	if (res->kind == RESOLUTION) {
		text_clear(&line);
		text_addf(&line, "asks after %s unless of= says otherwise", res->event);
		page_wrap(p, 7, 7, "Worth: ", line.s, INK_PLAIN);
	}
	text_clear(&line);
	text_addf(&line, "roll %s %s %s", set->name, res->name, res->example);
	page_wrap(p, 9, 9, "Example: ", line.s, INK_PLAIN);
	text_free(&line);
}

static void resolution_text(const struct page *p, const struct ruleset *set,
			    const struct resolution *res)
{
	struct text head = { 0 };

	text_addf(&head, "%s %s", set->name, res->name);
	page_ink(p, INK_BOLD, head.s);
	text_addf(p->out, "%s, rule%s %s\n", res->kind == LOOKUP ? ", a look-up" : "",
		  strchr(res->cite, ',') ? "s" : "", res->cite);
	page_wrap(p, 2, 2, NULL, res->title, INK_PLAIN);
	field_block(p, "Inputs, with what stands when they are not given", res->inputs, true);
	field_block(p, "Outcome", res->outcome, false);
	more_lines(p, res);
	end_lines(p, set, res);
	text_free(&head);
}

/* ---- JSON ---- */

static json_t *choices(const struct field *f)
{
	json_t *array;

	if (f->type != FIELD_WORD)
		return json_null();
	array = json_array();
	for (int i = 0; f->words[i]; i++)
		json_array_append_new(array, json_text(f->words[i]));
	return array;
}

/* Where nothing bounds it, null. */
static json_t *bound(const struct field *f, int64_t limit)
{
	bool bounded = f->type == FIELD_INT || f->type == FIELD_ANGLE || f->type == FIELD_DISTANCE;

	if (!bounded || limit == DISTANCE_NONE || limit == VALUE_NULL)
		return json_null();
	return write_value(f, limit, NULL);
}

static json_t *standard(const struct field *f)
{
	if (f->required || f->type == FIELD_LIST || f->type == FIELD_TEXT)
		return json_null();
	return write_value(f, f->dflt, NULL);
}

static void json_inputs(struct json_out *j, const char *key, const struct field *fields)
{
	json_key(j, key);
	json_open(j, '[');
	for (const struct field *f = fields; f->key; f++) {
		json_open(j, '{');
		json_member(j, "key", json_text(f->key));
		json_member(j, "type", json_text(field_type_name(f->type)));
		json_member(j, "unit", json_text(field_unit(f)));
		json_member(j, "required", json_boolean(f->required));
		json_member(j, "default", standard(f));
		json_member(j, "choices", choices(f));
		json_member(j, "min", bound(f, f->min));
		json_member(j, "max", bound(f, f->max));
		json_member(j, "help", json_text(f->help));
		if (f->type == FIELD_LIST && f->item)
			json_inputs(j, "item", f->item);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void json_outcome(struct json_out *j, const struct resolution *res)
{
	char **more = help_more_keys(res);

	json_key(j, "outcome");
	json_open(j, '[');
	for (const struct field *f = res->outcome; f->key; f++) {
		json_open(j, '{');
		json_member(j, "key", json_text(f->key));
		json_member(j, "type", json_text(field_type_name(f->type)));
		json_member(j, "unit", json_text(field_unit(f)));
		json_member(j, "choices", choices(f));
		json_member(j, "help", json_text(f->help));
		json_close(j, '}');
	}
	json_close(j, ']');
	if (!more)
		return;
	json_key(j, "more");
	json_open(j, '[');
	for (int i = 0; more[i]; i++) {
		json_value(j, json_text(more[i]));
		free(more[i]);
	}
	json_close(j, ']');
	free(more);
}

static void resolution_json(const struct ruleset *set, const struct resolution *res,
			    struct text *out)
{
	struct json_out j = { out, false };

	json_open(&j, '{');
	json_member(&j, "ruleset", json_text(set->name));
	json_member(&j, "resolution", json_text(res->name));
	json_member(&j, "kind", json_text(res->kind == LOOKUP ? "lookup" : "resolution"));
	json_member(&j, "cite", json_text(res->cite));
	json_member(&j, "title", json_text(res->title));
	json_inputs(&j, "inputs", res->inputs);
	json_outcome(&j, res);
	json_member(&j, "dice", json_text(res->dice));
	json_member(&j, "event", json_text(res->event));
	json_member(&j, "example", json_text(res->example));
	json_close(&j, '}');
	text_add(out, "\n");
}

/* ---- TSV ---- */

static void resolution_tsv(const struct resolution *res, struct text *out)
{
	struct text expects = { 0 }, value = { 0 };

	text_add(out, "key\ttype\tunit\trequired\tdefault\texpects\thelp\n");
	for (const struct field *f = res->inputs; f->key; f++) {
		text_clear(&expects);
		text_clear(&value);
		field_expects(f, &expects);
		if (!f->required && f->type != FIELD_LIST && f->type != FIELD_TEXT)
			write_plain(f, f->dflt, NULL, &value);
		text_addf(out, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", f->key, field_type_name(f->type),
			  field_unit(f) ? field_unit(f) : "", f->required ? "yes" : "no",
			  value.s ? value.s : "", expects.s, f->help);
	}
	text_free(&expects);
	text_free(&value);
}

void help_resolution(const struct session *s, const struct ruleset *set,
		     const struct resolution *res, struct text *out)
{
	struct page p = write_page(s, out);

	if (s->format == FORMAT_TEXT)
		resolution_text(&p, set, res);
	else if (s->format == FORMAT_JSON)
		resolution_json(set, res, out);
	else
		resolution_tsv(res, out);
}
