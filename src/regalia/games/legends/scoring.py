"""Control of regions and islands, the score sheet and the ranking (EL-9)."""

from typing import Final

from mypy_extensions import i64

from regalia.core.message import Message
from regalia.core.outcome import Outcome, Reason, judge
from regalia.core.score import ScoreLine, ScoreSheet, places
from regalia.games.legends.actions import COLOURS
from regalia.games.legends.material import (
    BANDIT_KING,
    CARD_PER_COINS,
    CARD_PER_FAMILY,
    CARD_PER_FLYING,
    CARD_SET_COUNT,
    CARD_SET_FAMILY,
    CARD_SET_VP,
    CARDS,
    CITADEL,
    ELIXIR_AT,
    ELIXIR_VP,
    FAIRY_QUEEN,
    FAMILY_MASK,
    FLYING_AT,
    FOREST,
    GRIMOIRE,
    ISLAND_FIRST,
    ISLAND_SIZE,
    NONE,
    RED_SORCERESS,
    REGION_ISLAND,
    SHEET_LINES,
    TOKEN_VP,
    TOKENS,
    WHITE_KNIGHT,
)
from regalia.games.legends.state import (
    ARMY_BITS,
    ARMY_MASK,
    CITY_AT,
    CITY_MASK,
    NOBODY,
    LegendsState,
    bit_count,
)

# Lines of the sheet, a sentence and a rule for each.
FROM_REGIONS: Final = 0
FROM_ISLANDS: Final = 1
FROM_FAMILIES: Final = 2
FROM_SETS: Final = 3
FROM_FLYING: Final = 4
FROM_COINS: Final = 5
FROM_ELIXIRS: Final = 6
FROM_CITADELS: Final = 7
FROM_TOKENS: Final = 8
FROM_WARLORD: Final = 9
FROM_PAST: Final = 10
LINES: Final = [
    ("score-regions", "EL-9.3"),
    ("score-islands", "EL-9.5"),
    ("score-families", "EL-7.6"),
    ("score-sets", "EL-7.7"),
    ("score-flying", "EL-7.10"),
    ("score-coins", "EL-7.8"),
    ("score-elixirs", "EL-9.9"),
    ("score-citadels", "EL-11.2"),
    ("score-tokens", "EL-9.8"),
    ("score-warlord", "EL-9.8"),
    ("score-past", "EL-15.1"),
]

# What the numbers of a standing are, and what comes after them; in a long game, too.
REASONS: Final[list[Reason]] = [
    ("points", "EL-9.11"),
    ("grimoire", "EL-10.6"),
    ("coins", "EL-9.11"),
    ("armies", "EL-9.11"),
    ("regions", "EL-9.11"),
    ("shared", "EL-9.13"),
]
LONG_REASONS: Final[list[Reason]] = [
    ("points", "EL-15.1"),
    ("last_game", "EL-15.2"),
    ("shared", "EL-15.2"),
]

CAPTURED_PER_VP: Final = 3
FOREST_CARDS: Final = 3
LARGE_ISLAND: Final = 3


def holder(s: LegendsState, region: i64) -> i64:
    """The colour with strictly the most armies and cities, or NOBODY (EL-9.1, EL-9.2)."""
    armies = s.board(region)
    if armies == 0:
        return NOBODY
    cities = armies >> CITY_AT
    best: i64 = 0
    who: i64 = NOBODY
    for colour in range(COLOURS):
        strength = (armies & ARMY_MASK) + (cities & CITY_MASK)
        if strength > best:
            best = strength
            who = colour
        elif strength == best:
            who = NOBODY
        armies >>= ARMY_BITS
        cities >>= 2
    return who


def island_holder(s: LegendsState, island: int) -> int:
    """The colour controlling strictly the most regions of an island, or NOBODY (EL-9.4)."""
    counts = [0, 0, 0, 0, 0]
    first = ISLAND_FIRST[island]
    for region in range(first, first + ISLAND_SIZE[island]):
        who = holder(s, region)
        if who != NOBODY:
            counts[who] = counts[who] + 1
    best = 0
    leader = NOBODY
    for colour in range(COLOURS):
        if counts[colour] > best:
            best = counts[colour]
            leader = colour
        elif counts[colour] == best:
            leader = NOBODY
    return leader


def islands(s: LegendsState) -> list[int]:
    """The islands in play, ascending; a region opens its island."""
    return [
        REGION_ISLAND[region]
        for region in s.regions
        if ISLAND_FIRST[REGION_ISLAND[region]] == region
    ]


def regions_held(s: LegendsState, seat: int) -> int:
    """How many regions a seat controls."""
    count = 0
    for region in s.regions:
        if holder(s, region) == seat:
            count += 1
    return count


def cards_of(s: LegendsState, seat: int, family: int) -> int:
    """How many cards of a family a seat owns."""
    return bit_count(s.owned(seat) & FAMILY_MASK[family])


