"""The facts of It's a Wonderful World as flat tables, read once from material.toml (IWW-1)."""

from typing import Any, Final

from regalia.core.block import Block, block_of
from regalia.core.material import Row, expect, letter_counts, names, read_facts, slugs
from regalia.core.message import Name
from regalia.games.wonderful import purse, sites
from regalia.games.wonderful.production import Yields

# What a slot may hold; the first five are resources, in the order of the production steps.
MATERIALS: Final = 0
ENERGY: Final = 1
SCIENCE: Final = 2
GOLD: Final = 3
EXPLORATION: Final = 4
KRYSTALLIUM: Final = 5
GENERAL: Final = 6
FINANCIER: Final = 7
RESOURCES: Final = 5
KINDS: Final = 8

STRUCTURE: Final = 0
VEHICLE: Final = 1
RESEARCH: Final = 2
PROJECT: Final = 3
DISCOVERY: Final = 4
MEMORIAL: Final = 5
TYPES: Final = 6

# Targets of badges: a type, or the kind of a character.
TARGETS: Final = 8
NO_TARGET: Final = 255
NOBODY: Final = -1
NONE: Final = -1  # no card, no cube, no scenario

BASE: Final = 0
ASCENSION: Final = 1
WAR: Final = 2

SIDES: Final = ("A", "B", "C", "D", "E", "F")
SIDE_B: Final = 1

_facts: Final[Row] = read_facts("wonderful_world")
_constants: Final[Row] = _facts["constants"]
_kinds: Final[list[Row]] = _facts["resource"]
_types: Final[list[Row]] = _facts["type"]
_titles: Final[list[Row]] = _facts["title"]
_empires: Final[list[Row]] = _facts["empire"]
_scenarios: Final[list[Row]] = _facts["scenario"]
_cards: Final[list[Row]] = _facts["card"]

ROUNDS: Final[int] = _constants["rounds"]
PICKS: Final[int] = _constants["picks"]
SOLO_POOLS: Final[int] = _constants["solo_pools"]
SOLO_SUPREMACY: Final[int] = _constants["solo_supremacy"]
SOLO_DRAW: Final[list[int]] = [_constants["solo_draw"], _constants["solo_draw_ascension"]]

KIND_SLUG: Final[list[str]] = slugs(_kinds)
KIND_NAME: Final[list[Name]] = names(_kinds)
TYPE_SLUG: Final[list[str]] = slugs(_types)
TYPE_NAME: Final[list[Name]] = names(_types)
TITLE_SLUG: Final[list[str]] = slugs(_titles)
TITLE_NAME: Final[list[Name]] = names(_titles)
TITLE_LEAST: Final[list[int]] = [int(row["least"]) for row in _titles]
SET_SLUG: Final[list[str]] = ["base", "ascension", "war"]
_targets: Final[list[str]] = [*TYPE_SLUG, "general", "financier"]
_letters: Final[str] = "".join([str(row["letter"]) for row in _kinds])
# The character a step's supremacy brings, or KRYSTALLIUM where the winner chooses.
SUPREMACY: Final[list[int]] = [
    KRYSTALLIUM if row["supremacy"] == "choice" else KIND_SLUG.index(row["supremacy"])
    for row in _kinds[:RESOURCES]
]


def counts(letters: str, where: str) -> list[int]:
    """How many of each kind a word of letters names."""
    return letter_counts(letters, _letters, where)


def _table(rows: list[Row], key: str) -> bytes:
    """KINDS columns for each row."""
    return bytes([n for row in rows for n in counts(row.get(key, ""), row["slug"])])


def _gift(letters: str, where: str) -> int:
    """Krystallium and characters as an addition to a purse."""
    gift = counts(letters, where)
    expect(sum(gift[:RESOURCES]), 0, f"cubes given by {where}")
    return purse.pack(0, gift[KRYSTALLIUM], gift[GENERAL], gift[FINANCIER])


def _per(row: Row, key: str) -> tuple[int, Any]:
    """The one entry of a small table, its key as a target; or NO_TARGET and 0."""
    for target, value in row.get(key, {}).items():
        return _targets.index(target), value
    return NO_TARGET, 0


def _duo(row: Row) -> list[int]:
    if "vp_duo" not in row:
        return [NO_TARGET, NO_TARGET, 0]
    one, two = row["vp_duo"]["pair"]
    return [_targets.index(one), _targets.index(two), int(row["vp_duo"]["vp"])]


