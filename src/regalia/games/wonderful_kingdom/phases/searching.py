"""Choice alone: four selections, Danger cards, Spies, the Search (IWK-16)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.wonderful.bag import without_card
from regalia.games.wonderful_kingdom import decks, window
from regalia.games.wonderful_kingdom.actions import (
    CONSTRUCT,
    DONE,
    KEEP,
    OFFERS,
    SEARCH,
    SELECT,
    SPY,
    TAKE,
)
from regalia.games.wonderful_kingdom.material import CARD_KIND, SOLO_SEARCH, TREASURE
from regalia.games.wonderful_kingdom.state import (
    FACE_DOWN,
    NOBODY,
    NONE,
    START,
    UNSEEN,
    KingdomState,
)
from regalia.games.wonderful_kingdom.tabled import (
    card_at,
    is_down,
    public_card,
    receive,
)

SELECTIONS: Final = 4
# Stages of a selection.
FREE: Final = 0
CHOSEN: Final = 1  # an area is chosen; a Search may come first
SECOND: Final = 2  # the second card to discard for a Search
KEEPING: Final = 3


def enter(s: KingdomState) -> None:
    """Two cards of the deck into each area (IWK-16.4)."""
    s.searched = 0
    s.turn = 0
    s.mover = 0
    for area in range(2):
        lay(s, area)
    begin(s)


def lay(s: KingdomState, area: i64) -> None:
    """Two cards of the deck, face up."""
    for _ in range(2):
        card = decks.draw_top(s)
        if card != NONE:
            s.lay(area, card)
            if s.keeps_events:
                s.tell("lays", NOBODY, (area, card), "IWK-16.4")


def begin(s: KingdomState) -> None:
    s.stage = FREE
    s.search_area = NONE
    if s.options["solo_search"] == "per_selection":
        s.searched = 0
    s.ask(0)


def legal(s: KingdomState, seat: i64) -> list[int]:
    if s.stage == KEEPING:
        return [KEEP + card for card in sorted(set(s.drawn))]
    actions: list[int] = []
    if s.stage == SECOND:
        add_searches(s, actions)
        return actions
    if s.stage == CHOSEN:
        actions.append(DONE)
    else:
        actions.append(SELECT)
        actions.append(SELECT + 1)
    if s.spies(0) > 0:
        for zone in range(3):
            if has_down(s, zone):
                actions.append(SPY + zone * OFFERS)
    if s.stage != CHOSEN:
        window.add_free(s, seat, 0, True, actions)
    elif count_eligible(s) > 1:
        add_searches(s, actions)
    return actions


def has_down(s: KingdomState, zone: i64) -> bool:
    """Whether some card lies face down; such cards come last."""
    last = s.zones_count(zone) - 1
    return last >= 0 and is_down(s.zones(zone, last))


def is_eligible(tabled: i64) -> bool:
    """What a Search may discard: Developments and Treasures that lie open (IWK-16.11)."""
    return not is_down(tabled) and CARD_KIND[card_at(tabled)] <= TREASURE


def count_eligible(s: KingdomState) -> i64:
    """How many cards of the chosen area a Search could discard."""
    count: i64 = 0
    for at in range(s.zones_count(s.search_area)):
        if is_eligible(s.zones(s.search_area, at)):
            count += 1
    return count


def add_searches(s: KingdomState, actions: list[int]) -> None:
    """Each different card that a Search may discard."""
    before: i64 = -1
    for at in range(s.zones_count(s.search_area)):
        tabled = s.zones(s.search_area, at)
        if tabled != before and is_eligible(tabled):
            actions.append(int(SEARCH + tabled))
            before = tabled


def apply(s: KingdomState, seat: i64, action: i64) -> None:
    if SELECT <= action < SELECT + 2:
        s.search_area = action - SELECT
        s.stage = CHOSEN
        if not may_search(s):
            take(s)
    elif action == DONE:
        take(s)
    elif SEARCH <= action < CONSTRUCT:
        search(s, action - SEARCH)
    elif KEEP <= action < TAKE:
        keep(s, action - KEEP)
    elif SPY <= action < SEARCH:
        spy(s, (action - SPY) // OFFERS)
    else:
        window.apply(s, seat, action)


def may_search(s: KingdomState) -> bool:
    """Whether the chosen area has, or with a Spy could have, two cards to discard (IWK-16.18)."""
    if s.searched or decks.in_deck(s) + len(s.pile) == 0:
        return False
    count = count_eligible(s)
    if s.spies(0) > 0:
        downs: i64 = 0
        for at in range(s.zones_count(s.search_area)):
            if is_down(s.zones(s.search_area, at)):
                downs += 1
        count += downs if downs < s.spies(0) else s.spies(0)
    return count > 1


def search(s: KingdomState, card: i64) -> None:
    """Discard two open cards, look at the next three of the deck (IWK-16.8)."""
    s.remove(s.search_area, card)
    s.discard(card)
    if s.keeps_events:
        s.tell("searches", 0, (card,), "IWK-16.8")
    if s.stage == CHOSEN:
        s.stage = SECOND
        return
    s.searched = 1
    s.drawn = decks.draw(s, SOLO_SEARCH)
    if s.keeps_events:
        s.tell("draws", 0, tuple(s.drawn), "IWK-16.8")
    s.stage = KEEPING
    if len(s.drawn) > 0 and s.drawn[0] == s.drawn[len(s.drawn) - 1]:
        keep(s, s.drawn[0])


def keep(s: KingdomState, card: i64) -> None:
    """One card joins the area, the others are discarded, the area is taken (IWK-16.10)."""
    for other in without_card(s.drawn, card):
        s.discard(other)
    s.drawn = b""
    s.lay(s.search_area, card)
    if s.keeps_events:
        s.tell("keeps", 0, (card,), "IWK-16.8")
    take(s)


def spy(s: KingdomState, zone: i64) -> None:
    """Turn a face-down card up for good (IWK-16.6)."""
    s.drop_zones(zone, s.zones_count(zone) - 1)
    card = decks.turn_danger(s)
    s.add_spies(0, -1)
    if s.keeps_events:
        s.tell("turns", 0, (zone, card), "IWK-16.6")
    if zone == 2:
        receive(s, 0, card)  # IWK-16.19
    else:
        s.lay(zone, card)
    if s.stage == CHOSEN and not may_search(s):
        take(s)


def take(s: KingdomState) -> None:
    """Take the area; Danger to the other, two new cards to this one (IWK-16.4)."""
    area = s.search_area
    if s.keeps_events:
        cards = [int(public_card(tabled)) for tabled in s.area(area)]
        s.tell("selects", 0, (int(area), *cards), "IWK-16.17")
    for at in range(s.zones_count(area)):
        receive(s, 0, s.zones(area, at))
    s.clear_zones(area)
    s.turn += 1
    if s.turn == SELECTIONS:
        s.pending = 0
        return
    s.lay(1 - area, UNSEEN | FACE_DOWN)
    if s.keeps_events:
        s.tell("danger", NOBODY, (1 - area,), "IWK-16.4")
    lay(s, area)
    begin(s)


def leave(s: KingdomState) -> i64:
    """Discard what is left; one spent Spy comes back (IWK-16.13)."""
    gone: list[int] = []
    for area in range(2):
        for at in range(s.zones_count(area)):
            tabled = s.zones(area, at)
            gone.append(int(public_card(tabled)))
            if not is_down(tabled):
                s.discard(card_at(tabled))
        s.clear_zones(area)
    if s.keeps_events and len(gone) > 0:
        s.tell("leftovers", NOBODY, tuple(gone), "IWK-16.13")
    if s.spies(0) < s.spy_total and not s.has_map:
        s.add_spies(0, 1)
    s.search_area = 0
    return START
