One-line use: roll, odds, worth, lookups; options before and after the command.

  $ umpire roll rules15-19 morale class=c casualties=2 general=6in support=3.5\" dice=4
  A brigade or battery tests its morale (rules15-19, rule 18)
  The unit fails its morale (total 2) and is Shaken.
        +1  Supports within 4 inches (18)
        -1  Class C (18)
        -2  Casualties (x2) (18)
      = -2  Morale
    Morale: 1d6 shows 4 (typed)
    2 on Result of the morale test, 1-2: Shaken (18)
  For the umpire
    - Shaken: it starts no combat, supports nobody, and must try to rally each
      move. (19)
  $ umpire --seed 1 roll rules15-19 morale class=c casualties=2 general=6in support=3.5in
  A brigade or battery tests its morale (rules15-19, rule 18)
  The unit fails its morale (total 1) and is Shaken.
        +1  Supports within 4 inches (18)
        -1  Class C (18)
        -2  Casualties (x2) (18)
      = -2  Morale
    Morale: 1d6 shows 3 (rolled)
    1 on Result of the morale test, 1-2: Shaken (18)
  For the umpire
    - Shaken: it starts no combat, supports nobody, and must try to rally each
      move. (19)
  Seed 1 (mt19937)
  $ umpire roll rules15-19 morale class=c casualties=2 general=6in support=3.5in --seed 1
  A brigade or battery tests its morale (rules15-19, rule 18)
  The unit fails its morale (total 1) and is Shaken.
        +1  Supports within 4 inches (18)
        -1  Class C (18)
        -2  Casualties (x2) (18)
      = -2  Morale
    Morale: 1d6 shows 3 (rolled)
    1 on Result of the morale test, 1-2: Shaken (18)
  For the umpire
    - Shaken: it starts no combat, supports nobody, and must try to rally each
      move. (19)
  Seed 1 (mt19937)
  $ umpire odds rules15-19 square class=b casualties=2
  Charged infantry tries to form square: exact chances (rules15-19, rule 15)
    square       chance
    no      5/6   83.3%  ########################################################
    yes     1/6   16.7%  ###########
  In full
  Always: roll-due yes, modifier -2, grade formed
    total  passed  square       chance
    -1     no      no      1/6   16.7%  #########################################
    0      no      no      1/6   16.7%  #########################################
    1      no      no      1/6   16.7%  #########################################
    2      no      no      1/6   16.7%  #########################################
    3      no      no      1/6   16.7%  #########################################
    4      yes     yes     1/6   16.7%  #########################################
  Rulings: square_fail = none; square_timing = 3/4_allowance; charge_break_off =
    no
  $ umpire -r rules15-19 odds square class=b casualties=2 by=passed
  Charged infantry tries to form square: exact chances (rules15-19, rule 15)
    passed       chance
    no      5/6   83.3%  ########################################################
    yes     1/6   16.7%  ###########
  Rulings: square_fail = none; square_timing = 3/4_allowance; charge_break_off =
    no
  $ umpire worth rules15-19 square class=b casualties=2 general=3in of=passed=yes
  Charged infantry tries to form square: what each modifier is worth (rules15-19,
    rule 15)
  The chance of passed = yes is 33.3% (1/3)
  Those that apply
    points  without    with
     -33.3   66.7%   33.3%  -1 Casualties (15)
     +16.7   16.7%   33.3%  +1 A general within 4 inches (15)
  Those that could
    points  without    with
     +16.7   33.3%   50.0%  +1 Class A (15)
     -16.7   33.3%   16.7%  -1 Poor commander (15)
     -16.7   33.3%   16.7%  -1 Class C (15)
     -16.7   33.3%   16.7%  -1 Charged in flank or rear (15)
  $ umpire roll rules15-19 may-charge order=hold grade=shaken target=infantry
  Whether a brigade may charge (rules15-19, rules 15, 16, 19)
  A brigade that is Shaken may not start a combat.
  For the umpire
    - Only formed cavalry may charge. (15)
    - Attack, Engage and Hold orders allow a charge and any other order refuses
      it. (15, 16)
  Rulings: charge_grade = formed; charge_orders = attack,engage,hold
  $ umpire roll rules15-19 zone gap=2.5in may-charge=no
  Cavalry's answer to an infantry advance (rules15-19, rule 15)
  The cavalry must retreat at once; a retreat goes 1.5in.
  For the umpire
    - To retreat is to retire: directly away from the enemy. (15, 19)
    - An advance that leaves less than 4 inches must be answered, and a retreat
      restores 4 inches and no more. (15)
    - Distances run from nearest edge to nearest edge. (15)
  Rulings: measure = nearest; zoc = lt4,retreat_to_4; retreat = retire

Prefixes, case, bare flags.

  $ umpire ro RULES15-19 mor Class=C Attached bua dice=3
  A brigade or battery tests its morale (rules15-19, rule 18)
  The unit makes its morale (total 3) and is Formed.
        +1  A general attached (18)
        +1  In a built-up area (18)
        -1  Class C (18)
        -1  No supports within 8 inches (18)
       = 0  Morale
    Morale: 1d6 shows 3 (typed)
    3 on Result of the morale test, 3+: Makes its morale (18)
  Rulings: bua = input
  $ umpire odds rules15-19 morale attached=no bua=off routed_through=0 by=result
  A brigade or battery tests its morale: exact chances (rules15-19, rule 18)
    result             chance
    makes-morale  1/3   33.3%  ##################################################
    shaken        1/3   33.3%  ##################################################
    rout          1/3   33.3%  ##################################################
