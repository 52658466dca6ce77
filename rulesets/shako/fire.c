/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fire.c -- a battery, several batteries, or two against each other. */
#include "rulesets/shako/massed.h"
#include "rulesets/shako/shot.h"

static const char *const files[] = { "artillery",      "rulings-artillery", "rulings-labels",
				     "rulings-combat", "rulings-command",   NULL };
static const char *const lists[] = { "fire", NULL };

/* ---- fire ---- */

enum { IN_BATTERY, IN_RANGE, IN_RUSSIAN, IN_WHEEL, IN_REPLY, IN_MARK };
static const struct field inputs[] = {
	F_WORD_REQUIRED("battery", shako_battery_words, "Class of the battery"),
	F_DISTANCE_REQUIRED("range", "Range to the target"),
	F_FLAG("russian", "The battery is Russian"),
	F_WORD("wheel", shako_wheel_words, WHEEL_NONE, "Its wheel as the phase begins"),
	F_FLAG("reply", "It replies to that battery's fire (ruling counter_battery)"),
	MARK_INPUTS,
	FIELDS_END,
};

enum {
	OUT_FIRES,
	OUT_REASON,
	OUT_BAND,
	OUT_COLUMN,
	OUT_AMMO,
	OUT_NEED,
	OUT_MODIFIER,
	OUT_TOTAL,
	OUT_KILLS,
	OUT_STAGGERED,
	OUT_DAMAGE,
	OUT_GONE,
	OUT_RED,
	OUT_KILLED
};
static const struct field outcome[] = {
	F_FLAG("fires", "The battery fires"),
	F_WORD("reason", no_shot_words, VALUE_NULL, "Why not"),
	F_WORD("band", band_words, VALUE_NULL, "Range band"),
	F_WORD("column", column_words, VALUE_NULL, "Column that is read"),
	F_WORD("ammo", ammo_words, VALUE_NULL, "What is fired"),
	F_INT("need", 0, 99, VALUE_NULL, "Total that kills"),
	F_INT("modifier", -99, 99, VALUE_NULL, "The lines that apply, added up"),
	F_INT("total", -99, 99, VALUE_NULL, "2d6 and modifiers"),
	F_INT("kills", 0, 99, VALUE_NULL, "Kills inflicted"),
	F_FLAG("staggered", "The target is Staggered by it"),
	F_INT("works-damage", 0, 99, VALUE_NULL, "Damage of the works after it"),
	F_FLAG("works-gone", "The works are gone"),
	F_FLAG("red-wheel", "The battery gets a red wheel"),
	F_FLAG("commander-killed", "The attached corps commander is killed; null without a throw"),
	FIELDS_END,
};

static int check(const struct inputs *in, struct err *e)
{
	return shot_check(in, IN_MARK, e);
}

static void run_fire(struct act *a)
{
	struct battery b = { act_in(a, IN_BATTERY), act_in(a, IN_RANGE), act_in(a, IN_RUSSIAN),
			     act_in(a, IN_WHEEL), act_in(a, IN_REPLY) };
	struct mark m = shot_mark(a, IN_MARK);
	struct shot s;
	int64_t damage = act_in(a, IN_MARK + MARK_DAMAGE);

	shot_plan(a, &b, &m, &s);
	if (s.fires)
		shot_fire(a, &b, &m, "Artillery fire", &s);
	else
		act_say(a, "1", "There is no shot (%s).", no_shot_words[s.reason]);
	damage += s.damage;
	act_set(a, OUT_FIRES, s.fires);
	act_set(a, OUT_REASON, s.reason);
	act_set(a, OUT_BAND, s.band);
	act_set(a, OUT_COLUMN, s.column);
	act_set(a, OUT_AMMO, s.ammo);
	act_set(a, OUT_NEED, s.need);
	act_set(a, OUT_MODIFIER, s.modifier);
	act_set(a, OUT_TOTAL, s.total);
	act_set(a, OUT_KILLS, s.kills);
	act_set(a, OUT_STAGGERED, s.staggered);
	act_set(a, OUT_DAMAGE, damage);
	act_set(a, OUT_GONE, m.works && damage >= act_number(a, N_WORKS));
	act_set(a, OUT_RED, s.red);
	act_set(a, OUT_KILLED, s.killed);
}

