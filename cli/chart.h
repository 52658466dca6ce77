/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chart.h -- the distribution of one number as bars, with at-least chances, mean and spread. */
#ifndef UMPIRE_CLI_CHART_H
#define UMPIRE_CLI_CHART_H

#include "cli/page.h"

enum { SPIKE_LABEL = 40 };

struct spike {
	double x; /* the number */
	char label[SPIKE_LABEL];
	weight num; /* out of the total; not looked at when not exact */
	double p;
};

/* spikes[0..n-1] rise.  Too many for a screen are joined into bands. */
void chart_number(const struct page *p, const char *name, const struct spike *spikes, int n,
		  weight total, bool exact);

/* "Mean 7, spread 2.415" for what was charted. */
void chart_moments(const struct page *p, const struct spike *spikes, int n);

#endif
