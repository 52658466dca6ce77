Rulings: explained, set for one run, set for a session.

  $ umpire rulings rules15-19 within
  within = inclusive  rule 15, 16, 17, 18, 19
      Does a distance of exactly the limit count as within it?
    *a  inclusive: A distance of exactly the limit counts as within it.
     b  exclusive: A distance of exactly the limit does not count as within it.
    Reason: Within commonly means no farther than, and the same word grants a
            reach that may surely be used to its end.
    Clauses: R15-5 R15-12 R16-7 R17-1 R17-2 R17-3 R17-4 R17-32 R17-34 R18-11
             R18-16 R18-18 R18-22 R18-24 R18-25 R19-7 R19-8
  $ umpire rulings rules15-19 withim
  ! umpire: there is no ruling 'withim'; 'rulings rules15-19' lists them; did you mean 'within'?
  [2]
  $ umpire rulings rules15-19 within=neither
  ! umpire: unknown choice 'neither' of the ruling within: say inclusive or exclusive
  [2]
  $ umpire -o tsv rulings rules15-19 | head -n 3
  key	choice	default	cite	question
  casualty_pct	10	10	15, 16, 17, 18	How many casualties is a printed loss of 10, 20, 30 or 40 per cent?
  pct_base	original	original	15, 18	Of what strength are the percentages taken?
  $ umpire odds rules15-19 morale general=8in by=result --ruling within=exclusive
  A brigade or battery tests its morale: exact chances (rules15-19, rule 18)
    result             chance
    makes-morale  1/3   33.3%  ##################################################
    shaken        1/3   33.3%  ##################################################
    rout          1/3   33.3%  ##################################################
  Rulings: within = exclusive
  $ umpire odds rules15-19 morale general=8in by=result --ruling rules15-19/within=b
  A brigade or battery tests its morale: exact chances (rules15-19, rule 18)
    result             chance
    makes-morale  1/3   33.3%  ##################################################
    shaken        1/3   33.3%  ##################################################
    rout          1/3   33.3%  ##################################################
  Rulings: within = exclusive
  $ umpire --voice full roll rules15-19 morale general=8in dice=4
  A brigade or battery tests its morale (rules15-19, rule 18)
  The unit makes its morale (total 3) and is Formed.
    modifier -1, total 3, result makes-morale, grade formed, reaction-due no
        -1  No supports within 8 inches (18: R18-24 R18-30)
      = -1  Morale
    Morale: 1d6 shows 4 (typed)
    3 on Result of the morale test, 3+: Makes its morale (18: R18-32)
    > The unit makes its morale (total 3) and is Formed.
    * within = inclusive (15, 16, 17, 18, 19): A distance of exactly the limit
        counts as within it.
  $ umpire -r rules15-19 <<'END'
  > rulings within=exclusive
  > odds morale general=8in by=result
  > END
  within = exclusive (default inclusive)  rule 15, 16, 17, 18, 19
      Does a distance of exactly the limit count as within it?
     a  inclusive: A distance of exactly the limit counts as within it.
    *b  exclusive: A distance of exactly the limit does not count as within it.
    Reason: Within commonly means no farther than, and the same word grants a
            reach that may surely be used to its end.
    Clauses: R15-5 R15-12 R16-7 R17-1 R17-2 R17-3 R17-4 R17-32 R17-34 R18-11
             R18-16 R18-18 R18-22 R18-24 R18-25 R19-7 R19-8
  A brigade or battery tests its morale: exact chances (rules15-19, rule 18)
    result             chance
    makes-morale  1/3   33.3%  ##################################################
    shaken        1/3   33.3%  ##################################################
    rout          1/3   33.3%  ##################################################
  Rulings: within = exclusive
