Help at three depths.

  $ umpire help
  umpire [OPTIONS] [COMMAND [ARGUMENTS]]
  Resolves and explains what miniatures and board wargames leave to dice. Without
  a command it reads commands, one a line; # starts a comment.

  Commands
    roll                  resolves once
    odds                  the exact chances of every outcome
    worth                 what each modifier is worth, in percentage points
    dice                  rolls dice as people write them
    list                  the resolutions and look-ups of a ruleset
    rulesets              the rulesets there are
    show                  the umpire's sheet: tables and modifiers
    rulings               where the source is silent, and how it is read
    check                 looks for faults in a ruleset's data or a house-rule
                          overlay
    help                  help at three depths

  At the prompt and in scripts also
    source                who throws the dice
    set                   shows or changes a setting
    history               the lines typed so far
    repeat                asks the last question again, with what is given
                          changed
    quit                  leaves

  Options, before or after the command
    -r, --ruleset NAME    the ruleset that commands may leave out
    -o, --format text|json|tsv
                          how answers are printed; default text
        --seed N          seed of the rolled dice; default from the system's
                          entropy
        --rng NAME        GSL's generator for the rolled dice; default mt19937
        --rules PATH      a house-rule overlay (INI), or a folder holding a
                          ruleset in INI; may repeat
        --ruling KEY=CHOICE
                          sets a ruling for this run; may repeat
        --scale LENGTH    what one rule inch measures on this table, such as 1cm;
                          default 1in
        --tolerance LENGTH
                          measuring tolerance: warn where it could turn the
                          result; default 0, off
        --color auto|always|never
                          color; auto is on a terminal while NO_COLOR is not set
        --voice quiet|normal|full
                          quiet: what the players may hear; full: the whole trace
        --data DIR        the folder of the rulesets' data
    -f, --file FILE       runs a file of commands
    -h, --help            help, also for the command given
    -V, --version         the version

  More
    help COMMAND          one command
    help RULESET          what a ruleset resolves; the rulesets are:
      rules15-19          Rules 15 to 19: cavalry in combat, rout, pursuit and
                          morale
      shako               Shako Large Battles
    help RULESET RESOLUTION
                          every input, outcome and throw of one resolution

  $ umpire help repeat
  repeat [key=value ...]
    asks the last question again, with what is given changed

  repeat casualties=3 changes one input of the last roll, odds or worth and keeps
  the rest.

  $ umpire help rules15-19
  rules15-19
    Rules 15 to 19: cavalry in combat, rout, pursuit and morale
    Napoleonic brigade rules for a table in inches, Rules 15 to 19

  Resolutions
    square                Charged infantry tries to form square (15)
    cavalry-infantry      Cavalry fights infantry (15)
    combat-result         The result of a combat whose factors are added up
                          already (15)
    charge                Cavalry charges infantry, to the end (15, 17, 18)
    gunners               Charged gunners try to react (16)
    gunners-fire          Gunners who reacted fire at the charge (16)
    cavalry-artillery     Cavalry charges artillery, to the end (16, 17, 18)
    morale                A brigade or battery tests its morale (18)
    rally                 A Shaken unit or one in rout tries to rally (18, 19)
    counter-charge        Charged cavalry tests to counter charge (18, 19)
    rout-reaction         Friends near a rout react to it (17, 18)
    rout-move             One move of a unit in rout, and its test (17)
    rout-moves            What becomes of a unit in rout by its last move (17)
    pursuit               Cavalry that caused a rout rolls to pursue (17)
    pursuit-move          First pursuit move (17)

  Look-ups, without dice
    may-charge            Whether a brigade may charge (15, 16, 19)
    may-initiate          What a brigade of a grade may do (19)
    zone                  Cavalry's answer to an infantry advance (15)
    gunners-evade         Whether gunners who evade are reached (16)
    tests-due             Whether a unit must test its morale, and why (18)
    casualties            A unit's running count of casualties (15, 18)
    grades                The order of two morale grades (18)
    support               Which friends count as supports (15, 18, 19)
    rout-path             Whether a rout move may take a path (17)
    away                  Where a move directly away ends (17, 19)
    pursuit-return        Second pursuit move: pursuers return to their supports
                          (17)
    multiple-moves        Whether a unit may make more than one move (19)
    end-of-sequence       What a sequence's end does to a grade (18, 19)

  help rules15-19 RESOLUTION explains one. show rules15-19 is the umpire's sheet,
  rulings rules15-19 what the source leaves open.
  Example: roll rules15-19 may-charge order=attack target=infantry

  $ umpire help rules15-19 rout-reaction
  rules15-19 rout-reaction, rules 17, 18
    Friends near a rout react to it

  Inputs, with what stands when they are not given
    neighbours  Friends of the brigade in rout that may react to its rout: items,
                separated by commas, of parts joined by ':'
      name        Its name: a name (required)
      grade       Morale grade it is in: formed, disordered, shaken or rout
                  (required)
      distance    From the brigade that routed: a distance or none (required)
      class       Quality of the unit: a, b or c [b]
      casualties  Casualties carried, each a tenth lost: 0 to 100 [0]
      routed-through
                  The routers passed through it: yes or no [no]
      general     To the nearest general who is not the CinC: a distance or none
                  [none]
      cinc        To the CinC: a distance or none [none]
      support     To the nearest formed friendly brigade: a distance or none
                  [none]
      rout        To the nearest friendly brigade in rout: a distance or none
                  [none]
      enemy       To the nearest enemy in sight; none when there is none: a
                  distance or none [0in]
      attached    A general other than the CinC is attached: yes or no [no]
      bua         In a built-up area: yes or no [no]
      pursuit     In pursuit: yes or no [no]
      supports-near
                  Formed friends as near as a support (ruling support_zone=each):
                  0 to 50 [1]
      blinds      To the nearest enemy blind (ruling enemy_far=blinds_too): a
                  distance or none [none]
      routs-near  Friends in rout as near as counts (ruling rout_near=each): 0 to
                  50 [1]
      enemy-rout  To the nearest enemy in rout (ruling rout_near=enemy_too): a
                  distance or none [none]
      defending   Defending the built-up area (ruling bua=defending): yes or no
                  [no]
      new         Of the casualties, those just received (ruling
                  test_counts_new): 0 to 100 [0]
      battery     It is a battery: yes or no [no]
    apart       Distances between those friends, as n1:n2:3in: items, separated
                by commas, of parts joined by ':'
      one         A friend's name: a name (required)
      other       Another friend's name: a name (required)
      distance    Between the two: a distance or none (required)
    routing     What routed: brigade or battery [brigade]
    initial     It went into rout just now; no for a later move of its rout: yes
                or no [yes]
    cause       What put it in rout (ruling rout_reaction): combat or morale
                [combat]

  Outcome
    reaction-due  The friends around it react: yes or no
    and for each item given, here as in the example: savoia.fate, savoia.grade,
      aosta.fate and aosta.grade

  Dice: 1d6 for each friend that tests, nearest first
  Modifiers: morale (show rules15-19 LIST)
  Worth: asks after reaction-due=yes unless of= says otherwise
  Example: roll rules15-19 rout-reaction
           neighbours=savoia:formed:3in:general=6in,aosta:shaken:4in
           apart=savoia:aosta:2in

  $ umpire help pursuit
  rules15-19 pursuit, rule 17
    Cavalry that caused a rout rolls to pursue

  Inputs, with what stands when they are not given
    nation      Whose cavalry caused the rout: british or other (required)
    arm         What caused the rout (ruling pursuit_infantry): cavalry or
                infantry [cavalry]
    again       The rout was caused by a pursuit charge: yes or no [no]

  Outcome
    roll-due    A die is thrown: yes or no
    pursues     It goes into pursuit: yes or no

  Dice: 1d6 for pursuit, when one is due
  Worth: asks after pursues=yes unless of= says otherwise
  Example: roll rules15-19 pursuit nation=british

  $ umpire -o json help rules15-19 pursuit
  {"ruleset": "rules15-19", "resolution": "pursuit", "kind": "resolution", "cite": "17", "title": "Cavalry that caused a rout rolls to pursue", "inputs": [{"key": "nation", "type": "word", "unit": null, "required": true, "default": null, "choices": ["british", "other"], "min": null, "max": null, "help": "Whose cavalry caused the rout"}, {"key": "arm", "type": "word", "unit": null, "required": false, "default": "cavalry", "choices": ["cavalry", "infantry"], "min": null, "max": null, "help": "What caused the rout (ruling pursuit_infantry)"}, {"key": "again", "type": "flag", "unit": null, "required": false, "default": false, "choices": null, "min": null, "max": null, "help": "The rout was caused by a pursuit charge"}], "outcome": [{"key": "roll-due", "type": "flag", "unit": null, "choices": null, "help": "A die is thrown"}, {"key": "pursues", "type": "flag", "unit": null, "choices": null, "help": "It goes into pursuit"}], "dice": "1d6 for pursuit, when one is due", "event": "pursues=yes", "example": "nation=british"}

  $ umpire -o tsv help rules15-19 pursuit
  key	type	unit	required	default	expects	help
  nation	word		yes		british or other	Whose cavalry caused the rout
  arm	word		no	cavalry	cavalry or infantry	What caused the rout (ruling pursuit_infantry)
  again	flag		no	no	yes or no	The rout was caused by a pursuit charge

  $ umpire roll rules15-19 pursuit --help
  rules15-19 pursuit, rule 17
    Cavalry that caused a rout rolls to pursue

  Inputs, with what stands when they are not given
    nation      Whose cavalry caused the rout: british or other (required)
    arm         What caused the rout (ruling pursuit_infantry): cavalry or
                infantry [cavalry]
    again       The rout was caused by a pursuit charge: yes or no [no]

  Outcome
    roll-due    A die is thrown: yes or no
    pursues     It goes into pursuit: yes or no

  Dice: 1d6 for pursuit, when one is due
  Worth: asks after pursues=yes unless of= says otherwise
  Example: roll rules15-19 pursuit nation=british

  $ umpire help moral
  ! umpire: help: 'moral' is no command, ruleset or resolution; did you mean 'morale'?
  [2]

  $ umpire help rules15-19 moralle
  ! umpire: rules15-19 has no resolution 'moralle': did you mean 'morale'?
  [2]

  $ umpire help completion zsh
  ! umpire: help completion: there is bash, not 'zsh'
  [2]

The man page is troff.

  $ umpire help man | head -14 | grep -v TH
  .\" SPDX-License-Identifier: GPL-3.0-or-later
  .\" Printed by umpire help man.
  .SH NAME
  umpire \- resolves and explains what wargames leave to dice
  .SH SYNOPSIS
  .B umpire
  [\fIOPTIONS\fR] [\fICOMMAND\fR [\fIARGUMENTS\fR]]
  .br
  .B umpire
  \fB\-f\fR \fIFILE\fR
  .SH DESCRIPTION
  Resolves an event of a game from what was measured and thrown, or rolls the dice itself; says what happens and why, with the rule each step comes from; and gives the exact chances of the same thing, from the same rules.
  .PP
