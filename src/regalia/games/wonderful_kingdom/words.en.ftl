# It’s a Wonderful Kingdom in English. `$me` is "yes" where the sentence is about the listener.

## Where

where-council = Before the first round: the Council
where-choice = Round { $round }, Choice
where-planning = Round { $round }, Planning
where-production = Round { $round }, Production
where-step = Round { $round }, Production: { $resource }
where-combat = Round { $round }, Combat
where-conquest = Round { $round }, Conquest
where-scoring = After the last round
where-over = The game is over

## Terms

player = { $me ->
    [yes] you
   *[no] { $seat }
}
player-count = { player } { $n }
materials = { $n ->
    [one] { $n } Material
   *[other] { $n } Materials
}
population = { $n } Population
gold = { $n } Gold
exploration = { $n } Exploration
krystallium = { $n } Krystallium
soldier = { $n ->
    [one] { $n } Soldier
   *[other] { $n } Soldiers
}
point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nothing = nothing
copies = { $card } ({ $n })
copy = { $card } (no. { $n })
face-down = { $n ->
    [one] { $n } face-down card
   *[other] { $n } face-down cards
}
hidden-card = { $card } (face down)
unknown-card = an unknown card of Offer { $n }
area = Offer area { $n }
selection = { $me ->
    [yes] your Selection
   *[no] { $seat }’s Selection
}
own-selection = your Selection
icon = { $cube } ({ $card })
icon-per = { $cube } per card of a type ({ $card })
site = site { $n } ({ $bonus })
bonus-materials = Materials
bonus-population = Population
bonus-gold = Gold
bonus-exploration = Exploration
bonus-krystallium = Krystallium
bonus-trap = Trap
bonus-spy = Spy
bonus-destruction = Card destruction
bonus-double_move = Double move
bonus-prison = Prison
a-spy = 1 Spy
power-cubes = +{ $cubes } in its step
power-draw = Start of Planning: look at { $draw } cards, keep { $keep }
power-grey_eminence = Planning: recycle a card twice
power-royal_alchemist = Planning: a Krystallium
power-trader = Planning: recycled cubes of any kind
power-master_at_arms = Production: Supremacy even in ties, and twice
power-herald = End of the game: { $n } points
power-matriarch = End of the game: finish a card that lacks up to { $n }
power-spymaster = Before selecting: look at the hidden cards of an area
power-assassin = Start of Planning: discard a card of the other’s Selection
power-jester = Start of Planning: swap a card with the other’s Selection
power-court_mage = Planning: move up to { $n } cubes from Alchemy onto cards
power-diplomat = Start of Planning: send a Calamity away
power-smuggler = Before selecting: move a card to the other area

## What is asked

prompt-wait = Waiting for { $seats }
prompt-council = Keep one of these two advisors
prompt-menace = Take a Menace into your hand
prompt-offer = Offer two cards: choose the first
prompt-half = Choose the second card of your Offer
prompt-token = Put an Illusion token on a card?
prompt-giving = Which card of your Selection do you give for it?
prompt-after = Swap a card, or end your turn
prompt-select = Select an Offer area
prompt-search = Search: discard two cards of this area to see three others?
prompt-search-second = Discard a second card
prompt-keep = Keep one of these cards
prompt-dragon = A Dragon takes a Soldier off a card: which one?
prompt-thief = A Thief covers a production icon: which one?
prompt-shadow = A Shadow makes you discard a card: which one?
prompt-powers = Use a power before Planning?
prompt-jest = Which card do you take in exchange?
prompt-plan = { $n ->
    [one] Construct or recycle your last card
   *[other] Construct or recycle your { $n } cards
}
prompt-freeze = Put the Frost Giants under your cards
prompt-planned = All cards are planned: finish, or use or discard something first
prompt-place = Place: { $cubes }
prompt-any = { $n ->
    [one] Place { $n } cube of any kind
   *[other] Place { $n } cubes of any kind
}
prompt-conjure = The Court Mage may move more cubes: { $n }
prompt-wither = A Sister takes a cube: which one?
prompt-arms = Call the Master-at-Arms for this Production?
prompt-step = Nothing more to place: finish, or use or discard something first
prompt-combat = Fight the Menaces, or end the round
prompt-uncover = Which Stolen token do you remove?
prompt-conquest = Recruit, move, or pass
prompt-join = Which armies move there?
prompt-settle = Where do your armies settle?
prompt-prison = The Prison takes an army: which one?
prompt-free = The round ends: use what you own?
prompt-scoring = Use a power before scoring?
prompt-over = { $me ->
    [yes] You win with { $points }!
   *[no] { $seat } wins with { $points }
}
prompt-over-quest = { $me ->
    [yes] You win with { $points }: only you finished the quest!
   *[no] { $seat } wins with { $points }, having finished the quest alone
}
prompt-over-cards = { $me ->
    [yes] You win with { $points } on the tie-break (most cards)!
   *[no] { $seat } wins with { $points } on the tie-break (most cards)
}
prompt-over-soldiers = { $me ->
    [yes] You win with { $points } on the tie-break (most Soldiers)!
   *[no] { $seat } wins with { $points } on the tie-break (most Soldiers)
}
prompt-over-shared = Shared victory with { $points }: { $winners }
prompt-over-nobody = Nobody wins: the quest is unfinished
prompt-over-lost = The game is lost
prompt-over-medal = { $points }: { $medal ->
    [0] no medal
    [1] bronze medal
    [2] silver medal
   *[3] gold medal
}
prompt-over-scenario = { $scenario }: won with { $points }, { $medal ->
    [0] without a medal
    [1] bronze medal
    [2] silver medal
   *[3] gold medal
}

