"""Rulings on the help from the advisors (KB-6)."""

import pytest

from regalia.core.events import SPECTATOR
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import BUILDING, COURT, FROM_COURT, HELP, UNKNOWN
from rulings.kingsburg.scene import codes, goods, holds, line, owns, play, put, scene, start
from rulings.kingsburg.season import FILL, asked, dice, has_vp, idle, rolled, sits, told

# Advisor, a group for him, the answer if he asks; gold, wood, stone, soldiers, tokens, VP.
REWARDS = [
    ("jester", "1", "", (0, 0, 0, 0, 0, 1)),
    ("squire", "2", "", (1, 0, 0, 0, 0, 0)),
    ("architect", "3", "", (0, 1, 0, 0, 0, 0)),
    ("merchant", "4", "wood", (0, 1, 0, 0, 0, 0)),
    ("merchant", "4", "gold", (1, 0, 0, 0, 0, 0)),
    ("sergeant", "5", "", (0, 0, 0, 1, 0, 0)),
    ("astronomer", "1+6", "stone", (0, 0, 1, 0, 1, 0)),
    ("treasurer", "2+6", "", (2, 0, 0, 0, 0, 0)),
    ("master_hunter", "3+6", "gold", (1, 1, 0, 0, 0, 0)),
    ("master_hunter", "3+6", "stone", (0, 1, 1, 0, 0, 0)),
    ("general", "4+6", "", (0, 0, 0, 2, 0, 0)),
    ("swordsmith", "5+6", "wood", (0, 1, 1, 0, 0, 0)),
    ("swordsmith", "5+6", "gold", (1, 0, 1, 0, 0, 0)),
    ("duchess", "6+6", "gold+stone", (1, 0, 1, 0, 1, 0)),
    ("champion", "1+6+6", "", (0, 0, 3, 0, 0, 0)),
    ("smuggler", "2+6+6", "gold+wood+wood", (1, 2, 0, 0, 0, -1)),
    ("inventor", "3+6+6", "", (1, 1, 1, 0, 0, 0)),
    ("wizard", "4+6+6", "", (4, 0, 0, 0, 0, 0)),
    ("queen", "5+6+6", "wood+wood", (0, 2, 0, 0, 0, 3)),
    ("king", "6+6+6", "", (1, 1, 1, 1, 0, 0)),
]


def holdings(table: Kingsburg, seat: int) -> tuple[int, ...]:
    """Gold, wood, stone, soldiers, tokens and the VP of the court."""
    points = line(table, FROM_COURT)[seat]
    return (*goods(table, seat), table.soldiers(seat), table.tokens(seat), points)


def helped_by(advisor: str, group: str) -> Kingsburg:
    """Seat 1 influences one advisor; seats 0 and 2 hold a wood, so that building waits for them."""
    table = scene(3, dice=[3])
    holds(table, 0, 0, 1, 0)
    holds(table, 2, 0, 1, 0)
    sits(table, 1, advisor, group)
    return start(table, HELP)


def test_advisors_help_in_ascending_order_whoever_came_first() -> None:
    """KB-6.1: 2 before 4 before 8, though 8 was influenced first and 4 last in turn order."""
    table = scene(3)
    put(table, order=[2, 0, 1])
    sits(table, 2, "treasurer", "2+6")
    sits(table, 0, "squire", "2")
    sits(table, 1, "merchant", "4")
    start(table, HELP)
    play(table, 1, "take", "wood")
    receives = [event for event in table.take_events() if event.kind == "receives"]
    assert [(event.seat, event.args[0]) for event in receives] == [(0, 2), (1, 4), (2, 8)]


def test_the_alchemist_takes_goods_of_lower_advisors_only() -> None:
    """KB-6.1, KB-20.7: the Architect's wood can be traded, the Treasurer's gold comes too late."""
    table = scene(3)
    sits(table, 0, "treasurer", "2+6")
    sits(table, 0, "alchemist", "6")
    sits(table, 0, "architect", "3")
    start(table, HELP)
    assert codes(table, 0) == [("pass",), ("trade", "wood")]
    play(table, 0, "trade", "wood")
    assert goods(table, 0) == (1 + 2, 0, 1)


