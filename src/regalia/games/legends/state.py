"""The matter of Legends: what lies where, and the small verbs that move it."""

from typing import Final

from mypy_extensions import i64

from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.legends.actions import COLOURS
from regalia.games.legends.material import (
    ARMIES,
    BAND_OF_THIEVES,
    CARD_COINS,
    CARD_PERKS,
    CITADEL,
    CITIES,
    DRAGON_ARMIES,
    LONG_GAMES,
    MAGIC_PORTAL,
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

# What lists are before they are laid out or copied: making empty ones would double a clone's cost.
NOTHING: Final[list[int]] = []
NOBODY: Final = -1
NOWHERE: Final = -1
UNKNOWN: Final = -1  # a bid that is not in yet, or that others may not see

# One int per region: five bits of armies for each colour, then two bits of cities for each player.
ARMY_BITS: Final = 5
ARMY_MASK: Final = 31
CITY_AT: Final = 25
CITY_MASK: Final = 3
ALL_ARMIES: Final = 0x1FFFFFF

# `ways`: up to six neighbours of each region, ascending; a sea link bears SEA_BIT.
WAYS: Final = 6
SEA_BIT: Final = 64
WAY_REGION: Final = 63
NO_WAY: Final = 255

# Open rulings as flags, read once from the options.
ONE_CITY: Final = 1
SELF_DESTROY: Final = 2
NEUTRAL_DESTROY: Final = 4

Link = tuple[int, int, int]


class LegendsState(GameState):
    """All that lies on the table. Lists have an item per seat or colour, masks a bit per thing."""

    def __init__(self, options: Options, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.options = options
        self.flags = 0
        self.plan = b""  # the tokens to be put on the map, in this order
        # Time.
        self.game = 0  # of a long game
        self.past = NOTHING  # points of the games before this one
        self.setup_player = NOBODY
        self.first = NOBODY
        self.turn = NOBODY  # whose turn it is
        self.turns = 0  # how many turns are still to come, this one included
        self.step = 0  # how far a series of questions, or which part of a card
        self.card = NOBODY  # the card whose action is being carried out
        self.left = 0  # armies or movement points left in this part
        self.victim = NOBODY  # whom the Bandit King may rob
        # The map: it seldom changes, so it is kept in things that cannot change and are shared.
        self.layout = b""  # by slot: face * 4 + turn
        self.centre = NOWHERE  # the slot of the central board
        self.regions = b""  # in play, ascending
        self.links: tuple[Link, ...] = ()
        self.ways = b""
        self.start = NOWHERE
        self.outpost = NOWHERE
        self.tokens = b""  # by region
        self.face_down = 0  # regions whose token lies face down
        self.bag = 0  # face-down tokens that nobody has looked at yet, a bit per token
        self.known = NOTHING  # by seat: regions whose face-down token it has looked at
        # Pieces and holdings.
        self.board = NOTHING  # by region, see ARMY_BITS
        self.supply = NOTHING  # armies by colour
        self.cities = NOTHING  # left in supply
        self.captured = NOTHING  # armies of a seat on the Sorceress's card
        self.coins = NOTHING
        self.perks = NOTHING
        self.owned = NOTHING  # cards
        self.finds = NOTHING  # tokens
        self.warlords = b""
        self.row = NOTHING
        self.deck = 0  # the cards that may still come
        self.bids = NOTHING

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
        seats = self.seats
        self.layout = b""
        self.centre = NOWHERE
        self.regions = b""
        self.links = ()
        self.ways = b""
        self.start = NOWHERE
        self.outpost = NOWHERE
        self.tokens = bytes(REGIONS)
        self.face_down = 0
        self.bag = (1 << (POISON_SWAMP + 1)) - 2 if UNTURNED in self.plan else 0
        self.known = [0] * seats
        self.board = [0] * REGIONS
        self.supply = [ARMIES] * COLOURS
        self.cities = [CITIES] * seats
        self.captured = [0] * seats
        self.coins = [0] * seats
        self.perks = [0] * seats
        self.owned = [0] * seats
        self.finds = [0] * seats
        self.warlords = bytes(seats)
        self.row = []
        self.deck = 0
        self.bids = [UNKNOWN] * seats
        self.first = NOBODY
        self.turn = NOBODY
        self.turns = 0
        self.step = 0
        self.card = NOBODY
        self.left = 0
        self.victim = NOBODY

    # Looking.

    def armies(self, region: int, colour: int) -> int:
        """The armies of a colour in a region."""
        return (self.board[region] >> (colour * ARMY_BITS)) & ARMY_MASK

    def cities_at(self, region: int, seat: int) -> int:
        """The cities of a player in a region."""
        return (self.board[region] >> (CITY_AT + seat * 2)) & CITY_MASK

    def army_total(self, region: int) -> int:
        """The armies of all colours in a region."""
        rest = self.board[region] & ALL_ARMIES
        total = 0
        while rest:
            total += rest & ARMY_MASK
            rest >>= ARMY_BITS
        return total

    def on_board(self, seat: int) -> int:
        """The armies of a player on the map (EL-9.11); captured ones are not there (EL-13.6)."""
        return ARMIES - self.supply[seat] - self.captured[seat]

    # Doing. `list[i] = list[i] + n` and not `+=`: mypyc compiles the latter to slow arithmetic.

    def gain_coins(self, seat: int, count: int) -> None:
        """Receive coins from the bank, or give them up."""
        self.coins[seat] = self.coins[seat] + count

    def raise_army(self, region: int, colour: int) -> None:
        """Put an army from supply on the map."""
        self.supply[colour] = self.supply[colour] - 1
        self.board[region] = self.board[region] + (1 << (colour * ARMY_BITS))

    def raise_armies(self, region: int, colour: int, count: int) -> None:
        """Put several armies from supply on the map."""
        for _ in range(count):
            self.raise_army(region, colour)

    def shift_army(self, origin: int, target: int, colour: int) -> None:
        """Move an army on the map."""
        unit = 1 << (colour * ARMY_BITS)
        self.board[origin] = self.board[origin] - unit
        self.board[target] = self.board[target] + unit

    def remove_army(self, region: int, colour: int) -> None:
        """Take an army from the map; where it goes is the caller's business."""
        self.board[region] = self.board[region] - (1 << (colour * ARMY_BITS))

    def raise_city(self, region: int, seat: int) -> None:
        """Put a city from supply on the map; it stays there (EL-6.2.6)."""
        self.cities[seat] = self.cities[seat] - 1
        self.board[region] = self.board[region] + (1 << (CITY_AT + seat * 2))

    def put_token(self, region: int, token: int) -> None:
        """Put a token on a region, or take it away with NO_TOKEN."""
        tokens = list(self.tokens)
        tokens[region] = token
        self.tokens = bytes(tokens)

    def turn_token(self, region: int) -> int:
        """What lies on a region; a face-down token is drawn when first looked at (EL-14.1)."""
        token = self.tokens[region]
        if token == UNTURNED:
            token = draw_bit(self.rng, self.bag)
            self.bag &= ~(1 << token)
            self.put_token(region, token)
        return token

    def win_token(self, seat: int, token: int) -> None:
        """Own a token from now on, with what it gives at once and for good (EL-10)."""
        self.finds[seat] = self.finds[seat] | 1 << token
        self.perks[seat] = self.perks[seat] + TOKEN_PERKS[token]
        self.gain_coins(seat, TOKEN_COINS[token])

    def win_card(self, seat: int, card: int) -> None:
        """Own a card from now on, with its abilities (EL-5.4)."""
        self.owned[seat] = self.owned[seat] | 1 << card
        self.perks[seat] = self.perks[seat] + CARD_PERKS[card]
        if CARD_COINS[card]:
            self.gain_coins(seat, CARD_COINS[card])
            if self.keeps_events:
                self.tell("earns", seat, (CARD_COINS[card],), "EL-7.5")

    def draw_card(self) -> int:
        """The next card of the pile, whose order nobody knows (EL-1.7)."""
        card = draw_bit(self.rng, self.deck)
        self.deck &= ~(1 << card)
        return card

    def army_enters(self, seat: int, region: int) -> None:
        """What awaits an army that was placed, or moved in: the dragon or the thieves (EL-12)."""
        token = self.tokens[region]
        if token == WILD_DRAGON:
            if self.army_total(region) >= DRAGON_ARMIES:
                self.put_token(region, 0)
                self.win_token(seat, token)
                if self.keeps_events:
                    self.tell("slays", seat, (region,), "EL-12.2")
        elif token == BAND_OF_THIEVES and self.coins[seat] > 0:
            self.gain_coins(seat, -1)
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


def draw_bit(rng: Rng, mask: int) -> int:
    """One of the bits of a mask, all equally likely."""
    rest: i64 = mask
    count: i64 = 0
    while rest:
        rest &= rest - 1
        count += 1
    skip: i64 = rng.below(int(count))
    rest = mask
    bit: i64 = 0
    while rest & 1 == 0 or skip > 0:
        skip -= rest & 1
        rest >>= 1
        bit += 1
    return int(bit)


def ways_of(links: tuple[Link, ...]) -> bytes:
    """The neighbours of every region; of two links between the same regions the cheaper counts."""
    near = [NO_WAY] * (REGIONS * WAYS)
    for one, other, kind in links:
        add_way(near, one, other, kind)
        add_way(near, other, one, kind)
    return bytes(near)


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
