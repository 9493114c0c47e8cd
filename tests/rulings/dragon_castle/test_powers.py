"""What the Spirits do in a Realm and to the Castle, and every answer of their FAQ (DC-8.10 on)."""

import pytest

from kit.told import assert_told
from regalia.games.dragon_castle.rules import DragonCastle
from regalia.games.dragon_castle.scoring import shrine_points
from rulings.dragon_castle.scene import codes, drawn, kinds, play, realm, scene, tile, vp

ROW = "M1 . S2 . F3 . M1"


def called(spirit: str, realms: str, reserve: int = 3, castle: str = ROW) -> DragonCastle:
    """A table at which the Spirit has just been paid with a shrine."""
    table = scene(castle, realms=[realms], reserve=[reserve], spirits=[spirit])
    return play(table, f"give {spirit}")


def test_beauty() -> None:
    """DC-8.10, DC-8.11: four 3s of any Faction: 2 + 1 VP and up to two shrines."""
    table = called("beauty", "M3 S3 F3 S3")
    assert vp(table) == 3
    assert_told(table, "beauty", "DC-8.10")
    play(table, "build a1", "build d1")
    assert realm(table) == drawn("d* d d d*")


def test_beauty_takes_all_that_is_linked() -> None:
    """DC-8.10, DC-8.11: a fifth 3 makes 3 + 1 VP; a Special tile has no number."""
    assert vp(called("beauty", "M3 S3 F3 S3 F3 / . Y3")) == 4
    table = scene(ROW, realms=["M3 S3 F3 W3"], reserve=[3], spirits=["beauty"])
    assert codes(table, "give") == []


def test_beauty_chooses_a_group() -> None:
    """DC-8.10, DC-14.9: with two groups of equal numbers one of them is named."""
    table = called("beauty", "M3 S3 F3 S3 / . / M5 S5 F5 S5")
    assert codes(table) == ["group a1", "group a3"]
    play(table, "group a3", "pass")
    assert realm(table) == drawn("M3 S3 F3 S3 / . / d d d d")


def test_wind_moves_a_shrine() -> None:
    """DC-8.12: to any face-down tile without a shrine, also one consolidated long ago."""
    table = called("wind", "d* 3:d / S1 d*")
    assert codes(table) == ["pass", "flip a2"]
    play(table, "pass", "lift a1")
    assert shrine_points(table, 0) == 3 + 1
    assert realm(table) == drawn("d 3:d* / S1 d*")
    table = called("wind", "d* 3:d / S1 d* d")
    play(table, "pass", "lift a1")
    assert codes(table) == ["set b1", "set c2"]


def test_wind_turns_a_tile_without_consolidating() -> None:
    """DC-8.12: no VP and no building; FAQ: a shrine may move there, but none is built."""
    table = called("wind", "2:S1 d*", reserve=4)
    assert table.phase == 0, "one tile to flip, one shrine, one target: nothing was asked"
    assert realm(table) == drawn("2:d* d")
    assert vp(table) == 0
    assert table.reserve(0) == 3
    assert "builds" not in kinds(table)


def test_wind_needs_a_shrine_and_a_target() -> None:
    """DC-8.13: the second step is required; the cell it leaves is open again."""
    assert codes(scene(ROW, realms=["d S1"], reserve=[2], spirits=["wind"]), "give", "pay") == []
    assert codes(scene(ROW, realms=["d*"], reserve=[2], spirits=["wind"]), "give", "pay") == []
    table = scene(ROW, realms=["d* S1"], reserve=[2], spirits=["wind"])
    assert codes(table, "give", "pay") == ["give wind"], "the tile to be turned cannot pay"
    table = scene(ROW, realms=["d* 2:S1"], reserve=[0], spirits=["wind"])
    play(table, "pay wind b1")
    assert realm(table) == drawn("d d*")
    assert table.open_cells(0) & 3 == 1


def test_change() -> None:
    """DC-8.14, DC-8.16: three Soldiers and a Wind counted as Soldier: 2 VP, one shrine."""
    table = called("change", "S2 S5 S1 W1")
    assert vp(table) == 2
    play(table, "build d1")
    assert realm(table) == drawn("d d d d*")
    assert table.phase == 0


