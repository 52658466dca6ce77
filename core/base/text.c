/* SPDX-License-Identifier: GPL-3.0-or-later */
/* text.c -- growing strings, name comparison and number reading. */
#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Room for n more bytes and the NUL. */
static bool reserve(struct text *t, size_t n)
{
	size_t want = t->n + n + 1, cap = t->cap ? t->cap : 64;
	char *s;

	if (t->failed)
		return false;
	if (want <= t->cap)
		return true;
	while (cap < want)
		cap *= 2;
	s = realloc(t->cap ? t->s : NULL, cap);
	if (!s) {
		t->failed = true;
		return false;
	}
	t->s = s;
	t->cap = cap;
	t->s[t->n] = '\0';
	return true;
}

void text_addn(struct text *t, const char *s, size_t n)
{
	static const char nothing[1] = ""; /* cap is 0, so nobody writes to it */

	if (reserve(t, n)) {
		memcpy(t->s + t->n, s, n);
		t->n += n;
		t->s[t->n] = '\0';
	} else if (!t->s) {
		t->s = (char *)nothing;
	}
}

void text_add(struct text *t, const char *s)
{
	text_addn(t, s, strlen(s));
}

void text_addf(struct text *t, const char *format, ...)
{
	char small[256];
	va_list args;
	int n;

	va_start(args, format);
	n = vsnprintf(small, sizeof small, format, args);
	va_end(args);
	if (n < 0)
		return;
	if ((size_t)n < sizeof small) {
		text_addn(t, small, (size_t)n);
		return;
	}
	if (!reserve(t, (size_t)n)) {
		text_addn(t, "", 0);
		return;
	}
	va_start(args, format);
	vsnprintf(t->s + t->n, (size_t)n + 1, format, args);
	va_end(args);
	t->n += (size_t)n;
}

void text_fill(struct text *t, char c, int n)
{
	while (n-- > 0)
		text_addn(t, &c, 1);
}

void text_clear(struct text *t)
{
	t->n = 0;
	text_addn(t, "", 0);
}

void text_free(struct text *t)
{
	if (t->cap)
		free(t->s);
	memset(t, 0, sizeof *t);
}

int text_width(const char *s)
{
	int width = 0;

	for (; *s; s++)
		width += ((unsigned char)*s & 0xC0) != 0x80;
	return width;
}

/* Case and the two dashes folded, in ASCII whatever the locale. */
static char fold(char c)
{
	if (c >= 'A' && c <= 'Z')
		return (char)(c - 'A' + 'a');
	return c == '_' ? '-' : c;
}

bool text_same(const char *a, const char *b)
{
	for (; *a && fold(*a) == fold(*b); a++)
		b++;
	return !*a && !*b;
}

bool text_starts(const char *a, const char *b)
{
	for (; *b; a++, b++)
		if (fold(*a) != fold(*b))
			return false;
	return true;
}

int text_pick(const char *word, const char *const *names)
{
	int found = -1;

	for (int i = 0; names[i]; i++)
		if (text_same(names[i], word))
			return i;
	for (int i = 0; names[i] && *word; i++)
		if (text_starts(names[i], word))
			found = found == -1 ? i : -2;
	return found;
}

enum { NEAREST_LENGTH = 48 };

/* Edits (insert, delete, replace, swap neighbours) that turn a into b; long names count as far. */
static int edits(const char *a, const char *b)
{
	int row[3][NEAREST_LENGTH + 1];
	int m = (int)strlen(a), n = (int)strlen(b);

	if (m > NEAREST_LENGTH || n > NEAREST_LENGTH)
		return NEAREST_LENGTH;
	for (int j = 0; j <= n; j++)
		row[0][j] = j;
	for (int i = 1; i <= m; i++) {
		int *now = row[i % 3], *above = row[(i + 2) % 3], *higher = row[(i + 1) % 3];

		now[0] = i;
		for (int j = 1; j <= n; j++) {
			int best = above[j - 1] + (fold(a[i - 1]) != fold(b[j - 1]));

			if (above[j] + 1 < best)
				best = above[j] + 1;
			if (now[j - 1] + 1 < best)
				best = now[j - 1] + 1;
			if (i > 1 && j > 1 && fold(a[i - 1]) == fold(b[j - 2]) &&
			    fold(a[i - 2]) == fold(b[j - 1]) && higher[j - 2] + 1 < best)
				best = higher[j - 2] + 1;
			now[j] = best;
		}
	}
	return row[m % 3][n];
}

