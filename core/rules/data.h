/* SPDX-License-Identifier: GPL-3.0-or-later */
/* data.h -- loads a ruleset's INI folder and its overlays into struct rules, and lints it.
 *
 * A folder's sections, in any files and order: [ruleset], once, with name, title, source and
 * illustrative = yes where it holds stand-in values; [modifier LIST NAME] (modifier.h),
 * [row TABLE BAND] (table.h), [ruling KEY] (ruling.h) and
 *
 *     [number zone]
 *     value  = 4in
 *     cite   = 15
 *     clause = R15-5 */
#ifndef UMPIRE_RULES_DATA_H
#define UMPIRE_RULES_DATA_H

#include "rules/ruleset.h"

/* Reads every *.ini of folder, then the overlays in order.  NULL when anything is wrong: *p then
 * lists what, with file, line and what would be right.  An overlay is an INI file that opens with
 * [house] title = ... and ruleset = NAME, and gives any keys of the ruleset's sections, or
 * [rulings] key = choice.  A modifier it gives the value 0 is switched off; a section it gives
 * whole is a row added.  Freed by rules_free(). */
struct rules *rules_load(const struct ruleset *set, const char *folder, const char *const *overlays,
			 int n_overlays, struct problems *p);
/* For one look-up of a ruleset that has parts: ruleset.ini and the resolution's own files alone, no
 * overlays, no lint.  What they do not give is a bug when it is asked for; rulings elsewhere stand
 * at their defaults and have no texts (rules_lack). */
struct rules *rules_load_part(const struct ruleset *set, const char *folder,
			      const struct resolution *res, struct problems *p);

/* Whether a result hung on a ruling whose texts were not read. */
bool rules_lack(const struct rules *r, const struct ruling_set *used);

void rules_free(struct rules *r);

#endif
