"""KB-13, losses: goods, then buildings, then points, and never more than there is."""

from itertools import product

import pytest

from regalia.games.kingsburg.material import (
    BUILDING_SLUG,
    ENEMY_LOSS,
    ENEMY_SLUG,
    GOLD,
    LOSS_BUILDINGS,
    LOSS_WIDTH,
    PALISADE,
)
from regalia.games.kingsburg.phases import battle
from regalia.games.kingsburg.phases.battle import doomed
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import (
    FROM_BUILDINGS,
    FROM_DEFEATS,
    FROM_EMBASSY,
    FROM_FORTRESS,
    FROM_TOWN_HALL,
    NOBODY,
)
from rulings.kingsburg.scene import codes, earned, goods, holds, line, owns, play, scene, winter

EMBASSY_ROW = ("barricade", "crane", "town_hall", "embassy")


def reprint(patch: pytest.MonkeyPatch, enemy: str, column: int, number: int) -> None:
    """Let an enemy demand what no card of the box does."""
    if not str(battle.__file__).endswith(".py"):
        pytest.skip("the cards of the compiled engine cannot be reprinted")
    losses = bytearray(ENEMY_LOSS)
    losses[ENEMY_SLUG.index(enemy) * LOSS_WIDTH + column] = number
    patch.setattr(battle, "ENEMY_LOSS", bytes(losses))


def standing(table: Kingsburg, seat: int) -> list[str]:
    """The buildings of a province by slug."""
    return [slug for number, slug in enumerate(BUILDING_SLUG) if table.has(seat, number)]


def test_losses_are_taken_from_the_top_of_the_list_to_its_bottom() -> None:
    """KB-13.1: gold, wood, stone, goods of choice, buildings, VP."""
    table = scene(2)
    owns(table, 0, "inn")
    holds(table, 0, 1, 5, 5)
    at = ENEMY_SLUG.index("iii_1_goblins") * LOSS_WIDTH
    assert list(ENEMY_LOSS[at : at + LOSS_WIDTH]) == [0, 3, 3, 0, 1, 1]
    winter(table, "iii_1_goblins", die=1)
    told = [(event.kind, event.args) for event in table.take_events() if event.seat == 0]
    assert told[2:] == [
        ("loses_goods", (1, 3)),
        ("loses_goods", (2, 3)),
        ("destroyed", (BUILDING_SLUG.index("inn"), 0)),
        ("loses_vp", (1,)),
    ]


def test_goods_of_choice_are_given_up_before_buildings_fall() -> None:
    """KB-13.1: while he chooses, his building stands; having chosen, it is gone."""
    table = scene(2)
    owns(table, 0, "inn")
    holds(table, 0, 2, 1, 0)
    winter(table, "ii_3_orcs", die=1)
    assert standing(table, 0) == ["inn"]
    play(table, 0, "lose", "gold+wood")
    assert standing(table, 0) == []


def test_goods_of_choice_come_after_the_named_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    """KB-13.1: a card with both takes the gold first; the choice is among what remains."""
    reprint(monkeypatch, "ii_3_orcs", GOLD, 2)
    table = scene(2)
    holds(table, 0, 3, 1, 1)
    winter(table, "ii_3_orcs", die=1)
    assert goods(table, 0) == (1, 1, 1)
    assert codes(table, 0) == [
        ("lose", "gold+wood"),
        ("lose", "gold+stone"),
        ("lose", "wood+stone"),
    ]


def test_missing_goods_of_a_kind_are_not_replaced_by_another() -> None:
    """KB-13.2: Goblins II-2 want 2 gold; he has 1, loses it, and keeps all wood and stone."""
    table = scene(2)
    holds(table, 0, 1, 5, 5)
    winter(table, "ii_2_goblins", die=1)
    assert goods(table, 0) == (0, 5, 5)


def test_missing_goods_cost_neither_points_nor_buildings() -> None:
    """KB-13.2: with no gold at all, Goblins I-3 take their one building and no more."""
    table = scene(2)
    owns(table, 0, "inn", "palisade")
    winter(table, "i_3_goblins", die=1)
    assert standing(table, 0) == ["palisade"]
    assert earned(table)[0] == 0


