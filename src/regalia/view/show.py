"""Records as sheets of text: a line for what is short, an indented block for what is long."""

from dataclasses import fields
from textwrap import wrap

from regalia.core.options import Options, seats_in_words
from regalia.view.record import Record

WIDTH = 96

_NAMES: dict[type[Record], tuple[tuple[str, str], ...]] = {}


def sheet(record: Record) -> str:
    """A record, one line per field; inside other records only what is there is named."""
    return "\n".join(_lines(record, 0))


def _names(kind: type[Record]) -> tuple[tuple[str, str], ...]:
    """The fields of a kind of record, each with how it is read."""
    found = _NAMES.get(kind)
    if found is None:
        found = tuple([(field.name, field.name.replace("_", " ")) for field in fields(kind)])
        _NAMES[kind] = found
    return found


def _lines(record: Record, indent: int) -> list[str]:
    lines = []
    space = " " * indent
    for field, name in _names(type(record)):
        value = getattr(record, field)
        head = f"{space}{name}:"
        line = f"{head} {brief(value)}"
        parts = [part for part in _parts(value) if isinstance(part, Record)]
        if len(line) > WIDTH and parts:
            lines.append(head)
            for part in parts:
                lines += _block(part, indent + 2)
        elif len(line) > WIDTH:
            lines += wrap(line, WIDTH, subsequent_indent=space + "  ")
        else:
            lines.append(line.rstrip())
    return lines


def _block(record: Record, indent: int) -> list[str]:
    """A record among others: in one line if it fits, else as a sheet with a dash before it."""
    space = " " * indent
    line = f"{space}- {brief(record)[1:-1]}"
    if len(line) <= WIDTH:
        return [line]
    first, *rest = _lines(record, indent + 2)
    return [f"{space}- {first.lstrip()}", *rest]


def _parts(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def brief(value: object) -> str:
    """Any value of a record in one line; a dash for nothing."""
    if value is None or value == ():
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join([brief(part) for part in value])
    if isinstance(value, Options):
        pairs = [f"{id} {value}" for id, value in value.pairs]
        return ", ".join([seats_in_words(value.seats), *pairs])
    if isinstance(value, Record):
        parts = [(name, getattr(value, field)) for field, name in _names(type(value))]
        told = [_told(name, part) for name, part in parts if _says(part)]
        if parts[0][0] == "seat":  # seat 0 is somebody
            told = [f"seat {parts[0][1]}", *told[_says(parts[0][1]) :]]
        return "(" + (", ".join(told) or "nothing") + ")"
    return str(value)


def _says(value: object) -> bool:
    """Whether a value is more than nothing, zero or no."""
    if isinstance(value, Record):
        return any(_says(getattr(value, field)) for field, _ in _names(type(value)))
    if isinstance(value, tuple):
        return any(_says(part) or isinstance(part, Record) for part in value)
    return bool(value)


def _told(name: str, value: object) -> str:
    """A field by its name; of what is merely so, the name says all."""
    return name if value is True else f"{name} {brief(value)}"
