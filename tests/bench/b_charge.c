/* SPDX-License-Identifier: GPL-3.0-or-later */
/* b_charge.c -- a whole charge of Rules 15 to 19, by the engine and by hand-written loops.
 *
 * The hand-written side knows this one procedure, under its default rulings and with no friends
 * near, and has its numbers in C; it is what somebody who wanted these odds alone would write. Both
 * end with the same rows: every outcome field by field, its count and its chance. */
#include "bench.h"

#include "rules/data.h"
#include "rules/odds.h"
#include "rulesets/list.h"

#include <string.h>

static const char *const words[] = {
	"cavalry.type=heavy",
	"cavalry.class=a",
	"cavalry.general=6in",
	"cavalry.support=6in",
	"infantry.formation=attack-column",
	"infantry.supports=1",
	"infantry.general=6in",
	"infantry.support=4in",
	"charge-move=16in",
	"distance=16in",
	"nation=british",
};

/* ---- by hand ---- */

enum { FORMED, DISORDERED, SHAKEN, ROUT, GRADES };
enum { CAVALRY, INFANTRY, SIDES };
enum { STAYS, NO_TARGET, FOLLOWS, PURSUITS }; /* what the cavalry does after a rout */
enum { FAR = 1000, DICE = 13 };

struct unit {
	int class; /* 1, 0 or -1 */
	int casualties, grade;
	int general, cinc, support, rout, enemy; /* inches */
	int attached, bua, routed_through, pursuit, poor_commander;
};

struct situation {
	struct unit unit[SIDES];
	int lancers, light, cavalry_line;
	int infantry_square, infantry_column, infantry_line, fire_a, supports;
	int from_behind, charge_move, distance, british;
};

struct seen { /* what follows from square, winner and dice alone */
	int factor[SIDES], total, row, result[SIDES], losses[SIDES], casualties[SIDES], distance;
};

/* The answer: an outcome a row, in the order of the resolution's fields, as the engine gives it. */
enum { FIELDS = 20, ROWS_MAX = 512 };
struct hand_row {
	int64_t value[FIELDS];
	unsigned long long count;
	double p;
};

struct hand {
	struct situation s;
	struct seen seen[2][SIDES][DICE];
	unsigned long long joint[2][SIDES][DICE][GRADES][GRADES][PURSUITS];
	unsigned long long all;
	int n_rows;
	struct hand_row row[ROWS_MAX];
};

/* One place of the joint end state, on the way down through the loops. */
struct place {
	int square, winner, dice, grade[SIDES];
};

static int worse(int a, int b)
{
	return a > b ? a : b;
}

static int react_modifier(const struct situation *s)
{
	const struct unit *u = &s->unit[INFANTRY];

	return u->class + (u->general <= 4) - u->poor_commander - s->from_behind - u->casualties;
}

static int morale_modifier(const struct unit *u, int grade, int casualties)
{
	int m = u->class + (u->cinc <= 4) + u->attached + (u->support <= 4) + u->bua;

	m += (u->enemy >= 20) - (u->general > 8 && u->cinc > 8 && !u->attached) - casualties;
	m -= (u->support > 8) + (u->rout <= 4) + u->routed_through;
	m -= grade == DISORDERED || u->pursuit;
	return m - 2 * (grade == ROUT) - (grade == SHAKEN);
}

static int tested(int total, int held)
{
	return worse(held, total >= 3 ? FORMED : total >= 1 ? SHAKEN : ROUT);
}

static int cavalry_factor(const struct situation *s)
{
	const struct unit *u = &s->unit[CAVALRY];
	int f = u->class - u->casualties;

	if (s->cavalry_line)
		f += s->lancers ? 3 : s->light ? 1 : 2;
	return f - (u->grade == DISORDERED) - 2 * (u->grade >= SHAKEN);
}

static int infantry_factor(const struct situation *s, int square)
{
	const struct unit *u = &s->unit[INFANTRY];
	int f = u->class - u->casualties + s->supports;

	if (square)
		f += u->grade == FORMED ? 4 : 0;
	else
		f += s->infantry_column + (s->infantry_line && s->fire_a);
	return f - (u->grade == DISORDERED) - 2 * (u->grade >= SHAKEN);
}

static void hand_end(struct hand *h, const struct place *p, int pursuit, unsigned long long w)
{
	h->joint[p->square][p->winner][p->dice][p->grade[CAVALRY]][p->grade[INFANTRY]][pursuit] +=
		w;
	h->all += w;
}

static void hand_pursuit(struct hand *h, const struct place *p, unsigned long long w)
{
	for (int die = 1; die <= 6; die++) {
		if (die < 5 && !(die == 4 && h->s.british)) {
			hand_end(h, p, STAYS, w * 6);
			continue;
		}
		for (int move = 1; move <= 6; move++)
			hand_end(h, p, move <= 2 ? FOLLOWS : NO_TARGET, w);
	}
}

