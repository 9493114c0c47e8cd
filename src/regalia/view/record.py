"""The base classes of views: frozen records, things of the box, and the view itself.

A field of a record is an int, a str, a bool, a thing, another record, or a tuple of these; `| None`
says that it may be absent. JSON, schema and print follow from these types alone.
"""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from regalia.core.observation import Observation
from regalia.core.options import Options

T = TypeVar("T", bound="Thing")

_KNOWN: dict[type["Thing"], dict[str, "Thing"]] = {}


class OneOf:
    """The words that a str may be: `Annotated[str, OneOf("spring", "summer")]`."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OneOf) and self.words == other.words

    def __hash__(self) -> int:
        return hash(self.words)

    def __repr__(self) -> str:
        return f"OneOf{self.words!r}"


@dataclass(frozen=True, slots=True)
class Record:
    """Something to read: `repr` is Python, `print` shows it as a sheet."""

    def __str__(self) -> str:
        from regalia.view.show import sheet

        return sheet(self)

    def as_json(self) -> Any:
        """The same as JSON values."""
        from regalia.view.codec import as_json

        return as_json(self)


@dataclass(frozen=True, slots=True, repr=False)
class Thing:
    """A card, a building, a region: what is printed on it. JSON calls it by its slug."""

    slug: str  # how codes and records call it
    name: str
    french: str
    rule: str  # the rule that explains it

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __str__(self) -> str:
        return self.name

    def printed(self) -> dict[str, Any]:
        """All that it says, as JSON values, for programs that cannot ask it."""
        from regalia.view.codec import as_json

        return {field.name: as_json(getattr(self, field.name)) for field in fields(self)}


def catalogue(things: Iterable[T]) -> tuple[T, ...]:
    """All things of a kind, by id; readers of JSON find them by slug."""
    found = tuple(things)
    _KNOWN[type(found[0])] = {thing.slug: thing for thing in found}
    return found


def known(kind: type[T]) -> dict[str, T]:
    """All things of a kind by slug."""
    return _KNOWN[kind]  # type: ignore[return-value]


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Record):
    """What every view says."""

    game: str
    options: Options
    seat: int | None  # who looks; None for a spectator
    to_act: tuple[int, ...]  # the seats that owe a decision
    legal: tuple[str, ...]  # the codes of what the seat may do: "build inn"
    over: bool

    def observation(self) -> Observation:
        """The observation that this view was read from, made from the view alone."""
        raise NotImplementedError
