"""The matter of It's a Wonderful Kingdom: what lies where, and the small verbs that move it."""

from typing import Final

from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.wonderful import purse as purses
from regalia.games.wonderful.bag import ONE, with_card, without_card
from regalia.games.wonderful.row import added, replaced
from regalia.games.wonderful.sites import SLOT, add_site, card_of, fill_slot, find_site, found
from regalia.games.wonderful_kingdom.material import (
    ADVISOR,
    ADVISOR_0,
    CARD_BONUS,
    CARD_COST,
    CARD_KIND,
    CARD_PRICE,
    CARD_RECYCLE,
    CARDS,
    DEVELOPMENTS,
    KINDS,
    KRYSTALLIUM,
    MENACE,
    RESOURCES,
    SOLDIER,
)
from regalia.games.wonderful_kingdom.sites import OPEN_BITS, WILD, is_frozen

# Phases of the engine, in the order of a round; PRODUCTION comes once for every step.
COUNCIL: Final = 0  # once: keep one of two advisors
ARRIVAL: Final = 1  # take a Menace, then the deal
CHOICE: Final = 2
SEARCHING: Final = 3  # a lone player's Choice
START: Final = 4  # Planning (a) and (b)
PLANNING: Final = 5  # Planning (c)
WITHERING: Final = 6  # Planning (d)
ARMS: Final = 7  # before the first step of Production
PRODUCTION: Final = 8
COMBAT: Final = 9
CONQUEST: Final = 10
EVENING: Final = 11  # the end of a round with Conquest
SCORING: Final = 12
OVER: Final = 13

NOBODY: Final = -1
NONE: Final = -1
# What rows are before they are laid out or copied. Those that seldom change are bytes or tuples:
# a new one takes the place of the old one, so that clones share them.
NOTHING: Final[list[int]] = []
NO_NUMBERS: Final[tuple[int, ...]] = ()
NO_CARDS: Final[tuple[bytes, ...]] = ()
NO_ROWS: Final[tuple[list[int], ...]] = ()
# Nothing for everybody, by the number of seats.
NO_MASKS: Final[list[tuple[int, ...]]] = [(), (0,), (0, 0)]
NOBODYS: Final[list[tuple[int, ...]]] = [(), (NONE,), (NONE, NONE)]
EMPTY_ROWS: Final[list[tuple[bytes, ...]]] = [(), (b"",), (b"", b"")]

# A card on the table in the Choice phase: its design, and above it what everybody can see of it.
CARD_MASK: Final = 0xFF
UNSEEN: Final = 0xFF  # the design of a lone player's face-down card: drawn when it is turned
FACE_DOWN: Final = 1 << 8
OFFER_SHIFT: Final = 9  # the Offer that a face-down card came with
KNOWN_SHIFT: Final = 12  # a bit for each seat that knows a face-down card
TOKEN_SHIFT: Final = 14  # seat + 1 of an Illusion token

TOKEN: Final[list[int]] = [
    0,
    0,
    0,
    0,
    purses.KRYSTALLIUM,
    purses.FIRST_CHARACTER,
]
TRAINED: Final = purses.SECOND_CHARACTER  # the Soldier in Training
CUBE: Final[list[int]] = [1, 1 << 8, 1 << 16, 1 << 24]  # one cube in Alchemy or in hand, by kind
ANY_CUBE: Final = 1 << 32  # a cube in hand whose kind its owner still chooses (the Trader)
# The cubes a card is recycled into, packed so.
RECYCLED: Final[list[int]] = [
    sum([CARD_RECYCLE[card * KINDS + kind] * CUBE[kind] for kind in range(RESOURCES)])
    for card in range(CARDS)
]


