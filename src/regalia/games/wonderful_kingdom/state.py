"""The matter of It's a Wonderful Kingdom: the small verbs that move what `fields` declares."""

from typing import Final

from mypy_extensions import i64

from regalia.core.block import Block, block_of
from regalia.games.wonderful import construction
from regalia.games.wonderful import purse as purses
from regalia.games.wonderful.bag import ONE, with_card, without_card
from regalia.games.wonderful.sites import SLOT, card_of, found
from regalia.games.wonderful_kingdom.block import KingdomBlock
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
from regalia.games.wonderful_kingdom.material import NONE as NONE
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

# Zones of cards on the table: two Offer areas, then the Selection area of each seat.
SELECTION: Final = 2

# A card on the table in the Choice phase: its design, and above it what everybody can see of it.
CARD_MASK: Final = 0xFF
UNSEEN: Final = 0xFF  # the design of a lone player's face-down card: drawn when it is turned
FACE_DOWN: Final = 1 << 8
OFFER_SHIFT: Final = 9  # the Offer that a face-down card came with
KNOWN_SHIFT: Final = 12  # a bit for each seat that knows a face-down card
TOKEN_SHIFT: Final = 14  # seat + 1 of an Illusion token

TOKEN: Final[Block] = block_of([0, 0, 0, 0, purses.KRYSTALLIUM, purses.FIRST_CHARACTER])
TRAINED: Final = purses.SECOND_CHARACTER  # the Soldier in Training
# One cube in Alchemy or in hand, by kind.
CUBE: Final[Block] = block_of([1, 1 << 8, 1 << 16, 1 << 24])
ANY_CUBE: Final = 1 << 32  # a cube in hand whose kind its owner still chooses (the Trader)
# The cubes a card is recycled into, packed so.
RECYCLED: Final[Block] = block_of(
    [
        sum([CARD_RECYCLE[card * KINDS + kind] * int(CUBE[kind]) for kind in range(RESOURCES)])
        for card in range(CARDS)
    ]
)
# One bit of a mask: a shift of a literal would be cut to 32 bits where it is compiled.
BIT: Final[Block] = block_of([1 << bit for bit in range(40)])


