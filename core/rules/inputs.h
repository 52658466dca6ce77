/* SPDX-License-Identifier: GPL-3.0-or-later */
/* inputs.h -- the inputs of one resolution: what was typed, and defaults for the rest. */
#ifndef UMPIRE_RULES_INPUTS_H
#define UMPIRE_RULES_INPUTS_H

#include "rules/field.h"

struct list { /* the value of a FIELD_LIST: n items of width parts */
	int n, width;
	int64_t *cell; /* cell[item * width + part] */
};

struct inputs {
	const struct field *fields;
	int n;
	int64_t scale;        /* as in distance_parse(); DISTANCE_INCH to begin with */
	int64_t *v;           /* n values in the order of fields */
	unsigned char *given; /* 1 where the value was typed rather than defaulted */
	struct list *lists;   /* owned; a LIST's value is an index here, or VALUE_NULL */
	int n_lists;
	char **texts; /* owned; a TEXT's value is an index here */
	int n_texts;
};

/* Defaults everywhere; fields must outlive it.  NULL when memory runs out. */
struct inputs *inputs_new(const struct field *fields);
struct inputs *inputs_copy(const struct inputs *in);
void inputs_free(struct inputs *in);

/* Sets one input.  value NULL: a bare key, which means yes and suits flags only.  Giving a key
 * twice is an error; inputs_change() instead replaces.  On error nothing changes. */
int inputs_set(struct inputs *in, const char *key, const char *value, struct err *e);
int inputs_change(struct inputs *in, const char *key, const char *value, struct err *e);
/* "key=value", or a bare key. */
int inputs_word(struct inputs *in, const char *word, struct err *e);

/* ERR_USAGE naming every required input that is missing. */
int inputs_complete(const struct inputs *in, struct err *e);

/* NULL when the list was not given. */
const struct list *inputs_list(const struct inputs *in, int field);
const char *inputs_text(const struct inputs *in, int64_t value);
/* Value of any type as it would be typed. */
void inputs_print(const struct inputs *in, int field, struct text *out);

#endif
