"""Dragon Castle in sentences: where it stands, what is asked, what may be done, what happened."""

from regalia.games.dragon_castle.describe.choices import action
from regalia.games.dragon_castle.describe.log import event
from regalia.games.dragon_castle.describe.prompts import prompt, where

__all__ = ["action", "event", "prompt", "where"]
