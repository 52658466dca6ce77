/* SPDX-License-Identifier: GPL-3.0-or-later */
/* check.h -- one CUnit program a file: rows that report their own line, and a main that fails. */
#ifndef UMPIRE_TESTS_CHECK_H
#define UMPIRE_TESTS_CHECK_H

#include <CUnit/Basic.h>

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define ROW __LINE__ /* so that a failed row names its own line */

/* One assertion that prints its own row's line and a formatted text when it fails. */
__attribute__((format(printf, 4, 5))) static inline bool
t_check_at(const char *file, bool ok, int line, const char *format, ...)
{
	char text[1024];
	va_list args;

	va_start(args, format);
	vsnprintf(text, sizeof text, format, args);
	va_end(args);
	CU_assertImplementation(ok, (unsigned)line, text, file, "", CU_FALSE);
	return ok;
}
#define t_check(ok, line, ...) t_check_at(__FILE__, ok, line, __VA_ARGS__)

struct t_test {
	const char *name;
	void (*run)(void);
};

/* Runs the tests; the exit code says whether any failed. */
static inline int t_main(const char *suite, const struct t_test *tests, size_t n)
{
	unsigned failures;

	if (CU_initialize_registry() != CUE_SUCCESS)
		return 1;
	CU_pSuite s = CU_add_suite(suite, NULL, NULL);
	for (size_t i = 0; s && i < n; i++)
		if (!CU_add_test(s, tests[i].name, tests[i].run))
			s = NULL;
	if (!s)
		return 1;
	CU_basic_set_mode(CU_BRM_NORMAL);
	CU_basic_run_tests();
	failures = CU_get_number_of_failures() + CU_get_number_of_tests_failed();
	CU_cleanup_registry();
	return failures ? 1 : 0;
}

#endif
