"""Errors that speak both languages, and what their sentences are made of."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TypeVar

from regalia.core.errors import RegaliaError
from regalia.core.message import Message
from regalia.text.speech import say

LONGEST = 60  # characters of a stranger's value that a sentence repeats
SEATS = tuple([f"seat {seat}" for seat in range(9)])

E = TypeVar("E", bound=RegaliaError)


def fail(kind: type[E], id: str, /, **args: object) -> E:
    """An error to raise: its `message` says it in any language and with the players' names, its
    text is for programmers, in English, with seats by number as the API counts them."""
    message = Message(id, args)
    text = say(message, names=SEATS)
    if text.startswith(SEATS):
        text = "S" + text[1:]
    return kind(text, message)


def nearest(word: object, known: Iterable[str]) -> Message | str:
    """The remark "did you mean …?" for a mistyped word, or nothing."""
    if not isinstance(word, str) or len(word) > LONGEST:
        return ""
    near = get_close_matches(word.lower(), known, n=1)
    return Message("common.near", {"near": near[0]}) if near else ""


def shown(value: object) -> str:
    """Any value, however foreign, short and harmless enough for a sentence."""
    if isinstance(value, str):
        text = value[: LONGEST + 1]
        text = text if text.isprintable() and text.strip() else ascii(text)
    elif value is None or isinstance(value, bool):
        text = str(value).lower()
    elif isinstance(value, int):
        # Python refuses to print integers of thousands of digits.
        text = str(value) if abs(value) < 10**LONGEST else "10…0"
    elif isinstance(value, float):
        text = str(value)
    else:
        text = type(value).__name__
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
