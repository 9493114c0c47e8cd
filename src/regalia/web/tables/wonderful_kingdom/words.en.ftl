# What the page of It's a Wonderful Kingdom says beside the game's own words, in English.

## Terms

and = { $all } and { $last }
you = You
you-small = you
blue = Blue
of = { $n } of { $all }
nothing = nothing
points = Points
pts = pts
training = { $n ->
    [0] none in training
   *[other] { $n } in training
}
score = Score
nothing-yet = Nothing yet
taken = Taken this round
tab-choice = Offer
tab-search = Areas
tab-plan = Cards
tab-works = Sites
tab-map = Map
tab-mine = My Duchy
tab-others = Table
krystallium = Krystallium
soldiers = Soldiers

## Cards

kind-treasure = Treasure
kind-calamity = Calamity
kind-menace = Menace
kind-advisor = Advisor
cost = Costs { $cost }
cost-site = Costs { $cost }; still missing: { $missing }
fights = Beaten with { $cost }
price = Power for { $cost }
fact-type = Type
fact-cost = Costs
fact-fight = Beaten with
fact-price = Power for
fact-effect = Does
fact-bonus = Once, when finished
fact-beaten = When beaten
fact-yields = Produces
fact-points = Points
fact-unbeaten = If unbeaten
fact-recycle = Recycled
yields-per = { $cube } for each { $type }
points-per = { $n ->
    [one] { $n } point for each { $what }
   *[other] { $n } points for each { $what }
}
more = More about { $card }
menace-calamity = Goes straight to the Duchy of the player who takes it
menace-giant_rat = Brings a Vermin for every Rat in your Construction area
menace-vermin = Came with the Rats
menace-frost_giant = Lies under a card, which cannot be finished before it is beaten
menace-shadow = Each Planning, discard a selected card; its cubes go to the other’s Alchemy
menace-thief = Covers a production icon until it is beaten
menace-sister = Each Planning, takes a cube off a card; all four beaten: { $n } points
menace-syphon = Produces { $cube } for the other; beaten, for you
menace-dragon = Each round takes a Soldier
menace-egg = Secured: { $one } points, both: { $two }
menace-illusionist = Each Production, the other gains an Illusion token
power-used = used this round
power-poor = needs { $price }
use = Use

## The Offer areas

offers = Offer areas
area = Area { $n }
area-note = { $n ->
    [0] empty
    [one] { $n } card
   *[other] { $n } cards
}
area-with = { $n ->
    [one] { $n } card, { $what }
   *[other] { $n } cards, { $what }
}
here = here
some-hidden = { $n ->
    [one] one unknown to you
   *[other] { $n } unknown to you
}
some-danger = { $n ->
    [one] one of them Danger
   *[other] { $n } of them Danger
}
select = Take area { $n }
face-down = face down
then = { $n ->
    [one] then { $n } card
   *[other] then { $n } cards
}
danger-card = Danger
hidden-known = Face down: { $card }, known only to those who hid it or looked
a-trap = a trap
hidden-by = Face down, hidden by { $name }
illusion = An Illusion token lies on it
swapping = You swap for
act-illusion = Illusion
act-swap = Swap
act-smuggle = Smuggle
act-search = Discard
act-give = Give
act-turn = Turn it up
act-spy = Look
act-peek = Look (Spymaster)
turns = Turns of this phase
turn = Turn { $n } of { $all }
selection-n = Selection { $n } of { $all }
turn-offer-mine = offer
turn-offer-other = offers
turn-select-mine = take
turn-select-other = takes

## Rows of cards

