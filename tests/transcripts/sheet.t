The umpire's sheet: two pages of 66 lines at most, 80 columns.

  $ umpire show rules15-19
  rules15-19: Rules 15 to 19: cavalry in combat, rout, pursuit and morale

  Infantry reaction to form square, rule   Infantry wins, rule 15
    15                                        2-3  Infantry routs
    +1  Class A                               4-5  Infantry retreats 4 inches,
    +1  A general within 4 inches                  Shaken
    -1  Poor commander                        6-7  Cavalry retires 8 inches,
    -1  Class C                                    Disordered
    -1  Charged in flank or rear              8-9  Cavalry retires 8 inches,
    -1  Casualties, for each                       Shaken
                                              10+  Cavalry routs
  Combat factors, rule 15
    +1  Class A                            Result of the morale test, rule 18
    +4  Formed infantry in square              0-  Rout
    +1  Infantry in attack column             1-2  Shaken
    +1  Infantry of fire rating A in           3+  Makes its morale
        line
    +1  Formed infantry brigades in        Pursuit, rule 17
        support, for each                     1-3  No pursuit
    +3  Lancers in line                         4  British cavalry pursues
    +2  Medium or heavy cavalry in line       5-6  Cavalry of all nations pursues
    +1  Light cavalry in line
    -2  Shaken                             First pursuit move, rule 17
    -1  Class C                               1-2  Pursue the routers 12 inches,
    -1  Casualties, for each                       who lose another casualty
    -1  Disordered                            3-4  Charge the nearest enemy
                                                   within 8 inches and 45 degrees
  Gunners' reaction, rule 16                  5-6  Charge the nearest enemy
    +1  Class A                                    within 4 inches and 45 degrees
    +1  A general within 4 inches
    -1  Class C                            Numbers, rule 15
    -1  Poor commander                          1  Tenths of strength that make
    -1  Charged in flank or rear                   one casualty
    -1  Casualties, for each                  4in  Cavalry's zone of control
                                                4  Total that forms square
  Gunners' fire, rule 16                        4  The test falls at the charge
    +1  Class A gunners                            move divided by this (15, 16)
    -1  Class C gunners                         2  Forming takes the charge move
    -1  Gunner casualties, for each                divided by this
                                                4  Die that names the infantry
  Morale, rule 18                                  (ruling tie=even_d6)
    +1  Class A                               8in  Where the cavalry halts
    +1  CinC within 4 inches                       (ruling tie=none)
    +1  A general attached                    4in  How near a brigade supports a
    +1  Supports within 4 inches                   combat
    +1  In a built-up area                    8in  The same under
    +1  Nearest enemy 20 inches away               cf_support=within_8in
    -1  Class C
    -1  No general within 8 inches         Numbers, rule 16
    -1  Casualties, for each                    4  Total with which gunners react
    -1  No supports within 8 inches             7  Total that hits
    -1  Rout within 4 inches                    1  Tenths a hit costs
    -1  Routed through                          4  Die that costs
    -1  Disordered or in pursuit                   (fire_hit_casualties=later_
    -2  In Rout                                    roll)
    -1  Shaken                                  4  Tenths lost by gunners who are
                                                   reached
  Cavalry wins, rule 15                       6in  Of gunners (ruling
     2-3  Cavalry halts 8 inches off,              evade_move=6in)
          both Disordered                     8in  Of cavalry not home (ruling
     4-5  Cavalry halts 8 inches off,              home_fail=retires)
          both Shaken
      6+  Infantry routs



  rules15-19: Rules 15 to 19: cavalry in combat, rout, pursuit and morale

  Numbers, rule 17                         Dice, in the order asked
     4in  How near friends react to a          square: 1d6 to form square, when a
          rout                                 test is due (15)
    12in  Rout move of cavalry                 cavalry-infantry: 1d6 when the
     6in  Rout move of infantry, and of        factors tie; 2d6 of the winner
          gunners on foot                      (15)
       3  The rout move whose failed           combat-result: 1d6 when the
          test removes the unit                factors tie; 2d6 of the winner
   45deg  How far to either side a             (15)
          pursuit charge may turn              charge: 1d6 to form square when a
    12in  Second pursuit move of cavalry       test is due; 1d6 when the factors
     6in  Second pursuit move of               tie; 2d6 of the winner; 1d6 each
          infantry                             for morale, cavalry then infantry,
                                               when casualties make it due; 1d6
  Numbers, rule 18                             for each friend that tests,
      10  Tenths of strength a unit            nearest first; 1d6 for pursuit;
          begins with                          1d6 for the first pursuit move
       4  Casualties counted at most           (15, 17, 18)
          (casualty_cap=at_4)                  gunners: 1d6 to react, when a test
                                               is due (16)
  Numbers, rule 19                             gunners-fire: 2d6 fire (16)
     4in  How near a general rallies           cavalry-artillery: 1d6 for the
     8in  The same under                       reaction when one is due; 2d6
          rally_general=within_8               fire; 1d6 for the cavalry's morale
    16in  Enemies this near forbid             when hit; 1d6 for each friend that
          multiple moves                       tests; 1d6 for pursuit when the
       1  Complete sequences until             gunners rout (16, 17, 18)
          formed again                         morale: 1d6 for morale (18)
       0  Command points that return           rally: 1d6 to rally (18, 19)
          costs                                counter-charge: 1d6 for morale,
                                               when the cavalry may test (18, 19)
                                               rout-reaction: 1d6 for each friend
                                               that tests, nearest first (17, 18)
                                               rout-move: 1d6 to rally on the
                                               second and third move (17)
                                               rout-moves: 1d6 to rally on the
                                               second move, and on the third if
                                               that failed (17)
                                               pursuit: 1d6 for pursuit, when one
                                               is due (17)
                                               pursuit-move: 1d6 for the first
                                               pursuit move (17)

                                           96 rulings settle what the source
                                           leaves open: rulings rules15-19 lists
                                           them.

