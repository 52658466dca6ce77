/* SPDX-License-Identifier: GPL-3.0-or-later */
/* settings.c -- the table of settings, `set` and `source`. */
#include "cli/settings.h"

#include "cli/json.h"
#include "cli/options.h"
#include "cli/session.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char *const sources[] = { "rolled", "typed", NULL };
static const char *const formats[] = { "text", "json", "tsv", NULL };
static const char *const voices[] = { "quiet", "normal", "full", NULL };
static const char *const switches[] = { "off", "on", NULL };
static const char *const colors[] = { "auto", "always", "never", NULL };

static void get_ruleset(const struct session *s, struct text *out)
{
	text_add(out, s->ruleset ? s->ruleset : "none");
}

static void get_source(const struct session *s, struct text *out)
{
	text_add(out, sources[s->typed]);
}

static void get_format(const struct session *s, struct text *out)
{
	text_add(out, formats[s->format]);
}

static void get_voice(const struct session *s, struct text *out)
{
	text_add(out, voices[s->voice]);
}

static void get_odds(const struct session *s, struct text *out)
{
	text_add(out, switches[s->show_odds]);
}

enum { MILLIMETRE = 1000000, CENTIMETRE = 10 * MILLIMETRE }; /* in nanometres */

/* As it was typed, wherever that is a whole number of a unit. */
static void get_echo(const struct session *s, struct text *out)
{
	text_add(out, switches[s->echo]);
}

static void get_scale(const struct session *s, struct text *out)
{
	char buf[DISTANCE_TEXT];

	if (s->scale % DISTANCE_INCH && s->scale % CENTIMETRE == 0)
		text_addf(out, "%" PRId64 "cm", s->scale / CENTIMETRE);
	else if (s->scale % DISTANCE_INCH && s->scale % MILLIMETRE == 0)
		text_addf(out, "%" PRId64 "mm", s->scale / MILLIMETRE);
	else
		text_add(out, distance_text(s->scale, buf));
}

static void get_tolerance(const struct session *s, struct text *out)
{
	char buf[DISTANCE_TEXT];

	text_add(out, s->tolerance ? distance_text(s->tolerance, buf) : "off");
}

static void get_color(const struct session *s, struct text *out)
{
	text_add(out, s->color ? "always" : "never");
}

static void get_seed(const struct session *s, struct text *out)
{
	if (s->seeded)
		text_addf(out, "%" PRIu64, s->seed);
	else
		text_add(out, "entropy");
}

static void get_rng(const struct session *s, struct text *out)
{
	text_add(out, s->generator ? s->generator : "mt19937");
}

/* The data is found at once, so that a wrong name is not kept. */
static int set_ruleset(struct session *s, const char *value, struct err *e)
{
	const struct rules *rules;

	if (text_same(value, "none"))
		return session_keep(&s->ruleset, NULL, e);
	rules = session_rules(s, value, e);
	return rules ? session_keep(&s->ruleset, rules->set->name, e) : -1;
}

static int set_source(struct session *s, const char *value, struct err *e)
{
	(void)e;
	s->typed = text_pick(value, sources) == 1;
	return 0;
}

static int set_odds(struct session *s, const char *value, struct err *e)
{
	(void)e;
	s->show_odds = text_pick(value, switches) == 1;
	return 0;
}

static int set_echo(struct session *s, const char *value, struct err *e)
{
	(void)e;
	s->echo = text_pick(value, switches) == 1;
	return 0;
}

static int set_format(struct session *s, const char *value, struct err *e)
{
	return options_set(s, "format", value, e);
}

static int set_voice(struct session *s, const char *value, struct err *e)
{
	return options_set(s, "voice", value, e);
}

static int set_scale(struct session *s, const char *value, struct err *e)
{
	return options_set(s, "scale", value, e);
}

static int set_tolerance(struct session *s, const char *value, struct err *e)
{
	return options_set(s, "tolerance", value, e);
}

static int set_color(struct session *s, const char *value, struct err *e)
{
	return options_set(s, "color", value, e);
}

static int set_seed(struct session *s, const char *value, struct err *e)
{
	return options_set(s, "seed", value, e);
}

static int set_rng(struct session *s, const char *value, struct err *e)
{
	return options_set(s, "rng", value, e);
}