def test_change_into_dragons() -> None:
    """DC-8.15, DC-8.16: three Dragons and a Season counted as Dragon: 3 VP, two shrines."""
    table = called("change", "D1 D2 D3 Y1")
    assert vp(table) == 3
    play(table, "build a1", "build b1")
    assert realm(table) == drawn("d* d* d d")


def test_change_prevents_nothing() -> None:
    """DC-8.14: FAQ, it is offered only where the changed tile is in the group consolidated."""
    table = scene("W4 . M1", realms=["W1 W2 W3 . / . . . ."], reserve=[1], spirits=["change"])
    play(table, "take a1", "shrine", "place dusty d1")
    assert vp(table) == 2, "no way to keep the fourth Wind out of its group"
    realms = ["S1 S2 S3 W1 / . . . . S4"]
    table = scene(ROW, realms=realms, reserve=[1], spirits=["change"])
    play(table, "give change")
    assert realm(table) == drawn("d d d d / . . . . S4")


def test_change_takes_no_tile_from_a_group_that_waits_for_one_that_comes_anyway() -> None:
    """DC-8.14, DC-8.15: FAQ, never to prevent a consolidation; a new group may cost another one."""
    table = scene(
        "S4 W4 . M1",
        realms=["S1 S2 S3 . / W1 W2 W3 ."],
        reserve=[3],
        spirits=["deception", "change"],
    )
    play(table, "take a1", "give deception", "place soldier_4 d1", "place dusty d2")
    assert "give change" not in codes(table), "both groups wait: nothing would come of it but less"
    table = scene("W4 F4 . M1", realms=["S1 S2 S3 . / W1 W2 W3 ."], reserve=[3], spirits=["change"])
    play(table, "take a1", "shrine", "place dusty d2", "give change")
    assert codes(table) == ["change a2 soldier", "change b2 soldier", "change c2 soldier"]
    play(table, "change a2 soldier")
    assert realm(table).startswith(drawn("d d d . / d W2 W3 W4")), "three Soldiers needed it"


def test_change_may_enlarge_where_the_own_group_stays_large_enough() -> None:
    """DC-8.15: five Winds without one of them are still a group."""
    table = scene(
        "S4 W4 . M1",
        realms=["S1 S2 S3 . / W1 W2 W3 . W1"],
        reserve=[3],
        spirits=["deception", "change"],
    )
    play(table, "take a1", "give deception", "place soldier_4 d1", "place dusty d2", "give change")
    shown = realm(table)
    assert shown == drawn("d d d d / d W2 W3 W4 W1"), "only a2: without another they fall apart"


def test_change_joins_and_enlarges() -> None:
    """DC-8.15: it may join two groups, or enlarge one that waits anyway."""
    assert vp(called("change", "S1 S2 W1 S3 S4")) == 3
    table = scene("S4 . M1", realms=["S1 S2 S3 . W1"], reserve=[1], spirits=["change"])
    play(table, "take a1", "shrine", "place soldier_4 d1")
    assert codes(table) == ["pass", "give change"]
    play(table, "give change")
    assert vp(table) == 3


def test_change_is_for_another_type() -> None:
    """DC-8.38: a group that a tile makes with its own type needs no Spirit."""
    table = scene("W4 . M1", realms=["W1 W2 W3 . S1"], reserve=[1], spirits=["change"])
    play(table, "take a1", "shrine", "place dusty d1")
    assert table.phase != 3, "nothing was asked before the check"


def test_change_asks_which() -> None:
    """DC-14.9, DC-8.14: the tile and the type, where there are several."""
    table = called("change", "S1 S2 S3 W1 / . . . F1 F2 F3")
    assert codes(table) == ["change d1 soldier", "change d1 farmer"]
    play(table, "change d1 farmer", "pass")
    assert realm(table) == drawn("S1 S2 S3 d / . . . d d d")


def test_strength() -> None:
    """DC-8.23: one or two tiles, face up or down, to open cells; FAQ: an empty cell will do."""
    table = called("strength", "S1 2:d d*")
    assert codes(table) == ["lift a1", "lift b1"]
    play(table, "lift b1")
    assert codes(table)[0] == "set d1", "not its own cell, not a face-up tile, not a shrine"
    play(table, "set f4")
    assert realm(table) == drawn("S1 d d* / . / . / . . . . . d")
    play(table, "lift a1", "set b1")
    assert realm(table) == drawn(". 2:S1 d* / . / . / . . . . . d")


