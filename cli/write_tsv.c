/* SPDX-License-Identifier: GPL-3.0-or-later */
/* write_tsv.c -- answers as tab-separated rows under a header line. */
#include "cli/write.h"

#include <inttypes.h>
#include <stdio.h>

/* Tabs and line ends would break the rows. */
static void cell(struct text *out, const char *s)
{
	for (; *s; s++) {
		char c = *s == '\t' || *s == '\n' || *s == '\r' ? ' ' : *s;

		text_addn(out, &c, 1);
	}
}

static void decimals(struct text *out, double x)
{
	text_addf(out, "%.12g", x);
}

void write_plain(const struct field *f, int64_t value, const struct inputs *in, struct text *out)
{
	if (value == VALUE_NULL)
		return;
	switch (f->type) {
	case FIELD_INT:
		text_addf(out, "%" PRId64, value);
		break;
	case FIELD_FLAG:
		text_add(out, value ? "yes" : "no");
		break;
	case FIELD_WORD:
		cell(out, f->words[value]);
		break;
	case FIELD_DISTANCE:
		if (value == DISTANCE_NONE)
			text_add(out, "none");
		else
			decimals(out, distance_inches(value));
		break;
	case FIELD_ANGLE:
		decimals(out, (double)value / (double)ANGLE_DEGREE);
		break;
	case FIELD_TEXT:
		cell(out, in ? inputs_text(in, value) : "");
		break;
	case FIELD_LIST:
	case FIELD_END:
		break;
	}
}

void write_roll_tsv(const struct answer *a, struct text *out)
{
	const struct question *q = &a->r->q;

	for (int i = 0; i < q->n_outcome; i++)
		text_addf(out, "%s%s", i ? "\t" : "", q->outcome[i].key);
	text_add(out, "\n");
	for (int i = 0; i < q->n_outcome; i++) {
		if (i)
			text_add(out, "\t");
		write_plain(&q->outcome[i], a->result->value[i], a->r->in, out);
	}
	text_add(out, "\n");
}

void write_odds_tsv(const struct answer *a, struct text *out)
{
	const struct odds *o = a->odds;
	char digits[WEIGHT_DIGITS];

	for (int k = 0; k < o->n_fields; k++)
		text_addf(out, "%s\t", o->field[k]->key);
	text_add(out, "num\tden\tp\n");
	for (int i = 0; i < o->n; i++) {
		weight num = o->row[i].count, den = o->total;

		for (int k = 0; k < o->n_fields; k++) {
			write_plain(o->field[k], o->row[i].value[k], a->r->in, out);
			text_add(out, "\t");
		}
		if (o->exact)
			weight_reduce(&num, &den);
		text_addf(out, "%s\t", o->exact ? weight_text(num, digits) : "");
		text_addf(out, "%s\t", o->exact ? weight_text(den, digits) : "");
		text_addf(out, "%.12g\n", o->row[i].p);
	}
}
