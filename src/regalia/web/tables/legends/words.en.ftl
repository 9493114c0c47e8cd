# What the page of Legends says beside the game's own words, in English.

## Who and what

you = You
neutral = Neutral
start = Start region
hidden = A token, face down
map = Map
players = Players
cards = Cards to take
coins = Coins
elixirs = Elixirs
armies = Armies in supply
cities = Cities in supply
points = points
captured = Armies captured
no-family = No family
piece-army = { $who }: { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
piece-city = { $who }: a city
holds-island = { $who }: holds the island
land = { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}, { $islands ->
    [one] { $islands } island
   *[other] { $islands } islands
}
cards-of = { $n } of { $total } cards
perk-fly = Flying { $n }: sea costs { $n } less
perk-place = +{ $n } each time you place armies
perk-move = +{ $n } on each move
perk-shield = Immune: armies cannot be destroyed
first = first player
bids = bids { $n }
thinks = is thinking
has-bid = has bid

## The map

sea-title = The open sea
sheet = { $islands ->
    [one] { $islands } island
   *[other] { $islands } islands
}, { $regions } regions
route-sea = By sea, { $one } and { $other }: { $n }
route-pass = Crossing, { $one } and { $other }: 1
route-portal = Portal, { $one } and { $other }: 1
key-land = border, 1
key-sea = sea route, { $n }
key-pass = crossing, 1
key-start = start region
key-flag = holds the region
key-island = holds the island
by-land = by land
by-sea = by sea
by-pass = by the crossing
by-portal = through the portal
is-free = Nobody stands here.
is-tied = Tied: nobody holds it.
is-mine = You hold it.
is-held = { $who }: holds it.

## What would come of it

would-tie = Tied: nobody holds it
would-keep-me = You hold it
would-take-me = You take it
would-keep = { $who } keeps it
would-take = { $who } takes it
would-turn = Turns the hidden token

## Why not

why-move = No army of yours stands here to move.
why-points = Too few points for a step from here.
why-build = Build where an army of yours stands.
why-place = Armies are placed on the start region and beside your cities.
why-destroy = Destroy where an army of yours stands, too.
why-dear = { $n ->
    [one] { $n } coin short
   *[other] { $n } coins short
}

## Cards

effect-place = Place { $n }
effect-move = Move { $n }
effect-build = Build { $n ->
    [one] a city
   *[other] { $n } cities
}
effect-destroy = Destroy { $n }
gift-flying = Flying: sea costs { $n } less
gift-extra-army = +{ $n } each time you place
gift-extra-move = +{ $n } on each of your moves
gift-elixir = { $n ->
    [one] { $n } elixir
   *[other] { $n } elixirs
}
gift-immune = Your armies cannot be destroyed
gift-coins = +{ $n } coins now
gift-family = 1 per { $family } card
gift-per-flying = 1 per flying
gift-per-coins = 1 per { $n } coins
gift-set = { $vp } for all { $n } { $family }
take-for = { $n ->
    [0] free
    [one] { $n } coin
   *[other] { $n } coins
}
leaves = leaves { $n }
playing = { $who } plays it
playing-me = you play it
deck = { $n ->
    [one] { $n } card in the pile
   *[other] { $n } cards in the pile
}

## What is asked

from = From
to = to
steal = Steal a coin. Your victim: { $who }
turned = { $n ->
    [0] as drawn
    [1] a quarter turn
    [2] half a turn
   *[other] three quarter turns
}
then = Then: { $effect }.
hint-boards = The shapes show each face and how it would lie.
hint-start = All begin here, with four armies each.
hint-token = Click a region of the map.
hint-outpost = On another board, another island than the start.
hint-neutral = The third colour counts for control, for nobody.
hint-bid = Sealed. The highest pays and goes first.
hint-take = The price stands below; the action follows at once.
hint-choice = One of the two parts.
hint-place = On the start region, or where a city of yours stands.
hint-move = Choose where from, then where to. Land 1, sea { $n }.
hint-build = Where an army of yours stands. Cities count for control.
hint-destroy = Where an army of yours stands, too.
hint-theft = You have destroyed an army of that player.
hint-extra = It costs its price, and has no action.
done-token = Leave it out
done-choice = Neither
done-place = Stop placing
done-move = Stop moving
done-build = No city
done-destroy = Destroy none
done-theft = Spare the coin
done-extra = No more
