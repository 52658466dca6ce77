/* SPDX-License-Identifier: GPL-3.0-or-later */
/* page.c -- wrapping, ink, and numbers as people read them. */
#include "cli/page.h"

#include <stdio.h>
#include <string.h>

static const char *const codes[] = { [INK_PLAIN] = "",
				     [INK_BOLD] = "\033[1m",
				     [INK_DIM] = "\033[2m",
				     [INK_GOOD] = "\033[32m",
				     [INK_WARN] = "\033[33m" };

void page_ink(const struct page *p, enum ink ink, const char *s)
{
	bool inked = p->color && ink != INK_PLAIN && *s;

	if (inked)
		text_add(p->out, codes[ink]);
	text_add(p->out, s);
	if (inked)
		text_add(p->out, "\033[0m");
}

/* Bytes of s that fit into a line of `room` columns: up to a space, or the first word whole when
 * even that is longer. */
static size_t line_fit(const char *s, int room)
{
	size_t fit = 0, i = 0;
	int columns = 0;

	for (; s[i] && s[i] != '\n'; i++) {
		if (s[i] == ' ')
			fit = i;
		columns += ((unsigned char)s[i] & 0xC0) != 0x80;
		if (columns > room && fit)
			return fit;
		if (columns > room && s[i] == ' ')
			return i;
	}
	return i;
}

void page_wrap(const struct page *p, int first, int rest, const char *lead, const char *s,
	       enum ink ink)
{
	int taken = lead ? text_width(lead) : 0; /* columns of this line gone already */
	int indent = first > taken ? first - taken : 0;
	struct text line = { 0 };

	text_add(p->out, lead ? lead : "");
	do {
		size_t n = line_fit(s, p->width - 1 - taken - indent);

		text_clear(&line);
		text_addn(&line, s, n);
		text_fill(p->out, ' ', indent);
		page_ink(p, ink, line.s);
		text_add(p->out, "\n");
		s += n;
		while (*s == ' ' || *s == '\n')
			s++;
		taken = 0;
		indent = rest;
	} while (*s);
	text_free(&line);
}

void page_pad(struct text *out, const char *s, int width, bool right)
{
	int blanks = width - text_width(s);

	if (right)
		text_fill(out, ' ', blanks);
	text_add(out, s);
	if (!right)
		text_fill(out, ' ', blanks);
}

const char *page_percent(double p, char buf[PERCENT_TEXT])
{
	if (p <= 0)
		snprintf(buf, PERCENT_TEXT, "0%%");
	else if (p >= 1)
		snprintf(buf, PERCENT_TEXT, "100%%");
	else if (p < 0.001)
		snprintf(buf, PERCENT_TEXT, "<0.1%%");
	else if (p > 0.999)
		snprintf(buf, PERCENT_TEXT, ">99.9%%");
	else
		snprintf(buf, PERCENT_TEXT, "%.1f%%", 100 * p);
	return buf;
}

void page_fraction(struct text *out, weight num, weight den)
{
	char n[WEIGHT_DIGITS], d[WEIGHT_DIGITS];

	weight_reduce(&num, &den);
	if (den == 1)
		text_add(out, weight_text(num, n));
	else
		text_addf(out, "%s/%s", weight_text(num, n), weight_text(den, d));
}
