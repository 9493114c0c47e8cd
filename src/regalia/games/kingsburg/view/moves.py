"""What the codes of Kingsburg's actions name."""

from collections.abc import Mapping
from typing import Final

from regalia.games.kingsburg.actions import ACTIONS
from regalia.games.kingsburg.view.things import Advisor, Building
from regalia.view import moves

SHAPES: Final[moves.Shapes] = {
    "pass": (),
    "statue": ("die",),
    "chapel": (),
    "trade": ("good",),
    "offer": ("gift",),
    "build": ("building",),
    "recruit": ("price",),
    "take": ("goods",),
    "lose": ("goods",),
    "influence": ("advisor", "dice", "white?", "token?", "market?"),
}
KINDS: Final[moves.Kinds] = {"advisor": Advisor, "building": Building}


def arguments(action: int) -> Mapping[str, object]:
    """What an action is about, by name."""
    return moves.arguments(ACTIONS.codes[action], SHAPES, KINDS)
