/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_complete.c -- what could stand at the cursor, on tables of the test's own and on the real ones.
 */
#include "check.h"
#include "cli/complete.h"
#include "rulesets/list.h"

#include <string.h>

/* ---- a ruleset of the test's own ---- */

static const char *const classes[] = { "a", "b", "c", NULL };
static const char *const grades[] = { "formed", "disordered", "rout", NULL };

static const struct field item[] = {
	F_TEXT_REQUIRED("name", "Its name"),
	F_WORD_REQUIRED("grade", grades, "Its grade"),
	F_FLAG("routed-through", "Routers passed"),
	FIELDS_END,
};

static const struct field volley_inputs[] = {
	F_WORD("class", classes, 1, "Quality"),
	F_INT("casualties", 0, 10, 0, "Tenths lost"),
	F_DISTANCE("general", DISTANCE_NONE, "To a general"),
	F_FLAG("square", "In square"),
	F_FLAG_ON("clear", "Clear ground"),
	F_LIST("neighbours", item, "Those near"),
	FIELDS_END,
};

static const struct field volley_outcome[] = {
	F_INT("total", 0, 10, VALUE_NULL, "Total"),
	F_WORD("grade", grades, VALUE_NULL, "Grade after"),
	F_FLAG("holds", "Whether it holds"),
	FIELDS_END,
};

static const struct field melee_inputs[] = {
	F_WORD("attacker.class", classes, 1, "Quality"),
	F_WORD("defender.class", classes, 1, "Quality"),
	FIELDS_END,
};

static stage_fn *const no_stages[] = { NULL };
static const struct resolution volley = { .name = "volley",
					  .title = "A volley",
					  .cite = "1",
					  .inputs = volley_inputs,
					  .outcome = volley_outcome,
					  .stages = no_stages,
					  .event = "holds=yes",
					  .example = "class=a" };
static const struct resolution melee = { .name = "melee",
					 .title = "A melee",
					 .cite = "2",
					 .inputs = melee_inputs,
					 .outcome = volley_outcome,
					 .stages = no_stages,
					 .event = "holds=yes",
					 .example = "" };
/* An input may be called as its resolution is. */
static const struct field strength_inputs[] = { F_INT("strength", 0, 10, 0, "So many"),
						FIELDS_END };
static const struct resolution strength = { .name = "strength",
					    .title = "A strength",
					    .cite = "3",
					    .inputs = strength_inputs,
					    .outcome = volley_outcome,
					    .stages = no_stages,
					    .event = "holds=yes",
					    .example = "" };
static const struct resolution *const resolutions[] = { &volley, &melee, &strength, NULL };
static const struct modifier_spec lists[] = { { "fire", "Fire", volley_inputs },
					      { NULL, NULL, NULL } };
static const struct table_spec tables[] = { { "result", "Result", volley_outcome, 1, 6 },
					    { NULL, NULL, NULL, 0, 0 } };
static const char *const rulings[] = { "within inclusive exclusive", "tie even_d6 none", NULL };
static const struct ruleset toy = { .name = "toy",
				    .title = "Toy",
				    .source = "None",
				    .resolutions = resolutions,
				    .lists = lists,
				    .tables = tables,
				    .rulings = rulings };
static const struct ruleset other = {
	.name = "tourney", .title = "Other", .source = "None", .resolutions = resolutions
};
static const struct ruleset *const sets[] = { &toy, &other, NULL };

/* ---- rows: '^' is the cursor; want is all that is offered, a '~' after what goes on ---- */

struct offer {
	int row;
	const char *ruleset; /* what may be left out */
	const char *line, *want;
};

