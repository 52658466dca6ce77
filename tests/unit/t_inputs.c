/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_inputs.c -- inputs set word by word, and lists of items with named parts. */
#include "check.h"

#include "rules/inputs.h"

#include <stdlib.h>
#include <string.h>

static const char *const grades[] = { "formed", "disordered", "shaken", "rout", NULL };
static const char *const classes[] = { "a", "b", "c", NULL };

enum { NAME, GRADE, DISTANCE, CLASS, CASUALTIES, ROUTED, GENERAL, READY };
static const struct field item[] = {
	F_TEXT_REQUIRED("name", "its name"),
	F_WORD_REQUIRED("grade", grades, "its grade"),
	F_DISTANCE_REQUIRED("distance", "how far"),
	F_WORD("class", classes, 1, "its class"),
	F_INT("casualties", 0, 10, 0, "tenths lost"),
	F_FLAG("routed-through", "routed through"),
	F_DISTANCE("general", DISTANCE_NONE, "to its general"),
	F_FLAG_ON("ready", "ready"),
	FIELDS_END,
};
static const struct field number[] = { F_INT_REQUIRED("value", 0, 99, "a number"), FIELDS_END };

enum { IN_GRADE, IN_CASUALTIES, IN_GENERAL, IN_GAP, IN_POOR, IN_NEIGHBOURS, IN_RANKS, IN_LABEL };
static const struct field fields[] = {
	F_WORD_REQUIRED("grade", grades, "grade"),
	F_INT("casualties", 0, 10, 0, "tenths lost"),
	F_DISTANCE("general", DISTANCE_NONE, "to the general"),
	F_DISTANCE_REQUIRED("gap", "the gap"),
	F_FLAG("poor-commander", "a poor commander"),
	F_LIST("neighbours", item, "who is near"),
	F_LIST("ranks", number, "stands in each rank"),
	{ "label", FIELD_TEXT, false, 0, 0, VALUE_NULL, NULL, NULL, "a name" },
	FIELDS_END,
};

/* Inputs, with words given at once; stops the test program when memory is out. */
static struct inputs *with(const char *const *words, struct err *e)
{
	struct inputs *in = inputs_new(fields);

	if (!in)
		exit(1);
	for (int i = 0; words && words[i] && !e->code; i++)
		inputs_word(in, words[i], e);
	return in;
}

static void defaults(void)
{
	struct err e = { 0 };
	struct inputs *in = with(NULL, &e);

	t_check(in->n == 8 && in->scale == DISTANCE_INCH, ROW, "%d fields", in->n);
	t_check(in->v[IN_CASUALTIES] == 0 && in->v[IN_GENERAL] == DISTANCE_NONE, ROW, "defaults");
	t_check(!in->given[IN_CASUALTIES] && !in->given[IN_GRADE], ROW, "given without being so");
	t_check(!inputs_list(in, IN_NEIGHBOURS), ROW, "a list from nowhere");
	t_check(!inputs_text(in, in->v[IN_LABEL]), ROW, "a name from nowhere");
	inputs_free(in);
	inputs_free(NULL);
}

/* Each word alone, and how the field it set is printed. */
static const struct word_case {
	int line;
	const char *word;
	int field;
	const char *want;
} word_cases[] = {
	{ ROW, "grade=shaken", IN_GRADE, "shaken" },
	{ ROW, "GRADE=Sha", IN_GRADE, "shaken" },
	{ ROW, "gr=formed", IN_GRADE, "formed" }, /* the only key it begins */
	{ ROW, "cas=08", IN_CASUALTIES, "8" },
	{ ROW, "general= 7 1/2\" ", IN_GENERAL, "7.5in" },
	{ ROW, "poor_commander", IN_POOR, "yes" },
	{ ROW, "poor", IN_POOR, "yes" },
	{ ROW, "poor=no", IN_POOR, "no" },
	{ ROW, "label=old-guard", IN_LABEL, "old-guard" },
	{ ROW, "ranks=3,2,1", IN_RANKS, "3,2,1" },
	{ ROW, "ranks= 3 , 2 ", IN_RANKS, "3,2" },
	{ ROW, "neighbours=guard:shaken:2in", IN_NEIGHBOURS, "guard:shaken:2in" },
	{ ROW, "neighbours=savoia:formed:3in:a:1:routed-through,guard:sha:2in:general=4in",
	  IN_NEIGHBOURS,
	  "savoia:formed:3in:class=a:casualties=1:routed-through,guard:shaken:2in:general=4in" },
	/* the class may be left out before the casualties */
	{ ROW, "neighbours=g:formed:3:2", IN_NEIGHBOURS, "g:formed:3in:casualties=2" },
	{ ROW, "neighbours=g:formed:3::2", IN_NEIGHBOURS, "g:formed:3in:casualties=2" },
	/* a flag by its name, wherever it stands, and by a prefix that fits no part in turn */
	{ ROW, "neighbours=g:formed:3:routed-through:c", IN_NEIGHBOURS,
	  "g:formed:3in:class=c:routed-through" },
	{ ROW, "neighbours=g:formed:3:routed", IN_NEIGHBOURS, "g:formed:3in:routed-through" },
	{ ROW, "neighbours=g:formed:3:cas=4:class=a", IN_NEIGHBOURS,
	  "g:formed:3in:class=a:casualties=4" },
	{ ROW, "neighbours=g:formed:3:routed-through=yes:ready=no", IN_NEIGHBOURS,
	  "g:formed:3in:routed-through:ready=no" },
	{ ROW, "neighbours=distance=3:g:formed", IN_NEIGHBOURS, "g:formed:3in" },
	{ ROW, "neighbours=g:formed:none:class=b", IN_NEIGHBOURS, "g:formed:none" },
};

