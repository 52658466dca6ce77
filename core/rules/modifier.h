/* SPDX-License-Identifier: GPL-3.0-or-later */
/* modifier.h -- a modifier is a row: value, condition, label, citation.
 *
 * INI:  [modifier morale no-general]      the list, then the row's own name
 *       value  = -1
 *       when   = general beyond 8in and not attached   (optional: always)
 *       per    = casualties                             (optional: times that field)
 *       label  = No general within 8 inches
 *       cite   = 18
 *       clause = R18-22
 * The listed modifiers are the total: the sum is built from the rows that applied. */
#ifndef UMPIRE_RULES_MODIFIER_H
#define UMPIRE_RULES_MODIFIER_H

#include "rules/condition.h"

struct modifier {
	const char *name, *label, *cite, *clause;
	int value;
	int per; /* field index in the scope, -1: once */
	struct condition when;
	const char *when_text; /* as written, "" for always */
	bool house;            /* changed by an overlay */
	const char *file;
	int line;
};

/* A list a ruleset's C sums; scope is the block of fields its conditions read. */
struct modifier_spec {
	const char *name;
	const char *title; /* heading on the umpire's sheet */
	const struct field *scope;
};

struct modifiers {
	const struct modifier_spec *spec;
	int width; /* fields of the scope */
	int n;
	struct modifier *row;
};

#endif
