"""A game of It's a Wonderful World: its phases, its points, and what must always hold."""

from regalia.core.errors import Broken
from regalia.core.outcome import Outcome
from regalia.core.score import ScoreSheet
from regalia.games.wonderful.purse import CUBES_PER_KRYSTALLIUM, cubes
from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_world import exchange, scoring
from regalia.games.wonderful_world.actions import DONE
from regalia.games.wonderful_world.flow import WorldFlow
from regalia.games.wonderful_world.material import (
    CARD_SLOTS,
    DEAL,
    FREE_MASK,
    KINDS,
    PICKS,
    SIDES,
)
from regalia.games.wonderful_world.state import (
    DRAFT,
    FREE,
    PLANNING,
)


class World(WorldFlow):
    """A game of It's a Wonderful World in play."""

    def points(self, seat: int) -> int:
        return scoring.total(self, seat)

    def score(self, seat: int) -> ScoreSheet:
        return scoring.sheet(self, seat)

    def may_win(self, seat: int) -> bool:
        return scoring.may_win(self, seat)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def clone(self) -> "World":
        twin = World(self.options, self.rng)
        twin.copy_fields(self)
        return twin

    def see_deck_sizes(self, seat: int) -> tuple[int, int]:
        return exchange.in_deck(self, 0), exchange.in_deck(self, 1)

    def check(self) -> None:
        """Every card is somewhere, every cube has a place, nothing is owed by who owes nothing."""
        self.check_ranges()
        self.check_cards()
        for seat in range(self.seats):
            self.check_area(seat)
            if (self.pending >> seat) & 1 == 0 and self.loose(seat) + len(self.todo(seat)) > 0:
                raise Broken(f"IWW-8.4: seat {seat} is done with cubes or cards left")
            if self.legal(seat) == [DONE]:
                raise Broken(f"IWW-9.12: seat {seat} is asked and can do nothing")
        if self.phase == DRAFT:
            at = self.seats * 2
            table = DEAL[1 if self.ascension else 0]
            size = table[at] + table[at + 1] - self.pick
            for seat in range(self.seats):
                if len(self.hands(seat)) != size or len(self.drafts(seat)) != self.pick:
                    raise Broken(f"IWW-4.5: seat {seat} has {len(self.hands(seat))} cards")
        elif self.phase == PLANNING and self.seats > 1:
            for seat in range(self.seats):
                if len(self.drafts(seat)) != PICKS:
                    raise Broken(f"IWW-4.5: seat {seat} drafted {len(self.drafts(seat))} cards")

    def check_cards(self) -> None:
        """All cards of the decks are somewhere, and only once."""
        cards = [*self.all_decks(), *self.all_pools(), self.pile, self.buried, self.drawn]
        cards += [*self.all_hands(), *self.all_todo(), *self.all_built(), *self.all_scrap()]
        if self.phase == DRAFT:
            cards += self.all_drafts()
        sites = [card_of(site) for sites in self.all_sites() for site in sites]
        found = sorted(b"".join(cards) + bytes(sites))
        if found != sorted(b"".join(self.full_decks())):
            raise Broken("IWW-2.1: cards were lost or made")

    def check_area(self, seat: int) -> None:
        """Sites sorted, none finished, none with more free slots than its cost; few loose cubes."""
        sites = self.row_sites(seat)
        if sites != sorted(sites):
            raise Broken(f"the sites of seat {seat} are out of order")
        for site in sites:
            if site & FREE_MASK == 0:
                raise Broken(f"IWW-8.6: a finished card lies under construction at seat {seat}")
            for kind in range(KINDS):
                if free_of(site, kind) > CARD_SLOTS[card_of(site) * KINDS + kind]:
                    raise Broken(f"IWW-8.3: a slot of seat {seat} was emptied")
        if cubes(self.purse(seat)) >= CUBES_PER_KRYSTALLIUM:
            raise Broken(f"IWW-9.1: seat {seat} has five cubes on its Empire card")
        if self.rows(seat) % len(SIDES) != self.side:
            raise Broken(f"IWW-2.2: seat {seat} plays another side")
        if self.stage != FREE and self.seats > 1:
            raise Broken("IWW-14.6: an exchange at a table of several")
