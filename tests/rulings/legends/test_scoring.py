"""EL-9: control, points and ties."""

from typing import Any

import pytest

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
from rulings.legends.scene import NEUTRAL, armies, ended, fill, region, scene

RED, BLUE, GREEN = 0, 1, 2
ISLAND = ISLAND_SLUG.index("pillars_1")  # five regions


def test_strength_is_armies_and_cities() -> None:
    """EL-9.1: cities count like armies."""
    table = ended(3, pil1={"armies": [2, 1, 0], "cities": [0, 2, 0]})
    assert holder(table, region("pil1")) == BLUE


def test_strictly_the_most_controls() -> None:
    """EL-9.2: a tie for most gives the region to nobody, an empty region neither."""
    for standing, controller in (([0, 0, 0], -1), ([2, 0, 0], RED), ([2, 0, 2], -1)):
        assert holder(ended(3, pil1=standing), region("pil1")) == controller


def test_a_point_for_each_region() -> None:
    """EL-9.3: one point each."""
    table = ended(3, pil1=[1, 0, 0], pil2=[3, 0, 0], pil3=[0, 1, 0], pil4=[0, 1, 0])
    assert lines(table, RED)[FROM_REGIONS] == 2


def test_the_most_regions_control_an_island() -> None:
    """EL-9.4: strictly the most, at least one; a tie gives it to nobody."""
    assert island_holder(ended(3), ISLAND) == -1
    assert island_holder(ended(3, pil1=[1, 0, 0]), ISLAND) == RED
    assert island_holder(ended(3, pil1=[1, 0, 0], pil2=[0, 9, 0]), ISLAND) == -1


def test_a_point_for_each_island() -> None:
    """EL-9.5: a one-region island gives two points in all."""
    table = ended(3, tri1=[1, 0, 0])
    assert (lines(table, RED)[FROM_ISLANDS], table.points(RED)) == (1, 2)


def test_the_third_colour_denies() -> None:
    """EL-9.6: it controls regions and islands and scores nothing."""
    more, level = [{"armies": [1, 0], "neutral_armies": count} for count in (2, 1)]
    table = ended(2, tri1=more, pil1=level)
    assert holder(table, region("tri1")) == NEUTRAL
    assert [table.points(seat) for seat in range(2)] == [0, 0]


def test_uncontrolled_regions_count_for_nobody() -> None:
    """EL-9.7: a tied region does not help anybody to the island."""
    table = ended(3, pil1=[1, 0, 0], pil2=[1, 1, 0], pil3=[0, 1, 0], pil4=[1, 1, 0])
    assert island_holder(table, ISLAND) == -1  # one each: pil1 and pil3


def test_everything_is_added() -> None:
    """EL-9.8: the sheet has a line for every source, and points are its total."""
    options = {"citadels": True, "warlords": True}
    sage = {"cards": ["ancient_sage"], "warlord": None}
    table = ended(3, sage, options=options, pil1=[1, 0, 0])
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
    table = ended(3, *[{"cards": cards} for cards in (*elixirs, ["mountain_treasury"])])
    assert [lines(table, seat)[FROM_ELIXIRS] for seat in range(3)] == points


def test_nobody_has_elixirs() -> None:
    """EL-9.10: then nobody scores for them."""
    assert [lines(ended(3), seat)[FROM_ELIXIRS] for seat in range(3)] == [0, 0, 0]


def tied(coins: list[int], **regions: Any) -> Legends:
    """Two players with the same points, and what else they have."""
    table = ended(2, *[{"coins": count} for count in coins], **regions)
    assert table.points(0) == table.points(1)
    return table


def test_ties_are_broken_by_coins_armies_regions() -> None:
    """EL-9.11: in this order."""
    assert tied([3, 4], tri1=[5, 0], tri2=[0, 1]).ranks() == [2, 1]
    assert tied([3, 3], tri1=[5, 0], tri2=[0, 1]).ranks() == [1, 2]
    # The same points and armies: two regions of an island against two islets' worth.
    assert tied([3, 3], tri1=[2, 0], pil1=[0, 2]).ranks() == [1, 1]
    third = {"neutral_armies": 1}
    table = tied([3, 3], tri1=[3, 0], pil1=[0, 1], pil2=[0, 2], pil3=third, pil4=third)
    assert table.points(0) == 2 and table.ranks() == [2, 1]


