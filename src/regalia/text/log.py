"""How a game tells what happened: one table with a row for every kind of event."""

import inspect
from collections.abc import Callable, Mapping, Sequence

from regalia.core.events import Event
from regalia.core.message import Message, Seat

Say = Callable[[int], object] | Sequence[object]


class Line:
    """A kind of event: the rules it may cite, the names of its arguments, how each is said.

    `Line("KB-8.3", vp=points)` says its one argument by a function, `Line("KB-2.1",
    year=YEAR_NUMERAL)` by a table, each inside the sentence `event-<kind>`. Where a sentence
    depends on more than that, a function tells it, and its parameters are the arguments. Several
    rules are parted by spaces.
    """

    def __init__(self, rules: str, tell: Callable[..., Message] | None = None, **says: Say) -> None:
        self.rules = tuple(rules.split())
        self.tell = tell
        self.says = says

    @property
    def arguments(self) -> tuple[str, ...]:
        """Their names in order; the last may be `*rest`, for any number of them."""
        if self.tell is None:
            return tuple(self.says)
        return tuple(str(parameter).split(":")[0] for parameter in _parameters(self.tell))


def _parameters(tell: Callable[..., Message]) -> list[inspect.Parameter]:
    return list(inspect.signature(tell).parameters.values())


def narrate(game: str, lines: Mapping[str, Line], event: Event) -> Message:
    """The log line of an event."""
    line = lines[event.kind]
    if line.tell is not None:
        message = line.tell(*event.args)
    else:
        says = zip(line.says.items(), event.args, strict=True)
        said = {
            name: say(argument) if callable(say) else say[argument]
            for (name, say), argument in says
        }
        message = Message(f"{game}.event-{event.kind.replace('_', '-')}", said)
    if event.seat >= 0:
        message.args["seat"] = Seat(event.seat)
    return message
