"""Everything a player can choose, as dense ints with stable codes."""

from typing import Any, Final

from mypy_extensions import i64

from regalia.core.actions import ActionSpace, Code
from regalia.games.legends.material import (
    CARD_SLUG,
    CARDS,
    FACE_SLUG,
    FACES,
    MOST_COINS,
    REGION_SLUG,
    REGIONS,
    SLOT_SLUG,
    SLOTS,
)

COLOURS: Final = 5  # four players and the third colour of a game for two
NEUTRAL: Final = 4

DONE: Final = 0  # no more of what is asked: stop, skip, decline, leave out
STEAL: Final = 1  # take a coin from the player whose army was destroyed
PART: Final = 2  # carry out part i of a card that offers two
LAY: Final = PART + 2  # lay a face, turned t times clockwise, on the next slot
CENTRE: Final = LAY + FACES * 4  # call slot i of the rectangle the central board
START: Final = CENTRE + SLOTS  # put the start token on region r
TOKEN: Final = START + REGIONS  # put the next token on region r
OUTPOST: Final = TOKEN + REGIONS  # put everybody's fifth army on region r
NEUTRAL_ARMY: Final = OUTPOST + REGIONS  # put an army of the third colour on region r
BID: Final = NEUTRAL_ARMY + REGIONS  # bid n coins
TAKE: Final = BID + MOST_COINS + 1  # take card c from the row
PLACE: Final = TAKE + CARDS  # place an army on region r
BUILD: Final = PLACE + REGIONS  # build a city on region r
DESTROY: Final = BUILD + REGIONS  # destroy an army of colour k on region r
MOVE: Final = DESTROY + REGIONS * COLOURS  # move an army from one region to another
ACTION_COUNT: Final = MOVE + REGIONS * (REGIONS - 1)


def move(origin: int, target: int) -> int:
    """The action that moves an army."""
    if target > origin:
        return MOVE + origin * (REGIONS - 1) + target - 1
    return MOVE + origin * (REGIONS - 1) + target


def move_origin(action: i64) -> i64:
    """Where a move begins."""
    return (action - MOVE) // (REGIONS - 1)


def move_target(action: i64) -> i64:
    """Where a move ends."""
    target = (action - MOVE) % (REGIONS - 1)
    if target >= (action - MOVE) // (REGIONS - 1):
        return target + 1
    return target


# Actions as objects that lists of legal ones share. A move by origin * 64 + target.
NEUTRAL_AT: Final[list[Any]] = [NEUTRAL_ARMY + region for region in range(REGIONS)]
TAKE_AT: Final[list[Any]] = [TAKE + card for card in range(CARDS)]
PLACE_AT: Final[list[Any]] = [PLACE + region for region in range(REGIONS)]
BUILD_AT: Final[list[Any]] = [BUILD + region for region in range(REGIONS)]
DESTROY_AT: Final[list[Any]] = [DESTROY + pair for pair in range(REGIONS * COLOURS)]
MOVE_AT: Final[list[Any]] = [
    move(origin, target) for origin in range(REGIONS) for target in range(64)
]


def colour_slug(colour: int) -> str:
    """A colour for a code: `seat0`, or `neutral`."""
    return "neutral" if colour == NEUTRAL else f"seat{colour}"


def _codes() -> list[Code]:
    codes: list[Code] = [("done",), ("steal",), ("part", "first"), ("part", "second")]
    codes += [("lay", slug, str(turn)) for slug in FACE_SLUG for turn in range(4)]
    codes += [("centre", slug) for slug in SLOT_SLUG[1]]
    for family in ("start", "token", "outpost", "neutral"):
        codes += [(family, slug) for slug in REGION_SLUG]
    codes += [("bid", str(coins)) for coins in range(MOST_COINS + 1)]
    codes += [("take", slug) for slug in CARD_SLUG]
    for family in ("place", "build"):
        codes += [(family, slug) for slug in REGION_SLUG]
    codes += [
        ("destroy", slug, colour_slug(colour)) for slug in REGION_SLUG for colour in range(COLOURS)
    ]
    codes += [("move", one, other) for one in REGION_SLUG for other in REGION_SLUG if one != other]
    return codes


ACTIONS: Final = ActionSpace(_codes())
