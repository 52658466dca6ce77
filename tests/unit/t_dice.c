/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_dice.c -- typed and replayed dice: what they read, and refuse when it cannot be. */
#include "check.h"

#include "chance/dice.h"

#include <string.h>

struct tally {
	int thrown, faces, last;
};

static void hear(void *listener, const struct throw *t, const int *faces, int n, int value)
{
	struct tally *h = listener;

	h->thrown++;
	h->faces += n;
	h->last = throw_read(t, faces, n) == value ? value : -1000000;
}

/* ---- typed ---- */

static const struct typed_row {
	int line;
	struct throw t;
	int given[8], n;
	int value;        /* where says is NULL */
	const char *says; /* the error */
} typeds[] = {
	{ ROW, { .n = 2, .sides = 6 }, { 4, 5 }, 2, 9, NULL },
	{ ROW, { .n = 0, .sides = 6 }, { 0 }, 0, 0, NULL },
	{ ROW, { .n = 2, .sides = 6 }, { 4, 7 }, 2, 0, "die 2 shows 7, but a d6 shows 1 to 6" },
	{ ROW, { .n = 2, .sides = 6 }, { 0, 3 }, 2, 0, "die 1 shows 0" },
	{ ROW, { .n = 2, .sides = 6 }, { -3, 3 }, 2, 0, "die 1 shows -3" },
	{ ROW, { .n = 2, .sides = 6 }, { 4 }, 1, 0, "(2d6): 1 of 2 dice are given" },
	{ ROW, { .n = 2, .sides = 6 }, { 9 }, 1, 0, "die 1 shows 9" },
	{ ROW, { .n = 2, .sides = 6 }, { 4, 5, 6 }, 3, 0, "1 die is left over" },
	{ ROW, { .n = 1, .sides = 6 }, { 4, 5, 6 }, 3, 0, "2 dice are left over" },
	{ ROW,
	  { .n = 1, .sides = 6, .read = READ_DUEL },
	  { 3, 3, 2, 2, 1, 4 },
	  6,
	  1 * THROW_DUEL + 4,
	  NULL },
	{ ROW,
	  { .n = 1, .sides = 6, .read = READ_DUEL },
	  { 3, 3, 2 },
	  3,
	  0,
	  "dice must be thrown again, and of 4 faces 3 are given" },
	{ ROW, { .n = 1, .sides = 6, .read = READ_DUEL }, { 3, 3, 2, 8 }, 4, 0, "die 4 shows 8" },
	{ ROW, { .n = 2, .sides = 6, .read = READ_REROLL, .target = 9 }, { 1, 5, 6 }, 3, 11, NULL },
	{ ROW, { .n = 2, .sides = 6, .read = READ_REROLL, .target = 9 }, { 4, 5 }, 2, 9, NULL },
	{ ROW,
	  { .n = 2, .sides = 6, .read = READ_REROLL, .target = 9 },
	  { 1, 5 },
	  2,
	  0,
	  "of 3 faces 2 are given" },
};

static void t_typed(void)
{
	for (size_t i = 0; i < COUNT(typeds); i++) {
		const struct typed_row *r = &typeds[i];
		struct throw t = r->t;
		struct typed source;
		struct tally h = { 0 };
		struct err e = { 0 };
		int value;

		t.label = "Morale";
		typed_init(&source, r->given, r->n, NULL, NULL);
		source.dice.heard = hear;
		source.dice.listener = &h;
		value = dice_throw(&source.dice, &t);
		e = source.dice.err;
		if (!e.code)
			typed_finish(&source, &e);
		if (r->says) {
			t_check(e.code == ERR_DICE && strstr(e.message, r->says), r->line, "%s",
				e.message);
			continue;
		}
		t_check(!e.code && value == r->value, r->line, "%d: %s", value, e.message);
		t_check(h.thrown == 1 && h.faces == r->n, r->line, "heard %d faces", h.faces);
	}
}

struct asked {
	const int *faces;
	int used, times, have, want;
	bool stop;
};

