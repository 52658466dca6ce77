/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ini_scan.c -- one INI file line by line: places, duplicates, and what iniparser would get wrong.
 */
#include "load/ini_store.h"

#include "base/text.h"

#include <string.h>

enum {
	LINE_BYTES = 1000, /* iniparser gives up a little past this */
	CARET_MAX = 150,   /* a caret further right would miss the text that an error keeps */
	NAMES_MAX = 5000 /* sections and keys of one file: iniparser's time grows with the square */
};

struct scan {
	struct ini *ini;
	struct problems *p;
	const char *path;
	int file, line, section, names;
	bool overlay, stopped;
	char *text; /* the line, ended by a NUL, without spaces at its end */
};

/* Ties the problem just described to the line, with a caret under at. */
static void here(const struct scan *s, struct err *e, const char *at)
{
	err_at(e, s->path, s->line);
	if (at && at - s->text < CARET_MAX)
		err_caret(e, s->text, (int)(at - s->text) + 1);
}

static void wrong(const struct scan *s, const char *at, const char *what)
{
	struct err *e = problems_add(s->p);

	err_set(e, ERR_DATA, "%s", what);
	here(s, e, at);
}

static void no_memory(struct scan *s)
{
	err_set(problems_add(s->p), ERR_MEMORY, "no memory for %s", s->path);
	s->stopped = true;
}

static bool is_space(char c)
{
	return c == ' ' || c == '\t';
}

static void lower(char *s)
{
	for (; *s; s++)
		if (*s >= 'A' && *s <= 'Z')
			*s = (char)(*s - 'A' + 'a');
}

/* ---- bytes ---- */

/* Whether eight bytes are all printing ASCII: no high bit, none under a space, none DEL. */
static bool eight_plain(const char *s)
{
	const uint64_t each = UINT64_C(0x0101010101010101), high = each * 0x80;
	uint64_t b;

	memcpy(&b, s, sizeof b);
	return !((b | (b - each * 0x20) | (b + each)) & high);
}

/* A line of plain UTF-8 of a length that iniparser reads; says what is wrong when it is not. */
static bool line_readable(const struct scan *s, size_t n)
{
	size_t i = 0;

	if (n > LINE_BYTES) {
		wrong(s, NULL, "the line is longer than 1000 bytes; shorten it");
		return false;
	}
	while (i < n) {
		if (n - i >= 8 && eight_plain(s->text + i)) {
			i += 8;
			continue;
		}
		unsigned char c = (unsigned char)s->text[i];
		size_t step = c < 0x80 ? 1 : text_utf8(s->text + i, n - i);

		if (step == 0 || c == 0x7F || (c < ' ' && c != '\t')) {
			wrong(s, NULL,
			      step == 0 ? "the line is not UTF-8; save the file as UTF-8"
			      : c == 0  ? "the line holds a NUL byte; this is no text file"
					: "the line holds a control character; remove it");
			return false;
		}
		i += step;
	}
	if (n && s->text[n - 1] == '\\') {
		wrong(s, s->text + n - 1,
		      "the line ends in '\\', which would join it to the next; remove it");
		return false;
	}
	return true;
}

/* ---- sections ---- */

static bool name_plain(const struct scan *s, const char *name)
{
	const char *bad = strpbrk(name, " \t:[]"), *gap;

	if (!bad)
		return true; /* one word: nearly every key */
	bad = strpbrk(name, ":[]");
	gap = strstr(name, "  ");
	if (!bad && strchr(name, '\t'))
		gap = strchr(name, '\t');
	if (bad)
		wrong(s, bad, "a name may not hold ':', '[' or ']'");
	else if (gap)
		wrong(s, gap, "the words of a name are parted by one space");
	return !bad && !gap;
}

static void twice(const struct scan *s, const char *what, const char *name, const char *file,
		  int line)
{
	struct err *e = problems_add(s->p);
	char shown[TEXT_SHOWN];

	if (!strcmp(file, s->path))
		err_set(e, ERR_DATA, "%s %s is given twice, in lines %d and %d; give it once", what,
			text_shown(name, shown), line, s->line);
	else
		err_set(e, ERR_DATA, "%s %s is given already in %s, line %d; give it once", what,
			text_shown(name, shown), file, line);
	here(s, e, NULL);
}

