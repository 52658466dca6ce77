/* SPDX-License-Identifier: GPL-3.0-or-later */
/* combat.c -- one division against another, one against two kinds, and the breakthrough after it.
 */
#include "rulesets/shako/fight.h"

static const char *const lists[] = { "combat", NULL };
static const char *const files[] = { "combat",
				     "labels",
				     "movement",
				     "rulings-combat",
				     "rulings-labels",
				     "rulings-movement",
				     "rulings-skirmish",
				     "rulings-artillery",
				     "rulings-command",
				     "artillery",
				     NULL };

/* ---- combat: rating, modifiers and a d6 each; the difference is kills for the loser, who falls
 * back ---- */

enum { IN_SIDES, IN_CHARGING = 2 * U_FIELDS };
static const struct field inputs[] = {
	UNIT_INPUTS("attacker."),
	UNIT_INPUTS("defender."),
	F_FLAG_ON("attacker.charging", "The attacker charges"),
	FIELDS_END,
};
static const struct field outcome[] = { COMBAT_OUTCOME, FIELDS_END };
static const struct fight fight = { .side = { IN_SIDES, IN_SIDES + U_FIELDS },
				    .charging = IN_CHARGING,
				    .hidden = -1 };

static void begin(struct act *a)
{
	fight_begin(a, &fight);
}

static void attacker(struct act *a)
{
	fight_attacker(a, &fight);
}

static void defender(struct act *a)
{
	fight_defender(a, &fight);
}

static void settle(struct act *a)
{
	fight_settle(a, &fight);
}

static void attackers_commander(struct act *a)
{
	fight_commander(a, &fight, SIDE_ATTACKER);
}

static void defenders_commander(struct act *a)
{
	fight_commander(a, &fight, SIDE_DEFENDER);
}

static stage_fn *const stages[] = {
	begin, attacker, defender, settle, attackers_commander, defenders_commander, NULL
};

const struct resolution shako_combat = {
	.name = "combat",
	.title = "Two units fight",
	.cite = "5",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "1d6 attacker, 1d6 defender, both again while tied; 2d6 for each attached "
		"commander",
	.stages = stages,
	.event = "winner=attacker",
	.lists = lists,
	.files = files,
	.example = "attacker.kind=infantry attacker.mr=5 attacker.stands=8 defender.kind=infantry "
		   "defender.mr=4 defender.stands=8",
};

/* ---- mixed: infantry against infantry and cavalry at once has a rating for each ---- */

enum {
	MIX_MR,
	MIX_DMR,
	MIX_STANDS,
	MIX_SQUARE,
	MIX_SUPPORTED,
	MIX_STAGGERED,
	MIX_BLOWN,
	MIX_FLANKED,
	MIX_WOODS
};
static const struct field mix_inputs[] = {
	F_INT_REQUIRED("mr", 1, MR_MAX, "Frontal rating"),
	F_INT("dmr", 0, MR_MAX, VALUE_NULL, "Disordered rating"),
	F_INT("stands", 0, COUNT_MAX, 0, "Stands"),
	F_FLAG("square", "In square"),
	F_FLAG("supported", "Supported"),
	F_FLAG("staggered", "Staggered"),
	F_FLAG("blown", "Blown"),
	F_FLAG("flanked", "Flanked"),
	F_FLAG("woods", "In woods"),
	FIELDS_END,
};
enum { MIX_INFANTRY, MIX_CAVALRY, MIX_MODIFIER, MIX_SCORE_INFANTRY, MIX_SCORE_CAVALRY };
static const struct field mix_outcome[] = {
	F_INT("base-infantry", 0, 99, VALUE_NULL, "Rating against the infantry"),
	F_INT("base-cavalry", 0, 99, VALUE_NULL, "Rating against the cavalry"),
	F_INT("modifier", -99, 99, VALUE_NULL, "Its modifiers, added up"),
	F_INT("score-infantry", -99, 999, VALUE_NULL, "Score against the infantry"),
	F_INT("score-cavalry", -99, 999, VALUE_NULL, "Score against the cavalry"),
	FIELDS_END,
};

static struct unit mixed_unit(struct act *a)
{
	struct unit u = { .v = { [U_KIND] = KIND_INFANTRY } };

	u.v[U_MR] = act_in(a, MIX_MR);
	u.v[U_DMR] = act_in(a, MIX_DMR) == VALUE_NULL ? u.v[U_MR] : act_in(a, MIX_DMR);
	u.v[U_STANDS] = act_in(a, MIX_STANDS);
	u.v[U_SQUARE] = act_in(a, MIX_SQUARE);
	u.v[U_STAGGERED] = act_in(a, MIX_STAGGERED);
	u.v[U_BLOWN] = act_in(a, MIX_BLOWN);
	u.v[U_FLANKED] = act_in(a, MIX_FLANKED);
	u.v[U_WOODS] = act_in(a, MIX_WOODS);
	/* Against mixed opponents the cavalry is met on the disordered rating, supports or no. */
	u.v[U_SUPPORTED] = act_in(a, MIX_SUPPORTED) &&
			   shako_rule(a, SHAKO_MIXED_SUPPORT) == SHAKO_MIXED_SUPPORT_YES;
	return u;
}

