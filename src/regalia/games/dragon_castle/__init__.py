"""Dragon Castle: take a castle apart, tile by tile, and build one's own."""

from regalia.games.dragon_castle.game import GAME

__all__ = ["GAME"]
