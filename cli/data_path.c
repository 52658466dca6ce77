/* SPDX-License-Identifier: GPL-3.0-or-later */
/* data_path.c -- the data folder: named, beside the program, or installed. */
#include "cli/data_path.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#ifndef UMPIRE_DATADIR
#define UMPIRE_DATADIR "/usr/local/share/umpire/data"
#endif

enum { PATH_ROOM = 4096 };

static bool is_folder(const char *path)
{
	struct stat st;

	return !stat(path, &st) && S_ISDIR(st.st_mode);
}

/* path becomes root/ruleset; whether that is a folder.  Adds root to the places tried. */
static bool try_root(const char *root, const char *ruleset, struct text *path, struct text *tried)
{
	text_clear(path);
	text_addf(path, "%s/%s", root, ruleset);
	text_addf(tried, "%s%s", tried->n ? ", " : "", root);
	return is_folder(path->s);
}

/* Cuts a path after its last slash but `levels`; false when it has none. */
static bool cut(char *path, int levels)
{
	for (; levels >= 0; levels--) {
		char *slash = strrchr(path, '/');

		if (!slash)
			return false;
		*slash = '\0';
	}
	return true;
}

/* The folder of the program, links followed, or the one `up` levels above it. */
static bool own_folder(char buf[PATH_ROOM], int up)
{
	ssize_t n = readlink("/proc/self/exe", buf, PATH_ROOM - 1);

	if (n <= 0)
		return false;
	buf[n] = '\0';
	return cut(buf, up);
}

/* What a source tree (./umpire, build/umpire) and an installation moved elsewhere have beside the
 * program comes before the place compiled in: a tree's program wants its own tree's data. */
static bool try_usual(const char *ruleset, struct text *path, struct text *tried)
{
	static const struct {
		int up;
		const char *name;
	} beside[] = { { 0, "data" }, { 1, "data" }, { 1, "share/umpire/data" } };
	char own[PATH_ROOM];
	struct text root = { 0 };
	bool found = false;

	for (size_t i = 0; i < sizeof beside / sizeof *beside && !found; i++) {
		if (!own_folder(own, beside[i].up))
			continue;
		text_clear(&root);
		text_addf(&root, "%s/%s", own, beside[i].name);
		found = try_root(root.s, ruleset, path, tried);
	}
	text_free(&root);
	return found || try_root(UMPIRE_DATADIR, ruleset, path, tried);
}

int data_path(const char *data, const char *ruleset, struct text *path, struct err *e)
{
	const char *env = getenv("UMPIRE_DATA");
	const char *named = data ? data : env && *env ? env : NULL;
	struct text tried = { 0 };
	bool found;

	if (named)
		found = try_root(named, ruleset, path, &tried);
	else
		found = try_usual(ruleset, path, &tried);
	if (!found)
		err_set(e, data ? ERR_USAGE : ERR_IO,
			"no data for %s: there is no folder '%s' in %s%s; name the data with "
			"--data or UMPIRE_DATA",
			ruleset, ruleset, tried.s ? tried.s : "",
			!named ? ""
			: data ? " (from --data)"
			       : " (from UMPIRE_DATA)");
	text_free(&tried);
	return found ? 0 : -1;
}
