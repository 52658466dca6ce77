/* SPDX-License-Identifier: GPL-3.0-or-later */
/* options.c -- the table of options and what each does to the session. */
#include "cli/options.h"

#include "cli/session.h"
#include "ground/distance.h"

#include <stdlib.h>
#include <string.h>

enum option {
	OPTION_RULESET,
	OPTION_FORMAT,
	OPTION_SEED,
	OPTION_RNG,
	OPTION_RULES,
	OPTION_RULING,
	OPTION_SCALE,
	OPTION_TOLERANCE,
	OPTION_COLOR,
	OPTION_VOICE,
	OPTION_DATA,
	OPTION_FILE,
	OPTION_HELP,
	OPTION_VERSION,
	OPTIONS
};

const struct option_row options[] = {
	[OPTION_RULESET] = { 'r', "ruleset", "NAME", "the ruleset that commands may leave out" },
	[OPTION_FORMAT] = { 'o', "format", "text|json|tsv",
			    "how answers are printed; default text" },
	[OPTION_SEED] = { 0, "seed", "N",
			  "seed of the rolled dice; default from the system's entropy" },
	[OPTION_RNG] = { 0, "rng", "NAME", "GSL's generator for the rolled dice; default mt19937" },
	[OPTION_RULES] = { 0, "rules", "PATH",
			   "a house-rule overlay (INI), or a folder holding a ruleset in INI; may "
			   "repeat" },
	[OPTION_RULING] = { 0, "ruling", "KEY=CHOICE", "sets a ruling for this run; may repeat" },
	[OPTION_SCALE] = { 0, "scale", "LENGTH",
			   "what one rule inch measures on this table, such as 1cm; default 1in" },
	[OPTION_TOLERANCE] = { 0, "tolerance", "LENGTH",
			       "measuring tolerance: warn where it could turn the result; default "
			       "0, off" },
	[OPTION_COLOR] = { 0, "color", "auto|always|never",
			   "color; auto is on a terminal while NO_COLOR is not set" },
	[OPTION_VOICE] = { 0, "voice", "quiet|normal|full",
			   "quiet: what the players may hear; full: the whole trace" },
	[OPTION_DATA] = { 0, "data", "DIR", "the folder of the rulesets' data" },
	[OPTION_FILE] = { 'f', "file", "FILE", "runs a file of commands" },
	[OPTION_HELP] = { 'h', "help", NULL, "help, also for the command given" },
	[OPTION_VERSION] = { 'V', "version", NULL, "the version" },
	[OPTIONS] = { 0, NULL, NULL, NULL }
};

static void bad_value(const char *name, const char *value, const char *wanted, struct err *e)
{
	err_set(e, ERR_USAGE, "--%s '%s': give %s", name, value, wanted);
	err_argument(e, value);
}

/* The index of value among the words; -1 and *e. */
static int pick(const char *name, const char *value, const char *const *words, struct err *e)
{
	int i = text_pick(value, words);
	struct text list = { 0 };
	const char *near;

	if (i >= 0)
		return i;
	text_list(&list, words, "or");
	bad_value(name, value, list.s, e);
	near = text_nearest(value, words);
	if (near)
		err_suggest(e, near);
	text_free(&list);
	return -1;
}

static int set_format(struct session *s, const char *value, struct err *e)
{
	static const char *const words[] = { "text", "json", "tsv", NULL };
	int i = pick("format", value, words, e);

	if (i < 0)
		return -1;
	s->format = (enum format)i;
	return 0;
}

static int set_voice(struct session *s, const char *value, struct err *e)
{
	static const char *const words[] = { "quiet", "normal", "full", NULL };
	int i = pick("voice", value, words, e);

	if (i < 0)
		return -1;
	s->voice = (enum voice)i;
	return 0;
}

static int set_color(struct session *s, const char *value, struct err *e)
{
	static const char *const words[] = { "auto", "always", "never", NULL };
	int i = pick("color", value, words, e);

	if (i < 0)
		return -1;
	s->color = i == 1 || (i == 0 && session_color_suits());
	return 0;
}

static int set_seed(struct session *s, const char *value, struct err *e)
{
	int64_t seed;

	if (!text_int(value, &seed) || seed < 0 || seed > UINT32_MAX) {
		bad_value("seed", value, "a whole number from 0 to 4294967295", e);
		return -1;
	}
	session_seed(s, (uint64_t)seed);
	return 0;
}

/* An unknown name is found out here, not at the first roll. */
static int set_generator(struct session *s, const char *value, struct err *e)
{
	struct rolled *try = rolled_new(value, 0, e);

	if (!try)
		return -1;
	rolled_free(try);
	rolled_free(s->rolled);
	s->rolled = NULL;
	return session_keep(&s->generator, value, e);
}

static int set_tolerance(struct session *s, const char *value, struct err *e)
{
	int64_t tolerance;

	if (!strcmp(value, "off"))
		value = "0";
	if (distance_parse(value, s->scale, &tolerance, e) < 0)
		return -1;
	if (tolerance == DISTANCE_NONE) {
		bad_value("tolerance", value, "a distance such as 0.25in, or 0 for none", e);
		return -1;
	}
	s->tolerance = tolerance;
	return 0;
}

