"""The words of the page in one language, from its own catalogue and the game's."""

from collections.abc import Iterable
from importlib.resources import files

from regalia.core.message import Message, Name
from regalia.games.wonderful_kingdom import material as m
from regalia.text import LANGS, add_catalogue, say
from regalia.web.tables.wonderful_world.model import Amount

WORDS = "wonderful_kingdom_table"  # the catalogue of this page
add_catalogue(
    WORDS,
    {
        lang: (files(__package__) / f"words.{lang}.ftl").read_text(encoding="utf-8")
        for lang in LANGS
    },
)


class Words:
    """What can be said without knowing who listens."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def w(self, id: str, **args: object) -> str:
        return say(Message(f"{WORDS}.{id}", dict(args)), self.lang)

    def name(self, name: Name) -> str:
        return name.fr if self.lang == "fr" else name.en

    def card(self, card: int) -> str:
        return self.name(m.CARD_NAME[card])

    def said(self, id: str, **args: object) -> str:
        """A term of the game's own catalogue."""
        return say(Message(f"wonderful_kingdom.{id}", dict(args)), self.lang)

    def n(self, kind: int, count: int) -> str:
        """So many of a kind, in words."""
        return self.said(m.KIND_SLUG[kind], n=count)

    def counted(self, counts: Iterable[int]) -> str:
        """All kinds that there are any of."""
        return ", ".join(self.n(kind, count) for kind, count in enumerate(counts) if count)

    def amount(self, kind: int, count: int) -> Amount:
        return Amount(m.KIND_SLUG[kind], count, self.n(kind, count))

    def points(self, count: int) -> str:
        return self.said("point", n=count)

    def both(self, parts: list[str]) -> str:
        """A list as it is read out."""
        if len(parts) < 2:
            return "".join(parts)
        return self.w("and", all=", ".join(parts[:-1]), last=parts[-1])
