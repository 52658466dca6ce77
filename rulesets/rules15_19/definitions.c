/* SPDX-License-Identifier: GPL-3.0-or-later */
/* definitions.c -- lookups of Rules 18 and 19: multiple moves, end of sequence, grades, away. */
#include "rulesets/rules15_19/handles.h"
#include "rulesets/rules15_19/rulings.h"
#include "rulesets/rules15_19/unit.h"

#include <math.h>

/* ---- multiple-moves (R19-7, R19-8) ----
 *
 * Allowed only while no enemy troops or blinds are within 16 inches, at the start of each extra
 * move and along it; exactly 16 forbids. */

enum { IN_ENEMY, IN_BLINDS, IN_ENEMY_ALONG, IN_BLINDS_ALONG };

static const struct field moves_inputs[] = {
	F_DISTANCE_REQUIRED("enemy", "To the nearest enemy troops; none without any"),
	F_DISTANCE_REQUIRED("blinds", "To the nearest enemy blind; none without any"),
	F_DISTANCE("enemy-along", DISTANCE_NONE, "The nearest that enemy troops come on the way"),
	F_DISTANCE("blinds-along", DISTANCE_NONE, "The nearest that a blind comes on the way"),
	FIELDS_END,
};

static const struct field moves_outcome[] = {
	F_FLAG("legal", "The extra move is allowed"),
	FIELDS_END,
};

static void multiple_moves(struct act *a)
{
	int64_t limit = act_number(a, N_MULTIPLE_MOVES);
	bool near = r15_within(a, act_in(a, IN_ENEMY), limit) ||
		    r15_within(a, act_in(a, IN_BLINDS), limit);
	bool on_the_way = r15_within(a, act_in(a, IN_ENEMY_ALONG), limit) ||
			  r15_within(a, act_in(a, IN_BLINDS_ALONG), limit);

	if (!near && on_the_way)
		near = act_ruling(a, R15_MULTIPLE_MOVES) == R15_MULTIPLE_MOVES_THROUGHOUT;
	act_set(a, 0, !near);
	act_say(a, "19",
		near ? "An enemy or a blind is too near for more than one move."
		     : "The extra move is allowed.");
	act_rule(a, R15_MULTIPLE_MOVES);
	act_rule(a, R15_MEASURE);
}

static stage_fn *const moves_stages[] = { multiple_moves, NULL };

static const char *const files[] = { "definitions", "rulings-definitions", "rulings-general",
				     NULL };

const struct resolution r15_multiple_moves = {
	.name = "multiple-moves",
	.title = "Whether a unit may make more than one move",
	.cite = "19",
	.kind = LOOKUP,
	.inputs = moves_inputs,
	.outcome = moves_outcome,
	.stages = moves_stages,
	.event = "legal=yes",
	.files = files,
	.example = "enemy=18in blinds=none",
};

/* ---- end-of-sequence (R18-3, R19-5, R19-6) ----
 *
 * A Disordered brigade becomes Formed, at no cost in command points, when a complete sequence has
 * passed in that grade: Disordered during one sequence, Formed at the end of the next. */

enum { IN_GRADE, IN_SEQUENCES };
enum { OUT_GRADE, OUT_CP };

static const struct field end_inputs[] = {
	F_WORD("grade", grade_words, GRADE_FORMED, "Its morale grade"),
	F_INT("disordered-for", 0, COUNT_MAX, 0, "Complete sequences it has been Disordered"),
	FIELDS_END,
};

static const struct field end_outcome[] = {
	F_WORD("grade", grade_words, VALUE_NULL, "Grade after the sequence"),
	F_INT("cp", 0, 9, VALUE_NULL, "Command points this costs"),
	FIELDS_END,
};

