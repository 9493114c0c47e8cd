"""It's a Wonderful World in messages: what is asked, what may be done, what happened."""

from regalia.games.wonderful_world.describe.choices import action
from regalia.games.wonderful_world.describe.log import event
from regalia.games.wonderful_world.describe.prompts import prompt, scores, where

__all__ = ["action", "event", "prompt", "scores", "where"]
