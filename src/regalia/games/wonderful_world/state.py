"""The matter of It's a Wonderful World: the small verbs that move what `fields` declares."""

from typing import Final

from mypy_extensions import i64

from regalia.core.block import Block, block_of
from regalia.games.wonderful import construction
from regalia.games.wonderful import purse as purses
from regalia.games.wonderful.bag import ONE, without_card
from regalia.games.wonderful.production import sum_icons
from regalia.games.wonderful.sites import SLOT, found
from regalia.games.wonderful_world.changes import Changes, base_deck, read_changes
from regalia.games.wonderful_world.material import (
    ASCENSION,
    ASCENSION_DECK,
    BASE_DECK,
    BOOSTER_CARDS,
    CARD_BONUS,
    CARD_CORRUPT,
    CARD_COST,
    CARD_RECYCLE,
    CARD_YIELD,
    EMPIRE_CORRUPT,
    EMPIRE_START,
    EMPIRE_YIELD,
    FREE_MASK,
    GENERAL,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
    SCENARIO_SET,
    SCENARIO_SLUG,
    SIDE_B,
    SIDES,
    SUPREMACY,
    WAR_CARDS,
    YIELDS,
)
from regalia.games.wonderful_world.material import NOBODY as NOBODY
from regalia.games.wonderful_world.material import NONE as NONE
from regalia.games.wonderful_world.sight import DRAFT as DRAFT
from regalia.games.wonderful_world.sight import WorldSight

# Phases of the engine. DRAFT comes once for every pick, PRODUCTION once for every step.
PLANNING: Final = 1
PRODUCTION: Final = 2
OVER: Final = 3

EXTRA: Final = RESOURCES  # the step after Exploration (IWW-20.2)

# What a lone player is asked inside an exchange (IWW-14.6).
FREE: Final = 0
GIVE_SECOND: Final = 1
CHOOSE_DECK: Final = 2
KEEP_ONE: Final = 3

SIDE_E: Final = SIDES.index("E")  # from here on sides produce corruption
NO_BOUNTY: Final[tuple[int, ...]] = (0,) * KINDS
PRIZES: Final[bytes] = bytes(SUPREMACY)

# What is shared with the Kingdom, at hand: compiled, a table of another part is looked up by name.
CARD: Final[list[bytes]] = ONE
SLOT_OF: Final[Block] = block_of(list(SLOT))
# The four bits of each kind in what is free of a site.
NIBBLE: Final[Block] = block_of([15 * slot for slot in SLOT])

# What one thing of a kind adds to a purse; cubes go through `add_cubes`.
TOKEN: Final[Block] = block_of(
    [0, 0, 0, 0, 0, purses.KRYSTALLIUM, purses.FIRST_CHARACTER, purses.SECOND_CHARACTER]
)

# One bit of a mask: a shift of a literal would be cut to 32 bits where it is compiled.
BIT: Final[Block] = block_of([1 << bit for bit in range(7)])


