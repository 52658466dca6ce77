/* SPDX-License-Identifier: GPL-3.0-or-later */
/* declared_read.c -- [resolution NAME]: its dice, what it needs and what it is called. */
#include "rules/declared_read.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEY_TITLE, KEY_DICE, KEY_CITE, KEY_LABEL, KEY_LIST, KEY_TABLE, KEY_NEED };

static const char *const resolution_keys[] = { "title", "dice",  "cite", "label",
					       "list",  "table", "need", NULL };

enum { NEED_LIMIT = 100000 };

/* A whole number of at most six digits at *s, which moves past it; -1 where there is none. */
static int take_number(const char **s)
{
	int n = 0, digits = 0;

	*s += strspn(*s, " ");
	for (; **s >= '0' && **s <= '9' && digits < 6; (*s)++, digits++)
		n = n * 10 + (**s - '0');
	return digits ? n : -1;
}

static bool take_letters(const char **s, const char *letters)
{
	*s += strspn(*s, " ");
	if (!text_starts(*s, letters))
		return false;
	*s += strlen(letters);
	return true;
}

/* "2d6", "d6", or "5d6 at 4+" for the number of dice that reach 4. */
static bool parse_dice(const char *s, struct throw *t)
{
	int n = take_number(&s);

	t->n = n < 0 ? 1 : n;
	if (!take_letters(&s, "d") || (t->sides = take_number(&s)) < 1)
		return false;
	if (take_letters(&s, "at")) {
		t->read = READ_COUNT;
		t->target = take_number(&s);
		if (t->target < 1 || t->target > t->sides || !take_letters(&s, "+"))
			return false;
	}
	s += strspn(s, " ");
	return !*s && t->n >= 1 && t->n <= THROW_DICE_MAX && t->sides <= THROW_SIDES_MAX;
}

static void read_dice(struct loader *l, const struct ini_entry *entry, struct declared *d)
{
	if (!parse_dice(entry->value, &d->dice)) {
		load_problem(
			l, entry->file, entry->line,
			"dice: '%s' is neither a sum such as 2d6 nor a count such as 5d6 at 4+",
			entry->value);
		d->dice = (struct throw){ .n = 1, .sides = 6 };
	}
	d->dice.label = d->label;
	d->dice_lo = d->dice.read == READ_COUNT ? 0 : d->dice.n;
	d->dice_hi = d->dice.read == READ_COUNT ? d->dice.n : d->dice.n * d->dice.sides;
}

/* "2d6 Volley", for help. */
static const char *dice_words(struct loader *l, const struct declared *d, const char *dice)
{
	size_t n = strlen(dice) + strlen(d->label) + 2;
	char *s = owned_new(l->owned, n, 1);

	if (s)
		snprintf(s, n, "%s %s", dice, d->label);
	return s;
}

void declared_read(struct loader *l, int section, struct declared *d)
{
	static const struct keys keys = { resolution_keys, 0x7 };
	static const struct field need =
		F_INT("need", -NEED_LIMIT, NEED_LIMIT, 0, "total to reach");
	const char *name = l->headings[section].of;
	struct fields_read read;
	int64_t value = 0;

	d->dice.n = 1;
	d->dice.sides = 6;
	load_one_word(l, section);
	load_keys(l, section, &keys, &read);
	d->section = read.section;
	d->res.name = name;
	d->res.title = read_text(&read, KEY_TITLE);
	d->res.cite = read_text(&read, KEY_CITE);
	d->label = read_text(&read, read.entry[KEY_LABEL] ? KEY_LABEL : KEY_TITLE);
	d->list_name = read_text(&read, KEY_LIST);
	d->table_name = read_text(&read, KEY_TABLE);
	if (*read_text(&read, KEY_DICE))
		read_dice(l, read.entry[KEY_DICE], d);
	d->res.dice = dice_words(l, d, read_text(&read, KEY_DICE));
	d->has_need = read.entry[KEY_NEED] && !load_value(l, read.entry[KEY_NEED], &need, &value);
	d->need = (int)value;
	if (name[strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-")])
		load_problem(l, read.section->file, read.section->line,
			     "[%s]: a name is of a-z, 0-9 and '-'", read.section->name);
}
