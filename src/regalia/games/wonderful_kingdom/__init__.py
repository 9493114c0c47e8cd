"""It's a Wonderful Kingdom: offer, select, and lay traps on the way to a throne."""

from regalia.games.wonderful_kingdom.game import GAME

__all__ = ["GAME"]
