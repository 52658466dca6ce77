/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rout_reaction.c -- the resolution `rout-reaction`. */
#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/reaction.h"
#include "rulesets/rules15_19/rulings.h"

enum { IN_NEIGHBOURS, IN_APART, IN_ROUTING, IN_INITIAL, IN_CAUSE };
enum { ROUTING_BRIGADE, ROUTING_BATTERY };
enum { CAUSE_COMBAT, CAUSE_MORALE };

static const char *const routing_words[] = { "brigade", "battery", NULL };
static const char *const cause_words[] = { "combat", "morale", NULL };

static const struct field inputs[] = {
	NEIGHBOURS("", "the brigade in rout"),
	F_WORD("routing", routing_words, ROUTING_BRIGADE, "What routed"),
	F_FLAG_ON("initial", "It went into rout just now; no for a later move of its rout"),
	F_WORD("cause", cause_words, CAUSE_COMBAT, "What put it in rout (ruling rout_reaction)"),
	FIELDS_END,
};

enum { OUT_DUE, OUTCOME };

static const struct field outcome[] = {
	F_FLAG("reaction-due", "The friends around it react"),
	FIELDS_END,
};

static struct r15_reaction reaction_of(struct act *a)
{
	return (struct r15_reaction){ .neighbours = IN_NEIGHBOURS,
				      .apart = IN_APART,
				      .memory = act_hidden(a, 0),
				      .outcome = OUTCOME };
}

static int check(const struct inputs *in, struct err *e)
{
	return r15_reaction_check(in, IN_NEIGHBOURS, IN_APART, e);
}

static int more(const struct inputs *in, int k, struct field *f, char key[80])
{
	return r15_reaction_more(in, IN_NEIGHBOURS, k, f, key);
}

static void start(struct act *a)
{
	struct r15_reaction reaction = reaction_of(a);
	bool due =
		r15_reaction_due(a, act_in(a, IN_ROUTING) == ROUTING_BATTERY,
				 act_in(a, IN_INITIAL) != 0, act_in(a, IN_CAUSE) == CAUSE_COMBAT);

	act_set(a, OUT_DUE, due);
	r15_reaction_start(a, &reaction);
	if (!due) {
		act_say(a, "17", "This rout sets off no reaction.");
		act_rule(a, act_in(a, IN_ROUTING) == ROUTING_BATTERY ? R15_BATTERY_ROUT_REACTION
								     : R15_ROUT_REACTION);
		return;
	}
	act_rule(a, R15_MEASURE);
	r15_reaction_open(a, &reaction);
}

/* One test a stage, so that equal states merge between two friends. */
static void step(struct act *a)
{
	struct r15_reaction reaction = reaction_of(a);

	if (act_get(a, OUT_DUE))
		r15_reaction_step(a, &reaction);
}

/* What a ruling that lets friends test twice still leaves. */
static void finish(struct act *a)
{
	struct r15_reaction reaction = reaction_of(a);

	while (act_get(a, OUT_DUE) && r15_reaction_step(a, &reaction) && !act_failed(a))
		;
	r15_reaction_close(a, &reaction);
}

static stage_fn *const stages[] = { start, step, step, step, step, step, step, step,   step,
				    step,  step, step, step, step, step, step, finish, NULL };
static const char *const lists[] = { "morale", NULL };

static const char *const files[] = {
	"rout", "morale", "rulings-rout", "rulings-morale", "rulings-combat", "rulings-general",
	NULL
};

const struct resolution r15_rout_reaction = {
	.name = "rout-reaction",
	.title = "Friends near a rout react to it",
	.cite = "17, 18",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "1d6 for each friend that tests, nearest first",
	.stages = stages,
	.hidden = REACTION_MEMORY,
	.check = check,
	.more = more,
	.event = "reaction-due=yes",
	.lists = lists,
	.files = files,
	.example = "neighbours=savoia:formed:3in:general=6in,aosta:shaken:4in "
		   "apart=savoia:aosta:2in",
};
