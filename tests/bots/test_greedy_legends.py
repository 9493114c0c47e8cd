"""The greedy bot at Legends: strong enough to be fun, and sensible where people would notice."""

import pytest

from bots.table import meet, series
from regalia import bots, registry
from regalia.games.legends.rules import Legends
from rulings.legends.scene import armies, scene, takes

LEGENDS = registry.find("legends")


def test_greedy_beats_random_play_at_two_seats() -> None:
    """At least 95 % of the games, the seats rotated."""
    share, mean = meet(LEGENDS, 2, series(60, 200))
    assert share >= 0.95
    assert mean > 15


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_random_play_in_company(seats: int) -> None:
    """Far more than its share, which would be a third or a quarter."""
    share, mean = meet(LEGENDS, seats, 20)
    assert share >= 0.9
    assert mean > 10


def answer(table: Legends, seat: int) -> str:
    """What greedy does here."""
    choice = bots.find("greedy", "legends", 1).choose(LEGENDS.observe(table, seat))
    return " ".join(LEGENDS.actions.code(choice))


def test_greedy_walks_into_an_empty_region() -> None:
    """A spare army next to a region that nobody holds goes there."""
    table = scene(3)
    armies(table, 0, pil1=3)
    takes(table, 0, "ancient_sage")
    assert answer(table, 0) == "move pil1 pil2"


def test_greedy_breaks_a_tie_by_destroying() -> None:
    """Of all armies in reach it destroys the one that ties a region."""
    table = scene(3)
    armies(table, 0, tri1=1, cre1=5)
    armies(table, 1, tri1=1, cre1=1)
    takes(table, 0, "noble_knight")
    table.apply(0, 0)
    assert answer(table, 0) == "destroy tri1 seat1"
