"""Every game by keyboard alone, and by ear: each question and each move of mine is said once."""

import pytest

from kit.browser import Visitor, needs_browser
from kit.typist import Typist
from kit.web import Server

pytestmark = [needs_browser, pytest.mark.xdist_group("browser")]

# Two seats, and what makes a game short; the rounds in which my answers come from elsewhere, for
# time, as they do where games are played by clicks.
LOW = ",".join(["22221111111111", *["11111111111111"] * 7])
SHORT: dict[str, tuple[dict[str, str], tuple[int, ...]]] = {
    "kingsburg": ({}, (1, 2, 3)),
    "legends": ({}, ()),
    "dragon_castle": ({"option-plan": LOW}, ()),
    "wonderful_world": ({}, (1, 2)),
    "wonderful_kingdom": ({}, (1, 2)),
}


def round_of(typist: Typist) -> int:
    """Which round, or year, is played."""
    state = typist.live.match.state
    return int(getattr(state, "year" if typist.live.game.id == "kingsburg" else "round", 0))


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_keyboard_and_by_ear(server: Server, visitor: Visitor, game: str) -> None:
    """Tab, Enter, Space and W, from the first decision to the last; nothing is left unsaid."""
    form, between = SHORT[game]
    typist = Typist(visitor, server, game, **form)
    while seen := typist.until_asked():
        if server.see(lambda: round_of(typist)) not in between:
            typist.move(seen)
        while server.see(lambda: typist.is_asked() and round_of(typist) in between):
            typist.elsewhere()
    assert len(typist.turns) > 8
    misheard = typist.misheard()
    assert misheard == [], "\n".join(misheard)
