/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd_rulings.c -- where the source is silent: listed, explained and set. */
#include "cli/cmd.h"
#include "cli/json.h"
#include "cli/page.h"
#include "cli/session.h"

#include <stdlib.h>
#include <string.h>

/* ---- text ---- */

static void line_of(const struct page *p, const struct ruling *r)
{
	struct text line = { 0 };

	text_addf(&line, "%s = %s", r->key, r->choice[r->chosen]);
	if (r->chosen != r->dflt)
		text_addf(&line, " (default %s)", r->choice[r->dflt]);
	if (r->house)
		text_add(&line, ", house rule");
	if (r->assumption)
		text_add(&line, ", assumption");
	text_addf(&line, "  rule %s", r->cite);
	page_wrap(p, 0, 4, NULL, line.s, r->chosen == r->dflt ? INK_PLAIN : INK_BOLD);
	page_wrap(p, 4, 4, NULL, r->question, INK_DIM);
	text_free(&line);
}

static void explain(const struct page *p, const struct ruling *r)
{
	line_of(p, r);
	for (int i = 0; i < r->n; i++) {
		struct text line = { 0 };
		char lead[8];

		snprintf(lead, sizeof lead, "  %c%c ", i == r->chosen ? '*' : ' ', 'a' + i);
		text_addf(&line, "%s: %s", r->choice[i], r->say[i]);
		page_wrap(p, 6, 6, lead, line.s, i == r->chosen ? INK_BOLD : INK_PLAIN);
		text_free(&line);
	}
	page_wrap(p, 10, 10, "  Reason: ", r->reason, INK_PLAIN);
	page_wrap(p, 11, 11, "  Clauses: ", r->clauses, INK_DIM);
}

/* ---- JSON and TSV ---- */

static void as_json(struct json_out *j, const struct ruling *r)
{
	json_open(j, '{');
	json_member(j, "key", json_text(r->key));
	json_member(j, "choice", json_text(r->choice[r->chosen]));
	json_member(j, "cite", json_text_or_null(r->cite));
	json_member(j, "default", json_text(r->choice[r->dflt]));
	json_key(j, "choices");
	json_open(j, '[');
	for (int i = 0; i < r->n; i++) {
		json_open(j, '{');
		json_member(j, "choice", json_text(r->choice[i]));
		json_member(j, "says", json_text(r->say[i]));
		json_close(j, '}');
	}
	json_close(j, ']');
	json_member(j, "question", json_text(r->question));
	json_member(j, "reason", json_text(r->reason));
	json_member(j, "clauses", json_text(r->clauses));
	json_member(j, "assumption", json_boolean(r->assumption));
	json_member(j, "house", json_boolean(r->house));
	json_close(j, '}');
}

static void as_tsv(struct text *out, const struct ruling *r)
{
	text_addf(out, "%s\t%s\t%s\t%s\t%s\n", r->key, r->choice[r->chosen], r->choice[r->dflt],
		  r->cite, r->question);
}

/* ---- the command ---- */

/* All of them, or the one at index only. */
static void print(const struct session *s, const struct rules *rules, int only, struct text *out)
{
	struct page p = { out, s->width, s->color };
	struct json_out j = { out, false };

	if (s->format == FORMAT_JSON) {
		json_open(&j, '{');
		json_member(&j, "ruleset", json_text(rules->set->name));
		json_key(&j, "rulings");
		json_open(&j, '[');
	} else if (s->format == FORMAT_TSV) {
		text_add(out, "key\tchoice\tdefault\tcite\tquestion\n");
	}
	for (int i = 0; i < rules->n_rulings; i++) {
		if (only >= 0 && i != only)
			continue;
		if (s->format == FORMAT_JSON)
			as_json(&j, &rules->rulings[i]);
		else if (s->format == FORMAT_TSV)
			as_tsv(out, &rules->rulings[i]);
		else if (only >= 0)
			explain(&p, &rules->rulings[i]);
		else
			line_of(&p, &rules->rulings[i]);
	}
	if (s->format == FORMAT_JSON)
		text_add(out, "]}\n");
	else if (s->format == FORMAT_TEXT && !rules->n_rulings)
		text_addf(out, "%s has no rulings\n", rules->set->name);
}

/* By key or unique prefix; -1 and *e. */
static int find(const struct rules *rules, const char *key, struct err *e)
{
	const char *keys[RULINGS_MAX + 1] = { NULL };
	char shown[TEXT_SHOWN];
	const char *near;
	int at;

	for (int i = 0; i < rules->n_rulings; i++)
		keys[i] = rules->rulings[i].key;
	at = text_pick(key, keys);
	if (at >= 0)
		return at;
	near = text_nearest(key, keys);
	err_set(e, ERR_USAGE,
		at == -2 ? "'%s' is the beginning of several rulings; 'rulings %s' lists them"
			 : "there is no ruling '%s'; 'rulings %s' lists them",
		text_shown(key, shown), rules->set->name);
	err_argument(e, key);
	if (near && at == -1)
		err_suggest(e, near);
	return -1;
}

/* Chooses once to see that it is right, then for whatever is loaded from here on. */
static struct rules *set(struct session *s, struct rules *rules, const char *word, struct err *e)
{
	struct text kept = { 0 }, name = { 0 };
	struct rules *again = NULL;

	text_addf(&kept, "%s/%s", rules->set->name, word);
	text_add(&name, rules->set->name);
	if (!rules_rule(rules, word, e) && !session_add_ruling(s, kept.s, e))
		again = session_rules(s, name.s, e);
	text_free(&kept);
	text_free(&name);
	return again;
}

/* The index of the ruling a word KEY or KEY=CHOICE is about; -1 and *e. */
static int about(const struct rules *rules, const char *word, struct err *e)
{
	struct text key = { 0 };
	int at;

	text_addn(&key, word, strcspn(word, "="));
	at = find(rules, key.s, e);
	text_free(&key);
	return at;
}

int cmd_rulings(struct session *s, int argc, char **argv, struct err *e)
{
	bool left_out = argc < 2 || (s->ruleset && !session_is_ruleset(s, argv[1]));
	struct rules *rules = session_rules(s, left_out ? NULL : argv[1], e);
	int at = left_out ? 1 : 2, only = -1;
	struct text out = { 0 };

	if (!rules)
		return -1;
	if (argc > at + 1) {
		err_set(e, ERR_USAGE, "rulings: '%s' is one word too many", argv[at + 1]);
		err_argument(e, argv[at + 1]);
		return -1;
	}
	if (argc > at) {
		only = about(rules, argv[at], e);
		if (only >= 0 && strchr(argv[at], '='))
			rules = set(s, rules, argv[at], e);
		if (only < 0 || !rules)
			return -1;
	}
	print(s, rules, only, &out);
	return session_print(s, &out, e);
}
