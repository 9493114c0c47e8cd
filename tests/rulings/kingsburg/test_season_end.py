"""Rulings on the end of a productive season (KB-8)."""

import pytest

from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.material import AUTUMN, SPRING, SUMMER
from regalia.games.kingsburg.state import (
    BUILDING,
    COURT,
    FROM_EMBASSY,
    FROM_TOWN_HALL,
    NOBODY,
    ROLL,
    SEASON_END,
)
from rulings.kingsburg.scene import codes, enter, goods, holds, line, owns, play, put, scene, start
from rulings.kingsburg.season import FILL, asked, at, dice, idle, rolled, targets, told

TOWN_HALL = ("barricade", "crane", "town_hall")
EMBASSY = (*TOWN_HALL, "embassy")
SEASONS = pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])


def test_effects_come_after_the_last_building_and_before_the_next_phase() -> None:
    """KB-8.1: building, Inn, Embassy, Town Hall, and only then the Envoy of phase 5."""
    table = scene(3, dice=FILL)
    table.season = SUMMER
    owns(table, 0, "inn", *EMBASSY)
    holds(table, 2, 0, 1, 0)
    start(table, BUILDING)
    play(table, 2, "build", "barricade")
    play(table, 0, "offer", "token")
    happened = told(table.take_events(), "builds", "inn", "embassy", "offers", "envoy", "season")
    assert [kind for kind, _ in happened] == [
        "builds",
        "inn",
        "embassy",
        "offers",
        "envoy",
        "season",
    ]


@SEASONS
def test_the_inn_gives_a_token_at_the_end_of_summer_only(season: int) -> None:
    """KB-8.2: one token to each owner, before phase 5; none in spring or autumn."""
    table = scene(3)
    table.season = season
    owns(table, 0, "inn")
    owns(table, 2, "inn")
    put(table, tokens=[1, 0, 0])
    enter(table, SEASON_END)
    assert table.all_tokens() == ([2, 0, 1] if season == SUMMER else [1, 0, 0])
    assert table.envoy == NOBODY


@SEASONS
def test_the_embassy_scores_in_every_productive_season(season: int) -> None:
    """KB-8.3: 1 VP, spring, summer and autumn."""
    table = scene(3)
    table.season = season
    owns(table, 1, *EMBASSY)
    enter(table, SEASON_END)
    assert line(table, FROM_EMBASSY) == [0, 1, 0]


def test_the_embassy_scores_in_the_season_it_is_built() -> None:
    """KB-8.3: its first point comes with its own season."""
    table = scene(3, dice=FILL)
    owns(table, 0, *TOWN_HALL)
    holds(table, 0, 2, 2, 2)
    holds(table, 2, 0, 1, 0)
    start(table, BUILDING)
    play(table, 0, "build", "embassy")
    assert line(table, FROM_EMBASSY) == [0, 0, 0]
    play(table, 2, "pass")
    assert line(table, FROM_EMBASSY) == [1, 0, 0]


@SEASONS
@pytest.mark.parametrize(
    ("offer", "left", "tokens"),
    [
        ("gold", (0, 2, 3), 1),
        ("wood", (1, 1, 3), 1),
        ("stone", (1, 2, 2), 1),
        ("token", (1, 2, 3), 0),
    ],
)
def test_the_town_hall_takes_one_good_or_one_token_for_a_point(
    season: int, offer: str, left: tuple[int, int, int], tokens: int
) -> None:
    """KB-8.4: exactly one thing is given and one point scored, in every season."""
    table = scene(3, dice=[*FILL, *FILL])
    table.season = season
    owns(table, 0, *TOWN_HALL)
    owns(table, 1, "inn")
    holds(table, 0, 1, 2, 3)
    table.set_tokens(0, 1)
    start(table, SEASON_END)
    play(table, 0, "offer", offer)
    assert goods(table, 0) == left
    assert table.tokens(0) == tokens
    assert line(table, FROM_TOWN_HALL) == [1, 0, 0]
    assert table.phase != SEASON_END  # at most 1 VP per season


def test_only_what_is_held_can_be_offered() -> None:
    """KB-8.4: kinds and tokens that are not there are no choice, and declining is one."""
    table = scene(3)
    owns(table, 0, *TOWN_HALL)
    holds(table, 0, 0, 0, 1)
    start(table, SEASON_END)
    assert codes(table, 0) == [("pass",), ("offer", "stone")]


def test_the_town_hall_may_be_declined() -> None:
    """KB-8.4: nothing given, nothing scored."""
    table = scene(3, dice=FILL)
    owns(table, 0, *TOWN_HALL)
    holds(table, 0, 1, 1, 1)
    start(table, SEASON_END)
    play(table, 0, "pass")
    assert goods(table, 0) == (1, 1, 1)
    assert line(table, FROM_TOWN_HALL) == [0, 0, 0]


def test_nobody_else_and_nobody_empty_handed_is_asked() -> None:
    """KB-8.4: an owner without goods and tokens has nothing to offer."""
    table = scene(3, dice=FILL)
    owns(table, 0, *TOWN_HALL)
    holds(table, 1, 3, 3, 3)
    start(table, SEASON_END)
    assert table.season == SUMMER


def test_the_inns_token_may_pay_the_town_hall_at_once() -> None:
    """KB-8.5: an owner of both with empty hands still scores at the end of summer."""
    table = scene(3, dice=FILL)
    table.season = SUMMER
    owns(table, 0, "inn", *TOWN_HALL)
    start(table, SEASON_END)
    assert codes(table, 0) == [("pass",), ("offer", "token")]
    play(table, 0, "offer", "token")
    assert table.tokens(0) == 0
    assert line(table, FROM_TOWN_HALL) == [1, 0, 0]


