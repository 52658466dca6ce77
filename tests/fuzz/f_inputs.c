/* SPDX-License-Identifier: GPL-3.0-or-later */
/* f_inputs.c -- "key=value" words, one a line, over inputs of every type, lists included. */
#include "fuzz.h"

#include "rules/inputs.h"

static const char *const grades[] = { "formed", "disordered", "shaken", "rout", NULL };

static const struct field item[] = {
	F_TEXT_REQUIRED("name", "its name"),        F_WORD_REQUIRED("grade", grades, "its grade"),
	F_DISTANCE_REQUIRED("distance", "how far"), F_INT("casualties", 0, 10, 0, "tenths lost"),
	F_FLAG("routed-through", "routed through"), FIELDS_END,
};

static const struct field fields[] = {
	F_WORD("grade", grades, 0, "grade"),
	F_INT("casualties", -3, 10, 0, "tenths lost"),
	F_FLAG("bua", "in a built-up area"),
	F_DISTANCE("general", DISTANCE_NONE, "to the general"),
	F_ANGLE("angle", 0, "turned"),
	F_LIST("neighbours", item, "who is near"),
	FIELDS_END,
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *s = fuzz_string(data, size), *rest = NULL;
	struct inputs *in = inputs_new(fields);
	struct text t = { 0 };

	FUZZ_HOLDS(in);
	for (char *word = strtok_r(s, "\n", &rest); word; word = strtok_r(NULL, "\n", &rest)) {
		struct err e = { 0 };

		if (inputs_word(in, word, &e))
			FUZZ_HOLDS(e.code != ERR_NONE && e.message[0]);
	}
	struct inputs *copy = inputs_copy(in);
	FUZZ_HOLDS(copy);
	for (int i = 0; i < in->n; i++) {
		struct err e = { 0 };

		if (!in->given[i])
			continue;
		text_clear(&t);
		inputs_print(in, i, &t);
		/* what is printed can be typed */
		FUZZ_HOLDS(inputs_change(copy, fields[i].key, t.s, &e) == 0);
	}
	text_free(&t);
	inputs_free(copy);
	inputs_free(in);
	free(s);
	return 0;
}