hand = Your hand
hand-note = { $n ->
    [one] one card
   *[other] { $n } cards
}
selection = Your Selection
theirs = { $name }’s Selection
pack = Your Menaces
drawn = Cards to choose from
council-choice = Two advisors
keep-one = the others are discarded
left = { $n ->
    [0] all planned
    [one] one card left to plan
   *[other] { $n } cards left to plan
}
half-up = Area { $n }
half-down = Area { $n }, face down
worth = Finished now: { $points }
reach = A round fills { $n } of { $all } slots
treasure = Two cubes when recycled; it cannot be built
offer-up = Area { $n }
offer-down = Area { $n }, hidden
spends-trap = costs a Trap
keep = Keep it
take = Take it
construct = Construct
recycle = Recycle
double = Recycle twice
sacrifice = Discard it
destroy = Destroy it
murder = Send the Assassin
jest-give = Give it (Jester)
jest-take = Take it
cube-completes = completes { $card }
cube-fits = { $n ->
    [one] fits one card, or Alchemy
   *[other] fits { $n } cards, or Alchemy
}
cube-alchemy = into Alchemy
aim-offer = Choose a card, then an area: open, or face down with a Trap.
aim-plan = Choose a card: put it under construction, or recycle it.
picks = Choose one
aim-any = Choose a card to see what you may do with it.
aim-cube = On a lit card, or into Alchemy.

## Under construction

sites = Under construction
sites-note = { $n ->
    [0] no card
    [one] { $n } card
   *[other] { $n } cards
}{ $foes ->
    [0] {""}
    [one] , { $foes } Menace
   *[other] , { $foes } Menaces
}
builds = Building
completes = { $any ->
    [yes] { $tool } completes it: { $gains }
   *[no] { $tool } completes it
}
needs = { $any ->
    [yes] { $missing } missing: { $gains }
   *[no] { $missing } missing
}
frozen = Frozen: fill it, then beat the Giant with { $soldiers } in Combat
frozen-full = Frozen and full: freed by { $soldiers } in Combat
foe = Takes { $need } in Combat; you have { $have }
foe-strong = Too strong: { $need }, you have { $have }
foe-now = Fight: { $points }, { $left } left
foe-waits = Waits for a card to lie under
act-freeze = Giant here
act-thaw = Beat the Giant
act-finish = Finish it
act-burn = Lose this Soldier
act-wither = Lose { $cube }
act-conjure = { $cube } from Alchemy
give-up = Give it up
give-up-hint = { $cubes } into Alchemy, everything on it is lost
wild = Krystallium on { $card } as …

## Tools

tools = What you place
no-slot = no slot wants it
none-owned = you own none
done = Done
pass = Pass
as-it-is = Take it as it is
no-thanks = No, go on
why-cubes = Place { $cubes } first
why-cards = { $n ->
    [one] Plan your last card first
   *[other] Plan your { $n } cards first
}
why-giant = A Frost Giant wants a card first

## Duchies

duchy = Your Duchy
production = What you produce
alchemy = Alchemy
into-alchemy = Into Alchemy
alchemy-label = Alchemy: { $cubes }
alchemy-next = into Alchemy: { $n } of { $all } cubes
alchemy-fifth = the fifth cube: +1 Krystallium
alchemy-quest = into Alchemy, to pay for steps of the quest
transmute = Transmute
transmute-which = Which five cubes become a Krystallium?
training-full = A Soldier in Training: the next Supremacy brings it home
training-empty = Training is empty: the next Supremacy puts a Soldier there
built = Finished cards
none-built = Nothing finished yet
covered = { $cube } covered by a Stolen token
is-covered = covered by a Stolen token
traps = { $n ->
    [0] no Trap left
    [one] { $n } Trap left
   *[other] { $n } Traps left
}
in-hand = { $n ->
    [one] { $duchy }, { $n } card
   *[other] { $duchy }, { $n } cards
}
their-selection = Selection
calamities = Calamities: { $n }
sisters = Sisters beaten: { $n }
eggs = Eggs secured: { $n }
illusions = Illusion tokens: { $n }
debts = Soldiers owed to Dragons: { $n }
heralds = Points of the Herald: { $n }
spies = Spies: { $n }
prisoners = Armies in Prison: { $n }
state-done = Done
state-now = to act
council = Council

## The ledger

ledger = Production
ledger-caption = What every seat produces, step by step, and who leads
round = Round { $n } of { $all }
prize = Supremacy trains a Soldier
prize-solo = { $n } or more train a Soldier
prize-won = Supremacy: a Soldier for { $names }
prize-void = Nobody trains a Soldier
leads = Supremacy: a Soldier into Training, or out of it
ties = A tie: nobody trains
ahead = Ahead so far

