"""It's a Wonderful World: draft, plan, produce, and build an empire."""

from regalia.games.wonderful_world.game import GAME

__all__ = ["GAME"]
