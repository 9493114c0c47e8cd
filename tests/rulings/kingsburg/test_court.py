"""Rulings on influencing advisors: turns, passing, free and occupied advisors (KB-5)."""

import pytest

from regalia.games.kingsburg.material import ADVISOR_SLUG
from regalia.games.kingsburg.state import BUILDING, COURT, HELP, NOBODY
from rulings.kingsburg.scene import codes, holds, owns, play, put, scene, start
from rulings.kingsburg.season import FILL, asked, dice, idle, rolled, sits, targets, told


def test_each_turn_places_one_group_and_turns_go_round() -> None:
    """KB-0.4, KB-5.1: one group each in turn order, then the first player again."""
    table = scene(3)
    put(table, order=[1, 2, 0])
    rolled(table, 0, 1, 6)
    rolled(table, 1, 2, 5)
    rolled(table, 2, 3, 4)
    start(table, COURT)
    turns = []
    for advisor, face in zip(
        ["squire", "architect", "jester", "sergeant", "merchant"], "23154", strict=True
    ):
        turns.append(asked(table))
        play(table, asked(table), "influence", advisor, face)
    assert [*turns, asked(table)] == [1, 2, 0, 1, 2, 0]


def test_passing_is_final_for_the_season() -> None:
    """KB-5.2: who passed with dice left is not asked again, though the others go on."""
    table = scene(3)
    holds(table, 2, 0, 1, 0)
    rolled(table, 0, 1, 2, 3)
    rolled(table, 1, 4, 5)
    start(table, COURT)
    assert ("pass",) in codes(table, 0)
    play(table, 0, "pass")
    play(table, 1, "influence", "merchant", "4")
    assert asked(table) == 1
    play(table, 1, "influence", "sergeant", "5")
    assert (table.phase, asked(table)) == (HELP, 1)


def test_unused_dice_give_nothing() -> None:
    """KB-5.2: dice kept in hand help with nothing, and are gone with the season."""
    table = scene(3, dice=FILL)
    rolled(table, 0, 1, 2, 3)
    start(table, COURT)
    play(table, 0, "pass")
    assert table.all_goods() == [0] * 9
    assert table.all_soldiers() == [0] * 3
    assert table.season == 1
    assert dice(table, 0) == ((3, 4, 5), ())


def test_white_dice_and_tokens_need_a_coloured_die() -> None:
    """KB-5.3: white 1 and 2 alone, together or with a token are no group."""
    table = scene(3)
    table.set_tokens(0, 2)
    rolled(table, 0, 6, white=(1, 2))
    start(table, COURT)
    assert targets(table, 0) == {6, 7, 8, 9, 10, 11}


def test_two_white_dice_may_join_one_coloured_die() -> None:
    """KB-5.3: 6 with white 1 and white 2 is one group of 9."""
    table = scene(3)
    rolled(table, 0, 6, white=(1, 2))
    start(table, COURT)
    play(table, 0, "influence", "master_hunter", "6", "white:1+2")
    assert dice(table, 0) == ((), ())


def test_dice_count_in_full_and_cannot_be_split() -> None:
    """KB-5.4: a 5 and a 6 reach 5, 6 and 11 and nothing below or between."""
    table = scene(3)
    rolled(table, 0, 5, 6)
    start(table, COURT)
    assert targets(table, 0) == {5, 6, 11}


def test_the_value_must_be_the_advisors_number() -> None:
    """KB-5.5: 2 + 3 with a token is 7, with the Market 4 or 6, with both 6 or 8."""
    table = scene(3)
    owns(table, 0, "inn", "market")
    table.set_tokens(0, 1)
    rolled(table, 0, 2, 3)
    start(table, COURT)
    both = {code[1:] for code in codes(table, 0) if code[0] == "influence" and code[2] == "2+3"}
    assert both == {
        ("sergeant", "2+3"),
        ("alchemist", "2+3", "market:+1"),
        ("merchant", "2+3", "market:-1"),
        ("astronomer", "2+3", "token"),
        ("treasurer", "2+3", "token", "market:+1"),
        ("alchemist", "2+3", "token", "market:-1"),
    }


def test_there_is_no_advisor_below_one() -> None:
    """KB-5.5: a 1 lowered by the Market reaches nobody."""
    table = scene(3)
    owns(table, 0, "inn", "market")
    rolled(table, 0, 1)
    start(table, COURT)
    assert targets(table, 0) == {1, 2}


def test_a_group_takes_one_token_only() -> None:
    """KB-5.6: with three tokens in hand a 1 still reaches 1 and 3, not 5 or 7."""
    table = scene(3)
    table.set_tokens(0, 3)
    rolled(table, 0, 1)
    start(table, COURT)
    assert targets(table, 0) == {1, 3}


def test_several_groups_may_each_take_a_token() -> None:
    """KB-5.6: the rulebook's limit is per group; option `plus2_influence_limit` by default."""
    table = scene(3)
    table.set_tokens(0, 2)
    rolled(table, 0, 1, 5)
    start(table, COURT)
    play(table, 0, "influence", "architect", "1", "token")
    assert targets(table, 0) == {5, 7}
    play(table, 0, "influence", "astronomer", "5", "token")
    assert table.tokens(0) == 0


