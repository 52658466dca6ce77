/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_condition.c -- conditions: what they mean, where they are refused, what they hang on. */
#include "check.h"
#include "rules/condition.h"

#include <string.h>

static const char *const grades[] = { "formed", "disordered", "shaken", "rout", NULL };

static const struct field scope[] = {
	F_FLAG("poor", "flag"),
	F_WORD("grade", grades, 0, "word"),
	F_INT("casualties", 0, 10, 0, "int"),
	F_DISTANCE("general", DISTANCE_NONE, "distance"),
	F_ANGLE("angle", 0, "angle"),
	F_INT("run-up", 0, 10, VALUE_NULL, "int that may be null"),
	F_TEXT_REQUIRED("name", "text"),
	FIELDS_END,
};
enum { POOR, GRADE, CASUALTIES, GENERAL, ANGLE, RUN_UP, NAME, FIELDS };
enum { FORMED, DISORDERED, SHAKEN, ROUT };

static const struct ruling rulings[] = {
	{ .key = "tie", .n = 3, .choice = { "even_d6", "infantry", "cavalry" } },
	{ .key = "within", .n = 2, .choice = { "inclusive", "exclusive" } },
	{ .key = "cf_stack", .n = 2, .choice = { "add_one", "everything" } },
};
enum { TIE, WITHIN, STACK, RULINGS };

/* Values as a person would name them, in the order of the scope. */
struct values {
	int poor, grade, casualties;
	int64_t general, angle, run_up;
};

static void spread(const struct values *from, int64_t v[FIELDS])
{
	v[POOR] = from->poor;
	v[GRADE] = from->grade;
	v[CASUALTIES] = from->casualties;
	v[GENERAL] = from->general;
	v[ANGLE] = from->angle;
	v[RUN_UP] = from->run_up;
	v[NAME] = 0;
}

/* ---- meaning ---- */

static const struct meaning {
	int line;
	const char *text;
	struct values v;
	bool want;
} meanings[] = {
	{ ROW, "poor", { .poor = 1 }, true },
	{ ROW, "poor", { .poor = 0 }, false },
	{ ROW, "not poor", { .poor = 0 }, true },
	{ ROW, "not not poor", { .poor = 1 }, true },
	{ ROW, "poor = no", { .poor = 0 }, true },
	{ ROW, "grade = shaken", { .grade = SHAKEN }, true },
	{ ROW, "grade = shaken", { .grade = ROUT }, false },
	{ ROW, "grade != shaken", { .grade = ROUT }, true },
	{ ROW, "grade = shaken|rout", { .grade = ROUT }, true },
	{ ROW, "grade = shaken | rout", { .grade = DISORDERED }, false },
	{ ROW, "grade != shaken|rout", { .grade = FORMED }, true },
	{ ROW, "grade != shaken|rout", { .grade = SHAKEN }, false },
	{ ROW, "GRADE = Shaken", { .grade = SHAKEN }, true },
	{ ROW, "casualties >= 3", { .casualties = 3 }, true },
	{ ROW, "casualties > 3", { .casualties = 3 }, false },
	{ ROW, "casualties<=3", { .casualties = 3 }, true },
	{ ROW, "casualties < 3", { .casualties = 3 }, false },
	{ ROW, "casualties = 1|3|5", { .casualties = 3 }, true },
	{ ROW, "casualties = 1|3|5", { .casualties = 2 }, false },
	{ ROW, "casualties != 1|3|5", { .casualties = 2 }, true },
	{ ROW, "casualties != 1|3|5", { .casualties = 5 }, false },
	{ ROW, "general within 4in", { .general = INCHES(4) }, true },
	{ ROW, "general within 4in", { .general = INCHES(4) + 1 }, false },
	{ ROW, "general beyond 4in", { .general = INCHES(4) }, false },
	{ ROW, "general beyond 4in", { .general = INCHES(4) + 1 }, true },
	{ ROW, "general within 4", { .general = INCHES(4) }, true },
	{ ROW, "general within 4\"", { .general = INCHES(4) }, true },
	{ ROW, "general <= 4in", { .general = INCHES(4) }, true },
	{ ROW, "angle within 45", { .angle = 45 * ANGLE_DEGREE }, true },
	/* None is beyond every limit. */
	{ ROW, "general beyond 1000in", { .general = DISTANCE_NONE }, true },
	{ ROW, "general within 1000in", { .general = DISTANCE_NONE }, false },
	{ ROW, "general = none", { .general = DISTANCE_NONE }, true },
	{ ROW, "general != none", { .general = 0 }, true },
	/* Null makes every term false, and not of it true. */
	{ ROW, "run-up = 0", { .run_up = VALUE_NULL }, false },
	{ ROW, "run-up != 0", { .run_up = VALUE_NULL }, false },
	{ ROW, "run-up != 0|1", { .run_up = VALUE_NULL }, false },
	{ ROW, "run-up < 3", { .run_up = VALUE_NULL }, false },
	{ ROW, "general within 4in", { .general = VALUE_NULL }, false },
	{ ROW, "general beyond 4in", { .general = VALUE_NULL }, false },
	{ ROW, "not general within 4in", { .general = VALUE_NULL }, true },
	{ ROW, "run_up = 0", { .run_up = 0 }, true },
	/* not binds tightest, then and, then or. */
	{ ROW, "not poor and grade = rout", { .poor = 0, .grade = FORMED }, false },
	{ ROW, "not (poor and grade = rout)", { .poor = 0, .grade = FORMED }, true },
	{ ROW, "poor or grade = rout and casualties = 1", { .poor = 1 }, true },
	{ ROW, "(poor or grade = rout) and casualties = 1", { .poor = 1 }, false },
	{ ROW, "casualties = 1 and grade = rout or poor", { .poor = 1 }, true },
	{ ROW, "casualties = 1 and (grade = rout or poor)", { .poor = 1 }, false },
	{ ROW,
	  "casualties=0 and (grade=rout or (poor and general within 4in))",
	  { .poor = 1 },
	  true },
	{ ROW, "poor and poor and not (grade = rout or grade = shaken)", { .poor = 1 }, true },
	/* A ruling's choice by name, by letter, or one of several. */
	{ ROW, "ruling.tie = even_d6", { 0 }, true },
	{ ROW, "ruling.tie = even-d6", { 0 }, true },
	{ ROW, "ruling.tie = a", { 0 }, true },
	{ ROW, "ruling.tie = b", { 0 }, false },
	{ ROW, "ruling.tie != infantry|cavalry", { 0 }, true },
	{ ROW, "ruling.cf-stack = everything or poor", { .poor = 1 }, true },
};

