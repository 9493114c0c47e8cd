pitch = Sealed bids for pebbles that nobody has seen.
option-purse = Coins for each player
option-omens = Omens
option-omens-help = A die helps the poorest.
where = Round { $round }
prompt-over = All pebbles are on the table.
prompt-wait = Waiting for { $seats }.
prompt-warden = You are the warden: peek, or leave the pebble alone?
prompt-bid = Your closed hand holds { $bid ->
    [one] { $bid } coin
   *[other] { $bid } coins
}.
do-leave = Leave the pebble alone
do-peek = Pay a coin and peek
do-raise = Add a coin to your bid
do-seal = Seal your bid
event-lot = Pebble number { $n } lies face down.
event-peeks = { $seat } peeks at the pebble.
event-sees = The pebble is worth { $n }.
event-raises = Your bid is now { $n }.
event-seals = { $seat } seals a bid.
event-opens = The hands open: { $bids }.
event-wins = { $seat } wins the pebble (the die says { $n }).
event-gets = Your new pebble is worth { $n }.
event-alms = The die leaves { $n } to { $seat }.
event-shows = { $seat } shows a pebble worth { $n }.
score-pebbles = Pebbles
score-coins = Coins
