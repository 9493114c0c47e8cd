"""Dice as numbers: every handful of up to three dice has one id, every sum and split a table."""

from itertools import combinations_with_replacement
from typing import Final

from regalia.core.block import Block, block_of

FACES: Final = [
    faces for size in range(4) for faces in combinations_with_replacement(range(1, 7), size)
]
NO_DICE: Final = 0
HANDS: Final = 84  # handfuls of 0 to 3 dice
WHITE_HANDS: Final = 28  # handfuls of 0 to 2 dice come first

ID_OF: Final = {faces: id for id, faces in enumerate(FACES)}
NONE: Final = 255  # in a table of bytes: no such handful

# Tables of small numbers are bytes: the compiled engine reads them five times faster than lists.
SIZE: Final[bytes] = bytes([len(faces) for faces in FACES])
SUM: Final[bytes] = bytes([sum(faces) for faces in FACES])
# The face that all dice of a handful show, or 0.
SAME: Final[bytes] = bytes([faces[0] if len(set(faces)) == 1 else 0 for faces in FACES])


def without(faces: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...] | None:
    """The dice left after some are taken away, or None if they are not all there."""
    rest = list(faces)
    for face in gone:
        if face not in rest:
            return None
        rest.remove(face)
    return tuple(rest)


def _id_without(faces: tuple[int, ...], gone: tuple[int, ...]) -> int:
    rest = without(faces, gone)
    return NONE if rest is None else ID_OF[rest]


# PLUS[hand * 6 + face - 1]: one die more, or NONE for a full hand.
PLUS: Final[bytes] = bytes(
    [ID_OF.get(tuple(sorted((*faces, face))), NONE) for faces in FACES for face in range(1, 7)]
)
# MINUS[hand * HANDS + part]: the rest after a part is used, or NONE where it is no part.
MINUS: Final[bytes] = bytes([_id_without(faces, part) for faces in FACES for part in FACES])
# All parts of a handful, ascending; PARTS leaves out the empty one.
PARTS: Final[list[bytes]] = [
    bytes([part for part in range(1, HANDS) if MINUS[hand * HANDS + part] != NONE])
    for hand in range(HANDS)
]
WHITE_PARTS: Final[list[bytes]] = [
    bytes([part for part in range(WHITE_HANDS) if MINUS[hand * HANDS + part] != NONE])
    for hand in range(WHITE_HANDS)
]


def _reach(coloured: int, white: int) -> int:
    mask = 0
    for part in PARTS[coloured]:
        for extra in WHITE_PARTS[white]:
            mask |= 1 << (SUM[part] + SUM[extra])
    return mask


# REACH[coloured * WHITE_HANDS + white]: bit v is set iff some group with a coloured die totals v.
REACH: Final[Block] = block_of(
    [_reach(coloured, white) for coloured in range(HANDS) for white in range(WHITE_HANDS)]
)
