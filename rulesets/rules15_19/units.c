/* SPDX-License-Identifier: GPL-3.0-or-later */
/* units.c -- the words of Rules 15 to 19. */
#include "rulesets/rules15_19/units.h"

#include <stddef.h>

const char *const class_words[] = { "a", "b", "c", NULL };
const char *const grade_words[] = { "formed", "disordered", "shaken", "rout", NULL };
const char *const arm_words[] = { "cavalry", "infantry", "gunners", NULL };
const char *const charged_words[] = { "front", "flank", "rear", NULL };
const char *const order_words[] = { "attack", "engage", "hold", "other", NULL };
const char *const nation_words[] = { "british", "other", NULL };
const char *const type_words[] = { "lancers", "heavy", "medium", "light", NULL };
const char *const formation_words[] = { "line", "attack-column", "square", "other", NULL };
const char *const cavalry_formation_words[] = { "line", "column", NULL };
const char *const side_words[] = { "cavalry", "infantry", NULL };
const char *const result_words[] = { "makes-morale", "shaken", "rout", NULL };
