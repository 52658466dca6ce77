/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.h -- a command line as words, with the place of each for carets and completion.
 *
 * Blanks part words.  A quote ' or " opens where a word or its value begins (after '=') and closes
 * only where the word may end, so that 3.5" and general="7 1/2"" are inches.  A backslash takes
 * the next character as it stands.  A '#' that begins a word begins a comment. */
#ifndef UMPIRE_CLI_WORDS_H
#define UMPIRE_CLI_WORDS_H

#include "base/err.h"

#include <stdbool.h>
#include <stddef.h>

enum { WORDS_LINE_MAX = 65536 }; /* bytes of a line; longer is refused */

struct words {
	int n;
	char **v;         /* n words, quotes taken off, and a NULL; owned */
	size_t *at, *end; /* where each stands in the line, quotes included; owned */
	int cap;
};

/* Splits line into *out (zero-initialised or used before).  -1 and *e with a caret when a quote is
 * not closed, the line is too long or memory runs out; *out is then empty. */
int words_split(const char *line, struct words *out, struct err *e);
void words_free(struct words *w);

/* Points e at the argument among the words, when it is one of them and no place is set yet. */
void words_caret(const struct words *w, const char *line, struct err *e);

#endif
