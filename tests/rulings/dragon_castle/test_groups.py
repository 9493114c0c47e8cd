"""Placing, consolidation and shrines (DC-5 to DC-7)."""

import pytest

from regalia.games.dragon_castle.material import GROUP_VP
from regalia.games.dragon_castle.realm import waiting
from regalia.games.dragon_castle.rules import DragonCastle
from regalia.games.dragon_castle.scoring import shrine_points
from rulings.dragon_castle.scene import codes, drawn, kinds, play, realm, scene, vp

# Cells round c2 such that what lies on them is linked by c2 alone.
ARMS = ["b2", "a2", "a3", "d2", "e2", "f2", "c3", "c4", "d4", "c1"]


def with_pair(tile: str, realms: str, reserve: int = 0) -> DragonCastle:
    """A pair of one tile in hand, to be placed in this Realm."""
    table = scene(f"{tile} . F1 . {tile}", realms=[realms], reserve=[reserve])
    return play(table, "take a1", "pair e1")


def with_tile(tile: str, realms: str, reserve: int = 0) -> DragonCastle:
    """One tile in hand; the Action has added a shrine to the reserve."""
    return play(scene(f"{tile} . F1", realms=[realms], reserve=[reserve]), "take a1", "shrine")


def test_tiles_go_anywhere_face_up() -> None:
    """DC-5.1: not necessarily together, nor next to anything."""
    table = play(with_pair("S4", "M1"), "place soldier_4 f4", "place soldier_4 c2")
    assert realm(table) == drawn("M1 / . . S4 / . / . . . . . S4")


def test_open_cells() -> None:
    """DC-5.2, DC-5.3: empty, or face down without a shrine; never a face-up tile."""
    table = with_pair("S4", "M1 d d* 3:d")
    assert not {f"place soldier_4 {cell}" for cell in ("a1", "c1")} & set(codes(table))
    play(table, "place soldier_4 b1")
    assert "place soldier_4 b1" not in codes(table)
    play(table, "place soldier_4 d1")
    assert realm(table) == drawn("M1 2:S4 d* 4:S4")


def test_there_is_no_height_limit() -> None:
    """DC-5.4: a ninth floor is as good as the first."""
    table = play(with_tile("S4", "8:d"), "place soldier_4 a1")
    assert table.heights(0, 0) == 9


def test_nothing_happens_between_the_tiles_of_a_pair() -> None:
    """DC-5.6, DC-6.2, DC-6.14: one check after both tiles; five score 3, not 2 and not twice."""
    table = with_pair("S4", "S1 S2 S3")
    table.take_events()
    play(table, "place soldier_4 d1")
    assert kinds(table) == ["places"]
    assert realm(table) == drawn("S1 S2 S3 S4")
    play(table, "place soldier_4 e1")
    assert vp(table) == 3
    assert realm(table) == drawn("d d d d d")


def test_no_spirit_comes_between_the_tiles_of_a_pair() -> None:
    """DC-5.6: Strength may be called before placing, not in between."""
    table = scene("S4 . F1 . S4", realms=["M1 M2"], reserve=[1], spirits=["strength"])
    play(table, "take a1", "pair e1")
    assert codes(table, "give", "pay")
    play(table, "place soldier_4 c1")
    assert codes(table, "give", "pay") == []


def test_a_group_is_all_that_is_linked() -> None:
    """DC-6.1, DC-6.3: one type, any numbers, any floors, the whole of it."""
    table = with_tile("W1", "2:W2 . 3:W3 W1 / W4 . . / W3 . M1")
    play(table, "place rainy b1", "pass")
    assert realm(table) == drawn("2:d d 3:d d / d . . / d . M1")
    assert vp(table) == 5


def test_consolidation_is_not_optional() -> None:
    """DC-6.2: nobody is asked whether to turn a group."""
    table = play(with_tile("S4", "S1 S2 S3"), "place soldier_4 d1")
    assert codes(table) == ["pass", *[f"build {cell}" for cell in ("a1", "b1", "c1", "d1")]]
    assert vp(table) == 2


