/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_help.c -- help, man page, shell completion and sheet name everything that the tables hold. */
#include "check.h"
#include "cli/help.h"
#include "cli/session.h"
#include "cli/settings.h"
#include "cli/sheet.h"
#include "cli/words.h"
#include "rulesets/list.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- running a line into a string ---- */

typedef int command_fn(struct session *s, int argc, char **argv, struct err *e);

struct ran {
	int rc;
	char *out; /* owned */
	struct err err;
};

static struct ran run(command_fn *fn, const char *line, enum format format, int width)
{
	struct session s;
	struct words w = { 0 };
	struct ran r = { 0 };
	size_t n;

	setenv("UMPIRE_DATA", "data", 1);
	session_open(&s);
	s.out = open_memstream(&r.out, &n);
	s.format = format;
	s.width = width;
	s.color = false;
	r.rc = words_split(line, &w, &r.err);
	if (!r.rc)
		r.rc = fn(&s, w.n, w.v, &r.err);
	fclose(s.out);
	session_close(&s);
	words_free(&w);
	return r;
}

static bool has(const struct ran *r, const char *text)
{
	return strstr(r->out, text) != NULL;
}

static int longest_line(const char *s)
{
	int longest = 0, width = 0;

	for (; *s; s++) {
		width = *s == '\n' ? 0 : width + (((unsigned char)*s & 0xC0) != 0x80);
		longest = width > longest ? width : longest;
	}
	return longest;
}

static int count_lines(const char *s)
{
	int n = 0;

	for (; *s; s++)
		n += *s == '\n';
	return n;
}

/* ---- the pages ---- */

static const struct page_case {
	int row;
	const char *line, *want;
} pages[] = {
	{ ROW, "help", "--format" },
	{ ROW, "help", "rules15-19" },
	{ ROW, "help roll", "dice=F,F" },
	{ ROW, "help ro", "dice=F,F" },
	{ ROW, "help set", "tolerance" },
	{ ROW, "help rules15-19", "counter-charge" },
	{ ROW, "help rules15-19 morale", "routed-through" },
	{ ROW, "help rules15-19 mora", "routed-through" },
	{ ROW, "help morale", "routed-through" },
	{ ROW, "help rules15-19 square", "Charged" },
	{ ROW, "help man", ".TH UMPIRE 1" },
	{ ROW, "help completion bash", "complete -F _umpire umpire" },
};

static void t_pages(void)
{
	for (size_t i = 0; i < COUNT(pages); i++) {
		struct ran r = run(cmd_help, pages[i].line, FORMAT_TEXT, 80);

		t_check(r.rc == 0, pages[i].row, "%s: %s", pages[i].line, r.err.message);
		t_check(has(&r, pages[i].want), pages[i].row, "%s: no <%s>", pages[i].line,
			pages[i].want);
		free(r.out);
	}
}

static const struct wrong_case {
	int row;
	command_fn *fn;
	const char *line, *suggestion;
} wrongs[] = {
	{ ROW, cmd_help, "help rol x y", "" },
	{ ROW, cmd_help, "help moral-e", "morale" },
	{ ROW, cmd_help, "help rules15-19 moralle", "morale" },
	{ ROW, cmd_help, "help zzzzzzzz", "" },
	{ ROW, cmd_help, "help completion fish", "" },
	{ ROW, cmd_show, "show rules15-19 moralee", "morale" },
	{ ROW, cmd_show, "show rules15-91", "rules15-19" },
	{ ROW, cmd_set, "set voise full", "voice" },
	{ ROW, cmd_set, "set voice ful1", "full" },
	{ ROW, cmd_source, "source tiped", "typed" },
	{ ROW, cmd_source, "source typed now", "" },
};

static void t_wrong(void)
{
	for (size_t i = 0; i < COUNT(wrongs); i++) {
		const struct wrong_case *c = &wrongs[i];
		struct ran r = run(c->fn, c->line, FORMAT_TEXT, 80);

		t_check(r.rc == -1 && r.err.code == ERR_USAGE, c->row, "%s: taken", c->line);
		t_check(!strcmp(r.err.suggestion, c->suggestion), c->row, "%s: suggests <%s>",
			c->line, r.err.suggestion);
		t_check(!*r.out, c->row, "%s: printed <%s>", c->line, r.out);
		free(r.out);
	}
}

