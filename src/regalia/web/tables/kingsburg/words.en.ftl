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
    [one] { $n } +2 token
   *[other] { $n } +2 tokens
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

court = The court
order = Turn order
you = You
rolled = rolled { $n }
out = has passed
neutral = neutral dice
taken-by = Taken: { $names }
ways = { $n ->
    [one] one way to place
   *[other] { $n } ways to place
}
out-of-reach = Your dice cannot make { $n }
aim = Choose one of the lit advisors to see what he gives and what it costs.
aim-building = Choose one of the lit buildings to see what it costs and what it brings.
brings = You receive
keeps = You keep
keeps-none = You keep no die
then = for { $list }
then-none = idle
place = Place
with-envoy = sends your Envoy
dice = dice { $dice }
no-dice = no dice left
token = +2 token
market = Market { $shift }

## The winter

enemy = Enemy of year { $year }
enemy-back = Enemy of year { $year }, face down, strength { $low } to { $high }
strength = Strength
strength-range = Strength { $low }–{ $high }
attacks = attacks in winter
only-you = only you know
defeat = Defeat
victory = Victory
king-die = King’s troops +{ $n }
track = Strength this winter
track-text = Soldiers and buildings, before the King’s die. Hatched: where the enemy may stand.
track-known = Soldiers and buildings against this enemy, before the King’s die.
track-battle = Soldiers, buildings and the King’s troops against this enemy.
defence = { $n } from buildings

## Provinces

province = Your province
others = The other governors
governors = The governors
is-built = built
is-can = within your means
is-next = next in its row
is-far = needs: { $building }
needs-left = needs its neighbour
missing = Missing: { $goods }
costs = You pay
leaves = You keep
unlocks = Next in its row: { $building }.
build = Build
second = second building
sends-envoy = Sends your Envoy.
opens = within your means then
envoy = Envoy
aid = King’s die
passed = passed
tie = Equal points: whoever holds more goods wins, then whoever has more buildings.
points = points

## Questions

hint-aid = Everybody with the fewest buildings and goods receives one.
hint-roll = Your building lets you roll again. What falls, stands.
hint-court = Dice that add up to an advisor’s number win his help.
hint-help = What you take now can be spent later this season.
hint-building = One building per season, each row from the left.
hint-second = The Envoy lets you build once more.
hint-offer = The Town Hall pays one point per season.
hint-recruiting = Soldiers stay until the winter is over.
hint-battle = The winter takes its due, or gives.
pass-court = Pass
pass-roll = Keep the dice
pass-help = Decline
pass-building = Build nothing
pass-second = No second building
pass-offer = Keep everything
pass-recruiting = Enough soldiers
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
