/* SPDX-License-Identifier: GPL-3.0-or-later */
/* field.h -- one input or one outcome: drives parsing, completion, help, INI and JSON.
 *
 * Every value is an int64_t: a count, 0 or 1, the index of a word, nanometres (ground/distance.h),
 * thousandths of a degree, the index of a text or of a list. */
#ifndef UMPIRE_RULES_FIELD_H
#define UMPIRE_RULES_FIELD_H

#include "base/err.h"
#include "base/text.h"
#include "ground/distance.h"

#include <stdbool.h>
#include <stdint.h>

enum field_type {
	FIELD_END, /* closes an array of fields */
	FIELD_INT,
	FIELD_FLAG, /* yes no true false on off 1 0 */
	FIELD_WORD, /* one of words[] */
	FIELD_DISTANCE,
	FIELD_ANGLE, /* degrees; thousandths inside */
	FIELD_TEXT,  /* a name: letters, digits, '-', '_', '.' */
	FIELD_LIST   /* comma-separated items of item[] parts, joined by ':' */
};

#define VALUE_NULL INT64_MIN /* "does not apply": null in JSON */
#define ANGLE_DEGREE INT64_C(1000)

struct field {
	const char *key; /* [a-z0-9.-] */
	enum field_type type;
	bool required;            /* else dflt stands when it is not given */
	int64_t min, max;         /* INT, DISTANCE, ANGLE */
	int64_t dflt;             /* VALUE_NULL: not given */
	const char *const *words; /* WORD: NULL-ended */
	const struct field *item; /* LIST: the parts; required ones by position, the rest by
				   * position, by bare name (flags) or as key=value */
	const char *help;         /* one line, no full stop */
};

/* How arrays of fields are written; the last row is FIELDS_END. */
#define F_INT(key, min, max, dflt, help)                                                           \
	{                                                                                          \
		key, FIELD_INT, false, min, max, dflt, NULL, NULL, help                            \
	}
#define F_INT_REQUIRED(key, min, max, help)                                                        \
	{                                                                                          \
		key, FIELD_INT, true, min, max, 0, NULL, NULL, help                                \
	}
#define F_FLAG(key, help)                                                                          \
	{                                                                                          \
		key, FIELD_FLAG, false, 0, 1, 0, NULL, NULL, help                                  \
	}
#define F_FLAG_ON(key, help)                                                                       \
	{                                                                                          \
		key, FIELD_FLAG, false, 0, 1, 1, NULL, NULL, help                                  \
	}
#define F_WORD(key, words, dflt, help)                                                             \
	{                                                                                          \
		key, FIELD_WORD, false, 0, 0, dflt, words, NULL, help                              \
	}
#define F_WORD_REQUIRED(key, words, help)                                                          \
	{                                                                                          \
		key, FIELD_WORD, true, 0, 0, 0, words, NULL, help                                  \
	}
#define F_DISTANCE(key, dflt, help)                                                                \
	{                                                                                          \
		key, FIELD_DISTANCE, false, 0, DISTANCE_NONE, dflt, NULL, NULL, help               \
	}
#define F_DISTANCE_REQUIRED(key, help)                                                             \
	{                                                                                          \
		key, FIELD_DISTANCE, true, 0, DISTANCE_NONE, 0, NULL, NULL, help                   \
	}
#define F_ANGLE(key, dflt, help)                                                                   \
	{                                                                                          \
		key, FIELD_ANGLE, false, 0, 180 * ANGLE_DEGREE, dflt, NULL, NULL, help             \
	}
#define F_ANGLE_REQUIRED(key, help)                                                                \
	{                                                                                          \
		key, FIELD_ANGLE, true, 0, 180 * ANGLE_DEGREE, 0, NULL, NULL, help                 \
	}
#define F_TEXT_REQUIRED(key, help)                                                                 \
	{                                                                                          \
		key, FIELD_TEXT, true, 0, 0, 0, NULL, NULL, help                                   \
	}
#define F_LIST(key, item, help)                                                                    \
	{                                                                                          \
		key, FIELD_LIST, false, 0, 0, VALUE_NULL, NULL, item, help                         \
	}
#define FIELDS_END                                                                                 \
	{                                                                                          \
		NULL, FIELD_END, false, 0, 0, 0, NULL, NULL, NULL                                  \
	}

int field_count(const struct field *fields);
/* Index of key (case and '_' ignored), -1 when there is none. */
int field_find(const struct field *fields, const char *key);
/* "int", "flag", "word", "distance", "angle", "text", "list". */
const char *field_type_name(enum field_type type);
/* "inches", "degrees" or NULL. */
const char *field_unit(const struct field *f);
/* What would be right, for messages and help: "a, b or c", "0 to 10", "a distance such as 4in". */
void field_expects(const struct field *f, struct text *out);

/* One scalar (not TEXT or LIST) from s.  -1 and *e, leaving *out, when it is not one.  The message
 * names the key, the value and what would be right. */
int field_parse(const struct field *f, const char *s, int64_t scale, int64_t *out, struct err *e);

/* A scalar as people read it, appended to out: "4in", "yes", "formed", "none", "-" for null. */
void field_print(const struct field *f, int64_t value, struct text *out);

#endif
