/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd_odds.c -- exact chances of a resolution, or of dice notation. */
#include "cli/cmd.h"
#include "cli/session.h"
#include "cli/write.h"
#include "rules/data.h"

#include <string.h>

static int write_answer(struct session *s, const struct answer *a, struct err *e)
{
	struct text out = { 0 };

	switch (s->format) {
	case FORMAT_TEXT:
		write_odds_text(a, &out);
		break;
	case FORMAT_JSON:
		write_odds_json(a, &out);
		break;
	case FORMAT_TSV:
		write_odds_tsv(a, &out);
		break;
	}
	return session_print(s, &out, e);
}

/* 1 when the answer hangs on rulings of which only a part of the ruleset was read. */
enum { LACKING = 1 };

static int odds(struct session *s, const struct request *r, struct err *e)
{
	struct odds_wish wish = { .by = r->by, .n_by = r->n_by };
	struct odds_desk *desk = odds_desk_new();
	struct odds odds = { 0 };
	struct edges edges = { 0 };
	struct answer a = { .s = s, .r = r, .odds = &odds, .edges = &edges };
	int status;

	if (!desk)
		return err_set(e, ERR_MEMORY, "no memory");
	status = odds_ask(desk, &r->q, &wish, &odds, e);
	if (!status && rules_lack(r->rules, &odds.used))
		status = LACKING;
	if (!status)
		status = odds_sort(&odds, e);
	if (!status)
		status = edges_find(s, r, &edges, e);
	if (!status)
		status = write_answer(s, &a, e);
	edges_free(&edges);
	odds_free(&odds);
	odds_desk_free(desk);
	return status;
}

static int ask(struct session *s, int argc, char **argv, struct err *e)
{
	struct request r;
	int status;

	if (request_read(s, argc, argv, REQUEST_BY, &r, e) < 0)
		return -1;
	status = odds(s, &r, e);
	if (!status)
		session_remember(s, "odds", r.rules->set->name, r.res->name, r.words, r.n_words);
	request_free(&r);
	return status;
}

int cmd_odds(struct session *s, int argc, char **argv, struct err *e)
{
	int status;

	if (argc > 1 && !strcmp(argv[1], "dice"))
		return cmd_odds_dice(s, argc - 1, argv + 1, e);
	status = ask(s, argc, argv, e);
	if (status == LACKING) {
		s->look_up = false;
		status = ask(s, argc, argv, e);
	}
	return status;
}
