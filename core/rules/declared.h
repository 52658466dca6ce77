/* SPDX-License-Identifier: GPL-3.0-or-later */
/* declared.h -- a whole ruleset given as a folder of INI files, without C.
 *
 *     [ruleset]                       [resolution volley]
 *     name   = skirmish               title = A company fires
 *     title  = ...                    dice  = 2d6          or 5d6 at 4+
 *     source = ...                    label = Volley       what the throw is for
 *                                     cite  = 3
 *                                     list  = volley       modifiers (optional)
 *                                     table = volley       rows (optional)
 *                                     need  = 7            passed when total reaches it (optional)
 *     [input volley range]            [column volley hits]
 *     type = distance                 type = int
 *     ...                             ...
 * with [modifier ...], [row ...] and [ruling ...] as in any ruleset.  The outcome is modifier,
 * total, passed (with need) and the table's columns.
 *
 * [input RESOLUTION KEY] and [column TABLE KEY] describe one field each: type (int, flag, word or
 * distance), help, and where they suit the type min, max, default, required and choices.  Only type
 * is needed of a column, type and help of an input.  Left out, an input is not required, a column
 * is unless it has a default; whole numbers run from 0 to 99 in an input and from -999 to 999 in a
 * column; the default is 0, no, the first choice or none.  "5d6 at 4+" counts the dice that reach
 * 4.  A list belongs to one resolution, whose inputs its conditions read. */
#ifndef UMPIRE_RULES_DECLARED_H
#define UMPIRE_RULES_DECLARED_H

#include "rules/ruleset.h"

/* NULL and *p when anything is wrong.  The rules own the descriptor they point to; rules_free()
 * frees both. */
struct rules *declared_load(const char *folder, const char *const *overlays, int n_overlays,
			    struct problems *p);

#endif
