# Eight-Minute Empire: Legends in English. `$me` is "yes" where the sentence is about the listener.

where-setup = Setting up
where-bids = Bidding
where-round = Round { $n } of { $total }
where-extra = After the last turn
where-long = Game { $n } of { $total }, { $here }
where-over = The game is over

## Terms

player = { $me ->
    [yes] you
   *[no] { $seat }
}
player-bid = { player } { $n }
player-points = { player } { $n }
owner = { $me ->
    [yes] yours
   *[no] { $seat }
}
owner-neutral = neutral
coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
price = { $n ->
    [0] free
    [one] { $n } coin
   *[other] { $n } coins
}
point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
slot-west = western
slot-centre = central
slot-east = eastern
slot-stem = southern
slot-nw = north-western
slot-ne = north-eastern
slot-se = south-eastern
slot-sw = south-western
part-place = place { $n }
part-move = move { $n }
part-build = { $n ->
   *[other] build a city
}
part-destroy = { $n ->
   *[other] destroy an army
}
part-and = { $one } + { $other }
part-or = { $one } / { $other }
ability-flying = { $n ->
   *[other] flying
}
ability-extra-army = +{ $n } army
ability-extra-move = +{ $n } move
ability-elixir = { $n ->
    [one] { $n } elixir
   *[other] { $n } elixirs
}
ability-immune = { $n ->
   *[other] immune
}
ability-coins = { $n ->
    [one] +{ $n } coin
   *[other] +{ $n } coins
}
ability-per-family = 1 point per { $family } card
ability-set = { $total } points for the { $family } set ({ $n } cards)
ability-per-flying = 1 point per flying ability
ability-per-coins = 1 point per { $n } coins
effects = { $parts }; { $abilities }

## What is asked

prompt-wait = Waiting for { $seats }
prompt-board = Lay the { $slot } board
prompt-centre = Which board counts as the central one?
prompt-start = Choose the start region
prompt-token = Place { $token }{ $total ->
    [1] { "" }
   *[other] { " " }({ $n } of { $total })
}{ $skip ->
    [yes] , or leave it in the box
   *[no] { "" }
}
prompt-face-down = Place a token face down ({ $n } of { $total })
prompt-outpost = Choose where everybody’s fifth army goes
prompt-neutral = Place a neutral army ({ $n } of { $total })
prompt-bid = How much do you bid to go first?
prompt-take = Take a card
prompt-choice = { $card }: which of its two actions?
prompt-place = Place armies ({ $n } left)
prompt-move = { $n ->
    [one] Move armies: { $n } move left
   *[other] Move armies: { $n } moves left
}
prompt-build = Build a city?
prompt-destroy = Destroy an army?
prompt-theft = Steal a coin from { $victim }?
prompt-extra = Take one more card, without its action?
prompt-over = { $me ->
    [yes] You win with { $points }!
   *[no] { $seat } wins with { $points }
}
prompt-over-grimoire = { $me ->
    [yes] You win with { $points } on the tie-break (Grimoire)!
   *[no] { $seat } wins with { $points } on the tie-break (Grimoire)
}
prompt-over-coins = { $me ->
    [yes] You win with { $points } on the tie-break (most coins)!
   *[no] { $seat } wins with { $points } on the tie-break (most coins)
}
prompt-over-armies = { $me ->
    [yes] You win with { $points } on the tie-break (most armies)!
   *[no] { $seat } wins with { $points } on the tie-break (most armies)
}
prompt-over-regions = { $me ->
    [yes] You win with { $points } on the tie-break (most regions)!
   *[no] { $seat } wins with { $points } on the tie-break (most regions)
}
prompt-over-last = { $me ->
    [yes] You win with { $points } on the tie-break (last game)!
   *[no] { $seat } wins with { $points } on the tie-break (last game)
}
prompt-over-shared = Shared victory with { $points }: { $winners }

## What may be done

do-lay = Lay { $isle }{ $n ->
    [0] { "" }
    [1] , a quarter turn clockwise
    [2] , upside down
   *[other] , a quarter turn anticlockwise
}
do-centre = The { $slot } board, { $isle }
do-start = Start at { $region }
do-token = Place it at { $region }
do-leave-out = Leave { $token } in the box
do-outpost = Place the armies at { $region }
do-neutral = Place a neutral army at { $region }
do-bid = { $n ->
    [0] Bid nothing
    [one] Bid { $n } coin
   *[other] Bid { $n } coins
}
do-take = Take { $card } ({ $price }): { $effects }
do-take-extra = Take { $card } ({ $price }), without its action: { $effects }
do-part-place = { $n ->
    [one] Place { $n } army
   *[other] Place { $n } armies
}
do-part-move = { $n ->
    [one] Move armies: { $n } move
   *[other] Move armies: { $n } moves
}
do-part-build = { $n ->
   *[other] Build a city
}
do-part-destroy = { $n ->
   *[other] Destroy an army
}
do-neither = Neither
do-place = Place an army at { $region }
do-move = Move an army from { $origin } to { $target }
do-sail = Move an army from { $origin } to { $target }, by sea ({ $n })
do-build = Build a city at { $region }
do-destroy = Destroy an army at { $region } ({ $owner })
do-steal = Steal a coin
do-spare = Steal nothing
do-stop-place = Place no more armies
do-stop-move = Stop moving
do-stop-build = Build nothing
do-stop-destroy = Destroy nothing
do-take-no-more = Take no further card

