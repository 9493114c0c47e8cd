"""Write a game's `block.py` and `observation.py` from its `fields.py`.

Usage: .venv/bin/python scripts/fields.py GAME ...
"""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def bare(name: str) -> None:
    """Make a package known without running it: what it imports may be what is being written."""
    home = ROOT / "src" / Path(*name.split("."))
    spec = spec_from_file_location(name, home / "__init__.py")
    assert spec is not None
    sys.modules[name] = module_from_spec(spec)


if __name__ == "__main__":
    for package in ("regalia", "regalia.games"):
        bare(package)
    for home in (ROOT / "src" / "regalia" / "games").glob("*/fields.py"):
        bare(f"regalia.games.{home.parent.name}")

from regalia.core.fields import (  # noqa: E402 - only now can it be found
    Cards,
    Common,
    Declaration,
    Field,
    Listing,
    One,
    PerSeat,
    Rows,
    Shared,
    Shown,
    Together,
)

NOTE = "Written by scripts/fields.py from fields.py: change that one and run it again."


class Layout:
    """Where every field lies: listings, then what is common, then seat after seat."""

    def __init__(self, declared: Declaration) -> None:
        self.declared = declared
        fields = declared.fields()
        self.ones = [field for field in fields if isinstance(field, One)]
        self.listings = [field for field in fields if isinstance(field, Listing)]
        self.commons = [field for field in fields if isinstance(field, Common)]
        self.rows = [field for field in fields if isinstance(field, PerSeat)]
        self.cards = [field for field in fields if isinstance(field, Cards)]
        self.long = [field for field in fields if isinstance(field, Rows)]
        self.offset: dict[str, int] = {}
        at = 0
        for listing in self.listings:
            self.offset[listing.name] = at
            at += listing.bound
        for common in self.commons:
            self.offset[common.name] = at
            at += words(common, common.size)
        self.head = at
        for row in self.rows:
            self.offset[row.name] = at
            at += words(row, row.each)
        self.width = at - self.head
        shared = [field for field in self.cards if field.size]
        own = [field for field in self.cards if not field.size]
        at = 0
        for field in shared:
            self.offset[field.name] = at
            at += field.size
        self.card_head = at
        for number, field in enumerate(own):
            self.offset[field.name] = at + number
        self.card_width = len(own)

    def card_cell(self, field: Cards) -> str:
        """The index of a row of cards in their list."""
        if field.size:
            return f"{self.offset[field.name]} + {field.index}".removeprefix("0 + ")
        return f"{field.index} * {self.card_width} + {self.offset[field.name]}".removesuffix(" + 0")

    def start(self, field: Field) -> str:
        """Where a row of numbers begins: for a seat, or for all."""
        offset = self.offset[field.name]
        if isinstance(field, PerSeat):
            return f"{field.index} * {self.width} + {offset}"
        return str(offset)

    def cell(self, field: PerSeat | Common) -> str:
        """The index of a number, or of the word in which it is packed."""
        start = self.start(field)
        if column(field) == "":
            return start
        inside = f"({column(field)} >> 3)" if field.packed else column(field)
        return f"{start} + {inside}".removeprefix("0 + ")

    def slot(self, field: Listing, at: str = "at") -> str:
        """The index of a listing's number."""
        offset = self.offset[field.name]
        return f"{offset} + {at}" if offset else at


def words(field: Field, count: int) -> int:
    """How many words of the block so many numbers of a field take."""
    return (count + 7) // 8 if field.packed else count


def column(field: PerSeat | Common) -> str:
    """What tells the numbers of a row apart, if it has more than one."""
    if isinstance(field, Common):
        return field.index
    return field.column if field.each > 1 else ""


def place(field: PerSeat | Common) -> str:
    """The bits from which a packed number begins in its word."""
    return f"(({column(field)} & 7) << 3)"


def spaced(name: str) -> str:
    """The name of a class in words: `DragonCastle` is Dragon Castle."""
    return "".join([" " + sign if sign.isupper() else sign for sign in name]).strip()


