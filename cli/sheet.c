/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sheet.c -- `show`: the rows of lists, tables and numbers as lines. */
#include "cli/sheet.h"

#include "cli/session.h"
#include "cli/sheet_pages.h"
#include "cli/write.h"

#include <stdlib.h>
#include <string.h>

struct sheet {
	const struct rules *r;
	struct sheet_choice choice;
	int width; /* columns for a line */
	bool full; /* one part alone: conditions and clauses, too */
	int block;
	struct sheet_lines lines;
};

/* ---- rows ---- */

/* The rule all n rows stand in, or NULL where they differ: then each names its own. */
static const char *shared_cite(int n, const char *(*cite)(const void *, int), const void *rows)
{
	const char *first = n ? cite(rows, 0) : "";

	for (int i = 1; i < n; i++)
		if (strcmp(first, cite(rows, i)) != 0)
			return NULL;
	return first;
}

static const char *modifier_cite(const void *rows, int i)
{
	return ((const struct modifier *)rows)[i].cite;
}

static const char *row_cite(const void *rows, int i)
{
	return ((const struct row *)rows)[i].cite;
}

static void add_row(struct sheet *s, int indent, const char *lead, const char *meaning)
{
	sheet_wrap(&s->lines, s->block, s->width, indent, lead, meaning);
}

static void add_heading(struct sheet *s, const char *title, const char *name, const char *cite)
{
	struct text out = { 0 };

	s->block++;
	text_add(&out, title);
	if (s->full && *name)
		text_addf(&out, " (%s)", name);
	if (cite && *cite)
		text_addf(&out, ", rule %s", cite);
	sheet_wrap(&s->lines, s->block, s->width, SHEET_HEADING, NULL, out.s);
	text_free(&out);
}

/* What stands behind a row's label: its own rule where they differ, a house rule's mark. */
static void add_marks(struct text *out, const char *shared, const char *cite, bool house)
{
	if (!shared && cite[0])
		text_addf(out, " (%s)", cite);
	if (house)
		text_add(out, " *house rule*");
}

static void add_detail(struct sheet *s, int indent, const char *what, const char *value)
{
	struct text out = { 0 };

	if (!s->full || !value || !value[0])
		return;
	text_addf(&out, "%s%s", what, value);
	add_row(s, indent, "", out.s);
	text_free(&out);
}

/* Whether a row can count at all under the rulings in force, for either arm or whatever else a
 * procedure sets. */
static bool in_force(const struct rules *r, const struct modifiers *list, const struct modifier *m)
{
	struct field scope[SCOPE_MAX + 1];
	int64_t fixed[SCOPE_MAX] = { 0 };
	int n = field_count(list->spec->scope);

	if (n > SCOPE_MAX)
		return true;
	memcpy(scope, list->spec->scope, ((size_t)n + 1) * sizeof *scope);
	for (int i = 0; i < n; i++)
		scope[i].required = false;
	return condition_possible(&m->when, scope, fixed, r->rulings, r->n_rulings);
}

/* The whole sheet leaves out what only another ruling brings in; one list alone has it all. */
static void add_list(struct sheet *s, const struct modifiers *list)
{
	const char *shared = shared_cite(list->n, modifier_cite, list->row);
	struct text meaning = { 0 };
	char lead[32];

	add_heading(s, list->spec->title, list->spec->name, shared);
	for (int i = 0; i < list->n; i++) {
		const struct modifier *m = &list->row[i];
		bool counts = in_force(s->r, list, m);

		if (!counts && !s->full)
			continue;
		snprintf(lead, sizeof lead, "%+4d", m->value);
		text_clear(&meaning);
		text_add(&meaning, m->label);
		text_add(&meaning, m->per >= 0 ? ", for each" : "");
		text_add(&meaning, counts ? "" : " (not under the rulings in force)");
		add_marks(&meaning, shared, m->cite, m->house);
		add_row(s, 6, lead, meaning.s);
		add_detail(s, 6, "when ", m->when_text);
		add_detail(s, 6, "", m->clause);
	}
	text_free(&meaning);
}

