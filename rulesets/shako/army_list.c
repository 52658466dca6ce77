/* SPDX-License-Identifier: GPL-3.0-or-later */
/* army_list.c -- commanders and their place, markers, garrisons, and whether an army is in order.
 */
#include "rulesets/shako/words.h"

#include <string.h>

static const char *const files[] = { "labels", "rulings-labels", NULL };

/* ---- commander-position: at or in front Attack, behind Defend, beside Manoeuvre ---- */

enum { AT, FRONT, BEHIND, BESIDE };
static const char *const position_words[] = { "at", "front", "behind", "beside", NULL };
static const int order_of[] = { ORDER_ATTACK, ORDER_ATTACK, ORDER_DEFEND, ORDER_MANOEUVRE };
enum { PLACE_POSITION, PLACE_ORDER };
static const struct field place_inputs[] = {
	F_WORD_REQUIRED("position", position_words, "Where the divisional commander stands"),
	F_WORD("order", shako_order_words, VALUE_NULL, "The order written down, if any"),
	FIELDS_END,
};
enum { OUT_ORDER, OUT_AGREES };
static const struct field place_outcome[] = {
	F_WORD("order", shako_order_words, VALUE_NULL, "The order it is under"),
	F_FLAG("agrees", "The figure's place agrees with it"),
	FIELDS_END,
};

static void run_place(struct act *a)
{
	int64_t position = act_in(a, PLACE_POSITION), written = act_in(a, PLACE_ORDER);
	int64_t shown = order_of[position], order = shown;
	int rule = SHAKO_COMMANDER_PLACE_STORED;

	if (written != VALUE_NULL && written != shown)
		rule = shako_rule(a, SHAKO_COMMANDER_PLACE);
	if (rule == SHAKO_COMMANDER_PLACE_AT_BESIDE && position == AT && written == ORDER_MANOEUVRE)
		shown = written;
	if (rule != SHAKO_COMMANDER_PLACE_EXCLUSIVE && written != VALUE_NULL)
		order = written;
	act_set(a, OUT_ORDER, order);
	act_set(a, OUT_AGREES, order == shown);
	act_say(a, "0", "The division is under %s orders.", shako_order_words[order]);
}

static stage_fn *const place_stages[] = { run_place, NULL };

const struct resolution shako_commander_position = {
	.name = "commander-position",
	.title = "The order that a divisional commander's place shows",
	.cite = "0",
	.kind = LOOKUP,
	.inputs = place_inputs,
	.outcome = place_outcome,
	.stages = place_stages,
	.event = "order=attack",
	.files = files,
	.example = "position=beside",
};

/* ---- two-sided: Staggered and Fallback are two sides of a marker, Recall and Reform of another
 * ---- */

enum { MARK_MARKER, MARK_ADDS };
static const struct field add_item[] = {
	F_WORD_REQUIRED("marker", shako_marker_words, "A marker that is given"),
	FIELDS_END,
};
static const struct field mark_inputs[] = {
	F_WORD("marker", shako_marker_words, MARKER_NONE, "The side that shows now"),
	F_LIST("adds", add_item, "Markers given, in order"),
	FIELDS_END,
};
enum { OUT_MARKER, OUT_OTHER };
static const struct field mark_outcome[] = {
	F_WORD("marker", shako_marker_words, VALUE_NULL, "The side that shows"),
	F_WORD("other", shako_marker_words, VALUE_NULL,
	       "A second marker carried (ruling markers=both)"),
	FIELDS_END,
};

/* The worse side of the first marker stays; the second turns to what was given last. */
static int64_t shown_side(int64_t now, int64_t added)
{
	return now == MARKER_FALLBACK && added == MARKER_STAGGERED ? now : added;
}

static void run_mark(struct act *a)
{
	const struct list *adds = inputs_list(a->in, MARK_ADDS);
	int64_t now = act_in(a, MARK_MARKER), other = VALUE_NULL;

	for (int i = 0; adds && i < adds->n; i++) {
		int64_t side = shown_side(now, adds->cell[i]);

		if (now != MARKER_NONE && now != adds->cell[i] &&
		    shako_rule(a, SHAKO_MARKERS) == SHAKO_MARKERS_BOTH)
			other = side == now ? adds->cell[i] : now;
		now = side;
	}
	act_set(a, OUT_MARKER, now);
	act_set(a, OUT_OTHER, other);
	act_say(a, "0", "The marker shows %s.", shako_marker_words[now]);
}

static stage_fn *const mark_stages[] = { run_mark, NULL };

const struct resolution shako_two_sided = {
	.name = "two-sided",
	.title = "Which side of a marker shows",
	.cite = "0",
	.kind = LOOKUP,
	.inputs = mark_inputs,
	.outcome = mark_outcome,
	.stages = mark_stages,
	.event = "marker=fallback",
	.files = files,
	.example = "marker=staggered adds=fallback",
};

