/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_data.c -- INI into rules: good folders by value, bad ones by every message they must give. */
#include "check.h"
#include "rules/data.h"
#include "rules/declared.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#define DATA "tests/data/"

/* ---- the descriptor that tests/data/good/small answers ---- */

static const char *const grades[] = { "formed", "shaken", NULL };
static const char *const results[] = { "none", "halt", "rout", NULL };
static const struct field scope[] = { F_FLAG("poor", ""), F_WORD("grade", grades, 0, ""),
				      F_INT("casualties", 0, 10, 0, ""),
				      F_DISTANCE("general", DISTANCE_NONE, ""), FIELDS_END };
static const struct field columns[] = { F_WORD_REQUIRED("result", results, ""),
					F_DISTANCE("distance", VALUE_NULL, ""), FIELDS_END };
static const struct modifier_spec lists[] = { { "strength", "Strength", scope },
					      { NULL, NULL, NULL } };
static const struct table_spec tables[] = { { "result", "Result", columns, 2, 12 },
					    { NULL, NULL, NULL, 0, 0 } };
static const struct field numbers[] = { F_DISTANCE("zone", 0, ""), F_INT("need", 1, 6, 0, ""),
					FIELDS_END };
static const char *const rulings[] = { "within inclusive exclusive", "tie first second even_d6",
				       NULL };
static const struct field no_fields[] = { FIELDS_END };

static void nothing(struct act *a)
{
	(void)a;
}
static stage_fn *const stages[] = { nothing, NULL };

static const struct resolution fight = {
	.name = "fight", .inputs = no_fields, .outcome = no_fields, .stages = stages
};
static const struct resolution flight = {
	.name = "flight", .inputs = no_fields, .outcome = no_fields, .stages = stages
};
static const struct resolution rally = {
	.name = "rally", .inputs = no_fields, .outcome = no_fields, .stages = stages
};
static const struct resolution *const resolutions[] = { &fight, &flight, &rally, NULL };
static const struct ruleset small = { .name = "small",
				      .title = "A small ruleset",
				      .resolutions = resolutions,
				      .lists = lists,
				      .tables = tables,
				      .numbers = numbers,
				      .rulings = rulings };

static struct rules *load(const char *const *overlays, int n)
{
	struct problems p = { 0 };
	struct rules *r = rules_load(&small, DATA "good/small", overlays, n, &p);

	t_check(r && !p.total, ROW, "%s:%d: %s", p.item[0].file, p.item[0].line, p.item[0].message);
	return r;
}

/* ---- good ---- */

static void t_numbers(void)
{
	struct rules *r = load(NULL, 0);

	CU_ASSERT_PTR_NOT_NULL_FATAL(r);
	CU_ASSERT_EQUAL(r->n_numbers, 2);
	CU_ASSERT_EQUAL(r->numbers[0].value, INCHES(4));
	CU_ASSERT_STRING_EQUAL(r->numbers[0].clause, "S-1");
	CU_ASSERT_EQUAL(r->numbers[1].value, 4);
	CU_ASSERT_STRING_EQUAL(r->numbers[1].clause, "");
	CU_ASSERT(!r->illustrative && !r->numbers[0].house && !r->house[0]);
	rules_free(r);
}

static void t_modifiers(void)
{
	struct rules *r = load(NULL, 0);
	const struct modifiers *m;

	CU_ASSERT_PTR_NOT_NULL_FATAL(r);
	m = &r->lists[rules_list(r, "strength")];
	CU_ASSERT_EQUAL_FATAL(m->n, 3);
	CU_ASSERT_STRING_EQUAL(m->row[0].name, "general");
	CU_ASSERT_STRING_EQUAL(m->row[0].label, "General near");
	CU_ASSERT_STRING_EQUAL(m->row[0].when_text, "general within 4in");
	CU_ASSERT_STRING_EQUAL(m->row[0].clause, "S-4");
	CU_ASSERT_EQUAL(m->row[0].value, 1);
	CU_ASSERT_EQUAL(m->row[0].per, -1);
	CU_ASSERT_EQUAL(m->row[1].value, -1); /* a Unicode minus */
	CU_ASSERT_EQUAL(m->row[1].per, 2);
	CU_ASSERT_EQUAL(m->row[1].when.n, 0);
	CU_ASSERT_STRING_EQUAL(m->row[1].when_text, "");
	CU_ASSERT(m->row[2].when.hangs);
	CU_ASSERT_EQUAL(m->row[2].line, 15);
	CU_ASSERT_EQUAL(rules_list(r, "weakness"), -1);
	rules_free(r);
}

