"""EL-7: what cards give for good, and at the end."""

import pytest

from regalia.games.legends.material import ARMY_AT, CARD_FAMILY, CARD_PER_FAMILY, MOVE_AT
from regalia.games.legends.phases import movement
from regalia.games.legends.rules import Legends
from regalia.games.legends.scoring import (
    FROM_COINS,
    FROM_FAMILIES,
    FROM_FLYING,
    FROM_SETS,
    lines,
    standing,
)
from rulings.legends.scene import armies, card, fill, owns, play, scene, takes, turn


def scored(table: Legends, line: int, seat: int = 0) -> int:
    """One line of a score sheet."""
    return lines(table, seat)[line]


def test_extra_moves_add_up() -> None:
    """EL-7.1: one more point on each move action, for each such card, to the end."""
    table = scene(3)
    armies(table, 0, pil1=1)
    owns(table, 0, "noble_knight", "cursed_mausoleum")
    assert table.perk(0, MOVE_AT) == 2
    for slug in ("ancient_sage", "arcane_temple"):
        takes(table, 0, slug)
        assert table.left == 5
        play(table, 0, "done")


def test_extra_armies_add_up() -> None:
    """EL-7.2: one more army on each place action, for each such card."""
    table = scene(3)
    owns(table, 0, "forest_pixie", "night_village", "forest_elf")
    assert table.perk(0, ARMY_AT) == 3
    takes(table, 0, "graveyard")
    assert table.left == 5


def test_flying_adds_up() -> None:
    """EL-7.3: each one lowers the owner's sea cost, and nobody else's."""
    table = scene(3)
    owns(table, 0, "dire_eye", "dire_dragon")
    assert [movement.sea_cost(table, seat) for seat in range(3)] == [1, 3, 3]


@pytest.mark.parametrize(("flying", "cost"), [(0, 3), (1, 2), (2, 1), (3, 1), (5, 1)])
def test_sea_costs(flying: int, cost: int) -> None:
    """EL-7.13: F = 0, 1, 2, 3, 5 gives 3, 2, 1, 1, 1."""
    fliers = ["dire_eye", "dire_dragon", "cursed_gargoyles", "ancient_phoenix", "arcane_sphinx"]
    table = scene(3)
    owns(table, 0, *fliers[:flying])
    assert movement.sea_cost(table, 0) == cost


def test_elixirs_are_counted_at_the_end() -> None:
    """EL-7.4: elixirs of all cards together."""
    table = scene(3)
    owns(table, 0, "forest_gnome", "dire_goblin")
    owns(table, 1, "ancient_tree_spirit")
    assert [table.points(seat) for seat in range(3)] == [2, 0, 0]


def test_two_coins_at_once() -> None:
    """EL-7.5: received a single time, after the card is paid for."""
    table = scene(3)
    table.set_coins(0, 1)
    turn(table, 0, "lake", "mountain_treasury", "dire_eye", "graveyard")
    play(table, 0, "take mountain_treasury")
    assert table.coins(0) == 2
    table = scene(3)
    table.set_coins(0, 1)
    turn(table, 0, "lake", "dire_eye", "graveyard", "mountain_treasury")
    assert len(table.legal(0)) == 3  # two coins of its own do not help to pay for it


def test_a_point_for_each_card_of_a_family() -> None:
    """EL-7.6: the scoring card counts itself only if its own name carries the adjective."""
    table = scene(3)
    owns(table, 0, "ancient_sage")
    assert scored(table, FROM_FAMILIES) == 1
    owns(table, 0, "ancient_phoenix", "ancient_woods")
    assert scored(table, FROM_FAMILIES) == 3
    owns(table, 1, "graveyard")
    assert scored(table, FROM_FAMILIES, 1) == 0


def test_sets() -> None:
    """EL-7.7: all three Noble cards give 4, both Mountain cards 3; fewer give nothing."""
    table = scene(3)
    owns(table, 0, "noble_hills", "noble_knight")
    assert scored(table, FROM_SETS) == 0
    owns(table, 0, "noble_unicorn")
    assert scored(table, FROM_SETS) == 4
    owns(table, 1, "mountain_dwarf")
    assert scored(table, FROM_SETS, 1) == 0
    owns(table, 1, "mountain_treasury")
    assert scored(table, FROM_SETS, 1) == 3
    table = scene(3)
    owns(table, 0, "noble_knight", "noble_unicorn")
    assert scored(table, FROM_SETS) == 0


@pytest.mark.parametrize(("coins", "points"), [(8, 2), (2, 0), (3, 1), (9, 3), (0, 0)])
def test_a_point_for_three_coins(coins: int, points: int) -> None:
    """EL-7.8, EL-7.15: rounded down."""
    table = scene(3)
    owns(table, 0, "dire_ogre")
    table.set_coins(0, coins)
    assert scored(table, FROM_COINS) == points


def test_a_point_for_each_flying() -> None:
    """EL-7.10: Cursed Tower counts all flying abilities of its owner."""
    table = scene(3)
    owns(table, 0, "cursed_tower")
    assert scored(table, FROM_FLYING) == 0
    owns(table, 0, "dire_eye", "cursed_gargoyles", "arcane_sphinx")
    assert scored(table, FROM_FLYING) == 3
    assert scored(table, FROM_FLYING, 1) == 0


def test_who_counts_himself() -> None:
    """EL-7.11: Sage, Wizard and Temple do; Graveyard, Lake and Stronghold do not."""
    for slug in ("ancient_sage", "night_wizard", "arcane_temple"):
        assert CARD_PER_FAMILY[card(slug)] == CARD_FAMILY[card(slug)]
    for slug in ("graveyard", "lake", "stronghold"):
        table = scene(3)
        owns(table, 0, slug)
        assert scored(table, FROM_FAMILIES) == 0


def test_graveyard_with_four_cursed_cards() -> None:
    """EL-7.12: four more points."""
    table = scene(3)
    owns(table, 0, "graveyard", "cursed_banshee", "cursed_gargoyles", "cursed_king", "cursed_tower")
    assert scored(table, FROM_FAMILIES) == 4


def test_ancient_phoenix_as_first_card() -> None:
    """EL-7.14: two sea steps and one land step with its five points."""
    table = scene(3)
    armies(table, 0, cre5=2)
    takes(table, 0, "ancient_phoenix")
    assert table.left == 5
    play(table, 0, "move cre5 tri1", "move cre5 tri1", "move tri1 tri2")
    assert table.turn == 1


def test_coins_are_counted_not_spent() -> None:
    """EL-7.16: they still break ties."""
    table = scene(3)
    owns(table, 0, "dire_ogre")
    fill(table.set_coins, [6, 6, 6])
    assert table.points(0) == 2
    assert table.coins(0) == 6 and standing(table, 0, 2)[2] == 6