@pytest.mark.parametrize(
    ("size", "points"), [(4, 2), (5, 3), (6, 5), (7, 6), (8, 8), (9, 9), (10, 10), (12, 12)]
)
def test_points_by_size(size: int, points: int) -> None:
    """DC-6.4, DC-6.9: 2, 3, 5, 6, 8, then one more for each tile."""
    assert GROUP_VP[size] == points
    rows = [["."] * 6 for _ in range(4)]
    for number, cell in enumerate(ARMS[: min(size, 11) - 1]):
        rows["1234".index(cell[1])]["abcdef".index(cell[0])] = f"S{1 + number % 5}"
    text = " / ".join(" ".join(row) for row in rows)
    if size == 12:
        table = play(with_pair("S6", text), "place soldier_6 e1", "place soldier_6 c2")
        assert table.active == 1
    else:
        play(table := with_tile("S6", text), "place soldier_6 c2", "pass")
    assert vp(table) == points


def test_dragons_give_one_more() -> None:
    """DC-6.5: four Dragons score 3."""
    assert vp(play(with_tile("D1", "D2 D3 D2"), "place dragon_1 d1", "pass")) == 3


def test_several_groups_score_each_by_its_size() -> None:
    """DC-6.6, DC-6.13: two groups of four Merchants score 2 + 2."""
    table = with_pair("M6", "M1 M2 M3 / . / . / M1 M2 M3", reserve=2)
    play(table, "place merchant_6 d1", "place merchant_6 d4")
    assert vp(table) == 4
    assert realm(table) == drawn("d d d d / . / . / d d d d")
    play(table, "build a1", "build d4")
    assert table.reserve(0) == 0


@pytest.mark.parametrize("reserve", [1, 2])
def test_an_allowance_serves_its_own_group(reserve: int) -> None:
    """DC-6.16: with one shrine on either group; with two one on each, never two on one."""
    table = with_pair("M6", "M1 M2 M3 / . / . / M1 M2 M3", reserve=reserve)
    play(table, "place merchant_6 d1", "place merchant_6 d4")
    both = [f"build {column}{row}" for row in "14" for column in "abcd"]
    assert codes(table) == ["pass", *both]
    play(table, "build b1")
    if reserve == 2:
        assert codes(table) == ["pass", *both[4:]]
    else:
        assert table.active == 1


def test_small_groups_stay() -> None:
    """DC-6.8: three stay face up and may grow; face-down tiles have no type."""
    table = play(with_tile("S4", "S1 d S2 S3"), "place soldier_4 e1")
    assert realm(table) == drawn("S1 d S2 S3 S4")
    assert vp(table) == 0


def test_a_group_over_several_floors() -> None:
    """DC-6.10, DC-7.5: four Soldiers on floors 1, 3, 2, 1; a shrine on the second is worth 3."""
    table = play(with_tile("S4", "S1 3:S2 2:S3"), "place soldier_4 d1")
    assert vp(table) == 2
    play(table, "build b1")
    assert shrine_points(table, 0) == 3
    assert table.active == 1, "one shrine is all a Faction group allows"


def test_corners_do_not_touch() -> None:
    """DC-6.11: three Soldiers and a diagonal fourth are no group of four."""
    table = play(with_tile("S4", "S1 S2 S3"), "place soldier_4 d2")
    assert vp(table) == 0
    assert waiting(table, 0) == 0


def test_a_pair_joins_two_groups() -> None:
    """DC-6.12: three and two Farmers, joined by a pair: one group of seven, 6 VP, one shrine."""
    table = with_pair("F6", "F1 F2 F3 . F4 F5", reserve=3)
    play(table, "place farmer_6 d1", "place farmer_6 d2")
    assert vp(table) == 6
    play(table, "build a1")
    assert table.reserve(0) == 2
    assert table.active == 1


