"""What the codes of Dragon Castle's actions name."""

from collections.abc import Mapping
from typing import Final

from regalia.games.dragon_castle.actions import ACTIONS
from regalia.games.dragon_castle.view.things import Spirit, Tile
from regalia.view import moves

SHAPES: Final[moves.Shapes] = {
    "pass": (),
    "call": (),
    "shrine": (),
    "discard": (),
    "take": ("cell",),
    "pair": ("cell",),
    "destroy": ("cell",),
    "place": ("tile", "cell"),
    "build": ("cell",),
    "group": ("cell",),
    "flip": ("cell",),
    "lift": ("cell",),
    "set": ("cell",),
    "change": ("cell", "type"),
    "give": ("spirit",),
    "pay": ("spirit", "cell"),
}
KINDS: Final[moves.Kinds] = {"tile": Tile, "spirit": Spirit}


def arguments(action: int) -> Mapping[str, object]:
    """What an action is about, by name."""
    return moves.arguments(ACTIONS.codes[action], SHAPES, KINDS)
