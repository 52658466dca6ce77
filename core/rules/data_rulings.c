/* SPDX-License-Identifier: GPL-3.0-or-later */
/* data_rulings.c -- the rulings of a ruleset and what an overlay chooses among them. */
#include "rules/loader.h"

#include <stdio.h>
#include <string.h>

/* ---- from the descriptor: keys and choices ---- */

/* "key choice choice ..." into an empty ruling.  -1 when memory runs out. */
static int ruling_of(struct loader *l, const char *words, struct ruling *r)
{
	char *s = owned_copy(l->owned, words, strlen(words)), *next;

	if (!s)
		return -1;
	r->key = strtok_r(s, " ", &next);
	for (char *w; r->key && (w = strtok_r(NULL, " ", &next));) {
		if (r->n == CHOICES_MAX) {
			load_problem(l, l->folder, 0, "ruling %s has more than %d choices", r->key,
				     CHOICES_MAX);
			break;
		}
		r->choice[r->n++] = w;
	}
	if (!r->key || !r->n)
		load_problem(l, l->folder, 0, "the ruling '%s' has no choices", words);
	if (!r->key)
		r->key = s;
	return 0;
}

int rulings_start(struct loader *l)
{
	int n = 0;

	while (l->set->rulings && l->set->rulings[n])
		n++;
	if (n > RULINGS_MAX) {
		load_problem(l, l->folder, 0, "%d rulings: at most %d are possible", n,
			     RULINGS_MAX);
		n = RULINGS_MAX;
	}
	l->r->n_rulings = n;
	l->r->rulings = owned_new(l->owned, (size_t)n, sizeof *l->r->rulings);
	for (int i = 0; l->r->rulings && i < n; i++)
		if (ruling_of(l, l->set->rulings[i], &l->r->rulings[i]))
			return -1;
	return l->r->rulings ? 0 : -1;
}

/* ---- from the INI ---- */

enum {
	KEY_CHOICES,
	KEY_DEFAULT,
	KEY_QUESTION,
	KEY_REASON,
	KEY_CITE,
	KEY_CLAUSES,
	KEY_ASSUMPTION,
	KEY_SAY
};

static const char *const ruling_keys[] = { "choices", "default", "question",  "reason",
					   "cite",    "clauses", "assumption" };

static int find_ruling(struct loader *l, const char *file, int line, const char *key)
{
	const char *keys[RULINGS_MAX + 1];
	int n = l->r->n_rulings, found = rules_ruling(l->r, key);

	if (found >= 0)
		return found;
	for (int i = 0; i < n; i++)
		keys[i] = l->r->rulings[i].key;
	keys[n] = NULL;
	load_unknown(l, file, line, key, keys, "%s has no ruling '%s'", l->set->name, key);
	return -1;
}

/* Whether the words are the ruling's choices in their order. */
static bool are_choices(const char *words, const struct ruling *r)
{
	for (int i = 0; i < r->n; i++) {
		size_t n = strlen(r->choice[i]);

		if (!text_starts(words, r->choice[i]) || (words[n] && !strchr(" \t", words[n])))
			return false;
		words += n;
		words += strspn(words, " \t");
	}
	return !*words;
}

/* The words of "choices" must be those that the rules ask for, in their order. */
static void check_choices(struct loader *l, const struct ruling *r, const struct ini_entry *entry)
{
	struct text wanted = { 0 };

	if (are_choices(entry->value, r))
		return;
	for (int i = 0; i < r->n; i++)
		text_addf(&wanted, "%s%s", i ? " " : "", r->choice[i]);
	load_problem(l, entry->file, entry->line,
		     "ruling %s: the choices are '%s', but the rules know '%s'", r->key,
		     entry->value, wanted.s);
	text_free(&wanted);
}

static int find_choice(struct loader *l, const struct ruling *r, const struct ini_entry *entry)
{
	struct err e = { 0 };
	int found = ruling_find(r, entry->value, &e);

	if (found < 0) {
		e.code = ERR_DATA;
		err_at(&e, entry->file, entry->line);
		*problems_add(l->p) = e;
	}
	return found;
}

static void fill_ruling(struct loader *l, const struct fields_read *read, struct ruling *r)
{
	static const struct field flag = F_FLAG("assumption", "the source lost the figure");
	int64_t assumption = 0;

	r->question = read_text(read, KEY_QUESTION);
	r->reason = read_text(read, KEY_REASON);
	r->cite = read_text(read, KEY_CITE);
	r->clauses = read_text(read, KEY_CLAUSES);
	for (int i = 0; i < r->n; i++)
		r->say[i] = read_text(read, KEY_SAY + i);
	if (read->entry[KEY_ASSUMPTION])
		load_value(l, read->entry[KEY_ASSUMPTION], &flag, &assumption);
	r->assumption = assumption != 0;
	r->house = read->house;
}

void load_ruling(struct loader *l, int section)
{
	const struct ini_section *s = ini_section(l->ini, section, true);
	const char *names[KEY_SAY + CHOICES_MAX + 1] = { 0 };
	char say[CHOICES_MAX][96];
	struct keys keys = { names, 0x1F };
	struct fields_read read;
	struct ruling *r;
	int found;

	if (!load_one_word(l, section))
		return;
	found = find_ruling(l, s->file, s->line, l->headings[section].of);
	if (found < 0)
		return;
	r = &l->r->rulings[found];
	if (r->question) {
		load_problem(l, s->file, s->line, "ruling %s is given twice", r->key);
		return;
	}
	memcpy(names, ruling_keys, sizeof ruling_keys);
	for (int i = 0; i < r->n; i++) {
		snprintf(say[i], sizeof say[i], "say.%s", r->choice[i]);
		names[KEY_SAY + i] = say[i];
		keys.required |= UINT64_C(1) << (KEY_SAY + i);
	}
	load_keys(l, section, &keys, &read);
	fill_ruling(l, &read, r);
	if (read.entry[KEY_CHOICES])
		check_choices(l, r, read.entry[KEY_CHOICES]);
	if (read.entry[KEY_DEFAULT] && *read.entry[KEY_DEFAULT]->value) {
		found = find_choice(l, r, read.entry[KEY_DEFAULT]);
		r->dflt = r->chosen = found < 0 ? 0 : found;
		if (l->set->parts && found > 0)
			load_problem(l, s->file, read.entry[KEY_DEFAULT]->line,
				     "ruling %s: the default must be its first choice, '%s'",
				     r->key, r->choice[0]);
	}
}

void load_chosen(struct loader *l, int section)
{
	const struct ini_entry *entry;

	ini_section(l->ini, section, true);
	for (int k = 0; (entry = ini_entry(l->ini, section, k)); k++) {
		int found = find_ruling(l, entry->file, entry->line, entry->key), choice;

		if (found < 0)
			continue;
		choice = find_choice(l, &l->r->rulings[found], entry);
		if (choice < 0)
			continue;
		l->r->rulings[found].chosen = choice;
		l->r->rulings[found].house = true;
	}
}
