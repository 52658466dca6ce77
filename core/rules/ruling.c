/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ruling.c -- choosing among a ruling's readings. */
#include "rules/ruling.h"

#include "base/text.h"

#include <string.h>

/* "unknown choice 'x' of the ruling tie: say a, b or c", or that several begin so. */
static int refuse(const struct ruling *r, const char *choice, bool several, struct err *e)
{
	const char *nearest = text_nearest(choice, r->choice);
	struct text list = { 0 };
	char shown[TEXT_SHOWN];

	text_list(&list, r->choice, "or");
	err_set(e, ERR_USAGE, "%s '%s' of the ruling %s: say %s",
		several ? "more than one choice begins with" : "unknown choice",
		text_shown(choice, shown), r->key, list.s);
	err_argument(e, choice);
	if (nearest)
		err_suggest(e, nearest);
	text_free(&list);
	return -1;
}

int ruling_find(const struct ruling *r, const char *choice, struct err *e)
{
	int letter = choice[0] && !choice[1] ? (choice[0] | 0x20) - 'a' : -1;
	int found = text_pick(choice, r->choice);

	if (found >= 0 && text_same(r->choice[found], choice))
		return found;
	if (letter >= 0 && letter < r->n)
		return letter;
	return found >= 0 ? found : refuse(r, choice, found == -2, e);
}

int ruling_choose(struct ruling *r, const char *choice, struct err *e)
{
	int found = ruling_find(r, choice, e);

	if (found < 0)
		return -1;
	r->chosen = found;
	return 0;
}