## What happened

event-game = Game { $n } of { $total } begins.
event-sets-up = { $me ->
    [yes] You set up the map.
   *[no] { $seat } sets up the map.
}
event-warlord = { $me ->
    [yes] You are led by { $warlord }. { $text }
   *[no] { $seat } is led by { $warlord }. { $text }
}
event-board = The { $slot } board: { $isle }{ $n ->
    [0] { "" }
    [1] , a quarter turn clockwise
    [2] , upside down
   *[other] , a quarter turn anticlockwise
}.
event-centre = The { $slot } board, { $isle }, counts as the central one.
event-start = The start region is { $region }.
event-token = { $me ->
    [yes] You place
   *[no] { $seat } places
} { $token } at { $region }.
event-hides = { $me ->
    [yes] You place
   *[no] { $seat } places
} a token face down at { $region }.
event-leaves-out = { $me ->
    [yes] You leave
   *[no] { $seat } leaves
} { $token } in the box.
event-musters = Everybody places { $n } armies at { $region }.
event-musters-more = The Red Sorceress brings { player } one more army at { $region }.
event-outpost = Everybody’s fifth army stands at { $region }.
event-neutral = { $me ->
    [yes] You place
   *[no] { $seat } places
} a neutral army at { $region }.
event-row = The row: { $cards }.
event-coins = Everybody receives { $coins }.
event-seals = { $me ->
    [yes] You make your bid.
   *[no] { $seat } makes a bid.
}
event-bids = The bids are revealed: { $bids }.
event-rolls = { $me ->
    [yes] You roll a { $n }.
   *[no] { $seat } rolls a { $n }.
}
event-first = { $me ->
    [yes] You pay { $coins } and go first.
   *[no] { $seat } pays { $coins } and goes first.
}
event-first-free = { $me ->
    [yes] Nobody bid anything: you go first.
   *[no] Nobody bid anything: { $seat } goes first.
}
event-takes = { $me ->
    [yes] You take
   *[no] { $seat } takes
} { $card } ({ $price }).
event-earns = { $me ->
    [yes] You receive
   *[no] { $seat } receives
} { $coins }.
event-chooses-neither = { $me ->
    [yes] You use
   *[no] { $seat } uses
} neither action of { $card }.
event-forgoes-place = { $me ->
    [yes] You place no more armies.
   *[no] { $seat } places no more armies.
}
event-forgoes-move = { $me ->
    [yes] You stop moving.
   *[no] { $seat } stops moving.
}
event-forgoes-build = { $me ->
    [yes] You build nothing.
   *[no] { $seat } builds nothing.
}
event-forgoes-destroy = { $me ->
    [yes] You destroy nothing.
   *[no] { $seat } destroys nothing.
}
event-places = { $me ->
    [yes] You place
   *[no] { $seat } places
} an army at { $region }.
event-moves = { $me ->
    [yes] You move
   *[no] { $seat } moves
} an army from { $origin } to { $target }{ $n ->
    [1] { "" }
   *[other] { " " }({ $n } moves)
}.
event-builds = { $me ->
    [yes] You build
   *[no] { $seat } builds
} a city at { $region }.
event-finds = { $me ->
    [yes] You find
   *[no] { $seat } finds
} { $token } at { $region }.
event-knight = The White Knight brings { player } an army at { $region }.
event-slays = { $me ->
    [yes] You slay
   *[no] { $seat } slays
} the Wild Dragon at { $region }.
event-thieves = { $me ->
    [yes] You lose
   *[no] { $seat } loses
} a coin to the thieves at { $region }.
event-destroys = { $me ->
    [yes] You destroy
   *[no] { $seat } destroys
} an army at { $region } ({ $owner }).
event-captures = { $me ->
    [yes] You keep
   *[no] { $seat } keeps
} the army captured from { $victim }.
event-steals = { $me ->
    [yes] You steal
   *[no] { $seat } steals
} a coin from { $victim }.
event-spares = { $me ->
    [yes] You steal
   *[no] { $seat } steals
} nothing from { $victim }.
event-refill = New in the row: { $card } ({ $effects }).
event-looks = { $me ->
    [yes] You take
   *[no] { $seat } takes
} a secret look at the token at { $region }.
event-sees = At { $region } lies { $token }.
event-takes-extra = { $me ->
    [yes] You take
   *[no] { $seat } takes
} one more card, { $card } ({ $price }), without its action.
event-takes-no-more = { $me ->
    [yes] You take no further card.
   *[no] { $seat } takes no further card.
}
event-game-over = Game { $n } is over: { $points }.
event-over = The game is over: { $points }.

