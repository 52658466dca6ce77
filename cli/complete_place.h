/* SPDX-License-Identifier: GPL-3.0-or-later */
/* complete_place.h -- the word under the cursor and what stands before it; for complete*.c alone.
 */
#ifndef UMPIRE_CLI_COMPLETE_PLACE_H
#define UMPIRE_CLI_COMPLETE_PLACE_H

#include "cli/complete.h"
#include "cli/words.h"

struct place {
	const struct complete_with *with;
	const struct command *command;
	const struct ruleset *set;
	const struct resolution *res;
	const char *before;         /* the word before, among the command's arguments; or NULL */
	const struct words *others; /* words of the line before the cursor's, and after it */
	int first;                  /* of others, the first that can be an input */
	const struct words *after;
	const char *word; /* up to the cursor */
	size_t at;        /* of word in the line */
	struct candidates *out;
};

/* Offers s when it begins with what the word has from byte `skip` on. */
void place_offer(struct place *p, size_t skip, const char *s, bool more);
void place_offer_all(struct place *p, size_t skip, const char *const *names);

/* By exact name or unique prefix; NULL when there is none. */
const struct ruleset *place_ruleset(const struct complete_with *with, const char *name);

/* ---- complete_args.c ---- */

/* Offers what an argument of this kind could be. */
void place_offer_kind(struct place *p, enum arg_kind kind);

#endif
