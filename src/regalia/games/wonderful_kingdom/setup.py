"""Setting the table for every module, alone or for two, and for scenarios (IWK-3)."""

from regalia.games.wonderful.bag import ONE, holds_card, with_card, without_card
from regalia.games.wonderful.row import added
from regalia.games.wonderful_kingdom import decks
from regalia.games.wonderful_kingdom import options as choices
from regalia.games.wonderful_kingdom.actions import ICON_CARD, ICON_WHAT, ICONS, PER_LINE
from regalia.games.wonderful_kingdom.maps import (
    ARMIES,
    BOARD_SLUG,
    SITES,
    START,
    TERRITORIES,
)
from regalia.games.wonderful_kingdom.material import (
    ADVISOR,
    ADVISOR_0,
    ADVISOR_SOLDIERS,
    CALAMITY,
    CARD_COPIES,
    CARD_DUEL,
    CARD_KIND,
    CARD_YIELD,
    DEVELOPMENT,
    DUCHIES,
    DUCHY_BASE,
    DUCHY_SIDE,
    DUCHY_SLUG,
    DUCHY_START,
    FROST_GIANTS,
    GIANT_RATS,
    ILLUSIONISTS,
    KINDS,
    KRYSTALLIUM,
    MENACE,
    PACK_CARDS,
    PACK_SLUG,
    SOLDIER,
    SOLO_CALAMITIES,
    SOLO_DANGER,
    SOLO_SPIES,
    STOLEN_TOKENS,
    TREASURE,
    VERMIN,
    cards_of,
)
from regalia.games.wonderful_kingdom.quests import QUEST_SLUG
from regalia.games.wonderful_kingdom.scenarios import (
    SCENARIO_ADVISORS,
    SCENARIO_BUILT,
    SCENARIO_COUNCIL,
    SCENARIO_MODULES,
    SCENARIO_PACK,
    SCENARIO_QUESTS,
    SCENARIO_SITES,
    SCENARIO_SLUG,
    SCENARIO_SOLDIERS,
    SCENARIO_SPIES,
)
from regalia.games.wonderful_kingdom.state import (
    ARRIVAL,
    BIT,
    COUNCIL,
    NOBODY,
    NONE,
    KingdomState,
)


def prepare(s: KingdomState) -> None:
    """Read the options; a scenario brings its own modules (IWK-36.1)."""
    options = s.options
    modules = [str(options["module"])]
    if options["scenario"] != "none":
        s.scenario = SCENARIO_SLUG.index(str(options["scenario"]))
        modules = SCENARIO_MODULES[s.scenario]
    s.has_menace = int("menace" in modules)
    s.has_council = int("advisors" in modules)
    s.has_quest = int("quest" in modules)
    s.has_map = int("conquest" in modules)
    s.deluxe = int(bool(options["deluxe"]))
    s.side = choices.side_of(options)
    packs = [PACK_SLUG.index(str(options["pack_1"])), PACK_SLUG.index(str(options["pack_2"]))]
    if s.scenario != NONE:
        s.quests = SCENARIO_QUESTS[s.scenario]
        packs = [SCENARIO_PACK[s.scenario]]
    elif s.has_quest:
        s.quests = ONE[QUEST_SLUG.index(str(options["quest"]))]
    if s.has_menace:
        s.packs = bytes(packs[: s.seats])
        s.has_giants = int(holds_card(s.packs, FROST_GIANTS))
        s.has_tokens = int(holds_card(s.packs, ILLUSIONISTS))
    if s.has_map:
        board = str(options["board"])
        if board == "auto":
            board = "C1" if s.seats == 1 else "A1"
        s.board = BOARD_SLUG.index(board)
    if s.seats == 1:
        s.spy_total = 0 if s.has_map else SOLO_SPIES
        if s.scenario != NONE:
            s.spy_total = SCENARIO_SPIES[s.scenario]


def full_deck(s: KingdomState) -> bytes:
    """Developments, and Treasures unless advisors have taken their place (IWK-3.2, IWK-33.0a)."""
    deck = cards_of(DEVELOPMENT, s.deluxe == 1)
    return deck if s.has_council else deck + cards_of(TREASURE, s.deluxe == 1)


def all_advisors(s: KingdomState) -> bytes:
    """The advisors that may be met at this table (IWK-23.11)."""
    if not s.has_council:
        return b""
    cards = cards_of(ADVISOR, s.deluxe == 1)
    return bytes([card for card in cards if s.seats == 2 or not CARD_DUEL[card]])


def set_up(s: KingdomState) -> int:
    """Everything before the first phase, which it returns."""
    s.clear_fields()
    prepare(s)
    s.deck = full_deck(s)
    s.box = all_advisors(s)
    if s.seats == 2:
        s.first = s.rng.below(2)
        if s.keeps_events:
            s.tell("first", s.first, (), "IWK-4.6")
    deal_duchies(s)
    if s.has_menace:
        lay_menaces(s)
    if s.has_map:
        lay_map(s)
    if s.seats == 1:
        lay_danger(s)
    if s.keeps_events:
        for quest in s.quests:
            s.tell("quest", NOBODY, (quest,), "IWK-24.1")
    if s.has_council and s.scenario == NONE:
        for seat in range(s.seats):
            s.gain(seat, SOLDIER, ADVISOR_SOLDIERS)  # IWK-23.3
    if s.scenario != NONE:
        lay_scenario(s)
    if s.seats == 1 and (s.scenario != NONE or not s.has_council):
        decks.turn_top(s)
    # Advisors are kept before the first round, unless a scenario names them.
    return COUNCIL if s.has_council and s.scenario == NONE else ARRIVAL


