"""One screen holds one decision: every question of every module, at every size of window."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page

from kit.browser import Visitor, needs_browser
from kit.fits import SIZES, misfits_at
from kit.pages import view_of
from kit.web import Guest, Server
from regalia import bots
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.match import Match, new_match
from regalia.web.render import render_table

GAME = "wonderful_kingdom"
SMALL = ((390, 844), (1280, 720))  # the narrowest foot, the narrowest status line
pytestmark = pytest.mark.xdist_group("browser")

# A position is shown as if it had just come, with the pane on it that its question is about.
SHOW = """html => {
  document.getElementById('live').innerHTML = html;
  document.dispatchEvent(new Event('htmx:after:swap'));
  const root = document.documentElement;
  root.dataset.pane = document.getElementById('table').dataset.askedPane;
}"""

# Names of cards that break inside a word, but where they may, or leave their card.
BROKEN = """() => {
  const found = new Set();
  for (const name of document.querySelectorAll('#table .wc-name')) {
    if (!name.checkVisibility({visibilityProperty: true})) continue;
    const card = name.closest('.wc, .ws')?.getBoundingClientRect();
    if (!card?.width || name.closest('.tip')) continue;
    const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const word of text.data.matchAll(/[^\\s\\u00ad-]+/g)) {
        const at = (letter) => {
          const range = document.createRange();
          range.setStart(text, word.index + letter);
          range.setEnd(text, word.index + letter + 1);
          return [...range.getClientRects()].at(-1);
        };
        const [first, last] = [at(0), at(word[0].length - 1)];
        const isOut = first.top + 3 < card.top || last.bottom - 3 > card.bottom;
        if (Math.abs(first.top - last.top) > 3 || isOut)
          found.add(`${word[0]} of ${name.textContent.trim()}`);
      }
    }
  }
  return [...found];
}"""


@dataclass(frozen=True)
class Case:
    """A seeded game, and what it asks: the first word of each question is its id."""

    seats: int
    seed: int
    asks: str
    options: dict[str, object] = field(default_factory=dict)
    bot: str = "greedy"


CASES = {
    "rats": Case(2, 3, "offer half select plan freeze place planned step combat", bot="uniform"),
    "thieves": Case(
        2, 1, "thief shadow uncover combat", {"pack_1": "thieves", "pack_2": "shadows"}
    ),
    "dragons": Case(
        2,
        1,
        "menace token after giving",
        {"pack_1": "black_dragons", "pack_2": "illusionists", "side": "C"},
    ),
    "sisters": Case(
        2, 1, "menace wither", {"pack_1": "sisters_of_misfortune", "pack_2": "syphons"}
    ),
    "advisors": Case(2, 2, "council keep powers scoring", {"module": "advisors", "deluxe": True}),
    "masters": Case(2, 3, "any arms", {"module": "advisors", "deluxe": True}, "uniform"),
    "quest": Case(2, 1, "offer plan place step", {"module": "quest"}),
    "conquest": Case(
        2, 1, "conquest join settle prison free", {"module": "conquest", "board": "B2"}
    ),
    "alone": Case(1, 1, "select search keep", {"scenario": "sc04"}),
    "against-blue": Case(1, 1, "conquest settle", {"module": "conquest", "board": "C2"}),
    "guild": Case(1, 1, "select search uncover", {"scenario": "sc05"}),
    "two-quests": Case(1, 1, "select plan step", {"scenario": "sc06"}),
}
ASKED = {kind for case in CASES.values() for kind in case.asks.split()}


def crowd(seen: KingdomObservation) -> float:
    """How much lies on the page of a seat: the fullest position is the hardest to fit."""
    me = seen.seat
    rows = [len(row) for row in seen.areas]
    count = len(seen.sites[me]) + len(set(seen.menaces[me])) + len(seen.picked[me])
    return count + len(seen.hand) + 2 * max(rows, default=0) + len(seen.built[me]) / 4


def fullest(case: Case, lang: str = "en") -> dict[str, str]:
    """Of each question of a game the fullest position, drawn for whoever is asked."""
    match = new_match(GAME, case.seats, case.seed, case.options)
    players = [bots.find(case.bot, GAME, case.seed * 10 + n) for n in range(case.seats)]
    found: dict[str, tuple[float, int, int]] = {}
    while not match.is_over():
        for seat, seen in asked(match):
            kind = match.game.prompt(seen).id.removeprefix(f"{GAME}.prompt-")
            size = crowd(seen)
            if kind not in found or size > found[kind][0]:
                found[kind] = size, len(match.plies), seat
        seat = match.to_act()[0]
        match.play(seat, players[seat].choose(match.observe(seat)))
    return {kind: drawn(match, plies, seat, lang) for kind, (_, plies, seat) in found.items()}


def drawn(match: Match, plies: int, seat: int, lang: str) -> str:
    """The page of a seat after so many plies."""
    then = new_match(GAME, match.seats, match.seed, match.options.values())
    for ply in match.plies[:plies]:
        then.play(ply.seat, ply.action)
    return render_table(view_of(then, seat, lang))


def asked(match: Match) -> Iterator[tuple[int, KingdomObservation]]:
    """Whoever owes a decision, and what they see."""
    for seat in match.to_act():
        seen = match.observe(seat)
        assert isinstance(seen, KingdomObservation)
        yield seat, seen


@pytest.fixture(scope="module")
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """A table's page that shows what it is given: nothing comes from the server any more."""
    guest = Guest(server.url)
    visitor = Visitor(browser, server.url)
    table = guest.new_table(2, game=GAME)
    visitor.take_cookies(guest)
    visitor.page.route("**/stream*", lambda route: route.abort())
    visitor.go(f"/t/{table}")
    yield visitor.page
    visitor.close()
    guest.close()


@needs_browser
@pytest.mark.parametrize("name", CASES)
def test_every_question_fits_every_window(page: Page, name: str) -> None:
    """Prompt, choices and own goods are in view, whatever is asked, before and after aiming.

    What a game is there to ask is looked at in every window, what others ask too in the smallest.
    """
    case = CASES[name]
    found = fullest(case)
    asks = set(case.asks.split())
    assert asks <= set(found)
    wrong: dict[str, list[str]] = {}
    for kind, html in found.items():
        page.evaluate(SHOW, html)
        sizes = SMALL if kind in ASKED - asks else SIZES
        wrong[kind] = misfits_at(page, sizes, aim="input[name=aim]", which=-1, aimed=SMALL)
    assert {kind: texts for kind, texts in wrong.items() if texts} == {}


@needs_browser
@pytest.mark.parametrize("name", ["thieves", "dragons", "advisors", "quest"])
def test_names_of_cards_stay_whole(page: Page, name: str) -> None:
    """In French, which is longer: no word broken but where it may be, no line outside its card."""
    wrong: dict[str, list[str]] = {}
    for kind, html in fullest(CASES[name], "fr").items():
        page.evaluate(SHOW, html)
        for width, height in SMALL:
            page.set_viewport_size({"width": width, "height": height})
            for text in page.evaluate(BROKEN):
                wrong.setdefault(f"{kind} {width}", []).append(text)
    assert wrong == {}
