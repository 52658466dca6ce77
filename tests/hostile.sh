#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Bad input, a full disk, a closed pipe and a kill: one clear message or none, the right exit code,
# nothing half-done.
set -u
UMPIRE=${UMPIRE:-build/umpire}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The program beside the tree's data, wherever it was built.
mkdir "$work/bin"
cp "$UMPIRE" "$work/bin/umpire"
ln -s "$PWD/data" "$work/data"
UMPIRE=$work/bin/umpire
HOME=$work
export HOME
unset XDG_STATE_HOME UMPIRE_DATA NO_COLOR
passed=0
failed=0

ok()
{
	passed=$((passed + 1))
}
bad()
{
	failed=$((failed + 1))
	echo "$*"
	head -n 5 "$work/out" "$work/err" 2>/dev/null
}

# refuse CODE WORD ARGUMENT...: ends with CODE, nothing on standard output, one message on standard
# error that has WORD in it.
refuse()
{
	want=$1
	word=$2
	shift 2
	timeout 20 "$UMPIRE" "$@" </dev/null >"$work/out" 2>"$work/err"
	code=$?
	if [ $code -ne "$want" ]; then
		bad "umpire $*: ended with $code, not $want"
	elif [ -s "$work/out" ]; then
		bad "umpire $*: printed something before it refused"
	elif ! grep -qi -e "$word" "$work/err"; then
		bad "umpire $*: no word of '$word'"
	elif [ "$(grep -c '^umpire:' "$work/err")" -gt 1 ]; then
		bad "umpire $*: more than one message"
	else
		ok
	fi
}

R=rules15-19
refuse 2 nosuch nosuch
refuse 2 odds ods $R morale
refuse 2 option --nosuch
refuse 2 format --format=xml rulesets
refuse 2 format -o
refuse 2 seed --seed four roll $R morale
refuse 2 seed --seed -1 roll $R morale
refuse 2 scale --scale 0cm roll $R morale
refuse 2 scale --scale wide roll $R morale
refuse 2 color --color=pink rulesets
refuse 2 "$R" odds rules1519x morale
refuse 2 morale odds $R moral-e
refuse 2 rally odds $R r
refuse 2 class odds $R morale class=z
refuse 2 class odds $R morale class=a class=b
refuse 2 casualties odds $R morale casulties=2
refuse 2 casualties odds $R morale casualties=-1
refuse 2 casualties odds $R morale casualties=1e1
refuse 2 casualties odds $R morale casualties=99999999999999999999
refuse 2 casualties odds $R morale casualties=
refuse 2 general odds $R morale general=four
refuse 2 general odds $R morale general=-1in
refuse 2 general odds $R morale general=1/0in
refuse 2 '=' odds $R morale =
refuse 2 by odds $R morale by=nosuch
refuse 2 dice roll $R morale dice=7
refuse 2 dice roll $R morale dice=0
refuse 2 dice roll $R morale dice=
refuse 2 dice roll $R morale dice=4,4
refuse 2 dice roll $R morale dice=x
refuse 2 ruling --ruling nosuch=a odds $R morale
refuse 2 within --ruling within=nosuch odds $R morale
refuse 2 . --ruling = odds $R morale
refuse 2 . odds dice
refuse 2 . odds dice 2d
refuse 2 . dice 2d6+
refuse 2 1000 dice 1001d6
refuse 2 1000 dice 1d1001
refuse 2 . dice 999999999999d6
refuse 2 . dice "$(printf '%20000s' '' | tr ' ' '(')2d6"
refuse 2 . dice ''
refuse 2 . ''
refuse 2 . "$(printf '%70000s' x)"
refuse 2 . "$(printf '\377\376')"
refuse 2 . "$(printf 'ro\033[2Jll')"
refuse 2 . show $R nosuch
refuse 2 . rulings $R nosuch
refuse 2 . rulings $R within=nosuch
refuse 2 . help nosuch
refuse 2 . roll
refuse 2 . odds $R

# What a terminal would obey never reaches it.
if LC_ALL=C grep -q "$(printf '\033')" "$work/err"; then
	bad "an escape sequence of the input came out raw"
else
	ok
fi