static int ask(void *asker, const struct throw *t, int *faces, int have, int want, struct err *e)
{
	struct asked *a = asker;

	(void)t;
	a->times++;
	a->have = have;
	a->want = want;
	if (a->stop)
		return err_set(e, ERR_STOPPED, "stopped");
	for (int i = have; i < want; i++)
		faces[i] = a->faces[a->used++];
	return 0;
}

/* One face is given, the other asked for; then the tie is asked for with two dice known. */
static void t_asked(void)
{
	static const int given[] = { 3 }, rest[] = { 3, 6, 2 };
	struct throw duel = { .label = "Tie", .n = 1, .versus = 1, .sides = 6, .read = READ_DUEL };
	struct asked a = { .faces = rest };
	struct typed source;

	typed_init(&source, given, 1, ask, &a);
	CU_ASSERT(dice_throw(&source.dice, &duel) == 6 * THROW_DUEL + 2);
	CU_ASSERT(a.times == 2 && a.have == 2 && a.want == 4);
	a.stop = true;
	CU_ASSERT(dice_throw(&source.dice, &duel) == 0);
	CU_ASSERT(source.dice.err.code == ERR_STOPPED);
}

static void t_asked_wrong(void)
{
	static const int rest[] = { 7 };
	struct throw die = { .label = "Morale", .n = 1, .sides = 6 };
	struct asked a = { .faces = rest };
	struct typed source;

	typed_init(&source, NULL, 0, ask, &a);
	CU_ASSERT(dice_throw(&source.dice, &die) == 0);
	CU_ASSERT(source.dice.err.code == ERR_DICE);
	CU_ASSERT(strstr(source.dice.err.message, "throw 1, Morale: die 1 shows 7") != NULL);
}

/* ---- faces as people type them ---- */

static const struct parse_row {
	int line;
	const char *text;
	int sides, n, face[6];
	const char *says;
} parses[] = {
	{ ROW, "4 5", 6, 2, { 4, 5 }, NULL },
	{ ROW, "45", 6, 2, { 4, 5 }, NULL },
	{ ROW, "4,5", 6, 2, { 4, 5 }, NULL },
	{ ROW, "4+5", 6, 2, { 4, 5 }, NULL },
	{ ROW, " 4 ,\t5 + 61 ", 6, 4, { 4, 5, 6, 1 }, NULL },
	{ ROW, "45", 100, 1, { 45 }, NULL },
	{ ROW, "10 9", 10, 2, { 10, 9 }, NULL },
	{ ROW, "1000", 0, 1, { 1000 }, NULL },
	{ ROW, "4,12", 0, 2, { 4, 12 }, NULL },
	{ ROW, "", 6, 0, { 0 }, "no faces" },
	{ ROW, "  ", 6, 0, { 0 }, "no faces" },
	{ ROW, "47", 6, 0, { 0 }, "'7' is no face of the die; expected 1 to 6" },
	{ ROW, "40", 6, 0, { 0 }, "'0' is no face" },
	{ ROW, "11", 10, 0, { 0 }, "'11' is no face of the die; expected 1 to 10" },
	{ ROW, "0", 0, 0, { 0 }, "'0' is no face" },
	{ ROW, "99999999999999999999", 0, 0, { 0 }, "is no face" },
	{ ROW, "4,,5", 6, 0, { 0 }, "',' is no face" },
	{ ROW, "4,", 6, 0, { 0 }, "a face is missing at the end; expected 1 to 6" },
	{ ROW, "+4", 6, 0, { 0 }, "'+' is no face" },
	{ ROW, "-4", 6, 0, { 0 }, "'-4' is no face" },
	{ ROW, "4 five", 6, 0, { 0 }, "'five' is no face" },
	{ ROW, "1111111", 6, 0, { 0 }, "more than 6 faces" },
};