class KingdomState(GameState):
    """All that lies on the table. Seats own lists by position; masks have a bit per seat."""

    def __init__(self, options: Options, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.options = options
        # Set-up.
        self.has_menace = False
        self.has_giants = False  # Frost Giants are about
        self.has_tokens = False  # Illusion tokens are
        self.has_council = False
        self.has_quest = False
        self.has_map = False
        self.deluxe = False
        self.scenario = NONE
        self.side = 0
        self.rows = b""  # each seat's row of the Duchy tables
        self.packs = b""  # each seat's Menace pack, or a lone player's
        self.quests = b""
        self.board = NONE
        # Time.
        self.round = 0
        self.first = 0  # the first player of the first round
        self.turn = 0
        self.step = 0
        self.stage = 0
        self.lost = 0  # why a scenario is lost at once
        # Piles. A lone player's Danger cards lie in the deck's bag until they are turned.
        self.deck = b""
        self.top = NONE  # the visible card of a lone player's deck
        self.pile = b""  # face-up discards, as they fell
        self.box = b""  # advisors that nobody has seen
        self.buried = NO_NUMBERS  # cards discarded face down: as on the table, and their round
        self.vermin = 0
        self.danger = 0  # Danger cards nobody has turned, wherever they are
        self.special = b""  # the Calamities or Menaces among them
        self.parted = False  # the deck was made anew: `hiding` holds the rest of the Danger cards
        self.hiding = b""
        self.stolen_left = 0
        self.packs_left = NO_CARDS  # Menaces not taken yet
        # The Choice phase.
        self.choices = NO_CARDS  # the two advisors to keep one of
        self.rejected = NO_NUMBERS
        self.sealed = NO_NUMBERS
        self.hands = NO_CARDS  # sorted
        self.areas = NO_ROWS
        self.picked = NO_ROWS  # Selection areas
        self.half = NONE  # the first card of an Offer, as an action
        self.lifted = NONE  # the card that a swap has taken up, as on the table
        self.lifted_from = 0  # its area
        self.search_area = 0  # the area a lone player has chosen, NONE before that
        self.traps = b""
        self.spies = b""  # ready ones
        self.spy_total = 0  # a lone player's
        self.tokens = b""  # Illusion tokens at hand
        self.swapped = False
        self.late = False  # the area has been taken
        self.searched = False
        # What advisors and Menaces ask for.
        self.council = NO_NUMBERS  # a bit for each advisor
        self.used = NO_NUMBERS
        self.drawn = b""
        self.to_keep = NONE  # how many of the cards drawn are still to be kept
        self.gift = NONE  # the card that the Jester gives away
        self.strikes = 0  # cards of the opponent that Card destruction may still strike
        self.dues = 0  # Dragons, Thieves or Shadows that have still to act
        self.debt = b""
        self.trading = 0
        self.armed = 0
        self.conjuring = b""
        self.heralds = b""
        # Construction and Duchy.
        self.sites = NO_ROWS
        self.menaces = NO_CARDS
        self.built = NO_CARDS  # sorted; beaten Syphons too
        self.calamities = b""
        self.purse = NOTHING  # Krystallium, Soldiers, and the Soldier in Training
        self.alchemy = NOTHING  # eight bits for each kind of cube
        self.stolen = NO_CARDS  # covered icons, sorted
        self.eggs = b""
        self.sisters = b""  # beaten ones
        self.shadow_cubes = 0  # what Shadows were fed in their scenario (IWK-33.5)
        self.syphon_cubes = 0  # what Syphons set aside for nobody (IWK-27.7)
        # Cubes on their way.
        self.cubes = NOTHING  # in hand, to be placed: eight bits for each kind
        self.counts = b""
        self.loose = NOTHING  # of this step
        self.uncovering = 0
        # Quests: four bits for each quest.
        self.steps = b""
        self.finals = 0  # who has done the final step in this window
        self.pioneer = NONE  # who was first
        # Conquest, by side and place.
        self.armies = b""
        self.occupied = b""
        self.reserve = b""
        self.prisoners = b""
        self.goal = NONE
        self.joined = b""
        self.unsettled = 0
        self.passes = 0

    # Scratch of one phase has a name of its own; the key has kept one place for several.

    def held_key(self) -> int:
        """What is held back in the middle of a choice: a card, a gift or a number of cards."""
        if self.lifted != NONE:
            return self.lifted
        return self.gift if self.gift != NONE else self.to_keep

    def owed_key(self) -> int:
        """An area in the middle of a choice, or what Menaces are due; one at a time."""
        return self.lifted_from or self.search_area or self.dues

    # Who is who.

    def player(self, turn: int) -> int:
        """The first player of this round, or the other (IWK-4.3)."""
        if self.seats == 1:
            return 0
        return (self.first + self.round + turn) % 2

    def krystallium(self, seat: int) -> int:
        """The Krystallium a seat owns."""
        return purses.krystallium(self.purse[seat])

    def soldiers(self, seat: int) -> int:
        """The Soldiers in a seat's stock."""
        return purses.first_characters(self.purse[seat])

    def training(self, seat: int) -> int:
        """The Soldier in Training, if any."""
        return purses.second_characters(self.purse[seat])

    def in_alchemy(self, seat: int, resource: int) -> int:
        """Cubes of a kind in Alchemy."""
        return (self.alchemy[seat] >> (8 * resource)) & 255

    def in_hand(self, seat: int, resource: int) -> int:
        """Cubes of a kind waiting to be placed."""
        return (self.cubes[seat] >> (8 * resource)) & 255

    # Gains and payments.

    def gain(self, seat: int, kind: int, count: int) -> None:
        """Receive Krystallium or Soldiers; a Dragon's debt takes Soldiers first (IWK-28.9)."""
        if kind == SOLDIER and self.debt[seat] and self.phase <= PRODUCTION:
            paid = min(count, self.debt[seat])
            self.debt = added(self.debt, seat, -paid)
            count -= paid
            if self.keeps_events:
                self.tell("dragon_debt", seat, (paid,), "IWK-28.9")
        self.purse[seat] = self.purse[seat] + count * TOKEN[kind]

    def pay(self, seat: int, kind: int, count: int) -> None:
        """Spend Krystallium or Soldiers."""
        self.purse[seat] = self.purse[seat] - count * TOKEN[kind]

    def train(self, seat: int) -> None:
        """The bonus of Supremacy: a Soldier into Training, or out of it (IWK-10.2)."""
        if self.training(seat):
            self.purse[seat] = self.purse[seat] - TRAINED
            self.gain(seat, SOLDIER, 1)
        else:
            self.purse[seat] = self.purse[seat] + TRAINED

    def add_cube(self, seat: int, resource: int) -> None:
        """Put a cube into Alchemy; five become a Krystallium, except on a quest (IWK-12.1)."""
        self.alchemy[seat] = self.alchemy[seat] + CUBE[resource]
        if not self.has_quest and purses.krystallium_for(self.cubes_in_alchemy(seat)):
            self.alchemy[seat] = 0
            self.gain(seat, KRYSTALLIUM, 1)
            if self.keeps_events:
                self.tell("transmutes", seat, (), "IWK-12.1")

    def cubes_in_alchemy(self, seat: int) -> int:
        """All cubes in Alchemy."""
        cubes = self.alchemy[seat]
        return (cubes & 255) + ((cubes >> 8) & 255) + ((cubes >> 16) & 255) + (cubes >> 24)

    def add_bonus(self, seat: int, card: int) -> None:
        """The recycling bonus of a card, straight into Alchemy."""
        for resource in range(RESOURCES):
            for _ in range(CARD_RECYCLE[card * KINDS + resource]):
                self.add_cube(seat, resource)

    # Cards.

    def discard(self, card: int) -> None:
        """Onto the open pile; Calamities and Menaces leave the game (IWK-1.9)."""
        kind = CARD_KIND[card]
        if kind < 2 or kind == ADVISOR:
            self.pile = self.pile + ONE[card]

    def join_council(self, seat: int, card: int) -> None:
        """An advisor enters the Council and brings a Soldier (IWK-23.6)."""
        self.council = replaced(self.council, seat, self.council[seat] | 1 << (card - ADVISOR_0))
        self.gain(seat, SOLDIER, 1)
        if self.keeps_events:
            self.tell("joins", seat, (card,), "IWK-23.6")

    def has_advisor(self, seat: int, card: int) -> bool:
        """Whether an advisor sits in the Council and has not acted this round (IWK-23.2)."""
        bit = 1 << (card - ADVISOR_0)
        return self.council[seat] & bit != 0 and self.used[seat] & bit == 0

    def can_use(self, seat: int, card: int) -> bool:
        """Whether an advisor can be paid and has not acted this round."""
        return self.has_advisor(seat, card) and self.soldiers(seat) >= CARD_PRICE[card]

    def use(self, seat: int, card: int) -> None:
        """Pay an advisor (IWK-23.16)."""
        self.used = replaced(self.used, seat, self.used[seat] | 1 << (card - ADVISOR_0))
        self.pay(seat, SOLDIER, CARD_PRICE[card])
        if self.keeps_events:
            self.tell("power", seat, (card,), "IWK-23.2")

    def add_menace(self, seat: int, card: int) -> None:
        """A Menace into Construction."""
        self.menaces = replaced(self.menaces, seat, with_card(self.menaces[seat], card))

    def drop_menace(self, seat: int, card: int) -> None:
        """A Menace out of Construction."""
        self.menaces = replaced(self.menaces, seat, without_card(self.menaces[seat], card))

    def unpick(self, seat: int, card: int) -> None:
        """Take a card out of the Selection area; all lie open by now."""
        row = self.picked[seat]
        at = 0
        while row[at] != card:
            at += 1
        row.pop(at)

    def pick(self, seat: int, tabled: int) -> None:
        """Put a card into the Selection area, in its place."""
        add_site(self.picked[seat], tabled)

    # Construction.

    def start_site(self, seat: int, card: int) -> None:
        """Put a card under construction, nothing on it."""
        add_site(self.sites[seat], found(card, CARD_COST[card]))

    def fill(self, seat: int, card: int, copy: int, kind: int, wild: bool) -> None:
        """Fill a slot; the last one finishes the card, unless it is frozen (IWK-11.6)."""
        sites = self.sites[seat]
        by = WILD[kind] - SLOT[kind] if wild else -SLOT[kind]
        if fill_slot(sites, find_site(sites, card, copy), by, OPEN_BITS):
            self.build(seat, card)

    def build(self, seat: int, card: int) -> None:
        """Add a card to the Duchy and take its bonus (IWK-11.3)."""
        self.built = replaced(self.built, seat, with_card(self.built[seat], card))
        if self.keeps_events:
            self.tell("builds", seat, (card,), "IWK-11.3")
        at = card * KINDS
        if CARD_BONUS[at + KRYSTALLIUM]:
            self.gain(seat, KRYSTALLIUM, CARD_BONUS[at + KRYSTALLIUM])
        if CARD_BONUS[at + SOLDIER]:
            self.gain(seat, SOLDIER, CARD_BONUS[at + SOLDIER])

    def give_up(self, seat: int, card: int, copy: int) -> None:
        """Discard a card under construction; its bonus goes into Alchemy (IWK-14.1)."""
        sites = self.sites[seat]
        sites.pop(find_site(sites, card, copy))
        self.discard(card)
        if self.keeps_events:
            self.tell("gives_up", seat, (card,), "IWK-14.1")
        self.add_bonus(seat, card)

    def frozen(self, seat: int) -> int:
        """How many cards lie over Frost Giants."""
        count = 0
        if self.has_giants:
            for site in self.sites[seat]:
                if is_frozen(site):
                    count += 1
        return count

    def count_picked(self, seat: int, card: int) -> int:
        """How many copies of a card lie open in the Selection area."""
        count = 0
        for picked in self.picked[seat]:
            if picked == card:
                count += 1
        return count


def is_menace(tabled: int) -> bool:
    """Whether a card in an open Selection area is a Menace."""
    return CARD_KIND[tabled & CARD_MASK] == MENACE


def is_development(card: int) -> bool:
    """Whether a card can be built."""
    return card < DEVELOPMENTS


assert len(ONE) == 256 and card_of(found(1, 0)) == 1
