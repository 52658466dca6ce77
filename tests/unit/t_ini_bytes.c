/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_ini_bytes.c -- INI files made for the occasion: limits, NUL bytes, and bytes of any kind. */
#include "check.h"

#include "base/text.h"
#include "load/ini.h"

#include <stdlib.h>
#include <string.h>

/* Adds a file of those bytes; how many problems it had. */
static int add_file(const char *bytes, size_t n, bool quick, struct problems *p)
{
	char path[] = "/tmp/umpire-ini-XXXXXX";
	int fd = mkstemp(path), found = -1;
	FILE *f = fd < 0 ? NULL : fdopen(fd, "w");
	struct ini *ini = ini_new();

	if (ini && quick)
		ini_quick(ini);
	if (f && ini && fwrite(bytes, 1, n, f) == n && fclose(f) == 0)
		found = ini_add_file(ini, path, false, p);
	ini_free(ini);
	remove(path);
	return found;
}

static int add_bytes(const char *bytes, size_t n, struct problems *p)
{
	return add_file(bytes, n, false, p);
}

/* What iniparser would read otherwise is found with and without asking it of every file. */
static void quick(void)
{
	static const struct {
		int line;
		const char *text;
		int problems;
	} rows[] = {
		{ ROW, "[a]\nb = plain (x: 1, 2+3=5)\n", 0 },
		{ ROW, "[a]\nb = x;y\n", 1 },
		{ ROW, "[a]\nb = x # y\n", 1 },
		{ ROW, "[a]\nb = \"x ; y\"\n", 0 },
		{ ROW, "[a]\nb = \"x\n", 1 },
		{ ROW, "[a]\nb = 08\n", 0 },
	};

	for (size_t i = 0; i < COUNT(rows); i++)
		for (int k = 0; k < 2; k++) {
			struct problems p = { 0 };
			int found = add_file(rows[i].text, strlen(rows[i].text), k, &p);

			t_check(found == rows[i].problems, rows[i].line, "%s%d problems: %s",
				k ? "quick: " : "", found, p.item[0].message);
		}
}

static void sizes(void)
{
	struct text t = { 0 };
	struct problems p = { 0 };

	text_add(&t, "[a]\nb = ");
	text_fill(&t, 'x', 996); /* 1000 bytes with "b = " */
	t_check(add_bytes(t.s, t.n, &p) == 0, ROW, "%s", p.item[0].message);
	text_add(&t, "x\n");
	t_check(add_bytes(t.s, t.n, &p) == 1, ROW, "%d problems", p.total);
	t_check(strstr(p.item[0].message, "longer than 1000 bytes") && p.item[0].line == 2, ROW,
		"%s", p.item[0].message);
	memset(&p, 0, sizeof p);
	text_clear(&t);
	while (t.n < 1 << 20)
		text_add(&t, "# a comment ....\n");
	t_check(add_bytes(t.s, 1 << 20, &p) == 0, ROW, "%s", p.item[0].message);
	t_check(add_bytes(t.s, (1 << 20) + 1, &p) == 1 && p.item[0].code == ERR_LIMIT, ROW, "%s",
		p.item[0].message);
	text_free(&t);
}

static void counts(void)
{
	struct text t = { 0 };
	struct problems p = { 0 };

	text_add(&t, "[a]\n");
	for (int i = 1; i < 5000; i++)
		text_addf(&t, "k%d = %d\n", i, i);
	t_check(add_bytes(t.s, t.n, &p) == 0, ROW, "%s", p.item[0].message);
	text_add(&t, "k5000 = 1\nk5001 = 1\n");
	t_check(add_bytes(t.s, t.n, &p) == 1, ROW, "%d problems", p.total);
	t_check(strstr(p.item[0].message, "more than 5000 sections and keys"), ROW, "%s",
		p.item[0].message);
	memset(&p, 0, sizeof p);
	text_clear(&t);
	text_add(&t, "[a]\n");
	for (int i = 0; i < 30; i++)
		text_add(&t, "words\n");
	t_check(add_bytes(t.s, t.n, &p) == 30 && p.n == PROBLEMS_MAX, ROW, "%d, %d", p.total, p.n);
	text_free(&t);
}

static void bytes(void)
{
	static const char nul[] = "[a]\nb = 1\0x\n";
	struct problems p = { 0 };

	t_check(add_bytes(nul, sizeof nul - 1, &p) == 1 && p.item[0].line == 2, ROW, "%d", p.total);
	t_check(strstr(p.item[0].message, "NUL byte"), ROW, "%s", p.item[0].message);
}

/* iniparser takes all that the scan takes: any short file is either clean or has problems, and a
 * clean one has the values of the scan.  Bytes from a small generator of our own, always the same.
 */
static void any_bytes(void)
{
	static const char alphabet[] = "[]=;#:\"'\\ \t\r\n\nabAB1";
	unsigned state = 12345, clean = 0;

	for (int round = 0; round < 2000; round++) {
		char text[64];
		struct problems p = { 0 };
		size_t n = 0;

		for (; n < sizeof text && n < 4 + (unsigned)round % 60; n++) {
			state = state * 1103515245u + 12345u;
			text[n] = alphabet[(state >> 16) % (sizeof alphabet - 1)];
		}
		memcpy(text, "[a]\n", 4);
		clean += add_bytes(text, n, &p) == 0;
		t_check(!p.total || p.item[0].message[0], ROW, "round %d", round);
		t_check(!p.total || p.item[0].code == ERR_DATA, ROW, "round %d: %s", round,
			p.item[0].message);
	}
	t_check(clean > 50 && clean < 1950, ROW, "%u clean files", clean);
}

static const struct t_test tests[] = {
	{ "quick", quick },     { "sizes", sizes },         { "counts", counts },
	{ "NUL bytes", bytes }, { "any bytes", any_bytes },
};

int main(void)
{
	return t_main("ini-bytes", tests, COUNT(tests));
}