static void words(void)
{
	struct text t = { 0 };

	for (size_t i = 0; i < COUNT(word_cases); i++) {
		const struct word_case *c = &word_cases[i];
		const char *const given[] = { c->word, NULL };
		struct err e = { 0 };
		struct inputs *in = with(given, &e);

		t_check(e.code == ERR_NONE && in->given[c->field], c->line, "%s: %s", c->word,
			e.message);
		text_clear(&t);
		inputs_print(in, c->field, &t);
		t_check(!strcmp(t.s, c->want), c->line, "%s: %s", c->word, t.s);
		inputs_free(in);
	}
	text_free(&t);
}

static const struct bad_case {
	int line;
	const char *word, *says, *suggests;
} bad_cases[] = {
	{ ROW, "grade=shakey", "grade: 'shakey' is none of its choices; try formed, ", "shaken" },
	{ ROW, "grade=", "grade: no value is given; try formed, disordered, shaken or rout", "" },
	{ ROW, "grade", "grade needs a value: write grade=..., formed, disordered", "" },
	{ ROW, "gap", "gap needs a value: write gap=..., a distance such as 4in", "" },
	{ ROW, "genral=4in", "there is no input 'genral'", "general" },
	{ ROW, "zzz=1",
	  "there is no input 'zzz'; the inputs are grade, casualties, general, gap, "
	  "poor-commander, neighbours, ranks and label",
	  "" },
	{ ROW, "g=1", "'g' could be any of grade, general, gap", "" },
	{ ROW, "=1", "'=1' is not an input; write key=value", "" },
	{ ROW, "", "'' is not an input; write key=value", "" },
	{ ROW, "label=1st", "label: '1st' is not a name of letters", "" },
	{ ROW, "label=", "label: '' is not a name", "" },
	{ ROW, "label=a b", "label: 'a b' is not a name", "" },
	{ ROW, "ranks=", "ranks: no items are given; try items such as value, separated", "" },
	{ ROW, "ranks", "ranks needs a value", "" },
	{ ROW, "ranks=3,x", "ranks: item 2: value: 'x' is not a whole number; try 0 to 99", "" },
	{ ROW, "ranks=3,", "ranks: item 2: value: no value is given; try 0 to 99", "" },
	{ ROW, "ranks=3:2", "ranks: item 1: '2' is one part too many", "" },
	{ ROW, "neighbours=a:formed:2in,guard:shakey:2in",
	  "neighbours: item 2 (guard): grade: 'shakey' is none of its choices", "shaken" },
	{ ROW, "neighbours=a:formed",
	  "neighbours: item 1 (a): distance is missing; give a distance", "" },
	{ ROW, "neighbours=a", "neighbours: item 1 (a): grade is missing; give formed", "" },
	{ ROW, "neighbours=", "neighbours: no items are given", "" },
	{ ROW, "neighbours=a:formed:2in,,b:formed:2in", "neighbours: item 2: name: '' is not", "" },
	{ ROW, "neighbours=a:formed:2in:d", "item 1 (a): class: 'd' is none of its choices", "" },
	{ ROW, "neighbours=a:formed:2in:a:11", "item 1 (a): casualties: '11' is out of range", "" },
	{ ROW, "neighbours=a:formed:2in:a:a", "casualties: 'a' is not a whole number", "" },
	{ ROW, "neighbours=a:formed:2in:colour=red",
	  "'colour' is no part of an item; the parts are name, grade, distance, class", "" },
	{ ROW, "neighbours=a:formed:2in:clas=q", "class: 'q' is none of its choices", "" },
	{ ROW, "neighbours=a:formed:2in:klass=a", "'klass' is no part of an item", "class" },
	{ ROW, "neighbours=a:formed:2in:c=a", "'c' is short for several parts", "" },
	{ ROW, "neighbours=a:formed:2in:a:class=b", "class is given twice", "" },
	{ ROW, "neighbours=a:formed:2in:routed-through:routed-through",
	  "routed-through is given twice", "" },
	{ ROW, "neighbours=a:formed:2in:a:1:yes:2in:yes:3", "'3' is one part too many", "" },
	{ ROW, "neighbours=a:formed:2in,b:formed:2in,A:rout:1in",
	  "neighbours: item 3 (A): A is also item 1; names must differ", "" },
	{ ROW, "neighbours=a:formed:7,5in", "neighbours: item 2: name: '5in' is not a name", "" },
	{ ROW, "neighbours=a:formed:2\xFF", "'2?' ends in no unit of length", "" },
};

