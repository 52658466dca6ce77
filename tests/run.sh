#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the checks named (default: all) and adds up what passed; the last line says so.
#
# A check is a program that ends with CUnit's summary or with a line "N passed, N failed".  One
# that crashes, runs for ever, says neither or checks nothing counts as a failure.
set -u
B=${B:-build}
UMPIRE=${UMPIRE:-$B/umpire}
export B UMPIRE

all="unit fuzz transcripts hostile coverage docs layers spdx install"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
passed=0
failed=0

run()
{
	name=$1
	shift
	timeout 600 "$@" >"$log" 2>&1
	code=$?
	counts=$(awk '$1 == "asserts" { p = $4; f = $5 }
		/^[0-9]+ passed, [0-9]+ failed$/ { p = $1; f = $3 }
		END { print p + 0, f + 0 }' "$log")
	p=${counts% *}
	f=${counts#* }
	if [ "$f" -eq 0 ] && { [ "$code" -ne 0 ] || [ "$p" -eq 0 ]; }; then
		f=1
		echo "$name: ended with $code after $p checks" >>"$log"
	fi
	passed=$((passed + p))
	failed=$((failed + f))
	if [ "$f" -eq 0 ]; then
		printf '  ok    %-28s %6d\n' "$name" "$p"
	else
		tail -n 80 "$log"
		printf '  FAIL  %-28s %6d failed\n' "$name" "$f"
	fi
}

# shellcheck disable=SC2086  # one word a check
[ $# -gt 0 ] || set -- $all
for check in "$@"; do
	case $check in
	unit)
		for source in tests/unit/t_*.c; do
			name=$(basename "$source" .c)
			run "$name" "$B/tests/unit/$name"
		done
		;;
	fuzz)
		for source in tests/fuzz/f_*.c; do
			name=$(basename "$source" .c)
			run "$name" "$B/tests/fuzz/$name" "tests/fuzz/corpus/${name#f_}"
		done
		;;
	*)
		run "$check" "tests/$check.sh"
		;;
	esac
done

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