## Quests

quest-lead = Steps are paid from Alchemy at any time; the final one decides who may win.
quest-solo = Steps are paid from Alchemy at any time; without the final one you lose.
lacks = missing: { $missing }
pay = Pay
pay-which = Krystallium instead of …
pay-plain = without Krystallium
done-by = done by { $name }
a-spy = a Spy

## Conquest

map = The map, board { $board }
map-lead = Sites work while an army stands on them; territories are worth points at the end.
march-note = Choose where to move, or recruit. You have { $soldiers }; each army costs one.
join-note = Choose the armies that go: { $n } so far, { $need } at least.
castle-red = Red castle
castle-blue = Blue castle
place = { $place }: { $n ->
    [0] no army
    [one] { $n } army of { $who }
   *[other] { $n } armies of { $who }
}
worth-place = { $n ->
    [one] { $n } point for control
   *[other] { $n } points for control
}
move-here = Move here
attack = { $n ->
    [one] Attack { $n }
   *[other] Attack { $n }
}
join-from = One from here
why-castle = The other castle cannot be entered.
why-no-soldier = You have no Soldier left; each army that moves costs one.
why-far = { $own ->
    [yes] No other army of yours stands next to it.
   *[no] No army of yours stands next to it.
}
why-beyond = { $own ->
    [yes] No other army of yours stands next to it, or two steps away along a path free of enemies.
   *[no] No army of yours stands next to it, or two steps away along a path free of enemies.
}
why-few = { $foes ->
    [one] One enemy army stands here: two must come, and only one of yours can.
   *[other] { $foes } enemy armies stand here: more must come, and only { $n } of yours can.
}
why-poor = { $foes ->
    [one] One enemy army stands here: it takes { $need }, you have { $soldiers }.
   *[other] { $foes } enemy armies stand here: it takes { $need }, you have { $soldiers }.
}
why-goal = Your armies are going here.
why-none = No army of yours stands here.
why-far-goal = It is not next to where your armies go.
why-beyond-goal = It is neither next to where your armies go, nor two steps away along a path free of enemies.
why-all-gone = { $n ->
    [one] Your army here is going already.
   *[other] All { $n } armies here are going already.
}
recruit = Recruit
recruit-many = How many armies, a Soldier each?
left-over = { $soldiers } left
imprison = Jail: { $site }
army = an army
no-site = no site
reserve = { $prison ->
    [0] { $n } in reserve
   *[other] { $n } in reserve, { $prison } in prison
}

## Alone

solo = Solo
solo-free = Points bring medals.
lead-sc01 = Four Farms to build, and each one still unbuilt breeds Vermin.
lead-sc02 = Three works of the Prophecy, six Soldiers, no Spies.
lead-sc03 = Four works and the quest of the North, with Frost Giants in the Danger deck.
lead-sc04 = Four works and the Usurper, with a Council at your side.
lead-sc05 = Four Thieves have covered what you produce; Shadows gather beside them.
lead-sc06 = Four works and two quests at once.
danger = { $n ->
    [one] { $n } Danger card unseen, { $left } in its deck
   *[other] { $n } Danger cards unseen, { $left } in their deck
}
deck = { $n ->
    [one] { $n } card in the deck, this one next
   *[other] { $n } cards in the deck, this one next
}
spies-ready = { $n } of { $all } Spies ready
search-ready = Search ready
search-used = Search used
goals = What must be done
goal-built = done
goal-begun = { $n } of { $all } slots
goal-gone = given up: another copy will do
goal-beaten = beaten
goal-there = still there
perils = How you lose
peril-vermin = Lost at once when the Vermin run out
vermin-left = { $n } left
peril-shadows = Lost at once with { $n } cubes beside the Danger deck
aside = { $n } of { $all }
peril-thieves = Lost at the end if a Thief is unbeaten
peril-unbuilt = Lost at the end if a work is unbuilt
peril-final = Lost without the final step: { $quest }
not-yet = not yet
medal-bronze = Bronze
medal-silver = Silver
medal-gold = Gold

