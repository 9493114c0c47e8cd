"""An observation as one row of numbers, laid out from the declaration of the game's fields."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from regalia.core.fields import Cards, Common, Declaration, Field, Listing, One, PerSeat, Shown
from regalia.core.floats import ONE, Floats, new_floats, put_bits
from regalia.core.observation import Observation
from regalia.core.options import Option, Options
from regalia.core.shapes import BySeat, Few, Number, Parts, Row, Shape

MOST_CHOICES: Final = 255


def shape_of(field: Field, seats: int) -> Shape:
    """What a field looks like in a game for at most so many."""
    if isinstance(field, One):
        return field.holds or Number(field.low, field.high)
    if isinstance(field, PerSeat | Common):
        number = field.holds or Number(field.low, field.high, field.counted)
        if isinstance(field, Common):
            return Row(number, field.size)
        row = Row(number, field.each) if field.each > 1 else number
        return row if field.own else BySeat(row, seats)
    if isinstance(field, Listing):
        bits: int = field.low_bits
        if bits == 0:
            return Few(Number(field.low, field.high), field.bound)
        high, low = Number(0, field.high >> bits), Number(0, (1 << bits) - 1)
        return Few(Parts(("high", high), ("low", low)), field.bound)
    if field.holds is None:
        raise ValueError(f"{field.name}: the declaration does not say what it holds")
    if isinstance(field, Cards) and not field.own:
        return BySeat(field.holds, seats)
    if isinstance(field, Shown) and field.each > 1:
        return BySeat(Row(field.holds, field.each), seats)
    return field.holds


class Column:
    """One named value of the row: its shape, and the column it begins at."""

    def __init__(self, name: str, shape: Shape, at: i64) -> None:
        self.name = name
        self.shape = shape
        self.at = at


class Columns:
    """Where everything stands in the row: options, who plays and who is asked, then the fields.

    Of the options those stand there whose values can be listed. The width is the same for all
    options and all seat counts of a game.
    """

    def __init__(self, declared: Declaration, options: tuple[Option, ...]) -> None:
        self.options = [option for option in options if 0 < len(option.choices) <= MOST_CHOICES]
        self.chosen: list[Column] = []
        self.table: list[Column] = []
        self.fields: list[Column] = []
        self.width: i64 = 0
        for option in self.options:
            self._add(self.chosen, f"option.{option.id}", Number(0, len(option.choices) - 1))
        most = declared.seats
        self._add(self.table, "seats", Number(1, most))
        self._add(self.table, "seat", Number(-1, most - 1))
        self._add(self.table, "to_act", Row(Number(0, 1), most))
        self._add(self.table, "over", Number(0, 1))
        self._add(self.table, "phase", Number(0, len(declared.phases)))
        for field in declared.fields():
            if not field.inner:
                self._add(self.fields, field.name, shape_of(field, most))

    def _add(self, part: list[Column], name: str, shape: Shape) -> None:
        part.append(Column(name, shape, self.width))
        self.width += shape.width

    def every(self) -> list[Column]:
        """All parts of the row, in order."""
        return self.chosen + self.table + self.fields

    def names(self) -> list[str]:
        """The name of each column."""
        return [name for part in self.every() for name in part.shape.names(part.name)]

    def bounds(self) -> list[tuple[int, int]]:
        """The least and the greatest number of each column."""
        return [bound for part in self.every() for bound in part.shape.bounds()]

    def row(self, seen: Observation) -> Floats:
        """What a seat sees as a row of its own.

        Made here, because compiled code never frees a row that interpreted code has handed to it.
        """
        out = new_floats(self.width)
        self.put_options(seen.options, out, 0)
        pending = sum([1 << seat for seat in seen.to_act])
        self.put_asked(seen.options.seats, seen.seat, pending, phase_of(seen), out, 0)
        for part in self.fields:
            part.shape.put(getattr(seen, part.name), out, part.at)
        return out

    def put_options(self, options: Options, out: Floats, at: i64) -> None:
        """Write the options that can be listed."""
        for place in range(len(self.options)):
            option = self.options[place]
            spelled = [repr(choice) for choice in option.choices]  # 1 is not True here
            part = self.chosen[place]
            part.shape.put(spelled.index(repr(options[option.id])), out, at + part.at)

    def put_asked(
        self, seats: i64, seat: i64, pending: i64, phase: i64, out: Floats, at: i64
    ) -> None:
        """Write what every game has; `pending` has a bit for each seat that is asked."""
        table = self.table
        out[at + table[0].at + seats - 1] = ONE
        out[at + table[1].at + seat + 1] = ONE
        put_bits(out, at + table[2].at, pending)
        if pending == 0:
            out[at + table[3].at] = ONE
        table[4].shape.put(phase, out, at + table[4].at)

    def get(self, row: Sequence[float]) -> dict[str, object]:
        """What stands in a row, by name; of cards in a row the order is not kept."""
        found: dict[str, object] = {}
        for place in range(len(self.options)):
            part = self.chosen[place]
            number = part.shape.get(row, int(part.at))
            assert isinstance(number, int)
            found[part.name] = self.options[place].choices[number]
        seats = self.table[0].shape.get(row, int(self.table[0].at))
        assert isinstance(seats, int)
        for part in self.table + self.fields:
            shape = part.shape
            if isinstance(shape, BySeat):
                shape = shape.of(seats)
            found[part.name] = shape.get(row, int(part.at))
        asked = found["to_act"]
        assert isinstance(asked, tuple)
        found["to_act"] = tuple([seat for seat in range(seats) if asked[seat]])
        return found


def phase_of(seen: Observation) -> int:
    """The phase that is asked; every game that declares its fields shows it."""
    phase = getattr(seen, "phase")  # noqa: B009 - the class of all observations does not have it
    assert isinstance(phase, int)
    return phase
