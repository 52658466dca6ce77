/* SPDX-License-Identifier: GPL-3.0-or-later */
/* handles.h -- handles of the lists, tables and numbers of Rules 15 to 19, and its resolutions. */
#ifndef UMPIRE_RULES15_19_HANDLES_H
#define UMPIRE_RULES15_19_HANDLES_H

#include "rules/ruleset.h"

/* Modifier lists, in the order of r15_lists[]. */
enum { LIST_SQUARE, LIST_COMBAT, LIST_GUNNERS, LIST_GUNNERS_FIRE, LIST_MORALE };

/* The scope of the lists square and gunners. */
enum {
	REACT_CLASS,
	REACT_CASUALTIES,
	REACT_GRADE,
	REACT_GENERAL,
	REACT_CINC,
	REACT_ATTACHED,
	REACT_POOR,
	REACT_CHARGED,
	REACT_FIELDS
};

/* The scope of the list combat, one side at a time. */
enum {
	FIGHT_ARM,
	FIGHT_CLASS,
	FIGHT_CASUALTIES,
	FIGHT_GRADE,
	FIGHT_FORMATION,
	FIGHT_TYPE,
	FIGHT_FIRE_A,
	FIGHT_SUPPORTS,
	FIGHT_CHARGED,
	FIGHT_ENEMY_FORMATION,
	FIGHT_FIELDS
};

/* The scope of the list gunners-fire. */
enum { FIRE_CLASS, FIRE_CASUALTIES, FIRE_FIELDS };

/* Tables, in the order of r15_tables[]. */
enum { TABLE_CAVALRY_WIN, TABLE_INFANTRY_WIN, TABLE_MORALE, TABLE_PURSUIT, TABLE_PURSUIT_MOVE };

/* Columns of the two win tables. */
enum {
	WIN_CAVALRY_RESULT,
	WIN_INFANTRY_RESULT,
	WIN_CAVALRY_GRADE,
	WIN_INFANTRY_GRADE,
	WIN_CAVALRY_LOSSES,
	WIN_INFANTRY_LOSSES,
	WIN_DISTANCE,
	WIN_DOUBTFUL /* the row that ruling iw_low may read with the arms exchanged */
};
enum r15_cavalry_result { CAVALRY_NONE, CAVALRY_HALT, CAVALRY_RETIRE, CAVALRY_ROUT };
enum r15_infantry_result { INFANTRY_NONE, INFANTRY_RETREAT, INFANTRY_ROUT };

/* Column of the table morale; columns of pursuit by nation; columns of pursuit-move. */
enum { MORALE_RESULT };
enum { PURSUE_ACTION, PURSUE_REACH, PURSUE_CASUALTY };
enum r15_action { ACTION_PURSUE, ACTION_CHARGE, ACTION_NONE };

/* Numbers, in the order of r15_numbers[]. */
enum {
	N_CASUALTY_TENTHS,
	N_STRENGTH,
	N_CASUALTY_CAP,
	N_ZONE,
	N_SQUARE_TARGET,
	N_TEST_PART,
	N_FORM_PART,
	N_TIE_TARGET,
	N_HALT,
	N_COMBAT_SUPPORT,
	N_COMBAT_SUPPORT_FAR,
	N_REACT_TARGET,
	N_FIRE_TARGET,
	N_FIRE_CASUALTIES,
	N_LATER_ROLL,
	N_REACHED_LOSSES,
	N_EVADE_MOVE,
	N_HOME_RETIRE,
	N_ROUT_REACTION,
	N_ROUT_CAVALRY,
	N_ROUT_INFANTRY,
	N_ROUT_MOVES,
	N_PURSUIT_ANGLE,
	N_RETURN_CAVALRY,
	N_RETURN_INFANTRY,
	N_RALLY_GENERAL,
	N_RALLY_GENERAL_FAR,
	N_MULTIPLE_MOVES,
	N_DISORDERED_SEQUENCES,
	N_DISORDERED_CP
};

extern const struct modifier_spec r15_lists[];
extern const struct table_spec r15_tables[];
extern const struct field r15_numbers[];
extern const char *const r15_cavalry_results[], *const r15_infantry_results[];
extern const char *const r15_actions[];

/* The resolutions, each beside its procedure. */
extern const struct resolution r15_may_charge, r15_may_initiate, r15_square, r15_cavalry_infantry,
	r15_combat_result, r15_charge, r15_gunners, r15_gunners_fire, r15_gunners_evade,
	r15_cavalry_artillery, r15_morale, r15_rally, r15_counter_charge, r15_rout_move,
	r15_rout_moves, r15_rout_path, r15_rout_reaction, r15_pursuit, r15_pursuit_move,
	r15_pursuit_return, r15_zone, r15_support, r15_tests_due, r15_casualties, r15_grades,
	r15_away, r15_multiple_moves, r15_end_of_sequence;

#endif
