/* SPDX-License-Identifier: GPL-3.0-or-later */
/* combat_result.c -- what a row of the result tables does to both sides. */
#include "rulesets/rules15_19/combat.h"
#include "rulesets/rules15_19/rulings.h"

#include <string.h>

const char *const r15_row_words[] = { "2-3", "4-5", "6+", "6-7", "8-9", "10+", NULL };

/* ---- the result (R15-38 to R15-70) ----
 *
 * A row gives each side a result, a grade and losses.  A grade is never bettered: a Shaken brigade
 * that "both Disordered" covers stays Shaken.  A side the row does not mention keeps its grade
 * and place, so infantry that wins with 8 loses a tenth and is otherwise as it was.
 *
 * The awkward case: the favoured infantry throws 2 or 3 and routs.  Both tables are scales of
 * fortune for the side that rolls, and that row is taken as printed; the cavalry then rolls for
 * pursuit as after any rout it caused. */

/* A row as it is applied: the arms exchanged where ruling iw_low calls a row a misprint. */
struct effect {
	int64_t cavalry_result, infantry_result;
	int64_t grade[2], losses[2]; /* by side; a grade of VALUE_NULL is not printed */
	int64_t distance;
};

static void exchange(struct effect *e)
{
	int64_t grade = e->grade[SIDE_CAVALRY], losses = e->losses[SIDE_CAVALRY];

	e->cavalry_result = e->infantry_result == INFANTRY_ROUT ? CAVALRY_ROUT : CAVALRY_RETIRE;
	e->infantry_result = INFANTRY_NONE;
	e->grade[SIDE_CAVALRY] = e->grade[SIDE_INFANTRY];
	e->grade[SIDE_INFANTRY] = grade;
	e->losses[SIDE_CAVALRY] = e->losses[SIDE_INFANTRY];
	e->losses[SIDE_INFANTRY] = losses;
}

static struct effect effect_of(struct act *a, const struct row *row)
{
	struct effect e = {
		.cavalry_result = row->v[WIN_CAVALRY_RESULT],
		.infantry_result = row->v[WIN_INFANTRY_RESULT],
		.grade = { row->v[WIN_CAVALRY_GRADE], row->v[WIN_INFANTRY_GRADE] },
		.losses = { row->v[WIN_CAVALRY_LOSSES], row->v[WIN_INFANTRY_LOSSES] },
		.distance = row->v[WIN_DISTANCE],
	};

	if (row->v[WIN_DOUBTFUL] && act_ruling(a, R15_IW_LOW) == R15_IW_LOW_MISPRINT)
		exchange(&e);
	return e;
}

static int64_t grade_after(struct act *a, int64_t held, int64_t printed, bool won)
{
	if (printed != VALUE_NULL)
		return r15_worse(a, held, printed);
	if (won && held == GRADE_FORMED &&
	    act_ruling(a, R15_RESULT_SILENT) == R15_RESULT_SILENT_WINNER_DISORDERED)
		return GRADE_DISORDERED;
	return held;
}

static void apply_side(struct act *a, const struct r15_combat *c, const struct effect *e, int side)
{
	int64_t *state = &a->state[c->out];
	int64_t *grade = &state[COMBAT_CAVALRY_GRADE + side];
	int64_t *casualties = &state[COMBAT_CAVALRY_CASUALTIES + side];

	*grade = grade_after(a, *grade, e->grade[side], state[COMBAT_WINNER] == side);
	*casualties = r15_add_losses(a, *casualties, e->losses[side]);
	state[COMBAT_CAVALRY_LOSSES + side] = e->losses[side];
}

/* ---- the distance (R15-40, R15-56, R15-60) ---- */

static int64_t distance_after(struct act *a, const struct r15_combat *c, const struct effect *e)
{
	int64_t start = c->distance < 0 ? DISTANCE_NONE : act_in(a, c->distance);

	if (start == DISTANCE_NONE || e->distance == VALUE_NULL)
		return e->distance;
	if (e->cavalry_result == CAVALRY_HALT && start < e->distance &&
	    act_ruling(a, R15_HALT8) == R15_HALT8_SHORT_OF_CONTACT)
		return start;
	if (e->cavalry_result == CAVALRY_RETIRE &&
	    act_ruling(a, R15_RETIRE8) == R15_RETIRE8_FROM_START)
		return e->distance + start;
	return e->distance;
}

/* ---- what is told ---- */

static void tell_cavalry(struct act *a, int64_t result, const char *distance, int64_t grade)
{
	const char *now = r15_grade_name(grade);

	if (result == CAVALRY_HALT) {
		act_say(a, "15", "The cavalry halts %s from the infantry, %s.", distance, now);
		act_rule(a, R15_HALT8);
	} else if (result == CAVALRY_RETIRE) {
		act_say(a, "15", "The cavalry retires %s, %s.", distance, now);
		act_remind(a, "19", "To retire is to move directly away from the enemy.");
		act_rule(a, R15_RETIRE8);
	} else if (result == CAVALRY_ROUT) {
		act_say(a, "15", "The cavalry routs.");
	}
}

