/* SPDX-License-Identifier: GPL-3.0-or-later */
/* inputs_list.c -- lists such as savoia:formed:3in:routed-through,guard:shaken:2in:class=a. */
#include "rules/inputs_list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ITEMS_MAX = 200 };

/* ---- names ---- */

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_name(const char *s)
{
	if (!is_letter(*s))
		return false;
	for (; *s; s++)
		if (!is_letter(*s) && !(*s >= '0' && *s <= '9') && !strchr("_.-", *s))
			return false;
	return true;
}

/* The index of s among the texts of in, where it is kept once; -1 when memory runs out. */
static int64_t keep_text(struct inputs *in, const char *s, struct err *e)
{
	char **texts;

	for (int i = 0; i < in->n_texts; i++)
		if (!strcmp(in->texts[i], s))
			return i;
	texts = realloc(in->texts, ((size_t)in->n_texts + 1) * sizeof *texts);
	if (texts)
		in->texts = texts;
	if (!texts || !(texts[in->n_texts] = text_copy(s)))
		return err_set(e, ERR_MEMORY, "no memory for a name");
	return in->n_texts++;
}

int list_read_text(struct inputs *in, const struct field *f, const char *s, int64_t *out,
		   struct err *e)
{
	struct text right = { 0 };
	char shown[TEXT_SHOWN];
	int64_t at;

	if (!is_name(s)) {
		field_expects(f, &right);
		err_set(e, ERR_USAGE, "%s: '%s' is not %s", f->key, text_shown(s, shown), right.s);
		err_argument(e, s);
		text_free(&right);
		return -1;
	}
	at = keep_text(in, s, e);
	if (at < 0)
		return -1;
	*out = at;
	return 0;
}

/* ---- the list ---- */

/* Own, after "neighbours: item 2 (guard): ", as *e. */
static int blame(const struct field *f, const struct item *it, int at, const struct err *own,
		 struct err *e)
{
	char name[PART_TEXT + 4] = "";

	if (it->part[0].type == FIELD_TEXT && it->given[0])
		snprintf(name, sizeof name, " (%s)", it->in->texts[it->v[0]]);
	err_set(e, own->code, "%s: item %d%s: %s", f->key, at + 1, name, own->message);
	if (own->argument[0])
		err_argument(e, own->argument);
	if (own->suggestion[0])
		err_suggest(e, own->suggestion);
	return -1;
}

/* Whether items are told apart by their first part, which is then called name. */
static bool has_names(const struct field *part)
{
	return part->type == FIELD_TEXT && !strcmp(part->key, "name");
}

/* Appends the item to l; names must differ. */
static int list_add(struct list *l, const struct item *it, struct err *e)
{
	size_t width = (size_t)l->width;
	int64_t *cell;

	for (int i = 0; has_names(it->part) && i < l->n; i++)
		if (text_same(it->in->texts[l->cell[i * l->width]], it->in->texts[it->v[0]]))
			return err_set(e, ERR_USAGE, "%s is also item %d; names must differ",
				       it->in->texts[it->v[0]], i + 1);
	if (l->n == ITEMS_MAX)
		return err_set(e, ERR_LIMIT, "a list holds %d items at most", ITEMS_MAX);
	cell = realloc(l->cell, ((size_t)l->n + 1) * width * sizeof *cell);
	if (!cell)
		return err_set(e, ERR_MEMORY, "no memory for a list");
	l->cell = cell;
	memcpy(cell + (size_t)l->n++ * width, it->v, width * sizeof *cell);
	return 0;
}

static int read_items(struct inputs *in, const struct field *f, const char *s, struct list *l,
		      struct err *e)
{
	struct item it = { .in = in, .part = f->item, .width = l->width };

	for (int at = 0;; at++) {
		struct err own = { 0 };
		size_t n = strcspn(s, ",");

		if (item_read(&it, s, n, &own) < 0 || list_add(l, &it, &own) < 0)
			return blame(f, &it, at, &own, e);
		if (!s[n])
			return 0;
		s += n + 1;
	}
}

/* Where a list goes: the one at `now`, or a new one, empty.  -1 when memory runs out. */
static int64_t list_place(struct inputs *in, int64_t now, struct err *e)
{
	struct list *lists;

	if (now >= 0 && now < in->n_lists)
		return now;
	lists = realloc(in->lists, ((size_t)in->n_lists + 1) * sizeof *lists);
	if (!lists)
		return err_set(e, ERR_MEMORY, "no memory for a list");
	in->lists = lists;
	lists[in->n_lists] = (struct list){ 0, 0, NULL };
	return in->n_lists++;
}

/* Moves the items of from, leaving it empty. */
static void list_move(struct list *to, struct list *from)
{
	free(to->cell);
	to->cell = from->cell;
	to->n = from->n;
	to->width = from->width;
	from->cell = NULL;
}

static int no_items(const struct field *f, struct err *e)
{
	struct text right = { 0 };

	field_expects(f, &right);
	err_set(e, ERR_USAGE, "%s: no items are given; try %s", f->key, right.s);
	text_free(&right);
	return -1;
}

int list_read(struct inputs *in, const struct field *f, int64_t now, const char *s, int64_t *out,
	      struct err *e)
{
	struct list l = { .width = field_count(f->item) };
	int texts = in->n_texts;
	int64_t at;

	if (!s[strspn(s, " \t")])
		return no_items(f, e);
	if (l.width > ITEM_PARTS)
		return err_set(e, ERR_BUG, "%s: items of %d parts", f->key, l.width);
	at = read_items(in, f, s, &l, e) < 0 ? -1 : list_place(in, now, e);
	if (at >= 0) {
		list_move(&in->lists[at], &l);
		*out = at;
		return 0;
	}
	free(l.cell);
	while (in->n_texts > texts)
		free(in->texts[--in->n_texts]);
	return -1;
}

/* ---- printing ---- */

void list_print_value(const struct inputs *in, const struct field *f, int64_t value,
		      struct text *out)
{
	char distance[DISTANCE_TEXT];

	if (f->type == FIELD_TEXT) {
		text_add(out, inputs_text(in, value) ? inputs_text(in, value) : "-");
	} else if (f->type == FIELD_DISTANCE && value != VALUE_NULL && value != DISTANCE_NONE &&
		   in->scale != DISTANCE_INCH) {
		distance_text(value, distance);
		text_addn(out, distance, strlen(distance) - 2);
	} else {
		field_print(f, value, out);
	}
}

/* Required parts by position, then those that are not at their default: flags by their name, the
 * rest as key=value. */
static void print_item(const struct inputs *in, const struct field *part, const int64_t *cell,
		       struct text *out)
{
	size_t start = out->n;

	for (int i = 0; part[i].type != FIELD_END; i++) {
		const struct field *f = &part[i];

		if (!f->required && cell[i] == f->dflt)
			continue;
		if (out->n > start)
			text_add(out, ":");
		if (!f->required)
			text_add(out, f->key);
		if (!f->required && f->type == FIELD_FLAG && cell[i])
			continue;
		if (!f->required)
			text_add(out, "=");
		list_print_value(in, f, cell[i], out);
	}
}

void list_print(const struct inputs *in, int field, struct text *out)
{
	const struct list *l = inputs_list(in, field);

	if (!l)
		text_add(out, "-");
	for (int i = 0; l && i < l->n; i++) {
		if (i)
			text_add(out, ",");
		print_item(in, in->fields[field].item, l->cell + i * l->width, out);
	}
}
