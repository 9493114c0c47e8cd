"""The balance of a game: counted from games whose outcome is known."""

from dataclasses import replace

import pytest

from regalia import registry
from regalia.arena import balance as counted
from regalia.arena.balance import ENOUGH, FEW, balance, balance_plan, columns
from regalia.arena.deal import Played
from regalia.arena.plan import Plan
from regalia.arena.series import played
from regalia.text import say

PLAN = balance_plan(Plan("kingsburg", 2, ("uniform",), 4, 11))
CODES = registry.find("kingsburg").actions.codes
STATUE, CHAPEL = CODES.index(("build", "statue")), CODES.index(("build", "chapel"))


def game(winner: int, built: tuple[tuple[int, ...], ...]) -> Played:
    """A game in which the winner has ten points of buildings more."""
    sheets = tuple([((20 if seat == winner else 10), *[0] * 8) for seat in range(2)])
    points = tuple([sheet[0] for sheet in sheets])
    ranks = tuple([1 if seat == winner else 2 for seat in range(2)])
    times = (1, 1), (0.0, 0.0), (0, 0)
    return Played(("uniform", "uniform"), points, ranks, (winner,), *times, sheets, built)


def test_seats_sheets_and_choices() -> None:
    """One seat wins three of four; owners of the statue always win; the chapel helps nobody."""
    games = [
        game(
            winner, tuple([((STATUE, CHAPEL) if seat == winner else (CHAPEL,)) for seat in (0, 1)])
        )
        for winner in (0, 0, 0, 1) * ENOUGH
    ]
    found = balance(PLAN, [[one] for one in games])
    assert [line.rate for line in found.seats] == [0.75, 0.25]
    low, high = found.seats[0].interval
    assert low < 0.75 < high
    buildings = found.sheet[0]
    assert say(buildings.what) == "Buildings" and (buildings.winners, buildings.others) == (20, 10)
    assert [(line.code, line.seats, line.rate) for line in found.choices] == [
        ("statue", 4 * ENOUGH, 1.0),
        ("chapel", 8 * ENOUGH, 0.5),
    ]


def test_what_few_did_is_not_told() -> None:
    """An interval from so few would say nothing."""
    found = balance(PLAN, [[game(0, ((STATUE,), ()))] for _ in range(ENOUGH - 1)])
    assert found.choices == []


def test_what_chance_gave_is_told_by_points() -> None:
    """Red wins three of four and has more points; what was dealt too seldom is left out."""
    games = [
        replace(game(winner, ((), ())), dealt=(("red_land", "both"), ("blue", "both")))
        for winner in (0, 0, 0, 1) * FEW
    ]
    games[0] = replace(games[0], dealt=(("red_land", "rare"), ("blue",)))
    found = balance(PLAN, [[one] for one in games])
    told = [(line.what, line.seats, line.rate) for line in found.dealt]
    assert told[0] == ("red land", 4 * FEW, 0.75)
    assert told[-1] == ("blue", 4 * FEW, 0.25)
    assert [what for what, *_ in told] == ["red land", "both", "blue"]
    assert found.dealt[0].mean_points == 17.5


@pytest.mark.parametrize(
    ("id", "kinds"), [("wonderful_world", 1), ("wonderful_kingdom", 1), ("dragon_castle", 2)]
)
def test_a_real_game_says_what_was_dealt(id: str, kinds: int) -> None:
    """An Empire or a Duchy for each seat; a Spirit and a Dragon for all."""
    deals, _ = played(balance_plan(Plan(id, 2, ("uniform",), 2, 11)))
    for one in deals[0]:
        assert [len(held) for held in one.dealt] == [kinds, kinds]
        assert (one.dealt[0] == one.dealt[1]) == (id == "dragon_castle")


def test_columns_have_round_ends_and_hold_everybody() -> None:
    """Bins of 1, 2, 5, 10 …, never too many."""
    points = [3, 14, 15, 92, 65, 35, 89]
    found = columns(points)
    assert found[0][:2] == (0, 9) and found[-1][:2] == (90, 99) and len(found) == 10
    assert sum([count for _, _, count in found]) == len(points)
    assert columns([5, 5, 6]) == [(5, 5, 2), (6, 6, 1)]


def test_a_real_series_keeps_sheets_and_what_was_built() -> None:
    """And an ordinary one keeps neither."""
    deals, _ = played(PLAN)
    one = deals[0][0]
    assert [sum(sheet) for sheet in one.sheets] == list(one.points)
    assert any(one.watched) and all(CODES[a][0] == "build" for seat in one.watched for a in seat)
    plain, _ = played(Plan("kingsburg", 2, ("uniform",), 1, 11))
    assert plain[0][0].sheets == plain[0][0].watched == ()


@pytest.mark.parametrize("id", sorted(counted.WATCHED))
def test_what_is_watched_exists(id: str) -> None:
    """Every family that is watched is one of the game's."""
    assert counted.WATCHED[id] in {code[0] for code in registry.find(id).actions.codes}