def test_cities_are_not_armies_in_a_tie() -> None:
    """EL-9.12: three cities do not outweigh one army more."""
    assert ended(2, tri1=[2, 0], tri2={"armies": [0, 1], "cities": [0, 3]}).ranks() == [1, 2]


def test_still_tied() -> None:
    """EL-9.13: victory is shared."""
    assert tied([3, 3], tri1=[1, 0], tri2=[0, 1]).ranks() == [1, 1]


def test_region_example() -> None:
    """EL-9.14: Red 2 armies, Blue 1 army and 1 city, Green 1: nobody."""
    table = ended(3, vol3={"armies": [2, 1, 1], "cities": [0, 1, 0]})
    assert holder(table, region("vol3")) == -1


def test_a_lone_city_controls() -> None:
    """EL-9.15: Red city only, nobody else: Red."""
    assert holder(ended(3, vol3={"cities": [1, 0, 0]}), region("vol3")) == RED


def test_island_example_with_empty_regions() -> None:
    """EL-9.16: Red 2, Blue 1, two uncontrolled: 2 + 1 for Red, 1 for Blue."""
    table = ended(3, pil1=[1, 0, 0], pil2=[1, 0, 0], pil3=[0, 1, 0])
    assert [table.points(RED), table.points(BLUE)] == [3, 1]


def test_island_example_with_a_tie() -> None:
    """EL-9.17: Red 2, Blue 2, third colour 1: nobody has the island."""
    third = {"neutral_armies": 1}
    table = ended(2, pil1=[1, 0], pil2=[1, 0], pil3=[0, 1], pil4=[0, 1], pil5=third)
    assert island_holder(table, ISLAND) == -1
    assert [table.points(RED), table.points(BLUE)] == [2, 2]


def test_island_example_of_the_third_colour() -> None:
    """EL-9.18: Red 1, third colour 2: the island is the third colour's, no points."""
    third = {"neutral_armies": 1}
    table = ended(2, pil1=[1, 0], pil2=third, pil3=third)
    assert island_holder(table, ISLAND) == NEUTRAL
    assert table.points(RED) == 1


def test_tie_example() -> None:
    """EL-9.20: 14 to 14, coins 3 to 3, armies 12 to 11: the first wins."""
    nobles = ["noble_hills", "noble_knight", "noble_unicorn"]
    ancients = ["ancient_sage", "ancient_phoenix", "ancient_tree_spirit"]
    cursed = ["cursed_banshee", "cursed_gargoyles", "cursed_king", "cursed_mausoleum"]
    forest = ["lake", "forest_elf", "forest_tree_town", "forest_pixie"]
    hands = (nobles + ancients, ["graveyard", *cursed, *forest])
    fronts = {f"pil{number}": [8 if number == 1 else 1, 0] for number in range(1, 6)}
    fronts |= {f"cre{number}": [0, 7 if number == 1 else 1] for number in range(1, 6)}
    table = ended(2, *[{"coins": 3, "cards": cards} for cards in hands], **fronts)
    assert [table.points(seat) for seat in range(2)] == [14, 14]
    assert [table.on_board(seat) for seat in range(2)] == [12, 11]
    assert table.ranks() == [1, 2]


def test_full_score() -> None:
    """EL-9.21: 6 regions, 2 islands, Noble set 4, elixir tie 1, Ogre with 4 coins 1: 14."""
    cards = ["noble_hills", "noble_knight", "noble_unicorn", "dire_ogre", "dire_goblin"]
    red = {slug: [1, 0, 0] for slug in ("pil1", "pil2", "pil3", "vol6", "vol7", "cre1")}
    blue = {slug: [0, 1, 0] for slug in ("pil4", "pil5", "cre2", "cre3")}
    table = ended(3, {"cards": cards, "coins": 4}, {"cards": ["cursed_king"]}, **red, **blue)
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
