"""Rulings on the structure of a year (KB-2)."""

import pytest

from regalia.core.events import Event
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.material import AUTUMN, SEASON_SLUG, SPRING, SUMMER
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import AID, COURT, ENVOY, OVER, RECRUITING, ROLL, SEASON_END
from rulings.kingsburg.scene import goods, holds, owns, play, put, scene, start
from rulings.kingsburg.season import FILL, at, dice, idle, told

GUILD = ("inn", "market", "farms", "merchants_guild")
EMBASSY = ("barricade", "crane", "town_hall", "embassy")


def calendar(events: list[Event]) -> list[str]:
    """The phases of the year as the log marks them, each once."""
    marks = []
    for event in events:
        if event.kind == "season":
            marks.append(SEASON_SLUG[event.args[0]])
        elif event.kind in ("year", "reward", "recruits", "enemy"):
            marks.append(event.kind)
        elif event.kind in ("envoy", "no_envoy"):
            marks.append("envoy")
    return [mark for at, mark in enumerate(marks) if at == 0 or marks[at - 1] != mark]


def recruit_once_a_year(table: Kingsburg) -> list[Event]:
    """Play to the end: everybody declines everything but one soldier a year; what happened."""
    while table.phase != OVER:
        (seat,) = table.to_act()
        wants = table.phase == RECRUITING and table.soldiers(seat) == 0
        table.apply(seat, table.legal(seat)[-1 if wants else 0])
    return table.take_events()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_five_years_of_eight_phases_in_fixed_order(seats: int) -> None:
    """KB-2.1: aid, spring, reward, summer, Envoy, autumn, recruiting, battle; five times."""
    table = scene(seats, dice=[5, 3, 1, 4, 2] * 200)
    for seat in range(seats):
        holds(table, seat, 30, 30, 30)
        owns(table, seat, "guard_tower", "blacksmith", "barracks")
    start(table, AID)
    year = ["spring", "reward", "summer", "envoy", "autumn", "recruits", "enemy"]
    assert calendar(recruit_once_a_year(table)) == ["year", *year] * 5


def test_the_game_is_over_after_the_fifth_winter_and_not_before() -> None:
    """KB-2.1: exactly five years."""
    table = GAME.new(scene(3).options, 4)
    events = [*table.take_events(), *idle(table, lambda table: table.phase == OVER)]
    assert [event.args for event in events if event.kind == "year"] == [(n,) for n in range(5)]
    assert len(told(events, "enemy")) == 5
    assert table.is_over()


def test_winter_is_no_productive_season() -> None:
    """KB-2.2: in a year dice are rolled, gold and points earned three times, not four."""
    table = scene(3, dice=[3, 4, 5, 1, *[3, 4, 5] * 2] * 3 + [1, 6])
    owns(table, 0, *GUILD, *EMBASSY)
    start(table, AID)
    events = idle(table, lambda table: table.year == 1)
    assert told(events, "guild") == [("guild", 0)] * 3
    assert told(events, "embassy") == [("embassy", 0)] * 3
    assert [seat for _, seat in told(events, "rolls")].count(1) == 3


@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])
def test_a_season_goes_roll_court_help_build_end(season: int) -> None:
    """KB-2.3: the four steps and then the end of the season, for all players step by step."""
    table = scene(3, dice=[2, 3, 3, 2, 3, 4, 2, 3, 5, *FILL, *FILL])
    table.season = season
    put(table, goods=[1, 2, 1] * 3)
    for seat in range(3):
        owns(table, seat, *EMBASSY)
    start(table, ROLL)
    play(table, 0, "influence", "treasurer", "2+3+3")
    play(table, 1, "influence", "master_hunter", "2+3+4")
    play(table, 2, "influence", "squire", "2")
    idle_events = table.take_events()
    play(table, 2, "pass")
    play(table, 1, "take", "gold")
    for seat in range(3):
        play(table, seat, "build", "inn")
    steps = ["rolls", "order", "places", "receives", "builds", "embassy"]
    happened = [kind for kind, _ in told([*idle_events, *table.take_events()], *steps)]
    upto = happened.index("embassy") + 3
    assert (
        happened[:upto]
        == (["rolls"] * 3 + ["order"] + ["places"] * 3 + ["receives"] * 3 + ["builds"] * 3)
        + ["embassy"] * 3
    )


@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])
def test_seasons_differ_by_the_aid_die_and_the_inn_only(season: int) -> None:
    """KB-2.4: the aid die is there in spring alone, the Inn pays in summer alone."""
    table = scene(3, dice=[*[3, 4, 5] * 3, 6, *[3, 4, 5] * 3, 1, *[3, 4, 5] * 3])
    for seat in range(3):
        owns(table, seat, "inn")
    owns(table, 0, "barricade")
    owns(table, 1, "barricade")
    start(table, AID)
    idle(table, at(season, COURT))
    assert len(dice(table, 2)[0]) == 3
    assert len(dice(table, 2)[1]) == (1 if season == SPRING else 0)
    before = table.all_tokens()
    put(table, goods=[0, 1, 0] * 3)
    owns(table, 0, "crane", "town_hall")
    idle(table, lambda table: table.phase == SEASON_END)
    gained = 1 if season == SUMMER else 0
    assert table.all_tokens() == [count + gained for count in before]


def test_every_season_leads_to_its_own_phase() -> None:
    """KB-2.1: reward after spring, Envoy after summer, recruiting after autumn."""
    for season, follows in ((SPRING, "reward"), (SUMMER, "envoy"), (AUTUMN, None)):
        table = scene(3, dice=FILL)
        table.season = season
        for seat in (0, 1):
            owns(table, seat, "barricade")
        holds(table, 0, 0, 0, 5)
        start(table, SEASON_END)
        marks = [kind for kind, _ in told(table.take_events(), "reward", "envoy", "season")]
        if follows is None:
            assert table.phase == RECRUITING
            assert goods(table, 0) == (0, 0, 5)
        else:
            assert set(marks[:-1]) == {follows}
            assert marks[-1] == "season"


def test_the_envoy_phase_comes_once_a_year() -> None:
    """KB-2.1: nobody gets the Envoy in spring or autumn."""
    table = scene(3, dice=FILL)
    for seat in (0, 1):
        owns(table, seat, "barricade")
    start(table, SEASON_END)
    assert table.season == SUMMER
    assert told(table.take_events(), "envoy", "no_envoy") == []
    start(table, ENVOY)
    assert table.envoy == 2
