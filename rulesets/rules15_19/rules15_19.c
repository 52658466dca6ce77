/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules15_19.c -- the descriptor of Rules 15 to 19. */
#include "rulesets/rules15_19/rules15_19.h"
#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/rulings.h"

/* In the order a table would meet them. */
static const struct resolution *const resolutions[] = {
	&r15_may_charge,
	&r15_may_initiate,
	&r15_zone,
	&r15_square,
	&r15_cavalry_infantry,
	&r15_combat_result,
	&r15_charge,
	&r15_gunners,
	&r15_gunners_fire,
	&r15_gunners_evade,
	&r15_cavalry_artillery,
	&r15_morale,
	&r15_tests_due,
	&r15_casualties,
	&r15_grades,
	&r15_support,
	&r15_rally,
	&r15_counter_charge,
	&r15_rout_reaction,
	&r15_rout_move,
	&r15_rout_moves,
	&r15_rout_path,
	&r15_away,
	&r15_pursuit,
	&r15_pursuit_move,
	&r15_pursuit_return,
	&r15_multiple_moves,
	&r15_end_of_sequence,
	NULL,
};

const struct ruleset r15_ruleset = {
	.name = "rules15-19",
	.title = "Rules 15 to 19: cavalry in combat, rout, pursuit and morale",
	.source = "Napoleonic brigade rules for a table in inches, Rules 15 to 19",
	.resolutions = resolutions,
	.lists = r15_lists,
	.tables = r15_tables,
	.numbers = r15_numbers,
	.rulings = r15_rulings,
	.parts = true,
};
