"""Players that are programs: they get observations and answer with actions."""

from regalia.bots.base import Bot
from regalia.bots.greedy import Greedy
from regalia.bots.roster import find, names, usual
from regalia.bots.uniform import Uniform

__all__ = ["Bot", "Greedy", "Uniform", "find", "names", "usual"]
