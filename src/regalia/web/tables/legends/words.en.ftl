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
bids = bid: { $n }
thinks = is thinking
has-bid = bid made

## The map

sea-title = The open sea
sheet = { $islands ->
    [one] { $islands } island
   *[other] { $islands } islands
}, { $regions } regions
route-sea = By sea, { $one } and { $other }: { $n }
route-pass = Crossing, { $one } and { $other }: 1
route-portal = Portal, { $one } and { $other }: 1
key-land = border, 1 move
key-sea = sea, { $n }
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
is-held = { $who } holds it.

## What would come of it

would-tie = tied, nobody holds it
would-empty = nobody holds it
would-keep-me = you hold it
would-take-me = you take it
would-keep = { $who } keeps it
would-take = { $who } takes it
would-turn = turns the hidden token

## Why not

why-move = No army of yours stands here to move.
why-points = Too few moves left to go anywhere from here.
why-build = Build where an army of yours stands.
why-place = Armies are placed in the start region and where you have a city.
why-destroy = You can only destroy where you have an army too.
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
gift-coins = { $n ->
    [one] +{ $n } coin now
   *[other] +{ $n } coins now
}
gift-family = 1 per { $family } card
gift-per-flying = 1 per flying
gift-per-coins = 1 per { $n } coins
gift-set = { $vp } for all { $n } { $family }
take-for = { $n ->
    [0] Take for free
    [one] Take for { $n } coin
   *[other] Take for { $n } coins
}
pays = { $n ->
    [0] free, { $left } left
   *[other] pay { $n }, keep { $left }
}
note-move = sea costs { $n }
note-in = in { $regions }
note-place = in { $n ->
    [one] { $n } region
   *[other] { $n } regions
}
note-build = in { $n ->
    [one] { $n } region
   *[other] { $n } regions
}
note-destroy = { $n } to choose from
playing = played by { $who }
playing-me = playing now
deck = { $n ->
    [one] { $n } card in the pile
   *[other] { $n } cards in the pile
}

## What is asked

tab-cards = Cards
zoom = Larger map
next-row = Next row
from = From
elsewhere = Other army
to-where = One army from { $region } to
strength-after = strength after
costs = { $n ->
    [one] { $n } move, { $left } left
   *[other] { $n } moves, { $left } left
}
left = { $n } left
steal = Steal a coin from { $who }
go-start = Start at { $region }
go-token = Place at { $region }
go-outpost = Place at { $region }
go-neutral = Place at { $region }
go-place = Place at { $region }
go-build = Build at { $region }
go-destroy = Destroy at { $region }
go-move = Move to { $region }
go-bid = { $n ->
    [0] Bid nothing
    [one] Bid { $n } coin
   *[other] Bid { $n } coins
}
go-centre = { $name } in the middle
go-lay = Lay { $name }
then = Then: { $effect }.
hint-centre = The start region is on it.
hint-boards = Choose a face and how it lies: the map shows it.
hint-start = All begin here, with four armies each.
hint-token = On the map, or in the list.
hint-outpost = On another board and island than the start.
hint-neutral = It counts for control, but for no player.
hint-bid = You have { $coins } coins. Only the highest bid is paid.
hint-take = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. The price is on the left.
hint-choice = One of the two, or neither.
hint-place = In the start region or where you have a city.
hint-move = By land 1 move, by sea { $n }.
hint-build = Where an army of yours stands.
hint-destroy = Only where you have an army too.
hint-theft = You have destroyed an army of that player.
hint-extra = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. The price is on the left.
done-token = Leave it out
done-choice = Neither
done-place = Stop placing
done-move = Stop moving
done-build = No city
done-destroy = Destroy none
done-theft = Spare the coin
done-extra = No more

## What is told

auction = The bids are revealed
auction-most = The highest bidder pays and goes first.
auction-age = Tied: the youngest of them pays and goes first.
auction-die = Tied: the dice decide who pays and goes first.
auction-none = Nobody bids anything: the youngest goes first.
auction-bid = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
auction-first = { $n ->
    [0] First player
   *[other] First player, for { $n }
}
auction-keeps = Nothing to pay
rolled = die: { $n }
tally = Game { $n } is scored
tally-lead = The points of three games are added up.
tally-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tally-sum = { $n } so far

## What cannot be taken back

confirm-bids = All bids are opened, so this cannot be undone.
confirm-row = The first cards are laid out, so this cannot be undone.
confirm-refill = A new card comes into the row, so this cannot be undone.
confirm-looks = { $me ->
    [yes] You then look at a hidden token, so this cannot be undone.
   *[no] { $seat } then looks at a hidden token, so this cannot be undone.
}
confirm-chance = New boards or cards are drawn, so this cannot be undone.
confirm-shown = The hidden token is turned up, so this cannot be undone.

## What is this?

what-coin = Coins
what-coin-text = They pay for cards, and only a few cards bring more. If points are tied, more coins win.
what-elixir = Elixirs
what-elixir-text = Whoever has the most at the end gets 2 points; if several are tied, 1 each.
what-army = Armies in supply
what-army-text = What can still be placed. On the map, whoever is strongest in a region holds it.
what-city = Cities in supply
what-city-text = Built where you have an army. A city counts like an army, never leaves, and armies may be placed beside it.
what-vp = Points
what-vp-text = As things stand: a point for each region and each island held, and what cards bring.
what-land = Regions and islands held
what-land-text = A point for each. The player who alone is strongest in a region holds it; the one who alone holds the most regions of an island holds the island.
what-price = Price
what-price-text = By place from the left: 0, 1, 1, 2, 2, 3 coins. Cards move left when one is taken.
what-perk = Lasting ability
what-perk-text = Works from the moment its card is taken, for every later turn.
what-find = Find
what-find-text = Taken by the first player to build a city where it lay.
what-place = Place armies
what-place-text = From your supply, in the start region or where you have a city.
what-move = Move armies
what-move-text = A border costs each army 1 move, the sea { $sea }.
what-build = Build a city
what-build-text = Where you have at least one army.
what-destroy = Destroy an army
what-destroy-text = Of any player, where you have an army too. It goes back to its owner’s supply.
what-done = Enough
what-done-text = An action may be used in part, or not at all; what is left of it is lost.
what-bid = Your bid
what-bid-text = The highest bidder pays the bid and goes first; nobody else pays.
