/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sums.h -- what is remembered of the sums that procedures take; act_sum() itself is in act.h. */
#ifndef UMPIRE_RULES_SUMS_H
#define UMPIRE_RULES_SUMS_H

#include "rules/ruleset.h"

enum {
	SCOPE_MAX = 24, /* fields of a scope that can be remembered */
	SUMS_MAX = 32,
	MEMO_SLOTS = 64
};

/* The sums a procedure took: each list and side once, with the scope it was first taken over. */
struct sums {
	int n;
	struct {
		int list;
		char side[64];
		int64_t scope[SCOPE_MAX];
	} item[SUMS_MAX];
};

/* Sums taken before, by list and scope: the same scopes come back on most paths and from question
 * to question.  They hold for one set of rules under the same rulings. */
struct sum_memo {
	const struct rules *rules;
	uint64_t rulings; /* a digest of the choices in force */
	struct sum_entry {
		bool filled;
		int list, sum;
		struct ruling_set used;
		int64_t scope[SCOPE_MAX];
	} entry[MEMO_SLOTS];
};

/* Empties the memo unless what it holds was added up under these rules and rulings. */
void sum_memo_for(struct sum_memo *memo, const struct rules *rules);

#endif
