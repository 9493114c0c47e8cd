"""What a duke sees that no field shows as it is: cards he knows, and the rest by elimination.

The open table, his own hand, and the face-down cards he knows (IWK-6); a lone player plays in the
open.
"""

from regalia.core.block import rows
from regalia.core.events import SPECTATOR
from regalia.games.wonderful_kingdom import decks, yields
from regalia.games.wonderful_kingdom.flow import KingdomFlow
from regalia.games.wonderful_kingdom.maps import SPY_SITE, TRAP_SITE
from regalia.games.wonderful_kingdom.material import CALAMITIES, CARD_KIND, MENACE, NONE, RESOURCES
from regalia.games.wonderful_kingdom.phases import choice
from regalia.games.wonderful_kingdom.state import (
    CHOICE,
    KNOWN_SHIFT,
    SELECTION,
    START,
    UNSEEN,
    KingdomState,
)
from regalia.games.wonderful_kingdom.tabled import (
    card_at,
    is_down,
    knows,
    offer_of,
    owner_of_token,
)

Cards = tuple[int, ...]
# A card on the table: its design or -1; whether it lies face down; the Offer it came with; a mask
# of those who know it; the owner of the Illusion token on it, or -1.
View = tuple[int, int, int, int, int]


def is_known(tabled: int, me: int) -> bool:
    """Whether the observer knows a card on the table; nobody knows an unturned Danger card."""
    if card_at(tabled) == UNSEEN:
        return False
    return knows(tabled, me) if me != SPECTATOR else not is_down(tabled)


def view(tabled: int, me: int) -> View:
    """A card on the table as the observer sees it."""
    return (
        int(card_at(tabled)) if is_known(tabled, me) else -1,
        int(is_down(tabled)),
        int(offer_of(tabled)),
        (tabled >> KNOWN_SHIFT) & 3,
        int(owner_of_token(tabled)),
    )


def views(row: list[int], me: int) -> tuple[View, ...]:
    """A row of cards, in an order that tells nothing."""
    return tuple(sorted([view(tabled, me) for tabled in row]))


def buried_view(tabled: int, me: int) -> tuple[int, int, int, int]:
    """A card that was discarded face down."""
    card = int(card_at(tabled)) if is_known(tabled, me) else -1
    return card, tabled >> 16, int(offer_of(tabled)), (tabled >> KNOWN_SHIFT) & 3


def is_special(card: int) -> bool:
    """Whether a card is a Calamity or a Menace."""
    return card != UNSEEN and CALAMITIES <= CARD_KIND[card] <= MENACE


def offerer(s: KingdomState, tabled: int, round: int) -> int:
    """Who put a card face down."""
    return int(s.first + round + offer_of(tabled)) % 2


def unknown_rows(s: KingdomState, me: int) -> list[int]:
    """All face-down cards on the table that the observer does not know."""
    rows = [tabled for zone in range(SELECTION + s.seats) for tabled in s.row_zones(zone)]
    if s.lifted != NONE:
        rows.append(int(s.lifted))
    return [tabled for tabled in rows if card_at(tabled) != UNSEEN and not is_known(tabled, me)]


def unseen(s: KingdomState, me: int) -> Cards:
    """Cards that never leave the game and that the observer cannot place."""
    cards = list(s.box) + list(s.hiding if s.parted else s.deck)
    cards += [int(card_at(tabled)) for tabled in unknown_rows(s, me)]
    cards += [int(card_at(tabled)) for tabled in s.buried if not is_known(tabled, me)]
    for other in range(s.seats):
        if other != me:
            cards += list(s.hands(other)) + list(s.choices(other))
            if s.rejected(other) != NONE:
                cards.append(int(s.rejected(other)))
    if s.phase == START and s.drawn and (me == SPECTATOR or (s.pending >> me) & 1 == 0):
        cards += list(s.drawn)
    return tuple(sorted([card for card in cards if not is_special(card)]))


def lurking(s: KingdomState, me: int) -> int:
    """Seats whose Calamity or Menace of this round the observer has not seen (IWK-5.2)."""
    mask = 0
    for other in range(s.seats):
        if other != me and any(is_special(card) for card in s.hands(other)):
            mask |= 1 << other
    for tabled in unknown_rows(s, me):
        if is_special(int(card_at(tabled))):
            mask |= 1 << offerer(s, tabled, int(s.round))
    return mask


def buried_special(s: KingdomState, me: int) -> tuple[tuple[int, int], ...]:
    """Whose Calamity or Menace was discarded unseen, and in which round: all else was revealed."""
    found = []
    for tabled in s.buried:
        if is_special(int(card_at(tabled))) and not is_known(tabled, me):
            found.append((tabled >> 16, offerer(s, tabled, tabled >> 16)))
    return tuple(sorted(found))