static void t_meaning(void)
{
	for (size_t i = 0; i < COUNT(meanings); i++) {
		const struct meaning *m = &meanings[i];
		struct condition c = { 0 };
		struct err e = { 0 };
		int64_t v[FIELDS];
		int rc = condition_parse(m->text, scope, rulings, RULINGS, &c, &e);

		spread(&m->v, v);
		t_check(rc == 0, m->line, "%s: refused: %s", m->text, e.message);
		t_check(rc || condition_holds(&c, v, rulings, NULL) == m->want, m->line,
			"%s: is not %s", m->text, m->want ? "true" : "false");
	}
}

static void t_always(void)
{
	static const struct condition c;
	int64_t v[FIELDS] = { 0 };

	CU_ASSERT(condition_holds(&c, v, rulings, NULL));
	CU_ASSERT(condition_possible(&c, scope, NULL, rulings, RULINGS));
}

/* ---- refusals ---- */

static const struct refusal {
	int line;
	const char *text;
	int column;
	const char *message, *suggestion;
} refusals[] = {
	{ ROW, "", 1, "the condition ends where a field, a ruling or '(' is expected", "" },
	{ ROW, "generl within 4in", 1, "unknown field 'generl': did you mean 'general'?",
	  "general" },
	{ ROW, "poor and xyzzy", 10, "unknown field 'xyzzy'", "" },
	{ ROW, "ruling.tye = a", 8, "unknown ruling 'tye': did you mean 'tie'?", "tie" },
	{ ROW, "ruling.tie = infantri", 14,
	  "unknown choice 'infantri' of the ruling tie: say even_d6, infantry or cavalry",
	  "infantry" },
	{ ROW, "ruling.tie", 11, "the condition ends where = or != and a choice is expected", "" },
	{ ROW, "ruling.tie = ", 14, "the condition ends where a choice of the ruling is expected",
	  "" },
	{ ROW, "grade", 1,
	  "'grade' is not a flag: compare it with a value (formed, disordered, shaken or rout)",
	  "" },
	{ ROW, "grade < rout", 1, "'grade' is a word and has no order: use = or !=", "" },
	{ ROW, "poor >= yes", 1, "'poor' is a flag and has no order: use = or !=", "" },
	{ ROW, "casualties within 3", 1,
	  "'casualties' is an int: within and beyond need a distance or angle", "" },
	{ ROW, "general within none", 16, "'none' is no limit: write 'general = none'", "" },
	{ ROW, "name = bob", 1, "'name' is a text: conditions cannot compare it", "" },
	{ ROW, "poor poor", 6, "expected 'and', 'or' or the end before 'poor'", "" },
	{ ROW, "(poor", 6, "the condition ends where ')' is expected", "" },
	{ ROW, "poor)", 5, "expected 'and', 'or' or the end before ')'", "" },
	{ ROW, "poor and", 9, "the condition ends where a field, a ruling or '(' is expected", "" },
	{ ROW, "poor and = 3", 10, "expected a field, a ruling or '(' before '= 3'", "" },
};