static void end_of_sequence(struct act *a)
{
	int64_t held = act_in(a, IN_GRADE);
	bool forms = held == GRADE_DISORDERED;

	if (forms && act_in(a, IN_SEQUENCES) < act_number(a, N_DISORDERED_SEQUENCES))
		forms = act_ruling(a, R15_DISORDER_ENDS) == R15_DISORDER_ENDS_SAME_SEQUENCE;
	act_set(a, OUT_GRADE, forms ? GRADE_FORMED : held);
	act_set(a, OUT_CP, act_number(a, N_DISORDERED_CP));
	if (forms)
		act_say(a, "19", "The brigade becomes Formed; no command points are needed.");
	else
		act_say(a, "19", "The brigade is %s still.", r15_grade_name(held));
	if (held == GRADE_DISORDERED) {
		act_rule(a, R15_DISORDER_ENDS);
		act_rule(a, R15_CP);
	}
	if (held >= GRADE_SHAKEN)
		act_remind(a, "19", "Only a rally betters this grade (rally).");
}

static stage_fn *const end_stages[] = { end_of_sequence, NULL };

static const char *const end_of_sequence_files[] = { "definitions", "rulings-definitions", NULL };

const struct resolution r15_end_of_sequence = {
	.name = "end-of-sequence",
	.title = "What a sequence's end does to a grade",
	.cite = "18, 19",
	.kind = LOOKUP,
	.inputs = end_inputs,
	.outcome = end_outcome,
	.stages = end_stages,
	.event = "grade=formed",
	.files = end_of_sequence_files,
	.example = "grade=disordered disordered-for=1",
};

/* ---- grades (R18-1, R18-2, R18-4, R18-6) ---- */

static const struct field grades_inputs[] = {
	F_WORD_REQUIRED("one", grade_words, "A morale grade"),
	F_WORD_REQUIRED("other", grade_words, "Another"),
	FIELDS_END,
};

static const struct field grades_outcome[] = {
	F_WORD("worse", grade_words, VALUE_NULL, "The worse of the two"),
	F_INT("one.rank", 0, 3, VALUE_NULL, "Place in the order, best first, from 0"),
	F_INT("other.rank", 0, 3, VALUE_NULL, "Likewise"),
	FIELDS_END,
};

static void grades(struct act *a)
{
	int64_t one = act_in(a, 0), other = act_in(a, 1);

	act_set(a, 0, one > other ? one : other);
	act_set(a, 1, one);
	act_set(a, 2, other);
	act_say(a, "18", "Of the two, %s is the worse.", grade_words[one > other ? one : other]);
	act_rule(a, R15_RESULT_GRADE);
}

static stage_fn *const grades_stages[] = { grades, NULL };

static const char *const grades_files[] = { "rulings-combat", NULL };

const struct resolution r15_grades = {
	.name = "grades",
	.title = "The order of two morale grades",
	.cite = "18",
	.kind = LOOKUP,
	.inputs = grades_inputs,
	.outcome = grades_outcome,
	.stages = grades_stages,
	.event = "worse=rout",
	.files = grades_files,
	.example = "one=shaken other=disordered",
};

/* ---- away (R17-9, R19-12) ----
 *
 * Retiring and the first rout move go directly away: along the line from the cause through the
 * unit.  From (10, 10) away from (7, 6) the unit has gone 3 across and 4 up, so 5 inches more
 * bring it to (13, 14). */

enum { IN_X, IN_Y, IN_CAUSE_X, IN_CAUSE_Y, IN_LENGTH, IN_KIND, IN_FRIEND_X, IN_FRIEND_Y };
enum { KIND_ROUT, KIND_RETIRE, KIND_RETREAT };
static const char *const kind_words[] = { "rout", "retire", "retreat", NULL };