static void run_mix(struct act *a)
{
	struct unit u = mixed_unit(a), infantry = { .v = { [U_KIND] = KIND_INFANTRY } };
	struct unit cavalry = { .v = { [U_KIND] = KIND_CAVALRY } };
	int64_t modifier = fight_modifier(a, &u, &infantry, false, "");
	int die;

	act_set(a, MIX_INFANTRY, fight_rating(a, &u, &infantry, false, "against the infantry"));
	act_set(a, MIX_CAVALRY, fight_rating(a, &u, &cavalry, false, "against the cavalry"));
	act_set(a, MIX_MODIFIER, modifier);
	die = act_dice(a, "Combat", 1, 6, (int)modifier, 0);
	act_set(a, MIX_SCORE_INFANTRY, act_get(a, MIX_INFANTRY) + modifier + die);
	act_set(a, MIX_SCORE_CAVALRY, act_get(a, MIX_CAVALRY) + modifier + die);
	act_say(a, "5", "It scores %d against the infantry and %d against the cavalry.",
		(int)act_get(a, MIX_SCORE_INFANTRY), (int)act_get(a, MIX_SCORE_CAVALRY));
}

static stage_fn *const mix_stages[] = { run_mix, NULL };

const struct resolution shako_mixed = {
	.name = "mixed",
	.title = "Infantry fights infantry and cavalry at once",
	.cite = "5",
	.kind = RESOLUTION,
	.inputs = mix_inputs,
	.outcome = mix_outcome,
	.dice = "1d6",
	.stages = mix_stages,
	.event = "score-cavalry=8",
	.lists = lists,
	.files = files,
	.example = "mr=5 dmr=2 stands=8",
};

/* ---- breakthrough ---- */

enum { BT_KIND, BT_BEAT, BT_DISTANCE, BT_ANGLE, BT_CONTACTS, BT_MADE };
static const char *const beat_words[] = { "infantry", "cavalry", "artillery", NULL };
enum { BEAT_ARTILLERY = 2 };
static const struct field bt_inputs[] = {
	F_WORD_REQUIRED("kind", shako_kind_words, "The victors"),
	F_WORD_REQUIRED("beat", beat_words, "Whom they beat"),
	F_DISTANCE_REQUIRED("distance", "To the next enemy"),
	F_ANGLE("angle", 0, "How far they must turn"),
	F_FLAG("contacts", "They reach an enemy"),
	F_INT("made", 0, COUNT_MAX, 0, "Breakthroughs made this turn"),
	FIELDS_END,
};
enum { BT_ARTILLERY, BT_COSSACKS, BT_FAR, BT_WIDE, BT_NO_CONTACT, BT_ONCE };
static const char *const bt_reasons[] = { "artillery",  "cossacks", "far", "angle",
					  "no-contact", "once",     NULL };
enum { AT_ONCE, NEXT_TURN };
static const char *const when_words[] = { "at-once", "next-turn", NULL };
enum { BT_LEGAL, BT_REASON, BT_WHEN, BT_BLOWN };
static const struct field bt_outcome[] = {
	F_FLAG("legal", "It may be made"),
	F_WORD("reason", bt_reasons, VALUE_NULL, "Why not"),
	F_WORD("when", when_words, VALUE_NULL, "When it is fought"),
	F_FLAG("blown", "They fight it as Blown"),
	FIELDS_END,
};

static int64_t bt_reason(struct act *a, int rule)
{
	if (act_in(a, BT_KIND) != KIND_CAVALRY)
		return BT_COSSACKS;
	if (act_in(a, BT_BEAT) == BEAT_ARTILLERY)
		return BT_ARTILLERY;
	if (act_in(a, BT_DISTANCE) > act_number(a, N_BREAKTHROUGH))
		return BT_FAR;
	if (act_in(a, BT_ANGLE) > act_number(a, N_BREAKTHROUGH_ANGLE))
		return BT_WIDE;
	if (!act_in(a, BT_CONTACTS))
		return BT_NO_CONTACT;
	return act_in(a, BT_MADE) && rule != SHAKO_BREAKTHROUGH_SEVERAL ? BT_ONCE : VALUE_NULL;
}

static void run_bt(struct act *a)
{
	int rule = shako_rule(a, SHAKO_BREAKTHROUGH);
	int64_t reason = bt_reason(a, rule);

	act_set(a, BT_LEGAL, reason == VALUE_NULL);
	act_set(a, BT_REASON, reason);
	act_set(a, BT_WHEN, rule == SHAKO_BREAKTHROUGH_NEXT_TURN ? NEXT_TURN : AT_ONCE);
	act_set(a, BT_BLOWN, rule == SHAKO_BREAKTHROUGH_BLOWN);
	act_say(a, "5", "The Breakthrough is %sallowed.", reason == VALUE_NULL ? "" : "not ");
}

static stage_fn *const bt_stages[] = { run_bt, NULL };

const struct resolution shako_breakthrough = {
	.name = "breakthrough",
	.title = "Whether victorious cavalry may break through",
	.cite = "5",
	.kind = LOOKUP,
	.inputs = bt_inputs,
	.outcome = bt_outcome,
	.stages = bt_stages,
	.event = "legal=yes",
	.files = files,
	.example = "kind=cavalry beat=infantry distance=10in angle=30 contacts",
};
