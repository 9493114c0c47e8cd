"""A replay in a browser: by keys, buttons and scrubber, by itself, offline, and from a file."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from kit.browser import PHONE, Visitor, needs_browser
from kit.fits import misfits_at
from kit.tables import finish, seeded_table
from kit.web import Guest, Server, until
from regalia.web.live import reviews

pytestmark = needs_browser

Table = Callable[..., str]

GAMES = ("kingsburg", "legends", "dragon_castle", "wonderful_world", "wonderful_kingdom")
# Parts of the transport, and names of rounds, that lie over one another or outside the window.
OVERLAPS = """() => {
  const found = [];
  for (const kind of ['#status > *', '.scrub-rounds text']) {
    const all = [...document.querySelectorAll(kind)].filter(one => one.checkVisibility());
    const boxes = all.map(one => one.getBoundingClientRect());
    boxes.forEach((a, n) => {
      const name = all[n].className.baseVal ?? all[n].className;
      if (kind[0] === '#' && (a.bottom > innerHeight || a.right > innerWidth)) found.push(name);
      for (const b of boxes.slice(n + 1))
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
          found.push(`${name} ${all[n].textContent.trim().slice(0, 20)}`);
    });
  }
  return found;
}"""


@pytest.fixture(scope="module")
def over(server: Server) -> Table:
    """Finished games between bots, each played once."""
    known: dict[str, str] = {}

    def table(game: str, seats: int = 2) -> str:
        if game not in known:
            server.seed(game)
            known[game] = seeded_table(server, game, 4, ["uniform"] * seats)
            finish(server, server.run(server.site.tables.get(known[game])))
        return known[game]

    return table


def at(page: Page, stop: int) -> None:
    """Wait until the page shows a stop, and says so everywhere."""
    expect(page.locator("#table")).to_have_attribute("data-at", str(stop))
    expect(page.locator("#scrub")).to_have_value(str(stop))


def last(page: Page) -> int:
    """The number of the last stop."""
    return int(page.locator("#table").get_attribute("data-last") or 0)


@pytest.mark.parametrize("game", ["kingsburg", "wonderful_world"])
def test_stepping_through_a_game(visitor: Visitor, over: Table, game: str) -> None:
    """Every way to move about, with the log, the address and the ear following."""
    page = visitor.page
    visitor.go(f"/t/{over(game)}/replay?seat=1")
    at(page, 0)
    end = last(page)
    for key, stop in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", end)):
        page.keyboard.press(key)
        at(page, stop)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("PageDown")
    page.wait_for_function("() => document.getElementById('table').dataset.at !== '0'")
    part = int(page.locator("#table").get_attribute("data-at") or 0)
    assert 0 < part < end
    page.keyboard.press("PageUp")
    at(page, 0)
    page.locator("#to-turn-on").click()
    page.wait_for_function("() => document.getElementById('table').dataset.at !== '0'")
    expect(page.locator("#heard p").last).to_have_text(page.locator("#now").inner_text())
    assert page.evaluate("() => document.activeElement.id") == "to-turn-on", "the focus stays"
    page.locator("#scrub").fill("40")
    at(page, 40)
    expect(page).to_have_url(re.compile(r"\?at=40&seat=1$"))
    page.locator("#log > summary").click()
    newest = page.locator(".log li").first.inner_text()
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("() => document.getElementById('table').dataset.at !== '40'")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#log")).to_have_attribute("open", "")
    page.keyboard.press("PageDown")
    page.wait_for_function("old => document.querySelector('.log li').innerText !== old", arg=newest)
    assert page.locator("#table button[name=action], #act").count() == 0
    page.reload()
    assert last(page) == end and "at=" in page.url, "the address is a link to the position"


@pytest.mark.parametrize("game", GAMES)
def test_every_view_shows_something_on_a_phone(
    browser: Browser, server: Server, over: Table, game: str
) -> None:
    """Where one pane is shown at a time, it is one that the view has."""
    phone = Visitor(browser, server.url, **PHONE)
    for view in ("watch", "0", "1"):
        phone.go(f"/t/{over(game)}/replay?at=30&seat={view}")
        seen = phone.page.locator("#panes").inner_text()
        assert len(seen.strip()) > 20, (view, seen)
    phone.close()


def test_playing_by_itself(visitor: Visitor, over: Table) -> None:
    """Space starts and stops it; at four times the speed the end comes soon, and it stops there."""
    page = visitor.page
    visitor.go(f"/t/{over('legends')}/replay?seat=watch")
    end = last(page)
    page.get_by_role("button", name="4×").click()
    page.locator("#scrub").fill(str(end - 4))
    at(page, end - 4)
    page.locator("#where").focus()
    page.keyboard.press("Space")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "true")
    at(page, end)
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#end")).to_be_visible()
    page.get_by_role("link", name="N1").first.click()
    expect(page).to_have_url(re.compile(rf"at={end}&seat=1$"))


def test_a_replay_can_be_read_by_all(browser: Browser, server: Server, over: Table) -> None:
    """No serious finding of axe, with the drawers open too; nothing scrolls; fingers hit."""
    still = Visitor(browser, server.url, still=True)
    still.go(f"/t/{over('kingsburg')}/replay?at=60&seat=0")
    still.page.locator("#onward > summary").click()
    assert still.violations() == []
    still.page.keyboard.press("Escape")
    assert misfits_at(still.page) == []
    assert still.complaints == []
    still.close()
    phone = Visitor(browser, server.url, **PHONE)
    phone.go(f"/t/{over('kingsburg')}/replay?at=60&seat=0")
    assert phone.too_small("#status a[data-to], #status button", ".vh, .scrub-rounds") == []
    phone.page.locator("#to-on").tap()
    at(phone.page, 61)
    phone.close()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_over_the_transport(
    browser: Browser, server: Server, over: Table, game: str
) -> None:
    """Every game's page leaves it its room: its parts and the rounds' names lie side by side."""
    for size in ({"viewport": {"width": 1280, "height": 720}}, PHONE):
        one = Visitor(browser, server.url, still=True, **size)
        one.go(f"/t/{over(game)}/replay?at=40&seat=0")
        expect(one.page.locator("#status .ask")).to_be_in_viewport(ratio=1)
        assert one.page.evaluate(OVERLAPS) == []
        one.close()


def test_a_review_stands_below_the_table(
    browser: Browser, server: Server, over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes when it is wanted, follows the replay and leads back to it, and pushes nothing."""
    monkeypatch.setattr(reviews, "LOOKS", 2)
    one = Visitor(browser, server.url, still=True)
    page, table = one.page, over("legends")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.partition("/replay/")[2]))
    one.go(f"/t/{table}/replay?at=3&seat=0")
    page.keyboard.press("ArrowRight")
    at(page, 4)
    assert "review" not in asked, "nobody wanted it yet"
    page.locator("#to-review").click()
    expect(page.locator(".review-head")).to_be_in_viewport()
    expect(page.locator(".review-true")).to_have_text(
        f"Verified: the deal and all {last(page)} moves agree."
    )
    assert page.locator("#review .swings li").count() == 5
    assert page.locator("#review-ledger, #review-sheet, #review-deal").count() == 3
    assert one.violations() == []
    swing = page.locator("#review .swings a").nth(2)
    stop = int(swing.get_attribute("data-to") or 0)
    swing.click()
    at(page, stop)
    expect(page.locator("#where")).to_be_in_viewport()
    assert misfits_at(page) == []
    here = page.locator("#review .here")
    before = here.get_attribute("d")
    page.keyboard.press("ArrowRight")
    at(page, stop + 1)
    assert here.get_attribute("d") != before
    expect(page.locator(".scrub-course polyline")).to_have_count(2)
    box = page.locator("#review .chart").bounding_box()
    assert box is not None
    page.locator("#review .chart").click(position={"x": box["width"] - 20, "y": 90})
    page.wait_for_function(
        "end => document.getElementById('table').dataset.at > end", arg=last(page) - 9
    )
    one.go(f"/t/{table}/replay?at=1&seat=watch")
    expect(page.locator(".scrub-course")).to_be_attached()  # it is there already: nobody has to ask
    assert one.complaints == []
    one.close()


