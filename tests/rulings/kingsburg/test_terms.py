"""Rulings on the terms of Kingsburg (KB-0)."""

import pytest

from regalia.games.kingsburg.state import BATTLE, COURT, ENVOY, HELP, ROLL
from rulings.kingsburg.scene import codes, goods, holds, owns, play, put, scene, start
from rulings.kingsburg.season import FILL, asked, dice, has_vp, rolled, sits, targets


def test_tokens_soldiers_and_points_are_no_goods() -> None:
    """KB-0.1: whoever has no cube has the fewest goods, however many tokens and soldiers."""
    table = scene(3, dice=FILL)
    table.season = 2
    for seat in range(3):
        owns(table, seat, "barricade")
    table.set_tokens(0, 3)
    table.set_soldiers(0, 4)
    has_vp(table, 0, 20)
    holds(table, 1, 1, 0, 0)
    holds(table, 2, 0, 0, 2)
    start(table, ENVOY)
    assert table.envoy == 0


def test_a_player_has_three_coloured_dice_and_white_ones_only_as_a_bonus() -> None:
    """KB-0.2: everybody's own dice are three; the fourth of a Farms owner is white."""
    table = scene(3, dice=[1, 2, 3, 4, 5, 6, 6, 2, 2, 5])
    owns(table, 1, "inn", "market", "farms")
    start(table, ROLL)
    assert dice(table, 0) == ((1, 2, 3), ())
    assert dice(table, 1) == ((4, 5, 6), (6,))
    assert dice(table, 2) == ((2, 2, 5), ())


def test_dice_token_and_market_go_to_an_advisor_as_one_group() -> None:
    """KB-0.3: one action places coloured and white dice together with a token and the Market."""
    table = scene(3)
    owns(table, 0, "inn", "market")
    table.set_tokens(0, 1)
    rolled(table, 0, 2, 3, 6, white=(1,))
    start(table, COURT)
    play(table, 0, "influence", "astronomer", "2+3", "white:1", "token", "market:-1")
    assert len(table.all_placed()) == 1
    assert table.tokens(0) == 0
    assert dice(table, 0) == ((6,), ())
    assert codes(table, 0) == [("pass",), ("influence", "alchemist", "6")]


def test_position_one_acts_first() -> None:
    """KB-0.4: the turn order names the first player first, not the lowest seat."""
    table = scene(3)
    put(table, order=[2, 0, 1])
    for seat in range(3):
        rolled(table, seat, 1, 2, 3)
    start(table, COURT)
    asked_in_turn = []
    for advisor, faces in (("alchemist", "1+2+3"), ("jester", "1"), ("squire", "2")):
        asked_in_turn.append(asked(table))
        play(table, asked(table), "influence", advisor, faces)
    assert asked_in_turn == [2, 0, 1]


@pytest.mark.parametrize("owner", [0, 1])
def test_an_advisor_with_dice_on_it_is_not_free(owner: int) -> None:
    """KB-0.5: dice of anybody, the player himself included, occupy an advisor."""
    table = scene(3)
    rolled(table, 0, 3, 5)
    sits(table, owner, "architect", "3")
    start(table, COURT)
    assert targets(table, 0) == {5, 8}


def test_an_advisor_with_neutral_dice_is_not_free() -> None:
    """KB-0.5: neutral dice occupy like a player's."""
    table = scene(2, dice=[1, 1, 1, 2, 3, 3, 5, 6, 6, 6, 6])
    start(table, ROLL)
    assert targets(table, 0) == {6, 8, 9, 11, 14}


def test_combat_value_is_soldiers_with_the_kings_troops_and_buildings() -> None:
    """KB-0.6: 2 soldiers, 3 of the King, +2 and -1 by buildings against Zombies make 6."""
    table = scene(3, dice=[5, 3])
    table.set_soldiers(0, 2)
    owns(table, 0, "palisade", "inn", "market", "farms")
    start(table, BATTLE)
    wins = [event.args for event in table.take_events() if event.kind == "wins"]
    assert wins == [(6, 4)]


def test_the_supply_never_runs_out() -> None:
    """KB-0.7: 25 cubes of gold in other hands do not stop the Wizard, nor is there a top."""
    table = scene(3)
    holds(table, 0, 25, 0, 15)
    holds(table, 1, 25, 20, 15)
    sits(table, 0, "wizard", "4+6+6")
    start(table, HELP)
    assert goods(table, 0) == (29, 0, 15)


def test_tokens_have_no_upper_limit() -> None:
    """KB-0.7: the box holds 20 tokens; a player may have more."""
    table = scene(3)
    put(table, tokens=[20, 20, 0])
    sits(table, 0, "duchess", "6+6")
    start(table, HELP)
    play(table, 0, "take", "gold+gold")
    assert table.tokens(0) == 21


def test_a_score_may_drop_below_nothing() -> None:
    """KB-0.8: the Smuggler is paid at 0 VP, and -1 is a score."""
    table = scene(3)
    sits(table, 0, "smuggler", "2+6+6")
    start(table, HELP)
    play(table, 0, "take", "gold+wood+stone")
    assert table.vp(0) == -1
    assert table.score(0).total == -1


def test_a_score_may_leave_the_track() -> None:
    """KB-0.8: 58 and the Queen's 3 VP are 61; the track's 59 is no wall and no start."""
    table = scene(3, dice=[1])
    has_vp(table, 0, 58)
    sits(table, 0, "queen", "5+6+6")
    start(table, HELP)
    play(table, 0, "take", "gold+gold")
    assert table.vp(0) == 61
