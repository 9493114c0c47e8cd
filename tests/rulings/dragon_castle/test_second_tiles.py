"""The Spirits that bring a second tile, and their FAQ: Elegance, Deception, Depths (DC-8.17 on)."""

from regalia.games.dragon_castle.material import NO_TILE
from rulings.dragon_castle.scene import codes, drawn, play, realm, scene, tile

BLOCK = "S1 S2 S3 / S4 S5 S6 / F1 F2 F3"


def test_elegance() -> None:
    """DC-8.17, DC-8.19: also (0,1) and (2,1) of a solid block, by their short sides."""
    table = scene(BLOCK, reserve=[2], spirits=["elegance"])
    assert codes(table, "take") == [f"take {cell}" for cell in ("a1", "c1", "a2", "c2", "a3", "c3")]
    play(table, "give elegance")
    assert codes(table) == [f"take {cell}" for cell in ("a1", "b1", "c1", "a3", "b3", "c3")]


def test_elegance_lasts_all_turn() -> None:
    """DC-8.18, DC-8.19: FAQ, (1,1) is freed by (0,1) and may follow, if identical."""
    castle = "S1 S2 S3 / S4 S2 S6 / F1 F2 F3"
    table = play(scene(castle, reserve=[2], spirits=["elegance"]), "give elegance", "take b1")
    assert codes(table) == ["shrine", "discard", "pair b2"]
    castle = castle.replace("S4 S2", "S4 S5")
    table = play(scene(castle, reserve=[2], spirits=["elegance"]), "give elegance", "take b1")
    assert codes(table) == ["shrine", "discard"]


def test_elegance_keeps_to_uncovered_tiles_of_the_top_floor() -> None:
    """DC-8.17: it is about sides, not about floors."""
    table = scene("2:S1 2:S2 2:S3 / M1 M2 M3", reserve=[2], spirits=["elegance"])
    play(table, "give elegance")
    assert codes(table) == ["take a1", "take b1", "take c1"]


def test_elegance_before_the_first_tile() -> None:
    """DC-8.33: the first tile needs a free short side, and the Dragon cannot be called."""
    castle = "S1 S2 S3 / F1 F2 F3 / M1 M2 M3"
    table = scene(castle, reserve=[2], spirits=["elegance"])
    assert "call" in codes(table)
    play(table, "give elegance")
    assert codes(table, "call") == []
    assert "take a2" not in codes(table), "its long side is free, both short sides are not"


def test_elegance_after_the_first_tile() -> None:
    """DC-8.33: then A with a twin that has a free short side; else it is not offered."""
    castle = "S1 S4 S3 / F1 F2 F3 / M1 M2 S4"
    table = play(scene(castle, reserve=[2], spirits=["elegance"]), "take c3")
    assert codes(table, "give", "pair") == ["give elegance"]
    play(table, "give elegance")
    assert table.two == tile("S4"), "the only twin was taken"
    table = play(scene(castle, reserve=[2], spirits=["elegance"]), "take a1")
    assert codes(table, "give") == []


def test_elegance_after_the_first_tile_and_depths() -> None:
    """DC-8.39: a first tile by its long side, then one of the same type by its short side."""
    table = scene("S1 F4 S3 / F1 S2 F3 / M1 M2 M3", reserve=[3], spirits=["elegance", "depths"])
    play(table, "take a2")
    assert "give elegance" in codes(table), "no identical tile, but one of its type"
    play(table, "give elegance")
    assert table.two == tile("F4") and table.reserve(0) == 1, "both are paid: no other choice"


def test_elegance_and_depths_must_both_be_paid() -> None:
    """DC-8.39, DC-8.3: Elegance is not offered if nothing is left to call Depths with."""
    castle = "S1 F4 S3 / F1 S2 F3 / M1 M2 M3"
    for reserve, realms, offered in (
        (1, "", []),
        (2, "", ["give elegance"]),
        (0, "M1", []),
        (0, "M1 S2", ["pay elegance a1", "pay elegance b1"]),
        (1, "M1", ["give elegance", "pay elegance a1"]),
    ):
        table = scene(castle, realms=[realms], reserve=[reserve], spirits=["elegance", "depths"])
        play(table, "take a2")
        found = [code for code in codes(table, "give", "pay") if "elegance" in code]
        assert found == offered, (reserve, realms)


