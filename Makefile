# SPDX-License-Identifier: GPL-3.0-or-later
# umpire: `make` builds, `make demo` shows it, `make test` proves it.  All output goes under $(B).
#   make CC=clang CFLAGS=-O3    another compiler, other flags
#   make READLINE=no            without line editing
#   make LIBRARIES=shared       no library linked in
#   make install PREFIX=/usr DESTDIR=/tmp/stage

VERSION := $(shell cat VERSION)
B       ?= build
PREFIX  ?= /usr/local
INSTALL  = install
CFLAGS  ?= -O2 -g
READLINE ?= yes
FUZZ_SECONDS ?= 60

WARN = -Wall -Wextra -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Werror
ALL_CFLAGS = -std=c17 $(WARN) $(CFLAGS) -fPIC -D_POSIX_C_SOURCE=200809L -I. -Icore -MMD -MP $(MORE)
LIBS = -lgsl -lgslcblas -liniparser -lm
CLI_LIBS = -ljansson $(if $(filter yes,$(READLINE)),-lreadline)
# The program takes the static form of each library that has one: loading five shared ones would
# cost a look-up half a millisecond, as much as all the rest.  LIBRARIES=shared leaves them shared.
LIBRARIES ?= static
archive = $(filter /%,$(shell $(CC) -print-file-name=lib$(1).a))
prefer = $(foreach l,$(1),$(or $(if $(filter static,$(LIBRARIES)),$(call archive,$l)),-l$l))
PROGRAM_LIBS = $(call prefer,gsl gslcblas iniparser jansson $(if $(filter yes,$(READLINE)),readline \
	tinfo)) -lm
LINK = $(CC) $(CFLAGS) $(LDFLAGS) -Wl,--as-needed -o $@

bindir  = $(PREFIX)/bin
libdir  = $(PREFIX)/lib
incdir  = $(PREFIX)/include/umpire
datadir = $(PREFIX)/share/umpire/data
mandir  = $(PREFIX)/share/man/man1
compdir = $(PREFIX)/share/bash-completion/completions

