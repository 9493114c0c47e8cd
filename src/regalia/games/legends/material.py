"""The facts of Legends as flat tables, read once from material.toml (EL-1.3, EL-2, EL-17)."""

from typing import Final

from regalia.core.block import Block, block_of
from regalia.core.material import Row, expect, names, read_facts, slugs
from regalia.core.message import Name

CARDS: Final = 34
FAMILIES: Final = 8
REGIONS: Final = 38
ISLANDS: Final = 14
FACES: Final = 8
SLOTS: Final = 4
SHEET_LINES: Final = 11  # of a score sheet
NONE: Final = 255  # in tables of bytes: no region, no family, no second part
NOBODY: Final = -1
NOWHERE: Final = -1
UNKNOWN: Final = -1  # a bid that is not in yet, or that others may not see

# What a part of a card lets one do.
DO_PLACE: Final = 0
DO_MOVE: Final = 1
DO_BUILD: Final = 2
DO_DESTROY: Final = 3
DOINGS: Final = ["place", "move", "build", "destroy"]

SINGLE: Final = 0
AND: Final = 1
OR: Final = 2
MODES: Final = ["single", "and", "or"]

# Lasting abilities are counted in one int per seat, five bits each (EL-7).
FLYING_AT: Final = 0
ARMY_AT: Final = 5
MOVE_AT: Final = 10
ELIXIR_AT: Final = 15
IMMUNE_AT: Final = 20
PERK: Final = 31
PERKS: Final[dict[str, int]] = {
    "flying": FLYING_AT,
    "extra_army": ARMY_AT,
    "extra_move": MOVE_AT,
    "elixir": ELIXIR_AT,
    "immune": IMMUNE_AT,
}

# Tokens; 0 is none. Citadels and portals come more than once.
NO_TOKEN: Final = 0
MAGIC_SPRING: Final = 1
COTTAGE: Final = 2
BURIED_TREASURE: Final = 3
GRIMOIRE: Final = 4
STABLE: Final = 5
POISON_SWAMP: Final = 6
CITADEL: Final = 7
WILD_DRAGON: Final = 8
MAGIC_PORTAL: Final = 9
BAND_OF_THIEVES: Final = 10
TOKENS: Final = 10
UNTURNED: Final = 11  # a token nobody has looked at yet (EL-14.1): it is drawn when somebody does

NO_WARLORD: Final = 0
FAIRY_QUEEN: Final = 1
BANDIT_KING: Final = 2
RED_SORCERESS: Final = 3
WHITE_KNIGHT: Final = 4
WARLORDS: Final = 4

# Sides of a board and quarter turns, clockwise.
SIDES: Final = "NESW"

# Kinds of links.
LAND: Final = 0
SEA: Final = 1
PASS: Final = 2
PORTAL: Final = 3
LINK_KINDS: Final = ["land", "sea", "pass"]

T_SHAPE: Final = 0
RECTANGLE: Final = 1

_facts: Final[Row] = read_facts("legends")
_constants: Final[Row] = _facts["constants"]
_tables: Final[dict[int, Row]] = {int(row["seats"]): row for row in _facts["table"]}
_families: Final[list[Row]] = _facts["family"]
_cards: Final[list[Row]] = _facts["card"]
_warlords: Final[list[Row]] = _facts["warlord"]
_tokens: Final[list[Row]] = _facts["token"]
_boards: Final[list[Row]] = _facts["board"]
_faces: Final[list[Row]] = _facts["face"]
_regions: Final[dict[str, Row]] = _facts["regions"]
_shapes: Final[list[Row]] = _facts["shape"]
_presets: Final[list[Row]] = _facts["preset"]

ARMIES: Final[int] = _constants["armies"]
CITIES: Final[int] = _constants["cities"]
ROW_COST: Final[bytes] = bytes(_constants["row"])
ROW_SIZE: Final = 6
START_ARMIES: Final[int] = _constants["start_armies"]
NEUTRAL_ARMIES: Final[int] = _constants["neutral_armies"]
SEA_COST: Final[int] = _constants["sea_cost"]
ELIXIR_VP: Final[int] = _constants["elixir_vp"]
DRAGON_ARMIES: Final[int] = _constants["dragon_armies"]
LONG_GAMES: Final[int] = _constants["long_games"]

# By number of seats.
COINS: Final[bytes] = bytes([_tables[n]["coins"] if n in _tables else 0 for n in range(5)])
CARDS_EACH: Final[bytes] = bytes([_tables[n]["cards"] if n in _tables else 0 for n in range(5)])
MOST_COINS: Final = 12  # anybody can bid

FAMILY_SLUG: Final[list[str]] = slugs(_families)
FAMILY_NAME: Final[list[Name]] = names(_families, "name")
FAMILY_CARD: Final[list[Name]] = names(_families, "card")