def test_elegance_chooses_between_a_twin_and_depths() -> None:
    """DC-8.33, DC-8.39: the identical tile costs no more; Depths opens the others of the type."""
    table = scene("S1 F1 S3 / F1 S2 F4 / M1 M2 F3", reserve=[3], spirits=["elegance", "depths"])
    play(table, "take a2", "give elegance")
    assert codes(table) == ["pair b1", "give depths"]
    play(table, "give depths")
    assert codes(table) == ["pair b1", "pair c3"], "c2 has no free short side"
    play(table, "pair c3")
    assert table.two == tile("F3") and table.reserve(0) == 1


def test_the_log_names_the_spirit_of_a_pair() -> None:
    """DC-8.21, DC-8.30, DC-8.33: each second tile by its own rule."""
    for spirit, castle, rule in (
        ("deception", "S1 F4 . M1", "DC-8.21"),
        ("depths", "S1 . S4 . M1", "DC-8.30"),
        ("elegance", "S1 S2 S1 S3 / F1 M1 M2 F3 / S4 S4 S1 S5", "DC-8.33"),
    ):
        table = scene(castle, reserve=[3], spirits=[spirit])
        table.take_events()
        play(table, "take a1", f"give {spirit}")
        if table.two == NO_TILE:
            play(table, codes(table)[0])
        assert [event.rule for event in table.take_events() if event.kind == "pairs"] == [rule]


def test_deception() -> None:
    """DC-8.20, DC-8.22: one of the tiles beside the first, identical or not, available or not."""
    table = play(scene(BLOCK, reserve=[2], spirits=["deception"]), "take a2")
    play(table, "give deception")
    assert codes(table) == ["pair a1", "pair b2", "pair a3"]
    play(table, "pair b2")
    assert (table.one, table.two) == (tile("S4"), tile("S5"))
    play(table, "place soldier_5 a1", "place soldier_4 f4")
    assert realm(table) == drawn("S5 / . / . / . . . . . S4")


def test_deception_stays_on_its_floor() -> None:
    """DC-8.20: a lower neighbour is not adjacent."""
    table = scene("2:S1 S2 . 2:S3 2:S4", reserve=[2], spirits=["deception"], under=["M1"])
    assert codes(play(table.clone(), "take a1"), "give") == []
    table = play(table, "take e1")
    play(table, "give deception")
    assert table.two == tile("S3")


def test_deception_needs_room() -> None:
    """DC-8.21: two open cells after paying; a tile that pays leaves one."""
    full = " / ".join(["2:d* 2:d* 2:d* 2:d* 2:d* 2:d*"] * 3 + ["d* d* d* d* M6 ."])
    table = scene(BLOCK, realms=[full], reserve=[2], spirits=["deception"])
    play(table, "take a2")
    assert codes(table, "give", "pay") == ["pay deception e4"]
    assert codes(scene(BLOCK, reserve=[2], spirits=["deception"]), "give") == [], "W0 adds nothing"


def test_depths() -> None:
    """DC-8.30: any available tile of the same type, on any floor; FAQ: an identical one too."""
    castle = "2:S1 . S2 . 2:S1 . M1 . F1 S3 F2"
    table = scene(castle, reserve=[2], spirits=["depths"], under=["W1"])
    play(table, "take a1")
    assert codes(table, "pair") == ["pair e1"]
    play(table, "give depths")
    assert codes(table) == ["pair c1", "pair e1"]


def test_depths_for_an_identical_tile() -> None:
    """DC-8.30: FAQ, allowed even if only to get rid of a tile of the Realm."""
    table = scene("S4 . S4 . M1", realms=["F1"], reserve=[0], spirits=["depths"])
    play(table, "take a1")
    assert codes(table, "pair", "pay") == ["pair c1", "pay depths a1"]
    play(table, "pay depths a1")
    assert table.two == tile("S4") and realm(table) == ""


def test_depths_needs_room() -> None:
    """DC-8.30: two open cells after paying."""
    full = " / ".join(["2:d* 2:d* 2:d* 2:d* 2:d* 2:d*"] * 3 + ["d* d* d* d* d* ."])
    table = scene("S1 . S2", realms=[full], reserve=[2], spirits=["depths"])
    assert codes(play(table, "take a1"), "give", "pay") == []
