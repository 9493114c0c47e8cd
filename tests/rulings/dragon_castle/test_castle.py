"""Terms, available tiles, and taking them (DC-1, DC-3, DC-4)."""

from regalia.games.dragon_castle import GAME
from regalia.games.dragon_castle.castle import all_available
from regalia.games.dragon_castle.masks import CELLS, NEXT
from regalia.games.dragon_castle.material import (
    COPIES,
    FACTIONS,
    NO_TILE,
    REALM_COLUMNS,
    REALM_ROWS,
    TILE_NUMBER,
    TILE_TYPE,
    TILES,
    TYPE_SLUG,
)
from rulings.dragon_castle.scene import codes, drawn, play, realm, scene, shown, tile, vp


def available(castle: str) -> list[int]:
    """The columns of available tiles in a castle of one row."""
    return all_available(scene(castle, still=True), 0)


def test_the_116_tiles() -> None:
    """DC-1.1: three Factions numbered 1 to 6; Seasons, Winds and Dragons without numbers."""
    by_type = [list(TILE_TYPE).count(kind) * COPIES for kind in range(len(TYPE_SLUG))]
    assert dict(zip(TYPE_SLUG, by_type, strict=True)) == {
        "merchant": 24,
        "soldier": 24,
        "farmer": 24,
        "season": 16,
        "wind": 16,
        "dragon": 12,
    }
    for number in range(TILES):
        assert (TILE_NUMBER[number] > 0) == (TILE_TYPE[number] < FACTIONS)


def test_identical_is_more_than_the_same_type() -> None:
    """DC-1.2, DC-4.5: a pair needs the same symbol; the colour alone is not enough."""
    table = play(scene("S4 . S5 . S4 . M4"), "take a1")
    assert codes(table, "pair") == ["pair e1"]
    table = play(scene("S4 . S5 . M4"), "take a1")
    assert codes(table) == ["shrine", "discard"]
    assert TILES == 29


def test_numbers_only_tell_tiles_apart() -> None:
    """DC-1.3: a group of one type may show any numbers."""
    table = play(scene("S6 . M1", realms=["S1 S2 S3"]), "take a1", "shrine", "place soldier_6 d1")
    assert vp(table) == 2


def test_adjacent_is_by_edges_whatever_the_heights() -> None:
    """DC-1.8: neighbours share an edge, never a corner."""
    for cell in range(CELLS):
        row, column = divmod(cell, REALM_COLUMNS)
        for other in range(CELLS):
            other_row, other_column = divmod(other, REALM_COLUMNS)
            distance = abs(row - other_row) + abs(column - other_column)
            assert (NEXT[cell] >> other & 1 == 1) == (distance == 1)
    table = play(scene("S6 . M1", realms=["3:S1 S2 7:S3"]), "take a1", "shrine")
    assert vp(play(table, "place soldier_6 d1")) == 2


def test_the_realm_of_the_material_is_four_by_six() -> None:
    """DC-1.9: both sides are even, so that the thick lines cut it in halves."""
    assert (REALM_ROWS, REALM_COLUMNS) == (4, 6)
    assert REALM_ROWS % 2 == 0 and REALM_COLUMNS % 2 == 0


def test_the_top_floor_is_that_of_the_moment() -> None:
    """DC-1.6, DC-1.7, DC-4.3: the highest floor that still holds a tile anywhere."""
    table = scene("3:M1 . 2:M2 . M3 . 3:M4", under=["S1", "S2"])
    assert codes(table) == ["take a1", "take g1"]
    play(table, "take a1", "discard")
    play(table, "discard")  # the only tile left on floor 3 was taken for want of a choice
    assert table.top_floor() == 2
    assert codes(table) == ["take a1", "take c1", "take g1"]


def test_a_side_is_blocked_on_its_own_floor_only() -> None:
    """DC-3.2, DC-3.3: a lower neighbour blocks nothing, nor does the edge of the board."""
    assert available("2:M1 3:M2 2:M3") == [0, 1, 2]
    assert available("3:M1 2:M2 3:M3") == [0, 2]
    assert available("M1") == [0]


def test_short_sides_play_no_part() -> None:
    """DC-3.1, DC-3.9: three stacks in a column are all available."""
    assert all_available(scene("M1 / M2 / M3"), 0) == [0, 14, 28]


def test_only_the_top_tile_of_a_stack_is_a_candidate() -> None:
    """DC-3.4, DC-3.5: the tile below cannot be taken, however free its sides are."""
    table = play(scene("2:M1 . S1 . 2:M2 . M1", under=["S1"]), "take e1")
    assert codes(table, "pair") == []
    assert table.tops(4) == tile("S1")
    assert table.castle_height(4) == 1
    assert table.castle_height(0) == 2


def test_rows_of_heights() -> None:
    """DC-3.8: the rulebook's model on single rows."""
    assert available("M1 M2 M3") == [0, 2]
    assert available("2:M1 1:M2 2:M3") == [0, 2]
    table = scene("3:M1 3:M2 3:M3 3:M4", under=["F1"])
    assert codes(table) == ["take a1", "take d1"]
    play(table, "take a1")
    assert all_available(table, 0) == [0, 1, 3]
    play(table, "discard")
    assert codes(table) == ["take b1", "take d1"]


def test_every_tile_taken_is_available() -> None:
    """DC-3.6: an identical tile in the middle of a row cannot complete a pair."""
    table = play(scene("S4 . F1 S4 F2"), "take a1")
    assert codes(table, "pair") == []


