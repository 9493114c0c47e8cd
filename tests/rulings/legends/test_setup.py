"""EL-3 and EL-18: from the first board to the first bid."""

import pytest

from regalia.games.legends import GAME
from regalia.games.legends.actions import NEUTRAL
from regalia.games.legends.material import CARD_MARK, DECK_MASK, REGION_FACE, REGION_ISLAND
from regalia.games.legends.phases import start_token
from regalia.games.legends.rules import Legends
from regalia.games.legends.state import BIDS
from rulings.legends.scene import at, codes, fresh, kinds, options_of, play, region, targets


def first_legal(table: Legends, until: int) -> None:
    """Answer every question of the set-up with the last legal action."""
    while table.phase != until:
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[-1])


def test_one_player_sets_up() -> None:
    """EL-3.1: chosen at random, or as configured."""
    assert fresh(4, setup_player=2, map="booklet").to_act() == [2]
    drawn = {GAME.new(options_of(4), seed).setup_player for seed in range(60)}
    assert drawn == {0, 1, 2, 3}


def test_the_start_region_faces_another_board() -> None:
    """EL-3.2, EL-19.2: on the central board, with a sea link to another; 1 to 3 candidates."""
    for seed in range(60):
        table = GAME.new(options_of(3, shape="rectangle"), seed)
        for start in start_token.candidates(table):
            assert REGION_FACE[start] == table.layout(table.centre) // 4
            other = start_token.abroad(table, start)
            assert REGION_FACE[other] != REGION_FACE[start]


def test_four_armies_each_on_the_start_region() -> None:
    """EL-3.4: four armies of every player, whatever the number of players."""
    table = fresh(4, map="booklet", setup_player=0)
    play(table, 0, "start cre3")
    assert at(table, "cre3") == [4, 4, 4, 4, 0]


def test_one_army_each_on_another_island() -> None:
    """EL-3.5, EL-19.4: all together in one region that is not on the central board."""
    table = fresh(3, map="booklet", setup_player=1)
    play(table, 1, "start cre3")
    assert targets(table, 1, "outpost") == [
        *[f"pil{i}" for i in range(1, 6)],
        *[f"tri{i}" for i in range(1, 4)],
        *[f"vol{i}" for i in range(1, 8)],
    ]
    play(table, 1, "outpost vol7")
    assert at(table, "vol7") == [1, 1, 1, 0, 0]
    assert [table.on_board(seat) for seat in range(3)] == [5, 5, 5]


def test_the_outpost_is_not_on_the_island_of_the_start_region() -> None:
    """EL-3.6: with the start token on an arm, that island is excluded as well as the centre."""
    found = 0
    for seed in range(80):
        table = GAME.new(options_of(3), seed)
        if REGION_FACE[table.start] != table.layout(table.centre) // 4 and table.start >= 0:
            seat = table.to_act()[0]
            for code in targets(table, seat, "outpost"):
                assert REGION_ISLAND[region(code)] != REGION_ISLAND[table.start]
                assert REGION_FACE[region(code)] != table.layout(table.centre) // 4
            found += 1
    assert found > 5


def test_two_players_place_ten_neutral_armies_by_turns() -> None:
    """EL-3.7, EL-19.5: one by one, the setup player first, in any region, before the bids."""
    table = fresh(2, map="booklet", setup_player=1)
    play(table, 1, "start cre3", "outpost tri1")
    for number in range(10):
        seat = (1 + number) % 2
        assert table.to_act() == [seat]
        assert len(targets(table, seat, "neutral")) == len(codes(table, seat)) == 20
        play(table, seat, "neutral cre3")
    assert at(table, "cre3") == [4, 4, 0, 0, 10]
    assert table.phase == BIDS
    assert "neutral" not in kinds(fresh(3, map="booklet", setup_player=0))


def test_the_third_colour_has_no_turns_and_no_points() -> None:
    """EL-3.8: it counts for control and is nobody's."""
    table = fresh(2, map="booklet", setup_player=0)
    play(table, 0, "start cre3", "outpost tri1")
    for number in range(10):
        play(table, number % 2, "neutral pil1")
    assert table.seats == 2
    assert table.armies(region("pil1"), NEUTRAL) == 10
    assert [table.points(seat) for seat in range(2)] == [0, 0]