def test_a_token_of_the_inn_pays_no_other_town_hall() -> None:
    """KB-8.5: it is the owner's own Town Hall that it may pay for."""
    table = scene(3, dice=FILL)
    table.season = SUMMER
    owns(table, 0, "inn")
    owns(table, 1, *TOWN_HALL)
    start(table, SEASON_END)
    assert table.season == AUTUMN
    assert table.all_tokens() == [1, 0, 0]


def test_an_inn_built_in_summer_pays_that_summer() -> None:
    """KB-8.6: the effects already work in the season of their building."""
    table = scene(3, dice=FILL)
    table.season = SUMMER
    holds(table, 0, 1, 1, 0)
    start(table, BUILDING)
    play(table, 0, "build", "inn")
    assert table.tokens(0) == 1


def test_a_town_hall_built_now_is_open_now() -> None:
    """KB-8.6: Town Hall for its price and one good more, offered the same season."""
    table = scene(3, dice=FILL)
    owns(table, 0, "barricade", "crane")
    holds(table, 0, 1, 1, 2)
    start(table, BUILDING)
    play(table, 0, "build", "town_hall")
    assert (table.phase, asked(table)) == (SEASON_END, 0)
    play(table, 0, "offer", "stone")
    assert line(table, FROM_TOWN_HALL) == [1, 0, 0]


def test_inn_embassy_town_hall_is_the_order_and_nobody_is_asked_for_it() -> None:
    """KB-8.7: the first question is the Town Hall's, token and point already there."""
    table = scene(3)
    table.season = SUMMER
    owns(table, 0, "inn", *EMBASSY)
    start(table, SEASON_END)
    assert codes(table, 0) == [("pass",), ("offer", "token")]
    assert table.tokens(0) == 1
    assert line(table, FROM_EMBASSY) == [1, 0, 0]


def test_town_halls_decide_in_turn_order() -> None:
    """KB-8.8: the order of this season's roll."""
    table = scene(3, dice=FILL)
    put(table, order=[1, 2, 0])
    for seat in range(3):
        owns(table, seat, *TOWN_HALL)
        holds(table, seat, 1, 0, 0)
    start(table, SEASON_END)
    asked_in_turn = []
    while table.phase == SEASON_END:
        asked_in_turn.append(asked(table))
        play(table, asked(table), "offer", "gold")
    assert asked_in_turn == [1, 2, 0]


def test_once_per_season_effects_and_dice_return() -> None:
    """KB-8.9: Statue, Chapel, Market, Town Hall again; white dice and placed groups are gone."""
    table = scene(3, dice=[1, 1, 1, *FILL])
    owns(table, 0, "statue", "chapel", "inn", "market", *TOWN_HALL)
    table.aid = 0
    table.statue_used = table.chapel_used = table.market_used = table.token_used = 1
    rolled(table, 0, 5, white=(3,))
    table.occupied = 1 << 3
    holds(table, 0, 1, 1, 0)
    start(table, SEASON_END)
    play(table, 0, "offer", "gold")
    assert codes(table, 0) == [("pass",), ("statue", "coloured"), ("chapel",)]
    assert dice(table, 0) == ((1, 1, 1), ())
    play(table, 0, "pass")
    assert targets(table, 0) == {1, 2, 3, 4}
    idle(table, at(SUMMER, SEASON_END))
    assert ("offer", "wood") in codes(table, 0)


def test_neutral_dice_are_removed_with_the_season() -> None:
    """KB-8.9: what they closed in spring is free in summer, unless they fall there again."""
    spring = [6, 6, 6, 1, 1]
    summer = [4, 4, 4, 1, 2]
    table = scene(2, dice=[*spring, *FILL[:6], *summer, 5, 6, 6, 6, 6, 6])
    start(table, ROLL)
    assert table.occupied == 1 << 18 | 1 << 2
    idle(table, at(SUMMER, COURT))
    assert table.occupied == 1 << 12 | 1 << 3
    assert targets(table, 0) == {5, 6, 11, 17}
    assert len(table.all_placed()) == 2


def test_all_automatic_effects_come_before_the_first_town_hall() -> None:
    """KB-8.10: the first owner decides with the last one's Inn and Embassy already paid."""
    table = scene(3)
    table.season = SUMMER
    owns(table, 0, *TOWN_HALL)
    holds(table, 0, 1, 0, 0)
    owns(table, 2, "inn", *EMBASSY)
    start(table, SEASON_END)
    assert asked(table) == 0
    assert table.tokens(2) == 1
    assert line(table, FROM_EMBASSY) == [0, 0, 1]


def test_town_halls_decide_one_by_one_and_in_the_open() -> None:
    """KB-8.10: the second owner is asked after the first answered, and sees the answer."""
    table = scene(3)
    for seat in range(2):
        owns(table, seat, *TOWN_HALL)
        holds(table, seat, 1, 0, 0)
    start(table, SEASON_END)
    assert table.to_act() == [0]
    play(table, 0, "offer", "gold")
    assert table.to_act() == [1]
    assert GAME.observe(table, 1).goods[0] == (0, 0, 0)
    assert GAME.observe(table, 1).vp[0] == GAME.observe(table, 1).vp[1] + 1