def method(head: str, says: str, *body: str) -> list[str]:
    """A method of the class, after a blank line."""
    lines = ["", f"def {head}:"]
    if says:
        lines.append(f'    """{says[0].upper()}{says[1:]}."""')
    return ["    " + line if line else "" for line in [*lines, *["    " + line for line in body]]]


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


def observing(layout: Layout) -> list[str]:
    """What a seat may see: a field at a time, nothing else."""
    declared = layout.declared
    lines = []
    alone = [field for field in declared.fields() if isinstance(field, One | Shared)]
    questions = {field.seen_by: "" for field in alone}
    questions.update({field.seen_by: ", other: i64" for field in [*layout.rows, *layout.cards]})
    questions.update({field.seen_by: f", {field.index}: i64" for field in layout.commons})
    for question in sorted(set(questions) - {""}):
        head = f"{question}(self, seat: int{questions[question]}) -> bool"
        lines += method(head, "", "raise NotImplementedError")
    hidden: list[PerSeat | Common | Cards] = [*layout.rows, *layout.commons, *layout.cards]
    for row in hidden:
        lines += masking(row) if row.seen_by else []
    body = ["me: i64 = 0 if self.seats == 1 else seat"] if owns(layout) else []
    body += [
        f"return {declared.name}Observation(",
        f'    game="{declared.game}",',
        "    options=self.options,",
        "    seat=seat,",
        "    to_act=tuple(self.to_act()),",
        "    legal=tuple(self.legal(seat)) if seat != SPECTATOR else (),",
        "    over=self.is_over(),",
        "    phase=self.phase,",
    ]
    for field in declared.fields():
        if not field.inner:
            body.append(f"    {field.name}={shape(field)},")
    head = f"observe(self, seat: int) -> {declared.name}Observation"
    return lines + method(head, "what a seat, or SPECTATOR, knows", *body, ")")


def masking(field: PerSeat | Common | Cards) -> list[str]:
    """A method for a row of which a seat may not see every number."""
    if isinstance(field, Cards):
        return method(
            f"seen_{field.name}(self, seat: int) -> list[bytes]",
            "",
            f"cards = self.all_{field.name}()",
            "for other in range(self.seats):",
            f"    if not self.{field.seen_by}(seat, other):",
            '        cards[other] = b""',
            "return cards",
        )
    if isinstance(field, Common):
        index, places = field.index, str(field.size)
    else:
        assert field.each == 1, f"{field.name}: only single numbers can be hidden"
        index, places = "other", "self.seats"
    return method(
        f"seen_{field.name}(self, seat: int) -> list[int]",
        "",
        f"numbers = self.all_{field.name}()",
        f"for {index} in range({places}):",
        f"    if not self.{field.seen_by}(seat, {index}):",
        f"        numbers[{index}] = {field.unseen}",
        "return numbers",
    )


def shape(field: Field) -> str:
    """A field as an observation shows it."""
    if isinstance(field, One):
        masked = f" if self.{field.seen_by}(seat) else {field.unseen}" if field.seen_by else ""
        return f"self.{field.name}{masked}"
    if isinstance(field, PerSeat) and field.own:
        return f"self.{field.name}(me) if me >= 0 else {field.start}"
    if isinstance(field, Cards) and field.own:
        return f"tuple(self.{field.name}(me)) if me >= 0 else ()"
    if isinstance(field, Shared) and field.seen_by:
        return f"{as_tuple(field)} if self.{field.seen_by}(seat) else ()"
    if isinstance(field, Cards):
        masked = f"seen_{field.name}(seat)" if field.seen_by else f"all_{field.name}()"
        return f"tuples(self.{masked})"
    if field.seen_by:
        return f"tuple(self.seen_{field.name}(seat))"
    if isinstance(field, Shown) and field.type:
        return f"self.see_{field.name}(seat)"
    if isinstance(field, PerSeat | Shown) and field.each > 1:
        return f"rows(self.all_{field.name}(), {field.each})"
    if isinstance(field, Listing) and field.low_bits:
        return f"halves(self.all_{field.name}(), {field.low_bits})"
    return as_tuple(field)


def owns(layout: Layout) -> bool:
    """Whether there is something of which a seat sees its own alone."""
    return any(row.own for row in layout.rows) or any(field.own for field in layout.cards)


