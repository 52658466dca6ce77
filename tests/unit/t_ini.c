/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_ini.c -- INI files and folders: values as they stand, and every problem with its line. */
#include "check.h"

#include "base/text.h"
#include "load/ini.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define GOOD "tests/ini/good/"
#define BAD "tests/ini/bad/"

static struct ini *new_ini(void)
{
	struct ini *ini = ini_new();

	if (!ini)
		exit(1);
	return ini;
}

/* ---- what is right ---- */

static const struct value_case {
	int line;
	const char *file, *section, *key, *value;
	int at;
} value_cases[] = {
	{ ROW, GOOD "values.ini", "modifier morale no-general", "value", "-1", 4 },
	{ ROW, GOOD "values.ini", "modifier morale no-general", "when",
	  "general beyond 8in and not (attached or bua)", 5 },
	{ ROW, GOOD "values.ini", "modifier morale no-general", "label", "No general; not even #2",
	  6 },
	{ ROW, GOOD "values.ini", "modifier morale no-general", "empty", "", 7 },
	{ ROW, GOOD "values.ini", "modifier morale no-general", "quoted", "", 8 },
	{ ROW, GOOD "values.ini", "modifier morale no-general", "spaces", "  two  ", 9 },
	{ ROW, GOOD "values.ini", "modifier morale no-general", "octal", "08", 10 },
	{ ROW, GOOD "values.ini", "modifier morale no-general", "equals", "a = b: c", 11 },
	{ ROW, GOOD "values.ini", "modifier morale no-general", "inch", "4\"", 12 },
	{ ROW, GOOD "values.ini", "modifier morale no-general", "note", "it's the guard's", 13 },
	{ ROW, GOOD "values.ini", "modifier morale no-general", "indented", "yes", 15 },
	{ ROW, GOOD "values.ini", "modifier morale no-general", "accent", "D\xC3\xBCsseldorf", 16 },
	{ ROW, GOOD "dos.ini", "dos", "key", "value", 2 },
	{ ROW, GOOD "last.ini", "last", "key", "no end of line", 2 },
};

static void values(void)
{
	for (size_t i = 0; i < COUNT(value_cases); i++) {
		const struct value_case *c = &value_cases[i];
		struct ini *ini = new_ini();
		struct problems p = { 0 };
		const struct ini_entry *entry;

		t_check(ini_add_file(ini, c->file, false, &p) == 0 && p.total == 0, c->line, "%s",
			p.item[0].message);
		entry = ini_get(ini, c->section, c->key);
		t_check(entry && !strcmp(entry->value, c->value), c->line, "%s: %s", c->key,
			entry ? entry->value : "not there");
		t_check(entry && entry->line == c->at && !strcmp(entry->file, c->file), c->line,
			"%s: line %d", c->key, entry ? entry->line : 0);
		ini_free(ini);
	}
}

static void nothing(void)
{
	struct ini *ini = new_ini();
	struct problems p = { 0 };

	t_check(ini_add_file(ini, GOOD "empty.ini", false, &p) == 0, ROW, "%s", p.item[0].message);
	t_check(ini_sections(ini) == 0 && ini_find_section(ini, "a") == -1, ROW, "a section");
	t_check(!ini_get(ini, "a", "b"), ROW, "an entry");
	ini_unread(ini, NULL, &p);
	t_check(p.total == 0, ROW, "%d problems", p.total);
	ini_free(ini);
	ini_free(NULL);
}