static const struct offer offers[] = {
	/* commands */
	{ ROW, NULL, "od^", "odds" },
	{ ROW, NULL, "OD^", "odds" },
	{ ROW, NULL, "ru^", "rulesets rulings" },
	{ ROW, NULL, "nothing^", "" },
	{ ROW, NULL, "# od^", "" },
	{ ROW, NULL, "unknown to^", "" },
	/* rulesets and resolutions */
	{ ROW, NULL, "roll ^", "toy tourney" },
	{ ROW, NULL, "roll to^", "toy tourney" },
	{ ROW, NULL, "roll toy ^", "volley melee strength" },
	{ ROW, NULL, "roll toy v^", "volley" },
	{ ROW, NULL, "od toy m^", "melee" },
	{ ROW, NULL, "roll nothing ^", "" },
	{ ROW, "toy", "roll v^", "volley" },
	{ ROW, "toy", "roll ^", "toy tourney volley melee strength" },
	{ ROW, "toy", "roll volley cl^", "class=~ clear=~" },
	{ ROW, NULL, "list t^", "toy tourney" },
	{ ROW, NULL, "list toy ^", "" },
	{ ROW, NULL, "help v^", "" },
	{ ROW, NULL, "help wor^", "worth" },
	{ ROW, NULL, "help to^", "toy tourney" },
	{ ROW, NULL, "help toy m^", "melee" },
	{ ROW, "toy", "help vol^", "volley" },
	/* keys, each once */
	{ ROW, NULL, "roll toy volley cas^", "casualties=~" },
	{ ROW, NULL, "roll toy vol cas^", "casualties=~" },
	{ ROW, NULL, "roll toy volley s^", "square" },
	{ ROW, NULL, "roll toy strength s^", "strength=~" },
	{ ROW, "toy", "roll strength s^", "strength=~" },
	{ ROW, NULL, "roll toy strength strength=1 s^", "" },
	{ ROW, NULL, "roll toy volley ^",
	  "class=~ casualties=~ general=~ square clear=~ neighbours=~ dice=~" },
	{ ROW, NULL, "roll toy volley class=a ^",
	  "casualties=~ general=~ square clear=~ neighbours=~ dice=~" },
	{ ROW, NULL, "roll toy volley CLASS=a cl^", "clear=~" },
	{ ROW, NULL, "roll toy volley cl^ clear=no", "class=~" },
	{ ROW, NULL, "roll toy volley square s^", "" },
	{ ROW, NULL, "odds toy volley b^", "by=~" },
	{ ROW, NULL, "worth toy volley o^", "of=~" },
	{ ROW, NULL, "odds toy volley di^", "" },
	{ ROW, NULL, "roll toy melee attacker.cl^", "attacker.class=~" },
	{ ROW, NULL, "roll toy melee attacker.class=a ^", "defender.class=~ dice=~" },
	/* values */
	{ ROW, NULL, "roll toy volley class=^", "a b c" },
	{ ROW, NULL, "roll toy melee defender.class=c^", "c" },
	{ ROW, NULL, "roll toy volley square=^", "yes no" },
	{ ROW, NULL, "roll toy volley general=^", "none" },
	{ ROW, NULL, "roll toy volley casualties=^", "" },
	{ ROW, NULL, "roll toy volley bogus=^", "" },
	{ ROW, NULL, "roll toy volley class='^", "" },
	/* lists: by part, then flags by name */
	{ ROW, NULL, "roll toy volley neighbours=left:f^", "formed" },
	{ ROW, NULL, "roll toy volley neighbours=left:rout,right:^",
	  "formed disordered rout routed-through" },
	{ ROW, NULL, "roll toy volley neighbours=left:rout:rou^", "routed-through" },
	/* by= and of= */
	{ ROW, NULL, "odds toy volley by=^", "total~ grade~ holds~" },
	{ ROW, NULL, "odds toy volley by=grade,^", "total~ holds~" },
	{ ROW, NULL, "odds toy volley by=grade,ho^", "holds~" },
	{ ROW, NULL, "worth toy volley of=gr^", "grade=~" },
	{ ROW, NULL, "worth toy volley of=grade=^", "formed disordered rout" },
	{ ROW, NULL, "worth toy volley of=holds=y^", "yes" },
	/* tables, rulings, settings, options */
	{ ROW, NULL, "show toy ^", "fire result" },
	{ ROW, "toy", "show res^", "result" },
	{ ROW, NULL, "rulings toy ^", "within~ tie~" },
	{ ROW, NULL, "rulings toy within=^", "inclusive exclusive" },
	{ ROW, NULL, "rulings toy tie=n^", "none" },
	{ ROW, NULL, "set vo^", "voice" },
	{ ROW, NULL, "set voice ^", "quiet normal full" },
	{ ROW, NULL, "set ruleset ^", "toy tourney" },
	{ ROW, NULL, "source ^", "rolled typed" },
	{ ROW, NULL, "--for^", "--format=~" },
	{ ROW, NULL, "--format=j^", "json" },
	{ ROW, NULL, "roll -o ^", "text json tsv" },
	{ ROW, NULL, "-o json roll toy v^", "volley" },
	{ ROW, NULL, "--seed 4 roll toy v^", "volley" },
	/* what the last question had */
	{ ROW, NULL, "repeat attacker.^", "attacker.class=~" },
	{ ROW, NULL, "repeat defender.class=^", "a b c" },
};

