"""EL-9: control, points and ties."""

import pytest

from regalia.games.legends.actions import NEUTRAL
from regalia.games.legends.material import GRIMOIRE, ISLAND_SLUG
from regalia.games.legends.rules import Legends
from regalia.games.legends.scoring import (
    FROM_ELIXIRS,
    FROM_ISLANDS,
    FROM_REGIONS,
    holder,
    island_holder,
    lines,
)
from rulings.legends.scene import armies, city, fill, owns, region, scene

RED, BLUE, GREEN = 0, 1, 2
ISLAND = ISLAND_SLUG.index("pillars_1")  # five regions


def test_strength_is_armies_and_cities() -> None:
    """EL-9.1: cities count like armies."""
    table = scene(3)
    armies(table, RED, pil1=2)
    armies(table, BLUE, pil1=1)
    city(table, BLUE, "pil1", "pil1")
    assert holder(table, region("pil1")) == BLUE


def test_strictly_the_most_controls() -> None:
    """EL-9.2: a tie for most gives the region to nobody, an empty region neither."""
    table = scene(3)
    assert holder(table, region("pil1")) == -1
    armies(table, RED, pil1=2)
    assert holder(table, region("pil1")) == RED
    armies(table, GREEN, pil1=2)
    assert holder(table, region("pil1")) == -1


def test_a_point_for_each_region() -> None:
    """EL-9.3: one point each."""
    table = scene(3)
    armies(table, RED, pil1=1, pil2=3)
    armies(table, BLUE, pil3=1, pil4=1)
    assert lines(table, RED)[FROM_REGIONS] == 2


def test_the_most_regions_control_an_island() -> None:
    """EL-9.4: strictly the most, at least one; a tie gives it to nobody."""
    table = scene(3)
    assert island_holder(table, ISLAND) == -1
    armies(table, RED, pil1=1)
    assert island_holder(table, ISLAND) == RED
    armies(table, BLUE, pil2=9)
    assert island_holder(table, ISLAND) == -1


def test_a_point_for_each_island() -> None:
    """EL-9.5: a one-region island gives two points in all."""
    table = scene(3)
    armies(table, RED, tri1=1)
    assert (lines(table, RED)[FROM_ISLANDS], table.points(RED)) == (1, 2)


def test_the_third_colour_denies() -> None:
    """EL-9.6: it controls regions and islands and scores nothing."""
    table = scene(2)
    armies(table, NEUTRAL, tri1=2, pil1=1)
    armies(table, RED, tri1=1, pil1=1)
    assert holder(table, region("tri1")) == NEUTRAL
    assert [table.points(seat) for seat in range(2)] == [0, 0]


def test_uncontrolled_regions_count_for_nobody() -> None:
    """EL-9.7: a tied region does not help anybody to the island."""
    table = scene(3)
    armies(table, RED, pil1=1, pil2=1)
    armies(table, BLUE, pil2=1, pil3=1, pil4=1)
    armies(table, RED, pil4=1)
    assert island_holder(table, ISLAND) == -1  # one each: pil1 and pil3


def test_everything_is_added() -> None:
    """EL-9.8: the sheet has a line for every source, and points are its total."""
    table = scene(3, citadels=True, warlords=True)
    armies(table, RED, pil1=1)
    owns(table, RED, "ancient_sage")
    sheet = table.score(RED)
    assert sheet.total == table.points(RED) == 3
    assert len(sheet.lines) == 11 and all(line.rule.startswith("EL-") for line in sheet.lines)


@pytest.mark.parametrize(
    ("elixirs", "points"),
    [
        ([["forest_gnome", "dire_goblin"], ["ancient_tree_spirit", "cursed_king"]], [1, 1, 0]),
        ([["forest_gnome", "cursed_banshee"], ["ancient_tree_spirit", "cursed_king"]], [2, 0, 0]),
    ],
)
def test_most_elixirs(elixirs: list[list[str]], points: list[int]) -> None:
    """EL-9.9, EL-9.19: 4, 4, 1 gives 1, 1, 0; 5, 4, 1 gives 2, 0, 0."""
    table = scene(3)
    for seat, cards in enumerate(elixirs):
        owns(table, seat, *cards)
    owns(table, 2, "mountain_treasury")
    assert [lines(table, seat)[FROM_ELIXIRS] for seat in range(3)] == points


def test_nobody_has_elixirs() -> None:
    """EL-9.10: then nobody scores for them."""
    table = scene(3)
    assert [lines(table, seat)[FROM_ELIXIRS] for seat in range(3)] == [0, 0, 0]


def tied(coins: list[int], fronts: list[dict[str, int]]) -> Legends:
    """Two players with the same points, and what else they have."""
    table = scene(2)
    fill(table.set_coins, coins)
    for seat, where in enumerate(fronts):
        armies(table, seat, **where)
    assert table.points(0) == table.points(1)
    return table


