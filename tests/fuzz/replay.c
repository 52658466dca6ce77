/* SPDX-License-Identifier: GPL-3.0-or-later */
/* replay.c -- runs a fuzz target over the files of its corpus, without libFuzzer. */
#include "fuzz.h"

#include <dirent.h>

static int ran;

static void replay(const char *path)
{
	static uint8_t data[1 << 16];
	FILE *f = fopen(path, "rb");
	size_t n;

	if (!f)
		return;
	n = fread(data, 1, sizeof data, f);
	fclose(f);
	LLVMFuzzerTestOneInput(data, n);
	ran++;
}

static void replay_folder(const char *folder)
{
	DIR *dir = opendir(folder);
	struct dirent *entry;
	char path[4096];

	if (!dir)
		return;
	while ((entry = readdir(dir))) {
		if (entry->d_name[0] == '.')
			continue;
		snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
		replay(path);
	}
	closedir(dir);
}

int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++)
		replay_folder(argv[i]);
	printf("%d passed, %d failed\n", ran, ran ? 0 : 1);
	return ran ? 0 : 1;
}
