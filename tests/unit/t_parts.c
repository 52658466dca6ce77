/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_parts.c -- a look-up that reads only its resolution's data files answers as one that reads all
 * of them, on every case of tests/rows that sets no ruling. */
#include "rowrun.h"

#undef t_check
#define t_check(ok, line, ...) t_check_at(rows_path, ok, line, __VA_ARGS__)

/* The part that one case needs, as a bench of its own. */
static struct rules *load_part(const struct opened *o)
{
	const char *data = getenv("UMPIRE_DATA");
	struct problems p = { 0 };
	char folder[512];
	struct rules *r;

	snprintf(folder, sizeof folder, "%s/%s", data ? data : "data", o->b->rules->set->name);
	r = rules_load_part(o->b->rules->set, folder, o->q.res, &p);
	for (int i = 0; i < p.n; i++)
		t_check(false, o->c->line, "%s: %s: %s", o->c->id, p.item[i].file,
			p.item[i].message);
	return r;
}

static bool same_told(const struct trace *a, const struct trace *b)
{
	bool same = a->n == b->n;

	for (int i = 0; same && i < a->n; i++)
		same = a->event[i].kind == b->event[i].kind &&
		       a->event[i].value == b->event[i].value &&
		       !strcmp(a->event[i].label, b->event[i].label);
	return same;
}

static void compare(const struct opened *whole, const struct opened *part)
{
	const struct rowcase *c = whole->c;
	size_t size = (size_t)whole->q.n_outcome * sizeof(int64_t);

	t_check(!memcmp(whole->result.value, part->result.value, size), c->line,
		"%s: another outcome from part of the data", c->id);
	t_check(!memcmp(&whole->result.used, &part->result.used, sizeof whole->result.used),
		c->line, "%s: other rulings from part of the data", c->id);
	/* Where a text was not read, the caller is told to read everything. */
	if (!rules_lack(part->b->rules, &part->result.used))
		t_check(same_told(&whole->result.trace, &part->result.trace), c->line,
			"%s: told otherwise from part of the data", c->id);
}

static void check_case(struct opened *o, const struct err *e)
{
	struct bench b = { NULL, o->b ? o->b->desk : NULL };
	struct opened part;
	struct err error = { 0 };

	if (e->code || rowcase_item(o->c, "set", 0) || rowcase_item(o->c, "with", 0) ||
	    !o->b->rules->set->parts)
		return;
	b.rules = load_part(o);
	if (!b.rules)
		return;
	if (t_check(open_case(&part, &b, o->c, &error) && type_dice(&part, &error), o->c->line,
		    "%s: %s", o->c->id, error.message))
		compare(o, &part);
	/* The branches that the typed dice did not take need their data too. */
	t_check(!odds_ask(b.desk, &part.q, NULL, &part.odds, &error) && part.odds.n == o->odds.n,
		o->c->line, "%s: other odds from part of the data: %s", o->c->id, error.message);
	close_case(&part);
	rules_free(b.rules);
}

static void t_cases(void)
{
	run_all_rows(check_case);
}

int main(void)
{
	static const struct t_test tests[] = { { "cases", t_cases } };

	return t_main("parts", tests, COUNT(tests));
}
