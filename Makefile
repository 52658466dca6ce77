# SPDX-License-Identifier: GPL-3.0-or-later
# umpire: make, make demo, make test.  Everything is built under $(B).

CC      ?= cc
B       ?= build
CFLAGS  ?= -O2 -g
WARN     = -Wall -Wextra -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Werror
ALL_CFLAGS = -std=c17 $(WARN) $(CFLAGS) -fPIC -D_POSIX_C_SOURCE=200809L -I. -Icore -MMD -MP
LIBS     = -lgsl -lgslcblas -liniparser -lm
CLI_LIBS = -ljansson -lreadline

CORE_SRC  = $(wildcard core/*/*.c rulesets/*.c rulesets/*/*.c)
CLI_SRC   = $(wildcard cli/*.c)
UNIT_SRC  = $(wildcard tests/unit/*.c)
CORE_OBJ  = $(CORE_SRC:%.c=$(B)/%.o)
CLI_OBJ   = $(CLI_SRC:%.c=$(B)/%.o)
UNIT      = $(UNIT_SRC:tests/unit/%.c=$(B)/tests/unit/%)

all: umpire

$(B)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -c -o $@ $<

$(B)/libumpire.a: $(CORE_OBJ)
	$(AR) rcs $@ $^

umpire: $(CLI_OBJ) $(B)/libumpire.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(CLI_OBJ) $(B)/libumpire.a $(LIBS) $(CLI_LIBS)

$(B)/tests/unit/%: tests/unit/%.c $(B)/libumpire.a
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -Itests -o $@ $< $(B)/libumpire.a $(LIBS) $(CLI_LIBS) -lcunit

unit: $(UNIT)
	@for t in $(UNIT); do $$t || exit 1; done

clean:
	rm -rf $(B) umpire

-include $(shell find $(B) -name '*.d' 2>/dev/null)

.PHONY: all unit clean
