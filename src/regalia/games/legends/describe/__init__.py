"""Legends in sentences: where the game stands, what is asked, what may be done, what happened."""

from regalia.games.legends.describe.choices import action
from regalia.games.legends.describe.log import event
from regalia.games.legends.describe.prompts import prompt, where

__all__ = ["action", "event", "prompt", "where"]