One list alone, with its conditions and clauses, and one table.

  $ umpire show rules15-19 gunners-fire
  Gunners' fire (gunners-fire), rule 16
    +1  Class A gunners
        when class = a
        R16-19
    -1  Class C gunners
        when class = c
        R16-20
    -1  Gunner casualties, for each
        R16-21

  $ umpire -r rules15-19 show cavalry-win
  Cavalry wins (cavalry-win), rule 15
     2-3  Cavalry halts 8 inches off, both Disordered
          R15-39 R15-40 R15-41 R15-42 R15-43
     4-5  Cavalry halts 8 inches off, both Shaken
          R15-39 R15-44 R15-45 R15-46 R15-47 R15-48
      6+  Infantry routs
          R15-39 R15-49 R15-50 R15-51

  $ umpire show rules15-19 -o tsv | head -5
  table	row	value	label	cite	house
  square	class-a	1	Class A	15	no
  square	general	1	A general within 4 inches	15	no
  square	poor-commander	-1	Poor commander	15	no
  square	class-c	-1	Class C	15	no

  $ umpire show rules15-19 pursuit -o json
  {"ruleset": "rules15-19", "title": "Rules 15 to 19: cavalry in combat, rout, pursuit and morale", "source": "Napoleonic brigade rules for a table in inches, Rules 15 to 19", "lists": [], "tables": [{"table": "pursuit", "title": "Pursuit", "rows": [{"row": "1-3", "lo": 1, "hi": 3, "effect": {"british": false, "other": false}, "label": "No pursuit", "cite": "17", "clause": "R17-27", "house": false}, {"row": "4", "lo": 4, "hi": 4, "effect": {"british": true, "other": false}, "label": "British cavalry pursues", "cite": "17", "clause": "R17-26 R17-28", "house": false}, {"row": "5-6", "lo": 5, "hi": 6, "effect": {"british": true, "other": true}, "label": "Cavalry of all nations pursues", "cite": "17", "clause": "R17-25 R17-26 R17-28", "house": false}]}], "numbers": [], "rulings": 96}

  $ umpire show rules15-19 combats
  ! umpire: rules15-19 has no table 'combats'; it has square, combat, gunners, gunners-fire, morale, cavalry-win, infantry-win, morale-result, pursuit, pursuit-move or numbers; did you mean 'combat'?
  [2]

A house rule is marked where it stands, and a row that only another ruling brings in comes with it.

  $ printf '[house]\ntitle = Club night\nruleset = rules15-19\n[modifier morale class-a]\nvalue = 2\n' > $T/club.ini; umpire --rules $T/club.ini show rules15-19 morale | head -4; umpire --rules $T/club.ini show rules15-19 | grep -n 'house\|House'
  Morale (morale), rule 18
    +2  Class A *house rule*
        when class = a
        R18-15
  42:  +2  Class A *house rule*                  8in  Where the cavalry halts
  115:                                         House rules: Club night

  $ umpire --ruling flank=combat_too show rules15-19 | grep -c 'Charged in flank or rear'; umpire show rules15-19 | grep -c 'Charged in flank or rear'
  3
  2
