"""Calling on Spirits: costs, windows, what may not be escaped (DC-8.1 to DC-8.9)."""

import pytest

from regalia.games.dragon_castle.material import SPIRIT_SLUG
from regalia.games.dragon_castle.spirits import WINDOWS
from regalia.games.dragon_castle.state import (
    ACTION,
    CLOSING,
    JUDGING,
    OPENING,
    PLACING,
)
from rulings.dragon_castle.scene import codes, drawn, kinds, play, realm, scene, vp

ROW = "M1 . S2 . F3 . M1"


def test_a_face_up_tile_or_a_shrine_of_the_reserve() -> None:
    """DC-8.1: face-down tiles and built shrines do not pay."""
    table = scene(ROW, realms=["W1 W2 W3 . M1 / d d* 2:S1"], reserve=[1], spirits=["cunning"])
    assert codes(table, "give", "pay") == ["give cunning", "pay cunning e1", "pay cunning c2"]
    table = scene(ROW, realms=["W1 W2 W3 / d d*"], reserve=[0], spirits=["cunning"])
    assert codes(table, "give", "pay") == []


def test_tiles_in_hand_do_not_pay() -> None:
    """DC-8.1: what is taken but not placed cannot be given."""
    table = scene(ROW, realms=["W1 W2 W3"], reserve=[0], spirits=["cunning"])
    play(table, "take a1", "pair g1")
    assert codes(table, "give", "pay") == []


def test_once_per_turn() -> None:
    """DC-8.2: a Spirit is used up until the next turn of anybody."""
    castle = "2:M1 . 2:S2 . 2:F3 . 2:M1"
    table = scene(castle, realms=["M1", "M2"], reserve=[3, 3], spirits=["destruction"])
    play(table, "give destruction", "destroy a1")
    assert codes(table, "give", "pay") == []
    play(table, "take c1")
    assert codes(table, "give", "pay") == []
    play(table, "discard")
    assert table.active == 1
    assert codes(table, "give", "pay") == ["give destruction", "pay destruction a1"]


def test_each_spirit_once() -> None:
    """DC-2.6: with several in play each may be called once in a turn, at its own cost."""
    table = scene(realms=["W1 W2 W3 / M1 M2"], reserve=[4], spirits=["destruction", "cunning"])
    play(table, "give destruction", "destroy a1", "pay cunning a2", "pass")
    assert vp(table) == 2
    assert codes(table, "give", "pay") == []
    assert table.reserve(0) == 3


def test_the_effect_must_be_applied() -> None:
    """DC-8.3: no activation that leads to nothing, only to be rid of a tile."""
    table = scene(ROW, realms=["W1 W2 / S1"], reserve=[3], spirits=["cunning", "beauty", "change"])
    assert codes(table, "give", "pay") == []
    table = scene(ROW, realms=["S1 S2"], reserve=[3], spirits=["wind"])
    assert codes(table, "give", "pay") == [], "no shrine to move"
    table = scene("S1 . M1", realms=["F1"], reserve=[3], spirits=["deception", "depths"])
    assert codes(play(table, "take a1"), "give", "pay") == [], "no second tile"


def test_the_tile_paid_is_gone() -> None:
    """DC-8.4: it cannot be part of the group, and may split one."""
    table = scene(ROW, realms=["W1 W2 W3"], reserve=[0], spirits=["cunning"])
    assert codes(table, "give", "pay") == []
    fives = "M5 S5 F5 S5 M5"
    table = scene(ROW, realms=[fives], reserve=[0], spirits=["beauty"])
    assert codes(table, "pay") == ["pay beauty a1", "pay beauty e1"]


def test_the_cell_falls_to_what_is_below() -> None:
    """DC-8.4: a face-down tile, open, or nothing."""
    table = scene(realms=["3:S1 M1"], reserve=[0], spirits=["destruction"])
    play(table, "pay destruction a1")
    assert realm(table) == drawn("2:d M1")
    assert table.open_cells(0) & 1
    table = play(scene(realms=["S1 M1"], spirits=["destruction"]), "pay destruction a1")
    assert realm(table) == drawn(". M1")


def test_where_costs_go() -> None:
    """DC-8.5: a shrine to the supply, a tile to their own discards, for no points."""
    table = scene(realms=["S1"], reserve=[2], spirits=["destruction"])
    supply = table.supply
    paid = play(table.clone(), "give destruction")
    assert (paid.supply, paid.reserve(0)) == (supply + 1, 1)
    paid = play(table, "pay destruction a1")
    assert (paid.discards(0), vp(paid)) == (1, 0)


def test_the_windows_of_each_spirit() -> None:
    """DC-8.6: when each Spirit may be called; Faith has its own moment."""
    always = [OPENING, ACTION, PLACING, CLOSING]
    expected = {
        "beauty": [*always, JUDGING],
        "change": [*always, JUDGING],
        "cunning": [*always, JUDGING],
        "strength": always,
        "wind": always,
        "destruction": always,
        "elegance": [OPENING, ACTION],
        "deception": [ACTION],
        "depths": [ACTION],
        "faith": [],
    }
    for number, slug in enumerate(SPIRIT_SLUG):
        found = [phase for phase in range(8) if WINDOWS[number] >> phase & 1]
        assert sorted(found) == sorted(expected[slug]), slug