@pytest.mark.parametrize(
    ("advisor", "group", "answers"),
    [
        ("merchant", "4", ["gold", "wood"]),
        ("master_hunter", "3+6", ["gold", "stone"]),
        ("swordsmith", "5+6", ["gold", "wood"]),
    ],
)
def test_alternatives_are_chosen_when_the_advisor_helps(
    advisor: str, group: str, answers: list[str]
) -> None:
    """KB-6.2: exactly one of two, asked after lower numbers have helped; no way to decline."""
    table = scene(3)
    sits(table, 0, advisor, group)
    sits(table, 1, "squire", "2")
    start(table, HELP)
    assert goods(table, 1) == (1, 0, 0)
    assert codes(table, 0) == [("take", answer) for answer in answers]


@pytest.mark.parametrize(("advisor", "group", "answer", "gains"), REWARDS)
def test_each_advisor_gives_what_is_printed(
    advisor: str, group: str, answer: str, gains: tuple[int, ...]
) -> None:
    """KB-6.3: exactly these goods, soldiers, tokens and points, to this player alone."""
    table = helped_by(advisor, group)
    if answer:
        play(table, 1, "take", answer)
    assert holdings(table, 1) == gains
    assert holdings(table, 0) == holdings(table, 2) == (0, 1, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("advisor", "group", "peeks"),
    [
        ("general", "4+6", True),
        ("queen", "5+6+6", True),
        ("king", "6+6+6", False),
        ("duchess", "6+6", False),
    ],
)
def test_general_and_queen_show_the_enemy(advisor: str, group: str, peeks: bool) -> None:
    """KB-6.3: a peek is part of these two rewards and of no other."""
    table = helped_by(advisor, group)
    if ("take", "gold+gold") in codes(table, 1):
        play(table, 1, "take", "gold+gold")
    assert (GAME.observe(table, 1).enemy == 2) == peeks
    assert table.peeked == (2 if peeks else 0)


@pytest.mark.parametrize(
    ("given", "left"), [("gold", (1, 2, 2)), ("wood", (3, 0, 2)), ("stone", (3, 2, 0))]
)
def test_the_alchemist_gives_one_of_each_other_kind(given: str, left: tuple[int, int, int]) -> None:
    """KB-6.4: never two of one kind, never the kind that was given."""
    table = scene(3)
    holds(table, 0, 2, 1, 1)
    sits(table, 0, "alchemist", "6")
    start(table, HELP)
    assert codes(table, 0) == [("pass",), ("trade", "gold"), ("trade", "wood"), ("trade", "stone")]
    play(table, 0, "trade", given)
    assert goods(table, 0) == left
    assert table.phase == BUILDING  # one trade per group


def test_the_alchemist_may_be_declined() -> None:
    """KB-6.4: the trade is an offer."""
    table = scene(3)
    holds(table, 0, 0, 1, 0)
    sits(table, 0, "alchemist", "6")
    start(table, HELP)
    play(table, 0, "pass")
    assert goods(table, 0) == (0, 1, 0)


def test_only_what_is_held_can_be_traded() -> None:
    """KB-6.4: kinds that are not there are not offered; a token is no good."""
    table = scene(3)
    holds(table, 0, 0, 0, 2)
    table.set_tokens(0, 1)
    sits(table, 0, "alchemist", "6")
    start(table, HELP)
    assert codes(table, 0) == [("pass",), ("trade", "stone")]


def test_the_smuggler_takes_a_point_for_three_goods() -> None:
    """KB-0.8, KB-6.5: the point is paid at 0 VP or below; all ten mixes of three are open."""
    table = scene(3)
    has_vp(table, 0, -2)
    holds(table, 1, 0, 1, 0)
    sits(table, 0, "smuggler", "2+6+6")
    start(table, HELP)
    assert len(codes(table, 0)) == 11
    play(table, 0, "take", "stone+stone+stone")
    assert goods(table, 0) == (0, 0, 3)
    assert table.vp(0) == table.score(0).total == -3


