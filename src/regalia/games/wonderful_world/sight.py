"""What observers see where it is not a field as it stands: areas, backs, what is left unseen."""

from typing import Final

from mypy_extensions import i64

from regalia.core.events import SPECTATOR
from regalia.games.wonderful import purse as purses
from regalia.games.wonderful_world.area import NOWHERE, Area
from regalia.games.wonderful_world.block import WorldBlock
from regalia.games.wonderful_world.material import ASCENSION, CARD_SET

DRAFT: Final = 0  # the phase in which hands are held


class WorldSight(WorldBlock):
    """The table as seats and spectators see it (IWW-23.9)."""

    def plays(self, seat: int) -> bool:
        """Whether somebody is a player; a lone one plays in the open."""
        return seat != SPECTATOR or self.seats == 1

    def sees_hand(self, seat: int, other: i64) -> bool:
        """Whether an observer has held the hand that a seat holds now, in this round."""
        if self.seats == 1:
            return True
        if seat == SPECTATOR:
            return False
        return (other - seat) * direction(self.round) % self.seats <= self.pick

    def recycled_by(self, seat: int) -> list[int]:
        """The cards that a seat has recycled in this window."""
        pairs = self.recycled
        return [pairs[i + 1] for i in range(0, len(pairs), 2) if pairs[i] == seat]

    def see_areas(self, seat: int) -> tuple[Area, ...]:
        if self.seats == 1:
            return (self.area(0),)
        return tuple([self.shown_area(other) for other in range(self.seats)])

    def see_mine(self, seat: int) -> Area:
        if self.seats == 1:
            return self.area(0)
        return self.area(seat) if seat != SPECTATOR else NOWHERE

    def area(self, seat: i64) -> Area:
        """What lies before a seat now."""
        return area_of(self.row_sites(seat), self.built(seat), self.purse(seat), self.loose(seat))

    def shown_area(self, seat: i64) -> Area:
        """What the others saw last."""
        return area_of(
            self.row_shown_sites(seat),
            self.shown_built(seat),
            self.shown_purse(seat),
            self.shown_loose(seat),
        )

    def see_due(self, seat: int) -> int:
        return self.shown_due

    def see_owes(self, seat: int) -> bool:
        return self.plays(seat) and (self.due >> max(seat, 0)) & 1 == 1

    def see_chosen(self, seat: int) -> bool:
        return self.plays(seat) and (self.chosen >> max(seat, 0)) & 1 == 1

    def see_recycled(self, seat: int) -> tuple[int, ...]:
        return tuple(self.recycled_by(max(seat, 0))) if self.plays(seat) else ()

    def see_pile(self, seat: int) -> tuple[int, ...]:
        return tuple(sorted(self.pile))

    def see_pools(self, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return tuple(sorted(self.pools(0))), tuple(sorted(self.pools(1)))

    def all_hand_sizes(self) -> list[int]:
        return [len(hand) for hand in self.all_hands()]

    def all_hand_backs(self) -> list[int]:
        return [backs(hand)[1] for hand in self.all_hands()]

    def see_buried_backs(self, seat: int) -> tuple[int, int]:
        return backs(self.buried)

    def see_unseen(self, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What is left when all that the observer knows is set aside."""
        cards = self.decks(0) + self.decks(1)
        if not self.plays(seat):
            cards += self.buried
        if self.phase == DRAFT:
            for other in range(self.seats):
                if not self.sees_hand(seat, other):
                    cards += self.hands(other)
        base = [card for card in cards if CARD_SET[card] != ASCENSION]
        other_back = [card for card in cards if CARD_SET[card] == ASCENSION]
        return tuple(sorted(base)), tuple(sorted(other_back))


def direction(round: i64) -> i64:
    """Hands go to the left neighbour, one seat up, in rounds 1 and 3 (IWW-4.3)."""
    return 1 if round % 2 == 0 else -1


def area_of(sites: list[int], built: bytes, purse: i64, loose: i64) -> Area:
    """One player's area from its packed parts."""
    return Area(
        sites=tuple(sites),
        built=tuple(built),
        cubes=purses.cubes(purse),
        krystallium=purses.krystallium(purse),
        generals=purses.first_characters(purse),
        financiers=purses.second_characters(purse),
        loose=loose,
    )


def backs(cards: bytes) -> tuple[int, int]:
    """How many cards have the base back, and how many that of C&A (IWW-16.11)."""
    others = 0
    for card in cards:
        if CARD_SET[card] == ASCENSION:
            others += 1
    return len(cards) - others, others
