"""What a prompt shows of the faces: what they are of, and no address in memory."""

import pytest

pytest.importorskip("pettingzoo", reason="the research extra is not installed: no PettingZoo")

import regalia
from regalia.research import pettingzoo
from regalia.research.gymnasium import SeatEnv
from regalia.research.tensors import encoding


@pytest.mark.parametrize(
    ("thing", "shown"),
    [
        (regalia.batch("legends", 2, seed=1, seats=3), "<Batch: 2 games of legends, 3 seats>"),
        (encoding("kingsburg"), "<Encoding: kingsburg, 1383 columns>"),
        (pettingzoo.env("legends", seats=2), "<TurnEnv: legends, 2 seats>"),
        (pettingzoo.parallel_env("legends", seats=2), "<WindowEnv: legends, 2 seats>"),
        (
            SeatEnv("wonderful_world", 1),
            "<SeatEnv: wonderful_world, 1 seat, learning at seat 0>",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_thing_says_what_it_is(thing: object, shown: str) -> None:
    """At every prompt, and in every error that repeats it."""
    assert repr(thing) == shown
