/* SPDX-License-Identifier: GPL-3.0-or-later */
/* units.h -- what a unit is in Rules 15 to 19: words, and the inputs it brings to a resolution. */
#ifndef UMPIRE_RULES15_19_UNITS_H
#define UMPIRE_RULES15_19_UNITS_H

#include "rules/field.h"

enum r15_class { CLASS_A, CLASS_B, CLASS_C };
/* From best to worst, so that the worse of two is the greater. */
enum r15_grade { GRADE_FORMED, GRADE_DISORDERED, GRADE_SHAKEN, GRADE_ROUT };
enum r15_arm { ARM_CAVALRY, ARM_INFANTRY, ARM_GUNNERS };
enum r15_charged { CHARGED_FRONT, CHARGED_FLANK, CHARGED_REAR };
enum r15_order { ORDER_ATTACK, ORDER_ENGAGE, ORDER_HOLD, ORDER_OTHER };
enum r15_nation { NATION_BRITISH, NATION_OTHER };
enum r15_type { TYPE_LANCERS, TYPE_HEAVY, TYPE_MEDIUM, TYPE_LIGHT };
enum r15_formation { FORMATION_LINE, FORMATION_COLUMN, FORMATION_SQUARE, FORMATION_OTHER };
enum r15_cavalry_formation { CAVALRY_LINE, CAVALRY_COLUMN };
enum r15_side { SIDE_CAVALRY, SIDE_INFANTRY };
enum r15_result { RESULT_MAKES, RESULT_SHAKEN, RESULT_ROUT };

/* NULL-ended, in the order of the enums. */
extern const char *const class_words[];
extern const char *const grade_words[];
extern const char *const arm_words[]; /* cavalry, infantry, gunners */
extern const char *const charged_words[];
extern const char *const order_words[];
extern const char *const nation_words[];
extern const char *const type_words[];      /* of cavalry */
extern const char *const formation_words[]; /* of infantry */
extern const char *const cavalry_formation_words[];
extern const char *const side_words[]; /* cavalry, infantry */
extern const char *const result_words[];

enum { CASUALTIES_MAX = 100, COUNT_MAX = 50 };

/* The three inputs that every unit has; p is its prefix, "" or "cavalry.". */
enum { UNIT_CLASS, UNIT_CASUALTIES, UNIT_GRADE, UNIT_FIELDS };

/* clang-format off */
#define UNIT(p, grade)                                                                             \
	F_WORD(p "class", class_words, CLASS_B, "Quality of the unit"),                            \
	F_INT(p "casualties", 0, CASUALTIES_MAX, 0, "Casualties carried, each a tenth lost"),      \
	F_WORD(p "grade", grade_words, grade, "Morale grade it is in")

/* The inputs of a morale test, Rule 18: a unit, what was measured around it, and what only some
 * rulings ask for.  One block, so that it can be the scope of the list `morale` as it stands. */
enum {
	TEST_CLASS, TEST_CASUALTIES, TEST_GRADE, TEST_GENERAL, TEST_CINC, TEST_SUPPORT, TEST_ROUT,
	TEST_ENEMY, TEST_ATTACHED, TEST_BUA, TEST_ROUTED_THROUGH, TEST_PURSUIT, TEST_SUPPORTS_NEAR,
	TEST_BLINDS, TEST_ROUTS_NEAR, TEST_ENEMY_ROUT, TEST_DEFENDING, TEST_NEW, TEST_FIELDS
};

#define TEST_MEASURED(p)                                                                           \
	F_DISTANCE(p "general", DISTANCE_NONE, "To the nearest general who is not the CinC"),      \
	F_DISTANCE(p "cinc", DISTANCE_NONE, "To the CinC"),                                        \
	F_DISTANCE(p "support", DISTANCE_NONE, "To the nearest formed friendly brigade"),          \
	F_DISTANCE(p "rout", DISTANCE_NONE, "To the nearest friendly brigade in rout"),            \
	F_DISTANCE(p "enemy", 0, "To the nearest enemy in sight; none when there is none")

#define TEST_FLAGS(p)                                                                              \
	F_FLAG(p "attached", "A general other than the CinC is attached"),                         \
	F_FLAG(p "bua", "In a built-up area"),                                                     \
	F_FLAG(p "routed-through", "Routers passed through it"),                                   \
	F_FLAG(p "pursuit", "In pursuit")

#define TEST_RULINGS(p)                                                                            \
	F_INT(p "supports-near", 0, COUNT_MAX, 1,                                                  \
	      "Formed friends as near as a support (ruling support_zone=each)"),                   \
	F_DISTANCE(p "blinds", DISTANCE_NONE,                                                      \
		   "To the nearest enemy blind (ruling enemy_far=blinds_too)"),                    \
	F_INT(p "routs-near", 0, COUNT_MAX, 1,                                                     \
	      "Friends in rout as near as counts (ruling rout_near=each)"),                        \
	F_DISTANCE(p "enemy-rout", DISTANCE_NONE,                                                  \
		   "To the nearest enemy in rout (ruling rout_near=enemy_too)"),                   \
	F_FLAG(p "defending", "Defending the built-up area (ruling bua=defending)"),               \
	F_INT(p "new", 0, CASUALTIES_MAX, 0,                                                       \
	      "Of the casualties, those just received (ruling test_counts_new)")

#define TEST_REST(p) TEST_MEASURED(p), TEST_FLAGS(p), TEST_RULINGS(p)
#define TEST(p, grade) UNIT(p, grade), TEST_REST(p)
/* clang-format on */

#endif