def test_the_smugglers_deal_may_be_declined_as_a_whole() -> None:
    """KB-6.5: option `smuggler_optional`, true by default: no point, no goods."""
    table = scene(3)
    holds(table, 1, 0, 1, 0)
    sits(table, 0, "smuggler", "2+6+6")
    start(table, HELP)
    play(table, 0, "pass")
    assert goods(table, 0) == (0, 0, 0)
    assert table.vp(0) == 0


def test_without_the_option_the_smuggler_must_be_paid() -> None:
    """KB-6.5: `smuggler_optional` = false leaves the ten mixes and no way out, even at 0 VP."""
    table = scene(3, smuggler_optional=False)
    sits(table, 0, "smuggler", "2+6+6")
    start(table, HELP)
    assert len(codes(table, 0)) == 10
    assert ("pass",) not in codes(table, 0)


@pytest.mark.parametrize(
    ("advisor", "group", "mixes"),
    [("astronomer", "1+6", 3), ("duchess", "6+6", 6), ("queen", "5+6+6", 6)],
)
def test_goods_of_choice_may_repeat(advisor: str, group: str, mixes: int) -> None:
    """KB-6.6: every mix of the right size, two of one kind included; taking none is no choice."""
    table = scene(3)
    sits(table, 0, advisor, group)
    start(table, HELP)
    offered = codes(table, 0)
    assert len(offered) == mixes
    assert ("pass",) not in offered
    assert ("take", "stone" if mixes == 3 else "stone+stone") in offered


def test_a_peek_shows_this_years_enemy_to_one_player_alone() -> None:
    """KB-6.7: seat 1 sees card III-4; neither the others nor an onlooker do."""
    table = scene(3, dice=[4])
    table.year = 2
    holds(table, 0, 0, 1, 0)
    sits(table, 1, "general", "4+6")
    start(table, HELP)
    assert GAME.observe(table, 1).enemy == 13
    for viewer in (SPECTATOR, 0, 2):
        assert GAME.observe(table, viewer).enemy == UNKNOWN


def test_the_last_years_peek_shows_the_last_card() -> None:
    """KB-6.7, KB-20.8: in year V there is one card left, and it is of year V."""
    table = scene(3, dice=[5])
    table.year = 4
    holds(table, 1, 0, 1, 0)
    sits(table, 0, "general", "4+6")
    start(table, HELP)
    (sees,) = [event for event in table.take_events() if event.kind == "sees"]
    assert sees.args == (24,)


def test_a_card_that_was_peeked_at_stays_on_top() -> None:
    """KB-6.7: it is put back: a second look and the battle show the same card."""
    table = scene(3, dice=[2])
    holds(table, 0, 0, 1, 0)
    sits(table, 1, "general", "4+6")
    sits(table, 2, "queen", "5+6+6")
    start(table, HELP)
    play(table, 2, "take", "gold+gold")
    assert GAME.observe(table, 1).enemy == GAME.observe(table, 2).enemy == 1
    table.rng = scene(3, dice=[*FILL] * 3).rng
    events = idle(table, lambda table: table.year == 1)
    assert [event.args for event in events if event.kind == "enemy"] == [(1,)]


@pytest.mark.parametrize(
    ("advisor", "group", "soldiers"),
    [("sergeant", "5", 2), ("general", "4+6", 3), ("king", "6+6+6", 2), ("treasurer", "2+6", 0)],
)
def test_the_stable_adds_a_soldier_where_soldiers_are_given(
    advisor: str, group: str, soldiers: int
) -> None:
    """KB-6.8: 5 gives 2, 10 gives 3, 18 gives 2; advisors without soldiers give none."""
    table = scene(3, dice=[1])
    holds(table, 1, 0, 1, 0)
    owns(table, 0, "palisade", "stable")
    sits(table, 0, advisor, group)
    start(table, HELP)
    assert table.all_soldiers() == [soldiers, 0, 0]


