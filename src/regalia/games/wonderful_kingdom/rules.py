"""It's a Wonderful Kingdom from the deal to the last score: the rulebook's contents page."""

from regalia.core.block import tuples
from regalia.core.score import ScoreSheet
from regalia.games.wonderful_kingdom import checks, scoring, setup
from regalia.games.wonderful_kingdom.material import NONE
from regalia.games.wonderful_kingdom.phases import (
    arrival,
    choice,
    combat,
    conquest,
    council,
    evening,
    last,
    planning,
    production,
    searching,
    start,
    withering,
)
from regalia.games.wonderful_kingdom.sight import KingdomSight
from regalia.games.wonderful_kingdom.state import (
    ARMS,
    ARRIVAL,
    CHOICE,
    COMBAT,
    CONQUEST,
    COUNCIL,
    EVENING,
    NOBODY,
    OVER,
    PLANNING,
    PRODUCTION,
    SCORING,
    SEARCHING,
    SELECTION,
    START,
    WITHERING,
)


class Kingdom(KingdomSight):
    """A game of It's a Wonderful Kingdom in play."""

    def set_up(self) -> None:
        """Lay everything out and run on to the first decision (IWK-3)."""
        setup.lay_out(self)
        self.phase = setup.first_phase(self)
        self.enter_phase()
        self.run_on()

    def apply(self, seat: int, action: int) -> None:
        phase = self.phase
        if phase == PRODUCTION:
            production.apply(self, seat, action)
        elif phase == PLANNING:
            planning.apply(self, seat, action)
        elif phase == CHOICE:
            choice.apply(self, seat, action)
        elif phase == COMBAT:
            combat.apply(self, seat, action)
        elif phase == SEARCHING:
            searching.apply(self, seat, action)
        elif phase == START:
            start.apply(self, seat, action)
        elif phase == CONQUEST:
            conquest.apply(self, seat, action)
        elif phase == WITHERING:
            withering.apply(self, seat, action)
        elif phase == EVENING:
            evening.apply(self, seat, action)
        elif phase == ARRIVAL:
            arrival.apply(self, seat, action)
        elif phase == ARMS:
            production.apply_arms(self, seat, action)
        elif phase == SCORING:
            last.apply(self, seat, action)
        else:
            council.apply(self, seat, action)
        if self.pending == 0 or self.lost:
            self.run_on()

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

    def legal(self, seat: int) -> list[int]:
        if (self.pending >> seat) & 1 == 0:
            return []
        phase = self.phase
        if phase == PRODUCTION:
            return production.legal(self, seat)
        if phase == PLANNING:
            return planning.legal(self, seat)
        if phase == CHOICE:
            return choice.legal(self, seat)
        if phase == COMBAT:
            return combat.legal(self, seat)
        if phase == SEARCHING:
            return searching.legal(self, seat)
        if phase == START:
            return start.legal(self, seat)
        if phase == CONQUEST:
            return conquest.legal(self, seat)
        if phase == WITHERING:
            return withering.legal(self, seat)
        if phase == EVENING:
            return evening.legal(self, seat)
        if phase == ARRIVAL:
            return arrival.legal(self, seat)
        if phase == ARMS:
            return production.legal_arms(self, seat)
        if phase == SCORING:
            return last.legal(self, seat)
        return council.legal(self, seat)

    def enter_phase(self) -> None:
        phase = self.phase
        if phase == PRODUCTION:
            production.enter(self)
        elif phase == CHOICE:
            choice.enter(self)
        elif phase == SEARCHING:
            searching.enter(self)
        elif phase == START:
            start.enter(self)
        elif phase == PLANNING:
            planning.enter(self)
        elif phase == WITHERING:
            withering.enter(self)
        elif phase == ARMS:
            production.enter_arms(self)
        elif phase == COMBAT:
            combat.enter(self)
        elif phase == CONQUEST:
            conquest.enter(self)
        elif phase == EVENING:
            evening.enter(self)
        elif phase == ARRIVAL:
            arrival.enter(self)
        elif phase == COUNCIL:
            council.enter(self)
        elif phase == SCORING:
            last.enter(self)
        else:
            self.finish()

    def leave_phase(self) -> int:
        phase = self.phase
        if phase == PRODUCTION:
            return production.leave(self)
        if phase == CHOICE:
            return choice.leave(self)
        if phase == SEARCHING:
            return searching.leave(self)
        if phase == START:
            return start.leave(self)
        if phase == PLANNING:
            return planning.leave(self)
        if phase == WITHERING:
            return withering.leave(self)
        if phase == ARMS:
            return PRODUCTION
        if phase == COMBAT:
            return combat.leave(self)
        if phase == CONQUEST:
            return conquest.leave(self)
        if phase == EVENING:
            return evening.leave(self)
        if phase == ARRIVAL:
            return arrival.leave(self)
        if phase == COUNCIL:
            return council.leave(self)
        return last.leave(self)

    def finish(self) -> None:
        """Tell that it is over, and what a lone player wins."""
        if not self.keeps_events:
            return
        if self.lost:
            self.tell("lost", 0, (self.lost,), "IWK-33.15")
        else:
            self.tell("over", NOBODY, (), "IWK-15.1")
            if self.seats == 1:
                self.tell("medal", 0, (scoring.medal(self),), "IWK-16.15")

    def points(self, seat: int) -> int:
        return scoring.total(self, seat)

    def score(self, seat: int) -> ScoreSheet:
        return scoring.sheet(self, seat)

    def may_win(self, seat: int) -> bool:
        return scoring.may_win(self, seat)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

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
