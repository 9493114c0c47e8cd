"""What a thing that an observation shows looks like as columns of numbers, and back again.

Every shape has a fixed width. `put` writes a value on columns that are blank, `get` reads it back,
`names` says what each column is. All columns hold whole numbers that a float32 holds exactly.
"""

from collections.abc import Callable, Sequence
from typing import Final, cast

from mypy_extensions import i64

from regalia.core.errors import Broken
from regalia.core.floats import ONE, Floats, put, put_bits

MOST_VALUES: Final = 255  # of a number that has a column for each value it can take
EXACT: Final = 1 << 24  # float32 holds whole numbers up to this
BYTE: Final = 255

PLAIN: Final = 0
ONE_HOT: Final = 1
BINARY: Final = 2


class Shape:
    """A value as `width` columns, each from its low to its high."""

    def __init__(self, width: i64) -> None:
        self.width = width

    def put(self, value: object, out: Floats, at: i64) -> None:
        """Write a value on blank columns from `at` on."""
        raise NotImplementedError

    def get(self, row: Sequence[float], at: int) -> object:
        """The value that stands on the columns from `at` on."""
        raise NotImplementedError

    def names(self, name: str) -> list[str]:
        """A name for each column of a value of that name."""
        raise NotImplementedError

    def bounds(self) -> list[tuple[int, int]]:
        """The least and the greatest number of each column."""
        return [(0, 1)] * int(self.width)


class Number(Shape):
    """A whole number from `low` to `high`.

    What is `plain`, because it is counted, is one column. Else a range from 0 to 2**n - 1 is a set
    of n things, or several numbers in one, and has a column for each bit; but a byte counts. A
    small range has a column for each value, a large one is one column.
    """

    def __init__(self, low: i64, high: i64, plain: bool = False) -> None:
        self.low = low
        self.high = high
        values = high - low + 1
        power = low == 0 and high & (high + 1) == 0
        if plain or (values == 2 and low == 0):
            style, width = PLAIN, 1
        elif power and high != BYTE:
            style, width = BINARY, int(high).bit_length()
        elif values <= MOST_VALUES:
            style, width = ONE_HOT, int(values)
        else:
            style, width = PLAIN, 1
        if style == PLAIN and (low < -EXACT or high > EXACT):
            raise ValueError(f"{low} to {high} is too wide for one column")
        super().__init__(width)
        self.style = style

    def put(self, value: object, out: Floats, at: i64) -> None:
        number: i64 = cast(int, value)
        if number < self.low or number > self.high:
            raise Broken(f"{number} is not {self.low} to {self.high}")
        if self.style == PLAIN:
            put(out, at, number)
        elif self.style == BINARY:
            put_bits(out, at, number)
        else:
            out[at + number - self.low] = ONE

    def get(self, row: Sequence[float], at: int) -> object:
        if self.style == PLAIN:
            return int(row[at])
        columns = [int(row[at + place]) for place in range(int(self.width))]
        if self.style == ONE_HOT:
            return int(self.low) + columns.index(1)
        number = 0
        for bit in reversed(columns):
            number = number * 2 + bit
        return number

    def names(self, name: str) -> list[str]:
        if self.style == PLAIN:
            return [name]
        if self.style == BINARY:
            return [f"{name}.bit{place}" for place in range(int(self.width))]
        return [f"{name}={value}" for value in range(int(self.low), int(self.high) + 1)]

    def bounds(self) -> list[tuple[int, int]]:
        if self.style == PLAIN:
            return [(int(self.low), int(self.high))]
        return [(0, 1)] * int(self.width)


class Bag(Shape):
    """Cards of so many kinds, in any order: a column for each kind says how many there are."""

    def __init__(self, kinds: i64) -> None:
        super().__init__(kinds)

    def put(self, value: object, out: Floats, at: i64) -> None:
        counts = [0] * int(self.width)
        for kind in cast("tuple[int, ...]", value):
            counts[kind] += 1
            put(out, at + kind, counts[kind])

    def get(self, row: Sequence[float], at: int) -> object:
        return tuple([kind for kind in range(int(self.width)) for _ in range(int(row[at + kind]))])

    def names(self, name: str) -> list[str]:
        return [f"{name}#{kind}" for kind in range(int(self.width))]

    def bounds(self) -> list[tuple[int, int]]:
        return [(0, BYTE)] * int(self.width)