static void t_refusals(void)
{
	for (size_t i = 0; i < COUNT(refusals); i++) {
		const struct refusal *r = &refusals[i];
		struct condition c = { .n = 7 };
		struct err e = { 0 };
		int rc = condition_parse(r->text, scope, rulings, RULINGS, &c, &e);

		t_check(rc == -1 && c.n == 7, r->line, "%s: returned %d", r->text, rc);
		t_check(e.code == ERR_DATA, r->line, "%s: code %d", r->text, (int)e.code);
		t_check(!strcmp(e.message, r->message), r->line, "%s: said \"%s\"", r->text,
			e.message);
		t_check(e.column == r->column, r->line, "%s: column %d", r->text, e.column);
		t_check(!strcmp(e.suggestion, r->suggestion), r->line, "%s: suggested \"%s\"",
			r->text, e.suggestion);
	}
}

/* The values of a field are the field's to judge; the caret is ours. */
static void t_bad_values(void)
{
	static const struct {
		int line;
		const char *text;
		int column;
	} rows[] = {
		{ ROW, "general within four", 16 }, { ROW, "casualties = 11", 14 },
		{ ROW, "casualties = 1|x", 16 },    { ROW, "grade = formd", 9 },
		{ ROW, "poor = perhaps", 8 },       { ROW, "angle within 181", 14 },
	};

	for (size_t i = 0; i < COUNT(rows); i++) {
		struct condition c;
		struct err e = { 0 };
		int rc = condition_parse(rows[i].text, scope, rulings, RULINGS, &c, &e);

		t_check(rc == -1 && e.column == rows[i].column && e.code == ERR_DATA, rows[i].line,
			"%s: returned %d, column %d: %s", rows[i].text, rc, e.column, e.message);
	}
}

/* Repeats piece n times between head and tail and parses that. */
static int parse_many(const char *head, const char *piece, int n, const char *tail, struct err *e)
{
	struct text t = { 0 };
	struct condition c;
	int rc;

	text_add(&t, head);
	for (int i = 0; i < n; i++)
		text_add(&t, piece);
	text_add(&t, tail);
	rc = condition_parse(t.s, scope, rulings, RULINGS, &c, e);
	text_free(&t);
	return rc;
}

static void t_limits(void)
{
	static const struct {
		int line;
		const char *head, *piece;
		int n;
		const char *tail, *message;
	} rows[] = {
		{ ROW, "poor", " and poor", 47, "", NULL },
		{ ROW, "poor", " and poor", 48, "", "the condition is too long: at most 48 terms" },
		{ ROW, "", "not ", 31, "poor", NULL },
		{ ROW, "", "not ", 32, "poor", "the condition nests more than 32 deep" },
		{ ROW, "", "(", 100000, "", "the condition nests more than 32 deep" },
		{ ROW, "", "x", 80, "", "a word of 80 letters is too long" },
		{ ROW, "casualties = 1", "|1", 47, "", NULL },
		{ ROW, "casualties = 1", "|1", 48, "",
		  "the condition is too long: at most 48 terms" },
	};

	for (size_t i = 0; i < COUNT(rows); i++) {
		struct err e = { 0 };
		int rc = parse_many(rows[i].head, rows[i].piece, rows[i].n, rows[i].tail, &e);

		t_check(rc == (rows[i].message ? -1 : 0), rows[i].line, "returned %d", rc);
		t_check(!strcmp(e.message, rows[i].message ? rows[i].message : ""), rows[i].line,
			"said \"%s\"", e.message);
	}
}

/* ---- rulings ---- */

