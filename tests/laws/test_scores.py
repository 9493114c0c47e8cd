"""Scores: points, sheets and ranks agree."""

import pytest

from kit.games import each_game
from regalia import registry
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.core.play import rollout
from regalia.core.rng import FastRng
from regalia.testing.laws import check_scores
from regalia.testing.settings import default_options


@each_game
def test_points_sheets_and_ranks_agree(game: Game, options: Options) -> None:
    """At any moment points are the sheet's total and ranks follow them."""
    check_scores(game, options, 1)


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_a_printed_sheet_has_every_line_with_its_rule_and_their_sum(game: Game) -> None:
    """Of a game played at random to its end."""
    state = game.new(default_options(game, 2), 1)
    rollout(state, FastRng(1), game.max_actions)
    for seat in range(2):
        sheet = state.score(seat)
        *rows, total = [row.split() for row in str(sheet).splitlines()]
        assert [(int(row[-2]), row[-1]) for row in rows] == [
            (line.points, line.rule) for line in sheet.lines
        ]
        assert total == ["total", str(sum(int(row[-2]) for row in rows))]
        assert repr(sheet) == f"<ScoreSheet: {state.points(seat)} points>"
        assert all(repr(line).startswith(f"<ScoreLine: {line.label} ") for line in sheet.lines)
