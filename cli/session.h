/* SPDX-License-Identifier: GPL-3.0-or-later */
/* session.h -- rulesets loaded on demand, seeds, what to repeat, and output written once. */
#ifndef UMPIRE_CLI_SESSION_H
#define UMPIRE_CLI_SESSION_H

#include "cli/cli.h"

void session_open(struct session *s); /* writes to standard output */
void session_close(struct session *s);
/* A session with the same settings and nothing loaded.  -1 and *e when memory runs out. */
int session_copy(struct session *to, const struct session *from, struct err *e);

/* Ends a copy, keeping what outlasts its line: the question to repeat, what went wrong, `quit`; and
 * the next seed, unless the line had one of its own. */
void session_take_back(struct session *to, struct session *copy);

/* Replaces an owned string; NULL empties it.  -1 and *e when memory runs out. */
int session_keep(char **owned, const char *value, struct err *e);

/* ---- rulesets ---- */

/* NULL-ended names of all rulesets, compiled in and from --rules folders.  The array is the
 * caller's to free, the names are not.  NULL and *e. */
const char **session_names(struct session *s, struct err *e);

/* The ruleset of that name or unique prefix with its data, overlays and rulings; the session's
 * own.  NULL and *e: unknown (nearest suggested), no data (places tried), or wrong data (all that
 * is wrong in s->problems).  name NULL: s->ruleset. */
struct rules *session_rules(struct session *s, const char *name, struct err *e);

/* For odds as the only command of a process: just the data files that this resolution reads, when
 * no overlay or ruling changes them.  NULL when that does not suit: ask session_rules(), which says
 * what is wrong if something is.  Texts of rulings may be missing (rules_lack). */
struct rules *session_part(struct session *s, const char *ruleset, const char *resolution);

/* Whether a word names a ruleset exactly (case ignored). */
bool session_is_ruleset(struct session *s, const char *word);

/* An overlay or a folder, and a ruling KEY=CHOICE or RULESET/KEY=CHOICE, for whatever is loaded
 * from here on; what was loaded is forgotten (pointers into it die). */
int session_add_rules(struct session *s, const char *path, struct err *e);
int session_add_ruling(struct session *s, const char *assignment, struct err *e);
void session_forget(struct session *s);

/* ---- dice, memory, output ---- */

/* The rolled source, freshly seeded: each roll has its own seed, so that any one of them can be
 * had again by --seed.  *seed is that seed.  NULL and *e for an unknown generator. */
struct rolled *session_rolled(struct session *s, uint64_t *seed, struct err *e);

/* Seeds what comes next. */
void session_seed(struct session *s, uint64_t seed);

/* Remembers a question for `repeat`; words are its key=value words.  Forgets on lack of memory. */
void session_remember(struct session *s, const char *command, const char *ruleset,
		      const char *resolution, char **words, int n);

/* Writes the text whole, flushes and frees it.  -1 and *e (a closed pipe sets s->pipe_closed). */
int session_print(struct session *s, struct text *t, struct err *e);

/* Whether standard output is a terminal that colors suit; NO_COLOR and TERM=dumb say no. */
bool session_color_suits(void);

#endif
