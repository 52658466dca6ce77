/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sequence.c -- the order of a turn, of the movement phase and of the command phase. */
#include "rulesets/shako/words.h"

/* A turn runs six phases.  Movement runs steps a to f, one army and then the other; command and
 * control steps a to g.  After the last phase the next turn begins with artillery. */

enum { OF_TURN, OF_MOVEMENT, OF_COMMAND };
enum { STEPS = 7, LETTERS = 6 }; /* the letters stand behind the six phases */

static const char *const of_words[] = { "turn", "movement", "command", NULL };
static const char *const step_words[] = { "artillery", "initiative", "movement", "skirmish",
					  "combat",    "command",    "a",        "b",
					  "c",         "d",          "e",        "f",
					  "g",         NULL };
static const char *const sentences[] = {
	"The edition is the summary of August 2014.",
	"One army moves, step by step, and then the other army.",
	"Both armies go through the steps of command and control.",
};

enum { IN_OF, IN_AFTER };
static const struct field inputs[] = {
	F_WORD("of", of_words, OF_TURN, "What is asked about"),
	F_WORD("after", step_words, VALUE_NULL, "The step that has just ended"),
	FIELDS_END,
};

enum { OUT_STEPS, OUT_STEP, OUT_NEXT = OUT_STEP + STEPS };
#define STEP(n) F_WORD("step." n, step_words, VALUE_NULL, "Step " n)
static const struct field outcome[] = {
	F_INT("steps", 0, STEPS, VALUE_NULL, "How many there are"),
	STEP("1"),
	STEP("2"),
	STEP("3"),
	STEP("4"),
	STEP("5"),
	STEP("6"),
	STEP("7"),
	F_WORD("next", step_words, VALUE_NULL, "What follows the step asked about"),
	FIELDS_END,
};

static void run(struct act *a)
{
	int64_t of = act_in(a, IN_OF), after = act_in(a, IN_AFTER);
	int64_t first = of == OF_TURN ? 0 : LETTERS;
	int64_t n = act_number(a, N_TURN_STEPS) + (of == OF_COMMAND);

	act_set(a, OUT_STEPS, n);
	for (int64_t i = 0; i < n && i < STEPS; i++)
		act_set(a, OUT_STEP + (int)i, first + i);
	if (after != VALUE_NULL && after >= first && after < first + n) {
		if (after + 1 < first + n)
			act_set(a, OUT_NEXT, after + 1);
		else if (of == OF_TURN)
			act_set(a, OUT_NEXT, 0);
	}
	act_say(a, "0", "%s", sentences[of]);
	act_rule(a, SHAKO_GAPS);
}

static stage_fn *const stages[] = { run, NULL };
static const char *const files[] = { "rulings-labels", NULL };

const struct resolution shako_sequence = {
	.name = "sequence",
	.title = "The order of a turn, or of the steps of a phase",
	.cite = "0, 3, 6",
	.kind = LOOKUP,
	.inputs = inputs,
	.outcome = outcome,
	.stages = stages,
	.event = "steps=6",
	.files = files,
	.example = "of=movement after=b",
};
