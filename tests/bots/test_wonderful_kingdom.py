"""The greedy duke: far better than chance with every module, and alone."""

import pytest

from bots.table import play
from kit.games import default_options
from regalia import bots, registry
from regalia.core.options import Options

KINGDOM = registry.find("wonderful_kingdom")


def table(seats: int, **values: object) -> Options:
    """The defaults, and what differs from them."""
    chosen = default_options(KINGDOM, seats).values()
    chosen.update(values)  # type: ignore[arg-type]
    return Options(seats, chosen)


@pytest.mark.parametrize("module", ["menace", "advisors", "quest", "conquest"])
def test_greedy_beats_random_play(module: str) -> None:
    """Every game of a few, the seats rotated; the README has the figures of longer series."""
    for number in range(4):
        mine = number % 2
        company = [
            bots.find("greedy" if seat == mine else "uniform", KINGDOM.id, number * 2 + seat)
            for seat in range(2)
        ]
        state = play(KINGDOM, table(2, module=module), number, company)
        assert state.ranks()[mine] == 1 and state.may_win(mine)


def test_greedy_alone_scores_more_than_chance() -> None:
    """By far, though it wins no medals yet."""
    points = []
    for name in ("greedy", "uniform"):
        states = [
            play(KINGDOM, table(1, side="B"), seed, [bots.find(name, KINGDOM.id, seed)])
            for seed in range(4)
        ]
        points.append(sum(state.points(0) for state in states) / 4)
    assert points[0] > points[1] + 25
