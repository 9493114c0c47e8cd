"""How the rules read and change a field."""

from fields.layout import Layout, column, place
from fields.text import method
from regalia.core.fields import Cards, Common, Field, Listing, PerSeat, Rows, Shown


def accessors(field: Field, layout: Layout) -> list[str]:
    """How the rules read and change a field."""
    name = field.name
    if isinstance(field, PerSeat | Common):
        where = f"{field.index}: i64"
        if isinstance(field, PerSeat) and field.each > 1:
            where += f", {field.column}: i64"
        return [
            *method(f"{name}(self, {where}) -> i64", field.means, *reading(field, layout)),
            *method(f"set_{name}(self, {where}, value: i64) -> None", "", *setting(field, layout)),
            *(addition(field, where, layout) if field.counted else []),
            *whole_row(field, layout),
        ]
    if isinstance(field, Shown):
        head = f"see_{name}(self, seat: int) -> {field.type}"
        if not field.type:
            head = f"all_{name}(self) -> list[int]"
        return method(head, field.means, "raise NotImplementedError")
    if isinstance(field, Cards):
        return card_accessors(field, layout)
    if isinstance(field, Rows):
        return row_accessors(field)
    if isinstance(field, Listing):
        cell = layout.slot(field)
        end = layout.slot(field, f"self.{name}_count")
        return [
            *method(f"{name}(self, at: i64) -> i64", field.means, f"return self.block[{cell}]"),
            *method(
                f"set_{name}(self, at: i64, value: i64) -> None", "", f"self.block[{cell}] = value"
            ),
            *method(
                f"add_{name}(self, value: i64) -> None",
                "",
                f"if self.{name}_count == {field.bound}:",
                f'    raise Broken("{name} holds {field.bound} already")',
                f"self.block[{end}] = value",
                f"self.{name}_count += 1",
            ),
            *method(
                f"drop_{name}(self, at: i64) -> None",
                "",
                f"self.{name}_count -= 1",
                f"while at < self.{name}_count:",
                f"    self.set_{name}(at, self.{name}(at + 1))",
                "    at += 1",
                f"self.set_{name}(at, 0)",
            ),
            *method(
                f"all_{name}(self) -> list[int]",
                "",
                f"return [self.{name}(at) for at in range(self.{name}_count)]",
            ),
        ]
    return []


def card_accessors(field: Cards, layout: Layout) -> list[str]:
    """How cards are read and replaced."""
    name, index, cell = field.name, field.index, layout.card_cell(field)
    places = str(field.size) if field.size else "self.seats"
    return [
        *method(f"{name}(self, {index}: i64) -> bytes", field.means, f"return self.cards[{cell}]"),
        *method(
            f"set_{name}(self, {index}: i64, cards: bytes) -> None",
            "",
            f"self.cards[{cell}] = cards",
        ),
        *method(
            f"all_{name}(self) -> list[bytes]",
            "",
            f"return [self.{name}({index}) for {index} in range({places})]",
        ),
    ]


def row_count(field: Rows) -> str:
    """How many rows there are."""
    return f"self.seats + {field.extra}" if field.extra else "self.seats"


def row_accessors(field: Rows) -> list[str]:
    """How numbers of a row are read, changed, put in and taken out."""
    name, block, index = field.name, f"self.{field.name}_rows", field.index
    count = row_count(field)
    return [
        *method(
            f"{name}(self, {index}: i64, at: i64) -> i64",
            field.means,
            f"return {block}[{block}[{index}] + at]",
        ),
        *method(
            f"set_{name}(self, {index}: i64, at: i64, value: i64) -> None",
            "",
            f"{block}[{block}[{index}] + at] = value",
        ),
        *method(
            f"{name}_count(self, {index}: i64) -> i64",
            "",
            f"return {block}[{index} + 1] - {block}[{index}]",
        ),
        *method(
            f"insert_{name}(self, {index}: i64, at: i64, value: i64) -> None",
            "",
            f"{block} = insert({block}, {count}, {index}, at, value)",
        ),
        *method(
            f"drop_{name}(self, {index}: i64, at: i64) -> None",
            "",
            f"drop({block}, {count}, {index}, at)",
        ),
        *method(
            f"clear_{name}(self, {index}: i64) -> None",
            "",
            f"empty_row({block}, {count}, {index})",
        ),
        *method(
            f"row_{name}(self, {index}: i64) -> list[int]", "", f"return row_of({block}, {index})"
        ),
        *method(
            f"all_{name}(self) -> list[tuple[int, ...]]",
            "",
            f"return [tuple(self.row_{name}({index})) for {index} in range({count})]",
        ),
    ]


def reading(field: PerSeat | Common, layout: Layout) -> list[str]:
    """How a number is read."""
    word = f"self.block[{layout.cell(field)}]"
    return [f"return {word} >> {place(field)} & SEVEN" if field.packed else f"return {word}"]


def setting(field: PerSeat | Common, layout: Layout) -> list[str]:
    """How a number is changed."""
    cell = layout.cell(field)
    if not field.packed:
        return [f"self.block[{cell}] = value"]
    return [
        f"at = {cell}",
        f"others = self.block[at] & ~SEVEN_AT[{column(field)} & 7]",
        f"self.block[at] = others | (value & SEVEN) << {place(field)}",
    ]


def addition(field: PerSeat | Common, where: str, layout: Layout) -> list[str]:
    """A method that adds to a number. Not `+=`: mypyc would compile it to generic arithmetic."""
    head = f"add_{field.name}(self, {where}, count: i64) -> None"
    if field.packed:
        names = where.replace(": i64", "")
        total = f"self.{field.name}({names}) + count"
        return method(head, "", f"self.set_{field.name}({names}, {total})")
    body = [f"at = {layout.cell(field)}", "self.block[at] = self.block[at] + count"]
    return method(head, "", *body)


def whole_row(field: PerSeat | Common, layout: Layout) -> list[str]:
    """A method that lists the numbers of all seats, or of all places."""
    head = f"all_{field.name}(self) -> list[int]"
    if isinstance(field, Common):
        one = f"self.{field.name}({field.index})"
        return method(head, "", f"return [{one} for {field.index} in range({field.size})]")
    first = layout.offset[field.name]
    loops = f"for at in range({first}, len(block), {layout.width})"
    cell = "at"
    if field.each > 1:
        loops += f" for {field.column} in range({field.each})"
        cell += f" + {field.column}"
    body = ["block = self.block", f"return [block[{cell}] {loops}]"]
    if field.packed:
        loops = f"for {field.index} in range(self.seats) for {field.column} in range({field.each})"
        body = [f"return [self.{field.name}({field.index}, {field.column}) {loops}]"]
    return method(head, "", *body)
