/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_field.c -- one value of each type: read, refused with what would be right, printed. */
#include "check.h"

#include "rules/field.h"

#include <string.h>

static const char *const grades[] = { "formed", "disordered", "shaken", "rout", "routing", NULL };
static const struct field item[] = { F_TEXT_REQUIRED("name", "name"), F_FLAG("near", "near"),
				     FIELDS_END };

enum { COUNTED, OPEN, FLAG, WORD, FAR, LIMITED, ANGLE, TEXT, LIST, SIGNED };
static const struct field fields[] = {
	[COUNTED] = F_INT("casualties", 0, 10, 0, "tenths lost"),
	[OPEN] = F_INT("stands", 0, INT32_MAX, 0, "stands"),
	[FLAG] = F_FLAG("bua", "in a built-up area"),
	[WORD] = F_WORD_REQUIRED("infantry.grade", grades, "grade"),
	[FAR] = F_DISTANCE("general", DISTANCE_NONE, "to the general"),
	[LIMITED] = { "move", FIELD_DISTANCE, false, INCHES(1), INCHES(8), 0, NULL, NULL, "move" },
	[ANGLE] = F_ANGLE("angle", VALUE_NULL, "angle"),
	[TEXT] = F_TEXT_REQUIRED("name", "name"),
	[LIST] = F_LIST("near", item, "who is near"),
	[SIGNED] = F_INT("shift", -3, 3, 0, "shift"),
	FIELDS_END,
};

static const struct good_case {
	int line;
	int field;
	const char *s;
	int64_t want;
} good_cases[] = {
	{ ROW, COUNTED, "0", 0 },
	{ ROW, COUNTED, "08", 8 },
	{ ROW, COUNTED, "10", 10 },
	{ ROW, COUNTED, " 3 ", 3 },
	{ ROW, SIGNED, "-3", -3 },
	{ ROW, SIGNED,
	  "\xE2\x88\x92"
	  "2",
	  -2 },
	{ ROW, SIGNED, "+1", 1 },
	{ ROW, FLAG, "yes", 1 },
	{ ROW, FLAG, "TRUE", 1 },
	{ ROW, FLAG, "on", 1 },
	{ ROW, FLAG, "1", 1 },
	{ ROW, FLAG, "y", 1 },
	{ ROW, FLAG, "no", 0 },
	{ ROW, FLAG, "false", 0 },
	{ ROW, FLAG, "Off", 0 },
	{ ROW, FLAG, "0", 0 },
	{ ROW, FLAG, "n", 0 },
	{ ROW, WORD, "formed", 0 },
	{ ROW, WORD, "SHAKEN", 2 },
	{ ROW, WORD, "dis", 1 },
	{ ROW, WORD, "rout", 3 }, /* exact, though it begins another */
	{ ROW, WORD, "routi", 4 },
	{ ROW, FAR, "7.5", 190500000 },
	{ ROW, FAR, "none", DISTANCE_NONE },
	{ ROW, LIMITED, "1in", INCHES(1) }, /* both ends are within */
	{ ROW, LIMITED, "8in", INCHES(8) },
	{ ROW, ANGLE, "45", 45000 },
	{ ROW, ANGLE, "22.5deg", 22500 },
	{ ROW, ANGLE, "0.125 degrees", 125 },
	{ ROW, ANGLE, "90\xC2\xB0", 90000 },
	{ ROW, ANGLE, "180", 180000 },
};

static void reads(void)
{
	for (size_t i = 0; i < COUNT(good_cases); i++) {
		const struct good_case *c = &good_cases[i];
		struct err e = { 0 };
		int64_t got = -77;
		int rc = field_parse(&fields[c->field], c->s, DISTANCE_INCH, &got, &e);

		t_check(rc == 0 && e.code == ERR_NONE && got == c->want, c->line, "\"%s\": %lld %s",
			c->s, (long long)got, e.message);
	}
}

