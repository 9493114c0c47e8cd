"""Dragon Castle to read: `seen.view`."""

from regalia.games.dragon_castle.view.read import read
from regalia.games.dragon_castle.view.records import (
    BuildingSite,
    Castle,
    Covered,
    DragonCastleView,
    Pile,
    Realm,
    Stack,
    Turn,
)
from regalia.games.dragon_castle.view.things import (
    DRAGON_CARDS,
    SPIRIT_CARDS,
    TILE_FACES,
    Dragon,
    Spirit,
    Tile,
)

__all__ = [
    "DRAGON_CARDS",
    "SPIRIT_CARDS",
    "TILE_FACES",
    "BuildingSite",
    "Castle",
    "Covered",
    "Dragon",
    "DragonCastleView",
    "Pile",
    "Realm",
    "Spirit",
    "Stack",
    "Tile",
    "Turn",
    "read",
]
