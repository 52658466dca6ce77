Settings, the history of a script, and repeat.

  $ umpire <<'END'
  > set ruleset rules15
  > set voice quiet
  > set scale 1cm
  > set tolerance 2mm
  > set seed 7
  > set format=text
  > set
  > history 3
  > END
  ruleset    rules15-19   the ruleset that commands may leave out
                          NAME|none
  source     rolled       who throws the dice: the program, or the players
                          rolled|typed
  odds       off          typed dice: show what is still open after each answer
                          on|off
  echo       off          each line of a script is shown before it is run
                          on|off
  voice      quiet        what is told: to the players, or the whole trace
                          quiet|normal|full
  format     text         how answers are printed
                          text|json|tsv
  scale      1cm          what one rule inch measures on this table, such as 1cm
                          LENGTH
  tolerance  0.2in        warn where measuring this far off could turn the result
                          LENGTH|off
  color      never        color
                          auto|always|never
  seed       7            seed of the rolled dice from here on
                          N
  rng        mt19937      GSL's generator for the rolled dice
                          NAME
      6  set format=text
      7  set
      8  history 3

Each says what would be right.

  $ umpire <<'END'
  > set voise full
  > set voice loud
  > set seed -1
  > set scale none
  > set rng mt1993
  > set ruleset rules
  > set ruleset rules51-19
  > set voice full loud
  > source tiped
  > source
  > history many
  > quit now
  > repeat
  > END
  source     rolled       who throws the dice: the program, or the players
                          rolled|typed
  ! umpire: standard input:1: there is no setting 'voise': ruleset, source, odds, echo, voice, format, scale, tolerance, color, seed or rng; did you mean 'voice'?
  !     set voise full
  !         ^
  ! umpire: standard input:2: voice: 'loud' is not quiet, normal or full
  !     set voice loud
  !               ^
  ! umpire: standard input:3: --seed '-1': give a whole number from 0 to 4294967295
  !     set seed -1
  !              ^
  ! umpire: standard input:4: scale: 'none' is not a length with its unit; try 1in, 1cm or 25mm
  !     set scale none
  !               ^
  ! umpire: standard input:5: no generator is called 'mt1993': did you mean 'mt19937'?
  !     set rng mt1993
  !             ^
  ! umpire: standard input:7: there is no ruleset 'rules51-19'; did you mean 'rules15-19'?
  !     set ruleset rules51-19
  !                 ^
  ! umpire: standard input:8: set takes a name and one value; 'loud' is too much
  !     set voice full loud
  !                    ^
  ! umpire: standard input:9: source: 'tiped' is not rolled or typed; did you mean 'typed'?
  !     source tiped
  !            ^
  ! umpire: standard input:11: history: 'many' is not a number of lines
  !     history many
  !             ^
  ! umpire: standard input:12: quit: 'now' is too much
  !     quit now
  !          ^
  ! umpire: standard input:13: there is nothing to repeat yet: roll or ask odds first
  [2]

repeat keeps what the last question had, of whichever kind.

  $ umpire -r rules15-19 --voice quiet <<'END'
  > odds morale class=c by=result
  > repeat class=a
  > repeat by=grade casualties=3
  > repeat by= casualties=x
  > worth morale casualties=1 of=result=rout
  > repeat of=result=shaken
  > roll morale class=c dice=6
  > repeat dice=2
  > repeat casualties=2 class= dice=2
  > END
    result             chance
    rout          1/2   50.0%  ##################################################
    shaken        1/3   33.3%  #################################
    makes-morale  1/6   16.7%  #################
    result             chance
    makes-morale  1/2   50.0%  ##################################################
    shaken        1/3   33.3%  #################################
    rout          1/6   16.7%  #################
    grade        chance
    rout    2/3   66.7%  ########################################################
    shaken  1/3   33.3%  ############################
  A brigade or battery tests its morale: what each modifier is worth (rules15-19,
    rule 18)
  The chance of result = rout is 50.0% (1/2)
  Those that apply
    points  without    with
     +16.7   33.3%   50.0%  -1 No general within 8 inches (18)
     +16.7   33.3%   50.0%  -1 Casualties (18)
     +16.7   33.3%   50.0%  -1 No supports within 8 inches (18)
  Those that could
    points  without    with
     +33.3   50.0%   83.3%  -2 In Rout (18)
     -16.7   50.0%   33.3%  +1 Class A (18)
     -16.7   50.0%   33.3%  +1 CinC within 4 inches (18)
     -16.7   50.0%   33.3%  +1 A general attached (18)
     -16.7   50.0%   33.3%  +1 Supports within 4 inches (18)
     -16.7   50.0%   33.3%  +1 In a built-up area (18)
     -16.7   50.0%   33.3%  +1 Nearest enemy 20 inches away (18)
     +16.7   50.0%   66.7%  -1 Class C (18)
     +16.7   50.0%   66.7%  -1 Rout within 4 inches (18)
     +16.7   50.0%   66.7%  -1 Routed through (18)
     +16.7   50.0%   66.7%  -1 Disordered or in pursuit (18)
     +16.7   50.0%   66.7%  -1 Shaken (18)
  A brigade or battery tests its morale: what each modifier is worth (rules15-19,
    rule 18)
  The chance of result = shaken is 33.3% (1/3)
  Those that apply
    points  without    with
         0   33.3%   33.3%  -1 No general within 8 inches (18)
         0   33.3%   33.3%  -1 Casualties (18)
         0   33.3%   33.3%  -1 No supports within 8 inches (18)
  Those that could
    points  without    with
     -16.7   33.3%   16.7%  -2 In Rout (18)
         0   33.3%   33.3%  +1 Class A (18)
         0   33.3%   33.3%  +1 CinC within 4 inches (18)
         0   33.3%   33.3%  +1 A general attached (18)
         0   33.3%   33.3%  +1 Supports within 4 inches (18)
         0   33.3%   33.3%  +1 In a built-up area (18)
         0   33.3%   33.3%  +1 Nearest enemy 20 inches away (18)
         0   33.3%   33.3%  -1 Class C (18)
         0   33.3%   33.3%  -1 Rout within 4 inches (18)
         0   33.3%   33.3%  -1 Routed through (18)
         0   33.3%   33.3%  -1 Disordered or in pursuit (18)
         0   33.3%   33.3%  -1 Shaken (18)
  The unit makes its morale (total 3) and is Formed.
  The unit fails its morale (total -1) and is in Rout.
  The unit fails its morale (total -2) and is in Rout.
  ! umpire: standard input:4: casualties: 'x' is not a whole number; try 0 to 100
  !     repeat by= casualties=x
  !                ^
  [2]
