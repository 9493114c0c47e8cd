"""The score panel shows what a viewer may know: nobody's points are guessed."""

import pytest

from kit.pages import positions, view_of
from regalia import registry
from regalia.core.state import GameState
from regalia.games.wonderful_world.rules import World
from regalia.web.render import render_table

TABLES = [
    (game.id, seats)
    for game in registry.games()
    for seats in sorted({2, 3, game.seats[-1]} & set(game.seats))
]
WORLDS = 3  # imagined ones that a viewer cannot tell apart


def revealed(state: GameState) -> GameState:
    """The table as everybody saw it last; World alone lets seats score before they show it."""
    state = state.clone()
    if isinstance(state, World):
        for seat in range(state.seats):
            state.set_built(seat, state.shown_built(seat))
            state.set_purse(seat, state.shown_purse(seat))
    return state


def sheet(state: GameState, seat: int) -> list[int]:
    """The points of a seat, line by line."""
    return [line.points for line in state.score(seat).lines]


@pytest.mark.parametrize("bot", ["uniform", "greedy"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_panel_shows_what_is_revealed(game: str, seats: int, bot: str) -> None:
    """Line by line, for players and whoever watches: my own as they are, others' as last shown."""
    for match in positions(game, seats, 3, bot=bot, every=5):
        shown = revealed(match.state)
        for viewer in (*range(seats), None):
            view = view_of(match, viewer, "en")
            for panel in view.sheets:
                seat = panel.number
                known = match.state if seat == viewer else shown
                assert [line.points for line in panel.lines] == sheet(known, seat)
                assert panel.total == known.points(seat)
            for seed in range(WORLDS):
                other = match.game.imagine(view.seen, seed)
                assert match.game.observe(other, view.seen.seat) == view.seen
                for panel in view.sheets:
                    known = other if panel.number == viewer else revealed(other)
                    assert panel.total == known.points(panel.number)


def test_the_end_itemises_what_counted() -> None:
    """Lines of options that nobody chose are no riddle at the end; what counted adds up."""
    *_, match = positions("legends", 2, 5, bot="greedy")
    assert match.is_over()
    view = view_of(match, 0, "en")
    html = render_table(view).partition('id="result"')[2]
    assert "Earlier games" not in html and "Warlord" not in html
    for number, line in enumerate(view.sheets[0].lines):
        counted = any(sheet.lines[number].points for sheet in view.sheets)
        assert (f"#{line.rule}" in html and line.text in html) == counted
