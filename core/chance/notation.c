/* SPDX-License-Identifier: GPL-3.0-or-later */
/* notation.c -- what a term of dice notation means, and its normal form. */
#include "chance/notation.h"
#include "base/text.h"
#include "chance/notation_term.h"

#include <stdio.h>
#include <stdlib.h>

bool match_holds(const struct match *m, int value)
{
	switch (m->kind) {
	case MATCH_NONE:
		return false;
	case MATCH_EQUAL:
		return value == m->value;
	case MATCH_LEAST:
		return value >= m->value;
	case MATCH_OVER:
		return value > m->value;
	case MATCH_MOST:
		return value <= m->value;
	case MATCH_UNDER:
		return value < m->value;
	}
	return false;
}

int term_lowest(const struct term *t)
{
	return t->die == DIE_FATE ? -1 : t->die == DIE_D66 ? 11 : 1;
}

int term_highest(const struct term *t)
{
	return t->die == DIE_FATE ? 1 : t->sides;
}

bool term_has_face(const struct term *t, int value)
{
	return t->die != DIE_D66 || (value % 10 >= 1 && value % 10 <= 6);
}

int term_kept(const struct term *t, bool *highest)
{
	int asked = t->keep_n < t->n ? t->keep_n : t->n;

	*highest = t->keep == KEEP_HIGHEST || t->keep == DROP_LOWEST;
	if (t->keep == KEEP_ALL)
		return t->n;
	return t->keep == KEEP_HIGHEST || t->keep == KEEP_LOWEST ? asked : t->n - asked;
}

bool term_compounds(const struct term *t)
{
	return t->explodes && (t->hits.kind == MATCH_NONE || t->keep != KEEP_ALL);
}

/* ---- the normal form ---- */

static void write_match(const struct match *m, bool bare_equal, struct text *out)
{
	static const char *const signs[] = { "", "=", ">=", ">", "<=", "<" };

	if (m->kind != MATCH_EQUAL || !bare_equal)
		text_add(out, signs[m->kind]);
	text_addf(out, "%d", m->value);
}

/* Treatments in the order in which they take place. */
static void write_dice(const struct term *t, struct text *out)
{
	static const char *const keeps[] = { "", "kh", "kl", "dh", "dl" };

	if (t->die == DIE_FATE)
		text_addf(out, "%ddF", t->n);
	else
		text_addf(out, "%dd%d", t->n, t->sides);
	if (t->kind == TERM_PAIRS)
		text_addf(out, " pairs %dd%d", t->versus, t->against);
	if (t->again.kind != MATCH_NONE) {
		text_add(out, t->until ? "rr" : "r");
		write_match(&t->again, true, out);
	}
	if (t->explodes)
		text_add(out, "!");
	if (t->keep != KEEP_ALL)
		text_addf(out, "%s%d", keeps[t->keep], t->keep_n);
	if (t->hits.kind != MATCH_NONE)
		write_match(&t->hits, false, out);
}

static void write_term(const struct term *t, int factor, struct text *out)
{
	long long size = llabs((long long)factor);

	if (t->kind == TERM_NUMBER)
		text_addf(out, "%lld", size);
	else if (size == 1)
		text_add(out, t->text);
	else
		text_addf(out, t->kind == TERM_PAIRS ? "(%s) * %lld" : "%s * %lld", t->text, size);
}

static void write_all(const struct notation *n, struct text *out)
{
	for (int i = 0; i < n->n; i++) {
		bool second = n->second && i >= n->second;
		int factor = second ? -n->term[i].factor : n->term[i].factor;

		if (i && i == n->second)
			text_addf(out, " vs %s", factor < 0 ? "-" : "");
		else if (i)
			text_add(out, factor < 0 ? " - " : " + ");
		else if (factor < 0)
			text_add(out, "-");
		write_term(&n->term[i], factor, out);
	}
}

/* ---- what was settled for the reader ---- */

struct used {
	bool d66, fate, pairs, again, explodes, keep, hits, compounds, apart, mixed;
};