## What may be done

do-keep = Keep: { $card }
do-menace = Take: { $card }
do-offer = Offer: { $card } ({ $area })
do-hide = Offer face down: { $card } ({ $area })
do-select = Select { $area }: { $cards }
do-select-empty = Select { $area }: no card
do-illusion = Illusion token: { $card } ({ $area })
do-no-illusion = No Illusion token
do-swap = Swap for { $card } ({ $area })
do-swap-give = Give: { $card }
do-no-swap = End the turn
do-smuggle = Smuggler: { $card } to { $area }
do-peek = Spymaster: look at { $area }
do-spy = Spy: look at a face-down card in { $zone } (Offer { $n })
do-turn = Spy: turn a face-down card up in { $zone }
do-search = Discard for a Search: { $card }
do-no-search = Take the area as it is
do-construct = Under construction: { $card } ({ $cost })
do-recycle = Recycle: { $card } (+{ $cubes })
do-double = Grey Eminence, recycle twice: { $card } (+{ $cubes })
do-alchemy = Into Alchemy: { $cube }
do-sacrifice = Discard to the Shadow: { $card }
do-destroy = Destroy: { $card }
do-murder = Assassin, discard: { $card }
do-jest-give = Jester, give: { $card }
do-jest-take = Jester, take: { $card }
do-fight = Fight: { $card } ({ $price })
do-power = { $card } ({ $price }): { $what }
do-quest = { $quest }, { $step }: pay { $cost } for { $gain }
do-quest-wild = { $quest }, { $step }: pay { $cost } for { $gain } (Krystallium instead of { $cubes })
do-transmute = Into a Krystallium: { $cubes }
do-recruit = { $n ->
    [one] Recruit { $n } army
   *[other] Recruit { $n } armies
}
do-march = Move to: { $place }
do-join = One army from: { $place }
do-go = { $n ->
    [one] Go: { $n } army
   *[other] Go: { $n } armies
}
do-occupy = { $place }: { $sites }
do-imprison = Imprison: { $place }, site { $site }
do-no-prison = Imprison nobody
do-cover = Cover { $icon }
do-uncover = Uncover { $icon }
do-no-uncover = Leave all Stolen tokens
do-place = Place { $cube }: { $card } (missing: { $missing })
do-krystallium = Place a Krystallium instead of { $cube }: { $card } (missing: { $missing })
do-give-up = Give up: { $card } (missing: { $missing }; { $cubes } into Alchemy)
do-freeze = Frost Giant under: { $card } (missing: { $missing })
do-thaw = Beat the Frost Giant under { $card } ({ $price })
do-finish = Matriarch, build: { $card } (missing: { $missing }; { $price })
do-burn = Lose the Soldier on { $card } (missing: { $missing })
do-wither = Lose { $cube }: { $card } (missing: { $missing })
do-conjure = Court Mage, move { $cube }: { $card } (missing: { $missing })
do-no-conjure = No more cubes for the Court Mage
do-no-arms = Without the Master-at-Arms
do-pass = Pass
do-done-start = No more powers
do-done-planning = Finish Planning
do-done-step = Finish the step
do-done-combat = End the round
do-done = Finish

## What happened