class KingdomState(KingdomBlock):
    """All that lies on the table. Masks have a bit per seat."""

    # Who is who.

    def player(self, turn: i64) -> i64:
        """The first player of this round, or the other (IWK-4.3)."""
        if self.seats == 1:
            return 0
        return (self.first + self.round + turn) % 2

    def krystallium(self, seat: i64) -> i64:
        """The Krystallium a seat owns."""
        return purses.krystallium(self.purse(seat))

    def soldiers(self, seat: i64) -> i64:
        """The Soldiers in a seat's stock."""
        return purses.first_characters(self.purse(seat))

    def training(self, seat: i64) -> i64:
        """The Soldier in Training, if any."""
        return purses.second_characters(self.purse(seat))

    def in_alchemy(self, seat: i64, resource: i64) -> i64:
        """Cubes of a kind in Alchemy."""
        return (self.alchemy(seat) >> (8 * resource)) & 255

    def in_hand(self, seat: i64, resource: i64) -> i64:
        """Cubes of a kind waiting to be placed."""
        return (self.cubes(seat) >> (8 * resource)) & 255

    # Gains and payments.

    def gain(self, seat: i64, kind: i64, count: i64) -> None:
        """Receive Krystallium or Soldiers; a Dragon's debt takes Soldiers first (IWK-28.9)."""
        if kind == SOLDIER and self.debt(seat) > 0 and self.phase <= PRODUCTION:
            paid = self.debt(seat)
            if count < paid:
                paid = count
            self.add_debt(seat, -paid)
            count -= paid
            if self.keeps_events:
                self.tell("dragon_debt", seat, (paid,), "IWK-28.9")
        self.add_purse(seat, count * TOKEN[kind])

    def pay(self, seat: i64, kind: i64, count: i64) -> None:
        """Spend Krystallium or Soldiers."""
        self.add_purse(seat, -count * TOKEN[kind])

    def train(self, seat: i64) -> None:
        """The bonus of Supremacy: a Soldier into Training, or out of it (IWK-10.2)."""
        if self.training(seat):
            self.add_purse(seat, -TRAINED)
            self.gain(seat, SOLDIER, 1)
        else:
            self.add_purse(seat, TRAINED)

    def add_cube(self, seat: i64, resource: i64) -> None:
        """Put a cube into Alchemy; five become a Krystallium, except on a quest (IWK-12.1)."""
        self.add_alchemy(seat, CUBE[resource])
        if self.has_quest == 0 and purses.krystallium_for(self.cubes_in_alchemy(seat)):
            self.set_alchemy(seat, 0)
            self.gain(seat, KRYSTALLIUM, 1)
            if self.keeps_events:
                self.tell("transmutes", seat, (), "IWK-12.1")

    def cubes_in_alchemy(self, seat: i64) -> i64:
        """All cubes in Alchemy."""
        cubes = self.alchemy(seat)
        return (cubes & 255) + ((cubes >> 8) & 255) + ((cubes >> 16) & 255) + (cubes >> 24)

    def add_bonus(self, seat: i64, card: i64) -> None:
        """The recycling bonus of a card, straight into Alchemy."""
        for resource in range(RESOURCES):
            for _ in range(CARD_RECYCLE[card * KINDS + resource]):
                self.add_cube(seat, resource)

    # Cards.

    def discard(self, card: i64) -> None:
        """Onto the open pile; Calamities and Menaces leave the game (IWK-1.9)."""
        kind = CARD_KIND[card]
        if kind < 2 or kind == ADVISOR:
            self.pile = self.pile + ONE[card]

    def join_council(self, seat: i64, card: i64) -> None:
        """An advisor enters the Council and brings a Soldier (IWK-23.6)."""
        self.set_council(seat, self.council(seat) | BIT[card - ADVISOR_0])
        self.gain(seat, SOLDIER, 1)
        if self.keeps_events:
            self.tell("joins", seat, (card,), "IWK-23.6")

    def has_advisor(self, seat: i64, card: i64) -> bool:
        """Whether an advisor sits in the Council and has not acted this round (IWK-23.2)."""
        bit = BIT[card - ADVISOR_0]
        return self.council(seat) & bit != 0 and self.used(seat) & bit == 0

    def can_use(self, seat: i64, card: i64) -> bool:
        """Whether an advisor can be paid and has not acted this round."""
        return self.has_advisor(seat, card) and self.soldiers(seat) >= CARD_PRICE[card]

    def use(self, seat: i64, card: i64) -> None:
        """Pay an advisor (IWK-23.16)."""
        self.set_used(seat, self.used(seat) | BIT[card - ADVISOR_0])
        self.pay(seat, SOLDIER, CARD_PRICE[card])
        if self.keeps_events:
            self.tell("power", seat, (card,), "IWK-23.2")

    def add_menace(self, seat: i64, card: i64) -> None:
        """A Menace into Construction."""
        self.set_menaces(seat, with_card(self.menaces(seat), card))

    def drop_menace(self, seat: i64, card: i64) -> None:
        """A Menace out of Construction."""
        self.set_menaces(seat, without_card(self.menaces(seat), card))

    # Cards on the table, kept in order, so that equal zones are equal rows.

    def area(self, area: i64) -> list[int]:
        """The cards of an Offer area."""
        return self.row_zones(area)

    def selection(self, seat: i64) -> list[int]:
        """The cards of a Selection area."""
        return self.row_zones(SELECTION + seat)

    def lay(self, zone: i64, tabled: i64) -> None:
        """Put a card into a zone, in its place."""
        self.insert_zones(zone, construction.place_for(self.zones_rows, zone, tabled), tabled)

    def take(self, zone: i64, at: i64) -> i64:
        """Take a card out of a zone."""
        tabled = self.zones(zone, at)
        self.drop_zones(zone, at)
        return tabled

    def remove(self, zone: i64, tabled: i64) -> None:
        """Take a card out of a zone by what it is."""
        at: i64 = 0
        while self.zones(zone, at) != tabled:
            at += 1
        self.drop_zones(zone, at)

    def unpick(self, seat: i64, card: i64) -> None:
        """Take a card out of the Selection area; all lie open by now."""
        self.remove(SELECTION + seat, card)

    def pick(self, seat: i64, tabled: i64) -> None:
        """Put a card into the Selection area, in its place."""
        self.lay(SELECTION + seat, tabled)

    def picked_count(self, seat: i64) -> i64:
        """How many cards lie in a Selection area."""
        return self.zones_count(SELECTION + seat)

    # Construction.

    def add_site(self, seat: i64, site: i64) -> None:
        """Put a site in its place."""
        self.insert_sites(seat, construction.place_for(self.sites_rows, seat, site), site)

    def find_site(self, seat: i64, card: i64, copy: i64) -> i64:
        """Where the copy of that number, in order, of a card lies; 0 is the fullest."""
        return construction.find(self.sites_rows, seat, card, copy)

    def change_site(self, seat: i64, at: i64, by: i64) -> None:
        """Add to a site, and put it where it now belongs."""
        construction.change(self.sites_rows, seat, at, self.sites(seat, at) + by)

    def start_site(self, seat: i64, card: i64) -> None:
        """Put a card under construction, nothing on it."""
        self.add_site(seat, found(card, CARD_COST[card]))

    def fill(self, seat: i64, card: i64, copy: i64, kind: i64, wild: bool) -> None:
        """Fill a slot; the last one finishes the card, unless it is frozen (IWK-11.6)."""
        by = WILD[kind] - SLOT[kind] if wild else -SLOT[kind]
        at = self.find_site(seat, card, copy)
        if (self.sites(seat, at) + by) & OPEN_BITS != 0:
            self.change_site(seat, at, by)
            return
        self.drop_sites(seat, at)
        self.build(seat, card)

    def build(self, seat: i64, card: i64) -> None:
        """Add a card to the Duchy and take its bonus (IWK-11.3)."""
        self.set_built(seat, with_card(self.built(seat), card))
        if self.keeps_events:
            self.tell("builds", seat, (card,), "IWK-11.3")
        at = card * KINDS
        if CARD_BONUS[at + KRYSTALLIUM]:
            self.gain(seat, KRYSTALLIUM, CARD_BONUS[at + KRYSTALLIUM])
        if CARD_BONUS[at + SOLDIER]:
            self.gain(seat, SOLDIER, CARD_BONUS[at + SOLDIER])

    def give_up(self, seat: i64, card: i64, copy: i64) -> None:
        """Discard a card under construction; its bonus goes into Alchemy (IWK-14.1)."""
        self.drop_sites(seat, self.find_site(seat, card, copy))
        self.discard(card)
        if self.keeps_events:
            self.tell("gives_up", seat, (card,), "IWK-14.1")
        self.add_bonus(seat, card)

    def frozen(self, seat: i64) -> i64:
        """How many cards lie over Frost Giants."""
        count: i64 = 0
        if self.has_giants:
            for at in range(self.sites_count(seat)):
                if is_frozen(self.sites(seat, at)):
                    count += 1
        return count

    def count_picked(self, seat: i64, card: i64) -> i64:
        """How many copies of a card lie open in the Selection area."""
        count: i64 = 0
        rows = self.zones_rows
        zone = SELECTION + seat
        for place in range(rows[zone], rows[zone + 1]):
            if rows[place] == card:
                count += 1
        return count


def is_menace(tabled: i64) -> bool:
    """Whether a card in an open Selection area is a Menace."""
    return CARD_KIND[tabled & CARD_MASK] == MENACE


def is_development(card: i64) -> bool:
    """Whether a card can be built."""
    return card < DEVELOPMENTS


assert len(ONE) == 256 and card_of(found(1, 0)) == 1
