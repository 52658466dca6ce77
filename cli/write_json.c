/* SPDX-License-Identifier: GPL-3.0-or-later */
/* write_json.c -- answers as JSON, one object on one line. */
#include "cli/write.h"

#include <math.h>

/* Whole numbers stay whole: 4 inches are 4, not 4.0. */
static json_t *number(double x)
{
	return floor(x) == x ? json_integer((json_int_t)x) : json_real(x);
}

static json_t *list_value(const struct field *f, const struct list *list, const struct inputs *in)
{
	json_t *array = json_array();

	for (int i = 0; list && i < list->n; i++) {
		json_t *item = json_object();

		for (int part = 0; part < list->width; part++) {
			const struct field *p = &f->item[part];
			int64_t v = list->cell[i * list->width + part];

			if (list->width == 1) {
				json_decref(item);
				item = write_value(p, v, in);
			} else {
				json_object_set_new(item, p->key, write_value(p, v, in));
			}
		}
		json_array_append_new(array, item);
	}
	return array;
}

json_t *write_value(const struct field *f, int64_t value, const struct inputs *in)
{
	if (f->type == FIELD_LIST)
		return list_value(f, value == VALUE_NULL || !in ? NULL : &in->lists[value], in);
	if (value == VALUE_NULL)
		return json_null();
	switch (f->type) {
	case FIELD_INT:
		return json_integer(value);
	case FIELD_FLAG:
		return json_boolean(value != 0);
	case FIELD_WORD:
		return json_text(f->words[value]);
	case FIELD_DISTANCE:
		return value == DISTANCE_NONE ? json_text("none") : number(distance_inches(value));
	case FIELD_ANGLE:
		return number((double)value / (double)ANGLE_DEGREE);
	case FIELD_TEXT:
		return json_text(in ? inputs_text(in, value) : NULL);
	case FIELD_LIST:
	case FIELD_END:
		break;
	}
	return json_null();
}

void write_json_head(struct json_out *j, const struct request *r)
{
	json_member(j, "ruleset", json_text(r->rules->set->name));
	json_member(j, "resolution", json_text(r->res->name));
	json_key(j, "inputs");
	json_open(j, '{');
	for (int i = 0; i < r->in->n; i++)
		json_member(j, r->in->fields[i].key,
			    write_value(&r->in->fields[i], r->in->v[i], r->in));
	json_close(j, '}');
}

/* ---- the trace ---- */