# ---- files ----
refuse 1 nosuch.ump -f "$work/nosuch.ump"
refuse 1 "$work" -f "$work"
refuse 2 . --rules "$work/nosuch.ini" odds $R morale
mkdir "$work/empty"
refuse 2 . --rules "$work/empty" rulesets
: >"$work/zero.ini"
refuse 2 zero.ini --rules "$work/zero.ini" odds $R morale
printf '[house]\ntitle = T\nruleset = rules15-19\n[number nosuch]\nvalue = 1\n' >"$work/a.ini"
refuse 2 'a.ini:4' --rules "$work/a.ini" odds $R morale
printf '[house]\ntitle = T\nruleset = rules15-19\n[house]\ntitle = U\n' >"$work/b.ini"
refuse 2 'b.ini' --rules "$work/b.ini" odds $R morale
head -c 100000 /dev/urandom >"$work/c.ini"
refuse 2 'c.ini' --rules "$work/c.ini" odds $R morale
refuse 2 . --data "$work/empty" odds $R morale

# In JSON the message is one object.
timeout 20 "$UMPIRE" -o json odds $R morale class=z >"$work/out" 2>"$work/err"
if [ $? -eq 2 ] && [ ! -s "$work/out" ] && grep -q '^{"error": *{"message":' "$work/err"; then
	ok
else
	bad "JSON error"
fi

# ---- a script goes on, and ends with the worst code ----
printf 'odds %s morale class=z\r\nodds dice 1d2\r\n\r\n# end' $R >"$work/s.ump"
timeout 20 "$UMPIRE" -f "$work/s.ump" >"$work/out" 2>"$work/err"
if [ $? -eq 2 ] && [ -s "$work/err" ]; then
	ok
else
	bad "a script with one bad line"
fi
head -c 20000 /dev/urandom >"$work/noise.ump"
timeout 60 "$UMPIRE" -f "$work/noise.ump" >"$work/out" 2>"$work/err"
code=$?
if [ $code -eq 2 ] || [ $code -eq 1 ]; then ok; else bad "noise as a script: $code"; fi
timeout 60 "$UMPIRE" <"$work/noise.ump" >"$work/out" 2>"$work/err"
code=$?
if [ $code -eq 2 ] || [ $code -eq 1 ]; then ok; else bad "noise on standard input: $code"; fi

# ---- full disk, closed pipe: exit code 1 and no noise ----
for format in text json tsv; do
	for what in rulesets "list $R" "help" "show $R" "odds $R morale" "odds dice 400d200" \
		"roll $R morale" "dice 2d6" "rulings $R"; do
		# shellcheck disable=SC2086  # words
		"$UMPIRE" -o $format $what >/dev/full 2>"$work/err"
		code=$?
		: >"$work/out"
		if [ $code -eq 1 ] && [ "$(wc -l <"$work/err")" -le 1 ]; then
			ok
		else
			bad "umpire -o $format $what >/dev/full: ended with $code"
		fi
	done
done
for what in "show $R" "odds dice 400d200" "help"; do
	# shellcheck disable=SC2086
	{
		sleep 0.1
		"$UMPIRE" $what 2>"$work/err"
		echo $? >"$work/code"
	} | true
	read -r code <"$work/code"
	if [ "$code" -eq 1 ] && [ ! -s "$work/err" ]; then
		ok
	else
		bad "umpire $what into a closed pipe: ended with $code"
	fi
done
# Standard output or error closed altogether.
"$UMPIRE" rulesets >&- 2>"$work/err"
if [ $? -eq 1 ]; then ok; else bad "standard output closed"; fi
"$UMPIRE" nosuch 2>&- >"$work/out"
if [ $? -eq 2 ] && [ ! -s "$work/out" ]; then ok; else bad "standard error closed"; fi

# ---- killed while it waits for a line: nothing is left behind but its home's history ----
mkfifo "$work/in"
"$UMPIRE" <"$work/in" >"$work/out" 2>"$work/err" &
pid=$!
exec 4>"$work/in"
echo "odds dice 2d6" >&4
sleep 0.2
kill -TERM $pid
wait $pid 2>/dev/null
code=$?
exec 4>&-
if [ $code -eq 143 ]; then ok; else bad "killed while waiting: ended with $code"; fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
