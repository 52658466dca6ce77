/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_distance.c -- distances read exactly, whatever the unit and the table's scale. */
#include "check.h"

#include "ground/distance.h"

#include <string.h>

#define MM INT64_C(1000000)

/* Expected numbers: an inch is 25.4 mm by definition; the rest by hand from it. */
static const struct parse_case {
	int line;
	const char *s;
	int64_t want;
} parse_cases[] = {
	{ ROW, "7.5", 190500000 },
	{ ROW, "7.5in", 190500000 },
	{ ROW, "7.5\"", 190500000 },
	{ ROW, "7.5''", 190500000 },
	{ ROW, "7.5\xE2\x80\xB3", 190500000 }, /* U+2033 */
	{ ROW, "7.5\xE2\x80\x9D", 190500000 }, /* U+201D */
	{ ROW, "7 1/2\"", 190500000 },
	{ ROW, "7-1/2in", 190500000 },
	{ ROW, "7 1/2", 190500000 },
	{ ROW, "7\xC2\xBD\"", 190500000 }, /* the sign for a half */
	{ ROW, "15/2in", 190500000 },
	{ ROW, "3/8\"", 9525000 },
	{ ROW, "1/4", 6350000 },
	{ ROW, "\xC2\xBE in", 19050000 },
	{ ROW, "1/3in", 8466667 },  /* 8466666.67 */
	{ ROW, "2/3in", 16933333 }, /* 16933333.33 */
	{ ROW, ".5in", 12700000 },
	{ ROW, "4 in", INCHES(4) },
	{ ROW, "  4in  ", INCHES(4) },
	{ ROW, "4IN", INCHES(4) },
	{ ROW, "4 inches", INCHES(4) },
	{ ROW, "1 inch", INCHES(1) },
	{ ROW, "19cm", 190 * MM },
	{ ROW, "190mm", 190 * MM },
	{ ROW, "190 MM", 190 * MM },
	{ ROW, "0.19m", 190 * MM },
	{ ROW, "1ft", INCHES(12) },
	{ ROW, "1 foot", INCHES(12) },
	{ ROW, "2 feet", INCHES(24) },
	{ ROW, "1'", INCHES(12) },
	{ ROW, "1ft 6in", INCHES(18) },
	{ ROW, "1ft6in", INCHES(18) },
	{ ROW, "1'6\"", INCHES(18) },
	{ ROW, "1\xE2\x80\xB2 6 1/2\xE2\x80\xB3", INCHES(37) / 2 },
	{ ROW, "0", 0 },
	{ ROW, "0in", 0 },
	{ ROW, "0mm", 0 },
	{ ROW, "08in", INCHES(8) },
	{ ROW, "none", DISTANCE_NONE },
	{ ROW, " NONE ", DISTANCE_NONE },
	{ ROW, "7.999999in", 203199975 }, /* 203199974.6 */
	{ ROW, "8.000001in", 203200025 }, /* 203200025.4 */
	{ ROW, "20.32cm", INCHES(8) },
	{ ROW, "203.200001mm", INCHES(8) + 1 },
	{ ROW, "203.199999mm", INCHES(8) - 1 },
	{ ROW, "100000in", DISTANCE_MAX },
	{ ROW, "2540m", DISTANCE_MAX },
};

static void parses(void)
{
	for (size_t i = 0; i < COUNT(parse_cases); i++) {
		const struct parse_case *c = &parse_cases[i];
		struct err e = { 0 };
		int64_t got = -1;
		int rc = distance_parse(c->s, DISTANCE_INCH, &got, &e);

		t_check(rc == 0 && e.code == ERR_NONE, c->line, "\"%s\": %s", c->s, e.message);
		t_check(got == c->want, c->line, "\"%s\": %lld", c->s, (long long)got);
	}
}

/* Limits include their upper edge, so a hair's breadth must not be rounded onto it. */
static void limits_hold(void)
{
	struct err e = { 0 };
	int64_t under = 0, over = 0;

	distance_parse("7.999in", DISTANCE_INCH, &under, &e);
	distance_parse("8.000001in", DISTANCE_INCH, &over, &e);
	t_check(under < INCHES(8), ROW, "7.999in is %lld", (long long)under);
	t_check(over > INCHES(8), ROW, "8.000001in is %lld", (long long)over);
}

