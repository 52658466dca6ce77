Commands from a pipe: remarks, blank lines, settings that stay, repeat with one thing changed, the
worst exit code at the end.

  $ umpire <<'END'
  > # Wing on the left
  > 
  > set ruleset rules15-19
  > set seed 3
  > roll morale class=c casualties=2 general=6in
  > repeat
  > repeat casualties=1
  > odds morale class=z
  > odds square class=b by=passed
  > END
  A brigade or battery tests its morale (rules15-19, rule 18)
  The unit fails its morale (total 0) and is in Rout.
        -1  Class C (18)
        -2  Casualties (x2) (18)
        -1  No supports within 8 inches (18)
      = -4  Morale
    Morale: 1d6 shows 4 (rolled)
    0 on Result of the morale test, 0-: Rout (18)
  For the umpire
    - A new rout: friends near it react (rout-reaction), and it makes its first
      rout move. (17)
  Seed 3 (mt19937)
  A brigade or battery tests its morale (rules15-19, rule 18)
  The unit fails its morale (total -3) and is in Rout.
        -1  Class C (18)
        -2  Casualties (x2) (18)
        -1  No supports within 8 inches (18)
      = -4  Morale
    Morale: 1d6 shows 1 (rolled)
    -3 on Result of the morale test, 0-: Rout (18)
  For the umpire
    - A new rout: friends near it react (rout-reaction), and it makes its first
      rout move. (17)
  Seed 3674312685 (mt19937)
  A brigade or battery tests its morale (rules15-19, rule 18)
  The unit fails its morale (total -2) and is in Rout.
        -1  Class C (18)
        -1  Casualties (18)
        -1  No supports within 8 inches (18)
      = -3  Morale
    Morale: 1d6 shows 1 (rolled)
    -2 on Result of the morale test, 0-: Rout (18)
  For the umpire
    - A new rout: friends near it react (rout-reaction), and it makes its first
      rout move. (17)
  Seed 815510168 (mt19937)
  Charged infantry tries to form square: exact chances (rules15-19, rule 15)
    passed       chance
    no      1/2   50.0%  ########################################################
    yes     1/2   50.0%  ########################################################
  Rulings: square_fail = none; square_timing = 3/4_allowance; charge_break_off =
    no
  ! umpire: standard input:8: class: 'z' is none of its choices; try a, b or c
  !     odds morale class=z
  !                 ^
  [2]

Typed dice from a script: the faces follow as lines of their own.

  $ umpire <<'END'
  > set ruleset rules15-19
  > source typed
  > roll morale class=a
  > 5
  > roll cavalry-infantry cavalry.type=heavy infantry.formation=attack-column
  > 45
  > END
  Morale, 1d6, needs 3+ after -1: 5
  A brigade or battery tests its morale (rules15-19, rule 18)
  The unit makes its morale (total 4) and is Formed.
        +1  Class A (18)
        -1  No general within 8 inches (18)
        -1  No supports within 8 inches (18)
      = -1  Morale
    Morale: 1d6 shows 5 (typed)
    4 on Result of the morale test, 3+: Makes its morale (18)
  Cavalry wins: result, 2d6, +1 is added: 45
  Cavalry fights infantry (rules15-19, rule 15)
  The infantry routs.
  The infantry loses 30 per cent and now carries 3 casualties.
        +2  cavalry: Medium or heavy cavalry in line (15)
       = 2  cavalry: Combat factors
        +1  infantry: Infantry in attack column (15)
       = 1  infantry: Combat factors
    Cavalry wins: result: 2d6 shows 4+5 = 9 (typed)
    10 on Cavalry wins, 6+: Infantry routs (15)
  For the umpire
    - The infantry makes its first rout move at once, 6in directly away from the
      enemy and through friends; friends near it react (rout-reaction). (17)
    - The cavalry rolls for pursuit (pursuit). (17)
    - The pursuit roll follows the neighbours' reaction, and its first move is
      made at once. (17)
  Rulings: casualty_pct = 10; cav_line = own_formation; winner = higher_factor;
    difference = winner_minus_loser; result_silent = unchanged; pursuit_order =
    after_reaction

From a file.

  $ printf 'odds dice 1d4\r\nquit\nodds dice 1d6\n' > $T/s.ump; umpire -f $T/s.ump
  1d4: exact chances
    total       chance   at least
        1  1/4   25.0%       100%  ##############################################
        2  1/4   25.0%      75.0%  ##############################################
        3  1/4   25.0%      50.0%  ##############################################
        4  1/4   25.0%      25.0%  ##############################################
  Mean 2.5, spread 1.118
