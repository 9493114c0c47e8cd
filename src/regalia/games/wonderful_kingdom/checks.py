"""What must always hold: every card is somewhere, every area is in order."""

from regalia.core.errors import Broken
from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_kingdom import window, yields
from regalia.games.wonderful_kingdom.maps import ARMIES, SITES, bits
from regalia.games.wonderful_kingdom.material import (
    ADVISOR_0,
    ADVISORS,
    ALCHEMY_CUBES,
    CARD_COPIES,
    CARD_KIND,
    CARD_SLOTS,
    DEVELOPMENT,
    ILLUSION_TOKENS,
    KINDS,
    RESOURCES,
    STOLEN_TOKENS,
    TREASURE,
    VERMIN,
)
from regalia.games.wonderful_kingdom.scenarios import FARMS
from regalia.games.wonderful_kingdom.setup import all_advisors, full_deck
from regalia.games.wonderful_kingdom.sites import is_frozen, is_full
from regalia.games.wonderful_kingdom.state import CHOICE, NONE, SEARCHING, UNSEEN, KingdomState
from regalia.games.wonderful_kingdom.tabled import card_at, owner_of_token


def check(s: KingdomState) -> None:
    """Raise Broken unless everything holds."""
    s.check_ranges()
    check_cards(s)
    for seat in range(s.seats):
        check_area(s, seat)
    if s.has_menace:
        check_tokens(s)
    if s.has_map:
        check_map(s)


def check_cards(s: KingdomState) -> None:
    """All Developments, Treasures and advisors are somewhere, and only once."""
    cards = b"".join(
        [s.deck, s.pile, s.box, s.hiding, s.drawn, *s.all_hands(), *s.all_choices(), *s.all_built()]
    )
    found = list(cards)
    found += [int(card_at(tabled)) for row in s.all_zones() for tabled in row]
    found += [card_at(tabled) for tabled in s.buried]
    found += [card_of(site) for row in s.all_sites() for site in row]
    found += [card for card in s.all_rejected() if card != NONE]
    if s.top != NONE:
        found.append(s.top)
    if s.lifted != NONE:
        found.append(card_at(s.lifted))
    for seat in range(s.seats):
        for number in range(ADVISORS):
            if (s.council(seat) >> number) & 1:
                found.append(ADVISOR_0 + number)
    plain = sorted([card for card in found if card != UNSEEN and counts(card)])
    if plain != sorted(full_deck(s) + all_advisors(s)):
        raise Broken("IWK-3.2: cards were lost or made")
    if s.seats == 1 and not len(s.special) <= s.danger:
        raise Broken("IWK-16.2: more Menaces than Danger cards")


def counts(card: int) -> bool:
    """Whether a card is one that never leaves the game."""
    return CARD_KIND[card] <= TREASURE or card >= ADVISOR_0


def check_area(s: KingdomState, seat: int) -> None:
    """Sites sorted, none finished but frozen ones, no slot emptied; few cubes in Alchemy."""
    sites = s.row_sites(seat)
    for row in (
        sites,
        s.selection(seat),
        list(s.stolen(seat)),
        list(s.built(seat)),
        list(s.menaces(seat)),
    ):
        if row != sorted(row):
            raise Broken(f"an area of seat {seat} is out of order")
    for site in sites:
        card = card_of(site)
        if CARD_KIND[card] != DEVELOPMENT:
            raise Broken(f"IWK-11.3: card {card} cannot be built")
        if is_full(site) and not is_frozen(site):
            raise Broken(f"IWK-11.6: a finished card lies under construction at seat {seat}")
        for kind in range(KINDS):
            if free_of(site, kind) > CARD_SLOTS[card * KINDS + kind]:
                raise Broken(f"IWK-11.2: a slot of seat {seat} was emptied")
        for kind in range(RESOURCES):
            if window.placed(site, card, kind) < 0:
                raise Broken(f"IWK-26.2: more Krystallium than slots at seat {seat}")
    if not s.has_quest and s.cubes_in_alchemy(seat) >= ALCHEMY_CUBES:
        raise Broken(f"IWK-12.1: seat {seat} has five cubes in Alchemy")
    low = min(s.purse(seat), s.alchemy(seat), s.cubes(seat), s.loose(seat), s.debt(seat))
    if low < 0 or s.training(seat) > 1 or min(s.traps(seat), s.spies(seat)) < 0:
        raise Broken(f"seat {seat} owns less than nothing, or trains more than one Soldier")
    if s.phase not in (CHOICE, SEARCHING) and len(s.hands(seat)) and s.phase > CHOICE:
        raise Broken(f"IWK-5.8: seat {seat} holds cards after the Choice")


def check_tokens(s: KingdomState) -> None:
    """Stolen and Illusion tokens, Vermin."""
    stolen = s.stolen_left + sum([len(row) for row in s.all_stolen()])
    if stolen != STOLEN_TOKENS:
        raise Broken(f"IWK-1.4: {stolen} Stolen tokens")
    tabled = [*s.area(0), *s.area(1)]
    illusions = sum(s.all_tokens()) + sum([owner_of_token(card) >= 0 for card in tabled])
    if illusions > ILLUSION_TOKENS:
        raise Broken(f"IWK-29.2: {illusions} Illusion tokens")
    vermin = s.vermin + sum([yields.count_card(cards, VERMIN) for cards in s.all_menaces()])
    if vermin > CARD_COPIES[VERMIN] or (s.scenario == FARMS and vermin != CARD_COPIES[VERMIN]):
        raise Broken(f"IWK-18.1: {vermin} Vermin")


def check_map(s: KingdomState) -> None:
    """Twelve armies a side, one side in a place, one army on a site."""
    places = len(s.occupied)
    for side in range(2):
        here = sum(s.armies[side * places : (side + 1) * places])
        if here + s.reserve[side] + s.prisoners[side] != ARMIES:
            raise Broken(f"IWK-30.1: side {side} has {here} armies on the map")
    for place in range(places):
        mine, theirs = s.armies[place], s.armies[places + place]
        if mine and theirs:
            raise Broken(f"IWK-30.3: two sides in place {place}")
        standing = mine + (theirs if s.seats == 2 else 0)
        wanted = min(standing, len(SITES[s.board][place]))
        if bits(s.occupied[place]) != wanted and not (s.unsettled >> place) & 1:
            raise Broken(f"IWK-30.15: {bits(s.occupied[place])} sites held in place {place}")
