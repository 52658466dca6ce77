/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd.h -- what the commands of the table run; argv[0] is the command's name. */
#ifndef UMPIRE_CLI_CMD_H
#define UMPIRE_CLI_CMD_H

#include "chance/notation.h"
#include "cli/cli.h"

int cmd_roll(struct session *s, int argc, char **argv, struct err *e);
int cmd_odds(struct session *s, int argc, char **argv, struct err *e);
int cmd_worth(struct session *s, int argc, char **argv, struct err *e);
int cmd_dice(struct session *s, int argc, char **argv, struct err *e);
int cmd_odds_dice(struct session *s, int argc, char **argv, struct err *e); /* after "odds" */
int cmd_rulesets(struct session *s, int argc, char **argv, struct err *e);
int cmd_list(struct session *s, int argc, char **argv, struct err *e);
int cmd_rulings(struct session *s, int argc, char **argv, struct err *e);
int cmd_check(struct session *s, int argc, char **argv, struct err *e);

/* The exact distribution of a notation, printed. */
int odds_of_notation(struct session *s, const struct notation *n, struct err *e);

#endif