const char *text_nearest(const char *word, const char *const *names)
{
	int length = (int)strlen(word);
	int least = length < 3 ? 2 : length < 6 ? 3 : 4; /* edits too many to suggest */
	const char *nearest = NULL;

	for (int i = 0; names[i]; i++) {
		int far = edits(word, names[i]);

		if (length >= 3 && text_starts(names[i], word))
			far = 1;
		if (far < least && far < length) {
			least = far;
			nearest = names[i];
		}
	}
	return nearest;
}

void text_list(struct text *t, const char *const *names, const char *conjunction)
{
	for (int i = 0; names[i]; i++) {
		if (i)
			text_add(t, names[i + 1] ? ", " : " ");
		if (i && !names[i + 1])
			text_addf(t, "%s ", conjunction);
		text_add(t, names[i]);
	}
}

bool text_int(const char *s, int64_t *out)
{
	int64_t value = 0;
	bool minus = false;

	while (*s == ' ' || *s == '\t')
		s++;
	if (*s == '+' || *s == '-') {
		minus = *s++ == '-';
	} else if (!strncmp(s, "\xE2\x88\x92", 3)) { /* U+2212 */
		minus = true;
		s += 3;
	}
	while (*s == ' ' || *s == '\t')
		s++;
	if (*s < '0' || *s > '9')
		return false;
	for (; *s >= '0' && *s <= '9'; s++) {
		if (value > (INT64_MAX - (*s - '0')) / 10)
			return false;
		value = value * 10 + (*s - '0');
	}
	while (*s == ' ' || *s == '\t')
		s++;
	if (*s)
		return false;
	*out = minus ? -value : value;
	return true;
}

size_t text_utf8(const char *s, size_t n)
{
	const unsigned char *u = (const unsigned char *)s;
	size_t length = n == 0 ? 0 : u[0] < 0x80 ? 1 : u[0] < 0xC2 ? 0 : u[0] < 0xE0 ? 2 : 3;

	if (n && u[0] >= 0xF0)
		length = u[0] < 0xF5 ? 4 : 0;
	if (length > n)
		return 0;
	for (size_t i = 1; i < length; i++)
		if ((u[i] & 0xC0) != 0x80)
			return 0;
	if (length > 2) { /* too long a form, a surrogate, or past U+10FFFF */
		if ((u[0] == 0xE0 && u[1] < 0xA0) || (u[0] == 0xED && u[1] > 0x9F) ||
		    (u[0] == 0xF0 && u[1] < 0x90) || (u[0] == 0xF4 && u[1] > 0x8F))
			return 0;
	}
	return length;
}

const char *text_shown(const char *s, char buf[TEXT_SHOWN])
{
	size_t left = strlen(s), n = 0;

	while (left) {
		size_t step = text_utf8(s, left);
		bool plain = step > 1 || (step == 1 && *s >= ' ' && *s != 0x7F);

		if (n + (plain ? step : 1) > 60) {
			memcpy(buf + n, "...", 3);
			n += 3;
			break;
		}
		memcpy(buf + n, plain ? s : "?", plain ? step : 1);
		n += plain ? step : 1;
		s += step ? step : 1;
		left -= step ? step : 1;
	}
	buf[n] = '\0';
	return buf;
}

char *text_copy(const char *s)
{
	size_t n = strlen(s) + 1;
	char *copy = malloc(n);

	if (copy)
		memcpy(copy, s, n);
	return copy;
}
