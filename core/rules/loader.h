/* SPDX-License-Identifier: GPL-3.0-or-later */
/* loader.h -- what the files that read a ruleset's INI share.  Private to data*.c, lint.c and
 * declared*.c. */
#ifndef UMPIRE_RULES_LOADER_H
#define UMPIRE_RULES_LOADER_H

#include "load/ini.h"
#include "rules/ruleset.h"

/* Everything a loaded ruleset stands on, freed at once; rules->owned points here. */
struct owned {
	struct ini *ini; /* names and values point into it */
	struct block *blocks;
	bool failed; /* memory ran out */
};

/* A section's name taken apart: "modifier morale no-general" is kind modifier, of morale, rest
 * no-general.  Missing parts are "". */
struct heading {
	char kind[24], of[64];
	const char *rest; /* within the section's name */
};

struct loader {
	struct owned *owned;
	struct ini *ini;
	struct problems *p;
	const char *folder;
	const char *const *overlays;
	int n_overlays;
	const char *const *files; /* a part: these alone are read, NULL-ended */
	bool declared;            /* the descriptor itself stands in the INI */
	const struct ruleset *set;
	struct rules *r;
	const struct heading *headings; /* by section */
	const char **house;             /* titles of the overlays, NULL-ended */
	int before, kept;               /* problems there were before, and those of them kept */
	/* Optional: called when everything is read, before lint_rules(). */
	void (*ready)(struct loader *l);
	void *private; /* for ready */
};

/* n zeroed items of a size, freed with o; NULL (and failed is set) when memory runs out. */
void *owned_new(struct owned *o, size_t n, size_t size);
char *owned_copy(struct owned *o, const char *s, size_t n);
struct owned *owned_start(void); /* NULL when memory runs out */
void owned_free(struct owned *o);

struct heading heading_of(const char *section);

/* A problem with its place, for the caller to add argument and suggestion to. */
struct err *load_problem(struct loader *l, const char *file, int line, const char *format, ...)
	PRINTF_LIKE(4, 5);
/* The same that ends with ": did you mean 'x'?", x the nearest of the NULL-ended names to word, or
 * else with "; known: a, b and c". */
void load_unknown(struct loader *l, const char *file, int line, const char *word,
		  const char *const *names, const char *format, ...) PRINTF_LIKE(6, 7);

/* The heading's rest must be empty (a name of one word); a problem and false otherwise. */
bool load_one_word(struct loader *l, int section);

/* Whether a file is one of the overlays. */
bool load_is_house(const struct loader *l, const char *file);

enum { KEYS_MAX = 64 };

/* The keys a section may have. */
struct keys {
	const char *const *names; /* NULL-ended, at most KEYS_MAX */
	uint64_t required;        /* bit by bit */
};

/* A section read through its keys. */
struct fields_read {
	const struct ini_section *section;
	const struct ini_entry *entry[KEYS_MAX]; /* by key; NULL: not given */
	bool house;                              /* an overlay changed something */
};

/* Reads a section; a problem for each unknown, missing or empty key.  Returns how many. */
int load_keys(struct loader *l, int section, const struct keys *keys, struct fields_read *out);

/* The value of a key, "" when it was not given. */
const char *read_text(const struct fields_read *r, int key);

/* The value of a key through a field; a problem and -1 when it does not fit. */
int load_value(struct loader *l, const struct ini_entry *entry, const struct field *f,
	       int64_t *out);

/* ---- one kind of section each: data_rulings.c, data_modifiers.c, data_tables.c ---- */

void load_ruling(struct loader *l, int section);
void load_chosen(struct loader *l, int section); /* [rulings] of an overlay */
void load_modifier(struct loader *l, int section);
void load_row(struct loader *l, int section);
void load_number(struct loader *l, int section);

/* Make room for what the descriptor names: rulings by handle with their keys and choices, lists,
 * tables and numbers.  -1 when memory runs out. */
int rulings_start(struct loader *l);
int modifiers_start(struct loader *l);
int tables_start(struct loader *l);
int numbers_start(struct loader *l);

/* ---- lint.c ---- */

/* Gaps, overlaps, rows out of reach, modifiers that never apply, what is missing altogether. */
void lint_rules(struct loader *l);

/* ---- data.c ---- */

/* l->ini and l->owned, with the folder's files read; -1 and problems. */
int load_folder(struct loader *l);
/* l->headings, unless they are there; -1 when memory runs out. */
int load_headings(struct loader *l);
/* The overlays, which must be for the ruleset of this name. */
void load_overlays(struct loader *l, const char *name);
/* l->set, read from l->ini; NULL and problems, everything freed then. */
struct rules *load_rules(struct loader *l);

#endif
