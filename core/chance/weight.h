/* SPDX-License-Identifier: GPL-3.0-or-later */
/* weight.h -- exact chances as integer counts over a known total, to 128 bits. */
#ifndef UMPIRE_CHANCE_WEIGHT_H
#define UMPIRE_CHANCE_WEIGHT_H

#include <stdbool.h>
#include <stdint.h>

__extension__ typedef unsigned __int128 weight;

#define WEIGHT_MAX (~(weight)0)
enum { WEIGHT_DIGITS = 40 }; /* a weight in decimal, with its NUL */

weight weight_gcd(weight a, weight b);

/* *out = a * b, or a * b / gcd for the least common multiple; false when it passes 128 bits. */
bool weight_mul(weight a, weight b, weight *out);
bool weight_lcm(weight a, weight b, weight *out);

/* base to the power n; false when it passes 128 bits. */
bool weight_power(unsigned base, int n, weight *out);

/* n choose k; false when it passes 128 bits. */
bool weight_choose(int n, int k, weight *out);

/* Decimal digits of w in buf; returns buf. */
const char *weight_text(weight w, char buf[WEIGHT_DIGITS]);

/* num / den, to two units in a double's last place even where both pass 64 bits. */
double weight_ratio(weight num, weight den);

/* Lowest terms, in place; 0/den becomes 0/1. */
void weight_reduce(weight *num, weight *den);

#endif
