/* SPDX-License-Identifier: GPL-3.0-or-later */
/* json.c -- JSON written as it goes; Jansson escapes and prints the values. */
#include "cli/json.h"

#include <string.h>

enum { REAL_DIGITS = 12 };

/* Each byte beyond ASCII gives way where the whole is no UTF-8. */
static json_t *json_mended(const char *s)
{
	struct text mended = { 0 };
	json_t *value;

	text_add(&mended, s);
	for (size_t i = 0; i < mended.n; i++)
		if ((unsigned char)mended.s[i] >= 0x80)
			mended.s[i] = '?';
	value = json_string(mended.s);
	text_free(&mended);
	return value;
}

json_t *json_text(const char *s)
{
	json_t *value = s ? json_string(s) : json_null();

	return value ? value : json_mended(s);
}

json_t *json_text_or_null(const char *s)
{
	return json_text(s && *s ? s : NULL);
}

static int put(const char *s, size_t n, void *out)
{
	text_addn(out, s, n);
	return 0;
}

static void comma(struct json_out *j)
{
	if (j->begun)
		text_add(j->out, ", ");
	j->begun = true;
}

void json_open(struct json_out *j, char bracket)
{
	comma(j);
	text_addn(j->out, &bracket, 1);
	j->begun = false;
}

void json_close(struct json_out *j, char bracket)
{
	text_addn(j->out, &bracket, 1);
	j->begun = true;
}

void json_key(struct json_out *j, const char *key)
{
	comma(j);
	text_addf(j->out, "\"%s\": ", key);
	j->begun = false;
}

void json_value(struct json_out *j, json_t *value)
{
	comma(j);
	if (!value || json_dump_callback(value, put, j->out,
					 JSON_ENCODE_ANY | JSON_REAL_PRECISION(REAL_DIGITS)))
		j->out->failed = true;
	json_decref(value);
}

void json_member(struct json_out *j, const char *key, json_t *value)
{
	json_key(j, key);
	json_value(j, value);
}

void json_chance(struct json_out *j, weight num, weight den, double p)
{
	char digits[WEIGHT_DIGITS];

	if (den)
		weight_reduce(&num, &den);
	json_member(j, "num", den ? json_string(weight_text(num, digits)) : json_null());
	json_member(j, "den", den ? json_string(weight_text(den, digits)) : json_null());
	json_member(j, "p", json_real(p));
}
