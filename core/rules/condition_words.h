/* SPDX-License-Identifier: GPL-3.0-or-later */
/* condition_words.h -- reading a condition word by word, and saying where it is wrong.
 *
 * Private to condition.c and condition_words.c.  Each word_fault_* returns -1. */
#ifndef UMPIRE_RULES_CONDITION_WORDS_H
#define UMPIRE_RULES_CONDITION_WORDS_H

#include "rules/condition.h"

enum { WORD_TEXT = 80 };

struct parser {
	const char *s, *at; /* the whole line, and the next character */
	const struct field *scope;
	const struct ruling *rulings;
	int n_rulings;
	int within;       /* index of the ruling `within`, -1 without one */
	int depth, lanes; /* lanes taken */
	struct condition *c;
	struct err *e;
};

struct word {
	char s[WORD_TEXT];
	const char *at; /* where it stands in the line */
};

/* The next word into *w: 1, 0 when something else stands there, -1 when it is too long. */
int word_next(struct parser *p, struct word *w);
/* Takes the next word when it is this one. */
bool word_take(struct parser *p, const char *keyword);
/* Takes these characters when they come next. */
bool word_mark(struct parser *p, const char *mark);
void word_space(struct parser *p);

/* Points the recorded error at a place; a line too long to show is shown from nearer by. */
int word_fault(struct parser *p, const char *at);
int word_fault_expected(struct parser *p, const char *what);
int word_fault_field(struct parser *p, const struct word *w);
int word_fault_ruling(struct parser *p, const struct word *w);

#endif
