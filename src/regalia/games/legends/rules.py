"""Legends from the first board to the last point: reads like the booklet's contents page."""

from regalia.core.errors import Broken
from regalia.core.score import ScoreSheet
from regalia.games.legends import scoring
from regalia.games.legends.actions import COLOURS, NEUTRAL
from regalia.games.legends.material import (
    ARMIES,
    CARDS_EACH,
    CITIES,
    DECK_MASK,
    REGIONS,
    TOKENS,
    UNTURNED,
)
from regalia.games.legends.phases import (
    bids,
    boards,
    choice,
    construction,
    deal,
    destruction,
    extra,
    movement,
    neutrals,
    outpost,
    placement,
    refill,
    row,
    setup,
    start_token,
    tally,
    theft,
    tokens,
)
from regalia.games.legends.state import (
    BIDS,
    BIT,
    BOARDS,
    CHOICE,
    CONSTRUCTION,
    DEAL,
    DESTRUCTION,
    EXTRA,
    MOVEMENT,
    NEUTRALS,
    NOBODY,
    OUTPOST_ARMIES,
    OVER,
    PLACEMENT,
    REFILL,
    ROW,
    SETUP,
    START_TOKEN,
    TALLY,
    THEFT,
    LegendsState,
    bit_count,
)
from regalia.games.legends.state import (
    TOKENS as TOKENS_PHASE,
)


class Legends(LegendsState):
    """A game of Legends in play."""

    def set_up(self) -> None:
        """Choose who sets up and run on to the first decision (EL-18.1)."""
        chosen = self.options["setup_player"]
        self.setup_player = chosen if isinstance(chosen, int) else self.rng.below(self.seats)
        self.phase = SETUP
        self.enter_phase()
        self.run_on()

    def apply(self, seat: int, action: int) -> None:
        phase = self.phase
        if phase == MOVEMENT:
            movement.apply(self, seat, action)
        elif phase == PLACEMENT:
            placement.apply(self, seat, action)
        elif phase == ROW:
            row.apply(self, seat, action)
        elif phase == CHOICE:
            choice.apply(self, seat, action)
        elif phase == CONSTRUCTION:
            construction.apply(self, seat, action)
        elif phase == DESTRUCTION:
            destruction.apply(self, seat, action)
        elif phase == THEFT:
            theft.apply(self, seat, action)
        elif phase == NEUTRALS:
            neutrals.apply(self, seat, action)
        elif phase == TOKENS_PHASE:
            tokens.apply(self, seat, action)
        elif phase == BIDS:
            bids.apply(self, seat, action)
        elif phase == BOARDS:
            boards.apply(self, seat, action)
        elif phase == START_TOKEN:
            start_token.apply(self, seat, action)
        elif phase == OUTPOST_ARMIES:
            outpost.apply(self, seat, action)
        else:
            extra.apply(self, seat, action)
        self.run_on()

    def run_on(self) -> None:
        """Cross barriers until somebody owes a decision."""
        while self.pending == 0 and self.phase != OVER:
            self.window += 1
            self.phase = self.leave_phase()
            self.enter_phase()

    def legal(self, seat: int) -> list[int]:
        if (self.pending >> seat) & 1 == 0:
            return []
        phase = self.phase
        if phase == MOVEMENT:
            return movement.legal(self, seat)
        if phase == PLACEMENT:
            return placement.legal(self, seat)
        if phase == ROW:
            return row.legal(self, seat)
        if phase == CHOICE:
            return choice.legal(self, seat)
        if phase == CONSTRUCTION:
            return construction.legal(self, seat)
        if phase == DESTRUCTION:
            return destruction.legal(self, seat)
        if phase == THEFT:
            return theft.legal(self, seat)
        if phase == NEUTRALS:
            return neutrals.legal(self, seat)
        if phase == TOKENS_PHASE:
            return tokens.legal(self, seat)
        if phase == BIDS:
            return bids.legal(self, seat)
        if phase == BOARDS:
            return boards.legal(self, seat)
        if phase == START_TOKEN:
            return start_token.legal(self, seat)
        if phase == OUTPOST_ARMIES:
            return outpost.legal(self, seat)
        return extra.legal(self, seat)

    def enter_phase(self) -> None:
        phase = self.phase
        if phase == ROW:
            row.enter(self)
        elif phase == REFILL:
            refill.enter(self)
        elif phase == MOVEMENT:
            movement.enter(self)
        elif phase == PLACEMENT:
            placement.enter(self)
        elif phase == CHOICE:
            choice.enter(self)
        elif phase == CONSTRUCTION:
            construction.enter(self)
        elif phase == DESTRUCTION:
            destruction.enter(self)
        elif phase == THEFT:
            theft.enter(self)
        elif phase == SETUP:
            setup.enter(self)
        elif phase == BOARDS:
            boards.enter(self)
        elif phase == START_TOKEN:
            start_token.enter(self)
        elif phase == TOKENS_PHASE:
            tokens.enter(self)
        elif phase == OUTPOST_ARMIES:
            outpost.enter(self)
        elif phase == NEUTRALS:
            neutrals.enter(self)
        elif phase == DEAL:
            deal.enter(self)
        elif phase == BIDS:
            bids.enter(self)
        elif phase == EXTRA:
            extra.enter(self)
        elif phase == TALLY:
            tally.enter(self)

    def leave_phase(self) -> int:
        phase = self.phase
        if phase == ROW:
            return row.leave(self)
        if phase == REFILL:
            return refill.leave(self)
        if phase == MOVEMENT:
            return movement.leave(self)
        if phase == PLACEMENT:
            return placement.leave(self)
        if phase == CHOICE:
            return choice.leave(self)
        if phase == CONSTRUCTION:
            return construction.leave(self)
        if phase == DESTRUCTION:
            return destruction.leave(self)
        if phase == THEFT:
            return theft.leave(self)
        if phase == SETUP:
            return setup.leave(self)
        if phase == BOARDS:
            return boards.leave(self)
        if phase == START_TOKEN:
            return start_token.leave(self)
        if phase == TOKENS_PHASE:
            return tokens.leave(self)
        if phase == OUTPOST_ARMIES:
            return outpost.leave(self)
        if phase == NEUTRALS:
            return neutrals.leave(self)
        if phase == DEAL:
            return deal.leave(self)
        if phase == BIDS:
            return bids.leave(self)
        if phase == EXTRA:
            return extra.leave(self)
        return tally.leave(self)

    def points(self, seat: int) -> int:
        return scoring.total(self, seat)

    def score(self, seat: int) -> ScoreSheet:
        return scoring.sheet(self, seat)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

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
