"""The page never freezes: whatever happens to its frames, it shows what the server says."""

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Route, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from kit.browser import Visitor, needs_browser
from kit.ports import free_port
from kit.proxy import Proxy
from kit.web import PATIENCE, Guest, Server, until
from regalia.testing.walk import fuzz
from regalia.web.live import LiveTable

pytestmark = [needs_browser, pytest.mark.xdist_group("browser")]

GAMES = ["kingsburg", "legends", "dragon_castle", "wonderful_world", "wonderful_kingdom"]
PACE = 1.3  # seconds between two clicks of a person
LONG = min(400, 10 * fuzz())  # moves in each game; 2,000 in all from REGALIA_FUZZ=40 on
# Seconds in which a page that is not stuck has caught up, on a busy machine; a long game among
# others is only stuck where it does not come back at all.
BOUND = 15.0 if LONG < 100 else 60.0
QUIET = 14_000  # milliseconds of the page's own clock in which it misses a stream that is silent
BACK = 5_000  # milliseconds of that clock after the server's return

# What a console says of a line that died, or did not answer in time.
LINE = re.compile(
    r"Failed to load resource: net::|htmx: htmx:error: (Failed to fetch|The user aborted a request)"
)

# A slow device: a view transition takes its time before it lets the page change.
SLOW = """{
  const start = document.startViewTransition;
  globalThis.slowed = 0;
  document.startViewTransition = function (change) {
    slowed++;
    return start.call(this, () => new Promise(go => setTimeout(go, 900)).then(change));
  };
}"""

SHOWN = """() => [
  document.querySelector('#act input[name=ply]').value,
  document.querySelector('#table button[name=action]') !== null]"""


