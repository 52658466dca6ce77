/* SPDX-License-Identifier: GPL-3.0-or-later */
/* weight.c -- checked arithmetic on 128-bit counts. */
#include "chance/weight.h"

weight weight_gcd(weight a, weight b)
{
	while (b > UINT64_MAX || a > UINT64_MAX) { /* wide division is slow: leave it early */
		weight rest;

		if (!b)
			return a;
		rest = a % b;
		a = b;
		b = rest;
	}
	for (uint64_t x = (uint64_t)a, y = (uint64_t)b;;) {
		uint64_t rest;

		if (!y)
			return x;
		rest = x % y;
		x = y;
		y = rest;
	}
}

bool weight_mul(weight a, weight b, weight *out)
{
	weight product;

	if (__builtin_mul_overflow(a, b, &product))
		return false;
	*out = product;
	return true;
}

bool weight_lcm(weight a, weight b, weight *out)
{
	if (a == b) {
		*out = a;
		return true;
	}
	if (!a || !b) {
		*out = 0;
		return true;
	}
	return weight_mul(a / weight_gcd(a, b), b, out);
}

bool weight_power(unsigned base, int n, weight *out)
{
	weight power = 1;

	if (base <= 1) {
		*out = n == 0 ? 1 : base;
		return true;
	}
	for (int i = 0; i < n; i++) /* at most 128 times before it overflows */
		if (!weight_mul(power, base, &power))
			return false;
	*out = power;
	return true;
}

/* Each step's product is divisible by i; dividing first keeps it from passing 128 bits before the
 * result does. */
bool weight_choose(int n, int k, weight *out)
{
	weight ways = 1;

	if (k < 0 || k > n) {
		*out = 0;
		return true;
	}
	if (k > n - k)
		k = n - k;
	for (int i = 1; i <= k; i++) {
		weight common = weight_gcd(ways, (weight)i);
		weight factor = (weight)(n - k + i) / ((weight)i / common);

		if (!weight_mul(ways / common, factor, &ways))
			return false;
	}
	*out = ways;
	return true;
}

const char *weight_text(weight w, char buf[WEIGHT_DIGITS])
{
	char digits[WEIGHT_DIGITS];
	int n = 0;

	do {
		digits[n++] = (char)('0' + (int)(w % 10));
		w /= 10;
	} while (w);
	for (int i = 0; i < n; i++)
		buf[i] = digits[n - 1 - i];
	buf[n] = '\0';
	return buf;
}

double weight_ratio(weight num, weight den)
{
	if (num <= UINT32_MAX && den <= UINT32_MAX) /* both are doubles exactly */
		return (double)(uint32_t)num / (double)(uint32_t)den;
	return (double)num / (double)den;
}

void weight_reduce(weight *num, weight *den)
{
	weight common = weight_gcd(*num, *den);

	if (common > 1) {
		*num /= common;
		*den /= common;
	}
}