def test_the_designers_sheet_allows_one_token_a_season() -> None:
    """KB-5.6: option `plus2_influence_limit` = `per_season` closes the second one."""
    table = scene(3, plus2_influence_limit="per_season")
    table.set_tokens(0, 2)
    rolled(table, 0, 1, 5)
    rolled(table, 1, 2, 4)
    table.set_tokens(1, 1)
    start(table, COURT)
    play(table, 0, "influence", "architect", "1", "token")
    assert targets(table, 1) == {2, 4, 6, 8}  # the limit is every player's own
    play(table, 1, "pass")
    assert targets(table, 0) == {5}
    assert table.tokens(0) == 1


def test_a_season_limit_ends_with_the_season() -> None:
    """KB-5.6: under `per_season` the next season allows a token again."""
    table = scene(3, dice=[1, 1, 1, *FILL], plus2_influence_limit="per_season")
    table.set_tokens(0, 2)
    rolled(table, 0, 1)
    start(table, COURT)
    play(table, 0, "influence", "architect", "1", "token")
    idle(table, lambda table: table.season == 1 and table.phase == COURT)
    assert ("influence", "architect", "1", "token") in codes(table, 0)


def test_used_tokens_are_gone_and_the_others_stay() -> None:
    """KB-5.7: one of three is spent; two are there in the next season."""
    table = scene(3, dice=FILL)
    table.set_tokens(0, 3)
    rolled(table, 0, 1)
    start(table, COURT)
    play(table, 0, "influence", "architect", "1", "token")
    assert table.tokens(0) == 2
    idle(table, lambda table: table.season == 1)
    assert table.tokens(0) == 2


def test_the_market_serves_one_group_a_season() -> None:
    """KB-5.8: after one shifted group the others count plainly."""
    table = scene(3)
    owns(table, 0, "inn", "market")
    rolled(table, 0, 2, 5)
    start(table, COURT)
    assert targets(table, 0) == {1, 2, 3, 4, 5, 6, 7, 8}
    play(table, 0, "influence", "jester", "2", "market:-1")
    assert targets(table, 0) == {5}


def test_an_unused_market_waits_for_a_later_group() -> None:
    """KB-5.8: a plain group does not use it up."""
    table = scene(3)
    owns(table, 0, "inn", "market")
    rolled(table, 0, 2, 5)
    start(table, COURT)
    play(table, 0, "influence", "squire", "2")
    assert targets(table, 0) == {4, 5, 6}


def test_the_market_returns_next_season() -> None:
    """KB-5.8: once per season, every season."""
    table = scene(3, dice=[2, 2, 2, *FILL])
    owns(table, 0, "inn", "market")
    rolled(table, 0, 2)
    start(table, COURT)
    play(table, 0, "influence", "jester", "2", "market:-1")
    idle(table, lambda table: table.season == 1 and table.phase == COURT)
    assert ("influence", "jester", "2", "market:-1") in codes(table, 0)


def test_the_market_turns_no_die() -> None:
    """KB-5.8: the dice left after a shifted group show what they showed."""
    table = scene(3)
    owns(table, 0, "inn", "market")
    rolled(table, 0, 2, 2, 6)
    start(table, COURT)
    play(table, 0, "influence", "architect", "2", "market:+1")
    assert dice(table, 0) == ((2, 6), ())


def test_token_and_market_may_join_one_group() -> None:
    """KB-5.9: together they give +1 or +3, and both are used."""
    table = scene(3)
    owns(table, 0, "inn", "market")
    table.set_tokens(0, 1)
    rolled(table, 0, 4, 6)
    start(table, COURT)
    play(table, 0, "influence", "astronomer", "4", "token", "market:+1")
    assert table.tokens(0) == 0
    assert targets(table, 0) == {6}


@pytest.mark.parametrize("owner", [0, 2])
def test_an_occupied_advisor_is_closed_to_everybody(owner: int) -> None:
    """KB-0.5, KB-5.10: not even the player already there may come again."""
    table = scene(3)
    rolled(table, 0, 4, 4)
    rolled(table, 1, 4, 5)
    sits(table, owner, "merchant", "4")
    start(table, COURT)
    assert targets(table, 0) == {8}
    play(table, 0, "pass")
    assert targets(table, 1) == {5, 9}


def test_without_coloured_dice_one_must_pass() -> None:
    """KB-5.11: white dice left over place nothing, tokens or not."""
    table = scene(3)
    holds(table, 2, 0, 1, 0)
    table.set_tokens(0, 1)
    rolled(table, 0, 6, white=(1, 2))
    start(table, COURT)
    table.take_events()
    play(table, 0, "influence", "alchemist", "6")
    assert told(table.take_events(), "must_pass") == [
        ("must_pass", 1),
        ("must_pass", 2),
        ("must_pass", 0),
    ]
    assert table.phase == BUILDING