class Person:
    """Somebody in seat 0, who clicks what a fixed seed says; the page has to keep up."""

    def __init__(self, visitor: Visitor, live: LiveTable, seed: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.live = live
        self.random = Random(seed)
        self.slowest = 0.0  # seconds until the page had caught up

    @property
    def moves(self) -> int:
        return self.live.seats[0].moves

    @property
    def where(self) -> str:
        return f"the table of {self.live.game.id}"

    @property
    def is_over(self) -> bool:
        return self.live.row.status == "over"

    def until_in_step(self, seconds: float = BOUND) -> None:
        """Wait for my turn or the end; then the page must show it."""
        together(self.into_step(seconds))

    def into_step(self, seconds: float = BOUND) -> Iterator[None]:
        """The same for somebody who is not alone: others go on meanwhile."""
        begin = time.monotonic()
        while not self.is_over and 0 not in self.live.match.to_act():
            assert time.monotonic() - begin < PATIENCE, "nobody asks me"
            yield
        begin = time.monotonic()
        while True:
            said = [str(self.moves), 0 in self.live.match.to_act()]
            shown = self.page.evaluate(SHOWN)
            took = time.monotonic() - begin
            self.slowest = max(self.slowest, took)
            if shown == said:
                return
            assert took < seconds, f"stuck: {self.where} shows {shown}, the server says {said}"
            yield

    def click(self) -> None:
        """Click one of the choices; a page that changes or tells a scene may take it away."""
        with suppress(PlaywrightTimeout):
            self.visitor.go_on()
            words = self.page.locator("label.in-words")
            if words.count() and not self.page.locator("#in-words").is_checked():
                words.click(timeout=3000)
            choices = self.visitor.choices()
            if not choices:
                return
            choice = self.random.choice(choices)
            button = f'button[name=action][value="{choice["code"]}"]'
            if choice["opener"]:
                self.page.locator(f"[id='{choice['opener']}']").click(timeout=3000)
                self.page.locator(f"[id='{choice['tip']}'] {button}").click(timeout=3000)
            else:
                self.page.locator(f"#table {button}:visible").first.click(timeout=3000)

    def play(self, moves: int) -> int:
        """So many moves, or to the end of the game; how many were made."""
        first = self.moves
        together(self.playing(moves))
        return self.moves - first

    def playing(self, moves: int, pace: float = 0.0) -> Iterator[None]:
        """The same for somebody who is not alone, with so many seconds from click to click."""
        first, clicks = self.moves, 0
        yield from self.into_step()
        while not self.is_over and self.moves - first < moves:
            began, before = time.monotonic(), self.moves
            self.click()
            clicks += 1
            assert clicks <= 2 * moves + 10, f"clicks on {self.where} lead to nothing"
            while time.monotonic() < began + pace:
                yield
            waited = time.monotonic()
            while self.moves == before and time.monotonic() < waited + 3:
                yield
            yield from self.into_step()


def together(*people: Iterator[None]) -> None:
    """Let each go on in turn, until all have done what they wanted."""
    left = list(people)
    while left:
        left = [one for one in left if next(one, left) is None]
        time.sleep(0.02)


def sit_down(visitor: Visitor, server: Server, game: str, seed: int) -> Person:
    """A person at a new table of two, against a quick bot."""
    table = visitor.sit(game, 2)
    return Person(visitor, server.run(server.site.tables.get(table)), seed)


@contextmanager
def somebody(browser: Browser, url: str) -> Iterator[Visitor]:
    """A visitor who leaves in the end, and for whom everything takes its time."""
    visitor = Visitor(browser, url, quick=False)
    try:
        yield visitor
    finally:
        visitor.close()


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots answer soon after a click, and no sign of life helps a page that went astray."""
    data = tmp_path_factory.mktemp("calm") / "t.db"
    with Server(data, bot_pause=0.2, heartbeat=600.0) as server:
        yield server


def test_a_slow_device_never_freezes(browser: Browser, calm: Server) -> None:
    """Transitions begin 0.9 s late, bots answer after 0.2 s, a person clicks every 1.3 s.

    All games at once, a person and a window for each: most of the time everybody waits.
    """
    with ExitStack() as stack:
        people = []
        for game in GAMES:
            visitor = stack.enter_context(somebody(browser, calm.url))
            visitor.page.add_init_script(SLOW)
            people.append(sit_down(visitor, calm, game, 1))
        together(*[person.playing(12, PACE) for person in people])
        for person in people:
            assert person.moves >= 12 or person.is_over, person.where
            assert person.page.evaluate("slowed") >= 12, person.where
            assert person.visitor.complaints == [], person.where


def test_a_bad_line_never_freezes(browser: Browser, tmp_path: Path) -> None:
    """Frames late, twice, crosswise or lost, and a line that dies: every move is caught up with.

    All games at once, each on a server and a line of its own.
    """
    with ExitStack() as stack:
        lines = []
        for game in GAMES:
            data = tmp_path / f"{game}.db"
            server = stack.enter_context(Server(data, bot_pause=0.05, heartbeat=0.5))
            proxy = stack.enter_context(Proxy(server.port, seed=7))
            visitor = stack.enter_context(somebody(browser, proxy.url))
            lines.append((game, server, proxy, visitor))
        together(
            *[one_after_the_other(game, server, visitor) for game, server, _, visitor in lines]
        )
        for game, _, proxy, visitor in lines:
            assert proxy.told > LONG, game
            assert [line for line in visitor.complaints if not LINE.match(line)] == [], game


def one_after_the_other(game: str, server: Server, visitor: Visitor) -> Iterator[None]:
    """Tables of a game, until enough moves were made."""
    made, tables = 0, 0
    while made < LONG:
        tables += 1
        person = sit_down(visitor, server, game, tables)
        yield from person.playing(LONG - made)
        made += person.moves


@pytest.mark.parametrize("game", ["kingsburg", "wonderful_world"])
def test_a_slow_line_never_freezes(browser: Browser, calm: Server, game: str) -> None:
    """Half a second to the server, 30 kB in a second."""
    with somebody(browser, calm.url) as visitor:
        person = sit_down(visitor, calm, game, 3)
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Network.enable")
        slow = {"offline": False, "latency": 500}
        speed = {"downloadThroughput": 30_000, "uploadThroughput": 30_000}
        session.send("Network.emulateNetworkConditions", slow | speed)
        visitor.page.reload()
        assert person.play(6) == 6
        assert visitor.complaints == []


def test_a_server_that_returns_is_found_within_five_seconds(
    browser: Browser, tmp_path: Path
) -> None:
    """Gone for a while, a click meanwhile: the page says so, is back soon, one move is played."""
    port = free_port()
    visitor = Visitor(browser, f"http://127.0.0.1:{port}", quick=False)
    visitor.page.clock.install()
    lost, unsent = visitor.page.locator("#lost"), visitor.page.locator("#unsent")
    with Server(tmp_path / "t.db", port=port) as server:
        table = visitor.sit("toy", 2)
        person = Person(visitor, server.run(server.site.tables.get(table)), 4)
        person.until_in_step()
        moves = person.moves
    expect(lost).to_be_visible()
    expect(unsent).to_be_hidden()
    visitor.page.locator("#table button[name=action][value=leave]:visible").first.click()
    expect(unsent).to_be_visible()
    visitor.page.clock.run_for(8000)  # tries have become as rare as they get
    visitor.page.clock.pause_at(visitor.page.evaluate("Date.now() + 1"))
    with Server(tmp_path / "t.db", port=port) as server:
        person.live = server.run(server.site.tables.get(table))
        visitor.page.clock.run_for(BACK)
        expect(lost).to_be_hidden()
        visitor.page.clock.resume()
        person.until_in_step()
        expect(unsent).to_be_visible()
        assert person.moves == moves
        visitor.click({"code": "leave", "opener": None})
        assert person.moves == moves + 1
        expect(unsent).to_be_hidden()
        person.play(4)
    visitor.close()


def test_a_stream_that_falls_silent_is_replaced(browser: Browser, calm: Server) -> None:
    """A connection dies without a word: the page notices, and opens another."""
    with Proxy(calm.port, seed=8) as proxy, somebody(browser, proxy.url) as visitor:
        proxy.is_bad = False
        visitor.page.clock.install()
        table = visitor.sit("toy", 2, seat__1="open")
        live = calm.run(calm.site.tables.get(table))
        until(lambda: live.here[0] == 1)
        proxy.is_silent = True
        other = Guest(calm.url)
        other.post(f"/t/{table}/sit/1", name="Zoe")
        other.close()
        expect(visitor.page.locator("#lost")).to_be_hidden()
        visitor.page.clock.run_for(2 * QUIET)  # the next stream says nothing either
        expect(visitor.page.locator("#lost")).to_be_visible()
        proxy.is_silent = False
        expect(visitor.page.locator("#lost")).to_be_hidden()
        Person(visitor, live, 8).until_in_step()


def test_an_answer_that_is_lost_costs_nothing(server: Server, browser: Browser) -> None:
    """The move was played, its answer never came: the stream brings it, a second click is none."""
    with somebody(browser, server.url) as visitor:
        guest = Guest(server.url)
        table = guest.new_table(2, game="toy", seat__1="me", name__1="Zoe")
        visitor.take_cookies(guest)
        visitor.go(f"/t/{table}?seat=0")
        live = server.run(server.site.tables.get(table))
        texts: list[str] = []

        def lose(route: Route) -> None:
            texts.append(str(route.request.post_data))
            route.fetch()
            route.abort()

        visitor.page.route("**/act", lose)
        with visitor.page.expect_event("requestfailed"):
            visitor.click({"code": "leave", "opener": None})
        expect(visitor.page.locator("#unsent")).to_be_hidden()
        assert live.match.count == 1 and len(texts) == 1
        again = """async ([path, body, token]) => (await fetch(path, {method: 'POST', body, headers:
          {'content-type': 'application/x-www-form-urlencoded', 'hx-request': 'true',
           'x-csrftoken': token}})).status"""
        visitor.page.unroute("**/act")
        cookies = {cookie["name"]: cookie["value"] for cookie in visitor.context.cookies()}
        args = [f"/t/{table}/act", texts[0], cookies["csrftoken"]]
        assert visitor.page.evaluate(again, args) == 200
        assert live.match.count == 1


def test_a_click_before_the_stream_is_back(browser: Browser, tmp_path: Path) -> None:
    """A table that woke anew counts its frames anew: the answer is drawn all the same."""
    with Server(tmp_path / "t.db", heartbeat=600.0) as server:
        with somebody(browser, server.url) as visitor:
            guest = Guest(server.url)
            table = guest.new_table(2, game="toy", seat__1="me", name__1="Zoe")
            visitor.take_cookies(guest)
            visitor.page.clock.install()
            visitor.go(f"/t/{table}?seat=0")
            for code in ("leave", "raise"):
                visitor.click({"code": code, "opener": None})
            until(lambda: bool(server.site.tables.awake[table].here))
            del server.site.tables.awake[table]
            live = server.run(server.site.tables.get(table))
            after = str(live.seats[0].moves + 1)
            visitor.page.locator("button[form=undo]:visible").first.click()
            visitor.page.wait_for_function(
                "ply => document.querySelector('#act input[name=ply]').value === ply", arg=after
            )
            assert live.match.count == 1
            visitor.page.clock.run_for(QUIET)
            until(lambda: live.here[0] == 1)  # the stream has found the table that is awake now
            assert visitor.complaints == []


def test_a_lost_seat_is_seen_at_once(server: Server, browser: Browser) -> None:
    """A seat is given back on one device: the page on the other turns into a spectator's."""
    with somebody(browser, server.url) as visitor:
        host, guest = Guest(server.url), Guest(server.url)
        table = host.new_table(2, game="toy", seat__1="open")
        guest.post(f"/t/{table}/sit/1", name="Zoe")
        phone = Guest(server.url)
        phone.client.cookies.update(guest.client.cookies)
        visitor.take_cookies(guest)
        visitor.go(f"/t/{table}")
        expect(visitor.page.locator("#chat")).to_be_attached()
        for line in ("one", "two", "three"):
            host.post(f"/t/{table}/chat", seat="0", text=line)
        assert phone.post(f"/t/{table}/leave", seat="1").status_code == 200
        expect(visitor.page.locator("#chat")).not_to_be_attached()
        host.close()
        phone.close()
        assert visitor.complaints == []


def test_a_hidden_page_rests_and_comes_back(server: Server, browser: Browser) -> None:
    """Out of sight it needs no stream; looked at again it shows what happened meanwhile."""
    hide = """is => {
      Object.defineProperty(document, 'hidden', {configurable: true, get: () => is});
      document.dispatchEvent(new Event('visibilitychange'))}"""
    with somebody(browser, server.url) as visitor:
        guest = Guest(server.url)
        table = guest.new_table(2, game="toy", seat__1="me", name__1="Zoe")
        other = Guest(server.url)
        other.client.cookies.update(guest.client.cookies)
        visitor.take_cookies(guest)
        visitor.go(f"/t/{table}?seat=0")
        live = server.run(server.site.tables.get(table))
        until(lambda: live.here[0] == 1)
        visitor.page.evaluate(hide, True)
        until(lambda: live.here[0] == 0)
        other.post(f"/t/{table}/chat", seat="1", text="hello")
        other.close()
        visitor.page.evaluate(hide, False)
        expect(visitor.page.locator("#chatbox").get_by_text("hello")).to_be_attached()
        assert visitor.complaints == []