/* Two files of one folder share a section; its keys stand in the order added. */
static void folder(void)
{
	struct ini *ini = new_ini();
	struct problems p = { 0 };
	int numbers;

	t_check(ini_add_folder(ini, GOOD "folder", &p) == 0, ROW, "%s", p.item[0].message);
	t_check(ini_sections(ini) == 2, ROW, "%d sections", ini_sections(ini));
	t_check(!strcmp(ini_section(ini, 0, false)->name, "numbers") &&
			!strcmp(ini_section(ini, 1, false)->name, "more"),
		ROW, "first %s", ini_section(ini, 0, false)->name);
	numbers = ini_find_section(ini, "numbers");
	t_check(numbers == 0 && !strcmp(ini_entry(ini, 0, 0)->key, "a") &&
			!strcmp(ini_entry(ini, 0, 1)->key, "b"),
		ROW, "keys of section %d", numbers);
	t_check(!ini_entry(ini, 0, 2) && !ini_entry(ini, 0, -1), ROW, "entries past the last");
	t_check(!strcmp(ini_entry(ini, 0, 1)->file, GOOD "folder/2.ini"), ROW, "%s",
		ini_entry(ini, 0, 1)->file);
	ini_free(ini);
}

/* An overlay replaces what is there, in place, and adds what is not. */
static void overlay(void)
{
	struct ini *ini = new_ini();
	struct problems p = { 0 };
	const struct ini_entry *a;

	ini_add_folder(ini, GOOD "folder", &p);
	a = ini_get(ini, "numbers", "a");
	t_check(a && !strcmp(a->value, "1") && a->read, ROW, "before");
	t_check(ini_add_file(ini, GOOD "overlay.ini", true, &p) == 0, ROW, "%s", p.item[0].message);
	t_check(a && !strcmp(a->value, "7") && a->line == 2 && !a->read, ROW, "after");
	t_check(a && !strcmp(a->file, GOOD "overlay.ini"), ROW, "file");
	t_check(ini_entry(ini, 0, 0) == a && !strcmp(ini_entry(ini, 0, 2)->key, "new"), ROW,
		"order");
	t_check(ini_find_section(ini, "house") == 2, ROW, "the overlay's own section");
	ini_free(ini);
}

static void names_ignore_case(void)
{
	struct ini *ini = new_ini();
	struct problems p = { 0 };

	ini_add_file(ini, GOOD "values.ini", false, &p);
	t_check(ini_find_section(ini, "Modifier MORALE no-general") == 0, ROW, "section");
	t_check(ini_get(ini, "modifier morale no-general", "VALUE"), ROW, "key");
	t_check(!ini_get(ini, "modifier morale no-general", "valu"), ROW, "part of a key");
	t_check(ini_find_section(ini, "modifier") == -1, ROW, "part of a section");
	ini_free(ini);
}

/* ---- what is wrong ---- */

/* Problems of a file in order, each by the line it is in. */
static const struct bad_case {
	int line;
	const char *file;
	int n; /* which of its problems */
	int at;
	const char *says;
} bad_cases[] = {
	{ ROW, BAD "syntax.ini", 0, 1, "the key stands before any section; write [name] above" },
	{ ROW, BAD "syntax.ini", 1, 2, "'[' is not closed; write [name]" },
	{ ROW, BAD "syntax.ini", 2, 4, "the section has no name" },
	{ ROW, BAD "syntax.ini", 3, 5, "nothing may follow ']'" },
	{ ROW, BAD "syntax.ini", 4, 6, "a name may not hold ':'" },
	{ ROW, BAD "syntax.ini", 5, 7, "parted by one space" },
	{ ROW, BAD "syntax.ini", 6, 9, "there is no key before '='; write key = value" },
	{ ROW, BAD "syntax.ini", 7, 10, "the line has no '='; write key = value" },
	{ ROW, BAD "syntax.ini", 8, 11, "a name may not hold ':'" },
	{ ROW, BAD "syntax.ini", 9, 12, "ends in '\\', which would join it to the next" },
	{ ROW, BAD "syntax.ini", 10, 13, "ends in '\\', which would join it to the next" },
	{ ROW, BAD "syntax.ini", 11, 0, NULL },
	{ ROW, BAD "twice.ini", 0, 3, "key strength is given twice, in lines 2 and 3" },
	{ ROW, BAD "twice.ini", 1, 6, "section unit a is given twice, in lines 1 and 6" },
	{ ROW, BAD "twice.ini", 2, 8, "key strength is given twice, in lines 2 and 8" },
	{ ROW, BAD "twice.ini", 3, 0, NULL },
	{ ROW, BAD "cut.ini", 0, 2, "one: the value would be cut at ';'" },
	{ ROW, BAD "cut.ini", 1, 3, "two: the value would be cut at ';'" },
	{ ROW, BAD "cut.ini", 2, 4, "three: the value would be cut at '#'" },
	{ ROW, BAD "cut.ini", 3, 5, "four: the value would be read as 'open'" },
	{ ROW, BAD "cut.ini", 4, 6, "five: the value would be read as 'in'" },
	{ ROW, BAD "cut.ini", 5, 7, "six: the value would be read as 'tis'" },
	{ ROW, BAD "cut.ini", 6, 8, "seven: the value would be read as 'a'" },
	{ ROW, BAD "cut.ini", 7, 0, NULL },
	{ ROW, BAD "latin.ini", 0, 2, "the line is not UTF-8" },
	{ ROW, BAD "latin.ini", 1, 3, "the line is not UTF-8" },
	{ ROW, BAD "mark.ini", 0, 1, "begins with a byte order mark" },
	{ ROW, BAD "mark.ini", 1, 0, NULL },
	{ ROW, BAD "bell.ini", 0, 2, "a control character" },
	{ ROW, BAD "nowhere.ini", 0, 0, "there is no file tests/ini/bad/nowhere.ini" },
	{ ROW, BAD, 0, 0, "is not a file; an INI file is wanted" },
	{ ROW, "/dev/null", 0, 0, "is not a file" },
};

