# It's a Wonderful World in English. `$me` is "yes" where the sentence is about the listener.

where-draft = Round { $round }, draft
where-planning = Round { $round }, planning
where-pool = Round { $round }, planning: pool { $n } of { $last }
where-step = Round { $round }, production: { $resource }
where-extra = Round { $round }, production: Krystallium and characters
where-over = The four rounds are over
where-over-rounds = The { $n } rounds are over

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
energy = { $n } Energy
science = { $n } Science
gold = { $n } Gold
exploration = { $n } Exploration
krystallium = { $n } Krystallium
general = { $n ->
    [one] { $n } General
   *[other] { $n } Generals
}
financier = { $n ->
    [one] { $n } Financier
   *[other] { $n } Financiers
}
point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
copies = { $card } ({ $n })

## What is asked

prompt-wait = Waiting for { $seats }
prompt-draft = Draft a card ({ $n } of { $last })
prompt-plan = { $n ->
    [one] Plan your last card
   *[other] Plan your { $n } cards
}
prompt-carried = Place { $cube }
prompt-give = Give up a second card
prompt-deck = Which deck do you draw from?
prompt-keep = Keep one of these cards
prompt-choose = { $step ->
    [materials] Materials
    [energy] Energy
    [science] Science
    [gold] Gold
   *[exploration] Exploration
} supremacy: take a General or a Financier
prompt-place = Place { $cubes }
prompt-free-planning = Finish planning, or use or discard something first
prompt-free = Finish the step, or use or discard something first
prompt-over = { $me ->
    [yes] You win with { $points }!
   *[no] { $seat } wins with { $points }
}
prompt-over-cards = { $me ->
    [yes] You win with { $points } on the tie-break (most cards)!
   *[no] { $seat } wins with { $points } on the tie-break (most cards)
}
prompt-over-characters = { $me ->
    [yes] You win with { $points } on the tie-break (most characters)!
   *[no] { $seat } wins with { $points } on the tie-break (most characters)
}
prompt-over-shared = Shared victory with { $points }: { $winners }
prompt-over-nobody = Nobody has met the scenario’s goal
prompt-over-title = { $me ->
    [yes] { $points }: you are { $title }
   *[no] { $points }: { $seat } is { $title }
}
prompt-over-failed = { $scenario }: lost, as not all of its cards are constructed
prompt-over-medal = { $scenario }: won with { $points }, { $medal ->
    [0] without a medal
    [1] bronze medal
    [2] silver medal
   *[3] gold medal
}

## What may be done

do-pick = Draft: { $card }
do-construct = Under construction: { $card } ({ $cost })
do-recycle = Recycle: { $card } (+{ $cube })
do-exchange = Give up for an exchange: { $card }
do-keep = Keep: { $card }
do-draw-base = Draw { $n } base cards
do-draw-ascension = Draw { $n } Corruption & Ascension cards
do-empire = On the Empire card: { $cube }
do-general = Take a General
do-financier = Take a Financier
do-place = Place { $cube }: { $card } (missing: { $missing })
do-krystallium = Place a Krystallium instead of { $cube }: { $card } (missing: { $missing })
do-discard = Discard: { $card } (missing: { $missing }; { $cube } onto the Empire card)
do-done-planning = Finish planning
do-done = Finish the step

## What happened

event-empire = { $me ->
    [yes] You rule
   *[no] { $seat } rules
} { $empire }, side { $side }.
event-scenario = Scenario: { $scenario }.
event-change-rounds = This scenario lasts { $n } rounds.
event-change-yields = Every Empire also produces { $what }.
event-change-drains = Every Empire produces { $what } less.
event-change-supremacy = Supremacy in { $resource } brings { $prize ->
    [choice] a General or a Financier
    [none] no character
   *[one] { $character }
}.
event-change-points = { $what }: { $points } more for each, to every player.
event-change-goal = { $what }: the winner needs at least { $n }.
event-change-without = Left out of the decks: { $what }.
event-change-with = Shuffled into the deck: { $what }.
event-change-start = Every player starts with { $what }.
event-change-gift = { $me ->
    [yes] You start
   *[no] { $seat } starts
} with { $what }.
event-change-keeps = { $me ->
    [yes] You have kept
   *[no] { $seat } has kept
} { $what }, under construction.
event-round = Round { $n } begins.
event-hand = { $me ->
    [yes] Your hand
   *[no] Hand
}: { $cards }.
event-picks = { $me ->
    [yes] You draft
   *[no] { $seat } drafts
} { $card }.
event-leftovers = { $n ->
    [one] { $n } card is left over and discarded face down.
   *[other] { $n } cards are left over and discarded face down.
}
event-pool = A new pool: { $cards }.
event-gives = { $me ->
    [yes] You give up
   *[no] { $seat } gives up
} { $card }.
event-draws = { $me ->
    [yes] You look at
   *[no] { $seat } looks at
} { $cards }.
event-keeps = { $me ->
    [yes] You keep
   *[no] { $seat } keeps
} { $card }.
event-reshuffles = { $n ->
    [one] The deck is empty; { $n } discarded card becomes a new one.
   *[other] The deck is empty; { $n } discarded cards are shuffled into a new one.
}
event-starts = { $me ->
    [yes] You put
   *[no] { $seat } puts
} under construction: { $cards }.
event-recycles = { $me ->
    [yes] You recycle
   *[no] { $seat } recycles
}: { $cards }.
event-discards = { $me ->
    [yes] You give up the construction of
   *[no] { $seat } gives up the construction of
}: { $cards }.
event-builds = { $me ->
    [yes] You finish
   *[no] { $seat } finishes
}: { $cards }.
event-step = { $resource }: { $counts }.
event-step-alone = { $me ->
    [yes] You produce
   *[no] Produced:
} { $cubes }.
event-supremacy = Supremacy in { $resource }: { $character } for { player }.
event-supremacy-choice = Supremacy in { $resource }: a General or a Financier for { player }.
event-chooses = { $me ->
    [yes] You take
   *[no] { $seat } takes
} { $character }.
event-extra = { $me ->
    [yes] You also produce
   *[no] { $seat } also produces
} { $gains }.
event-over = The four rounds are over.
event-over-rounds = The { $n } rounds are over.
event-title = { $me ->
    [yes] You have become
   *[no] { $seat } has become
} { $title }.
event-medal = { $scenario }: { $medal ->
    [0] won, without a medal.
    [1] bronze medal!
    [2] silver medal!
    [3] gold medal!
   *[other] lost, as not all of its cards are constructed.
}

