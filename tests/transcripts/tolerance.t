A distance so near an edge that the tape could turn the odds: both sides are shown.

  $ umpire odds rules15-19 morale general=8in by=result --tolerance 0.25in
  A brigade or battery tests its morale: exact chances (rules15-19, rule 18)
    result             chance
    makes-morale  1/2   50.0%  ##################################################
    shaken        1/3   33.3%  #################################
    rout          1/6   16.7%  #################
  Rulings: within = inclusive
  Measured: general 8in: a measuring error of 0.25in would change the odds
      at 7.75in: makes-morale 50.0%, shaken 33.3%, rout 16.7%
      at 8.25in: makes-morale 33.3%, shaken 33.3%, rout 33.3%
  $ umpire roll rules15-19 morale general=8.25in dice=3 --tolerance 0.25in
  A brigade or battery tests its morale (rules15-19, rule 18)
  The unit fails its morale (total 1) and is Shaken.
        -1  No general within 8 inches (18)
        -1  No supports within 8 inches (18)
      = -2  Morale
    Morale: 1d6 shows 3 (typed)
    1 on Result of the morale test, 1-2: Shaken (18)
  For the umpire
    - Shaken: it starts no combat, supports nobody, and must try to rally each
      move. (19)
  Measured: general 8.25in: a measuring error of 0.25in would change the odds
      at 8in: makes-morale 50.0%, shaken 33.3%, rout 16.7%
      at 8.5in: makes-morale 33.3%, shaken 33.3%, rout 33.3%
  $ umpire -o json odds rules15-19 morale general=8in by=grade --tolerance 0.25in
  {"ruleset": "rules15-19", "resolution": "morale", "inputs": {"class": "b", "casualties": 0, "grade": "formed", "general": 8, "cinc": "none", "support": "none", "rout": "none", "enemy": 0, "attached": false, "bua": false, "routed-through": false, "pursuit": false, "supports-near": 1, "blinds": "none", "routs-near": 1, "enemy-rout": "none", "defending": false, "new": 0}, "exact": true, "rows": [{"outcome": {"grade": "formed"}, "num": "1", "den": "2", "p": 0.5}, {"outcome": {"grade": "shaken"}, "num": "1", "den": "3", "p": 0.333333333333}, {"outcome": {"grade": "rout"}, "num": "1", "den": "6", "p": 0.166666666667}], "rulings": [{"key": "within", "choice": "inclusive", "cite": "15, 16, 17, 18, 19"}], "warnings": [{"input": "general", "value": 8, "tolerance": 0.25, "sides": [{"value": 7.75, "rows": [{"outcome": {"grade": "formed"}, "num": "1", "den": "2", "p": 0.5}, {"outcome": {"grade": "shaken"}, "num": "1", "den": "3", "p": 0.333333333333}, {"outcome": {"grade": "rout"}, "num": "1", "den": "6", "p": 0.166666666667}]}, {"value": 8.25, "rows": [{"outcome": {"grade": "formed"}, "num": "1", "den": "3", "p": 0.333333333333}, {"outcome": {"grade": "shaken"}, "num": "1", "den": "3", "p": 0.333333333333}, {"outcome": {"grade": "rout"}, "num": "1", "den": "3", "p": 0.333333333333}]}]}]}

Well inside it nothing is said, and by default nothing is measured twice.

  $ umpire odds rules15-19 morale general=7in by=result --tolerance 0.25in
  A brigade or battery tests its morale: exact chances (rules15-19, rule 18)
    result             chance
    makes-morale  1/2   50.0%  ##################################################
    shaken        1/3   33.3%  #################################
    rout          1/6   16.7%  #################
  $ umpire odds rules15-19 morale general=8in by=result
  A brigade or battery tests its morale: exact chances (rules15-19, rule 18)
    result             chance
    makes-morale  1/2   50.0%  ##################################################
    shaken        1/3   33.3%  #################################
    rout          1/6   16.7%  #################
  Rulings: within = inclusive

The table's scale holds for what was measured, not for rule inches.

  $ umpire roll rules15-19 morale general=8cm dice=3 --scale 1cm --voice quiet
  The unit fails its morale (total 2) and is Shaken.
  $ umpire roll rules15-19 morale general=8.1cm dice=3 --scale 1cm --voice quiet
  The unit fails its morale (total 1) and is Shaken.