static void add_table(struct sheet *s, const struct table *table)
{
	const char *shared = shared_cite(table->n, row_cite, table->row);
	struct text meaning = { 0 };
	char lead[32];

	add_heading(s, table->spec->title, table->spec->name, shared);
	for (int i = 0; i < table->n; i++) {
		const struct row *row = &table->row[i];

		snprintf(lead, sizeof lead, "%6.20s", row->name);
		text_clear(&meaning);
		text_add(&meaning, row->label);
		add_marks(&meaning, shared, row->cite, row->house);
		add_row(s, 8, lead, meaning.s);
		add_detail(s, 8, "", row->clause);
	}
	text_free(&meaning);
}

static void add_number(struct sheet *s, int i, const char *rule)
{
	const struct field *f = &s->r->set->numbers[i];
	const struct number *n = &s->r->numbers[i];
	struct text meaning = { 0 }, lead = { 0 };

	field_print(f, n->value, &meaning);
	page_pad(&lead, meaning.s, 6, true);
	text_clear(&meaning);
	text_add(&meaning, f->help);
	add_marks(&meaning, strcmp(n->cite, rule) ? NULL : rule, n->cite, n->house);
	add_row(s, 8, lead.s, meaning.s);
	add_detail(s, 8, "", n->clause);
	text_free(&meaning);
	text_free(&lead);
}

/* The first rule a number is cited from: "15" of "15, 16". */
static void first_rule(const struct number *n, char rule[32])
{
	snprintf(rule, 32, "%.*s", (int)strcspn(n->cite, ","), n->cite);
}

static int compare_rules(const char *a, const char *b)
{
	long x = strtol(a, NULL, 10), y = strtol(b, NULL, 10);

	return x != y ? (x > y) - (x < y) : strcmp(a, b);
}

/* The least rule after `last` (NULL: of all), or false. */
static bool next_rule(const struct rules *r, const char *last, char next[32])
{
	char rule[32];
	bool found = false;

	for (int i = 0; i < r->n_numbers; i++) {
		first_rule(&r->numbers[i], rule);
		if ((!last || compare_rules(rule, last) > 0) &&
		    (!found || compare_rules(rule, next) < 0)) {
			snprintf(next, 32, "%s", rule);
			found = true;
		}
	}
	return found;
}

/* The numbers of each rule together. */
static void add_numbers(struct sheet *s)
{
	char last[32], rule[32], other[32];

	for (bool any = next_rule(s->r, NULL, rule); any; any = next_rule(s->r, last, rule)) {
		add_heading(s, "Numbers", "numbers", rule);
		for (int i = 0; i < s->r->n_numbers; i++) {
			first_rule(&s->r->numbers[i], other);
			if (!strcmp(other, rule))
				add_number(s, i, rule);
		}
		snprintf(last, sizeof last, "%s", rule);
	}
}

/* Which dice each resolution asks for. */
static void add_dice(struct sheet *s)
{
	struct text meaning = { 0 };

	add_heading(s, "Dice, in the order asked", "", NULL);
	for (int i = 0; s->r->set->resolutions[i]; i++) {
		const struct resolution *res = s->r->set->resolutions[i];

		if (res->kind == LOOKUP || !res->dice)
			continue;
		text_clear(&meaning);
		text_addf(&meaning, "%s: %s (%s)", res->name, res->dice, res->cite);
		add_row(s, 4, "  ", meaning.s);
	}
	text_free(&meaning);
}

/* What the source lost, and what is assumed in its place. */
static void add_lost(struct sheet *s)
{
	struct text line = { 0 };
	bool any = false;

	for (int i = 0; i < s->r->n_rulings; i++) {
		const struct ruling *u = &s->r->rulings[i];

		if (!u->assumption)
			continue;
		if (!any)
			add_heading(s, "Lost from the source, assumed", "", NULL);
		any = true;
		text_clear(&line);
		text_addf(&line, "%s = %s (%s)", u->key, u->choice[u->chosen], u->cite);
		add_row(s, 4, "  ", line.s);
	}
	text_free(&line);
}

static void add_foot(struct sheet *s)
{
	const struct rules *r = s->r;
	struct text line = { 0 };

	s->block++;
	text_addf(&line, "%d rulings settle what the source leaves open: rulings %s lists them.",
		  r->n_rulings, r->set->name);
	if (r->n_rulings && !s->full)
		add_row(s, 0, NULL, line.s);
	for (int i = 0; r->house && r->house[i]; i++) {
		text_clear(&line);
		text_addf(&line, "House rules: %s", r->house[i]);
		add_row(s, 0, NULL, line.s);
	}
	if (r->illustrative)
		add_row(s, 0, NULL, "Stand-in values: the data is illustrative.");
	text_free(&line);
}

