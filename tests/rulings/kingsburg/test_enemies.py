"""KB-12.14 and KB-19, the enemies: the doubtful card in both versions, and the worked battles."""

import pytest

from regalia.games.kingsburg.material import (
    BUILDING_SLUG,
    CRANE,
    DEMONS_ALTERNATIVE,
    DEMONS_STANDARD,
    KIND_SLUG,
    MARKET,
)
from regalia.games.kingsburg.phases.battle import combat_value
from rulings.kingsburg.scene import (
    Loaded,
    codes,
    earned,
    goods,
    holds,
    owns,
    play,
    put,
    scene,
    winter,
)

WALL = ("palisade", "stable", "stone_wall")  # +2 in battle


@pytest.mark.parametrize(
    ("version", "third"),
    [("standard", DEMONS_STANDARD), ("alternative", DEMONS_ALTERNATIVE)],
)
def test_the_deck_of_year_four_holds_one_version_of_the_demons(version: str, third: int) -> None:
    """KB-12.14: the option changes IV-3 and no other card of any year."""
    drawn = []
    for year in range(5):
        for number in range(1, 6):
            table = scene(2, demons=version)
            table.year = year
            table.rng = Loaded([number])
            drawn.append(table.draw_enemy())
    assert drawn == [*range(17), third, *range(18, 25)]


def test_without_a_wish_the_standard_demons_come() -> None:
    """KB-12.14: `standard` is the default."""
    table = winter(scene(2), "iv_3_demons", die=1)
    assert table.enemy == DEMONS_STANDARD


def test_the_standard_demons() -> None:
    """KB-12.14: strength 6; lose 4 goods of choice and 1 VP, win 1 gold and 1 VP."""
    table = scene(3, demons="standard")
    owns(table, 0, "inn")
    holds(table, 0, 2, 2, 1)
    put(table, soldiers=[4, 5, 6])
    winter(table, "iv_3_demons", die=1)
    assert ("lose", "gold+gold+wood+wood") in codes(table, 0)
    play(table, 0, "lose", "gold+gold+wood+stone")
    assert [goods(table, seat)[:2] for seat in range(3)] == [(0, 1), (0, 0), (1, 0)]
    assert table.buildings(0) == 1
    assert earned(table) == [-1, 0, 2]


def test_the_alternative_demons() -> None:
    """KB-12.14: strength 6; lose 4 goods of choice and 1 building, win 1 gold."""
    table = scene(3, demons="alternative")
    owns(table, 0, "inn")
    holds(table, 0, 2, 2, 1)
    put(table, soldiers=[4, 5, 6])
    winter(table, "iv_3_demons_alternative", die=1)
    play(table, 0, "lose", "gold+gold+wood+stone")
    assert [goods(table, seat)[:2] for seat in range(3)] == [(0, 1), (0, 0), (1, 0)]
    assert table.buildings(0) == 0
    assert earned(table) == [0, 0, 1]  # only the strongest winner scores


@pytest.mark.parametrize("version", ["standard", "alternative"])
def test_both_versions_are_demons(version: str) -> None:
    """KB-12.14: the Church counts against either."""
    table = scene(2, demons=version)
    owns(table, 0, "statue", "chapel", "church")
    card = "iv_3_demons" if version == "standard" else "iv_3_demons_alternative"
    assert winter(table, card, die=1).all_strength() == [2, 1]


@pytest.mark.parametrize("market", [False, True])
def test_the_goblins_of_the_rulebook(market: bool) -> None:
    """KB-19.12: L and T hold, F wins a stone and the point, R loses the Crane, or his Market."""
    table = scene(4)
    laurence, theo, fred, robin = range(4)
    owns(table, laurence, "statue", "palisade", "barricade")
    owns(table, theo, "inn", "guard_tower")
    owns(table, fred, "guard_tower", "blacksmith", "barricade")
    owns(table, robin, "inn", "barricade", "crane", *(["market"] if market else []))
    holds(table, theo, 0, 1, 1)
    holds(table, robin, 0, 1, 0)
    table.set_soldiers(theo, 1)
    before = table.all_vp()
    winter(table, "i_3_goblins", die=1)
    assert table.all_strength() == [3, 3, 4, 2]
    assert [goods(table, seat) for seat in range(4)] == [(0, 0, 0), (0, 1, 1), (0, 0, 1), (0, 1, 0)]
    assert [now - then for now, then in zip(table.all_vp(), before, strict=True)] == [0, 0, 1, -1]
    assert table.has(robin, CRANE) is market
    assert not table.has(robin, MARKET)
    assert table.buildings(robin) == 2 + market
    assert [table.buildings(seat) for seat in (laurence, theo, fred)] == [3, 2, 3]
    table.run_on()
    assert table.all_soldiers() == [0, 0, 0, 0]


def test_eleven_is_stronger_than_ten() -> None:
    """KB-19.13: both win, only 11 gets the strongest winner's point."""
    table = scene(2)
    owns(table, 0, "guard_tower")
    put(table, soldiers=[5, 7])
    winter(table, "i_5_zombies", die=4)
    assert table.all_strength() == [10, 11]
    assert earned(table) == [1, 2]


def test_a_fortress_and_a_reward_of_one_gold() -> None:
    """KB-19.19: 1 gold and 1 VP; the strongest winner here is another."""
    table = scene(2)
    owns(table, 0, *WALL, "fortress")
    put(table, soldiers=[0, 9])
    winter(table, "i_1_barbarians", die=1)
    assert goods(table, 0) == (1, 0, 0)
    assert earned(table)[0] == 1


@pytest.mark.parametrize(
    ("slug", "plain", "special", "against"),
    [("palisade", 1, 2, "zombies"), ("barricade", 0, 1, "goblins"), ("church", 0, 1, "demons")],
)
def test_three_buildings_know_their_enemy(
    slug: str, plain: int, special: int, against: str
) -> None:
    """KB-19.21, KB-20.6: Palisade +1/+2 Zombies, Barricade 0/+1 Goblins, Church 0/+1 Demons."""
    table = scene(2)
    table.set_built(0, 1 << BUILDING_SLUG.index(slug))
    for kind, name in enumerate(KIND_SLUG):
        assert combat_value(table, 0, kind) == (special if name == against else plain)


def test_a_stone_wall_among_equals() -> None:
    """KB-19.36: strength 5; A 5 with Stone Wall wins and is strongest, B 5 draws, C 4 loses."""
    table = scene(3)
    owns(table, 0, *WALL)
    put(table, soldiers=[2, 4, 3])
    for seat in range(3):
        holds(table, seat, 1, 1, 0)
    winter(table, "ii_4_barbarians", die=1)
    assert table.all_strength() == [5, 5, 4]
    assert earned(table) == [1, 0, -1]
    assert [goods(table, seat) for seat in range(3)] == [(2, 1, 0), (1, 1, 0), (0, 0, 0)]


def test_farms_with_no_soldiers_fight_at_zero() -> None:
    """KB-19.37: King's die 1, Inn, Market and Farms: combat value 0, and a defeat."""
    table = scene(2)
    owns(table, 0, "inn", "market", "farms")
    winter(table, "i_1_barbarians", die=1)
    assert table.all_strength() == [0, 1]
    assert table.buildings(0) == 2