def as_tuple(field: Field) -> str:
    """A row as a tuple of ints."""
    if isinstance(field, Shared):
        return f"tuple(self.{field.name})" if field.type == "bytes" else f"self.{field.name}"
    return f"tuple(self.all_{field.name}())"


def remembering(layout: Layout) -> list[str]:
    """A state from an observation: what was not seen is left for the game to draw."""
    body = [
        "self.keeps_events = False",
        "for seat in seen.to_act:",
        "    self.ask(seat)",
        "self.phase = seen.phase",
        "self.clear_fields()",
    ]
    for field in layout.declared.fields():
        if field.inner:
            continue
        if isinstance(field, One) or (isinstance(field, Shared) and field.type != "bytes"):
            body.append(f"self.{field.name} = seen.{field.name}")
        elif isinstance(field, Shared):
            body.append(f"self.{field.name} = bytes(seen.{field.name})")
    for listing in layout.listings:
        if listing.low_bits:
            body.append(f"for high, low in seen.{listing.name}:")
            body.append(f"    self.add_{listing.name}(high << {listing.low_bits} | low)")
        else:
            body.append(f"for value in seen.{listing.name}:")
            body.append(f"    self.add_{listing.name}(value)")
    for common in layout.commons:
        if common.packed:
            body.append(f"pack(self.block, {layout.offset[common.name]}, seen.{common.name})")
            continue
        body.append(f"{common.name} = seen.{common.name}")
        body.append(f"for {common.index} in range({common.size}):")
        body.append(f"    self.set_{common.name}({common.index}, {common.name}[{common.index}])")
    open_rows = [row for row in layout.rows if not (row.inner or row.own)]
    body += remembering_cards(layout)
    body += [f"{field.name} = seen.{field.name}" for field in open_rows]
    body += ["block = self.block", f"at: i64 = {layout.head}", "for seat in range(self.seats):"]
    for row in open_rows:
        cell = f"at + {layout.offset[row.name] - layout.head}".removesuffix(" + 0")
        if row.each == 1:
            body.append(f"    block[{cell}] = {row.name}[seat]")
        elif row.packed:
            body.append(f"    pack(block, {cell}, {row.name}[seat])")
        else:
            body.append(f"    row = {row.name}[seat]")
            body.append(f"    for {row.column} in range({row.each}):")
            body.append(f"        block[{cell} + {row.column}] = row[{row.column}]")
    body.append(f"    at += {layout.width}")
    head = f"remember(self, seen: {layout.declared.name}Observation) -> None"
    return method(head, "the table as a seat saw it, on which the unseen has to be drawn", *body)


def remembering_cards(layout: Layout) -> list[str]:
    """The cards a seat saw, and what is its own."""
    body = []
    for field in layout.cards:
        if not field.inner and not field.own:
            body.append("for other in range(self.seats):")
            body.append(f"    self.set_{field.name}(other, bytes(seen.{field.name}[other]))")
    if owns(layout):
        body.append("me: i64 = 0 if self.seats == 1 else seen.seat")
        body.append("if me >= 0:")
        for row in layout.rows:
            if row.own:
                body.append(f"    self.set_{row.name}(me, seen.{row.name})")
        for field in layout.cards:
            if field.own:
                body.append(f"    self.set_{field.name}(me, bytes(seen.{field.name}))")
    return body


def is_open(field: Cards) -> bool:
    """Whether an observation has such cards of every seat."""
    return not field.inner and not field.own


def importing(module: str, names: list[str]) -> list[str]:
    """The import of these names, in the order that ruff wants, broken where it is too long."""
    ordered = sorted(names, key=lambda name: (not name.isupper(), name.islower(), name))
    line = f"from {module} import {', '.join(ordered)}"
    if len(line) <= 100:
        return [line]
    return [f"from {module} import (", *[f"    {name}," for name in ordered], ")"]


