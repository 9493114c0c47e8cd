"""Rulings on two buildings in one season, by Envoy (KB-7.8 to KB-7.10, KB-7.12)."""

from regalia.games.kingsburg.state import BUILDING, NOBODY
from rulings.kingsburg.scene import codes, goods, holds, owns, play, scene, start
from rulings.kingsburg.season import FILL, asked


def test_the_envoy_buys_a_second_building_at_full_cost() -> None:
    """KB-7.8: both are paid in full, the Envoy goes back, and a third is not offered."""
    table = scene(3, dice=FILL)
    table.envoy = 0
    holds(table, 0, 5, 5, 5)
    holds(table, 2, 0, 1, 0)
    start(table, BUILDING)
    play(table, 0, "build", "statue")
    play(table, 0, "build", "guard_tower")
    assert goods(table, 0) == (2, 5, 4)
    assert table.vp(0) == 4
    assert table.envoy == NOBODY
    assert asked(table) == 2


def test_the_crane_saves_a_gold_on_each_of_two_buildings() -> None:
    """KB-7.8: Town Hall and Farms cost 1 gold each with a Crane."""
    table = scene(3, dice=FILL)
    table.envoy = 0
    owns(table, 0, "barricade", "crane", "inn", "market")
    holds(table, 0, 2, 4, 2)
    holds(table, 2, 0, 1, 0)
    start(table, BUILDING)
    play(table, 0, "build", "town_hall")
    play(table, 0, "build", "farms")
    assert goods(table, 0) == (0, 0, 0)


def test_the_second_building_obeys_the_row_too() -> None:
    """KB-7.8: no building twice, none whose left neighbour is missing."""
    table = scene(3, dice=FILL)
    table.envoy = 0
    holds(table, 0, 9, 9, 9)
    start(table, BUILDING)
    play(table, 0, "build", "inn")
    second = {code[1] for code in codes(table, 0) if code[0] == "build"}
    assert second == {"statue", "market", "guard_tower", "palisade", "barricade"}


def test_the_second_may_be_the_right_neighbour_of_the_first() -> None:
    """KB-7.9: they are built one after the other."""
    table = scene(3, dice=FILL)
    table.envoy = 0
    holds(table, 0, 5, 0, 1)
    start(table, BUILDING)
    play(table, 0, "build", "statue")
    play(table, 0, "build", "chapel")
    assert table.vp(0) >= 8
    assert table.buildings(0) == 2


def test_a_crane_just_built_makes_the_second_one_cheaper() -> None:
    """KB-7.9: Crane, then the Town Hall for 1 gold, 1 wood, 1 stone."""
    table = scene(3, dice=FILL)
    table.envoy = 0
    owns(table, 0, "barricade")
    holds(table, 0, 1, 2, 2)
    holds(table, 2, 0, 1, 0)
    start(table, BUILDING)
    play(table, 0, "build", "crane")
    play(table, 0, "build", "town_hall")
    assert goods(table, 0) == (0, 0, 0)


def test_the_envoy_stays_if_no_second_building_is_built() -> None:
    """KB-7.10: stopping after the first costs nothing."""
    table = scene(3, dice=FILL)
    table.envoy = 0
    holds(table, 0, 5, 5, 5)
    holds(table, 2, 0, 1, 0)
    start(table, BUILDING)
    play(table, 0, "build", "statue")
    play(table, 0, "pass")
    assert table.envoy == 0
    assert asked(table) == 2


def test_who_builds_nothing_is_not_asked_for_a_second() -> None:
    """KB-7.12: a pass on the first question ends the turn, Envoy or not."""
    table = scene(3, dice=FILL)
    table.envoy = 0
    holds(table, 0, 5, 5, 5)
    holds(table, 2, 0, 1, 0)
    start(table, BUILDING)
    play(table, 0, "pass")
    assert asked(table) == 2
    assert table.envoy == 0


def test_who_cannot_pay_a_second_is_not_asked_for_it() -> None:
    """KB-7.12: the turn goes on by itself, and the Envoy stays."""
    table = scene(3, dice=FILL)
    table.envoy = 0
    holds(table, 0, 2, 0, 0)
    holds(table, 2, 0, 1, 0)
    start(table, BUILDING)
    play(table, 0, "build", "statue")
    assert asked(table) == 2
    assert table.envoy == 0


def test_nobody_else_gets_a_second_building() -> None:
    """KB-7.12: only the Envoy's holder is asked again."""
    table = scene(3, dice=FILL)
    table.envoy = 1
    holds(table, 0, 5, 5, 5)
    holds(table, 1, 5, 5, 5)
    start(table, BUILDING)
    play(table, 0, "build", "statue")
    assert asked(table) == 1
    play(table, 1, "build", "statue")
    assert asked(table) == 1
    assert ("pass",) in codes(table, 1)
