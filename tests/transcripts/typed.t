Typed dice: what cannot be is refused with its reason and asked for again, answers come in parts and
in any usual spelling, and what is still open is shown between them.

  $ umpire -r rules15-19 --voice quiet <<'END'
  > source typed
  > set odds on
  > roll morale class=c casualties=1
  > 7
  > 4 5
  > ?
  > 
  > 4
  > roll cavalry-infantry cavalry.type=heavy infantry.class=a
  > 3
  > 6
  > roll cavalry-infantry cavalry.type=light infantry.formation=square
  > 3
  > 2
  > roll cavalry-infantry cavalry.type=heavy infantry.class=a
  > 1,2
  > repeat infantry.class=
  > 1+2
  > set odds off
  > repeat
  > 1 2 # as the players threw
  > END
  Morale, 1d6, needs 3+ after -4: 7
  Morale, 1d6, needs 3+ after -4: 4 5
  Morale, 1d6, needs 3+ after -4: ?
    Morale: type what the die shows, 1 to 6. It needs 3 or more when the
    modifiers are added. r rolls instead; Ctrl-C abandons the resolution.
  Morale, 1d6, needs 3+ after -4: 
  Morale, 1d6, needs 3+ after -4: 4
  The unit fails its morale (total 0) and is in Rout.
  Cavalry wins: result, 2d6, +1 is added: 3
    Still open, infantry.result: rout 83.3%, none 16.7%
  Cavalry wins: result, 1d6 more: 6
  The infantry routs.
  The infantry loses 30 per cent and now carries 3 casualties.
  Infantry wins: result, 2d6, +3 is added: 3
    Still open, row: 10+ 50.0%, 8-9 33.3%, 6-7 16.7%
  Infantry wins: result, 1d6 more: 2
  The cavalry retires 8in, Shaken.
  The infantry keeps its place, Formed.
  The cavalry loses 10 per cent and now carries 1 casualty.
  The infantry loses 10 per cent and now carries 1 casualty.
  Cavalry wins: result, 2d6, +1 is added: 1,2
  The cavalry halts 8in from the infantry, Shaken.
  The infantry keeps its place, Shaken.
  The cavalry loses 10 per cent and now carries 1 casualty.
  The infantry loses 10 per cent and now carries 1 casualty.
  Cavalry wins: result, 2d6, +2 is added: 1+2
  The cavalry halts 8in from the infantry, Shaken.
  The infantry keeps its place, Shaken.
  The cavalry loses 10 per cent and now carries 1 casualty.
  The infantry loses 10 per cent and now carries 1 casualty.
  Cavalry wins: result, 2d6, +2 is added: 1 2
  The cavalry halts 8in from the infantry, Shaken.
  The infantry keeps its place, Shaken.
  The cavalry loses 10 per cent and now carries 1 casualty.
  The infantry loses 10 per cent and now carries 1 casualty.
  ! umpire: standard input:4: '7' is no face of the die; expected 1 to 6
  !     7
  !     ^
  ! umpire: standard input:5: more than 1 faces
  [2]

A line that is no dice ends the throw, resolves nothing and is the next command; so does the end.

  $ umpire -r rules15-19 --voice quiet <<'END'
  > source typed
  > roll morale class=c
  > set voice
  > roll morale class=c
  > END
  Morale, 1d6, needs 3+ after -3: set voice
  voice      quiet        what is told: to the players, or the whole trace
                          quiet|normal|full
  ! umpire: standard input:2: Morale: dice are asked for, not 'set voice'
  ! umpire: standard input:4: Morale, 1d6, needs 3+ after -3: no dice follow
  [2]

The program throws what the players do not; the seed is told.

  $ umpire -r rules15-19 --voice quiet --seed 5 <<'END'
  > source typed
  > roll cavalry-infantry cavalry.type=heavy infantry.class=a
  > 4
  > r
  > END
  Cavalry wins: result, 2d6, +1 is added: 4
  Cavalry wins: result, 1d6 more: r
    rolled: 2 (seed 5)
  The infantry routs.
  The infantry loses 30 per cent and now carries 3 casualties.

In JSON the answers alone are printed.

  $ umpire -r rules15-19 -o json <<'END' | tr -s '{},' '\n' | grep -A4 throws
  > source typed
  > roll morale class=c casualties=1
  > 4
  > END
   "throws": [
  "label": "Morale"
   "dice": [4]
   "sides": 6
   "value": 4

dice= answers first, what is missing is asked for.

  $ umpire -r rules15-19 --voice quiet <<'END'
  > source typed
  > roll cavalry-infantry cavalry.type=heavy infantry.class=a dice=3
  > 6
  > END
  Cavalry wins: result, 1d6 more: 6
  The infantry routs.
  The infantry loses 30 per cent and now carries 3 casualties.
