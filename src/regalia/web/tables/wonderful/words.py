"""The words of a page in one language, from its own catalogue and the game's."""

from collections.abc import Iterable, Sequence

from regalia.core.message import Message, Name
from regalia.text import say
from regalia.web.tables.wonderful.model import Amount


class Words:
    """What can be said without knowing who listens."""

    def __init__(self, lang: str, game: str, kinds: Sequence[str]) -> None:
        self.lang = lang
        self.game = game
        self.kinds = kinds  # of cubes and characters, by slug

    def w(self, id: str, **args: object) -> str:
        """A term of the page's own catalogue."""
        return say(Message(f"{self.game}_table.{id}", dict(args)), self.lang)

    def said(self, id: str, **args: object) -> str:
        """A term of the game's own catalogue."""
        return say(Message(f"{self.game}.{id}", dict(args)), self.lang)

    def name(self, name: Name) -> str:
        return name.fr if self.lang == "fr" else name.en

    def n(self, kind: int, count: int) -> str:
        """So many of a kind, in words."""
        return self.said(self.kinds[kind], n=count)

    def counted(self, counts: Iterable[int]) -> str:
        """All kinds that there are any of."""
        return ", ".join(self.n(kind, count) for kind, count in enumerate(counts) if count)

    def amount(self, kind: int, count: int) -> Amount:
        return Amount(self.kinds[kind], count, self.n(kind, count))

    def listed(self, names: Sequence[str]) -> str:
        """Names as one says them: the last after "and"."""
        *first, last = names
        return self.w("names", first=", ".join(first), last=last) if first else last

    def points(self, count: int) -> str:
        return self.said("point", n=count)
