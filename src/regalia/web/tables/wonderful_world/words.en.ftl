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

## The ledger

ledger = Production
ledger-caption = What every seat produces, step by step, and who leads
track-caption = Production of this round, step by step, and who leads
points = Points
owned = { $what } owned
round = Round { $n } of { $all }
you = You
you-small = you
prize = { $two ->
    [yes] For the two highest: { $prize }
   *[no] For the player who produces the most: { $prize }
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
cube-completes = the cube completes { $card }
cube-fits = { $n ->
    [one] the cube fits one card, or your Empire
   *[other] the cube fits { $n } cards, or your Empire
}
cube-empire = onto your Empire: { $n } of { $all } cubes
cube-fifth = the fifth cube on your Empire: +1 Krystallium
deck-left = { $n ->
    [one] one card left
   *[other] { $n } cards left
}
deck-base = { $n ->
    [one] { $n } card in the base deck
   *[other] { $n } cards in the base deck
}
deck-ascension = { $n ->
    [one] { $n } card in the Corruption & Ascension deck
   *[other] { $n } cards in the Corruption & Ascension deck
}

## Under construction

sites = Under construction
no-sites = Nothing is under construction.
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

done = Done
done-planning = Done

## Hints

hint-done = Nothing is left to place.

## Empires

empire = Your Empire
cubes = { $n } of { $all } cubes on the Empire card
built = Finished cards
none-built = Nothing finished yet
drafted = Drafted
state-done = Done

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

## Aiming

aim-draft = Choose a card to see what it costs and brings.
aim-plan = Choose a card to build or recycle.
aim-give = Choose the second card you give up.
aim-keep = Choose the card you keep; the others are discarded.
aim-place = Choose a lit card, or your Empire.
aim-pick = Choose one.
aim-free = Choose a card to use or discard, or finish.
draft = Draft { $card }
keep = Keep { $card }
construct = Build { $card }
recycle = Recycle
exchange = Swap, 1 of 2
exchange-second = Give up { $card }
once = once built
each-round = each round
you-make = you make { $n }
you-own = you own { $n }
place = Place { $what }
onto-empire = Onto your Empire
all-onto-empire = All onto the Empire
take-general = Take a General
take-financier = Take a Financier
choose-character = General or Financier
choose-deck = Which deck?
name-base = Base deck
name-ascension = Corruption & Ascension
wanted = Wanted by { $cards }
unwanted = No card of yours wants one.

## Around the cards

tab-hand = Cards
tab-sites = Sites
tab-empire = My Empire
tab-table = Table
production = You make
holds = What you own
on-empire = On the Empire
pts = pts
to-go = to go
sites-count = { $n ->
    [one] one card
   *[other] { $n } cards
}
sites-take = golden slots take { $what }
ways = What { $what } can do
needs-caption = Open slots, and what you make in a round
open-slots = Open slots
make = You make
with-it = With { $card }
led-by-none = Nobody leads
led-now = { $you ->
    [yes] You lead with { $n }: { $prize }
   *[no] { $count ->
        [one] { $names } leads with { $n }: { $prize }
       *[other] { $names } lead: { $prize }
    }
}
led-next = { $you ->
    [yes] You would lead with { $n }
   *[no] { $count ->
        [one] { $names } would lead with { $n }
       *[other] { $names } would lead
    }
}
taken = { $names }: { $prize }
taken-by-none = Nobody
deciding = Still choosing: { $names }
deciding-count = { $n } still choosing
names = { $first } and { $last }
rivals-build = Rivals build

## Told

round-over = Round { $n } is over
round-brought = What its production brought
story-none = { $what }: nobody leads
story-you = { $what }: you lead with { $n }
story-lead = { $what }: { $n ->
    [one] { $names } leads
   *[other] { $names } lead
}
finished = { $name } built

## What cannot be taken back

confirm-picks = Everybody’s choice is shown and the hands are passed on, so this cannot be undone.
confirm-hand = New hands are dealt, so this cannot be undone.
confirm-pool = New cards are laid out, so this cannot be undone.
confirm-draws = New cards are drawn, so this cannot be undone.
confirm-step = { $n ->
    [one] Production goes on, so this cannot be undone.
   *[other] Everybody sees what the others did, and production goes on, so this cannot be undone.
}
confirm-over = The game is over then, so this cannot be undone.
confirm-chance = New cards are dealt, so this cannot be undone.
confirm-shown = { $n ->
    [one] The game goes on from here, so this cannot be undone.
   *[other] Everybody sees what the others did, so this cannot be undone.
}

## What is this?

what-cube-text = Made in its own step and placed at once: on a free slot of its kind, or on your Empire. Whoever alone makes the most also wins a character.
what-krystallium-text = Fills the slot of any cube, or a slot of its own, at any time. Five cubes on your Empire make one.
what-general-text = Won by making the most energy, science or exploration. Pays for slots of its own; each left at the end is a point.
what-financier-text = Won by making the most materials, science or gold. Pays for slots of its own; each left at the end is a point.
what-type-text = A type of card. Some cards make more, or score, for each finished card of a type.
what-empire = On your Empire
what-empire-text = Cubes that no card takes go here. The fifth turns them all into 1 Krystallium.
what-points = Points
what-points-text = As things stand: cards, what they score for types, and a point for each character.
what-done = Done
what-done-text = You have placed all you want to; the others may still be placing theirs.
what-lead = Supremacy
what-lead-text = Whoever alone makes the most in a step wins its character; in a tie, nobody does.
what-slots = Open slots
what-slots-text = How much of each resource your cards under construction still need.
what-make = What you make
what-make-text = What your Empire and finished cards make of each resource, every round.
what-side = Empire
what-side-text = Makes its own cubes every round; all Empires of a game show the same side.
what-goal = To be built
what-goal-text = A card that this scenario asks for.
what-medal = What it takes
what-medal-text = You win this with that many points at the end.
what-pools = Pools of cards
what-pools-text = Alone, there is no draft: each round you plan pools of new cards, one after the other.
