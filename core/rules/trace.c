/* SPDX-License-Identifier: GPL-3.0-or-later */
/* trace.c -- a growing array of events. */
#include "rules/trace.h"

#include "base/text.h"

#include <stdlib.h>
#include <string.h>

static bool reserve(struct trace *t)
{
	int cap = t->cap ? t->cap * 2 : 16;
	struct event *event;

	if (t->n < t->cap)
		return true;
	event = realloc(t->event, (size_t)cap * sizeof *event);
	if (!event)
		return false;
	t->event = event;
	t->cap = cap;
	return true;
}

void trace_add(struct trace *t, const struct event *e, const char *label, const int *faces)
{
	struct event copy = *e;
	size_t size = (size_t)e->n * sizeof *e->faces;

	copy.label = text_copy(label);
	copy.faces = e->n ? malloc(size) : NULL;
	if (!copy.label || (e->n && !copy.faces) || !reserve(t)) {
		free(copy.label);
		free(copy.faces);
		t->failed = true;
		return;
	}
	if (e->n)
		memcpy(copy.faces, faces, size);
	t->event[t->n++] = copy;
}

void trace_clear(struct trace *t)
{
	for (int i = 0; i < t->n; i++) {
		free(t->event[i].label);
		free(t->event[i].faces);
	}
	t->n = 0;
	t->failed = false;
}

void trace_free(struct trace *t)
{
	trace_clear(t);
	free(t->event);
	memset(t, 0, sizeof *t);
}
