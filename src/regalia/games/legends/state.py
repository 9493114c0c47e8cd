"""The matter of Legends: the small verbs that move what `fields` declares."""

from typing import Final

from mypy_extensions import i64

from regalia.core.block import Block, block_of
from regalia.core.events import SPECTATOR
from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.games.legends.actions import COLOURS
from regalia.games.legends.block import LegendsBlock
from regalia.games.legends.material import (
    ARMIES,
    BAND_OF_THIEVES,
    CARD_COINS,
    CARD_PERKS,
    CITADEL,
    DRAGON_ARMIES,
    LONG_GAMES,
    MAGIC_PORTAL,
    NO_TOKEN,
    PERK,
    POISON_SWAMP,
    PORTAL,
    REGIONS,
    SEA,
    TOKEN_COINS,
    TOKEN_COUNT,
    TOKEN_PERKS,
    UNTURNED,
    WILD_DRAGON,
)
from regalia.games.legends.material import NOBODY as NOBODY
from regalia.games.legends.material import NOWHERE as NOWHERE
from regalia.games.legends.material import UNKNOWN as UNKNOWN

# Phases of the engine. SETUP, DEAL, REFILL and TALLY ask nobody anything.
SETUP: Final = 0
BOARDS: Final = 1
START_TOKEN: Final = 2
TOKENS: Final = 3
OUTPOST_ARMIES: Final = 4
NEUTRALS: Final = 5
DEAL: Final = 6
BIDS: Final = 7
ROW: Final = 8
CHOICE: Final = 9
PLACEMENT: Final = 10  # the four parts follow one another as DO_PLACE to DO_DESTROY do
MOVEMENT: Final = 11
CONSTRUCTION: Final = 12
DESTRUCTION: Final = 13
THEFT: Final = 14
REFILL: Final = 15
EXTRA: Final = 16
TALLY: Final = 17
OVER: Final = 18

# One int per region: five bits of armies for each colour, then two bits of cities for each player.
ARMY_BITS: Final = 5
ARMY_MASK: Final = 31
CITY_AT: Final = 25
CITY_MASK: Final = 3
ALL_ARMIES: Final = 0x1FFFFFF

# One bit of a mask: a shift of a literal would be cut to 32 bits where it is compiled.
BIT: Final[Block] = block_of([1 << bit for bit in range(REGIONS)])
# One army of a colour, one city of a player.
ARMY: Final[Block] = block_of([1 << colour * ARMY_BITS for colour in range(COLOURS)])
CITY: Final[Block] = block_of([1 << CITY_AT + seat * 2 for seat in range(COLOURS - 1)])

# `ways`: up to six neighbours of each region, ascending; a sea link bears SEA_BIT.
WAYS: Final = 6
SEA_BIT: Final = 64
WAY_REGION: Final = 63
NO_WAY: Final = 255

# Open rulings as flags, read once from the options.
ONE_CITY: Final = 1
SELF_DESTROY: Final = 2
NEUTRAL_DESTROY: Final = 4

FULL_BAG: Final = (2 << POISON_SWAMP) - 2  # a bit for each kind of exploration

Link = tuple[int, int, int]