@pytest.mark.parametrize(("seats", "size"), [(2, 27), (3, 32), (4, 34)])
def test_the_deck_depends_on_the_number_of_players(seats: int, size: int) -> None:
    """EL-3.9: cards marked with more players than there are stay in the box."""
    assert int(DECK_MASK[seats]).bit_count() == size
    for card in range(34):
        assert bool(DECK_MASK[seats] >> card & 1) == (CARD_MARK[card] <= seats)


@pytest.mark.parametrize(("seats", "coins"), [(2, 12), (3, 11), (4, 9)])
def test_six_cards_and_coins(seats: int, coins: int) -> None:
    """EL-3.10, EL-3.11: six cards face up, the rest in the pile; 12, 11 or 9 coins each."""
    table = GAME.new(options_of(seats, map="booklet"), 1)
    first_legal(table, BIDS)
    assert table.row_count == 6
    assert int(table.deck).bit_count() == int(DECK_MASK[seats]).bit_count() - 6
    assert table.all_coins() == [coins] * seats


def test_the_base_game_uses_no_tokens() -> None:
    """EL-3.12: nothing of the variants is on the table unless chosen; each stands alone."""
    table = GAME.new(options_of(3, map="booklet"), 1)
    first_legal(table, BIDS)
    assert not any(table.all_tokens()) and not any(table.all_warlords())
    for option, tokens, warlords in (
        ({"explorations": "open"}, 5, 0),
        ({"explorations": "swamp"}, 6, 0),
        ({"citadels": True}, 3, 0),
        ({"encounters": True}, 4, 0),
        ({"warlords": True}, 0, 3),
    ):
        table = GAME.new(options_of(3, map="booklet", **option), 1)
        first_legal(table, BIDS)
        assert sum(map(bool, table.all_tokens())) == tokens
        assert sum(map(bool, table.all_warlords())) == warlords


def test_no_region_holds_two_tokens() -> None:
    """EL-3.13: a region with a token, or with the start token, is not offered again."""
    table = fresh(3, map="booklet", setup_player=0, explorations="open", citadels=True)
    play(table, 0, "start cre5")
    assert "cre5" not in targets(table, 0, "token")
    play(table, 0, "token pil1")
    assert "pil1" not in targets(table, 0, "token")
    assert len(targets(table, 0, "token")) == 18


def test_armies_may_stand_where_tokens_lie() -> None:
    """EL-3.14: only tokens exclude each other; on the smallest map all fourteen find a place."""
    table = fresh(
        2,
        map="chosen",
        setup_player=0,
        explorations="swamp",
        citadels=True,
        encounters=True,
    )
    play(table, 0, "lay pillars 0", "lay twin 0", "lay long 0", "lay chain 0")
    assert len(table.regions) == 16
    play(table, 0, f"start {targets(table, 0, 'start')[0]}")
    for _ in range(13):
        play(table, 0, f"token {targets(table, 0, 'token')[0]}")
    assert sum(map(bool, table.all_tokens())) == 13
    free = [r for r in table.regions if not table.tokens(r) and r != table.start]
    assert len(free) == 2
    assert len(targets(table, 0, "outpost")) > 2
    play(table, 0, "outpost pil1")
    assert table.tokens(region("pil1")) and len(targets(table, 0, "neutral")) == 16


def test_the_order_of_set_up() -> None:
    """EL-18.1: warlords, map, start token, tokens, armies, third colour, deck, bids, first turn."""
    table = GAME.new(
        options_of(
            2, warlords=True, explorations="open", citadels=True, encounters=True, map="booklet"
        ),
        1,
    )
    told = kinds(table)
    while table.phase <= BIDS:
        seat = table.to_act()[0]
        legal = table.legal(seat)
        table.apply(seat, legal[1] if table.phase == BIDS else legal[-1])
        told += kinds(table)
    order = list(dict.fromkeys(told))
    order.remove("musters_more") if "musters_more" in order else None
    assert order == [
        "sets_up",
        "warlord",
        "board",
        "start",
        "token",
        "musters",
        "outpost",
        "neutral",
        "row",
        "coins",
        "seals",
        "bids",
        "first",
    ]
