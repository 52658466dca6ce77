/* SPDX-License-Identifier: GPL-3.0-or-later */
/* inputs.c -- the values of one resolution's inputs, set word by word. */
#include "rules/inputs.h"

#include "rules/inputs_list.h"

#include <stdlib.h>
#include <string.h>

enum { KEYS_MAX = 128 };

struct inputs *inputs_new(const struct field *fields)
{
	struct inputs *in = calloc(1, sizeof *in);
	int n = field_count(fields);

	if (!in)
		return NULL;
	in->fields = fields;
	in->n = n;
	in->scale = DISTANCE_INCH;
	in->v = calloc((size_t)n + 1, sizeof *in->v);
	in->given = calloc((size_t)n + 1, 1);
	if (!in->v || !in->given) {
		inputs_free(in);
		return NULL;
	}
	for (int i = 0; i < n; i++)
		in->v[i] = fields[i].required ? VALUE_NULL : fields[i].dflt;
	return in;
}

void inputs_free(struct inputs *in)
{
	if (!in)
		return;
	for (int i = 0; i < in->n_lists; i++)
		free(in->lists[i].cell);
	for (int i = 0; i < in->n_texts; i++)
		free(in->texts[i]);
	free(in->lists);
	free(in->texts);
	free(in->given);
	free(in->v);
	free(in);
}

/* Lists and texts of from into to, which has none; false when memory runs out. */
static bool copy_owned(struct inputs *to, const struct inputs *from)
{
	to->lists = calloc((size_t)from->n_lists + 1, sizeof *to->lists);
	to->texts = calloc((size_t)from->n_texts + 1, sizeof *to->texts);
	if (!to->lists || !to->texts)
		return false;
	for (int i = 0; i < from->n_lists; i++) {
		const struct list *l = &from->lists[i];
		size_t size = (size_t)l->n * (size_t)l->width * sizeof *l->cell;

		to->lists[i] = *l;
		to->lists[i].cell = malloc(size ? size : 1);
		to->n_lists++;
		if (!to->lists[i].cell)
			return false;
		memcpy(to->lists[i].cell, l->cell, size);
	}
	for (int i = 0; i < from->n_texts; i++) {
		to->texts[i] = text_copy(from->texts[i]);
		to->n_texts++;
		if (!to->texts[i])
			return false;
	}
	return true;
}

struct inputs *inputs_copy(const struct inputs *in)
{
	struct inputs *copy = inputs_new(in->fields);

	if (!copy)
		return NULL;
	copy->scale = in->scale;
	memcpy(copy->v, in->v, (size_t)in->n * sizeof *in->v);
	memcpy(copy->given, in->given, (size_t)in->n);
	if (!copy_owned(copy, in)) {
		inputs_free(copy);
		return NULL;
	}
	return copy;
}

/* ---- finding a key ---- */

/* keys[] as text_pick() and friends want them; the fields past KEYS_MAX are not named. */
static void collect_keys(const struct inputs *in, const char *keys[KEYS_MAX + 1])
{
	int n = 0;

	for (; n < in->n && n < KEYS_MAX; n++)
		keys[n] = in->fields[n].key;
	keys[n] = NULL;
}

static int no_such_key(const struct inputs *in, const char *key, struct err *e)
{
	const char *keys[KEYS_MAX + 1], *nearest;
	struct text names = { 0 };
	char shown[TEXT_SHOWN];

	collect_keys(in, keys);
	nearest = text_nearest(key, keys);
	text_list(&names, keys, "and");
	if (nearest)
		err_set(e, ERR_USAGE, "there is no input '%s'", text_shown(key, shown));
	else if (in->n)
		err_set(e, ERR_USAGE, "there is no input '%s'; the inputs are %s",
			text_shown(key, shown), names.s);
	else
		err_set(e, ERR_USAGE, "there is no input '%s': this takes no inputs",
			text_shown(key, shown));
	err_argument(e, key);
	if (nearest)
		err_suggest(e, nearest);
	text_free(&names);
	return -1;
}

static int ambiguous_key(const struct inputs *in, const char *key, struct err *e)
{
	struct text names = { 0 };
	char shown[TEXT_SHOWN];

	for (int i = 0; i < in->n; i++)
		if (text_starts(in->fields[i].key, key))
			text_addf(&names, "%s%s", names.n ? ", " : "", in->fields[i].key);
	err_set(e, ERR_USAGE, "'%s' could be any of %s", text_shown(key, shown), names.s);
	err_argument(e, key);
	text_free(&names);
	return -1;
}