static void use(struct used *u, const struct term *t)
{
	bool again = t->again.kind != MATCH_NONE, keep = t->keep != KEEP_ALL;
	bool hits = t->hits.kind != MATCH_NONE;

	u->d66 |= t->die == DIE_D66;
	u->fate |= t->die == DIE_FATE;
	u->pairs |= t->kind == TERM_PAIRS;
	u->mixed |= again + t->explodes + keep + hits > 1;
	u->again |= again;
	u->explodes |= t->explodes;
	u->keep |= keep;
	u->hits |= hits;
	u->compounds |= term_compounds(t);
	u->apart |= t->explodes && !term_compounds(t);
}

static void sentence(struct text *out, const char *s)
{
	text_addf(out, "%s%s", out->n ? " " : "", s);
}

static void write_order(const struct used *u, struct text *out)
{
	const char *steps[5];
	int n = 0;

	if (u->again)
		steps[n++] = "re-rolled";
	if (u->explodes)
		steps[n++] = "exploded";
	if (u->keep)
		steps[n++] = "kept or dropped";
	if (u->hits)
		steps[n++] = "counted";
	steps[n] = NULL;
	sentence(out, "However it is written, dice are first ");
	for (int i = 0; steps[i]; i++)
		text_addf(out, "%s%s", i ? ", then " : "", steps[i]);
	text_add(out, ".");
}

static void write_policy(const struct notation *n, struct text *out)
{
	struct used u = { 0 };
	char bound[80];

	for (int i = 0; i < n->n; i++)
		use(&u, &n->term[i]);
	snprintf(bound, sizeof bound, "A die brings at most %d further dice when it explodes.",
		 NOTATION_EXPLOSIONS);
	if (u.explodes)
		sentence(out, bound);
	if (u.explodes && u.again)
		sentence(out, "Further dice are re-rolled like the first.");
	if (u.compounds)
		sentence(out, "They are added to it.");
	if (u.apart)
		sentence(out, "Counted by itself, each is a die of its own.");
	if (u.mixed)
		write_order(&u, out);
	if (u.d66)
		sentence(out, "d66 is two d6, the first for the tens.");
	if (u.fate)
		sentence(out, "dF is a d3 less 2: 1 is -, 2 is blank, 3 is +.");
	if (u.pairs)
		sentence(out, "Dice are sorted high to low and paired; how many of the first "
			      "side's are higher, ties to the second.");
	if (n->second)
		sentence(out, "The margin is the first side less the second.");
	if (n->times)
		sentence(out, "A number times a die is that many dice.");
}

static int name_terms(struct notation *n)
{
	struct text t = { 0 };
	bool failed = false;

	for (int i = 0; i < n->n; i++) {
		struct term *term = &n->term[i];

		text_clear(&t);
		if (term->kind != TERM_NUMBER)
			write_dice(term, &t);
		snprintf(term->text, sizeof term->text, "%s", t.s);
		snprintf(term->extra, sizeof term->extra, "%.80s, thrown again", t.s);
		failed = failed || t.failed;
	}
	text_free(&t);
	return failed ? -1 : 0;
}

int notation_write(struct notation *n, struct err *e)
{
	struct text text = { 0 }, policy = { 0 };
	int failed = name_terms(n);

	text_clear(&text);
	text_clear(&policy);
	write_all(n, &text);
	write_policy(n, &policy);
	if (!failed && !text.failed && !policy.failed) {
		n->text = text_copy(text.s);
		n->policy = text_copy(policy.s);
	}
	text_free(&text);
	text_free(&policy);
	if (!n->text || !n->policy)
		return err_set(e, ERR_MEMORY, "no memory for dice notation");
	return 0;
}

void notation_free(struct notation *n)
{
	if (!n)
		return;
	free(n->text);
	free(n->policy);
	free(n);
}

const char *notation_text(const struct notation *n)
{
	return n->text;
}

const char *notation_policy(const struct notation *n)
{
	return n->policy;
}

/* Hits are counted when every handful of dice is; two sides leave a margin. */
const char *notation_outcome(const struct notation *n)
{
	bool counted = false;

	for (int i = 0; i < n->n; i++) {
		const struct term *t = &n->term[i];

		if (t->kind != TERM_NUMBER && t->hits.kind == MATCH_NONE)
			return "total";
		counted = counted || t->kind == TERM_DICE;
	}
	return counted && !n->second ? "hits" : "total";
}
