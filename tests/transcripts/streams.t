A full disk, a closed output and a reader who has gone: exit 1, and a word only where it helps.

  $ umpire roll rules15-19 morale dice=4 > /dev/full
  ! umpire: standard output: No space left on device
  [1]
  $ umpire -o json odds rules15-19 morale > /dev/full
  ! {"error": {"message": "standard output: No space left on device", "argument": null, "suggestion": null}}
  [1]
  $ umpire roll rules15-19 morale dice=4 >&-
  ! umpire: standard output: Bad file descriptor
  [1]
  $ mkfifo $T/pipe; : < $T/pipe & exec 3> $T/pipe; wait; umpire roll rules15-19 morale dice=4 >&3
  [1]

A request that was wrong prints nothing at all, wherever the fault stands.

  $ umpire roll rules15-19 morale class=c dice=4 general=four
  ! umpire: general: 'four' is not a distance; try 4in, 4", 10cm or none
  [2]
