/* SPDX-License-Identifier: GPL-3.0-or-later */
/* condition_op.h -- a parsed condition: tests in postfix order over a stack of answers.
 *
 * Private to condition.c and condition_eval.c.  A test carries how its answer meets the stack, so
 * "a and not b" is two ops: a pushed, then b negated and met.
 *
 * An answer is 64 bits wide.  Bit 0 holds with the rulings in force; each ruling the condition
 * reads has a lane of further bits, one for each of its choices taken instead.  So one pass tells
 * both the answer and what it hangs on. */
#ifndef UMPIRE_RULES_CONDITION_OP_H
#define UMPIRE_RULES_CONDITION_OP_H

enum condition_code {
	OP_FLAG, /* field: neither 0 nor null */
	OP_EQ,   /* field, value; null fails this and the next seven */
	OP_NE,
	OP_LT,
	OP_LE,
	OP_GT,
	OP_GE,
	OP_WITHIN, /* field, value, ruling */
	OP_BEYOND,
	OP_WORD,   /* field; value: a set of word indexes, bit by bit */
	OP_RULING, /* ruling; value: a set of choices */
	OP_NOT,    /* these three work on the stack alone */
	OP_AND,
	OP_OR
};

enum condition_join {
	JOIN_PUSH,
	JOIN_AND,
	JOIN_OR,
	JOIN_KIND = 3, /* mask of the three above */
	JOIN_NEGATE = 4
};

enum { LANES = 64 };

#endif