static void t_parse(void)
{
	for (size_t i = 0; i < COUNT(parses); i++) {
		const struct parse_row *r = &parses[i];
		int faces[7] = { 99 }, n = 1;
		struct err e = { 0 };
		int rc = typed_parse(r->text, r->sides, faces, &n, 7, &e);

		t_check(n == 1 + r->n && faces[0] == 99, r->line, "%d faces", n);
		t_check(!memcmp(faces + 1, r->face, (size_t)r->n * sizeof(int)), r->line, "faces");
		t_check(rc == (r->says ? -1 : 0), r->line, "returned %d: %s", rc, e.message);
		t_check(!r->says || (e.code == ERR_DICE && strstr(e.message, r->says)), r->line,
			"%s", e.message);
	}
}

/* ---- replayed ---- */

static const int logged_2[] = { 4, 5 }, logged_bad[] = { 4, 9 };
static const int logged_tie[] = { 3, 3, 5, 1 }, logged_half[] = { 3, 3 };

static const struct replay_row {
	int line;
	struct recorded log;
	struct throw t;
	int value;
	const char *says;
} replays[] = {
	{ ROW, { "Morale", 6, 2, logged_2 }, { .n = 2, .sides = 6 }, 9, NULL },
	{ ROW, { "Morale", 6, 0, NULL }, { .n = 0, .sides = 6 }, 0, NULL },
	{ ROW,
	  { "Morale", 6, 4, logged_tie },
	  { .n = 1, .sides = 6, .read = READ_DUEL },
	  5 * THROW_DUEL + 1,
	  NULL },
	{ ROW,
	  { "Morale", 10, 1, logged_2 },
	  { .n = 1, .sides = 6 },
	  0,
	  "throw 1: the log has \"Morale\" 1d10, the rules ask \"Morale\" 1d6" },
	{ ROW,
	  { "Rally", 6, 1, logged_2 },
	  { .n = 1, .sides = 6 },
	  0,
	  "the log has \"Rally\" 1d6, the rules ask \"Morale\" 1d6" },
	{ ROW,
	  { "Morale", 6, 2, logged_2 },
	  { .n = 1, .sides = 6 },
	  0,
	  "the log has \"Morale\" 2d6, the rules ask \"Morale\" 1d6" },
	{ ROW, { "Morale", 6, 2, logged_2 }, { .n = 3, .sides = 6 }, 0, "ask \"Morale\" 3d6" },
	{ ROW, { "Morale", 6, 2, logged_bad }, { .n = 2, .sides = 6 }, 0, "die 2 shows 9" },
	{ ROW, { "Morale", 6, 4, logged_tie }, { .n = 2, .sides = 6 }, 0, "\"Morale\" 4d6" },
	{ ROW,
	  { "Morale", 6, 2, logged_half },
	  { .n = 1, .sides = 6, .read = READ_DUEL },
	  0,
	  "before its dice were thrown again" },
};

static void t_replayed(void)
{
	for (size_t i = 0; i < COUNT(replays); i++) {
		const struct replay_row *r = &replays[i];
		struct throw t = r->t;
		struct replayed source;
		struct err e = { 0 };
		int value;

		t.label = "Morale";
		replayed_init(&source, &r->log, 1);
		CU_ASSERT(replayed_finish(&source, &e) == -1 && e.code == ERR_DICE);
		value = dice_throw(&source.dice, &t);
		e = source.dice.err;
		if (r->says) {
			t_check(e.code == ERR_DICE && strstr(e.message, r->says), r->line, "%s",
				e.message);
			continue;
		}
		t_check(!e.code && value == r->value, r->line, "%d: %s", value, e.message);
		t_check(replayed_finish(&source, &e) == 0, r->line, "%s", e.message);
		dice_throw(&source.dice, &t);
		t_check(strstr(source.dice.err.message, "throw 2: the log ends") != NULL, r->line,
			"%s", source.dice.err.message);
	}
}

int main(void)
{
	static const struct t_test tests[] = {
		{ "typed", t_typed },
		{ "asked", t_asked },
		{ "asked and wrong", t_asked_wrong },
		{ "faces as typed", t_parse },
		{ "replayed", t_replayed },
	};

	return t_main("dice", tests, COUNT(tests));
}