## Score sheet

score-flat = Points on cards
score-structure = Structures
score-vehicle = Vehicles
score-research = Research
score-project = Projects
score-discovery = Discoveries
score-generals = Generals
score-financiers = Financiers
score-duos = Duos

## Options

option-side = Side of the Empire cards
option-side-help = All players use the same side. Scenarios are always played on side B.
option-side-A = A: every Empire is different
option-side-B = B: all alike
option-side-C = C (promo): five Krystallium, no production
option-side-D = D (promo): different productions
option-side-E = E (promo): all alike, with corruption
option-side-F = F (promo): different, with corruption
option-corruption_ascension = Corruption & Ascension
option-corruption_ascension-help = The expansion’s cards and Empires. Six and seven players always use them, and so do its scenarios.
option-corruption_ascension-when_needed = Only where it is needed
option-corruption_ascension-always = Always
option-war_or_peace = War or Peace cards
option-war_or_peace-help = Cards unlocked by the campaign, shuffled into the base deck of a free game. How they are used is known from a single source.
option-war_or_peace-none = None
option-war_or_peace-booster = The 15 cards of the booster
option-war_or_peace-all = All 20, Memorials included
option-empires = Empires
option-empires-help = One Empire for each seat, or none to deal them at random.
option-scenario = Solo scenario
option-scenario-help = Cards that lie under construction from the start and must be finished, and points for medals.
option-scenario-none = Free game
option-scenario-to_the_centre_of_the_earth = To the Centre of the Earth
option-scenario-a_better_world = A Better World
option-scenario-they_are_among_us = They Are Among Us
option-scenario-back_to_the_future = Back to the Future
option-scenario-the_end_of_time = The End of Time
option-scenario-money_has_no_smell = Money Has No Smell
option-scenario-the_age_of_robots = The Age of Robots (C&A)
option-scenario-what_are_the_police_doing = What Are the Police Doing? (C&A)
option-scenario-a_space_race = A Space Race (C&A)
option-scenario-a_glorious_death = A Glorious Death (C&A)
option-scenario-the_northern_ice = The Northern Ice (C&A)
option-scenario-hubris = Hubris (C&A)
option-solo_shortage = When a solo deck runs out
option-solo_shortage-help = The rulebook does not say what happens then.
option-solo_shortage-reshuffle = The discards become a new deck
option-solo_shortage-stop = No more exchanges
option-changes = Campaign changes
option-changes-help = What a scenario of a campaign changes, such as rounds=5 or yields=G. The campaign fills this in.

change-word = “{ $text }” is not a change; changes begin with { $known }, then “=” and a value.
change-twice = “{ $text }” is changed twice.
change-which = “{ $text }” does not say which; possible: { $known }.
change-seat = “{ $text }” does not name a seat; seats run from 1 to { $last }.
change-plain = “{ $text }” has something between its word and “=”.
change-value = “{ $text }” is not possible; possible values are { $known }.
change-card = “{ $text }” is not a card of the game.
change-letters = “{ $text }” needs one to { $most } of the letters { $known }.
change-foreign = { $card } cannot be added or kept: added cards are those of War or Peace, kept ones have the base back.
change-without = { $card } is left out of the decks and in play as well.
change-copies = Too many copies of { $card } would be in play; the box holds { $n }.
change-players = A campaign is for one to { $most } players.
change-alone = A campaign’s scenario cannot be combined with a solo scenario, or with other War or Peace cards.
change-list = The changes must be a list of strings.
change-deck = The rounds need { $needed } cards of a deck that holds { $held }.

