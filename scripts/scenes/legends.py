"""Legends: a march, the row, all tokens."""

from collections.abc import Callable

from regalia.games.legends import state as el
from regalia.games.legends.actions import MOVE, move_origin
from regalia.match import Match
from scenes.scene import Scene, at, legal, mine


def marching(match: Match) -> bool:
    """Late, several places to march from, one of them with several ways."""
    s = at(match)
    origins = [move_origin(a) for a in legal(match) if a >= MOVE]
    most = max((origins.count(region) for region in origins), default=0)
    return s.turns < 15 and most >= 3 and len(set(origins)) >= 3 and s.left >= 4


LEGENDS = "legends"
TOKENS = (("explorations", "swamp"), ("citadels", True), ("encounters", True), ("warlords", True))


def early(turns: int) -> Callable[[Match], bool]:
    """With turns still to come."""
    return lambda m: at(m).turns < turns


SCENES = (
    Scene(
        "legends-move",
        4,
        1,
        mine(el.MOVEMENT, marching),
        "from-most",
        ((1280, "light"), (390, "light")),
        game=LEGENDS,
        options=(("map", "booklet"),),
    ),
    Scene("legends-take", 3, 1, mine(el.ROW, early(12)), "", ((1280, "dark"),), game=LEGENDS),
    Scene(
        "legends-tokens",
        4,
        2,
        mine(el.DESTRUCTION),
        "",
        ((390, "dark"),),
        "fr",
        game=LEGENDS,
        options=TOKENS,
    ),
)
