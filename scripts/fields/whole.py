"""A state as a whole: made, cleared, copied, compared and checked."""

from fields.access import row_count
from fields.layout import Layout
from fields.text import method
from regalia.core.fields import (
    Cards,
    Common,
    Field,
    Listing,
    One,
    PerSeat,
    Rows,
    Shared,
    Shown,
    Together,
)


def construction(layout: Layout) -> list[str]:
    """The attributes, and an empty table."""
    lines = ["super().__init__(options.seats, rng)", "self.options = options"]
    clear = [f"self.block = new_block({layout.head} + self.seats * {layout.width})"]
    for field in layout.declared.fields():
        if isinstance(field, One):
            lines.append(f"self.{field.name}: i64 = {field.start}  # {field.means}")
            clear.append(f"self.{field.name} = {field.start}")
        elif isinstance(field, Listing):
            lines.append(f"self.{field.name}_count: i64 = 0")
            clear.append(f"self.{field.name}_count = 0")
        elif isinstance(field, Shared):
            lines.append(f"self.{field.name}: {field.type} = {empty(field)}  # {field.means}")
            clear.append(f"self.{field.name} = {empty(field)}")
        elif field.start and isinstance(field, Common):
            clear.append(f"for {field.index} in range({field.size}):")
            clear.append(f"    self.set_{field.name}({field.index}, {field.start})")
        elif field.start and isinstance(field, PerSeat):
            assert field.each == 1, f"{field.name}: only a single number can start otherwise"
            clear.append("for seat in range(self.seats):")
            clear.append(f"    self.set_{field.name}(seat, {field.start})")
    for row in layout.long:
        lines.append(f"self.{row.name}_rows: Block = NO_BLOCK  # {row.means}")
        clear.append(f"self.{row.name}_rows = open_rows({row_count(row)})")
    if layout.cards:
        lines.append("self.cards: list[bytes] = NO_CARDS")
        clear.append(
            f'self.cards = [b""] * ({layout.card_head} + self.seats * {layout.card_width})'
        )
    lines.append(f"self.block: Block = NO_BLOCK  # {layout.head} + {layout.width} for each seat")
    return [
        *method("__init__(self, options: Options, rng: Rng) -> None", "", *lines),
        *method("clear_fields(self) -> None", "everything as before a game", *clear),
    ]


def empty(field: Shared) -> str:
    """What a shared thing is before there is one."""
    return 'b""' if field.type == "bytes" else "()"


def copying(layout: Layout) -> list[str]:
    """Take over everything from another state."""
    name = layout.declared.name
    body = ["self.copy_core(other)"]
    for field in layout.declared.fields():
        if isinstance(field, One):
            body.append(f"self.{field.name} = other.{field.name}")
        elif isinstance(field, Listing):
            body.append(f"self.{field.name}_count = other.{field.name}_count")
        elif isinstance(field, Shared):
            body.append(f"self.{field.name} = other.{field.name}")
    body += [f"self.{row.name}_rows = other.{row.name}_rows[:]" for row in layout.long]
    body += ["self.cards = other.cards[:]"] if layout.cards else []
    body.append("self.block = other.block[:]")
    head = f'copy_fields(self, other: "{name}Block") -> None'
    return method(head, "all that lies in another state, which goes its own way", *body)


def key(layout: Layout) -> list[str]:
    """The nested tuples of which digests are made."""

    def said(field: Field) -> str:
        if isinstance(field, One | Shared):
            return f"self.{field.name}"
        return as_tuple(field)

    body = ["return (", *[f"    {part}," for part in layout.declared.begins]]
    for part in layout.declared.parts:
        if isinstance(part, Together):
            body.append("    (")
            body += [f"        {said(field)}," for field in part.fields if field.in_key]
            body.append("    ),")
        elif part.in_key:
            body.append(f"    {said(part)},")
    return method("key(self) -> tuple[object, ...]", "", *body, ")")


def ranges(layout: Layout) -> list[str]:
    """Every number lies within the range that was declared."""
    body = []
    for field in layout.declared.fields():
        what = f"{field.rule}: {field.name}" if field.rule else field.name
        limits = f"{field.low}, {field.high}"
        if isinstance(field, Shown | Shared | Cards):
            continue
        if isinstance(field, One):
            body.append(f'expect_range("{what}", self.{field.name}, {limits})')
        elif isinstance(field, Rows):
            body.append(f"for row in self.all_{field.name}():")
            body.append("    for value in row:")
            body.append(f'        expect_range("{what}", value, {limits})')
        else:
            body.append(f"for value in self.all_{field.name}():")
            body.append(f'    expect_range("{what}", value, {limits})')
    return method("check_ranges(self) -> None", "raise Broken if a number is out of range", *body)


def as_tuple(field: Field) -> str:
    """A row as a tuple of ints."""
    if isinstance(field, Shared):
        return f"tuple(self.{field.name})" if field.type == "bytes" else f"self.{field.name}"
    return f"tuple(self.all_{field.name}())"
