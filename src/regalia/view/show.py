"""Records as sheets of text: a line for what is short, an indented block for what is long."""

from dataclasses import fields

from regalia.core.options import Options
from regalia.view.record import Record

WIDTH = 96


def sheet(record: Record) -> str:
    """A record, one line per field."""
    return "\n".join(_lines(record, 0))


def _lines(record: Record, indent: int) -> list[str]:
    lines = []
    space = " " * indent
    for field in fields(record):
        value = getattr(record, field.name)
        line = f"{space}{field.name.replace('_', ' ')}: {brief(value)}"
        if len(line) <= WIDTH or not _holds_records(value):
            lines.append(line)
            continue
        lines.append(f"{space}{field.name.replace('_', ' ')}:")
        for part in value if isinstance(value, tuple) else (value,):
            short = f"{space}  {brief(part)}"
            if len(short) <= WIDTH:
                lines.append(short)
            else:
                block = _lines(part, indent + 4)
                lines += [f"{space}  - {block[0].lstrip()}", *block[1:]]
    return lines


def _holds_records(value: object) -> bool:
    return isinstance(value, Record) or (
        isinstance(value, tuple) and any(isinstance(part, Record) for part in value)
    )


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
        return ", ".join([f"{value.seats} seats", *pairs])
    if isinstance(value, Record):
        parts = [(field.name, getattr(value, field.name)) for field in fields(value)]
        return "(" + ", ".join([f"{name} {brief(part)}" for name, part in parts]) + ")"
    return str(value)
