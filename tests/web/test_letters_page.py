"""What a phone shows can be read: no letter and no figure below 12 px, in any pane or drawer."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import kit
from kit.browser import PHONE, Visitor, needs_browser
from kit.pages import positions, view_of
from kit.show import show
from kit.web import Server
from regalia.match import Match

pytestmark = [needs_browser, pytest.mark.xdist_group("browser")]

TINY = (Path(kit.__file__).parent / "letters.js").read_text(encoding="utf-8")
LEAST = 12
PANES = ("board", "mine", "others")
# Seats, options and how far positions lie apart: few of each, and between them every phase.
GAMES: dict[str, tuple[int, dict[str, object], int]] = {
    "kingsburg": (5, {}, 97),
    "legends": (4, {"map": "chosen", "citadels": True, "encounters": True}, 43),
    "dragon_castle": (3, {"spirits": 1, "dragons": 1}, 47),
    "wonderful_world": (7, {}, 211),
    "wonderful_kingdom": (2, {"module": "advisors"}, 61),
}


def moments(game: str) -> Iterator[Match]:
    """A game of bots in a few steps, its end among them."""
    seats, options, every = GAMES[game]
    yield from positions(game, seats, 3, options, every=every)
    if game == "dragon_castle":  # the Dragon may be called near the end only
        yield next(
            match for match in positions(game, seats, 3, options, every=1) if may_call(match)
        )


def may_call(match: Match) -> bool:
    """Whether the first seat is asked, and may call the Dragon."""
    return any(match.code(0, action)[0] == "call" for action in match.observe(0).legal)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_nothing_too_small_to_read(
    browser: Browser, server: Server, game: str
) -> None:
    """Every pane and every drawer, with something aimed at; drawings that are shrunk count too."""
    visitor = Visitor(browser, server.url, still=True, **PHONE)
    visitor.sit(game, GAMES[game][0])
    page = visitor.page
    found: set[str] = set()
    for match in moments(game):
        show(page, view_of(match, 0, "fr"))
        page.evaluate("document.querySelector('[name=aim]:not(#aim-x)')?.click()")
        for pane in PANES:
            page.evaluate("pane => { document.documentElement.dataset.pane = pane; }", pane)
            found |= {f"{pane}: {one}" for one in visitor.as_seen(TINY, LEAST)}
    for drawer in ("log", "chatbox", "score", "more"):
        page.evaluate("id => document.getElementById(id)?.setAttribute('open', '')", drawer)
        found |= {f"{drawer}: {one}" for one in visitor.as_seen(TINY, LEAST)}
        page.evaluate("id => document.getElementById(id)?.removeAttribute('open')", drawer)
    visitor.close()
    assert found == set(), "\n".join(sorted(found))


def test_the_measure_sees_what_is_shrunk(visitor: Visitor) -> None:
    """By a view box, by a transform, by its font; and text for the ear is no matter."""
    visitor.go("/")
    visitor.page.evaluate(
        """() => { document.body.innerHTML =
             '<svg viewBox="0 0 99 99" width="50"><text y="50" font-size="20">a</text></svg>'
             + '<p class="t">b</p><p class="s">c</p><p class="vh">d</p><p>e</p>';
           document.querySelector('.t').style.cssText = 'font-size: 20px; transform: scale(.5)';
           document.querySelector('.s').style.cssText = 'font-size: 11px'; }"""
    )
    found = visitor.as_seen(TINY, LEAST)
    assert sorted(one.rsplit(": ")[-1] for one in found) == ["a", "b", "c"]
