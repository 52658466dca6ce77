/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ask.c -- the umpire reads the players' dice: one prompt, one answer, in any usual spelling. */
#include "cli/ask.h"

#include "cli/line.h"
#include "cli/report.h"
#include "cli/session.h"
#include "cli/write.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

void ask_begin(struct ask *a, struct session *s, const struct question *q)
{
	*a = (struct ask){ .s = s, .q = q };
}

void ask_end(struct ask *a)
{
	for (int i = 0; i < a->n_known; i++)
		free(a->faces[i]);
	free(a->faces);
	free(a->known);
	*a = (struct ask){ .s = NULL };
}

/* ---- what is asked ---- */

/* need is the total that succeeds, add what will be added to the dice. */
void ask_prompt(const struct throw *t, int have, int want, struct text *out)
{
	char dice[80];

	throw_notation(t, dice, sizeof dice);
	text_add(out, t->label);
	if (have) {
		bool again = have >= throw_dice(t);

		text_addf(out, ", %dd%d %s: ", want - have, t->sides, again ? "again" : "more");
		return;
	}
	if (strcmp(dice, t->label) != 0)
		text_addf(out, ", %s", dice);
	if (t->need)
		text_addf(out, ", needs %d+", t->need);
	if (t->need && t->add)
		text_addf(out, " after %+d", t->add);
	else if (t->add)
		text_addf(out, ", %+d is added", t->add);
	text_add(out, ": ");
}

static void explain(const struct ask *a, const struct throw *t, int have, int want,
		    struct text *out)
{
	struct page p = write_page(a->s, out);
	struct text line = { 0 };

	text_addf(&line, "%s: type what %s, 1 to %d", t->label,
		  want - have == 1 ? "the die shows" : "the dice show", t->sides);
	if (want - have > 1)
		text_addf(&line, ", as %s; some now and the rest later will do",
			  t->sides < 10 ? "4 5, 45 or 4,5" : "12 7 or 12,7");
	text_add(&line, ".");
	if (t->need)
		text_addf(&line, " It needs %d or more%s.", t->need,
			  t->add ? " when the modifiers are added" : "");
	text_add(&line, " r rolls instead; Ctrl-C abandons the resolution.");
	page_wrap(&p, 2, 2, NULL, line.s, INK_PLAIN);
	text_free(&line);
}

/* ---- what is still open ---- */

/* "Still open, result: makes-morale 33.3%, shaken 50%, rout 16.7%". */
static int print_open(struct ask *a, const struct odds *odds, struct err *e)
{
	const struct field *f = odds->field[0];
	struct text out = { 0 };
	char percent[PERCENT_TEXT];

	text_addf(&out, "  Still open, %s: ", f->key);
	for (int i = 0; i < odds->n; i++) {
		text_add(&out, i ? ", " : "");
		field_print(f, odds->row[i].value[0], &out);
		text_addf(&out, " %s", page_percent(odds->row[i].p, percent));
	}
	text_add(&out, "\n");
	return session_print(a->s, &out, e);
}

/* The field of the outcome that the event "field=value" names. */
static int event_field(const struct question *q)
{
	char key[80];

	snprintf(key, sizeof key, "%.*s", (int)strcspn(q->res->event, "="), q->res->event);
	return field_find(q->outcome, key);
}

/* 1 when the field is still open and was printed, 0 when it is settled. */
static int open_field(struct ask *a, struct odds_desk *desk, int field, struct err *e)
{
	struct odds_wish wish = {
		.by = &field, .n_by = 1, .known = a->known, .n_known = a->n_known
	};
	struct odds odds = { 0 };
	int status = odds_ask(desk, a->q, &wish, &odds, e);

	if (!status && odds.n > 1) {
		status = odds_sort(&odds, e);
		if (!status)
			status = print_open(a, &odds, e);
		if (!status)
			status = 1;
	}
	odds_free(&odds);
	return status;
}

/* What the resolution's event is about, or once that is settled the first thing that is not. */
static int show_open(struct ask *a, struct err *e)
{
	struct odds_desk *desk = odds_desk_new();
	int status;

	if (!desk)
		return err_set(e, ERR_MEMORY, "no memory for the odds");
	status = open_field(a, desk, event_field(a->q), e);
	for (int i = 0; i < a->q->n_outcome && !status; i++) {
		enum field_type type = a->q->outcome[i].type;

		if (type == FIELD_WORD || type == FIELD_FLAG)
			status = open_field(a, desk, i, e);
	}
	odds_desk_free(desk);
	return status < 0 ? -1 : 0;
}

/* ---- what is known ---- */

static bool make_room(struct ask *a)
{
	int cap = a->cap ? 2 * a->cap : 16;
	struct recorded *known;
	int **faces;

	if (a->n_known < a->cap)
		return true;
	if (!(known = realloc(a->known, (size_t)cap * sizeof *known)))
		return false;
	a->known = known;
	if (!(faces = realloc(a->faces, (size_t)cap * sizeof *faces)))
		return false;
	a->faces = faces;
	a->cap = cap;
	return true;
}

/* Records faces[0..n-1] of the throw: a new one, or more of the last. */
static int know(struct ask *a, const struct throw *t, bool more, const int *faces, int n,
		struct err *e)
{
	int at = more ? a->n_known - 1 : a->n_known;