object-scenario = A scenario is for one player.
object-scenario-war = War or Peace cards are for free games; a scenario is played without them.
object-scenario-ascension = This scenario belongs to the base game; it is played without Corruption & Ascension.
object-empire = There is no Empire called { $empire }.
object-empires = { $n ->
    [one] Name { $n } Empire.
   *[other] Name { $n } different Empires, one for each seat.
}

## Campaigns: what can be wrong with a file

book-shelf = There is no campaign “{ $name }”; there is { $known }, or name a file that ends in .toml.
book-file = The file { $path } cannot be read.
book-size = A campaign’s file has { $most } bytes at most.
book-toml = The campaign’s file is not TOML: { $why }
book-unicode = The campaign’s file is not UTF-8 text: one of its characters is broken.
book-digits = The campaign’s file has a number with too many digits.
book-format = The campaign’s file is not of the format { $known }.
book-missing = { $where }: the field “{ $field }” is missing.
book-unknown = { $where }: there is no field “{ $field }”.
book-wrong = { $where }: the field “{ $field }” cannot be { $value }.
book-number = { $where }: the field “{ $field }” must be from { $least } to { $most }.
book-word = { $where }: the field “{ $field }” cannot be { $value }; it can be { $known }.
book-lang = { $where }: the field “{ $field }” lacks its text in “{ $lang }”.
book-control = { $where }: the text of “{ $field }” in “{ $lang }” contains a character that cannot be shown, { $code }.
book-seats = The field “seats” lists different numbers of players, from 1 to { $most }.
book-count = A campaign has { $scenarios } scenarios, of which { $played } are played.
book-twice = “{ $what }” is used twice as a name.
book-card = Card { $number }: “{ $slug }” is not a War or Peace card.
book-copies = “{ $slug }” is in the box { $n ->
    [one] only once
   *[other] only { $n } times
}.
book-number-unknown = There is no card { $number } in the campaign.
book-used-twice = Card { $number } is used twice.
book-own-word = { $where }: “{ $text }” is set by the campaign itself; use cards, keep and gift.
book-final-goal = { $where }: the final scenario must have a winner, so it has no goal.
book-final-reward = { $where }: nothing follows from the final scenario, so it rewards nobody.
book-no-winner = { $where }: there is no resolution for the winner.
book-keep-grey = { $where }: card { $number } has a grey border and cannot be kept.
book-no-reward = { $where }: the resolution for “{ $who }” brings nothing.
book-gifts = { $where }: all gifts together have more than { $n } letters.
book-changes = { $where }, with { $seats ->
    [one] one player
   *[other] { $seats } players
}: { $why }
book-way = { $where } would be number { $number } of { $played }: the final scenario, and it alone, comes last on every path.
book-next = { $where }: there is no scenario “{ $next }” to go on with.
book-last = { $where }: nothing comes after it.
book-idle = { $where } is never played.
book-over = The campaign is over.
book-players = This campaign is for { $known } players, not for { $seats }.
book-option = A campaign lets you choose { $known }, not { $option }.
book-record-foreign = This is not a saved campaign.
book-record-field = The saved campaign is damaged: “{ $field }”.
book-record-match = Match { $number } of the saved campaign: { $why }
book-record-setup = It is not the match that the campaign asks for.
book-record-open = It is not over, yet another one follows it.

## Campaigns: what is said

campaign-scenario = Scenario { $number } of { $last }: { $name }
campaign-final = Final scenario: { $name }
campaign-again = The final scenario again: { $name }
campaign-changes = What is different
campaign-kept = { $me ->
    [yes] You keep
   *[no] { $seat } keeps
} { $cards }
campaign-solo = You win this scenario with { $points }.
campaign-wins = { $winners } { $n ->
    [one] wins the scenario.
   *[other] win the scenario.
}
campaign-no-winner = Nobody wins the scenario.
campaign-fits = { $text } ({ $seats })
campaign-goes = { $card } goes to { player }.
campaign-everybody = everybody
campaign-card = { $card } ({ $number })
campaign-standing = Scenarios won
campaign-tie = A perfect tie: the final scenario is played again, unless the table gives the campaign to the most deserving.
campaign-winner = { $me ->
    [yes] You have won the campaign!
   *[no] { $seat } has won the campaign.
}
campaign-lost = The final scenario is lost, and the campaign with it.

## Positions

fault-alone = a lone player drafts nothing.
fault-round = rounds are counted from 1; the last: { $last }.
fault-copies = “{ $card }” is here { $count } times; there are { $total } copies in this game.
fault-cubes = five cubes on an Empire card are a Krystallium.
fault-now = an area can differ from what everybody sees only during planning and production.
fault-slots = “{ $card }” has fewer slots of this kind: { $total }.
fault-side = at this table all Empire cards show side { $side }.