static void refuses(void)
{
	for (size_t i = 0; i < COUNT(bad_cases); i++) {
		const struct bad_case *c = &bad_cases[i];
		struct err e = { 0 };
		struct inputs *in = with(NULL, &e);
		int rc = inputs_word(in, c->word, &e);

		t_check(rc == -1 && e.code == ERR_USAGE, c->line, "%s: %d", c->word, rc);
		t_check(strstr(e.message, c->says), c->line, "%s: %s", c->word, e.message);
		t_check(!strcmp(e.suggestion, c->suggests), c->line, "%s: suggests \"%s\"", c->word,
			e.suggestion);
		for (int k = 0; k < in->n; k++)
			t_check(!in->given[k], c->line, "%s: gave %s", c->word, fields[k].key);
		t_check(in->n_texts == 0 && in->n_lists == 0, c->line, "%s: left %d, %d", c->word,
			in->n_texts, in->n_lists);
		inputs_free(in);
	}
}

/* The word as typed is the one at fault, so that a caret can find it. */
static void names_the_word(void)
{
	struct err e = { 0 };
	struct inputs *in = with(NULL, &e);

	inputs_word(in, "cas=two", &e);
	t_check(!strcmp(e.argument, "cas=two"), ROW, "%s", e.argument);
	err_clear(&e);
	inputs_word(in, "genral=2", &e);
	t_check(!strcmp(e.argument, "genral"), ROW, "%s", e.argument);
	inputs_free(in);
}

static void twice(void)
{
	const char *const given[] = { "casualties=2", NULL };
	struct err e = { 0 };
	struct inputs *in = with(given, &e);

	t_check(inputs_word(in, "cas=3", &e) == -1 && in->v[IN_CASUALTIES] == 2, ROW, "%lld",
		(long long)in->v[IN_CASUALTIES]);
	t_check(!strcmp(e.message, "casualties is given twice; give it once"), ROW, "%s",
		e.message);
	err_clear(&e);
	t_check(inputs_change(in, "casualties", "3", &e) == 0 && in->v[IN_CASUALTIES] == 3, ROW,
		"%s", e.message);
	t_check(inputs_change(in, "casualties", "x", &e) == -1 && in->v[IN_CASUALTIES] == 3, ROW,
		"a wrong value changed it");
	inputs_free(in);
}

static void complete(void)
{
	const char *const given[] = { "grade=formed", "gap=2in", NULL };
	struct err e = { 0 };
	struct inputs *in = with(NULL, &e);

	t_check(inputs_complete(in, &e) == -1 && e.code == ERR_USAGE, ROW, "%s", e.message);
	t_check(!strcmp(e.message, "missing: grade (formed, disordered, shaken or rout); "
				   "gap (a distance such as 4in or none)"),
		ROW, "%s", e.message);
	t_check(!strcmp(e.argument, "grade"), ROW, "%s", e.argument);
	inputs_free(in);
	err_clear(&e);
	in = with(given, &e);
	t_check(inputs_complete(in, &e) == 0 && e.code == ERR_NONE, ROW, "%s", e.message);
	inputs_free(in);
}

static void cells(void)
{
	const char *const given[] = { "neighbours=savoia:rout:3in,guard:shaken:2in:c:2:ready=no",
				      NULL };
	struct err e = { 0 };
	struct inputs *in = with(given, &e);
	const struct list *l = inputs_list(in, IN_NEIGHBOURS);
	const int64_t *guard = l ? l->cell + l->width : NULL;

	t_check(l && l->n == 2 && l->width == 8, ROW, "%s", e.message);
	if (guard) {
		t_check(!strcmp(inputs_text(in, guard[NAME]), "guard"), ROW, "name");
		t_check(guard[GRADE] == 2 && guard[DISTANCE] == INCHES(2), ROW, "required parts");
		t_check(guard[CLASS] == 2 && guard[CASUALTIES] == 2, ROW, "parts by position");
		t_check(guard[ROUTED] == 0 && guard[GENERAL] == DISTANCE_NONE, ROW, "defaults");
		t_check(guard[READY] == 0 && l->cell[READY] == 1, ROW, "a flag that starts as yes");
	}
	inputs_free(in);
}

