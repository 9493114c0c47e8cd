"""EL-13: the four warlords."""

import pytest

from kit.told import assert_told
from regalia.games.legends import GAME
from regalia.games.legends.material import MAGIC_SPRING, WILD_DRAGON
from regalia.games.legends.rules import Legends
from regalia.games.legends.scoring import FROM_WARLORD, lines
from regalia.games.legends.state import EXTRA, ROW, THEFT
from rulings.legends.scene import (
    armies,
    at,
    card,
    city,
    codes,
    fill,
    fresh,
    kinds,
    lay_row,
    led,
    options_of,
    owns,
    play,
    put,
    region,
    scene,
    start,
    takes,
    targets,
    token,
)


def bonus(table: Legends, seat: int = 0) -> int:
    """What a seat's warlord is worth now."""
    return lines(table, seat)[FROM_WARLORD]


def test_one_warlord_each_at_random() -> None:
    """EL-13.1: face up, before the map; the rest are out."""
    dealt = set()
    for seed in range(60):
        table = GAME.new(options_of(3, warlords=True), seed)
        assert len(set(table.all_warlords())) == 3
        assert GAME.observe(table, 2).warlords == tuple(table.all_warlords())
        dealt.add(table.warlords(0))
        assert kinds(table)[:4] == ["sets_up", "warlord", "warlord", "warlord"]
    assert dealt == {1, 2, 3, 4}


def queen(seats: int = 3, *row: str) -> Legends:
    """The Fairy Queen after the last turn."""
    table = scene(seats, warlords=True)
    led(table, "fairy_queen", *["bandit_king", "red_sorceress", "white_knight"][: seats - 1])
    lay_row(table, [card(slug) for slug in row])
    return start(table, EXTRA)


def test_the_fairy_queen_takes_one_more_card() -> None:
    """EL-13.2, EL-19.14: at its cost by position, without its action; or she declines."""
    table = queen(3, "lake", "dire_eye", "graveyard", "forest_elf")
    assert codes(table, 0) == [
        "done",
        "take dire_eye",
        "take forest_elf",
        "take graveyard",
        "take lake",
    ]
    table.apply(0, table.legal(0)[2])
    assert table.is_over() and table.coins(0) == 9
    assert table.owned(0) == 1 << card("forest_elf")
    assert at(table, "cre5") == [0] * 5
    table = queen(3, "lake", "dire_eye")
    table.apply(0, 0)
    assert table.is_over() and table.owned(0) == 0


def test_only_the_fairy_queen_is_asked() -> None:
    """EL-13.2: without her in play the game just ends."""
    table = scene(3, warlords=True)
    led(table, "white_knight", "bandit_king", "red_sorceress")
    lay_row(table, [card("lake")])
    assert start(table, EXTRA).is_over()


def test_the_extra_card_counts_in_full() -> None:
    """EL-13.3: immediate coins included."""
    table = queen(3, "mountain_treasury", "lake")
    table.apply(0, table.legal(0)[-1])
    assert table.coins(0) == 13


def test_three_forest_cards() -> None:
    """EL-13.2, EL-13.12: a third one bought as extra card makes the point."""
    table = scene(3, warlords=True)
    led(table, "fairy_queen", "bandit_king", "red_sorceress")
    owns(table, 0, "forest_elf", "forest_gnome")
    assert bonus(table) == 0
    lay_row(table, [card("forest_pixie"), card("lake")])
    start(table, EXTRA)
    table.apply(0, table.legal(0)[1])
    assert bonus(table) == 1
    owns(table, 0, "forest_tree_town")
    assert bonus(table) == 1