static struct complete_with own_tables(const char *ruleset)
{
	return (struct complete_with){ .commands = commands,
				       .options = options,
				       .rulesets = sets,
				       .ruleset = ruleset,
				       .last_ruleset = "toy",
				       .last_resolution = "melee" };
}

static void joined(const struct candidates *c, char *out, size_t size)
{
	size_t n = 0;

	out[0] = '\0';
	for (int i = 0; i < c->n; i++)
		n += (size_t)snprintf(out + n, size - n, "%s%s%s", i ? " " : "", c->item[i].s,
				      c->item[i].more ? "~" : "");
}

static void t_offers(void)
{
	struct candidates c = { 0 };

	for (size_t i = 0; i < COUNT(offers); i++) {
		const struct offer *o = &offers[i];
		struct complete_with with = own_tables(o->ruleset);
		size_t cursor = strcspn(o->line, "^");
		char line[200], got[400];

		snprintf(line, sizeof line, "%.*s%s", (int)cursor, o->line, o->line + cursor + 1);
		complete(&with, line, cursor, &c);
		joined(&c, got, sizeof got);
		t_check(!strcmp(got, o->want), o->row, "<%s>: offered <%s>", o->line, got);
	}
	candidates_free(&c);
}

/* What a candidate replaces: from after the '=' or the comma, else from the word's beginning. */
static const struct from {
	int row;
	const char *line;
	size_t from;
} froms[] = {
	{ ROW, "od", 0 },
	{ ROW, "roll toy vol", 9 },
	{ ROW, "roll toy volley class=", 22 },
	{ ROW, "odds toy volley by=grade,ho", 25 },
	{ ROW, "worth toy volley of=grade=f", 26 },
	{ ROW, "roll toy volley neighbours=a:f", 29 },
};

static void t_from(void)
{
	struct complete_with with = own_tables(NULL);
	struct candidates c = { 0 };

	for (size_t i = 0; i < COUNT(froms); i++) {
		complete(&with, froms[i].line, strlen(froms[i].line), &c);
		t_check(c.n > 0, froms[i].row, "<%s>: nothing offered", froms[i].line);
		t_check(c.from == froms[i].from, froms[i].row, "<%s>: from %zu", froms[i].line,
			c.from);
	}
	candidates_free(&c);
}

static bool has_input(const struct resolution *r, const char *key)
{
	for (int i = 0; r->inputs[i].key; i++)
		if (!strcmp(r->inputs[i].key, key))
			return true;
	return false;
}

/* Every descriptor: all resolutions are offered, and each of their inputs until it is given. */
static void t_descriptors(void)
{
	struct complete_with with = { .commands = commands, .rulesets = rulesets };
	struct candidates c = { 0 };
	char line[400];

	for (int k = 0; rulesets[k]; k++)
		for (int i = 0; rulesets[k]->resolutions[i]; i++) {
			const struct resolution *r = rulesets[k]->resolutions[i];
			int n = field_count(r->inputs);
			int offered = n + !has_input(r, "of"); /* one word for both */

			snprintf(line, sizeof line, "worth %s %s ", rulesets[k]->name, r->name);
			complete(&with, line, strlen(line), &c);
			t_check(c.n == offered, ROW, "%s: %d offered of %d inputs and of=", r->name,
				c.n, n);
			if (n == 0)
				continue;
			snprintf(line, sizeof line, "worth %s %s %s=1 ", rulesets[k]->name, r->name,
				 r->inputs[n - 1].key);
			complete(&with, line, strlen(line), &c);
			t_check(c.n == offered - 1, ROW, "%s: %d offered once %s is given", r->name,
				c.n, r->inputs[n - 1].key);
		}
	candidates_free(&c);
}

int main(void)
{
	static const struct t_test tests[] = {
		{ "what is offered", t_offers },
		{ "what is replaced", t_from },
		{ "every ruleset", t_descriptors },
	};

	return t_main("complete", tests, COUNT(tests));
}
