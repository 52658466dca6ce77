/* SPDX-License-Identifier: GPL-3.0-or-later */
/* shot.c -- range bands, columns, and the two tests that one throw of artillery makes. */
#include "rulesets/shako/shot.h"

/* A battery reaches three bands of one width: canister, effective, long.  Each has a number that
 * the modified 2d6 must reach for a kill; beyond canister, artillery is fired at on the
 * counter-battery number.  Canister is barred against villages, where ballshot is fired on the
 * effective number even close up.  The same dice, unmodified, stagger the target when each is at
 * least its MR; so one shot may kill, stagger, do both or neither. */

const char *const band_words[] = { "canister", "effective", "long", "out-of-range", NULL };
const char *const column_words[] = { "canister", "effective", "long", "counter-battery", NULL };
const char *const ammo_words[] = { "canister", "ballshot", NULL };
const char *const no_shot_words[] = { "out-of-range", "wheel", "woods", "village", NULL };

enum { COLUMNS = 4 };

struct mark shot_mark(struct act *a, int first)
{
	int64_t mr = act_in(a, first + MARK_MR);

	return (struct mark){
		.kind = act_in(a, first + MARK_KIND),
		.mr = mr == VALUE_NULL ? mr
				       : shako_bare_mr(a, mr, act_in(a, first + MARK_DMR),
						       act_in(a, first + MARK_DISORDERED)),
		.ranks = act_in(a, first + MARK_RANKS),
		.square = act_in(a, first + MARK_SQUARE),
		.village = act_in(a, first + MARK_VILLAGE) ||
			   act_in(a, first + MARK_COVER) == COVER_VILLAGE,
		.works = act_in(a, first + MARK_WORKS) ||
			 act_in(a, first + MARK_COVER) == COVER_WORKS,
		.cover = act_in(a, first + MARK_COVER),
		.depth = act_in(a, first + MARK_DEPTH),
		.commander = act_in(a, first + MARK_COMMANDER),
	};
}

int shot_check(const struct inputs *in, int first, struct err *e)
{
	if (in->v[first + MARK_MR] != VALUE_NULL || in->v[first + MARK_KIND] == KIND_ARTILLERY)
		return 0;
	err_set(e, ERR_USAGE,
		"missing: target.mr (1 to %d), which tells when the target is Staggered", MR_MAX);
	err_argument(e, "target.mr");
	return -1;
}

static int64_t band_of(struct act *a, const struct battery *b)
{
	int64_t width = act_number(a, N_BAND_HEAVY + (int)b->class);

	if (shako_within(a, b->range, width))
		return BAND_CANISTER;
	if (shako_rule(a, SHAKO_BANDS) == SHAKO_BANDS_LIMITS)
		return BAND_OUT;
	if (b->range == DISTANCE_NONE)
		return BAND_OUT;
	if (shako_within(a, b->range, 2 * width))
		return BAND_EFFECTIVE;
	return shako_within(a, b->range, 3 * width) ? BAND_LONG : BAND_OUT;
}

/* Against artillery: its own column beyond canister, whichever the reading makes of it. */
static int64_t column_at_guns(struct act *a, const struct battery *b, int64_t band)
{
	switch (shako_rule(a, SHAKO_COUNTER_BATTERY)) {
	case SHAKO_COUNTER_BATTERY_ALL_ARTILLERY:
		return COLUMN_COUNTER;
	case SHAKO_COUNTER_BATTERY_REPLY:
		return b->reply ? COLUMN_COUNTER : band;
	case SHAKO_COUNTER_BATTERY_EFFECTIVE:
		return band == BAND_EFFECTIVE ? COLUMN_COUNTER : band;
	default:
		return band == BAND_CANISTER ? COLUMN_CANISTER : COLUMN_COUNTER;
	}
}

/* Canister range at a village: VALUE_NULL when there is no shot. */
static int64_t column_at_village(struct act *a)
{
	switch (shako_rule(a, SHAKO_VILLAGE_CLOSE)) {
	case SHAKO_VILLAGE_CLOSE_NO_FIRE:
		return VALUE_NULL;
	case SHAKO_VILLAGE_CLOSE_LONG:
		return COLUMN_LONG;
	default:
		return COLUMN_EFFECTIVE;
	}
}

