/* SPDX-License-Identifier: GPL-3.0-or-later */
/* err.c -- recording the first error, and lists of them. */
#include "base/err.h"

#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* What is not UTF-8, or was cut within a code point, becomes '?': others print this as JSON. */
static void clean(char *s)
{
	for (size_t left = strlen(s); left;) {
		size_t step = text_utf8(s, left);

		if (!step)
			*s = '?';
		s += step ? step : 1;
		left -= step ? step : 1;
	}
}

static void copy(char *to, size_t size, const char *from)
{
	snprintf(to, size, "%s", from ? from : "");
	clean(to);
}

int err_set(struct err *e, enum err_code code, const char *format, ...)
{
	va_list args;

	if (e->code)
		return -1;
	memset(e, 0, sizeof *e);
	e->code = code;
	va_start(args, format);
	vsnprintf(e->message, sizeof e->message, format, args);
	va_end(args);
	clean(e->message);
	return -1;
}

void err_at(struct err *e, const char *file, int line)
{
	if (!e->code || e->file[0])
		return;
	copy(e->file, sizeof e->file, file);
	e->line = line;
}

void err_caret(struct err *e, const char *text, int column)
{
	if (!e->code || e->column)
		return;
	copy(e->text, sizeof e->text, text);
	e->column = column;
}

void err_argument(struct err *e, const char *argument)
{
	if (e->code && !e->argument[0])
		copy(e->argument, sizeof e->argument, argument);
}

void err_suggest(struct err *e, const char *suggestion)
{
	if (e->code && !e->suggestion[0])
		copy(e->suggestion, sizeof e->suggestion, suggestion);
}

void err_clear(struct err *e)
{
	if (e->code)
		memset(e, 0, sizeof *e);
}

int err_exit_code(const struct err *e)
{
	switch (e->code) {
	case ERR_NONE:
		return 0;
	case ERR_USAGE:
	case ERR_DATA:
	case ERR_DICE:
		return 2;
	case ERR_LIMIT:
	case ERR_IO:
	case ERR_MEMORY:
	case ERR_STOPPED:
	case ERR_BUG:
		return 1;
	}
	return 1;
}

struct err *problems_add(struct problems *p)
{
	int at = p->n < PROBLEMS_MAX ? p->n++ : PROBLEMS_MAX;

	p->total++;
	memset(&p->item[at], 0, sizeof p->item[at]);
	return &p->item[at];
}
