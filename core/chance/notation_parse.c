/* SPDX-License-Identifier: GPL-3.0-or-later */
/* notation_parse.c -- reads dice notation: products, sums, groups and two sides. */
#include "base/text.h"
#include "chance/notation.h"
#include "chance/notation_scan.h"

#include <stdlib.h>
#include <string.h>

static struct term *new_term(struct parser *p)
{
	struct notation *n = p->n;

	if (n->n == NOTATION_TERMS) {
		scan_too_much(p, p->at, "terms", n->n + 1, NOTATION_TERMS);
		return NULL;
	}
	memset(&n->term[n->n], 0, sizeof n->term[n->n]);
	return &n->term[n->n++];
}

static int multiply(struct parser *p, const char *start, int from, int64_t by)
{
	for (int i = from; i < p->n->n; i++) {
		int64_t factor = p->n->term[i].factor * by;

		if (factor > NOTATION_RESULT || factor < -NOTATION_RESULT)
			return scan_too_much(p, start, "is too large a multiple", llabs(factor),
					     NOTATION_RESULT);
		p->n->term[i].factor = (int)factor;
	}
	return 0;
}

static int read_opposed(struct parser *p);

static int read_group(struct parser *p)
{
	if (++p->depth > NOTATION_DEPTH)
		return scan_too_much(p, p->at - 1, "parentheses within each other", p->depth,
				     NOTATION_DEPTH);
	if (read_opposed(p))
		return -1;
	if (!scan_take(p, ")"))
		return scan_expected(p, "+, - or )");
	p->depth--;
	return 0;
}

/* One factor of a product: a number into *by, or dice or a group into the list. */
static int read_factor(struct parser *p, int64_t *by, bool *listed)
{
	const char *start;
	int64_t number = 1;
	bool given, die;
	struct term *t;

	scan_space(p);
	start = p->at;
	if (scan_take(p, "("))
		return *listed = true, read_group(p);
	given = scan_take_number(p, &number);
	die = scan_take(p, "d");
	if (given && !die) { /* "2 x d6" is two dice, as rule books write it */
		const char *back = p->at;

		die = scan_take_times(p) && scan_take(p, "d");
		if (die)
			p->n->times = true;
		else
			p->at = back;
	}
	if (die) {
		t = new_term(p);
		*listed = true;
		return t ? notation_read_dice(p, t, start, number) : -1;
	}
	if (!given)
		return scan_expected(p, "dice such as 2d6, a number or (");
	if (number > NOTATION_RESULT)
		return scan_too_much(p, start, "is too large", number, NOTATION_RESULT);
	*by *= number;
	return *by > NOTATION_RESULT || *by < -NOTATION_RESULT
		       ? scan_too_much(p, start, "is too large a multiple", llabs(*by),
				       NOTATION_RESULT)
		       : 0;
}

static int read_term(struct parser *p, int64_t by)
{
	int from = p->n->n;
	const char *start;
	bool listed = false;

	for (;;) {
		bool before = listed;

		if (scan_take(p, "+"))
			continue;
		if (scan_take_minus(p)) {
			by = -by;
			continue;
		}
		listed = false;
		scan_space(p);
		start = p->at;
		if (read_factor(p, &by, &listed))
			return -1;
		if (listed && before)
			return scan_wrong(p, start, "dice are multiplied by a number, not by dice");
		listed = listed || before;
		if (!scan_take_times(p))
			break;
	}
	if (!listed) {
		struct term *t = new_term(p);

		if (!t)
			return -1;
		t->kind = TERM_NUMBER;
		t->factor = 1;
	}
	return multiply(p, start, from, by);
}

static int read_sum(struct parser *p)
{
	int64_t by = 1;

	for (;;) {
		if (read_term(p, by))
			return -1;
		if (scan_take(p, "+"))
			by = 1;
		else if (scan_take_minus(p))
			by = -1;
		else
			return 0;
	}
}

static int read_opposed(struct parser *p)
{
	int second;

	if (read_sum(p))
		return -1;
	if (!scan_take(p, "vs.") && !scan_take(p, "vs") && !scan_take(p, "v"))
		return 0;
	second = p->n->n;
	if (read_sum(p))
		return -1;
	if (p->depth == 0)
		p->n->second = second;
	return multiply(p, p->at, second, -1);
}

/* ---- the whole ---- */

static void reach(struct parser *p, const struct term *t)
{
	long long low = 1, high = 1;
	int most = t->explodes ? 1 + NOTATION_EXPLOSIONS : 1;

	if (t->kind == TERM_PAIRS) {
		low = 0;
		high = t->n < t->versus ? t->n : t->versus;
	} else if (t->kind == TERM_DICE && t->hits.kind != MATCH_NONE) {
		low = 0;
		high = (long long)t->n * most;
	} else if (t->kind == TERM_DICE) {
		low = term_lowest(t) < 0 ? (long long)t->n * term_lowest(t) : 0;
		high = (long long)t->n * term_highest(t) * most;
	}
	p->lowest += t->factor < 0 ? high * t->factor : low * t->factor;
	p->highest += t->factor < 0 ? low * t->factor : high * t->factor;
}

static int check_results(struct parser *p)
{
	for (int i = 0; i < p->n->n; i++)
		reach(p, &p->n->term[i]);
	if (p->highest > NOTATION_RESULT || p->lowest < -NOTATION_RESULT)
		return err_set(p->e, ERR_LIMIT, "results reach %lld; the limit is %d either way",
			       p->highest > NOTATION_RESULT ? p->highest : p->lowest,
			       NOTATION_RESULT);
	return 0;
}

static int read_all(struct parser *p)
{
	if (read_opposed(p))
		return -1;
	scan_space(p);
	if (*p->at)
		return scan_expected(p, p->n->second ? "+, - or the end" : "+, -, vs or the end");
	return check_results(p) || notation_write(p->n, p->e);
}

struct notation *notation_parse(const char *s, struct err *e)
{
	struct notation *n = calloc(1, sizeof *n);
	struct parser p = { .s = s, .at = s, .n = n, .e = e };

	if (!n) {
		err_set(e, ERR_MEMORY, "no memory for dice notation");
		return NULL;
	}
	if (read_all(&p)) {
		char shown[TEXT_SHOWN];

		err_argument(e, text_shown(s, shown));
		notation_free(n);
		return NULL;
	}
	return n;
}