event-duchy = { $me ->
    [yes] You rule
   *[no] { $seat } rules
} { $duchy }, side { $side }.
event-first = { $me ->
    [yes] You begin
   *[no] { $seat } begins
} the first round.
event-pack = { $me ->
    [yes] You bring
   *[no] { $seat } brings
} a Menace: { $pack }.
event-quest = The quest: { $quest }.
event-board = Conquest board { $board }.
event-scenario = Scenario: { $scenario }.
event-candidates = Two advisors to choose from: { $cards }.
event-council = { $me ->
    [yes] You keep
   *[no] { $seat } keeps
} { $card }.
event-round = Round { $n }: { $me ->
    [yes] you are
   *[no] { $seat } is
} the first player.
event-round-alone = Round { $n } begins.
event-hand = Your hand: { $cards }.
event-menace = And a Menace: { $card }.
event-lays = In { $area }: { $card }.
event-top = The deck shows { $card }.
event-reshuffles = { $n ->
    [one] The deck is empty; { $n } discarded card makes a new one.
   *[other] The deck is empty; { $n } discarded cards make a new one.
}
event-offers = { $me ->
    [yes] You offer
   *[no] { $seat } offers
} { $card } in area 1, { $other } in area 2.
event-offers-both = { $me ->
    [yes] You offer
   *[no] { $seat } offers
} { $cards }, both in { $area }.
event-hides = Face down in { $area }: { $card }.
event-selects = { $me ->
    [yes] You select
   *[no] { $seat } selects
} { $area }: { $cards }.
event-selects-nothing = { $me ->
    [yes] You select
   *[no] { $seat } selects
} { $area }, which is empty.
event-joins = { $card } joins { $me ->
    [yes] your Council
   *[no] { $seat }’s Council
}, with a Soldier.
event-illusion = { $me ->
    [yes] You put
   *[no] { $seat } puts
} an Illusion token on { $card } in { $area }.
event-swaps = { $me ->
    [yes] You swap
   *[no] { $seat } swaps
}: { $taken } for { $given }.
event-smuggles = { $me ->
    [yes] You move
   *[no] { $seat } moves
} { $card } out of { $area }.
event-peeks = { $me ->
    [yes] You look
   *[no] { $seat } looks
} at what is hidden in { $area }.
event-spies = { $me ->
    [yes] You look
   *[no] { $seat } looks
} at a face-down card in { $zone } (Offer { $n }).
event-sees = You see { $cards }.
event-leftovers = Left over and discarded: { $cards }.
event-danger = A Danger card lies face down in { $area }.
event-searches = { $me ->
    [yes] You discard
   *[no] { $seat } discards
} { $card } for a Search.
event-draws = { $me ->
    [yes] You look
   *[no] { $seat } looks
} at { $cards }.
event-keeps = { $me ->
    [yes] You keep
   *[no] { $seat } keeps
} { $card }.
event-turns = A Spy reveals { $card }.
event-reveals = { $me ->
    [yes] You reveal
   *[no] { $seat } reveals
} { $cards }.
event-power = { $me ->
    [yes] You call
   *[no] { $seat } calls
} { $card }.
event-looks = { $n ->
    [one] { $me ->
            [yes] You look
           *[no] { $seat } looks
        } at { $n } card in secret.
   *[other] { $me ->
            [yes] You look
           *[no] { $seat } looks
        } at { $n } cards in secret.
}
event-discards = { $me ->
    [yes] You discard
   *[no] { $seat } discards
} { $cards }.
event-vermin = { $me ->
    [yes] You get
   *[no] { $seat } gets
} { $n } Vermin.
event-dragon-takes = A Dragon takes a Soldier from { $me ->
    [yes] you
   *[no] { $seat }
}.
event-dragon-burns = A Dragon takes a Soldier from { $me ->
    [yes] you
   *[no] { $seat }
}: { $card }.
event-dragon-waits = Soldiers that { $me ->
    [yes] you owe
   *[no] { $seat } owes
} to Dragons: { $n }.
event-dragon-debt = Soldiers that { $me ->
    [yes] you pay
   *[no] { $seat } pays
} straight to the Dragons: { $n }.
event-covers = A Thief covers one of { $me ->
    [yes] your icons
   *[no] { $seat }’s icons
}: { $icon }.
event-uncovers = { $me ->
    [yes] You uncover
   *[no] { $seat } uncovers
} { $icon }.
event-sacrifices = A Shadow makes { $me ->
    [yes] you
   *[no] { $seat }
} discard { $card }.
event-calamities = { $n ->
    [one] { $n } Calamity for { $me ->
            [yes] you
           *[no] { $seat }
        }.
   *[other] { $n } Calamities for { $me ->
            [yes] you
           *[no] { $seat }
        }.
}
event-strikes = { $me ->
    [yes] You destroy
   *[no] { $seat } destroys
} { $card }.
event-jests = { $me ->
    [yes] You swap
   *[no] { $seat } swaps
} { $given } for { $taken }.
event-starts = { $me ->
    [yes] You put
   *[no] { $seat } puts
} { $card } under construction.
event-recycles = { $me ->
    [yes] You recycle
   *[no] { $seat } recycles
} { $card }.
event-gives-up = { $me ->
    [yes] You give
   *[no] { $seat } gives
} up { $card }.
event-builds = { $me ->
    [yes] You build
   *[no] { $seat } builds
} { $card }.
event-transmutes = { $me ->
    [yes] You transmute
   *[no] { $seat } transmutes
} five cubes into a Krystallium.
event-freezes = A Frost Giant lies under one of { $me ->
    [yes] your cards
   *[no] { $seat }’s cards
}: { $card }.
event-withers = A Sister takes { $cube } from { $me ->
    [yes] you
   *[no] { $seat }
}: { $card }.
event-quest-step = { $me ->
    [yes] You complete
   *[no] { $seat } completes
} a step of { $quest }: { $step }.
event-pioneer = { $me ->
    [yes] You are
   *[no] { $seat } is
} the first to finish the quest.
event-tokens = Illusion tokens for { $me ->
    [yes] you
   *[no] { $seat }
}: { $n }.
event-step = { $resource }: { $counts }.
event-step-alone = Production: { $cubes }.
event-supremacy = { $me ->
    [yes] You have
   *[no] { $seat } has
} Supremacy in { $resource }.
event-fights = { $me ->
    [yes] You beat
   *[no] { $seat } beats
} a Menace: { $card }.
event-thaws = { $me ->
    [yes] You beat
   *[no] { $seat } beats
} the Frost Giant under { $card }.
event-mines = The map brings { $me ->
    [yes] you
   *[no] { $seat }
} { $gain }.
event-passes = { $me ->
    [yes] You pass
   *[no] { $seat } passes
}.
event-recruits = { $n ->
    [one] { $me ->
            [yes] You recruit
           *[no] { $seat } recruits
        } { $n } army.
   *[other] { $me ->
            [yes] You recruit
           *[no] { $seat } recruits
        } { $n } armies.
}
event-marches = { $n ->
    [one] { $me ->
            [yes] You move
           *[no] { $seat } moves
        } { $n } army: { $place }.
   *[other] { $me ->
            [yes] You move
           *[no] { $seat } moves
        } { $n } armies: { $place }.
}
event-conquers = { $me ->
    [yes] You attack
   *[no] { $seat } attacks
} with { $n } against { $enemies }: { $place }.
event-frees = { $n ->
    [one] { $n } of { $me ->
            [yes] your armies
           *[no] { $seat }’s armies
        } leaves the Prison.
   *[other] { $n } of { $me ->
            [yes] your armies
           *[no] { $seat }’s armies
        } leave the Prison.
}
event-imprisons = One of { $me ->
    [yes] your armies
   *[no] { $seat }’s armies
} goes to Prison: { $place }.
event-refills = Blue returns: { $place }.
event-lost-vermin = No Vermin is left: the game is lost.
event-lost-shadows = The Guild has its five resources: the game is lost.
event-over = The four rounds are over.
event-medal = { $medal ->
    [0] No medal.
    [1] Bronze medal!
    [2] Silver medal!
    [3] Gold medal!
   *[other] The game is lost.
}