static const struct bad_case {
	int line;
	int field;
	const char *s, *says, *suggests;
} bad_cases[] = {
	{ ROW, COUNTED, "two", "casualties: 'two' is not a whole number; try 0 to 10", "" },
	{ ROW, COUNTED, "11", "casualties: '11' is out of range; try 0 to 10", "" },
	{ ROW, COUNTED, "-1", "casualties: '-1' is out of range; try 0 to 10", "" },
	{ ROW, COUNTED, "1.5", "casualties: '1.5' is not a whole number; try 0 to 10", "" },
	{ ROW, COUNTED, "99999999999999999999", "is not a whole number", "" },
	{ ROW, COUNTED, "", "casualties: no value is given; try 0 to 10", "" },
	{ ROW, COUNTED, "  ", "casualties: no value is given; try 0 to 10", "" },
	{ ROW, OPEN, "-1", "stands: '-1' is out of range; try 0 or more", "" },
	{ ROW, FLAG, "maybe", "bua: 'maybe' is neither yes nor no; try yes or no", "" },
	{ ROW, FLAG, "2", "bua: '2' is neither yes nor no; try yes or no", "" },
	{ ROW, FLAG, "", "bua: no value is given; try yes or no", "" },
	{ ROW, WORD, "shakey",
	  "infantry.grade: 'shakey' is none of its choices; try formed, disordered, shaken, rout "
	  "or routing",
	  "shaken" },
	{ ROW, WORD, "xyzzy", "'xyzzy' is none of its choices", "" },
	{ ROW, WORD, "rou", "infantry.grade: 'rou' could be rout or routing", "" },
	{ ROW, WORD, "", "infantry.grade: no value is given; try formed, disordered", "" },
	{ ROW, FAR, "four", "general: 'four' is not a distance; try 4in, 4\", 10cm or none", "" },
	{ ROW, FAR, "7,5in", "general: '7,5in' has a decimal comma", "7.5in" },
	{ ROW, FAR, "", "general: no value is given; try a distance such as 4in or none", "" },
	{ ROW, LIMITED, "8.000001in", "move: '8.000001in' is out of range; try 1in to 8in", "" },
	{ ROW, LIMITED, "0.999999in", "move: '0.999999in' is out of range; try 1in to 8in", "" },
	{ ROW, LIMITED, "none", "move: 'none' is out of range; try 1in to 8in", "" },
	{ ROW, ANGLE, "right", "is not an angle in degrees", "" },
	{ ROW, ANGLE, "45.1234", "is not an angle in degrees, with three decimals at most", "" },
	{ ROW, ANGLE, "45.", "is not an angle in degrees", "" },
	{ ROW, ANGLE, "deg", "is not an angle in degrees", "" },
	{ ROW, ANGLE, "181", "angle: '181' is out of range; try 0 to 180 degrees", "" },
	{ ROW, ANGLE, "-1", "angle: '-1' is out of range; try 0 to 180 degrees", "" },
};

static void refuses(void)
{
	for (size_t i = 0; i < COUNT(bad_cases); i++) {
		const struct bad_case *c = &bad_cases[i];
		struct err e = { 0 };
		int64_t got = -77;
		int rc = field_parse(&fields[c->field], c->s, DISTANCE_INCH, &got, &e);

		t_check(rc == -1 && e.code == ERR_USAGE, c->line, "\"%s\": %d", c->s, rc);
		t_check(got == -77, c->line, "\"%s\": left %lld", c->s, (long long)got);
		t_check(strstr(e.message, c->says), c->line, "\"%s\": %s", c->s, e.message);
		t_check(!strcmp(e.suggestion, c->suggests), c->line, "\"%s\": suggests \"%s\"",
			c->s, e.suggestion);
		t_check(e.argument[0], c->line, "\"%s\": no argument", c->s);
	}
}

static void refuses_long_values(void)
{
	char longish[1000];
	struct err e = { 0 };
	int64_t got = -77;

	memset(longish, '1', sizeof longish);
	longish[sizeof longish - 1] = '\0';
	t_check(field_parse(&fields[COUNTED], longish, DISTANCE_INCH, &got, &e) == -1, ROW,
		"read as %lld", (long long)got);
	t_check(strstr(e.message, "casualties: '1111"), ROW, "%s", e.message);
}

static void names_and_lists_are_not_values(void)
{
	for (int i = TEXT; i <= LIST; i++) {
		struct err e = { 0 };
		int64_t got = -77;

		t_check(field_parse(&fields[i], "a", DISTANCE_INCH, &got, &e) == -1 &&
				e.code == ERR_BUG && got == -77,
			ROW, "%s: %s", fields[i].key, e.message);
	}
}

