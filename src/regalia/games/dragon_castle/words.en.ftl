# Dragon Castle in English. `$me` is "yes" where the sentence is about the listener.

where = Round { $n }
where-last = Round { $n }, the last
where-over = The Elder Dragon has come

## Terms

player = { $me ->
    [yes] you
   *[no] { $seat }
}
point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
shrine = { $n ->
    [one] { $n } shrine
   *[other] { $n } shrines
}
back = a face-down tile

## What is asked

prompt-wait = Waiting for { $seats }
prompt-take = Take a tile from floor { $n }
prompt-take-call = Take a tile, or call the Dragon
prompt-take-elegance = Take a tile with a free short side
prompt-call = The castle is empty: call the Dragon
prompt-action = You hold { $tile }: take its twin, a shrine, or a point?
prompt-action-few = You hold { $tile }: what do you do with it?
prompt-place = Place { $tiles }
prompt-place-pair = Place { $tile } twice
prompt-judge = Call on a Spirit before you consolidate?
prompt-build = Build on what you have consolidated? You have { $shrines }
prompt-faith = Call on the Spirit of Faith for one more shrine?
prompt-faith-build = The Spirit of Faith: build one more shrine
prompt-close = Call on a Spirit before you end your turn?
prompt-wind-flip = { $spirit }: turn a tile face down first?
prompt-wind-lift = { $spirit }: move which shrine?
prompt-wind-set = { $spirit }: move the shrine where?
prompt-strength-lift = { $spirit }: move which tile?
prompt-strength-set = { $spirit }: move the tile where?
prompt-strength-lift-again = { $spirit }: move a second tile?
prompt-strength-set-again = { $spirit }: move the second tile where?
prompt-beauty = { $spirit }: consolidate which group of one number?
prompt-change = { $spirit }: which Special tile counts as another type?
prompt-cunning = { $spirit }: consolidate which group of three?
prompt-deception = { $spirit }: take a tile next to the first
prompt-depths = { $spirit }: take a second tile of the { $types }
prompt-elegance = { $spirit }: take a second tile like { $tile }
prompt-destruction = { $spirit }: discard which tile of the castle?
prompt-over = { $me ->
    [yes] You win with { $points }!
   *[no] { $seat } wins with { $points }
}
prompt-over-stacks = { $me ->
    [yes] You win with { $points } on the tie-break (most stacks with a face-down top)!
   *[no] { $seat } wins with { $points } on the tie-break (most stacks with a face-down top)
}
prompt-over-shrines = { $me ->
    [yes] You win with { $points } on the tie-break (most shrines)!
   *[no] { $seat } wins with { $points } on the tie-break (most shrines)
}
prompt-over-shared = Shared victory with { $points }: { $winners }

## What may be done

do-take = Take { $tile } from { $cell }
do-pair = Take { $tile } from { $cell } too
do-destroy = Destroy { $tile } on { $cell }
do-call = Call the Dragon ({ $points } at the end)
do-shrine = Keep the tile and take a shrine
do-discard = Discard the tile for { $points }
do-place = Place { $tile } on { $cell }{ $n ->
    [1] { "" }
   *[other] { ", floor " }{ $n }
}
do-build = Build a shrine on { $cell }, floor { $n }
do-build-no-more = Build no more
do-go-on = Consolidate now
do-end = End your turn
do-no-faith = Leave it at that
do-pay = Call on { $spirit }, giving up { $tile } on { $cell }
do-give = Call on { $spirit }, giving up a shrine
do-beauty = Consolidate the group of { $n }s starting at { $cell }
do-group = Consolidate the { $types } starting at { $cell }
do-change = Count { $tile } on { $cell } as: { $type }
do-flip = Turn { $tile } on { $cell } face down
do-flip-nothing = Turn no tile
do-lift = Move { $tile } from { $cell }
do-lift-shrine = Move the shrine from { $cell }
do-set = Move to { $cell }, floor { $n }
do-move-no-more = Move no more

## What happened

event-castle = The castle is built: { $castle }, { $n } stacks.
event-own-castle = A castle of your own design is built: { $n } stacks.
event-advice-players = { $castle } is not recommended for { $n } players.
event-advice-floor = { $n } tiles lie on the first floor; { $least } to { $most } are recommended.
event-advice-rows = { $n ->
    [one] { $n } row on the upper floors is
   *[other] { $n } rows on the upper floors are
} { $length } tiles long or more: few tiles may be available.
event-card = { $card }: { $text }
event-first = { $me ->
    [yes] You were the last to see a dragon, so you begin.
   *[no] { $seat } was the last to see a dragon, and begins.
}
event-takes = { $me ->
    [yes] You take
   *[no] { $seat } takes
} { $tile } from { $cell }.
event-uncovers = Uncovered on { $cell }: { $tile }.
event-pairs = { $me ->
    [yes] You also take
   *[no] { $seat } also takes
} { $tile } from { $cell }.
event-keeps = { $me ->
    [yes] You take a shrine and have
   *[no] { $seat } takes a shrine and has
} { $shrines } in reserve.
event-discards = { $me ->
    [yes] You discard
   *[no] { $seat } discards
} { $tile } (+{ $points }).
event-calls = { $me ->
    [yes] You call
   *[no] { $seat } calls
} the Dragon; { $n ->
    [0] no countdown token is left.
    [one] { $n } countdown token is left.
   *[other] { $n } countdown tokens are left.
}
event-places = { $me ->
    [yes] You place
   *[no] { $seat } places
} { $tile } on { $cell }.
event-consolidates = { $me ->
    [yes] You consolidate
   *[no] { $seat } consolidates
} { $n } { $types } (+{ $points }).
event-builds = { $me ->
    [yes] You build
   *[no] { $seat } builds
} a shrine on { $cell }, floor { $n }.
event-pays = { $me ->
    [yes] You call
   *[no] { $seat } calls
} on { $spirit }, giving up { $tile } on { $cell }.
event-gives = { $me ->
    [yes] You call
   *[no] { $seat } calls
} on { $spirit }, giving up a shrine.
event-beauty = { $me ->
    [yes] You consolidate
   *[no] { $seat } consolidates
} { $n } tiles with a { $face } (+{ $points }).
event-flips = { $me ->
    [yes] You turn
   *[no] { $seat } turns
} { $tile } on { $cell } face down.
event-moves-shrine = { $me ->
    [yes] You move
   *[no] { $seat } moves
} a shrine from { $origin } to { $target }.
event-changes = { $tile } on { $cell } counts as: { $type }.
event-moves = { $me ->
    [yes] You move
   *[no] { $seat } moves
} { $tile } from { $origin } to { $target }.
event-destroys = { $me ->
    [yes] You destroy
   *[no] { $seat } destroys
} { $tile } on { $cell } of the castle.
event-last-round = The Elder Dragon is on the wing: this round is the last.
event-dragon-scores = { $dragon } grants { player } { $points }.
event-over = The Elder Dragon has come to judge every realm.

