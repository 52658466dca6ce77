/* SPDX-License-Identifier: GPL-3.0-or-later */
/* b_attack.c -- Shako's artillery, skirmish and combat against one division, by the engine and by
 * hand-written loops; and how the engine's time grows with the batteries.
 *
 * The hand-written side knows this one situation under its default rulings, and loops over every
 * die; both end with the same end states and their chances. */
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

enum { DICE = 36, KILLS = 32, ROWS_MAX = 2048 };

struct hand_row { /* one end state; the scores and what follows from them are told by the dice */
	int fire_kills, fire_staggered, hits, rerolls;
	int attacker_score, defender_score, winner, kills, defender_kills, broken;
	double p;
};

struct hand {
	double joint[3][2][3][2][DICE]; /* fire kills, Staggered, hits, rerolls, last dice */
	struct hand_row row[ROWS_MAX];
	int n;
};

static int lead_of(int fire_kills, int staggered, int hits)
{
	int kills = fire_kills + hits - (hits && !staggered);

	return 5 - 4 + (staggered || hits) + (kills > 0);
}

static void hand_combat(struct hand *h, int fire_kills, int staggered, int hits)
{
	double *once = h->joint[fire_kills][staggered][hits][0];
	double *again = h->joint[fire_kills][staggered][hits][1];
	int lead = lead_of(fire_kills, staggered, hits), ties = 6 - lead;
	double p = 1.0 / DICE / DICE / DICE;

	for (int a = 0; a < 6; a++)
		for (int d = 0; d < 6; d++) {
			if (a + lead != d) {
				once[6 * a + d] += p;
				continue;
			}
			for (int a2 = 0; a2 < 6; a2++)
				for (int d2 = 0; d2 < 6; d2++)
					if (a2 + lead != d2)
						again[6 * a2 + d2] += p / (DICE - ties);
		}
}

static void hand_row(struct hand *h, const int at[4], int die, double p)
{
	struct hand_row *r = &h->row[h->n++];
	int lead = lead_of(at[0], at[1], at[2]), by = lead + die / 6 - die % 6;
	int before = at[0] + at[2] - (at[2] && !at[1]);

	r->fire_kills = at[0];
	r->fire_staggered = at[1];
	r->hits = at[2];
	r->rerolls = at[3];
	r->attacker_score = 5 + 2 + die / 6 + 1;
	r->defender_score = r->attacker_score - by;
	r->winner = by < 0;
	r->kills = at[3] ? 1 : by < 0 ? -by : by;
	r->defender_kills = before + (by > 0 ? r->kills : 0);
	r->broken = r->defender_kills >= 6;
	r->p = p;
}

static void hand_attack(void *with)
{
	struct hand *h = with;
	int at[4];

	memset(h->joint, 0, sizeof h->joint);
	h->n = 0;
	for (int one = 1; one <= 6; one++)
		for (int two = 1; two <= 6; two++)
			for (int left = 1; left <= 6; left++)
				for (int right = 1; right <= 6; right++)
					hand_combat(h, (one + two >= 5) + (one + two == 12),
						    one >= 4 && two >= 4,
						    (left >= 4) + (right >= 4));
	for (at[0] = 0; at[0] < 3; at[0]++)
		for (at[1] = 0; at[1] < 2; at[1]++)
			for (at[2] = 0; at[2] < 3; at[2]++)
				for (at[3] = 0; at[3] < 2; at[3]++)
					for (int die = 0; die < DICE; die++) {
						double p =
							h->joint[at[0]][at[1]][at[2]][at[3]][die];

						if (p > 0)
							hand_row(h, at, die, p);
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
	double ours[2][KILLS] = { { 0 } }, theirs[2][KILLS] = { { 0 } };

	engine_attack(b);
	hand_attack(b);
	if (b->odds.n != b->hand.n)
		bench_fail("the attack: the answers have other rows");
	for (int i = 0; i < b->odds.n; i++) {
		const struct odds_row *row = &b->odds.row[i];
		const struct hand_row *hand = &b->hand.row[i];

		ours[row->value[winner]][row->value[kills]] += row->p;
		theirs[hand->winner][hand->defender_kills] += hand->p;
	}
	for (int k = 0; k < KILLS; k++) {
		same(ours[0][k], theirs[0][k]);
		same(ours[1][k], theirs[1][k]);
	}
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
