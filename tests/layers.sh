#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The house holds: a folder includes only itself and those below it, and each outside library has
# its one door.  core/ and rulesets/ never print or exit and keep no state of their own.
set -u
B=${B:-build}
passed=0
failed=0

# check TITLE LINES: a check that passes when there are no offending lines.
check()
{
	if [ -z "$2" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		printf '%s\n%s\n' "$1:" "$2"
	fi
}

# Includes "floor/..." in the folder that are not among the allowed floors.
strays()
{
	folder=$1
	shift
	allowed=$(echo "$*" | tr ' ' '|')
	grep -rnE '^#include "[a-z0-9_]+/' --include='*.[ch]' "$folder" |
		grep -vE "#include \"($allowed)/"
}

check "core/base includes more than itself" "$(strays core/base base)"
for floor in chance ground load; do
	check "core/$floor includes more than itself and base" \
		"$(strays core/$floor base $floor)"
done
check "core/rules reaches up" "$(strays core/rules base chance ground load rules)"
for set in rulesets/*/; do
	own=$(basename "$set")
	check "rulesets/$own reaches up or sideways" \
		"$(strays "rulesets/$own" base chance ground load rules "$own" "rulesets/$own")"
done
check "cli is included from below" \
	"$(grep -rnE '^#include "(cli/|cli\.h)' --include='*.[ch]' core rulesets)"
check "only rulesets/list.c names the rulesets" \
	"$(grep -rnE '^#include "(\.\./)*rulesets/[a-z0-9_]+/' --include='*.[ch]' core cli)"

# door LIBRARY HEADER-PATTERN FILE-PATTERN: nobody else includes it.
door()
{
	check "$1 has another door" "$(grep -rnE "^#include <$2" --include='*.[ch]' \
		core rulesets cli | grep -vE "^$3")"
}
door iniparser '(iniparser/)?(iniparser|dictionary)\.h' 'core/load/ini'
door GSL 'gsl/' 'core/chance/'
door Jansson 'jansson' 'cli/'
door Readline 'readline/' 'cli/'
check "Readline is in more than one file" \
	"$(grep -rlE '^#include <readline/' cli | tail -n +2)"

check "core or rulesets print or exit" \
	"$(grep -rnE '\b(printf|vprintf|puts|putchar|fprintf|perror|exit|abort)\(' \
		--include='*.c' core rulesets)"
check "core or rulesets ask for the time, the environment or chance of their own" \
	"$(grep -rnE '\b(time|clock|getenv|rand|srand|random)\(' --include='*.c' core rulesets)"

# Writable data in the library would be hidden state.
if [ -f "$B/libumpire.a" ]; then
	check "the library has writable data" "$(size -A "$B/libumpire.a" |
		awk '/^[^ ]+\.o /{file = $1} ($1 == ".data" || $1 == ".bss") && $2 > 0 {print file, $0}')"
fi

# Budgets: sources under 500 lines, headers under 130 (but for the names of rulings and their
# choices), functions at most 60 lines.
check "sources that are too long" \
	"$(find core rulesets cli -name '*.c' -exec wc -l {} + | awk '$2 != "total" && $1 > 500')"
check "headers that are too long" \
	"$(find core rulesets cli -name '*.h' ! -name rulings.h ! -name choices.h -exec wc -l {} + |
		awk '$2 != "total" && $1 > 130')"
check "functions over 60 lines" "$(find core rulesets cli tests -name '*.c' -exec awk '
	FNR == 1 {start = 0}
	/^\{/ {start = FNR}
	/^\}/ {if (start && FNR - start > 60) print FILENAME ":" start ": " FNR - start; start = 0}' {} +)"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
