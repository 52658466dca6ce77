/* SPDX-License-Identifier: GPL-3.0-or-later */
/* morale.c -- a program on libumpire: rolls a morale test and prints its exact odds.
 *
 *     cc -o morale morale.c $(pkg-config --cflags --libs umpire)
 *     ./morale "$(pkg-config --variable=datadir umpire)" class=c casualties=2 */
#include <rules/data.h>
#include <rules/odds.h>
#include <rulesets/list.h>

#include <stdio.h>
#include <string.h>

static int fail(const char *message)
{
	fprintf(stderr, "morale: %s\n", message);
	return 1;
}

/* The morale test of Rules 15-19 under the rules' own data in folder; NULL with *p filled. */
static struct rules *load(const char *datadir, struct problems *p)
{
	char folder[4096];

	for (int i = 0; rulesets[i]; i++) {
		if (strcmp(rulesets[i]->name, "rules15-19") != 0)
			continue;
		snprintf(folder, sizeof folder, "%s/%s", datadir, rulesets[i]->name);
		return rules_load(rulesets[i], folder, NULL, 0, p);
	}
	return NULL;
}

static void print_row(const struct question *q, const int64_t *value)
{
	struct text t = { 0 };

	for (int i = 0; i < q->n_outcome; i++) {
		text_addf(&t, "%s%s ", i ? ", " : "", q->outcome[i].key);
		field_print(&q->outcome[i], value[i], &t);
	}
	printf("%s", t.s);
	text_free(&t);
}

/* The same procedure, once with dice and once over all dice there are. */
static int ask(const struct question *q, struct err *e)
{
	struct odds_desk *desk = odds_desk_new();
	struct rolled *dice = rolled_new("mt19937", 1, e);
	struct result result = { 0 };
	struct odds odds = { 0 };
	int code = -1;

	if (desk && dice && resolve(q, rolled_dice(dice), &result, e) == 0 &&
	    odds_ask(desk, q, NULL, &odds, e) == 0 && odds_sort(&odds, e) == 0) {
		printf("rolled: ");
		print_row(q, result.value);
		printf("\n");
		for (int i = 0; i < odds.n; i++) {
			char num[WEIGHT_DIGITS], den[WEIGHT_DIGITS];

			printf("%s/%s: ", weight_text(odds.row[i].count, num),
			       weight_text(odds.total, den));
			print_row(q, odds.row[i].value);
			printf("\n");
		}
		code = 0;
	}
	odds_free(&odds);
	result_free(&result);
	rolled_free(dice);
	odds_desk_free(desk);
	return code;
}

int main(int argc, char **argv)
{
	struct problems problems = { 0 };
	struct err e = { 0 };
	struct question q = { 0 };

	if (argc < 2)
		return fail("usage: morale DATADIR [key=value ...]");
	struct rules *rules = load(argv[1], &problems);
	if (!rules)
		return fail(problems.n ? problems.item[0].message : "no such ruleset");
	const struct resolution *morale = ruleset_find(rules->set, "morale", &e);
	struct inputs *in = morale ? inputs_new(morale->inputs) : NULL;
	int code = in ? 0 : -1;
	for (int i = 2; code == 0 && i < argc; i++)
		code = inputs_word(in, argv[i], &e);
	if (code == 0)
		code = question_open(&q, rules, morale, in, &e);
	if (code == 0) {
		code = ask(&q, &e);
		question_close(&q);
	}
	inputs_free(in);
	rules_free(rules);
	return code ? fail(e.message) : 0;
}
