/* SPDX-License-Identifier: GPL-3.0-or-later */
/* initiative.c -- which army moves first, in one turn and over turns. */
#include "rulesets/shako/words.h"

/* The French move first in turn 1.  From turn 2 on each army throws a d6, the one that lost last
 * time adds 1, and the higher moves first.  Equal scores are thrown again with the same +1, which
 * the text leaves open.  The army that moved second is the one that lost. */

static const char *const lists[] = { "initiative", NULL };
static const char *const files[] = { "initiative", "rulings-initiative", NULL };

enum { FIRST_TURN = 1, SECOND_TURN = 2 };

struct scores {
	int french, allied;
	bool again; /* thrown again */
};

static int bonus(struct act *a, int army, int64_t loser)
{
	const int64_t scope[INITIATIVE_FIELDS] = { army == loser };

	return act_sum(a, LIST_INITIATIVE, scope, army == ARMY_FRENCH ? "french" : "allied");
}

/* Who lost last time, given who moved first then. */
static int64_t loser_of(struct act *a, int64_t turn, int64_t first_last)
{
	if (turn == SECOND_TURN &&
	    shako_rule(a, SHAKO_INITIATIVE_LOSER) == SHAKO_INITIATIVE_LOSER_NOBODY_ON_2)
		return ARMY_NONE;
	return first_last == ARMY_NONE ? ARMY_NONE : ARMY_ALLIED - first_last;
}

/* Both armies throw again until their scores differ. */
static void throw_again_both(struct act *a, int dice, int handicap, struct scores *s)
{
	struct throw t = { .label = "Initiative again",
			   .n = 1,
			   .sides = 6,
			   .read = READ_DUEL,
			   .keep = dice,
			   .target = handicap };
	int value = act_throw(a, &t);

	s->french = value / THROW_DUEL;
	s->allied = value % THROW_DUEL;
	s->again = true;
}

static struct scores throw_both(struct act *a, int64_t loser)
{
	int french = bonus(a, ARMY_FRENCH, loser), allied = bonus(a, ARMY_ALLIED, loser);
	int dice = shako_rule(a, SHAKO_INITIATIVE_DICE) == SHAKO_INITIATIVE_DICE_2D6 ? 2 : 1;
	struct scores s = { .again = false };

	s.french = act_dice(a, "French initiative", dice, 6, french, 0);
	s.allied = act_dice(a, "Allied initiative", dice, 6, allied, 0);
	if (!act_failed(a) && s.french + french == s.allied + allied)
		throw_again_both(a, dice, french - allied, &s);
	s.french += french;
	s.allied += allied;
	return s;
}

/* ---- initiative ---- */

enum { IN_TURN, IN_FIRST_LAST };
static const struct field inputs[] = {
	F_INT_REQUIRED("turn", 1, 999, "The turn"),
	F_WORD("first-last-turn", shako_army_words, VALUE_NULL, "Who moved first last turn"),
	FIELDS_END,
};
enum { OUT_FRENCH, OUT_ALLIED, OUT_REROLLS, OUT_WINNER, OUT_FIRST };
static const struct field outcome[] = {
	F_INT("french", 0, 99, VALUE_NULL, "The French score of the last throw"),
	F_INT("allied", 0, 99, VALUE_NULL, "The Allied score of the last throw"),
	F_INT("rerolls", 0, 1, VALUE_NULL, "1 when they threw again, however often"),
	F_WORD("winner", shako_army_words, VALUE_NULL, "Who won"),
	F_WORD("first", shako_army_words, VALUE_NULL, "Who moves first"),
	FIELDS_END,
};

