/* SPDX-License-Identifier: GPL-3.0-or-later */
/* t_weight.c -- counts to 128 bits: products, powers, choices, text and ratios. */
#include "check.h"

#include "chance/weight.h"

#include <math.h>
#include <string.h>

static weight wide(uint64_t high, uint64_t low)
{
	return (weight)high << 64 | low;
}

/* Powers of two and 10^38 by definition; 2^128 - 1 as published in any list of them. */
static const struct text_row {
	int line;
	uint64_t high, low;
	const char *text;
} texts[] = {
	{ ROW, 0, 0, "0" },
	{ ROW, 0, 7, "7" },
	{ ROW, 0, UINT64_MAX, "18446744073709551615" },
	{ ROW, 1, 0, "18446744073709551616" },
	{ ROW, UINT64_C(5421010862427522170), UINT64_C(687399551400673280),
	  "100000000000000000000000000000000000000" },
	{ ROW, UINT64_MAX, UINT64_MAX, "340282366920938463463374607431768211455" },
};

static void t_text(void)
{
	for (size_t i = 0; i < COUNT(texts); i++) {
		char buf[WEIGHT_DIGITS];

		weight_text(wide(texts[i].high, texts[i].low), buf);
		t_check(!strcmp(buf, texts[i].text), texts[i].line, "got %s", buf);
	}
}

static void t_gcd(void)
{
	CU_ASSERT(weight_gcd(12, 18) == 6);
	CU_ASSERT(weight_gcd(0, 5) == 5);
	CU_ASSERT(weight_gcd(5, 0) == 5);
	CU_ASSERT(weight_gcd(WEIGHT_MAX, 0) == WEIGHT_MAX);
	CU_ASSERT(weight_gcd(WEIGHT_MAX, 3) == 3); /* 2^128 - 1 is divisible by 3 */
	CU_ASSERT(weight_gcd(wide(6, 0), wide(4, 0)) == wide(2, 0));
	CU_ASSERT(weight_gcd(wide(1, 0), 48) == 16);
}

static void t_mul(void)
{
	weight out = 1;

	CU_ASSERT(weight_mul(UINT64_MAX, UINT64_MAX, &out));
	CU_ASSERT(out == wide(UINT64_MAX - 1, 1));
	CU_ASSERT(weight_mul(wide(1, 0), UINT64_MAX, &out));
	CU_ASSERT(!weight_mul(wide(1, 0), wide(1, 0), &out));
	CU_ASSERT(!weight_mul(WEIGHT_MAX, 2, &out));
	CU_ASSERT(out == wide(UINT64_MAX, 0)); /* untouched by what failed */
	CU_ASSERT(weight_lcm(4, 6, &out) && out == 12);
	CU_ASSERT(weight_lcm(36, 36, &out) && out == 36);
	CU_ASSERT(weight_lcm(WEIGHT_MAX, 3, &out) && out == WEIGHT_MAX);
	CU_ASSERT(!weight_lcm(WEIGHT_MAX, WEIGHT_MAX - 1, &out));
}

static void t_power(void)
{
	weight out;

	CU_ASSERT(weight_power(6, 4, &out) && out == 1296);
	CU_ASSERT(weight_power(6, 0, &out) && out == 1);
	CU_ASSERT(weight_power(2, 127, &out) && out == wide(UINT64_C(1) << 63, 0));
	CU_ASSERT(!weight_power(2, 128, &out));
	CU_ASSERT(weight_power(6, 49, &out)); /* 49 log2(6) = 126.7 */
	CU_ASSERT(!weight_power(6, 50, &out));
	CU_ASSERT(weight_power(1, 1000000000, &out) && out == 1);
	CU_ASSERT(weight_power(0, 0, &out) && out == 1);
	CU_ASSERT(weight_power(0, 3, &out) && out == 0);
}

/* Pascal's rule checks every choice against two smaller ones. */
static void t_choose(void)
{
	weight out, left, right;

	CU_ASSERT(weight_choose(4, 2, &out) && out == 6);
	CU_ASSERT(weight_choose(4, 5, &out) && out == 0);
	CU_ASSERT(weight_choose(4, -1, &out) && out == 0);
	CU_ASSERT(!weight_choose(1000, 500, &out));
	for (int n = 1; n <= 130; n++)
		for (int k = 1; k < n; k++) {
			if (!weight_choose(n, k, &out))
				continue;
			t_check(weight_choose(n - 1, k - 1, &left) &&
					weight_choose(n - 1, k, &right) && out == left + right,
				__LINE__, "%d choose %d", n, k);
		}
	/* 128 choose 64 = 2.395e37 fits; its neighbours below were all found */
	CU_ASSERT(weight_choose(128, 64, &out));
	CU_ASSERT(weight_choose(130, 65, &out));
}

static void t_ratio(void)
{
	weight num = wide(3, 0), den = wide(4, 0), zero = 0, of = 36;

	CU_ASSERT(weight_ratio(13, 36) == 13.0 / 36.0);
	CU_ASSERT(weight_ratio(num, den) == 0.75);
	CU_ASSERT(fabs(weight_ratio(WEIGHT_MAX / 3, WEIGHT_MAX) * 3 - 1) < 1e-15);
	CU_ASSERT(weight_ratio(1, WEIGHT_MAX) > 0);
	weight_reduce(&num, &den);
	CU_ASSERT(num == 3 && den == 4);
	weight_reduce(&zero, &of);
	CU_ASSERT(zero == 0 && of == 1);
}

int main(void)
{
	static const struct t_test tests[] = {
		{ "text", t_text },    { "gcd", t_gcd },        { "products", t_mul },
		{ "powers", t_power }, { "choices", t_choose }, { "ratios", t_ratio },
	};

	return t_main("weight", tests, COUNT(tests));
}
