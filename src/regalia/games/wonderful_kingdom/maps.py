"""The Conquest boards as flat tables: territories, sites, borders (IWK-30, IWK-31).

On a board with n territories, n is the red castle and n + 1 the blue one. Seat 0 is Red.
"""

from typing import Any, Final

from regalia.core.message import Name
from regalia.games.wonderful_kingdom.material import FACTS, RESOURCES, counts

_boards: Final[list[dict[str, Any]]] = FACTS["board"]

# What a site gives: a resource, or one of these.
KRYSTALLIUM_SITE: Final = 4
TRAP_SITE: Final = 5
SPY_SITE: Final = 6
DESTRUCTION: Final = 7
DOUBLE_MOVE: Final = 8
PRISON: Final = 9
BONUS_SLUG: Final = (
    "materials",
    "population",
    "gold",
    "exploration",
    "krystallium",
    "trap",
    "spy",
    "destruction",
    "double_move",
    "prison",
)
_colours: Final = ("red", "blue")

ARMIES: Final[int] = FACTS["constants"]["armies"]
BOARDS: Final[int] = len(_boards)
BOARD_SLUG: Final[list[str]] = [str(row["slug"]) for row in _boards]
BOARD_SOLO: Final[bytes] = bytes([int(row["solo"]) for row in _boards])
TERRITORIES: Final[bytes] = bytes([len(row["territories"]) for row in _boards])
PLACES: Final[int] = max(TERRITORIES) + 2  # with the castles, on any board
PLACE_SLUG: Final[list[list[str]]] = [
    [str(place["slug"]) for place in row["territories"]] + ["castle_red", "castle_blue"]
    for row in _boards
]
# Every slug of a place on any board, for the codes of actions.
PLACE_CODES: Final[list[str]] = sorted({slug for slugs in PLACE_SLUG for slug in slugs})
PLACE_CODE: Final[list[list[int]]] = [
    [PLACE_CODES.index(slug) for slug in slugs] for slugs in PLACE_SLUG
]
PLACE_NAME: Final[list[list[Name]]] = [
    [
        Name(
            ("sea " if place["sea"] else "land ") + place["slug"].upper(),
            ("mer " if place["sea"] else "terre ") + place["slug"].upper(),
        )
        for place in row["territories"]
    ]
    + [Name("the red castle", "château rouge"), Name("the blue castle", "château bleu")]
    for row in _boards
]
PLACE_VP: Final[list[bytes]] = [
    bytes([int(n) for place in row["territories"] for n in place["vp"]]) for row in _boards
]
SITES: Final[list[list[bytes]]] = [
    [bytes([BONUS_SLUG.index(site) for site in place["sites"]]) for place in row["territories"]]
    + [b"", b""]
    for row in _boards
]
# Whose army stands on a site at first: seat + 1, or 0.
START: Final[list[list[bytes]]] = [
    [
        bytes([_colours.index(who) + 1 if who else 0 for who in place["start"]])
        for place in row["territories"]
    ]
    + [b"", b""]
    for row in _boards
]
CASTLE_YIELD: Final[list[list[bytes]]] = [
    [bytes(counts(row["castle_" + colour], row["slug"])[:RESOURCES]) for colour in _colours]
    for row in _boards
]
BLUE_CASTLE_VP: Final[list[list[int]]] = [
    [int(n) for n in row.get("blue_castle_vp", [0, 0])] for row in _boards
]
MOST_SITES: Final[int] = max([len(sites) for row in SITES for sites in row])


def _borders(board: int) -> list[int]:
    """For each place, a mask of its neighbours."""
    near = [0] * len(PLACE_SLUG[board])
    for one, other in _boards[board]["edges"]:
        a: int = PLACE_SLUG[board].index(one)
        b: int = PLACE_SLUG[board].index(other)
        near[a] |= 2**b
        near[b] |= 2**a
    return near


NEAR: Final[list[list[int]]] = [_borders(board) for board in range(BOARDS)]


def bits(mask: int) -> int:
    """How many bits of a mask are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