void write_json_throws(struct json_out *j, const struct trace *t)
{
	json_key(j, "throws");
	json_open(j, '[');
	for (int i = 0; i < t->n; i++) {
		const struct event *v = &t->event[i];
		json_t *dice;

		if (v->kind != EVENT_THROW)
			continue;
		dice = json_array();
		for (int k = 0; k < v->n; k++)
			json_array_append_new(dice, json_integer(v->faces[k]));
		json_open(j, '{');
		json_member(j, "label", json_text(v->label));
		json_member(j, "dice", dice);
		json_member(j, "sides", json_integer(v->sides));
		json_member(j, "value", json_integer(v->value));
		json_member(j, "source", json_text(v->source));
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void modifiers(struct json_out *j, const struct trace *t)
{
	json_key(j, "modifiers");
	json_open(j, '[');
	for (int i = 0; i < t->n; i++) {
		const struct event *v = &t->event[i];

		if (v->kind != EVENT_MODIFIER)
			continue;
		json_open(j, '{');
		json_member(j, "side", json_text_or_null(v->side));
		json_member(j, "label", json_text(v->label));
		json_member(j, "value", json_integer(v->value));
		json_member(j, "cite", json_text_or_null(v->cite));
		json_close(j, '}');
	}
	json_close(j, ']');
}

/* The sentences of one kind of event. */
static void sentences(struct json_out *j, const char *key, const struct trace *t,
		      enum event_kind kind)
{
	json_key(j, key);
	json_open(j, '[');
	for (int i = 0; i < t->n; i++)
		if (t->event[i].kind == kind)
			json_value(j, json_text(t->event[i].label));
	json_close(j, ']');
}

/* ---- rulings and marks ---- */

void write_json_rulings(struct json_out *j, const struct rules *rules,
			const struct ruling_set *used)
{
	json_key(j, "rulings");
	json_open(j, '[');
	for (int i = 0; i < rules->n_rulings; i++) {
		const struct ruling *r = &rules->rulings[i];

		if (!ruling_marked(used, i))
			continue;
		json_open(j, '{');
		json_member(j, "key", json_text(r->key));
		json_member(j, "choice", json_text(r->choice[r->chosen]));
		json_member(j, "cite", json_text_or_null(r->cite));
		if (r->assumption)
			json_member(j, "assumption", json_true());
		json_close(j, '}');
	}
	json_close(j, ']');
}

void write_json_marks(struct json_out *j, const struct rules *rules)
{
	if (rules->house && rules->house[0]) {
		json_key(j, "house");
		json_open(j, '[');
		for (int i = 0; rules->house[i]; i++)
			json_value(j, json_text(rules->house[i]));
		json_close(j, ']');
	}
	if (rules->illustrative)
		json_member(j, "illustrative", json_true());
}

/* ---- rows and edges ---- */

static void odds_rows(struct json_out *j, const struct odds *o, const struct inputs *in)
{
	json_key(j, "rows");
	json_open(j, '[');
	for (int i = 0; i < o->n; i++) {
		json_open(j, '{');
		json_key(j, "outcome");
		json_open(j, '{');
		for (int k = 0; k < o->n_fields; k++)
			json_member(j, o->field[k]->key,
				    write_value(o->field[k], o->row[i].value[k], in));
		json_close(j, '}');
		json_chance(j, o->row[i].count, o->exact ? o->total : 0, o->row[i].p);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void edges(struct json_out *j, const struct edges *x, const struct inputs *in)
{
	if (!x || !x->n)
		return;
	json_key(j, "warnings");
	json_open(j, '[');
	for (int i = 0; i < x->n; i++) {
		const struct edge *edge = &x->edge[i];

		json_open(j, '{');
		json_member(j, "input", json_text(edge->input));
		json_member(j, "value", number(distance_inches(edge->at)));
		json_member(j, "tolerance", number(distance_inches(x->tolerance)));
		json_key(j, "sides");
		json_open(j, '[');
		for (int side = 0; side < 2; side++) {
			json_open(j, '{');
			json_member(j, "value", number(distance_inches(edge->side_at[side])));
			odds_rows(j, &edge->side[side], in);
			json_close(j, '}');
		}
		json_close(j, ']');
		json_close(j, '}');
	}
	json_close(j, ']');
}

/* ---- the answers ---- */

void write_roll_json(const struct answer *a, struct text *out)
{
	const struct trace *t = &a->result->trace;
	const struct question *q = &a->r->q;
	struct json_out j = { out, false };

	json_open(&j, '{');
	write_json_head(&j, a->r);
	write_json_throws(&j, t);
	modifiers(&j, t);
	json_key(&j, "outcome");
	json_open(&j, '{');
	for (int i = 0; i < q->n_outcome; i++)
		json_member(&j, q->outcome[i].key,
			    write_value(&q->outcome[i], a->result->value[i], a->r->in));
	json_close(&j, '}');
	sentences(&j, "text", t, EVENT_SAY);
	write_json_rulings(&j, a->r->rules, &a->result->used);
	json_member(&j, "seed", a->generator ? json_integer((json_int_t)a->seed) : json_null());
	json_member(&j, "generator", json_text(a->generator));
	sentences(&j, "reminders", t, EVENT_REMIND);
	write_json_marks(&j, a->r->rules);
	edges(&j, a->edges, a->r->in);
	json_close(&j, '}');
	text_add(out, "\n");
}

void write_odds_json(const struct answer *a, struct text *out)
{
	struct json_out j = { out, false };

	json_open(&j, '{');
	write_json_head(&j, a->r);
	json_member(&j, "exact", json_boolean(a->odds->exact));
	odds_rows(&j, a->odds, a->r->in);
	write_json_rulings(&j, a->r->rules, &a->odds->used);
	write_json_marks(&j, a->r->rules);
	edges(&j, a->edges, a->r->in);
	json_close(&j, '}');
	text_add(out, "\n");
}
