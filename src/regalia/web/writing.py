"""What templates call again and again while they draw: compiled, as far as there is a compiler.

Values become text, texts are put together, and what a pure macro wrote is remembered (`drawn.py`).
"""

from collections.abc import Hashable, Iterable
from functools import lru_cache
from typing import Any

from jinja2.runtime import markup_join  # type: ignore[import-not-found,unused-ignore]
from markupsafe import Markup, escape  # type: ignore[import-not-found,unused-ignore]

from regalia.web.piece import Piece

SELDOM = 500  # letters: a longer text is seldom ours, and thousands of them would be kept
LONG = 160  # letters: what is as long stands for itself
SHORT = 60  # letters at least of what is put together
MOST_LETTERS = 24_000_000  # in each of two generations


@lru_cache(maxsize=1 << 13)
def _escaped(text: str) -> str:
    return str(escape(text))


def write(value: Any) -> str:
    """What stands for a value in a page; a text that is no markup is escaped."""
    kind = type(value)
    if kind is Markup or kind is Piece:
        written: str = value
        return written
    if kind is str:
        return _escaped(value) if len(value) <= SELDOM else str(escape(value))
    if kind is int or kind is float:
        return str(value)
    return escape(value)


def join(parts: Iterable[Any]) -> str:
    """Texts and numbers one after the other: markup only if one of them is."""
    for part in parts:
        if type(part) is not str and type(part) is not int:
            return markup_join(parts)
    return "".join(map(str, parts))


def put_together(parts: list[str]) -> str:
    """Parts one after the other, as markup; a short text needs to know nothing of them."""
    text = "".join(parts)
    if len(text) < 2 * LONG:
        short: str = str.__new__(Markup, text)
        return short
    made = str.__new__(Piece, text)
    made.parts = tuple(gathered(parts))
    return made


def gathered(parts: list[str]) -> list[str]:
    """The same text in fewer parts: each is long, or begins with a tag."""
    found: list[str] = []
    few: list[str] = []
    size = 0
    for part in parts:
        more = len(part)
        if more >= LONG:
            if few:
                found.append("".join(few))
                few = []
                size = 0
            found.append(part)
        elif size >= SHORT and part.startswith("<"):
            found.append("".join(few))
            few = [part]
            size = more
        elif more:
            few.append(part)
            size += more
    if few:
        found.append("".join(few))
    return found


class Memory:
    """What was written lately: a young and an old generation, the old forgotten as a whole."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.young: dict[Hashable, str] = {}
        self.old: dict[Hashable, str] = {}
        self.letters = 0

    def get(self, key: Hashable) -> str | None:
        found = self.young.get(key)
        if found is None:
            found = self.old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Hashable, text: str) -> None:
        self.letters += len(text)
        if self.letters > self.most:
            self.young, self.old, self.letters = {}, self.young, len(text)
        self.young[key] = text

    def clear(self) -> None:
        """Forget everything."""
        self.young, self.old, self.letters = {}, {}, 0


MEMORY = Memory(MOST_LETTERS)


def kinds(values: Iterable[object]) -> tuple[object, ...]:
    """The types of values, and of what tuples hold.

    Equal is not the same: 1 == True, and "<b>" as text equals "<b>" as markup.
    """
    found = tuple(map(type, values))
    if tuple in found:
        return found, *[tuple(map(type, one)) for one in values if isinstance(one, tuple)]
    return found


def remembered(macro: Any, args: tuple[Any, ...], rest: dict[str, Any]) -> str:
    """What a pure macro writes, drawn unless it has been drawn lately."""
    key: Hashable = (macro, args, kinds(args))
    if rest:
        key = (key, *rest.items(), kinds(rest.values()))
    try:
        found = MEMORY.get(key)
    except TypeError:  # a list or the like, whose content may change
        found = macro.draw(*args, **rest)
        return found
    if found is None:
        found = macro.draw(*args, **rest)
        MEMORY.put(key, found)
    return found
