/* SPDX-License-Identifier: GPL-3.0-or-later */
/* inputs_item.c -- one item of a list: its parts by position, by name, or as key=value. */
#include "rules/inputs_list.h"

#include <string.h>

static void item_clear(struct item *it)
{
	for (int i = 0; i < it->width; i++) {
		it->v[i] = it->part[i].required ? VALUE_NULL : it->part[i].dflt;
		it->given[i] = false;
	}
}

static int item_set(struct item *it, int i, const char *s, struct err *e)
{
	const struct field *f = &it->part[i];
	int bad;

	if (it->given[i])
		return err_set(e, ERR_USAGE, "%s is given twice; give it once", f->key);
	if (f->type == FIELD_TEXT)
		bad = list_read_text(it->in, f, s, &it->v[i], e);
	else
		bad = field_parse(f, s, it->in->scale, &it->v[i], e);
	if (bad)
		return -1;
	it->given[i] = true;
	return 0;
}

static void part_names(const struct item *it, const char *names[ITEM_PARTS + 1])
{
	for (int i = 0; i < it->width; i++)
		names[i] = it->part[i].key;
	names[it->width] = NULL;
}

/* The part called key, or the only one it is a prefix of; -1 and *e. */
static int item_part(const struct item *it, const char *key, struct err *e)
{
	const char *names[ITEM_PARTS + 1], *nearest;
	struct text list = { 0 };
	char shown[TEXT_SHOWN];
	int i;

	part_names(it, names);
	i = text_pick(key, names);
	if (i >= 0)
		return i;
	text_list(&list, names, "and");
	nearest = text_nearest(key, names);
	err_set(e, ERR_USAGE, "'%s' is %s; the parts are %s", text_shown(key, shown),
		i == -2 ? "short for several parts" : "no part of an item", list.s);
	err_argument(e, key);
	if (nearest)
		err_suggest(e, nearest);
	text_free(&list);
	return -1;
}

static int item_assign(struct item *it, char *word, char *equals, struct err *e)
{
	int i;

	*equals = '\0';
	i = item_part(it, word, e);
	return i < 0 ? -1 : item_set(it, i, equals + 1, e);
}

/* The flag that word names, whole or (when whole is not asked for) by its only prefix; else -1. */
static int item_flag(const struct item *it, const char *word, bool whole)
{
	int found = -1;

	for (int i = 0; i < it->width; i++) {
		if (it->part[i].type != FIELD_FLAG)
			continue;
		if (text_same(it->part[i].key, word))
			return i;
		if (!whole && *word && text_starts(it->part[i].key, word))
			found = found == -1 ? i : -2;
	}
	return found;
}

static int item_next(const struct item *it, bool required, int from)
{
	for (int i = from; i < it->width; i++)
		if (it->part[i].required == required && !it->given[i])
			return i;
	return -1;
}

/* An optional part by position.  A word part that the value does not suit is passed over, so that
 * formed:3in:2 may leave out the class before the casualties; nothing else is, or a slip of the
 * finger would land in a part that nobody meant. */
static int item_place(struct item *it, const char *word, struct err *e)
{
	struct err first = { 0 };
	int i = item_next(it, false, 0);
	char shown[TEXT_SHOWN];

	if (i < 0)
		return err_set(e, ERR_USAGE, "'%s' is one part too many", text_shown(word, shown));
	while (i >= 0) {
		struct err own = { 0 };

		if (!item_set(it, i, word, &own))
			return 0;
		if (!first.code)
			first = own;
		if (it->part[i].type != FIELD_WORD)
			break;
		i = item_next(it, false, i + 1);
	}
	i = item_flag(it, word, false);
	if (i >= 0)
		return item_set(it, i, "yes", e);
	*e = first;
	return -1;
}

static int item_word(struct item *it, char *word, struct err *e)
{
	char *equals = strchr(word, '=');
	int i;

	if (equals)
		return item_assign(it, word, equals, e);
	i = item_next(it, true, 0);
	if (i >= 0)
		return item_set(it, i, word, e);
	i = item_flag(it, word, true);
	if (i >= 0)
		return item_set(it, i, "yes", e);
	return *word ? item_place(it, word, e) : 0;
}

static int item_missing(const struct item *it, struct err *e)
{
	struct text right = { 0 };
	int i = item_next(it, true, 0);

	if (i < 0)
		return 0;
	field_expects(&it->part[i], &right);
	err_set(e, ERR_USAGE, "%s is missing; give %s", it->part[i].key, right.s);
	text_free(&right);
	return -1;
}

/* Copies s[0..n-1] without the spaces around it; -1 and *e when it is too long for a part. */
static int trim(char out[PART_TEXT], const char *s, size_t n, struct err *e)
{
	while (n && (*s == ' ' || *s == '\t')) {
		s++;
		n--;
	}
	while (n && (s[n - 1] == ' ' || s[n - 1] == '\t'))
		n--;
	if (n >= PART_TEXT)
		return err_set(e, ERR_LIMIT, "a part is longer than %d characters", PART_TEXT - 1);
	memcpy(out, s, n);
	out[n] = '\0';
	return 0;
}

int item_read(struct item *it, const char *s, size_t n, struct err *e)
{
	const char *end = s + n;
	char word[PART_TEXT] = "";

	item_clear(it);
	for (;;) {
		const char *colon = memchr(s, ':', (size_t)(end - s));
		const char *stop = colon ? colon : end;

		if (trim(word, s, (size_t)(stop - s), e) < 0 || item_word(it, word, e) < 0)
			return -1;
		if (!colon)
			return item_missing(it, e);
		s = colon + 1;
	}
}
