"""Series of games: who meets whom, what is counted, and that nothing changes the figures."""

import os
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from regalia.arena import Plan, Processes, Question, Report, hold, rotations
from regalia.arena.deal import Played, play
from regalia.arena.document import document
from regalia.arena.plan import Job
from regalia.arena.report import report
from regalia.core.errors import RegaliaError

PLAN = Plan("kingsburg", 2, ("uniform", "greedy"), 6, 11)


def figures(told: Report) -> dict[str, object]:
    """A report without the clock's part."""
    whole = document(told, "any")
    del whole["cpu_seconds"]
    for key in ("bots", "pairs"):
        lines = whole[key]
        assert isinstance(lines, list)
        for line in lines:
            del line["seconds_per_move"]
    return whole


def test_pairs_triples_and_bots_alone() -> None:
    """Every set of bots that fills a table; too few bots sit there more than once."""
    plan = replace(PLAN, bots=("a", "b", "c"))
    assert plan.tables == [("a", "b"), ("a", "c"), ("b", "c")]
    assert replace(plan, seats=3).tables == [("a", "b", "c")]
    assert replace(plan, seats=1).tables == [("a",), ("b",), ("c",)]
    assert replace(plan, bots=("a", "b"), seats=3).tables == [("a", "a", "b"), ("a", "b", "b")]
    assert replace(plan, bots=("a",)).tables == [("a", "a")]


def test_every_bot_comes_to_every_seat() -> None:
    """Once each, and equal bots are not told apart."""
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations(("a", "a")) == [("a", "a")]


def test_games_are_rounded_up_to_whole_rotations() -> None:
    """Seven games of two are four deals, at every table the same."""
    jobs = list(replace(PLAN, games=7, bots=("a", "b", "c")).jobs())
    assert [job.deal for job in jobs] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert {job.seed for job in jobs} == {11}


def test_a_bot_gains_nothing_on_itself() -> None:
    """Two bots that play alike, under two names, share every deal: luck is the same for both."""
    one = play(Job("kingsburg", 2, {}, ("greedy", "uniform"), 0, 5, 11))
    other = play(Job("kingsburg", 2, {}, ("uniform", "greedy"), 0, 5, 11))
    assert [game.points for game in one] == [game.points for game in reversed(other)]
    (mirror,) = play(Job("kingsburg", 2, {}, ("greedy", "greedy"), 0, 5, 11))
    assert mirror == replace(
        play(Job("kingsburg", 2, {}, ("greedy", "greedy"), 3, 5, 11))[0], seconds=mirror.seconds
    )


def test_the_same_seed_gives_the_same_figures_with_any_number_of_processes() -> None:
    """Also where a question stops some pairs early."""
    plan = replace(PLAN, bots=("uniform", "greedy"), games=24, question=Question(0.4, 0.6))
    alone = figures(hold(plan))
    assert alone == figures(hold(plan, Processes(3)))
    assert alone["pairs"][0]["settled"] == "low"  # type: ignore[index]
    assert alone["games"] < 24  # type: ignore[operator]
    assert alone != figures(hold(replace(plan, seed=12)))


def test_what_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wins, draws as halves, margins over deals, places, points, paces by a clock that is known."""
    monkeypatch.setattr("regalia.arena.deal.process_time", partial(next, count(0.0, 0.25)))
    told = hold(PLAN)
    (pair,) = told.pairs
    uniform, greedy = told.bots
    assert pair.bots == ("uniform", "greedy") and pair.games == told.games == 6
    assert pair.wins[0] + pair.wins[1] + pair.draws == 6
    assert pair.wins[1] == 6 and greedy.rate == 1.0 and greedy.mean_rank == 1.0
    assert pair.mean_margin == pytest.approx(uniform.mean_points - greedy.mean_points)
    assert pair.margin_interval[0] < pair.mean_margin < pair.margin_interval[1] < 0
    assert greedy.rating.strength > 25 > uniform.rating.strength
    assert greedy.seconds_per_move == uniform.seconds_per_move == 0.25


def test_draws_are_half_a_win_and_shared_places_shared() -> None:
    """Counted from games that are given."""
    drawn = Played(("a", "b"), (5, 5), (1, 1), (0, 1), (1, 1), (0.0, 0.0), (0, 0))
    won = Played(("b", "a"), (3, 9), (2, 1), (1,), (1, 1), (0.0, 0.0), (0, 0))
    nobody = Played(("a", "b"), (0, 1), (2, 2), (), (1, 1), (0.0, 0.0), (0, 0))
    told = report(replace(PLAN, bots=("a", "b")), [[drawn, won], [nobody]], {})
    (pair,) = told.pairs
    assert (pair.wins, pair.draws) == ((1, 0), 2) and pair.rate == pytest.approx(2 / 3)
    assert pair.mean_margin == (3 - 1) / 2  # two deals: +3 on average, and -1
    assert told.nobody == 1
    assert [line.wins for line in told.bots] == [1.5, 0.5]


def test_three_at_a_table() -> None:
    """A game counts once for each pair, however many seats a bot holds."""
    told = hold(replace(PLAN, seats=3, games=3))
    (pair,) = told.pairs
    assert told.games == pair.games == 6
    assert pair.wins[0] + pair.wins[1] + pair.draws == pytest.approx(6)
    assert [line.games for line in told.bots] == [9, 9]
    assert sum([line.wins for line in told.bots]) == pytest.approx(6)


def test_alone() -> None:
    """A bot by itself has no pair, but points."""
    told = hold(Plan("wonderful_world", 1, ("uniform", "greedy"), 2, 5))
    assert told.pairs == [] and [line.games for line in told.bots] == [2, 2]
    assert told.bots[1].mean_points > told.bots[0].mean_points


def die_once(mark: Path, job: Job) -> list[Played]:
    """Plays, but the first process that comes to the second deal ends there."""
    if job.deal == 1 and not mark.exists():
        mark.touch()
        os._exit(9)
    return play(job)


def die_always(job: Job) -> list[Played]:
    """No process survives this."""
    os._exit(9)


def err(job: Job) -> list[Played]:
    """A mistake in the program."""
    raise ValueError("no such luck")


def test_a_process_that_dies_costs_no_result(tmp_path: Path) -> None:
    """Its deal is played again by another, and the figures are those of a quiet series."""
    mark = tmp_path / "died"
    told = hold(PLAN, Processes(2, partial(die_once, mark)))
    assert mark.exists()
    assert figures(told) == figures(hold(PLAN))


def test_a_deal_that_ends_every_process_ends_the_series() -> None:
    """After three, with a sentence that names the bots."""
    with pytest.raises(RegaliaError, match="uniform, greedy"):
        hold(PLAN, Processes(1, die_always))


def test_a_mistake_in_a_process_is_told() -> None:
    """And not taken for a death."""
    with pytest.raises(RegaliaError, match="ValueError: no such luck"):
        hold(PLAN, Processes(2, err))
