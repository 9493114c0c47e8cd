"""What the codes of the Kingdom's actions name."""

from collections.abc import Mapping
from typing import Final

from regalia.games.wonderful_kingdom.actions import ACTIONS
from regalia.games.wonderful_kingdom.view.things import Card, Quest
from regalia.view import moves

CARD: Final = ("card",)
SITE: Final = ("card", "copy?")
SLOT: Final = ("card", "copy?", "resource")
TARGET: Final = ("area", "card", "down?")
SHAPES: Final[moves.Shapes] = {
    "done": (),
    "select": ("area",),
    "alchemy": ("resource",),
    "keep": CARD,
    "menace": CARD,
    "offer": ("card", "area", "down?"),
    "illusion": TARGET,
    "swap": TARGET,
    "smuggle": TARGET,
    "peek": ("area",),
    "spy": ("zone", "offer"),
    "search": CARD,
    "construct": CARD,
    "recycle": CARD,
    "double": CARD,
    "sacrifice": CARD,
    "destroy": CARD,
    "murder": CARD,
    "jest_give": CARD,
    "jest_take": CARD,
    "fight": CARD,
    "power": CARD,
    "quest": ("quest", "step", "krystallium*"),
    "transmute": ("cubes",),
    "recruit": ("armies",),
    "march": ("place",),
    "join": ("place",),
    "go": (),
    "occupy": ("sites",),
    "imprison": ("place", "site"),
    "cover": ("card", "icon*"),
    "uncover": ("card", "icon*"),
    "place": SLOT,
    "krystallium": SLOT,
    "give_up": SITE,
    "freeze": SITE,
    "thaw": SITE,
    "finish": SITE,
    "burn": SITE,
    "wither": SLOT,
    "conjure": SLOT,
}
KINDS: Final[moves.Kinds] = {"card": Card, "quest": Quest}


def arguments(action: int) -> Mapping[str, object]:
    """What an action is about, by name."""
    return moves.arguments(ACTIONS.codes[action], SHAPES, KINDS)
