#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What docs/ holds of the program's own text has not drifted, and its links lead somewhere.
# --write makes those pages anew.
set -u
UMPIRE=${UMPIRE:-build/umpire}

if [ "${1:-}" = --write ]; then
	"$UMPIRE" help man >docs/umpire.1 && tests/coverage.sh --write
	exit
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

check()
{
	title=$1
	shift
	if "$@" >"$work/log" 2>&1; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "$title"
		head -n 20 "$work/log"
	fi
}

"$UMPIRE" help man >"$work/man"
check "docs/umpire.1 has drifted: make docs" diff docs/umpire.1 "$work/man"

# An umpire's sheet is two A4 pages of plain text: 66 lines of 80 columns each.
COLUMNS=80 "$UMPIRE" --data data show rules15-19 >"$work/sheet"
sheet_fits()
{
	awk 'length($0) > 80 {print FILENAME ":" NR ": too wide"; bad = 1}
		END {if (NR > 132) {print NR " lines"; bad = 1} if (NR < 60) bad = 1; exit bad}' \
		"$work/sheet"
}
check "show rules15-19 does not fit two A4 pages" sheet_fits

# Links to files, out of every page.
for page in README.md docs/*.md docs/*/*.md; do
	# shellcheck disable=SC2013
	for link in $(grep -o '](\([^)#:]*\))' "$page" | sed 's/^](//; s/)$//'); do
		check "$page: $link leads nowhere" test -e "$(dirname "$page")/$link"
	done
done

# What the manual says make can do, make can.
for target in all test check san fuzz bench lint format docs install uninstall clean demo; do
	check "make $target is missing" grep -qE "^$target( |:)" Makefile
done

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
