"""Eight-Minute Empire: Legends: islands, armies, and a row of cards, dearer to the right."""

from regalia.games.legends.game import GAME

__all__ = ["GAME"]