static void tell_infantry(struct act *a, int64_t result, const char *distance, int64_t grade)
{
	if (result == INFANTRY_ROUT) {
		act_say(a, "15", "The infantry routs.");
	} else if (result == INFANTRY_RETREAT) {
		act_say(a, "15", "The infantry retreats %s, %s.", distance, r15_grade_name(grade));
		act_rule(a, R15_RETREAT);
	} else {
		act_say(a, "15", "The infantry keeps its place, %s.", r15_grade_name(grade));
	}
}

static void tell_losses(struct act *a, const struct r15_name *who, int64_t losses,
			int64_t casualties)
{
	if (losses <= 0)
		return;
	act_say(a, "15", "%s loses %d per cent and now carries %d %s.", who->subject,
		(int)losses * 10, (int)casualties, casualties == 1 ? "casualty" : "casualties");
	r15_tell_spent(a, who, casualties);
}

static void tell(struct act *a, const struct r15_combat *c, const struct effect *e)
{
	const int64_t *state = &a->state[c->out];
	char distance[DISTANCE_TEXT] = "";

	if (state[COMBAT_DISTANCE] != VALUE_NULL)
		r15_length(a, state[COMBAT_DISTANCE], distance);
	tell_cavalry(a, e->cavalry_result, distance, state[COMBAT_CAVALRY_GRADE]);
	tell_infantry(a, e->infantry_result, distance, state[COMBAT_INFANTRY_GRADE]);
	tell_losses(a, &r15_the_cavalry, state[COMBAT_CAVALRY_LOSSES],
		    state[COMBAT_CAVALRY_CASUALTIES]);
	tell_losses(a, &r15_the_infantry, state[COMBAT_INFANTRY_LOSSES],
		    state[COMBAT_INFANTRY_CASUALTIES]);
}

static int64_t row_word(const struct row *row)
{
	for (int i = 0; r15_row_words[i]; i++)
		if (!strcmp(row->name, r15_row_words[i]))
			return i;
	return VALUE_NULL;
}

void r15_combat_apply(struct act *a, const struct r15_combat *c, const struct row *row)
{
	struct effect e = effect_of(a, row);

	act_set(a, c->out + COMBAT_ROW, row_word(row));
	act_set(a, c->out + COMBAT_CAVALRY_RESULT, e.cavalry_result);
	act_set(a, c->out + COMBAT_INFANTRY_RESULT, e.infantry_result);
	apply_side(a, c, &e, SIDE_CAVALRY);
	apply_side(a, c, &e, SIDE_INFANTRY);
	act_set(a, c->out + COMBAT_DISTANCE, distance_after(a, c, &e));
	tell(a, c, &e);
}

/* ---- what follows (R18-9, R17-24) ---- */

/* Whether the row printed no grade for a side that lost casualties but did not rout. */
static bool grade_printed(struct act *a, const struct r15_combat *c, enum r15_side side)
{
	bool cavalry_won = act_get(a, c->out + COMBAT_WINNER) == SIDE_CAVALRY;
	const struct table *t =
		&a->rules->tables[cavalry_won ? TABLE_CAVALRY_WIN : TABLE_INFANTRY_WIN];
	int64_t row = act_get(a, c->out + COMBAT_ROW);

	for (int i = 0; i < t->n; i++)
		if (row != VALUE_NULL && !strcmp(t->row[i].name, r15_row_words[row]))
			return effect_of(a, &t->row[i]).grade[side] != VALUE_NULL;
	return false;
}

bool r15_combat_test_due(struct act *a, const struct r15_combat *c, enum r15_side side)
{
	int64_t losses = act_get(a, c->out + COMBAT_CAVALRY_LOSSES + (int)side);
	bool routed = side == SIDE_CAVALRY
			      ? act_get(a, c->out + COMBAT_CAVALRY_RESULT) == CAVALRY_ROUT
			      : act_get(a, c->out + COMBAT_INFANTRY_RESULT) == INFANTRY_ROUT;
	int rule;

	if (losses == VALUE_NULL || losses <= 0 || routed ||
	    r15_removed(a, act_get(a, c->out + COMBAT_CAVALRY_CASUALTIES + (int)side)))
		return false;
	rule = act_ruling(a, R15_COMBAT_CASUALTY_TEST);
	if (rule == R15_COMBAT_CASUALTY_TEST_IF_NO_GRADE)
		return !grade_printed(a, c, side);
	return rule == R15_COMBAT_CASUALTY_TEST_YES;
}

bool r15_combat_pursuit_due(const struct act *a, const struct r15_combat *c)
{
	return act_get(a, c->out + COMBAT_INFANTRY_RESULT) == INFANTRY_ROUT;
}
