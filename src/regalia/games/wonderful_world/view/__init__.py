"""It's a Wonderful World to read: `seen.view`."""

from regalia.games.wonderful_world.view.read import read
from regalia.games.wonderful_world.view.records import (
    Area,
    ByDeck,
    Mine,
    Player,
    Site,
    Sizes,
    WorldView,
)
from regalia.games.wonderful_world.view.things import (
    CARD_FACES,
    EMPIRE_CARDS,
    SCENARIOS,
    Card,
    EmpireCard,
    PointsPer,
    PointsPerPair,
    ProductionPer,
    Resources,
    Scenario,
)

__all__ = [
    "CARD_FACES",
    "EMPIRE_CARDS",
    "SCENARIOS",
    "Area",
    "ByDeck",
    "Card",
    "EmpireCard",
    "Mine",
    "Player",
    "PointsPer",
    "PointsPerPair",
    "ProductionPer",
    "Resources",
    "Scenario",
    "Site",
    "Sizes",
    "WorldView",
    "read",
]
