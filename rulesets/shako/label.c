/* SPDX-License-Identifier: GPL-3.0-or-later */
/* label.c -- what a division's label says after kills, and whether a label can be right. */
#include "rulesets/shako/words.h"

/* A label carries the frontal and the disordered rating, the breakpoint and a skirmish rating (DSR)
 * that falls with kills.  The printed one is 4/1 with a track of six kills and the figures 2 2 1 1:
 * DSR 2 up to the third kill and 1 after it.  A broken division has none. */

/* ---- label ---- */

enum { IN_KILLS, IN_MR, IN_DMR, IN_BREAKPOINT, IN_STEPS, IN_STANDS, IN_STANDS_LEFT };
static const struct field step_item[] = {
	F_INT_REQUIRED("kills", 0, COUNT_MAX, "Up to so many kills"),
	F_INT_REQUIRED("dsr", 0, COUNT_MAX, "That rating"),
	FIELDS_END,
};
static const struct field inputs[] = {
	F_INT("kills", 0, COUNT_MAX, 0, "Kills so far"),
	F_INT("mr", 1, MR_MAX, VALUE_NULL, "Frontal rating; the printed label's when left out"),
	F_INT("dmr", 0, MR_MAX, VALUE_NULL, "Disordered rating; likewise"),
	F_INT("breakpoint", 1, COUNT_MAX, VALUE_NULL, "Kills it can take; likewise"),
	F_LIST("steps", step_item, "Skirmish ratings of another label, as kills:dsr"),
	F_INT("stands", 0, COUNT_MAX, 0, "Stands at the start (ruling dsr_size=stands)"),
	F_INT("stands-left", 0, COUNT_MAX, 0, "Stands left (likewise)"),
	FIELDS_END,
};

enum { OUT_MR, OUT_DMR, OUT_BREAKPOINT, OUT_DSR, OUT_BROKEN, OUT_LEFT };
static const struct field outcome[] = {
	F_INT("mr", 0, MR_MAX, VALUE_NULL, "Frontal rating"),
	F_INT("dmr", 0, MR_MAX, VALUE_NULL, "Disordered rating"),
	F_INT("breakpoint", 0, COUNT_MAX, VALUE_NULL, "Kills it can take"),
	F_INT("dsr", 0, COUNT_MAX, VALUE_NULL, "Skirmish rating now"),
	F_FLAG("broken", "Its kills have come to its breakpoint"),
	F_INT("left", 0, COUNT_MAX, VALUE_NULL, "Kills it can still take"),
	FIELDS_END,
};

static int64_t or_printed(const struct act *a, int field, int number)
{
	return act_in(a, field) == VALUE_NULL ? act_number(a, number) : act_in(a, field);
}

/* The rating of one's own label: the first step that the kills do not pass. */
static int64_t own_dsr(const struct list *steps, int64_t kills)
{
	for (int i = 0; i < steps->n; i++)
		if (kills <= steps->cell[i * steps->width])
			return steps->cell[i * steps->width + 1];
	return 0;
}

/* The printed figures, read as a track, as quarters of the breakpoint, or as parts of one sum. */
static int64_t printed_dsr(struct act *a, int64_t kills, int64_t breakpoint)
{
	int64_t fresh = act_number(a, N_LABEL_DSR), worn = act_number(a, N_LABEL_DSR_WORN);

	switch (shako_rule(a, SHAKO_LABEL)) {
	case SHAKO_LABEL_QUARTERS: /* 2 2 1 1: half the figures while more than half is left */
		return 2 * (breakpoint - kills) > breakpoint ? fresh : worn;
	case SHAKO_LABEL_PARTS:
		return 2 * (fresh + worn);
	default:
		return shako_label_dsr(a, kills);
	}
}

static int64_t dsr_now(struct act *a, int64_t kills, int64_t breakpoint)
{
	const struct list *steps = inputs_list(a->in, IN_STEPS);
	int rule = SHAKO_DSR_SIZE_KILLS;

	if (kills)
		rule = shako_rule(a, SHAKO_DSR_SIZE);
	if (rule == SHAKO_DSR_SIZE_FIXED)
		kills = 0;
	if (rule == SHAKO_DSR_SIZE_STANDS && act_in(a, IN_STANDS))
		kills = breakpoint * (act_in(a, IN_STANDS) - act_in(a, IN_STANDS_LEFT)) /
			act_in(a, IN_STANDS);
	return steps ? own_dsr(steps, kills) : printed_dsr(a, kills, breakpoint);
}

