/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fight.h -- two units in combat: ratings, modifiers, scores, and what the beaten suffer. */
#ifndef UMPIRE_SHAKO_FIGHT_H
#define UMPIRE_SHAKO_FIGHT_H

#include "rulesets/shako/unit.h"

/* The outcome of a combat, in its order. */
enum {
	C_ATTACKER_BASE,
	C_DEFENDER_BASE,
	C_ATTACKER_MODIFIER,
	C_DEFENDER_MODIFIER,
	C_ATTACKER_SCORE,
	C_DEFENDER_SCORE,
	C_REROLLS,
	C_WINNER,
	C_KILLS,
	C_LOSER_KILLS,
	C_LOSER_STATUS,
	C_LOSER_RETREAT,
	C_BREAKTHROUGH,
	C_RECALL,
	C_RECALL_BACK,
	C_ATTACKER_BLOWN,
	C_DEFENDER_BLOWN,
	C_GUNS_LOST,
	C_ATTACKER_KILLED,
	C_DEFENDER_KILLED,
	C_FIELDS
};
/* clang-format off */
#define COMBAT_OUTCOME                                                                             \
	F_INT("attacker.base", 0, 99, VALUE_NULL, "Rating it fights with"),                        \
	F_INT("defender.base", 0, 99, VALUE_NULL, "Rating it fights with"),                        \
	F_INT("attacker.modifier", -99, 99, VALUE_NULL, "Its modifiers, added up"),                \
	F_INT("defender.modifier", -99, 99, VALUE_NULL, "Its modifiers, added up"),                \
	F_INT("attacker.score", -99, 999, VALUE_NULL, "Its score of the last throw"),              \
	F_INT("defender.score", -99, 999, VALUE_NULL, "Its score of the last throw"),              \
	F_INT("rerolls", 0, 1, VALUE_NULL, "1 when a tie was thrown again, however often"),        \
	F_WORD("winner", shako_side_words, VALUE_NULL, "Who wins"),                                      \
	F_INT("kills", 0, 999, VALUE_NULL, "Kills inflicted on the loser"),                        \
	F_INT("loser.kills", 0, 999, VALUE_NULL, "Its kills after it"),                            \
	F_WORD("loser.status", shako_status_words, VALUE_NULL, "What becomes of it"),                    \
	F_DISTANCE("loser.retreat", VALUE_NULL, "How far it retreats"),                            \
	F_FLAG("breakthrough", "The winner may make a Breakthrough"),                              \
	F_FLAG("recall", "The winner may recall"),                                                 \
	F_DISTANCE("recall-back", VALUE_NULL, "How far it may recall back"),                       \
	F_FLAG("attacker.blown", "Blown after it"),                                                \
	F_FLAG("defender.blown", "Blown after it"),                                                \
	F_INT("loser.guns-lost", 0, 99, VALUE_NULL, "Attached batteries lost"),                    \
	F_FLAG("attacker.commander-killed", "Its commander is killed; null without a throw"),      \
	F_FLAG("defender.commander-killed", "Its commander is killed; null without a throw")
/* clang-format on */

/* What earlier stages of a chain did to the units, in hidden slots. */
enum { H_SQUARE, H_STAGGERED, H_KILLS = H_STAGGERED + 2, H_FIELDS = H_KILLS + 2 };

struct fight {
	int side[2];  /* first input of each unit */
	int charging; /* input, or -1: it charges */
	int out;      /* first field of the combat's outcome */
	int hidden;   /* first hidden slot, or -1 */
};

bool is_horse(int64_t kind); /* cavalry or Cossacks */

/* The unit of a side as earlier stages left it. */
struct unit fight_unit(struct act *a, const struct fight *f, int side);

/* The rating used, each reason told; enemy: whom it fights. */
int64_t fight_rating(struct act *a, const struct unit *u, const struct unit *enemy, bool charging,
		     const char *name);
/* Its modifiers against that enemy, added up. */
int64_t fight_modifier(struct act *a, const struct unit *u, const struct unit *enemy, bool defends,
		       const char *name);
/* Kills that a difference of scores inflicts. */
int64_t fight_kills(struct act *a, const struct unit *winner, const struct unit *loser,
		    int64_t difference, bool again);
/* The dice that settle a tie, the attacker's and the defender's: both thrown again, as often as it
 * takes, or once.  handicap: by how much the attacker leads before dice. */
void fight_again(struct act *a, int64_t handicap, int64_t die[2]);
/* Fallback, or broken. */
int64_t fight_status(struct act *a, const struct unit *loser, const struct unit *winner,
		     int64_t kills);

/* ---- the stages of a combat; each does nothing once the winner is known ---- */

void fight_begin(struct act *a, const struct fight *f);
void fight_attacker(struct act *a, const struct fight *f);
void fight_defender(struct act *a, const struct fight *f);
void fight_settle(struct act *a, const struct fight *f);
void fight_commander(struct act *a, const struct fight *f, int side);

/* The same for a skirmish: who throws, how many dice, hits on whom. */
struct skirmish {
	int64_t total[2], roller, dice, hits;
	int target;
	int64_t staggered, kills; /* of the target: Staggered after it, kills inflicted */
	bool broken;
};
void fight_skirmish(struct act *a, const struct unit unit[2], bool contact, struct skirmish *out);

#endif
