"""What the page of every game asks for: who looks, what they may do, how things are called."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar, dataclass_transform

from regalia.core.message import Message, Name
from regalia.text import say

if TYPE_CHECKING:
    from regalia.web.view.table import TableView

M = TypeVar("M")
P = TypeVar("P")
T = TypeVar("T", bound="Terms")


MODELS = 1 << 14  # that are remembered


class _Once(type):
    """A class whose objects are made once: of the same values, and their types, the same object."""

    __call__ = lru_cache(maxsize=MODELS, typed=True)(type.__call__)


@dataclass_transform(frozen_default=True)
def model(kind: type[M]) -> type[M]:
    """Plain values that a page is made of.

    What is the same is the same object as long as it is remembered, so that to make it again, to
    count its hash and to compare it cost next to nothing.
    """
    made = dataclass(frozen=True, eq=False)(kind)
    names = {k: v for k, v in vars(made).items() if k not in ("__dict__", "__weakref__")}
    once: Any = _Once
    found: type[M] = once.__new__(once, made.__name__, made.__bases__, names)
    return found


@lru_cache(maxsize=1 << 14)
def term(words: str, id: str, lang: str, args: tuple[tuple[str, object], ...] = ()) -> str:
    """A sentence of a catalogue; its arguments are plain words and numbers."""
    return say(Message(f"{words}.{id}", dict(args)), lang)


def _is_plain(args: dict[str, object]) -> bool:
    """Whether a sentence about these is the same for everybody who speaks a language."""
    for value in args.values():
        if type(value) is not str and type(value) is not int:
            return False
    return True


class Terms:
    """What things are called in one language: the same for every viewer, so it can be cached."""

    words: str  # the catalogue of the page

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def w(self, id: str, **args: object) -> str:
        """A term of the page's own catalogue."""
        if not args:
            return term(self.words, id, self.lang)
        if _is_plain(args):
            return term(self.words, id, self.lang, tuple(args.items()))
        return say(Message(f"{self.words}.{id}", args), self.lang)

    def name(self, name: Name) -> str:
        return name.fr if self.lang == "fr" else name.en


@cache
def terms(kind: type[T], lang: str) -> T:
    """The terms of a page in a language: there is one of each."""
    return kind(lang)


class Shared(Generic[P]):
    """What several viewers see alike, made once: kept by all that it depends on."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: dict[Hashable, P] = {}

    def of(self, key: Hashable, make: Callable[[], P]) -> P:
        """What is kept under a key; when there is too much, everything is forgotten."""
        found = self.kept.get(key)
        if found is None:
            found = make()
            if len(self.kept) >= self.most:
                self.kept = {}  # another one: threads draw too
            self.kept[key] = found
        return found


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
            return term(self.words, id, self.view.lang)
        if _is_plain(args):
            return term(self.words, id, self.view.lang, tuple(args.items()))
        return self.view.say(Message(f"{self.words}.{id}", args))

    def name(self, name: Name) -> str:
        return name.fr if self.view.lang == "fr" else name.en

    def seat_name(self, seat: int) -> str:
        """A seat's name; mine may have none yet."""
        mine = Message("web.you") if seat == self.me else None
        return self.view.names[seat] or self.view.say(
            mine or Message("common.seat", {"n": seat + 1})
        )
