/* SPDX-License-Identifier: GPL-3.0-or-later */
/* shot.h -- one battery fires at one target: may it, with what, and what the dice do. */
#ifndef UMPIRE_SHAKO_SHOT_H
#define UMPIRE_SHAKO_SHOT_H

#include "rulesets/shako/words.h"

enum { BAND_CANISTER, BAND_EFFECTIVE, BAND_LONG, BAND_OUT };
enum { COLUMN_CANISTER, COLUMN_EFFECTIVE, COLUMN_LONG, COLUMN_COUNTER };
enum { AMMO_CANISTER, AMMO_BALLSHOT };
enum { NO_SHOT_RANGE, NO_SHOT_WHEEL, NO_SHOT_WOODS, NO_SHOT_VILLAGE };
extern const char *const band_words[], *const column_words[], *const ammo_words[],
								      *const no_shot_words[];

struct battery {
	int64_t class, range, russian, wheel, reply;
};

struct mark { /* the target */
	int64_t kind, mr, ranks, square, village, works, cover, depth, commander;
};

struct shot {
	bool fires;
	int64_t reason, band, column, ammo, need; /* VALUE_NULL where they do not apply */
	int64_t cover;                            /* points of cover */
	int64_t modifier, total, kills, staggered, damage, red, killed;
};

/* The target's inputs after the battery's, in every resolution that fires. */
enum {
	MARK_KIND,
	MARK_MR,
	MARK_RANKS,
	MARK_SQUARE,
	MARK_VILLAGE,
	MARK_WORKS,
	MARK_DAMAGE,
	MARK_COMMANDER,
	MARK_COVER,
	MARK_DEPTH,
	MARK_DMR,
	MARK_DISORDERED,
	MARK_FIELDS
};
/* clang-format off */
#define MARK_INPUTS                                                                                \
	F_WORD("target", shako_kind_words, KIND_INFANTRY, "What is fired at"),                           \
	F_INT("target.mr", 1, MR_MAX, VALUE_NULL, "Its frontal rating; artillery needs none"),     \
	F_INT("target.ranks", 1, COUNT_MAX, 2, "Ranks it is deep"),                                \
	F_FLAG("target.square", "It is in square"),                                                \
	F_FLAG("target.village", "It is in a village"),                                            \
	F_FLAG("target.works", "It is in works"),                                                  \
	F_INT("target.works-damage", 0, COUNT_MAX, 0, "Damage the works have taken"),              \
	F_FLAG("target.commander", "A corps commander is attached to it"),                         \
	F_WORD("cover", shako_cover_words, COVER_NONE, "Its cover"),                                     \
	F_DISTANCE("woods-depth", 0, "How deep in woods it is"),                                   \
	F_INT("target.dmr", 0, MR_MAX, VALUE_NULL, "Its disordered rating (ruling bare_mr)"),      \
	F_FLAG("target.disordered", "It is disordered (ruling bare_mr)")
/* clang-format on */

/* The target from inputs that begin at `first`. */
struct mark shot_mark(struct act *a, int first);
/* A target that is no artillery needs its rating: ERR_USAGE. */
int shot_check(const struct inputs *in, int first, struct err *e);

/* Whether it fires, in which band and column, with what. */
void shot_plan(struct act *a, const struct battery *b, const struct mark *m, struct shot *s);
/* Fires a planned shot: modifiers, 2d6, kills, Staggered, works, the red wheel; then the risk of an
 * attached commander, who is not risked twice. */
void shot_fire(struct act *a, const struct battery *b, const struct mark *m, const char *label,
	       struct shot *s);

#endif
