"""What a game says about its positions: how its table is read, laid, completed and judged.

A position is the whole table in words, in the shape of the game's view, or as much of it as
somebody tells. `regalia.position` builds the rest; each game hands it a `Table` of functions, in
`games/<game>/view/position.py`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from regalia.core.message import Message
from regalia.core.state import GameState
from regalia.view.record import Record

# What was told, by field: records are dicts of what they say, rows of records that have a key are
# dicts by that key (`told["provinces"][0]["goods"]`), all other rows are lists.
Told = dict[Any, Any]

R = TypeVar("R", bound=Record)

MOST_FAULTS = 20  # that one refusal names


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in a position that cannot be, and where: "provinces[0].goods.gold"."""

    place: str
    what: Message

    def message(self) -> Message:
        """The fault with its place, as one sentence."""
        if not self.place:
            return self.what
        return Message("common.fault", {"place": self.place, "what": self.what})


class Faults:
    """The faults of a position, in the order in which they are found, each once."""

    def __init__(self) -> None:
        self.found: list[Fault] = []
        self.moved: dict[str, str] = {}  # places on the table that were told at another one

    def add(self, place: str, id: str, **args: object) -> None:
        """Note a fault: where, and the sentence that says what is wrong."""
        if None in args.values():
            return  # about something that is missing, which is noted already
        for laid, told in self.moved.items():
            if place.startswith(laid):
                place = told + place.removeprefix(laid)
                break
        fault = Fault(place, Message(id, args))
        if fault not in self.found and len(self.found) < MOST_FAULTS:
            self.found.append(fault)


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A game's functions for positions."""

    kind: type[Record]  # the whole table in words
    keys: Mapping[type[Record], str]  # the field by which records of a row are found
    seats: frozenset[str]  # the names of fields that hold seats
    below: frozenset[str] = frozenset()  # the names of fields that may be less than 0
    fixed: frozenset[str] = frozenset()  # the names of fields that the options decide
    # What the game's view says beside the table, to whoever looks: it tells nothing here.
    observer: frozenset[str] = frozenset()
    # Runs a fresh game on to where the phase that is told can be laid.
    deal: Callable[[Any, Told, Faults], None]
    # The whole table, hidden things included.
    read: Callable[[Any], Any]
    # What follows from what is told, where that is not told itself; what has to be drawn for it
    # comes from the chance of the fresh game.
    settle: Callable[[Any, Any, Told], Any]
    # Notes what cannot be.
    judge: Callable[[Any, Any, Faults], None]
    # Lays the table; whoever is to act is asked.
    lay: Callable[[Any, Any], None]
    # Begins the phase, where nobody says who is to act.
    begin: Callable[[Any, Told], None]


def told_of(told: Told, *path: object) -> Any:
    """What was told at a place, None if nothing was."""
    found: Any = told
    for step in path:
        if not isinstance(found, dict) or step not in found:
            return None
        found = found[step]
    return found


def is_told(told: Told, *path: object) -> bool:
    """Whether something was told at a place, be it that nothing is there."""
    *way, last = path
    found = told_of(told, *way)
    return isinstance(found, dict) and last in found


def altered(record: R, values: Mapping[str, Any]) -> R:
    """A record with other values in fields that are known by name only."""
    anything: Any = record
    found: R = replace(anything, **values)
    return found


def start_phase(state: GameState) -> None:
    """Begin the phase that a state is in, and run on to the first decision."""
    flow: Any = state
    flow.pending = 0
    flow.enter_phase()
    flow.run_on()