static stage_fn *const fire_stages[] = { run_fire, NULL };

const struct resolution shako_fire = {
	.name = "fire",
	.title = "A battery fires",
	.cite = "1",
	.kind = RESOLUTION,
	.inputs = inputs,
	.outcome = outcome,
	.dice = "2d6 for the shot; 2d6 for an attached commander when it killed",
	.stages = fire_stages,
	.check = check,
	.event = "kills=1",
	.lists = lists,
	.files = files,
	.example = "battery=heavy range=6in target.mr=4",
};

/* ---- massed-fire: several batteries, one target ---- */

enum { MASSED_BATTERIES, MASSED_MARK };
static const struct field massed_inputs[] = {
	F_LIST("batteries", massed_item, "Batteries, as class:range[:russian][:wheel]"),
	MARK_INPUTS,
	FIELDS_END,
};
enum {
	MASSED_SHOTS,
	MASSED_KILLS,
	MASSED_STAGGERED,
	MASSED_DAMAGE,
	MASSED_GONE,
	MASSED_RED,
	MASSED_KILLED
};
static const struct field massed_outcome[] = {
	F_INT("shots", 0, 99, VALUE_NULL, "Batteries that fired"),
	F_INT("kills", 0, 99, VALUE_NULL, "Kills of them all"),
	F_FLAG("staggered", "The target is Staggered by them"),
	F_INT("works-damage", 0, 99, VALUE_NULL, "Damage of the works after them"),
	F_FLAG("works-gone", "The works are gone"),
	F_INT("red-wheels", 0, 99, VALUE_NULL, "Batteries that get a red wheel"),
	F_FLAG("commander-killed", "The attached corps commander is killed; null without a throw"),
	FIELDS_END,
};
static const struct massed massed = {
	.batteries = MASSED_BATTERIES,
	.shots = MASSED_SHOTS,
	.kills = MASSED_KILLS,
	.staggered = MASSED_STAGGERED,
	.damage = MASSED_DAMAGE,
	.red = MASSED_RED,
	.killed = MASSED_KILLED,
};

static int massed_check(const struct inputs *in, struct err *e)
{
	return massed_batteries_check(in, MASSED_BATTERIES, e) ? -1
							       : shot_check(in, MASSED_MARK, e);
}

static void massed_begin(struct act *a)
{
	massed_start(a, &massed, act_in(a, MASSED_MARK + MARK_DAMAGE));
}

static void massed_next(struct act *a)
{
	struct mark m = shot_mark(a, MASSED_MARK);

	massed_fire(a, &massed, &m);
}

static void massed_end(struct act *a)
{
	act_set(a, MASSED_GONE,
		act_in(a, MASSED_MARK + MARK_WORKS) &&
			act_get(a, MASSED_DAMAGE) >= act_number(a, N_WORKS));
	*act_hidden(a, 0) = 0;
	act_say(a, "1", "Kills of all batteries: %d.", (int)act_get(a, MASSED_KILLS));
}

static stage_fn *const massed_stages[] = { massed_begin, MASSED_TWELVE(massed_next), massed_end,
					   NULL };

const struct resolution shako_massed_fire = {
	.name = "massed-fire",
	.title = "Several batteries fire at one target",
	.cite = "1",
	.kind = RESOLUTION,
	.inputs = massed_inputs,
	.outcome = massed_outcome,
	.dice = "for each battery in order 2d6, and 2d6 for an attached commander when it killed",
	.stages = massed_stages,
	.hidden = 1,
	.check = massed_check,
	.event = "staggered=yes",
	.lists = lists,
	.files = files,
	.example = "batteries=heavy:6in,foot:12in target.mr=4",
};

/* ---- duel: two batteries at once, each result applied after both have fired ---- */