static int apply(struct session *s, enum option option, const char *value, struct invocation *inv,
		 struct err *e)
{
	switch (option) {
	case OPTION_RULESET:
		return session_keep(&s->ruleset, value, e);
	case OPTION_FORMAT:
		return set_format(s, value, e);
	case OPTION_SEED:
		return set_seed(s, value, e);
	case OPTION_RNG:
		return set_generator(s, value, e);
	case OPTION_RULES:
		return session_add_rules(s, value, e);
	case OPTION_RULING:
		return session_add_ruling(s, value, e);
	case OPTION_SCALE:
		return distance_scale(value, &s->scale, e);
	case OPTION_TOLERANCE:
		return set_tolerance(s, value, e);
	case OPTION_COLOR:
		return set_color(s, value, e);
	case OPTION_VOICE:
		return set_voice(s, value, e);
	case OPTION_DATA:
		session_forget(s);
		return session_keep(&s->data, value, e);
	case OPTION_FILE:
		inv->script = value;
		return 0;
	case OPTION_HELP:
		inv->help = true;
		return 0;
	case OPTION_VERSION:
		inv->version = true;
		return 0;
	case OPTIONS:
		break;
	}
	return 0;
}

static int find_letter(char letter)
{
	for (int i = 0; i < OPTIONS; i++)
		if (options[i].letter == letter)
			return i;
	return -1;
}

/* By name or unique prefix. */
static int find_name(const char *name, struct err *e)
{
	const char *names[OPTIONS + 1] = { NULL };
	char suggestion[40];
	const char *near;
	int i;

	for (i = 0; i < OPTIONS; i++)
		names[i] = options[i].name;
	i = text_pick(name, names);
	if (i >= 0)
		return i;
	if (i == -2)
		err_set(e, ERR_USAGE, "--%s could be several options; spell it out", name);
	else
		err_set(e, ERR_USAGE, "there is no option --%s", name);
	near = i == -2 ? NULL : text_nearest(name, names);
	if (near) {
		snprintf(suggestion, sizeof suggestion, "--%s", near);
		err_suggest(e, suggestion);
	}
	return -1;
}

int options_set(struct session *s, const char *name, const char *value, struct err *e)
{
	struct invocation none = { 0 };
	int i = find_name(name, e);

	return i < 0 ? -1 : apply(s, (enum option)i, value, &none, e);
}

static bool is_option(const char *word)
{
	return word[0] == '-' && word[1] && !(word[1] >= '0' && word[1] <= '9') && word[1] != '.';
}

bool options_any(int argc, char **argv)
{
	for (int i = 0; i < argc; i++)
		if (is_option(argv[i]))
			return true;
	return false;
}

/* argv[*i] is an option: finds its row and its value ("--name=value", "-oVALUE" or the next
 * word, which is then passed over). */
static int read_option(int argc, char **argv, int *i, const char **value, struct err *e)
{
	const char *word = argv[*i];
	const char *inside = NULL; /* the value within the word */
	char name[64];
	int row;

	if (word[1] == '-') {
		size_t n = strcspn(word + 2, "=");

		snprintf(name, sizeof name, "%.*s", (int)n, word + 2);
		inside = word[2 + n] ? word + 2 + n + 1 : NULL;
		row = find_name(name, e);
	} else {
		row = find_letter(word[1]);
		inside = word[2] ? word + 2 : NULL;
		if (row < 0)
			err_set(e, ERR_USAGE, "there is no option -%c", word[1]);
	}
	if (row < 0) {
		err_argument(e, word);
		return -1;
	}
	if (!options[row].argument && inside)
		err_set(e, ERR_USAGE, "--%s takes no value", options[row].name);
	else if (options[row].argument && !inside && *i + 1 == argc)
		err_set(e, ERR_USAGE, "--%s needs a value: %s", options[row].name,
			options[row].argument);
	if (options[row].argument && !inside && *i + 1 < argc)
		inside = argv[++*i];
	err_argument(e, word);
	*value = inside;
	return e->code ? -1 : row;
}

int options_take(struct session *s, int argc, char **argv, char **words, int *n,
		 struct invocation *inv, struct err *e)
{
	const char *tolerance = NULL; /* waits for the scale it is read in */
	bool ended = false;

	*n = 0;
	for (int i = 0; i < argc; i++) {
		struct err fault = { 0 };
		const char *value = NULL;
		int row;

		if (ended || !is_option(argv[i])) {
			words[(*n)++] = argv[i];
			continue;
		}
		if (!strcmp(argv[i], "--")) {
			ended = true;
			continue;
		}
		row = read_option(argc, argv, &i, &value, &fault);
		if (row == OPTION_TOLERANCE)
			tolerance = value;
		else if (row >= 0)
			apply(s, (enum option)row, value, inv, &fault);
		if (fault.code && !e->code)
			*e = fault;
	}
	words[*n] = NULL;
	if (tolerance)
		set_tolerance(s, tolerance, e);
	return e->code ? -1 : 0;
}
