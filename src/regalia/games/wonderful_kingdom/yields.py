"""What a Duchy produces in a step: its cards, Syphons, sites of the map (IWK-9)."""

from mypy_extensions import i64

from regalia.games.wonderful_kingdom.actions import ICON_CARD, ICON_WHAT, PER_LINE
from regalia.games.wonderful_kingdom.maps import CASTLE_YIELD, SITES, TERRITORIES
from regalia.games.wonderful_kingdom.material import (
    CARD_PER,
    CARD_YIELD,
    CARDS,
    DUCHY_YIELD,
    KINDS,
    SYPHON,
    YIELDS,
)
from regalia.games.wonderful_kingdom.state import KingdomState


def production(s: KingdomState, seat: i64, resource: i64) -> i64:
    """All uncovered icons of a resource, as they are counted at the start of a step."""
    built = s.built(seat)
    total = DUCHY_YIELD[s.rows(seat) * KINDS + resource] + YIELDS.count(built, resource)
    if s.has_menace:
        stolen = s.stolen(seat)
        for i in range(len(stolen)):
            total -= covered(built, stolen[i], resource)
        if s.seats == 2:
            total += count_card(s.menaces(1 - seat), SYPHON + resource)  # IWK-27.1
    if s.has_map:
        total += on_map(s, seat, resource)
    return total


def covered(built: bytes, icon: i64, resource: i64) -> i64:
    """What a Stolen token takes from a step (IWK-21.2)."""
    card = ICON_CARD[icon]
    if ICON_WHAT[icon] == PER_LINE:
        return YIELDS.per_line(built, card) if CARD_PER[card] == resource + 1 else 0
    return 1 if ICON_WHAT[icon] == resource else 0


def count_card(cards: bytes, card: i64) -> i64:
    """How many copies of a card there are."""
    count = 0
    for i in range(len(cards)):
        if cards[i] == card:
            count += 1
    return count


def on_map(s: KingdomState, seat: i64, resource: i64) -> i64:
    """The castle and the occupied sites of a side (IWK-30.6)."""
    total = CASTLE_YIELD[s.board][seat][resource]
    return total + count_sites(s, seat, resource)


def count_sites(s: KingdomState, seat: i64, bonus: i64) -> i64:
    """How many sites with a bonus a side occupies."""
    count = 0
    places = TERRITORIES[s.board]
    for place in range(places):
        if s.armies[seat * (places + 2) + place] == 0:
            continue
        sites = SITES[s.board][place]
        mask = s.occupied[place]
        for site in range(len(sites)):
            if sites[site] == bonus and (mask >> site) & 1:
                count += 1
    return count


def icons_left(s: KingdomState, seat: i64, icon: i64) -> i64:
    """How many icons of a kind are uncovered on a Duchy card and finished cards (IWK-21.5)."""
    card = ICON_CARD[icon]
    what = ICON_WHAT[icon]
    if card >= CARDS:
        if card - CARDS != s.rows(seat):
            return 0
        shown = DUCHY_YIELD[s.rows(seat) * KINDS + what]
    else:
        shown = count_card(s.built(seat), card)
        if what != PER_LINE:
            shown *= CARD_YIELD[card * KINDS + what]
    return shown - count_card(s.stolen(seat), icon)
