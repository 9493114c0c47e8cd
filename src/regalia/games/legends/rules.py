"""A game of Legends: its phases, its points, and what must always hold."""

from regalia.core.errors import Broken
from regalia.core.outcome import Outcome
from regalia.core.score import ScoreSheet
from regalia.games.legends import scoring
from regalia.games.legends.actions import COLOURS, NEUTRAL
from regalia.games.legends.flow import LegendsFlow
from regalia.games.legends.material import (
    ARMIES,
    CARDS_EACH,
    CITIES,
    DECK_MASK,
    REGIONS,
    TOKENS,
    UNTURNED,
)
from regalia.games.legends.state import BIT, NOBODY, bit_count


class Legends(LegendsFlow):
    """A game of Legends in play."""

    def points(self, seat: int) -> int:
        return scoring.total(self, seat)

    def score(self, seat: int) -> ScoreSheet:
        return scoring.sheet(self, seat)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def clone(self) -> "Legends":
        twin = Legends(self.options, self.rng)
        twin.copy_fields(self)
        return twin

    def all_holders(self) -> list[int]:
        return [scoring.holder(self, region) for region in self.regions]

    def all_sheets(self) -> list[int]:
        points: list[int] = []
        for seat in range(self.seats):
            points += scoring.lines(self, seat)
        return points

    def check(self) -> None:
        """What must always hold: nothing of the box is lost or made."""
        self.check_ranges()
        for colour in range(COLOURS):
            self.check_armies(colour)
        for seat in range(self.seats):
            standing = sum([self.cities_at(region, seat) for region in range(REGIONS)])
            if standing + self.cities(seat) != CITIES:
                raise Broken(f"EL-1.2: seat {seat} has {standing} cities and {self.cities(seat)}")
        for region in range(REGIONS):
            if self.board(region) and region not in self.regions:
                raise Broken(f"EL-2.1: pieces outside the map, on region {region}")
        self.check_cards()
        self.check_tokens()

    def check_armies(self, colour: int) -> None:
        """Eighteen of every colour: on the map, in supply, or captured."""
        standing = sum([self.armies(region, colour) for region in range(REGIONS)])
        captured = self.captured(colour) if colour < self.seats else 0
        if standing + self.supply(colour) + captured != ARMIES:
            raise Broken(f"EL-1.2: colour {colour} has {standing} and {self.supply(colour)} armies")
        if standing and colour >= self.seats and not (colour == NEUTRAL and self.seats == 2):
            raise Broken(f"EL-3.8: nobody plays colour {colour}")

    def check_cards(self) -> None:
        """Every card of the deck is in one place."""
        owned = self.all_owned()
        row = self.all_row()
        if not row and not self.deck and not any(owned):
            return
        piles = [self.deck, *owned, *[int(BIT[card]) for card in row]]
        together = 0
        for pile in piles:
            if together & pile:
                raise Broken(f"EL-3.9: a card lies in two places: {piles}")
            together |= pile
        if together != DECK_MASK[self.seats]:
            raise Broken(f"EL-3.9: the cards are not the deck of {self.seats}")
        if self.turn != NOBODY:
            cards = sum([mask.bit_count() for mask in owned])
            if cards + self.turns != self.seats * CARDS_EACH[self.seats] + (self.card != NOBODY):
                raise Broken(f"EL-8.1: {cards} cards taken, {self.turns} turns to come")

    def check_tokens(self) -> None:
        """Every token is on the map, with an owner, or still in the bag."""
        for token in range(1, TOKENS + 1):
            owners = sum([(mask >> token) & 1 for mask in self.all_finds()])
            placed = self.all_tokens().count(token)
            if owners + placed + ((self.bag >> token) & 1) > max(1, self.plan.count(token)):
                raise Broken(f"EL-3.13: token {token} is in two places")
        if self.all_tokens().count(UNTURNED) > bit_count(self.bag):
            raise Broken("EL-14.1: more face-down tokens than there are in the bag")
        for seat in range(self.seats):
            if self.looked(seat) & ~self.face_down:
                raise Broken(f"EL-14.7: seat {seat} has looked where nothing lies face down")