## A round as it is told

story-none = { $what }: nobody has Supremacy
story-you = You lead { $what } with { $n }
story-lead = { $what }: { $name } leads
story-over = Round { $n } is over
story-brought = What it brought.
story-trains = trains
story-built = Finished
story-beaten = Beaten
story-nothing = Nothing finished, nothing beaten.

## What cannot be taken back

confirm-offers = The other player sees your Offer, so this cannot be undone.
confirm-turns = A face-down card is turned up, so this cannot be undone.
confirm-sees = { $me ->
    [yes] You then see a hidden card, so this cannot be undone.
   *[no] { $seat } then sees a hidden card, so this cannot be undone.
}
confirm-reveals = The cards taken are turned up, so this cannot be undone.
confirm-draws = New cards are drawn, so this cannot be undone.
confirm-looks = New cards are drawn, so this cannot be undone.
confirm-hand = New hands are dealt, so this cannot be undone.
confirm-lays = New cards are laid out, so this cannot be undone.
confirm-council = The advisors are shown, so this cannot be undone.
confirm-chance = New cards are dealt, so this cannot be undone.
confirm-shown = { $n ->
    [one] The other cards go away, so this cannot be undone.
   *[other] The other player sees your choice, so this cannot be undone.
}

## What is this?

what-cube-text = Made in its own step and placed at once: on a free slot of its kind, or in Alchemy. Whoever makes the most trains a Soldier.
what-krystallium-text = Stands for any one cube, or fills a slot of its own, at any moment. Five cubes in Alchemy make one.
what-soldier-text = Pays for slots of its own, fights, powers and conquests. Won by Supremacy, through Training, or by building.
what-type-text = A type of card. Some cards make more, or score, for each built card of a type.
what-points = Points
what-points-text = As things stand: what is built, what it scores for types, and what Calamities cost.
what-training = Training
what-training-text = The first Supremacy puts a Soldier here, the next one brings it home.
what-alchemy = Alchemy
what-alchemy-text = Cubes that no card takes go here. The fifth turns them all into 1 Krystallium.
what-trap = Traps
what-trap-text = Each lets you offer one card face down. Both come back every round.
what-down = Face-down card
what-down-text = Nobody may look at it before Planning, but the player who laid it knows what it is.
what-turns = Turns
what-turns-text = One offers two cards, the other takes a whole area, then offers in turn.
what-area = Offer area
what-area-text = Whoever selects it takes all its cards; the other area stays as it is.
what-token = Token
what-token-text = Used for what its module says.
what-done = Done
what-done-text = Possible once every card and cube has its place.
what-lead = Supremacy
what-lead-text = Whoever makes the most in a step trains a Soldier; in a tie, nobody does.
what-round = The round
what-round-text = Choose cards in turn, plan, produce; some modules add a phase. Four rounds make a game.
what-side = Duchy
what-side-text = Makes its own cubes every round; both Duchies show the same side.
what-deck = The deck
what-deck-text = In solo games you see its top card; the order below is unknown.
what-danger = Danger
what-danger-text = Cards that come on their own, and what is still to come.
what-spy = Spies
what-spy-text = Spend one while choosing to turn a face-down card up.
what-peril = How you lose
what-peril-text = If this happens, the game is lost, whatever the points.
what-goal = To be done
what-goal-text = What this scenario asks for.
what-medal = Medal
what-medal-text = You win it with that many points at the end.
what-reserve = Reserve
what-reserve-text = Armies not on the map. Each costs a Soldier to put on your castle.
what-worth = Worth at the end
what-worth-text = Points for the player who controls this territory when the game ends.
what-spot = Site
what-spot-text = Works while an army stands on it, one army on each.
gains = Brings { $gains }
step-points = Points: { $points }
step-final = Only players who have done it can win
what-territory-text = Whoever has armies there controls it. To enter, bring more armies than stand there; each costs a Soldier.
what-castle-text = Its owner always controls it; new armies come here.
