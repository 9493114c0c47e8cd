"""IWW-1 and IWW-2: the box and the table before the first round."""

import pytest

from regalia.core.errors import BadOption
from regalia.games.wonderful_world.material import (
    ASCENSION_DECK,
    BASE_DECK,
    CARD_RECYCLE,
    CARD_SET,
    CARD_SLOTS,
    CARD_TYPE,
    CARDS,
    EMPIRE_SET,
    EMPIRES,
    KINDS,
    MEMORIAL,
    RESOURCES,
    SIDES,
    TYPE_SLUG,
    WAR,
)
from regalia.match import new_match
from rulings.wonderful_world.scene import built, new, owns, play, produce, purse, scene, site


def test_the_base_box_holds_150_cards_and_five_empires() -> None:
    """IWW-1.1: 150 Development cards, five Empires with the sides A and B."""
    assert len(BASE_DECK) == 150
    assert [EMPIRE_SET[empire] for empire in range(EMPIRES)].count(0) == 5
    assert SIDES[:2] == ("A", "B")


def test_the_expansion_adds_56_cards_and_two_empires() -> None:
    """IWW-1.2: 56 cards with a back of their own, two Empires; characters are plain numbers."""
    assert len(ASCENSION_DECK) == 56
    assert [EMPIRE_SET[empire] for empire in range(EMPIRES)].count(1) == 2
    table = scene(2)
    owns(table, 0, generals=37)
    assert purse(table, 0) == (0, 0, 37, 0)


def test_every_card_has_one_of_five_types() -> None:
    """IWW-1.3: Structure, Vehicle, Research, Project, Discovery; Memorial in one set alone."""
    assert TYPE_SLUG[:5] == ["structure", "vehicle", "research", "project", "discovery"]
    for number in range(CARDS):
        assert CARD_TYPE[number] < MEMORIAL or CARD_SET[number] == WAR


def test_every_card_has_a_cost_and_recycles_into_one_cube() -> None:
    """IWW-1.4: some slots, and exactly one recycling cube, which is an ordinary resource."""
    for number in range(CARDS):
        assert sum(CARD_SLOTS[number * KINDS : (number + 1) * KINDS]) > 0
        assert CARD_RECYCLE[number] < RESOURCES


def test_cubes_and_characters_never_run_out() -> None:
    """IWW-1.5: holdings beyond the cubes and tokens of the box are no problem."""
    table = scene(2)
    owns(table, 0, krystallium=40, generals=60, financiers=60, cubes=4)
    table.add_cubes(0, 100)
    assert purse(table, 0) == (4, 60, 60, 60)


def test_expansion_cards_are_development_cards() -> None:
    """IWW-1.6: a C&A card is constructed, produces and scores like any other."""
    table = scene(2, corruption_ascension="always")
    site(table, 0, "occult_district")
    produce(table, 0)
    play(table, 0, "place", "occult_district", "materials")
    assert built(table, 0) == ["occult_district"]
    assert purse(table, 0)[1] == 1


def test_a_game_starts_in_round_one_with_one_shuffled_deck() -> None:
    """IWW-2.1: all 150 cards in one deck before the deal; other seeds deal other cards."""
    table = new(3)
    assert table.round == 0
    assert len(table.decks(0)) + sum(len(hand) for hand in table.all_hands()) == 150
    assert [new(3, seed).all_hands() for seed in range(2, 6)].count(table.all_hands()) == 0


def test_all_empires_show_the_same_side() -> None:
    """IWW-2.2: one Empire each, at random, never two sides in one game."""
    for side in SIDES:
        table = new(5, side=side)
        assert len(set(table.all_rows())) == 5
        assert {row % 6 for row in table.all_rows()} == {SIDES.index(side)}
    assert len({new(3, seed).rows for seed in range(12)}) > 6


def test_empires_may_be_chosen_one_for_each_seat() -> None:
    """IWW-2.2: a chosen Empire is dealt to its seat; too few or twice the same are refused."""
    match = new_match("wonderful_world", 2, 1, {"empires": ("noram_states", "aztec_empire")})
    assert [row // 6 for row in match.state.all_rows()] == [2, 0]  # type: ignore[attr-defined]
    for wrong in (("noram_states",), ("noram_states", "noram_states"), ("noram_states", "mars")):
        with pytest.raises(BadOption):
            new_match("wonderful_world", 2, 1, {"empires": wrong})


def test_each_player_has_three_empty_areas() -> None:
    """IWW-2.3: Draft area, Construction area and Empire stack, all empty."""
    table = new(4)
    assert table.all_drafts() == [b""] * 4
    assert table.all_sites() == [()] * 4
    assert table.all_built() == [b""] * 4


def test_nobody_owns_anything_except_on_side_c() -> None:
    """IWW-2.4: no cubes, Krystallium or characters; side C starts with five Krystallium."""
    for side in SIDES:
        table = new(3, side=side)
        for seat in range(3):
            assert purse(table, seat) == (0, 5 if side == "C" else 0, 0, 0)


def test_seats_keep_their_neighbours() -> None:
    """IWW-2.5: the circle is fixed; Empires and areas stay with their seats all game."""
    table = new(3)
    rows = table.all_rows()
    while table.round < 2:
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[0])
    assert table.all_rows() == rows
