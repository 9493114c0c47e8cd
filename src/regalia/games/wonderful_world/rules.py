"""It's a Wonderful World from the deal to the last score: the rulebook's contents page."""

from regalia.core.errors import Broken
from regalia.core.score import ScoreSheet
from regalia.games.wonderful.bag import without_card
from regalia.games.wonderful.purse import CUBES_PER_KRYSTALLIUM, cubes
from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_world import exchange, scoring
from regalia.games.wonderful_world.actions import DONE
from regalia.games.wonderful_world.changes import ENTRY_WORDS
from regalia.games.wonderful_world.material import (
    ASCENSION,
    BASE,
    CARD_SET,
    CARD_SLOTS,
    DEAL,
    EMPIRE_SET,
    EMPIRE_SLUG,
    EMPIRES,
    FREE_MASK,
    KINDS,
    PICKS,
    ROUNDS,
    SCENARIO_CARDS,
    SIDES,
)
from regalia.games.wonderful_world.phases import draft, planning, production
from regalia.games.wonderful_world.state import (
    DRAFT,
    FREE,
    NOBODY,
    NONE,
    OVER,
    PLANNING,
    PRODUCTION,
    WorldState,
)


class World(WorldState):
    """A game of It's a Wonderful World in play."""

    def set_up(self) -> None:
        """Deal Empires, lay out a scenario, and run on to the first decision (IWW-2)."""
        self.lay_out()
        self.deal_empires()
        if self.scenario != NONE:
            self.start_scenario()
        if self.options["changes"]:
            self.start_changes()
        self.publish()
        self.phase = PLANNING if self.seats == 1 else DRAFT
        self.enter_phase()
        self.run_on()

    def deal_empires(self) -> None:
        """The chosen Empires, or any at random; the two of C&A come with its cards (IWW-17.1)."""
        chosen = self.options["empires"]
        assert isinstance(chosen, tuple)
        if chosen:
            empires = [EMPIRE_SLUG.index(slug) for slug in chosen]
        else:
            empires = [e for e in range(EMPIRES) if self.ascension or EMPIRE_SET[e] == BASE]
            self.rng.shuffle(empires)
        for seat in range(self.seats):
            self.found_empire(seat, empires[seat])
            if self.keeps_events:
                self.tell("empire", seat, (empires[seat], self.side), "IWW-2.2")

    def start_scenario(self) -> None:
        """The scenario's cards leave their decks and lie under construction (IWW-15.2)."""
        if self.keeps_events:
            self.tell("scenario", NOBODY, (self.scenario,), "IWW-15.2")
        for card in SCENARIO_CARDS[self.scenario]:
            deck = 1 if CARD_SET[card] == ASCENSION else 0
            self.set_decks(deck, without_card(self.decks(deck), card))
            self.start_site(0, card)

    def start_changes(self) -> None:
        """What a campaign's scenario changes and who has kept what (IWW-19.4, IWW-19.8)."""
        changes = self.changes()
        for word, seat, which, n in changes.entries:
            if self.keeps_events:
                rule = "IWW-19.8" if word == "keeps" else "IWW-19.4"
                self.tell("change", seat, (ENTRY_WORDS.index(word), which, n), rule)
        for seat in range(self.seats):
            self.add_purse(seat, changes.starts[seat])
            for card in changes.keeps[seat]:
                self.set_decks(0, without_card(self.decks(0), card))
                self.start_site(seat, card)

    def apply(self, seat: int, action: int) -> None:
        phase = self.phase
        if phase == PRODUCTION:
            production.apply(self, seat, action)
        elif phase == PLANNING:
            planning.apply(self, seat, action)
        else:
            draft.apply(self, seat, action)
        if self.pending == 0:
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
        if phase == PRODUCTION:
            return production.legal(self, seat)
        if phase == PLANNING:
            return planning.legal(self, seat)
        return draft.legal(self, seat)

    def enter_phase(self) -> None:
        phase = self.phase
        if phase == PRODUCTION:
            production.enter(self)
        elif phase == PLANNING:
            planning.enter(self)
        elif phase == DRAFT:
            draft.enter(self)
        else:
            self.finish()

    def leave_phase(self) -> int:
        phase = self.phase
        if phase == PRODUCTION:
            return production.leave(self)
        if phase == PLANNING:
            return planning.leave(self)
        return draft.leave(self)

    def finish(self) -> None:
        """Tell that it is over, and what a lone player is called or wins."""
        if not self.keeps_events:
            return
        rounds = () if self.rounds == ROUNDS else (self.rounds,)
        self.tell("over", NOBODY, rounds, "IWW-3.4")
        if self.scenario != NONE:
            won = scoring.medal(self.built(0), self.scenario, self.points(0))
            self.tell("medal", 0, (self.scenario, won), "IWW-15.4")
        elif self.seats == 1:
            self.tell("title", 0, (scoring.title(self.points(0)),), "IWW-14.11")

    def points(self, seat: int) -> int:
        return scoring.total(self, seat)

    def score(self, seat: int) -> ScoreSheet:
        return scoring.sheet(self, seat)

    def may_win(self, seat: int) -> bool:
        return scoring.may_win(self, seat)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

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
