"""A game of It's a Wonderful Kingdom: its phases, its points, and its key."""

from regalia.core.block import tuples
from regalia.core.outcome import Outcome
from regalia.core.score import ScoreSheet
from regalia.games.wonderful_kingdom import checks, scoring
from regalia.games.wonderful_kingdom.material import NONE
from regalia.games.wonderful_kingdom.sight import KingdomSight
from regalia.games.wonderful_kingdom.state import OVER, SELECTION


class Kingdom(KingdomSight):
    """A game of It's a Wonderful Kingdom in play."""

    def run_on(self) -> None:
        """Cross barriers until somebody owes a decision; a lost scenario ends at once."""
        while self.phase != OVER and (self.pending == 0 or self.lost):
            self.window += 1
            if self.lost:
                self.pending = 0
                self.phase = OVER
            else:
                self.phase = self.leave_phase()
            self.enter_phase()

    def points(self, seat: int) -> int:
        return scoring.total(self, seat)

    def score(self, seat: int) -> ScoreSheet:
        return scoring.sheet(self, seat)

    def may_win(self, seat: int) -> bool:
        if self.seats == 1:
            return scoring.fulfils(self)
        return scoring.may_win(self, seat)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def check(self) -> None:
        checks.check(self)

    def clone(self) -> "Kingdom":
        twin = Kingdom(self.options, self.rng)
        twin.copy_fields(self)
        return twin

    def key(self) -> tuple[object, ...]:
        """As old as the records. Scratch that is never in use together shares a place."""
        seats = range(self.seats)
        held = self.lifted
        if held == NONE:
            held = self.gift if self.gift != NONE else self.to_keep
        return (
            (self.phase, self.pending, self.window, self.rng.count, self.shown),
            (
                self.round,
                self.first,
                self.turn or self.mover,
                self.step,
                self.stage,
                self.lost,
            ),
            (
                self.scenario,
                self.side,
                bytes(self.all_rows()),
                self.packs,
                self.quests,
                self.board,
            ),
            (
                self.has_menace == 1,
                self.has_council == 1,
                self.has_quest == 1,
                self.has_map == 1,
                self.deluxe == 1,
            ),
            (self.deck, self.top, bytes(sorted(self.pile)), self.box, self.buried, self.vermin),
            (self.danger, self.special, self.parted == 1, self.hiding, self.stolen_left),
            (
                tuple(self.all_packs_left()),
                tuple(self.all_choices()),
                tuple(self.all_rejected()),
            ),
            (tuple(self.all_sealed()), tuple(self.all_hands()), self.half, held),
            tuple([tuple(self.area(area)) for area in range(SELECTION)]),
            tuple([tuple(self.selection(seat)) for seat in seats]),
            (
                tuple(self.all_traps()),
                tuple(self.all_spies()),
                self.spy_total,
                tuple(self.all_tokens()),
            ),
            (
                self.swapped == 1,
                self.late == 1,
                self.searched == 1,
                self.drawn,
                self.strikes,
                self.lifted_from or self.search_area or self.dues,
            ),
            (
                tuple(self.all_council()),
                tuple(self.all_used()),
                tuple(self.all_debt()),
                tuple(self.all_heralds()),
            ),
            (self.trading, self.armed, tuple(self.all_conjuring())),
            tuple(self.all_sites()),
            (
                tuple(self.all_menaces()),
                tuple(self.all_built()),
                tuple(self.all_calamities()),
            ),
            (
                tuple(self.all_purse()),
                tuple(self.all_alchemy()),
                tuple(self.all_eggs()),
                tuple(self.all_sisters()),
            ),
            (
                tuples(self.all_stolen()),
                self.shadow_cubes or self.syphon_cubes,
                self.uncovering,
            ),
            (
                tuple(self.all_cubes()),
                tuple(self.all_counts()),
                tuple([self.loose(seat) + self.withering(seat) for seat in seats]),
            ),
            (tuple(self.all_steps()), self.finals, self.pioneer),
            (tuple(self.armies), tuple(self.occupied), tuple(self.reserve)),
            (tuple(self.prisoners), self.goal, tuple(self.joined), self.unsettled, self.passes),
        )