/* The field of that exact key, else the only one it is a prefix of; -1 and *e. */
static int find_key(const struct inputs *in, const char *key, struct err *e)
{
	int found = field_find(in->fields, key);

	if (found >= 0)
		return found;
	for (int i = 0; found != -2 && i < in->n && *key; i++)
		if (text_starts(in->fields[i].key, key))
			found = found == -1 ? i : -2;
	if (found == -1)
		return no_such_key(in, key, e);
	return found == -2 ? ambiguous_key(in, key, e) : found;
}

/* ---- setting ---- */

/* The value of field i from s into *out; on failure nothing of in has changed. */
static int read_value(struct inputs *in, int i, const char *s, int64_t *out, struct err *e)
{
	const struct field *f = &in->fields[i];

	if (f->type == FIELD_LIST)
		return list_read(in, f, in->v[i], s, out, e);
	if (f->type == FIELD_TEXT)
		return list_read_text(in, f, s, out, e);
	return field_parse(f, s, in->scale, out, e);
}

/* The typed word as the one at fault: "key=value". */
static void blame(const char *key, const char *value, struct err *e)
{
	struct text word = { 0 };

	text_addf(&word, value ? "%s=%s" : "%s", key, value ? value : "");
	err_argument(e, word.s);
	text_free(&word);
}

static int bare_key(const struct field *f, const char *key, struct err *e)
{
	struct text right = { 0 };

	field_expects(f, &right);
	err_set(e, ERR_USAGE, "%s needs a value: write %s=..., %s", f->key, f->key, right.s);
	err_argument(e, key);
	text_free(&right);
	return -1;
}

static int set(struct inputs *in, const char *key, const char *value, bool again, struct err *e)
{
	struct err own = { 0 };
	int i = find_key(in, key, e);
	int64_t v;

	if (i < 0)
		return -1;
	if (!value && in->fields[i].type != FIELD_FLAG)
		return bare_key(&in->fields[i], key, e);
	if (in->given[i] && !again) {
		err_set(e, ERR_USAGE, "%s is given twice; give it once", in->fields[i].key);
		blame(key, value, e);
		return -1;
	}
	if (read_value(in, i, value ? value : "yes", &v, &own) < 0) {
		err_set(e, own.code, "%s", own.message);
		blame(key, value, e);
		if (own.suggestion[0])
			err_suggest(e, own.suggestion);
		return -1;
	}
	in->v[i] = v;
	in->given[i] = 1;
	return 0;
}

int inputs_set(struct inputs *in, const char *key, const char *value, struct err *e)
{
	return set(in, key, value, false, e);
}

int inputs_change(struct inputs *in, const char *key, const char *value, struct err *e)
{
	return set(in, key, value, true, e);
}

int inputs_word(struct inputs *in, const char *word, struct err *e)
{
	const char *equals = strchr(word, '=');
	size_t n = equals ? (size_t)(equals - word) : strlen(word);
	char shown[TEXT_SHOWN], key[128];

	if (n == 0 || n >= sizeof key) {
		err_set(e, ERR_USAGE, "'%s' is not an input; write key=value",
			text_shown(word, shown));
		err_argument(e, word);
		return -1;
	}
	memcpy(key, word, n);
	key[n] = '\0';
	return inputs_set(in, key, equals ? equals + 1 : NULL, e);
}

int inputs_complete(const struct inputs *in, struct err *e)
{
	struct text missing = { 0 };
	const char *first = NULL;
	int n = 0;

	for (int i = 0; i < in->n; i++) {
		if (!in->fields[i].required || in->given[i])
			continue;
		text_addf(&missing, "%s%s (", n++ ? "; " : "", in->fields[i].key);
		field_expects(&in->fields[i], &missing);
		text_add(&missing, ")");
		if (!first)
			first = in->fields[i].key;
	}
	if (n) {
		err_set(e, ERR_USAGE, "missing: %s", missing.s);
		err_argument(e, first);
	}
	text_free(&missing);
	return n ? -1 : 0;
}

/* ---- reading back ---- */

const struct list *inputs_list(const struct inputs *in, int field)
{
	int64_t at = in->v[field];

	return at >= 0 && at < in->n_lists ? &in->lists[at] : NULL;
}

const char *inputs_text(const struct inputs *in, int64_t value)
{
	return value >= 0 && value < in->n_texts ? in->texts[value] : NULL;
}

void inputs_print(const struct inputs *in, int field, struct text *out)
{
	if (in->fields[field].type == FIELD_LIST)
		list_print(in, field, out);
	else
		list_print_value(in, &in->fields[field], in->v[field], out);
}
