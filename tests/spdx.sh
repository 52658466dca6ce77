#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Each source opens with its licence and, in C, with one sentence on what it is.
set -u
line="SPDX-License-Identifier: GPL-3.0-or-later"
passed=0
failed=0

bad()
{
	echo "$1: $2"
	failed=$((failed + 1))
}

for file in Makefile .ci/run $(find core rulesets cli tests examples docs -type f \
	\( -name '*.[ch]' -o -name '*.sh' -o -name '*.awk' \)); do
	if ! head -n 2 "$file" | grep -qF "$line"; then
		bad "$file" "does not open with $line"
	elif [ "${file%.[ch]}" != "$file" ] && ! sed -n 2p "$file" | grep -q '^/\* '; then
		bad "$file" "has no sentence on its second line that says what it is"
	else
		passed=$((passed + 1))
	fi
done
if grep -q 'GNU GENERAL PUBLIC LICENSE' LICENSE && grep -q 'Version 3' LICENSE; then
	passed=$((passed + 1))
else
	bad LICENSE "is not the GPL, version 3"
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
