# What Dragon Castle's page says beside the game's own words, in English.

## The castle

castle = The castle
tab-castle = Castle
tab-realm = Realm
tab-rivals = Rivals
zoom = Enlarge the castle
castle-label = The castle: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}, top floor { $floor }
tile-on = { $tile } · { $cell }, floor { $floor }
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
take-text = then you may
pair-text = The second of the pair; then place both
destroy-text = Discarded for nothing
uncovers = uncovers what lies below
do-take = Take { $tile }
do-pair = Take { $tile } too
do-destroy = Destroy { $tile }
key-can = you may take it
key-twin = its twin
key-floors = { $n ->
    [one] Floor
   *[other] Floors
} { $floors }:

## What is asked

hint-take = Any tile that glows. It cannot be put back.
hint-action = Its twin may lie on any floor.
hint-place = On an empty cell, or face-down tiles without a shrine.
hint-judge = What is ringed closes when you go on.
hint-build = A shrine closes its stack for good.
hint-spirit = Choose what is ringed in gold.
hint-close = For a face-up tile of your realm, or a shrine.
done-judge = Consolidate
done-build = Build no more
done-faith = Leave it
done-close = End turn
done-wind = Turn none
done-strength = Move no more
actions = Your action
pair = Pair
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
keep-none = no shrines left
shrine = Shrine
discard-for = Discard +{ $n }
then-twins = { $n ->
    [0] no twin in reach
    [one] { $n } twin
   *[other] { $n } twins
}
then-close = { $note }, { $n } close
then-keep = 1 to reserve
then-discard = nothing placed
call = Call the Dragon
call-note = +{ $n }
no-room = no room in your realm
no-room-two = no room for two
unaim = Something else
in-hand = In hand

## Realms

mine = Your realm
others = The other realms
realms = The realms
realm-label = Realm: { $name }, { $n ->
    [0] no shrines
    [one] { $n } shrine
   *[other] { $n } shrines
}
points = points
reserve = shrines in reserve
leads = leads
holds = holds
left = { $n ->
    [one] { $n } shrine left
   *[other] { $n } shrines left
}
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
do-change = Count as { $types }: +{ $n }
closes = { $n } { $types } close
closes-later = { $n } { $types } close at the end of the turn
joins = A group of { $n }: { $types }
alone = Alone for now
on-floor = floor { $floor }
shrines = { $n ->
    [one] { $n } shrine, up to +{ $points } at the end
   *[other] { $n } shrines, up to +{ $points } at the end
}
no-shrines = no shrine in reserve to build
dragons = Dragons { $n } now
shrine-on = Shrine · { $cell }, floor { $floor }
build-text = { $n ->
    [one] { $n } point at the end
   *[other] { $n } points at the end
}
group-types = { $n } { $types }
group-number = { $n } tiles with a { $number }
flip-text = Turned face down: no points, but a place for a shrine.
lift-text = Then say where to.
change-text = Counts as:

## Cards and countdown

cards = Spirits and Dragons
spirit-can = Call on it
spirit-on = At work now
spirit-used = Called on already
spirit-price = For a tile or a shrine
spirit-later = Not at this moment
spirit-poor = Nothing to pay with
spirit-idle = Of no use now
dragon-me = You: { $n }
pay-or = Or give up a ringed tile.
pay-tile = Give up a ringed tile.
pay-shrine = Give up a shrine
countdown = Countdown
track-text = Floor 1 only: { $n } points a call.
track-more = Each call takes the token on the right. When the “!” is uncovered, the round is the last.
covered = { $n ->
    [one] { $n } tile of the castle is still covered:
   *[other] { $n } tiles of the castle are still covered:
}
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

## What the others did

told-group = A group is closed
told-call = The Dragon is called
told-last = The last round
told-lead = Since your last turn
told-lead-last = When it ends, everybody will have had the same number of turns.
did-closes = closes { $n } { $types }
did-beauty = closes { $n } tiles with a { $number }
did-builds = Shrine on floor { $floor }: { $n ->
    [one] { $n } point at the end
   *[other] { $n } points at the end
}
did-calls = calls the Dragon; { $left ->
    [0] no token is left
    [one] { $left } token is left
   *[other] { $left } tokens are left
}
did-last = The Elder Dragon is on the wing: this round is the last.

## What cannot be taken back

confirm-chance = The tile underneath is revealed, so this cannot be undone.

## What is this?

what-vp = Points
what-vp-text = Won in play. Shrines, countdown tokens and Dragons are added at the end.
what-reserve = Shrines in reserve
what-reserve-text = Can be built on a tile of a group as it closes; higher floors count more.
what-supply = Shrines in the supply
what-supply-text = There are { $supply } left to take with a tile.
what-held = Tile in hand
what-held-text = Goes onto an empty cell of your realm, or onto a stack whose top lies face down and has no shrine.
what-stack = Stack of a realm
what-stack-text = Four or more of one type side by side close: they are turned down and score. Face-down tops can be built on.
what-shrine = Shrine
what-shrine-text = Worth 1 point on floor 1, 2 on floor 2, 3 on floor 3 and above. Nothing goes onto it.
what-countdown = Countdown
what-countdown-text = Once the castle is down to one floor, tokens may be taken, { $n } points each. When the ! is uncovered, the round is the last.
what-bag = Covered tiles
what-bag-text = What must still lie under other tiles of the castle, by type: you can work it out by counting.
what-done = Enough
what-done-text = You go on without more; what is not built now cannot be built later.
what-pair = Take a pair
what-pair-text = A second tile exactly like the first, from any floor.
what-keep = Keep it, with a shrine
what-keep-text = Place the tile and take a shrine from the supply.
what-discard = Discard it
what-discard-text = The tile leaves the game for { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
what-call = Call of the Dragon
what-call-text = Take a countdown token instead of a tile: { $n } points at the end.
what-floors = Tiles on each floor
what-floors-text = What is left of the castle. A turn begins with a free tile of its top floor; a tile is free while one of its long sides is.
what-slot = Cell of a realm
what-slot-text = Tiles are placed on an empty cell, or on face-down tiles without a shrine. Cells that share a side are neighbours; corners do not count.