static const struct hang {
	int line;
	const char *text;
	int tie, within, stack; /* choices in force */
	struct values v;
	bool want;
	int used; /* bit by ruling */
} hangs[] = {
	/* On the limit the ruling decides; elsewhere it does not matter. */
	{ ROW, "general within 4in", 0, 0, 0, { .general = INCHES(4) }, true, 1 << WITHIN },
	{ ROW, "general within 4in", 0, 1, 0, { .general = INCHES(4) }, false, 1 << WITHIN },
	{ ROW, "general beyond 4in", 0, 1, 0, { .general = INCHES(4) }, true, 1 << WITHIN },
	{ ROW, "general within 4in", 0, 1, 0, { .general = INCHES(4) - 1 }, true, 0 },
	{ ROW, "general within 4in", 0, 0, 0, { .general = INCHES(4) + 1 }, false, 0 },
	{ ROW, "angle within 45", 0, 1, 0, { .angle = 45 * ANGLE_DEGREE }, false, 1 << WITHIN },
	/* Plain comparisons never ask it. */
	{ ROW, "general <= 4in", 0, 1, 0, { .general = INCHES(4) }, true, 0 },
	/* On the limit, but another term settles the answer. */
	{ ROW, "poor and general within 4in", 0, 0, 0, { .general = INCHES(4) }, false, 0 },
	{ ROW,
	  "poor or general within 4in",
	  0,
	  0,
	  0,
	  { .poor = 1, .general = INCHES(4) },
	  true,
	  0 },
	{ ROW, "ruling.tie = infantry", 0, 0, 0, { 0 }, false, 1 << TIE },
	{ ROW, "ruling.tie = infantry", 1, 0, 0, { 0 }, true, 1 << TIE },
	{ ROW, "ruling.tie = a|b|c", 1, 0, 0, { 0 }, true, 0 },
	{ ROW, "poor and ruling.cf_stack = everything", 0, 0, 0, { .poor = 0 }, false, 0 },
	{ ROW, "poor and ruling.cf_stack = everything", 0, 0, 0, { .poor = 1 }, false, 1 << STACK },
	{ ROW, "poor and ruling.cf_stack = everything", 0, 0, 1, { .poor = 1 }, true, 1 << STACK },
	{ ROW,
	  "ruling.tie = b and ruling.cf_stack = b",
	  1,
	  0,
	  1,
	  { 0 },
	  true,
	  1 << TIE | 1 << STACK },
	/* One ruling read twice: what one term loses the other gains. */
	{ ROW,
	  "general within 4in or general beyond 4in",
	  0,
	  0,
	  0,
	  { .general = INCHES(4) },
	  true,
	  0 },
	{ ROW,
	  "general within 4in and general beyond 2in",
	  0,
	  0,
	  0,
	  { .general = INCHES(2) },
	  false,
	  1 << WITHIN },
	{ ROW, "ruling.tie = a or ruling.tie = b|c", 2, 0, 0, { 0 }, true, 0 },
	{ ROW, "ruling.tie = a or ruling.tie = b", 2, 0, 0, { 0 }, false, 1 << TIE },
	{ ROW, "not (ruling.tie = a and not poor)", 0, 0, 0, { 0 }, false, 1 << TIE },
	{ ROW, "ruling.tie = b and ruling.cf_stack = b", 0, 0, 1, { 0 }, false, 1 << TIE },
};

static void t_hangs(void)
{
	for (size_t i = 0; i < COUNT(hangs); i++) {
		const struct hang *h = &hangs[i];
		struct ruling now[RULINGS];
		struct ruling_set used = { 0 };
		struct condition c;
		struct err e = { 0 };
		int64_t v[FIELDS];

		memcpy(now, rulings, sizeof now);
		now[TIE].chosen = h->tie;
		now[WITHIN].chosen = h->within;
		now[STACK].chosen = h->stack;
		spread(&h->v, v);
		if (!t_check(!condition_parse(h->text, scope, now, RULINGS, &c, &e), h->line,
			     "%s: refused: %s", h->text, e.message))
			continue;
		t_check(condition_holds(&c, v, now, &used) == h->want, h->line, "%s: is not %s",
			h->text, h->want ? "true" : "false");
		t_check(used.bit[0] == (uint64_t)h->used && !used.bit[1], h->line,
			"%s: hung on %#llx", h->text, (unsigned long long)used.bit[0]);
	}
}

/* Each choice of each ruling read takes room, of which there is for 63. */
static void t_many_rulings(void)
{
	static const char *const keys[] = { "r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7" };
	struct ruling many[COUNT(keys)] = { 0 };
	struct condition c;
	struct err e = { 0 };
	struct text t = { 0 };

	for (size_t i = 0; i < COUNT(keys); i++) {
		many[i].key = keys[i];
		many[i].n = CHOICES_MAX;
		for (int k = 0; k < CHOICES_MAX; k++)
			many[i].choice[k] = keys[k];
	}
	for (size_t i = 0; i < COUNT(keys); i++) {
		text_addf(&t, "%sruling.%s = b", i ? " and " : "", keys[i]);
		CU_ASSERT_EQUAL(condition_parse(t.s, scope, many, COUNT(keys), &c, &e),
				i < 7 ? 0 : -1);
	}
	CU_ASSERT_STRING_EQUAL(e.message, "the condition reads too many rulings");
	text_free(&t);
}