static void run(struct act *a)
{
	int64_t turn = act_in(a, IN_TURN), last = act_in(a, IN_FIRST_LAST);
	struct scores s;
	int64_t winner;

	act_set(a, OUT_REROLLS, 0);
	if (turn == FIRST_TURN) {
		act_set(a, OUT_FIRST, ARMY_FRENCH);
		act_say(a, "2", "The French move first in turn 1.");
		return;
	}
	if (last == VALUE_NULL)
		last = turn == SECOND_TURN ? ARMY_FRENCH : ARMY_NONE;
	s = throw_both(a, loser_of(a, turn, last));
	if (act_failed(a))
		return;
	winner = s.french > s.allied ? ARMY_FRENCH : ARMY_ALLIED;
	act_set(a, OUT_FRENCH, s.french);
	act_set(a, OUT_ALLIED, s.allied);
	act_set(a, OUT_REROLLS, s.again);
	act_set(a, OUT_WINNER, winner);
	act_say(a, "2", "The %s win the initiative.", winner == ARMY_FRENCH ? "French" : "Allies");
	if (shako_rule(a, SHAKO_INITIATIVE_WINNER) == SHAKO_INITIATIVE_WINNER_MOVES_FIRST)
		act_set(a, OUT_FIRST, winner);
}

static stage_fn *const stages[] = { run, NULL };

const struct resolution shako_initiative = {
	.name = "initiative",
	.title = "Which army moves first",
	.cite = "2",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "from turn 2: 1d6 French, 1d6 Allied, both again while tied",
	.stages = stages,
	.event = "first=french",
	.lists = lists,
	.files = files,
	.example = "turn=2",
};

/* ---- initiative-turns ---- */

static const struct field turns_inputs[] = {
	F_INT_REQUIRED("turns", 1, TURNS_MAX, "Turns, from turn 1"),
	FIELDS_END,
};
enum { TURNS_FRENCH, TURNS_ALLIED, TURNS_FIRST };
static const struct field turns_outcome[] = {
	F_INT("french-first", 0, TURNS_MAX, VALUE_NULL, "Turns in which the French move first"),
	F_INT("allied-first", 0, TURNS_MAX, VALUE_NULL, "Turns in which the Allies do"),
	F_WORD("first", shako_army_words, VALUE_NULL, "Who moves first in the last"),
	FIELDS_END,
};

static void turns_begin(struct act *a)
{
	act_set(a, TURNS_FRENCH, 1);
	act_set(a, TURNS_ALLIED, 0);
	act_set(a, TURNS_FIRST, ARMY_FRENCH);
	*act_hidden(a, 0) = FIRST_TURN;
}

/* A whole throw, ties and all, is one duel with the loser's +1 as its handicap. */
static void next_turn(struct act *a)
{
	int64_t turn = *act_hidden(a, 0) + 1, loser;
	struct scores s = { .again = false };
	int french, allied, dice;

	if (turn > act_in(a, 0))
		return;
	*act_hidden(a, 0) = turn;
	loser = loser_of(a, turn, act_get(a, TURNS_FIRST));
	french = bonus(a, ARMY_FRENCH, loser);
	allied = bonus(a, ARMY_ALLIED, loser);
	dice = shako_rule(a, SHAKO_INITIATIVE_DICE) == SHAKO_INITIATIVE_DICE_2D6 ? 2 : 1;
	throw_again_both(a, dice, french - allied, &s);
	if (act_failed(a))
		return;
	act_set(a, TURNS_FIRST, s.french + french > s.allied + allied ? ARMY_FRENCH : ARMY_ALLIED);
	act_set(a, TURNS_FRENCH + (int)act_get(a, TURNS_FIRST),
		act_get(a, TURNS_FRENCH + (int)act_get(a, TURNS_FIRST)) + 1);
	act_say(a, "2", "Turn %d: the %s move first.", (int)turn,
		act_get(a, TURNS_FIRST) == ARMY_FRENCH ? "French" : "Allies");
}

static void turns_end(struct act *a)
{
	*act_hidden(a, 0) = 0;
}

static stage_fn *const turns_stages[] = { turns_begin, next_turn, next_turn, next_turn, next_turn,
					  next_turn,   next_turn, next_turn, next_turn, next_turn,
					  next_turn,   next_turn, turns_end, NULL };

const struct resolution shako_initiative_turns = {
	.name = "initiative-turns",
	.title = "Which army moves first, over turns",
	.cite = "2",
	.kind = RESOLUTION,
	.inputs = turns_inputs,
	.outcome = turns_outcome,
	.dice = "each turn from turn 2: 1d6 French, 1d6 Allied, both again while tied",
	.stages = turns_stages,
	.hidden = 1,
	.event = "first=french",
	.lists = lists,
	.files = files,
	.example = "turns=3",
};