CORE_OBJ = $(patsubst %.c,$(B)/%.o,$(wildcard core/*/*.c rulesets/*.c rulesets/*/*.c))
CLI_OBJ  = $(patsubst %.c,$(B)/%.o,$(wildcard cli/*.c))
UNIT     = $(patsubst %.c,$(B)/%,$(wildcard tests/unit/t_*.c))
FUZZ     = $(patsubst %.c,$(B)/%,$(wildcard tests/fuzz/f_*.c))
BENCH    = $(patsubst %.c,$(B)/%,$(wildcard tests/bench/b_*.c))
HEADERS  = $(addprefix core/, $(addprefix base/,err.h text.h) $(addprefix chance/,dice.h dist.h \
	exact.h notation.h throw.h weight.h) ground/distance.h load/ini.h $(addprefix rules/,act.h \
	condition.h data.h declared.h field.h inputs.h modifier.h odds.h resolve.h ruleset.h ruling.h sums.h \
	table.h trace.h worth.h)) rulesets/list.h
# Rulesets that are whole: one without a ruleset.ini is being built.
DATA     = $(shell find $(dir $(wildcard data/*/ruleset.ini)) -name '*.ini' 2>/dev/null)
SOURCES  = $(wildcard cli/*.[ch] core/*/*.[ch] rulesets/*.[ch] rulesets/*/*.[ch] examples/*.c \
	tests/*.[ch] tests/unit/*.[ch] tests/fuzz/*.[ch] tests/bench/*.[ch])
SO = libumpire.so.0

MAKEFLAGS += --no-print-directory

.DELETE_ON_ERROR:
all: umpire $(B)/$(SO) $(B)/umpire.pc

# ---- compiling and linking ----

# Rewritten only when what they hold changes, so that other flags compile everything anew and
# another place for the data what names it.
SETTINGS = $(CC) $(CFLAGS) $(LDFLAGS) $(READLINE) $(LIBRARIES) $(VERSION)
$(B)/flags: FORCE
	@mkdir -p $(@D)
	@echo '$(SETTINGS)' | cmp -s - $@ || echo '$(SETTINGS)' > $@
$(B)/datadir: FORCE
	@mkdir -p $(@D)
	@echo '$(datadir)' | cmp -s - $@ || echo '$(datadir)' > $@

$(B)/cli/%.o: MORE = -DUMPIRE_VERSION='"$(VERSION)"' \
	$(if $(filter yes,$(READLINE)),-DUMPIRE_READLINE)
$(B)/cli/data_path.o: MORE += -DUMPIRE_DATADIR='"$(datadir)"'
$(B)/cli/data_path.o $(B)/umpire.pc: $(B)/datadir
$(B)/tests/%.o: MORE = -Itests

$(B)/%.o: %.c $(B)/flags
	@mkdir -p $(@D)
	@echo "  CC    $<"
	@$(CC) $(ALL_CFLAGS) -c -o $@ $<

$(B)/libumpire.a: $(CORE_OBJ)
	@echo "  AR    $@"
	@rm -f $@ && $(AR) rcs $@ $^

# The command line without its main: what the unit programs link.
$(B)/cli.a: $(filter-out $(B)/cli/main.o,$(CLI_OBJ))
	@rm -f $@ && $(AR) rcs $@ $^

$(B)/$(SO): $(CORE_OBJ)
	@echo "  LD    $@"
	@$(LINK) -shared -Wl,-soname,$(SO) $^ $(LIBS)
	@ln -sf $(SO) $(B)/libumpire.so

$(B)/umpire: $(B)/cli/main.o $(B)/cli.a $(B)/libumpire.a
	@echo "  LD    $@"
	@$(LINK) $^ $(PROGRAM_LIBS)

umpire: $(B)/umpire
	@$(INSTALL) -m 755 $< $@

$(B)/umpire.pc: umpire.pc.in $(B)/flags
	@sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@VERSION@|$(VERSION)|' $< > $@

$(B)/umpire.1: $(B)/umpire
	@$(B)/umpire help man > $@

$(B)/umpire.bash: $(B)/umpire
	@$(B)/umpire help completion bash > $@

# ---- tests ----

$(UNIT): %: %.o $(B)/cli.a $(B)/libumpire.a
	@echo "  LD    $@"
	@$(LINK) $^ $(LIBS) $(CLI_LIBS) -lcunit

# A fuzz target is linked with a main that replays its corpus; with LIBFUZZER, with that one's.
$(FUZZ): %: %.o $(if $(LIBFUZZER),,$(B)/tests/fuzz/replay.o) $(B)/cli.a $(B)/libumpire.a
	@echo "  LD    $@"
	@$(LINK) $(LIBFUZZER) $^ $(LIBS) $(CLI_LIBS)

$(BENCH): %: %.o $(B)/libumpire.a
	@echo "  LD    $@"
	@$(LINK) $^ $(LIBS)

unit: $(UNIT)
	@for t in $(UNIT); do $$t || exit 1; done

# Runs the named checks (default: all of them); the last line counts what passed and what failed.
check: all $(UNIT) $(FUZZ) $(B)/umpire.1 $(B)/umpire.bash
	@B=$(B) UMPIRE=$(B)/umpire MAKE=$(MAKE) CC="$(CC)" tests/run.sh $(CHECKS)

test:
	@tests/setup.sh test
	@$(MAKE) check

demo:
	@tests/setup.sh build
	@$(MAKE) all
	@./umpire -f examples/demo.ump

SAN = -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
san:
	@$(MAKE) B=$(B)-san CFLAGS="$(SAN)" check-built CHECKS="unit fuzz transcripts hostile"

# As check, leaving ./umpire as it is.
check-built: $(B)/umpire $(UNIT) $(FUZZ)
	@B=$(B) UMPIRE=$(B)/umpire MAKE=$(MAKE) CC="$(CC)" tests/run.sh $(CHECKS)

fuzz:
	@$(MAKE) B=$(B)-fuzz CC=clang LIBFUZZER=-fsanitize=fuzzer \
		CFLAGS="-O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all" \
		fuzz-built
	@tests/fuzz/run.sh $(B)-fuzz $(FUZZ_SECONDS)
fuzz-built: $(FUZZ)

bench: all $(BENCH)
	@tests/bench/run.sh $(B)

transcripts-accept: all
	@UMPIRE=$(B)/umpire tests/transcripts.sh --accept

# ---- housekeeping ----

lint:
	@tests/lint.sh $(SOURCES)

format:
	@clang-format -i $(SOURCES)

# Everything in docs/ that is printed by the program or counted from the tests.
docs: all
	@UMPIRE=$(B)/umpire tests/docs.sh --write

install: all $(B)/umpire.1 $(B)/umpire.bash
	@$(INSTALL) -d $(addprefix $(DESTDIR),$(bindir) $(libdir)/pkgconfig $(mandir) $(compdir))
	@$(INSTALL) -m 755 $(B)/umpire $(DESTDIR)$(bindir)/umpire
	@$(INSTALL) -m 644 $(B)/libumpire.a $(DESTDIR)$(libdir)/libumpire.a
	@$(INSTALL) -m 755 $(B)/$(SO) $(DESTDIR)$(libdir)/$(SO)
	@ln -sf $(SO) $(DESTDIR)$(libdir)/libumpire.so
	@$(INSTALL) -m 644 $(B)/umpire.pc $(DESTDIR)$(libdir)/pkgconfig/umpire.pc
	@$(INSTALL) -m 644 $(B)/umpire.1 $(DESTDIR)$(mandir)/umpire.1
	@$(INSTALL) -m 644 $(B)/umpire.bash $(DESTDIR)$(compdir)/umpire
	@for f in $(HEADERS); do \
		$(INSTALL) -D -m 644 $$f $(DESTDIR)$(incdir)/$${f#core/} || exit 1; done
	@for f in $(DATA); do \
		$(INSTALL) -D -m 644 $$f $(DESTDIR)$(datadir)/$${f#data/} || exit 1; done
	@echo "  installed umpire $(VERSION) under $(DESTDIR)$(PREFIX)"

# Exactly what install puts there, and the folders that are umpire's own once they are empty.
INSTALLED = $(addprefix $(DESTDIR), $(bindir)/umpire $(libdir)/libumpire.a $(libdir)/$(SO) \
	$(libdir)/libumpire.so $(libdir)/pkgconfig/umpire.pc $(mandir)/umpire.1 $(compdir)/umpire \
	$(addprefix $(incdir)/,$(patsubst core/%,%,$(HEADERS))) \
	$(addprefix $(datadir)/,$(patsubst data/%,%,$(DATA))))
uninstall:
	@rm -f $(INSTALLED)
	@rmdir $(filter $(DESTDIR)$(incdir)/%/ $(DESTDIR)$(datadir)/%/,$(sort $(dir $(INSTALLED)))) \
		$(DESTDIR)$(incdir) $(DESTDIR)$(datadir) $(DESTDIR)$(PREFIX)/share/umpire 2>/dev/null || true

clean:
	rm -rf $(B) $(B)-san $(B)-fuzz $(B)-clang $(B)-plain umpire

-include $(shell find $(B) -name '*.d' 2>/dev/null)

FORCE:
.PHONY: all unit check check-built test demo san fuzz fuzz-built bench transcripts-accept lint \
	format docs install uninstall clean FORCE
