/* SPDX-License-Identifier: GPL-3.0-or-later */
/* massed.c -- batteries one after the other at one target. */
#include "rulesets/shako/massed.h"

/* Fire is simultaneous: every battery fires at the target as it stood, and what they do is added
 * up.  A battery a stage, so that the odds of many grow with the states they leave and not with
 * their dice. */

enum { ITEM_CLASS, ITEM_RANGE, ITEM_RUSSIAN, ITEM_WHEEL };
const struct field massed_item[] = {
	F_WORD_REQUIRED("class", shako_battery_words, "Class of the battery"),
	F_DISTANCE_REQUIRED("range", "Its range"),
	F_FLAG("russian", "It is Russian"),
	F_WORD("wheel", shako_wheel_words, WHEEL_NONE, "Its wheel as the phase begins"),
	FIELDS_END,
};

int massed_batteries_check(const struct inputs *in, int batteries, struct err *e)
{
	const struct list *l = inputs_list(in, batteries);

	if (!l || l->n <= MASSED_MAX)
		return 0;
	err_set(e, ERR_LIMIT, "batteries: %d; at most %d fire at one target", l->n, MASSED_MAX);
	err_argument(e, "batteries");
	return -1;
}

static void keep(struct act *a, int field, int64_t value)
{
	if (field >= 0)
		act_set(a, field, value);
}

void massed_start(struct act *a, const struct massed *m, int64_t damage)
{
	keep(a, m->shots, 0);
	keep(a, m->kills, 0);
	keep(a, m->staggered, 0);
	keep(a, m->damage, damage);
	keep(a, m->red, 0);
}

static void add(struct act *a, int field, int64_t more)
{
	if (field >= 0)
		act_set(a, field, act_get(a, field) + more);
}

void massed_fire(struct act *a, const struct massed *m, const struct mark *target)
{
	const struct list *l = inputs_list(a->in, m->batteries);
	int64_t i = *act_hidden(a, 0);
	struct battery b = { 0 };
	struct mark mark = *target;
	struct shot s;

	if (!l || i >= l->n)
		return;
	b.class = l->cell[i * l->width + ITEM_CLASS];
	b.range = l->cell[i * l->width + ITEM_RANGE];
	b.russian = l->cell[i * l->width + ITEM_RUSSIAN];
	b.wheel = l->cell[i * l->width + ITEM_WHEEL];
	if (m->killed >= 0 && act_get(a, m->killed) == 1)
		mark.commander = 0; /* he dies once */
	shot_plan(a, &b, &mark, &s);
	if (s.fires)
		shot_fire(a, &b, &mark, "Artillery fire", &s);
	else
		act_say(a, "1", "A battery has no shot (%s).", no_shot_words[s.reason]);
	*act_hidden(a, 0) = i + 1;
	add(a, m->shots, s.fires);
	add(a, m->kills, s.kills);
	add(a, m->damage, s.damage);
	add(a, m->red, s.red);
	if (m->staggered >= 0 && s.staggered)
		act_set(a, m->staggered, 1);
	if (m->killed >= 0 && s.killed != VALUE_NULL)
		act_set(a, m->killed, s.killed);
}
