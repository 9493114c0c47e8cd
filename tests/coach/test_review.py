"""Reviews of Pebbles, a game small enough to know what must come out."""

from itertools import pairwise
from statistics import fmean, stdev

import pytest

from regalia.coach.review import Draw, Review, _swings, review
from regalia.core.errors import BadRecord
from regalia.match import Match, new_match
from regalia.testing.matches import play
from regalia.testing.toy.actions import PEEK
from regalia.testing.toy.state import ToyState


@pytest.fixture(scope="module")
def found() -> Review:
    """A match of two, looked at well."""
    return review(play(seed=3), looks=16)


def test_the_course_of_the_game(found: Review) -> None:
    """A chance for every seat at every position; together one; in the end the result."""
    match = found.match
    assert len(found.chances) == len(found.where) == len(match.plies) + 1
    assert all(sum(row) == pytest.approx(1.0) for row in found.chances)
    assert found.who == [ply.seat for ply in match.plies]
    winners = match.state.winners()
    assert [found.chances[-1][seat] > 0 for seat in range(2)] == [s in winners for s in range(2)]


def test_alone_a_swing_is_one_of_points() -> None:
    """There is nobody to beat: the moments on the curve are those at which it moved most."""
    match = new_match("wonderful_world", 1, 3)
    while not match.is_over():
        match.play(0, match.observe(0).legal[-1])
    found = review(match, looks=1)
    course = [row[0] for row in found.margins]
    assert found.swings
    for swing in found.swings:
        assert swing.change == pytest.approx(course[swing.ply] - course[swing.ply - 1])
    most = max(abs(after - before) for before, after in pairwise(course))
    assert max(abs(swing.change) for swing in found.swings) == pytest.approx(most)


def test_the_same_seed_says_the_same(found: Review) -> None:
    """And another seed something else."""
    again, other = review(play(seed=3), looks=16), review(play(seed=3), seed=2, looks=16)
    assert again.chances == found.chances and again.ledger == found.ledger
    assert other.chances != found.chances


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    """What others hold is still theirs."""
    with pytest.raises(BadRecord, match="not over yet"):
        review(play(seed=3, count=5))


def drawn(match: Match) -> list[int]:
    """The actions after which chance was drawn, the deal being 0."""
    state = match.game.new(match.options, match.seed)
    found = [0]
    for number, ply in enumerate(match.plies, 1):
        count = state.rng.count
        state.apply(ply.seat, ply.action)
        if state.rng.count != count:
            found.append(number)
    return found


def test_luck_is_where_chance_was_drawn_and_nowhere_else(found: Review) -> None:
    """What is a player's own doing is not luck."""
    assert [draw.ply for draw in found.draws] == drawn(found.match)
    for seat, line in enumerate(found.ledger):
        assert line.luck.points == pytest.approx(
            sum([draw.gains[seat].points for draw in found.draws])
        )


def test_who_wins_a_tie_by_the_die_was_lucky() -> None:
    """Equal bids, a die decides: luck for one is bad luck for the other, in every such tie."""
    ties = 0
    for seed in range(12):
        match = play(seed=seed)
        state = match.game.new(match.options, match.seed)
        assert isinstance(state, ToyState)
        draws = {draw.ply: draw for draw in review(match, looks=40).draws}
        for number, ply in enumerate(match.plies, 1):
            round = len(state.lots) - 1
            state.apply(ply.seat, ply.action)
            if number not in draws or state.opened[0] != state.opened[1]:
                continue
            if state.owners[round] >= 0 and state.lots[round] >= 4:
                ties += 1
                winner = state.owners[round]
                assert _gain(draws[number], winner) > 0 > _gain(draws[number], 1 - winner)
    assert ties >= 3


def _gain(draw: Draw, seat: int) -> float:
    return draw.gains[seat].points


def test_luck_evens_out_in_the_long_run() -> None:
    """Over many games its mean is zero, within what such a number of games can tell."""
    lucks = [review(play(seed=seed), looks=6).ledger[0].luck.points for seed in range(40)]
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / len(lucks) ** 0.5
    assert stdev(lucks) > 0.5


def test_a_coin_thrown_away_costs_a_coin() -> None:
    """To search, which judges by points, peeking is a coin lost."""
    costs = []
    for seed in range(12):
        match = play(seed=seed)
        for decision in review(match, looks=12).decisions:
            if match.plies[decision.ply - 1].action == PEEK and not decision.is_same:
                costs.append(decision.cost.points)
                assert decision.cost.points_doubt >= 0
    assert len(costs) > 5 and 0.5 < fmean(costs) < 3


def test_where_search_agrees_nothing_was_lost(found: Review) -> None:
    """And the ledger counts how often."""
    for seat, line in enumerate(found.ledger):
        mine = [one for one in found.decisions if one.seat == seat]
        assert line.decisions == len(mine) and line.agreed == sum([one.is_same for one in mine])
        assert all(one.cost.points == 0 for one in mine if one.is_same)
        assert line.cost.points == pytest.approx(sum([one.cost.points for one in mine]))


def test_swings_are_the_biggest_and_stand_apart() -> None:
    """In the order of the game, each for the seat that it changed most for."""
    course = [0.5, 0.5, 0.9, 0.8, 0.8, 0.8, 0.2, 0.2, 0.25, 0.25, 0.25, 1.0]
    found = _swings([(chance, 1 - chance) for chance in course])
    assert [swing.ply for swing in found] == [2, 6, 11] or len(found) == 5
    assert [round(s.change, 2) for s in found if s.ply in (2, 6, 11)] == [0.4, -0.6, 0.75]
