/* SPDX-License-Identifier: GPL-3.0-or-later */
/* help_bash.c -- completion for bash: a script made of the same tables. */
#include "cli/help_pages.h"
#include "rulesets/list.h"

#include <string.h>

static const char begin[] = "# SPDX-License-Identifier: GPL-3.0-or-later\n"
			    "# Completion of umpire for bash; printed by: umpire help completion "
			    "bash\n# shellcheck disable=SC2086 # lists of words\n\n";

/* Keys are "key=choice|choice", "key=" or a bare flag.  What bash takes for a word ends at '=',
 * so the part before it is cut off again. */
static const char middle[] =
	"_umpire_offer()\n"
	"{\n"
	"	local cur=$1 item key value\n"
	"	local -a values\n"
	"	shift\n"
	"	for item; do\n"
	"		key=${item%%=*}\n"
	"		if [[ $cur == \"$key\"=* && $item == *=* ]]; then\n"
	"			IFS='|' read -ra values <<<\"${item#*=}\"\n"
	"			for value in \"${values[@]}\"; do\n"
	"				[[ $key=$value == \"$cur\"* ]] && "
	"COMPREPLY+=(\"$key=$value\")\n"
	"			done\n"
	"		elif [[ $cur != *=* && $key == \"$cur\"* ]]; then\n"
	"			[[ $item == *=* ]] && key+='='\n"
	"			COMPREPLY+=(\"$key\")\n"
	"		fi\n"
	"	done\n"
	"}\n\n"
	"_umpire()\n"
	"{\n"
	"	local line=${COMP_LINE:0:COMP_POINT} cur='' word item key option='' given=' '\n"
	"	local -a words args=() left=()\n"
	"	COMPREPLY=()\n"
	"	read -ra words <<<\"$line\"\n"
	"	if [[ $line != *[[:space:]] ]]; then\n"
	"		cur=${words[${#words[@]} - 1]}\n"
	"		unset 'words[${#words[@]}-1]'\n"
	"	fi\n"
	"	for word in \"${words[@]:1}\"; do\n"
	"		if [[ -n $option ]]; then\n"
	"			option=''\n"
	"		elif [[ $word == -* ]]; then\n"
	"			[[ $_umpire_valued == *\" $word \"* ]] && option=$word\n"
	"		else\n"
	"			args+=(\"$word\")\n"
	"			((${#args[@]} > 3)) && given+=\"${word%%=*} \"\n"
	"		fi\n"
	"	done\n"
	"	if [[ -n $option ]]; then\n"
	"		case $option in\n";

static const char rest[] =
	"	elif [[ $cur == -* ]]; then\n"
	"		_umpire_offer \"$cur\" $_umpire_options\n"
	"	elif ((${#args[@]} == 0)); then\n"
	"		_umpire_offer \"$cur\" $_umpire_commands\n"
	"	else\n"
	"		_umpire_items\n"
	"		for item in $items; do\n"
	"			[[ $given == *\" ${item%%=*} \"* ]] || left+=(\"$item\")\n"
	"		done\n"
	"		_umpire_offer \"$cur\" \"${left[@]}\"\n"
	"	fi\n"
	"	[[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace\n"
	"	if [[ $cur == *=* && $COMP_WORDBREAKS == *=* ]]; then\n"
	"		COMPREPLY=(\"${COMPREPLY[@]#\"${cur%\"${cur##*=}\"}\"}\")\n"
	"	fi\n"
	"}\n"
	"complete -F _umpire umpire\n";

/* ---- the tables as lists of words ---- */

static void word_list(struct text *out, const char *name, const char *const *names)
{
	text_addf(out, "%s='", name);
	for (int i = 0; names[i]; i++)
		text_addf(out, "%s%s", i ? " " : "", names[i]);
	text_add(out, "'\n");
}

static void command_list(struct text *out)
{
	text_add(out, "_umpire_commands='");
	for (const struct command *c = commands; c->name; c++)
		if (!c->interactive)
			text_addf(out, "%s%s", c == commands ? "" : " ", c->name);
	text_add(out, "'\n");
}

static bool chosen(const struct option_row *o)
{
	return o->argument && strchr(o->argument, '|');
}

static void option_lists(struct text *out)
{
	text_add(out, "_umpire_options='");
	for (const struct option_row *o = options; o->name; o++)
		text_addf(out, "%s--%s%s%s", o == options ? "" : " ", o->name,
			  o->argument ? "=" : "", chosen(o) ? o->argument : "");
	text_add(out, "'\n_umpire_valued=' ");
	for (const struct option_row *o = options; o->name; o++) {
		if (o->argument && o->letter)
			text_addf(out, "-%c ", o->letter);
		if (o->argument)
			text_addf(out, "--%s ", o->name);
	}
	text_add(out, "'\n");
}

/* "text|json|tsv" as words. */
static void choices(struct text *out, const char *bars)
{
	text_add(out, " mapfile -t COMPREPLY < <(compgen -W '");
	for (; *bars; bars++)
		text_addn(out, *bars == '|' ? " " : bars, 1);
	text_add(out, "' -- \"$cur\") ;;\n");
}

