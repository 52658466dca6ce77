/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ruleset.h -- what a rules module tells the rest of the program.
 *
 * A module ends with one static const struct ruleset and exports a pointer to it, in the manner
 * of gsl_rng_type; rulesets/list.c is the only file that names them all. */
#ifndef UMPIRE_RULES_RULESET_H
#define UMPIRE_RULES_RULESET_H

#include "rules/field.h"
#include "rules/inputs.h"
#include "rules/modifier.h"
#include "rules/ruling.h"
#include "rules/table.h"

struct act;

/* One stage of a resolution: reads inputs and state, throws, writes state.  A function of those
 * alone.  Between stages equal states are merged when odds are asked. */
typedef void stage_fn(struct act *a);

enum resolution_kind { RESOLUTION, LOOKUP };

struct resolution {
	const char *name;            /* [a-z][a-z0-9-]* */
	const char *title;           /* one line for listings, no full stop */
	const char *cite;            /* rule number(s) */
	enum resolution_kind kind;   /* a LOOKUP asks for no dice */
	const struct field *inputs;  /* required; ends with FIELDS_END */
	const struct field *outcome; /* required; likewise */
	const char *dice;        /* the throws in the order asked, in words; NULL for a LOOKUP */
	stage_fn *const *stages; /* required; NULL-ended, run in order */
	int hidden;              /* state slots the stages share beyond the outcome; start at 0 */

	/* Optional.  Rules that span inputs, after each passed its own field.  -1 and *e. */
	int (*check)(const struct inputs *in, struct err *e);

	/* Optional.  Outcomes whose number depends on the inputs (a list's items): called with
	 * k = 0, 1, ... to fill *f (its key in the given buffer); 0 when there is no k-th. */
	int (*more)(const struct inputs *in, int k, struct field *f, char key[80]);

	/* Required.  The outcome that `worth` asks after by default, as "field=value". */
	const char *event;

	/* The lists this resolution sums: NULL-ended names, or NULL.  Help and worth walk them. */
	const char *const *lists;

	/* Optional; needed where the ruleset has parts.  Names of the data files (without .ini)
	 * that hold all it reads, NULL-ended. */
	const char *const *files;

	/* One way of asking it that works: inputs as typed, for help, and for tests that walk the
	 * descriptors.  Required. */
	const char *example;
};

struct ruleset {
	const char *name; /* typed by the user */
	const char *title;
	const char *source;                          /* edition and sections */
	const struct resolution *const *resolutions; /* required; NULL-ended */
	const struct modifier_spec *lists;           /* index = handle; ends with {NULL} */
	const struct table_spec *tables;             /* likewise */
	const struct field *numbers;                 /* likewise; ends with FIELDS_END */
	/* Keys and choices of the rulings the C asks for, "key choice choice ..."; index = handle;
	 * NULL-ended.  The INI must give exactly these. */
	const char *const *rulings;
	/* Each resolution names its data files, so that a look-up reads no others.  The default of
	 * every ruling is then its first choice: it holds where its file is not read. */
	bool parts;
};

struct number {
	int64_t value;
	const char *cite, *clause;
	bool house;
};

/* A ruleset with its data: what every command works on.  Read-only once loaded, but for the
 * chosen rulings. */
struct rules {
	const struct ruleset *set;
	struct modifiers *lists; /* by handle */
	struct table *tables;    /* by handle */
	struct number *numbers;  /* by handle */
	struct ruling *rulings;  /* by handle */
	int n_lists, n_tables, n_numbers, n_rulings;
	const char **house; /* titles of the overlays in force, NULL-ended */
	bool part;          /* only one resolution's files were read: rules_load_part() */
	bool illustrative;  /* the data holds stand-in values: results say so */
	void *owned;        /* private to data.c */
};

/* NULL when the ruleset has no resolution of that name or unique prefix; *e lists the candidates
 * or suggests the nearest. */
const struct resolution *ruleset_find(const struct ruleset *set, const char *name, struct err *e);

/* Index by name; -1 when there is none. */
int rules_list(const struct rules *r, const char *name);
int rules_ruling(const struct rules *r, const char *key);

/* Sets KEY=CHOICE; -1 and *e (nearest key suggested, choices listed). */
int rules_rule(struct rules *r, const char *assignment, struct err *e);

#endif
