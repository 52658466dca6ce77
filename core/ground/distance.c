/* SPDX-License-Identifier: GPL-3.0-or-later */
/* distance.c -- reading and writing measured distances without a rounding in between. */
#include "ground/distance.h"

#include "base/text.h"

#include <stdio.h>
#include <string.h>

__extension__ typedef __int128 wide;

#define MILLION INT64_C(1000000)
#define NUMBER_MAX INT64_C(10000000000) /* whole units that are read at all */
#define PART_MAX INT64_C(1000000)       /* n and d of a fraction n/d */

/* What was typed, as num / den units. */
struct number {
	int64_t num, den;
};

/* 0 nanometres: rule inches, which no scale changes. */
static const struct unit {
	const char *name;
	int64_t nm;
} units[] = {
	{ "in", DISTANCE_INCH },
	{ "inches", DISTANCE_INCH },
	{ "inch", DISTANCE_INCH },
	{ "\"", DISTANCE_INCH },
	{ "\xE2\x80\xB3", DISTANCE_INCH }, /* U+2033, double prime */
	{ "\xE2\x80\x9D", DISTANCE_INCH }, /* U+201D, curly quote */
	{ "''", DISTANCE_INCH },
	{ "ft", 12 * DISTANCE_INCH },
	{ "feet", 12 * DISTANCE_INCH },
	{ "foot", 12 * DISTANCE_INCH },
	{ "'", 12 * DISTANCE_INCH },
	{ "\xE2\x80\xB2", 12 * DISTANCE_INCH }, /* U+2032, prime */
	{ "\xE2\x80\x99", 12 * DISTANCE_INCH }, /* U+2019, curly quote */
	{ "mm", MILLION },
	{ "cm", 10 * MILLION },
	{ "m", 1000 * MILLION },
};

/* Fractions that a telephone's keyboard offers. */
static const struct vulgar {
	const char *name;
	struct number number;
} vulgars[] = {
	{ "\xC2\xBC", { 1, 4 } },     { "\xC2\xBD", { 1, 2 } },     { "\xC2\xBE", { 3, 4 } },
	{ "\xE2\x85\x9B", { 1, 8 } }, { "\xE2\x85\x9C", { 3, 8 } }, { "\xE2\x85\x9D", { 5, 8 } },
	{ "\xE2\x85\x9E", { 7, 8 } },
};

enum { UNITS = sizeof units / sizeof units[0], VULGARS = sizeof vulgars / sizeof vulgars[0] };

/* What stopped a reading; each has its sentence in refuse(). */
enum reading { READ, NOT_A_DISTANCE, NEGATIVE, DECIMALS, TOO_LONG, NO_UNIT, DECIMAL_COMMA };

static void skip_spaces(const char **s)
{
	while (**s == ' ' || **s == '\t')
		(*s)++;
}

/* Digits of at least one place into *out; reading stops with TOO_LONG past max. */
static enum reading read_digits(const char **s, int64_t max, int64_t *out)
{
	if (**s < '0' || **s > '9')
		return NOT_A_DISTANCE;
	for (*out = 0; **s >= '0' && **s <= '9'; (*s)++) {
		*out = *out * 10 + (**s - '0');
		if (*out > max)
			return TOO_LONG;
	}
	return READ;
}

/* The decimals after a point, as millionths.  One more than six is refused rather than rounded:
 * 7.9999999in is under 8in, and no rounding may say otherwise. */
static enum reading read_decimals(const char **s, int64_t *millionths)
{
	int places = 0;

	for (*millionths = 0; **s >= '0' && **s <= '9'; (*s)++, places++) {
		if (places == 6)
			return DECIMALS;
		*millionths = *millionths * 10 + (**s - '0');
	}
	for (int i = places; i < 6; i++)
		*millionths *= 10;
	return places ? READ : NOT_A_DISTANCE;
}