def test_without_a_legal_group_one_must_pass() -> None:
    """KB-5.11: a single 4 with the Merchant occupied ends the step for its owner."""
    table = scene(3)
    rolled(table, 0, 4)
    rolled(table, 1, 5)
    sits(table, 2, "merchant", "4")
    start(table, COURT)
    assert asked(table) == 1
    assert told(table.take_events(), "must_pass") == [("must_pass", 0)]


@pytest.mark.parametrize(
    ("open_advisor", "group"),
    [
        ("architect", ("4", "market:-1")),
        ("sergeant", ("4", "market:+1")),
        ("alchemist", ("4", "token")),
        ("astronomer", ("4", "token", "market:+1")),
        ("treasurer", ("4", "white:4")),
        ("duchess", ("4", "white:4+4")),
        ("inventor", ("4", "white:4+4", "token", "market:+1")),
    ],
)
def test_a_player_with_one_legal_group_left_is_asked(
    open_advisor: str, group: tuple[str, ...]
) -> None:
    """KB-5.11: token, Market and white dice keep a player in the game as long as they help."""
    table = scene(3)
    owns(table, 0, "inn", "market")
    table.set_tokens(0, 1)
    rolled(table, 0, 4, white=(4, 4))
    table.occupied = 0x7FFFE & ~(1 << ADVISOR_SLUG.index(open_advisor))
    start(table, COURT)
    assert ("influence", open_advisor, *group) in codes(table, 0)


def test_the_envoys_holder_may_decline_his_only_placement() -> None:
    """KB-5.11: a placement by Envoy keeps him in the game, yet he may pass."""
    table = scene(3)
    holds(table, 2, 0, 1, 0)
    table.envoy = 0
    rolled(table, 0, 4)
    sits(table, 2, "jester", "1")
    sits(table, 1, "merchant", "4")
    start(table, COURT)
    assert codes(table, 0) == [("pass",), ("influence", "merchant", "4")]
    play(table, 0, "pass")
    assert table.envoy == 0
    assert table.phase == HELP


def test_the_step_ends_when_all_have_passed() -> None:
    """KB-5.12: one pass after another, and help begins with the last only."""
    table = scene(3)
    holds(table, 0, 0, 1, 0)
    for seat in range(3):
        rolled(table, seat, 1, 2)
    start(table, COURT)
    play(table, 0, "influence", "jester", "1")
    play(table, 1, "pass")
    play(table, 2, "pass")
    assert (table.phase, asked(table)) == (COURT, 0)
    play(table, 0, "pass")
    assert table.phase == BUILDING


def test_nobody_sits_above_the_king() -> None:
    """KB-5.14: 19 and 20 are placed nowhere; the Market makes 18 of 19, not of 20."""
    table = scene(3)
    owns(table, 0, "inn", "market")
    table.set_tokens(0, 1)
    rolled(table, 0, 6, 6, 6, white=(1, 2))
    start(table, COURT)
    high = {code[1:] for code in codes(table, 0) if code[1:2] == ("king",)}
    assert high == {
        ("king", "6+6+6"),
        ("king", "6+6+6", "white:1", "market:-1"),
        ("king", "6+6", "white:1+2", "token", "market:+1"),
    }
    assert max(targets(table, 0)) == 18


def test_a_token_above_eighteen_is_brought_back_by_the_market() -> None:
    """KB-5.14: 17 with a token is 19 and nothing; lowered by the Market it is the King."""
    table = scene(3)
    table.set_tokens(0, 1)
    rolled(table, 0, 5, 6, 6)
    start(table, COURT)
    assert targets(table, 0) == {5, 6, 7, 8, 11, 12, 13, 14, 17}
    owns(table, 0, "inn", "market")
    assert ("influence", "king", "5+6+6", "token", "market:-1") in codes(table, 0)


def test_the_target_tells_whether_the_envoy_is_spent() -> None:
    """KB-5.15: kept on a free advisor, spent on an occupied one; nobody is asked."""
    table = scene(3)
    table.envoy = 0
    rolled(table, 0, 3, 4, 4)
    sits(table, 1, "merchant", "4")
    start(table, COURT)
    play(table, 0, "influence", "architect", "3")
    assert table.envoy == 0
    play(table, 0, "influence", "merchant", "4")
    assert table.envoy == NOBODY
    assert table.phase == HELP  # the second 4 finds the Merchant closed


def test_turns_skip_those_who_passed_and_the_last_goes_on_alone() -> None:
    """KB-5.16: group after group, and the forced pass at the end is not asked."""
    table = scene(3)
    holds(table, 1, 0, 1, 0)
    for seat in range(3):
        rolled(table, seat, 1, 2, 5)
    start(table, COURT)
    play(table, 0, "pass")
    play(table, 1, "pass")
    for advisor, face in (("jester", "1"), ("squire", "2"), ("sergeant", "5")):
        assert asked(table) == 2
        play(table, 2, "influence", advisor, face)
    assert table.phase == BUILDING