/* The values of an option that stand as a word of their own. */
static void option_values(struct text *out)
{
	for (const struct option_row *o = options; o->name; o++) {
		if (!o->argument)
			continue;
		text_add(out, "		");
		if (o->letter)
			text_addf(out, "-%c | ", o->letter);
		text_addf(out, "--%s)", o->name);
		if (chosen(o))
			choices(out, o->argument);
		else if (!strcmp(o->name, "ruleset"))
			text_add(out,
				 " mapfile -t COMPREPLY < <(compgen -W \"$_umpire_rulesets\" -- "
				 "\"$cur\") ;;\n");
		else
			text_add(out, " mapfile -t COMPREPLY < <(compgen -f -- \"$cur\") ;;\n");
	}
	text_add(out, "		esac\n");
}

static void add_key(struct text *out, const struct field *f)
{
	text_addf(out, " %s", f->key);
	if (f->type == FIELD_FLAG) {
		text_add(out, f->dflt ? "=yes|no" : "");
		return;
	}
	text_add(out, "=");
	for (int i = 0; f->type == FIELD_WORD && f->words[i]; i++)
		text_addf(out, "%s%s", i ? "|" : "", f->words[i]);
	if (f->type == FIELD_DISTANCE && f->max == DISTANCE_NONE)
		text_add(out, "none");
}

static void resolution_keys(struct text *out, const struct ruleset *set)
{
	for (int i = 0; set->resolutions[i]; i++) {
		const struct resolution *r = set->resolutions[i];

		text_addf(out, "	%s/%s) items='", set->name, r->name);
		for (const struct field *f = r->inputs; f->key; f++)
			add_key(out, f);
		text_add(out, "' ;;\n");
	}
}

static void names_of(struct text *out, const struct ruleset *set)
{
	text_addf(out, "	%s/resolutions) items='", set->name);
	for (int i = 0; set->resolutions[i]; i++)
		text_addf(out, "%s%s", i ? " " : "", set->resolutions[i]->name);
	text_addf(out, "' ;;\n	%s/tables) items='", set->name);
	for (const struct modifier_spec *m = set->lists; m && m->name; m++)
		text_addf(out, "%s ", m->name);
	for (const struct table_spec *t = set->tables; t && t->name; t++)
		text_addf(out, "%s ", t->name);
	text_addf(out, "' ;;\n	%s/rulings) items='", set->name);
	for (int i = 0; set->rulings && set->rulings[i]; i++)
		text_addf(out, "%.*s ", (int)strcspn(set->rulings[i], " "), set->rulings[i]);
	text_add(out, "' ;;\n");
}

/* dice=, by= and of= go with the commands whose usage has them. */
static void input_places(struct text *out, const char *name, const char *usage)
{
	static const char *const special[] = { "dice=", "by=", "of=", NULL };

	text_addf(out, "	%s/[2-9]* | %s/1?*) ", name, name);
	text_add(out, "_umpire_list \"${args[1]}/${args[2]}\"; items+='");
	for (int i = 0; special[i]; i++)
		if (strstr(usage, special[i]))
			text_addf(out, " %s", special[i]);
	text_add(out, "' ;;\n");
}

static void command_place(struct text *out, const struct command *c, int a)
{
	static const char *const lists[] = {
		[ARG_RESOLUTION] = "resolutions", [ARG_TABLE] = "tables", [ARG_RULING] = "rulings"
	};

	switch (c->arg[a]) {
	case ARG_COMMAND:
		text_addf(out, "	%s/%d) items=\"$_umpire_commands $_umpire_rulesets\" ;;\n",
			  c->name, a);
		break;
	case ARG_RULESET:
		text_addf(out, "	%s/%d) items=$_umpire_rulesets ;;\n", c->name, a);
		break;
	case ARG_RESOLUTION:
	case ARG_TABLE:
	case ARG_RULING:
		text_addf(out, "	%s/%d) _umpire_list \"${args[1]}/%s\" ;;\n", c->name, a,
			  lists[c->arg[a]]);
		break;
	case ARG_INPUTS:
		if (a == 2)
			input_places(out, c->name, c->usage);
		break;
	case ARG_NONE:
	case ARG_NOTATION:
	case ARG_SETTING:
	case ARG_WORD:
	case ARG_FILE:
		break;
	}
}

/* What may stand at the next place, from the kinds of argument of each command. */
static void command_places(struct text *out)
{
	for (const struct command *c = commands; c->name; c++)
		for (int a = 0; a < COMMAND_ARGS; a++)
			command_place(out, c, a);
}

void help_bash(struct text *out)
{
	const char *names[64] = { NULL };

	for (int i = 0; i < 63 && rulesets[i]; i++)
		names[i] = rulesets[i]->name;
	text_add(out, begin);
	word_list(out, "_umpire_rulesets", names);
	command_list(out);
	option_lists(out);
	text_add(out, "\n_umpire_list()\n{\n	case $1 in\n");
	for (int i = 0; rulesets[i]; i++) {
		names_of(out, rulesets[i]);
		resolution_keys(out, rulesets[i]);
	}
	text_add(out, "	esac\n}\n\n_umpire_items()\n{\n"
		      "	items=''\n	case ${args[0]}/$((${#args[@]} - 1)) in\n");
	command_places(out);
	text_add(out, "	esac\n}\n\n");
	text_add(out, middle);
	option_values(out);
	text_add(out, rest);
}
