"""What the page of every game asks for: who looks, what they may do, how things are called."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

from regalia.core.message import Message, Name
from regalia.text import say

if TYPE_CHECKING:
    from regalia.web.view.table import TableView

M = TypeVar("M")
T = TypeVar("T", bound="Terms")


@dataclass_transform(frozen_default=True)
def model(kind: type[M]) -> type[M]:
    """Plain values that a page is made of. Each counts its hash once: what is drawn asks for it."""
    made: Any = dataclass(frozen=True)(kind)
    count = made.__hash__

    def __hash__(self: Any) -> int:
        known: dict[str, Any] = self.__dict__
        found: int | None = known.get("_hash")
        if found is None:
            found = known["_hash"] = count(self)
        return found

    made.__hash__ = __hash__
    return kind if made is kind else made


@lru_cache(maxsize=4096)
def _term(words: str, id: str, lang: str) -> str:
    return say(Message(f"{words}.{id}"), lang)


class Terms:
    """How things are called in one language, whoever looks: what may be remembered for all."""

    words: str  # the catalogue of the page

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def w(self, id: str, **args: object) -> str:
        """A term of the page's own catalogue."""
        if not args:
            return _term(self.words, id, self.lang)
        return say(Message(f"{self.words}.{id}", args), self.lang)

    def name(self, name: Name) -> str:
        return name.fr if self.lang == "fr" else name.en


@cache
def terms(kind: type[T], lang: str) -> T:
    """The terms of a page in a language: there is one of each."""
    return kind(lang)


class GamePage:
    """One seat's view; each game adds its observation and its own facts."""

    words: str  # the catalogue of the page

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.me = view.me if view.me is not None else -1
        self.asked = view.is_asked
        self.choices = {choice.action: choice for choice in view.choices}

    def w(self, id: str, **args: object) -> str:
        """A term of the page's own catalogue."""
        if not args:
            return _term(self.words, id, self.view.lang)
        return self.view.say(Message(f"{self.words}.{id}", args))

    def name(self, name: Name) -> str:
        return name.fr if self.view.lang == "fr" else name.en

    def seat_name(self, seat: int) -> str:
        """A seat's name; mine may have none yet."""
        mine = Message("web.you") if seat == self.me else None
        return self.view.names[seat] or self.view.say(
            mine or Message("common.seat", {"n": seat + 1})
        )