CARD_SLUG: Final[list[str]] = slugs(_cards)
CARD_NAME: Final[list[Name]] = names(_cards, "name")
CARD_THE: Final[list[Name]] = names(_cards, "the")
CARD_MARK: Final[bytes] = bytes([int(row.get("mark", 0)) for row in _cards])
CARD_FAMILY: Final[bytes] = bytes(
    [FAMILY_SLUG.index(row["family"]) if "family" in row else NONE for row in _cards]
)
CARD_MODE: Final[bytes] = bytes([MODES.index(row["mode"]) for row in _cards])
# Two parts per card; a single action has NONE as its second.
CARD_DO: Final[bytes] = bytes(
    [
        DOINGS.index(row["parts"][i]["do"]) if i < len(row["parts"]) else NONE
        for row in _cards
        for i in range(2)
    ]
)
CARD_N: Final[bytes] = bytes(
    [int(row["parts"][i]["n"]) if i < len(row["parts"]) else 0 for row in _cards for i in range(2)]
)


def _perks(ability: Row) -> int:
    return sum([int(ability.get(slug, 0)) << at for slug, at in PERKS.items()])


def _family(ability: Row, key: str) -> int:
    return FAMILY_SLUG.index(ability[key]) if key in ability else NONE


_abilities: Final[list[Row]] = [row["ability"] for row in _cards]
_sets: Final[list[Row]] = [ability.get("set", {}) for ability in _abilities]
CARD_PERKS: Final[Block] = block_of([_perks(ability) for ability in _abilities])
CARD_COINS: Final[bytes] = bytes([int(ability.get("coins", 0)) for ability in _abilities])
CARD_PER_FAMILY: Final[bytes] = bytes([_family(ability, "per_family") for ability in _abilities])
CARD_PER_FLYING: Final[bytes] = bytes([int(ability.get("per_flying", 0)) for ability in _abilities])
CARD_PER_COINS: Final[bytes] = bytes([int(ability.get("per_coins", 0)) for ability in _abilities])
CARD_SET_FAMILY: Final[bytes] = bytes([_family(row, "family") for row in _sets])
CARD_SET_COUNT: Final[bytes] = bytes([int(row.get("count", 0)) for row in _sets])
CARD_SET_VP: Final[bytes] = bytes([int(row.get("vp", 0)) for row in _sets])

# Sets of cards are masks with a bit per card.
FAMILY_MASK: Final[Block] = block_of(
    [sum([1 << n for n in range(CARDS) if CARD_FAMILY[n] == family]) for family in range(FAMILIES)]
)
FOREST: Final = 4
DECK_MASK: Final[Block] = block_of(  # by number of seats (EL-3.9)
    [sum([1 << n for n in range(CARDS) if CARD_MARK[n] <= seats]) for seats in range(5)]
)

_nothing: Final[Name] = Name("", "")

WARLORD_SLUG: Final[list[str]] = ["", *slugs(_warlords)]
WARLORD_NAME: Final[list[Name]] = [_nothing, *names(_warlords, "name")]
WARLORD_THE: Final[list[Name]] = [_nothing, *names(_warlords, "the")]
WARLORD_TEXT: Final[list[Name]] = [_nothing, *names(_warlords, "text")]

_effects: Final[list[Row]] = [{}, *[row["effect"] for row in _tokens]]
TOKEN_SLUG: Final[list[str]] = ["", *slugs(_tokens)]
TOKEN_NAME: Final[list[Name]] = [_nothing, *names(_tokens, "name")]
TOKEN_THE: Final[list[Name]] = [_nothing, *names(_tokens, "the")]
TOKEN_KIND: Final[list[str]] = ["", *[str(row["kind"]) for row in _tokens]]
TOKEN_COUNT: Final[bytes] = bytes([0, *[int(row["count"]) for row in _tokens]])
TOKEN_PERKS: Final[Block] = block_of([_perks(effect) for effect in _effects])
TOKEN_COINS: Final[bytes] = bytes([int(effect.get("coins", 0)) for effect in _effects])
TOKEN_VP: Final[Block] = block_of([int(effect.get("vp", 0)) for effect in _effects])

