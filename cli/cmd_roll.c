/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd_roll.c -- one resolution, rolled by the program or typed by the players. */
#include "cli/ask.h"
#include "cli/cmd.h"
#include "cli/session.h"
#include "cli/write.h"

#include <string.h>

/* Faces given by dice=, the rest asked for where somebody types them. */
static int roll_typed(struct session *s, const struct request *r, struct result *result,
		      struct err *e)
{
	struct typed typed;
	struct ask ask;
	int status;

	ask_begin(&ask, s, r->n_faces ? NULL : &r->q); /* else what is known is not whole */
	typed_init(&typed, r->faces, r->n_faces, s->typed ? ask_faces : NULL, &ask);
	status = resolve(&r->q, &typed.dice, result, e);
	if (!status && typed_finish(&typed, e) < 0) {
		result_free(result);
		status = -1;
	}
	if (status && r->typed)
		request_blame_dice(e);
	ask_end(&ask);
	return status;
}

static int roll_rolled(struct session *s, struct answer *a, struct result *result, struct err *e)
{
	struct rolled *rolled = session_rolled(s, &a->seed, e);

	if (!rolled)
		return -1;
	a->generator = rolled_generator(rolled);
	return resolve(&a->r->q, rolled_dice(rolled), result, e);
}

static int write_answer(struct session *s, const struct answer *a, struct err *e)
{
	struct text out = { 0 };

	switch (s->format) {
	case FORMAT_TEXT:
		write_roll_text(a, &out);
		break;
	case FORMAT_JSON:
		write_roll_json(a, &out);
		break;
	case FORMAT_TSV:
		write_roll_tsv(a, &out);
		break;
	}
	return session_print(s, &out, e);
}

/* A look-up asks for no dice, so no generator is made for it. */
static int roll(struct session *s, const struct request *r, struct err *e)
{
	struct answer a = { .s = s, .r = r };
	struct result result = { 0 };
	struct edges edges = { 0 };
	int status = edges_find(s, r, &edges, e);

	if (!status) {
		if (r->typed || s->typed || r->res->kind == LOOKUP)
			status = roll_typed(s, r, &result, e);
		else
			status = roll_rolled(s, &a, &result, e);
	}
	a.result = &result;
	a.edges = &edges;
	if (!status)
		status = write_answer(s, &a, e);
	edges_free(&edges);
	result_free(&result);
	return status;
}

int cmd_roll(struct session *s, int argc, char **argv, struct err *e)
{
	struct request r;
	int status;

	if (argc > 1 && !strcmp(argv[1], "dice"))
		return cmd_dice(s, argc - 1, argv + 1, e);
	if (request_read(s, argc, argv, REQUEST_DICE, &r, e) < 0)
		return -1;
	status = roll(s, &r, e);
	if (!status)
		session_remember(s, "roll", r.rules->set->name, r.res->name, r.words, r.n_words);
	request_free(&r);
	return status;
}