def test_the_second_tile_comes_from_any_floor() -> None:
    """DC-4.11: Soldier 4 on floor 3; its twins on floors 3 and 1 will both do."""
    table = play(scene("3:S4 . 3:S4 . 1:S4 . 2:F1", under=["Y1"]), "take a1")
    assert codes(table, "pair") == ["pair c1", "pair e1"]


def test_availability_is_judged_after_the_first_tile_has_left() -> None:
    """DC-4.4: what it was blocking, or what lay below it, may be the second tile."""
    table = play(scene("S4 S4 F1"), "take a1")
    assert codes(table, "pair") == ["pair b1"]
    table = play(scene("2:S4 . 2:F1", under=["S4"]), "take a1")
    assert codes(table, "pair") == ["pair a1"]


def test_the_first_tile_and_the_action_are_two_decisions() -> None:
    """DC-4.12, DC-4.3: all see what comes to light before A, B or C is chosen, with no way back."""
    table = scene("2:S4 . 2:F1", under=["W3"])
    assert codes(table) == ["take a1", "take c1"]
    table.take_events()
    play(table, "take a1")
    (takes, uncovers) = table.take_events()
    assert (takes.kind, takes.args) == ("takes", (tile("S4"), 0))
    assert (uncovers.kind, uncovers.args) == ("uncovers", (0, tile("W3")))
    assert uncovers.is_for(1)
    assert codes(table) == ["shrine", "discard"]


def test_actions_are_one_a_turn_and_none_can_be_passed() -> None:
    """DC-4.1, DC-4.2: clockwise, one Action each, and no way to do nothing."""
    table = scene("2:M1 . 2:S2 . 2:F3 . 2:Y4 . 2:W1", seats=3)
    for seat in (0, 1, 2, 0):
        assert table.active == seat
        assert codes(table, "pass", "call") == []
        play(table, codes(table)[0], "discard")


def test_a_tile_taken_is_kept() -> None:
    """DC-4.3: once it is taken, nothing offers to put it back."""
    table = play(scene(), "take a1")
    assert codes(table, "take", "pass", "call") == []


def test_tile_and_shrine() -> None:
    """DC-4.6: one shrine from the supply; no limit on the reserve."""
    table = play(scene("S4 . F1", reserve=[12]), "take a1", "shrine")
    assert table.reserve(0) == 13
    assert table.supply == 40 - 12 - 1 - 1
    play(table, "place soldier_4 a1")
    assert realm(table) == drawn("S4")


def test_without_a_shrine_in_the_supply_there_is_no_tile_and_shrine() -> None:
    """DC-4.6, DC-1.5: the 40 shrines are a limit."""
    table = play(scene("S4 . F1 . S4", reserve=[20, 20]), "take a1")
    assert codes(table) == ["discard", "pair e1"]


def test_discarding_is_worth_a_point_and_places_nothing() -> None:
    """DC-4.7, DC-4.9: the tile lies beside its owner's Realm and is out of the game."""
    table = scene("S4 . F1")
    play(table, "take a1", "discard")
    assert vp(table) == 1
    assert table.discards(0) == 1
    assert realm(table) == ""
    assert table.active == 1


def test_room_is_counted_when_the_action_is_chosen() -> None:
    """DC-4.10: A needs two open cells, B one; with none only C is left."""
    full = "2:d* 2:d* 2:d* 2:d* 2:d* 2:d*"
    rows = [full, full, full]
    two = " / ".join([*rows, "d* d* d* d* . ."])
    one = " / ".join([*rows, "d* d* d* d* d* ."])
    none = " / ".join([*rows, "d* d* d* d* d* d*"])
    castle = "S4 . F1 . S4"
    assert codes(play(scene(castle, realms=[two]), "take a1")) == ["shrine", "discard", "pair e1"]
    assert codes(play(scene(castle, realms=[one]), "take a1")) == ["shrine", "discard"]
    table = play(scene(castle, realms=[none]), "take a1")
    assert table.active == 1, "with a single answer nobody is asked"
    assert vp(table) == 1


def test_a_single_answer_is_not_asked_for() -> None:
    """DC-14.10: the only tile of a floor is taken, the only open cell filled, by itself."""
    table = scene("2:S4 . F1", under=["M1"])
    assert codes(table) == ["shrine", "discard"]
    assert table.one == tile("S4")
    full = " / ".join(["2:d* 2:d* 2:d* 2:d* 2:d* 2:d*"] * 3 + ["d* d* d* d* d* ."])
    table = play(scene("S4 . F1", realms=[full]), "take a1", "shrine")
    assert shown(table, 0, 23) == "S4"
    assert table.active == 1


def test_vp_tokens_never_run_out() -> None:
    """DC-1.5: the count goes on beyond the 85 tokens of the box."""
    table = scene("S4 . F1")
    table.add_tally(0, 0, 200)
    play(table, "take a1", "discard")
    assert vp(table) == 201
    assert GAME.observe(table, 0).points[0] == 201


def test_no_tile_shows_no_face() -> None:
    """DC-1.10: below a face-up tile all is face down, and a shrine stands on a face-down tile."""
    table = play(scene("S4 . F1", realms=["d*  2:d S1"]), "take a1", "shrine")
    assert codes(table, "place") == [
        "place soldier_4 b1",
        *[f"place soldier_4 {column}1" for column in "def"],
        *[f"place soldier_4 {column}{row}" for row in "234" for column in "abcdef"],
    ]
    play(table, "place soldier_4 b1")
    assert realm(table) == drawn("d* 3:S4 S1")
    assert table.faces(0, 0) == NO_TILE