class WorldState(WorldSight):
    """All that lies on the table. Masks have a bit per seat.

    What a seat does in a window stays its secret until the window closes: `shown_…` is what the
    others last saw, made anew at each reveal.
    """

    def prepare(self) -> None:
        """Read the options; a scenario brings its own side and set (IWW-15.1, IWW-18.5)."""
        options = self.options
        self.bounty = NO_BOUNTY
        self.supremacy = PRIZES
        self.side = SIDES.index(str(options["side"]))
        ascension = self.seats > 5 or options["corruption_ascension"] == "always"
        if options["scenario"] != "none":
            scenario = SCENARIO_SLUG.index(str(options["scenario"]))
            self.scenario = scenario
            self.side = SIDE_B
            ascension = ascension or SCENARIO_SET[scenario] == ASCENSION
        self.ascension = 1 if ascension else 0
        self.war = 1 if options["war_or_peace"] != "none" else 0
        self.corrupts = 1 if ascension or self.side >= SIDE_E else 0
        self.reshuffles = 1 if options["solo_shortage"] == "reshuffle" else 0
        if options["changes"]:
            self.change()

    def change(self) -> None:
        """Play by the rules of a campaign's scenario (IWW-19.4)."""
        changes = self.changes()
        self.war = 1  # the step after Exploration takes place where somebody needs it
        self.rounds = changes.rounds
        self.bounty = changes.bounty
        if min(self.bounty) < 0:
            self.corrupts = 1
        self.supremacy = changes.supremacy
        self.badges = changes.badges
        self.goal = changes.goal
        self.least = changes.least

    def changes(self) -> Changes:
        """What the options change."""
        texts = self.options["changes"]
        assert isinstance(texts, tuple)
        return read_changes(texts, self.seats)

    def full_decks(self) -> list[bytes]:
        """The decks before anything is dealt."""
        base = BASE_DECK
        if self.options["changes"]:
            changes = self.changes()
            other = [card for card in ASCENSION_DECK if card not in changes.without]
            return [base_deck(changes), bytes(other) if self.ascension else b""]
        if self.options["war_or_peace"] == "all":
            base = base + WAR_CARDS
        elif self.war:
            base = base + BOOSTER_CARDS
        return [base, ASCENSION_DECK if self.ascension else b""]

    def lay_out(self) -> None:
        """Full decks, and an empty area for everybody."""
        self.clear_fields()
        self.prepare()
        decks = self.full_decks()
        self.set_decks(0, decks[0])
        self.set_decks(1, decks[1])

    def found_empire(self, seat: int, empire: int) -> None:
        """Deal an Empire card; side C brings Krystallium (IWW-2.4)."""
        row = empire * len(SIDES) + self.side
        self.set_rows(seat, row)
        self.set_purse(seat, EMPIRE_START[row])
        self.set_shown_purse(seat, EMPIRE_START[row])

    def publish(self) -> None:
        """Let everybody see the table as it is now."""
        self.shown_sites_rows = self.sites_rows[:]
        seats: i64 = self.seats
        for seat in range(seats):
            self.set_shown_built(seat, self.built(seat))
        self.publish_purses()

    def publish_purses(self) -> None:
        """Let everybody see what production has brought, and who has to choose."""
        seats: i64 = self.seats
        for seat in range(seats):
            self.set_shown_purse(seat, self.purse(seat))
            self.set_shown_loose(seat, self.loose(seat))
        self.shown_due = self.due

    def krystallium(self, seat: i64) -> i64:
        """The Krystallium a seat owns now."""
        return purses.krystallium(self.purse(seat))

    def generals(self, seat: i64) -> i64:
        """The Generals a seat owns now."""
        return purses.first_characters(self.purse(seat))

    def financiers(self, seat: i64) -> i64:
        """The Financiers a seat owns now."""
        return purses.second_characters(self.purse(seat))

    def add_cubes(self, seat: i64, count: i64) -> None:
        """Lay cubes on the Empire card; five become a Krystallium at once (IWW-9.1)."""
        self.set_purse(seat, purses.with_cubes(self.purse(seat), count))

    def gain(self, seat: i64, kind: i64) -> None:
        """Receive one Krystallium or character."""
        self.add_purse(seat, TOKEN[kind])

    def has_free(self, seat: i64, kind: i64) -> bool:
        """Whether some site has an empty slot of a kind."""
        return construction.has_slot(self.sites_rows, seat, NIBBLE[kind])

    def add_site(self, seat: i64, site: i64) -> None:
        """Put a site in its place."""
        self.insert_sites(seat, construction.place_for(self.sites_rows, seat, site), site)

    def start_site(self, seat: i64, card: i64) -> None:
        """Put a card under construction, nothing on it."""
        self.add_site(seat, found(card, CARD_COST[card]))

    def fill(self, seat: i64, card: i64, copy: i64, kind: i64) -> None:
        """Fill a slot; the last one finishes the card (IWW-8.6)."""
        at = construction.find(self.sites_rows, seat, card, copy)
        site = self.sites(seat, at) - SLOT_OF[kind]
        if site & FREE_MASK != 0:
            construction.change(self.sites_rows, seat, at, site)
            return
        self.drop_sites(seat, at)
        self.set_built(seat, self.built(seat) + CARD[card])
        self.add_purse(seat, CARD_BONUS[card])
        self.note("builds", seat, card, "IWW-8.6")

    def pay(self, seat: i64, kind: i64) -> None:
        """Spend one Krystallium or character."""
        self.add_purse(seat, -TOKEN[kind])

    def throw_away(self, seat: i64, card: i64) -> None:
        """Put a card on the face-up pile, where the others see it when the window closes."""
        if self.seats == 1:
            self.pile = self.pile + CARD[card]
        else:
            self.set_scrap(seat, self.scrap(seat) + CARD[card])

    def abandon(self, seat: i64, card: i64, copy: i64) -> None:
        """Discard a card under construction; its cube goes onto the Empire card (IWW-10.3)."""
        self.drop_sites(seat, construction.find(self.sites_rows, seat, card, copy))
        self.throw_away(seat, card)
        self.add_cubes(seat, 1)
        self.note("discards", seat, card, "IWW-10.1")

    def recycle(self, seat: i64, card: i64) -> None:
        """Turn a drafted card into a cube: in the hand if some slot takes it (IWW-5.2)."""
        self.set_todo(seat, without_card(self.todo(seat), card))
        self.throw_away(seat, card)
        if self.seats > 1:
            self.recycled = self.recycled + CARD[seat] + CARD[card]
        kind: i64 = CARD_RECYCLE[card]
        if self.has_free(seat, kind):
            self.set_carried(seat, kind)
        else:
            self.add_cubes(seat, 1)
        self.note("recycles", seat, card, "IWW-5.2")

    def note(self, kind: str, seat: i64, card: i64, rule: str) -> None:
        """Tell a lone player at once; others hear it when the window closes."""
        if self.keeps_events and self.seats == 1:
            self.tell(kind, seat, (card,), rule)

    def settle(self, seat: i64) -> None:
        """Place cubes that have no choice (IWW-23.5); close a window that asks nothing (IWW-9.12).

        Nothing is shown by that: others see that the seat has finished, as if it had said so, and
        neither what it did nor how often it acted (IWW-23.11).
        """
        loose = self.loose(seat)
        if loose > 0 and not self.has_free(seat, self.step):
            self.add_cubes(seat, loose)
            self.set_loose(seat, 0)
            loose = 0
        if (
            loose == 0
            and self.sites_count(seat) == 0
            and len(self.todo(seat)) == 0
            and self.carried(seat) == NONE
            and (self.due >> seat) & 1 == 0
            and self.stage == FREE
        ):
            self.pending &= ~BIT[seat]

    def production(self, seat: i64, resource: i64) -> i64:
        """What a seat produces of a resource."""
        row = self.rows(seat)
        return made(row, self.built(seat), self.bounty[resource], resource, self.corrupts == 1)

    def extra(self, seat: i64, kind: i64) -> i64:
        """Krystallium or characters produced after Exploration (IWW-20.2)."""
        return self.bounty[kind] + sum_icons(self.built(seat), CARD_YIELD, KINDS, kind)

    def has_extra(self, seat: i64) -> bool:
        """Whether a seat takes part in the step after Exploration (IWW-20.3)."""
        for kind in range(KRYSTALLIUM, KINDS):
            if self.extra(seat, kind):
                return True
        return False


def made(row: i64, built: bytes, bounty: i64, resource: i64, corrupts: bool) -> i64:
    """What an Empire and finished cards produce, corruption deducted (IWW-6.3, IWW-16.5)."""
    at = row * KINDS + resource
    total: i64 = EMPIRE_YIELD[at] + bounty
    total += YIELDS.count(built, resource)
    if corrupts:
        total -= EMPIRE_CORRUPT[at]
        total -= sum_icons(built, CARD_CORRUPT, KINDS, resource)
        if total < 0:
            return 0
    return total


assert TOKEN[GENERAL] == purses.FIRST_CHARACTER