static void enter_section(struct scan *s, const char *name)
{
	bool fresh;
	struct ini_part *part;

	s->section = ini_store_section(s->ini, name, s->file, s->line, &fresh);
	if (s->section < 0) {
		no_memory(s);
		return;
	}
	part = s->ini->part[s->section];
	if (!fresh && part->file == s->file)
		twice(s, "section", name, s->path, part->line);
	part->file = s->file;
	part->line = s->line;
}

/* [name], the line beginning at open. */
static void scan_section(struct scan *s, char *open)
{
	char *close = strrchr(open, ']'), *name = open + 1;

	s->section = -1; /* until the name has been understood, keys below it are passed over */
	if (!close || close[1]) {
		wrong(s, close ? close + 1 : open,
		      close ? "nothing may follow ']'; put a comment on a line of its own"
			    : "'[' is not closed; write [name]");
		return;
	}
	while (is_space(*name))
		name++;
	do
		*close-- = '\0';
	while (close >= name && is_space(*close));
	if (!*name)
		wrong(s, open, "the section has no name; write [name]");
	else if (name_plain(s, name)) {
		lower(name);
		enter_section(s, name);
	}
}

/* ---- keys ---- */

/* A value wholly in quotes stands for what is between them. */
static char *unquote(char *value)
{
	size_t n = strlen(value);

	if (n < 2 || (*value != '"' && *value != '\'') ||
	    strchr(value + 1, *value) != value + n - 1)
		return value;
	value[n - 1] = '\0';
	return value + 1;
}

static void keep(struct scan *s, const char *key, const char *value)
{
	struct ini_stored *old = ini_store_find(s->ini, s->section, key);

	if (old && (old->file == s->file || !s->overlay)) {
		twice(s, "key", key, old->entry.file, old->entry.line);
		return;
	}
	if (!old)
		old = ini_store_entry(s->ini, s->section, key);
	if (!old) {
		no_memory(s);
		return;
	}
	old->file = s->file;
	old->entry.value = value;
	old->entry.file = s->path;
	old->entry.line = s->line;
	old->entry.read = false;
}

/* key = value, the line beginning at key. */
static void scan_key(struct scan *s, char *key, bool any_section)
{
	char *equals = strchr(key, '='), *end = equals, *value;

	if (!equals) {
		wrong(s, key, "the line has no '='; write key = value, or # before a comment");
		return;
	}
	if (!any_section) {
		wrong(s, key, "the key stands before any section; write [name] above it");
		return;
	}
	while (end > key && is_space(end[-1]))
		end--;
	if (end == key) {
		wrong(s, key, "there is no key before '='; write key = value");
		return;
	}
	for (value = equals + 1; is_space(*value); value++)
		;
	*end = '\0';
	if (!name_plain(s, key))
		return;
	lower(key);
	if (*value == '"' || *value == '\'' || strpbrk(value, ";#"))
		s->ini->file[s->file].doubtful = true;
	if (s->section >= 0)
		keep(s, key, unquote(value));
}

/* ---- lines ---- */

/* s->text, n bytes and a NUL in place of the line's end. */
static void scan_line(struct scan *s, size_t n, bool *any_section)
{
	char *first = s->text;

	while (n && (is_space(s->text[n - 1]) || s->text[n - 1] == '\r'))
		s->text[--n] = '\0';
	if (!line_readable(s, n))
		return;
	while (is_space(*first))
		first++;
	if (!*first || *first == '#' || *first == ';')
		return;
	if (++s->names > NAMES_MAX) {
		wrong(s, NULL, "the file has more than 5000 sections and keys; divide it");
		s->stopped = true;
	} else if (*first == '[') {
		*any_section = true;
		scan_section(s, first);
	} else {
		scan_key(s, first, *any_section);
	}
}

void ini_scan(struct ini *ini, int file, size_t n, bool overlay, struct problems *p)
{
	struct scan s = { .ini = ini, .p = p, .file = file, .overlay = overlay, .section = -1 };
	char *at = ini->file[file].text, *end = at + n;
	bool any_section = false;

	s.path = ini->file[file].path;
	if (n >= 3 && !memcmp(at, "\xEF\xBB\xBF", 3)) {
		s.line = 1;
		wrong(&s, NULL, "the file begins with a byte order mark; save it without one");
		s.line = 0;
		at += 3;
	}
	while (at < end && !s.stopped) {
		char *stop = memchr(at, '\n', (size_t)(end - at));

		if (!stop)
			stop = end;
		*stop = '\0';
		s.text = at;
		s.line++;
		scan_line(&s, (size_t)(stop - at), &any_section);
		at = stop + 1;
	}
}
