The same events in three voices.

  $ umpire <<'END'
  > set ruleset rules15-19
  > set voice quiet
  > roll cavalry-infantry cavalry.type=heavy infantry.formation=square dice=3,4
  > set voice normal
  > repeat dice=3,4
  > set voice full
  > repeat dice=3,4
  > END
  The cavalry retires 8in, Shaken.
  The infantry keeps its place, Formed.
  The cavalry loses 10 per cent and now carries 1 casualty.
  The infantry loses 10 per cent and now carries 1 casualty.
  Cavalry fights infantry (rules15-19, rule 15)
  The cavalry retires 8in, Shaken.
  The infantry keeps its place, Formed.
  The cavalry loses 10 per cent and now carries 1 casualty.
  The infantry loses 10 per cent and now carries 1 casualty.
        +2  cavalry: Medium or heavy cavalry in line (15)
       = 2  cavalry: Combat factors
        +4  infantry: Formed infantry in square (15)
       = 4  infantry: Combat factors
    Infantry wins: result: 2d6 shows 3+4 = 7 (typed)
    9 on Infantry wins, 8-9: Cavalry retires 8 inches, Shaken (15)
  For the umpire
    - To retire is to move directly away from the enemy. (19)
    - The cavalry retires 8 inches from where it met the infantry. (15)
    - The cavalry tests morale for its losses (morale). (18)
    - The infantry tests morale for its losses (morale). (18)
  Rulings: cav_line = own_formation; winner = higher_factor; difference =
    winner_minus_loser; retire8 = from_contact; result_silent = unchanged;
    combat_casualty_test = yes
  Cavalry fights infantry (rules15-19, rule 15)
  The cavalry retires 8in, Shaken.
  The infantry keeps its place, Formed.
  The cavalry loses 10 per cent and now carries 1 casualty.
  The infantry loses 10 per cent and now carries 1 casualty.
    cavalry.factor 2, infantry.factor 4, difference 2, winner infantry, total 9,
    row 8-9, cavalry.result retire, infantry.result none, cavalry.grade shaken,
    infantry.grade formed, cavalry.losses 1, infantry.losses 1,
    cavalry.casualties 1, infantry.casualties 1, distance 8in, cavalry.test-due
    yes, infantry.test-due yes, pursuit-due no
        +2  cavalry: Medium or heavy cavalry in line (15: R15-27 R15-28)
       = 2  cavalry: Combat factors
        +4  infantry: Formed infantry in square (15: R15-22)
       = 4  infantry: Combat factors
    Infantry wins: result: 2d6 shows 3+4 = 7 (typed)
    9 on Infantry wins, 8-9: Cavalry retires 8 inches, Shaken (15: R15-52 R15-64
      R15-65 R15-66 R15-67)
    > The cavalry retires 8in, Shaken.
    > The infantry keeps its place, Formed.
    > The cavalry loses 10 per cent and now carries 1 casualty.
    > The infantry loses 10 per cent and now carries 1 casualty.
  For the umpire
    - To retire is to move directly away from the enemy. (19)
    - The cavalry retires 8 inches from where it met the infantry. (15)
    - The cavalry tests morale for its losses (morale). (18)
    - The infantry tests morale for its losses (morale). (18)
    * cav_line = own_formation (15): The cavalry's own formation must be line.
    * winner = higher_factor (15): The side with the higher combat factor wins
        and rolls.
    * difference = winner_minus_loser (15): The winner adds its factor less the
        loser's.
    * retire8 = from_contact (15)
    * result_silent = unchanged (15): A side that the result does not mention
        stays as it is.
    * combat_casualty_test = yes (15, 18): A brigade that lost casualties in the
        combat tests morale, unless the row routed it.