/* ---- organisation: commanders lead corps, a corps has divisions and batteries ---- */

enum { ORG_CORPS, ORG_DIVISIONS, ORG_BATTERIES };
static const struct field corps_item[] = {
	F_TEXT_REQUIRED("corps", "Its name"),
	F_TEXT_REQUIRED("commander", "Who commands it"),
	FIELDS_END,
};
enum { DIVISION_NAME, DIVISION_CORPS, DIVISION_KIND, DIVISION_STANDS };
static const struct field division_item[] = {
	F_TEXT_REQUIRED("division", "Its commander's name"),
	F_TEXT_REQUIRED("corps", "Its corps"),
	F_WORD_REQUIRED("kind", shako_kind_words, "Its arm"),
	F_INT_REQUIRED("stands", 1, COUNT_MAX, "Its stands"),
	FIELDS_END,
};
static const struct field battery_item[] = {
	F_TEXT_REQUIRED("battery", "Its name"),
	F_TEXT_REQUIRED("corps", "Its corps"),
	F_WORD_REQUIRED("class", shako_battery_words, "Its class"),
	FIELDS_END,
};
static const struct field org_inputs[] = {
	F_LIST("corps", corps_item, "Corps, as corps:commander"),
	F_LIST("divisions", division_item, "Divisions, as name:corps:kind:stands"),
	F_LIST("batteries", battery_item, "Batteries, as name:corps:class"),
	FIELDS_END,
};

enum { REASON_EMPTY_CORPS, REASON_NO_CORPS, REASON_TWICE };
static const char *const org_reasons[] = { "empty-corps", "no-corps", "twice", NULL };
enum {
	ORG_LEGAL,
	ORG_REASON,
	ORG_COMMANDERS,
	ORG_N_CORPS,
	ORG_N_DIVISIONS,
	ORG_N_BATTERIES,
	ORG_STANDS
};
static const struct field org_outcome[] = {
	F_FLAG("legal", "The army is in order"),
	F_WORD("reason", org_reasons, VALUE_NULL, "Why not"),
	F_INT("commanders", 0, COUNT_MAX, VALUE_NULL, "Corps commanders"),
	F_INT("corps", 0, COUNT_MAX, VALUE_NULL, "Corps"),
	F_INT("divisions", 0, COUNT_MAX, VALUE_NULL, "Divisions, each with its own commander"),
	F_INT("batteries", 0, COUNT_MAX, VALUE_NULL, "Batteries"),
	F_INT("stands", 0, 9999, VALUE_NULL, "Stands; guns have none"),
	FIELDS_END,
};

static const char *part(const struct act *a, const struct list *l, int i, int at)
{
	return inputs_text(a->in, l->cell[i * l->width + at]);
}

/* Items whose part `at` is a name; -1 for no list. */
static int count_named(const struct act *a, const struct list *l, int at, const char *name,
		       int upto)
{
	int n = 0;

	for (int i = 0; l && i < l->n && i < upto; i++)
		n += text_same(part(a, l, i, at), name);
	return n;
}

/* How many different names part `at` has. */
static int count_different(const struct act *a, const struct list *l, int at)
{
	int n = 0;

	for (int i = 0; l && i < l->n; i++)
		n += !count_named(a, l, at, part(a, l, i, at), i);
	return n;
}

static bool corps_unknown(const struct act *a, const struct list *units, const struct list *corps)
{
	for (int i = 0; units && i < units->n; i++)
		if (!count_named(a, corps, 0, part(a, units, i, DIVISION_CORPS), COUNT_MAX))
			return true;
	return false;
}

static int64_t judge(const struct act *a, const struct list *corps, const struct list *divisions,
		     const struct list *batteries)
{
	if (divisions && count_different(a, divisions, DIVISION_NAME) < divisions->n)
		return REASON_TWICE;
	if (corps_unknown(a, divisions, corps) || corps_unknown(a, batteries, corps))
		return REASON_NO_CORPS;
	for (int i = 0; corps && i < corps->n; i++)
		if (!count_named(a, divisions, DIVISION_CORPS, part(a, corps, i, 0), COUNT_MAX))
			return REASON_EMPTY_CORPS;
	return VALUE_NULL;
}

