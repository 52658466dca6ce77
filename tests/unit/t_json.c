/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_json.c -- objects written as they go are JSON, whatever is in them. */
#include "check.h"
#include "cli/json.h"
#include "cli/write.h"

#include <string.h>

static void members(void)
{
	struct text out = { 0 };
	struct json_out j = { &out, false };

	json_open(&j, '{');
	json_member(&j, "a", json_integer(1));
	json_key(&j, "b");
	json_open(&j, '[');
	json_open(&j, '{');
	json_close(&j, '}');
	json_value(&j, json_text("x\"y\n"));
	json_open(&j, '[');
	json_close(&j, ']');
	json_close(&j, ']');
	json_member(&j, "c", json_text_or_null(""));
	json_close(&j, '}');
	CU_ASSERT_STRING_EQUAL(out.s, "{\"a\": 1, \"b\": [{}, \"x\\\"y\\n\", []], \"c\": null}");
	text_free(&out);
}

/* What is no UTF-8 is shown as '?', so that the whole stays JSON. */
static void bad_bytes(void)
{
	json_t *v = json_text("caf\xe9");

	CU_ASSERT_STRING_EQUAL(json_string_value(v), "caf?");
	json_decref(v);
}

static void chances(void)
{
	struct text out = { 0 };
	struct json_out j = { &out, false };

	json_open(&j, '{');
	json_chance(&j, 6, 36, 6.0 / 36);
	json_close(&j, '}');
	json_open(&j, '{');
	json_chance(&j, 6, 0, 0.5);
	json_close(&j, '}');
	CU_ASSERT_STRING_EQUAL(out.s, "{\"num\": \"1\", \"den\": \"6\", \"p\": 0.166666666667}, "
				      "{\"num\": null, \"den\": null, \"p\": 0.5}");
	text_free(&out);
}

static const char *const colors[] = { "red", "yellow", NULL };

static const struct field fields[] = {
	F_INT("n", -5, 5, 0, "number"), F_FLAG("f", "flag"),
	F_WORD("w", colors, 0, "word"), F_DISTANCE("d", INCHES(0), "distance"),
	F_ANGLE("a", 0, "angle"),       FIELDS_END,
};

/* As interface and manual give them: numbers plain, distances in inches, null where a field does
 * not apply. */
static const struct value_case {
	int line, field;
	int64_t value;
	const char *want;
} value_cases[] = {
	{ ROW, 0, -3, "-3" },
	{ ROW, 0, VALUE_NULL, "null" },
	{ ROW, 1, 1, "true" },
	{ ROW, 1, 0, "false" },
	{ ROW, 2, 1, "\"yellow\"" },
	{ ROW, 3, INCHES(4), "4" },
	{ ROW, 3, INCHES(7) / 2, "3.5" },
	{ ROW, 3, DISTANCE_NONE, "\"none\"" },
	{ ROW, 4, 45 * ANGLE_DEGREE, "45" },
	{ ROW, 4, 22500, "22.5" },
};

static void values(void)
{
	for (size_t i = 0; i < COUNT(value_cases); i++) {
		const struct value_case *c = &value_cases[i];
		struct text out = { 0 };
		struct json_out j = { &out, false };

		json_value(&j, write_value(&fields[c->field], c->value, NULL));
		t_check(!strcmp(out.s, c->want), c->line, "gave %s", out.s);
		text_free(&out);
	}
}

static const struct t_test tests[] = {
	{ "members, arrays and escapes", members },
	{ "bytes that are no UTF-8", bad_bytes },
	{ "chances in lowest terms", chances },
	{ "values of every type", values },
};

int main(void)
{
	return t_main("json", tests, COUNT(tests));
}
