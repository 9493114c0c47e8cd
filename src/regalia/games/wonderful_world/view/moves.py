"""What the codes of the World's actions name."""

from collections.abc import Mapping
from typing import Final

from regalia.games.wonderful_world.actions import ACTIONS
from regalia.games.wonderful_world.view.things import Card
from regalia.view import moves

SHAPES: Final[moves.Shapes] = {
    "done": (),
    "empire": (),
    "take": ("character",),
    "draw": ("deck",),
    "pick": ("card",),
    "construct": ("card",),
    "recycle": ("card",),
    "exchange": ("card",),
    "keep": ("card",),
    "place": ("card", "copy?", "resource"),
    "krystallium": ("card", "copy?", "resource"),
    "discard": ("card", "copy?"),
}
KINDS: Final[moves.Kinds] = {"card": Card}


def arguments(action: int) -> Mapping[str, object]:
    """What an action is about, by name."""
    return moves.arguments(ACTIONS.codes[action], SHAPES, KINDS)