@pytest.mark.parametrize("window", range(4))
def test_cunning_in_every_window(window: int) -> None:
    """DC-8.6: before the first tile, after it, before placing, and before the turn ends."""
    table = scene(ROW, realms=["W1 W2 W3"], reserve=[1], spirits=["cunning"])
    play(table, *["take a1", "shrine", "place merchant_1 f4"][:window])
    play(table, "give cunning")
    assert vp(table) == 2
    assert realm(table).startswith("d d d")


@pytest.mark.parametrize("answers", [["take a1", "discard"], ["call"]])
def test_after_a_discard_or_a_call_there_is_a_last_window(answers: list[str]) -> None:
    """DC-8.6: C = W0, W1, W4; D = W0, W4."""
    table = scene(ROW, realms=["W1 W2 W3"], reserve=[1], spirits=["cunning"])
    play(table, *answers)
    assert codes(table) == ["pass", "give cunning"]


def test_before_the_check() -> None:
    """DC-8.7, DC-8.35: with 4 Soldiers waiting, Cunning on 3 Winds; then the Soldiers score too."""
    table = scene("S4 . M1", realms=["S1 S2 S3 . M6 / W1 W2 W3"], reserve=[3], spirits=["cunning"])
    play(table, "take a1", "shrine", "place soldier_4 d1")
    assert codes(table) == [
        "pass",
        "give cunning",
        "pay cunning e1",
    ], "none of the four Soldiers can pay, nor a Wind of the only group of three"
    play(table, "pay cunning e1")
    assert vp(table) == 2
    play(table, "build a2", "build b2")
    assert vp(table) == 4, "the check has followed"
    assert codes(table) == ["pass", *[f"build {cell}" for cell in ("a1", "b1", "c1", "d1")]]
    play(table, "build a1")
    assert realm(table) == drawn("d* d d d / d* d* d")


def test_a_power_may_use_tiles_that_wait() -> None:
    """DC-8.7: Beauty takes a tile of a group of four Soldiers; the three left stay face up."""
    realms = ["S1 S2 S3 . / . . . M4 F4 M4"]
    table = scene("S4 . M1", realms=realms, reserve=[0], spirits=["beauty"])
    play(table, "take a1", "shrine", "place soldier_4 d1")
    assert codes(table) == ["pass", "give beauty"]
    play(table, "give beauty")
    assert realm(table) == drawn("S1 S2 S3 d / . . . d d d")
    assert vp(table) == 3


def test_no_escape_from_consolidation() -> None:
    """DC-8.8: while a group waits, its tiles cannot pay; Strength, Wind, Destruction wait."""
    realms = ["S1 S2 S3 . M6 / d* d"]
    spirits = ["strength", "wind", "destruction", "cunning"]
    table = scene("S4 . M1", realms=realms, reserve=[2], spirits=spirits)
    play(table, "take a1", "shrine", "place soldier_4 d1", "pass")
    assert vp(table) == 2
    later = {code.split()[1] for code in codes(table, "give")}
    assert later == {"strength", "wind", "destruction"}


def test_without_a_waiting_group_the_last_window_asks() -> None:
    """DC-8.37: W3 and W4 are then one moment, and there is one question."""
    table = scene(ROW, realms=["W1 W2 W3"], reserve=[0], spirits=["cunning"])
    play(table, "take a1", "shrine", "place merchant_1 f4")
    assert table.phase == CLOSING
    play(table, "pass")
    assert table.active == 1


def test_an_activation_is_one_unit() -> None:
    """DC-8.9: after paying only the effect is offered; the check follows Strength at once."""
    realms = ["S1 S2 S3 . / M1 M2 . . S4"]
    table = scene(ROW, realms=realms, reserve=[2], spirits=["strength", "cunning"])
    play(table, "pay strength a2")
    assert {code.split()[0] for code in codes(table)} == {"lift"}
    table.take_events()
    play(table, "lift e2", "set d1", "pass")
    assert kinds(table) == ["moves", "consolidates"]
    assert vp(table) == 2
    play(table, "pass")
    assert table.phase == OPENING, "the turn goes on where it was"


def test_groups_made_by_a_spirit_are_consolidated_at_once() -> None:
    """DC-6.7: two consolidations in one turn, one by Strength before the first tile is taken."""
    realms = ["S1 S2 . S3 / . . . . / F1 F2 F3 . M6 / . . . . . S4"]
    table = scene("F4 . M1", realms=realms, reserve=[1], spirits=["strength"])
    play(table, "pay strength e3", "lift f4", "set c1", "pass", "pass")
    assert vp(table) == 2
    play(table, "take a1", "shrine", "place farmer_4 d3", "pass")
    assert vp(table) == 4
