"""What the codes of Legends' actions name."""

from collections.abc import Mapping
from typing import Final

from regalia.games.legends.actions import ACTIONS
from regalia.games.legends.view.things import Card, Region
from regalia.view import moves

SHAPES: Final[moves.Shapes] = {
    "done": (),
    "steal": (),
    "part": ("part",),
    "lay": ("face", "turns"),
    "centre": ("slot",),
    "start": ("region",),
    "token": ("region",),
    "outpost": ("region",),
    "neutral": ("region",),
    "bid": ("coins",),
    "take": ("card",),
    "place": ("region",),
    "build": ("region",),
    "destroy": ("region", "owner"),
    "move": ("origin", "target"),
}
KINDS: Final[moves.Kinds] = {"card": Card, "region": Region, "origin": Region, "target": Region}


def arguments(action: int) -> Mapping[str, object]:
    """What an action is about, by name."""
    return moves.arguments(ACTIONS.codes[action], SHAPES, KINDS)
