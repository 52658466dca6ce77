/* SPDX-License-Identifier: GPL-3.0-or-later */
/* json.h -- objects composed member by member into text, each value by Jansson. */
#ifndef UMPIRE_CLI_JSON_H
#define UMPIRE_CLI_JSON_H

#include "base/text.h"
#include "chance/weight.h"

#include <jansson.h>
#include <stdbool.h>

/* A string; bytes that are no UTF-8 become '?'.  "" is a string, NULL is null. */
json_t *json_text(const char *s);
/* The same, but "" is null too. */
json_t *json_text_or_null(const char *s);

/* ---- an object too long to hold as a tree, written as it goes ---- */

struct json_out {
	struct text *out;
	bool begun; /* something stands before: a comma is due */
};

/* Opens with '{' or '[' ; closes with '}' or ']'. */
void json_open(struct json_out *j, char bracket);
void json_close(struct json_out *j, char bracket);
/* "key": and nothing after it; what follows is json_open() or json_value(). */
void json_key(struct json_out *j, const char *key);
/* One value, consumed. */
void json_value(struct json_out *j, json_t *value);
/* "key": value; consumed. */
void json_member(struct json_out *j, const char *key, json_t *value);
/* "num", "den" and "p" of a row; null where the odds are not exact (den 0). */
void json_chance(struct json_out *j, weight num, weight den, double p);

#endif
