"""EL-6.4.1 to EL-6.4.7 and EL-6.5.1 to EL-6.5.9: destroying armies, and cards with two actions."""

import pytest

from regalia.games.legends.actions import NEUTRAL
from regalia.games.legends.material import (
    AND,
    CARD_DO,
    CARD_MODE,
    CARDS,
    DO_BUILD,
    DO_DESTROY,
    NONE,
    SINGLE,
)
from regalia.games.legends.state import CHOICE, CONSTRUCTION, DESTRUCTION, MOVEMENT, PLACEMENT
from rulings.legends.scene import armies, at, city, codes, owns, play, scene, takes, targets


def test_destroy_where_you_have_an_army() -> None:
    """EL-6.4.1, EL-19.12: a region with an army of yours; a city alone is not enough."""
    table = scene(3)
    armies(table, 0, pil1=1)
    armies(table, 1, pil1=1, pil2=1)
    armies(table, 2, pil3=1)
    city(table, 0, "pil2")
    takes(table, 0, "noble_knight")
    play(table, 0, "done")
    assert codes(table, 0) == ["done", "destroy pil1 seat0", "destroy pil1 seat1"]


def test_the_army_returns_to_its_owner() -> None:
    """EL-6.4.2: and may be placed again."""
    table = scene(3)
    armies(table, 0, pil1=1)
    armies(table, 1, pil1=2, cre5=16)
    takes(table, 0, "dire_dragon")
    play(table, 0, "done", "destroy pil1 seat1")
    assert at(table, "pil1") == [1, 1, 0, 0, 0] and table.supply(1) == 1
    takes(table, 1, "graveyard")
    play(table, 1, "place cre5")
    assert table.supply(1) == 0


@pytest.mark.parametrize("allowed", [True, False])
def test_own_armies_may_be_destroyed(allowed: bool) -> None:
    """EL-6.4.3: "any player's" army; an option forbids one's own."""
    table = scene(3, self_destroy=allowed)
    armies(table, 0, pil1=1)
    armies(table, 1, pil1=1)
    takes(table, 0, "noble_knight")
    play(table, 0, "done")
    assert ("pil1 seat0" in targets(table, 0, "destroy")) == allowed
    if allowed:
        play(table, 0, "destroy pil1 seat0")
        assert table.supply(0) == 18


@pytest.mark.parametrize("allowed", [True, False])
def test_neutral_armies_may_be_destroyed(allowed: bool) -> None:
    """EL-6.4.4: they leave the game; an option protects them."""
    table = scene(2, neutral_destroyable=allowed)
    armies(table, 0, pil1=1)
    armies(table, NEUTRAL, pil1=3)
    takes(table, 0, "noble_knight")
    play(table, 0, "done")
    assert ("pil1 neutral" in targets(table, 0, "destroy")) == allowed
    if allowed:
        play(table, 0, "destroy pil1 neutral")
        assert at(table, "pil1") == [1, 0, 0, 0, 2]
        assert table.supply(NEUTRAL) == 16  # out of the game: nobody ever places it again


def test_the_immune_cannot_be_chosen() -> None:
    """EL-6.4.5, EL-7.9: not by others, and not by themselves, from the moment of taking."""
    table = scene(3)
    owns(table, 1, "dire_giant")
    armies(table, 0, pil1=1)
    armies(table, 1, pil1=2)
    takes(table, 0, "noble_knight")
    play(table, 0, "done")
    assert targets(table, 0, "destroy") == ["pil1 seat0"]
    table = scene(3)
    armies(table, 0, pil1=1)
    armies(table, 1, pil1=1)
    takes(table, 0, "dire_giant")
    play(table, 0, "done")
    assert targets(table, 0, "destroy") == ["pil1 seat1"]


def test_cities_cannot_be_destroyed() -> None:
    """EL-6.4.6: where only a city of another stands, there is nothing to destroy of his."""
    table = scene(3, self_destroy=False)
    armies(table, 0, pil1=1)
    city(table, 1, "pil1")
    takes(table, 0, "noble_knight")
    play(table, 0, "done")
    assert table.turn == 1


def test_region_and_colour_are_chosen() -> None:
    """EL-6.4.7: any colour in any region with presence, also presence created by the same card."""
    table = scene(3)
    armies(table, 0, vol3=1)
    armies(table, 1, cre5=2, vol3=1)
    armies(table, 2, cre5=1)
    takes(table, 0, "noble_knight")
    play(table, 0, "place cre5", "done")
    assert targets(table, 0, "destroy") == [
        "vol3 seat0",
        "vol3 seat1",
        "cre5 seat0",
        "cre5 seat1",
        "cre5 seat2",
    ]
    table = scene(3)
    armies(table, 0, pil1=1)
    armies(table, 1, pil2=1)
    takes(table, 0, "night_hydra")
    play(table, 0, "move pil1 pil2", "done", "destroy pil2 seat1")
    assert at(table, "pil2") == [1, 0, 0, 0, 0]


