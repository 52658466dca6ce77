/* SPDX-License-Identifier: GPL-3.0-or-later */
/* shako.h -- Shako Large Battles, for the list of rulesets. */
#ifndef UMPIRE_SHAKO_RULESET_H
#define UMPIRE_SHAKO_RULESET_H

#include "rules/ruleset.h"

extern const struct ruleset shako_ruleset;

#endif
