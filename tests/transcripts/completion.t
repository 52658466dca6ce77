Completion for bash is a script that the tables make.

  $ umpire help completion bash > $T/umpire.bash; bash <<'END'
  > . "$T/umpire.bash"
  > compopt() { :; }
  > try() { COMP_LINE=$1 COMP_POINT=${#1}; _umpire; echo "$1 -> ${COMPREPLY[*]}"; }
  > try 'umpire ro'
  > try 'umpire roll '
  > try 'umpire roll rules15-19 pursuit'
  > try 'umpire roll rules15-19 morale c'
  > try 'umpire roll rules15-19 morale class=b c'
  > try 'umpire roll rules15-19 morale class='
  > try 'umpire odds rules15-19 casualties '
  > try 'umpire odds rules15-19 casualties b'
  > try 'umpire worth rules15-19 morale o'
  > try 'umpire show rules15-19 mor'
  > try 'umpire rulings rules15-19 with'
  > try 'umpire help rules15-19 may'
  > try 'umpire -o '
  > try 'umpire --format=t'
  > try 'umpire --ruleset r'
  > END
  umpire ro -> roll
  umpire roll  -> rules15-19 shako
  umpire roll rules15-19 pursuit -> pursuit pursuit-move pursuit-return
  umpire roll rules15-19 morale c -> class= casualties= cinc=
  umpire roll rules15-19 morale class=b c -> casualties= cinc=
  umpire roll rules15-19 morale class= -> a b c
  umpire odds rules15-19 casualties  -> casualties= losses= by=
  umpire odds rules15-19 casualties b -> by=
  umpire worth rules15-19 morale o -> of=
  umpire show rules15-19 mor -> morale morale-result
  umpire rulings rules15-19 with -> within
  umpire help rules15-19 may -> may-charge may-initiate
  umpire -o  -> text json tsv
  umpire --format=t -> text tsv
  umpire --ruleset r -> rules15-19

  $ umpire help completion bash | bash -n