def test_the_loser_picks_which_goods_of_choice_go() -> None:
    """KB-13.3: every handful of two that he holds, no other, and exactly two are lost."""
    table = scene(2)
    holds(table, 0, 1, 2, 1)
    winter(table, "i_4_orcs", die=1)
    assert codes(table, 0) == [
        ("lose", "gold+wood"),
        ("lose", "gold+stone"),
        ("lose", "wood+wood"),
        ("lose", "wood+stone"),
    ]
    play(table, 0, "lose", "wood+wood")
    assert goods(table, 0)[1:] == (0, 1)


@pytest.mark.parametrize("held", [(1, 1, 0), (0, 1, 0), (0, 0, 0), (2, 0, 0)])
def test_with_no_more_goods_than_asked_all_are_lost(held: tuple[int, int, int]) -> None:
    """KB-13.3: two or fewer against Orcs of two: all go, without a question."""
    table = scene(2)
    holds(table, 0, *held)
    winter(table, "i_4_orcs", die=1)
    assert table.pending == 0
    assert goods(table, 0) == (0, 0, 0)


def test_with_goods_of_one_kind_only_there_is_no_choice() -> None:
    """KB-13.3: five stones against two of choice leave three, without a question."""
    table = scene(2)
    holds(table, 0, 0, 0, 5)
    winter(table, "i_4_orcs", die=1)
    assert table.pending == 0
    assert goods(table, 0) == (0, 0, 3)


def test_four_goods_of_choice_can_be_any_four() -> None:
    """KB-13.3: Demons IV-3 against (3,2,1) leave two of the player's choice."""
    table = scene(2)
    holds(table, 0, 3, 2, 1)
    winter(table, "iv_3_demons", die=1)
    left = set()
    for code in codes(table, 0):
        given = code[1].split("+")
        assert len(given) == 4
        left.add(tuple(n - given.count(k) for n, k in zip((3, 2, 1), KINDS, strict=True)))
    handfuls = product(range(4), range(3), range(2))
    assert left == {handful for handful in handfuls if sum(handful) == 2}


KINDS = ("gold", "wood", "stone")


def test_the_topmost_building_of_the_rightmost_column_falls() -> None:
    """KB-13.4: column 3 before all of column 2, however far up those are; then the higher row."""
    table = scene(2)
    owns(table, 0, "statue", "chapel", *EMBASSY_ROW[:3], "inn", "market", "farms")
    winter(table, "i_3_goblins", die=1)  # 1 - 1 + 1 against 3
    assert "farms" not in standing(table, 0)
    assert len(standing(table, 0)) == 7


@pytest.mark.parametrize(
    ("count", "left"),
    [
        (2, ["statue", "inn", "barricade", "crane"]),
        (3, ["statue", "inn", "barricade"]),
        (4, ["inn", "barricade"]),
    ],
)
def test_several_buildings_fall_one_by_one(
    monkeypatch: pytest.MonkeyPatch, count: int, left: list[str]
) -> None:
    """KB-13.4: each time anew on the changed sheet: Chapel, Market, Crane, then column 1."""
    reprint(monkeypatch, "v_2_barbarians", LOSS_BUILDINGS, count)
    table = scene(2)
    owns(table, 0, "statue", "chapel", "inn", "market", "barricade", "crane")
    winter(table, "v_2_barbarians", die=1)
    assert standing(table, 0) == left
    table.check()


