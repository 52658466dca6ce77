/* SPDX-License-Identifier: GPL-3.0-or-later */
/* act.h -- what a rule's procedure sees while it runs: inputs, dice, state, and a voice.
 *
 * The same procedure runs rolled, typed, replayed and enumerated; it cannot tell which.  Voice and
 * lines cost nothing when nobody listens. */
#ifndef UMPIRE_RULES_ACT_H
#define UMPIRE_RULES_ACT_H

#include "chance/dice.h"
#include "rules/sums.h"
#include "rules/trace.h"

struct act {
	const struct rules *rules;
	const struct resolution *res; /* the one that runs */
	const struct inputs *in;
	struct dice *dice;
	struct trace *trace;    /* NULL: nobody listens */
	int64_t *state;         /* the outcome fields, the `more` ones, then the hidden slots */
	int n_outcome;          /* fields before the hidden slots */
	struct ruling_set used; /* rulings the result hung on */
	struct sum_memo *memo;  /* sums taken before, for the walk over many paths; NULL: none */

	/* For `worth` only. */
	const struct modifier *forced; /* this row is taken as applying, or not, */
	const char *forced_side;       /* in sums of this side */
	bool forced_on;
	bool forced_met;   /* out: the row would have applied by itself */
	struct sums *sums; /* out: which sums were taken; NULL: nobody asks */
};

/* ---- reading ---- */

/* The resolution asked for data that is not in the files it names (struct resolution): ERR_BUG. */
void act_unread(const struct act *a, const char *what);
static inline int64_t act_in(const struct act *a, int field)
{
	return a->in->v[field];
}

/* A number of the rules, by handle. */
static inline int64_t act_number(const struct act *a, int number)
{
	const struct number *n = &a->rules->numbers[number];

	if (!n->cite)
		act_unread(a, a->rules->set->numbers[number].key);
	return n->value;
}

/* The choice in force, by index; the result is marked as hanging on it.  Ask only where the
 * answer matters. */
static inline int act_ruling(struct act *a, int ruling)
{
	ruling_mark(&a->used, ruling);
	return a->rules->rulings[ruling].chosen;
}

/* ---- state: outcome fields by index, hidden slots by act_hidden ---- */

static inline void act_set(struct act *a, int field, int64_t value)
{
	a->state[field] = value;
}
static inline int64_t act_get(const struct act *a, int field)
{
	return a->state[field];
}
static inline int64_t *act_hidden(struct act *a, int slot)
{
	return &a->state[a->n_outcome + slot];
}

/* ---- chance and sums ---- */

/* Any throw; 0 once something failed. */
static inline int act_throw(struct act *a, const struct throw *t)
{
	return dice_throw(a->dice, t);
}
/* NdS added up; need and add are for the prompt ("needs 4+ after +1"), 0 where there are none. */
int act_dice(struct act *a, const char *label, int n, int sides, int add, int need);
/* The same where the rule reads no more than whether the total reaches need. */
int act_dice_need(struct act *a, const char *label, int n, int sides, int add, int need);
/* The same where the rule reads no more than which row of a table the total falls in. */
int act_dice_row(struct act *a, const char *label, int n, int sides, int add, int need, int table);
/* An error has stopped the dice: loops test it. */
static inline bool act_failed(const struct act *a)
{
	return a->dice->err.code != ERR_NONE;
}
/* A promise of the rules broken: ERR_BUG. */
void act_bug(const struct act *a, const char *format, ...) PRINTF_LIKE(2, 3);

/* The sum of a list's rows that apply to scope (values in the order of the list's scope fields);
 * each is a line of the trace, and so is the sum.  side is the JSON "side", "" for none. */
int act_sum(struct act *a, int list, const int64_t *scope, const char *side);
/* The row of a table for a total, recorded; never NULL (where none is, a bug is set). */
const struct row *act_row(struct act *a, int table, int total);

/* ---- voice: nothing is evaluated, let alone formatted, when nobody listens.  A line of its own (a
 * cap, a rounding, a comparison); for the players; for the umpire, who is to do something ---- */
#define act_line(a, ...) ((a)->trace ? act_line_heard(a, __VA_ARGS__) : (void)0)
#define act_say(a, ...) ((a)->trace ? act_say_heard(a, __VA_ARGS__) : (void)0)
#define act_remind(a, ...) ((a)->trace ? act_remind_heard(a, __VA_ARGS__) : (void)0)

void act_line_heard(struct act *a, const char *cite, int value, const char *format, ...)
	PRINTF_LIKE(4, 5);
void act_say_heard(struct act *a, const char *cite, const char *format, ...) PRINTF_LIKE(3, 4);
void act_remind_heard(struct act *a, const char *cite, const char *format, ...) PRINTF_LIKE(3, 4);
void act_rule_heard(struct act *a, int ruling);
/* The sentence of a ruling's choice in force, for the umpire; marks the ruling. */
static inline void act_rule(struct act *a, int ruling)
{
	ruling_mark(&a->used, ruling);
	if (a->trace)
		act_rule_heard(a, ruling);
}

#endif
