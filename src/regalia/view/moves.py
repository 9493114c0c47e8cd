"""Actions one can hold: number, code, sentence, and what the code names, by name."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from regalia.core.actions import Code
from regalia.view.codec import as_json
from regalia.view.record import Thing, known

# For each family of actions the names of the words after it: "card". One that may be absent is
# "copy?", a number, or "down?", that very word or one that begins with "down:"; "ways*" are all
# that are left.
Shapes = Mapping[str, tuple[str, ...]]
# The kind of thing that a word of that name calls by its slug.
Kinds = Mapping[str, type[Thing]]

_NUMBERS = re.compile(r"[1-9][0-9]*(\+[1-9][0-9]*)*")
_SEAT = re.compile(r"seat([0-9])")


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat may do now; `match.play` takes it."""

    number: int
    code: str  # as records and people spell it: "build inn"
    sentence: str  # in English
    arguments: Mapping[str, object]  # things, seats, numbers, dice, words

    @property
    def family(self) -> str:
        """The first word of the code."""
        return self.code.partition(" ")[0]

    def __getitem__(self, name: str) -> Any:
        """An argument by its name."""
        return self.arguments[name]

    def __hash__(self) -> int:
        return self.number

    def __repr__(self) -> str:
        return f"<Action {self.number}: {self.code} ({self.sentence})>"

    def as_json(self) -> dict[str, object]:
        """The same as JSON values."""
        return {
            "number": self.number,
            "code": self.code,
            "sentence": self.sentence,
            "arguments": {name: as_json(value) for name, value in self.arguments.items()},
        }


def arguments(code: Code, shapes: Shapes, kinds: Kinds) -> Mapping[str, object]:
    """What the words of a code name."""
    found: dict[str, object] = {}
    words = list(code[1:])
    for name in shapes[code[0]]:
        bare = name.rstrip("?*")
        if name.endswith("*"):
            found[bare] = tuple(words)
            words = []
        elif name.endswith("?"):
            if words and _is_named(words[0], bare):
                found[bare] = _value(words.pop(0).removeprefix(bare + ":"), bare, kinds)
        else:
            found[bare] = _value(words.pop(0), bare, kinds)
    if words:
        raise ValueError(f"nothing names {words} of {' '.join(code)!r}")
    return MappingProxyType(found)


def _is_named(word: str, name: str) -> bool:
    if name == "copy":
        return word.isdigit()
    return word == name or word.startswith(name + ":")


def _value(word: str, name: str, kinds: Kinds) -> object:
    """A thing, a flag, a seat, a number, dice, or the word itself."""
    if name in kinds and word in known(kinds[name]):
        return known(kinds[name])[word]
    if word == name:
        return True
    if seat := _SEAT.fullmatch(word):
        return int(seat[1])
    if _NUMBERS.fullmatch(word) or word == "0":
        numbers = tuple(map(int, word.split("+")))
        return numbers if name.startswith("dice") or len(numbers) > 1 else numbers[0]
    return word
