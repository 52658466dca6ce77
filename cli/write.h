/* SPDX-License-Identifier: GPL-3.0-or-later */
/* write.h -- one answer as text, JSON or TSV; all from the same trace and odds. */
#ifndef UMPIRE_CLI_WRITE_H
#define UMPIRE_CLI_WRITE_H

#include "cli/edges.h"
#include "cli/json.h"
#include "cli/page.h"
#include "cli/request.h"

struct answer {
	const struct session *s;
	const struct request *r;
	const struct result *result; /* of roll, else NULL */
	const struct odds *odds;     /* of odds, sorted, else NULL */
	const struct edges *edges;
	const char *generator; /* who rolled; NULL: nobody */
	uint64_t seed;
};

void write_roll_text(const struct answer *a, struct text *out);
void write_roll_json(const struct answer *a, struct text *out);
void write_roll_tsv(const struct answer *a, struct text *out);

void write_odds_text(const struct answer *a, struct text *out);
void write_odds_json(const struct answer *a, struct text *out);
void write_odds_tsv(const struct answer *a, struct text *out);

/* ---- parts that other answers share ---- */

/* A value as JSON: distances in inches, angles in degrees, words and names as strings, lists as
 * arrays.  in holds the texts and lists; it may be NULL where there can be none. */
json_t *write_value(const struct field *f, int64_t value, const struct inputs *in);
/* As TSV: the same, null and "none" as people read them left empty for null. */
void write_plain(const struct field *f, int64_t value, const struct inputs *in, struct text *out);

/* "ruleset", "resolution", "inputs". */
void write_json_head(struct json_out *j, const struct request *r);
/* "throws". */
void write_json_throws(struct json_out *j, const struct trace *t);
/* "rulings", and after `seed` what was changed or made up: "house", "illustrative". */
void write_json_rulings(struct json_out *j, const struct rules *rules,
			const struct ruling_set *used);
void write_json_marks(struct json_out *j, const struct rules *rules);

/* The page that fits the session. */
struct page write_page(const struct session *s, struct text *out);
/* First lines: title with its rule, then house rules, stand-in values and lost figures. */
void write_title(const struct page *p, const struct request *r, const char *what,
		 const struct ruling_set *used);
/* "Morale: 1d6 shows 4 (typed)", one line a throw. */
void write_throw(const struct page *p, const struct event *v);
/* What it hung on. */
void write_rulings(const struct page *p, const struct session *s, const struct rules *rules,
		   const struct ruling_set *used);
void write_edges(const struct page *p, const struct edges *edges);

#endif
