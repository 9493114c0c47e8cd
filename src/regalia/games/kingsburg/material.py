"""The facts of Kingsburg as flat tables, read once from material.toml (KB-6.3, KB-7.2, KB-12.3)."""

from typing import Final

from regalia.core.block import Block, block_of
from regalia.core.material import Row, expect, name_of, names, read_facts, slugs
from regalia.core.message import Name

NOBODY: Final = -1  # where a seat or a building might be
UNKNOWN: Final = -1  # an enemy that has not been drawn from its year's bag yet

GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOODS: Final = 3

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

ROWS: Final = 5
COLUMNS: Final = 4
BUILDINGS: Final = ROWS * COLUMNS

# A building's id is (row - 1) * COLUMNS + (column - 1).
STATUE: Final = 0
CHAPEL: Final = 1
CHURCH: Final = 2
CATHEDRAL: Final = 3
INN: Final = 4
MARKET: Final = 5
FARMS: Final = 6
MERCHANTS_GUILD: Final = 7
GUARD_TOWER: Final = 8
BLACKSMITH: Final = 9
BARRACKS: Final = 10
WIZARDS_GUILD: Final = 11
PALISADE: Final = 12
STABLE: Final = 13
STONE_WALL: Final = 14
FORTRESS: Final = 15
BARRICADE: Final = 16
CRANE: Final = 17
TOWN_HALL: Final = 18
EMBASSY: Final = 19

# An advisor's id is his number; 0 is nobody.
JESTER: Final = 1
SQUIRE: Final = 2
ARCHITECT: Final = 3
MERCHANT: Final = 4
SERGEANT: Final = 5
ALCHEMIST: Final = 6
ASTRONOMER: Final = 7
TREASURER: Final = 8
MASTER_HUNTER: Final = 9
GENERAL: Final = 10
SWORDSMITH: Final = 11
DUCHESS: Final = 12
CHAMPION: Final = 13
SMUGGLER: Final = 14
INVENTOR: Final = 15
WIZARD: Final = 16
QUEEN: Final = 17
KING: Final = 18
ADVISORS: Final = 18

BARBARIANS: Final = 0
GOBLINS: Final = 1
ORCS: Final = 2
ZOMBIES: Final = 3
DEMONS: Final = 4
DRAGONS: Final = 5
KINDS: Final = 6

YEARS: Final = 5
ENEMIES_PER_YEAR: Final = 5
# An enemy's id is (year - 1) * ENEMIES_PER_YEAR + (number - 1); after them comes the other IV-3.
ENEMIES: Final = 25
DEMONS_STANDARD: Final = 17
DEMONS_ALTERNATIVE: Final = 25

# Columns of ENEMY_LOSS and ENEMY_REWARD, in the order in which losses are taken (KB-13.1).
# The first three are GOLD, WOOD and STONE, here and in ADVISOR_GAIN.
GOODS_ANY: Final = 3
LOSS_BUILDINGS: Final = 4
LOSS_VP: Final = 5
LOSS_WIDTH: Final = 6

GAIN_SOLDIERS: Final = 4
GAIN_PLUS2: Final = 5
GAIN_VP: Final = 6
GAIN_WIDTH: Final = 7


def _numbers(part: Row, columns: list[str], where: str) -> list[int]:
    """One row of a flat table; columns that are absent hold 0."""
    for key in part:
        if key not in columns:
            raise ValueError(f"kingsburg/material.toml: {where} has an unknown key {key!r}")
    return [int(part.get(column, 0)) for column in columns]


def _shared(alternatives: list[list[int]]) -> list[int]:
    """What all alternatives have in common: the part that needs no choice."""
    first = alternatives[0]
    return [n if all(row[i] == n for row in alternatives) else 0 for i, n in enumerate(first)]


def _join(rows: list[list[int]]) -> list[int]:
    return [number for row in rows for number in row]


_facts: Final[Row] = read_facts("kingsburg")
_constants: Final[Row] = _facts["constants"]
_goods: Final[list[Row]] = _facts["good"]
_seasons: Final[list[Row]] = _facts["season"]
_phases: Final[list[Row]] = _facts["phase"]
_advisors: Final[list[Row]] = _facts["advisor"]
_buildings: Final[list[Row]] = _facts["building"]
_kinds: Final[list[Row]] = _facts["kind"]
_years: Final[list[Row]] = _facts["year"]
_enemies: Final[list[Row]] = _facts["enemy"]

COLOURED_DICE: Final[int] = _constants["coloured_dice"]
BUILDING_TOKENS: Final[int] = _constants["building_tokens"]
CHAPEL_TOTAL: Final[int] = _constants["chapel_total"]
CATHEDRAL_GOODS_PER_VP: Final[int] = _constants["cathedral_goods_per_vp"]
CRANE_GOLD: Final[int] = _constants["crane_gold"]
CRANE_FIRST_COLUMN: Final[int] = _constants["crane_first_column"]
RECRUIT_GOODS: Final[int] = _constants["recruit_goods"]
RECRUIT_GOODS_WITH_BARRACKS: Final[int] = _constants["recruit_goods_with_barracks"]
KINGS_REWARD_VP: Final[int] = _constants["kings_reward_vp"]
STRONGEST_WINNER_VP: Final[int] = _constants["strongest_winner_vp"]
FORTRESS_VP: Final[int] = _constants["fortress_vp"]
EMBASSY_VP: Final[int] = _constants["embassy_vp"]
TOWN_HALL_VP: Final[int] = _constants["town_hall_vp"]