static void run_org(struct act *a)
{
	const struct list *corps = inputs_list(a->in, ORG_CORPS);
	const struct list *divisions = inputs_list(a->in, ORG_DIVISIONS);
	const struct list *batteries = inputs_list(a->in, ORG_BATTERIES);
	int64_t reason = judge(a, corps, divisions, batteries), stands = 0;

	for (int i = 0; divisions && i < divisions->n; i++)
		stands += divisions->cell[i * divisions->width + DIVISION_STANDS];
	act_set(a, ORG_LEGAL, reason == VALUE_NULL);
	act_set(a, ORG_REASON, reason);
	act_set(a, ORG_COMMANDERS, count_different(a, corps, 1));
	act_set(a, ORG_N_CORPS, corps ? corps->n : 0);
	act_set(a, ORG_N_DIVISIONS, divisions ? divisions->n : 0);
	act_set(a, ORG_N_BATTERIES, batteries ? batteries->n : 0);
	act_set(a, ORG_STANDS, stands);
	act_say(a, "0", "The army %s.", reason == VALUE_NULL ? "is in order" : "is not in order");
}

static stage_fn *const org_stages[] = { run_org, NULL };

const struct resolution shako_organisation = {
	.name = "organisation",
	.title = "Whether an army's corps, divisions and batteries are in order",
	.cite = "0",
	.kind = LOOKUP,
	.inputs = org_inputs,
	.outcome = org_outcome,
	.stages = org_stages,
	.event = "legal=yes",
	.files = files,
	.example = "corps=i:davout divisions=gerard:i:infantry:12 batteries=guns:i:foot",
};

/* ---- garrison: up to six stands hold a village; a part of a division leaves it for good ---- */

enum { GAR_STANDS, GAR_DETACH, GAR_ALREADY, GAR_PARENT, GAR_OWN };
static const struct field gar_inputs[] = {
	F_INT_REQUIRED("stands", 1, COUNT_MAX, "Stands of the division"),
	F_INT_REQUIRED("detach", 1, COUNT_MAX, "Stands that go into the village"),
	F_INT("already", 0, COUNT_MAX, 0, "Stands that are in it"),
	F_INT("parent-breakpoint", 0, COUNT_MAX, 0, "Breakpoint of the division"),
	F_INT("garrison-breakpoint", 0, COUNT_MAX, 0, "Breakpoint of the garrison's own label"),
	FIELDS_END,
};
enum { GAR_LEGAL, GAR_SEPARATE, GAR_BREAKPOINT };
static const struct field gar_outcome[] = {
	F_FLAG("legal", "The village holds them"),
	F_FLAG("separate-unit", "They become a unit of their own"),
	F_INT("parent-breakpoint", 0, COUNT_MAX, VALUE_NULL, "Breakpoint of the division after it"),
	FIELDS_END,
};

static int gar_check(const struct inputs *in, struct err *e)
{
	if (in->v[GAR_DETACH] <= in->v[GAR_STANDS])
		return 0;
	err_set(e, ERR_USAGE, "detach: %d of %d stands; try at most as many as there are",
		(int)in->v[GAR_DETACH], (int)in->v[GAR_STANDS]);
	err_argument(e, "detach");
	return -1;
}

static bool fits(struct act *a)
{
	int64_t room = act_number(a, N_GARRISON), detach = act_in(a, GAR_DETACH);

	if (detach > room || detach + act_in(a, GAR_ALREADY) <= room)
		return detach <= room;
	return shako_rule(a, SHAKO_GARRISON_LIMIT) == SHAKO_GARRISON_LIMIT_PER_UNIT;
}

static int64_t breakpoint_left(struct act *a)
{
	int64_t parent = act_in(a, GAR_PARENT), stands = act_in(a, GAR_STANDS), left;

	switch (shako_rule(a, SHAKO_GARRISON_BREAKPOINT)) {
	case SHAKO_GARRISON_BREAKPOINT_PROPORTIONAL:
		return parent * (stands - act_in(a, GAR_DETACH)) / stands;
	case SHAKO_GARRISON_BREAKPOINT_ENTERED:
		return parent;
	default:
		left = parent - act_in(a, GAR_OWN);
		return left > 0 ? left : 0;
	}
}

static void run_gar(struct act *a)
{
	bool legal = fits(a), separate = legal && act_in(a, GAR_DETACH) < act_in(a, GAR_STANDS);

	act_set(a, GAR_LEGAL, legal);
	act_set(a, GAR_SEPARATE, separate);
	act_set(a, GAR_BREAKPOINT, separate ? breakpoint_left(a) : act_in(a, GAR_PARENT));
	act_say(a, "0", "The village %s them.", legal ? "holds" : "does not hold");
	if (separate)
		act_remind(a, "0",
			   "The garrison never rejoins its division and wants a label of its own.");
}

static stage_fn *const gar_stages[] = { run_gar, NULL };

const struct resolution shako_garrison = {
	.name = "garrison",
	.title = "Whether stands may garrison a village, and what the parent is left",
	.cite = "0",
	.kind = LOOKUP,
	.inputs = gar_inputs,
	.outcome = gar_outcome,
	.stages = gar_stages,
	.check = gar_check,
	.event = "legal=yes",
	.files = files,
	.example = "stands=12 detach=4 parent-breakpoint=8 garrison-breakpoint=3",
};