/* Morale for casualties, the cavalry first; a side that the row routed does not test. */
static void hand_tests(struct hand *h, const struct place *p, int pursuit, unsigned long long w)
{
	const struct seen *seen = &h->seen[p->square][p->winner][p->dice];
	int due[SIDES], modifier[SIDES];

	for (int side = 0; side < SIDES; side++) {
		due[side] = seen->losses[side] > 0 && p->grade[side] != ROUT;
		modifier[side] =
			morale_modifier(&h->s.unit[side], p->grade[side], seen->casualties[side]);
	}
	for (int first = 1; first <= (due[CAVALRY] ? 6 : 1); first++)
		for (int second = 1; second <= (due[INFANTRY] ? 6 : 1); second++) {
			unsigned long long each = w * (due[CAVALRY] ? 1 : 6);
			struct place q = *p;

			each *= due[INFANTRY] ? 1 : 6;
			if (due[CAVALRY])
				q.grade[CAVALRY] =
					tested(first + modifier[CAVALRY], q.grade[CAVALRY]);
			if (due[INFANTRY])
				q.grade[INFANTRY] =
					tested(second + modifier[INFANTRY], q.grade[INFANTRY]);
			if (pursuit)
				hand_pursuit(h, &q, each);
			else
				hand_end(h, &q, STAYS, each * 36);
		}
}

/* Both tables, row by row: the row's name and the results as word indexes of the outcome, losses in
 * tenths, grades printed, distance in inches or -1. */
static void hand_table(int winner, struct seen *seen, int grade[SIDES])
{
	static const struct {
		int upto, row, result[SIDES], grade[SIDES], losses[SIDES], distance;
	} rows[SIDES][5] = {
		{
			{ 3, 0, { 1, 0 }, { DISORDERED, DISORDERED }, { 0, 0 }, 8 },
			{ 5, 1, { 1, 0 }, { SHAKEN, SHAKEN }, { 1, 1 }, 8 },
			{ FAR, 2, { 0, 2 }, { FORMED, ROUT }, { 0, 3 }, -1 },
		},
		{
			{ 3, 0, { 0, 2 }, { FORMED, ROUT }, { 0, 3 }, -1 },
			{ 5, 1, { 0, 1 }, { FORMED, SHAKEN }, { 0, 2 }, 4 },
			{ 7, 3, { 2, 0 }, { DISORDERED, FORMED }, { 1, 1 }, 8 },
			{ 9, 4, { 2, 0 }, { SHAKEN, FORMED }, { 1, 1 }, 8 },
			{ FAR, 5, { 3, 0 }, { ROUT, FORMED }, { 2, 0 }, -1 },
		},
	};
	int i = 0;

	while (seen->total > rows[winner][i].upto)
		i++;
	seen->row = rows[winner][i].row;
	seen->distance = rows[winner][i].distance;
	memcpy(seen->result, rows[winner][i].result, sizeof seen->result);
	memcpy(seen->losses, rows[winner][i].losses, sizeof seen->losses);
	memcpy(grade, rows[winner][i].grade, sizeof rows[winner][i].grade);
}

static void hand_roll(struct hand *h, struct place *p, const int factor[SIDES],
		      unsigned long long w)
{
	static const unsigned two[DICE] = { 0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 };
	int difference = factor[p->winner] - factor[!p->winner];

	for (p->dice = 2; p->dice < DICE; p->dice++) {
		struct seen *seen = &h->seen[p->square][p->winner][p->dice];
		int routed;

		seen->total = p->dice + difference;
		hand_table(p->winner, seen, p->grade);
		routed = p->grade[INFANTRY] == ROUT;
		for (int side = 0; side < SIDES; side++) {
			seen->factor[side] = factor[side];
			seen->casualties[side] = h->s.unit[side].casualties + seen->losses[side];
			p->grade[side] = worse(p->grade[side], h->s.unit[side].grade);
		}
		hand_tests(h, p, routed, w * two[p->dice]);
	}
}

static void hand_combat(struct hand *h, struct place *p, unsigned long long w)
{
	int factor[SIDES] = { cavalry_factor(&h->s), infantry_factor(&h->s, p->square) };

	if (factor[CAVALRY] != factor[INFANTRY]) {
		p->winner = factor[INFANTRY] > factor[CAVALRY];
		hand_roll(h, p, factor, w * 6);
		return;
	}
	for (int die = 1; die <= 6; die++) {
		p->winner = die >= 4;
		hand_roll(h, p, factor, w);
	}
}