CARDS: Final[int] = len(_cards)  # designs; copies of one design cannot be told apart
CARD_SLUG: Final[list[str]] = slugs(_cards)
CARD_NAME: Final[list[Name]] = names(_cards)
CARD_SET: Final[bytes] = bytes([SET_SLUG.index(row["set"]) for row in _cards])
CARD_TYPE: Final[bytes] = bytes([TYPE_SLUG.index(row["type"]) for row in _cards])
CARD_COPIES: Final[bytes] = bytes([int(row["copies"]) for row in _cards])
FREE_MASK: Final = 0xFFFFFFFF  # the slots of all eight kinds, in a site
CARD_COST: Final[Block] = block_of([sites.pack(counts(row["cost"], row["slug"])) for row in _cards])
CARD_SLOTS: Final[bytes] = _table(_cards, "cost")  # the same as counts, card * KINDS + kind
CARD_RECYCLE: Final[bytes] = bytes([KIND_SLUG.index(row["recycle"]) for row in _cards])
CARD_BONUS: Final[Block] = block_of([_gift(row.get("bonus", ""), row["slug"]) for row in _cards])
CARD_BONUS_KINDS: Final[bytes] = _table(_cards, "bonus")
CARD_YIELD: Final[bytes] = _table(_cards, "yields")
CARD_CORRUPT: Final[bytes] = _table(_cards, "corrupts")
# One cube of resource CARD_PER - 1 for each card of a type.
CARD_PER: Final[bytes] = bytes(
    [
        KIND_SLUG.index(next(iter(row["yields_per"].values()))) + 1 if "yields_per" in row else 0
        for row in _cards
    ]
)
CARD_PER_TYPE: Final[bytes] = bytes([_per(row, "yields_per")[0] for row in _cards])
YIELDS: Final = Yields(CARD_YIELD, KINDS, CARD_PER, bytes([1]) * CARDS, CARD_PER_TYPE, CARD_TYPE)
CARD_VP: Final[bytes] = bytes([int(row.get("vp", 0)) for row in _cards])
CARD_BADGE: Final[bytes] = bytes([_per(row, "vp_per")[0] for row in _cards])
CARD_BADGE_VP: Final[bytes] = bytes([_per(row, "vp_per")[1] for row in _cards])
CARD_DUO: Final[bytes] = bytes([n for row in _cards for n in _duo(row)])  # one, other, points
CARD_SOURCE: Final[list[str]] = [str(row["source"]) for row in _cards]

# An empire's row is empire * 6 + side.
_sides: Final[list[Row]] = [
    {"slug": row["slug"], **row[side]} for row in _empires for side in SIDES
]
EMPIRES: Final[int] = len(_empires)
EMPIRE_SLUG: Final[list[str]] = slugs(_empires)
EMPIRE_NAME: Final[list[Name]] = names(_empires)
EMPIRE_SET: Final[bytes] = bytes([SET_SLUG.index(row["set"]) for row in _empires])
EMPIRE_YIELD: Final[bytes] = _table(_sides, "yields")
EMPIRE_CORRUPT: Final[bytes] = _table(_sides, "corrupts")
EMPIRE_BADGE: Final[bytes] = bytes([_per(row, "vp_per")[0] for row in _sides])
EMPIRE_BADGE_VP: Final[bytes] = bytes([_per(row, "vp_per")[1] for row in _sides])
EMPIRE_START: Final[Block] = block_of([_gift(row.get("start", ""), row["slug"]) for row in _sides])

# Cards dealt to each by number of players, (base, C&A) in turn; 0 where the game cannot be played.
DEAL: Final[list[bytes]] = [
    bytes([n for seats in range(8) for n in _facts["deal"][key].get(str(seats), [0, 0])])
    for key in ("base", "ascension")
]
POOL: Final[list[bytes]] = [bytes(_facts["pool"][key]) for key in ("base", "ascension")]

SCENARIO_SLUG: Final[list[str]] = slugs(_scenarios)
SCENARIO_NAME: Final[list[Name]] = names(_scenarios)
SCENARIO_SET: Final[bytes] = bytes([SET_SLUG.index(row["set"]) for row in _scenarios])
SCENARIO_CARDS: Final[list[bytes]] = [
    bytes(sorted([CARD_SLUG.index(slug) for slug in row["cards"]])) for row in _scenarios
]
SCENARIO_MEDALS: Final[list[list[int]]] = [[int(n) for n in row["medals"]] for row in _scenarios]


def deck_of(sets: list[int]) -> bytes:
    """Every copy of every card of some sets, ascending."""
    return bytes([c for c in range(CARDS) if CARD_SET[c] in sets for _ in range(CARD_COPIES[c])])


BASE_DECK: Final[bytes] = deck_of([BASE])
ASCENSION_DECK: Final[bytes] = deck_of([ASCENSION])
WAR_CARDS: Final[bytes] = deck_of([WAR])
# Without the Memorials: the fifteen cards of the booster (IWW-20.1).
BOOSTER_CARDS: Final[bytes] = bytes([c for c in WAR_CARDS if CARD_TYPE[c] != MEMORIAL])


def _check() -> None:
    """Hold the ids above against the rows, so that neither can drift from the other."""
    expect(len(set(CARD_SLUG)), CARDS, "number of different cards")
    expect(_constants["krystallium_cubes"], purse.CUBES_PER_KRYSTALLIUM, "krystallium_cubes")
    for row in _cards:
        one_line = sum([key in row for key in ("yields", "yields_per")]) < 2
        one_badge = sum([key in row for key in ("vp", "vp_per", "vp_duo")]) < 2
        expect([one_line, one_badge], [True, True], f"production and points of {row['slug']}")


_check()
