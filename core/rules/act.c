/* SPDX-License-Identifier: GPL-3.0-or-later */
/* act.c -- throws, sums and the voice of a running procedure. */
#include "rules/act.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

int act_dice(struct act *a, const char *label, int n, int sides, int add, int need)
{
	struct throw t = { .label = label, .n = n, .sides = sides, .add = add, .need = need };

	return act_throw(a, &t);
}

int act_dice_need(struct act *a, const char *label, int n, int sides, int add, int need)
{
	struct throw t = { .label = label,
			   .n = n,
			   .sides = sides,
			   .add = add,
			   .need = need,
			   .n_cuts = 1,
			   .cut = { need - add } };

	return act_throw(a, &t);
}

int act_dice_row(struct act *a, const char *label, int n, int sides, int add, int need, int table)
{
	const struct table *rows = &a->rules->tables[table];
	struct throw t = { .label = label, .n = n, .sides = sides, .add = add, .need = need };

	/* Cuts past what the dice can show are left out: they would only make throws differ. */
	for (int i = 1; i < rows->n; i++) {
		int cut = rows->row[i].lo - add;

		if (cut <= n || cut > n * sides)
			continue;
		if (t.n_cuts == THROW_CUTS) { /* too many: every result is walked */
			t.n_cuts = 0;
			break;
		}
		t.cut[t.n_cuts++] = cut;
	}
	return act_throw(a, &t);
}

/* Events whose sentence is formatted; nothing is formatted when nobody listens. */
static void note(struct act *a, const struct event *e, const char *format, va_list args)
{
	char sentence[512];

	vsnprintf(sentence, sizeof sentence, format, args);
	trace_add(a->trace, e, sentence, NULL);
}

void act_bug(const struct act *a, const char *format, ...)
{
	char what[256];
	va_list args;

	va_start(args, format);
	vsnprintf(what, sizeof what, format, args);
	va_end(args);
	err_set(&a->dice->err, ERR_BUG, "%s", what);
}

void act_unread(const struct act *a, const char *what)
{
	act_bug(a, "%s: %s is in none of its data files", a->res->name, what);
}

static const struct row *nearest_row(struct act *a, const struct table *t, int total)
{
	act_bug(a, "table %s has no row for a total of %d", t->spec->name, total);
	return total < t->row[0].lo ? &t->row[0] : &t->row[t->n - 1];
}

const struct row *act_row(struct act *a, int table, int total)
{
	const struct table *t = &a->rules->tables[table];
	const struct row *r = table_row(t, total);

	if (!r)
		return nearest_row(a, t, total);
	if (!r->cite)
		act_unread(a, t->spec->name);
	if (a->trace) {
		struct event e = { .kind = EVENT_ROW,
				   .side = "",
				   .cite = r->cite,
				   .clause = r->clause,
				   .value = total };
		char label[240];

		snprintf(label, sizeof label, "%s, %s: %s", t->spec->title, r->name, r->label);
		trace_add(a->trace, &e, label, NULL);
	}
	return r;
}

void act_line_heard(struct act *a, const char *cite, int value, const char *format, ...)
{
	struct event e = { .kind = EVENT_LINE, .side = "", .cite = cite, .value = value };
	va_list args;

	va_start(args, format);
	note(a, &e, format, args);
	va_end(args);
}

void act_say_heard(struct act *a, const char *cite, const char *format, ...)
{
	struct event e = { .kind = EVENT_SAY, .side = "", .cite = cite };
	va_list args;

	va_start(args, format);
	note(a, &e, format, args);
	va_end(args);
}

/* The umpire is told a thing once, however many throws it bears on. */
static bool is_told(const struct trace *t, const char *sentence)
{
	for (int i = 0; i < t->n; i++)
		if (t->event[i].kind == EVENT_REMIND && !strcmp(t->event[i].label, sentence))
			return true;
	return false;
}

void act_remind_heard(struct act *a, const char *cite, const char *format, ...)
{
	struct event e = { .kind = EVENT_REMIND, .side = "", .cite = cite };
	char sentence[512];
	va_list args;

	va_start(args, format);
	vsnprintf(sentence, sizeof sentence, format, args);
	va_end(args);
	if (!is_told(a->trace, sentence))
		trace_add(a->trace, &e, sentence, NULL);
}

void act_rule_heard(struct act *a, int ruling)
{
	const struct ruling *r = &a->rules->rulings[ruling];

	act_remind_heard(a, r->cite, "%s", r->say[r->chosen]);
}
