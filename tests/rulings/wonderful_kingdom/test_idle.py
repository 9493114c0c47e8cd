"""Windows that a table closes by itself: giving up a card is all one could do, and brings nothing.

The rules go on asking (IWK-12.7, IWK-14.1); `Game.idle` says where a table need not.
"""

from typing import Any

import pytest

from regalia import bots, new_match
from regalia.core.observation import Observation
from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.actions import DONE
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import COMBAT, PRODUCTION
from regalia.games.wonderful_kingdom.window import is_giving_up
from rulings.wonderful_kingdom.scene import alchemy, begin, families, menaces, owns, scene, site


def waiting(module: str = "advisors", **values: Any) -> Kingdom:
    """A step whose cubes are placed; seat 0 owns nothing."""
    s = begin(scene(module=module, **values), PRODUCTION, 0)
    s.step = 0
    owns(s, 0)
    return s


def idle(s: Kingdom) -> int | None:
    """What a table would play for seat 0."""
    return GAME.idle(GAME.observe(s, 0))


def test_only_giving_up_is_idle() -> None:
    """IWK-14.1: a cube can go into Alchemy in any later window as well."""
    s = waiting()
    site(s, 0, "quarry")
    assert families(s, 0) == {"done", "give_up"}
    assert idle(s) == DONE


@pytest.mark.parametrize(("krystallium", "soldiers"), [(1, 0), (0, 1)])
def test_whoever_can_place_something_is_asked(krystallium: int, soldiers: int) -> None:
    """IWK-12.7: Krystallium and Soldiers may be placed in every window."""
    s = waiting()
    site(s, 0, "throne_palace")
    owns(s, 0, soldiers, krystallium)
    assert families(s, 0) - {"done", "give_up"}
    assert idle(s) is None


def test_a_fifth_cube_that_finishes_a_card_is_asked_for() -> None:
    """IWK-14.1: giving one card up makes a Krystallium, which is all that the other lacks."""
    s = waiting()
    alchemy(s, 0, "MMMM")
    site(s, 0, "quarry", "M")
    site(s, 0, "scouts", "P")
    assert idle(s) is None
    s = waiting()
    alchemy(s, 0, "MMM")
    site(s, 0, "quarry", "M")
    site(s, 0, "scouts", "P")
    assert idle(s) == DONE, "four cubes are no Krystallium"


def test_a_krystallium_that_finishes_nothing_can_wait() -> None:
    """Both cards lack two cubes: one Krystallium would not finish either now."""
    s = waiting()
    alchemy(s, 0, "MMMM")
    site(s, 0, "quarry")
    site(s, 0, "scouts")
    assert idle(s) == DONE


def test_with_a_quest_one_is_always_asked() -> None:
    """IWK-24: a step may be paid with single cubes of Alchemy."""
    s = waiting("quest")
    site(s, 0, "quarry")
    assert idle(s) is None


def test_a_fight_is_asked_for() -> None:
    """IWK-17.8: with Soldiers enough, Combat is a decision; without, it is none."""
    s = begin(scene(), COMBAT, 0)
    owns(s, 0, 1)
    menaces(s, 0, "vermin")
    assert idle(s) is None
    owns(s, 0)
    site(s, 0, "quarry")
    assert idle(s) == DONE


def test_idling_ends_by_done_and_by_nothing_else() -> None:
    """In whole games: what is played unasked is DONE, and all else there is giving up."""
    found = 0
    for seed, options in enumerate(({}, {"module": "conquest"}, {"module": "quest"})):
        match = new_match("wonderful_kingdom", 2, seed, options)
        players = [bots.find("uniform", "wonderful_kingdom", seed + n) for n in range(2)]
        while not match.is_over():
            seat = match.to_act()[0]
            seen: Observation = match.observe(seat)
            action = GAME.idle(seen)
            if action is not None:
                found += 1
                assert action == DONE in seen.legal
                assert all(one == DONE or is_giving_up(one) for one in seen.legal)
            match.play(seat, players[seat].choose(seen))
    assert found
