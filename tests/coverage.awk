# SPDX-License-Identifier: GPL-3.0-or-later
# coverage.awk -- holds the coverage list, the rows, the rulings and the data of one ruleset
# together; called by coverage.sh with the files in this order: coverage list, rows, INI files.
# With write=1 prints the coverage list anew, its proofs taken from the rows.

function bad(what)
{
	if (!write)
		print what
	failed++
}

function good(ok, what)
{
	if (ok)
		passed++
	else
		bad(what)
}

BEGIN { FS = "\t" }

# ---- the coverage list: clause, summary, rows that prove it ----

FILENAME ~ /\.tsv$/ {
	if (FNR == 1) {
		header = $0
		next
	}
	if ($1 in summary)
		bad("coverage: " $1 " twice")
	clause[++clauses] = $1
	summary[$1] = $2
	proof[$1] = $3
	next
}

# ---- rows ----

FILENAME ~ /\.rows$/ {
	n = split($0, word, /[ \t]+/)
	if (word[1] == "row") {
		id = word[2]
		if (id in row)
			bad(FILENAME ":" FNR ": row " id " twice")
		row[id] = 1
	}
	if (word[1] == "clauses")
		for (i = 2; i <= n; i++) {
			if (!(word[i] in summary))
				bad(FILENAME ":" FNR ": " word[i] " is no clause")
			lists[word[i]] = lists[word[i]] (lists[word[i]] == "" ? "" : " ") id
		}
	if (word[1] == "set")
		for (i = 2; i <= n; i++)
			set[word[i]] = 1
	next
}

# ---- data ----

/^\[ruling / {
	key = substr($0, 9)
	sub(/\].*/, "", key)
	ruling[++rulings] = key
}

/^choices[ \t]*=/ {
	sub(/^[^=]*=[ \t]*/, "")
	choices[key] = $0
}

/^clauses?[ \t]*=/ {
	sub(/^[^=]*=[ \t]*/, "")
	n = split($0, word, /[ \t]+/)
	for (i = 1; i <= n; i++)
		good(word[i] == "" || word[i] in summary, FILENAME ":" FNR ": " word[i] " is no clause")
}

# ---- all together ----

function check_clause(c,   i, n, word)
{
	good(proof[c] != "", "coverage: nothing proves " c)
	good(proof[c] == lists[c], "coverage: " c " is proved by \"" lists[c] "\", not \"" proof[c] "\"")
	n = split(proof[c], word, " ")
	for (i = 1; i <= n; i++) {
		good(word[i] in row, "coverage: " c " names the row " word[i] ", which is not there")
		good(index(" " lists[c] " ", " " word[i] " "), "coverage: row " word[i] " does not list " c)
	}
}

function check_ruling(key,   i, n, word, tried)
{
	n = split(choices[key], word, " ")
	for (i = 1; i <= n; i++)
		tried += (key "=" word[i]) in set
	good(tried >= 2, "rulings: " key " has rows in " tried + 0 " of its readings, and needs 2")
}

END {
	if (write) {
		print header
		for (i = 1; i <= clauses; i++)
			print clause[i] "\t" summary[clause[i]] "\t" lists[clause[i]]
		exit 0
	}
	for (i = 1; i <= clauses; i++)
		check_clause(clause[i])
	for (i = 1; i <= rulings; i++)
		check_ruling(ruling[i])
	good(clauses == want, "coverage: " clauses " clauses, not " want)
	good(rulings == want_rulings, "rulings: " rulings " of them, not " want_rulings)
	print passed + 0 " passed, " failed + 0 " failed"
	exit failed > 0
}