/* One cell of the joint end state as a row of the answer. */
static void hand_row(struct hand *h, const struct place *p, int pursuit, unsigned long long count)
{
	enum { PURSUE_ROUTERS = 0, NO_ACTION = 2 };
	const struct seen *seen = &h->seen[p->square][p->winner][p->dice];
	struct hand_row *row = &h->row[h->n_rows++];
	const int64_t value[FIELDS] = {
		p->square,
		seen->factor[CAVALRY],
		seen->factor[INFANTRY],
		seen->total - p->dice,
		p->winner,
		seen->total,
		seen->row,
		seen->result[CAVALRY],
		seen->result[INFANTRY],
		p->grade[CAVALRY],
		p->grade[INFANTRY],
		seen->losses[CAVALRY],
		seen->losses[INFANTRY],
		seen->casualties[CAVALRY],
		seen->casualties[INFANTRY] + (pursuit == FOLLOWS),
		seen->distance < 0 ? VALUE_NULL : INCHES(seen->distance),
		pursuit != STAYS,
		pursuit == STAYS     ? VALUE_NULL
		: pursuit == FOLLOWS ? PURSUE_ROUTERS
				     : NO_ACTION,
		pursuit == FOLLOWS,
		VALUE_NULL,
	};

	memcpy(row->value, value, sizeof row->value);
	row->count = count;
	row->p = (double)count / (double)h->all;
}

static void hand_rows(struct hand *h)
{
	struct place p;

	h->n_rows = 0;
	for (p.square = 0; p.square < 2; p.square++)
		for (p.winner = 0; p.winner < SIDES; p.winner++)
			for (p.dice = 2; p.dice < DICE; p.dice++)
				for (int i = 0; i < GRADES * GRADES * PURSUITS; i++) {
					const unsigned long long *cell =
						&h->joint[p.square][p.winner][p.dice][0][0][0];

					p.grade[CAVALRY] = i / PURSUITS / GRADES;
					p.grade[INFANTRY] = i / PURSUITS % GRADES;
					if (cell[i])
						hand_row(h, &p, i % PURSUITS, cell[i]);
				}
}

static void hand_charge(void *with)
{
	struct hand *h = with;
	const struct situation *s = &h->s;
	int modifier = react_modifier(s);
	int in_time = 4 * s->distance >= 3 * s->charge_move;

	memset(h->joint, 0, sizeof h->joint);
	h->all = 0;
	for (int die = 1; die <= 6; die++) {
		struct place p = { .square = die + modifier >= 4 && in_time };

		hand_combat(h, &p, 1);
	}
	hand_rows(h);
}

/* ---- by the engine ---- */

struct both {
	struct hand hand; /* first: bench_versus hands one pointer to both */
	struct rules *rules;
	struct inputs *in;
	struct question q;
	struct odds_desk *desk;
	struct odds odds;
};

static void engine_charge(void *with)
{
	struct both *b = with;
	struct err e = { 0 };

	if (odds_ask(b->desk, &b->q, NULL, &b->odds, &e))
		bench_fail(e.message);
}

/* ---- both are the same ---- */

/* Every row of the one is a row of the other, with the same chance, and none is left over. */
static void same_odds(struct both *b)
{
	engine_charge(b);
	hand_charge(b);
	if (b->q.n_outcome != FIELDS || b->odds.n != b->hand.n_rows)
		bench_fail("the charge: the answers have other rows");
	for (int i = 0; i < b->odds.n; i++) {
		const struct odds_row *row = &b->odds.row[i];
		int k = 0;

		while (k < b->hand.n_rows &&
		       memcmp(row->value, b->hand.row[k].value, sizeof b->hand.row[k].value) != 0)
			k++;
		if (k == b->hand.n_rows)
			bench_fail("the charge: a row differs");
		if (row->count * b->hand.all != b->hand.row[k].count * b->odds.total)
			bench_fail("the charge: a chance differs");
	}
}

static void open_question(struct both *b)
{
	struct problems p = { 0 };
	struct err e = { 0 };
	const struct resolution *res;

	b->rules = rules_load(rulesets[0], "data/rules15-19", NULL, 0, &p);
	if (!b->rules)
		bench_fail(p.item[0].message);
	res = ruleset_find(b->rules->set, "charge", &e);
	b->in = res ? inputs_new(res->inputs) : NULL;
	b->desk = odds_desk_new();
	for (size_t i = 0; b->in && i < sizeof words / sizeof *words; i++)
		if (inputs_word(b->in, words[i], &e))
			bench_fail(e.message);
	if (!b->in || !b->desk || question_open(&b->q, b->rules, res, b->in, &e))
		bench_fail(e.message);
}

int main(void)
{
	static struct both b = {
		.hand.s = {
			.unit = {
				{ .class = 1, .general = 6, .cinc = FAR, .support = 6, .rout = FAR },
				{ .general = 6, .cinc = FAR, .support = 4, .rout = FAR },
			},
			.cavalry_line = 1,
			.infantry_column = 1,
			.supports = 1,
			.charge_move = 16,
			.distance = 16,
			.british = 1,
		},
	};

	open_question(&b);
	same_odds(&b);
	bench_versus("odds of a whole charge (loops)", engine_charge, hand_charge, &b, 500, 3);
	odds_free(&b.odds);
	odds_desk_free(b.desk);
	question_close(&b.q);
	inputs_free(b.in);
	rules_free(b.rules);
	return 0;
}
