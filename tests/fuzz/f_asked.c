/* SPDX-License-Identifier: GPL-3.0-or-later */
/* f_asked.c -- "ruleset resolution key=value ..." as one line, rolled: every resolution there is,
 * lists included. */
#include "fuzz.h"

#include "rules/data.h"
#include "rules/resolve.h"
#include "rulesets/list.h"

enum { RULESETS_MAX = 8 };

static const struct rules *rules_of(int i)
{
	static struct rules *loaded[RULESETS_MAX];
	struct problems p = { 0 };
	char folder[64];

	if (!loaded[i]) {
		snprintf(folder, sizeof folder, "data/%s", rulesets[i]->name);
		loaded[i] = rules_load(rulesets[i], folder, NULL, 0, &p);
	}
	FUZZ_HOLDS(loaded[i]);
	return loaded[i];
}

static void run(const struct rules *r, const struct resolution *res, struct inputs *in)
{
	struct question q = { 0 };
	struct result result = { 0 };
	struct err e = { 0 };

	if (question_open(&q, r, res, in, &e) < 0) {
		FUZZ_HOLDS(e.code != ERR_NONE && e.code != ERR_BUG && e.message[0]);
		return;
	}
	struct rolled *rolled = rolled_new(NULL, 1, &e);
	FUZZ_HOLDS(rolled);
	if (resolve(&q, rolled_dice(rolled), &result, &e) < 0)
		FUZZ_HOLDS(e.code != ERR_BUG && e.message[0]);
	rolled_free(rolled);
	result_free(&result);
	question_close(&q);
}

static const struct resolution *find(const char *ruleset, const char *name, int *at)
{
	for (int i = 0; rulesets[i] && i < RULESETS_MAX; i++)
		for (int k = 0; rulesets[i]->resolutions[k] && name; k++)
			if (!strcmp(rulesets[i]->name, ruleset) &&
			    !strcmp(rulesets[i]->resolutions[k]->name, name)) {
				*at = i;
				return rulesets[i]->resolutions[k];
			}
	return NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *s = fuzz_string(data, size), *rest = NULL;
	char *ruleset = strtok_r(s, " \n", &rest), *name = strtok_r(NULL, " \n", &rest);
	const struct resolution *res;
	struct inputs *in;
	int at = 0;

	res = ruleset ? find(ruleset, name, &at) : NULL;
	in = res ? inputs_new(res->inputs) : NULL;
	for (char *word; in && (word = strtok_r(NULL, " \n", &rest));) {
		struct err e = { 0 };

		if (inputs_word(in, word, &e))
			FUZZ_HOLDS(e.code != ERR_NONE && e.message[0]);
	}
	if (in)
		run(rules_of(at), res, in);
	inputs_free(in);
	free(s);
	return 0;
}