/* Without a ruling `within` a limit is inclusive. */
static void t_no_within(void)
{
	struct ruling_set used = { 0 };
	struct condition c;
	struct err e = { 0 };
	int64_t v[FIELDS] = { 0 };

	v[GENERAL] = INCHES(4);
	CU_ASSERT_FATAL(!condition_parse("general within 4in", scope, rulings, 1, &c, &e));
	CU_ASSERT(!c.hangs);
	CU_ASSERT(condition_holds(&c, v, rulings, &used));
	CU_ASSERT(used.bit[0] == 0);
}

/* ---- lint ---- */

static const struct chance {
	int line;
	const char *text;
	bool want;
} chances[] = {
	{ ROW, "poor", true },
	{ ROW, "poor and not poor", false },
	{ ROW, "grade = rout and grade = shaken", false },
	{ ROW, "grade != formed|disordered|shaken", true },
	{ ROW, "grade != formed|disordered|shaken|rout", false },
	{ ROW, "casualties > 10", false },
	{ ROW, "casualties > 9", true },
	{ ROW, "casualties < 0", false },
	{ ROW, "casualties > 2 and casualties < 4", true },
	{ ROW, "casualties > 3 and casualties < 4", false },
	{ ROW, "general within 4in and general beyond 8in", false },
	{ ROW, "general beyond 4in and general within 8in", true },
	/* On the limit itself, and only under the exclusive reading. */
	{ ROW, "general <= 4in and general beyond 4in", true },
	{ ROW, "general < 4in and general beyond 4in", false },
	{ ROW, "general within 4in and general = none", false },
	{ ROW, "ruling.tie = a and ruling.tie = b", false },
	{ ROW, "ruling.tie = a and ruling.cf_stack = b", true },
	/* Only null makes both false. */
	{ ROW, "not run-up >= 5 and not run-up < 5", true },
	{ ROW, "not casualties >= 5 and not casualties < 5", false },
};

static void t_possible(void)
{
	for (size_t i = 0; i < COUNT(chances); i++) {
		struct condition c;
		struct err e = { 0 };

		if (t_check(!condition_parse(chances[i].text, scope, rulings, RULINGS, &c, &e),
			    chances[i].line, "%s: refused: %s", chances[i].text, e.message))
			t_check(condition_possible(&c, scope, NULL, rulings, RULINGS) ==
					chances[i].want,
				chances[i].line, "%s: possible is not %d", chances[i].text,
				chances[i].want);
	}
}

/* With values fixed, required fields stay as they are and rulings as chosen. */
static void t_possible_fixed(void)
{
	static const char *const arms[] = { "horse", "foot", NULL };
	static const struct field fields[] = { F_WORD_REQUIRED("arm", arms, "set by the procedure"),
					       F_FLAG("poor", "free"), FIELDS_END };
	static const int64_t foot[] = { 1, 0 };
	static const struct {
		int line;
		const char *text;
		bool fixed, free;
	} rows[] = {
		{ ROW, "arm = foot and poor", true, true },
		{ ROW, "arm = horse and poor", false, true },
		{ ROW, "ruling.tie = even_d6", true, true },
		{ ROW, "ruling.tie = cavalry", false, true },
		{ ROW, "poor and not poor", false, false },
	};

	for (size_t i = 0; i < COUNT(rows); i++) {
		struct condition c;
		struct err e = { 0 };

		CU_ASSERT_FATAL(!condition_parse(rows[i].text, fields, rulings, RULINGS, &c, &e));
		t_check(condition_possible(&c, fields, foot, rulings, RULINGS) == rows[i].fixed,
			rows[i].line, "%s with values fixed", rows[i].text);
		t_check(condition_possible(&c, fields, NULL, rulings, RULINGS) == rows[i].free,
			rows[i].line, "%s with everything free", rows[i].text);
	}
}

int main(void)
{
	static const struct t_test tests[] = {
		{ "what conditions mean", t_meaning },
		{ "no condition is always", t_always },
		{ "refusals point at the place", t_refusals },
		{ "bad values point at the value", t_bad_values },
		{ "limits", t_limits },
		{ "rulings that a condition hangs on", t_hangs },
		{ "more rulings than fit", t_many_rulings },
		{ "limits without the ruling", t_no_within },
		{ "conditions that can never hold", t_possible },
		{ "the same with values fixed", t_possible_fixed },
	};

	return t_main("condition", tests, COUNT(tests));
}
