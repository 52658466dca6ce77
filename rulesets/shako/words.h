/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.h -- the words of Shako's inputs and outcomes, and what every file asks of the rules. */
#ifndef UMPIRE_SHAKO_WORDS_H
#define UMPIRE_SHAKO_WORDS_H

#include "rules/act.h"
#include "rulesets/shako/handles.h"
#include "rulesets/shako/rulings.h"

enum { KIND_INFANTRY, KIND_CAVALRY, KIND_COSSACKS, KIND_ARTILLERY };
enum { BATTERY_HEAVY, BATTERY_FOOT, BATTERY_HORSE };
enum { TYPE_INFANTRY, TYPE_CAVALRY, TYPE_COSSACKS, TYPE_HEAVY, TYPE_FOOT, TYPE_HORSE };
enum { WHEEL_NONE, WHEEL_RED, WHEEL_YELLOW };
enum { COVER_NONE, COVER_WOODS, COVER_VILLAGE, COVER_WORKS };
enum { ORDER_ATTACK, ORDER_DEFEND, ORDER_MANOEUVRE };
enum { NATION_FRENCH, NATION_RUSSIAN, NATION_OTHER };
enum { MARKER_NONE, MARKER_STAGGERED, MARKER_FALLBACK, MARKER_RECALL, MARKER_REFORM };
enum { RATING_NONE, RATING_POOR, RATING_AVERAGE, RATING_EXCELLENT };
enum { SIDE_ATTACKER, SIDE_DEFENDER, SIDE_NONE };
enum { ARMY_FRENCH, ARMY_ALLIED, ARMY_NONE };
enum { STATUS_STANDS, STATUS_FALLBACK, STATUS_BROKEN };
enum { MR_MAX = 99, COUNT_MAX = 99, TURNS_MAX = 12 };

extern const char *const shako_kind_words[];    /* infantry cavalry cossacks artillery */
extern const char *const shako_battery_words[]; /* heavy foot horse */
extern const char *const shako_type_words[];    /* infantry ... horse */
extern const char *const shako_wheel_words[];
extern const char *const shako_cover_words[];
extern const char *const shako_order_words[];  /* attack defend manoeuvre */
extern const char *const shako_nation_words[]; /* french russian other */
extern const char *const shako_marker_words[]; /* none ... reform */
extern const char *const shako_rating_words[]; /* none poor average excellent */
extern const char *const shako_side_words[];   /* attacker defender none */
extern const char *const shako_army_words[];   /* french allied none */
extern const char *const shako_status_words[]; /* stands fallback broken */

/* The choice in force where it matters: told to the umpire, and the result hangs on it. */
int shako_rule(struct act *a, int ruling);

/* Within a limit; the limit itself by ruling `within`. */
bool shako_within(struct act *a, int64_t distance, int64_t limit);

/* The rating that a test against the bare MR uses: frontal, or under bare_mr=disordered that of a
 * division that is disordered. */
int64_t shako_bare_mr(struct act *a, int64_t mr, int64_t dmr, int64_t disordered);

/* Whether kills come to a breakpoint (0: not known). */
bool shako_broken(struct act *a, int64_t kills, int64_t breakpoint);

/* DSR of the printed label after so many kills. */
int64_t shako_label_dsr(const struct act *a, int64_t kills);

/* Move of a type before terrain, less its frontage; never under 0. */
int64_t shako_allowance(struct act *a, int64_t type, int64_t frontage);

/* A corps commander's risk: 2d6, killed on the number of the phase.  VALUE_NULL once dice failed.
 */
int64_t shako_commander_risk(struct act *a, const char *label, bool in_combat);

#endif
