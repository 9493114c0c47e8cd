"""An observation becomes a row of numbers, and nothing that a seat may know is lost on the way."""

import tracemalloc
from collections.abc import Iterator

import pytest

import regalia
from regalia import registry
from regalia.core.errors import BadOption, Broken
from regalia.core.events import SPECTATOR
from regalia.core.floats import new_floats
from regalia.core.options import Options
from regalia.core.rng import FastRng
from regalia.core.shapes import Bag, Few, Maybe, Number, Packed, Parts, Row, Shape
from regalia.core.state import GameState
from regalia.testing.settings import tables

pytest.importorskip("numpy", reason="the research extra is not installed: no numpy")

from regalia.research.tensors import Encoding, Floats, encoding, look

SETTINGS = [
    pytest.param(package, options, id=name)
    for package in registry.PACKAGES
    for name, options in tables(registry.find(package))
]
EVERY = 20  # decisions between two looks


def walk(package: str, options: Options) -> Iterator[GameState]:
    """Positions along a random game, and its end."""
    game = registry.find(package)
    state = game.new(options, 7)
    rng = FastRng(7)
    played = 0
    while not state.is_over():
        if played % EVERY == 0:
            yield state
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        played += 1
    yield state


def written(code: Encoding, state: GameState, options: Options, seat: int) -> Floats:
    """What a seat sees, straight from a state, as batches write it."""
    out = new_floats(code.width)
    code.columns.put_options(options, out, 0)
    code.columns.put_asked(options.seats, seat, state.pending, state.phase, out, 0)
    state.put_columns(code.columns, seat, out, code.columns.fields[0].at)
    return look(out)


def settled(shape: Shape, value: object) -> object:
    """A value with its bags in order, as they come back."""
    if isinstance(shape, Maybe):
        return None if value is None else settled(shape.shape, value)
    if not isinstance(value, tuple):
        return value
    if isinstance(shape, Bag):
        return tuple(sorted(value))
    if isinstance(shape, Parts):
        return tuple(
            settled(part, item) for (_, part), item in zip(shape.parts, value, strict=True)
        )
    assert isinstance(shape, Row)
    inner = shape.shape
    if isinstance(shape, Few):
        assert isinstance(inner, Parts)
        inner = inner.parts[1][1]
    return tuple(settled(inner, item) for item in value)


@pytest.mark.parametrize(("package", "options"), SETTINGS)
def test_an_observation_can_be_read_back(package: str, options: Options) -> None:
    """Every field comes back as it was, cards in a row apart from their order.

    And what is written straight from a state is just that row: what the seat may see, no more.
    """
    code, game = encoding(package), registry.find(package)
    for state in walk(package, options):
        for seat in range(SPECTATOR, options.seats):
            seen = game.observe(state, seat)
            row = code.encode(seen)
            wrong = (row != written(code, state, options, seat)).nonzero()[0]
            assert [code.names[column] for column in wrong] == []
            assert row.shape == (code.width,) and row.dtype == "float32"
            assert (code.low <= row).all() and (row <= code.high).all()
            found = code.read(row)
            assert found["seats"] == options.seats
            for name in ("seat", "to_act", "over", "phase"):
                assert found[name] == getattr(seen, name)
            for column in code.columns.fields:
                value = getattr(seen, column.name)
                assert found[column.name] == settled(column.shape, value), column.name
            for option in code.columns.options:
                assert repr(found[f"option.{option.id}"]) == repr(options[option.id])


@pytest.mark.parametrize("package", registry.PACKAGES)
def test_every_column_has_a_name_of_its_own(package: str) -> None:
    """As many names as columns, none twice, and each range is one."""
    code = encoding(package)
    assert len(code.names) == len(set(code.names)) == code.width
    assert (code.low < code.high).all()


@pytest.mark.parametrize("package", registry.PACKAGES)
def test_every_field_of_an_observation_is_encoded(package: str) -> None:
    """A field that is added to a game cannot be forgotten."""
    game = registry.find(package)
    options = registry.options(game, game.seats[-1])
    seen = game.observe(next(walk(package, options)), SPECTATOR)
    columns = encoding(package).columns
    written = {column.name for column in columns.table + columns.fields}
    assert written == set(seen.as_json()) - {"game", "options", "legal"} | {"seats"}


def test_a_row_is_freed() -> None:
    """Whoever learns for hours encodes millions of them."""
    code, seen = encoding("kingsburg"), regalia.new_match("kingsburg", 2, 7).observe(0)
    code.encode(seen)
    tracemalloc.start()
    try:
        for _ in range(100):
            code.encode(seen)
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 10 * 4 * code.width


def test_names_say_what_a_column_holds() -> None:
    """A count, a value of several, a bit of a set, a seat's share: each has its own form."""
    names = set(encoding("kingsburg").names)
    assert {"goods[0][2]", "year=3", "built[4].bit19", "placed[0].high.bit1", "seat=-1"} <= names


@pytest.mark.parametrize(
    ("shape", "value", "columns"),
    [
        (Number(0, 1), 1, [1]),
        (Number(-1, 2), -1, [1, 0, 0, 0]),
        (Number(0, 7), 5, [1, 0, 1]),
        (Number(0, 255), 200, [200]),
        (Number(-9999, 9999), -3, [-3]),
        (Number(0, 7, plain=True), 5, [5]),
        (Bag(4), (3, 1, 3), [0, 1, 0, 2]),
        (Packed(("low", 0, 4), ("high", 4, 4)), 0x52, [2, 5]),
        (Maybe(Number(0, 1)), None, [0, 0]),
        (Few(Number(-1, 1), 2), (0,), [1, 0, 1, 0, 0, 0, 0, 0]),
        (Parts(("a", Number(0, 1)), ("b", Number(0, 3))), (1, 2), [1, 0, 1]),
    ],
)
def test_a_shape_is_written_as_documented(shape: Shape, value: object, columns: list[int]) -> None:
    """Small cases, column by column."""
    out = new_floats(shape.width)
    shape.put(value, out, 0)
    row = look(out).tolist()
    assert row == columns
    assert shape.get(row, 0) == settled(shape, value)
    assert len(shape.names("x")) == len(shape.bounds()) == len(columns)


def test_what_finds_no_room_is_an_error_and_not_a_wrong_row() -> None:
    """A number out of range, a value too many."""
    out = new_floats(8)
    with pytest.raises(Broken):
        Number(0, 5).put(6, out, 0)
    with pytest.raises(Broken):
        Few(Number(0, 1), 2).put((0, 0, 0), out, 0)


def test_a_game_that_declares_no_fields_is_refused() -> None:
    """The toy of the guide writes its observation by hand."""
    from regalia.testing.toy.game import GAME

    with pytest.raises(BadOption, match="does not declare"):
        Encoding(GAME)