static const struct field away_inputs[] = {
	F_DISTANCE_REQUIRED("x", "Where the unit stands, from the table's left edge"),
	F_DISTANCE_REQUIRED("y", "Where it stands, from the near edge"),
	F_DISTANCE_REQUIRED("cause-x", "Where the enemy stands that it goes away from"),
	F_DISTANCE_REQUIRED("cause-y", "Likewise"),
	F_DISTANCE_REQUIRED("distance", "Length of the move"),
	F_WORD("kind", kind_words, KIND_ROUT, "Why it goes"),
	F_DISTANCE("friend-x", DISTANCE_NONE,
		   "Where the friend stood whose rout set this one off (ruling rout_cause)"),
	F_DISTANCE("friend-y", DISTANCE_NONE, "Likewise"),
	FIELDS_END,
};

static const struct field away_outcome[] = {
	F_DISTANCE("end-x", VALUE_NULL, "Where it ends; negative is off the table"),
	F_DISTANCE("end-y", VALUE_NULL, "Likewise"),
	FIELDS_END,
};

/* A place on the table is a distance, but never "none". */
static int check_places(const struct inputs *in, struct err *e)
{
	for (int i = IN_X; i <= IN_LENGTH; i++) {
		if (in->v[i] != DISTANCE_NONE)
			continue;
		err_set(e, ERR_USAGE, "%s: 'none' is no place; give a distance such as 10in",
			in->fields[i].key);
		err_argument(e, "none");
		return -1;
	}
	return 0;
}

static bool from_friend(struct act *a)
{
	return act_in(a, IN_KIND) == KIND_ROUT && act_in(a, IN_FRIEND_X) != DISTANCE_NONE &&
	       act_in(a, IN_FRIEND_Y) != DISTANCE_NONE &&
	       act_ruling(a, R15_ROUT_CAUSE) == R15_ROUT_CAUSE_FRIEND;
}

static void go_away(struct act *a)
{
	bool friend = from_friend(a);
	int64_t dx = act_in(a, IN_X) - act_in(a, friend ? IN_FRIEND_X : IN_CAUSE_X);
	int64_t dy = act_in(a, IN_Y) - act_in(a, friend ? IN_FRIEND_Y : IN_CAUSE_Y);
	long double length = hypotl((long double)dx, (long double)dy);
	long double part;

	if (length <= 0) {
		if (!act_failed(a))
			err_set(&a->dice->err, ERR_USAGE,
				"x and y: the unit stands where its cause does, so no way leads "
				"away");
		return;
	}
	part = (long double)act_in(a, IN_LENGTH) / length;
	act_set(a, 0, act_in(a, IN_X) + llroundl((long double)dx * part));
	act_set(a, 1, act_in(a, IN_Y) + llroundl((long double)dy * part));
}

static void away(struct act *a)
{
	int64_t kind = act_in(a, IN_KIND);
	char x[DISTANCE_TEXT], y[DISTANCE_TEXT];

	if (kind == KIND_ROUT)
		act_rule(a, R15_ROUT_CAUSE);
	if (kind == KIND_RETREAT)
		act_rule(a, R15_RETREAT);
	if (kind == KIND_RETREAT && act_ruling(a, R15_RETREAT) == R15_RETREAT_OWN_RULE)
		return;
	go_away(a);
	if (act_failed(a))
		return;
	act_say(a, kind == KIND_ROUT ? "17" : "19", "It ends %s across and %s up.",
		r15_length(a, act_get(a, 0), x), r15_length(a, act_get(a, 1), y));
	if (act_get(a, 0) < 0 || act_get(a, 1) < 0)
		act_remind(a, "17", "That is off the table: the umpire decides.");
}

static stage_fn *const away_stages[] = { away, NULL };

static const char *const away_files[] = { "rulings-rout", "rulings-combat", NULL };

const struct resolution r15_away = {
	.name = "away",
	.title = "Where a move directly away ends",
	.cite = "17, 19",
	.kind = LOOKUP,
	.inputs = away_inputs,
	.outcome = away_outcome,
	.stages = away_stages,
	.check = check_places,
	.event = "end-x=0in",
	.files = away_files,
	.example = "x=10in y=10in cause-x=7in cause-y=6in distance=5in",
};
