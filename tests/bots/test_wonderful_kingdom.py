"""The greedy duke: far better than chance with every module, and good for medals alone."""

import pytest

from bots.table import meet, play, series
from regalia import bots, registry
from regalia.bots.search.minds import find
from regalia.core.options import Options
from regalia.core.play import rollout
from regalia.core.rng import FastRng
from regalia.games.wonderful_kingdom import scoring
from regalia.games.wonderful_kingdom.actions import SELECT
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.tabled import knows
from regalia.testing.settings import default_options

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
    """At least 95 % of the games, the seats rotated."""
    share, mean = meet(KINGDOM, 2, series(6, 200), values)
    assert share >= 0.95
    assert mean > 45


def test_greedy_wins_medals_alone() -> None:
    """In a good share of games with four modules and packs, and no quest is lost."""
    games = series(4, 25)
    won = [medal for values in ALONE for medal in medals(values, games)]
    assert min(won) > scoring.LOST
    assert sum(medal > 0 for medal in won) >= 0.4 * len(won)


def test_greedy_wins_scenarios() -> None:
    """Two games of each: most are not lost, and some bring a medal."""
    won = [medal for values in SCENARIOS for medal in medals(values, 2)]
    assert sum(medal > scoring.LOST for medal in won) >= 9
    assert sum(medal > 0 for medal in won) >= 4


def has_secret(state: Kingdom, seat: int) -> bool:
    """Whether a seat is to choose between areas of which one holds a card it does not know."""
    hidden = [not knows(tabled, seat) for area in range(2) for tabled in state.area(area)]
    return state.to_act() == [seat] and state.legal(seat)[0] == SELECT and any(hidden)


def test_nobody_sees_through_a_card_in_playouts() -> None:
    """Whatever lies face down, the light policy selects alike; else Traps would be no use."""
    mind = find(KINGDOM.id)
    state = KINGDOM.new(table(2, {}), 3)
    assert isinstance(state, Kingdom)
    state.keeps_events = False
    rng = FastRng(3)
    found = 0
    while state.to_act() and found < 4:
        for seat in range(2):
            if has_secret(state, seat):
                found += 1
                seen = KINGDOM.observe(state, seat)
                worlds = [KINGDOM.imagine(seen, seed) for seed in range(8)]
                mind.begin(worlds[0])
                assert len({mind.quick(world, seat, FastRng(1)) for world in worlds}) == 1
        rollout(state, rng, 1)
    assert found == 4