static const struct bad_case {
	int line;
	const char *s, *says;
} bad_cases[] = {
	{ ROW, "four", "'four' is not a distance; try 4in, 4\", 10cm or none" },
	{ ROW, "", "'' is not a distance; try 4in, 4\", 10cm or none" },
	{ ROW, "   ", "is not a distance" },
	{ ROW, "-", "is not a distance" },
	{ ROW, "in", "is not a distance" },
	{ ROW, "nonee", "is not a distance" },
	{ ROW, "4in 3", "is not a distance" },
	{ ROW, "4in 3in", "is not a distance" },
	{ ROW, "1ft 6", "is not a distance" }, /* six of what? */
	{ ROW, "1ft 6cm", "is not a distance" },
	{ ROW, "1ft 6in 2in", "is not a distance" },
	{ ROW, "7.5 1/2in", "no unit of length" },
	{ ROW, "1/0in", "is not a distance" },
	{ ROW, "7 1/0in", "is not a distance" },
	{ ROW, "1/", "is not a distance" },
	{ ROW, "7.", "is not a distance" },
	{ ROW, ".", "is not a distance" },
	{ ROW, "+4in", "is not a distance" },
	{ ROW, "4yd", "'4yd' ends in no unit of length; try in, ft, mm, cm or m" },
	{ ROW, "4inx", "is not a distance" },
	{ ROW, "4mmm", "is not a distance" },
	{ ROW, "1e3", "no unit of length" },
	{ ROW, "0x10", "no unit of length" },
	{ ROW, "nan", "is not a distance" },
	{ ROW, "-4in", "'-4in' is negative" },
	{ ROW,
	  "\xE2\x88\x92"
	  "4",
	  "is negative" },
	{ ROW, "7.9999999in", "more than six decimals" },
	{ ROW, "7.0000000", "more than six decimals" },
	{ ROW, "100000.000001in", "longer than 100000in" },
	{ ROW, "2540.0001m", "longer than 100000in" },
	{ ROW, "8333ft 4.1in", "longer than 100000in" },
	{ ROW, "99999999999999999999in", "longer than 100000in" },
	{ ROW, "7,5in", "'7,5in' has a decimal comma; write a point" },
};

static void refuses(void)
{
	for (size_t i = 0; i < COUNT(bad_cases); i++) {
		const struct bad_case *c = &bad_cases[i];
		struct err e = { 0 };
		int64_t got = -7;
		int rc = distance_parse(c->s, DISTANCE_INCH, &got, &e);

		t_check(rc == -1 && e.code == ERR_USAGE, c->line, "\"%s\": %d", c->s, rc);
		t_check(got == -7, c->line, "\"%s\": left %lld", c->s, (long long)got);
		t_check(strstr(e.message, c->says), c->line, "\"%s\": %s", c->s, e.message);
		t_check(!strcmp(e.argument, c->s), c->line, "\"%s\": %s", c->s, e.argument);
	}
}

static void suggests_a_point(void)
{
	struct err e = { 0 };
	int64_t got;

	distance_parse("7,5in", DISTANCE_INCH, &got, &e);
	t_check(!strcmp(e.suggestion, "7.5in"), ROW, "%s", e.suggestion);
}

/* By hand: a measured length over the length that stands for one inch. */
static const struct scale_case {
	int line;
	const char *s;
	int64_t scale, want;
} scale_cases[] = {
	{ ROW, "28mm", 7 * MM, INCHES(4) },
	{ ROW, "12mm", 3 * MM, INCHES(4) },
	{ ROW, "8cm", 10 * MM, INCHES(8) },
	{ ROW, "8", 10 * MM, INCHES(8) },           /* a bare number is rule inches at any scale */
	{ ROW, "8in", 10 * MM, 516128000 },         /* 203.2 mm at 10 mm an inch: 20.32 in */
	{ ROW, "10.000001cm", 25 * MM, 101600010 }, /* 4 in and 10.16 nm */
	{ ROW, "1mm", 3 * MM, 8466667 },            /* a third */
	{ ROW, "1ft 6in", 2 * DISTANCE_INCH, INCHES(9) },
	{ ROW, "none", 3 * MM, DISTANCE_NONE },
	{ ROW, "0in", 3 * MM, 0 },
};

