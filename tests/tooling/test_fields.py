"""What is written from a declaration is what the writer writes, and it holds what was declared."""

from importlib import import_module
from typing import Any

import pytest

from fields import declared_games, texts
from regalia import registry
from regalia.core.errors import Broken
from regalia.core.fields import MOST_PACKED, Cards, Common, Field, Listing, One, PerSeat, Rows
from regalia.core.rng import FastRng
from regalia.games.kingsburg import GAME
from regalia.testing import default_options

DECLARED = {game: import_module(f"regalia.games.{game}.fields").FIELDS for game in declared_games()}
NUMBERS = [
    (game, field)
    for game, declared in DECLARED.items()
    for field in declared.fields()
    if isinstance(field, One | PerSeat | Common | Listing | Rows)
]
LISTINGS = [(game, field) for game, field in NUMBERS if isinstance(field, Listing)]
ROWS = [(game, field) for game, field in NUMBERS if isinstance(field, Rows)]
MANY = 9999  # more than there are places
SEATS = 2  # as every game can be played

each_game = pytest.mark.parametrize("game", DECLARED)


def named(value: object) -> str:
    """How a case is called."""
    return value.name if isinstance(value, Field) else str(value)


def table(game: str) -> Any:
    """A state before anything is laid out."""
    options = default_options(registry.find(game), SEATS)
    kind: Any = type(registry.find(game).new(options, 1))
    state = kind(options, FastRng(1))
    state.clear_fields()
    return state


def places(field: Field) -> list[tuple[int, ...]]:
    """Where the numbers of a row lie, in the order of its list."""
    if isinstance(field, Common):
        return [(index,) for index in range(field.size)]
    assert isinstance(field, PerSeat)
    if field.each == 1:
        return [(seat,) for seat in range(SEATS)]
    return [(seat, column) for seat in range(SEATS) for column in range(field.each)]


def put(state: Any, field: Field, value: int) -> None:
    """Write a number into the last place of a field."""
    if isinstance(field, One):
        setattr(state, field.name, value)
    elif isinstance(field, Listing):
        getattr(state, f"add_{field.name}")(value)
    elif isinstance(field, Rows):
        getattr(state, f"insert_{field.name}")(SEATS - 1, 0, value)
    else:
        getattr(state, f"set_{field.name}")(*places(field)[-1], value)


@each_game
def test_generated_files_are_what_the_writer_writes(game: str) -> None:
    """Nobody has edited them by hand, and no declaration has changed without them."""
    for path, text in texts(game).items():
        assert path.read_text(encoding="utf-8") == text, f"run scripts/fields {game}"


@pytest.mark.parametrize(("game", "field"), NUMBERS, ids=named)
def test_a_number_out_of_range_is_found(game: str, field: Field) -> None:
    """The bounds pass, one more or one less does not, in the last place of each field."""
    for value in (field.low, field.high):
        state = table(game)
        put(state, field, value)
        state.check_ranges()
    for value in (field.low - 1, field.high + 1):
        state = table(game)
        put(state, field, value)
        with pytest.raises(Broken, match=field.name):
            state.check_ranges()


@each_game
def test_every_number_has_a_place_of_its_own(game: str) -> None:
    """A different number in every place of the block comes back, in a clone as well."""
    state = table(game)
    expected: dict[str, list[int]] = {}
    cards: dict[str, list[bytes]] = {}
    number = 100
    for field in DECLARED[game].fields():
        if isinstance(field, PerSeat | Common):
            most = MOST_PACKED + 1 if field.packed else MANY
            numbers = {where: (number + i) % most for i, where in enumerate(places(field))}
            expected[field.name] = list(numbers.values())
            for where, value in numbers.items():
                getattr(state, f"set_{field.name}")(*where, value)
            number += len(numbers)
        elif isinstance(field, Listing):
            expected[field.name] = list(range(number, number + field.bound))
            for _ in range(field.bound):
                getattr(state, f"add_{field.name}")(number)
                number += 1
        elif isinstance(field, Cards):
            count = field.size or SEATS
            cards[field.name] = [bytes([len(cards), place]) for place in range(count)]
            for place, row in enumerate(cards[field.name]):
                getattr(state, f"set_{field.name}")(place, row)
    for copy in (state, state.clone()):
        assert {name: getattr(copy, f"all_{name}")() for name in expected} == expected
        assert {name: getattr(copy, f"all_{name}")() for name in cards} == cards
    if not any(field.packed for field in DECLARED[game].fields()):
        assert len(state.block) == number - 100


@each_game
def test_everything_starts_as_it_was_declared(game: str) -> None:
    """Cleared after use, a state is what it was before anything was laid out."""
    state = table(game)
    fresh = state.key()
    for field in DECLARED[game].fields():
        if isinstance(field, One | PerSeat | Common | Listing | Rows):
            put(state, field, field.high)
    assert state.key() != fresh
    state.clear_fields()
    assert state.key() == fresh
    for field in DECLARED[game].fields():
        if isinstance(field, One):
            assert getattr(state, field.name) == field.start
        elif isinstance(field, PerSeat | Common):
            assert set(getattr(state, f"all_{field.name}")()) == {field.start}


@pytest.mark.parametrize(("game", "field"), LISTINGS, ids=named)
def test_a_listing_closes_its_gaps_and_takes_no_more_than_its_bound(
    game: str, field: Listing
) -> None:
    """What follows it in the block is not overwritten."""
    state = table(game)
    for number in range(field.bound):
        getattr(state, f"add_{field.name}")(number)
    with pytest.raises(Broken, match=field.name):
        getattr(state, f"add_{field.name}")(1)
    getattr(state, f"drop_{field.name}")(1)
    assert getattr(state, f"all_{field.name}")() == [0, *range(2, field.bound)]


@pytest.mark.parametrize(("game", "field"), ROWS, ids=named)
def test_rows_grow_and_shrink_like_lists(game: str, field: Rows) -> None:
    """What is put in and taken out at random, of any seat, leaves what lists would hold."""
    state = table(game)
    rows = SEATS + field.extra
    lists: list[list[int]] = [[] for _ in range(rows)]
    rng = FastRng(5)
    for number in range(400):
        seat = rng.below(rows)
        row = lists[seat]
        if row and rng.below(5) < 2:
            at = rng.below(len(row))
            row.pop(at)
            getattr(state, f"drop_{field.name}")(seat, at)
        else:
            at = rng.below(len(row) + 1)
            row.insert(at, number)
            getattr(state, f"insert_{field.name}")(seat, at, number)
        if rng.below(40) == 0:
            row.clear()
            getattr(state, f"clear_{field.name}")(seat)
        assert getattr(state, f"{field.name}_count")(seat) == len(row)
        assert getattr(state, f"all_{field.name}")() == [tuple(numbers) for numbers in lists]
    copy = state.clone()
    getattr(copy, f"set_{field.name}")(0, 0, 9999)
    assert getattr(state, f"row_{field.name}")(0) == lists[0]


def test_what_a_seat_may_not_see_is_masked_and_drawn_anew() -> None:
    """The enemy of the year is hidden by construction until the predicate allows it."""
    state = GAME.new(default_options(GAME, 3), 1)
    state.draw_enemy()
    state.peeked = 0b010
    seen = [state.observe(seat).enemy for seat in range(-1, 3)]
    assert seen == [-1, -1, state.enemy, -1]
    drawn = {GAME.imagine(state.observe(0), seed).enemy for seed in range(60)}
    assert drawn == set(range(5))
