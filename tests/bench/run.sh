#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the benchmarks of a build: the machine, then one line each, medians in microseconds.
set -eu
B=${1:-build}
tests/setup.sh bench
uname -srm
grep -m 1 'model name' /proc/cpuinfo | sed 's/.*: //' || true
printf '%-46s %10s %10s %7s\n' "what (what it is compared with)" "ours" "theirs" "ratio"
"$B/tests/bench/b_chain"
"$B/tests/bench/b_charge"
"$B/tests/bench/b_attack"
"$B/tests/bench/b_notation"
"$B/tests/bench/b_process" "$B/umpire"