static void t_tables(void)
{
	static const struct {
		int line, total;
		const char *name; /* NULL: no row */
		int64_t result, distance;
	} rows[] = {
		{ ROW, 1, NULL, 0, 0 },
		{ ROW, 2, "2-4", 2, INCHES(8) },
		{ ROW, 4, "2-4", 2, INCHES(8) },
		{ ROW, 5, "5-7", 1, VALUE_NULL },
		{ ROW, 7, "5-7", 1, VALUE_NULL },
		{ ROW, 8, "8+", 0, VALUE_NULL },
		{ ROW, 1000000, "8+", 0, VALUE_NULL },
	};
	struct rules *r = load(NULL, 0);

	CU_ASSERT_PTR_NOT_NULL_FATAL(r);
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct row *row = table_row(&r->tables[0], rows[i].total);

		if (!rows[i].name) {
			t_check(!row, rows[i].line, "total %d has a row", rows[i].total);
			continue;
		}
		if (t_check(row != NULL, rows[i].line, "total %d has no row", rows[i].total))
			t_check(!strcmp(row->name, rows[i].name) && row->v[0] == rows[i].result &&
					row->v[1] == rows[i].distance,
				rows[i].line, "total %d: row %s", rows[i].total, row->name);
	}
	rules_free(r);
}

static void t_rulings(void)
{
	struct rules *r = load(NULL, 0);
	const struct ruling *tie;

	CU_ASSERT_PTR_NOT_NULL_FATAL(r);
	CU_ASSERT_EQUAL(rules_ruling(r, "tie"), 1);
	CU_ASSERT_EQUAL(rules_ruling(r, "knot"), -1);
	tie = &r->rulings[1];
	CU_ASSERT_EQUAL(tie->n, 3);
	CU_ASSERT_EQUAL(tie->dflt, 1);
	CU_ASSERT_EQUAL(tie->chosen, 1);
	CU_ASSERT_STRING_EQUAL(tie->choice[2], "even_d6");
	CU_ASSERT_STRING_EQUAL(tie->say[2], "A die decides.");
	CU_ASSERT_STRING_EQUAL(tie->clauses, "S-2 S-3");
	CU_ASSERT(tie->assumption && !tie->house && !r->rulings[0].assumption);
	rules_free(r);
}

static void t_rule(void)
{
	static const struct {
		int line;
		const char *assignment;
		int chosen; /* of tie; -1: refused */
		const char *message;
	} rows[] = {
		{ ROW, "tie=first", 0, "" },
		{ ROW, "tie=even-d6", 2, "" },
		{ ROW, "TIE=EVEN", 2, "" },
		{ ROW, "tie=b", 1, "" },
		{ ROW, "ti=a", 0, "" },
		{ ROW, "tie=frist", -1,
		  "unknown choice 'frist' of the ruling tie: say first, second or even_d6" },
		{ ROW, "tei=first", -1, "small has no ruling 'tei': did you mean 'tie'?" },
		{ ROW, "knot=first", -1, "small has no ruling 'knot'; it has within and tie" },
		{ ROW, "tie", -1, "'tie' does not set a ruling: write KEY=CHOICE" },
		{ ROW, "=first", -1, "'=first' does not set a ruling: write KEY=CHOICE" },
	};

	for (size_t i = 0; i < COUNT(rows); i++) {
		struct rules *r = load(NULL, 0);
		struct err e = { 0 };
		int rc = r ? rules_rule(r, rows[i].assignment, &e) : -1;

		t_check(rc == (rows[i].chosen < 0 ? -1 : 0), rows[i].line, "%s: returned %d",
			rows[i].assignment, rc);
		t_check(!strcmp(e.message, rows[i].message), rows[i].line, "%s: said \"%s\"",
			rows[i].assignment, e.message);
		t_check(!r || r->rulings[1].chosen == (rows[i].chosen < 0 ? 1 : rows[i].chosen),
			rows[i].line, "%s: the choice is wrong", rows[i].assignment);
		rules_free(r);
	}
}

static void t_find(void)
{
	static const struct {
		int line;
		const char *name;
		const struct resolution *want;
		const char *message;
	} rows[] = {
		{ ROW, "fight", &fight, "" },
		{ ROW, "Fight", &fight, "" },
		{ ROW, "r", &rally, "" },
		{ ROW, "f", NULL, "'f' could be fight or flight" },
		{ ROW, "fihgt", NULL, "small has no resolution 'fihgt': did you mean 'fight'?" },
		{ ROW, "xyzzy", NULL,
		  "small has no resolution 'xyzzy'; it has fight, flight and rally" },
	};

	for (size_t i = 0; i < COUNT(rows); i++) {
		struct err e = { 0 };

		t_check(ruleset_find(&small, rows[i].name, &e) == rows[i].want, rows[i].line,
			"%s: found another", rows[i].name);
		t_check(!strcmp(e.message, rows[i].message), rows[i].line, "%s: said \"%s\"",
			rows[i].name, e.message);
	}
}

/* ---- overlays ---- */

