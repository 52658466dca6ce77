#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the sessions in tests/transcripts and the examples of the manual; --accept rewrites them.
#
# In NAME.t a line of "  $ command" is run by sh; after <<END or a backslash "  > more" carries it
# on; the indented lines after it are what it must print: standard output, then each line of standard
# error after "! ", then "[N]" where the exit code is not 0.  Other lines are remarks.  In a .md
# file the same stands without indentation in the fenced blocks that begin with "$ ".
#
# Sessions run in a copy of the project's root with a fresh HOME, 80 columns and $T as a scratch folder.
set -u
UMPIRE=${UMPIRE:-build/umpire}
accept=
if [ "${1:-}" = --accept ]; then
	accept=yes
	shift
fi
[ $# -gt 0 ] || set -- tests/transcripts/*.t docs/manual.md README.md

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A tree of its own: the program, wherever it was built, beside what it reads.
mkdir "$work/tree"
cp "$UMPIRE" "$work/tree/umpire"
for folder in data examples tests docs; do
	ln -s "$PWD/$folder" "$work/tree/$folder"
done

# One command: its text is in $work/command; what came of it goes to $work/result.
cat >"$work/run" <<END
T=$work/scratch
cd "$work/tree" || exit 9
env -i PATH="$work/tree:/usr/bin:/bin" HOME="$work/home" T="\$T" COLUMNS=80 LC_ALL=C.UTF-8 \\
	TERM=dumb ${ASAN_OPTIONS:+ASAN_OPTIONS=$ASAN_OPTIONS} \\
	sh $work/command </dev/null >$work/out 2>$work/err
code=\$?
{
	cat $work/out
	[ ! -s $work/out ] || [ -z "\$(tail -c 1 $work/out)" ] || printf '\\n[no newline]\\n'
	sed 's/^/! /' $work/err
	[ \$code -eq 0 ] || echo "[\$code]"
} >$work/result
END

passed=0
failed=0
for file in "$@"; do
	rm -rf "${work:?}/home" "$work/scratch"
	mkdir "$work/home" "$work/scratch"
	: >"$work/actual"
	markdown=0
	case $file in *.md) markdown=1 ;; esac
	awk -v work="$work" -v actual="$work/actual" -v counts="$work/counts" \
		-v markdown=$markdown -f tests/transcripts.awk "$file"
	read -r p f <"$work/counts"
	passed=$((passed + p))
	if ! cmp -s "$file" "$work/actual"; then
		if [ -n "$accept" ]; then
			cp "$work/actual" "$file"
			echo "  rewrote $file"
			continue
		fi
		diff -u "$file" "$work/actual" | sed "2s|.*|+++ what came out|"
		[ "$f" -gt 0 ] || f=1
	fi
	failed=$((failed + f))
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
