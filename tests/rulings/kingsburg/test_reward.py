"""KB-9, the King's reward: a point for the player with the most buildings."""

from regalia.games.kingsburg.material import AUTUMN, SPRING, SUMMER
from regalia.games.kingsburg.state import FROM_REWARD, SEASON_END
from rulings.kingsburg.scene import line, owns, scene, start, told


def built(*buildings: str) -> dict[str, object]:
    """A province with these buildings."""
    return {"buildings": buildings}


def test_the_one_with_the_most_buildings_is_rewarded() -> None:
    """KB-9.1: one point for the most buildings, nothing for the others."""
    table = told("reward", built("inn"), built("palisade", "barricade"), {})
    assert table.all_vp() == [0, 1, 0]
    assert line(table, FROM_REWARD) == [0, 1, 0]


def test_buildings_are_counted_not_their_points() -> None:
    """KB-9.1: three worthless buildings beat one that is worth more."""
    table = told("reward", built("statue", "chapel"), built("inn", "palisade", "barricade"))
    assert line(table, FROM_REWARD) == [0, 1]


def test_all_who_tie_for_the_most_buildings_are_rewarded() -> None:
    """KB-9.1: every tied player gets the whole point."""
    most = built("inn", "palisade"), built("statue", "chapel")
    table = told("reward", most[0], built("inn"), most[1], {})
    assert line(table, FROM_REWARD) == [1, 0, 1, 0]


def test_goods_do_not_break_a_tie_for_the_reward() -> None:
    """KB-9.1: unlike phases 1 and 5, goods play no part, neither few nor many."""
    some, many = {"wood": 4}, {"gold": 9, "wood": 9, "stone": 9}
    provinces = [{**built("inn"), "goods": goods} for goods in ({}, some, many)]
    table = told("reward", *provinces)
    assert line(table, FROM_REWARD) == [1, 1, 1]


def test_nobody_having_built_is_a_tie_too() -> None:
    """KB-9.2: the highest number may be 0; then everybody has it."""
    table = told("reward", {}, {}, {}, {}, {})
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
