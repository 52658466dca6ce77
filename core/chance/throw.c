/* SPDX-License-Identifier: GPL-3.0-or-later */
/* throw.c -- what a rule reads off the faces, and how a throw is written. */
#include "chance/throw.h"

#include <stdio.h>
#include <string.h>

static bool two_sided(enum reading read)
{
	return read == READ_MARGIN || read == READ_PAIRS;
}

int throw_dice(const struct throw *t)
{
	if (t->read == READ_DUEL)
		return 2 * throw_duellists(t);
	return two_sided(t->read) ? t->n + t->versus : t->n;
}

static int check_dice(const struct throw *t, const char *what, struct err *e)
{
	if (t->read == READ_FACES && t->n > THROW_FACES_MAX)
		return err_set(e, ERR_LIMIT, "%s: %d dice are read in order; the limit is %d", what,
			       t->n, THROW_FACES_MAX);
	if (t->read == READ_DUEL && t->sides == 1 && t->target == 0)
		return err_set(e, ERR_USAGE, "%s: two d1 are equal for ever", what);
	if (t->read == READ_DUEL && throw_duellists(t) * t->sides >= THROW_DUEL)
		return err_set(e, ERR_LIMIT, "%s: a side's dice pass %d", what, THROW_DUEL - 1);
	return 0;
}

int throw_check(const struct throw *t, struct err *e)
{
	const char *what = t->label ? t->label : "a throw";
	int versus = two_sided(t->read) ? t->versus : 0;

	if (t->n < 0 || versus < 0)
		return err_set(e, ERR_USAGE, "%s: %d dice are too few", what,
			       t->n < 0 ? t->n : versus);
	if (t->n > THROW_DICE_MAX || versus > THROW_DICE_MAX - t->n)
		return err_set(e, ERR_LIMIT, "%s: %lld dice; the limit is %d", what,
			       (long long)t->n + versus, THROW_DICE_MAX);
	if (t->sides < 1 || t->sides > THROW_SIDES_MAX)
		return err_set(e, t->sides < 1 ? ERR_USAGE : ERR_LIMIT,
			       "%s: a die of %d sides; 1 to %d can be thrown", what, t->sides,
			       THROW_SIDES_MAX);
	return check_dice(t, what, e);
}

static int sum(const int *faces, int n)
{
	int total = 0;

	for (int i = 0; i < n; i++)
		total += faces[i];
	return total;
}

static int count(const struct throw *t, const int *faces)
{
	int hits = 0;

	for (int i = 0; i < t->n; i++)
		hits += throw_hits(t, faces[i]);
	return hits;
}

static int all(const struct throw *t, const int *faces)
{
	for (int i = 0; i < t->n; i++)
		if (faces[i] < t->target)
			return 0;
	return 1;
}

static int alike(const int *faces, int n)
{
	for (int i = 1; i < n; i++)
		if (faces[i] != faces[0])
			return 0;
	return n ? faces[0] : 0;
}

/* faces[0..n-1] into to, highest first. */
static void sort(int *to, const int *faces, int n)
{
	for (int i = 0; i < n; i++) {
		int at = i;

		for (; at > 0 && to[at - 1] < faces[i]; at--)
			to[at] = to[at - 1];
		to[at] = faces[i];
	}
}

static int kept(const struct throw *t, const int *faces)
{
	int sorted[THROW_DICE_MAX];
	int keep = t->keep < 0 ? 0 : t->keep > t->n ? t->n : t->keep;

	sort(sorted, faces, t->n);
	return sum(t->read == READ_HIGHEST ? sorted : sorted + t->n - keep, keep);
}

static int pairs(const struct throw *t, const int *faces)
{
	int first[THROW_DICE_MAX], second[THROW_DICE_MAX];
	int paired = t->n < t->versus ? t->n : t->versus, wins = 0;

	sort(first, faces, t->n);
	sort(second, faces + t->n, t->versus);
	for (int i = 0; i < paired; i++)
		wins += first[i] > second[i]; /* NOLINT: sort() filled both that far */
	return wins;
}

static int lowest(const int *faces, int n)
{
	int least = faces[0];

	for (int i = 1; i < n; i++)
		if (faces[i] < least)
			least = faces[i];
	return least;
}

static int digits(const int *faces, int n)
{
	int value = 0;

	for (int i = 0; i < n; i++)
		value = value * THROW_DUEL + faces[i];
	return value;
}

int throw_read(const struct throw *t, const int *faces, int n)
{
	switch (t->read) {
	case READ_SUM:
		return sum(faces, t->n);
	case READ_COUNT:
		return count(t, faces);
	case READ_ALL:
		return all(t, faces);
	case READ_DOUBLE:
		return alike(faces, t->n);
	case READ_HIGHEST:
	case READ_LOWEST:
		return kept(t, faces);
	case READ_REROLL:
		if (n <= t->n)
			return sum(faces, t->n);
		return sum(faces, t->n) - lowest(faces, t->n) + faces[t->n];
	case READ_MARGIN:
		return sum(faces, t->n) - sum(faces + t->n, t->versus);
	case READ_DUEL:
		return sum(faces + n - throw_dice(t), throw_duellists(t)) * THROW_DUEL +
		       sum(faces + n - throw_duellists(t), throw_duellists(t));
	case READ_PAIRS:
		return pairs(t, faces);
	case READ_FACES:
		return digits(faces, t->n);
	}
	return 0;
}

/* Dice that are still to lie beside a side's, or all of both again while they tie. */
static int duel_again(const struct throw *t, const int *faces, int n)
{
	int dice = throw_dice(t), each = throw_duellists(t);

	if (n % dice)
		return dice - n % dice;
	return sum(faces + n - dice, each) + t->target == sum(faces + n - each, each) ? dice : 0;
}

int throw_again(const struct throw *t, const int *faces, int n)
{
	if (t->read == READ_DUEL)
		return duel_again(t, faces, n);
	if (t->read == READ_REROLL)
		return n == t->n && n > 0 && sum(faces, n) < t->target;
	return 0;
}

/* What stands between the dice and the target of a reading that has one. */
static const char *before_target(enum reading read)
{
	return read == READ_COUNT    ? " at "
	       : read == READ_ALL    ? ", each at "
	       : read == READ_REROLL ? ", lowest again under "
				     : NULL;
}

const char *throw_notation(const struct throw *t, char *buf, int size)
{
	size_t room = size > 0 ? (size_t)size : 0;
	int n = t->n, s = t->sides, target = t->target;
	char more[40] = "";

	if (t->read == READ_COUNT && t->always > 0 && target > s - t->always + 1)
		target = s - t->always + 1;
	if (before_target(t->read))
		snprintf(more, sizeof more, "%s%d%s", before_target(t->read), target,
			 t->read == READ_REROLL ? "" : "+");
	if (t->read == READ_HIGHEST || t->read == READ_LOWEST)
		snprintf(buf, room, "%s %d of %dd%d",
			 t->read == READ_HIGHEST ? "highest" : "lowest", t->keep, n, s);
	else if (t->read == READ_DUEL)
		snprintf(buf, room, "%dd%d v %dd%d", throw_duellists(t), s, throw_duellists(t), s);
	else if (two_sided(t->read))
		snprintf(buf, room, "%dd%d v %dd%d", n, s, t->versus, s);
	else
		snprintf(buf, room, "%dd%d%s", n, s, more);
	return buf;
}
