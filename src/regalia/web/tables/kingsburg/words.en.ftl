# What Kingsburg's page says beside the game's own words, in English.

## Amounts

n-gold = { $n } gold
n-wood = { $n } wood
n-stone = { $n } stone
n-good = { $n ->
    [one] { $n } good of your choice
   *[other] { $n } goods of your choice
}
n-other-goods = one of each other kind
n-soldier = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}
n-plus2 = { $n ->
    [0] no +2 tokens
    [one] one +2 token
   *[other] { $n } tokens of +2
}
n-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
peek = look at the enemy
or = or

## Time

year = Year
calendar = The year
phase-aid = King’s aid
phase-spring = Spring
phase-reward = Reward
phase-summer = Summer
phase-envoy = Envoy
phase-autumn = Autumn
phase-recruit = Recruit
phase-winter = Winter

## The court

court = Court
order = Turn order
you = You
rolled = rolled { $n }
out = has passed
neutral = neutral dice
taken-by = Taken: { $names }
taken-neutral = Taken: { $names }. With two players, neutral dice block one or two advisors each season.
ways = { $n ->
    [one] one way to place
   *[other] { $n } ways to place
}
out-of-reach = Your dice cannot make { $n }
aim = Choose a lit advisor to see price and gain.
aim-building = Choose a lit building to see what it costs and what it brings.
aimed = Aimed at
uses = You use
other-ways = { $n } more
ways-to = Other dice for this place: { $advisor }
place-on = Place on { $n }
brings = You receive
keeps = You keep
then = for { $list }
then-none = idle
keeps-none = You keep no die
nothing = nothing
place = Place
dice = dice { $dice }
no-dice = no dice left
token = +2 token
market = Market { $shift }

## The winter

enemy = Enemy { $year }
enemy-back = Enemy of year { $year }, face down, strength { $low } to { $high }
strength = Strength
attacks = attacks in winter
only-you = only you know
this-winter = this winter
battle = Battle
scene = { $enemy } attack
scene-lead = Winter of year { $year }: strength { $foe }
scene-won = You beat { $enemy }
scene-held = You hold against { $enemy }
scene-beaten = { $enemy } beat you
scene-against = Winter of year { $year }: { $mine } against { $foe }
below = Below { $n }
at = At { $n }
above = Above { $n }
king-die = King’s troops: +{ $n }
king-sends = The King sends { $n }
king-rolled = { $me ->
    [yes] You
   *[no] { $seat }
} rolled, as first player. One die for all.
sum = Sum
outcome = Outcome
points-head = Points
verdict-best = Won, strongest
verdict-won = Won
verdict-held = Held
verdict-beaten = Beaten
verdict-waits = Still to come
held-text = nothing won, nothing lost
beaten-text = nothing left to lose
adds = { $building }: { $n ->
    [1] +1
    [2] +2
   *[other] { $n }
}
key-soldier = soldier
key-building = building
key-king = King’s die
key-struck = lost to the Farms
now-hold = You now hold
next-year = Next, year { $year }
go-home = All soldiers go home.
defeat = Defeat
victory = Victory
track-text = Soldiers and buildings, before the King’s die. Hatched: how strong the enemy may be.
track-known = Soldiers and buildings against this enemy, before the King’s die.
defence = { $n } from buildings

## Provinces

province = Your province
others = The other governors
governors = The governors
province-short = Province
rivals = Rivals
hold = You hold:
is-built = built
is-can = affordable now
is-next = next in its row
is-far = needs: { $building }
needs-left = needs its neighbour
missing = Missing: { $goods }
costs = You pay
leaves = You then hold
build-it = Build { $building }
rolls-again = You roll again
choose = Choose
do-take = Take
do-give = Give up
do-recruit = Recruit 1
do-offer = Offer this
do-trade = Trade
do-reroll = Re-roll
build = Build
opens = Then affordable
envoy = Envoy
aid = King’s die
passed = passed
tie = With equal points, more goods win, then more buildings.
points = points

## Questions

hint-court = Within reach: { $list }
hint-building = One a season, each row from the left.
hint-second = The Envoy lets you build once more.
pass-court = Pass
pass-roll = Keep the dice
pass-help = Decline
pass-building = Pass
pass-second = Keep him
pass-offer = Keep everything
pass-recruiting = Enough
pass-aid = Decline
pass-battle = Decline