	if (!make_room(a))
		return err_set(e, ERR_MEMORY, "no memory for the dice");
	if (more)
		free(a->faces[at]);
	a->faces[at] = calloc((size_t)n + 1, sizeof *faces);
	a->n_known = a->faces[at] ? at + 1 : at;
	if (!a->faces[at])
		return err_set(e, ERR_MEMORY, "no memory for the dice");
	memcpy(a->faces[at], faces, (size_t)n * sizeof *faces);
	a->known[at] = (struct recorded){ t->label, t->sides, n, a->faces[at] };
	return 0;
}

/* ---- the answer ---- */

/* The program's dice for what is missing of this throw. */
static int roll_rest(struct ask *a, const struct throw *t, int *faces, int *n, int want,
		     struct err *e)
{
	const struct throw one = { .label = t->label, .n = 1, .sides = t->sides };
	struct text out = { 0 };
	struct dice *dice;
	struct rolled *rolled;
	uint64_t seed;

	rolled = session_rolled(a->s, &seed, e);
	if (!rolled)
		return -1;
	dice = rolled_dice(rolled);
	text_add(&out, "  rolled:");
	for (; *n < want; ++*n) {
		faces[*n] = dice_throw(dice, &one);
		text_addf(&out, " %d", faces[*n]);
	}
	text_addf(&out, " (seed %" PRIu64 ")\n", seed);
	if (dice->err.code) {
		*e = dice->err;
		text_free(&out);
		return -1;
	}
	if (a->s->format != FORMAT_TEXT)
		text_clear(&out);
	return session_print(a->s, &out, e);
}

static int say(struct ask *a, struct text *out, struct err *e)
{
	if (a->s->format != FORMAT_TEXT && !a->s->line->terminal)
		text_clear(out);
	return session_print(a->s, out, e);
}

/* In a script a remark may follow. */
static void cut_remark(char *s)
{
	size_t n = 0;

	for (size_t i = 0; s[i]; i++) {
		bool after_blank = i == 0 || s[i - 1] == ' ' || s[i - 1] == '\t';

		if (s[i] == '#' && after_blank)
			break;
		if (!strchr(" \t\r", s[i]))
			n = i + 1;
	}
	s[n] = '\0';
}

/* The answer in line->text.  In a script the prompt is printed with its answer, so that what comes
 * out reads as it would have at the table. */
static int read_answer(struct ask *a, const char *prompt, struct err *e)
{
	struct line *l = a->s->line;
	struct text echo = { 0 };

	switch (line_read(l, prompt, true, e)) {
	case LINE_GOT:
		break;
	case LINE_ABANDONED:
		return err_set(e, ERR_STOPPED, "abandoned: nothing is resolved");
	case LINE_END:
		return l->terminal ? err_set(e, ERR_STOPPED, "abandoned: nothing is resolved")
				   : err_set(e, ERR_DICE, "%sno dice follow", prompt);
	case LINE_FAILED:
		return -1;
	}
	if (l->terminal)
		return 0;
	cut_remark(l->text);
	text_addf(&echo, "%s%s\n", prompt, l->text);
	return say(a, &echo, e);
}

/* Whether a script's line could be meant as dice at all; else it is its next command. */
static bool looks_like_dice(const char *s)
{
	return !s[strspn(s, "0123456789 \t,+-rR?")];
}

/* Faces from what was typed.  What is not dice is refused and *n stays. */
static int take_answer(struct ask *a, const struct throw *t, int *faces, int *n, int want,
		       struct err *e)
{
	struct line *l = a->s->line;
	const char *s = l->text + strspn(l->text, " \t\r");
	size_t length = strcspn(s, " \t\r");
	struct err refused = { 0 };
	struct text out = { 0 };
	int now = *n, code;

	if (!*s)
		return 0;
	if (length == 1 && *s == '?') {
		explain(a, t, *n, want, &out);
		return say(a, &out, e);
	}
	if (length == 1 && (*s == 'r' || *s == 'R'))
		return roll_rest(a, t, faces, n, want, e);
	if (!l->terminal && !looks_like_dice(s)) {
		l->again = true;
		return err_set(e, ERR_DICE, "%s: dice are asked for, not '%.60s'", t->label, s);
	}
	if (typed_parse(s, t->sides, faces, &now, want, &refused) == 0) {
		*n = now;
		return 0;
	}
	if (!l->terminal)
		err_at(&refused, l->name, l->number);
	code = report_error(a->s, &refused);
	if (code > a->s->status)
		a->s->status = code;
	return 0;
}

int ask_faces(void *asker, const struct throw *t, int *faces, int have, int want, struct err *e)
{
	struct ask *a = asker;
	bool more = have > 0 && a->n_known > 0;
	struct text prompt = { 0 };
	int n = have, status = 0;

	if (!a->s->line)
		return err_set(e, ERR_DICE, "%s: no dice are left for it", t->label);
	while (!status && n < want) {
		int before = n;

		text_clear(&prompt);
		ask_prompt(t, n, want, &prompt);
		status = read_answer(a, prompt.s, e);
		if (!status)
			status = take_answer(a, t, faces, &n, want, e);
		if (status || n == before)
			continue;
		status = know(a, t, more, faces, n, e);
		more = true;
		if (!status && a->s->show_odds && a->q && a->s->format == FORMAT_TEXT)
			status = show_open(a, e);
	}
	text_free(&prompt);
	return status;
}
