/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pursuit_move.c -- the resolution `pursuit-move`: the first pursuit move. */
#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/pursuit.h"
#include "rulesets/rules15_19/rulings.h"

#include <stdio.h>

/* ---- the first pursuit move (R17-29 to R17-35) ----
 *
 * One d6: on 1-2 the cavalry follows the routers, who lose another casualty, even with an enemy
 * before it; on 3-4 and 5-6 it charges the nearest enemy within the row's reach and 45 degrees to
 * either side.
 *
 * The awkward case: an enemy 5 inches off at 60 degrees and another 7 inches off at 20.  Nearest
 * is judged among those inside both limits, so a 3 or 4 charges the second; a 5 or 6 charges
 * nobody, and the pursuers halt where they are, still in pursuit. */

const char *const r15_target_words[] = { "enemy", "listed", NULL };

enum { ENEMY_NAME, ENEMY_DISTANCE, ENEMY_ANGLE };
const struct field r15_enemy[] = {
	F_TEXT_REQUIRED("name", "Its name"),
	F_DISTANCE_REQUIRED("distance", "From the pursuers"),
	F_ANGLE_REQUIRED("angle", "From straight ahead, to either side"),
	FIELDS_END,
};

static bool in_arc(struct act *a, int64_t angle)
{
	int64_t limit = act_number(a, N_PURSUIT_ANGLE);

	if (2 * angle < limit || angle > limit)
		return angle <= limit;
	if (act_ruling(a, R15_PURSUIT_ARC) == R15_PURSUIT_ARC_45_TOTAL)
		return r15_within(a, 2 * angle, limit);
	return r15_within(a, angle, limit);
}

static bool may_charge(struct act *a, int64_t distance, int64_t angle, int64_t reach)
{
	return distance != DISTANCE_NONE && r15_within(a, distance, reach) && in_arc(a, angle);
}

/* The nearest enemy in reach: where in the list (-1: the one given by itself), or -2. */
static int find_target(struct act *a, const struct r15_chase *c, int64_t reach, int64_t *distance)
{
	const struct list *l = c->enemies < 0 ? NULL : inputs_list(a->in, c->enemies);
	int found = -2;

	if (may_charge(a, act_in(a, c->enemy), act_in(a, c->angle), reach)) {
		*distance = act_in(a, c->enemy);
		found = -1;
	}
	for (int i = 0; l && i < l->n; i++) {
		const int64_t *enemy = &l->cell[i * l->width];

		if (!may_charge(a, enemy[ENEMY_DISTANCE], enemy[ENEMY_ANGLE], reach) ||
		    (found > -2 && enemy[ENEMY_DISTANCE] >= *distance))
			continue;
		*distance = enemy[ENEMY_DISTANCE];
		found = i;
	}
	return found;
}

/* ---- the rows ---- */

static void follow(struct act *a, const struct r15_chase *c, const struct row *row,
		   struct r15_chased *out)
{
	int64_t away = c->routers < 0 ? DISTANCE_NONE : act_in(a, c->routers);
	char text[DISTANCE_TEXT];

	out->action = ACTION_PURSUE;
	out->distance = row->v[PURSUE_REACH];
	out->losses = row->v[PURSUE_CASUALTY];
	if (away != DISTANCE_NONE && away > out->distance &&
	    act_ruling(a, R15_PURSUIT_CASUALTY) == R15_PURSUIT_CASUALTY_CONTACT)
		out->losses = 0;
	act_say(a, "17", "The cavalry follows the routers %s%s.",
		r15_length(a, out->distance, text),
		out->losses ? ", who lose another casualty" : ", who lose nothing");
	act_rule(a, R15_PURSUIT_CASUALTY);
}

static void charge(struct act *a, int64_t distance, int64_t reach, struct r15_chased *out)
{
	char text[DISTANCE_TEXT];

	out->action = ACTION_CHARGE;
	out->distance = distance;
	out->reach = reach;
	act_say(a, "17", "The cavalry charges the nearest enemy, %s off.",
		r15_length(a, distance, text));
	act_rule(a, R15_PURSUIT_CHARGE_MOVE);
	act_rule(a, R15_COMPELLED_CHARGE);
}

/* The row whose action is to follow the routers. */
static const struct row *following_row(const struct act *a)
{
	const struct table *t = &a->rules->tables[TABLE_PURSUIT_MOVE];
	int i = 0;

	while (i < t->n - 1 && t->row[i].v[PURSUE_ACTION] != ACTION_PURSUE)
		i++;
	return &t->row[i];
}

static void no_target(struct act *a, const struct r15_chase *c, int64_t reach,
		      struct r15_chased *out)
{
	int rule = act_ruling(a, R15_PURSUIT_NO_TARGET);

	act_say(a, "17", "There is no enemy in reach to charge.");
	act_rule(a, R15_PURSUIT_NO_TARGET);
	if (rule == R15_PURSUIT_NO_TARGET_FOLLOW)
		follow(a, c, following_row(a), out);
	else
		out->distance = rule == R15_PURSUIT_NO_TARGET_FULL_REACH ? reach : 0;
}

void r15_chase_run(struct act *a, const struct r15_chase *c, struct r15_chased *out)
{
	int die = act_dice_row(a, "First pursuit move", 1, 6, 0, 0, TABLE_PURSUIT_MOVE), target;
	int64_t distance = 0;
	const struct row *row;

	*out = (struct r15_chased){ ACTION_NONE, 0, 0, VALUE_NULL, -1, VALUE_NULL };
	if (act_failed(a))
		return;
	row = act_row(a, TABLE_PURSUIT_MOVE, die);
	if (row->v[PURSUE_ACTION] == ACTION_PURSUE) {
		follow(a, c, row, out);
		return;
	}
	if (row->v[PURSUE_ACTION] == ACTION_NONE) { /* no row as printed, but a house rule's */
		act_say(a, "17", "The pursuers halt.");
		return;
	}
	target = find_target(a, c, row->v[PURSUE_REACH], &distance);
	if (target == -2) {
		no_target(a, c, row->v[PURSUE_REACH], out);
		return;
	}
	out->target = target < 0 ? TARGET_ENEMY : TARGET_LISTED;
	out->listed = target;
	charge(a, distance, row->v[PURSUE_REACH], out);
}