@pytest.mark.parametrize(("seats", "costs"), [(2, [0, 1, 1, 2, 2]), (3, [0, 1]), (4, [0, 1])])
def test_what_the_fairy_queen_finds(seats: int, costs: list[int]) -> None:
    """EL-13.15: 5, 2 or 2 cards at 0, 1, 1, 2, 2 or 0, 1 coins."""
    for seed in range(40):
        table = GAME.new(options_of(seats, warlords=True, map="booklet"), seed)
        while not table.is_over() and table.phase != EXTRA:
            seat = table.to_act()[0]
            table.apply(seat, table.legal(seat)[0])
        if table.is_over():
            continue
        (seat,) = table.to_act()
        table.set_coins(seat, 5)
        assert table.row_count == len(costs)
        paid = []
        for slug in targets(table, seat, "take"):
            twin = table.clone()
            twin.apply(seat, GAME.actions.action(("take", slug)))
            earned = 2 if slug == "mountain_treasury" else 0
            paid.append(5 - twin.coins(seat) + earned)
        assert sorted(paid) == costs
        return
    raise AssertionError("nobody is led by the Fairy Queen")


def robbery(coins: int) -> Legends:
    """The Bandit King has destroyed an army of another player."""
    table = scene(3, warlords=True)
    led(table, "bandit_king", "white_knight", "fairy_queen")
    armies(table, 0, pil1=1)
    armies(table, 1, pil1=2)
    table.set_coins(1, coins)
    takes(table, 0, "noble_knight")
    play(table, 0, "done", "destroy pil1 seat1")
    return table


def test_the_bandit_king_may_steal() -> None:
    """EL-13.4, EL-19.13: one coin from the player whose army he destroys, if he likes."""
    table = robbery(4)
    assert table.phase == THEFT and codes(table, 0) == ["done", "steal"]
    play(table, 0, "steal")
    assert table.all_coins()[:2] == [12, 3]
    table = robbery(4)
    play(table, 0, "done")
    assert table.all_coins()[:2] == [11, 4]


def test_there_is_nothing_to_steal_from_the_poor() -> None:
    """EL-13.4: without a coin nobody is asked."""
    table = robbery(0)
    assert table.turn == 1 and table.all_coins()[:2] == [11, 0]


def test_the_bandit_king_with_no_army_left() -> None:
    """EL-13.4, EL-13.11: 17 on the map and 1 captured give a point; 1 in supply gives none."""
    table = scene(3, warlords=True)
    led(table, "bandit_king", "red_sorceress", "fairy_queen")
    armies(table, 0, pil1=18)
    assert bonus(table) == 1
    table.remove_army(region("pil1"), 0)
    table.set_captured(0, 1)
    table.check()
    assert bonus(table) == 1
    table.set_captured(0, 0)
    table.set_supply(0, 1)
    assert bonus(table) == 0


def test_the_red_sorceress_starts_with_five() -> None:
    """EL-13.5: five armies on the start region, and the outpost army as everybody."""
    table = fresh(3, map="booklet", setup_player=0, warlords=True)
    assert list(table.all_warlords()) == [1, 2, 3]  # the shuffle is loaded
    play(table, 0, "start cre3")
    assert at(table, "cre3") == [4, 4, 5, 0, 0]
    play(table, 0, "outpost pil1")
    assert [table.on_board(seat) for seat in range(3)] == [5, 5, 6]


def hunt(victim: str) -> Legends:
    """The Red Sorceress destroys an army."""
    table = scene(2, warlords=True)
    led(table, "red_sorceress", "bandit_king")
    armies(table, 0, pil1=2)
    armies(table, 1, pil1=2)
    armies(table, 4, pil1=2)
    takes(table, 0, "noble_knight")
    play(table, 0, "done", f"destroy pil1 {victim}")
    return table


def test_the_red_sorceress_keeps_what_she_destroys() -> None:
    """EL-13.5, EL-13.6: it does not return to supply and is lost for every count."""
    table = hunt("seat1")
    assert (table.all_captured(), table.supply(1)) == ([0, 1], 16)
    assert table.on_board(1) == 1
    assert_told(table, "captures", "EL-13.5")


