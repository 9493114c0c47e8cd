"""IWW-9.12 and IWW-23.11: whom a window asks, and how it closes."""

from regalia.games.wonderful_world import GAME
from regalia.games.wonderful_world.state import PRODUCTION
from rulings.wonderful_world.scene import (
    ENERGY,
    MATERIALS,
    codes,
    owns,
    play,
    produce,
    purse,
    scene,
    site,
)


def test_a_window_closes_by_itself_for_who_can_do_nothing() -> None:
    """IWW-9.12, IWW-23.5: no card under construction, so cubes go to the Empire card unasked."""
    table = scene(2)
    site(table, 1, "zeppelin")
    produce(table, MATERIALS)
    assert table.to_act() == [1] and purse(table, 0)[0] == 2


def test_a_window_that_asks_nobody_is_not_opened() -> None:
    """IWW-9.12: without a card under construction anywhere, all five steps pass at once."""
    table = scene(3)
    table.take_events()
    produce(table, MATERIALS)
    assert table.phase != PRODUCTION
    assert [event.kind for event in table.take_events()].count("step") == 5


def test_a_card_under_construction_keeps_the_window_open() -> None:
    """IWW-9.12, IWW-10.1: it can be discarded at any time, so its owner says when to stop."""
    table = scene(2)
    site(table, 0, "museum")
    produce(table, ENERGY)
    assert table.to_act() == [0] and codes(table, 0) == [("done",), ("discard", "museum")]


def test_who_has_acted_says_done() -> None:
    """IWW-23.11: with nothing left to do, what was done may still be taken back until then."""
    table = scene(2)
    site(table, 0, "zeppelin", "E")
    site(table, 1, "museum")
    produce(table, ENERGY)
    play(table, 0, "place", "zeppelin", "energy")
    assert table.to_act() == [0, 1] and codes(table, 0) == [("done",)]


def test_the_others_do_not_see_what_was_done() -> None:
    """IWW-23.11: a card finished or left, they see the same until all have finished."""
    finished, left = scene(2), scene(2)
    for table in (finished, left):
        site(table, 0, "zeppelin", "E")
        site(table, 1, "museum")
        produce(table, ENERGY)
    play(finished, 0, "place", "zeppelin", "energy")
    play(left, 0, "empire")
    assert GAME.observe(finished, 1) == GAME.observe(left, 1)
    for table in (finished, left):
        play(table, 0, "done")
    assert GAME.observe(finished, 1) == GAME.observe(left, 1)


def test_a_lone_player_is_not_asked_for_nothing() -> None:
    """IWW-9.12: nobody else is there to be told anything."""
    alone = scene(1)
    site(alone, 0, "zeppelin", "E")
    owns(alone, 0, krystallium=1)
    produce(alone, MATERIALS)
    play(alone, 0, "krystallium", "zeppelin", "energy")
    assert alone.phase != PRODUCTION
