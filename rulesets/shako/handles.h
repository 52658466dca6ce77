/* SPDX-License-Identifier: GPL-3.0-or-later */
/* handles.h -- handles of the lists and numbers of Shako, and its resolutions. */
#ifndef UMPIRE_SHAKO_HANDLES_H
#define UMPIRE_SHAKO_HANDLES_H

#include "rules/ruleset.h"

/* Modifier lists, in the order of shako_lists[]. */
enum { LIST_FIRE, LIST_INITIATIVE, LIST_COMBAT, LIST_RALLY };

/* The scopes of the lists. */
enum { FIRE_AMMO, FIRE_EXTRA_RANKS, FIRE_SQUARE, FIRE_COVER, FIRE_GUNS, FIRE_FIELDS };
enum { INITIATIVE_LOST_LAST, INITIATIVE_FIELDS };
enum {
	COMBAT_WIDER,
	COMBAT_FOURS,
	COMBAT_TERRAIN,
	COMBAT_DEFENDS,
	COMBAT_STAGGERED,
	COMBAT_MORE_KILLS,
	COMBAT_VILLAGE,
	COMBAT_ENEMY_VILLAGE,
	COMBAT_ENEMY_GUNS,
	COMBAT_FIELDS
};
enum { RALLY_COMMANDER, RALLY_FIELDS };

/* Numbers, in the order of shako_numbers[]. */
enum {
	N_TURN_STEPS,
	N_LABEL_MR,
	N_LABEL_DMR,
	N_LABEL_BREAKPOINT,
	N_LABEL_DSR,
	N_LABEL_DSR_UPTO,
	N_LABEL_DSR_WORN,
	N_GARRISON,
	N_BAND_HEAVY,
	N_BAND_FOOT,
	N_BAND_HORSE,
	N_NEED_HEAVY_CANISTER,
	N_NEED_HEAVY_EFFECTIVE,
	N_NEED_HEAVY_LONG,
	N_NEED_HEAVY_COUNTER,
	N_NEED_FOOT_CANISTER,
	N_NEED_FOOT_EFFECTIVE,
	N_NEED_FOOT_LONG,
	N_NEED_FOOT_COUNTER,
	N_NEED_HORSE_CANISTER,
	N_NEED_HORSE_EFFECTIVE,
	N_NEED_HORSE_LONG,
	N_NEED_HORSE_COUNTER,
	N_TWO_KILLS,
	N_RANKS_FREE,
	N_WOODS_COVER,
	N_WORKS,
	N_COMMANDER_FIRE,
	N_ATTACK_LEAST,
	N_BACKSTEP_INFANTRY,
	N_BACKSTEP_CAVALRY,
	N_FRONTAGE_FRENCH,
	N_FRONTAGE_OTHERS,
	N_TACTICAL_NEAR,
	N_TACTICAL_FIXED,
	N_SQUARE_FIXED,
	N_FLANK_LINES,
	N_RECALL_BACK,
	N_INFANTRY_MOVE,
	N_CAVALRY_MOVE,
	N_HEAVY_MOVE,
	N_FOOT_MOVE,
	N_HORSE_MOVE,
	N_STAND_COST,
	N_STAND_FREE,
	N_SUPPORT,
	N_HILL_THIRDS,
	N_HALF_SPEED,
	N_OBSTACLE,
	N_WHEEL_ANGLE,
	N_WHEEL_DEARER,
	N_WIDTH,
	N_DEPTH,
	N_OVERLAP,
	N_STANDS_EACH,
	N_RETREAT,
	N_COSSACK_KILLS,
	N_REROLL_KILLS,
	N_COMMANDER_COMBAT,
	N_BREAKTHROUGH,
	N_BREAKTHROUGH_ANGLE,
	N_ORDERS_POOR,
	N_ORDERS_AVERAGE,
	N_ORDERS_EXCELLENT,
	N_ORDERS_REACH,
	N_COMMANDER_MOVE,
	N_AIDE,
	N_RALLY_FIXED,
	N_ARMY_SHARE
};

extern const struct modifier_spec shako_lists[];
extern const struct field shako_numbers[];

extern const struct resolution shako_sequence, shako_label, shako_label_check,
	shako_commander_position, shako_two_sided, shako_organisation, shako_garrison;
extern const struct resolution shako_fire, shako_massed_fire, shako_duel, shako_gun_move,
	shako_wheel_cycle, shako_wheel_turns, shako_commander;
extern const struct resolution shako_initiative, shako_initiative_turns;
extern const struct resolution shako_move, shako_attack_move, shako_formation, shako_actions,
	shako_frontage, shako_backstep, shako_flank_lines, shako_recall_cycle, shako_support,
	shako_support_charge, shako_tactical_attack, shako_corps_orders, shako_hasty_square,
	shako_avoid_charge, shako_cossack_charge;
extern const struct resolution shako_skirmish, shako_combat, shako_mixed, shako_several,
	shako_charge, shako_attack, shako_breakthrough;
extern const struct resolution shako_rally, shako_tactical_orders, shako_divisional_order,
	shako_orders, shako_aide, shako_army;

#endif
