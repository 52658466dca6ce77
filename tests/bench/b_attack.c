/* SPDX-License-Identifier: GPL-3.0-or-later */
/* b_attack.c -- Shako's artillery, skirmish and combat against one division, by the engine and by
 * hand-written loops; and how the engine's time grows with the batteries.
 *
 * The hand-written side knows this one situation under its default rulings, and loops over every
 * die. */
#include "bench.h"

#include "rules/data.h"
#include "rules/odds.h"
#include "rulesets/list.h"

#include <string.h>

enum { BATTERIES = 6 };

static const char *const words[] = {
	"attacker.kind=infantry", "attacker.mr=5",          "attacker.dmr=2",
	"attacker.stands=8",      "attacker.front=4",       "attacker.breakpoint=6",
	"attacker.dsr=3",         "defender.kind=infantry", "defender.mr=4",
	"defender.dmr=1",         "defender.stands=8",      "defender.front=4",
	"defender.breakpoint=6",  "defender.dsr=1",
};

/* ---- by hand ---- */

enum { BREAKPOINT = 6, KILLS = 32 };

struct hand {
	double attacker[KILLS]; /* chance that it wins and the defender has so many kills */
	double defender;
};

/* What the combat adds to a defender that lost kills before it. */
static void hand_combat(struct hand *h, int kills, int staggered, double p)
{
	int lead = 5 - 4 + staggered + (kills > 0), above = 0, below = 0;

	for (int a = 1; a <= 6; a++)
		for (int d = 1; d <= 6; d++) {
			above += a + lead > d;
			below += a + lead < d;
		}
	for (int a = 1; a <= 6; a++)
		for (int d = 1; d <= 6; d++) {
			int by = a + lead - d;

			if (by > 0) {
				h->attacker[kills + by] += p / 36;
			} else if (by < 0) {
				h->defender += p / 36;
			} else {
				h->attacker[kills + 1] += p / 36 * above / (above + below);
				h->defender += p / 36 * below / (above + below);
			}
		}
}

static void hand_skirmish(struct hand *h, int kills, int staggered)
{
	for (int one = 1; one <= 6; one++)
		for (int two = 1; two <= 6; two++) {
			int hits = (one >= 4) + (two >= 4);
			int more = hits - (hits && !staggered);

			hand_combat(h, kills + more, staggered || hits, 1.0 / (36 * 36));
		}
}

static void hand_attack(void *with)
{
	struct hand *h = with;

	memset(h, 0, sizeof *h);
	for (int one = 1; one <= 6; one++)
		for (int two = 1; two <= 6; two++) {
			int total = one + two;

			hand_skirmish(h, (total >= 5) + (total == 12), one >= 4 && two >= 4);
		}
}

/* ---- by the engine ---- */

struct both {
	struct hand hand; /* first: bench_versus hands one pointer to both */
	struct rules *rules;
	struct inputs *in[BATTERIES];
	struct question q[BATTERIES];
	int batteries; /* one less */
	struct odds_desk *desk;
	struct odds odds;
};

static void engine_attack(void *with)
{
	struct both *b = with;
	struct err e = { 0 };

	if (odds_ask(b->desk, &b->q[b->batteries], NULL, &b->odds, &e))
		bench_fail(e.message);
}

/* ---- both are the same ---- */

static int field(const struct question *q, const char *key)
{
	for (int i = 0; q->res->outcome[i].key; i++)
		if (!strcmp(q->res->outcome[i].key, key))
			return i;
	bench_fail(key);
	return -1;
}

static void same(double ours, double theirs)
{
	if (ours > theirs + 1e-12 || ours < theirs - 1e-12)
		bench_fail("the attack: a chance differs");
}

static void same_odds(struct both *b)
{
	int winner = field(&b->q[0], "winner"), kills = field(&b->q[0], "defender.kills");
	double attacker[KILLS] = { 0 }, defender = 0;

	engine_attack(b);
	hand_attack(b);
	for (int i = 0; i < b->odds.n; i++) {
		const struct odds_row *row = &b->odds.row[i];

		if (row->value[winner] == 0)
			attacker[row->value[kills]] += row->p;
		else
			defender += row->p;
	}
	for (int k = 0; k < KILLS; k++)
		same(attacker[k], b->hand.attacker[k]);
	same(defender, b->hand.defender);
}

static void open_question(struct both *b, const struct resolution *res, int i)
{
	static const char *const more = ",heavy:6in";
	char batteries[16 + BATTERIES * 16] = "batteries=heavy:6in";
	struct err e = { 0 };

	for (int k = 0; k < i; k++)
		strcat(batteries, more);
	b->in[i] = inputs_new(res->inputs);
	for (size_t k = 0; b->in[i] && k < sizeof words / sizeof *words; k++)
		if (inputs_word(b->in[i], words[k], &e))
			bench_fail(e.message);
	if (!b->in[i] || inputs_word(b->in[i], batteries, &e) ||
	    question_open(&b->q[i], b->rules, res, b->in[i], &e))
		bench_fail(e.message);
}

static void growth(struct both *b)
{
	for (b->batteries = 0; b->batteries < BATTERIES; b->batteries++) {
		char what[64];

		engine_attack(b);
		snprintf(what, sizeof what, "attack, %d batteries: %d end states", b->batteries + 1,
			 b->odds.n);
		bench_alone(what, engine_attack, b, 20, 1e6);
	}
}

int main(void)
{
	static struct both b;
	const struct resolution *res;
	struct problems p = { 0 };
	struct err e = { 0 };

	b.rules = rules_load(ruleset_named("shako", &e), "data/shako", NULL, 0, &p);
	if (!b.rules)
		bench_fail(p.item[0].message);
	b.desk = odds_desk_new();
	res = ruleset_find(b.rules->set, "attack", &e);
	if (!b.desk || !res)
		bench_fail("no attack");
	for (int i = 0; i < BATTERIES; i++)
		open_question(&b, res, i);
	same_odds(&b);
	bench_versus("odds of an attack, 1 battery (loops)", engine_attack, hand_attack, &b, 50, 5);
	growth(&b);
	odds_free(&b.odds);
	odds_desk_free(b.desk);
	for (int i = 0; i < BATTERIES; i++) {
		question_close(&b.q[i]);
		inputs_free(b.in[i]);
	}
	rules_free(b.rules);
	return 0;
}
