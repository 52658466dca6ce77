# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the commands of one session file and prints the file as it comes out; see transcripts.sh.
# Variables: work (scratch folder), actual and counts (files to write), markdown (0 or 1).

function out(line)
{
	print line > actual
}

# The empty lines held back, which turned out to be no output.
function flush_blank()
{
	for (; blank > 0; blank--)
		out("")
}

# Runs the command, if there is one, and compares with want[1..n].
function finish(    line, got, same, i)
{
	if (command != "") {
		printf "%s", command > (work "/command")
		close(work "/command")
		system("sh " work "/run")
		got = 0
		while ((getline line < (work "/result")) > 0)
			have[++got] = line
		close(work "/result")
		for (i = got; indent != "" && i > 0 && have[i] == ""; i--)
			have[i] = "[blank line]"
		same = n == got
		for (i = 1; i <= got; i++) {
			out(have[i] == "" ? "" : indent have[i])
			same = same && want[i] == have[i]
		}
		passed += same
		failed += !same
		command = ""
		n = 0
	}
	flush_blank()
}

BEGIN {
	indent = markdown ? "" : "  "
}

markdown && /^```/ {
	finish()
	inside = !inside
	first = inside
	out($0)
	next
}
markdown && first {
	live = /^\$ /
	first = 0
}
markdown && !(inside && live) {
	out($0)
	next
}
!markdown && /^$/ {
	blank++
	next
}
!markdown && !/^  / {
	finish()
	out($0)
	next
}
{
	body = markdown ? $0 : substr($0, 3)
}
body ~ /^\$ / {
	finish()
	command = substr(body, 3) "\n"
	ending = ""
	if (match(body, /<<'?[A-Z]+'?/)) {
		ending = substr(body, RSTART + 2, RLENGTH - 2)
		gsub(/'/, "", ending)
	}
	reading = ending != "" || body ~ /\\$/
	out(indent body)
	next
}
command == "" {
	flush_blank()
	out($0)
	next
}
reading && body ~ /^>( |$)/ {
	command = command substr(body, 3) "\n"
	reading = ending != "" ? substr(body, 3) != ending : body ~ /\\$/
	out(indent body)
	next
}
{
	reading = 0
	for (; blank > 0; blank--)
		want[++n] = ""
	want[++n] = body
}

END {
	finish()
	print passed + 0, failed + 0 > counts
}
