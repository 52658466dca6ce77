House rules, rulings and rulesets without C: results say what they hung on.

  $ umpire odds rules15-19 cavalry-infantry cavalry.type=light infantry.formation=attack-column by=winner
  Cavalry fights infantry: exact chances (rules15-19, rule 15)
    winner         chance
    cavalry   1/2   50.0%  ######################################################
    infantry  1/2   50.0%  ######################################################
  Rulings: casualty_pct = 10; cav_line = own_formation; winner = higher_factor;
    difference = winner_minus_loser; tie = even_d6; iw_low = literal; halt8 =
    gap_8; retire8 = from_contact; retreat = retire; result_silent = unchanged;
    combat_casualty_test = yes; pursuit_order = after_reaction
  $ umpire odds rules15-19 cavalry-infantry cavalry.type=light infantry.formation=attack-column by=winner --ruling tie=infantry
  Cavalry fights infantry: exact chances (rules15-19, rule 15)
  Certain: winner infantry
  Rulings: casualty_pct = 10; cav_line = own_formation; winner = higher_factor;
    difference = winner_minus_loser; tie = infantry; iw_low = literal; retire8 =
    from_contact; retreat = retire; result_silent = unchanged;
    combat_casualty_test = yes; pursuit_order = after_reaction
  $ umpire roll rules15-19 morale general=4in dice=3 --ruling within=exclusive
  A brigade or battery tests its morale (rules15-19, rule 18)
  The unit fails its morale (total 2) and is Shaken.
        -1  No supports within 8 inches (18)
      = -1  Morale
    Morale: 1d6 shows 3 (typed)
    2 on Result of the morale test, 1-2: Shaken (18)
  For the umpire
    - Shaken: it starts no combat, supports nobody, and must try to rally each
      move. (19)
  $ umpire --rules examples/ruleset-skirmish rulesets
  rules15-19    Rules 15 to 19: cavalry in combat, rout, pursuit and morale
                Napoleonic brigade rules for a table in inches, Rules 15 to 19
  shako         Shako Large Battles
                Shako Large Battles, summary of August 2014
  skirmish      Skirmish, a ruleset in INI alone
                Invented for the examples of umpire
  $ umpire --rules examples/ruleset-skirmish list skirmish
  skirmish  Skirmish, a ruleset in INI alone
    volley  dice     1           A company fires at what stands before it
    stand   dice     2           A company stands against a charge
    snipe   dice     3           Skirmishers pick their marks