static void scales(void)
{
	for (size_t i = 0; i < COUNT(scale_cases); i++) {
		const struct scale_case *c = &scale_cases[i];
		struct err e = { 0 };
		int64_t got = -1;
		int rc = distance_parse(c->s, c->scale, &got, &e);

		t_check(rc == 0 && got == c->want, c->line, "\"%s\": %lld %s", c->s, (long long)got,
			e.message);
	}
}

static const struct unit_case {
	int line;
	const char *s;
	int64_t want; /* 0: refused */
} unit_cases[] = {
	{ ROW, "1in", DISTANCE_INCH },
	{ ROW, "1cm", 10 * MM },
	{ ROW, "25mm", 25 * MM },
	{ ROW, "1/2in", 12700000 },
	{ ROW, "1.5 cm", 15 * MM },
	{ ROW, "1", 0 },
	{ ROW, "0cm", 0 },
	{ ROW, "none", 0 },
	{ ROW, "-1cm", 0 },
	{ ROW, "", 0 },
	{ ROW, "cm", 0 },
	{ ROW, "1.2345678cm", 0 },
};

static void reads_scales(void)
{
	for (size_t i = 0; i < COUNT(unit_cases); i++) {
		const struct unit_case *c = &unit_cases[i];
		struct err e = { 0 };
		int64_t got = 0;
		int rc = distance_scale(c->s, &got, &e);

		t_check(rc == (c->want ? 0 : -1) && got == c->want, c->line, "\"%s\": %lld", c->s,
			(long long)got);
		t_check(c->want || (e.code == ERR_USAGE && e.message[0]), c->line, "\"%s\": %s",
			c->s, e.message);
	}
}

static const struct text_case {
	int line;
	int64_t d;
	const char *want;
} text_cases[] = {
	{ ROW, 0, "0in" },
	{ ROW, INCHES(4), "4in" },
	{ ROW, 190500000, "7.5in" },
	{ ROW, INCHES(10), "10in" },
	{ ROW, 190 * MM, "7.480315in" }, /* 7.4803149... */
	{ ROW, 203199975, "7.999999in" },
	{ ROW, 203200025, "8.000001in" },
	{ ROW, DISTANCE_INCH - 1, "1in" }, /* 0.99999996 */
	{ ROW, DISTANCE_MAX, "100000in" },
	{ ROW, DISTANCE_NONE, "none" },
	{ ROW, -INCHES(4), "-4in" },
	{ ROW, -190500000, "-7.5in" },
	{ ROW, INT64_MIN, "-363124883340.739205in" }, /* 2^63 / 25400000 */
};

static void prints(void)
{
	char buf[DISTANCE_TEXT];

	for (size_t i = 0; i < COUNT(text_cases); i++) {
		const struct text_case *c = &text_cases[i];

		t_check(!strcmp(distance_text(c->d, buf), c->want), c->line, "%s", buf);
	}
	t_check(distance_inches(190500000) == 7.5, ROW, "%.17g", distance_inches(190500000));
}

/* Every millionth of an inch, coarsely walked, is read back as what was printed. */
static void prints_what_it_reads(void)
{
	for (int64_t millionths = 0; millionths < 12000000; millionths += 9973) {
		char typed[DISTANCE_TEXT], printed[DISTANCE_TEXT];
		int64_t first = -1, second = -2;
		struct err e = { 0 };

		snprintf(typed, sizeof typed, "%lld.%06lldin", (long long)(millionths / 1000000),
			 (long long)(millionths % 1000000));
		distance_parse(typed, DISTANCE_INCH, &first, &e);
		distance_parse(distance_text(first, printed), DISTANCE_INCH, &second, &e);
		t_check(first == second, ROW, "%s: %lld, then %s: %lld", typed, (long long)first,
			printed, (long long)second);
	}
}

static const struct t_test tests[] = {
	{ "distances are read", parses },
	{ "limits hold", limits_hold },
	{ "what is no distance is refused", refuses },
	{ "a decimal comma is put right", suggests_a_point },
	{ "scale", scales },
	{ "reading a scale", reads_scales },
	{ "printing", prints },
	{ "what is printed can be read", prints_what_it_reads },
};

int main(void)
{
	return t_main("distance", tests, COUNT(tests));
}
