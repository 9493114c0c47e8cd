"""Rulings on rolling and re-rolling (KB-4.1 to KB-4.10, KB-4.14)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.told import assert_told
from regalia.core.events import SPECTATOR
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.dice import FACES
from regalia.games.kingsburg.material import AUTUMN, SPRING, SUMMER
from regalia.games.kingsburg.state import BATTLE, COURT, ROLL, SEASON_END
from rulings.kingsburg.scene import codes, goods, holds, owns, play, put, scene, start
from rulings.kingsburg.season import FILL, asked, dice, told

FARMS = ("inn", "market", "farms")
GUILD = ("inn", "market", "farms", "merchants_guild")


def test_with_two_players_the_neutral_dice_come_first() -> None:
    """KB-4.1: they are rolled and placed before anything else of the season."""
    table = scene(2, dice=[1, 1, 2, 6, 5, 3, 3, 3, 6, 2, 6, 5])
    owns(table, 1, *GUILD)
    start(table, ROLL)
    assert dice(table, 0) == ((3, 3, 3), ())
    assert dice(table, 1) == ((2, 6, 6), (5,))
    happened = told(table.take_events(), "neutral", "guild", "rolls")
    assert happened == [("neutral", -1)] * 2 + [("guild", 1), ("rolls", 0), ("rolls", 1)]


def test_the_merchants_guild_pays_by_itself_before_the_roll() -> None:
    """KB-4.2: one gold to each owner, nobody else, before the first die is rolled."""
    table = scene(3, dice=[1, 2, 4, 6, 1, 2, 5, 1, 2, 6, 6])
    owns(table, 0, *GUILD)
    owns(table, 2, *GUILD)
    holds(table, 1, 1, 1, 1)
    start(table, ROLL)
    assert [goods(table, seat) for seat in range(3)] == [(1, 0, 0), (1, 1, 1), (1, 0, 0)]
    assert_told(table, "guild", "KB-4.2")
    happened = told(table.take_events(), "guild", "rolls")
    assert happened[:2] == [("guild", 0), ("guild", 2)]


@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])
def test_the_merchants_guild_pays_in_every_season(season: int) -> None:
    """KB-4.2: spring, summer and autumn alike."""
    table = scene(3, dice=[*FILL, *FILL])
    table.season = season
    owns(table, 1, *GUILD)
    start(table, ROLL)
    assert goods(table, 1) == (1, 0, 0)


@pytest.mark.parametrize(
    ("buildings", "aid", "white"),
    [((), False, 0), (FARMS, False, 1), ((), True, 1), (FARMS, True, 2), (GUILD, False, 1)],
)
def test_farms_and_aid_add_a_white_die_each(
    buildings: tuple[str, ...], aid: bool, white: int
) -> None:
    """KB-0.2, KB-4.3: three coloured dice, a white one by Farms, one by the aid, five at most."""
    table = scene(3, dice=[*FILL, *FILL])
    owns(table, 0, *buildings)
    if aid:
        table.aid = 0
    start(table, ROLL)
    assert [len(hand) for hand in dice(table, 0)] == [3, white]
    assert [len(hand) for hand in dice(table, 1)] == [3, 0]


def test_everybody_has_rolled_before_anybody_decides() -> None:
    """KB-4.4: the first player's Statue is asked about with all dice on the table."""
    table = scene(3, dice=[2, 2, 2, 6, 6, 5, 1, 3, 4])
    owns(table, 0, "statue")
    start(table, ROLL)
    assert (table.phase, asked(table)) == (ROLL, 0)
    assert [dice(table, seat)[0] for seat in range(3)] == [(2, 2, 2), (5, 6, 6), (1, 3, 4)]


def test_re_rolls_go_by_the_old_turn_order() -> None:
    """KB-4.5, KB-20.3: the order before this roll, though the totals will turn it round."""
    table = scene(3, dice=[6, 6, 6, 4, 4, 4, 2, 2, 2])
    put(table, order=[2, 0, 1])
    for seat in range(3):
        owns(table, seat, "statue")
    start(table, ROLL)
    asked_in_turn = []
    while table.phase == ROLL:
        asked_in_turn.append(asked(table))
        play(table, asked(table), "pass")
    assert asked_in_turn == [2, 0, 1]
    assert table.all_order() == [1, 0, 2]


def test_the_statue_re_rolls_one_die_of_a_uniform_roll() -> None:
    """KB-4.6: one of three fives becomes a 1; the other two stay."""
    table = scene(3, dice=[5, 5, 5, *[3, 4, 5] * 2, 1])
    owns(table, 0, "statue")
    start(table, ROLL)
    assert codes(table, 0) == [("pass",), ("statue", "coloured")]
    play(table, 0, "statue", "coloured")
    assert dice(table, 0) == ((1, 5, 5), ())
    assert table.phase == COURT


