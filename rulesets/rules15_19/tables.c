/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tables.c -- what the INI of Rules 15 to 19 must give: lists, tables and numbers. */
#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/units.h"

const char *const r15_cavalry_results[] = { "none", "halt", "retire", "rout", NULL };
const char *const r15_infantry_results[] = { "none", "retreat", "rout", NULL };
const char *const r15_actions[] = { "pursue-routers", "charge", "none", NULL };

/* ---- scopes of the lists ---- */

static const struct field react_scope[] = {
	UNIT("", GRADE_FORMED),
	F_DISTANCE("general", DISTANCE_NONE, "To the nearest general who is not the CinC"),
	F_DISTANCE("cinc", DISTANCE_NONE, "To the CinC"),
	F_FLAG("attached", "A general other than the CinC is attached"),
	F_FLAG("poor-commander", "Its commander is rated poor"),
	F_WORD("charged", charged_words, CHARGED_FRONT, "Where the charge comes in"),
	FIELDS_END,
};

static const struct field combat_scope[] = {
	F_WORD_REQUIRED("arm", side_words, "Which side is added up"),
	UNIT("", GRADE_FORMED),
	F_WORD("formation", formation_words, FORMATION_LINE, "Its own formation"),
	F_WORD("type", type_words, TYPE_LIGHT, "Kind of cavalry in the combat"),
	F_FLAG("fire-a", "Its fire rating is A"),
	F_INT("supports", 0, COUNT_MAX, 0, "Formed infantry brigades in support of it"),
	F_WORD("charged", charged_words, CHARGED_FRONT, "Where the charge came in"),
	F_WORD("enemy-formation", formation_words, FORMATION_LINE, "The other side's formation"),
	FIELDS_END,
};

static const struct field fire_scope[] = {
	F_WORD("class", class_words, CLASS_B, "Quality of the gunners"),
	F_INT("casualties", 0, CASUALTIES_MAX, 0, "Casualties carried, each a tenth lost"),
	FIELDS_END,
};

static const struct field morale_scope[] = { TEST("", GRADE_FORMED), FIELDS_END };

const struct modifier_spec r15_lists[] = {
	{ "square", "Infantry reaction to form square", react_scope },
	{ "combat", "Combat factors", combat_scope },
	{ "gunners", "Gunners' reaction", react_scope },
	{ "gunners-fire", "Gunners' fire", fire_scope },
	{ "morale", "Morale", morale_scope },
	{ NULL, NULL, NULL },
};

/* ---- tables ---- */

static const struct field win_columns[] = {
	F_WORD("cavalry.result", r15_cavalry_results, CAVALRY_NONE, "What the cavalry does"),
	F_WORD("infantry.result", r15_infantry_results, INFANTRY_NONE, "What the infantry does"),
	F_WORD("cavalry.grade", grade_words, VALUE_NULL, "Grade printed for the cavalry"),
	F_WORD("infantry.grade", grade_words, VALUE_NULL, "Grade printed for the infantry"),
	F_INT_REQUIRED("cavalry.losses", 0, 10, "Tenths the cavalry loses"),
	F_INT_REQUIRED("infantry.losses", 0, 10, "Tenths the infantry loses"),
	F_DISTANCE("distance", VALUE_NULL, "Of the halt, retirement or retreat"),
	F_FLAG("doubtful", "Read with the arms exchanged under ruling iw_low=misprint"),
	FIELDS_END,
};

static const struct field morale_columns[] = {
	F_WORD_REQUIRED("result", result_words, "What the total means"),
	FIELDS_END,
};

/* In the order of nation_words. */
static const struct field pursuit_columns[] = {
	F_FLAG("british", "British cavalry pursues"),
	F_FLAG("other", "Cavalry of other nations pursues"),
	FIELDS_END,
};

static const struct field pursuit_move_columns[] = {
	F_WORD_REQUIRED("action", r15_actions, "What the pursuers do"),
	F_DISTANCE_REQUIRED("reach", "How far they go, or the reach of their charge"),
	F_INT("casualty", 0, 10, 0, "Tenths the routers lose"),
	FIELDS_END,
};