def unseen_menaces(s: KingdomState, me: int, seat: int) -> Cards:
    """The Menaces of a seat's pack that the observer has not seen leave it (IWK-17.14)."""
    cards = list(s.packs_left(seat))
    if seat != me and s.has_menace and s.seats == 2:
        cards += [card for card in s.hands(seat) if is_special(card)]
        for tabled in unknown_rows(s, me):
            if is_special(int(card_at(tabled))) and offerer(s, tabled, int(s.round)) == seat:
                cards.append(int(card_at(tabled)))
        for tabled in s.buried:
            if is_special(int(card_at(tabled))) and not is_known(tabled, me):
                if offerer(s, tabled, tabled >> 16) == seat:
                    cards.append(int(card_at(tabled)))
    return tuple(sorted(cards))


class KingdomSight(KingdomFlow):
    """What an observer sees, piece by piece, as `fields` names it."""

    def who(self, seat: int) -> int:
        """Whose eyes: a lone player's game lies open to everybody."""
        return 0 if self.seats == 1 else seat

    def acts(self, seat: int) -> bool:
        """Whether an observer owes a decision."""
        me = self.who(seat)
        return me != SPECTATOR and (self.pending >> me) & 1 == 1

    def sees_half(self, seat: int) -> bool:
        """Only who makes an Offer sees its first card before the second (IWK-5.12)."""
        return self.phase == CHOICE and self.stage == choice.HALF and self.acts(seat)

    def sees_drawn(self, seat: int) -> bool:
        """Cards that somebody looks at in Planning are his secret (IWK-23.17)."""
        return self.phase != START or len(self.drawn) == 0 or self.acts(seat)

    def see_deck_size(self, seat: int) -> int:
        return decks.in_deck(self)

    def see_pile(self, seat: int) -> tuple[int, ...]:
        return tuple(sorted(self.pile))

    def see_buried(self, seat: int) -> tuple[tuple[int, int, int, int], ...]:
        me = self.who(seat)
        return tuple(sorted([buried_view(tabled, me) for tabled in self.buried]))

    def see_danger_deck(self, seat: int) -> int:
        return decks.in_danger_deck(self)

    def see_deck(self, seat: int) -> tuple[int, ...]:
        return tuple(sorted(self.deck)) if self.parted else ()

    def see_unseen(self, seat: int) -> tuple[int, ...]:
        return unseen(self, self.who(seat))

    def see_hand(self, seat: int) -> tuple[int, ...]:
        me = self.who(seat)
        return tuple(self.hands(me)) if me != SPECTATOR else ()

    def all_hand_sizes(self) -> list[int]:
        return [len(hand) for hand in self.all_hands()]

    def see_areas(self, seat: int) -> tuple[tuple[View, ...], ...]:
        me = self.who(seat)
        return tuple([views(self.area(area), me) for area in range(SELECTION)])

    def see_picked(self, seat: int) -> tuple[tuple[View, ...], ...]:
        me = self.who(seat)
        return tuple([views(self.selection(other), me) for other in range(self.seats)])

    def see_traps(self, seat: int) -> tuple[int, ...]:
        return tuple(
            [self.held(other, self.traps(other), TRAP_SITE) for other in range(self.seats)]
        )

    def see_spies(self, seat: int) -> tuple[int, ...]:
        return tuple([self.held(other, self.spies(other), SPY_SITE) for other in range(self.seats)])

    def held(self, seat: int, tokens: int, bonus: int) -> int:
        """Tokens that sites of the map give; an army that leaves one gives it back (IWK-30.14)."""
        return min(tokens, yields.count_sites(self, seat, bonus)) if self.has_map else tokens

    def see_lurking(self, seat: int) -> int:
        return lurking(self, self.who(seat))

    def see_buried_special(self, seat: int) -> tuple[tuple[int, int], ...]:
        return buried_special(self, self.who(seat))

    def see_sites(self, seat: int) -> tuple[tuple[int, ...], ...]:
        return tuple(self.all_sites())

    def all_krystallium(self) -> list[int]:
        return [self.krystallium(seat) for seat in range(self.seats)]

    def all_soldiers(self) -> list[int]:
        return [self.soldiers(seat) for seat in range(self.seats)]

    def all_training(self) -> list[int]:
        return [self.training(seat) for seat in range(self.seats)]

    def see_alchemy(self, seat: int) -> tuple[tuple[int, ...], ...]:
        cubes = [
            self.in_alchemy(other, kind) for other in range(self.seats) for kind in range(RESOURCES)
        ]
        return rows(cubes, RESOURCES)

    def all_pack_sizes(self) -> list[int]:
        return [len(cards) for cards in self.all_packs_left()]

    def see_unseen_menaces(self, seat: int) -> tuple[tuple[int, ...], ...]:
        me = self.who(seat)
        return tuple([unseen_menaces(self, me, other) for other in range(self.seats)])

    def see_lifted(self, seat: int) -> View | None:
        return view(self.lifted, self.who(seat)) if self.lifted != NONE else None

    def see_box_size(self, seat: int) -> int:
        return len(self.box)

    def see_drawn_size(self, seat: int) -> int:
        return len(self.drawn)
