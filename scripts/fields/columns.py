"""What a seat sees, written straight from a state onto columns of numbers: batches live on it.

`core.columns` says where everything stands, and writes the same from an observation. Numbers are
written here one by one; for all else the shape is asked, with just what an observation would show.
"""

from fields.layout import Layout, column
from fields.sight import owns, shape
from fields.text import method
from regalia.core.columns import Columns
from regalia.core.fields import Common, Listing, One, PerSeat
from regalia.core.shapes import BINARY, PLAIN, Number, Packed, Row, Shape


def putting(layout: Layout) -> list[str]:
    """The method that writes the columns of all fields."""
    parts = Columns(layout.declared, ()).fields
    fields = [field for field in layout.declared.fields() if not field.inner]
    begin = int(parts[0].at)
    body = ["me: i64 = 0 if self.seats == 1 else seat"] if owns(layout) else []
    body += ["seats: i64 = self.seats"] if any(isinstance(f, PerSeat) for f in fields) else []
    for number, (field, part) in enumerate(zip(fields, parts, strict=True)):
        at = int(part.at) - begin
        if isinstance(field, One):
            body += numbers(part.shape, shape(field), place(at))
        elif isinstance(field, PerSeat) and field.own and field.each == 1:
            body += numbers(part.shape, shape(field), place(at))
        elif isinstance(field, PerSeat) and not field.own:
            body += by_seat(field, part.shape, at)
        elif isinstance(field, Common):
            body += common(field, part.shape, at)
        elif isinstance(field, Listing):
            body += listing(field, part.shape, at)
        else:
            body.append(f"shape = columns.fields[{number}].shape")
            body.append(f"shape.put({shape(field)}, out, {place(at)})")
    for name in ("packed", "number"):
        if any(f" {name} = " in f" {line}" for line in body):
            body.insert(0, f"{name}: i64 = 0")
    head = "put_columns(self, columns: Columns, seat: int, out: Floats, at: i64) -> None"
    return method(head, "what a seat sees, on blank columns from the first field on", *body)


def place(at: int, base: str = "at") -> str:
    """A column so far behind the base."""
    return f"{base} + {at}" if at else base


def numbers(shaped: Shape, value: str, where: str) -> list[str]:
    """The lines that write one number."""
    if isinstance(shaped, Packed):
        lines = [f"packed = {value}"]
        for number, (_, low, size) in enumerate(shaped.parts):
            part = f"(packed >> {low})" if low else "packed"
            lines.append(f"put(out, {plus(where, number)}, {part} & {(1 << size) - 1})")
        return lines
    assert isinstance(shaped, Number)
    if shaped.style == PLAIN:
        return [f"put(out, {where}, {value})"]
    if shaped.style == BINARY:
        return [f"put_bits(out, {where}, {value})"]
    where = plus(where, -int(shaped.low))
    if " if " in value:
        return [f"number = {value}", f"out[{where} + number] = ONE"]
    return [f"out[{where} + {value}] = ONE"]


def plus(where: str, more: int) -> str:
    """A column a little further on: `at + 3` and 4 are `at + 7`."""
    base, _, number = where.rpartition(" + ")
    if not number.isdigit():
        base, number = where, "0"
    total = int(number) + more
    return f"{base} - {-total}" if total < 0 else place(total, base)


def loops(lines: list[str], head: str) -> list[str]:
    """Lines inside a loop."""
    return [head, *["    " + line for line in lines]]


def by_seat(field: PerSeat, shaped: Shape, at: int) -> list[str]:
    """A number, or a row of them, for each seat that plays."""
    assert isinstance(shaped, Row)
    inner = shaped.shape
    if field.each > 1:
        assert isinstance(inner, Row)
        value = f"self.{field.name}(other, {field.column})"
        where = stride(field.column, int(inner.shape.width), stride("other", int(inner.width), at))
        lines = numbers(inner.shape, value, where)
        lines = loops(lines, f"for {field.column} in range({field.each}):")
    else:
        value = f"self.{field.name}(other)"
        if field.seen_by:
            value += f" if self.{field.seen_by}(seat, other) else {field.unseen}"
        lines = numbers(inner, value, stride("other", int(inner.width), at))
    return loops(lines, "for other in range(seats):")


def common(field: Common, shaped: Shape, at: int) -> list[str]:
    """A row that all seats share."""
    assert isinstance(shaped, Row)
    index = column(field)
    value = f"self.{field.name}({index})"
    if field.seen_by:
        value += f" if self.{field.seen_by}(seat, {index}) else {field.unseen}"
    lines = numbers(shaped.shape, value, stride(index, int(shaped.shape.width), at))
    return loops(lines, f"for {index} in range({field.size}):")


def listing(field: Listing, shaped: Shape, at: int) -> list[str]:
    """As many numbers as there are, each behind a column that says it is there."""
    assert isinstance(shaped, Row)
    width = int(shaped.shape.width)
    number = Number(field.low, field.high)
    where = stride("item", width, at)
    value = f"self.{field.name}(item)"
    lines = [f"out[{where}] = ONE"]
    if field.low_bits:
        high = Number(0, field.high >> field.low_bits)
        low = Number(0, (1 << field.low_bits) - 1)
        lines += numbers(high, f"{value} >> {field.low_bits}", plus(where, 1))
        lines += numbers(low, f"{value} & {low.high}", plus(where, 1 + int(high.width)))
    else:
        lines += numbers(number, value, plus(where, 1))
    return loops(lines, f"for item in range(self.{field.name}_count):")


def stride(index: str, width: int, at: int | str) -> str:
    """The column of one of several things of a width, behind the first."""
    step = index if width == 1 else f"{index} * {width}"
    if isinstance(at, int):
        return plus(f"at + {step}", at)
    base, _, number = at.rpartition(" + ")
    return f"{base} + {step} + {number}" if number.isdigit() else f"{at} + {step}"


def uses(text: str) -> list[str]:
    """Which helpers of `core.floats` a method needs."""
    found = ["Floats"]
    found += ["ONE"] if "= ONE" in text else []
    found += ["put"] if "put(out" in text else []
    found += ["put_bits"] if "put_bits(out" in text else []
    return found