## Score sheet

score-regions = Regions
score-islands = Islands
score-families = Families
score-sets = Sets
score-flying = Flying
score-coins = Coins
score-elixirs = Elixirs
score-citadels = Citadels
score-tokens = Tokens
score-warlord = Warlord
score-past = Earlier games

## Options

objection-setup = the player who sets up the map must be one of the { $n } at the table.
objection-ages = the ages name seats, the youngest first, each once and counted from 0; there are { $n }.
objection-shape = the map “{ $map }” has another shape.
option-shape = Shape of the map
option-shape-help = How the four boards lie.
option-shape-t = A T: one board in the middle of three
option-shape-rectangle = A rectangle: the islands form a loop
option-map = Map
option-map-help = How the four boards, their sides and the way they are turned are chosen.
option-map-random = Drawn at random
option-map-chosen = Built by the player who sets up
option-map-booklet = As pictured in the booklet (T)
option-map-all_a = All first faces (T)
option-map-all_b = All second faces, the Great Isle in the middle (T)
option-map-ring = A ring of four islands (rectangle)
option-setup_player = Who sets up
option-setup_player-help = The player who builds the map, chooses the start region and places the tokens.
option-setup_player-none = Drawn at random
option-setup_player-0 = The first seat
option-setup_player-1 = The second seat
option-setup_player-2 = The third seat
option-setup_player-3 = The fourth seat
option-ages = Ages
option-ages-help = Seats counted from 0, the youngest first, for example 2,0; the youngest wins tied bids. Seats not named follow in their order.
option-bid_ties = Tied bids
option-bid_ties-help = Who goes first when the highest bids are equal.
option-bid_ties-age = The youngest
option-bid_ties-die = A die decides
option-explorations = Exploration tokens
option-explorations-help = The first player to build a city on one takes it.
option-explorations-none = None
option-explorations-open = Five, face up
option-explorations-swamp = Six, face down, the Poison Swamp among them
option-citadels = Citadels
option-citadels-help = Three regions that are worth one more point.
option-citadels-true = Three citadels
option-citadels-false = None
option-encounters = Encounters
option-encounters-help = A dragon, two portals and a band of thieves, placed by the player who sets up.
option-encounters-true = In play
option-encounters-false = None
option-warlords = Warlords
option-warlords-help = A leader for everybody, dealt at random.
option-warlords-true = One each
option-warlords-false = None
option-long_game = Long game
option-long_game-help = Three games in a row; their points are added.
option-long_game-true = Three games
option-long_game-false = One game
option-one_own_city_per_region = Several cities of yours in one region
option-one_own_city_per_region-help = Whether you may build a second city where you already have one.
option-one_own_city_per_region-true = Not allowed
option-one_own_city_per_region-false = Allowed
option-self_destroy = Destroying your own armies
option-self_destroy-help = Whether you may destroy one of your own armies.
option-self_destroy-true = Allowed
option-self_destroy-false = Not allowed
option-neutral_destroyable = Destroying neutral armies
option-neutral_destroyable-help = Whether the armies of the third colour may be destroyed in a two-player game.
option-neutral_destroyable-true = Allowed
option-neutral_destroyable-false = Not allowed

## Positions

fault-game = games of a long game are counted from 1; the last: { $last }.
fault-fleeting = a game cannot begin in the phase “{ $phase }”: it clears the table.
fault-skipped = with these options and this seed the set-up asks nothing in the phase “{ $phase }”.
fault-face = this is not a face of a board; the faces are: { $known }.
fault-turns = a board is turned by 0 to 3 quarters.
fault-no-card = in the phase “{ $phase }” the action of a card is carried out: say which.
fault-card = in the phase “{ $phase }” no card is carried out.
fault-not-taken = “{ $card }” is not among the cards of the player whose turn it is.
fault-turn = the player who acts must be the one whose turn it is.
fault-row = give one number for each of the { $count } seats.
fault-armies = there are { $count } armies of this colour on the map, and only { $total } in all.
fault-cities = there are { $count } cities of this colour on the map, and only { $total } in all.
fault-supply = { $count } are on the map or captured, out of { $total } in all: the rest is in supply.
fault-neutral = armies of the third colour are only on a map for two.
fault-neutral-count = { $count } are on the map, out of { $total } in all: the rest is in supply.
fault-deck = “{ $card }” is not in the deck for { $n } players.
fault-row-size = the row has at most { $count } cards.
fault-token = “{ $token }” is here { $count } times; there are only { $total }.
fault-looked = nobody can have looked where nothing lies face down.
fault-no-warlords = the options leave the warlords in the box.