static void run_label(struct act *a)
{
	int64_t kills = act_in(a, IN_KILLS),
		breakpoint = or_printed(a, IN_BREAKPOINT, N_LABEL_BREAKPOINT);
	bool broken = shako_broken(a, kills, breakpoint);

	act_set(a, OUT_MR, or_printed(a, IN_MR, N_LABEL_MR));
	act_set(a, OUT_DMR, or_printed(a, IN_DMR, N_LABEL_DMR));
	act_set(a, OUT_BREAKPOINT, breakpoint);
	act_set(a, OUT_BROKEN, broken);
	act_set(a, OUT_LEFT, kills < breakpoint ? breakpoint - kills : 0);
	act_set(a, OUT_DSR, broken ? 0 : dsr_now(a, kills, breakpoint));
	if (broken)
		act_say(a, "0", "The division is broken.");
	else
		act_say(a, "0", "The division skirmishes with %d and can take %d more kills.",
			(int)act_get(a, OUT_DSR), (int)act_get(a, OUT_LEFT));
}

static stage_fn *const label_stages[] = { run_label, NULL };
static const char *const files[] = { "labels", "rulings-labels", NULL };

const struct resolution shako_label = {
	.name = "label",
	.title = "What a division's label says after kills",
	.cite = "0",
	.kind = LOOKUP,
	.inputs = inputs,
	.outcome = outcome,
	.stages = label_stages,
	.event = "broken=yes",
	.files = files,
	.example = "kills=4",
};

/* ---- label-check ---- */

enum { CHECK_MR, CHECK_DMR };
enum { REASON_NOT_LOWER, REASON_SCALE };
static const char *const reason_words[] = { "not-lower", "scale", NULL };
static const struct field check_inputs[] = {
	F_INT_REQUIRED("mr", 0, MR_MAX, "Frontal rating"),
	F_INT_REQUIRED("dmr", 0, MR_MAX, "Disordered rating"),
	FIELDS_END,
};
enum { CHECK_LEGAL, CHECK_REASON };
static const struct field check_outcome[] = {
	F_FLAG("legal", "The label can be right"),
	F_WORD("reason", reason_words, VALUE_NULL, "Why not"),
	FIELDS_END,
};

enum { MR_LEAST = 1, MR_OF_ONE_DIE = 6, MR_OF_SUMMARY = 9 }; /* the scales that the readings name */

static bool on_scale(struct act *a, int64_t mr)
{
	int rule;

	if (mr >= MR_LEAST && mr <= MR_OF_ONE_DIE)
		return true;
	rule = shako_rule(a, SHAKO_MR_SCALE);
	if (rule == SHAKO_MR_SCALE_ANY)
		return true;
	return rule == SHAKO_MR_SCALE_1_TO_9 && mr >= MR_LEAST && mr <= MR_OF_SUMMARY;
}

static void run_check(struct act *a)
{
	bool lower = act_in(a, CHECK_DMR) < act_in(a, CHECK_MR);
	bool scale = on_scale(a, act_in(a, CHECK_MR));

	act_set(a, CHECK_LEGAL, lower && scale);
	if (!lower || !scale)
		act_set(a, CHECK_REASON, lower ? REASON_SCALE : REASON_NOT_LOWER);
	act_say(a, "0", "The label %s.",
		lower ? scale ? "is fit for use" : "is off the scale"
		      : "needs a disordered rating below the frontal one");
}

static stage_fn *const check_stages[] = { run_check, NULL };

const struct resolution shako_label_check = {
	.name = "label-check",
	.title = "Whether a label's ratings can be right",
	.cite = "0",
	.kind = LOOKUP,
	.inputs = check_inputs,
	.outcome = check_outcome,
	.stages = check_stages,
	.event = "legal=yes",
	.files = files,
	.example = "mr=4 dmr=1",
};
