"""A seat's whole world: what it knows or may remember, and what it may do."""

from dataclasses import dataclass, fields
from typing import Any

from mypy_extensions import mypyc_attr

from regalia.core.options import Options


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """What one seat (or SPECTATOR) knows. Games add fields of ints, strings and tuples.

    Built from nothing as an allow-list by `Game.observe`: what is not put in cannot leak. Two
    worlds that a seat cannot tell apart give equal observations.
    """

    game: str
    options: Options
    seat: int
    to_act: tuple[int, ...]
    legal: tuple[int, ...]
    over: bool

    @property
    def view(self) -> Any:
        """The same in the words of the rulebook, as a record of `regalia.view`.

        Made anew whenever it is asked for, from this observation alone; search never asks. None
        for a game that has not written one.
        """
        return None

    def as_json(self) -> dict[str, object]:
        """The same as JSON values."""
        out: dict[str, object] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, Options):
                value = {"seats": value.seats, **value.values()}
            out[field.name] = value
        return out
