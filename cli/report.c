/* SPDX-License-Identifier: GPL-3.0-or-later */
/* report.c -- errors for people and for programs, on standard error. */
#include "cli/report.h"

#include "cli/json.h"

#include <stdlib.h>
#include <string.h>

/* "data/x.ini:12: " */
static void add_place(struct text *out, const struct err *e)
{
	if (!e->file[0])
		return;
	text_add(out, e->file);
	if (e->line)
		text_addf(out, ":%d", e->line);
	text_add(out, ": ");
}

/* Control characters out of what was typed would play with the terminal. */
static void add_plain(struct text *out, const char *s)
{
	for (; *s; s++) {
		char c = ((unsigned char)*s < 0x20 && *s != '\t') || *s == 0x7f ? '?' : *s;

		text_addn(out, &c, 1);
	}
}

/* Some messages name what was meant themselves. */
static bool suggests(const struct err *e)
{
	return e->suggestion[0] && !strstr(e->message, "did you mean") &&
	       !strstr(e->message, "could be");
}

/* The line at fault and a caret under its column; tabs keep their width in both. */
static void add_caret(struct text *out, const struct err *e)
{
	int column = 1;

	text_add(out, "    ");
	add_plain(out, e->text);
	text_add(out, "\n    ");
	for (const char *s = e->text; *s && column < e->column; s++) {
		if (((unsigned char)*s & 0xC0) != 0x80)
			text_add(out, *s == '\t' ? "\t" : " ");
		column++;
	}
	text_add(out, "^\n");
}

static void add_error(struct text *out, const char *lead, const struct err *e)
{
	text_add(out, lead);
	add_place(out, e);
	add_plain(out, e->message);
	if (suggests(e))
		text_addf(out, "; did you mean '%s'?", e->suggestion);
	text_add(out, "\n");
	if (e->column && e->text[0])
		add_caret(out, e);
}

static void text_report(struct text *out, const struct err *e, const struct problems *p)
{
	if (!p || p->total < 2) {
		add_error(out, "umpire: ", e);
		return;
	}
	text_addf(out, "umpire: %d problems\n", p->total);
	for (int i = 0; i < p->n; i++)
		add_error(out, "  ", &p->item[i]);
	if (p->total > p->n)
		text_addf(out, "  and %d more\n", p->total - p->n);
}

static void json_error(struct json_out *j, const struct err *e)
{
	json_open(j, '{');
	json_member(j, "message", json_text(e->message));
	json_member(j, "argument", json_text_or_null(e->argument));
	json_member(j, "suggestion", json_text_or_null(e->suggestion));
	if (e->file[0])
		json_member(j, "file", json_text(e->file));
	if (e->line)
		json_member(j, "line", json_integer(e->line));
	if (e->column)
		json_member(j, "column", json_integer(e->column));
}

static void json_report(struct text *out, const struct err *e, const struct problems *p)
{
	struct json_out j = { out, false };

	json_open(&j, '{');
	json_key(&j, "error");
	json_error(&j, e);
	if (p && p->total > 1) {
		json_member(&j, "count", json_integer(p->total));
		json_key(&j, "problems");
		json_open(&j, '[');
		for (int i = 0; i < p->n; i++) {
			json_error(&j, &p->item[i]);
			json_close(&j, '}');
		}
		json_close(&j, ']');
	}
	json_close(&j, '}');
	json_close(&j, '}');
	text_add(out, "\n");
}

int report_error(struct session *s, struct err *e)
{
	int code = err_exit_code(e);
	struct text out = { 0 };

	if (code && !s->pipe_closed) {
		if (s->format == FORMAT_JSON)
			json_report(&out, e, s->problems);
		else
			text_report(&out, e, s->problems);
		if (out.s)
			fputs(out.s, stderr);
		text_free(&out);
	}
	free(s->problems);
	s->problems = NULL;
	err_clear(e);
	return code;
}
