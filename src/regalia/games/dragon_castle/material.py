"""The facts of Dragon Castle as flat tables, read once from material.toml."""

from typing import Final

from regalia.core.material import Row, expect, names, read_facts, slugs
from regalia.core.message import Name

# A tile's id is that of its identity: four copies bear each (DC-1.2).
MERCHANT: Final = 0
SOLDIER: Final = 1
FARMER: Final = 2
SEASON: Final = 3
WIND_TILE: Final = 4
DRAGON: Final = 5
TYPES: Final = 6
FACTIONS: Final = 3  # the first three types
NUMBERS: Final = 6
TILES: Final = 29
NO_TILE: Final = 29  # in a table of tiles: nothing, or nothing that shows a face

MOST_SEATS: Final = 4
NO_CELL: Final = -1
NO_SPIRIT: Final = -1

BEAUTY: Final = 0
WIND: Final = 1
CHANGE: Final = 2
ELEGANCE: Final = 3
DECEPTION: Final = 4
STRENGTH: Final = 5
FAITH: Final = 6
DESTRUCTION: Final = 7
DEPTHS: Final = 8
CUNNING: Final = 9
SPIRITS: Final = 10

TRANQUILITY: Final = 0
RIGHTEOUSNESS: Final = 1
HUMILITY: Final = 2
BRAVERY: Final = 3
MAJESTY: Final = 4
POWER: Final = 5
WISDOM: Final = 6
HARMONY: Final = 7
DEVOTION: Final = 8
RECKLESSNESS: Final = 9
DRAGONS: Final = 10

# Points that are won in play; shrines, countdown and Dragons are counted when asked for.
FROM_GROUPS: Final = 0
FROM_DISCARDS: Final = 1
TALLIES: Final = 2

_facts: Final[Row] = read_facts("dragon_castle")
_constants: Final[Row] = _facts["constants"]
_consolidation: Final[Row] = _facts["consolidation"]
_advice: Final[Row] = _facts["advice"]
_types: Final[list[Row]] = _facts["type"]
_tiles: Final[list[Row]] = _facts["tile"]
_spirits: Final[list[Row]] = _facts["spirit"]
_dragons: Final[list[Row]] = _facts["dragon"]
_castles: Final[list[Row]] = _facts["castle"]

TILE_COUNT: Final[int] = _constants["tiles"]
COPIES: Final[int] = _constants["copies"]
SHRINES: Final[int] = _constants["shrines"]
SHRINES_AT_START: Final[int] = _constants["shrines_at_start"]
COUNTDOWN: Final[int] = _constants["countdown"]
COUNTDOWN_VP: Final[int] = _constants["countdown_vp"]
DISCARD_VP: Final[int] = _constants["discard_vp"]
FLOORS: Final[int] = _constants["floors"]

REALM_ROWS: Final[int] = _facts["realm"]["rows"]
REALM_COLUMNS: Final[int] = _facts["realm"]["columns"]
CASTLE_ROWS: Final[int] = _facts["envelope"]["rows"]
CASTLE_COLUMNS: Final[int] = _facts["envelope"]["columns"]

LEAST_GROUP: Final[int] = _consolidation["least"]
CUNNING_SIZE: Final[int] = _consolidation["cunning_size"]
CUNNING_VP: Final[int] = _consolidation["cunning_vp"]


def _beyond(row: list[int], length: int) -> bytes:
    """A table continued by 1 VP for each tile beyond its last (DC-6.4)."""
    last = len(row) - 1
    return bytes([row[n] if n <= last else row[last] + n - last for n in range(length)])


GROUP_VP: Final[bytes] = _beyond(_consolidation["vp"], REALM_ROWS * REALM_COLUMNS + 1)
# No stack is higher than all tiles together; floors beyond the table are worth its last (DC-7.5).
SHRINE_VP: Final[bytes] = bytes(
    [
        _consolidation["shrine_vp"][min(floor, len(_consolidation["shrine_vp"]) - 1)]
        for floor in range(TILE_COUNT + 1)
    ]
)

TYPE_SLUG: Final[list[str]] = slugs(_types)
TYPE_NAME: Final[list[Name]] = names(_types, "name")
TYPE_PLURAL: Final[list[Name]] = names(_types, "plural")
TYPE_SHRINES: Final[bytes] = bytes([int(row["shrines"]) for row in _types])
TYPE_BONUS: Final[bytes] = bytes([int(row["bonus"]) for row in _types])

TILE_SLUG: Final[list[str]] = slugs(_tiles)
TILE_NAME: Final[list[Name]] = names(_tiles, "name")
TILE_THE: Final[list[Name]] = names(_tiles, "the")
TILE_TYPE: Final[bytes] = bytes([TYPE_SLUG.index(row["type"]) for row in _tiles])
TILE_NUMBER: Final[bytes] = bytes([int(row["number"]) for row in _tiles])

SPIRIT_SLUG: Final[list[str]] = slugs(_spirits)
SPIRIT_NAME: Final[list[Name]] = names(_spirits, "name")
SPIRIT_THE: Final[list[Name]] = names(_spirits, "the")
SPIRIT_TEXT: Final[list[Name]] = names(_spirits, "text")
SPIRIT_BEGINNER: Final[bytes] = bytes([int(row["beginner"]) for row in _spirits])

DRAGON_SLUG: Final[list[str]] = slugs(_dragons)
DRAGON_NAME: Final[list[Name]] = names(_dragons, "name")
DRAGON_THE: Final[list[Name]] = names(_dragons, "the")
DRAGON_TEXT: Final[list[Name]] = names(_dragons, "text")
DRAGON_BEGINNER: Final[bytes] = bytes([int(row["beginner"]) for row in _dragons])

CASTLE_SLUG: Final[list[str]] = slugs(_castles)
CASTLE_NAME: Final[list[Name]] = names(_castles, "name")
CASTLE_PLAYERS: Final[list[list[int]]] = [row["players"] for row in _castles]
CASTLE_PLAN: Final[list[str]] = [",".join(row["grid"]) for row in _castles]

# By number of players: the least and the most tiles advised on floor 1 (DC-12.4).
FIRST_FLOOR: Final[dict[int, list[int]]] = {
    int(players): limits for players, limits in _advice["first_floor"].items()
}
LONG_ROW: Final[int] = _advice["long_row"]


def _check() -> None:
    """Hold the ids above against the rows, so that neither can drift from the other."""
    expect([bool(row["faction"]) for row in _types], [True] * 3 + [False] * 3, "the Factions")
    expect(len(_tiles), TILES, "the number of tiles")
    expect(TILES * COPIES, TILE_COUNT, "the number of all tiles")
    expect(list(TILE_TYPE), sorted(TILE_TYPE), "the order of tiles by type")
    numbered = [*range(1, NUMBERS + 1)] * FACTIONS
    expect(list(TILE_NUMBER), numbered + [0] * (TILES - len(numbered)), "the numbers")
    expect([REALM_ROWS % 2, REALM_COLUMNS % 2], [0, 0], "an odd side of the Realm")
    for plan in CASTLE_PLAN:
        expect(sum([int(sign) for sign in plan if sign.isdigit()]), TILE_COUNT, "a castle")


_check()
