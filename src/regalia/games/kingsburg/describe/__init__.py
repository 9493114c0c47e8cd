"""Kingsburg in sentences: where the game stands, what is asked, what may be done, what happened."""

from regalia.games.kingsburg.describe.choices import action
from regalia.games.kingsburg.describe.log import event
from regalia.games.kingsburg.describe.prompts import prompt, where

__all__ = ["action", "event", "prompt", "where"]
