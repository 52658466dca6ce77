/* SPDX-License-Identifier: GPL-3.0-or-later */
/* list.h -- every ruleset there is. */
#ifndef UMPIRE_RULESETS_LIST_H
#define UMPIRE_RULESETS_LIST_H

#include "rules/ruleset.h"

extern const struct ruleset *const rulesets[]; /* NULL-ended */

/* By name or unique prefix; NULL and *e (candidates, or the nearest name) when there is none. */
const struct ruleset *ruleset_named(const char *name, struct err *e);

#endif
