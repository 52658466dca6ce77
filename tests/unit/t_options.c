/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_options.c -- options anywhere in the line, each spelled in any usual way. */
#include "check.h"
#include "cli/options.h"
#include "cli/session.h"

#include <string.h>

enum { WORDS_MAX = 12 };

/* A line of words parted by blanks; what is left of it, or the start of what is wrong. */
static const struct take_case {
	int line;
	const char *words, *left, *wrong;
	enum format format;
} take_cases[] = {
	{ ROW, "roll a b", "roll a b", NULL, FORMAT_TEXT },
	{ ROW, "-o json roll", "roll", NULL, FORMAT_JSON },
	{ ROW, "roll -o json a", "roll a", NULL, FORMAT_JSON },
	{ ROW, "roll a --format=tsv", "roll a", NULL, FORMAT_TSV },
	{ ROW, "roll --format tsv a", "roll a", NULL, FORMAT_TSV },
	{ ROW, "-ojson roll", "roll", NULL, FORMAT_JSON },
	{ ROW, "--form js roll", "roll", NULL, FORMAT_JSON },
	{ ROW, "dice -1d6 + -.5", "dice -1d6 + -.5", NULL, FORMAT_TEXT },
	{ ROW, "roll -- -o json", "roll -o json", NULL, FORMAT_TEXT },
	{ ROW, "-", "-", NULL, FORMAT_TEXT },
	{ ROW, "--nosuch roll", NULL, "there is no option --nosuch", FORMAT_TEXT },
	/* What comes after the fault still holds: the error itself is then JSON. */
	{ ROW, "--nosuch -o json", NULL, "there is no option --nosuch", FORMAT_JSON },
	{ ROW, "-x", NULL, "there is no option -x", FORMAT_TEXT },
	{ ROW, "roll -o", NULL, "--format needs a value", FORMAT_TEXT },
	{ ROW, "--r NAME", NULL, "--r could be several", FORMAT_TEXT },
	{ ROW, "--help=yes", NULL, "--help takes no value", FORMAT_TEXT },
	{ ROW, "--format xml", NULL, "--format 'xml': give text, json or tsv", FORMAT_TEXT },
	{ ROW, "--seed four", NULL, "--seed 'four'", FORMAT_TEXT },
	{ ROW, "--seed -1", NULL, "--seed '-1'", FORMAT_TEXT },
	{ ROW, "--seed 4294967296", NULL, "--seed '4294967296'", FORMAT_TEXT },
	{ ROW, "--ruling within", NULL, "ruling 'within': give KEY=CHOICE", FORMAT_TEXT },
	{ ROW, "--rules /no/such/file", NULL, "/no/such/file: no such", FORMAT_TEXT },
	{ ROW, "--scale none", NULL, "", FORMAT_TEXT },
	{ ROW, "--tolerance none", NULL, "--tolerance 'none'", FORMAT_TEXT },
};

static int split(char *line, char **words)
{
	char *rest = NULL;
	int n = 0;

	for (char *w = strtok_r(line, " ", &rest); w && n < WORDS_MAX;
	     w = strtok_r(NULL, " ", &rest))
		words[n++] = w;
	return n;
}

static void join(char **words, int n, char *out, size_t size)
{
	size_t used = 0;

	out[0] = '\0';
	for (int i = 0; i < n; i++)
		used += (size_t)snprintf(out + used, size - used, "%s%s", i ? " " : "", words[i]);
}

static void takes(void)
{
	for (size_t i = 0; i < COUNT(take_cases); i++) {
		const struct take_case *c = &take_cases[i];
		char line[128], joined[128], *argv[WORDS_MAX], *left[WORDS_MAX + 1];
		struct invocation inv = { 0 };
		struct session s;
		struct err e = { 0 };
		int n, argc, status;

		snprintf(line, sizeof line, "%s", c->words);
		argc = split(line, argv);
		session_open(&s);
		status = options_take(&s, argc, argv, left, &n, &inv, &e);
		join(left, n, joined, sizeof joined);
		t_check(status == (c->wrong ? -1 : 0), c->line, "returned %d: %s", status,
			e.message);
		t_check(s.format == c->format, c->line, "format %d", (int)s.format);
		if (c->wrong)
			t_check(!strncmp(e.message, c->wrong, strlen(c->wrong)), c->line, "said %s",
				e.message);
		else
			t_check(!strcmp(joined, c->left), c->line, "left %s", joined);
		session_close(&s);
	}
}

/* The tolerance is read in the scale of the table wherever that stands: 1 cm at half size is two
 * rule centimetres. */
static void tolerance_follows_scale(void)
{
	char a[] = "--tolerance", b[] = "1cm", c[] = "--scale", d[] = "12.7mm";
	char *argv[] = { a, b, c, d }, *left[5];
	struct invocation inv = { 0 };
	struct session s;
	struct err e = { 0 };
	int n;

	session_open(&s);
	CU_ASSERT_EQUAL(options_take(&s, 4, argv, left, &n, &inv, &e), 0);
	CU_ASSERT_EQUAL(s.tolerance, 20000000);
	session_close(&s);
}

/* Each roll has a seed of its own, the first the one given; the same seed gives the same series. */
static void seeds(void)
{
	struct session s;
	struct err e = { 0 };
	uint64_t seed[3] = { 0 }, again[3] = { 0 };

	session_open(&s);
	session_seed(&s, 42);
	for (int i = 0; i < 3; i++)
		CU_ASSERT_PTR_NOT_NULL(session_rolled(&s, &seed[i], &e));
	session_seed(&s, 42);
	for (int i = 0; i < 3; i++)
		CU_ASSERT_PTR_NOT_NULL(session_rolled(&s, &again[i], &e));
	CU_ASSERT_EQUAL(seed[0], 42);
	CU_ASSERT_EQUAL(memcmp(seed, again, sizeof seed), 0);
	CU_ASSERT_NOT_EQUAL(seed[1], seed[0]);
	CU_ASSERT_NOT_EQUAL(seed[2], seed[1]);
	CU_ASSERT(seed[1] <= UINT32_MAX && seed[2] <= UINT32_MAX);
	session_close(&s);
}

static const struct t_test tests[] = {
	{ "options are taken out of the words", takes },
	{ "the tolerance follows the scale", tolerance_follows_scale },
	{ "every roll can be had again by its seed", seeds },
};

int main(void)
{
	return t_main("options", tests, COUNT(tests));
}