/* Points of cover; -1 when the target stands too deep in woods to be fired at. */
static int64_t cover_of(struct act *a, const struct mark *m)
{
	int64_t reach = act_number(a, N_WOODS_COVER), steps;
	int rule;

	if (m->cover == COVER_NONE && !m->village && !m->works)
		return 0;
	if (m->cover != COVER_WOODS || m->depth == 0)
		return 1;
	rule = act_ruling(a, SHAKO_WOODS_DEPTH);
	if (rule != SHAKO_WOODS_DEPTH_REACH || m->depth >= reach)
		act_rule(a, SHAKO_WOODS_DEPTH);
	if (rule == SHAKO_WOODS_DEPTH_COVER_BEYOND)
		return !shako_within(a, m->depth, reach);
	if (rule == SHAKO_WOODS_DEPTH_REACH)
		return shako_within(a, m->depth, reach) ? 1 : -1;
	steps = m->depth / reach;
	return steps > 1 ? steps : 1;
}

static void bar(struct shot *s, int64_t reason)
{
	s->fires = false;
	s->reason = reason;
}

void shot_plan(struct act *a, const struct battery *b, const struct mark *m, struct shot *s)
{
	*s = (struct shot){ .fires = true,
			    .reason = VALUE_NULL,
			    .column = VALUE_NULL,
			    .ammo = VALUE_NULL,
			    .need = VALUE_NULL,
			    .total = VALUE_NULL,
			    .killed = VALUE_NULL };
	s->band = band_of(a, b);
	if (b->wheel != WHEEL_NONE) { /* red is turned to yellow as the phase begins */
		bar(s, NO_SHOT_WHEEL);
		return;
	}
	if (s->band == BAND_OUT) {
		bar(s, NO_SHOT_RANGE);
		return;
	}
	s->column = m->kind == KIND_ARTILLERY ? column_at_guns(a, b, s->band) : s->band;
	if (m->village && s->column == COLUMN_CANISTER)
		s->column = column_at_village(a);
	s->cover = cover_of(a, m);
	if (s->cover < 0 || s->column == VALUE_NULL) {
		bar(s, s->cover < 0 ? NO_SHOT_WOODS : NO_SHOT_VILLAGE);
		s->column = VALUE_NULL;
		return;
	}
	s->ammo = s->column == COLUMN_CANISTER ? AMMO_CANISTER : AMMO_BALLSHOT;
	s->need = act_number(a, N_NEED_HEAVY_CANISTER + (int)b->class * COLUMNS + (int)s->column);
	if (s->ammo == AMMO_CANISTER && m->kind == KIND_ARTILLERY &&
	    shako_rule(a, SHAKO_CANISTER_GUNS) == SHAKO_CANISTER_GUNS_NUMBER)
		s->need--;
}

static int modifiers(struct act *a, const struct mark *m, const struct shot *s)
{
	int64_t extra = m->ranks - act_number(a, N_RANKS_FREE);
	const int64_t scope[FIRE_FIELDS] = {
		[FIRE_AMMO] = s->ammo,
		[FIRE_EXTRA_RANKS] = extra > 0 ? extra : 0,
		[FIRE_SQUARE] = m->square,
		[FIRE_COVER] = s->cover,
		[FIRE_GUNS] = m->kind == KIND_ARTILLERY,
	};

	if (m->square && extra > 0 && s->ammo == AMMO_BALLSHOT)
		act_rule(a, SHAKO_RANK_BONUS);
	if (s->cover && s->ammo == AMMO_CANISTER)
		act_rule(a, SHAKO_COVER_FIRE);
	return act_sum(a, LIST_FIRE, scope, "");
}

/* A twelve that is two kills: with canister and modified, unless a reading says otherwise. */
static bool is_two_kills(struct act *a, const struct shot *s, int dice)
{
	int64_t twelve = act_number(a, N_TWO_KILLS);
	int rule;

	if (dice < twelve && s->total < twelve)
		return false;
	rule = shako_rule(a, SHAKO_CANISTER_12);
	if (rule == SHAKO_CANISTER_12_ALL_FIRE)
		return s->total >= twelve;
	return s->column == COLUMN_CANISTER &&
	       (rule == SHAKO_CANISTER_12_NATURAL ? dice >= twelve : s->total >= twelve);
}