static bool read_vulgar(const char **s, struct number *out)
{
	for (int i = 0; i < VULGARS; i++) {
		size_t n = strlen(vulgars[i].name);

		if (!strncmp(*s, vulgars[i].name, n)) {
			*out = vulgars[i].number;
			*s += n;
			return true;
		}
	}
	return false;
}

/* The n/d that may follow a whole number, "7 1/2" or "7-1/2"; *s moves only when it is there. */
static enum reading read_fraction(const char **s, struct number *out)
{
	const char *at = *s;
	struct number f = { 0, 1 };
	enum reading how;

	skip_spaces(&at);
	if (*at == '-')
		at++;
	if (!read_vulgar(&at, &f)) {
		if (read_digits(&at, PART_MAX, &f.num) != READ || *at != '/')
			return READ;
		at++;
		how = read_digits(&at, PART_MAX, &f.den);
		if (how != READ || f.den == 0)
			return NOT_A_DISTANCE;
	}
	*out = (struct number){ out->num * f.den + f.num, f.den };
	*s = at;
	return READ;
}

/* 7  7.5  .5  1/2  7 1/2 */
static enum reading read_number(const char **s, struct number *out)
{
	int64_t millionths;
	enum reading how;

	*out = (struct number){ 0, 1 };
	if (read_vulgar(s, out))
		return READ;
	if (**s != '.') {
		how = read_digits(s, NUMBER_MAX, &out->num);
		if (how != READ)
			return how;
		if (**s == '/' && out->num <= PART_MAX) {
			(*s)++;
			how = read_digits(s, PART_MAX, &out->den);
			return how == READ && out->den == 0 ? NOT_A_DISTANCE : how;
		}
		if (**s == ',' && (*s)[1] >= '0' && (*s)[1] <= '9')
			return DECIMAL_COMMA;
		if (**s != '.')
			return read_fraction(s, out);
	}
	(*s)++;
	how = read_decimals(s, &millionths);
	*out = (struct number){ out->num * MILLION + millionths, MILLION };
	return how;
}

/* The longest unit that s begins with: nanometres in *nm, or 0 at the end of the text. */
static enum reading read_unit(const char **s, int64_t *nm)
{
	size_t longest = 0;

	*nm = 0;
	for (int i = 0; i < UNITS; i++) {
		size_t n = strlen(units[i].name);

		if (n > longest && text_starts(*s, units[i].name)) {
			longest = n;
			*nm = units[i].nm;
		}
	}
	*s += longest;
	return longest || !**s ? READ : NO_UNIT;
}

/* num / den units of nm nanometres, as rule nanometres at that scale: exact where it is whole and
 * the nearest where not.  10^16 * 10^9 * 2.54 * 10^7 stays far inside 128 bits. */
static enum reading to_rule(const struct number *n, int64_t nm, int64_t scale, int64_t *out)
{
	wide num = (wide)n->num * (nm ? nm : DISTANCE_INCH) * (nm ? DISTANCE_INCH : 1);
	wide den = (wide)n->den * (nm ? scale : 1);
	wide whole = (num + den / 2) / den;

	if (num > den * DISTANCE_MAX)
		return TOO_LONG;
	*out = (int64_t)whole;
	return READ;
}

/* One number and its unit, or feet and then inches: 1ft 6in. */
static enum reading read_distance(const char *s, int64_t scale, int64_t *out, int64_t *unit)
{
	struct number n;
	int64_t more = 0, second;
	enum reading how = read_number(&s, &n);

	if (how != READ)
		return how;
	skip_spaces(&s);
	how = read_unit(&s, unit);
	if (how == READ)
		how = to_rule(&n, *unit, scale, out);
	skip_spaces(&s);
	if (how != READ || !*s)
		return how;
	if (*unit != 12 * DISTANCE_INCH)
		return NOT_A_DISTANCE;
	how = read_number(&s, &n);
	if (how != READ)
		return how;
	skip_spaces(&s);
	how = read_unit(&s, &second);
	skip_spaces(&s);
	if (how != READ || *s || second != DISTANCE_INCH)
		return NOT_A_DISTANCE;
	how = to_rule(&n, second, scale, &more);
	if (how == READ && more > DISTANCE_MAX - *out)
		return TOO_LONG;
	*out += more;
	return how;
}

