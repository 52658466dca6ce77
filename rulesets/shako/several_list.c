/* SPDX-License-Identifier: GPL-3.0-or-later */
/* several_list.c -- the divisions of a combat of several, and who fights whom. */
#include "rulesets/shako/several.h"

#include <stdio.h>

static const struct field unit_item[] = {
	F_TEXT_REQUIRED("name", "What it is called"),
	F_WORD_REQUIRED("kind", shako_kind_words, "Its arm"),
	F_INT_REQUIRED("mr", 1, MR_MAX, "Frontal rating"),
	F_INT("dmr", 0, MR_MAX, VALUE_NULL, "Disordered rating; the frontal one when left out"),
	F_INT("stands", 0, COUNT_MAX, 0, "Stands"),
	F_INT("front", 0, COUNT_MAX, 0, "Stands in the front rank"),
	F_INT("kills", 0, COUNT_MAX, 0, "Kills so far"),
	F_INT("breakpoint", 0, COUNT_MAX, 0, "Breakpoint, 0 when not known"),
	F_FLAG("staggered", "Staggered"),
	F_FLAG("fallback", "In Fallback"),
	F_FLAG("blown", "Blown"),
	F_FLAG("square", "In square"),
	F_FLAG("supported", "Supported"),
	F_FLAG("flanked", "Flanked"),
	F_FLAG("woods", "In woods"),
	F_FLAG("terrain", "In defending terrain"),
	F_FLAG("village", "In a village"),
	FIELDS_END,
};
static const struct field pair_item[] = {
	F_TEXT_REQUIRED("attacker", "Name of an attacker"),
	F_TEXT_REQUIRED("defender", "Name of the defender it fights"),
	FIELDS_END,
};
const struct field several_inputs[] = {
	F_LIST("attackers", unit_item, "Attackers, as name:kind:mr:dmr:stands:front[:flags]"),
	F_LIST("defenders", unit_item, "Defenders, likewise"),
	F_LIST("pairs", pair_item, "Who fights whom, as attacker:defender"),
	FIELDS_END,
};

const struct list *several_units(const struct inputs *in, int side)
{
	return inputs_list(in, IN_ATTACKERS + side);
}

static int length(const struct list *l)
{
	return l ? l->n : 0;
}

const char *several_name(const struct inputs *in, int side, int i)
{
	const struct list *l = several_units(in, side);

	return inputs_text(in, l->cell[i * l->width + I_NAME]);
}

int several_count(const struct inputs *in, int side)
{
	return length(several_units(in, side));
}

static int find(const struct inputs *in, int side, const char *name)
{
	for (int i = 0; i < several_count(in, side); i++)
		if (text_same(several_name(in, side, i), name))
			return i;
	return -1;
}

/* Which division of a side fights in pair k. */
int several_fighter(const struct inputs *in, int k, int side)
{
	const struct list *l = inputs_list(in, IN_PAIRS);

	return find(in, side, inputs_text(in, l->cell[k * l->width + PAIR_ATTACKER + side]));
}

int several_pairs(const struct inputs *in)
{
	return length(inputs_list(in, IN_PAIRS));
}

/* ---- the outcome: winner and kills of each pair, kills and status of each division ---- */

int several_pair(int k)
{
	return OUT_MORE + 2 * k;
}

int several_unit(const struct inputs *in, int side, int i)
{
	int before = side == SIDE_DEFENDER ? several_count(in, SIDE_ATTACKER) : 0;

	return OUT_MORE + 2 * (several_pairs(in) + before + i);
}

int several_more(const struct inputs *in, int k, struct field *f, char key[80])
{
	static const struct field of_pair[] = {
		F_WORD("winner", shako_side_words, VALUE_NULL, "Who wins of the two"),
		F_INT("kills", 0, 999, VALUE_NULL, "Kills that it inflicts"),
	};
	static const struct field of_unit[] = {
		F_INT("kills", 0, 999, VALUE_NULL, "Its kills after it"),
		F_WORD("status", shako_status_words, VALUE_NULL, "What becomes of it"),
	};
	int i = k / 2 - several_pairs(in), attackers = several_count(in, SIDE_ATTACKER);

	if (i < 0) {
		*f = of_pair[k % 2];
		snprintf(key, 80, "%.30s-%.30s.%s",
			 several_name(in, SIDE_ATTACKER, several_fighter(in, k / 2, SIDE_ATTACKER)),
			 several_name(in, SIDE_DEFENDER, several_fighter(in, k / 2, SIDE_DEFENDER)),
			 f->key);
		return 1;
	}
	if (i >= attackers + several_count(in, SIDE_DEFENDER))
		return 0;
	*f = of_unit[k % 2];
	snprintf(key, 80, "%.60s.%s",
		 i < attackers ? several_name(in, SIDE_ATTACKER, i)
			       : several_name(in, SIDE_DEFENDER, i - attackers),
		 f->key);
	return 1;
}

/* ---- checking ---- */

static int fault(const char *field, const char *name, const char *what, struct err *e)
{
	err_set(e, ERR_USAGE, "%s: '%.60s' %s", field, name, what);
	err_argument(e, name);
	return -1;
}

static int check_lengths(const struct inputs *in, struct err *e)
{
	for (int field = IN_ATTACKERS; field <= IN_PAIRS; field++) {
		int n = length(inputs_list(in, field));
		int most = field == IN_PAIRS ? PAIRS_MAX : SIDE_UNITS_MAX;

		if (n <= most && n > 0)
			continue;
		err_set(e, n ? ERR_LIMIT : ERR_USAGE, "%s: %d; try 1 to %d", in->fields[field].key,
			n, most);
		err_argument(e, in->fields[field].key);
		return -1;
	}
	return 0;
}

static int check_names(const struct inputs *in, struct err *e)
{
	for (int i = 0; i < several_count(in, SIDE_ATTACKER); i++) {
		const char *name = several_name(in, SIDE_ATTACKER, i);

		if (find(in, SIDE_DEFENDER, name) >= 0)
			return fault("attackers", name, "is also a defender; names must differ", e);
	}
	return 0;
}

static int check_pairs(const struct inputs *in, struct err *e)
{
	const struct list *l = inputs_list(in, IN_PAIRS);

	for (int k = 0; k < l->n; k++) {
		for (int side = SIDE_ATTACKER; side <= SIDE_DEFENDER; side++) {
			const char *name = inputs_text(in, l->cell[k * l->width + side]);

			if (find(in, side, name) < 0)
				return fault("pairs", name,
					     side == SIDE_ATTACKER ? "is not among the attackers"
								   : "is not among the defenders",
					     e);
		}
		for (int j = 0; j < k; j++)
			if (several_fighter(in, j, SIDE_ATTACKER) ==
				    several_fighter(in, k, SIDE_ATTACKER) &&
			    several_fighter(in, j, SIDE_DEFENDER) ==
				    several_fighter(in, k, SIDE_DEFENDER))
				return fault("pairs",
					     inputs_text(in, l->cell[k * l->width + PAIR_ATTACKER]),
					     "fights the same defender twice", e);
	}
	return 0;
}

int several_check(const struct inputs *in, struct err *e)
{
	if (check_lengths(in, e) < 0 || check_names(in, e) < 0)
		return -1;
	return check_pairs(in, e);
}
