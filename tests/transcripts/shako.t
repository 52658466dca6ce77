Shako Large Battles: a look-up, a shot, a duel of ratings, a charge, an attack, and its sheet.

  $ umpire roll shako fire battery=heavy range=6in target=infantry target.mr=3 dice=6,6
  A battery fires (shako, rule 1)
  The fire inflicts 2 kills.
  The target is Staggered.
       = 0  Artillery fire
    Artillery fire: 2d6 shows 6+6 (typed)
        12  canister, needs 5 (1)
  For the umpire
    - A modified total of 12 with canister is two kills. (1)
    - Every shot is thrown, and kills, markers and removals are applied at the
      end of the phase. (1)
    - Arcs of fire, lines of sight, choice of target and fire over friends are
      for the players to agree. (1)
  Rulings: simultaneous = end_of_phase; canister_12 = modified; cover_fire =
    ballshot; fire_judged = players
  $ umpire odds shako massed-fire target=infantry target.mr=4 batteries=heavy:6in,foot:10in by=kills,staggered
  Several batteries fire at one target: exact chances (shako, rule 1)
    kills  staggered            chance
    1      no          179/432   41.4%  #########################################
    1      yes        277/1296   21.4%  #####################
    2      yes         137/648   21.1%  #####################
    0      no           25/216   11.6%  ###########
    2      no            7/216    3.2%  ###
    3      yes           5/648    0.8%  #
    0      yes           1/216    0.5%  #
  Rulings: simultaneous = end_of_phase; bands = widths; fire_number = kill;
    stagger = each_die; canister_12 = modified; cover_fire = ballshot;
    fire_judged = players
  $ umpire odds shako combat attacker.kind=infantry attacker.mr=5 attacker.stands=8 defender.kind=infantry defender.mr=4 defender.stands=8 by=winner,kills
  Two units fight: exact chances (shako, rule 5)
    winner    kills          chance
    attacker  1      97/372   26.1%  ############################################
    defender  1      29/186   15.6%  ##########################
    attacker  2        5/36   13.9%  #######################
    attacker  3         1/9   11.1%  ###################
    attacker  4        1/12    8.3%  ##############
    defender  2        1/12    8.3%  ##############
    attacker  5        1/18    5.6%  #########
    defender  3        1/18    5.6%  #########
    attacker  6        1/36    2.8%  #####
    defender  4        1/36    2.8%  #####
  Rulings: four_stands = full_fours; more_kills = total; tie = until_untied;
    retreat = players
  $ umpire odds shako charge attacker.kind=cavalry attacker.mr=5 attacker.dmr=3 attacker.stands=8 defender.kind=infantry defender.mr=4 defender.dmr=1 defender.stands=8 distance=10in by=winner,square
  Cavalry charges infantry, to the end: exact chances (shako, rules 3, 4, 5)
  Assumption:   A Hasty Square is assumed to need a die of at most the MR, for
                the source lost the figure.
    winner    square         chance
    defender  yes     14/31   45.2%  ############################################
    attacker  no      11/34   32.4%  ################################
    attacker  yes     20/93   21.5%  #####################
    defender  no      1/102    1.0%  #
  Rulings: hasty_square = le_mr; charge = move_to_contact; four_stands =
    full_fours; more_kills = total; tie = until_untied; broken_by_cavalry =
    staggered_or_square; victory_recall = recall; blown_when = end_of_phase;
    retreat = players
  $ umpire roll shako rally mr=4 marker=staggered dice=3
  A division tries to rally (shako, rule 6f)
  Assumption:   A rally is assumed to need a modified die of at most the MR, with
                no automatic success or failure, for the source lost the figure.
  The division rallies.
       = 0  Rally
    Rally: 1d6 shows 3 (typed)
  For the umpire
    - A rally is assumed to need a modified die of at most the MR, with no
      automatic success or failure, for the source lost the figure. (6f)
  Rulings: rally = le_mr
  $ umpire roll shako several attackers=a:infantry:4:1:8:4 defenders=x:infantry:4:1:8:4 pairs=a:z
  ! umpire: pairs: 'z' is not among the defenders
  [2]
  $ umpire roll shako several attackers=a:infantry:4:1:8:4,b:cavalry:5:3:8:4 defenders=x:infantry:4:1:8:4:supported pairs=a:x,b:x dice=3,2,4
  Several divisions fight, pair by pair (shako, rule 5)
  a loses 1 kill and is in Fallback.
  x loses 2 kills and is in Fallback.
    a: 1d6 shows 3 (typed)
    b: 1d6 shows 2 (typed)
    x: 1d6 shows 4 (typed)
         4  a: frontal rating (5)
        +2  a: Each four stands (x2) (5)
       = 2  a: Combat
         4  x: frontal rating (5)
        +2  x: Each four stands (x2) (5)
       = 2  x: Combat
         5  b: frontal rating (5)
        +2  b: Each four stands (x2) (5)
       = 2  b: Combat
         1  x: disordered rating, unsupported against cavalry (5)
        +2  x: Each four stands (x2) (5)
       = 2  x: Combat
  For the umpire
    - Each division throws one die, kept against every opponent, and each pair
      compares. (5)
    - Infantry out of square uses its disordered rating against the cavalry of
      mixed opponents, supported or not. (5)
  Rulings: several = pair_by_pair; mixed_support = no; four_stands = full_fours;
    more_kills = total
  $ umpire show shako | wc -l
  118