FACE_SLUG: Final[list[str]] = slugs(_faces)
FACE_NAME: Final[list[Name]] = names(_faces, "name")
FACE_THE: Final[list[Name]] = names(_faces, "the")
# The two faces of a board: board * 2 + side; and the board of a face.
BOARD_FACE: Final[bytes] = bytes(
    [FACE_SLUG.index(slug) for row in _boards for slug in row["faces"]]
)
FACE_BOARD: Final[bytes] = bytes([BOARD_FACE.index(face) // 2 for face in range(FACES)])
FACE_START_HERE: Final[bytes] = bytes([row.get("special") == "start_here" for row in _faces])

REGION_SLUG: Final[list[str]] = list(_regions)
REGION_NAME: Final[list[Name]] = names(list(_regions.values()), "name")
REGION_THE: Final[list[Name]] = names(list(_regions.values()), "the")
REGION_X: Final[bytes] = bytes([row["x"] for row in _regions.values()])
REGION_Y: Final[bytes] = bytes([row["y"] for row in _regions.values()])
REGION_FACE: Final[bytes] = bytes([FACE_SLUG.index(row["face"]) for row in _regions.values()])
_islands: Final[list[str]] = [f"{row['face']}_{row['island']}" for row in _regions.values()]
ISLAND_SLUG: Final[list[str]] = list(dict.fromkeys(_islands))
REGION_ISLAND: Final[bytes] = bytes([ISLAND_SLUG.index(slug) for slug in _islands])
# The regions of a face, and those of an island, follow one another.
FACE_FIRST: Final[bytes] = bytes([REGION_FACE.index(face) for face in range(FACES)])
FACE_SIZE: Final[bytes] = bytes([REGION_FACE.count(face) for face in range(FACES)])
ISLAND_FIRST: Final[bytes] = bytes([REGION_ISLAND.index(island) for island in range(ISLANDS)])
ISLAND_SIZE: Final[bytes] = bytes([REGION_ISLAND.count(island) for island in range(ISLANDS)])
# The region that carries the dotted stub of a side: face * 4 + side.
FACE_PORT: Final[bytes] = bytes(
    [REGION_SLUG.index(row["ports"][side]) for row in _faces for side in SIDES]
)


def _links() -> list[tuple[int, int, int]]:
    found = []
    for kind, slug in enumerate(LINK_KINDS):
        for one, other, _ in _facts["links"][slug]:
            found.append((REGION_SLUG.index(one), REGION_SLUG.index(other), kind))
    return sorted(found)


LINKS: Final[list[tuple[int, int, int]]] = _links()  # on the faces themselves: region, region, kind

SHAPE_SLUG: Final[list[str]] = slugs(_shapes)
SLOT_SLUG: Final[list[list[str]]] = [slugs(row["slots"]) for row in _shapes]
SLOT_COLUMN: Final[list[list[int]]] = [[s["column"] for s in row["slots"]] for row in _shapes]
SLOT_ROW: Final[list[list[int]]] = [[s["row"] for s in row["slots"]] for row in _shapes]
# Which sides of which slots touch: slot, side, slot, side.
JOINS: Final[list[list[tuple[int, int, int, int]]]] = [
    [
        (slots.index(one), SIDES.index(side), slots.index(other), SIDES.index(facing))
        for one, side, other, facing in row["joins"]
    ]
    for row, slots in zip(_shapes, SLOT_SLUG, strict=True)
]
T_CENTRE: Final = 1

PRESET_SLUG: Final[list[str]] = slugs(_presets)
PRESET_SHAPE: Final[list[int]] = [SHAPE_SLUG.index(row["shape"]) for row in _presets]
# By slot: face * 4 + turn.
PRESET_BOARDS: Final[list[bytes]] = [
    bytes(
        [
            FACE_SLUG.index(row["boards"][slot][0]) * 4 + int(row["boards"][slot][1])
            for slot in SLOT_SLUG[shape]
        ]
    )
    for row, shape in zip(_presets, PRESET_SHAPE, strict=True)
]
PRESET_CENTRE: Final[list[int]] = [
    SLOT_SLUG[shape].index(row["centre"]) for row, shape in zip(_presets, PRESET_SHAPE, strict=True)
]


def _check() -> None:
    """Hold the ids above against the rows, so that neither can drift from the other."""
    sizes = [len(_cards), len(_families), len(_regions), len(ISLAND_SLUG), len(_faces)]
    expect(sizes, [CARDS, FAMILIES, REGIONS, ISLANDS, FACES], "the number of rows")
    expect(len(ROW_COST), ROW_SIZE, "the length of the row")
    expect(max(COINS), MOST_COINS, "the most coins")
    for seats, row in _tables.items():
        expect(int(DECK_MASK[seats]).bit_count(), row["deck"], f"the deck of {seats}")
    expect(list(REGION_FACE), sorted(REGION_FACE), "the order of regions by face")
    expect(list(REGION_ISLAND), sorted(REGION_ISLAND), "the order of regions by island")
    for face in range(FACES):
        for side in range(4):
            port = FACE_PORT[face * 4 + side]
            expect(REGION_FACE[port], face, f"the face of the port {REGION_SLUG[port]}")
    expect(SLOT_SLUG[T_SHAPE][T_CENTRE], _shapes[T_SHAPE]["centre"], "the centre of the T")


_check()
