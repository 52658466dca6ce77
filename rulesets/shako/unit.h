/* SPDX-License-Identifier: GPL-3.0-or-later */
/* unit.h -- a unit as the umpire describes it: its inputs, and their values. */
#ifndef UMPIRE_SHAKO_UNIT_H
#define UMPIRE_SHAKO_UNIT_H

#include "rulesets/shako/words.h"

/* A unit's inputs, in their order. */
enum {
	U_KIND,
	U_MR,
	U_DMR,
	U_STANDS,
	U_FRONT,
	U_KILLS,
	U_BREAKPOINT,
	U_STAGGERED,
	U_FALLBACK,
	U_BLOWN,
	U_SQUARE,
	U_SUPPORTED,
	U_FLANKED,
	U_WOODS,
	U_TERRAIN,
	U_VILLAGE,
	U_COMMANDER,
	U_GUNS,
	U_TURN_KILLS,
	U_COMBAT_KILLS,
	U_DSR,
	U_GUNS_DSR,
	U_CAVALRY,
	U_DISORDERED,
	U_FIELDS
};
/* clang-format off */
#define UNIT_INPUTS(p)                                                                             \
	F_WORD_REQUIRED(p "kind", shako_kind_words, "Its arm"),                                          \
	F_INT_REQUIRED(p "mr", 1, MR_MAX, "Frontal rating"),                                       \
	F_INT(p "dmr", 0, MR_MAX, VALUE_NULL, "Disordered rating; the frontal one when left out"), \
	F_INT(p "stands", 0, COUNT_MAX, 0, "Stands"),                                              \
	F_INT(p "front", 0, COUNT_MAX, 0, "Stands in the front rank"),                             \
	F_INT(p "kills", 0, COUNT_MAX, 0, "Kills so far"),                                         \
	F_INT(p "breakpoint", 0, COUNT_MAX, 0, "Breakpoint, 0 when not known"),                    \
	F_FLAG(p "staggered", "Staggered"),                                                        \
	F_FLAG(p "fallback", "In Fallback"),                                                       \
	F_FLAG(p "blown", "Blown"),                                                                \
	F_FLAG(p "square", "In square"),                                                           \
	F_FLAG(p "supported", "Supported"),                                                        \
	F_FLAG(p "flanked", "Flanked"),                                                            \
	F_FLAG(p "woods", "In woods"),                                                             \
	F_FLAG(p "terrain", "In defending terrain"),                                               \
	F_FLAG(p "village", "In a village"),                                                       \
	F_FLAG(p "commander", "A corps commander is attached"),                                    \
	F_INT(p "guns", 0, COUNT_MAX, 0, "Batteries attached"),                                    \
	F_INT(p "turn-kills", 0, COUNT_MAX, 0, "Kills of this turn (ruling more_kills)"),          \
	F_INT(p "combat-kills", 0, COUNT_MAX, 0, "Kills of this combat (ruling more_kills)"),      \
	F_INT(p "dsr", 0, COUNT_MAX, 0, "Skirmish rating"),                                        \
	F_INT(p "guns-dsr", 0, COUNT_MAX, 0, "Skirmish rating of attached guns"),                  \
	F_FLAG(p "cavalry", "Cavalry of its side is engaged beside it"),                           \
	F_FLAG(p "disordered", "It is disordered (ruling bare_mr)")
/* clang-format on */

struct unit {
	int64_t v[U_FIELDS];
	bool dsr_given;
};

#endif
