#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Every clause of a ruleset is proved by a row, every ruling is tried in two readings, and the
# pages that list them have not drifted.  --write makes those pages anew.
set -u
cd "$(dirname "$0")/.." || exit 1

# Each ruleset with the number of its clauses and of its rulings.  One whose ruleset.ini is not there
# yet is being built: its rows are not run, so they prove nothing and are not counted.
rulesets=
for ruleset in rules15-19:192:96 shako:240:96; do
	[ -f "data/${ruleset%%:*}/ruleset.ini" ] && rulesets="$rulesets $ruleset"
done

page()
{
	for ruleset in $rulesets; do
		printf '%s\n' "data/${ruleset%%:*}"/rulings-*.ini
	done | xargs awk -f tests/rulings.awk
}

# cover NAME:CLAUSES:RULINGS [AWK OPTION ...]
cover()
{
	name=${1%%:*}
	clauses=${1#*:}
	shift
	awk -f tests/coverage.awk "$@" want="${clauses%:*}" want_rulings="${clauses#*:}" \
		"docs/coverage/$name.tsv" "tests/rows/$name.rows" "data/$name"/*.ini
}

# Every ruling is named on the page that says how its ruleset was read.
named()
{
	sed -n 's/^\[ruling \(.*\)\]$/\1/p' "data/$1"/rulings-*.ini | while read -r key; do
		grep -q "\`$key\`" "docs/rules/$1.md" ||
			echo "docs/rules/$1.md does not name the ruling $key"
	done
}

work=$(mktemp)
trap 'rm -f "$work"' EXIT

if [ "${1:-}" = --write ]; then
	for ruleset in $rulesets; do
		cover "$ruleset" -v write=1 >"$work" && cat "$work" >"docs/coverage/${ruleset%%:*}.tsv"
	done
	page >docs/rulings.md
	exit
fi

{
	for ruleset in $rulesets; do
		named "${ruleset%%:*}"
		cover "$ruleset"
	done
	page | cmp -s - docs/rulings.md ||
		echo "docs/rulings.md is not what tests/rulings.awk makes; run tests/coverage.sh --write"
} >"$work"
# A line that is no count is a complaint; those of coverage.awk are counted there.
awk '/^[0-9]+ passed, [0-9]+ failed$/ { passed += $1; failed += $3; next }
	{ print }
	/^docs\// { failed++ }
	END {
		print passed + 0 " passed, " failed + 0 " failed"
		exit failed > 0
	}' "$work"
