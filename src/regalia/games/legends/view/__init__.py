"""Legends to read: `seen.view`."""

from regalia.games.legends.view.read import read
from regalia.games.legends.view.records import (
    Abilities,
    Board,
    Land,
    LegendsView,
    Link,
    Offer,
    Player,
    Points,
)
from regalia.games.legends.view.things import (
    CARD_FACES,
    REGION_PLACES,
    TOKEN_FACES,
    WARLORD_CARDS,
    Card,
    Part,
    Region,
    Token,
    Warlord,
)

__all__ = [
    "CARD_FACES",
    "REGION_PLACES",
    "TOKEN_FACES",
    "WARLORD_CARDS",
    "Abilities",
    "Board",
    "Card",
    "Land",
    "LegendsView",
    "Link",
    "Offer",
    "Part",
    "Player",
    "Points",
    "Region",
    "Token",
    "Warlord",
    "read",
]
