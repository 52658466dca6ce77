/* SPDX-License-Identifier: GPL-3.0-or-later */
/* typed.c -- dice that people threw: faces given up front, or asked for one throw at a time. */
#include "base/text.h"
#include "chance/dice.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* Faces of the throw under way; the rare duel that needs more is given up. */
enum { TYPED_FACES = THROW_DICE_MAX + 128 };

/* An impossible face is refused, never replaced. */
static int check_faces(struct typed *t, const struct throw *throw, const int *faces, int from,
		       int to)
{
	for (int i = from; i < to; i++)
		if (faces[i] < 1 || faces[i] > throw->sides) {
			char face[16];

			err_set(&t->dice.err, ERR_DICE,
				"throw %d, %s: die %d shows %d, but a d%d shows 1 to %d",
				t->dice.thrown, throw->label, i + 1, faces[i], throw->sides,
				throw->sides);
			snprintf(face, sizeof face, "%d", faces[i]);
			err_argument(&t->dice.err, face);
			return -1;
		}
	return 0;
}

static int too_few(struct typed *t, const struct throw *throw, int have, int want)
{
	char dice[80];

	throw_notation(throw, dice, sizeof dice);
	if (want > throw_dice(throw))
		return err_set(&t->dice.err, ERR_DICE,
			       "throw %d, %s (%s): dice must be thrown again, and of %d faces %d "
			       "are given",
			       t->dice.thrown, throw->label, dice, want, have);
	return err_set(&t->dice.err, ERR_DICE, "throw %d, %s (%s): %d of %d dice are given",
		       t->dice.thrown, throw->label, dice, have, want);
}

/* Fills faces[have..want-1]: what was given first, the rest by asking. */
static int take_faces(struct typed *t, const struct throw *throw, int *faces, int have, int want)
{
	int n = have;

	while (n < want && t->used < t->n_given)
		faces[n++] = t->given[t->used++];
	if (n < want) {
		if (check_faces(t, throw, faces, have, n))
			return -1;
		if (!t->ask)
			return too_few(t, throw, n, want);
		if (t->ask(t->asker, throw, faces, n, want, &t->dice.err))
			return t->dice.err.code ? -1
						: err_set(&t->dice.err, ERR_STOPPED,
							  "%s: abandoned", throw->label);
	}
	return check_faces(t, throw, faces, have, want);
}

static int typed_read(struct dice *d, const struct throw *throw)
{
	struct typed *t = (struct typed *)d;
	int faces[TYPED_FACES], n = 0, more, value;

	if (throw_check(throw, &d->err))
		return 0;
	for (more = throw_dice(throw); more > 0; more = throw_again(throw, faces, n)) {
		if (n + more > TYPED_FACES) {
			err_set(&d->err, ERR_LIMIT, "throw %d, %s: equal too often", d->thrown,
				throw->label);
			return 0;
		}
		if (take_faces(t, throw, faces, n, n + more))
			return 0;
		n += more;
	}
	value = throw_read(throw, faces, n);
	if (d->heard)
		d->heard(d->listener, throw, faces, n, value);
	return value;
}

static const struct dice_ops typed_ops = { "typed", typed_read };

void typed_init(struct typed *t, const int *given, int n_given, typed_ask *ask, void *asker)
{
	memset(t, 0, sizeof *t);
	t->dice.ops = &typed_ops;
	t->given = given;
	t->n_given = n_given;
	t->ask = ask;
	t->asker = asker;
}

int typed_finish(const struct typed *t, struct err *e)
{
	int left = t->n_given - t->used;

	if (left <= 0)
		return 0;
	return err_set(e, ERR_DICE, "%d %s left over: %d %s given and %d asked for", left,
		       left == 1 ? "die is" : "dice are", t->n_given,
		       t->n_given == 1 ? "was" : "were", t->used);
}

/* ---- reading faces ---- */

struct reader {
	const char *s;
	const char *at;
	int sides, *faces, n, max;
	struct err *e;
};

static int refuse(struct reader *r, const char *word, size_t length)
{
	char start[48], shown[TEXT_SHOWN], right[32] = "faces such as 4 5, 45 or 4,5";

	snprintf(start, sizeof start, "%.*s", (int)(length < 40 ? length : 40), word);
	if (r->sides)
		snprintf(right, sizeof right, "1 to %d", r->sides);
	if (length)
		err_set(r->e, ERR_DICE, "'%s' is no face%s; expected %s", text_shown(start, shown),
			r->sides ? " of the die" : "", right);
	else
		err_set(r->e, ERR_DICE, "a face is missing at the end; expected %s", right);
	err_argument(r->e, start);
	if (word - r->s < (ptrdiff_t)sizeof r->e->text)
		err_caret(r->e, r->s, (int)(word - r->s) + 1);
	return -1;
}

static int keep_face(struct reader *r, int face, const char *word, size_t length)
{
	if (face < 1 || face > (r->sides ? r->sides : THROW_SIDES_MAX))
		return refuse(r, word, length);
	if (r->n >= r->max)
		return err_set(r->e, ERR_DICE, "more than %d faces", r->max);
	r->faces[r->n++] = face;
	return 0;
}

/* A run of digits: one face, or on a die of fewer than ten sides as many faces as digits. */
static int read_run(struct reader *r)
{
	const char *word = r->at;
	int face = 0;

	for (; *r->at >= '0' && *r->at <= '9'; r->at++) {
		face = face * 10 + (*r->at - '0');
		if (r->sides > 0 && r->sides < 10) {
			if (keep_face(r, face, r->at, 1))
				return -1;
			face = 0;
		} else if (face > THROW_SIDES_MAX) {
			return refuse(r, word, strspn(word, "0123456789"));
		}
	}
	if (r->at == word)
		return refuse(r, word,
			      *word ? strcspn(word, " \t,+") + !strcspn(word, " \t,+") : 0);
	return r->sides > 0 && r->sides < 10 ? 0 : keep_face(r, face, word, (size_t)(r->at - word));
}

static bool is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Between faces: white space, and at most one comma or plus, after which a face must follow. */
static bool next_face(struct reader *r)
{
	while (is_space(*r->at))
		r->at++;
	if (r->n && (*r->at == ',' || *r->at == '+')) {
		r->at++;
		while (is_space(*r->at))
			r->at++;
		return true;
	}
	return *r->at != '\0';
}

int typed_parse(const char *s, int sides, int *faces, int *n, int max, struct err *e)
{
	struct reader r = { .s = s, .at = s, .sides = sides, .e = e };

	r.faces = faces + *n;
	r.max = max - *n;
	while (next_face(&r))
		if (read_run(&r))
			return -1;
	if (!r.n)
		return err_set(e, ERR_DICE, "no faces; expected some such as 4 5, 45 or 4,5");
	*n += r.n;
	return 0;
}