def test_one_of_two() -> None:
    """EL-6.5.1, EL-19.8: exactly one part of a "/" card, or none."""
    table = scene(3)
    armies(table, 0, pil1=1)
    takes(table, 0, "cursed_king")
    assert table.phase == CHOICE
    assert codes(table, 0) == ["done", "part first", "part second"]
    play(table, 0, "part second")
    assert (table.phase, table.left) == (MOVEMENT, 4)
    play(table, 0, "done")
    assert table.turn == 1
    table = scene(3)
    armies(table, 0, pil1=1)
    takes(table, 0, "cursed_king")
    play(table, 0, "part first")
    assert (table.phase, table.left) == (PLACEMENT, 3)
    play(table, 0, "done")
    assert table.turn == 1


def test_both_in_printed_order() -> None:
    """EL-6.5.2: first the first, then the second; either may be skipped."""
    table = scene(3)
    armies(table, 0, pil1=1)
    takes(table, 0, "ancient_woods")
    assert table.phase == CONSTRUCTION
    play(table, 0, "done")
    assert table.phase == PLACEMENT
    play(table, 0, "place cre5", "done")
    assert table.turn == 1


def test_each_part_has_its_own_bonus() -> None:
    """EL-6.5.3: the move part gets extra moves, the place part extra armies."""
    table = scene(3)
    owns(table, 0, "night_village", "forest_elf", "cursed_mausoleum")
    armies(table, 0, pil1=1)
    takes(table, 0, "noble_unicorn")
    assert (table.phase, table.left) == (MOVEMENT, 6)  # 4, the Mausoleum, its own
    play(table, 0, "done")
    assert (table.phase, table.left) == (PLACEMENT, 3)  # 1, the Village, the Elf


def test_placing_first_allows_the_destroying() -> None:
    """EL-6.5.4: "place 4 + destroy 1"; no card of the deck says "destroy + build"."""
    table = scene(3)
    armies(table, 1, cre5=1)
    takes(table, 0, "noble_knight")
    play(table, 0, "place cre5", "done", "destroy cre5 seat1")
    assert at(table, "cre5") == [1, 0, 0, 0, 0]
    for number in range(CARDS):
        assert tuple(CARD_DO[number * 2 : number * 2 + 2]) != (DO_DESTROY, DO_BUILD)
        assert (CARD_DO[number * 2 + 1] == NONE) == (CARD_MODE[number] == SINGLE)


def test_ancient_woods() -> None:
    """EL-6.5.5: build, then place 1 + 1, the new city being a target already."""
    table = scene(3)
    armies(table, 0, pil1=1)
    takes(table, 0, "ancient_woods")
    play(table, 0, "build pil1")
    assert table.left == 2
    assert targets(table, 0, "place") == ["pil1", "cre5"]


def test_noble_unicorn() -> None:
    """EL-6.5.6: as first card 4 + 1 points, then place 1."""
    table = scene(3)
    armies(table, 0, pil1=1)
    takes(table, 0, "noble_unicorn")
    assert table.left == 5
    play(table, 0, "done")
    assert (table.phase, table.left) == (PLACEMENT, 1)


def test_forest_elf() -> None:
    """EL-6.5.7: as first card place 3 + 1, or move 2."""
    for choice, left in (("part first", 4), ("part second", 2)):
        table = scene(3)
        armies(table, 0, pil1=1)
        takes(table, 0, "forest_elf")
        play(table, 0, choice)
        assert table.left == left


def test_second_castle() -> None:
    """EL-6.5.8: an army crosses the sea for all three points; the city is built where it lands."""
    table = scene(4)
    armies(table, 0, cre5=1)
    takes(table, 0, "castle_march")
    play(table, 0, "move cre5 tri1")
    assert table.phase == CONSTRUCTION
    play(table, 0, "build tri1")
    assert table.points(0) == 4  # the region, the island, and the most elixirs


def test_a_part_without_a_legal_step_is_not_asked() -> None:
    """EL-6.5.9: passed over on "+" cards, not offered on "/" cards; "none" always is."""
    table = scene(3, self_destroy=False)
    takes(table, 0, "noble_knight")
    play(table, 0, "place cre5", "done")
    assert table.turn == 1  # nobody to destroy
    table = scene(3)
    takes(table, 0, "cursed_king")  # no army on the map: nothing to move
    assert codes(table, 0) == ["done", "part first"]
    table = scene(3)
    armies(table, 0, pil1=18)
    takes(table, 0, "cursed_king")  # no army in supply: nothing to place
    assert codes(table, 0) == ["done", "part second"]
    table = scene(4)
    takes(table, 0, "castle_muster")  # no army: nowhere to build
    assert codes(table, 0) == ["done", "part first"]
    table = scene(3)
    armies(table, 0, pil1=18)
    armies(table, 1, pil1=1)
    takes(table, 0, "noble_knight")
    assert table.phase == DESTRUCTION
    assert CARD_MODE[table.card] == AND
