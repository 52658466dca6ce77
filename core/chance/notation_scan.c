/* SPDX-License-Identifier: GPL-3.0-or-later */
/* notation_scan.c -- taking words and numbers of dice notation, and pointing at what is wrong. */
#include "chance/notation_scan.h"
#include "base/text.h"

#include <string.h>

static void point(struct parser *p, const char *at)
{
	const char *from = p->s;

	if (at - from > 120) { /* the error keeps 200 bytes of the line */
		from = at - 60;
		while ((*from & 0xC0) == 0x80)
			from++;
	}
	err_caret(p->e, from, (int)(at - from) + 1);
}

int scan_expected(struct parser *p, const char *expected)
{
	char shown[TEXT_SHOWN], found[8] = "";
	size_t step = text_utf8(p->at, strlen(p->at));

	memcpy(found, p->at, step ? step : *p->at != '\0');
	if (*p->at)
		err_set(p->e, ERR_USAGE, "expected %s, not '%s'", expected,
			text_shown(found, shown));
	else
		err_set(p->e, ERR_USAGE, "expected %s, not the end", expected);
	point(p, p->at);
	return -1;
}

int scan_too_much(struct parser *p, const char *at, const char *what, long long value,
		  long long limit)
{
	err_set(p->e, ERR_LIMIT, "%s%lld %s; the limit is %lld",
		value >= NUMBER_MAX ? "at least " : "", value, what, limit);
	point(p, at);
	return -1;
}

int scan_wrong(struct parser *p, const char *at, const char *message)
{
	err_set(p->e, ERR_USAGE, "%s", message);
	point(p, at);
	return -1;
}

/* ---- words and signs ---- */

void scan_space(struct parser *p)
{
	while (*p->at == ' ' || (*p->at >= '\t' && *p->at <= '\r') ||
	       !strncmp(p->at, "\xC2\xA0", 2))
		p->at += *p->at == '\xC2' ? 2 : 1;
}

/* Takes word, in lower case, if it stands here. */
bool scan_take(struct parser *p, const char *word)
{
	const char *start = p->at;

	scan_space(p);
	if (!text_starts(p->at, word) || *p->at == '_') { /* which text_starts() takes for a dash */
		p->at = start;
		return false;
	}
	p->at += strlen(word);
	return true;
}

static bool take_any(struct parser *p, const char *const *words)
{
	for (; *words; words++)
		if (scan_take(p, *words))
			return true;
	return false;
}

bool scan_take_minus(struct parser *p)
{
	static const char *const signs[] = { "-", "\xE2\x88\x92", "\xE2\x80\x93", NULL };

	return take_any(p, signs);
}

bool scan_take_times(struct parser *p)
{
	static const char *const signs[] = { "*", "\xC3\x97", "x", NULL };

	return take_any(p, signs);
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

bool scan_take_number(struct parser *p, int64_t *out)
{
	int64_t value = 0;

	scan_space(p);
	if (!is_digit(*p->at))
		return false;
	for (; is_digit(*p->at); p->at++)
		value = value >= NUMBER_MAX ? NUMBER_MAX : value * 10 + (*p->at - '0');
	*out = value < NUMBER_MAX ? value : NUMBER_MAX;
	return true;
}

bool scan_at_digit(struct parser *p)
{
	scan_space(p);
	return is_digit(*p->at);
}
