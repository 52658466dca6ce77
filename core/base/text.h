/* SPDX-License-Identifier: GPL-3.0-or-later */
/* text.h -- growing strings, names compared as people type them, numbers read in full. */
#ifndef UMPIRE_BASE_TEXT_H
#define UMPIRE_BASE_TEXT_H

#include "base/err.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Zero-initialise.  s is always a string (never NULL) after the first text_* call; owned by
 * the struct until text_free().  When memory runs out, failed is set and s keeps what it had. */
struct text {
	char *s;
	size_t n, cap;
	bool failed;
};

void text_add(struct text *t, const char *s);
void text_addn(struct text *t, const char *s, size_t n);
void text_addf(struct text *t, const char *format, ...) PRINTF_LIKE(2, 3);
/* n copies of c. */
void text_fill(struct text *t, char c, int n);
void text_clear(struct text *t);
void text_free(struct text *t);

/* Columns that UTF-8 text takes on a terminal (one a code point; no wide characters are used). */
int text_width(const char *s);

/* Equal, ignoring case and taking '-' and '_' as the same. */
bool text_same(const char *a, const char *b);
/* a begins with b, compared like text_same(). */
bool text_starts(const char *a, const char *b);

/* Index of word in the NULL-ended names: exact, else the only one it is a prefix of; -1 when
 * none, -2 when several. */
int text_pick(const char *word, const char *const *names);

/* The NULL-ended names' nearest to word, or NULL where none is near enough to suggest. */
const char *text_nearest(const char *word, const char *const *names);

/* Names joined as "a, b or c" (conjunction "or") into t. */
void text_list(struct text *t, const char *const *names, const char *conjunction);

/* The whole of s as a decimal integer: an optional sign (+, - or the Unicode minus), spaces
 * around it allowed, 08 is eight.  Returns false, leaving *out, when s is not or does not fit. */
bool text_int(const char *s, int64_t *out);

/* Bytes of the UTF-8 code point that s[0..n-1] begins with, 0 when it begins with none. */
size_t text_utf8(const char *s, size_t n);

/* s as messages quote it: at most 60 bytes, whole code points, '?' for what is not UTF-8 or not
 * printable.  Returns buf. */
enum { TEXT_SHOWN = 64 };
const char *text_shown(const char *s, char buf[TEXT_SHOWN]);

/* A copy that the caller frees, or NULL when memory runs out. */
char *text_copy(const char *s);

#endif
