/* SPDX-License-Identifier: GPL-3.0-or-later */
/* scratch.h -- a file in a folder of its own that holds one fuzz input at a time. */
#ifndef UMPIRE_TESTS_FUZZ_SCRATCH_H
#define UMPIRE_TESTS_FUZZ_SCRATCH_H

#include "fuzz.h"

#include <unistd.h>

static char scratch_folder[64], scratch_file[80];

static void scratch_remove(void)
{
	unlink(scratch_file);
	rmdir(scratch_folder);
}

/* The path of the file with this content. */
static inline const char *scratch_write(const uint8_t *data, size_t size)
{
	FILE *f;

	if (!scratch_folder[0]) {
		strcpy(scratch_folder, "/tmp/umpire-fuzz-XXXXXX");
		if (!mkdtemp(scratch_folder))
			abort();
		snprintf(scratch_file, sizeof scratch_file, "%s/x.ini", scratch_folder);
		atexit(scratch_remove);
	}
	f = fopen(scratch_file, "wb");
	if (!f)
		abort();
	fwrite(data, 1, size, f);
	fclose(f);
	return scratch_file;
}

#endif
