"""What a prompt shows of the API: what a thing is, and no address in memory."""

import pytest

from regalia import bots, new_match, position, registry, replay, verify
from regalia.core.events import Event
from regalia.core.outcome import Outcome
from regalia.testing import Loaded, Walk, default_options
from regalia.testing.toy import GAME as TOY

KINGSBURG = registry.find("kingsburg")


@pytest.mark.parametrize("package", registry.PACKAGES)
def test_nothing_shows_where_it_lies_in_memory(package: str) -> None:
    """Whatever a match gives out, before and after it is played, for few and for many."""
    game = registry.find(package)
    for seats in (game.seats[0], game.seats[-1]):
        match = new_match(package, seats, 7)
        seat = match.to_act()[0]
        shown = [match, match.observe(seat), match.observe(-1).view, match.legal(seat)]
        shown += [game, game.actions, game.options(), match.options, match.state, match.log()]
        while not match.is_over():
            seat = match.to_act()[0]
            match.play(seat, match.observe(seat).legal[0])
        record = match.record()
        shown += [match, match.outcome, match.scores(), replay(record), verify(record)]
        shown += [position(package, match.in_words(), seats=seats, seed=7)]
        shown += [bots.find(name, package, 1) for name in bots.names(package)]
        assert [repr(thing) for thing in shown if " at 0x" in repr(thing)] == []


@pytest.mark.parametrize(
    ("thing", "shown"),
    [
        (new_match("wonderful_world", 1, 7), "<Match: wonderful_world, 1 seat, 0 actions, "),
        (position("kingsburg", seats=2, seed=7), "<Position: kingsburg, 2 seats, told: nothing>"),
        (KINGSBURG.new(default_options(KINGSBURG, 3), 7), "<Kingsburg: 3 seats, waiting for seat "),
        (KINGSBURG.actions, "<ActionSpace: 9579 actions>"),
        (KINGSBURG.options()[3], "<Option demons, usually 'standard'>"),
        (bots.find("uniform", "kingsburg", 1), "<Uniform>"),
        (Outcome([1, 1], [0, 1], "shared", "EL-9.13"), "<Outcome: seat 0 and seat 1 share the "),
        (
            Event("take", 1, (2,), -1, "KB-3.3"),
            "Event('take', seat=1, args=(2,), audience=-1, rule=",
        ),
        (Loaded([3, 1]), "<Loaded: [3, 1]>"),
        (Walk(TOY, default_options(TOY, 2), 5, ""), "<Walk: toy, seed 5, 0 steps>"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_thing_says_what_it_is(thing: object, shown: str) -> None:
    """At every prompt, and in every error that repeats it."""
    assert repr(thing).startswith(shown)