def elixir_points(s: LegendsState, seat: int) -> int:
    """Two points for the most elixirs, one for each of those who tie (EL-9.9, EL-9.10)."""
    mine = s.perk(seat, ELIXIR_AT)
    if mine == 0:
        return 0
    shared = False
    for other in range(s.seats):
        if other != seat:
            theirs = s.perk(other, ELIXIR_AT)
            if theirs > mine:
                return 0
            if theirs == mine:
                shared = True
    return 1 if shared else ELIXIR_VP


def warlord_points(s: LegendsState, seat: int) -> int:
    """What a warlord is worth at the end (EL-13)."""
    warlord = s.warlords(seat)
    if warlord == FAIRY_QUEEN:
        return 1 if cards_of(s, seat, FOREST) >= FOREST_CARDS else 0
    if warlord == BANDIT_KING:
        return 1 if s.supply(seat) == 0 else 0
    if warlord == RED_SORCERESS:
        return sum(s.all_captured()) // CAPTURED_PER_VP
    points = 0
    if warlord == WHITE_KNIGHT:
        for island in islands(s):
            if ISLAND_SIZE[island] >= LARGE_ISLAND and island_holder(s, island) == seat:
                points += 1
    return points


def lines(s: LegendsState, seat: int) -> list[int]:
    """The seat's points by line, as if the game ended now."""
    points = [0] * SHEET_LINES
    for region in s.regions:
        if holder(s, region) == seat:
            points[FROM_REGIONS] = points[FROM_REGIONS] + 1
            if s.tokens(region) == CITADEL:
                points[FROM_CITADELS] = points[FROM_CITADELS] + 1
    for island in islands(s):
        if island_holder(s, island) == seat:
            points[FROM_ISLANDS] = points[FROM_ISLANDS] + 1
    owned = s.owned(seat)
    for card in range(CARDS):
        if (owned >> card) & 1:
            add_card(s, seat, card, points)
    points[FROM_ELIXIRS] = elixir_points(s, seat)
    for token in range(1, TOKENS + 1):
        if (s.finds(seat) >> token) & 1:
            points[FROM_TOKENS] = points[FROM_TOKENS] + TOKEN_VP[token]
    points[FROM_WARLORD] = warlord_points(s, seat)
    points[FROM_PAST] = s.past(seat)
    return points


def add_card(s: LegendsState, seat: int, card: int, points: list[int]) -> None:
    """What the ability of one card scores at the end (EL-7.6 to EL-7.10)."""
    family = CARD_PER_FAMILY[card]
    if family != NONE:
        points[FROM_FAMILIES] = points[FROM_FAMILIES] + cards_of(s, seat, family)
    family = CARD_SET_FAMILY[card]
    if family != NONE and cards_of(s, seat, family) == CARD_SET_COUNT[card]:
        points[FROM_SETS] = points[FROM_SETS] + CARD_SET_VP[card]
    if CARD_PER_FLYING[card]:
        points[FROM_FLYING] = points[FROM_FLYING] + s.perk(seat, FLYING_AT)
    if CARD_PER_COINS[card]:
        points[FROM_COINS] = points[FROM_COINS] + s.coins(seat) // CARD_PER_COINS[card]


def total(s: LegendsState, seat: int) -> int:
    """All points, those of earlier games of a long game included."""
    return sum(lines(s, seat))


def game_points(s: LegendsState, seat: int) -> int:
    """The points of this game alone."""
    return total(s, seat) - s.past(seat)


def sheet(s: LegendsState, seat: int) -> ScoreSheet:
    """All lines, zero ones included, so that sheets of several seats stand side by side."""
    points = lines(s, seat)
    return ScoreSheet(
        [
            ScoreLine(Message("legends." + words), points[line], rule)
            for line, (words, rule) in enumerate(LINES)
        ]
    )


def standing(s: LegendsState, seat: int, best: int) -> list[int]:
    """What orders the seats, the most important first (EL-9.11, EL-9.22, EL-15.2)."""
    points = total(s, seat)
    if s.games() > 1:
        return [points, points - s.past(seat)]
    has_grimoire = (s.finds(seat) >> GRIMOIRE) & 1
    return [
        points,
        has_grimoire if points == best else 0,  # EL-10.6: only on a tie for first
        s.coins(seat),
        s.on_board(seat),
        regions_held(s, seat),
    ]


def standings(s: LegendsState) -> list[list[int]]:
    """What orders all seats."""
    best = max([total(s, seat) for seat in range(s.seats)])
    return [standing(s, seat, best) for seat in range(s.seats)]


def ranks(s: LegendsState) -> list[int]:
    """Each seat's place; seats equal in everything share it (EL-9.13)."""
    return places(standings(s))


def outcome(s: LegendsState) -> Outcome:
    """Who won, and by what."""
    return judge(standings(s), LONG_REASONS if s.games() > 1 else REASONS)