static bool is_staggered(struct act *a, const struct mark *m, const struct shot *s, int first,
			 int second)
{
	bool hit = s->total >= s->need, each = first >= m->mr && second >= m->mr;
	int rule;

	if (m->mr == VALUE_NULL)
		return false;
	if (m->kind == KIND_ARTILLERY &&
	    (!each || shako_rule(a, SHAKO_ARTILLERY_STAGGER) == SHAKO_ARTILLERY_STAGGER_NEVER))
		return false;
	if (!hit && each && shako_rule(a, SHAKO_FIRE_NUMBER) == SHAKO_FIRE_NUMBER_HIT)
		return false;
	if (each && hit)
		return true;
	if (!each && first + second < m->mr)
		return false;
	rule = shako_rule(a, SHAKO_STAGGER);
	if (rule == SHAKO_STAGGER_TOTAL)
		return true;
	return each && rule != SHAKO_STAGGER_WITH_KILL;
}

/* Any double at a unit in works damages them. */
static void fire_at_works(struct act *a, const struct battery *b, struct shot *s)
{
	switch (shako_rule(a, SHAKO_WORKS_DOUBLE)) {
	case SHAKO_WORKS_DOUBLE_UNIT:
		s->kills++;
		break;
	case SHAKO_WORKS_DOUBLE_INSTEAD:
		s->damage = 1;
		s->kills = 0;
		break;
	case SHAKO_WORKS_DOUBLE_RUSSIAN_ONLY:
		s->damage = b->russian;
		break;
	default:
		s->damage = 1;
	}
}

static void read_dice(struct act *a, const struct battery *b, const struct mark *m, int first,
		      int second, struct shot *s)
{
	s->total = first + second + s->modifier;
	if (s->total >= s->need)
		s->kills = is_two_kills(a, s, first + second) ? 2 : 1;
	s->staggered = is_staggered(a, m, s, first, second);
	if (first == second && m->works)
		fire_at_works(a, b, s);
	s->red = b->russian && first == 1 && second == 1;
	if (m->kind == KIND_COSSACKS && s->kills > 1 &&
	    shako_rule(a, SHAKO_COSSACK_KILLS) == SHAKO_COSSACK_KILLS_EVERYWHERE)
		s->kills = act_number(a, N_COSSACK_KILLS);
}

/* Casualties put an attached corps commander at risk: once, or once for each kill. */
static void risk(struct act *a, const struct mark *m, struct shot *s)
{
	int64_t rolls = s->kills > 0;

	if (!m->commander || (!s->kills && !s->staggered))
		return;
	if (s->kills != 1) {
		int rule = shako_rule(a, SHAKO_CC_FIRE);

		if (rule == SHAKO_CC_FIRE_ANY_EFFECT)
			rolls = 1;
		else if (rule == SHAKO_CC_FIRE_PER_KILL)
			rolls = s->kills;
	}
	for (int64_t i = 0; i < rolls && s->killed != 1 && !act_failed(a); i++)
		s->killed = shako_commander_risk(a, "Risk of the corps commander", false);
}

static void tell(struct act *a, const struct shot *s)
{
	act_line(a, "1", (int)s->total, "%s, needs %d", column_words[s->column], (int)s->need);
	if (s->kills)
		act_say(a, "1", "The fire inflicts %d kill%s.", (int)s->kills,
			s->kills > 1 ? "s" : "");
	if (s->staggered)
		act_say(a, "1", "The target is Staggered.");
	if (!s->kills && !s->staggered)
		act_say(a, "1", "The fire has no effect.");
	if (s->damage)
		act_say(a, "1", "The works take a point of damage.");
	if (s->red)
		act_remind(a, "1", "Put a red wheel before the battery: it misses its next turn.");
	act_rule(a, SHAKO_SIMULTANEOUS);
	act_rule(a, SHAKO_FIRE_JUDGED);
}

void shot_fire(struct act *a, const struct battery *b, const struct mark *m, const char *label,
	       struct shot *s)
{
	struct throw t = { .label = label, .n = 2, .sides = 6, .read = READ_FACES };
	int faces;

	s->modifier = modifiers(a, m, s);
	t.need = (int)s->need;
	t.add = (int)s->modifier;
	faces = act_throw(a, &t);
	if (act_failed(a))
		return;
	read_dice(a, b, m, faces / THROW_DUEL, faces % THROW_DUEL, s);
	tell(a, s);
	risk(a, m, s);
}
