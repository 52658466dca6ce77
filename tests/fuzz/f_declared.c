/* SPDX-License-Identifier: GPL-3.0-or-later */
/* f_declared.c -- a whole ruleset in one INI file: what loads can be asked for its odds. */
#include "scratch.h"

#include "rules/data.h"
#include "rules/declared.h"
#include "rules/odds.h"

static void ask(const struct rules *r, const struct resolution *res)
{
	struct inputs *in = inputs_new(res->inputs);
	struct question q = { 0 };
	struct odds o = { 0 };
	struct err e = { 0 };
	struct odds_desk *desk = odds_desk_new();

	FUZZ_HOLDS(in && desk);
	if (question_open(&q, r, res, in, &e) == 0) {
		double sum = 0;

		if (odds_ask(desk, &q, NULL, &o, &e) == 0) {
			for (int i = 0; i < o.n; i++)
				sum += o.row[i].p;
			FUZZ_HOLDS(sum > 1 - 1e-9 && sum < 1 + 1e-9);
		}
		odds_free(&o);
		question_close(&q);
	}
	odds_desk_free(desk);
	inputs_free(in);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct problems p = { 0 };
	struct rules *r;

	scratch_write(data, size);
	r = declared_load(scratch_folder, NULL, 0, &p);
	FUZZ_HOLDS(r || p.total > 0);
	for (int i = 0; r && r->set->resolutions[i]; i++)
		ask(r, r->set->resolutions[i]);
	rules_free(r);
	return 0;
}