static void problems(void)
{
	for (size_t i = 0; i < COUNT(bad_cases); i++) {
		const struct bad_case *c = &bad_cases[i];
		struct ini *ini = new_ini();
		struct problems p = { 0 };
		const struct err *e = &p.item[c->n];
		int n = ini_add_file(ini, c->file, false, &p);

		t_check(n == p.total, c->line, "%s: %d of %d", c->file, n, p.total);
		t_check(c->says ? n > c->n : n == c->n, c->line, "%s: %d problems", c->file, n);
		if (c->says && n > c->n) {
			t_check(strstr(e->message, c->says), c->line, "%s", e->message);
			t_check(e->line == c->at && !strcmp(e->file, c->file), c->line, "%s:%d",
				e->file, e->line);
		}
		ini_free(ini);
	}
}

static void carets(void)
{
	struct ini *ini = new_ini();
	struct problems p = { 0 };

	ini_add_file(ini, BAD "syntax.ini", false, &p);
	t_check(p.item[7].column == 1 && !strcmp(p.item[7].text, "just words"), ROW, "%d in %s",
		p.item[7].column, p.item[7].text);
	t_check(p.item[3].column == 7, ROW, "%d in %s", p.item[3].column, p.item[3].text);
	ini_free(ini);
}

static void folders_with_problems(void)
{
	struct ini *ini = new_ini();
	struct problems p = { 0 };

	t_check(ini_add_folder(ini, BAD "folder", &p) == 1, ROW, "%d problems", p.total);
	t_check(strstr(p.item[0].message,
		       "key a is given already in tests/ini/bad/folder/1.ini, line 2"),
		ROW, "%s", p.item[0].message);
	t_check(p.item[0].line == 3 && !strcmp(p.item[0].file, BAD "folder/2.ini"), ROW, "%s:%d",
		p.item[0].file, p.item[0].line);
	t_check(ini_add_folder(ini, BAD "nowhere", &p) == 1, ROW, "no folder");
	t_check(strstr(p.item[1].message, "there is no folder tests/ini/bad/nowhere"), ROW, "%s",
		p.item[1].message);
	t_check(ini_add_folder(ini, "tests/ini", &p) == 1, ROW, "no files");
	t_check(strstr(p.item[2].message, "holds no file whose name ends in .ini"), ROW, "%s",
		p.item[2].message);
	ini_free(ini);
}

/* A key of the overlay given twice in it is a problem all the same. */
static void overlay_twice(void)
{
	struct ini *ini = new_ini();
	struct problems p = { 0 };

	t_check(ini_add_file(ini, BAD "twice.ini", true, &p) == 3, ROW, "%d problems", p.total);
	ini_free(ini);
}