## Buildings in a few words

brief-statue = Re-roll one if all equal
brief-chapel = Re-roll all at 7 or less
brief-church = +1, Demons only
brief-cathedral = End: 1 point per 2 goods
brief-inn = +2 token each summer
brief-market = One group ±1 a season
brief-farms = A white die; −1 in battle
brief-merchants-guild = 1 gold each season
brief-guard-tower = +1 in battle
brief-blacksmith = +1 in battle
brief-barracks = Soldiers cost 1 good
brief-wizards-guild = +2 in battle
brief-palisade = +1, Zombies +2
brief-stable = One more soldier
brief-stone-wall = +1, draws are won
brief-fortress = +1, wins bring 1 point
brief-barricade = +1, Goblins only
brief-crane = Columns 3, 4: −1 gold
brief-town-hall = 1 good for 1 point
brief-embassy = 1 point each season

## What cannot be taken back

confirm-rolls = All dice are rolled next, so this cannot be undone.
confirm-chapel = All your dice are rolled again, so this cannot be undone.
confirm-statue = A die is rolled again, so this cannot be undone.
confirm-peeks = { $me ->
    [yes] You then see this year’s enemy, so this cannot be undone.
   *[no] { $seat } then sees this year’s enemy, so this cannot be undone.
}
confirm-enemy = The enemy’s card is turned next and the King’s die is rolled, so this cannot be undone.
confirm-chance = The next card or die decides, so this cannot be undone.

## What is this?

what-gold = Gold
what-gold-text = Pays for buildings; two goods of any kind also recruit a soldier before winter.
what-wood = Wood
what-wood-text = Pays for buildings; two goods of any kind also recruit a soldier before winter.
what-stone = Stone
what-stone-text = Pays for buildings; two goods of any kind also recruit a soldier before winter.
what-good = A good of your choice
what-good-text = Gold, wood or stone, one by one, whichever you like.
what-soldier = Soldiers
what-soldier-text = Each adds 1 to your strength this winter. All go home afterwards. Before winter they are recruited for two goods each.
what-plus2 = +2 token
what-plus2-text = Added to a group of dice it counts 2 more; one for each group. Unused ones are kept.
what-vp = Points
what-vp-text = Whoever has the most points after five years wins.
what-building = Building
what-building-text = Lost to an enemy: the topmost of your rightmost column, with its points.
what-peek = A look at the enemy
what-peek-text = You alone see this year’s enemy card, then put it back.
what-order = Turn order
what-order-text = The lowest total goes first; the number is the total rolled.
what-strength = Strength
what-strength-text = Soldiers and buildings, before the King’s die. Beat the enemy’s number and you win; match it and nothing happens; fall short and you lose.
what-dice = Dice
what-dice-text = Put together, they must make an advisor’s number exactly. Each group needs one of your own colour.
what-aid = King’s aid
what-aid-text = Whoever has built the least gets a white die for spring; if several are tied, each takes a good instead.
what-spring = Spring
what-spring-text = Roll, send dice to advisors, take what they give, build once.
what-reward = King’s reward
what-reward-text = Whoever has built the most gets 1 point; if several are tied, each of them does.
what-summer = Summer
what-summer-text = Like spring; at its end the Inn pays.
what-envoy = The Envoy
what-envoy-text = Goes to the player who has built the least. Once, he opens a taken advisor or lets you build twice.
what-autumn = Autumn
what-autumn-text = Like spring: the last time to build before the battle.
what-recruit = Recruiting
what-recruit-text = A soldier costs two goods, or one with Barracks; as many as you can pay for.
what-winter = Winter
what-winter-text = The King’s die adds soldiers for all, then everybody fights the enemy alone.
what-enemy-text = Attacks in winter. Enemies of this year have a strength of { $low } to { $high }.
what-enemy-me = You have { $n } against { $foe }, before the King’s die.
what-pass-text = You take no further part in this step.
what-idle-text = Does what you have chosen.
what-idle-why = Choose something first.
what-year = The year
what-year-text = Five years of eight steps each. After the fifth winter, whoever has the most points wins.