GOOD_SLUG: Final[list[str]] = slugs(_goods)
GOOD_NAME: Final[list[Name]] = names(_goods, "name")

SEASON_SLUG: Final[list[str]] = slugs(_seasons)
SEASON_NAME: Final[list[Name]] = names(_seasons, "name")

# The calendar, 0 to 7 for phases 1 to 8 (KB-2.1).
PHASE_SLUG: Final[list[str]] = slugs(_phases)
PHASE_NAME: Final[list[Name]] = [
    SEASON_NAME[SEASON_SLUG.index(row["season"])] if "season" in row else name_of(row["name"])
    for row in _phases
]

_nobody: Final[Name] = Name("", "")
_gain_columns: Final[list[str]] = [*GOOD_SLUG, "goods_any", "soldiers", "plus2", "vp"]
_loss_columns: Final[list[str]] = [*GOOD_SLUG, "goods_any", "buildings", "vp"]

ADVISOR_SLUG: Final[list[str]] = ["", *slugs(_advisors)]
ADVISOR_NAME: Final[list[Name]] = [_nobody, *names(_advisors, "name")]
ADVISOR_THE: Final[list[Name]] = [_nobody, *names(_advisors, "the")]
ADVISOR_TEXT: Final[list[Name]] = [_nobody, *names(_advisors, "text")]
# What a group gets without choosing among alternatives; the Smuggler's payment is negative, and as
# the Alchemist's trades have nothing in common his row is empty.
ADVISOR_GAIN: Final[Block] = block_of(
    [0] * GAIN_WIDTH
    + _join(
        [
            _shared([_numbers(gain, _gain_columns, row["slug"]) for gain in row["gains"]])
            for row in _advisors
        ]
    )
)
ADVISOR_PEEK: Final[bytes] = bytes([0] + [int(row.get("peek", False)) for row in _advisors])

KIND_SLUG: Final[list[str]] = slugs(_kinds)
KIND_NAME: Final[list[Name]] = names(_kinds, "name")
KIND_THE: Final[list[Name]] = names(_kinds, "the")

BUILDING_SLUG: Final[list[str]] = slugs(_buildings)
BUILDING_NAME: Final[list[Name]] = names(_buildings, "name")
BUILDING_THE: Final[list[Name]] = names(_buildings, "the")
BUILDING_TEXT: Final[list[Name]] = names(_buildings, "text")
BUILDING_COST: Final[bytes] = bytes(
    _join([[row["cost"].count(good["letter"]) for good in _goods] for row in _buildings])
)
BUILDING_VP: Final[bytes] = bytes([int(row["vp"]) for row in _buildings])
BUILDING_BATTLE: Final[list[int]] = [int(row.get("battle", 0)) for row in _buildings]
# Added to BUILDING_BATTLE against that kind (KB-20.6).
BUILDING_VERSUS: Final[list[int]] = _join(
    [_numbers(row.get("versus", {}), KIND_SLUG, row["slug"]) for row in _buildings]
)

YEAR_NUMERAL: Final[list[str]] = [str(row["numeral"]) for row in _years]
YEAR_MIN: Final[list[int]] = [int(row["strength"][0]) for row in _years]
YEAR_MAX: Final[list[int]] = [int(row["strength"][1]) for row in _years]

ENEMY_SLUG: Final[list[str]] = slugs(_enemies)
ENEMY_KIND: Final[list[int]] = [KIND_SLUG.index(row["kind"]) for row in _enemies]
ENEMY_NAME: Final[list[Name]] = [KIND_NAME[kind] for kind in ENEMY_KIND]
ENEMY_YEAR: Final[list[int]] = [int(row["year"]) - 1 for row in _enemies]
ENEMY_STRENGTH: Final[list[int]] = [int(row["strength"]) for row in _enemies]
ENEMY_LOSS: Final[bytes] = bytes(
    _join([_numbers(row["loss"], _loss_columns, row["slug"]) for row in _enemies])
)
ENEMY_REWARD: Final[bytes] = bytes(
    _join([_numbers(row["reward"], _loss_columns, row["slug"]) for row in _enemies])
)


def _check() -> None:
    """Hold the ids above against the rows, so that neither can drift from the other."""
    for index, row in enumerate(_advisors):
        expect(row["number"], index + 1, f"number of {row['slug']}")
    letters = [str(good["letter"]) for good in _goods]
    for index, row in enumerate(_buildings):
        place = [index // COLUMNS + 1, index % COLUMNS + 1]
        expect([row["row"], row["column"]], place, f"place of {row['slug']}")
        strangers = [letter for letter in row["cost"] if letter not in letters]
        expect(strangers, [], f"unknown part of the cost of {row['slug']}")

    expect(_constants["years"], YEARS, "years")
    expect(len(_years), YEARS, "number of card backs")
    expect(len(_enemies), ENEMIES + 1, "number of enemies")
    for index, row in enumerate(_enemies[:ENEMIES]):
        place = [index // ENEMIES_PER_YEAR + 1, index % ENEMIES_PER_YEAR + 1]
        expect([row["year"], row["number"]], place, f"place of {row['slug']}")
    for index, year in enumerate(ENEMY_YEAR):
        if not YEAR_MIN[year] <= ENEMY_STRENGTH[index] <= YEAR_MAX[year]:
            raise ValueError(f"material.toml: {ENEMY_SLUG[index]} is outside its year's range")
    expect(_enemies[DEMONS_STANDARD]["kind"], "demons", "kind of IV-3")
    expect(_enemies[DEMONS_ALTERNATIVE].get("option"), {"demons": "alternative"}, "last enemy")


_check()
