/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules15_19.c -- the descriptor of Rules 15 to 19. */
#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/rulings.h"

/* In the order a table would meet them. */
static const struct resolution *const resolutions[] = {
	&r15_square, &r15_cavalry_infantry, &r15_combat_result, &r15_morale, NULL,
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
};
