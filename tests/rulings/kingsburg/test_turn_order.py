"""Rulings on the turn order (KB-4.11 to KB-4.13)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.games.kingsburg.material import AUTUMN
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import (
    AID,
    BUILDING,
    COURT,
    RECRUITING,
    ROLL,
    SEASON_END,
)
from rulings.kingsburg.scene import owns, play, put, scene, start
from rulings.kingsburg.season import FILL, asked, idle, told

SECOND_FIRST_LAST = [4, 4, 4, 5, 5, 5, 1, 2, 4]  # totals 12, 15, 7: order 2, 0, 1


def test_the_lowest_total_goes_first_white_dice_included() -> None:
    """KB-4.11: ascending; a white die may cost the first place."""
    table = scene(3, dice=[1, 1, 2, 6, 2, 3, 4, 6, 6, 6])
    owns(table, 0, "inn", "market", "farms")
    start(table, ROLL)
    assert table.all_totals() == [10, 9, 18]
    assert table.all_order() == [1, 0, 2]


def test_re_rolled_dice_set_the_order() -> None:
    """KB-4.11: the total is that of the dice after all re-rolls."""
    table = scene(3, dice=[1, 1, 1, 2, 2, 3, 3, 4, 5, 6])
    owns(table, 0, "statue")
    start(table, ROLL)
    play(table, 0, "statue", "coloured")
    assert table.totals(0) == 8
    assert table.all_order() == [1, 0, 2]


def test_equal_totals_keep_their_former_order() -> None:
    """KB-4.12: neither the seat nor the number of dice decides."""
    table = scene(4, dice=[3, 3, 4, 2, 2, 6, 1, 1, 1, 5, 4, 1])
    put(table, order=[3, 1, 0, 2])
    start(table, ROLL)
    # Rolled in the old order: 3 has 10, 1 has 10, 0 has 3, 2 has 10.
    assert table.all_order() == [0, 3, 1, 2]


def test_tokens_and_market_do_not_count_in_the_total() -> None:
    """KB-4.12: the tie stays a tie for an owner of tokens and a Market."""
    table = scene(3, dice=[3, 4, 5, 2, 4, 6, 1, 5, 6])
    owns(table, 0, "inn", "market")
    put(table, tokens=[3, 0, 0])
    start(table, ROLL)
    assert table.all_totals() == [12, 12, 12]
    assert table.all_order() == [0, 1, 2]


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_the_order_is_a_stable_sort_by_total(data: st.DataObject) -> None:
    """KB-4.11, KB-4.12: against sorted() on the former order."""
    seats = data.draw(st.integers(3, 5))
    before = data.draw(st.permutations(range(seats)))
    faces = data.draw(st.lists(st.integers(1, 6), min_size=3 * seats, max_size=3 * seats))
    totals = {seat: sum(faces[at * 3 : at * 3 + 3]) for at, seat in enumerate(before)}
    table = scene(seats, dice=faces)
    put(table, order=list(before))
    start(table, ROLL)
    assert table.all_order() == sorted(before, key=totals.__getitem__)


def decisions(table: Kingsburg, phase: int) -> list[int]:
    """Who is asked in a phase, in order, while everybody declines; the phase comes next."""
    idle(table, lambda table: table.phase == phase)
    found = []
    while table.phase == phase:
        found.append(asked(table))
        table.apply(asked(table), table.legal(asked(table))[0])
    return found


def test_the_order_holds_for_the_rest_of_the_season_and_until_the_next_roll() -> None:
    """KB-4.13: court, building, season end, recruiting, battle, aid, and the next re-rolls."""
    table = scene(3, dice=[*SECOND_FIRST_LAST, 1, 6, 2, 2, 2, 4, 4, 4, 6, 6, 6])
    table.season = AUTUMN
    put(table, goods=[3, 3, 3] * 3)
    for seat in range(3):
        owns(table, seat, "barricade", "crane", "town_hall", "statue")
    table.statue_used = 7
    start(table, ROLL)
    new = [2, 0, 1]
    assert decisions(table, COURT) == new
    assert decisions(table, BUILDING) == new
    assert decisions(table, SEASON_END) == new
    table.take_events()
    assert decisions(table, RECRUITING) == new
    assert told(table.take_events(), "king_die", "wins") == [
        ("king_die", 2),
        ("wins", 2),
        ("wins", 0),
        ("wins", 1),
    ]
    assert decisions(table, AID) == new
    assert decisions(table, ROLL) == new  # KB-20.3: re-rolls by the order before the roll


def test_the_order_of_spring_holds_for_the_kings_reward() -> None:
    """KB-4.13: phase 3 goes by the order of the season before it."""
    table = scene(3, dice=[*SECOND_FIRST_LAST, *FILL])
    start(table, ROLL)
    events = idle(table, lambda table: table.season == 1)
    assert told(events, "reward") == [("reward", 2), ("reward", 0), ("reward", 1)]


def test_a_tie_of_spring_is_decided_by_the_order_of_autumn() -> None:
    """KB-4.13, KB-20.4: the order carries over the end of the year."""
    table = scene(3, dice=[*SECOND_FIRST_LAST, 1, 6, *[3, 4, 5] * 3])
    table.season = AUTUMN
    start(table, ROLL)
    idle(table, lambda table: table.year == 1 and table.phase == COURT)
    assert table.all_order() == [2, 0, 1]
