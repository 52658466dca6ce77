/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules15_19.h -- Rules 15-19, for the list of rulesets. */
#ifndef UMPIRE_RULES15_19_RULESET_H
#define UMPIRE_RULES15_19_RULESET_H

#include "rules/ruleset.h"

extern const struct ruleset r15_ruleset;

#endif
