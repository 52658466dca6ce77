/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sheet_layout.c -- blocks of lines into pages of two columns. */
#include "cli/sheet_pages.h"

#include <stdlib.h>
#include <string.h>

enum { GAP = 3, NARROW = 76 };

static void add_line(struct sheet_lines *l, const char *s, bool heading, bool begins, int block)
{
	char *copy;

	if (l->n == l->cap) {
		int cap = l->cap ? 2 * l->cap : 128;
		struct sheet_line *line = realloc(l->line, (size_t)cap * sizeof *line);

		if (!line) {
			l->failed = true;
			return;
		}
		l->line = line;
		l->cap = cap;
	}
	copy = text_copy(s);
	l->failed = l->failed || !copy;
	if (copy)
		l->line[l->n++] = (struct sheet_line){ copy, heading, begins, block };
}

/* s with blanks put into words that are wider than the room, where the eye can take it. */
static void loosen(struct text *out, const char *s, size_t room)
{
	while (*s) {
		size_t blanks = strspn(s, " "), word = strcspn(s + blanks, " ");

		text_addn(out, s, blanks);
		s += blanks;
		while (word > room) {
			size_t cut = room;

			while (cut > 1 && !strchr("=_-/|", s[cut - 1]))
				cut--;
			cut = cut > 1 ? cut : room;
			while (cut > 1 && ((unsigned char)s[cut] & 0xC0) == 0x80)
				cut--;
			text_addn(out, s, cut);
			text_add(out, " ");
			s += cut;
			word -= cut;
		}
		text_addn(out, s, word);
		s += word;
	}
}

void sheet_wrap(struct sheet_lines *l, int block, int width, int indent, const char *lead,
		const char *meaning)
{
	bool heading = indent == SHEET_HEADING;
	struct text out = { 0 }, loose = { 0 };
	struct page p = { &out, width + 1, false };
	char *line, *end;
	bool begins = true;

	text_add(&loose, "");
	loosen(&loose, meaning, (size_t)(width - indent));
	page_wrap(&p, heading ? 0 : indent, heading ? 2 : indent, lead, loose.s, INK_PLAIN);
	out.failed = out.failed || loose.failed;
	text_free(&loose);
	if (out.failed) {
		l->failed = true;
		text_free(&out);
		return;
	}
	for (line = out.s; (end = strchr(line, '\n')); line = end + 1) {
		*end = '\0';
		add_line(l, line, heading, begins, block);
		begins = false;
	}
	text_free(&out);
}

void sheet_lines_free(struct sheet_lines *l)
{
	for (int i = 0; i < l->n; i++)
		free(l->line[i].s);
	free(l->line);
	memset(l, 0, sizeof *l);
}

static int block_end(const struct sheet_lines *l, int from)
{
	int end = from;

	while (end < l->n && l->line[end].block == l->line[from].block)
		end++;
	return end;
}

/* Where a block taller than a column is parted: before a row. */
static int part_block(const struct sheet_lines *l, int from, int height)
{
	int at = from + height;

	while (at > from + 1 && !l->line[at].begins)
		at--;
	return at > from + 1 ? at : from + height;
}

/* The end of a column of at most `height` lines that begins at from: whole blocks with an empty
 * line between, and part of one only where it is taller than a column by itself. */
static int column_end(const struct sheet_lines *l, int from, int height)
{
	int at = from, used = 0;

	while (at < l->n) {
		int end = block_end(l, at), size = end - at + (at > from);

		if (used + size > height)
			return at > from ? at : part_block(l, from, height);
		used += size;
		at = end;
	}
	return at;
}

/* Lines that from..end take with an empty line between blocks. */
static int column_height(const struct sheet_lines *l, int from, int end)
{
	int height = end - from;

	for (int i = from + 1; i < end; i++)
		height += l->line[i].block != l->line[i - 1].block;
	return height;
}

/* The k-th line of a column, NULL where it is empty. */
static const struct sheet_line *column_line(const struct sheet_lines *l, int from, int end, int k)
{
	for (int i = from; i < end; i++) {
		if (i > from && l->line[i].block != l->line[i - 1].block && k-- == 0)
			return NULL;
		if (k-- == 0)
			return &l->line[i];
	}
	return NULL;
}

static void print_cell(const struct page *p, const struct sheet_line *line, int pad)
{
	if (line)
		page_ink(p, line->heading ? INK_BOLD : INK_PLAIN, line->s);
	text_fill(p->out, ' ', pad - (line ? text_width(line->s) : 0));
}

static void print_columns(const struct page *p, const struct sheet_lines *l, int from,
			  const int end[2], int height)
{
	int width = (p->width - 1 - GAP) / 2;

	for (int k = 0; k < height; k++) {
		const struct sheet_line *left = column_line(l, from, end[0], k);
		const struct sheet_line *right = column_line(l, end[0], end[1], k);

		print_cell(p, left, right ? width + GAP : 0);
		print_cell(p, right, 0);
		text_add(p->out, "\n");
	}
}

/* Two columns of one page; the last page's are as short as they can be.  Returns the line after. */
static int fill_page(const struct sheet_lines *l, int from, bool two, int height, int end[2])
{
	int least;

	end[0] = column_end(l, from, height);
	end[1] = two ? column_end(l, end[0], height) : end[0];
	if (end[1] < l->n || !two)
		return end[1];
	for (least = height - 1; least > 0; least--) {
		int first = column_end(l, from, least), second = column_end(l, first, least);

		if (second < l->n)
			break;
		end[0] = first;
		end[1] = second;
	}
	return end[1];
}

static int count_lines(const char *s)
{
	int n = 0;

	for (; s && *s; s++)
		n += *s == '\n';
	return n;
}

void sheet_layout(const struct page *p, const struct sheet_lines *l, const char *title)
{
	bool two = p->width >= NARROW;
	struct text head = { 0 };
	struct page above = { &head, p->width, p->color };
	int room;

	page_wrap(&above, 0, 0, NULL, title, INK_BOLD);
	text_add(&head, "\n");
	room = SHEET_PAGE - count_lines(head.s);
	for (int from = 0, next; from < l->n; from = next) {
		int end[2], left, right, height;

		next = fill_page(l, from, two, room, end);
		left = column_height(l, from, end[0]);
		right = column_height(l, end[0], end[1]);
		height = left > right ? left : right;
		text_add(p->out, head.s);
		print_columns(p, l, from, end, height);
		if (next < l->n)
			text_fill(p->out, '\n', room - height);
	}
	text_free(&head);
}
