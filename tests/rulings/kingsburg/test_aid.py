"""Rulings on the King's aid (KB-3)."""

import pytest

from kit.told import assert_told
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.material import AUTUMN, SUMMER
from regalia.games.kingsburg.state import AID, BATTLE, COURT, NOBODY
from rulings.kingsburg.scene import codes, goods, holds, owns, play, put, scene, start
from rulings.kingsburg.season import FILL, asked, at, dice, idle, rolled, told


def test_the_fewest_buildings_alone_bring_the_die_whatever_the_goods() -> None:
    """KB-3.1: goods break ties only; the poorest in buildings may be rich in goods."""
    table = scene(3, dice=FILL)
    owns(table, 0, "barricade")
    owns(table, 2, "inn")
    holds(table, 1, 4, 4, 4)
    start(table, AID)
    assert table.aid == 1
    assert [len(dice(table, seat)[1]) for seat in range(3)] == [0, 1, 0]
    assert goods(table, 1) == (4, 4, 4)


def test_points_of_buildings_do_not_matter_for_the_aid() -> None:
    """KB-3.1: two cheap buildings are more than one dear one."""
    table = scene(3, dice=FILL)
    owns(table, 0, "statue")
    owns(table, 1, "barricade", "inn")
    owns(table, 2, "barricade", "palisade")
    start(table, AID)
    assert table.aid == 0


@pytest.mark.parametrize(
    ("first", "second"),
    [((0, 0, 2), (1, 0, 0)), ((0, 2, 0), (0, 0, 1)), ((1, 1, 0), (1, 0, 0))],
)
def test_a_tie_on_buildings_goes_to_the_fewest_goods_of_all_kinds(
    first: tuple[int, int, int], second: tuple[int, int, int]
) -> None:
    """KB-3.2: goods are summed over the kinds, and only those tied on buildings compare."""
    table = scene(3, dice=FILL)
    holds(table, 0, *first)
    holds(table, 1, *second)
    owns(table, 2, "barricade")
    start(table, AID)
    assert table.aid == 1
    assert goods(table, 1) == second
    assert_told(table, "aid_die", "KB-3.2")


def test_those_tied_in_both_take_a_good_and_nobody_the_die() -> None:
    """KB-3.3, KB-20.2: M outside G gets nothing, nor do others; a kind is free, a good forced."""
    table = scene(4, dice=FILL)
    for seat in range(3):
        owns(table, seat, "barricade")
    owns(table, 3, "barricade", "inn")
    holds(table, 1, 0, 0, 1)
    start(table, AID)
    assert asked(table) == 0
    assert codes(table, 0) == [("take", "gold"), ("take", "wood"), ("take", "stone")]
    play(table, 0, "take", "stone")
    assert asked(table) == 2
    play(table, 2, "take", "wood")
    assert [goods(table, seat) for seat in range(4)] == [
        (0, 0, 1),
        (0, 0, 1),
        (0, 1, 0),
        (0, 0, 0),
    ]
    assert table.aid == NOBODY
    assert [len(dice(table, seat)[1]) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.parametrize("used", [True, False])
def test_the_aid_die_leaves_with_spring_used_or_not(used: bool) -> None:
    """KB-3.4: one white die in spring; none in summer, autumn or the next spring."""
    table = scene(3, dice=[1, 1, 2, 6, *[3, 4, 5] * 8, 1, 6, *FILL])
    owns(table, 1, "barricade")
    owns(table, 2, "barricade")
    start(table, AID)
    assert dice(table, 0) == ((1, 1, 2), (6,))
    if used:
        play(table, 0, "influence", "astronomer", "1", "white:6")
    for season in (SUMMER, AUTUMN):
        idle(table, at(season, COURT))
        assert dice(table, 0)[1] == ()
    owns(table, 0, "barricade")
    idle(table, lambda table: table.year == 1 and table.phase == COURT)
    assert [dice(table, seat)[1] for seat in range(3)] == [(), (), ()]


def test_the_aid_die_is_rolled_with_the_others() -> None:
    """KB-3.4: it counts in the total that sets the turn order."""
    table = scene(3, dice=[1, 1, 2, 6, 2, 3, 4, 1, 2, 2])
    owns(table, 1, "barricade")
    owns(table, 2, "barricade")
    start(table, AID)
    assert table.all_totals() == [10, 9, 5]
    assert table.all_order() == [2, 1, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_the_first_year_everybody_takes_a_good(seats: int) -> None:
    """KB-3.5: all are tied on 0/0, so all are asked and no one rolls a white die."""
    table = GAME.new(scene(seats).options, 7)
    asked_in_turn = []
    while table.phase == AID:
        asked_in_turn.append(asked(table))
        play(table, asked(table), "take", "wood")
    assert asked_in_turn == [
        event.seat for event in table.take_events() if event.kind == "aid_good"
    ]
    assert sorted(asked_in_turn) == list(range(seats))
    assert [goods(table, seat) for seat in range(seats)] == [(0, 1, 0)] * seats
    assert [dice(table, seat)[1] for seat in range(seats)] == [()] * seats


def test_goods_of_the_aid_are_chosen_in_turn_order() -> None:
    """KB-3.6: the first player first, whatever the seat."""
    table = scene(4, dice=FILL)
    put(table, order=[3, 1, 0, 2])
    owns(table, 0, "inn")
    start(table, AID)
    asked_in_turn = []
    while table.phase == AID:
        asked_in_turn.append(asked(table))
        play(table, asked(table), "take", "gold")
    assert asked_in_turn == [3, 1, 2]


def test_a_building_lost_in_winter_no_longer_counts() -> None:
    """KB-3.7: two each before the battle; the loser of one is the weakest in spring."""
    table = scene(3, dice=[3, 1, *FILL])  # Goblins of strength 3, one soldier of the King
    owns(table, 0, "barricade", "palisade")
    owns(table, 1, "barricade", "palisade")
    owns(table, 2, "inn", "statue")
    start(table, BATTLE)
    assert told(table.take_events(), "destroyed", "aid_die") == [("destroyed", 2), ("aid_die", 2)]
    assert table.aid == 2


def test_dice_left_from_the_last_season_do_not_count() -> None:
    """KB-3.4: the white die of this spring comes on top of three freshly rolled dice."""
    table = scene(3, dice=[2, 2, 3, 5, *[3, 4, 5] * 2])
    rolled(table, 0, 6, 6, 6, white=(6,))
    owns(table, 1, "inn")
    owns(table, 2, "inn")
    start(table, AID)
    assert dice(table, 0) == ((2, 2, 3), (5,))