def test_strength_never_moves_a_shrine() -> None:
    """DC-8.24: FAQ, not a tile with a shrine; FAQ, not onto a face-up tile."""
    table = called("strength", "S1 d* M1")
    assert codes(table) == ["lift a1", "lift c1"]
    play(table, "lift a1")
    assert not {"set b1", "set c1"} & set(codes(table))


@pytest.mark.parametrize(("first", "allowed"), [("d", True), ("S1", False)])
def test_strength_on_top_of_the_first(first: str, allowed: bool) -> None:
    """DC-8.24: FAQ, the second tile may go on the first if that one is face down."""
    table = called("strength", f"{first} M1")
    play(table, "lift a1", "set f4", "lift b1")
    assert ("set f4" in codes(table)) == allowed


def test_strength_moves_two_different_tiles() -> None:
    """DC-8.25: not the first one again; the tile uncovered by it is another one."""
    table = called("strength", "2:S1")
    play(table, "set f4")
    assert codes(table) == ["pass", "lift a1"]
    play(table, "lift a1", "set b1")
    assert realm(table) == drawn(". d / . / . / . . . . . S1")


def test_strength_checks_after_both_moves() -> None:
    """DC-8.23, DC-8.25: one check for groups; a face-down tile that moves scores nothing again."""
    table = called("strength", "S1 S2 S3 . . S5 / . . . . . S6 / d")
    table.take_events()
    play(table, "lift f1", "set d1")
    assert vp(table) == 0, "four in a row, but the second move is still open"
    play(table, "lift f2", "set e1")
    assert vp(table) == 3


def test_strength_needs_a_move() -> None:
    """DC-8.25: with nothing to move it is not offered, and the only tile to move cannot pay."""
    assert codes(scene(ROW, realms=["d*"], reserve=[1], spirits=["strength"]), "give") == []
    table = scene(ROW, realms=["S1"], reserve=[0], spirits=["strength"])
    assert codes(table, "pay") == []
    table = scene(ROW, realms=["2:S1"], reserve=[0], spirits=["strength"])
    assert codes(table, "pay") == ["pay strength a1"]


def faithful(reserve: int, realms: str = "Y1 Y2 Y3 . Y4 Y1") -> DragonCastle:
    """Six Seasons have just been consolidated with Faith in play."""
    table = scene("Y2 . M1", realms=[realms], reserve=[reserve], spirits=["faith"])
    return play(table, "take a1", "shrine", "place summer d1")


def test_faith() -> None:
    """DC-8.26, DC-8.27: 6 Seasons, 4 shrines, one paid: 5 VP and three shrines."""
    table = faithful(3)
    assert table.reserve(0) == 4
    play(table, "build a1", "build b1")
    assert codes(table) == ["pass", "give faith"]
    play(table, "give faith")
    assert codes(table) == [f"build {column}1" for column in "cdef"]
    play(table, "build f1")
    assert vp(table) == 5
    assert table.reserve(0) == 0
    assert realm(table) == drawn("d* d* d d d d*")


def test_faith_needs_the_full_allowance_first() -> None:
    """DC-8.34: a shrine that would be allowed anyway is not an extra one."""
    table = play(faithful(3), "build a1", "pass")
    assert table.active == 1


def test_faith_needs_a_shrine_after_paying() -> None:
    """DC-8.26: with the last shrine one cannot pay; a tile will do."""
    table = play(faithful(2), "build a1", "build b1")
    assert table.active == 1
    table = play(faithful(2, "Y1 Y2 Y3 . Y4 Y1 / M1"), "build a1", "build b1")
    assert codes(table) == ["pass", "pay faith a2"]


def test_faith_is_not_for_earlier_turns() -> None:
    """DC-8.26: FAQ, never on tiles consolidated on an earlier turn."""
    table = play(faithful(4, "Y1 Y2 Y3 . Y4 Y1 / d d d"), "build a1", "build b1", "give faith")
    assert codes(table) == [f"build {column}1" for column in "cdef"]


def test_faith_with_two_groups() -> None:
    """DC-8.26: FAQ, with several groups on any tile of any of them."""
    castle = "M6 . F1 . M6"
    realms = ["M1 M2 M3 / . / . / M1 M2 M3"]
    table = scene(castle, realms=realms, reserve=[4], spirits=["faith"])
    play(table, "take a1", "pair e1", "place merchant_6 d1", "place merchant_6 d4")
    play(table, "build a1", "pass", "give faith")
    free = [f"build {column}1" for column in "bcd"] + [f"build {column}4" for column in "abcd"]
    assert codes(table) == free


