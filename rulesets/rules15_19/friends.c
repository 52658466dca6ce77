/* SPDX-License-Identifier: GPL-3.0-or-later */
/* friends.c -- both sides' friends in a chain. */
#include "rulesets/rules15_19/friends.h"

#include <string.h>

static struct r15_reaction of_list(const struct inputs *in, const struct r15_friends *f, int list)
{
	return (struct r15_reaction){
		.neighbours = f->neighbours[list],
		.apart = f->apart[list],
		.first = list ? r15_reaction_count(in, f->neighbours[0]) : 0,
		.outcome = f->outcome,
	};
}

/* Outcomes are called after the friends, so a name may stand in one list only. */
static int check_names(const struct inputs *in, const struct r15_friends *f, struct err *e)
{
	const struct list *one = inputs_list(in, f->neighbours[0]);
	const struct list *other = inputs_list(in, f->neighbours[1]);

	for (int i = 0; one && i < one->n; i++)
		for (int k = 0; other && k < other->n; k++) {
			const char *name = inputs_text(in, one->cell[i * one->width]);

			if (!text_same(name, inputs_text(in, other->cell[k * other->width])))
				continue;
			err_set(e, ERR_USAGE, "%s: '%.60s' is a friend of the other side already",
				in->fields[f->neighbours[1]].key, name);
			err_argument(e, name);
			return -1;
		}
	return 0;
}

int r15_friends_check(const struct inputs *in, const struct r15_friends *f, struct err *e)
{
	for (int list = 0; list < 2; list++)
		if (r15_reaction_check(in, f->neighbours[list], f->apart[list], e) < 0)
			return -1;
	return check_names(in, f, e);
}

int r15_friends_more(const struct inputs *in, const struct r15_friends *f, int k,
		     struct field *field, char key[80])
{
	int first = r15_reaction_count(in, f->neighbours[0]);

	if (k < first)
		return r15_reaction_more(in, f->neighbours[0], k, field, key);
	return r15_reaction_more(in, f->neighbours[1], k - first, field, key);
}

void r15_friends_spread(struct act *a, const struct r15_friends *f, int list,
			const struct r15_spread *how)
{
	int64_t memory[REACTION_MEMORY];
	struct r15_reaction r;

	if (!inputs_list(a->in, f->neighbours[list]))
		return; /* most often: nothing is to be cleared then */
	memset(memory, 0, sizeof memory);
	r = of_list(a->in, f, list);
	r.memory = memory;
	r15_reaction_start(a, &r);
	if (!how->routed || !r15_reaction_due(a, how->battery, true, how->from_combat))
		return;
	r15_reaction_open(a, &r);
	while (!act_failed(a) && r15_reaction_step(a, &r))
		;
	r15_reaction_close(a, &r);
}

bool r15_friends_routed(const struct act *a, const struct r15_friends *f, int list)
{
	struct r15_reaction r;

	if (!inputs_list(a->in, f->neighbours[list]))
		return false;
	r = of_list(a->in, f, list);
	return r15_reaction_routed(a, &r);
}
