"""Rulings on the game of two (KB-16)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.games.kingsburg.material import AUTUMN, SPRING, SUMMER
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import (
    AID,
    COURT,
    ENVOY,
    FROM_REWARD,
    FROM_VICTORIES,
    HELP,
    NEUTRAL,
    NOBODY,
    REWARD,
    ROLL,
)
from rulings.kingsburg.scene import (
    codes,
    goods,
    holds,
    line,
    owns,
    play,
    put,
    scene,
    start,
    winter,
)
from rulings.kingsburg.season import asked, at, idle, sits, targets, told

OWN = [3, 4, 5, 3, 4, 5]  # what the two players roll


def neutral(*faces: int) -> Kingsburg:
    """A season of two whose neutral dice fall so."""
    return start(scene(2, dice=[*faces, *OWN]), ROLL)


def occupied(table: Kingsburg) -> set[int]:
    """The numbers of the advisors with dice on them."""
    return {number for number in range(1, 19) if table.occupied >> number & 1}


@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])
def test_three_neutral_dice_take_the_advisor_of_their_total(season: int) -> None:
    """KB-16.1: at the start of every productive season, before the players roll."""
    table = scene(2, dice=[2, 5, 6, 1, 1, *OWN])
    table.season = season
    start(table, ROLL)
    assert 13 in occupied(table)
    kinds = [kind for kind, _ in told(table.take_events(), "neutral", "rolls")]
    assert kinds == ["neutral", "neutral", "rolls", "rolls"]


def test_two_more_neutral_dice_take_another_advisor() -> None:
    """KB-16.2: their total, not their faces."""
    assert occupied(neutral(2, 5, 6, 3, 4)) == {13, 7}


def test_equal_totals_part_the_two_dice() -> None:
    """KB-16.3: each goes to the advisor of its face."""
    assert occupied(neutral(1, 1, 5, 3, 4)) == {7, 3, 4}


def test_of_two_equal_faces_only_one_is_placed() -> None:
    """KB-16.3: the other die is out for the season."""
    table = neutral(1, 2, 5, 4, 4)
    assert occupied(table) == {8, 4}
    assert len(table.all_placed()) == 2


@settings(max_examples=150, deadline=None)
@given(st.lists(st.integers(1, 6), min_size=5, max_size=5))
def test_neutral_dice_go_where_the_rule_says(faces: list[int]) -> None:
    """KB-16.1 to KB-16.4: two or three advisors, and single faces never hit the first one."""
    table = neutral(*faces)
    three, two = sum(faces[:3]), faces[3:]
    if sum(two) != three:
        assert occupied(table) == {three, sum(two)}
    else:
        assert max(two) < three
        assert occupied(table) == {three, *two}
    assert len(table.all_placed()) == len(occupied(table))


def test_single_faces_are_smaller_than_the_total() -> None:
    """KB-16.4: the nearest case is 1 + 5 = 6: the 5 stays beside the 6."""
    assert occupied(neutral(1, 1, 4, 1, 5)) == {6, 1, 5}


def test_neutral_dice_close_their_advisors_for_the_season() -> None:
    """KB-0.5, KB-16.5: nobody without the Envoy may go there."""
    table = neutral(1, 1, 2, 2, 6)
    assert targets(table, 0) == {3, 5, 7, 9, 12}


def test_the_envoy_opens_an_advisor_of_neutral_dice() -> None:
    """KB-16.5: it is spent there as on any occupied advisor."""
    table = scene(2, dice=[1, 1, 2, 2, 6, *OWN])
    table.envoy = 0
    start(table, ROLL)
    play(table, 0, "influence", "treasurer", "3+5")
    assert table.envoy == NOBODY


def test_neutral_dice_receive_nothing_and_have_no_turn() -> None:
    """KB-16.6: only players are asked, helped and ordered."""
    table = neutral(1, 1, 2, 1, 6)  # Merchant and Astronomer would offer choices
    assert sorted(table.all_order()) == [0, 1]
    put(table, goods=[0, 1, 0, 0, 1, 0])
    table.take_events()
    play(table, 0, "influence", "architect", "3")
    play(table, 1, "pass")
    play(table, 0, "pass")
    assert told(table.take_events(), "receives") == [("receives", 0)]
    assert goods(table, 0) == (0, 2, 0)
    assert table.all_tokens() == [0, 0]


def test_neutral_dice_are_rolled_anew_each_season() -> None:
    """KB-16.6: removed at the end of a season, back with other totals in the next."""
    table = scene(2, dice=[6, 6, 6, 1, 1, *OWN, 1, 1, 1, 6, 6, *OWN])
    start(table, ROLL)
    assert occupied(table) == {18, 2}
    idle(table, at(SUMMER, COURT))
    assert occupied(table) == {3, 12}
    assert [entry >> 16 for entry in table.all_placed()] == [NEUTRAL, NEUTRAL]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_larger_games_have_no_neutral_dice(seats: int) -> None:
    """KB-16.1: the rule is for two players alone."""
    table = start(scene(seats, dice=[3, 4, 5] * seats), ROLL)
    assert occupied(table) == set()
    assert table.all_placed() == []


def test_the_kings_aid_is_unchanged_for_two() -> None:
    """KB-16.7: a tie gives both a good, the weaker one alone gets the white die."""
    table = start(scene(2, dice=[1, 1, 1, 6, 6, *OWN]), AID)
    play(table, asked(table), "take", "wood")
    play(table, asked(table), "take", "stone")
    assert (goods(table, 0), goods(table, 1)) == ((0, 1, 0), (0, 0, 1))
    table = scene(2, dice=[1, 1, 1, 6, 6, *OWN, 1])
    owns(table, 0, "inn")
    start(table, AID)
    assert table.aid == 1


def test_reward_and_envoy_are_unchanged_for_two() -> None:
    """KB-16.7: the leader scores in phase 3, the other is sent the Envoy in phase 5."""
    table = scene(2, dice=[1, 1, 1, 6, 6, *OWN])
    owns(table, 1, "barricade")
    table.season = SUMMER
    start(table, REWARD)
    assert line(table, FROM_REWARD) == [0, 1]
    table = scene(2, dice=[1, 1, 1, 6, 6, *OWN])
    owns(table, 1, "barricade")
    table.season = AUTUMN
    start(table, ENVOY)
    assert table.envoy == 0


def test_the_strongest_winner_scores_among_two() -> None:
    """KB-16.7: the VP of winter goes to the stronger of two winners."""
    table = scene(2)
    put(table, soldiers=[2, 1])
    winter(table, "i_1_barbarians", 6)
    assert line(table, FROM_VICTORIES) == [1, 0]


def test_help_goes_on_beside_neutral_dice() -> None:
    """KB-16.6: players above and below a neutral advisor are both helped."""
    table = scene(2, dice=[1, 1, 2, 2, 6, *OWN])
    start(table, ROLL)
    play(table, 0, "influence", "architect", "3")
    play(table, 1, "influence", "duchess", "3+4+5")
    idle(table, lambda table: table.phase == HELP)
    assert asked(table) == 1
    assert ("take", "gold+gold") in codes(table, 1)
    assert goods(table, 0) == (0, 1, 0)


def test_two_groups_with_a_neutral_one_are_the_players_only() -> None:
    """KB-16.6: with the Envoy on neutral dice, the player is paid once."""
    table = scene(2, dice=[1, 1, 2, 2, 6, *OWN])
    start(table, ROLL)
    sits(table, 1, "treasurer", "3+5")
    holds(table, 0, 0, 1, 0)
    start(table, HELP)
    assert goods(table, 1) == (2, 0, 0)
