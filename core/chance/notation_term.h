/* SPDX-License-Identifier: GPL-3.0-or-later */
/* notation_term.h -- parsed notation: a sum of terms.  Private to notation*.c.
 *
 * Sums, differences, multiples and "vs" are all linear, so parentheses are multiplied out while
 * they are read and what is left is a flat list: nothing recurses after the parser. */
#ifndef UMPIRE_CHANCE_NOTATION_TERM_H
#define UMPIRE_CHANCE_NOTATION_TERM_H

#include "chance/dice.h"

enum {
	NOTATION_TERMS = 100,
	NOTATION_DEPTH = 64,
	NOTATION_RESULT = 1000000,
	NOTATION_EXPLOSIONS = 10, /* further dice that one die may bring */
	TERM_TEXT = 96
};

enum term_kind { TERM_NUMBER, TERM_DICE, TERM_PAIRS };
enum die_kind { DIE_PLAIN, DIE_D66, DIE_FATE };
enum keep_kind { KEEP_ALL, KEEP_HIGHEST, KEEP_LOWEST, DROP_HIGHEST, DROP_LOWEST };
enum match_kind { MATCH_NONE, MATCH_EQUAL, MATCH_LEAST, MATCH_OVER, MATCH_MOST, MATCH_UNDER };

struct match {
	enum match_kind kind;
	int value;
};

struct term {
	enum term_kind kind;
	int factor; /* what the term is multiplied by; a number's own value */
	int n, sides;
	enum die_kind die;
	struct match again; /* dice thrown again, once or until none is left */
	bool until, explodes;
	enum keep_kind keep;
	int keep_n;
	struct match hits;
	int versus, against;   /* TERM_PAIRS: the other side's dice and sides */
	char text[TERM_TEXT];  /* "4d6kh3", without the factor; the label of its throws */
	char extra[TERM_TEXT]; /* the label of dice thrown again */
};

struct notation {
	int n;
	struct term term[NOTATION_TERMS];
	int second; /* the first term of the side after "vs"; 0 when there is none */
	bool times; /* a multiplication sign stood between a number and its die */
	char *text, *policy;
};

/* Fills in text, extra, n->text and n->policy.  -1 and *e without memory. */
int notation_write(struct notation *n, struct err *e);

bool match_holds(const struct match *m, int value);

/* The range of one die's faces, without explosions. */
int term_lowest(const struct term *t);
int term_highest(const struct term *t);
/* Whether a face can be shown: d66 has gaps. */
bool term_has_face(const struct term *t, int value);

/* How many are kept of the n dice, and from which end. */
int term_kept(const struct term *t, bool *highest);
/* Whether a die and what it explodes into are read as one. */
bool term_compounds(const struct term *t);

#endif