def write_block(declared: Declaration) -> str:
    """The text of `block.py`."""
    layout = Layout(declared)
    game, name, title = declared.game, declared.name, spaced(declared.name)
    needs_pairs = any(listing.low_bits for listing in layout.listings)
    needs_rows = any(
        isinstance(field, PerSeat | Shown) and field.each > 1 for field in declared.fields()
    )
    is_packed = any(field.packed for field in declared.fields())
    helpers = ["NO_BLOCK", *(["SEVEN", "SEVEN_AT"] if is_packed else []), "Block", "expect_range"]
    helpers += ["halves"] if needs_pairs else []
    helpers += ["new_block"]
    helpers += ["pack"] if is_packed else []
    helpers += ["rows"] if needs_rows else []
    helpers += ["drop", "empty_row", "insert", "open_rows", "row_of"] if layout.long else []
    helpers += ["NO_CARDS"] if layout.cards else []
    helpers += ["tuples"] if any(is_open(field) for field in layout.cards) else []
    lines = [
        f'"""The numbers of a state of {title}: how to read, copy, compare, check and show them.',
        "",
        NOTE,
        '"""',
        "",
        "from mypy_extensions import i64",
        "",
        *importing("regalia.core.block", helpers),
        *(["from regalia.core.errors import Broken"] if layout.listings else []),
        "from regalia.core.events import SPECTATOR",
        "from regalia.core.options import Options",
        "from regalia.core.rng import Rng",
        "from regalia.core.state import GameState",
        *declared.imports,
        f"from regalia.games.{game}.observation import {name}Observation",
        "",
        "",
        f"class {name}Block(GameState):",
        '    """Single numbers are attributes; the rest lies in one block, seat after seat."""',
        *construction(layout),
    ]
    keys = [] if declared.own_key else [key]
    parts: list[Callable[[Layout], list[str]]]
    parts = [copying, *keys, ranges, observing, remembering]
    for field in declared.fields():
        lines += accessors(field, layout)
    for part in parts:
        lines += part(layout)
    return "\n".join(lines) + "\n"


def write_observation(declared: Declaration) -> str:
    """The text of `observation.py`."""
    lines = [
        f'"""What one seat knows of a game of {spaced(declared.name)}.',
        "",
        NOTE,
        '"""',
        "",
        "from dataclasses import dataclass",
        "",
        "from regalia.core.observation import Observation",
        *declared.imports,
        "",
        "",
        "@dataclass(frozen=True, slots=True, kw_only=True)",
        f"class {declared.name}Observation(Observation):",
        '    """Tuples by seat, masks with a bit per seat, ids as in `material`."""',
        "",
        "    phase: int",
    ]
    for field in declared.fields():
        if field.inner:
            continue
        kind = "tuple[int, ...]"
        if isinstance(field, One):
            kind = "int"
        elif isinstance(field, Shared) and field.type != "bytes":
            kind = field.type
        elif isinstance(field, Shown) and field.type:
            kind = field.type
        elif isinstance(field, PerSeat) and field.own:
            kind = "int"
        elif isinstance(field, Cards) and not field.own:
            kind = "tuple[tuple[int, ...], ...]"
        elif isinstance(field, PerSeat | Shown) and field.each > 1:
            kind = "tuple[tuple[int, ...], ...]"
        elif isinstance(field, Listing) and field.low_bits:
            kind = "tuple[tuple[int, int], ...]"
        hidden = f"; {field.unseen} unless `{field.seen_by}`" if field.seen_by else ""
        lines += [f"    # {field.means}{hidden}", f"    {field.name}: {kind}"]
    return "\n".join(lines) + "\n"


WRITERS = {"block.py": write_block, "observation.py": write_observation}


def folder(game: str) -> Path:
    """Where a game lives."""
    return ROOT / "src" / "regalia" / "games" / game


def texts(game: str) -> dict[Path, str]:
    """What the files of a game should hold."""
    declared: Declaration = import_module(f"regalia.games.{game}.fields").FIELDS
    return {folder(game) / name: write(declared) for name, write in WRITERS.items()}


def declared_games() -> list[str]:
    """The games that declare their fields."""
    return sorted(path.parent.name for path in folder("").glob("*/fields.py"))


if __name__ == "__main__":
    for game in sys.argv[1:] or declared_games():
        for path, text in texts(game).items():
            path.write_text(text, encoding="utf-8")