/* ---- the command ---- */

static void add_all(struct sheet *s)
{
	for (int i = 0; i < s->r->n_lists; i++)
		if (sheet_takes(&s->choice, SHEET_LIST, i))
			add_list(s, &s->r->lists[i]);
	for (int i = 0; i < s->r->n_tables; i++)
		if (sheet_takes(&s->choice, SHEET_TABLE, i))
			add_table(s, &s->r->tables[i]);
	if (sheet_takes(&s->choice, SHEET_NUMBERS, 0))
		add_numbers(s);
	if (!s->full)
		add_dice(s);
	add_lost(s);
	add_foot(s);
}

static void sheet_text(const struct session *session, const struct rules *r,
		       const struct sheet_choice *choice, struct text *out)
{
	struct page p = write_page(session, out);
	bool full = choice->part != SHEET_ALL;
	struct sheet s = { .r = r, .choice = *choice, .full = full };
	struct text title = { 0 };

	s.width = full || p.width < 76 ? p.width - 1 : (p.width - 4) / 2;
	add_all(&s);
	text_addf(&title, "%s: %s", r->set->name, r->set->title);
	if (s.lines.failed)
		out->failed = true;
	else if (full)
		for (int i = 0; i < s.lines.n; i++) {
			page_ink(&p, s.lines.line[i].heading ? INK_BOLD : INK_PLAIN,
				 s.lines.line[i].s);
			text_add(out, "\n");
		}
	else
		sheet_layout(&p, &s.lines, title.s);
	text_free(&title);
	sheet_lines_free(&s.lines);
}

enum { NAMES_MAX = 64 };

/* Lists, then tables, then the numbers: one row of names to pick from. */
static int choose(const struct rules *r, const char *name, struct sheet_choice *c, struct err *e)
{
	const char *names[NAMES_MAX + 2] = { NULL };
	struct text all = { 0 };
	char shown[TEXT_SHOWN];
	const char *near;
	int n = 0, at;

	for (int i = 0; i < r->n_lists && n < NAMES_MAX; i++)
		names[n++] = r->lists[i].spec->name;
	for (int i = 0; i < r->n_tables && n < NAMES_MAX; i++)
		names[n++] = r->tables[i].spec->name;
	names[n] = "numbers";
	at = text_pick(name, names);
	if (at >= 0) {
		bool list = at < r->n_lists;

		c->part = at == n ? SHEET_NUMBERS : list ? SHEET_LIST : SHEET_TABLE;
		c->handle = at == n ? 0 : list ? at : at - r->n_lists;
		return 0;
	}
	text_list(&all, names, "or");
	err_set(e, ERR_USAGE, "%s has no table '%s'; it has %s", r->set->name,
		text_shown(name, shown), all.s);
	err_argument(e, name);
	near = text_nearest(name, names);
	if (near)
		err_suggest(e, near);
	text_free(&all);
	return -1;
}

/* show RULESET [TABLE], or show [TABLE] where the ruleset may be left out. */
int cmd_show(struct session *s, int argc, char **argv, struct err *e)
{
	bool named = argc > 1 && (!s->ruleset || argc > 2 || session_is_ruleset(s, argv[1]));
	const struct rules *r = session_rules(s, named ? argv[1] : NULL, e);
	const char *table = argc > 1 + named ? argv[1 + named] : NULL;
	struct sheet_choice choice = { SHEET_ALL, 0 };
	struct text out = { 0 };

	if (!r || (table && choose(r, table, &choice, e) < 0))
		return -1;
	if (argc > 3) {
		err_set(e, ERR_USAGE, "show: '%.60s' is too much", argv[3]);
		err_argument(e, argv[3]);
		return -1;
	}
	if (s->format == FORMAT_JSON)
		sheet_json(r, &choice, &out);
	else if (s->format == FORMAT_TSV)
		sheet_tsv(r, &choice, &out);
	else
		sheet_text(s, r, &choice, &out);
	return session_print(s, &out, e);
}