static int refuse(const char *s, enum reading how, struct err *e)
{
	char shown[TEXT_SHOWN];
	const char *fault = "is not a distance; try 4in, 4\", 10cm or none";

	if (how == NEGATIVE)
		fault = "is negative; a distance is 0in or more, or none";
	else if (how == DECIMALS)
		fault = "has more than six decimals; six are the most, as in 7.999999in";
	else if (how == TOO_LONG)
		fault = "is longer than 100000in, the longest distance there is";
	else if (how == NO_UNIT)
		fault = "ends in no unit of length; try in, ft, mm, cm or m";
	else if (how == DECIMAL_COMMA)
		fault = "has a decimal comma; write a point, as in 7.5in";
	err_set(e, ERR_USAGE, "'%s' %s", text_shown(s, shown), fault);
	err_argument(e, s);
	if (how == DECIMAL_COMMA && strlen(s) < sizeof shown) {
		memcpy(shown, s, strlen(s) + 1);
		*strchr(shown, ',') = '.';
		err_suggest(e, shown);
	}
	return -1;
}

static enum reading read_whole(const char *s, int64_t scale, int64_t *out, int64_t *unit)
{
	skip_spaces(&s);
	if (*s == '-' || !strncmp(s, "\xE2\x88\x92", 3)) { /* U+2212, minus */
		s += *s == '-' ? 1 : 3;
		skip_spaces(&s);
		return *s >= '0' && *s <= '9' ? NEGATIVE : NOT_A_DISTANCE;
	}
	return read_distance(s, scale, out, unit);
}

/* "none" with spaces around it. */
static bool is_none(const char *s)
{
	skip_spaces(&s);
	if (!text_starts(s, "none"))
		return false;
	s += 4;
	skip_spaces(&s);
	return !*s;
}

int distance_parse(const char *s, int64_t scale, int64_t *out, struct err *e)
{
	int64_t d = DISTANCE_NONE, unit;
	enum reading how = is_none(s) ? READ : read_whole(s, scale, &d, &unit);

	if (how != READ)
		return refuse(s, how, e);
	*out = d;
	return 0;
}

int distance_scale(const char *s, int64_t *out, struct err *e)
{
	char shown[TEXT_SHOWN];
	int64_t d, unit;
	enum reading how = read_whole(s, DISTANCE_INCH, &d, &unit);

	if (how == READ && unit && d > 0) {
		*out = d;
		return 0;
	}
	if (how == READ || how == NOT_A_DISTANCE) {
		err_set(e, ERR_USAGE,
			"scale: '%s' is not a length with its unit; try 1in, 1cm or 25mm",
			text_shown(s, shown));
		err_argument(e, s);
		return -1;
	}
	return refuse(s, how, e);
}

const char *distance_text(int64_t d, char buf[DISTANCE_TEXT])
{
	int64_t size = d < 0 ? -(d + 1) : d; /* one short when negative, so that it fits */
	int64_t whole = size / DISTANCE_INCH, rest = size % DISTANCE_INCH + (d < 0);
	int64_t millionths = (rest * MILLION + DISTANCE_INCH / 2) / DISTANCE_INCH;
	int n;

	if (d == DISTANCE_NONE)
		return memcpy(buf, "none", sizeof "none");
	whole += millionths / MILLION;
	millionths %= MILLION;
	n = snprintf(buf, DISTANCE_TEXT, "%s%lld.%06lld", d < 0 ? "-" : "", (long long)whole,
		     (long long)millionths);
	while (buf[n - 1] == '0')
		n--;
	if (buf[n - 1] == '.')
		n--;
	memcpy(buf + n, "in", sizeof "in");
	return buf;
}

double distance_inches(int64_t d)
{
	return (double)d / (double)DISTANCE_INCH;
}
