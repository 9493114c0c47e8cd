"""EL-6.1.1 to EL-6.3.4: placing, moving, building."""

import pytest

from kit.told import assert_told
from regalia.games.legends.actions import NEUTRAL, PART
from regalia.games.legends.game import GAME
from regalia.games.legends.phases import movement
from regalia.games.legends.state import CONSTRUCTION, MOVEMENT, PLACEMENT, ROW
from regalia.text import say
from rulings.legends.scene import armies, at, city, codes, owns, play, region, scene, takes, targets


def test_place_what_is_printed_and_the_bonuses() -> None:
    """EL-6.1.1: N armies and one more for each extra-army ability."""
    table = scene(3)
    takes(table, 0, "dire_eye")
    assert (table.phase, table.left) == (PLACEMENT, 4)
    table = scene(3)
    owns(table, 0, "forest_pixie", "night_hydra")
    takes(table, 0, "dire_eye")
    assert table.left == 6


def test_armies_go_to_the_start_region_and_to_cities() -> None:
    """EL-6.1.2, EL-19.9: split over them as one likes; others' cities do not help."""
    table = scene(3)
    city(table, 0, "pil3", "vol7")
    city(table, 1, "tri1")
    takes(table, 0, "dire_eye")
    assert codes(table, 0) == ["done", "place pil3", "place vol7", "place cre5"]
    play(table, 0, "place pil3", "place cre5", "place vol7", "place pil3")
    assert [at(table, slug)[0] for slug in ("pil3", "cre5", "vol7")] == [2, 1, 1]


def test_a_lone_city_takes_armies() -> None:
    """EL-6.1.3: without an army beside it, among enemies, it is still a target."""
    table = scene(3)
    city(table, 0, "pil3")
    armies(table, 1, pil3=5)
    takes(table, 0, "graveyard")
    assert "pil3" in targets(table, 0, "place")


def test_no_more_than_eighteen() -> None:
    """EL-6.1.4: with two left in supply, two are placed; with none the action is over at once."""
    table = scene(3)
    armies(table, 0, cre5=16)
    takes(table, 0, "dire_eye")
    assert table.left == 2
    play(table, 0, "place cre5", "place cre5")
    assert at(table, "cre5")[0] == 18 and table.turn == 1
    table = scene(3)
    armies(table, 0, cre5=18)
    takes(table, 0, "dire_eye")
    assert (table.turn, table.phase) == (1, ROW)


def test_a_part_promises_no_more_armies_than_are_left() -> None:
    """EL-6.1.4: asked which of two parts, one reads what it is good for to him."""
    for left, sentence in ((13, "Place 5 armies"), (4, "Place 4 armies"), (1, "Place 1 army")):
        table = scene(3)
        armies(table, 0, cre5=18 - left)
        owns(table, 0, "night_hydra")
        takes(table, 0, "forest_elf")
        seen = GAME.observe(table, 0)
        assert say(GAME.describe(seen, PART), "en") == sentence


def test_move_with_what_is_printed_and_the_bonuses() -> None:
    """EL-6.2.1: N points and one more for each extra-move ability."""
    table = scene(3)
    armies(table, 0, cre5=1)
    owns(table, 0, "cursed_mausoleum", "forest_tree_town")
    takes(table, 0, "dire_goblin")
    assert (table.phase, table.left) == (MOVEMENT, 7)


def test_points_are_shared_among_armies() -> None:
    """EL-6.2.2: one army three times, three armies once, or two and one, as the booklet says."""
    for steps in (
        ["pil1 pil2", "pil2 pil3", "pil3 pil5"],
        ["pil1 pil2", "pil1 pil2", "pil1 pil2"],
        ["pil1 pil2", "pil1 pil2", "pil2 pil4"],
    ):
        table = scene(3)
        armies(table, 0, pil1=3)
        takes(table, 0, "ancient_sage")
        play(table, 0, *[f"move {step}" for step in steps])
        assert table.turn == 1


