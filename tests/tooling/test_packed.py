"""Long rows of small numbers, eight to a word: each has its place, and none spills into another."""

import pytest

from regalia.core.errors import Broken
from regalia.core.fields import MOST_PACKED, Common, Field, PerSeat
from regalia.core.rng import FastRng
from regalia.games.dragon_castle import GAME
from regalia.games.dragon_castle.fields import FIELDS
from regalia.games.dragon_castle.rules import DragonCastle
from regalia.testing import default_options

SEATS = 3
PACKED = [field for field in FIELDS.fields() if field.packed]


def table() -> DragonCastle:
    """An empty table for three."""
    state = DragonCastle(default_options(GAME, SEATS), FastRng(1))
    state.lay_out()
    return state


def places(field: Field) -> list[tuple[int, ...]]:
    """Where the numbers of a row lie, in the order of its list."""
    if isinstance(field, Common):
        return [(index,) for index in range(field.size)]
    assert isinstance(field, PerSeat)
    return [(seat, column) for seat in range(SEATS) for column in range(field.each)]


def test_every_packed_number_keeps_its_place() -> None:
    """All places of all rows filled, first to last and last to first: all come back, cloned too."""
    for step in (1, -1):
        state = table()
        number = 0
        expected: dict[str, dict[tuple[int, ...], int]] = {}
        for field in PACKED:
            row = expected.setdefault(field.name, {})
            for where in places(field)[::step]:
                number = (number * 5 + 7) % (MOST_PACKED + 2)
                getattr(state, f"set_{field.name}")(*where, number)
                row[where] = number
        for copy in (state, state.clone()):
            for field in PACKED:
                found = [getattr(copy, field.name)(*where) for where in places(field)]
                assert found == [expected[field.name][where] for where in places(field)]
                assert getattr(copy, f"all_{field.name}")() == found


@pytest.mark.parametrize("field", PACKED, ids=lambda field: field.name)
def test_a_packed_number_out_of_range_is_found(field: Field) -> None:
    """The bounds pass, one more or one less does not, and the neighbours stay as they were."""
    for where in (places(field)[0], places(field)[-1]):
        for value in (field.low, field.high):
            state = table()
            getattr(state, f"set_{field.name}")(*where, value)
            state.check_ranges()
        for value in (field.low - 1, field.high + 1):
            state = table()
            before = getattr(state, f"all_{field.name}")()
            getattr(state, f"set_{field.name}")(*where, value)
            after = getattr(state, f"all_{field.name}")()
            assert sum(one != other for one, other in zip(before, after, strict=True)) == 1
            with pytest.raises(Broken, match=field.name):
                state.check_ranges()


def test_adding_to_a_packed_number_leaves_the_others() -> None:
    """Up and down again in the last place of a word."""
    state = table()
    before = state.all_heights()
    state.add_heights(1, 7, 116)
    assert (state.heights(1, 7), state.heights(1, 6), state.heights(1, 8)) == (116, 0, 0)
    state.add_heights(1, 7, -116)
    assert state.all_heights() == before


def test_large_numbers_cannot_be_packed() -> None:
    """A declaration that would not fit is refused where it stands."""
    with pytest.raises(ValueError, match="packed"):
        Common("far", "too far", 0, MOST_PACKED + 1, index="at", size=4, packed=True)