def test_faith_finds_a_tile_that_strength_has_moved() -> None:
    """DC-8.26, DC-8.34: it is still of a group of this turn, and on top."""
    table = scene(
        "S4 . M1",
        realms=["S1 S2 S3 . . . / 3:d . . . . . / F1 F2 F3 . . F4"],
        reserve=[6],
        spirits=["strength", "faith"],
    )
    play(table, "take a1", "shrine", "place soldier_4 d1", "build b1", "pass")
    play(table, "give strength", "lift a1", "set a2", "lift f3", "set d3", "build a3", "give faith")
    assert "build a2" in codes(table) and "build a1" not in codes(table)
    play(table, "build a2")
    assert realm(table) == drawn(". d* d d . . / 4:d* / d* d d d")


def test_faith_makes_a_third_shrine() -> None:
    """DC-8.26, DC-7.1: FAQ, on Special tiles it comes on top of the two."""
    table = play(faithful(4), "build a1", "build b1", "give faith", "build c1")
    assert realm(table) == drawn("d* d* d* d d d")


def test_destruction() -> None:
    """DC-8.28: an available tile of any floor goes, for no VP; FAQ: it may free another."""
    table = scene("2:M1 2:M2 2:M3 . S1", reserve=[2], spirits=["destruction"], under=["F1"])
    assert codes(table, "take") == ["take a1", "take c1"]
    play(table, "give destruction")
    assert codes(table) == ["destroy a1", "destroy c1", "destroy e1"]
    play(table, "destroy a1")
    assert codes(table) == ["take b1", "take c1"]
    assert vp(table) == 0
    assert table.discards(0) == 1


def test_destruction_of_the_last_tile_of_a_floor() -> None:
    """DC-8.28: FAQ, the next floor becomes the top floor; FAQ, if it is floor 1 one may call."""
    table = scene("2:M1 . S1 . S2", reserve=[2], spirits=["destruction"], under=["F1"])
    assert codes(table) == ["take a1", "give destruction"]
    play(table, "give destruction", "destroy a1")
    assert codes(table) == ["call", "take a1", "take c1", "take e1"]


def test_destruction_of_the_last_tile() -> None:
    """DC-8.29: the Action must then be the Call of the Dragon."""
    table = scene("M1", reserve=[2], spirits=["destruction"])
    play(table, "give destruction")
    assert "calls" in kinds(table)


@pytest.mark.parametrize(
    ("realms", "points", "shrines"), [("W1 W2 W3", 2, 2), ("S1 S2 S3", 2, 1), ("D1 D2 D3", 3, 2)]
)
def test_cunning(realms: str, points: int, shrines: int) -> None:
    """DC-8.31, DC-8.32: exactly three: 2 VP, 3 for Dragons; shrines as usual for the type."""
    table = called("cunning", realms, reserve=4)
    assert vp(table) == points
    play(table, *["build a1", "build b1"][:shrines])
    assert table.phase == 0
    assert table.reserve(0) == 3 - shrines


def test_cunning_wants_exactly_three() -> None:
    """DC-8.31: not two; and of several groups one is named."""
    assert codes(scene(ROW, realms=["W1 W2"], reserve=[1], spirits=["cunning"]), "give") == []
    table = called("cunning", "W1 W2 W3 . S1 S2 / . . . . S3")
    assert codes(table) == ["group a1", "group e1"]


def test_several_spirits_together() -> None:
    """DC-8.36: Elegance serves a second tile by Depths; Destruction spares what it has to take."""
    castle = "S1 S4 S3 / F1 S2 F3 / M1 M2 M3"
    table = scene(castle, reserve=[3], spirits=["elegance", "depths"])
    play(table, "give elegance", "take a1", "give depths")
    assert codes(table) == ["pair b1", "pair c1"]
    table = scene("S1", reserve=[3], spirits=["elegance", "destruction"])
    assert codes(table, "give") == ["give elegance", "give destruction"]
    play(table, "give elegance")
    assert table.one == tile("S1"), "the last tile had to be taken"
