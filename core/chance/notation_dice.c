/* SPDX-License-Identifier: GPL-3.0-or-later */
/* notation_dice.c -- reads one handful of dice: which, and what is done to them. */
#include "chance/notation_scan.h"

/* ---- what follows a die ---- */

static int read_value(struct parser *p, const struct term *t, const char *expected, int *out)
{
	bool minus = t->die == DIE_FATE && scan_take_minus(p);
	const char *start;
	int64_t value;

	scan_space(p);
	start = p->at;
	if (!scan_take_number(p, &value))
		return scan_expected(p, expected);
	if (value > NOTATION_RESULT)
		return scan_too_much(p, start, "is too large", value, NOTATION_RESULT);
	*out = minus ? -(int)value : (int)value;
	return 0;
}

static enum match_kind take_match(struct parser *p)
{
	static const struct {
		const char *word;
		enum match_kind kind;
	} signs[] = {
		{ ">=", MATCH_LEAST }, { "\xE2\x89\xA5", MATCH_LEAST },
		{ "<=", MATCH_MOST },  { "\xE2\x89\xA4", MATCH_MOST },
		{ ">", MATCH_OVER },   { "<", MATCH_UNDER },
		{ "=", MATCH_EQUAL },
	};

	for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++)
		if (scan_take(p, signs[i].word))
			return signs[i].kind;
	return MATCH_NONE;
}

static bool matches_all(const struct term *t)
{
	for (int face = term_lowest(t); face <= term_highest(t); face++)
		if (term_has_face(t, face) && !match_holds(&t->again, face))
			return false;
	return true;
}

static int read_again(struct parser *p, struct term *t, const char *start, bool until)
{
	if (t->again.kind != MATCH_NONE)
		return scan_wrong(p, start, "a second re-roll of the same dice");
	t->until = until;
	t->again.kind = take_match(p);
	if (t->again.kind == MATCH_NONE)
		t->again.kind = MATCH_EQUAL;
	if (read_value(p, t, "the face to re-roll, such as 1 or <3", &t->again.value))
		return -1;
	if (until && matches_all(t))
		return scan_wrong(p, start,
				  "every face would be re-rolled for ever; r re-rolls once");
	return 0;
}

static int read_keep(struct parser *p, struct term *t, const char *start, enum keep_kind keep)
{
	if (t->keep != KEEP_ALL)
		return scan_wrong(p, start, "dice are kept or dropped already");
	t->keep = keep;
	t->keep_n = 1;
	return scan_at_digit(p) ? read_value(p, t, "a number of dice", &t->keep_n) : 0;
}

static int read_hits(struct parser *p, struct term *t, const char *start, enum match_kind kind)
{
	if (t->hits.kind != MATCH_NONE)
		return scan_wrong(p, start, "successes are counted already");
	t->hits.kind = kind;
	return read_value(p, t, "the face that counts", &t->hits.value);
}

static enum keep_kind take_keep(struct parser *p)
{
	return scan_take(p, "kh")   ? KEEP_HIGHEST
	       : scan_take(p, "kl") ? KEEP_LOWEST
	       : scan_take(p, "dh") ? DROP_HIGHEST
	       : scan_take(p, "dl") ? DROP_LOWEST
				    : KEEP_ALL;
}

/* One thing that is done to the dice; *more is false when there is none. */
static int read_treatment(struct parser *p, struct term *t, bool *more)
{
	const char *start;
	enum keep_kind keep;
	enum match_kind hits;

	scan_space(p);
	start = p->at;
	*more = true;
	if ((keep = take_keep(p)) != KEEP_ALL)
		return read_keep(p, t, start, keep);
	if (scan_take(p, "rr"))
		return read_again(p, t, start, true);
	if (scan_take(p, "r"))
		return read_again(p, t, start, false);
	if (scan_take(p, "!")) {
		if (t->explodes)
			return scan_wrong(p, start, "the dice explode already");
		t->explodes = true;
		return 0;
	}
	if ((hits = take_match(p)) != MATCH_NONE)
		return read_hits(p, t, start, hits);
	*more = false;
	return 0;
}

/* ---- dice ---- */

/* After the letter d. */
static int read_die(struct parser *p, struct term *t)
{
	const char *start;
	int64_t sides;

	scan_space(p);
	start = p->at;
	if (scan_take(p, "%")) {
		t->sides = 100;
	} else if (scan_take(p, "f")) {
		t->die = DIE_FATE;
		t->sides = 3;
	} else if (scan_take_number(p, &sides)) {
		if (sides > THROW_SIDES_MAX)
			return scan_too_much(p, start, "sides", sides, THROW_SIDES_MAX);
		t->sides = (int)sides;
	} else {
		return scan_expected(p, "sides after d, such as 6, % or F");
	}
	if (t->sides < 1)
		return scan_wrong(p, start, "a die of 0 sides; it has 1 to 1000");
	if (t->sides == 66)
		t->die = DIE_D66;
	return 0;
}

static int add_dice(struct parser *p, const char *start, const struct term *t, int64_t n)
{
	p->dice += n * (t->die == DIE_D66 ? 2 : 1);
	if (p->dice > THROW_DICE_MAX)
		return scan_too_much(p, start, "dice", p->dice > NUMBER_MAX ? NUMBER_MAX : p->dice,
				     THROW_DICE_MAX);
	return 0;
}

static bool untreated(const struct term *t)
{
	return t->die == DIE_PLAIN && t->again.kind == MATCH_NONE && !t->explodes &&
	       t->keep == KEEP_ALL && t->hits.kind == MATCH_NONE;
}

static const char only_plain[] = "only plain dice are sorted and paired, as in 4d6 pairs 3d6";

/* After "pairs": the other side's dice. */
static int read_pairs(struct parser *p, struct term *t, const char *start)
{
	struct term other = { .n = 0 };
	int64_t n = 1;

	scan_space(p);
	if (!untreated(t))
		return scan_wrong(p, start, only_plain);
	start = p->at;
	scan_take_number(p, &n);
	if (!scan_take(p, "d"))
		return scan_expected(p, "dice after pairs, such as 4d6");
	if (read_die(p, &other) || add_dice(p, start, &other, n))
		return -1;
	if (other.die != DIE_PLAIN)
		return scan_wrong(p, start, only_plain);
	t->kind = TERM_PAIRS;
	t->versus = (int)n;
	t->against = other.sides;
	return 0;
}

/* After "NUMBER d". */
int notation_read_dice(struct parser *p, struct term *t, const char *start, int64_t n)
{
	bool more = true;

	t->kind = TERM_DICE;
	t->factor = 1;
	if (read_die(p, t) || add_dice(p, start, t, n))
		return -1;
	t->n = (int)n;
	while (more)
		if (read_treatment(p, t, &more))
			return -1;
	return scan_take(p, "pairs") ? read_pairs(p, t, start) : 0;
}
