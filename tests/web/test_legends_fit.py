"""Every question that Legends asks, at every size of window: nothing it needs is out of view."""

import pytest
from playwright.sync_api import Browser

from kit.browser import Visitor, needs_browser
from kit.fits import LYING, SIZES, misfits_at
from kit.pages import view_of
from kit.web import Server
from regalia import bots
from regalia.games.legends.actions import MOVE, move_origin
from regalia.games.legends.observation import LegendsObservation
from regalia.match import Match, new_match
from regalia.web.render import render_table
from regalia.web.tables.legends.present import QUESTIONS, question

pytestmark = pytest.mark.xdist_group("browser")

ALL_TOKENS = {"explorations": "swamp", "citadels": True, "encounters": True, "warlords": True}
# Seats, options and the deals that are played; between them they ask whatever can be asked.
TABLES: tuple[tuple[int, dict[str, object], range], ...] = (
    (2, {}, range(2)),
    (3, {"map": "chosen", "shape": "rectangle", **ALL_TOKENS}, range(2)),
    (4, {"map": "chosen", **ALL_TOKENS}, range(3)),
)
SMALL = ((390, 844), (1280, 720))
SHOW = """html => {
  const old = document.getElementById('table'), at = old.dataset.at;
  old.outerHTML = html;
  document.getElementById('table').dataset.at = at;
  document.dispatchEvent(new Event('htmx:after:swap'));
}"""
# Aim at something; in a march, from where most ways lead.
AIM = """() => {
  const ways = (from) => document.querySelectorAll(`.${from.id} .goal`).length;
  [...document.querySelectorAll('[name=from]')].sort((a, b) => ways(b) - ways(a))[0]?.click();
  const aims = [...document.querySelectorAll('[name=aim]')];
  const near = aims.filter((aim) => aim.closest('.from-any.is-picked'));
  (near.length ? near : aims).at(-1)?.click();
}"""


def crowd(seen: LegendsObservation) -> int:
    """How much a question offers: a march is measured by where armies stand."""
    origins = {move_origin(action) for action in seen.legal if action >= MOVE}
    return len(origins) * 100 + len(seen.legal)


def hardest(lang: str) -> dict[str, str]:
    """By question, the page of the position that offers most in a few games of bots.

    Cards and marches are looked at with every number of seats: the seats take their room.
    """
    best: dict[str, tuple[int, Match, int]] = {}
    for seats, options, seeds in TABLES:
        for seed in seeds:
            match = new_match("legends", seats, seed, options)
            players = [bots.find("uniform", "legends", seed * 10 + n) for n in range(seats)]
            while not match.is_over():
                seat = match.to_act()[0]
                seen = match.observe(seat)
                assert isinstance(seen, LegendsObservation)
                name = question(seen)
                if name in ("take", "move"):
                    name += f" with {seats} seats"
                if crowd(seen) >= best.get(name, (0,))[0]:
                    best[name] = crowd(seen), match, len(match.plies)
                match.play(seat, players[seat].choose(seen))
    return {name: drawn(match, plies, lang) for name, (_, match, plies) in best.items()}


def drawn(match: Match, plies: int, lang: str) -> str:
    """The page of whoever was to act after so many plies."""
    then = new_match("legends", match.seats, match.seed, match.options.values())
    for ply in match.plies[:plies]:
        then.play(ply.seat, ply.action)
    return render_table(view_of(then, then.to_act()[0], lang))


@needs_browser
def test_every_decision_fits_every_window(browser: Browser, server: Server) -> None:
    """The question, all that can be chosen and what one owns: 2 to 4 seats, all variants.

    Before something is aimed at the smallest windows tell enough; what is aimed at needs more room.
    """
    visitor = Visitor(browser, server.url, still=True)
    visitor.context.add_init_script("localStorage.setItem('regalia-no-scenes', 'yes')")
    visitor.sit("legends", 2, **{"option-setup_player": "0"})
    page = visitor.page
    found: list[str] = []
    asked = hardest("fr")
    for name, html in asked.items():
        page.evaluate(SHOW, html)
        found += [f"{name}: {one}" for one in misfits_at(page, SMALL)]
        page.evaluate(AIM)
        found += [f"{name}, aimed: {one}" for one in misfits_at(page, (*SIZES, LYING))]
    visitor.close()
    assert {name.split()[0] for name in asked} == {*QUESTIONS.values(), "centre"}
    assert found == [], "\n".join(found)
