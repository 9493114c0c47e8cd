"""Players that are programs: they get observations and answer with actions."""

from regalia.bots.base import Bot
from regalia.bots.roster import find, names
from regalia.bots.uniform import Uniform

__all__ = ["Bot", "Uniform", "find", "names"]
