"""The greedy duke: far better than chance with every module, and good for medals alone."""

import pytest

from bots.table import play
from kit.games import default_options
from regalia import bots, registry
from regalia.core.options import Options
from regalia.games.wonderful_kingdom import scoring
from regalia.games.wonderful_kingdom.rules import Kingdom

KINGDOM = registry.find("wonderful_kingdom")
TWO = [
    {"module": "menace"},
    {"module": "menace", "pack_1": "illusionists", "pack_2": "black_dragons"},
    {"module": "advisors"},
    {"module": "quest"},
    {"module": "conquest"},
]
ALONE = [
    {"pack_1": "giant_rats"},
    {"pack_1": "syphons"},
    {"module": "advisors"},
    {"module": "quest"},
]
SCENARIOS = [{"scenario": f"sc0{number}"} for number in range(1, 7)]


def table(seats: int, values: dict[str, str]) -> Options:
    """The defaults, and what differs from them."""
    return Options(seats, {**default_options(KINGDOM, seats).values(), **values})


def medals(values: dict[str, str], seeds: int) -> list[int]:
    """What the bot wins alone on side B."""
    found = []
    for seed in range(seeds):
        options = table(1, {"side": "B", **values})
        state = play(KINGDOM, options, seed, [bots.find("greedy", KINGDOM.id, seed)])
        assert isinstance(state, Kingdom)
        found.append(scoring.medal(state))
    return found


@pytest.mark.parametrize("values", TWO, ids=lambda values: "-".join(values.values()))
def test_greedy_beats_random_play(values: dict[str, str]) -> None:
    """Every game of a few, the seats rotated; the README has the figures of longer series."""
    points = 0
    for number in range(6):
        mine = number % 2
        company = [
            bots.find("greedy" if seat == mine else "uniform", KINGDOM.id, number * 2 + seat)
            for seat in range(2)
        ]
        state = play(KINGDOM, table(2, values), number, company)
        assert state.ranks()[mine] == 1 and state.may_win(mine)
        points += state.points(mine)
    assert points / 6 > 45


def test_greedy_wins_medals_alone() -> None:
    """In a good share of sixteen games with four modules and packs, and no quest is lost."""
    won = [medal for values in ALONE for medal in medals(values, 4)]
    assert min(won) > scoring.LOST
    assert sum(medal > 0 for medal in won) >= 7


def test_greedy_wins_scenarios() -> None:
    """Two games of each: most are not lost, and some bring a medal."""
    won = [medal for values in SCENARIOS for medal in medals(values, 2)]
    assert sum(medal > scoring.LOST for medal in won) >= 9
    assert sum(medal > 0 for medal in won) >= 4
