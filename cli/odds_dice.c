/* SPDX-License-Identifier: GPL-3.0-or-later */
/* odds_dice.c -- the exact distribution of dice notation as bars, JSON rows or TSV. */
#include "cli/chart.h"
#include "cli/cmd.h"
#include "cli/session.h"
#include "cli/write.h"

#include <stdlib.h>

enum { CHUNK = 65536 }; /* bytes of rows written at a time: there may be a great many */

/* Values that can come up, the likeliest first. */
struct rank {
	double p;
	weight count;
	int value;
};

static int likelier(const void *a, const void *b)
{
	const struct rank *x = a, *y = b;

	if (x->count != y->count)
		return x->count < y->count ? 1 : -1;
	if (!x->count && x->p != y->p)
		return x->p < y->p ? 1 : -1;
	return x->value < y->value ? -1 : x->value > y->value;
}

static struct rank *rank_values(const struct dist *d, int *n)
{
	struct rank *rank = calloc((size_t)d->n + 1, sizeof *rank);

	*n = 0;
	for (int i = 0; rank && i < d->n; i++)
		if (d->exact ? d->count[i] != 0 : d->p[i] > 0)
			rank[(*n)++] =
				(struct rank){ d->p[i], d->exact ? d->count[i] : 0, d->lo + i };
	return rank;
}

/* ---- JSON and TSV, row by row ---- */

struct rows {
	struct session *s;
	const struct notation *n;
	const struct dist *d;
	const struct rank *rank;
	int n_rank;
};

/* Writes what is there when it is much.  -1 and *e. */
static int flush(struct session *s, struct text *out, struct err *e)
{
	return out->n < CHUNK ? 0 : session_print(s, out, e);
}

static int print_json(const struct rows *r, struct err *e)
{
	struct text out = { 0 };
	struct json_out j = { &out, false };
	int status = 0;

	json_open(&j, '{');
	json_member(&j, "notation", json_text(notation_text(r->n)));
	json_member(&j, "exact", json_boolean(r->d->exact));
	json_key(&j, "rows");
	json_open(&j, '[');
	for (int i = 0; i < r->n_rank && !status; i++) {
		json_open(&j, '{');
		json_key(&j, "outcome");
		json_open(&j, '{');
		json_member(&j, notation_outcome(r->n), json_integer(r->rank[i].value));
		json_close(&j, '}');
		json_chance(&j, r->rank[i].count, r->d->exact ? r->d->total : 0, r->rank[i].p);
		json_close(&j, '}');
		status = flush(r->s, &out, e);
	}
	json_close(&j, ']');
	json_member(&j, "mean", json_real(dist_mean(r->d)));
	json_member(&j, "spread", json_real(dist_spread(r->d)));
	json_member(&j, "policy", json_text_or_null(notation_policy(r->n)));
	json_close(&j, '}');
	text_add(&out, "\n");
	if (!status)
		return session_print(r->s, &out, e);
	text_free(&out);
	return -1;
}

static int print_tsv(const struct rows *r, struct err *e)
{
	struct text out = { 0 };
	char digits[WEIGHT_DIGITS];
	int status = 0;

	text_addf(&out, "%s\tnum\tden\tp\n", notation_outcome(r->n));
	for (int i = 0; i < r->n_rank && !status; i++) {
		weight num = r->rank[i].count, den = r->d->total;

		if (r->d->exact)
			weight_reduce(&num, &den);
		text_addf(&out, "%d\t%s\t", r->rank[i].value,
			  r->d->exact ? weight_text(num, digits) : "");
		text_addf(&out, "%s\t%.12g\n", r->d->exact ? weight_text(den, digits) : "",
			  r->rank[i].p);
		status = flush(r->s, &out, e);
	}
	if (!status)
		return session_print(r->s, &out, e);
	text_free(&out);
	return -1;
}

/* ---- text ---- */

/* The values that can come up, rising. */
static struct spike *make_spikes(const struct dist *d, int *n)
{
	struct spike *spikes = calloc((size_t)d->n + 1, sizeof *spikes);

	*n = 0;
	for (int i = 0; spikes && i < d->n; i++) {
		struct spike *k = &spikes[*n];

		if (d->exact ? !d->count[i] : d->p[i] <= 0)
			continue;
		k->x = d->lo + i;
		k->num = d->exact ? d->count[i] : 0;
		k->p = d->p[i];
		snprintf(k->label, sizeof k->label, "%d", d->lo + i);
		(*n)++;
	}
	return spikes;
}

static int print_text(struct session *s, const struct notation *n, const struct dist *d,
		      struct err *e)
{
	struct text out = { 0 };
	struct page p = write_page(s, &out);
	int n_spikes;
	struct spike *spikes = make_spikes(d, &n_spikes);

	if (!spikes)
		return err_set(e, ERR_MEMORY, "no memory");
	text_addf(&out, "%s: %s\n", notation_text(n), d->exact ? "exact chances" : "chances");
	if (*notation_policy(n))
		page_wrap(&p, 0, 2, NULL, notation_policy(n), INK_DIM);
	if (!d->exact)
		page_wrap(&p, 0, 2, NULL,
			  "The fractions pass 128 bits: chances to about 15 digits, not exact.",
			  INK_WARN);
	chart_number(&p, notation_outcome(n), spikes, n_spikes, d->total, d->exact);
	text_addf(&out, "Mean %.6g, spread %.4g\n", dist_mean(d), dist_spread(d));
	free(spikes);
	return session_print(s, &out, e);
}

static int print_rows(struct session *s, const struct notation *n, const struct dist *d,
		      struct err *e)
{
	struct rows r = { s, n, d, NULL, 0 };
	struct rank *rank = rank_values(d, &r.n_rank);
	int status;

	if (!rank)
		return err_set(e, ERR_MEMORY, "no memory");
	qsort(rank, (size_t)r.n_rank, sizeof *rank, likelier);
	r.rank = rank;
	status = s->format == FORMAT_JSON ? print_json(&r, e) : print_tsv(&r, e);
	free(rank);
	return status;
}

int odds_of_notation(struct session *s, const struct notation *n, struct err *e)
{
	struct dist d = { 0 };
	int status = notation_odds(n, &d, e);

	if (!status)
		status = s->format == FORMAT_TEXT ? print_text(s, n, &d, e)
						  : print_rows(s, n, &d, e);
	dist_free(&d);
	return status;
}
