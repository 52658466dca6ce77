/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd_dice.c -- dice notation rolled, typed, or as exact chances. */
#include "cli/ask.h"
#include "cli/cmd.h"
#include "cli/session.h"
#include "cli/write.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- reading ---- */

struct words {
	struct text notation;
	int *faces; /* owned */
	int n_faces;
	bool typed;
};

static void words_drop(struct words *w)
{
	text_free(&w->notation);
	free(w->faces);
}

static int read_faces(struct words *w, const char *list, struct err *e)
{
	int max = (int)strlen(list) + 1;
	int *faces = realloc(w->faces, (size_t)(w->n_faces + max) * sizeof *faces);

	if (!faces)
		return err_set(e, ERR_MEMORY, "no memory");
	w->faces = faces;
	w->typed = true;
	if (!typed_parse(list, 0, w->faces, &w->n_faces, w->n_faces + max, e))
		return 0;
	request_blame_dice(e);
	return -1;
}

/* The words of the line are one notation, but for dice=. */
static struct notation *read_notation(int argc, char **argv, bool takes_dice, struct words *w,
				      struct err *e)
{
	struct notation *n;

	for (int i = 1; i < argc; i++) {
		if (takes_dice && text_starts(argv[i], "dice=")) {
			if (read_faces(w, argv[i] + strlen("dice="), e) < 0)
				return NULL;
			continue;
		}
		text_addf(&w->notation, "%s%s", w->notation.n ? " " : "", argv[i]);
	}
	if (!w->notation.n) {
		err_set(e, ERR_USAGE, "%s: which dice? write for example 2d6+1", argv[0]);
		return NULL;
	}
	n = notation_parse(w->notation.s, e);
	if (!n && e->code == ERR_LIMIT)
		e->code = ERR_USAGE; /* asked for too much, rather than found too much */
	if (!n)
		err_argument(e, w->notation.s);
	return n;
}

/* ---- rolling ---- */

struct cast { /* what came of it */
	const struct notation *n;
	struct trace trace;
	int outcome;
	const char *generator; /* NULL: typed */
	uint64_t seed;
	const char *source;
};

static void hear(void *listener, const struct throw *t, const int *faces, int n, int value)
{
	struct cast *c = listener;
	struct event e = { .kind = EVENT_THROW,
			   .side = "",
			   .cite = "",
			   .source = c->source,
			   .value = value,
			   .sides = t->sides,
			   .n = n };

	trace_add(&c->trace, &e, t->label, faces);
}

static int cast_at(struct cast *c, struct dice *dice, struct err *e)
{
	c->source = dice->ops->name;
	dice->heard = hear;
	dice->listener = c;
	c->outcome = notation_roll(c->n, dice);
	dice->heard = NULL;
	dice->listener = NULL;
	if (dice->err.code)
		*e = dice->err;
	else if (c->trace.failed)
		err_set(e, ERR_MEMORY, "no memory for the trace");
	return e->code ? -1 : 0;
}

static int cast_typed(struct session *s, struct cast *c, const struct words *w, struct err *e)
{
	struct typed typed;
	struct ask ask;
	int status;

	ask_begin(&ask, s, NULL);
	typed_init(&typed, w->faces, w->n_faces, s->typed ? ask_faces : NULL, &ask);
	status = cast_at(c, &typed.dice, e);
	if (!status)
		status = typed_finish(&typed, e);
	if (status && w->typed)
		request_blame_dice(e);
	ask_end(&ask);
	return status;
}

static int cast_rolled(struct session *s, struct cast *c, struct err *e)
{
	struct rolled *rolled = session_rolled(s, &c->seed, e);

	if (!rolled)
		return -1;
	c->generator = rolled_generator(rolled);
	return cast_at(c, rolled_dice(rolled), e);
}

static void cast_json(const struct cast *c, struct text *out)
{
	struct json_out j = { out, false };

	json_open(&j, '{');
	json_member(&j, "notation", json_text(notation_text(c->n)));
	write_json_throws(&j, &c->trace);
	json_key(&j, "outcome");
	json_open(&j, '{');
	json_member(&j, notation_outcome(c->n), json_integer(c->outcome));
	json_close(&j, '}');
	json_member(&j, "policy", json_text_or_null(notation_policy(c->n)));
	json_member(&j, "seed", c->generator ? json_integer((json_int_t)c->seed) : json_null());
	json_member(&j, "generator", json_text(c->generator));
	json_close(&j, '}');
	text_add(out, "\n");
}

static void cast_text(const struct session *s, const struct cast *c, struct text *out)
{
	struct page p = write_page(s, out);
	struct text line = { 0 };

	text_addf(&line, "%s: %s %d", notation_text(c->n), notation_outcome(c->n), c->outcome);
	page_wrap(&p, 0, 2, NULL, line.s, INK_BOLD);
	text_free(&line);
	if (s->voice == VOICE_QUIET)
		return;
	for (int i = 0; i < c->trace.n; i++)
		write_throw(&p, &c->trace.event[i]);
	if (*notation_policy(c->n))
		page_wrap(&p, 0, 2, NULL, notation_policy(c->n), INK_DIM);
	if (c->generator)
		text_addf(out, "Seed %" PRIu64 " (%s)\n", c->seed, c->generator);
}

static int cast_print(struct session *s, const struct cast *c, struct err *e)
{
	struct text out = { 0 };

	if (s->format == FORMAT_JSON)
		cast_json(c, &out);
	else if (s->format == FORMAT_TSV)
		text_addf(&out, "%s\n%d\n", notation_outcome(c->n), c->outcome);
	else
		cast_text(s, c, &out);
	return session_print(s, &out, e);
}

int cmd_dice(struct session *s, int argc, char **argv, struct err *e)
{
	struct words w = { 0 };
	struct notation *n = read_notation(argc, argv, true, &w, e);
	struct cast c = { .n = n };
	int status = -1;

	if (n)
		status = w.typed || s->typed ? cast_typed(s, &c, &w, e) : cast_rolled(s, &c, e);
	if (!status)
		status = cast_print(s, &c, e);
	trace_free(&c.trace);
	notation_free(n);
	words_drop(&w);
	return status;
}

int cmd_odds_dice(struct session *s, int argc, char **argv, struct err *e)
{
	struct words w = { 0 };
	struct notation *n = read_notation(argc, argv, false, &w, e);
	int status = n ? odds_of_notation(s, n, e) : -1;

	notation_free(n);
	words_drop(&w);
	return status;
}