/* 28 mm where an inch is played as 7 mm is 4 inches; a bare number is rule inches anyhow. */
static void scales(void)
{
	struct err e = { 0 };
	int64_t measured = 0, bare = 0;

	field_parse(&fields[FAR], "28mm", 7000000, &measured, &e);
	field_parse(&fields[FAR], "4", 7000000, &bare, &e);
	t_check(measured == INCHES(4) && bare == INCHES(4), ROW, "%lld, %lld", (long long)measured,
		(long long)bare);
}

static const struct print_case {
	int line;
	int field;
	int64_t value;
	const char *want;
} print_cases[] = {
	{ ROW, COUNTED, 7, "7" },         { ROW, SIGNED, -2, "-2" },
	{ ROW, FLAG, 1, "yes" },          { ROW, FLAG, 0, "no" },
	{ ROW, WORD, 2, "shaken" },       { ROW, WORD, 9, "-" },
	{ ROW, WORD, -1, "-" },           { ROW, FAR, INCHES(4), "4in" },
	{ ROW, FAR, 190500000, "7.5in" }, { ROW, FAR, DISTANCE_NONE, "none" },
	{ ROW, ANGLE, 45000, "45deg" },   { ROW, ANGLE, 22500, "22.5deg" },
	{ ROW, ANGLE, 125, "0.125deg" },  { ROW, COUNTED, VALUE_NULL, "-" },
	{ ROW, FLAG, VALUE_NULL, "-" },   { ROW, FAR, VALUE_NULL, "-" },
};

static void prints(void)
{
	struct text t = { 0 };

	for (size_t i = 0; i < COUNT(print_cases); i++) {
		const struct print_case *c = &print_cases[i];

		text_clear(&t);
		field_print(&fields[c->field], c->value, &t);
		t_check(!strcmp(t.s, c->want), c->line, "%s", t.s);
	}
	text_free(&t);
}

static const struct expect_case {
	int line;
	int field;
	const char *want, *type, *unit;
} expect_cases[] = {
	{ ROW, COUNTED, "0 to 10", "int", NULL },
	{ ROW, OPEN, "0 or more", "int", NULL },
	{ ROW, SIGNED, "-3 to 3", "int", NULL },
	{ ROW, FLAG, "yes or no", "flag", NULL },
	{ ROW, WORD, "formed, disordered, shaken, rout or routing", "word", NULL },
	{ ROW, FAR, "a distance such as 4in or none", "distance", "inches" },
	{ ROW, LIMITED, "1in to 8in", "distance", "inches" },
	{ ROW, ANGLE, "0 to 180 degrees", "angle", "degrees" },
	{ ROW, TEXT, "a name of letters, digits, '-', '_' and '.' that starts with a letter",
	  "text", NULL },
	{ ROW, LIST, "items such as name[:near], separated by commas", "list", NULL },
};

static void expects(void)
{
	struct text t = { 0 };

	for (size_t i = 0; i < COUNT(expect_cases); i++) {
		const struct expect_case *c = &expect_cases[i];
		const struct field *f = &fields[c->field];
		const char *unit = field_unit(f);

		text_clear(&t);
		field_expects(f, &t);
		t_check(!strcmp(t.s, c->want), c->line, "%s", t.s);
		t_check(!strcmp(field_type_name(f->type), c->type), c->line, "%s",
			field_type_name(f->type));
		t_check(c->unit ? unit && !strcmp(unit, c->unit) : !unit, c->line, "%s",
			unit ? unit : "none");
	}
	text_free(&t);
}

static void finds(void)
{
	t_check(field_count(fields) == 10, ROW, "%d", field_count(fields));
	t_check(field_find(fields, "Infantry.Grade") == WORD, ROW, "case counts");
	t_check(field_find(fields, "casualties") == COUNTED, ROW, "first not found");
	t_check(field_find(fields, "cas") == -1, ROW, "a prefix is no key");
	t_check(field_find(fields, "") == -1, ROW, "nothing is no key");
}

static const struct t_test tests[] = {
	{ "values are read", reads },
	{ "what is wrong is refused", refuses },
	{ "long values are refused", refuses_long_values },
	{ "names and lists are not single values", names_and_lists_are_not_values },
	{ "scale", scales },
	{ "printing", prints },
	{ "what would be right", expects },
	{ "finding a field", finds },
};

int main(void)
{
	return t_main("field", tests, COUNT(tests));
}
