# What the page of It's a Wonderful World says beside the game's own words, in English.

## Cards

cost = Costs { $cost }
cost-site = Costs { $cost }; still missing: { $missing }
fact-type = Type
fact-cost = Costs
fact-bonus = Once, when finished
fact-yields = Produces
fact-points = Points
fact-recycle = Recycled
yields-per = { $cube } for each { $type }
corrupts = corruption: −{ $cubes }
points-per = { $n ->
    [one] { $n } point for each { $what }
   *[other] { $n } points for each { $what }
}
points-duo = { $n ->
    [one] { $n } point for each pair of { $one } and { $other }
   *[other] { $n } points for each pair of { $one } and { $other }
}
more = More about { $card }

## The ledger

ledger = Production
ledger-caption = What every seat produces, step by step, and who leads
track-caption = Production of this round, step by step, and who leads
points = Points
owned = { $what } owned
round = Round { $n } of { $all }
you = You
you-small = you
phase-draft = Draft
phase-planning = Planning
phase-production = Production
phase-over = The end
prize = { $two ->
    [yes] For the two highest: { $prize }
   *[no] For whoever produces most: { $prize }
}
prize-solo = For { $n } cubes or more: { $prize }
prize-won = Supremacy: { $prize } for { $names }
prize-void = Nobody gains it: { $prize }
either = a General or a Financier
nobody = nobody
leads = Supremacy: { $prize }
ties = A tie: nobody gains it
ahead = Ahead so far

## The hand

hand = Your hand
your-draft = Your draft
drawn = What you drew
pool = Your pool
left = { $n ->
    [one] one card left to plan
   *[other] { $n } cards left to plan
}
first-cube = { $n ->
    [one] one card waits until the cube is placed
   *[other] { $n } cards wait until the cube is placed
}
sealed = Sealed: { $card }. The others are still choosing.
pass-left = Hands go to the left
pass-right = Hands go to the right
pass-to = The rest goes on to { $name }
aim-draft = Choose a card to see what it costs and brings.
aim-plan = Choose a card: put it under construction, or recycle it.
aim-give = Choose the second card you give up.
aim-keep = Choose the card you keep; the others are discarded.
draft = Draft it
keep = Keep it
construct = Construct
recycle = Recycle
exchange = Swap, 1 of 2
exchange-second = Give up
worth = Finished now: { $points }
reach = A round of your production fills { $n } of { $all } slots
cube-completes = the cube completes { $card }
cube-fits = { $n ->
    [one] the cube fits one card, or your Empire
   *[other] the cube fits { $n } cards, or your Empire
}
cube-empire = onto your Empire: { $n } of { $all } cubes
cube-fifth = the fifth cube on your Empire: +1 Krystallium
character = +{ $points }{ $n ->
    [0] {""}
    [one] , one slot waits for it
   *[other] , { $n } slots wait for it
}
deck-base = { $n ->
    [one] { $n } card in the base deck
   *[other] { $n } cards in the base deck
}
deck-ascension = { $n ->
    [one] { $n } card in the Corruption & Ascension deck
   *[other] { $n } cards in the Corruption & Ascension deck
}
new-site = Construct { $card }

## Under construction

sites = Under construction
no-sites = Nothing is under construction.
fresh = placed in this step
completes = { $any ->
    [yes] { $tool } completes it: { $gains }
   *[no] { $tool } completes it
}
needs = { $any ->
    [yes] { $missing } missing: { $gains }
   *[no] { $missing } missing
}
discard = Discard it
discard-hint = { $n ->
    [0] { $cube } onto your Empire
    [one] loses one cube, { $cube } onto your Empire
   *[other] loses { $n } cubes, { $cube } onto your Empire
}
wild = Krystallium on { $card } as …

## Tools

tools = What you place
any-time = Any time
no-slot = no slot wants it
none-owned = you own none
done = Done
done-planning = Done
why-cubes = Place { $cubes } first
why-cards = { $n ->
    [one] Plan your last card first
   *[other] Plan your { $n } cards first
}

## Hints

hint-draft = Everybody picks in secret; all cards are shown together.
hint-cube = On a lit card, or on your Empire.
hint-plan = Nothing is seen by the others before you are done.
hint-free = Krystallium and characters go on lit cards.
hint-done = Nothing is left to place.

## Empires

empire = Your Empire
production = What you produce
cubes = { $n } of { $all } cubes on the Empire card
built = Finished cards
none-built = Nothing finished yet
others = The other Empires
empires = The Empires
drafted = Drafted
state-done = Done
state-draft = choosing
state-plan = planning
state-place = placing

## Alone

solo = Alone against history
solo-free = What you will be called
solo-scenario = Finish every card of the scenario; points bring medals.
won = To win the scenario
pools = Pool { $n } of { $all }
shortage-reshuffle = The next exchange shuffles the discards into the deck.
shortage-stop = Once nothing can be drawn, no more exchanges.
medal-bronze = Bronze
medal-silver = Silver
medal-gold = Gold
goals = Cards of the scenario
goal-built = finished
goal-begun = { $n } of { $all } slots
goal-gone = discarded: the scenario is lost
