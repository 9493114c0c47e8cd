"""Kingsburg to read: `seen.view`."""

from regalia.games.kingsburg.view.read import read
from regalia.games.kingsburg.view.records import (
    Dice,
    Group,
    KingsburgView,
    Points,
    Province,
)
from regalia.games.kingsburg.view.things import (
    ADVISOR_CARDS,
    BUILDING_CARDS,
    ENEMY_CARDS,
    Advisor,
    Building,
    Enemy,
    Goods,
    Stakes,
)

__all__ = [
    "ADVISOR_CARDS",
    "BUILDING_CARDS",
    "ENEMY_CARDS",
    "Advisor",
    "Building",
    "Dice",
    "Enemy",
    "Goods",
    "Group",
    "KingsburgView",
    "Points",
    "Province",
    "Stakes",
    "read",
]
