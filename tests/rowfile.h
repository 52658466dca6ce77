/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rowfile.h -- reads the files of tests/rows: cases as blocks of "key value" lines, each with its
 * line.
 */
#ifndef UMPIRE_TESTS_ROWFILE_H
#define UMPIRE_TESTS_ROWFILE_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROW_ITEMS = 24, ROW_LINE = 1024 };

struct item {
	int line;
	char key[16];
	char value[ROW_LINE];
};

struct rowcase {
	int line; /* of its "row ID" */
	char id[48];
	int n;
	struct item item[ROW_ITEMS];
};

struct rowfile {
	FILE *f;
	int line;
	char kept[ROW_LINE]; /* the "row" line that ended the case before */
};

/* The next line that says something; false at the end. */
static inline bool rowfile_line(struct rowfile *r, char s[ROW_LINE])
{
	if (r->kept[0]) {
		memcpy(s, r->kept, ROW_LINE);
		r->kept[0] = '\0';
		return true;
	}
	while (fgets(s, ROW_LINE, r->f)) {
		s[strcspn(s, "\n")] = '\0';
		r->line++;
		if (s[strspn(s, " \t")] && s[0] != '#')
			return true;
	}
	return false;
}

static inline bool rowcase_add(struct rowcase *c, int line, const char *key, const char *value)
{
	struct item *i = &c->item[c->n];

	if (!c->id[0] || c->n == ROW_ITEMS)
		return false;
	i->line = line;
	snprintf(i->key, sizeof i->key, "%s", key);
	snprintf(i->value, sizeof i->value, "%s", value);
	c->n++;
	return true;
}

/* The next case into *c; false at the end of the file.  c->n is -1 after a line that does not
 * belong, which c->line names. */
static inline bool rowfile_next(struct rowfile *r, struct rowcase *c)
{
	char s[ROW_LINE], key[16];
	int skip;

	memset(c, 0, sizeof *c);
	while (rowfile_line(r, s)) {
		bool fits;

		skip = 0;
		fits = sscanf(s, " %15s %n", key, &skip) == 1 && skip && s[skip];
		if (fits && !strcmp(key, "row") && c->id[0]) {
			memcpy(r->kept, s, sizeof s);
			return true;
		}
		if (fits && !strcmp(key, "row")) {
			c->line = r->line;
			snprintf(c->id, sizeof c->id, "%.40s", s + skip);
		} else if (!fits || !rowcase_add(c, r->line, key, s + skip)) {
			c->line = r->line;
			c->n = -1;
			return true;
		}
	}
	return c->id[0] != '\0';
}

/* The k-th value of a key, or NULL. */
static inline const struct item *rowcase_item(const struct rowcase *c, const char *key, int k)
{
	for (int i = 0; i < c->n; i++)
		if (!strcmp(c->item[i].key, key) && k-- == 0)
			return &c->item[i];
	return NULL;
}

#endif