def test_a_white_die_with_another_number_closes_the_statue() -> None:
    """KB-4.6: all dice must agree, white ones included."""
    table = scene(3, dice=[5, 5, 5, 4, *[3, 4, 5] * 2])
    owns(table, 0, "statue", *FARMS)
    start(table, ROLL)
    assert table.phase == COURT


def test_two_white_dice_must_both_agree_for_the_statue() -> None:
    """KB-4.6: with the fourth die alike and the fifth not, there is no re-roll."""
    table = scene(3, dice=[5, 5, 5, 5, 4, *[3, 4, 5] * 2])
    owns(table, 0, "statue", *FARMS)
    table.aid = 0
    start(table, ROLL)
    assert table.phase == COURT


def test_the_statue_may_re_roll_a_white_die() -> None:
    """KB-4.6: the die is of the owner's choice, coloured or white."""
    table = scene(3, dice=[5, 5, 5, 5, 5, *[3, 4, 5] * 2, 2])
    owns(table, 0, "statue", *FARMS)
    table.aid = 0
    start(table, ROLL)
    assert codes(table, 0) == [("pass",), ("statue", "coloured"), ("statue", "white")]
    play(table, 0, "statue", "white")
    assert dice(table, 0) == ((5, 5, 5), (2, 5))


def test_the_statue_works_once_per_season() -> None:
    """KB-4.6: the same number again gives no second re-roll."""
    table = scene(3, dice=[5, 5, 5, *[3, 4, 5] * 2, 5])
    owns(table, 0, "statue")
    start(table, ROLL)
    play(table, 0, "statue", "coloured")
    assert dice(table, 0) == ((5, 5, 5), ())
    assert table.phase == COURT


@pytest.mark.parametrize(("roll", "usable"), [([1, 2, 4], True), ([1, 3, 4], False)])
def test_the_chapel_helps_a_total_of_seven_or_less(roll: list[int], usable: bool) -> None:
    """KB-4.7: 7 may be rolled again, 8 may not."""
    table = scene(3, dice=[*roll, *[3, 4, 5] * 2])
    owns(table, 0, "statue", "chapel")
    start(table, ROLL)
    assert (table.phase == ROLL) == usable
    if usable:
        assert codes(table, 0) == [("pass",), ("chapel",)]


def test_white_dice_count_for_the_chapel() -> None:
    """KB-4.7: 1, 2, 2 and a white 3 are 8: no re-roll."""
    table = scene(3, dice=[1, 2, 2, 3, *[3, 4, 5] * 2])
    owns(table, 0, "statue", "chapel", *FARMS)
    start(table, ROLL)
    assert table.phase == COURT


def test_the_chapel_re_rolls_all_dice_white_ones_too() -> None:
    """KB-4.7: coloured and white dice are all rolled anew, once per season."""
    table = scene(3, dice=[1, 1, 2, 1, 1, *[3, 4, 5] * 2, 1, 1, 2, 2, 1])
    owns(table, 0, "statue", "chapel", *FARMS)
    table.aid = 0
    start(table, ROLL)
    play(table, 0, "chapel")
    assert dice(table, 0) == ((1, 1, 2), (1, 2))
    assert table.phase == COURT  # 7 again, but the Chapel is used


def test_the_owner_of_both_may_use_the_statue_and_then_the_chapel() -> None:
    """KB-4.8: the Statue opens the Chapel where the re-rolled die brings the total to 7."""
    table = scene(3, dice=[3, 3, 3, *[3, 4, 5] * 2, 1, 6, 6, 6])
    owns(table, 0, "statue", "chapel")
    start(table, ROLL)
    assert codes(table, 0) == [("pass",), ("statue", "coloured")]
    play(table, 0, "statue", "coloured")
    assert codes(table, 0) == [("pass",), ("chapel",)]
    play(table, 0, "chapel")
    assert dice(table, 0) == ((6, 6, 6), ())
    assert table.phase == COURT


def test_the_owner_of_both_may_use_the_chapel_and_then_the_statue() -> None:
    """KB-4.8: either order; the Statue is looked at again after the Chapel's roll."""
    table = scene(3, dice=[1, 2, 3, *[3, 4, 5] * 2, 4, 4, 4, 2])
    owns(table, 0, "statue", "chapel")
    start(table, ROLL)
    assert codes(table, 0) == [("pass",), ("chapel",)]
    play(table, 0, "chapel")
    assert codes(table, 0) == [("pass",), ("statue", "coloured")]
    play(table, 0, "statue", "coloured")
    assert dice(table, 0) == ((2, 4, 4), ())


