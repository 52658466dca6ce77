/* SPDX-License-Identifier: GPL-3.0-or-later */
/* condition_words.c -- the words of a condition and the errors that point at them. */
#include "rules/condition_words.h"

#include "base/text.h"

#include <string.h>

enum { NAMES_MAX = 256 };

/* ---- errors ---- */

int word_fault(struct parser *p, const char *at)
{
	const char *from = p->s;

	if (at - from > 120)
		from = at - 60;
	p->e->code = ERR_DATA;
	p->e->column = 0;
	err_caret(p->e, from, (int)(at - from) + 1);
	return -1;
}

static int fault_unknown(struct parser *p, const struct word *w, const char *what,
			 const char *const *names)
{
	const char *nearest = text_nearest(w->s, names);
	char shown[TEXT_SHOWN];

	text_shown(w->s, shown);
	if (nearest)
		err_set(p->e, ERR_DATA, "unknown %s '%s': did you mean '%s'?", what, shown,
			nearest);
	else
		err_set(p->e, ERR_DATA, "unknown %s '%s'", what, shown);
	err_argument(p->e, shown);
	if (nearest)
		err_suggest(p->e, nearest);
	return word_fault(p, w->at);
}

int word_fault_field(struct parser *p, const struct word *w)
{
	const char *names[NAMES_MAX + 1];
	int n = 0;

	for (; n < NAMES_MAX && p->scope[n].type != FIELD_END; n++)
		names[n] = p->scope[n].key;
	names[n] = NULL;
	return fault_unknown(p, w, "field", names);
}

int word_fault_ruling(struct parser *p, const struct word *w)
{
	const char *names[RULINGS_MAX + 1];
	int n = 0;

	for (; n < RULINGS_MAX && n < p->n_rulings; n++)
		names[n] = p->rulings[n].key;
	names[n] = NULL;
	return fault_unknown(p, w, "ruling", names);
}

int word_fault_expected(struct parser *p, const char *what)
{
	char shown[TEXT_SHOWN];

	if (*p->at)
		err_set(p->e, ERR_DATA, "expected %s before '%s'", what, text_shown(p->at, shown));
	else
		err_set(p->e, ERR_DATA, "the condition ends where %s is expected", what);
	return word_fault(p, p->at);
}

/* ---- words ---- */

void word_space(struct parser *p)
{
	p->at += strspn(p->at, " \t");
}

int word_next(struct parser *p, struct word *w)
{
	size_t n;

	word_space(p);
	n = strcspn(p->at, " \t()=!<>|");
	w->at = p->at;
	if (!n)
		return 0;
	if (n >= sizeof w->s) {
		err_set(p->e, ERR_DATA, "a word of %zu letters is too long", n);
		return word_fault(p, p->at);
	}
	memcpy(w->s, p->at, n);
	w->s[n] = '\0';
	p->at += n;
	return 1;
}

bool word_take(struct parser *p, const char *keyword)
{
	struct parser ahead = *p;
	struct err ignored = { 0 };
	struct word w;

	ahead.e = &ignored;
	if (word_next(&ahead, &w) != 1 || !text_same(w.s, keyword))
		return false;
	p->at = ahead.at;
	return true;
}

bool word_mark(struct parser *p, const char *mark)
{
	word_space(p);
	if (strncmp(p->at, mark, strlen(mark)) != 0)
		return false;
	p->at += strlen(mark);
	return true;
}
