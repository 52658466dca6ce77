# SPDX-License-Identifier: GPL-3.0-or-later
# rulings.awk -- docs/rulings.md from every ruleset's rulings-*.ini:
#   awk -f tests/rulings.awk data/*/rulings-*.ini > docs/rulings.md

BEGIN {
	print "# Rulings"
	print ""
	print "Places where a source text is silent or doubtful, each settled by name. The first reading of"
	print "each is the one in force unless another is set: `--ruling KEY=CHOICE` for one run, a"
	print "`[rulings]` section in a house-rule file, `rulings RULESET KEY=CHOICE` in a session. A choice may be"
	print "given by its name or by its letter, a for the first. A result that hangs on a ruling names it."
	print ""
	print "This page is made from the rulings-*.ini of each ruleset by tests/rulings.awk; do not edit it."
}

function flush_ruling(   i)
{
	if (key == "")
		return
	printf "\n### %s\n\n%s (Rule%s %s)\n\n", key, question, cite ~ /,/ ? "s" : "", cite
	for (i = 1; i <= n; i++)
		printf "- %s `%s`%s: %s\n", substr("abcdefgh", i, 1), choice[i], \
			choice[i] == dflt ? " (in force)" : "", say[choice[i]]
	printf "\nWhy: %s\n\nClauses: %s\n", reason, clauses
	key = question = cite = dflt = reason = clauses = ""
	n = 0
}

function value(line)
{
	sub(/^[^=]*=[ \t]*/, "", line)
	sub(/[ \t]+$/, "", line)
	return line
}

FNR == 1 {
	flush_ruling()
	folder = FILENAME
	sub(/\/[^\/]*$/, "", folder)
	sub(/.*\//, "", folder)
	if (folder != shown)
		printf "\n## %s\n", folder
	shown = folder
}

/^\[ruling / {
	flush_ruling()
	key = $2
	sub(/\]$/, "", key)
}

/^choices[ \t]*=/ { n = split(value($0), choice, " ") }
/^default[ \t]*=/ { dflt = value($0) }
/^question[ \t]*=/ { question = value($0) }
/^reason[ \t]*=/ { reason = value($0) }
/^cite[ \t]*=/ { cite = value($0) }
/^clauses[ \t]*=/ { clauses = value($0) }

/^say\./ {
	name = $1
	sub(/^say\./, "", name)
	say[name] = value($0)
}

END { flush_ruling() }