def test_ties_are_broken_by_coins_armies_regions() -> None:
    """EL-9.11: in this order."""
    assert tied([3, 4], [{"tri1": 5}, {"tri2": 1}]).ranks() == [2, 1]
    assert tied([3, 3], [{"tri1": 5}, {"tri2": 1}]).ranks() == [1, 2]
    # The same points and armies: two regions of an island against two islets' worth.
    table = tied([3, 3], [{"tri1": 2}, {"pil1": 2}])
    assert table.ranks() == [1, 1]
    table = scene(2)
    armies(table, 0, tri1=3)
    armies(table, 1, pil1=1, pil2=2)
    armies(table, NEUTRAL, pil3=1, pil4=1)
    assert [table.points(0), table.points(1)] == [2, 2]
    assert table.ranks() == [2, 1]


def test_cities_are_not_armies_in_a_tie() -> None:
    """EL-9.12: three cities do not outweigh one army more."""
    table = scene(2)
    armies(table, 0, tri1=2)
    armies(table, 1, tri2=1)
    city(table, 1, "tri2", "tri2", "tri2")
    assert table.ranks() == [1, 2]


def test_still_tied() -> None:
    """EL-9.13: victory is shared."""
    assert tied([3, 3], [{"tri1": 1}, {"tri2": 1}]).ranks() == [1, 1]


def test_region_example() -> None:
    """EL-9.14: Red 2 armies, Blue 1 army and 1 city, Green 1: nobody."""
    table = scene(3)
    armies(table, RED, vol3=2)
    armies(table, BLUE, vol3=1)
    city(table, BLUE, "vol3")
    armies(table, GREEN, vol3=1)
    assert holder(table, region("vol3")) == -1


def test_a_lone_city_controls() -> None:
    """EL-9.15: Red city only, nobody else: Red."""
    table = scene(3)
    city(table, RED, "vol3")
    assert holder(table, region("vol3")) == RED


def test_island_example_with_empty_regions() -> None:
    """EL-9.16: Red 2, Blue 1, two uncontrolled: 2 + 1 for Red, 1 for Blue."""
    table = scene(3)
    armies(table, RED, pil1=1, pil2=1)
    armies(table, BLUE, pil3=1)
    assert [table.points(RED), table.points(BLUE)] == [3, 1]


def test_island_example_with_a_tie() -> None:
    """EL-9.17: Red 2, Blue 2, third colour 1: nobody has the island."""
    table = scene(2)
    armies(table, RED, pil1=1, pil2=1)
    armies(table, BLUE, pil3=1, pil4=1)
    armies(table, NEUTRAL, pil5=1)
    assert island_holder(table, ISLAND) == -1
    assert [table.points(RED), table.points(BLUE)] == [2, 2]


def test_island_example_of_the_third_colour() -> None:
    """EL-9.18: Red 1, third colour 2: the island is the third colour's, no points."""
    table = scene(2)
    armies(table, RED, pil1=1)
    armies(table, NEUTRAL, pil2=1, pil3=1)
    assert island_holder(table, ISLAND) == NEUTRAL
    assert table.points(RED) == 1


def test_tie_example() -> None:
    """EL-9.20: 14 to 14, coins 3 to 3, armies 12 to 11: the first wins."""
    table = scene(2)
    fill(table.set_coins, [3, 3])
    armies(table, 0, pil1=8, pil2=1, pil3=1, pil4=1, pil5=1)
    armies(table, 1, cre1=7, cre2=1, cre3=1, cre4=1, cre5=1)
    owns(table, 0, "noble_hills", "noble_knight", "noble_unicorn")
    owns(table, 0, "ancient_sage", "ancient_phoenix", "ancient_tree_spirit")
    owns(table, 1, "graveyard", "cursed_banshee", "cursed_gargoyles", "cursed_king")
    owns(table, 1, "cursed_mausoleum", "lake", "forest_elf", "forest_tree_town", "forest_pixie")
    assert [table.points(seat) for seat in range(2)] == [14, 14]
    assert [table.on_board(seat) for seat in range(2)] == [12, 11]
    assert table.ranks() == [1, 2]


def test_full_score() -> None:
    """EL-9.21: 6 regions, 2 islands, Noble set 4, elixir tie 1, Ogre with 4 coins 1: 14."""
    table = scene(3)
    armies(table, RED, pil1=1, pil2=1, pil3=1, vol6=1, vol7=1, cre1=1)
    armies(table, BLUE, pil4=1, pil5=1, cre2=1, cre3=1)
    owns(table, RED, "noble_hills", "noble_knight", "noble_unicorn", "dire_ogre", "dire_goblin")
    owns(table, BLUE, "cursed_king")
    table.set_coins(RED, 4)
    assert lines(table, RED)[:7] == [6, 2, 0, 4, 0, 1, 1]
    assert table.points(RED) == 14


def test_lower_places_and_the_grimoire() -> None:
    """EL-9.22: the same tie-breaks rank everybody; the Grimoire acts only on a tie for first."""
    table = scene(3)
    armies(table, 0, pil1=1, pil2=1, pil3=1)
    armies(table, 1, tri1=1)
    armies(table, 2, tri2=1, pil4=1)
    fill(table.set_coins, [0, 5, 6])
    table.set_finds(1, 1 << GRIMOIRE)
    assert [table.points(seat) for seat in range(3)] == [4, 3, 3]
    assert table.ranks() == [1, 3, 2]
    fill(table.set_coins, [0, 7, 6])
    assert table.ranks() == [1, 2, 3]