/* ---- what nobody read ---- */

static void unread(void)
{
	static const char *const known[] = { "numbers", "title", "a", NULL };
	struct ini *ini = new_ini();
	struct problems p = { 0 };

	ini_add_file(ini, GOOD "folder/2.ini", false, &p); /* [numbers] b, [more] a */
	ini_add_file(ini, GOOD "overlay.ini", true, &p);   /* [numbers] a new, [house] title */
	ini_unread(ini, known, &p);
	t_check(p.total == 3, ROW, "%d problems", p.total);
	t_check(!strcmp(p.item[0].message, "the section [numbers] means nothing here"), ROW, "%s",
		p.item[0].message);
	t_check(p.item[0].line == 1 && !strcmp(p.item[0].file, GOOD "folder/2.ini"), ROW, "%s:%d",
		p.item[0].file, p.item[0].line);
	memset(&p, 0, sizeof p);
	ini_section(ini, 1, true);
	ini_get(ini, "numbers", "b");
	ini_read(ini, ini_entry(ini, ini_find_section(ini, "house"), 0));
	ini_unread(ini, known, &p);
	t_check(p.total == 3, ROW, "%d problems", p.total);
	t_check(!strcmp(p.item[0].message, "the key a means nothing in [numbers]"), ROW, "%s",
		p.item[0].message);
	t_check(p.item[0].line == 2 && !strcmp(p.item[0].file, GOOD "overlay.ini"), ROW, "%s:%d",
		p.item[0].file, p.item[0].line);
	t_check(!strcmp(p.item[1].argument, "new") && !p.item[1].suggestion[0], ROW, "%s",
		p.item[1].suggestion);
	t_check(!strcmp(p.item[2].message, "the key a means nothing in [more]"), ROW, "%s",
		p.item[2].message);
	ini_free(ini);
}

static void unread_suggests(void)
{
	static const char *const known[] = { "label", "modifier", "when", "value", NULL };
	static const char text[] = "[modifer morale x]\nvalue = 1\n[modifier morale y]\nvalu = 1\n";
	char path[] = "/tmp/umpire-ini-XXXXXX";
	int fd = mkstemp(path);
	struct ini *ini = new_ini();
	struct problems p = { 0 };

	t_check(fd >= 0 && write(fd, text, sizeof text - 1) == sizeof text - 1, ROW, "no file");
	close(fd);
	ini_add_file(ini, path, false, &p);
	remove(path);
	ini_section(ini, 1, true);
	ini_unread(ini, known, &p);
	t_check(p.total == 2, ROW, "%d problems", p.total);
	t_check(!strcmp(p.item[0].suggestion, "modifier"), ROW, "%s", p.item[0].suggestion);
	t_check(!strcmp(p.item[1].suggestion, "value"), ROW, "%s", p.item[1].suggestion);
	ini_free(ini);
}

/* What is shipped reads alike through iniparser. */
static void shipped(void)
{
	static const char *const folders[] = { "data/rules15-19", "examples/ruleset-skirmish" };

	for (size_t i = 0; i < COUNT(folders); i++) {
		struct ini *ini = new_ini();
		struct problems p = { 0 };

		t_check(ini_add_folder(ini, folders[i], &p) == 0 && ini_sections(ini) > 0, ROW,
			"%s: %s", folders[i], p.item[0].message);
		ini_free(ini);
	}
}

static const struct t_test tests[] = {
	{ "values", values },
	{ "an empty file", nothing },
	{ "a folder", folder },
	{ "an overlay", overlay },
	{ "names ignore case", names_ignore_case },
	{ "problems", problems },
	{ "carets", carets },
	{ "folders with problems", folders_with_problems },
	{ "an overlay with a key twice", overlay_twice },
	{ "what nobody read", unread },
	{ "what nobody read, with suggestions", unread_suggests },
	{ "what is shipped", shipped },
};

int main(void)
{
	return t_main("ini", tests, COUNT(tests));
}
