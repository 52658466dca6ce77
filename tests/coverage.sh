#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Every clause of a ruleset is proved by a row, every ruling is tried in two readings, and the
# pages that list them have not drifted.  --write makes those pages anew.
set -u
cd "$(dirname "$0")/.." || exit 1

list=docs/coverage/rules15-19.tsv
rows=tests/rows/rules15-19.rows
data=data/rules15-19

page()
{
	awk -f tests/rulings.awk data/*/rulings-*.ini
}

cover()
{
	awk -f tests/coverage.awk "$@" want=192 want_rulings=96 $list $rows $data/*.ini
}

if [ "${1:-}" = --write ]; then
	new=$(mktemp)
	cover -v write=1 >"$new" && cat "$new" >$list
	page >docs/rulings.md
	rm -f "$new"
	exit
fi

code=0
# shellcheck disable=SC2013  # keys are single words
for key in $(sed -n 's/^\[ruling \(.*\)\]$/\1/p' $data/rulings-*.ini); do
	if ! grep -q "\`$key\`" docs/rules/rules15-19.md; then
		echo "docs/rules/rules15-19.md does not name the ruling $key"
		code=1
	fi
done
if ! page | cmp -s - docs/rulings.md; then
	echo "docs/rulings.md is not what tests/rulings.awk makes; run tests/coverage.sh --write"
	code=1
fi
cover || code=1
exit $code
