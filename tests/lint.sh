#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Format and static checks of the sources named; tools that are not installed are named and count.
set -u
failed=0
passed=0

lint()
{
	tool=$1
	if ! command -v "$tool" >/dev/null; then
		echo "$tool is not installed (tests/setup.sh ci)"
		failed=$((failed + 1))
	elif "$@"; then
		passed=$((passed + 1))
	else
		echo "$tool found something"
		failed=$((failed + 1))
	fi
}

code=$(printf '%s\n' "$@" | grep '\.c$' | grep -v '^tests/')
lint clang-format --dry-run -Werror "$@"
# shellcheck disable=SC2086
lint cppcheck -q -j 2 --std=c11 --enable=warning,performance,portability --error-exitcode=1 \
	--inline-suppr --suppressions-list=.cppcheck -I. -Icore $code
tidy()
{
	# shellcheck disable=SC2086
	printf '%s\n' $code | xargs -n 8 -P 2 sh -c 'clang-tidy --quiet "$@" -- -std=c17 \
		-D_POSIX_C_SOURCE=200809L -I. -Icore -DUMPIRE_VERSION=\"lint\" \
		-DUMPIRE_DATADIR=\"lint\" -DUMPIRE_READLINE 2>/dev/null' tidy
}
lint tidy
lint shellcheck tests/*.sh tests/*/*.sh .ci/run

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
