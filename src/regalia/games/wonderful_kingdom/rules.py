"""It's a Wonderful Kingdom from the deal to the last score: the rulebook's contents page."""

from regalia.core.score import ScoreSheet
from regalia.games.wonderful_kingdom import checks, scoring, setup
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
    START,
    WITHERING,
    KingdomState,
)


class Kingdom(KingdomState):
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
        twin.copy_core(self)
        twin.has_menace = self.has_menace
        twin.has_giants = self.has_giants
        twin.has_tokens = self.has_tokens
        twin.has_council = self.has_council
        twin.has_quest = self.has_quest
        twin.has_map = self.has_map
        twin.deluxe = self.deluxe
        twin.scenario = self.scenario
        twin.side = self.side
        twin.rows = self.rows
        twin.packs = self.packs
        twin.quests = self.quests
        twin.board = self.board
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.step = self.step
        twin.stage = self.stage
        twin.lost = self.lost
        twin.deck = self.deck
        twin.top = self.top
        twin.pile = self.pile
        twin.box = self.box
        twin.buried = self.buried
        twin.vermin = self.vermin
        twin.danger = self.danger
        twin.special = self.special
        twin.parted = self.parted
        twin.hiding = self.hiding
        twin.stolen_left = self.stolen_left
        twin.packs_left = self.packs_left
        twin.choices = self.choices
        twin.rejected = self.rejected
        twin.sealed = self.sealed
        twin.hands = self.hands
        twin.areas = (self.areas[0][:], self.areas[1][:])
        twin.half = self.half
        twin.lifted = self.lifted
        twin.lifted_from = self.lifted_from
        twin.search_area = self.search_area
        twin.traps = self.traps
        twin.spies = self.spies
        twin.spy_total = self.spy_total
        twin.tokens = self.tokens
        twin.swapped = self.swapped
        twin.late = self.late
        twin.searched = self.searched
        twin.council = self.council
        twin.used = self.used
        twin.drawn = self.drawn
        twin.to_keep = self.to_keep
        twin.gift = self.gift
        twin.strikes = self.strikes
        twin.dues = self.dues
        twin.debt = self.debt
        twin.trading = self.trading
        twin.armed = self.armed
        twin.conjuring = self.conjuring
        twin.heralds = self.heralds
        if self.seats == 1:
            twin.picked = (self.picked[0][:],)
            twin.sites = (self.sites[0][:],)
        else:
            twin.picked = (self.picked[0][:], self.picked[1][:])
            twin.sites = (self.sites[0][:], self.sites[1][:])
        twin.menaces = self.menaces
        twin.built = self.built
        twin.calamities = self.calamities
        twin.purse = self.purse[:]
        twin.alchemy = self.alchemy[:]
        twin.stolen = self.stolen
        twin.eggs = self.eggs
        twin.sisters = self.sisters
        twin.shadow_cubes = self.shadow_cubes
        twin.syphon_cubes = self.syphon_cubes
        twin.cubes = self.cubes[:]
        twin.counts = self.counts
        twin.loose = self.loose[:]
        twin.uncovering = self.uncovering
        twin.steps = self.steps
        twin.finals = self.finals
        twin.pioneer = self.pioneer
        twin.armies = self.armies
        twin.occupied = self.occupied
        twin.reserve = self.reserve
        twin.prisoners = self.prisoners
        twin.goal = self.goal
        twin.joined = self.joined
        twin.unsettled = self.unsettled
        twin.passes = self.passes
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            (self.phase, self.pending, self.window, self.rng.count, self.shown),
            (self.round, self.first, self.turn, self.step, self.stage, self.lost),
            (self.scenario, self.side, self.rows, self.packs, self.quests, self.board),
            (self.has_menace, self.has_council, self.has_quest, self.has_map, self.deluxe),
            (self.deck, self.top, bytes(sorted(self.pile)), self.box, self.buried, self.vermin),
            (self.danger, self.special, self.parted, self.hiding, self.stolen_left),
            (self.packs_left, self.choices, self.rejected),
            (self.sealed, self.hands, self.half, self.held_key()),
            tuple([tuple(row) for row in self.areas]),
            tuple([tuple(row) for row in self.picked]),
            (tuple(self.traps), tuple(self.spies), self.spy_total, tuple(self.tokens)),
            (self.swapped, self.late, self.searched, self.drawn, self.strikes, self.owed_key()),
            (self.council, self.used, tuple(self.debt), tuple(self.heralds)),
            (self.trading, self.armed, tuple(self.conjuring)),
            tuple([tuple(row) for row in self.sites]),
            (self.menaces, self.built, tuple(self.calamities)),
            (tuple(self.purse), tuple(self.alchemy), tuple(self.eggs), tuple(self.sisters)),
            (
                tuple([tuple(row) for row in self.stolen]),
                self.shadow_cubes or self.syphon_cubes,
                self.uncovering,
            ),
            (tuple(self.cubes), tuple(self.counts), tuple(self.loose)),
            (tuple(self.steps), self.finals, self.pioneer),
            (tuple(self.armies), tuple(self.occupied), tuple(self.reserve)),
            (tuple(self.prisoners), self.goal, tuple(self.joined), self.unsettled, self.passes),
        )
