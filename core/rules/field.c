/* SPDX-License-Identifier: GPL-3.0-or-later */
/* field.c -- values of one field: read from what people type, and printed for them. */
#include "rules/field.h"

#include <string.h>

int field_count(const struct field *fields)
{
	int n = 0;

	while (fields[n].type != FIELD_END)
		n++;
	return n;
}

int field_find(const struct field *fields, const char *key)
{
	for (int i = 0; fields[i].type != FIELD_END; i++)
		if (text_same(fields[i].key, key))
			return i;
	return -1;
}

const char *field_type_name(enum field_type type)
{
	static const char *const names[] = {
		[FIELD_END] = "end",   [FIELD_INT] = "int",           [FIELD_FLAG] = "flag",
		[FIELD_WORD] = "word", [FIELD_DISTANCE] = "distance", [FIELD_ANGLE] = "angle",
		[FIELD_TEXT] = "text", [FIELD_LIST] = "list",
	};

	return names[type];
}

const char *field_unit(const struct field *f)
{
	if (f->type == FIELD_DISTANCE)
		return "inches";
	return f->type == FIELD_ANGLE ? "degrees" : NULL;
}

/* ---- what would be right ---- */

static void add_number(const struct field *f, int64_t value, struct text *out)
{
	char buf[DISTANCE_TEXT];

	if (f->type == FIELD_DISTANCE)
		text_add(out, distance_text(value, buf));
	else if (f->type == FIELD_ANGLE && value % ANGLE_DEGREE)
		text_addf(out, "%g", (double)value / (double)ANGLE_DEGREE);
	else if (f->type == FIELD_ANGLE)
		text_addf(out, "%lld", (long long)(value / ANGLE_DEGREE));
	else
		text_addf(out, "%lld", (long long)value);
}

/* "0 to 10", "1 or more", "10 or less"; bounds past 32 bits are no bounds. */
static void add_range(const struct field *f, struct text *out)
{
	bool low = f->min > INT32_MIN, high = f->max < DISTANCE_MAX;

	if (f->type == FIELD_INT)
		high = f->max < INT32_MAX;
	if (low)
		add_number(f, f->min, out);
	if (low && high && f->min != f->max) {
		text_add(out, " to ");
		add_number(f, f->max, out);
	} else if (low && !high) {
		text_add(out, " or more");
	} else if (high && !low) {
		add_number(f, f->max, out);
		text_add(out, " or less");
	} else if (!low) {
		text_add(out, "any whole number");
	}
}

/* name:grade:distance[:class][:routed-through] */
static void add_parts(const struct field *item, struct text *out)
{
	for (int i = 0; item[i].type != FIELD_END; i++)
		text_addf(out, item[i].required ? "%s%s" : "[%s%s]", i ? ":" : "", item[i].key);
}

void field_expects(const struct field *f, struct text *out)
{
	switch (f->type) {
	case FIELD_FLAG:
		text_add(out, "yes or no");
		break;
	case FIELD_WORD:
		text_list(out, f->words, "or");
		break;
	case FIELD_DISTANCE:
		if (f->min <= 0 && f->max >= DISTANCE_MAX)
			text_add(out, "a distance such as 4in");
		else
			add_range(f, out);
		if (f->max == DISTANCE_NONE)
			text_add(out, " or none");
		break;
	case FIELD_INT:
	case FIELD_ANGLE:
		add_range(f, out);
		if (f->type == FIELD_ANGLE)
			text_add(out, " degrees");
		break;
	case FIELD_TEXT:
		text_add(out,
			 "a name of letters, digits, '-', '_' and '.' that starts with a letter");
		break;
	case FIELD_LIST:
		text_add(out, "items such as ");
		add_parts(f->item, out);
		text_add(out, ", separated by commas");
		break;
	case FIELD_END:
		break;
	}
}

/* ---- reading ---- */

/* "key: 'value' FAULT; try WHAT WOULD BE RIGHT".  Always -1. */
static int refuse(const struct field *f, const char *s, const char *fault, struct err *e)
{
	struct text right = { 0 };
	char shown[TEXT_SHOWN];

	field_expects(f, &right);
	if (*s)
		err_set(e, ERR_USAGE, "%s: '%s' %s; try %s", f->key, text_shown(s, shown), fault,
			right.s);
	else
		err_set(e, ERR_USAGE, "%s: no value is given; try %s", f->key, right.s);
	err_argument(e, *s ? s : f->key);
	text_free(&right);
	return -1;
}

static int read_word(const struct field *f, const char *s, int64_t *out, struct err *e)
{
	struct text candidates = { 0 };
	char shown[TEXT_SHOWN];
	const char *nearest;
	int at = text_pick(s, f->words);

	if (at >= 0) {
		*out = at;
		return 0;
	}
	if (at == -1) {
		refuse(f, s, "is none of its choices", e);
		nearest = text_nearest(s, f->words);
		if (nearest)
			err_suggest(e, nearest);
		return -1;
	}
	for (int i = 0; f->words[i]; i++)
		if (text_starts(f->words[i], s))
			text_addf(&candidates, "%s%s", candidates.n ? " or " : "", f->words[i]);
	err_set(e, ERR_USAGE, "%s: '%s' could be %s", f->key, text_shown(s, shown), candidates.s);
	err_argument(e, s);
	text_free(&candidates);
	return -1;
}