enum { SIDE_BATTERY, SIDE_MR, SIDE_KILLS, SIDE_BREAKPOINT, SIDE_RUSSIAN, SIDE_WHEEL, SIDE_INPUTS };
enum { DUEL_RANGE, DUEL_SIDES };
/* clang-format off */
#define DUELLIST(p)                                                                                \
	F_WORD_REQUIRED(p "battery", shako_battery_words, "Class of the battery"),                       \
	F_INT(p "mr", 1, MR_MAX, VALUE_NULL, "Its rating (ruling artillery_stagger)"),             \
	F_INT(p "kills", 0, COUNT_MAX, 0, "Kills it has suffered"),                                \
	F_INT(p "breakpoint", 0, COUNT_MAX, 0, "Its breakpoint, 0 when not known"),                \
	F_FLAG(p "russian", "It is Russian"),                                                      \
	F_WORD(p "wheel", shako_wheel_words, WHEEL_NONE, "Its wheel as the phase begins")
#define DUEL_OUTCOME(p)                                                                            \
	F_FLAG(p "fires", "It fires"),                                                             \
	F_INT(p "total", -99, 99, VALUE_NULL, "2d6 and modifiers"),                                \
	F_INT(p "kills", 0, 99, VALUE_NULL, "Kills it has suffered, all told"),                    \
	F_FLAG(p "gone", "It is broken"),                                                          \
	F_FLAG(p "red-wheel", "It gets a red wheel")
/* clang-format on */
static const struct field duel_inputs[] = {
	F_DISTANCE_REQUIRED("range", "Range between them"),
	DUELLIST("attacker."),
	DUELLIST("defender."),
	FIELDS_END,
};
enum { DUEL_FIRES, DUEL_TOTAL, DUEL_KILLS, DUEL_GONE, DUEL_RED, DUEL_OUT };
static const struct field duel_outcome[] = { DUEL_OUTCOME("attacker."), DUEL_OUTCOME("defender."),
					     FIELDS_END };

static void fire_duel(struct act *a, int side, const char *label)
{
	int in = DUEL_SIDES + side * SIDE_INPUTS, other = DUEL_SIDES + (1 - side) * SIDE_INPUTS;
	int out = side * DUEL_OUT;
	struct battery b = { act_in(a, in + SIDE_BATTERY), act_in(a, DUEL_RANGE),
			     act_in(a, in + SIDE_RUSSIAN), act_in(a, in + SIDE_WHEEL), 1 };
	struct mark m = { .kind = KIND_ARTILLERY, .mr = act_in(a, other + SIDE_MR), .ranks = 1 };
	struct shot s;

	shot_plan(a, &b, &m, &s);
	if (s.fires)
		shot_fire(a, &b, &m, label, &s);
	act_set(a, out + DUEL_FIRES, s.fires);
	act_set(a, out + DUEL_TOTAL, s.total);
	act_set(a, out + DUEL_RED, s.red);
	act_set(a, (1 - side) * DUEL_OUT + DUEL_KILLS, act_in(a, other + SIDE_KILLS) + s.kills);
}

static void duel_attacker(struct act *a)
{
	fire_duel(a, SIDE_ATTACKER, "Attacker's fire");
}

static void duel_defender(struct act *a)
{
	fire_duel(a, SIDE_DEFENDER, "Defender's fire");
	for (int side = SIDE_ATTACKER; side <= SIDE_DEFENDER; side++)
		act_set(a, side * DUEL_OUT + DUEL_GONE,
			shako_broken(a, act_get(a, side * DUEL_OUT + DUEL_KILLS),
				     act_in(a, DUEL_SIDES + side * SIDE_INPUTS + SIDE_BREAKPOINT)));
}

static stage_fn *const duel_stages[] = { duel_attacker, duel_defender, NULL };

const struct resolution shako_duel = {
	.name = "duel",
	.title = "Two batteries fire at each other",
	.cite = "1",
	.kind = RESOLUTION,
	.inputs = duel_inputs,
	.outcome = duel_outcome,
	.dice = "2d6 for the attacker, 2d6 for the defender, of those that fire",
	.stages = duel_stages,
	.event = "defender.gone=yes",
	.lists = lists,
	.files = files,
	.example = "range=12in attacker.battery=heavy defender.battery=foot defender.breakpoint=2",
};