class Packed(Shape):
    """Several numbers in one: each part has a name, its lowest bit and how many bits it takes."""

    def __init__(self, *parts: tuple[str, int, int]) -> None:
        super().__init__(len(parts))
        self.parts = parts
        self.most = [int(2**size) - 1 for _, _, size in parts]

    def put(self, value: object, out: Floats, at: i64) -> None:
        number: i64 = cast(int, value)
        for place in range(len(self.parts)):
            low: i64 = self.parts[place][1]
            put(out, at + place, (number >> low) & self.most[place])

    def get(self, row: Sequence[float], at: int) -> object:
        parts = enumerate(self.parts)
        return sum([int(row[at + place]) << low for place, (_, low, _) in parts])

    def names(self, name: str) -> list[str]:
        return [f"{name}.{part}" for part, _, _ in self.parts]

    def bounds(self) -> list[tuple[int, int]]:
        return [(0, most) for most in self.most]


class Row(Shape):
    """So many values of one shape, side by side."""

    def __init__(self, shape: Shape, size: i64) -> None:
        super().__init__(shape.width * size)
        self.shape = shape
        self.size = size

    def put(self, value: object, out: Floats, at: i64) -> None:
        shape = self.shape
        row = cast("tuple[object, ...]", value)
        if len(row) > self.size:
            raise Broken(f"{len(row)} values where {self.size} find room")
        for item in row:
            shape.put(item, out, at)
            at += shape.width

    def get(self, row: Sequence[float], at: int) -> object:
        width = int(self.shape.width)
        return tuple([self.shape.get(row, at + place * width) for place in range(int(self.size))])

    def names(self, name: str) -> list[str]:
        found: list[str] = []
        for place in range(int(self.size)):
            found += self.shape.names(f"{name}[{place}]")
        return found

    def bounds(self) -> list[tuple[int, int]]:
        return self.shape.bounds() * int(self.size)


class BySeat(Row):
    """A value for each seat that plays; the columns of all other seats stay blank.

    To read it, one has to know how many play: what is read here is a Row of so many.
    """

    def of(self, seats: i64) -> Row:
        """The row that is filled when so many play."""
        return Row(self.shape, seats)


class Few(Row):
    """Up to `size` values of one shape, in order; the first column of each says it is there."""

    def __init__(self, shape: Shape, size: i64) -> None:
        super().__init__(Parts(("there", Number(0, 1)), ("is", shape)), size)

    def put(self, value: object, out: Floats, at: i64) -> None:
        super().put(tuple([(1, item) for item in cast("tuple[object, ...]", value)]), out, at)

    def get(self, row: Sequence[float], at: int) -> object:
        width = int(self.shape.width)
        places = [at + place * width for place in range(int(self.size))]
        pairs = [
            cast("tuple[int, object]", self.shape.get(row, place)) for place in places if row[place]
        ]
        return tuple([item for _, item in pairs])

    def names(self, name: str) -> list[str]:
        return [column.replace("].is", "]", 1) for column in super().names(name)]


class Maybe(Shape):
    """A value, or None; the first column says that it is there."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape.width + 1)
        self.shape = shape

    def put(self, value: object, out: Floats, at: i64) -> None:
        if value is not None:
            out[at] = ONE
            self.shape.put(value, out, at + 1)

    def get(self, row: Sequence[float], at: int) -> object:
        return self.shape.get(row, at + 1) if row[at] else None

    def names(self, name: str) -> list[str]:
        return [f"{name}.there", *self.shape.names(name)]

    def bounds(self) -> list[tuple[int, int]]:
        return [(0, 1), *self.shape.bounds()]


class Parts(Shape):
    """A tuple of named parts, or what `make` makes of it."""

    def __init__(
        self, *parts: tuple[str, Shape], make: Callable[..., object] | None = None
    ) -> None:
        width: i64 = 0
        for _, shape in parts:
            width += shape.width
        super().__init__(width)
        self.parts = parts
        self.make = make

    def put(self, value: object, out: Floats, at: i64) -> None:
        values = cast("tuple[object, ...]", value)
        if len(values) != len(self.parts):
            raise Broken(f"{len(values)} parts instead of {len(self.parts)}")
        for place in range(len(self.parts)):
            shape = self.parts[place][1]
            shape.put(values[place], out, at)
            at += shape.width

    def get(self, row: Sequence[float], at: int) -> object:
        found: list[object] = []
        for _, shape in self.parts:
            found.append(shape.get(row, at))
            at += int(shape.width)
        return tuple(found) if self.make is None else self.make(*found)

    def names(self, name: str) -> list[str]:
        return [column for part, shape in self.parts for column in shape.names(f"{name}.{part}")]

    def bounds(self) -> list[tuple[int, int]]:
        return [bound for _, shape in self.parts for bound in shape.bounds()]
