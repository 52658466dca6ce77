#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs each libFuzzer target for a while: run.sh BUILD SECONDS [TARGET...].  What is new to the
# corpus stays in BUILD; what crashes is kept there too and named.
set -u
build=$1
seconds=$2
shift 2
# shellcheck disable=SC2046  # names without spaces
[ $# -gt 0 ] || set -- $(basename -a -s .c tests/fuzz/f_*.c)
failed=0
passed=0
for target in "$@"; do
	name=${target#f_}
	found=$build/corpus/$name
	mkdir -p "$found"
	if "$build/tests/fuzz/$target" -max_total_time="$seconds" -max_len=4096 -timeout=60 \
		-rss_limit_mb=1024 -close_fd_mask=1 -artifact_prefix="$build/$name-" \
		"$found" "tests/fuzz/corpus/$name" 2>"$build/$name.log"; then
		printf '  ok    %-12s %s\n' "$name" "$(grep -E '^Done' "$build/$name.log")"
		passed=$((passed + 1))
	else
		tail -n 30 "$build/$name.log"
		echo "  FAIL  $name: see $build/$name.log"
		failed=$((failed + 1))
	fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