def deal_duchies(s: KingdomState) -> None:
    """The chosen Duchies, or any at random; Senada comes with the deluxe box (IWK-3.8)."""
    chosen = s.options["duchies"]
    assert isinstance(chosen, tuple)
    rows = [row for row in range(DUCHIES) if DUCHY_SIDE[row] == s.side]
    if chosen:
        rows = [row for slug in chosen for row in rows if DUCHY_SLUG[row] == slug]
    else:
        if not s.deluxe and s.side < 2:
            rows = [row for row in rows if DUCHY_BASE[row]]
        s.rng.shuffle(rows)
    for seat in range(s.seats):
        s.set_rows(seat, rows[seat])
        s.gain(seat, KRYSTALLIUM, DUCHY_START[rows[seat] * KINDS + KRYSTALLIUM])
        s.gain(seat, SOLDIER, DUCHY_START[rows[seat] * KINDS + SOLDIER])
        if s.keeps_events:
            s.tell("duchy", seat, (rows[seat],), "IWK-3.4")


def lay_menaces(s: KingdomState) -> None:
    """A pack for each player, with its tokens and its Vermin (IWK-17.1, IWK-18.1, IWK-29.1)."""
    s.stolen_left = STOLEN_TOKENS
    for seat in range(s.seats):
        pack = s.packs[seat]
        if s.seats == 2:
            s.set_packs_left(seat, PACK_CARDS[pack])
        if pack == GIANT_RATS:
            s.vermin = CARD_COPIES[VERMIN]
        if pack == ILLUSIONISTS:
            s.set_tokens(seat, 1)
        if s.keeps_events:
            s.tell("pack", seat, (pack,), "IWK-17.1")


def lay_danger(s: KingdomState) -> None:
    """Eight cards of the deck and four Calamities or Menaces (IWK-16.2, IWK-22.1)."""
    s.special = PACK_CARDS[s.packs[0]] if s.has_menace else bytes([CALAMITY] * SOLO_CALAMITIES)
    s.danger = SOLO_DANGER + len(s.special)
    s.set_spies(0, min(1, s.spy_total))  # IWK-16.3


def lay_map(s: KingdomState) -> None:
    """Armies on their sites; alone, Blue everywhere else (IWK-30.5, IWK-32.2)."""
    territories = TERRITORIES[s.board]
    places = territories + 2
    s.armies = bytes(2 * places)
    s.occupied = bytes(places)
    s.reserve = bytes([ARMIES, ARMIES])
    s.prisoners = bytes(2)
    s.joined = bytes(places)
    for place in range(territories):
        for site in range(len(SITES[s.board][place])):
            side = START[s.board][place][site] - 1
            if side >= 0:
                put_army(s, side, place)
                s.occupied = added(s.occupied, place, 1 << site)
    if s.seats == 1:
        for place in range(territories):
            if s.armies[place] == 0:
                put_army(s, 1, place)
        put_army(s, 1, territories + 1)
        put_army(s, 1, territories + 1)
    if s.keeps_events:
        s.tell("board", NOBODY, (s.board,), "IWK-30.5")


def put_army(s: KingdomState, side: int, place: int) -> None:
    """An army from the reserve onto the map."""
    s.armies = added(s.armies, side * len(s.occupied) + place, 1)
    s.reserve = added(s.reserve, side, -1)


def lay_scenario(s: KingdomState) -> None:
    """Cards that start under construction, built or in the Council (IWK-33)."""
    number = s.scenario
    if s.keeps_events:
        s.tell("scenario", 0, (number,), "IWK-33.0b")
    s.gain(0, SOLDIER, SCENARIO_SOLDIERS[number])
    for card in SCENARIO_SITES[number]:
        if CARD_KIND[card] == MENACE:
            s.add_menace(0, card)
        else:
            s.deck = without_card(s.deck, card)
            s.start_site(0, card)
    for card in SCENARIO_BUILT[number]:
        s.deck = without_card(s.deck, card)
        s.set_built(0, with_card(s.built(0), card))
        cover_all(s, card)
    for card in SCENARIO_COUNCIL[number]:
        s.box = without_card(s.box, card)
        s.set_council(0, s.council(0) | BIT[card - ADVISOR_0])
    if SCENARIO_ADVISORS[number]:
        for _ in range(SCENARIO_ADVISORS[number]):
            card = s.box[s.rng.below(len(s.box))]
            s.box = without_card(s.box, card)
            s.deck = with_card(s.deck, card)


def cover_all(s: KingdomState, card: int) -> None:
    """Stolen tokens on every icon of a card that starts built (IWK-33.5)."""
    for icon in range(ICONS):
        if ICON_CARD[icon] == card and ICON_WHAT[icon] != PER_LINE:
            for _ in range(CARD_YIELD[card * KINDS + ICON_WHAT[icon]]):
                s.set_stolen(0, with_card(s.stolen(0), icon))
                s.stolen_left -= 1