@pytest.mark.parametrize(("flying", "cost"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_the_sea_costs_three_less_flying(flying: int, cost: int) -> None:
    """EL-6.2.3: never less than one."""
    table = scene(3)
    owns(table, 0, *["dire_eye", "dire_dragon", "cursed_gargoyles"][:flying])
    armies(table, 0, cre5=1)
    takes(table, 0, "cursed_banshee")
    play(table, 0, "move cre5 tri1")
    assert table.left == 6 - cost
    assert_told(table, "moves", "EL-6.2.3")


def test_the_card_just_taken_flies() -> None:
    """EL-6.2.3: the Phoenix's own flying counts for its move."""
    table = scene(3)
    armies(table, 0, cre5=1)
    takes(table, 0, "ancient_phoenix")
    assert movement.sea_cost(table, 0) == 2


def test_a_step_needs_its_full_cost() -> None:
    """EL-6.2.4: two points do not cross the sea; leftover points are lost."""
    table = scene(3)
    armies(table, 0, cre5=1, tri1=1)
    takes(table, 0, "dire_ogre")
    assert table.left == 2
    assert targets(table, 0, "move") == ["tri1 tri2", "tri1 tri3", "cre5 cre4"]
    table = scene(3)
    armies(table, 0, vol6=1)
    takes(table, 0, "cursed_banshee")
    play(table, 0, "move vol6 vol3", "move vol3 vol6")
    assert table.turn == 1


def test_a_move_ends_where_only_the_sea_is_left_and_too_dear() -> None:
    """EL-6.2.4: an army alone on an islet with two points left can do nothing."""
    table = scene(3, map="all_b", start="gre5")
    armies(table, 0, twi2=1)
    takes(table, 0, "cursed_gargoyles")
    play(table, 0, "move twi2 twi3")
    assert table.left == 3
    play(table, 0, "move twi3 twi2")
    assert table.left == 1 and targets(table, 0, "move") == ["twi2 twi1"]
    table = scene(3, map="all_b", start="gre5")
    armies(table, 0, twi2=1)
    takes(table, 0, "forest_pixie")
    play(table, 0, "move twi2 twi3")
    assert table.turn == 1  # one point, and only water around


def test_only_own_armies_move_and_nobody_is_in_the_way() -> None:
    """EL-6.2.5, EL-19.10: no combat, no limit on stacks, enemies do not block."""
    table = scene(2)
    armies(table, 0, pil1=1)
    armies(table, 1, pil2=9, pil3=1)
    armies(table, NEUTRAL, pil4=5)
    takes(table, 0, "ancient_sage")
    assert codes(table, 0) == ["done", "move pil1 pil2"]
    play(table, 0, "move pil1 pil2", "move pil2 pil4", "move pil4 pil5")
    assert at(table, "pil5") == [1, 0, 0, 0, 0]
    assert at(table, "pil2") == [0, 9, 0, 0, 0]


def test_cities_stay() -> None:
    """EL-6.2.6: no action moves or removes a city."""
    table = scene(3)
    city(table, 0, "pil1")
    armies(table, 1, pil1=1)
    takes(table, 0, "cursed_banshee")
    assert table.turn == 1  # nothing to move
    table = scene(3)
    city(table, 0, "pil1")
    armies(table, 1, pil1=1)
    takes(table, 1, "noble_knight")
    play(table, 1, "done")
    assert targets(table, 1, "destroy") == ["pil1 seat1"]


def test_build_where_an_army_stands() -> None:
    """EL-6.3.1, EL-19.11: one city, in a region with an army of yours, or none."""
    table = scene(3)
    armies(table, 0, pil1=1, vol3=4)
    armies(table, 1, pil2=3)
    takes(table, 0, "night_village")
    assert table.phase == CONSTRUCTION
    assert codes(table, 0) == ["done", "build pil1", "build vol3"]
    play(table, 0, "build vol3")
    assert table.cities_at(region("vol3"), 0) == 1 and table.all_cities() == [2, 3, 3]
    assert table.turn == 1


def test_cities_of_several_players_share_a_region() -> None:
    """EL-6.3.2: another's city does not forbid mine."""
    table = scene(3)
    city(table, 1, "pil1")
    city(table, 2, "pil1")
    armies(table, 0, pil1=1)
    takes(table, 0, "night_village")
    play(table, 0, "build pil1")
    assert [table.cities_at(region("pil1"), seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.parametrize(("once", "sites"), [(False, ["pil1", "pil2"]), (True, ["pil2"])])
def test_a_second_own_city(once: bool, sites: list[str]) -> None:
    """EL-6.3.3: allowed, unless the option forbids it."""
    table = scene(3, one_own_city_per_region=once)
    city(table, 0, "pil1")
    armies(table, 0, pil1=1, pil2=1)
    takes(table, 0, "night_village")
    assert targets(table, 0, "build") == sites


def test_without_cities_nothing_is_built() -> None:
    """EL-6.3.4: all three stand: the action does nothing and nobody is asked."""
    table = scene(3)
    city(table, 0, "pil1", "pil1", "pil2")
    armies(table, 0, pil1=1)
    takes(table, 0, "night_village")
    assert table.turn == 1
