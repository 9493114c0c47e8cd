"""Every game by keyboard alone, and by ear: each question and each move of mine is said once."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser

from kit.browser import Visitor, needs_browser
from kit.middle import between_years
from kit.typist import Typist
from kit.web import Server
from regalia.testing.walk import fuzz
from regalia.web.live import LiveTable

pytestmark = [needs_browser, pytest.mark.xdist_group("browser")]

# Nearly flat, so that the Dragon can be called after a few turns.
LOW = ",".join(["22221111111111", *["11111111111111"] * 7])


def state_of(live: LiveTable) -> Any:
    """The position, of whichever game it is."""
    return live.match.state


# What a game is played with, and the middle of it, which `make fuzz` plays by keyboard too: in
# `make test` it is played while the page is closed.
GAMES: dict[str, tuple[dict[str, str], Callable[[LiveTable], bool]]] = {
    "kingsburg": ({}, between_years),
    "legends": ({}, lambda live: 12 < live.seats[0].moves < 28),
    "dragon_castle": (
        {"option-plan": LOW},
        lambda live: live.seats[0].moves > 12 and not state_of(live).is_last_round(),
    ),
    "wonderful_world": ({}, lambda live: 0 < state_of(live).round < 3),
    "wonderful_kingdom": ({}, lambda live: 0 < state_of(live).round < 3),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_and_by_ear(browser: Browser, server: Server, game: str) -> None:
    """Tab, Enter, Space and W, from the first decision to the last; nothing is left unsaid.

    Pieces glide quickly but in Kingsburg, where they do as for people.
    """
    visitor = Visitor(browser, server.url, quick=game != "kingsburg")
    form, is_middle = GAMES[game]
    typist = Typist(visitor, server, game, **form)
    live = typist.live
    while seen := typist.until_asked():
        typist.move(seen)
        typist.elsewhere(lambda: fuzz() == 1 and not live.match.is_over() and is_middle(live))
    assert len(typist.turns) > 8
    misheard = typist.misheard()
    complaints = visitor.complaints
    visitor.close()
    assert misheard == [], "\n".join(misheard)
    assert complaints == []