def test_an_exposed_neighbour_to_the_left_waits_for_its_column(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """KB-13.4: after the Embassy falls the next is the topmost of column 3, not its own row."""
    reprint(monkeypatch, "v_2_barbarians", LOSS_BUILDINGS, 2)
    table = scene(2)
    owns(table, 0, "statue", "chapel", "church", *EMBASSY_ROW)
    winter(table, "v_2_barbarians", die=1)
    assert standing(table, 0) == ["statue", "chapel", "barricade", "crane", "town_hall"]


def test_a_destroyed_building_takes_its_printed_points_along() -> None:
    """KB-13.5: the Chapel's 5, no more and no less, on the line where they were scored."""
    table = scene(2)
    owns(table, 0, "statue", "chapel")
    winter(table, "i_3_goblins", die=1)
    assert line(table, FROM_BUILDINGS)[0] == 3
    assert table.vp(0) == 3


@pytest.mark.parametrize(
    ("row", "source"),
    [
        (EMBASSY_ROW, FROM_EMBASSY),
        (EMBASSY_ROW[:3], FROM_TOWN_HALL),
        (("palisade", "stable", "stone_wall", "fortress"), FROM_FORTRESS),
    ],
)
def test_points_that_a_destroyed_building_produced_stay(row: tuple[str, ...], source: int) -> None:
    """KB-13.5: what Embassy, Town Hall and Fortress earned stays earned."""
    table = scene(2)
    owns(table, 0, *row)
    table.gain_vp(0, source, 4)
    winter(table, "v_2_barbarians", die=1)
    assert standing(table, 0) == list(row[:-1])
    assert line(table, source)[0] == 4
    assert earned(table)[0] == 4


def test_a_destroyed_building_no_longer_works() -> None:
    """KB-13.5: without the Palisade the next battle is fought without its point."""
    table = scene(2)
    owns(table, 0, "palisade")
    winter(table, "i_3_goblins", die=1)
    assert table.strength(0) == 2
    assert not table.has(0, PALISADE)
    table.run_on()
    winter(table, "ii_1_goblins", die=1)
    assert table.strength(0) == 1


def test_without_buildings_none_is_lost_and_nothing_instead() -> None:
    """KB-13.6: Barbarians V-2 want a building; there is none, so nothing happens at all."""
    table = scene(2)
    holds(table, 0, 2, 2, 2)
    winter(table, "v_2_barbarians", die=1)
    assert goods(table, 0) == (2, 2, 2)
    assert earned(table)[0] == 0


def test_with_fewer_buildings_than_demanded_all_fall(monkeypatch: pytest.MonkeyPatch) -> None:
    """KB-13.6: three demanded, two there: both fall, goods and other points stay."""
    reprint(monkeypatch, "v_2_barbarians", LOSS_BUILDINGS, 3)
    table = scene(2)
    owns(table, 0, "statue", "inn")
    holds(table, 0, 1, 1, 1)
    winter(table, "v_2_barbarians", die=1)
    assert standing(table, 0) == []
    assert goods(table, 0) == (1, 1, 1)
    assert table.vp(0) == 0


def test_points_are_lost_in_full_even_below_nothing() -> None:
    """KB-13.7: Barbarians V-1 cost 8 points; from 3 that is -5."""
    table = scene(2)
    owns(table, 0, "statue")
    winter(table, "v_1_barbarians", die=1)
    assert table.all_vp() == [-5, -8]
    assert line(table, FROM_DEFEATS) == [-8, -8]


def test_no_destruction_ever_leaves_a_gap() -> None:
    """KB-13.8: every province, razed to the ground one by one, keeps its rows unbroken."""
    table = scene(2)
    for lengths in product(range(5), repeat=5):
        table.set_built(0, sum(((1 << n) - 1) << (row * 4) for row, n in enumerate(lengths)))
        left = list(lengths)
        while (building := doomed(table, 0)) != NOBODY:
            row, column = divmod(building, 4)
            assert column == left[row] - 1
            left[row] -= 1
            table.set_built(0, table.built(0) & ~(1 << building))
            rows = [(table.built(0) >> (row * 4)) & 15 for row in range(5)]
            assert rows == [(1 << length) - 1 for length in left]
        assert left == [0, 0, 0, 0, 0]


def test_the_order_of_losses() -> None:
    """KB-19.33: Demons III-4 against (1,0,3): 1 gold, 1 stone and 1 VP go, (0,0,2) is left."""
    table = scene(2)
    holds(table, 0, 1, 0, 3)
    winter(table, "iii_4_demons", die=1)
    assert table.pending == 0
    assert goods(table, 0) == (0, 0, 2)
    assert earned(table)[0] == -1


def test_goods_of_choice_of_a_poor_governor() -> None:
    """KB-19.34: Orcs II-3 against (0,1,0) and a lone Inn: the wood and the Inn go."""
    table = scene(2)
    owns(table, 0, "inn")
    holds(table, 0, 0, 1, 0)
    winter(table, "ii_3_orcs", die=1)
    assert table.pending == 0
    assert goods(table, 0) == (0, 0, 0)
    assert standing(table, 0) == []


def test_the_order_of_destruction() -> None:
    """KB-19.35: Chapel, Market, then Statue, Inn, Guard Tower."""
    table = scene(2)
    owns(table, 0, "statue", "chapel", "inn", "market", "guard_tower")
    fallen = []
    while (building := doomed(table, 0)) != NOBODY:
        fallen.append(BUILDING_SLUG[building])
        table.raze_building(0, building)
    assert fallen == ["chapel", "market", "statue", "inn", "guard_tower"]
    assert table.vp(0) == 0
