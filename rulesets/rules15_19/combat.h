/* SPDX-License-Identifier: GPL-3.0-or-later */
/* combat.h -- cavalry against infantry: factors, winner and result, in steps that the chain
 * `charge` shares. */
#ifndef UMPIRE_RULES15_19_COMBAT_H
#define UMPIRE_RULES15_19_COMBAT_H

#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/unit.h"

/* Where a resolution keeps the inputs of a combat, and from where its outcome runs.  An input
 * of -1 is not asked for. */
struct r15_combat {
	int cavalry, infantry; /* class, casualties and grade stand together from here */
	int type, cavalry_formation, cavalry_supports;
	int fire_a, supports, charged;
	int distance; /* of the charge */
	int out;
};

/* clang-format off */
#define COMBAT_CAVALRY                                                                             \
	F_WORD_REQUIRED("cavalry.type", type_words, "Kind of cavalry"),                            \
	F_WORD("cavalry.formation", cavalry_formation_words, CAVALRY_LINE, "Its formation"),       \
	F_INT("cavalry.supports", 0, COUNT_MAX, 0,                                                 \
	      "Formed infantry brigades in support of it (ruling cf_support=either_side)")
#define COMBAT_INFANTRY                                                                            \
	F_WORD("infantry.formation", formation_words, FORMATION_LINE, "Its formation"),            \
	F_FLAG("infantry.fire-a", "Its fire rating is A"),                                         \
	F_INT("infantry.supports", 0, COUNT_MAX, 0, "Formed infantry brigades in support of it")

/* The outcome, from r15_combat.out on. */
enum {
	COMBAT_CAVALRY_FACTOR, COMBAT_INFANTRY_FACTOR, COMBAT_DIFFERENCE, COMBAT_WINNER,
	COMBAT_TOTAL, COMBAT_ROW, COMBAT_CAVALRY_RESULT, COMBAT_INFANTRY_RESULT,
	COMBAT_CAVALRY_GRADE, COMBAT_INFANTRY_GRADE, COMBAT_CAVALRY_LOSSES, COMBAT_INFANTRY_LOSSES,
	COMBAT_CAVALRY_CASUALTIES, COMBAT_INFANTRY_CASUALTIES, COMBAT_DISTANCE, COMBAT_OUTCOME
};

#define COMBAT_OUTCOME_FIELDS                                                                      \
	F_INT("cavalry.factor", -1000, 1000, VALUE_NULL, "Its combat factors, added up"),            \
	F_INT("infantry.factor", -1000, 1000, VALUE_NULL, "Its combat factors, added up"),           \
	F_INT("difference", -1000, 1000, VALUE_NULL, "What the winner adds to its dice"),            \
	F_WORD("winner", side_words, VALUE_NULL, "The side that rolls"),                           \
	F_INT("total", -1000, 1000, VALUE_NULL, "2d6 and the difference"),                           \
	F_WORD("row", r15_row_words, VALUE_NULL, "Row of the winner's table"),                     \
	F_WORD("cavalry.result", r15_cavalry_results, VALUE_NULL, "What the cavalry does"),        \
	F_WORD("infantry.result", r15_infantry_results, VALUE_NULL, "What the infantry does"),     \
	F_WORD("cavalry.grade", grade_words, VALUE_NULL, "Grade after it all"),                    \
	F_WORD("infantry.grade", grade_words, VALUE_NULL, "Grade after it all"),                   \
	F_INT("cavalry.losses", 0, 10, VALUE_NULL, "Tenths lost in this combat"),                  \
	F_INT("infantry.losses", 0, 10, VALUE_NULL, "Tenths lost in this combat"),                 \
	F_INT("cavalry.casualties", 0, 1000, VALUE_NULL, "Casualties carried after it all"),        \
	F_INT("infantry.casualties", 0, 1000, VALUE_NULL, "Casualties carried after it all"),       \
	F_DISTANCE("distance", VALUE_NULL, "Of the halt, retirement or retreat")
/* clang-format on */

extern const char *const r15_row_words[];

/* Grades and casualties as they stand before. */
void r15_combat_start(struct act *a, const struct r15_combat *c);
/* Adds up both sides; formation is the infantry's in this combat. */
void r15_combat_factors(struct act *a, const struct r15_combat *c, int64_t formation);
/* The same with factors known already. */
void r15_combat_compare(struct act *a, const struct r15_combat *c, int64_t cavalry,
			int64_t infantry);
/* The die that names the winner of equal factors, when one is due. */
void r15_combat_tie(struct act *a, const struct r15_combat *c);
/* The winner's dice and what follows from its row. */
void r15_combat_roll(struct act *a, const struct r15_combat *c);

/* Applies a row of the table of the winner. */
void r15_combat_apply(struct act *a, const struct r15_combat *c, const struct row *row);

/* After the roll: whether a side's losses bring a morale test. */
bool r15_combat_test_due(struct act *a, const struct r15_combat *c, enum r15_side side);
/* After the roll: whether the row routed the infantry, so that the cavalry rolls for pursuit. */
bool r15_combat_pursuit_due(const struct act *a, const struct r15_combat *c);

#endif
