/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.c -- words and small questions that every phase shares. */
#include "rulesets/shako/words.h"

const char *const shako_kind_words[] = { "infantry", "cavalry", "cossacks", "artillery", NULL };
const char *const shako_battery_words[] = { "heavy", "foot", "horse", NULL };
const char *const shako_type_words[] = { "infantry", "cavalry", "cossacks", "heavy",
					 "foot",     "horse",   NULL };
const char *const shako_wheel_words[] = { "none", "red", "yellow", NULL };
const char *const shako_cover_words[] = { "none", "woods", "village", "works", NULL };
const char *const shako_order_words[] = { "attack", "defend", "manoeuvre", NULL };
const char *const shako_nation_words[] = { "french", "russian", "other", NULL };
const char *const shako_marker_words[] = {
	"none", "staggered", "fallback", "recall", "reform", NULL
};
const char *const shako_rating_words[] = { "none", "poor", "average", "excellent", NULL };
const char *const shako_side_words[] = { "attacker", "defender", "none", NULL };
const char *const shako_army_words[] = { "french", "allied", "none", NULL };
const char *const shako_status_words[] = { "stands", "fallback", "broken", NULL };

int shako_rule(struct act *a, int ruling)
{
	act_rule(a, ruling);
	return a->rules->rulings[ruling].chosen;
}

bool shako_within(struct act *a, int64_t distance, int64_t limit)
{
	if (distance != limit)
		return distance < limit;
	return shako_rule(a, SHAKO_WITHIN) == SHAKO_WITHIN_INCLUSIVE;
}

int64_t shako_bare_mr(struct act *a, int64_t mr, int64_t dmr, int64_t disordered)
{
	if (!disordered || dmr == VALUE_NULL || dmr == mr)
		return mr;
	return shako_rule(a, SHAKO_BARE_MR) == SHAKO_BARE_MR_DISORDERED ? dmr : mr;
}

/* Kills that come to the breakpoint break a division; the readings differ on the last kill, and on
 * whether single divisions break at all. */
bool shako_broken(struct act *a, int64_t kills, int64_t breakpoint)
{
	int rule;

	if (!breakpoint || kills < breakpoint)
		return false;
	rule = shako_rule(a, SHAKO_BREAKPOINT);
	if (rule == SHAKO_BREAKPOINT_EXCEEDED)
		return kills > breakpoint;
	return rule == SHAKO_BREAKPOINT_REACHED;
}

int64_t shako_label_dsr(const struct act *a, int64_t kills)
{
	if (kills >= act_number(a, N_LABEL_BREAKPOINT))
		return 0;
	return act_number(a, kills <= act_number(a, N_LABEL_DSR_UPTO) ? N_LABEL_DSR
								      : N_LABEL_DSR_WORN);
}

/* Infantry and cavalry lose an inch for each stand of frontage; guns do not. */
int64_t shako_allowance(struct act *a, int64_t type, int64_t frontage)
{
	static const int moves[] = { N_INFANTRY_MOVE, N_CAVALRY_MOVE, N_CAVALRY_MOVE,
				     N_HEAVY_MOVE,    N_FOOT_MOVE,    N_HORSE_MOVE };
	int64_t move = act_number(a, moves[type]), left;

	if (type >= TYPE_HEAVY)
		return move;
	if (frontage && shako_rule(a, SHAKO_FRONTAGE_COST) == SHAKO_FRONTAGE_COST_BEYOND_TWO)
		frontage -= act_number(a, N_STAND_FREE);
	left = move - (frontage > 0 ? frontage : 0) * act_number(a, N_STAND_COST);
	return left > 0 ? left : 0;
}

int64_t shako_commander_risk(struct act *a, const char *label, bool in_combat)
{
	int on = (int)act_number(a, in_combat ? N_COMMANDER_COMBAT : N_COMMANDER_FIRE);
	struct throw t = { .label = label, .n = 2, .sides = 6, .n_cuts = 2, .cut = { on, on + 1 } };
	bool killed,
		more = in_combat && act_ruling(a, SHAKO_CC_COMBAT) == SHAKO_CC_COMBAT_7_OR_MORE;
	int total = act_throw(a, &t);

	if (act_failed(a))
		return VALUE_NULL;
	killed = more ? total >= on : total == on;
	act_say(a, in_combat ? "5" : "1", "The corps commander is %s.",
		killed ? "killed" : "unhurt");
	if (killed)
		act_rule(a, SHAKO_DEAD_COMMANDER);
	return killed;
}
