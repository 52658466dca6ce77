JSON and TSV of what text shows.

  $ umpire -o json roll rules15-19 morale class=c casualties=2 general=6in support=3.5in dice=4
  {"ruleset": "rules15-19", "resolution": "morale", "inputs": {"class": "c", "casualties": 2, "grade": "formed", "general": 6, "cinc": "none", "support": 3.5, "rout": "none", "enemy": 0, "attached": false, "bua": false, "routed-through": false, "pursuit": false, "supports-near": 1, "blinds": "none", "routs-near": 1, "enemy-rout": "none", "defending": false, "new": 0}, "throws": [{"label": "Morale", "dice": [4], "sides": 6, "value": 4, "source": "typed"}], "modifiers": [{"side": null, "label": "Supports within 4 inches", "value": 1, "cite": "18"}, {"side": null, "label": "Class C", "value": -1, "cite": "18"}, {"side": null, "label": "Casualties (x2)", "value": -2, "cite": "18"}], "outcome": {"modifier": -2, "total": 2, "result": "shaken", "grade": "shaken", "reaction-due": false}, "text": ["The unit fails its morale (total 2) and is Shaken."], "rulings": [], "seed": null, "generator": null, "reminders": ["Shaken: it starts no combat, supports nobody, and must try to rally each move."]}
  $ umpire -o json odds rules15-19 morale class=c casualties=2 by=result
  {"ruleset": "rules15-19", "resolution": "morale", "inputs": {"class": "c", "casualties": 2, "grade": "formed", "general": "none", "cinc": "none", "support": "none", "rout": "none", "enemy": 0, "attached": false, "bua": false, "routed-through": false, "pursuit": false, "supports-near": 1, "blinds": "none", "routs-near": 1, "enemy-rout": "none", "defending": false, "new": 0}, "exact": true, "rows": [{"outcome": {"result": "rout"}, "num": "5", "den": "6", "p": 0.833333333333}, {"outcome": {"result": "shaken"}, "num": "1", "den": "6", "p": 0.166666666667}], "rulings": []}
  $ umpire -o tsv odds rules15-19 morale class=c casualties=2
  modifier	total	result	grade	reaction-due	num	den	p
  -5	-4	rout	rout	yes	1	6	0.166666666667
  -5	-3	rout	rout	yes	1	6	0.166666666667
  -5	-2	rout	rout	yes	1	6	0.166666666667
  -5	-1	rout	rout	yes	1	6	0.166666666667
  -5	0	rout	rout	yes	1	6	0.166666666667
  -5	1	shaken	shaken	no	1	6	0.166666666667
  $ umpire -o tsv roll rules15-19 morale class=c dice=2
  modifier	total	result	grade	reaction-due
  -3	-1	rout	rout	yes
  $ umpire -o json help rules15-19 pursuit
  {"ruleset": "rules15-19", "resolution": "pursuit", "kind": "resolution", "cite": "17", "title": "Cavalry that caused a rout rolls to pursue", "inputs": [{"key": "nation", "type": "word", "unit": null, "required": true, "default": null, "choices": ["british", "other"], "min": null, "max": null, "help": "Whose cavalry caused the rout"}, {"key": "arm", "type": "word", "unit": null, "required": false, "default": "cavalry", "choices": ["cavalry", "infantry"], "min": null, "max": null, "help": "What caused the rout (ruling pursuit_infantry)"}, {"key": "again", "type": "flag", "unit": null, "required": false, "default": false, "choices": null, "min": null, "max": null, "help": "The rout was caused by a pursuit charge"}], "outcome": [{"key": "roll-due", "type": "flag", "unit": null, "choices": null, "help": "A die is thrown"}, {"key": "pursues", "type": "flag", "unit": null, "choices": null, "help": "It goes into pursuit"}], "dice": "1d6 for pursuit, when one is due", "event": "pursues=yes", "example": "nation=british"}
  $ umpire -o json rulesets
  {"rulesets": [{"ruleset": "rules15-19", "title": "Rules 15 to 19: cavalry in combat, rout, pursuit and morale", "source": "Napoleonic brigade rules for a table in inches, Rules 15 to 19"}, {"ruleset": "shako", "title": "Shako Large Battles", "source": "Shako Large Battles, summary of August 2014"}]}
  $ umpire -o tsv list rules15-19
  ruleset	resolution	kind	cite	title
  rules15-19	may-charge	lookup	15, 16, 19	Whether a brigade may charge
  rules15-19	may-initiate	lookup	19	What a brigade of a grade may do
  rules15-19	zone	lookup	15	Cavalry's answer to an infantry advance
  rules15-19	square	resolution	15	Charged infantry tries to form square
  rules15-19	cavalry-infantry	resolution	15	Cavalry fights infantry
  rules15-19	combat-result	resolution	15	The result of a combat whose factors are added up already
  rules15-19	charge	resolution	15, 17, 18	Cavalry charges infantry, to the end
  rules15-19	gunners	resolution	16	Charged gunners try to react
  rules15-19	gunners-fire	resolution	16	Gunners who reacted fire at the charge
  rules15-19	gunners-evade	lookup	16	Whether gunners who evade are reached
  rules15-19	cavalry-artillery	resolution	16, 17, 18	Cavalry charges artillery, to the end
  rules15-19	morale	resolution	18	A brigade or battery tests its morale
  rules15-19	tests-due	lookup	18	Whether a unit must test its morale, and why
  rules15-19	casualties	lookup	15, 18	A unit's running count of casualties
  rules15-19	grades	lookup	18	The order of two morale grades
  rules15-19	support	lookup	15, 18, 19	Which friends count as supports
  rules15-19	rally	resolution	18, 19	A Shaken unit or one in rout tries to rally
  rules15-19	counter-charge	resolution	18, 19	Charged cavalry tests to counter charge
  rules15-19	rout-reaction	resolution	17, 18	Friends near a rout react to it
  rules15-19	rout-move	resolution	17	One move of a unit in rout, and its test
  rules15-19	rout-moves	resolution	17	What becomes of a unit in rout by its last move
  rules15-19	rout-path	lookup	17	Whether a rout move may take a path
  rules15-19	away	lookup	17, 19	Where a move directly away ends
  rules15-19	pursuit	resolution	17	Cavalry that caused a rout rolls to pursue
  rules15-19	pursuit-move	resolution	17	First pursuit move
  rules15-19	pursuit-return	lookup	17	Second pursuit move: pursuers return to their supports
  rules15-19	multiple-moves	lookup	19	Whether a unit may make more than one move
  rules15-19	end-of-sequence	lookup	18, 19	What a sequence's end does to a grade
  $ umpire -o json rulings rules15-19 tie
  {"ruleset": "rules15-19", "rulings": [{"key": "tie", "choice": "even_d6", "cite": "15", "default": "even_d6", "choices": [{"choice": "even_d6", "says": "Equal factors: a d6 decides who rolls, 4 or more for the infantry, and that is a house rule."}, {"choice": "infantry", "says": "Equal factors: the infantry counts as the winner."}, {"choice": "cavalry", "says": "Equal factors: the cavalry counts as the winner, as the charger."}, {"choice": "none", "says": "Equal factors: nobody rolls and the cavalry halts."}], "question": "Who counts as the winner when the factors are equal?", "reason": "Both tables print a row for a total of 2, which needs a difference of 0, so either side may win a tie. Reports show both practices: in 2010 the chargers rolled and in 2011 a die decided.", "clauses": "R15-35 R15-37", "assumption": false, "house": false}]}
  $ umpire -o json odds dice 2d4
  {"notation": "2d4", "exact": true, "rows": [{"outcome": {"total": 5}, "num": "1", "den": "4", "p": 0.25}, {"outcome": {"total": 4}, "num": "3", "den": "16", "p": 0.1875}, {"outcome": {"total": 6}, "num": "3", "den": "16", "p": 0.1875}, {"outcome": {"total": 3}, "num": "1", "den": "8", "p": 0.125}, {"outcome": {"total": 7}, "num": "1", "den": "8", "p": 0.125}, {"outcome": {"total": 2}, "num": "1", "den": "16", "p": 0.0625}, {"outcome": {"total": 8}, "num": "1", "den": "16", "p": 0.0625}], "mean": 5.0, "spread": 1.58113883008, "policy": null}
  $ umpire -o json dice 3d6 --seed 5
  {"notation": "3d6", "throws": [{"label": "3d6", "dice": [2, 1, 6], "sides": 6, "value": 9, "source": "rolled"}], "outcome": {"total": 9}, "policy": null, "seed": 5, "generator": "mt19937"}