static int read_flag(const struct field *f, const char *s, int64_t *out, struct err *e)
{
	static const char *const names[] = { "yes",   "true", "on", "1", "y", "no",
					     "false", "off",  "0",  "n", NULL };

	for (int i = 0; names[i]; i++) {
		if (text_same(s, names[i])) {
			*out = i < 5;
			return 0;
		}
	}
	return refuse(f, s, "is neither yes nor no", e);
}

/* "45", "22.5", "45deg", "45 degrees" or with the degree sign, as thousandths of a degree. */
static bool angle_read(const char *s, int64_t *out)
{
	static const char *const signs[] = { "", "deg", "degrees", "degree", "\xC2\xB0", NULL };
	bool minus = *s == '-';
	int64_t value = 0;
	int digits = 0, places = 0;

	for (s += minus; *s >= '0' && *s <= '9' && digits < 9; s++, digits++)
		value = value * 10 + (*s - '0');
	if (digits && *s == '.' && s[1] >= '0' && s[1] <= '9')
		for (s++; *s >= '0' && *s <= '9' && places < 3; s++, places++)
			value = value * 10 + (*s - '0');
	for (; places < 3; places++)
		value *= 10;
	while (*s == ' ')
		s++;
	for (int i = 0; digits && signs[i]; i++) {
		if (text_same(s, signs[i])) {
			*out = minus ? -value : value;
			return true;
		}
	}
	return false;
}

static int read_angle(const struct field *f, const char *s, int64_t *out, struct err *e)
{
	if (angle_read(s, out))
		return 0;
	return refuse(f, s, "is not an angle in degrees, with three decimals at most", e);
}

/* The distance's own message, after the field's key. */
static int read_distance(const struct field *f, const char *s, int64_t scale, int64_t *out,
			 struct err *e)
{
	struct err own = { 0 };

	if (!distance_parse(s, scale, out, &own))
		return 0;
	err_set(e, own.code, "%s: %s", f->key, own.message);
	err_argument(e, s);
	if (own.suggestion[0])
		err_suggest(e, own.suggestion);
	return -1;
}

/* One value of f's type, whatever its range; s is trimmed and not empty. */
static int read_value(const struct field *f, const char *s, int64_t scale, int64_t *out,
		      struct err *e)
{
	switch (f->type) {
	case FIELD_INT:
		return text_int(s, out) ? 0 : refuse(f, s, "is not a whole number", e);
	case FIELD_FLAG:
		return read_flag(f, s, out, e);
	case FIELD_WORD:
		return read_word(f, s, out, e);
	case FIELD_DISTANCE:
		return read_distance(f, s, scale, out, e);
	case FIELD_ANGLE:
		return read_angle(f, s, out, e);
	case FIELD_TEXT:
	case FIELD_LIST:
	case FIELD_END:
		break;
	}
	return err_set(e, ERR_BUG, "%s: a %s is not a single value", f->key ? f->key : "",
		       field_type_name(f->type));
}

static bool has_range(const struct field *f)
{
	return f->type == FIELD_INT || f->type == FIELD_DISTANCE || f->type == FIELD_ANGLE;
}

int field_parse(const struct field *f, const char *s, int64_t scale, int64_t *out, struct err *e)
{
	char trimmed[256];
	int64_t value = 0;
	size_t n;

	s += strspn(s, " \t");
	n = strlen(s);
	while (n && (s[n - 1] == ' ' || s[n - 1] == '\t'))
		n--;
	if (n == 0)
		return refuse(f, "", "", e);
	if (n >= sizeof trimmed)
		return refuse(f, s, "is too long", e);
	memcpy(trimmed, s, n);
	trimmed[n] = '\0';
	if (read_value(f, trimmed, scale, &value, e) < 0)
		return -1;
	if (has_range(f) && (value < f->min || value > f->max))
		return refuse(f, trimmed, "is out of range", e);
	*out = value;
	return 0;
}

void field_print(const struct field *f, int64_t value, struct text *out)
{
	int n = 0;

	if (value == VALUE_NULL) {
		text_add(out, "-");
		return;
	}
	switch (f->type) {
	case FIELD_FLAG:
		text_add(out, value ? "yes" : "no");
		break;
	case FIELD_WORD:
		while (n < value && f->words[n])
			n++;
		text_add(out, f->words[n] && value >= 0 ? f->words[n] : "-");
		break;
	default:
		add_number(f, value, out);
		if (f->type == FIELD_ANGLE)
			text_add(out, "deg");
		break;
	}
}
