/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sheet_json.c -- the sheet for programs: every row with its value, condition and citation. */
#include "cli/json.h"
#include "cli/sheet_pages.h"
#include "cli/write.h"

static void json_modifier(struct json_out *j, const struct modifiers *list,
			  const struct modifier *m)
{
	json_open(j, '{');
	json_member(j, "name", json_text(m->name));
	json_member(j, "value", json_integer(m->value));
	json_member(j, "per", m->per < 0 ? json_null() : json_text(list->spec->scope[m->per].key));
	json_member(j, "when", json_text_or_null(m->when_text));
	json_member(j, "label", json_text(m->label));
	json_member(j, "cite", json_text(m->cite));
	json_member(j, "clause", json_text_or_null(m->clause));
	json_member(j, "house", json_boolean(m->house));
	json_close(j, '}');
}

static void json_list(struct json_out *j, const struct modifiers *list)
{
	json_open(j, '{');
	json_member(j, "list", json_text(list->spec->name));
	json_member(j, "title", json_text(list->spec->title));
	json_key(j, "rows");
	json_open(j, '[');
	for (int i = 0; i < list->n; i++)
		json_modifier(j, list, &list->row[i]);
	json_close(j, ']');
	json_close(j, '}');
}

/* null where the band is open. */
static json_t *edge(int total)
{
	bool open = total == TABLE_OPEN_LOW || total == TABLE_OPEN_HIGH;

	return open ? json_null() : json_integer(total);
}

static void json_row(struct json_out *j, const struct table *table, const struct row *row)
{
	json_open(j, '{');
	json_member(j, "row", json_text(row->name));
	json_member(j, "lo", edge(row->lo));
	json_member(j, "hi", edge(row->hi));
	json_key(j, "effect");
	json_open(j, '{');
	for (int i = 0; table->spec->columns[i].key; i++)
		json_member(j, table->spec->columns[i].key,
			    write_value(&table->spec->columns[i], row->v[i], NULL));
	json_close(j, '}');
	json_member(j, "label", json_text(row->label));
	json_member(j, "cite", json_text(row->cite));
	json_member(j, "clause", json_text_or_null(row->clause));
	json_member(j, "house", json_boolean(row->house));
	json_close(j, '}');
}

static void json_table(struct json_out *j, const struct table *table)
{
	json_open(j, '{');
	json_member(j, "table", json_text(table->spec->name));
	json_member(j, "title", json_text(table->spec->title));
	json_key(j, "rows");
	json_open(j, '[');
	for (int i = 0; i < table->n; i++)
		json_row(j, table, &table->row[i]);
	json_close(j, ']');
	json_close(j, '}');
}

static void json_numbers(struct json_out *j, const struct rules *r)
{
	for (int i = 0; i < r->n_numbers; i++) {
		const struct field *f = &r->set->numbers[i];

		json_open(j, '{');
		json_member(j, "number", json_text(f->key));
		json_member(j, "value", write_value(f, r->numbers[i].value, NULL));
		json_member(j, "unit", json_text(field_unit(f)));
		json_member(j, "help", json_text(f->help));
		json_member(j, "cite", json_text(r->numbers[i].cite));
		json_member(j, "clause", json_text_or_null(r->numbers[i].clause));
		json_member(j, "house", json_boolean(r->numbers[i].house));
		json_close(j, '}');
	}
}

void sheet_json(const struct rules *r, const struct sheet_choice *c, struct text *out)
{
	struct json_out j = { out, false };

	json_open(&j, '{');
	json_member(&j, "ruleset", json_text(r->set->name));
	json_member(&j, "title", json_text(r->set->title));
	json_member(&j, "source", json_text(r->set->source));
	json_key(&j, "lists");
	json_open(&j, '[');
	for (int i = 0; i < r->n_lists; i++)
		if (sheet_takes(c, SHEET_LIST, i))
			json_list(&j, &r->lists[i]);
	json_close(&j, ']');
	json_key(&j, "tables");
	json_open(&j, '[');
	for (int i = 0; i < r->n_tables; i++)
		if (sheet_takes(c, SHEET_TABLE, i))
			json_table(&j, &r->tables[i]);
	json_close(&j, ']');
	json_key(&j, "numbers");
	json_open(&j, '[');
	if (sheet_takes(c, SHEET_NUMBERS, 0))
		json_numbers(&j, r);
	json_close(&j, ']');
	json_member(&j, "rulings", json_integer(r->n_rulings));
	write_json_marks(&j, r);
	json_close(&j, '}');
	text_add(out, "\n");
}

/* ---- TSV ---- */

static void tsv_row(struct text *out, const char *part, const char *name, const char *value,
		    const char *label, const char *cite, bool house)
{
	text_addf(out, "%s\t%s\t%s\t%s\t%s\t%s\n", part, name, value, label, cite,
		  house ? "yes" : "no");
}

static void tsv_list(struct text *out, const struct modifiers *list)
{
	char value[32];

	for (int i = 0; i < list->n; i++) {
		const struct modifier *m = &list->row[i];

		snprintf(value, sizeof value, "%d", m->value);
		tsv_row(out, list->spec->name, m->name, value, m->label, m->cite, m->house);
	}
}

static void tsv_table(struct text *out, const struct table *table)
{
	for (int i = 0; i < table->n; i++) {
		const struct row *row = &table->row[i];

		tsv_row(out, table->spec->name, row->name, "", row->label, row->cite, row->house);
	}
}

static void tsv_numbers(struct text *out, const struct rules *r)
{
	struct text value = { 0 };

	for (int i = 0; i < r->n_numbers; i++) {
		const struct field *f = &r->set->numbers[i];

		text_clear(&value);
		write_plain(f, r->numbers[i].value, NULL, &value);
		tsv_row(out, "numbers", f->key, value.s, f->help, r->numbers[i].cite,
			r->numbers[i].house);
	}
	text_free(&value);
}

void sheet_tsv(const struct rules *r, const struct sheet_choice *c, struct text *out)
{
	text_add(out, "table\trow\tvalue\tlabel\tcite\thouse\n");
	for (int i = 0; i < r->n_lists; i++)
		if (sheet_takes(c, SHEET_LIST, i))
			tsv_list(out, &r->lists[i]);
	for (int i = 0; i < r->n_tables; i++)
		if (sheet_takes(c, SHEET_TABLE, i))
			tsv_table(out, &r->tables[i]);
	if (sheet_takes(c, SHEET_NUMBERS, 0))
		tsv_numbers(out, r);
}