def test_a_re_roll_that_has_closed_is_not_offered_any_more() -> None:
    """KB-4.8: 2, 2, 2 opens both; a Statue's 6 makes 10 and closes the Chapel."""
    table = scene(3, dice=[2, 2, 2, *[3, 4, 5] * 2, 6])
    owns(table, 0, "statue", "chapel")
    start(table, ROLL)
    assert codes(table, 0) == [("pass",), ("statue", "coloured"), ("chapel",)]
    play(table, 0, "statue", "coloured")
    assert table.phase == COURT


def test_a_re_roll_may_be_declined() -> None:
    """KB-4.9: the dice stay as they are."""
    table = scene(3, dice=[2, 2, 2, *[3, 4, 5] * 2])
    owns(table, 0, "statue", "chapel")
    start(table, ROLL)
    play(table, 0, "pass")
    assert dice(table, 0) == ((2, 2, 2), ())
    assert table.phase == COURT


def test_a_worse_result_stands() -> None:
    """KB-4.9: a total of 7 becomes 3, and 3 is what counts."""
    table = scene(3, dice=[2, 2, 3, *[3, 4, 5] * 2, 1, 1, 1])
    owns(table, 0, "statue", "chapel")
    table.statue_used = 1
    start(table, ROLL)
    play(table, 0, "chapel")
    assert dice(table, 0) == ((1, 1, 1), ())
    assert table.totals(0) == 3


def test_a_player_finishes_his_re_rolls_before_the_next_decides() -> None:
    """KB-4.10: the Statue's owner goes on to his Chapel, then the second player is asked."""
    table = scene(3, dice=[2, 2, 2, 1, 1, 1, 3, 4, 5, 3, 6, 6, 5])
    for seat in (0, 1):
        owns(table, seat, "statue", "chapel")
    start(table, ROLL)
    play(table, 0, "statue", "coloured")
    assert asked(table) == 0
    play(table, 0, "chapel")
    assert asked(table) == 1
    assert dice(table, 0) == ((5, 6, 6), ())


def test_all_dice_are_public_while_re_rolls_are_decided() -> None:
    """KB-4.14: the decider and everybody else see every die, re-rolled ones included."""
    table = scene(3, dice=[2, 2, 2, 4, 4, 4, 1, 3, 6, 5])
    for seat in (0, 1):
        owns(table, seat, "statue")
    start(table, ROLL)
    play(table, 0, "statue", "coloured")
    assert asked(table) == 1
    for viewer in (SPECTATOR, 0, 1, 2):
        seen = [FACES[hand] for hand in GAME.observe(table, viewer).coloured]
        assert seen == [(2, 2, 5), (4, 4, 4), (1, 3, 6)]


def test_statue_and_chapel_return_next_season() -> None:
    """KB-4.6, KB-4.7: once per season means again in the next one."""
    table = scene(3, dice=[2, 2, 2, *[3, 4, 5] * 2])
    owns(table, 0, "statue", "chapel")
    table.statue_used = table.chapel_used = 1
    start(table, SEASON_END)
    assert (table.season, table.phase) == (SUMMER, ROLL)
    assert codes(table, 0) == [("pass",), ("statue", "coloured"), ("chapel",)]


def test_the_kings_die_in_winter_is_no_season_roll() -> None:
    """KB-4.6: Statue and Chapel have no say in winter."""
    table = scene(3, dice=[1, 6])
    for seat in range(3):
        owns(table, seat, "statue", "chapel")
    start(table, BATTLE)
    assert told(table.take_events(), "king_die", "statue", "chapel") == [("king_die", 0)]


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.integers(1, 4), min_size=3, max_size=3),
    st.lists(st.integers(1, 4), max_size=2),
    st.sampled_from([(), ("statue",), ("statue", "chapel")]),
)
def test_re_rolls_are_offered_exactly_when_their_conditions_hold(
    coloured: list[int], white: list[int], buildings: tuple[str, ...]
) -> None:
    """KB-4.6, KB-4.7: against the conditions written out for real dice."""
    table = scene(3, dice=[*coloured, *white, *[3, 4, 5] * 2])
    owns(table, 0, *buildings, *(FARMS if white else ()))
    if len(white) == 2:
        table.aid = 0
    start(table, ROLL)
    every = [*coloured, *white]
    offers: list[tuple[str, ...]] = []
    if "statue" in buildings and len(set(every)) == 1:
        offers.append(("statue", "coloured"))
        if white:
            offers.append(("statue", "white"))
    if "chapel" in buildings and sum(every) <= 7:
        offers.append(("chapel",))
    if offers:
        assert codes(table, 0) == [("pass",), *offers]
    else:
        assert table.phase == COURT
