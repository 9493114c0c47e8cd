"""Intervals and the sequential test, against values that others have printed."""

from math import inf, isclose, log

import pytest

from regalia.arena.stats import Question, mean_interval, student, wilson
from regalia.core.rng import FastRng


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (15, 148, 0.0624, 0.1605),  # Newcombe 1998, table I, method 3
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (81, 263, 0.2553, 0.3662),
        (9, 10, 0.5958, 0.9821),  # Agresti and Coull 1998
        (10, 10, 0.7225, 1.0000),
    ],
)
def test_wilson_gives_the_printed_values(wins: int, games: int, low: float, high: float) -> None:
    """To the four digits that are printed."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


def test_wilson_without_games_knows_nothing() -> None:
    """Anything is possible."""
    assert wilson(0, 0) == (0.0, 1.0)


def test_wilson_is_fair_to_both_sides() -> None:
    """The loser's interval is the winner's in a mirror, and half wins lie between whole ones."""
    low, high = wilson(30.5, 100)
    assert wilson(69.5, 100) == pytest.approx((1 - high, 1 - low))
    assert wilson(30, 100)[0] < low < wilson(31, 100)[0]


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [
        (1, 12.706),
        (2, 4.303),
        (3, 3.182),
        (4, 2.776),
        (5, 2.571),
        (10, 2.228),
        (20, 2.086),
        (30, 2.042),
        (120, 1.980),
    ],
)
def test_student_gives_the_printed_values(freedom: int, printed: float) -> None:
    """The column of every textbook, 95 % on two sides."""
    assert student(0.975, freedom) == pytest.approx(printed, abs=0.005)


def test_a_mean_has_the_interval_of_the_textbook() -> None:
    """Mean 5, deviation 2.138, 8 values: 5 ± 2.365 · 2.138 / √8."""
    assert mean_interval([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx((3.213, 6.787), abs=0.002)


def test_one_value_has_no_interval() -> None:
    """One value says nothing about how much others would differ."""
    assert mean_interval([3.0]) == (-inf, inf)


def test_the_sequential_test_stops_at_walds_bounds() -> None:
    """With 5 % on either side the bound is log 19; 45 to 55 % takes 15 wins in a row."""
    question = Question(0.45, 0.55)
    assert isclose(question.weight(1, 1), log(0.55 / 0.45))
    assert question.answer(14, 14) is None
    assert question.answer(15, 15) == "high"
    assert question.answer(0, 15) == "low"
    assert question.answer(500, 1000) is None


@pytest.mark.parametrize(("rate", "right"), [(0.55, "high"), (0.45, "low")])
def test_the_sequential_test_seldom_errs(rate: float, right: str) -> None:
    """At the edge of its question it is wrong about once in twenty, never much more."""
    rng = FastRng(7)
    question = Question(0.45, 0.55)
    wrong = 0
    for _ in range(400):
        wins = games = 0
        while (answer := question.answer(wins, games)) is None:
            wins += rng.below(1000) < 1000 * rate
            games += 1
        wrong += answer != right
    assert 0 < wrong / 400 < 0.08