/* Pages keep to the terminal, narrow or wide. */
static void t_width(void)
{
	static const int widths[] = { 60, 80, 132 };
	static const char *const lines[] = { "help", "help roll", "help set", "help rules15-19",
					     "help rules15-19 charge" };

	for (size_t k = 0; k < COUNT(widths); k++)
		for (size_t i = 0; i < COUNT(lines); i++) {
			struct ran r = run(cmd_help, lines[i], FORMAT_TEXT, widths[k]);

			t_check(longest_line(r.out) <= widths[k], ROW, "%s at %d: %d columns",
				lines[i], widths[k], longest_line(r.out));
			free(r.out);
		}
}

/* ---- every descriptor ---- */

static void check_fields(json_t *page, const char *key, const struct field *fields,
			 const char *name)
{
	json_t *array = json_object_get(page, key);

	t_check((int)json_array_size(array) == field_count(fields), ROW, "%s: %zu %s", name,
		json_array_size(array), key);
	for (int i = 0; fields[i].key; i++) {
		json_t *f = json_array_get(array, (size_t)i);
		const char *got = json_string_value(json_object_get(f, "key"));
		size_t n_words = json_array_size(json_object_get(f, "choices")), words = 0;

		t_check(got && !strcmp(got, fields[i].key), ROW, "%s: %s %d is %s", name, key, i,
			got ? got : "nothing");
		for (const char *const *w = fields[i].words; w && *w; w++)
			words++;
		t_check(n_words == words, ROW, "%s: %s has %zu choices", name, fields[i].key,
			n_words);
	}
}

static void check_resolution(const struct ruleset *set, const struct resolution *res)
{
	static const char *const input_keys[] = { "type",    "unit", "required", "default",
						  "choices", "min",  "max",      "help" };
	char line[160];
	struct ran r;
	json_t *page, *first;

	snprintf(line, sizeof line, "help %s %s", set->name, res->name);
	r = run(cmd_help, line, FORMAT_JSON, 80);
	t_check(r.rc == 0, ROW, "%s: %s", line, r.err.message);
	page = json_loads(r.out, 0, NULL);
	t_check(page != NULL, ROW, "%s: no JSON", line);
	check_fields(page, "inputs", res->inputs, res->name);
	check_fields(page, "outcome", res->outcome, res->name);
	t_check(json_is_string(json_object_get(page, "dice")) == (res->dice != NULL), ROW,
		"%s: dice", line);
	t_check(!strcmp(json_string_value(json_object_get(page, "kind")),
			res->kind == LOOKUP ? "lookup" : "resolution"),
		ROW, "%s: kind", line);
	first = json_array_get(json_object_get(page, "inputs"), 0);
	for (size_t i = 0; first && i < COUNT(input_keys); i++)
		t_check(json_object_get(first, input_keys[i]) != NULL, ROW, "%s: no %s", line,
			input_keys[i]);
	json_decref(page);
	free(r.out);
	r = run(cmd_help, line, FORMAT_TEXT, 80);
	t_check(longest_line(r.out) <= 80, ROW, "%s: %d columns", line, longest_line(r.out));
	for (const struct field *f = res->inputs; f->key; f++)
		t_check(has(&r, f->key), ROW, "%s: no %s", line, f->key);
	free(r.out);
}

static void t_resolutions(void)
{
	for (int k = 0; rulesets[k]; k++)
		for (int i = 0; rulesets[k]->resolutions[i]; i++)
			check_resolution(rulesets[k], rulesets[k]->resolutions[i]);
}

