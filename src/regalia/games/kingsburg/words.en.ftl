# Kingsburg in English. `$me` is "yes" where the sentence is about the listener.

where = Year { $year }, { $phase }
where-over = The five years are over

## Terms

player = { $me ->
    [yes] you
   *[no] { $seat }
}
player-total = { player } ({ $total })
gold = { $n } gold
wood = { $n } wood
stone = { $n } stone
any = { $n ->
    [one] { $n } good of any kind
   *[other] { $n } goods of any kind
}
building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
soldier = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}
point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
token = a +2 token
die = a { $n }
white-die = a white { $n }
market-up = the Market (+1)
market-down = the Market (−1)

## What is asked

prompt-wait = Waiting for { $seats }
prompt-aid = The King helps you: take one good
prompt-statue = Re-roll? All your dice show { $face }
prompt-chapel = Re-roll? Your dice total only { $total }
prompt-statue-chapel = Re-roll? All your dice show { $face }, only { $total } in total
prompt-court = Choose an advisor, or pass
prompt-court-envoy = Send the Envoy to an advisor already taken, or pass
prompt-choice = Choose what { $advisor } gives you
prompt-goods = { $n ->
    [one] Choose the good { $advisor } gives you
   *[other] Choose the { $n } goods { $advisor } gives you
}
prompt-alchemist = Trade a good with the Alchemist?
prompt-smuggler = Buy { $n } goods from the Smuggler for { $price }?
prompt-smuggler-must = Choose { $n } goods: the Smuggler takes { $price } for them
prompt-build = Build, or pass
prompt-build-again = Send the Envoy for a second building?
prompt-offer = Give the Town Hall something for { $points }?
prompt-recruit = { $n ->
    [one] Recruit: { $n } good per soldier
   *[other] Recruit: { $n } goods per soldier
}
prompt-lose = { $n ->
    [one] Give up { $n } good: { $enemy } demand it
   *[other] Give up { $n } goods: { $enemy } demand them
}
prompt-plunder = { $n ->
    [one] Take { $n } good of your choice: { $enemy } are on the run
   *[other] Take { $n } goods of your choice: { $enemy } are on the run
}
prompt-over = { $me ->
    [yes] You win with { $points }!
   *[no] { $seat } wins with { $points }
}
prompt-over-goods = { $me ->
    [yes] You win with { $points } on the tie-break (most goods)!
   *[no] { $seat } wins with { $points } on the tie-break (most goods)
}
prompt-over-buildings = { $me ->
    [yes] You win with { $points } on the tie-break (most buildings)!
   *[no] { $seat } wins with { $points } on the tie-break (most buildings)
}
prompt-over-shared = Shared victory with { $points }: { $winners }

## What may be done

do-influence = Influence { $advisor } with { $group }
do-influence-envoy = Influence { $advisor } with { $group }, sending the Envoy
do-pass = Pass for the season
do-statue-coloured = Re-roll a coloured die with the Statue
do-statue-white = Re-roll a white die with the Statue
do-chapel = Re-roll all your dice with the Chapel
do-keep-dice = Keep your dice
do-take = Take { $goods }
do-buy = Buy { $goods } for { $price }
do-trade = Trade { $given } for { $taken }
do-decline = Turn down { $advisor }
do-build = Build { $building } for { $cost }{ $vp ->
    [0] { "" }
    [one] { " " }({ $vp } point)
   *[other] { " " }({ $vp } points)
}
do-build-again = Send the Envoy and build { $building } for { $cost }{ $vp ->
    [0] { "" }
    [one] { " " }({ $vp } point)
   *[other] { " " }({ $vp } points)
}
do-build-nothing = Build nothing
do-keep-envoy = Keep the Envoy
do-offer = Give { $gift } for { $points }
do-offer-nothing = Give nothing
do-recruit = Recruit a soldier for { $price }
do-recruit-no-more = Recruit no more
do-lose = Give up { $goods }

## What happened

