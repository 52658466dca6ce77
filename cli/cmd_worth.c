/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd_worth.c -- how many percentage points each modifier moves an event. */
#include "cli/cmd.h"
#include "cli/session.h"
#include "cli/write.h"
#include "rules/worth.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* One answer. */
struct told {
	const struct session *s;
	const struct request *r;
	const struct worth *w;
	int field;
	int64_t value;
};

static double points(const struct worth_row *row)
{
	return 100 * (row->with.p - row->without.p);
}

/* "-16.7", "0", "<0.1" */
static const char *points_text(double x, char buf[PERCENT_TEXT])
{
	const char *sign = x < 0 ? "-" : "+";

	if (fabs(x) < 1e-12)
		snprintf(buf, PERCENT_TEXT, "0");
	else if (fabs(x) < 0.1)
		snprintf(buf, PERCENT_TEXT, "%s<0.1", sign);
	else
		snprintf(buf, PERCENT_TEXT, "%+.1f", x);
	return buf;
}

/* ---- text ---- */

static void add_event(const struct told *t, struct text *line)
{
	const struct field *f = &t->r->q.outcome[t->field];

	text_addf(line, "%s = ", f->key);
	if (f->type == FIELD_TEXT && t->value != VALUE_NULL)
		text_add(line, inputs_text(t->r->in, t->value));
	else
		field_print(f, t->value, line);
}

/* Fractions are exact counts; a chance without them is told by its percentage alone. */
static void add_chance(struct text *line, const struct worth *w, const struct chance *c)
{
	char percent[PERCENT_TEXT];

	text_add(line, page_percent(c->p, percent));
	if (!w->exact || c->num == 0 || c->num == c->den)
		return;
	text_add(line, " (");
	page_fraction(line, c->num, c->den);
	text_add(line, ")");
}

static void write_row(const struct page *p, const struct worth_row *row)
{
	struct text line = { 0 };
	char lead[80], with[PERCENT_TEXT], without[PERCENT_TEXT], moved[PERCENT_TEXT];

	snprintf(lead, sizeof lead, "  %6s  %6s  %6s  ", points_text(points(row), moved),
		 page_percent(row->without.p, without), page_percent(row->with.p, with));
	text_addf(&line, "%+d ", row->modifier->value);
	if (row->side[0])
		text_addf(&line, "%s: ", row->side);
	text_addf(&line, "%s (%s)", row->modifier->label, row->modifier->cite);
	page_wrap(p, text_width(lead), text_width(lead) + 3, lead, line.s, INK_PLAIN);
	text_free(&line);
}

static void write_group(const struct page *p, const struct worth *w, bool applies,
			const char *heading)
{
	bool any = false;

	for (int i = 0; i < w->n; i++) {
		if (w->row[i].applies != applies)
			continue;
		if (!any) {
			text_addf(p->out, "%s\n", heading);
			page_ink(p, INK_DIM, "  points  without    with");
			text_add(p->out, "\n");
		}
		any = true;
		write_row(p, &w->row[i]);
	}
}

static void tell_text(const struct told *t, struct text *out)
{
	struct page p = write_page(t->s, out);
	struct text line = { 0 };

	write_title(&p, t->r, ": what each modifier is worth", NULL);
	text_add(&line, "The chance of ");
	add_event(t, &line);
	text_add(&line, " is ");
	add_chance(&line, t->w, &t->w->now);
	page_wrap(&p, 0, 2, NULL, line.s, INK_BOLD);
	text_free(&line);
	if (!t->w->n)
		text_add(out, "No modifier bears on it.\n");
	write_group(&p, t->w, true, "Those that apply");
	write_group(&p, t->w, false, "Those that could");
}

/* ---- JSON and TSV ---- */

static void json_of(struct json_out *j, const struct worth *w, const struct chance *c)
{
	json_chance(j, c->num, w->exact ? c->den : 0, c->p);
}

static void row_json(struct json_out *j, const struct worth *w, const struct worth_row *row)
{
	json_open(j, '{');
	json_member(j, "side", json_text_or_null(row->side));
	json_member(j, "list", json_text(row->list));
	json_member(j, "name", json_text(row->modifier->name));
	json_member(j, "label", json_text(row->modifier->label));
	json_member(j, "value", json_integer(row->modifier->value));
	json_member(j, "cite", json_text_or_null(row->modifier->cite));
	json_member(j, "applies", json_boolean(row->applies));
	json_member(j, "points", json_real(points(row)));
	json_key(j, "with");
	json_open(j, '{');
	json_of(j, w, &row->with);
	json_close(j, '}');
	json_key(j, "without");
	json_open(j, '{');
	json_of(j, w, &row->without);
	json_close(j, '}');
	json_close(j, '}');
}

static void tell_json(const struct told *t, struct text *out)
{
	const struct field *f = &t->r->q.outcome[t->field];
	struct json_out j = { out, false };

	json_open(&j, '{');
	write_json_head(&j, t->r);
	json_key(&j, "event");
	json_open(&j, '{');
	json_member(&j, f->key, write_value(f, t->value, t->r->in));
	json_close(&j, '}');
	json_member(&j, "exact", json_boolean(t->w->exact));
	json_of(&j, t->w, &t->w->now);
	json_key(&j, "modifiers");
	json_open(&j, '[');
	for (int i = 0; i < t->w->n; i++)
		row_json(&j, t->w, &t->w->row[i]);
	json_close(&j, ']');
	write_json_marks(&j, t->r->rules);
	json_close(&j, '}');
	text_add(out, "\n");
}

static void tell_tsv(const struct told *t, struct text *out)
{
	text_add(out, "side\tname\tlabel\tvalue\tcite\tapplies\tpoints\twithout\twith\n");
	for (int i = 0; i < t->w->n; i++) {
		const struct worth_row *row = &t->w->row[i];

		text_addf(out, "%s\t%s\t%s\t%d\t%s\t%s\t%.12g\t%.12g\t%.12g\n", row->side,
			  row->modifier->name, row->modifier->label, row->modifier->value,
			  row->modifier->cite, row->applies ? "yes" : "no", points(row),
			  row->without.p, row->with.p);
	}
}

static int tell(struct session *s, const struct told *t, struct err *e)
{
	struct text out = { 0 };

	if (s->format == FORMAT_JSON)
		tell_json(t, &out);
	else if (s->format == FORMAT_TSV)
		tell_tsv(t, &out);
	else
		tell_text(t, &out);
	return session_print(s, &out, e);
}

static int worth(struct session *s, const struct request *r, struct err *e)
{
	struct odds_desk *desk = odds_desk_new();
	struct worth w = { 0 };
	struct told t = { .s = s, .r = r, .w = &w };
	int status;

	if (!desk)
		return err_set(e, ERR_MEMORY, "no memory");
	status = request_event(r, r->of ? r->of : r->res->event, &t.field, &t.value, e);
	if (!status)
		status = worth_ask(desk, &r->q, t.field, t.value, &w, e);
	if (!status)
		status = tell(s, &t, e);
	worth_free(&w);
	odds_desk_free(desk);
	return status;
}

int cmd_worth(struct session *s, int argc, char **argv, struct err *e)
{
	struct request r;
	int status;

	if (request_read(s, argc, argv, REQUEST_OF, &r, e) < 0)
		return -1;
	status = worth(s, &r, e);
	if (!status)
		session_remember(s, "worth", r.rules->set->name, r.res->name, r.words, r.n_words);
	request_free(&r);
	return status;
}
