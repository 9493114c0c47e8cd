"""Regalia: five modern board games, whole, to play, to write bots for, to study."""

from regalia.match import new_match, replay, verify
from regalia.text import say

__version__ = "0.1.0"

__all__ = ["__version__", "new_match", "replay", "say", "verify"]