def test_a_file_replays_without_a_server(
    browser: Browser, server: Server, over: Table, tmp_path: Path
) -> None:
    """Opened from the disk, with no network: every stop, view and language, both lights."""
    table, guest = over("wonderful_kingdom", 1), Guest(server.url)
    path = f"/t/{table}/replay/file?seat=0"
    until(lambda: 'http-equiv="refresh"' not in guest.get(path).text, 200)
    file = tmp_path / "game.html"
    file.write_bytes(guest.get(path).content)
    guest.close()
    assert file.stat().st_size < 2_000_000
    context = browser.new_context(offline=True, locale="en-GB")
    asked: list[str] = []
    complaints: list[str] = []
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.goto(f"{file.as_uri()}#25")
    at(page, 25)
    page.keyboard.press("ArrowRight")
    at(page, 26)
    chosen = page.locator(".bar-tools .seg.eyes [aria-current]")
    expect(chosen).to_have_attribute("href", "#26.0")
    mine = page.locator("#panes").inner_html()
    page.locator(".bar-tools .seg.eyes [href='#26.watch']").click()
    expect(chosen).to_have_attribute("href", "#26.watch")
    assert page.locator("#panes").inner_html() != mine
    english = page.locator("#where").inner_text()
    page.get_by_title("Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#where")).not_to_have_text(english)
    at(page, 26)
    page.keyboard.press("End")
    at(page, last(page))
    page.locator("#light").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#keep, #onward, a[href^='/']")).to_have_count(0)
    drawn = page.evaluate(
        """() => [...document.querySelectorAll('use')].map(use => use.getAttribute('href'))
             .filter(href => !document.getElementById(href.slice(1)))"""
    )
    assert drawn == [], "every picture is in the file"
    page.keyboard.press("n")
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
    assert complaints == []
    context.close()


def test_dropping_a_record(visitor: Visitor, server: Server, over: Table, tmp_path: Path) -> None:
    """A true one is replayed and can be played on from; a broken one is told why."""
    guest = Guest(server.url)
    text = guest.get(f"/t/{over('legends')}/record.json").text
    guest.close()
    record = json.loads(text)
    record["actions"][5][2] = "00000000"
    page = visitor.page
    visitor.go("/replay")
    page.evaluate(DROP, json.dumps(record))
    expect(page.get_by_role("alert").filter(has_text="cannot be replayed")).to_be_visible()
    assert (
        "Action 6" in page.locator(".notice").inner_text()
        or "6" in page.locator(".notice").inner_text()
    )
    visitor.complaints.clear()  # the browser notes the status 422
    assert visitor.violations() == []
    page.evaluate(DROP, text)
    page.wait_for_url(re.compile(r"/replay/[0-9a-f]{24}$"))
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.locator("#onward > summary").click()
    page.locator("#play-on label").nth(1).click()
    page.locator("#play-on button").last.click()
    page.wait_for_url("**/t/*")
    page.locator("#more > summary").click()
    page.locator("#origin").click()
    at(page, 1)


# A file let fall onto the page, as a file manager does it.
DROP = """text => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.json', {type: 'application/json'}));
  dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
}"""
