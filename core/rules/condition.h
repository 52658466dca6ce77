/* SPDX-License-Identifier: GPL-3.0-or-later */
/* condition.h -- when a modifier applies: a line of INI over the fields of its scope.
 *
 *     general within 4in and not poor-commander
 *     grade = formed and (formation = square or ruling.cf_stack = everything)
 *
 * Terms: a flag by itself; FIELD op VALUE with = != < <= > >=; FIELD = a|b (either word);
 * FIELD within LIMIT and FIELD beyond LIMIT, where the ruling `within` decides whether the
 * limit itself is within (inclusive when the ruleset has no such ruling); ruling.KEY = CHOICE.
 * Joined by not, and, or, and parentheses; not binds tightest.  Distances in conditions are rule
 * inches.
 *
 * A field that does not apply (VALUE_NULL) makes every term false, != and beyond included, so
 * "not range within 4in" holds for it.  "none" is beyond every limit.  Words and flags have no
 * order: only = and != suit them. */
#ifndef UMPIRE_RULES_CONDITION_H
#define UMPIRE_RULES_CONDITION_H

#include "rules/field.h"
#include "rules/ruling.h"

enum { CONDITION_OPS = 48, CONDITION_DEPTH = 32 /* parentheses and nots within each other */ };

struct condition_op {
	uint8_t op, join; /* private to condition_op.h */
	int16_t index;    /* of the field or ruling */
	int16_t ruling;   /* the ruling that is read; -1: none */
	uint8_t lane;     /* its first reading's */
	int64_t value;
};

struct condition {
	int n;      /* 0: always */
	bool hangs; /* reads a ruling */
	struct condition_op op[CONDITION_OPS];
};

/* rulings[0..n-1] are those of the ruleset.  -1 and *e with a caret; *out is set only on success.
 */
int condition_parse(const char *s, const struct field *scope, const struct ruling *rulings, int n,
		    struct condition *out, struct err *e);

/* v holds the scope's values.  Marks in used (may be NULL) each ruling whose other choices would
 * have turned the answer. */
bool condition_holds(const struct condition *c, const int64_t *v, const struct ruling *rulings,
		     struct ruling_set *used);

/* Whether any values of the scope's fields make it true; a required field of the scope (one the
 * procedure sets, such as the arm) is held at its value in fixed.  With fixed NULL every field and
 * every ruling is tried: the lint for modifiers that can never apply; else rulings are as chosen.
 */
bool condition_possible(const struct condition *c, const struct field *scope, const int64_t *fixed,
			const struct ruling *rulings, int n);

#endif
