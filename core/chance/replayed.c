/* SPDX-License-Identifier: GPL-3.0-or-later */
/* replayed.c -- dice from a log: each throw must be the one the rules ask for now. */
#include "chance/dice.h"

#include <string.h>

static int differs(struct replayed *r, const struct recorded *log, const struct throw *t, int dice)
{
	return err_set(&r->dice.err, ERR_DICE,
		       "throw %d: the log has \"%s\" %dd%d, the rules ask \"%s\" %dd%d",
		       r->dice.thrown, log->label, log->n, log->sides, t->label, dice, t->sides);
}

/* The faces must be the dice's, no fewer and no more than the throw takes with what is thrown
 * again. */
static int check_faces(struct replayed *r, const struct recorded *log, const struct throw *t)
{
	int dice = throw_dice(t), more;

	if (log->n < dice)
		return differs(r, log, t, dice);
	for (int i = 0; i < log->n; i++)
		if (log->faces[i] < 1 || log->faces[i] > t->sides)
			return err_set(&r->dice.err, ERR_DICE,
				       "throw %d, %s: in the log die %d shows %d, not 1 to %d",
				       r->dice.thrown, t->label, i + 1, log->faces[i], t->sides);
	while (dice > 0 && dice < log->n && (more = throw_again(t, log->faces, dice)) > 0)
		dice += more;
	if (dice < log->n)
		return differs(r, log, t, dice);
	if (dice > log->n || (dice > 0 && throw_again(t, log->faces, dice) > 0))
		return err_set(&r->dice.err, ERR_DICE,
			       "throw %d, %s: the log ends before its dice were thrown again",
			       r->dice.thrown, t->label);
	return 0;
}

static int replayed_read(struct dice *d, const struct throw *t)
{
	struct replayed *r = (struct replayed *)d;
	const struct recorded *log;
	int value;

	if (throw_check(t, &d->err))
		return 0;
	if (r->used == r->n) {
		err_set(&d->err, ERR_DICE, "throw %d: the log ends, the rules ask \"%s\" %dd%d",
			d->thrown, t->label, throw_dice(t), t->sides);
		return 0;
	}
	log = &r->log[r->used];
	if (strcmp(log->label, t->label) != 0 || log->sides != t->sides) {
		differs(r, log, t, throw_dice(t));
		return 0;
	}
	if (check_faces(r, log, t))
		return 0;
	r->used++;
	value = throw_read(t, log->faces, log->n);
	if (d->heard)
		d->heard(d->listener, t, log->faces, log->n, value);
	return value;
}

static const struct dice_ops replayed_ops = { "replayed", replayed_read };

void replayed_init(struct replayed *r, const struct recorded *log, int n)
{
	memset(r, 0, sizeof *r);
	r->dice.ops = &replayed_ops;
	r->log = log;
	r->n = n;
}

int replayed_finish(const struct replayed *r, struct err *e)
{
	if (r->used == r->n)
		return 0;
	return err_set(e, ERR_DICE, "the log has %d throws, the rules asked for %d: \"%s\" is next",
		       r->n, r->used, r->log[r->used].label);
}
