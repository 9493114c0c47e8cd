"""IWW-9.12 and IWW-23.11: whom a window asks, and how it closes."""

from dataclasses import replace

from regalia.core.events import SPECTATOR
from regalia.games.wonderful_world import GAME
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import PLANNING, PRODUCTION
from regalia.match import Match, new_match
from rulings.wonderful_world.scene import (
    ENERGY,
    MATERIALS,
    area,
    card,
    codes,
    kinds,
    owns,
    plan,
    play,
    produce,
    purse,
    scene,
    site,
    told,
)


def zeppelin_and_museum() -> World:
    """The Energy step of two: one cube would finish the Zeppelin, the Museum only waits."""
    table = scene(2)
    site(table, 0, "zeppelin", "E")
    site(table, 1, "museum")
    return produce(table, ENERGY)


def finish(match: Match, seat: int) -> None:
    """Recycle all that a seat has drafted; with nothing under construction that is the end."""
    window = match.state.window
    while match.state.window == window and seat in match.to_act():
        codes = {match.code(seat, action)[0]: action for action in match.observe(seat).legal}
        match.play(seat, codes["recycle"])


def test_a_window_closes_by_itself_for_who_can_do_nothing() -> None:
    """IWW-9.12, IWW-23.5: no card under construction, so cubes go to the Empire card unasked."""
    table = told("materials", area(), area("zeppelin"))
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
    table = told("energy", area("museum"))
    assert table.to_act() == [0] and codes(table, 0) == [("done",), ("discard", "museum")]


def test_who_has_nothing_left_to_do_has_finished() -> None:
    """IWW-9.12: the last card is finished, so nothing is left to decide; nothing is shown yet."""
    table = zeppelin_and_museum()
    before = table.shown, table.window
    play(table, 0, "place", "zeppelin", "energy")
    assert table.to_act() == [1] and table.step == ENERGY
    assert (table.shown, table.window) == before


def test_who_can_still_discard_has_not_finished() -> None:
    """IWW-9.12, IWW-10.1: the cube is placed, the card still lies there."""
    table = zeppelin_and_museum()
    play(table, 0, "empire")
    assert table.to_act() == [0, 1]
    assert codes(table, 0) == [("done",), ("discard", "zeppelin")]
    play(table, 0, "discard", "zeppelin")
    assert table.to_act() == [1]


def test_planning_closes_with_the_last_card_recycled() -> None:
    """IWW-5.6, IWW-9.12: all seven cards handled, none under construction, no cube in hand."""
    table = plan(scene(2))
    while len(table.todo(0)) > 1:
        play(table, 0, *next(code for code in codes(table, 0) if code[0] == "recycle"))
        assert table.to_act() == [0, 1]
    play(table, 0, *next(code for code in codes(table, 0) if code[0] == "recycle"))
    assert table.to_act() == [1] and table.phase == PLANNING


def test_a_cube_in_hand_keeps_planning_open() -> None:
    """IWW-5.9: its place is still to be chosen; then the finished card leaves nothing to do."""
    table = scene(2)
    site(table, 0, "zeppelin", "E")
    plan(table, ["wind_turbines"])
    table.set_todo(0, bytes([card("wind_turbines")]))
    play(table, 0, "recycle", "wind_turbines")
    assert table.to_act() == [0, 1]
    play(table, 0, "place", "zeppelin", "energy")
    assert table.to_act() == [1]


def test_the_step_goes_on_when_the_last_has_finished_by_himself() -> None:
    """IWW-9.12, IWW-6.9: then all is shown."""
    table = zeppelin_and_museum()
    play(table, 1, "discard", "museum")
    table.take_events()
    shown = table.shown
    play(table, 0, "place", "zeppelin", "energy")
    assert table.step != ENERGY and table.shown > shown
    assert kinds(table)[:2] == ["builds", "discards"]


def test_a_finish_by_itself_looks_like_one_that_was_said() -> None:
    """IWW-23.11: the others see who has finished, not how, nor after how many actions."""
    by_itself, said, at_length = zeppelin_and_museum(), zeppelin_and_museum(), zeppelin_and_museum()
    for table in (by_itself, said, at_length):
        table.take_events()
    play(by_itself, 0, "place", "zeppelin", "energy")
    play(said, 0, "empire")
    play(said, 0, "done")
    play(at_length, 0, "empire")
    play(at_length, 0, "discard", "zeppelin")
    for watcher in (1, SPECTATOR):
        seen = GAME.observe(by_itself, watcher)
        assert seen.to_act == (1,)
        assert GAME.observe(said, watcher) == seen and GAME.observe(at_length, watcher) == seen
    for table in (by_itself, said, at_length):
        assert table.take_events() == []


def test_the_others_do_not_see_what_was_done() -> None:
    """IWW-23.11: neither that a player has acted nor how, until all have finished."""
    table = zeppelin_and_museum()
    seen = GAME.observe(table, 1)
    play(table, 0, "empire")
    assert GAME.observe(table, 1) == seen


def test_a_finish_by_itself_can_be_taken_back() -> None:
    """IWW-23.11: as long as another has not finished; he does not notice more than that."""
    match = new_match("wonderful_world", 2, 3)
    while match.state.phase != PLANNING:
        seat = match.to_act()[0]
        match.play(seat, match.observe(seat).legal[0])
    open_window = GAME.observe(match.state, 1)
    finish(match, 0)
    assert match.to_act() == [1] and match.can_undo(0)
    match.play(1, match.observe(1).legal[0])
    theirs = GAME.observe(match.state, 1)
    assert match.can_undo(0)
    match.undo(0)
    assert match.to_act() == [0, 1] and GAME.observe(match.state, 0).todo
    assert GAME.observe(match.state, 1) == replace(theirs, to_act=(0, 1))
    match.undo(1)
    assert GAME.observe(match.state, 1) == open_window
    finish(match, 0)
    finish(match, 1)
    assert match.state.phase != PLANNING
    assert not match.can_undo(0) and not match.can_undo(1), "all is shown"


def test_a_lone_player_is_not_asked_for_nothing() -> None:
    """IWW-9.12: nobody else is there to be told anything."""
    alone = scene(1)
    site(alone, 0, "zeppelin", "E")
    owns(alone, 0, krystallium=1)
    produce(alone, MATERIALS)
    play(alone, 0, "krystallium", "zeppelin", "energy")
    assert alone.phase != PRODUCTION