/* The man page and bash's completion name every command and option. */
static void t_generated(void)
{
	struct ran man = run(cmd_help, "help man", FORMAT_TEXT, 80);
	struct ran bash = run(cmd_help, "help completion bash", FORMAT_TEXT, 80);
	char name[80];

	for (const struct command *c = commands; c->name; c++) {
		snprintf(name, sizeof name, "\\fB%s\\fR", c->name);
		t_check(has(&man, name), ROW, "man: no %s", c->name);
		t_check(c->interactive || has(&bash, c->name), ROW, "bash: no %s", c->name);
	}
	for (const struct option_row *o = options; o->name; o++) {
		snprintf(name, sizeof name, "\\-\\-%s\\fR", o->name);
		t_check(has(&man, name), ROW, "man: no --%s", o->name);
		snprintf(name, sizeof name, "--%s", o->name);
		t_check(has(&bash, name), ROW, "bash: no %s", name);
	}
	for (int i = 0; rulesets[0]->resolutions[i]; i++)
		t_check(has(&bash, rulesets[0]->resolutions[i]->name), ROW, "bash: no %s",
			rulesets[0]->resolutions[i]->name);
	free(man.out);
	free(bash.out);
}

/* ---- the sheet ---- */

/* Two A4 pages of plain text: 66 lines of 80 columns each. */
static void t_sheet_fits(void)
{
	struct ran r = run(cmd_show, "show rules15-19", FORMAT_TEXT, 80);

	CU_ASSERT_EQUAL(r.rc, 0);
	t_check(count_lines(r.out) <= 2 * 66, ROW, "%d lines", count_lines(r.out));
	t_check(longest_line(r.out) <= 80, ROW, "%d columns", longest_line(r.out));
	free(r.out);
	r = run(cmd_show, "show rules15-19", FORMAT_TEXT, 50);
	t_check(longest_line(r.out) <= 50, ROW, "narrow: %d columns", longest_line(r.out));
	free(r.out);
}

/* Everything loaded is on the JSON sheet; what one list shows alone, too. */
static void t_sheet_whole(void)
{
	struct ran r = run(cmd_show, "show rules15-19", FORMAT_JSON, 80);
	json_t *sheet = json_loads(r.out, 0, NULL);
	const struct ruleset *set = rulesets[0];
	size_t i = 0;

	CU_ASSERT_PTR_NOT_NULL_FATAL(sheet);
	for (i = 0; set->lists[i].name; i++) {
		json_t *list = json_array_get(json_object_get(sheet, "lists"), i);

		t_check(json_array_size(json_object_get(list, "rows")) > 0, ROW, "%s is empty",
			set->lists[i].name);
	}
	CU_ASSERT_EQUAL(json_array_size(json_object_get(sheet, "lists")), i);
	for (i = 0; set->tables[i].name; i++)
		;
	CU_ASSERT_EQUAL(json_array_size(json_object_get(sheet, "tables")), i);
	CU_ASSERT_EQUAL(json_array_size(json_object_get(sheet, "numbers")),
			(size_t)field_count(set->numbers));
	json_decref(sheet);
	free(r.out);
}

static const struct page_case parts[] = {
	{ ROW, "show rules15-19 morale", "CinC within 4 inches" },
	{ ROW, "show rules15-19 morale", "when cinc within 4in" },
	{ ROW, "show rules15-19 cavalry-win", "4-5" },
	{ ROW, "show rules15-19 numb", "Rout move of cavalry" },
};

static void t_sheet_parts(void)
{
	for (size_t i = 0; i < COUNT(parts); i++) {
		struct ran r = run(cmd_show, parts[i].line, FORMAT_TEXT, 80);

		t_check(has(&r, parts[i].want), parts[i].row, "%s: no <%s>", parts[i].line,
			parts[i].want);
		t_check(count_lines(r.out) < 100, parts[i].row, "%s: all of it", parts[i].line);
		free(r.out);
	}
}

int main(void)
{
	static const struct t_test tests[] = {
		{ "pages", t_pages },
		{ "wrong names", t_wrong },
		{ "widths", t_width },
		{ "every resolution", t_resolutions },
		{ "man page and completion", t_generated },
		{ "the sheet fits two pages", t_sheet_fits },
		{ "the sheet is whole", t_sheet_whole },
		{ "parts of the sheet", t_sheet_parts },
	};

	return t_main("help", tests, COUNT(tests));
}
