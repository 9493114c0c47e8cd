"""KB-9, the King's reward: a point for whoever has the most buildings."""

from regalia.games.kingsburg.material import AUTUMN, SPRING, SUMMER
from regalia.games.kingsburg.state import FROM_REWARD, REWARD, SEASON_END
from rulings.kingsburg.scene import enter, holds, line, owns, scene, start


def test_the_one_with_the_most_buildings_is_rewarded() -> None:
    """KB-9.1: one point for the most buildings, nothing for the others."""
    table = scene(3)
    owns(table, 0, "inn")
    owns(table, 1, "palisade", "barricade")
    enter(table, REWARD)
    assert table.all_vp() == [0, 1, 0]
    assert line(table, FROM_REWARD) == [0, 1, 0]


def test_buildings_are_counted_not_their_points() -> None:
    """KB-9.1: three worthless buildings beat one that is worth more."""
    table = scene(2)
    owns(table, 0, "statue", "chapel")
    owns(table, 1, "inn", "palisade", "barricade")
    enter(table, REWARD)
    assert line(table, FROM_REWARD) == [0, 1]


def test_all_who_tie_for_the_most_buildings_are_rewarded() -> None:
    """KB-9.1: every tied player gets the whole point."""
    table = scene(4)
    owns(table, 0, "inn", "palisade")
    owns(table, 1, "inn")
    owns(table, 2, "statue", "chapel")
    enter(table, REWARD)
    assert line(table, FROM_REWARD) == [1, 0, 1, 0]


def test_goods_do_not_break_a_tie_for_the_reward() -> None:
    """KB-9.1: unlike phases 1 and 5, goods play no part, neither few nor many."""
    table = scene(3)
    for seat in range(3):
        owns(table, seat, "inn")
    holds(table, 1, 0, 4, 0)
    holds(table, 2, 9, 9, 9)
    enter(table, REWARD)
    assert line(table, FROM_REWARD) == [1, 1, 1]


def test_nobody_having_built_is_a_tie_too() -> None:
    """KB-9.2: the highest number may be 0; then everybody has it."""
    table = enter(scene(5), REWARD)
    assert line(table, FROM_REWARD) == [1, 1, 1, 1, 1]


def test_the_reward_of_an_idle_first_spring() -> None:
    """KB-19.42: after spring of year I, nobody having built, every player scores 1."""
    table = scene(4, dice=[1, 2, 3] * 4)
    table.season = SPRING
    start(table, SEASON_END)
    assert (table.year, table.season) == (0, SUMMER)
    assert table.all_vp() == [1, 1, 1, 1]


def test_the_reward_is_paid_after_spring_alone() -> None:
    """KB-9.1: phase 3 comes once a year; the end of summer and of autumn pay no such point."""
    for season in (SUMMER, AUTUMN):
        table = scene(3, dice=[1, 2, 3, 4, 5, 6] * 6)
        owns(table, 0, "statue")
        table.season = season
        start(table, SEASON_END)
        assert line(table, FROM_REWARD) == [0, 0, 0]
