Data and house rules looked through for faults, several at a time.

  $ umpire check
  no problems
  $ umpire check data/rules15-19
  no problems
  $ umpire check examples/ruleset-skirmish
  no problems
  $ printf '[house]\ntitle = Steady lads\nruleset = rules15-19\n[modifier morale class-c]\nvalue = -2\n' > $T/house.ini; umpire check $T/house.ini
  no problems
  $ printf '[house]\ntitle = Odd\nruleset = rules15-19\n[modifier morale class-c]\nvalu = -2\nvalue = two\n' > $T/odd.ini; umpire check $T/odd.ini 2>&1 | sed "s|$T/||"
  umpire: 2 problems
    odd.ini:5: [modifier morale class-c] has an unknown key 'valu': did you mean 'value'?
    odd.ini:6: value: 'two' is not a whole number; try -1000 to 1000
  $ printf '[house]\ntitle = Lost\nruleset = rules15-91\n' > $T/lost.ini; umpire check $T/lost.ini 2>&1 | sed "s|$T/||"
  umpire: lost.ini: there is no ruleset 'rules15-91'; did you mean 'rules15-19'?
  $ umpire check /no/such/place
  ! umpire: /no/such/place: no such file or folder of house rules
  [2]

A result under a house rule says so, first thing.

  $ umpire --rules $T/house.ini roll rules15-19 morale class=c dice=5
  A brigade or battery tests its morale (rules15-19, rule 18)
  House rules:  Steady lads
  The unit fails its morale (total 1) and is Shaken.
        -2  Class C (18)
        -1  No general within 8 inches (18)
        -1  No supports within 8 inches (18)
      = -4  Morale
    Morale: 1d6 shows 5 (typed)
    1 on Result of the morale test, 1-2: Shaken (18)
  For the umpire
    - Shaken: it starts no combat, supports nobody, and must try to rally each
      move. (19)
  $ umpire -o json --rules $T/house.ini odds rules15-19 morale class=c by=result
  {"ruleset": "rules15-19", "resolution": "morale", "inputs": {"class": "c", "casualties": 0, "grade": "formed", "general": "none", "cinc": "none", "support": "none", "rout": "none", "enemy": 0, "attached": false, "bua": false, "routed-through": false, "pursuit": false, "supports-near": 1, "blinds": "none", "routs-near": 1, "enemy-rout": "none", "defending": false, "new": 0}, "exact": true, "rows": [{"outcome": {"result": "rout"}, "num": "2", "den": "3", "p": 0.666666666667}, {"outcome": {"result": "shaken"}, "num": "1", "den": "3", "p": 0.333333333333}], "rulings": [], "house": ["Steady lads"]}
