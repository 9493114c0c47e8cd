# What Dragon Castle's page says beside the game's own words, in English.

## The castle

castle = The castle
castle-label = The castle: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}, top floor { $floor }
tile-on = { $tile } · { $cell }, floor { $floor }
covered-tile = a covered tile
why-walled = Blocked left and right, by { $left } and { $right }.
why-walled-covered = Blocked left and right, by covered tiles.
why-low = Not on the top floor: the first tile comes from floor { $floor }.
why-pressed = Both its short sides are blocked.
why-no-twin = No twin: you hold { $tile }.
why-no-room = Your realm has no room for two tiles.
why-not-beside = Not next to the first tile.
why-other-floor = Not on the floor of the first tile.
why-other-type = Not one of the { $types }.
is-second = Available, but only as the second of a pair: the first comes from floor { $floor }.
is-available = Available: on the top floor, a long side free.
take-text = { $n ->
    [0] No twin in reach: keep it with a shrine, or discard it for a point.
    [one] { $n } twin in reach, for a pair.
   *[other] { $n } twins in reach, for a pair.
}
pair-text = The second of the pair; then place both.
destroy-text = Discarded for nothing.
uncovers = Uncovers the tile below: this cannot be taken back.
do-take = Take { $tile }
do-pair = Take { $tile } too
do-destroy = Destroy { $tile }
key-can = you may take it
key-twin = its twins
key-floors = floor { $floor }

## What is asked

hint-take = It must glow: from floor { $floor }, with a free long side.
hint-action = Its twin may lie on any floor.
hint-place = On an empty cell, or on face-down tiles without a shrine.
hint-judge = What is ringed closes when you go on.
hint-build = A shrine closes its stack for good.
hint-close = It costs a face-up tile of your realm, or a shrine.
done-judge = Consolidate
done-build = Build no more
done-faith = Leave it
done-close = End turn
done-wind = Turn none
done-strength = Move no more
actions = Your action
pair = Pair
pair-note = two twins
pair-twins = { $n ->
    [one] { $n } twin glows
   *[other] { $n } twins glow
}
pair-none = no twin in reach
keep = Tile and shrine
keep-note = { $n ->
    [0] no shrines left
    [one] { $n } shrine left
   *[other] { $n } shrines left
}
discard = Discard
discard-note = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
call = Call the Dragon
call-note = +{ $n } points
call-locked = when only floor 1 is left
no-room = no room in your realm
no-room-two = no room for two
aim-realm = Choose in your realm
unaim = Something else
in-hand = In hand

## Realms

mine = Your realm
others = The other realms
realms = The realms
realm-label = The realm of { $name }, { $n ->
    [0] no shrines
    [one] { $n } shrine
   *[other] { $n } shrines
}
points = points
reserve = shrines in reserve
in-reserve = in reserve
leads = leads
holds = holds
face-down = Face-down tile
stack = { $what } · { $cell }, floor { $floor }
stack-shrine = Shrine on { $cell }, floor { $floor }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
waits = { $n } { $types } wait: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
do-place = Place { $tile } on { $cell }
do-build = Build on { $cell }
do-group = Consolidate
do-flip = Turn face down
do-lift = Move it
do-set = Put it on { $cell }
do-change = { $types }: +{ $n }
closes = { $n } { $types } close
closes-later = { $n } { $types } close at the end of the turn
closes-now = { $n } tiles close
joins = A group of { $n }: { $types }
alone = Alone for now
on-floor = floor { $floor }
shrines = { $n ->
    [one] { $n } shrine, up to +{ $points } at the end
   *[other] { $n } shrines, up to +{ $points } at the end
}
no-shrines = no shrine in reserve to build
dragons = Dragons { $n } now
shrine-on = Shrine · { $cell }, floor { $floor }
build-text = { $n ->
    [one] { $n } point at the end
   *[other] { $n } points at the end
}
group-of = { $n } tiles
flip-text = Turned face down: no points, but a place for a shrine.
lift-text = Then say where to.
change-text = Counts as:

## Cards and countdown

cards = Spirits and Dragons
spirit-can = Call on it
spirit-on = At work now
spirit-used = Called on this turn
spirit-price = Costs a face-up tile or a shrine
spirit-later = Not at this moment of the turn
spirit-poor = Nothing to pay with
spirit-idle = It could do nothing now
dragon-me = You: { $n }
pay-with = Give up:
pay-shrine = A shrine
pay-tile = { $tile }, { $cell }
countdown = Countdown
track-text = Each call takes the rightmost token: { $n } points. The “!” bare: last round.
track-last = The last round
track-stack = { $n } in the stack
track-end = The “!”: { $tokens ->
    [0] bare, this is the last round
   *[other] covered
}
track-space = Space { $n }: { $tokens ->
    [0] empty
   *[other] one token
}
shrines-left = Shrines left
tiles-left = Tiles in the castle
covered-left = of these covered