/* A list that is replaced keeps its place; a wrong one leaves the old. */
static void lists_change(void)
{
	const char *const given[] = { "neighbours=a:rout:3in", NULL };
	struct err e = { 0 };
	struct text t = { 0 };
	struct inputs *in = with(given, &e);

	t_check(inputs_change(in, "neighbours", "b:formed:1in,c:bad:1in", &e) == -1, ROW, "taken");
	inputs_print(in, IN_NEIGHBOURS, &t);
	t_check(!strcmp(t.s, "a:rout:3in") && in->n_texts == 1, ROW, "%s", t.s);
	err_clear(&e);
	for (int i = 0; i < 100; i++)
		inputs_change(in, "neighbours", "b:formed:1in,a:rout:2in", &e);
	text_clear(&t);
	inputs_print(in, IN_NEIGHBOURS, &t);
	t_check(!strcmp(t.s, "b:formed:1in,a:rout:2in"), ROW, "%s", t.s);
	t_check(in->n_lists == 1 && in->n_texts == 2, ROW, "%d lists, %d names", in->n_lists,
		in->n_texts);
	text_free(&t);
	inputs_free(in);
}

static void copies(void)
{
	const char *const given[] = { "neighbours=a:rout:3in", "label=x", "cas=2", NULL };
	struct err e = { 0 };
	struct text t = { 0 };
	struct inputs *in = with(given, &e), *copy;

	in->scale = 10000000;
	copy = inputs_copy(in);
	t_check(copy != NULL, ROW, "no memory");
	inputs_change(in, "neighbours", "b:formed:1,c:formed:2", &e);
	inputs_free(in);
	inputs_print(copy, IN_NEIGHBOURS, &t);
	text_add(&t, " ");
	inputs_print(copy, IN_LABEL, &t);
	t_check(!strcmp(t.s, "a:rout:3 x"), ROW, "%s", t.s);
	t_check(copy->given[IN_CASUALTIES] && copy->v[IN_CASUALTIES] == 2, ROW, "casualties");
	t_check(copy->scale == 10000000, ROW, "scale %lld", (long long)copy->scale);
	text_free(&t);
	inputs_free(copy);
}

/* Where an inch is played as 1 cm, 8 cm is 8 rule inches, and what is printed, typed again, is the
 * same: 8in would be measured on the table. */
static void scaled(void)
{
	struct err e = { 0 };
	struct text t = { 0 };
	struct inputs *in = with(NULL, &e);

	in->scale = 10000000;
	inputs_word(in, "general=8cm", &e);
	t_check(in->v[IN_GENERAL] == INCHES(8), ROW, "%lld", (long long)in->v[IN_GENERAL]);
	inputs_print(in, IN_GENERAL, &t);
	t_check(!strcmp(t.s, "8"), ROW, "%s", t.s);
	inputs_change(in, "general", t.s, &e);
	t_check(in->v[IN_GENERAL] == INCHES(8), ROW, "%lld", (long long)in->v[IN_GENERAL]);
	text_free(&t);
	inputs_free(in);
}

static void long_things(void)
{
	struct err e = { 0 };
	struct text t = { 0 };
	struct inputs *in = with(NULL, &e);

	text_add(&t, "ranks=1");
	for (int i = 1; i < 200; i++)
		text_add(&t, ",1");
	t_check(inputs_word(in, t.s, &e) == 0 && inputs_list(in, IN_RANKS)->n == 200, ROW, "%s",
		e.message);
	text_add(&t, ",1");
	inputs_free(in);
	in = with(NULL, &e);
	t_check(inputs_word(in, t.s, &e) == -1 && e.code == ERR_LIMIT, ROW, "%s", e.message);
	err_clear(&e);
	text_clear(&t);
	text_add(&t, "neighbours=");
	text_fill(&t, 'x', 5000);
	t_check(inputs_word(in, t.s, &e) == -1 && e.code == ERR_LIMIT, ROW, "%s", e.message);
	err_clear(&e);
	t_check(inputs_word(in, t.s + 11, &e) == -1 && e.code == ERR_USAGE, ROW, "%s", e.message);
	text_free(&t);
	inputs_free(in);
}

static const struct t_test tests[] = {
	{ "defaults", defaults },
	{ "words", words },
	{ "what is wrong is refused", refuses },
	{ "the word at fault", names_the_word },
	{ "a key given twice", twice },
	{ "what is missing", complete },
	{ "cells of a list", cells },
	{ "lists change", lists_change },
	{ "copies", copies },
	{ "scale", scaled },
	{ "long lists and words", long_things },
};

int main(void)
{
	return t_main("inputs", tests, COUNT(tests));
}