## Score sheet

score-flat = Points on cards
score-structure = Structures
score-company = Companies
score-monument = Monuments
score-discovery = Discoveries
score-calamities = Calamities
score-menaces = Menaces
score-trophies = Sisters and Eggs
score-quest = Quest
score-land = Territories
score-herald = Herald
score-side = Side A, solo

## Options

option-module = Module
option-module-help = Every game adds exactly one module to the base rules. A scenario brings its own.
option-module-menace = Menace
option-module-advisors = Advisors
option-module-quest = Quest
option-module-conquest = Conquest
option-scenario = Solo scenario
option-scenario-help = A story with its own set-up, its own dangers and its own medals.
option-scenario-none = Free game
option-scenario-sc01 = Rats Everywhere
option-scenario-sc02 = The Prophecy
option-scenario-sc03 = Cold from the North
option-scenario-sc04 = The Last Battle
option-scenario-sc05 = The Thieves’ Guild
option-scenario-sc06 = Assailed from All Sides
option-pack_1 = Menaces of the first seat
option-pack_1-help = Menace module: the pack that the first seat, or a lone player, brings.
option-pack_1-giant_rats = Giant Rats
option-pack_1-frost_giants = Frost Giants
option-pack_1-shadows = Shadows
option-pack_1-thieves = Thieves
option-pack_1-sisters_of_misfortune = Sisters of Misfortune
option-pack_1-syphons = Syphons
option-pack_1-black_dragons = Black Dragons (two players)
option-pack_1-illusionists = Illusionists (two players)
option-pack_2 = Menaces of the second seat
option-pack_2-help = Menace module: the pack that the second seat brings. The two packs must differ.
option-pack_2-giant_rats = Giant Rats
option-pack_2-frost_giants = Frost Giants
option-pack_2-shadows = Shadows
option-pack_2-thieves = Thieves
option-pack_2-sisters_of_misfortune = Sisters of Misfortune
option-pack_2-syphons = Syphons
option-pack_2-black_dragons = Black Dragons (two players)
option-pack_2-illusionists = Illusionists (two players)
option-quest = Quest
option-quest-help = Quest module: the board you play on. Its steps are reconstructed.
option-quest-northern_lands = The Northern Lands
option-quest-usurper = The Usurper
option-quest-plague_lord = The Plague Lord
option-quest-broken_crown = The Broken Crown (deluxe)
option-quest-deeps = The Deeps (deluxe)
option-board = Conquest board
option-board-help = Conquest module: A1 to B2 for two players, C1 and C2 for one. The maps are reconstructed.
option-board-auto = A1, or C1 in solo games
option-board-A1 = A1
option-board-A2 = A2
option-board-B1 = B1
option-board-B2 = B2
option-board-C1 = C1 (solo)
option-board-C2 = C2 (solo)
option-side = Side of the Duchy cards
option-side-help = Both players use the same side. Conquest has its own cards. In solo games side A costs 15 points.
option-side-A = A: every Duchy is different
option-side-B = B: all alike
option-side-C = C (deluxe): five Krystallium, no production
option-side-D = D (deluxe): different and harder
option-duchies = Duchies
option-duchies-help = A Duchy for each seat, or nothing to deal them at random.
option-deluxe = Deluxe cards
option-deluxe-help = Five more Developments, four more advisors, and the Duchy of Senada.
option-deluxe-false = Without
option-deluxe-true = With
option-solo_search = Search in solo games
option-solo_search-help = The rulebook says once per round, the publisher’s page after every selection.
option-solo_search-once_per_round = Once per round
option-solo_search-per_selection = At every selection
option-menace_draw = Menace of the round
option-menace_draw-help = Where the cards of a pack differ: how the one that goes into your hand is chosen.
option-menace_draw-choose = Its owner chooses
option-menace_draw-random = At random
option-tiebreak_cards = Cards that break a tie
option-tiebreak_cards-help = The rulebook does not say whether Calamities and Syphons count.
option-tiebreak_cards-constructed = Constructed cards
option-tiebreak_cards-all = All cards in the Duchy
option-setup_advisor_soldier = Soldier with the first advisor
option-setup_advisor_soldier-help = Whether the advisor kept at set-up brings a Soldier too.
option-setup_advisor_soldier-false = No
option-setup_advisor_soldier-true = Yes
object-scenario = A scenario is for one player.
object-pack-solo = This pack cannot be played solo.
object-packs = The two packs must differ.
object-board = This board is for another number of players.
object-duchy = There is no Duchy called { $duchy }.
object-duchy-side = This Duchy has no such side: { $duchy }.
material-file = The file cannot be read: { $why }
material-size = The file is too long: at most { $most } bytes.
material-table = There is no table “{ $table }” to replace.
material-row = There is no row “{ $row }” in the table “{ $table }”.
material-field = “{ $row }” has no field “{ $field }” to replace.
material-value = “{ $field }” of “{ $row }” cannot be “{ $value }”.
material-copies = There are { $found } cards of the kind “{ $kind }” instead of { $wanted }.
object-duchies = { $n ->
    [one] Name { $n } Duchy.
   *[other] Name { $n } different Duchies, one for each seat.
}

## Positions

fault-phase = random play with this seed did not reach the phase “{ $phase }”; give the table and who is to act.
fault-met = random play with this seed did not reach the phase “{ $phase }” in round { $round }; give the table and who is to act.
fault-round = rounds are counted from 1; the last: { $last }.
fault-offers = there are two Offer areas.
fault-copies = “{ $card }” is here { $count } times; there are { $total } copies in this game.
fault-no-map = only the module “conquest” has a map.
fault-side = at this table all Duchies show side { $side }.
fault-menace = “{ $card }” is not a Menace.
fault-training = at most one Soldier is in Training.
fault-slots = “{ $card }” has fewer slots of this kind: { $total }.