def test_the_stable_works_for_each_group() -> None:
    """KB-6.8: two groups on the Sergeant and one on the General are 2 + 2 + 3 soldiers."""
    table = scene(3, dice=[1])
    holds(table, 1, 0, 1, 0)
    owns(table, 0, "palisade", "stable")
    sits(table, 0, "sergeant", "5")
    sits(table, 0, "sergeant", "2+3")
    sits(table, 1, "general", "4+6")
    sits(table, 0, "general", "5+5")
    start(table, HELP)
    assert table.all_soldiers() == [7, 2, 0]


def test_of_two_groups_the_earlier_one_is_helped_first() -> None:
    """KB-6.9: both in full, each with its own choice, in the order of placing."""
    table = scene(3)
    put(table, order=[0, 1, 2])
    sits(table, 2, "merchant", "4")
    sits(table, 0, "merchant", "1+3")
    start(table, HELP)
    assert asked(table) == 2
    play(table, 2, "take", "wood")
    assert asked(table) == 0
    play(table, 0, "take", "gold")
    assert (goods(table, 2), goods(table, 0)) == ((0, 1, 0), (1, 0, 0))


def test_the_group_placed_first_stays_first_when_the_envoy_adds_one() -> None:
    """KB-6.9: earlier means earlier at court, not earlier in turn order."""
    table = scene(3)
    table.envoy = 0
    rolled(table, 0, 1, 4)
    rolled(table, 2, 4)
    start(table, COURT)
    play(table, 0, "influence", "jester", "1")
    play(table, 2, "influence", "merchant", "4")
    play(table, 0, "influence", "merchant", "4")
    assert (table.phase, asked(table)) == (HELP, 2)


def test_dice_and_spent_tokens_leave_after_the_help() -> None:
    """KB-6.10: coloured dice to their owners, white dice and tokens to the supply."""
    table = scene(3)
    table.set_tokens(0, 1)
    rolled(table, 0, 2, 3, 3, white=(1, 1))
    start(table, COURT)
    play(table, 0, "influence", "treasurer", "2+3", "white:1", "token")
    play(table, 0, "pass")
    assert table.phase == BUILDING
    assert table.all_placed() == []
    assert dice(table, 0) == ((), ())
    assert table.tokens(0) == 0


def test_the_queens_goods_are_chosen_before_the_peek() -> None:
    """KB-6.11: while the goods are chosen the enemy is unknown, the points are not scored yet."""
    table = scene(3, dice=[5])
    sits(table, 0, "queen", "5+6+6")
    start(table, HELP)
    assert GAME.observe(table, 0).enemy == UNKNOWN
    assert line(table, FROM_COURT)[0] == 0
    play(table, 0, "take", "gold+wood")
    assert GAME.observe(table, 0).enemy == 4
    assert line(table, FROM_COURT)[0] == 3


def test_that_somebody_peeked_is_public_and_what_he_saw_is_not() -> None:
    """KB-6.12: no question is asked; everybody is told of the look, one of the card."""
    table = scene(3, dice=[5])
    holds(table, 1, 0, 1, 0)
    sits(table, 0, "general", "4+6")
    start(table, HELP)
    events = table.take_events()
    assert told([event for event in events if event.is_for(2)], "peeks", "sees") == [("peeks", 0)]
    assert told([event for event in events if event.is_for(0)], "peeks", "sees") == [
        ("peeks", 0),
        ("sees", 0),
    ]
    assert GAME.observe(table, 2).peeked == 1
    assert asked(table) == 1


def test_what_was_seen_is_remembered_until_the_reveal() -> None:
    """KB-6.12: spring's look is still known in autumn; the next year's card is not."""
    table = scene(3, dice=[5, *FILL[:9], *FILL[:9], 6, *FILL[:9]])
    holds(table, 1, 0, 1, 0)
    sits(table, 0, "general", "4+6")
    start(table, HELP)
    idle(table, lambda table: table.season == 2)
    assert GAME.observe(table, 0).enemy == 4
    assert GAME.observe(table, 1).enemy == UNKNOWN
    idle(table, lambda table: table.year == 1)
    assert GAME.observe(table, 0).enemy == UNKNOWN
    assert GAME.observe(table, 0).peeked == 0