event-first-order = Turn order to begin with: { $order }.
event-year = Year { $year } begins.
event-aid-die = The King helps { player }: one more white die this spring.
event-aid-good = The King gives { player } { $good }.
event-season = { $season }, year { $year }.
event-neutral = Neutral dice: { $dice } on { $advisor }.
event-guild = The Merchants’ Guild brings { player } 1 gold.
event-rolls = { $me ->
    [yes] You roll
   *[no] { $seat } rolls
} { $dice }.
event-statue = { $me ->
    [yes] You re-roll { $old } with the Statue and get
   *[no] { $seat } re-rolls { $old } with the Statue and gets
} { $new }.
event-chapel = { $me ->
    [yes] You re-roll
   *[no] { $seat } re-rolls
} all dice with the Chapel: { $dice }.
event-keeps = { $me ->
    [yes] You keep
   *[no] { $seat } keeps
} the dice as they are.
event-order = Turn order: { $order }.
event-places = { $me ->
    [yes] You place
   *[no] { $seat } places
} { $group } on { $advisor }.
event-places-envoy = { $me ->
    [yes] You send the Envoy and place
   *[no] { $seat } sends the Envoy and places
} { $group } on { $advisor }.
event-passes = { $me ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-must-pass = { $me ->
    [yes] You can place nothing more.
   *[no] { $seat } can place nothing more.
}
event-receives = { $advisor } gives { player } { $gains }.
event-buys = { $advisor } sells { player } { $gains } for { $price }.
event-trades = { $me ->
    [yes] You trade
   *[no] { $seat } trades
} { $given } for { $taken } with the Alchemist.
event-declines = { $me ->
    [yes] You turn
   *[no] { $seat } turns
} down { $advisor }.
event-peeks = { $me ->
    [yes] You take
   *[no] { $seat } takes
} a secret look at this year’s enemy.
event-sees = Beyond the border: { $enemy }, strength { $strength }. Victory will bring { $reward }, defeat will cost { $loss }.
event-builds = { $me ->
    [yes] You build
   *[no] { $seat } builds
} { $building } for { $cost }{ $vp ->
    [0] { "" }
    [one] { " " }(+{ $vp } point)
   *[other] { " " }(+{ $vp } points)
}.
event-builds-nothing = { $me ->
    [yes] You build nothing.
   *[no] { $seat } builds nothing.
}
event-sends-envoy = { $me ->
    [yes] You send
   *[no] { $seat } sends
} the Envoy to raise a second building.
event-inn = The Inn gives { player } a +2 token.
event-embassy = The Embassy earns { player } { $vp }.
event-offers = { $me ->
    [yes] You give
   *[no] { $seat } gives
} the Town Hall { $gift } for { $points }.
event-keeps-offer = { $me ->
    [yes] You give
   *[no] { $seat } gives
} the Town Hall nothing.
event-reward = The King rewards { player } { $n ->
    [0] for good intentions
    [one] for { $n } building
   *[other] for { $n } buildings
} (+{ $points }).
event-envoy = The King’s Envoy joins { player }.
event-no-envoy = The Envoy stays with the King this year: the weakest are tied.
event-envoy-returns = { $me ->
    [yes] You send
   *[no] { $seat } sends
} the Envoy home unused.
event-recruits = { $me ->
    [yes] You recruit
   *[no] { $seat } recruits
} a soldier for { $mix }.
event-enemy = Winter is here: { $enemy } attack with strength { $strength }. Victory brings { $reward }, defeat costs { $loss }.
event-king-die = { $me ->
    [yes] You roll
   *[no] { $seat } rolls
} the King’s die: { $die } for every province.
event-holds = { $me ->
    [yes] You hold out
   *[no] { $seat } holds out
} with { $strength }: nothing won, nothing lost.
event-wins = { $me ->
    [yes] You defeat { $enemy }, { $strength } to { $theirs }, and win
   *[no] { $seat } defeats { $enemy }, { $strength } to { $theirs }, and wins
} { $reward }.
event-wins-wall = { $me ->
    [yes] Behind the Stone Wall you defeat { $enemy }, { $strength } to { $theirs }, and win
   *[no] Behind the Stone Wall { $seat } defeats { $enemy }, { $strength } to { $theirs }, and wins
} { $reward }.
event-fortress = The Fortress earns { player } { $vp }.
event-strongest = { $me ->
    [yes] You lead
   *[no] { $seat } leads
} the strongest army (+{ $vp }).
event-plunders = { $me ->
    [yes] You carry off
   *[no] { $seat } carries off
} { $mix }.
event-defeated = { $enemy } beat { player }, { $theirs } to { $strength }.
event-loses-goods = { $me ->
    [yes] You lose
   *[no] { $seat } loses
} { $goods }.
event-gives-up = { $me ->
    [yes] You give up
   *[no] { $seat } gives up
} { $mix }.
event-destroyed = { $me ->
    [yes] You see
   *[no] { $seat } sees
} { $building } fall{ $vp ->
    [0] { "" }
    [one] { " " }(−{ $vp } point)
   *[other] { " " }(−{ $vp } points)
}.
event-loses-vp = { $me ->
    [yes] You lose
   *[no] { $seat } loses
} { $vp }.
event-cathedral = The Cathedral earns { player } { $points } for { $n ->
    [one] { $n } good
   *[other] { $n } goods
}.
event-over = The five years are over: the King counts the points.

## Score sheet

score-buildings = Buildings
score-court = Advisors
score-reward = King’s rewards
score-embassy = Embassy
score-town-hall = Town Hall
score-victories = Victories
score-fortress = Fortress
score-defeats = Defeats
score-cathedral = Cathedral

## Options

option-plus2_influence_limit = +2 tokens at court
option-plus2_influence_limit-help = How many +2 tokens a player may add to dice in one season.
option-plus2_influence_limit-per_group = One for each group of dice
option-plus2_influence_limit-per_season = One for the whole season
option-smuggler_optional = The Smuggler’s deal
option-smuggler_optional-help = Whether you may refuse to pay the Smuggler once your dice lie there.
option-smuggler_optional-true = May be refused
option-smuggler_optional-false = Must be taken
option-building_token_cap = Limit on buildings
option-building_token_cap-help = Each province has 20 buildings, but the box holds only 17 tokens for it.
option-building_token_cap-none = All 20 may be built
option-building_token_cap-17 = No more than 17 at a time
option-demons = The Demons of year IV
option-demons-help = Two versions of this enemy are known; this chooses the one in the deck.
option-demons-standard = Defeat costs 4 goods and 1 point
option-demons-alternative = Defeat costs 4 goods and 1 building

## Positions

fault-year = years run from 1 to { $last }.
fault-turn = it is one player’s turn, given as place { $turn }, but that is not the player who acts.
fault-season = the phase “{ $phase }” is not in { $season }; it is in: { $fit }.
fault-enemy-year = “{ $enemy }” comes in year { $year }.
fault-demons = “{ $enemy }” is not in the deck that the options choose.
fault-face = a die cannot show { $face }.
fault-dice = there are { $count } dice; at most { $most } can lie there.
fault-gap = “{ $building }” comes after “{ $before }”, which is not there.
fault-cap = with these options nobody has more than { $most } buildings.
fault-soldiers = nobody has soldiers before the first advisors of a year have helped.
fault-market = the Market shifts a group by +1, by −1, or not at all.
fault-group = “{ $advisor }” needs { $number } and at least one coloured die; these dice amount to { $total }.
fault-shared = more than one group on “{ $advisor }”: only a spent Envoy allows a second.