class LegendsState(LegendsBlock):
    """All that lies on the table. Masks have a bit per thing."""

    def adopt(self) -> None:
        """Read the options that are asked for again and again."""
        options = self.options
        flags = 0
        if options["one_own_city_per_region"]:
            flags |= ONE_CITY
        if options["self_destroy"]:
            flags |= SELF_DESTROY
        if options["neutral_destroyable"]:
            flags |= NEUTRAL_DESTROY
        self.flags = flags
        self.plan = token_plan(options)

    def games(self) -> int:
        """How many games are played and added up (EL-15.1)."""
        return LONG_GAMES if self.options["long_game"] else 1

    def lay_out(self) -> None:
        """Clear the table for a game: everything in supply, nothing on the map."""
        game = self.game_number
        setup_player = self.setup_player
        past = self.all_past() if game > 0 else [0] * self.seats
        self.clear_fields()
        self.game_number = game
        self.setup_player = setup_player
        for seat in range(self.seats):
            self.set_past(seat, past[seat])
        self.adopt()
        if UNTURNED in self.plan:
            self.bag = FULL_BAG

    # Looking.

    def armies(self, region: i64, colour: i64) -> i64:
        """The armies of a colour in a region."""
        return (self.board(region) >> (colour * ARMY_BITS)) & ARMY_MASK

    def cities_at(self, region: i64, seat: i64) -> i64:
        """The cities of a player in a region."""
        return (self.board(region) >> (CITY_AT + seat * 2)) & CITY_MASK

    def army_total(self, region: i64) -> i64:
        """The armies of all colours in a region."""
        rest = self.board(region) & ALL_ARMIES
        total: i64 = 0
        while rest:
            total += rest & ARMY_MASK
            rest >>= ARMY_BITS
        return total

    def on_board(self, seat: i64) -> i64:
        """The armies of a player on the map (EL-9.11); captured ones are not there (EL-13.6)."""
        return ARMIES - self.supply(seat) - self.captured(seat)

    def perk(self, seat: i64, at: i64) -> i64:
        """How much a seat has of a lasting ability."""
        return (self.perks(seat) >> at) & PERK

    def knows_token(self, seat: int, region: i64) -> bool:
        """Whether a seat knows what lies on a region: it lies open, or the seat has looked."""
        if (self.face_down >> region) & 1 == 0:
            return True
        return seat != SPECTATOR and (self.looked(seat) >> region) & 1 == 1

    def sees_bid(self, seat: int, other: i64) -> bool:
        """Whether a seat knows a bid: it is its own, or all are open (EL-4.1)."""
        return self.phase != BIDS or other == seat

    # Doing.

    def raise_army(self, region: i64, colour: i64) -> None:
        """Put an army from supply on the map."""
        self.add_supply(colour, -1)
        self.set_board(region, self.board(region) + ARMY[colour])

    def raise_armies(self, region: i64, colour: i64, count: i64) -> None:
        """Put several armies from supply on the map."""
        self.add_supply(colour, -count)
        self.set_board(region, self.board(region) + ARMY[colour] * count)

    def shift_army(self, origin: i64, target: i64, colour: i64) -> None:
        """Move an army on the map."""
        unit = ARMY[colour]
        self.set_board(origin, self.board(origin) - unit)
        self.set_board(target, self.board(target) + unit)

    def remove_army(self, region: i64, colour: i64) -> None:
        """Take an army from the map; where it goes is the caller's business."""
        self.set_board(region, self.board(region) - ARMY[colour])

    def raise_city(self, region: i64, seat: i64) -> None:
        """Put a city from supply on the map; it stays there (EL-6.2.6)."""
        self.add_cities(seat, -1)
        self.set_board(region, self.board(region) + CITY[seat])

    def turn_token(self, region: i64) -> i64:
        """What lies on a region; a face-down token is drawn when first looked at (EL-14.1)."""
        token = self.tokens(region)
        if token == UNTURNED:
            token = draw_bit(self.rng, self.bag)
            self.bag &= ~BIT[token]
            self.set_tokens(region, token)
        return token

    def win_token(self, seat: i64, token: i64) -> None:
        """Own a token from now on, with what it gives at once and for good (EL-10)."""
        self.set_finds(seat, self.finds(seat) | BIT[token])
        self.add_perks(seat, TOKEN_PERKS[token])
        self.add_coins(seat, TOKEN_COINS[token])

    def win_card(self, seat: i64, card: i64) -> None:
        """Own a card from now on, with its abilities (EL-5.4)."""
        self.set_owned(seat, self.owned(seat) | BIT[card])
        self.add_perks(seat, CARD_PERKS[card])
        if CARD_COINS[card]:
            self.add_coins(seat, CARD_COINS[card])
            if self.keeps_events:
                self.tell("earns", seat, (CARD_COINS[card],), "EL-7.5")

    def draw_card(self) -> i64:
        """The next card of the pile, whose order nobody knows (EL-1.7)."""
        card = draw_bit(self.rng, self.deck)
        self.deck &= ~BIT[card]
        return card

    def army_enters(self, seat: i64, region: i64) -> None:
        """What awaits an army that was placed, or moved in: the dragon or the thieves (EL-12)."""
        token = self.tokens(region)
        if token == WILD_DRAGON:
            if self.army_total(region) >= DRAGON_ARMIES:
                self.set_tokens(region, NO_TOKEN)
                self.win_token(seat, token)
                if self.keeps_events:
                    self.tell("slays", seat, (region,), "EL-12.2")
        elif token == BAND_OF_THIEVES and self.coins(seat) > 0:
            self.add_coins(seat, -1)
            if self.keeps_events:
                self.tell("thieves", seat, (region,), "EL-12.6")

    def join(self, links: tuple[Link, ...]) -> None:
        """Let these be the links of the map."""
        self.links = links
        self.ways = ways_of(links)


def token_plan(options: Options) -> bytes:
    """The tokens to be put on the map, in this order (EL-19.3)."""
    plan: list[int] = []
    if options["explorations"] == "open":
        plan += list(range(1, POISON_SWAMP))
    if options["explorations"] == "swamp":
        plan += [UNTURNED] * POISON_SWAMP
    if options["citadels"]:
        plan += [CITADEL] * TOKEN_COUNT[CITADEL]
    if options["encounters"]:
        plan += [WILD_DRAGON, MAGIC_PORTAL, MAGIC_PORTAL, BAND_OF_THIEVES]
    return bytes(plan)


def bit_count(mask: i64) -> i64:
    """How many bits of a mask are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def draw_bit(rng: Rng, mask: i64) -> i64:
    """One of the bits of a mask, all equally likely."""
    skip: i64 = rng.below(bit_count(mask))
    rest = mask
    bit: i64 = 0
    while rest & 1 == 0 or skip > 0:
        skip -= rest & 1
        rest >>= 1
        bit += 1
    return bit


# The links that were asked for last, and their ways: all worlds imagined at a table share them.
_last: Final[list[tuple[tuple[Link, ...], bytes]]] = [((), b"")]


def ways_of(links: tuple[Link, ...]) -> bytes:
    """The neighbours of every region; of two links between the same regions the cheaper counts."""
    last = _last[0]
    if links is last[0]:
        return last[1]
    near = [NO_WAY] * (REGIONS * WAYS)
    for one, other, kind in links:
        add_way(near, one, other, kind)
        add_way(near, other, one, kind)
    ways = bytes(near)
    _last[0] = (links, ways)
    return ways


def add_way(near: list[int], origin: int, target: int, kind: int) -> None:
    """Insert a neighbour so that targets ascend (EL-2.10: a portal beats the sea)."""
    at = origin * WAYS
    end = at + WAYS
    way = target | SEA_BIT if kind == SEA else target
    while at < end and near[at] != NO_WAY and near[at] & WAY_REGION < target:
        at += 1
    if near[at] != NO_WAY and near[at] & WAY_REGION == target:
        if way < near[at]:
            near[at] = way
        return
    while way != NO_WAY:
        pushed = near[at]
        near[at] = way
        way = pushed
        at += 1


def with_portal(links: tuple[Link, ...], one: int, other: int) -> tuple[Link, ...]:
    """The links and one between two portals (EL-12.5)."""
    return (*links, (min(one, other), max(one, other), PORTAL))