def test_a_check_turns_all_then_builds() -> None:
    """DC-6.15: all groups are turned and scored before the first shrine is built."""
    table = with_pair("M6", "M1 M2 M3 / . / . / M1 M2 M3", reserve=2)
    table.take_events()
    play(table, "place merchant_6 d1", "place merchant_6 d4", "build a1", "pass")
    assert kinds(table)[:5] == ["places", "places", "consolidates", "consolidates", "builds"]


def test_shrines_are_optional() -> None:
    """DC-7.1: with a shrine in reserve nothing forces to build it."""
    table = play(with_tile("W1", "W2 W3 W4"), "place rainy d1", "pass")
    assert realm(table) == drawn("d d d d")
    assert table.reserve(0) == 1


def test_special_groups_allow_two() -> None:
    """DC-7.1, DC-7.2: two shrines on two tiles of a Special group, one on a tile."""
    table = play(with_tile("W1", "W2 W3 W4", reserve=4), "place rainy d1", "build b1")
    assert codes(table) == ["pass", "build a1", "build c1", "build d1"]
    play(table, "build d1")
    assert realm(table) == drawn("d d* d d*")
    assert table.reserve(0) == 3


def test_not_later() -> None:
    """DC-7.3: tiles consolidated on an earlier turn receive no shrine."""
    table = play(with_tile("S4", "d d d / S1 S2 S3", reserve=2), "place soldier_4 d2")
    assert codes(table, "build") == [f"build {column}2" for column in "abcd"]


def test_a_shrine_closes_its_cell() -> None:
    """DC-7.4: no tile goes there any more."""
    table = play(with_tile("S4", "S1 S2 S3"), "place soldier_4 d1", "build c1")
    assert [table.open_cells(0) >> cell & 1 for cell in range(5)] == [1, 1, 0, 1, 1]


@pytest.mark.parametrize(("floor", "points"), [(1, 1), (2, 2), (3, 3), (4, 3), (9, 3)])
def test_shrines_by_floor(floor: int, points: int) -> None:
    """DC-7.5: 1, 2 and 3 VP; higher floors like the third."""
    assert shrine_points(scene(realms=[f"{floor}:d*"]), 0) == points


def test_the_reserve_is_worth_nothing() -> None:
    """DC-7.6: only built shrines count."""
    assert scene(reserve=[9]).points(0) == 0


def test_julie() -> None:
    """DC-7.7: five Dragons, 3 + 1 VP now; shrines on floors 2 and 3 add 5 at the end."""
    table = with_tile("D1", "2:D2 . 3:D3 / D1 . D2", reserve=1)
    assert table.reserve(0) == 2, "tile and shrine: now she has two"
    play(table, "place dragon_1 b2", "build a1", "build c1")
    assert vp(table) == 4
    assert shrine_points(table, 0) == 5
    assert table.points(0) == 9
    assert realm(table) == drawn("2:d* . 3:d* / d d d")


def test_julie_may_wait() -> None:
    """DC-5.1, DC-7.7: with one shrine she places her pair apart and consolidates nothing yet."""
    table = with_pair("D1", "2:D2 / D3 D2", reserve=1)
    play(table, "place dragon_1 d1", "place dragon_1 f4")
    assert vp(table) == 0


def test_an_allowance_that_finds_no_shrine_is_lost() -> None:
    """DC-7.8: six Seasons with one shrine: 5 VP and one shrine."""
    table = play(with_tile("Y1", "Y2 Y3 Y4 . Y2 Y3"), "place spring d1", "build f1")
    assert vp(table) == 5
    assert table.active == 1
    assert realm(table) == drawn("d d d d d d*")


def test_after_every_turn_no_group_is_left() -> None:
    """DC-13.2: whatever was placed, the check has dealt with it."""
    table = with_pair("S5", "S1 S2 . S3 S4 / M1 M2 M3 . M4 M5")
    play(table, "place soldier_5 c1", "place soldier_5 f4")
    assert waiting(table, 0) == 0
    assert vp(table) == 3
