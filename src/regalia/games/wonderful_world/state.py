"""The matter of It's a Wonderful World: what lies where, and the small verbs that move it."""

from typing import Final

from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.wonderful import purse as purses
from regalia.games.wonderful.bag import ONE, without_card
from regalia.games.wonderful.production import sum_icons
from regalia.games.wonderful.sites import SLOT, add_site, fill_slot, find_site, found, has_free
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
    NO_TARGET,
    RESOURCES,
    ROUNDS,
    SCENARIO_SET,
    SCENARIO_SLUG,
    SIDE_B,
    SIDES,
    SUPREMACY,
    WAR_CARDS,
    YIELDS,
)

# Phases of the engine. DRAFT comes once for every pick, PRODUCTION once for every step.
DRAFT: Final = 0
PLANNING: Final = 1
PRODUCTION: Final = 2
OVER: Final = 3

EXTRA: Final = RESOURCES  # the step after Exploration (IWW-20.2)

# What a lone player is asked inside an exchange (IWW-14.6).
FREE: Final = 0
GIVE_SECOND: Final = 1
CHOOSE_DECK: Final = 2
KEEP_ONE: Final = 3

NOBODY: Final = -1
NOTHING: Final[list[int]] = []  # what lists are before they are laid out or copied
NO_CARDS: Final[list[bytes]] = []
NO_SITES: Final[list[list[int]]] = []
NONE: Final = -1
NO_BOUNTY: Final[tuple[int, ...]] = (0,) * KINDS
PRIZES: Final[bytes] = bytes(SUPREMACY)

# What one thing of a kind adds to a purse; cubes go through `add_cubes`.
TOKEN: Final[list[int]] = [
    0,
    0,
    0,
    0,
    0,
    purses.KRYSTALLIUM,
    purses.FIRST_CHARACTER,
    purses.SECOND_CHARACTER,
]