## Score sheet

score-groups = Groups consolidated
score-discards = Tiles discarded
score-shrines = Shrines
score-countdown = Calls of the Dragon
score-dragon = { $dragon }

## Options

option-castle = Castle
option-castle-help = The plan by which the castle is built.
option-castle-base = The basic set-up for the number of players
option-castle-base_2p = The basic set-up for 2 players
option-castle-base_3p = The basic set-up for 3 players
option-castle-base_4p = The basic set-up for 4 players
option-castle-four_seasons = The Four Seasons (2 players)
option-castle-thousand_towers = The Thousand Towers (2 players)
option-castle-barracks = The Barracks (2 players)
option-castle-pillars_of_creation = The Pillars of Creation (2 or 3 players)
option-castle-stronghold = The Stronghold (3 players)
option-castle-blockhouse = The Blockhouse (3 players)
option-castle-training_ground = The Training Ground (3 players)
option-castle-keep = The Keep (3 or 4 players)
option-castle-dragon_head = The Dragon’s Head (4 players)
option-castle-monastery_of_the_abyss = The Monastery of the Abyss (4 players)
option-castle-gates_of_destiny = The Gates of Destiny (4 players)
option-castle-forbidden_city = The Forbidden City (4 players)
option-plan = A plan of your own
option-plan-help = Rows of heights from 1 to 3, a full stop where there is no stack, rows separated by commas; 116 tiles in all.
option-spirits = Spirit cards in play
option-spirits-help = None for a first game, one for the usual game, more for those who know it well.
option-spirits-0 = None
option-spirits-1 = One
option-spirits-2 = Two
option-spirits-3 = Three
option-spirits-4 = Four
option-spirits-5 = Five
option-spirits-6 = Six
option-spirits-7 = Seven
option-spirits-8 = Eight
option-spirits-9 = Nine
option-spirits-10 = All ten
option-spirit_cards = Spirit cards by name
option-spirit_cards-help = Those that must be in play; the others are drawn at random.
option-dragons = Dragon cards in play
option-dragons-help = None for a first game, one for the usual game, more for those who dare.
option-dragons-0 = None
option-dragons-1 = One
option-dragons-2 = Two
option-dragons-3 = Three
option-dragons-4 = Four
option-dragons-5 = Five
option-dragons-6 = Six
option-dragons-7 = Seven
option-dragons-8 = Eight
option-dragons-9 = Nine
option-dragons-10 = All ten
option-dragon_cards = Dragon cards by name
option-dragon_cards-help = Those that must be in play; the others are drawn at random.
option-beginner = Cards for beginners
option-beginner-help = Whether only cards for beginners are drawn.
option-beginner-true = Beginners’ cards only
option-beginner-false = All cards
option-first_player = First player
option-first_player-help = Who begins.
option-first_player-random = At random
option-first_player-first_seat = The first seat

## What does not go together

objection-plan = a plan is made of heights, full stops for empty cells, and commas between rows.
objection-high = no stack of a castle is higher than { $n } tiles.
objection-ragged = all rows of a plan must be equally long; fill them up with full stops.
objection-large = a plan has { $rows } rows of { $columns } cells at most.
objection-tiles = the plan must hold all { $total } tiles; it holds { $n }.
objection-either = choose either a castle or a plan of your own.
objection-cards = name each card once, out of: { $known }.
objection-room = { $named } cards are named, but only { $n } are in play.
objection-beginner = there are only { $n } cards for beginners.

## Positions

fault-tiles = The castle, realms, discards and hand hold { $count } tiles together; there are { $total }.
fault-copies = “{ $tile }” shows or is covered { $count } times; there are { $total } copies.
fault-covered = { $count } tiles lie under others in the castle, so that many must be covered.
fault-height = a stack has at least one tile; the most: { $total }.
fault-shrine = a shrine stands on a tile that lies face down.
fault-shrines = the players have or have built { $count } shrines, out of { $total } in all: the rest is in the supply.
fault-countdown = { $count } countdown tokens are taken, out of { $total } in all: the rest is on the track.
fault-turn = the player who acts must be the active player.
fault-round = rounds are counted from 1.