const struct table_spec r15_tables[] = {
	{ "cavalry-win", "Cavalry wins", win_columns, 2, TABLE_OPEN_HIGH },
	{ "infantry-win", "Infantry wins", win_columns, 2, TABLE_OPEN_HIGH },
	{ "morale-result", "Result of the morale test", morale_columns, TABLE_OPEN_LOW,
	  TABLE_OPEN_HIGH },
	{ "pursuit", "Pursuit", pursuit_columns, 1, 6 },
	{ "pursuit-move", "First pursuit move", pursuit_move_columns, 1, 6 },
	{ NULL, NULL, NULL, 0, 0 },
};

/* ---- numbers ---- */

const struct field r15_numbers[] = {
	F_INT_REQUIRED("casualty", 1, 10, "Tenths of strength that make one casualty"),
	F_INT_REQUIRED("strength", 1, 100, "Tenths of strength a unit begins with"),
	F_INT_REQUIRED("casualty-cap", 1, 100, "Casualties counted at most (casualty_cap=at_4)"),
	F_DISTANCE_REQUIRED("zone", "Cavalry's zone of control"),
	F_INT_REQUIRED("square-target", 1, 12, "Total that forms square"),
	F_INT_REQUIRED("test-part", 1, 100, "The test falls at the charge move divided by this"),
	F_INT_REQUIRED("form-part", 1, 100, "Forming takes the charge move divided by this"),
	F_INT_REQUIRED("tie-target", 1, 6, "Die that names the infantry (ruling tie=even_d6)"),
	F_DISTANCE_REQUIRED("halt", "Where the cavalry halts (ruling tie=none)"),
	F_DISTANCE_REQUIRED("combat-support", "How near a brigade supports a combat"),
	F_DISTANCE_REQUIRED("combat-support-far", "The same under cf_support=within_8in"),
	F_INT_REQUIRED("react-target", 1, 12, "Total with which gunners react"),
	F_INT_REQUIRED("fire-target", 2, 24, "Total that hits"),
	F_INT_REQUIRED("fire-casualties", 1, 10, "Tenths a hit costs"),
	F_INT_REQUIRED("later-roll", 1, 6, "Die that costs (fire_hit_casualties=later_roll)"),
	F_INT_REQUIRED("reached-losses", 0, 10, "Tenths lost by gunners who are reached"),
	F_DISTANCE_REQUIRED("evade-move", "Of gunners (ruling evade_move=6in)"),
	F_DISTANCE_REQUIRED("home-retire", "Of cavalry not home (ruling home_fail=retires)"),
	F_DISTANCE_REQUIRED("rout-reaction", "How near friends react to a rout"),
	F_DISTANCE_REQUIRED("rout-cavalry", "Rout move of cavalry"),
	F_DISTANCE_REQUIRED("rout-infantry", "Rout move of infantry, and of gunners on foot"),
	F_INT_REQUIRED("rout-moves", 1, 9, "The rout move whose failed test removes the unit"),
	F_ANGLE_REQUIRED("pursuit-angle", "How far to either side a pursuit charge may turn"),
	F_DISTANCE_REQUIRED("return-cavalry", "Second pursuit move of cavalry"),
	F_DISTANCE_REQUIRED("return-infantry", "Second pursuit move of infantry"),
	F_DISTANCE_REQUIRED("rally-general", "How near a general rallies"),
	F_DISTANCE_REQUIRED("rally-general-far", "The same under rally_general=within_8"),
	F_DISTANCE_REQUIRED("multiple-moves", "Enemies this near forbid multiple moves"),
	F_INT_REQUIRED("disordered-sequences", 0, 9, "Complete sequences until formed again"),
	F_INT_REQUIRED("disordered-cp", 0, 9, "Command points that return costs"),
	FIELDS_END,
};
