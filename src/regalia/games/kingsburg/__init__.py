"""Kingsburg: dice, advisors, and a winter to survive."""

from regalia.games.kingsburg.game import GAME

__all__ = ["GAME"]
