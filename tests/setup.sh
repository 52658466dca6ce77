#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, and only that: setup.sh build | test | ci | bench.
set -eu

build="gcc libc6-dev pkg-config libgsl-dev libiniparser-dev libjansson-dev libreadline-dev"
test="$build libcunit1-dev"
ci="$test clang valgrind cppcheck clang-tidy clang-format shellcheck"
bench="$build dicelab"

case ${1:-} in
build) want=$build ;;
test) want=$test ;;
ci) want=$ci ;;
bench) want=$bench ;;
*)
	echo "usage: tests/setup.sh build|test|ci|bench" >&2
	exit 2
	;;
esac

# Elsewhere than on Debian and its kin: whether the headers are there is all that can be asked.
if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
	missing=
	for header in gsl/gsl_rng.h jansson.h readline/readline.h CUnit/Basic.h; do
		echo "#include <$header>" | ${CC:-cc} -E -include stdio.h - >/dev/null 2>&1 ||
			missing="$missing $header"
	done
	[ -z "$missing" ] && exit 0
	echo "umpire: this is no Debian or Ubuntu, so nothing was installed." >&2
	echo "Not found:$missing" >&2
	echo "Please install: a C compiler, pkg-config and the development files of GSL," >&2
	echo "iniparser, Jansson, GNU Readline and CUnit; then run make again." >&2
	exit 1
fi

root=
if [ "$(id -u)" -ne 0 ]; then
	root=sudo
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT

# The packages among the arguments that are not installed.
absent()
{
	for package in "$@"; do
		case $(dpkg-query -W -f '${Status}' "$package" 2>/dev/null) in
		"install ok installed") ;;
		*) echo "$package" ;;
		esac
	done
}

fetch()
{
	$root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends \
		install "$@" >"$log" 2>&1
}

get()
{
	missing=$(absent "$@" | tr '\n' ' ')
	[ -n "$missing" ] || return 0
	echo "  installing $missing"
	if [ -n "$root" ] && ! command -v sudo >/dev/null; then
		echo "umpire: please install these as root: $missing" >&2
		exit 1
	fi
	# shellcheck disable=SC2086  # one word a package
	fetch $missing && return 0
	$root apt-get -qq update >"$log" 2>&1 || true
	# shellcheck disable=SC2086
	fetch $missing && return 0
	cat "$log" >&2
	echo "umpire: could not install: $missing" >&2
	exit 1
}

# shellcheck disable=SC2086
get $want

# clang's sanitizers and fuzzer come in a package named after its version.
if [ "$1" = ci ]; then
	version=$(clang -dumpversion | cut -d. -f1)
	get "libclang-rt-$version-dev"
fi
