What is refused: one message, what would be right, exit code 2.

  $ umpire rool rules15-19 morale
  ! umpire: there is no command 'rool'; help lists them; did you mean 'roll'?
  [2]
  $ umpire roll rules15-19 morle
  ! umpire: rules15-19 has no resolution 'morle': did you mean 'morale'?
  [2]
  $ umpire bring rules15-19 morale
  ! umpire: there is no command 'bring'; help lists them
  [2]
  $ umpire odds rules1519x morale
  ! umpire: there is no ruleset 'rules1519x'; did you mean 'rules15-19'?
  [2]
  $ umpire odds rules15-19 r class=b
  ! umpire: 'r' could be rally, rout-reaction, rout-move, rout-moves or rout-path
  [2]
  $ umpire odds rules15-19 morale clas=b
  A brigade or battery tests its morale: exact chances (rules15-19, rule 18)
    result             chance
    makes-morale  1/3   33.3%  ##################################################
    shaken        1/3   33.3%  ##################################################
    rout          1/3   33.3%  ##################################################
  In full
  Always: modifier -2
    total  result        grade   reaction-due       chance
    -1     rout          rout    yes           1/6   16.7%  #####################
    0      rout          rout    yes           1/6   16.7%  #####################
    1      shaken        shaken  no            1/6   16.7%  #####################
    2      shaken        shaken  no            1/6   16.7%  #####################
    3      makes-morale  formed  no            1/6   16.7%  #####################
    4      makes-morale  formed  no            1/6   16.7%  #####################
  $ umpire odds rules15-19 morale class=d
  ! umpire: class: 'd' is none of its choices; try a, b or c
  [2]
  $ umpire odds rules15-19 morale casualties=two
  ! umpire: casualties: 'two' is not a whole number; try 0 to 100
  [2]
  $ umpire odds rules15-19 morale casualties=-1
  ! umpire: casualties: '-1' is out of range; try 0 to 100
  [2]
  $ umpire odds rules15-19 morale general=four
  ! umpire: general: 'four' is not a distance; try 4in, 4", 10cm or none
  [2]
  $ umpire odds rules15-19 morale general=4 general=5
  ! umpire: general is given twice; give it once
  [2]
  $ umpire odds rules15-19 cavalry-infantry
  ! umpire: missing: cavalry.type (lancers, heavy, medium or light)
  [2]
  $ umpire odds rules15-19 morale by=reslt
  ! umpire: by='reslt' is no outcome field of morale; it has modifier, total, result, grade and reaction-due; did you mean 'result'?
  [2]
  $ umpire roll rules15-19 morale dice=7
  ! umpire: dice=: throw 1, Morale: die 1 shows 7, but a d6 shows 1 to 6
  [2]
  $ umpire roll rules15-19 morale dice=4,4
  ! umpire: dice=: 1 die is left over: 2 were given and 1 asked for
  [2]
  $ umpire roll rules15-19 cavalry-infantry cavalry.type=heavy dice=4
  ! umpire: dice=: throw 1, Cavalry wins: result (2d6): 1 of 2 dice are given
  [2]
  $ umpire odds rules15-19 morale --ruling withn=exclusive
  ! umpire: rules15-19 has no ruling 'withn': did you mean 'within'?
  [2]
  $ umpire odds rules15-19 morale --ruling within=sometimes
  ! umpire: unknown choice 'sometimes' of the ruling within: say inclusive or exclusive
  [2]
  $ umpire odds rules15-19 morale --nosuch
  ! umpire: there is no option --nosuch
  [2]
  $ umpire --format xml rulesets
  ! umpire: --format 'xml': give text, json or tsv
  [2]
  $ umpire --rules nosuch.ini rulesets
  ! umpire: nosuch.ini: no such file or folder of house rules
  [2]
  $ umpire odds dice 4d6kk3
  ! umpire: expected +, -, vs or the end, not 'k'
  !     4d6kk3
  !        ^
  [2]
  $ umpire odds dice 1001d6
  ! umpire: 1001 dice; the limit is 1000
  !     1001d6
  !     ^
  [2]
  $ umpire -o json odds rules15-19 morale class=d
  ! {"error": {"message": "class: 'd' is none of its choices; try a, b or c", "argument": "class=d", "suggestion": null}}
  [2]