static void t_overlay(void)
{
	static const char *const overlays[] = { DATA "good/first.overlay",
						DATA "good/second.overlay" };
	struct rules *r = load(overlays, 2);

	CU_ASSERT_PTR_NOT_NULL_FATAL(r);
	CU_ASSERT_STRING_EQUAL(r->house[0], "The first house");
	CU_ASSERT_STRING_EQUAL(r->house[1], "The second house");
	CU_ASSERT_PTR_NULL(r->house[2]);
	CU_ASSERT_EQUAL(r->numbers[0].value, INCHES(6));
	CU_ASSERT(r->numbers[0].house && !r->numbers[1].house);
	CU_ASSERT_STRING_EQUAL(r->numbers[0].cite, "1");
	CU_ASSERT_EQUAL(r->lists[0].row[2].value, -3); /* the later overlay stands */
	CU_ASSERT(r->lists[0].row[2].house && !r->lists[0].row[0].house);
	CU_ASSERT_EQUAL(r->lists[0].row[1].value, 0); /* switched off */
	CU_ASSERT_EQUAL_FATAL(r->lists[0].n, 4);
	CU_ASSERT_STRING_EQUAL(r->lists[0].row[3].name, "flag");
	CU_ASSERT_EQUAL(r->tables[0].row[1].v[0], 0);
	CU_ASSERT(r->tables[0].row[1].house && !r->tables[0].row[0].house);
	CU_ASSERT_EQUAL(r->rulings[1].chosen, 2);
	CU_ASSERT_EQUAL(r->rulings[1].dflt, 1);
	CU_ASSERT(r->rulings[1].house && !r->rulings[0].house);
	rules_free(r);
}

/* ---- bad ---- */

enum { TEXT = 4096 };

/* "rules.ini:3: message" lines, paths shortened to what stands behind the folder. */
static void shorten(const struct err *e, const char *folder, struct text *out)
{
	size_t n = strlen(folder);
	const char *file = e->file;

	if (!strncmp(file, folder, n))
		file = file[n] == '/' ? file + n + 1 : ".";
	text_addf(out, "%s:%d: %s\n", file, e->line, e->message);
}

static bool exists(const char *path)
{
	FILE *f = fopen(path, "r");

	if (f)
		fclose(f);
	return f != NULL;
}

/* A folder with an overlay is laid over the good one; one named declared-... needs no C. */
static struct rules *load_bad(const char *folder, const char *name, struct problems *p)
{
	char overlay[512];
	const char *overlays[] = { overlay };

	snprintf(overlay, sizeof overlay, "%s/house.overlay", folder);
	if (exists(overlay))
		return rules_load(&small, DATA "good/small", overlays, 1, p);
	if (!strncmp(name, "declared-", 9))
		return declared_load(folder, NULL, 0, p);
	return rules_load(&small, folder, NULL, 0, p);
}

static void read_all(const char *path, char *buf, size_t size)
{
	FILE *f = fopen(path, "r");
	size_t n = f ? fread(buf, 1, size - 1, f) : 0;

	buf[n] = '\0';
	if (f)
		fclose(f);
}

static void check_bad(const char *name)
{
	char folder[300], path[320], want[TEXT];
	struct problems p = { 0 };
	struct text got = { 0 };
	struct rules *r;

	snprintf(folder, sizeof folder, DATA "bad/%s", name);
	snprintf(path, sizeof path, "%s/expect", folder);
	read_all(path, want, sizeof want);
	r = load_bad(folder, name, &p);
	for (int i = 0; i < p.n; i++)
		shorten(&p.item[i], folder, &got);
	t_check(!r, ROW, "%s was loaded", name);
	t_check(*want && got.s && !strcmp(got.s, want), ROW, "%s said:\n%s", name,
		got.s ? got.s : "");
	rules_free(r);
	text_free(&got);
}

static void t_bad(void)
{
	DIR *dir = opendir(DATA "bad");
	int n = 0;

	CU_ASSERT_PTR_NOT_NULL_FATAL(dir);
	for (struct dirent *d; (d = readdir(dir));)
		if (d->d_name[0] != '.' && ++n)
			check_bad(d->d_name);
	closedir(dir);
	t_check(n >= 10, ROW, "only %d bad folders were found", n);
}

static void t_missing_folder(void)
{
	struct problems p = { 0 };

	CU_ASSERT_PTR_NULL(rules_load(&small, DATA "no-such-folder", NULL, 0, &p));
	CU_ASSERT_EQUAL(p.total, 1);
	CU_ASSERT_PTR_NOT_NULL(strstr(p.item[0].message, DATA "no-such-folder"));
}

int main(void)
{
	static const struct t_test tests[] = {
		{ "numbers", t_numbers },
		{ "modifiers", t_modifiers },
		{ "tables", t_tables },
		{ "rulings", t_rulings },
		{ "rulings set by hand", t_rule },
		{ "resolutions found by name", t_find },
		{ "overlays", t_overlay },
		{ "bad folders", t_bad },
		{ "a folder that is not there", t_missing_folder },
	};

	return t_main("data", tests, COUNT(tests));
}
