#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs into a scratch folder and uses what was installed as a stranger would; then uninstalls.
set -u
B=${B:-build}
MAKE=${MAKE:-make}
CC=${CC:-cc}
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
		echo "$title: failed"
		tail -n 20 "$work/log"
	fi
}

prefix=$work/usr
make_here()
{
	"$MAKE" -s B="$work/build" PREFIX="$prefix" "$@"
}
# Few objects depend on the prefix: take those that are built already.
cp -a "$B" "$work/build"
check "make install" make_here install

for file in bin/umpire lib/libumpire.a lib/libumpire.so.0 lib/libumpire.so \
	lib/pkgconfig/umpire.pc include/umpire/rules/ruleset.h include/umpire/rulesets/list.h \
	share/umpire/data/rules15-19 share/man/man1/umpire.1 \
	share/bash-completion/completions/umpire; do
	check "$file is installed" test -e "$prefix/$file"
done

# Away from the source tree, the program finds its data.
away()
{
	(cd "$work" && env -i PATH=/usr/bin:/bin HOME="$work" "$@")
}
odds()
{
	away "$prefix/bin/umpire" -o tsv odds rules15-19 morale class=a by=result |
		grep -q '^makes-morale'
}
check "the installed program finds its data" odds
check "and says its version" sh -c "'$prefix/bin/umpire' --version | grep -qF \"\$(cat VERSION)\""

# A C program through pkg-config, against both libraries.
PKG_CONFIG_PATH=$prefix/lib/pkgconfig
export PKG_CONFIG_PATH
flags()
{
	pkg-config "$@" umpire
}
example()
{
	away env LD_LIBRARY_PATH="$prefix/lib" "$1" "$(flags --variable=datadir)" class=c \
		casualties=2 support=3.5in >"$1.out"
}
for source in examples/*.c; do
	name=$(basename "$source" .c)
	# shellcheck disable=SC2046  # flags are words
	check "$name builds on the shared library" "$CC" -std=c17 -Wall -Werror -o "$work/shared" \
		"$source" $(flags --cflags --libs)
	# shellcheck disable=SC2046
	check "$name builds on the static library" "$CC" -std=c17 -o "$work/static" "$source" \
		$(flags --cflags) "$prefix/lib/libumpire.a" \
		$(flags --static --libs | sed 's/-lumpire//')
	check "$name runs" example "$work/shared"
	check "$name prints what $name.out says" diff "examples/$name.out" "$work/shared.out"
	check "$name runs on the static one" example "$work/static"
	check "$name prints the same there" cmp "$work/shared.out" "$work/static.out"
done

# Each public header stands on its own.
for header in $(cd "$prefix/include/umpire" && find . -name '*.h' | sed 's|^\./||'); do
	echo "#include \"$header\"" >"$work/header.c"
	# shellcheck disable=SC2046
	check "$header stands on its own" "$CC" -std=c17 -Wall -Werror -fsyntax-only \
		$(flags --cflags) "$work/header.c"
done

check "the man page has no faults" sh -c "! command -v mandoc >/dev/null ||
	mandoc -T lint -W error '$prefix/share/man/man1/umpire.1'"
check "the completion script is a script" bash -n "$prefix/share/bash-completion/completions/umpire"

check "make uninstall" make_here uninstall
left()
{
	find "$1" \( -type f -o -type l -o -path '*umpire*' \) | grep . && return 1
	return 0
}
check "uninstall leaves nothing" left "$prefix"

# Staged, as a packager does it.
stage()
{
	"$MAKE" -s B="$work/build" PREFIX="$prefix" DESTDIR="$work/stage" "$1"
}
check "make install DESTDIR=" stage install
check "DESTDIR is honoured" test -x "$work/stage$prefix/bin/umpire"
check "and nothing lands outside it" left "$prefix"
check "make uninstall DESTDIR=" stage uninstall
check "which leaves nothing" left "$work/stage"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