/* ---- the resolution ---- */

enum { IN_ENEMY, IN_ANGLE, IN_ENEMIES, IN_ROUTERS, IN_ROUTERS_CASUALTIES };
enum {
	OUT_ACTION,
	OUT_DISTANCE,
	OUT_CASUALTY,
	OUT_TARGET,
	OUT_CHARGE_MOVE,
	OUT_REACTS,
	OUT_TEST,
	OUT_ROUTERS_CASUALTIES,
	OUTCOME
};

static const struct field inputs[] = {
	F_DISTANCE("enemy", DISTANCE_NONE, "To the nearest enemy before it, not the routers"),
	F_ANGLE("angle", 0, "To that enemy, from straight ahead, to either side"),
	F_LIST("enemies", r15_enemy, "Several enemies, as name:distance:angle"),
	F_DISTANCE("routers", DISTANCE_NONE,
		   "To the routers after their move (ruling pursuit_casualty=contact)"),
	F_INT("routers.casualties", 0, CASUALTIES_MAX, 0, "Casualties the routers carry"),
	FIELDS_END,
};

static const struct field outcome[] = {
	F_WORD("action", r15_actions, VALUE_NULL, "What the pursuers do"),
	F_DISTANCE("distance", VALUE_NULL, "How far they go"),
	F_FLAG("casualty", "The routers lose another casualty"),
	F_WORD("target", r15_target_words, VALUE_NULL,
	       "Whom they charge: the enemy, or one listed"),
	F_DISTANCE("charge-move", VALUE_NULL, "Charge move of this charge; null: the normal one"),
	F_FLAG("target-reacts", "The target of the charge may react"),
	F_FLAG("routers-test", "The routers test morale for the casualty"),
	F_INT("routers.casualties", 0, 1000, VALUE_NULL, "Casualties the routers carry after"),
	FIELDS_END,
};

static const struct r15_chase chase = { IN_ENEMY, IN_ANGLE, IN_ENEMIES, IN_ROUTERS };

static int more(const struct inputs *in, int k, struct field *f, char key[80])
{
	static const struct field charged = F_FLAG("charged", "The pursuers charge it");
	const struct list *l = inputs_list(in, IN_ENEMIES);

	if (!l || k >= l->n)
		return 0;
	*f = charged;
	snprintf(key, 80, "%.60s.charged", inputs_text(in, l->cell[k * l->width + ENEMY_NAME]));
	return 1;
}

static int check(const struct inputs *in, struct err *e)
{
	const struct list *l = inputs_list(in, IN_ENEMIES);

	for (int i = 0; l && i < l->n; i++)
		for (int k = 0; k < i; k++)
			if (l->cell[i * l->width] == l->cell[k * l->width])
				return err_set(e, ERR_USAGE, "enemies: '%.60s' is given twice",
					       inputs_text(in, l->cell[i * l->width]));
	return 0;
}

static void mark_listed(struct act *a, int charged)
{
	const struct list *l = inputs_list(a->in, IN_ENEMIES);

	for (int i = 0; l && i < l->n; i++) {
		act_set(a, OUTCOME + i, i == charged);
		if (i == charged)
			act_say(a, "17", "It is %s that is charged.",
				inputs_text(a->in, l->cell[i * l->width]));
	}
}

static void move(struct act *a)
{
	struct r15_chased c;
	int rule = R15_PURSUIT_CHARGE_MOVE_REACH;
	int64_t casualties = act_in(a, IN_ROUTERS_CASUALTIES);

	r15_chase_run(a, &chase, &c);
	if (c.action == ACTION_CHARGE)
		rule = act_ruling(a, R15_PURSUIT_CHARGE_MOVE);
	act_set(a, OUT_ACTION, c.action);
	act_set(a, OUT_DISTANCE, c.distance);
	act_set(a, OUT_CASUALTY, c.losses > 0);
	act_set(a, OUT_TARGET, c.target);
	act_set(a, OUT_CHARGE_MOVE, rule == R15_PURSUIT_CHARGE_MOVE_NORMAL ? VALUE_NULL : c.reach);
	act_set(a, OUT_REACTS,
		c.action == ACTION_CHARGE && rule != R15_PURSUIT_CHARGE_MOVE_NO_REACTION);
	act_set(a, OUT_TEST,
		c.losses > 0 && act_ruling(a, R15_PURSUIT_CASUALTY) == R15_PURSUIT_CASUALTY_TESTS);
	act_set(a, OUT_ROUTERS_CASUALTIES, r15_add_losses(a, casualties, c.losses));
	mark_listed(a, c.listed);
	act_remind(a, "17", "Its second pursuit move follows in the move phase (pursuit-return).");
}

static stage_fn *const stages[] = { move, NULL };

static const char *const files[] = { "pursuit", "rulings-pursuit", "rulings-charge",
				     "rulings-general", NULL };

const struct resolution r15_pursuit_move = {
	.name = "pursuit-move",
	.title = "First pursuit move",
	.cite = "17",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "1d6 for the first pursuit move",
	.stages = stages,
	.check = check,
	.more = more,
	.event = "action=charge",
	.files = files,
	.example = "enemy=6in angle=30",
};