const struct setting settings[] = {
	{ "ruleset", "NAME|none", "the ruleset that commands may leave out", NULL, get_ruleset,
	  set_ruleset },
	{ "source", "rolled|typed", "who throws the dice: the program, or the players", sources,
	  get_source, set_source },
	{ "odds", "on|off", "typed dice: show what is still open after each answer", switches,
	  get_odds, set_odds },
	{ "echo", "on|off", "each line of a script is shown before it is run", switches, get_echo,
	  set_echo },
	{ "voice", "quiet|normal|full", "what is told: to the players, or the whole trace", voices,
	  get_voice, set_voice },
	{ "format", "text|json|tsv", "how answers are printed", formats, get_format, set_format },
	{ "scale", "LENGTH", "what one rule inch measures on this table, such as 1cm", NULL,
	  get_scale, set_scale },
	{ "tolerance", "LENGTH|off", "warn where measuring this far off could turn the result",
	  NULL, get_tolerance, set_tolerance },
	{ "color", "auto|always|never", "color", colors, get_color, set_color },
	{ "seed", "N", "seed of the rolled dice from here on", NULL, get_seed, set_seed },
	{ "rng", "NAME", "GSL's generator for the rolled dice", NULL, get_rng, set_rng },
	{ NULL, NULL, NULL, NULL, NULL, NULL }
};

enum { SETTINGS_MAX = 16 };

static const struct setting *find(const char *name, struct err *e)
{
	const char *names[SETTINGS_MAX + 1] = { NULL };
	struct text list = { 0 };
	char shown[TEXT_SHOWN];
	const char *near;
	int i;

	for (i = 0; settings[i].name; i++)
		names[i] = settings[i].name;
	i = text_pick(name, names);
	if (i >= 0)
		return &settings[i];
	text_list(&list, names, "or");
	err_set(e, ERR_USAGE, "there is no setting '%s': %s", text_shown(name, shown), list.s);
	err_argument(e, name);
	near = text_nearest(name, names);
	if (near)
		err_suggest(e, near);
	text_free(&list);
	return NULL;
}

static int change(struct session *s, const struct setting *row, const char *value, struct err *e)
{
	struct text list = { 0 };
	char shown[TEXT_SHOWN];
	const char *near;
	int i = row->words ? text_pick(value, row->words) : 0;

	if (i >= 0)
		return row->set(s, row->words ? row->words[i] : value, e);
	text_list(&list, row->words, "or");
	err_set(e, ERR_USAGE, "%s: '%s' is not %s", row->name, text_shown(value, shown), list.s);
	err_argument(e, value);
	near = text_nearest(value, row->words);
	if (near)
		err_suggest(e, near);
	text_free(&list);
	return -1;
}

static void write_setting(const struct session *s, const struct setting *row, struct text *out)
{
	struct text value = { 0 };

	row->get(s, &value);
	if (s->format == FORMAT_TSV)
		text_addf(out, "%s\t%s\t%s\n", row->name, value.s, row->help);
	else
		text_addf(out, "%-10s %-12s %s\n%23s %s\n", row->name, value.s, row->help, "",
			  row->usage);
	text_free(&value);
}

static void write_json(const struct session *s, const struct setting *only, struct text *out)
{
	struct json_out j = { out, false };
	struct text value = { 0 };

	json_open(&j, '{');
	for (const struct setting *row = settings; row->name; row++) {
		if (only && only != row)
			continue;
		text_clear(&value);
		row->get(s, &value);
		json_member(&j, row->name, json_text(value.s));
	}
	json_close(&j, '}');
	text_add(out, "\n");
	text_free(&value);
}

static int show(struct session *s, const struct setting *only, struct err *e)
{
	struct text out = { 0 };

	if (s->format == FORMAT_JSON)
		write_json(s, only, &out);
	else if (s->format == FORMAT_TSV)
		text_add(&out, "setting\tvalue\thelp\n");
	for (const struct setting *row = settings; row->name && s->format != FORMAT_JSON; row++)
		if (!only || only == row)
			write_setting(s, row, &out);
	return session_print(s, &out, e);
}

/* "set", "set NAME", "set NAME VALUE" and "set NAME=VALUE". */
int cmd_set(struct session *s, int argc, char **argv, struct err *e)
{
	const struct setting *row;
	char *eq = argc == 2 ? strchr(argv[1], '=') : NULL;
	int status;

	if (argc > 3) {
		err_set(e, ERR_USAGE, "set takes a name and one value; '%s' is too much", argv[3]);
		err_argument(e, argv[3]);
		return -1;
	}
	if (argc < 2)
		return show(s, NULL, e);
	if (eq)
		*eq = '\0';
	row = find(argv[1], e);
	if (!row)
		status = -1;
	else if (argc < 3 && !eq)
		status = show(s, row, e);
	else
		status = change(s, row, eq ? eq + 1 : argv[2], e);
	if (eq)
		*eq = '=';
	return status;
}

int cmd_source(struct session *s, int argc, char **argv, struct err *e)
{
	const struct setting *row = find("source", e);

	if (argc > 2) {
		err_set(e, ERR_USAGE, "source takes rolled or typed alone; '%s' is too much",
			argv[2]);
		err_argument(e, argv[2]);
		return -1;
	}
	return argc < 2 ? show(s, row, e) : change(s, row, argv[1], e);
}
