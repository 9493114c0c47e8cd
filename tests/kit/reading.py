"""Sentences as people around the table of the rulebook's examples would read them."""

from regalia.core.message import Message
from regalia.text import say

NAMES = ("Laurence", "Théo", "Aude", "Fred", "Robin")
Both = tuple[str, str]


def both(message: Message, me: int | None = None) -> Both:
    """A message in English and in French, its no-break spaces made plain."""
    english, french = [say(message, lang, NAMES, me) for lang in ("en", "fr")]
    return english, french.replace("\u00a0", " ").replace("\u202f", " ")
