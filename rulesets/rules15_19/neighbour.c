/* SPDX-License-Identifier: GPL-3.0-or-later */
/* neighbour.c -- reading the lists of friends near a rout. */
#include "rulesets/rules15_19/neighbour.h"

#include <stdio.h>
#include <string.h>

const char *const r15_fate_words[] = { "removed", "routs", "tests", "unaffected", NULL };

const struct field r15_neighbour[] = {
	F_TEXT_REQUIRED("name", "Its name"),
	F_WORD_REQUIRED("grade", grade_words, "Morale grade it is in"),
	F_DISTANCE_REQUIRED("distance", "From the brigade that routed"),
	F_WORD("class", class_words, CLASS_B, "Quality of the unit"),
	F_INT("casualties", 0, CASUALTIES_MAX, 0, "Casualties carried, each a tenth lost"),
	F_FLAG("routed-through", "The routers passed through it"),
	TEST_MEASURED(""),
	F_FLAG("attached", "A general other than the CinC is attached"),
	F_FLAG("bua", "In a built-up area"),
	F_FLAG("pursuit", "In pursuit"),
	TEST_RULINGS(""),
	F_FLAG("battery", "It is a battery"),
	FIELDS_END,
};

enum { APART_ONE, APART_OTHER, APART_DISTANCE };

const struct field r15_apart[] = {
	F_TEXT_REQUIRED("one", "A friend's name"),
	F_TEXT_REQUIRED("other", "Another friend's name"),
	F_DISTANCE_REQUIRED("distance", "Between the two"),
	FIELDS_END,
};

static const int64_t *item(const struct list *l, int i)
{
	return &l->cell[i * l->width];
}

/* ---- reading ---- */

static int count(const struct inputs *in, int field)
{
	const struct list *l = inputs_list(in, field);

	return l ? l->n : 0;
}

int neighbours_count(const struct act *a, const struct r15_reaction *r)
{
	return count(a->in, r->neighbours);
}

const int64_t *neighbour(const struct act *a, const struct r15_reaction *r, int i)
{
	return item(inputs_list(a->in, r->neighbours), i);
}

const char *neighbour_name(const struct act *a, const struct r15_reaction *r, int i)
{
	return inputs_text(a->in, neighbour(a, r, i)[NB_NAME]);
}

static bool is_pair(const int64_t *apart, int64_t one, int64_t other)
{
	return (apart[APART_ONE] == one && apart[APART_OTHER] == other) ||
	       (apart[APART_ONE] == other && apart[APART_OTHER] == one);
}

int64_t neighbours_apart(const struct act *a, const struct r15_reaction *r, int i, int j)
{
	const struct list *apart = inputs_list(a->in, r->apart);
	int64_t one = neighbour(a, r, i)[NB_NAME], other = neighbour(a, r, j)[NB_NAME];

	for (int k = 0; apart && k < apart->n; k++)
		if (is_pair(item(apart, k), one, other))
			return item(apart, k)[APART_DISTANCE];
	return DISTANCE_NONE;
}

static bool is_before(const struct act *a, const struct r15_reaction *r, int i, int64_t i_away,
		      int j, int64_t j_away)
{
	if (i_away != j_away)
		return i_away < j_away;
	return strcmp(neighbour_name(a, r, i), neighbour_name(a, r, j)) < 0;
}

void neighbours_order(const struct act *a, const struct r15_reaction *r, int router,
		      int order[NEIGHBOURS_MAX])
{
	int64_t away[NEIGHBOURS_MAX];
	int n = neighbours_count(a, r);

	for (int i = 0; i < n; i++) {
		int k = i;

		away[i] = router < 0 ? neighbour(a, r, i)[NB_DISTANCE]
				     : neighbours_apart(a, r, router, i);
		for (; k > 0 && is_before(a, r, i, away[i], order[k - 1], away[order[k - 1]]); k--)
			order[k] = order[k - 1];
		order[k] = i;
	}
}

void neighbour_block(const int64_t *part, int64_t block[TEST_FIELDS])
{
	block[TEST_CLASS] = part[NB_CLASS];
	block[TEST_CASUALTIES] = part[NB_CASUALTIES];
	block[TEST_GRADE] = part[NB_GRADE];
	memcpy(&block[TEST_GENERAL], &part[NB_MEASURED], 5 * sizeof *block);
	block[TEST_ATTACHED] = part[NB_ATTACHED];
	block[TEST_BUA] = part[NB_BUA];
	block[TEST_ROUTED_THROUGH] = part[NB_ROUTED_THROUGH];
	block[TEST_PURSUIT] = part[NB_PURSUIT];
	memcpy(&block[TEST_SUPPORTS_NEAR], &part[NB_RULINGS], 6 * sizeof *block);
}

/* ---- the outcome's fields ---- */

int r15_reaction_count(const struct inputs *in, int neighbours)
{
	return 2 * count(in, neighbours);
}

int r15_reaction_more(const struct inputs *in, int neighbours, int k, struct field *f, char key[80])
{
	static const struct field fate =
		F_WORD("fate", r15_fate_words, VALUE_NULL, "What became of it");
	static const struct field grade =
		F_WORD("grade", grade_words, VALUE_NULL, "Grade after it all");

	if (k >= r15_reaction_count(in, neighbours))
		return 0;
	*f = k % 2 ? grade : fate;
	snprintf(key, 80, "%.60s.%s",
		 inputs_text(in, item(inputs_list(in, neighbours), k / 2)[NB_NAME]), f->key);
	return 1;
}

/* ---- checking ---- */

static int find(const struct inputs *in, const struct list *l, int before, int64_t name)
{
	for (int i = 0; i < before; i++)
		if (text_same(inputs_text(in, item(l, i)[NB_NAME]), inputs_text(in, name)))
			return i;
	return -1;
}

static int fault(const struct inputs *in, int field, int64_t name, const char *what, struct err *e)
{
	const char *text = inputs_text(in, name);

	err_set(e, ERR_USAGE, "%s: '%.60s' %s", in->fields[field].key, text, what);
	err_argument(e, text);
	return -1;
}

static int check_apart(const struct inputs *in, int neighbours, int apart, struct err *e)
{
	const struct list *l = inputs_list(in, neighbours), *pairs = inputs_list(in, apart);

	for (int k = 0; pairs && k < pairs->n; k++)
		for (int part = APART_ONE; part <= APART_OTHER; part++) {
			int64_t name = item(pairs, k)[part];

			if (find(in, l, l ? l->n : 0, name) < 0)
				return fault(in, apart, name, "is not among the neighbours", e);
		}
	return 0;
}

int r15_reaction_check(const struct inputs *in, int neighbours, int apart, struct err *e)
{
	const struct list *l = inputs_list(in, neighbours);

	if (l && l->n > NEIGHBOURS_MAX)
		return err_set(e, ERR_LIMIT, "%s: %d friends; at most %d are followed",
			       in->fields[neighbours].key, l->n, NEIGHBOURS_MAX);
	for (int i = 0; l && i < l->n; i++)
		if (find(in, l, i, item(l, i)[NB_NAME]) >= 0)
			return fault(in, neighbours, item(l, i)[NB_NAME],
				     "is given twice; give each friend a name of its own", e);
	return check_apart(in, neighbours, apart, e);
}
