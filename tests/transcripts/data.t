Where the data is, and what is said when it is not there.

  $ umpire --data data -o tsv odds rules15-19 morale by=result
  result	num	den	p
  makes-morale	1	3	0.333333333333
  shaken	1	3	0.333333333333
  rout	1	3	0.333333333333
  $ UMPIRE_DATA=data umpire -o tsv odds rules15-19 morale by=result
  result	num	den	p
  makes-morale	1	3	0.333333333333
  shaken	1	3	0.333333333333
  rout	1	3	0.333333333333
  $ umpire --data /no/such/place odds rules15-19 morale
  ! umpire: no data for rules15-19: there is no folder 'rules15-19' in /no/such/place (from --data); name the data with --data or UMPIRE_DATA
  [2]
  $ UMPIRE_DATA=/no/such/place umpire odds rules15-19 morale
  ! umpire: no data for rules15-19: there is no folder 'rules15-19' in /no/such/place (from UMPIRE_DATA); name the data with --data or UMPIRE_DATA
  [1]
  $ umpire --data /no/such/place rulesets
  rules15-19    Rules 15 to 19: cavalry in combat, rout, pursuit and morale
                Napoleonic brigade rules for a table in inches, Rules 15 to 19
  shako         Shako Large Battles
                Shako Large Battles, summary of August 2014