def test_neither_capture_nor_theft_of_own_and_neutral_armies() -> None:
    """EL-13.7: "another player" is neither oneself nor the third colour."""
    for victim, colour in (("seat0", 0), ("neutral", 4)):
        table = hunt(victim)
        assert table.all_captured() == [0, 0] and table.supply(colour) == 17
    table = scene(2, warlords=True)
    led(table, "bandit_king", "white_knight")
    armies(table, 0, pil1=2)
    armies(table, 4, pil1=1)
    takes(table, 0, "noble_knight")
    play(table, 0, "done", "destroy pil1 neutral")
    assert table.phase == ROW


@pytest.mark.parametrize(("kept", "points"), [(2, 0), (3, 1), (7, 2), (9, 3)])
def test_a_point_for_three_captured_armies(kept: int, points: int) -> None:
    """EL-13.5, EL-13.10: rounded down; seven give two."""
    table = scene(3, warlords=True)
    led(table, "red_sorceress", "bandit_king", "white_knight")
    fill(table.set_captured, [0, kept // 2, kept - kept // 2])
    assert bonus(table) == points


def test_the_white_knight_rules_large_islands() -> None:
    """EL-13.8, EL-13.13: a 5-, a 3- and a 2-region island give two points more."""
    table = scene(3, map="all_b", start="gre5", warlords=True)
    led(table, "white_knight", "bandit_king", "fairy_queen")
    armies(table, 0, vol1=1, vol6=1, lon1=1)
    assert bonus(table) == 2
    armies(table, 1, lon1=1)
    assert bonus(table) == 1
    assert bonus(table, 1) == 0


def test_a_city_of_the_white_knight_brings_an_army() -> None:
    """EL-13.8: from supply, into the region of the city."""
    table = scene(3, warlords=True)
    led(table, "white_knight", "bandit_king", "fairy_queen")
    armies(table, 0, pil1=1)
    takes(table, 0, "stronghold")
    play(table, 0, "build pil1")
    assert at(table, "pil1")[0] == 2 and table.supply(0) == 16
    armies(table, 1, pil2=1)
    takes(table, 1, "night_village")
    play(table, 1, "build pil2")
    assert at(table, "pil2")[1] == 1


def test_the_knights_army_is_no_place_action() -> None:
    """EL-13.9: extra armies do not add to it; with an empty supply it is skipped; it enters."""
    table = scene(3, warlords=True, encounters=True)
    led(table, "white_knight", "bandit_king", "fairy_queen")
    owns(table, 0, "forest_pixie", "night_hydra")
    armies(table, 0, pil1=1)
    put(table, "band_of_thieves", "pil1")
    takes(table, 0, "stronghold")
    play(table, 0, "build pil1")
    assert at(table, "pil1")[0] == 2
    assert table.coins(0) == 10
    table = scene(3, warlords=True)
    led(table, "white_knight", "bandit_king", "fairy_queen")
    armies(table, 0, pil1=18)
    takes(table, 0, "stronghold")
    play(table, 0, "build pil1")
    assert at(table, "pil1")[0] == 18


def test_the_order_when_the_knight_builds() -> None:
    """EL-13.14: the city, the token with its effect, then the army and what it meets."""
    table = scene(3, warlords=True, explorations="open")
    led(table, "white_knight", "bandit_king", "fairy_queen")
    armies(table, 0, pil1=1)
    put(table, "magic_spring", "pil1")
    takes(table, 0, "stronghold")
    table.take_events()
    play(table, 0, "build pil1")
    assert kinds(table)[:3] == ["builds", "finds", "knight"]
    assert table.finds(0) == 1 << MAGIC_SPRING
    table = scene(3, warlords=True, encounters=True)
    led(table, "white_knight", "bandit_king", "fairy_queen")
    armies(table, 0, pil1=6)
    put(table, "wild_dragon", "pil1")
    city(table, 1, "pil1")
    takes(table, 0, "stronghold")
    table.take_events()
    play(table, 0, "build pil1")
    assert kinds(table)[:3] == ["builds", "knight", "slays"]
    assert table.finds(0) == 1 << WILD_DRAGON == 1 << token("wild_dragon")