class WorldState(GameState):
    """All that lies on the table. Seats own lists by position; masks have a bit per seat.

    Rows of cards are immutable bytes. What a seat does in a window stays its secret until the
    window closes: `shown_…` is what the others last saw, made anew at each reveal. A list of sites
    is copied before it first changes in a window, so `shown_sites` may be the very list in `sites`.
    """

    def __init__(self, options: Options, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.options = options
        # Set-up.
        self.side = 0
        self.scenario = NONE
        self.ascension = False
        self.war = False
        self.corrupts = False  # whether any card or Empire in play has corruption
        self.reshuffles = False
        self.rows = b""  # each seat's row of the Empire tables
        # What a campaign's scenario changes (IWW-19.4).
        self.rounds = ROUNDS
        self.bounty = NO_BOUNTY  # by kind: what every Empire produces more, or less
        self.supremacy = PRIZES  # by step: the character, or CHOICE or NO_CHARACTER
        self.badges = b""  # by target: points for everybody
        self.goal = NO_TARGET  # of which a winner needs so many
        self.least = 0
        # Time.
        self.round = 0
        self.step = 0
        self.pick = 0
        self.sequence = 0  # of a lone player's planning
        self.stage = FREE
        self.opened = 0  # pools a lone player has opened
        # Piles: base and C&A. The unopened pools of a lone player lie in the deck's bag until the
        # deck runs out; from then on they are `pools` (IWW-14.12).
        self.decks = NO_CARDS
        self.pools: tuple[bytes, ...] = ()
        self.apart = 0
        self.pile = b""  # face-up discards
        self.buried = b""  # draft leftovers, face down (IWW-4.9)
        # The draft.
        self.hands = NO_CARDS  # sorted
        self.sealed = NOTHING
        self.drafts = NO_CARDS  # Draft areas as last revealed, sorted
        self.todo = NO_CARDS  # what is left to plan, a lone player's hand
        self.drawn = b""  # what an exchange lets a lone player choose from
        # Empires.
        self.sites = NO_SITES
        self.built = NO_CARDS  # in the order of construction
        self.purse = NOTHING
        self.scrap = NO_CARDS  # cards recycled or discarded in this window
        self.recycled = b""  # those recycled, each after its seat: for the log, nothing else asks
        # Cubes on their way.
        self.counts = NOTHING  # production of this step
        self.loose = NOTHING  # cubes of this step not placed yet
        self.carried = NOTHING  # the kind of a recycled cube not placed yet, or NONE
        self.due = 0  # who owes the choice of a character
        self.chosen = 0  # of those who owed it, who took a Financier
        # What others last saw.
        self.shown_sites = NO_SITES
        self.shown_built: tuple[bytes, ...] = ()
        self.shown_purse: tuple[int, ...] = ()
        self.shown_loose: tuple[int, ...] = ()
        self.shown_due = 0

    def prepare(self) -> None:
        """Read the options; a scenario brings its own side and set (IWW-15.1, IWW-18.5)."""
        options = self.options
        self.side = SIDES.index(str(options["side"]))
        self.ascension = self.seats > 5 or options["corruption_ascension"] == "always"
        if options["scenario"] != "none":
            self.scenario = SCENARIO_SLUG.index(str(options["scenario"]))
            self.side = SIDE_B
            self.ascension = self.ascension or SCENARIO_SET[self.scenario] == ASCENSION
        self.war = options["war_or_peace"] != "none"
        self.corrupts = self.ascension or self.side >= SIDES.index("E")
        self.reshuffles = options["solo_shortage"] == "reshuffle"
        if options["changes"]:
            self.change()

    def change(self) -> None:
        """Play by the rules of a campaign's scenario (IWW-19.4)."""
        changes = self.changes()
        self.war = True  # the step after Exploration takes place where somebody needs it
        self.rounds = changes.rounds
        self.bounty = changes.bounty
        self.corrupts = self.corrupts or min(self.bounty) < 0
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
        seats = self.seats
        self.prepare()
        self.decks = self.full_decks()
        self.pools = (b"", b"")
        self.hands = [b""] * seats
        self.sealed = [NONE] * seats
        self.drafts = [b""] * seats
        self.todo = [b""] * seats
        self.sites = [[] for _ in range(seats)]
        self.built = [b""] * seats
        self.purse = [0] * seats
        self.scrap = [b""] * seats
        self.counts = [0] * seats
        self.loose = [0] * seats
        self.carried = [NONE] * seats
        self.publish()

    def found_empire(self, seat: int, empire: int) -> None:
        """Deal an Empire card; side C brings Krystallium (IWW-2.4). Seat after seat."""
        row = empire * len(SIDES) + self.side
        self.rows = self.rows + ONE[row]
        self.purse[seat] = EMPIRE_START[row]
        self.shown_purse = tuple(self.purse)

    def publish(self) -> None:
        """Let everybody see the table as it is now."""
        self.shown_sites = self.sites[:]
        self.shown_built = tuple(self.built)
        self.publish_purses()

    def publish_purses(self) -> None:
        """Let everybody see what production has brought, and who has to choose."""
        self.shown_purse = tuple(self.purse)
        self.shown_loose = tuple(self.loose)
        self.shown_due = self.due

    def own_sites(self, seat: int) -> list[int]:
        """The seat's sites, to be changed: apart from those that the others still see."""
        sites = self.sites[seat]
        if sites is self.shown_sites[seat]:
            sites = sites[:]
            self.sites[seat] = sites
        return sites

    def krystallium(self, seat: int) -> int:
        """The Krystallium a seat owns now."""
        return purses.krystallium(self.purse[seat])

    def generals(self, seat: int) -> int:
        """The Generals a seat owns now."""
        return purses.first_characters(self.purse[seat])

    def financiers(self, seat: int) -> int:
        """The Financiers a seat owns now."""
        return purses.second_characters(self.purse[seat])

    def add_cubes(self, seat: int, count: int) -> None:
        """Lay cubes on the Empire card; five become a Krystallium at once (IWW-9.1)."""
        self.purse[seat] = purses.with_cubes(self.purse[seat], count)

    def gain(self, seat: int, kind: int) -> None:
        """Receive one Krystallium or character."""
        self.purse[seat] = self.purse[seat] + TOKEN[kind]

    def start_site(self, seat: int, card: int) -> None:
        """Put a card under construction, nothing on it."""
        add_site(self.own_sites(seat), found(card, CARD_COST[card]))

    def fill(self, seat: int, card: int, copy: int, kind: int) -> None:
        """Fill a slot; the last one finishes the card (IWW-8.6)."""
        sites = self.own_sites(seat)
        if fill_slot(sites, find_site(sites, card, copy), -SLOT[kind], FREE_MASK):
            self.built[seat] = self.built[seat] + ONE[card]
            self.purse[seat] = self.purse[seat] + CARD_BONUS[card]
            self.note("builds", seat, card, "IWW-8.6")

    def pay(self, seat: int, kind: int) -> None:
        """Spend one Krystallium or character."""
        self.purse[seat] = self.purse[seat] - TOKEN[kind]

    def throw_away(self, seat: int, card: int) -> None:
        """Put a card on the face-up pile, where the others see it when the window closes."""
        if self.seats == 1:
            self.pile = self.pile + ONE[card]
        else:
            self.scrap[seat] = self.scrap[seat] + ONE[card]

    def abandon(self, seat: int, card: int, copy: int) -> None:
        """Discard a card under construction; its cube goes onto the Empire card (IWW-10.3)."""
        sites = self.own_sites(seat)
        sites.pop(find_site(sites, card, copy))
        self.throw_away(seat, card)
        self.add_cubes(seat, 1)
        self.note("discards", seat, card, "IWW-10.1")

    def recycled_by(self, seat: int) -> list[int]:
        """The cards that a seat has recycled in this window."""
        pairs = self.recycled
        return [pairs[i + 1] for i in range(0, len(pairs), 2) if pairs[i] == seat]

    def recycle(self, seat: int, card: int) -> None:
        """Turn a drafted card into a cube: in the hand if some slot takes it (IWW-5.2)."""
        self.todo[seat] = without_card(self.todo[seat], card)
        self.throw_away(seat, card)
        if self.seats > 1:
            self.recycled = self.recycled + ONE[seat] + ONE[card]
        kind = CARD_RECYCLE[card]
        if has_free(self.sites[seat], kind):
            self.carried[seat] = kind
        else:
            self.add_cubes(seat, 1)
        self.note("recycles", seat, card, "IWW-5.2")

    def note(self, kind: str, seat: int, card: int, rule: str) -> None:
        """Tell a lone player at once; others hear it when the window closes."""
        if self.keeps_events and self.seats == 1:
            self.tell(kind, seat, (card,), rule)

    def settle(self, seat: int) -> None:
        """Place cubes that have no choice (IWW-23.5); close a window that asks nothing (IWW-9.12).

        Nothing is shown by that: others see that the seat has finished, as if it had said so, and
        neither what it did nor how often it acted (IWW-23.11).
        """
        if self.loose[seat] > 0 and not has_free(self.sites[seat], self.step):
            self.add_cubes(seat, self.loose[seat])
            self.loose[seat] = 0
        if (
            len(self.sites[seat]) == 0
            and self.loose[seat] == 0
            and len(self.todo[seat]) == 0
            and self.carried[seat] == NONE
            and (self.due >> seat) & 1 == 0
            and self.stage == FREE
        ):
            self.pending &= ~(1 << seat)

    def production(self, seat: int, resource: int) -> int:
        """What the Empire and finished cards produce, corruption deducted (IWW-6.3, IWW-16.5)."""
        row = self.rows[seat]
        built = self.built[seat]
        total = EMPIRE_YIELD[row * KINDS + resource] + self.bounty[resource]
        total += YIELDS.count(built, resource)
        if self.corrupts:
            total -= EMPIRE_CORRUPT[row * KINDS + resource]
            total -= sum_icons(built, CARD_CORRUPT, KINDS, resource)
            if total < 0:
                return 0
        return total

    def extra(self, seat: int, kind: int) -> int:
        """Krystallium or characters produced after Exploration (IWW-20.2)."""
        return self.bounty[kind] + sum_icons(self.built[seat], CARD_YIELD, KINDS, kind)

    def has_extra(self, seat: int) -> bool:
        """Whether a seat takes part in the step after Exploration (IWW-20.3)."""
        for kind in range(KRYSTALLIUM, KINDS):
            if self.extra(seat, kind):
                return True
        return False


assert TOKEN[GENERAL] == purses.FIRST_CHARACTER
