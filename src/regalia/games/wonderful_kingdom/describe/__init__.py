"""It's a Wonderful Kingdom in messages: what is asked, what may be done, what happened."""

from regalia.games.wonderful_kingdom.describe.choices import action
from regalia.games.wonderful_kingdom.describe.log import event
from regalia.games.wonderful_kingdom.describe.prompts import outcome, prompt, where

__all__ = ["action", "event", "outcome", "prompt", "where"]
