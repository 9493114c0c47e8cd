"""What is written from a declaration is what the writer writes, and it holds what was declared."""

import pytest

from fields import declared_games, texts
from regalia.core.errors import Broken
from regalia.core.fields import Field, Listing, One, PerSeat
from regalia.core.options import Options
from regalia.core.rng import FastRng
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.fields import FIELDS
from regalia.games.kingsburg.rules import Kingsburg

DEFAULTS = {option.id: option.default for option in GAME.options()}


def table() -> Kingsburg:
    """An empty table for three."""
    state = Kingsburg(Options(3, DEFAULTS), FastRng(1))
    state.lay_out()
    return state


def put(state: Kingsburg, field: Field, value: int) -> None:
    """Write a number into the last place of a field."""
    if isinstance(field, One):
        setattr(state, field.name, value)
    elif isinstance(field, Listing):
        getattr(state, f"add_{field.name}")(value)
    else:
        assert isinstance(field, PerSeat)
        where = (2, field.each - 1) if field.each > 1 else (2,)
        getattr(state, f"set_{field.name}")(*where, value)


@pytest.mark.parametrize("game", declared_games())
def test_generated_files_are_what_the_writer_writes(game: str) -> None:
    """Nobody has edited them by hand, and no declaration has changed without them."""
    for path, text in texts(game).items():
        assert path.read_text(encoding="utf-8") == text, f"run scripts/fields.py {game}"


@pytest.mark.parametrize("field", FIELDS.fields(), ids=lambda field: field.name)
def test_a_number_out_of_range_is_found(field: Field) -> None:
    """The bounds pass, one more or one less does not, in the last place of each field."""
    for value in (field.low, field.high):
        state = table()
        put(state, field, value)
        state.check_ranges()
    for value in (field.low - 1, field.high + 1):
        state = table()
        put(state, field, value)
        with pytest.raises(Broken, match=field.name):
            state.check_ranges()


def test_every_number_has_a_place_of_its_own() -> None:
    """A different number in every place of the block comes back, in a clone as well."""
    state = table()
    expected: dict[str, list[int]] = {}
    number = 100
    for field in FIELDS.fields():
        if isinstance(field, PerSeat):
            expected[field.name] = list(range(number, number + 3 * field.each))
            for seat in range(3):
                for column in range(field.each):
                    where = (seat, column) if field.each > 1 else (seat,)
                    getattr(state, f"set_{field.name}")(*where, number)
                    number += 1
        elif isinstance(field, Listing):
            expected[field.name] = list(range(number, number + field.bound))
            for _ in range(field.bound):
                getattr(state, f"add_{field.name}")(number)
                number += 1
    for copy in (state, state.clone()):
        assert {name: getattr(copy, f"all_{name}")() for name in expected} == expected
    assert len(state.block) == number - 100


def test_a_full_listing_takes_no_more() -> None:
    """What follows it in the block is not overwritten."""
    state = table()
    for _ in range(15):
        state.add_placed(1)
    with pytest.raises(Broken, match="placed"):
        state.add_placed(1)


def test_what_a_seat_may_not_see_is_masked_and_drawn_anew() -> None:
    """The enemy of the year is hidden by construction until the predicate allows it."""
    state = GAME.new(Options(3, DEFAULTS), 1)
    state.draw_enemy()
    state.peeked = 0b010
    seen = [state.observe(seat).enemy for seat in range(-1, 3)]
    assert seen == [-1, -1, state.enemy, -1]
    drawn = {GAME.imagine(state.observe(0), seed).enemy for seed in range(60)}
    assert drawn == set(range(5))
