"""Kingsburg in a real browser: by clicks, by two, on a phone, in French, after a break."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from kit.browser import PATIENCE, PHONE, Visitor, needs_browser
from kit.middle import between_years, play_but_the_middle
from kit.ports import free_port
from kit.web import Guest, Server, until

pytestmark = [needs_browser, pytest.mark.xdist_group("browser")]


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody for whom pieces glide at the pace of people, whose browser does not complain."""
    visitor = Visitor(browser, server.url, quick=False)
    yield visitor
    complaints = visitor.complaints
    visitor.close()
    assert not complaints, complaints


@pytest.fixture
def bob(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody at another browser."""
    visitor = Visitor(browser, server.url, quick=False)
    yield visitor
    visitor.close()


def test_a_whole_game_by_clicks(server: Server, visitor: Visitor) -> None:
    """From the lobby through a year and on to the verified deal, never leaving the mouse."""
    table = visitor.play_now(2)

    def click(turn: int) -> None:
        choices = visitor.choices()
        assert choices, "asked, and nothing to click"
        visitor.click(choices[turn % len(choices)])

    play_but_the_middle(visitor, server, table, click, between_years)
    visitor.page.locator('a[href$="/proof"]').first.click()
    expect(visitor.page.get_by_text("sealed before the first action")).to_be_visible()


def test_two_browsers_at_one_table(server: Server, visitor: Visitor, bob: Visitor) -> None:
    """A friend sits down by the link; each sees the other's moves without touching anything."""
    table = open_table(visitor, server)
    visitor.go(f"/t/{table}/invite")
    link = re.search(r"/t/\w+/seat/1/\w+", visitor.page.content())
    assert link
    visitor.go(f"/t/{table}")
    bob.go(link[0])
    bob.page.locator("input[name=name]").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.wait_for_url("**/t/*")
    live = server.run(server.site.tables.get(table))
    for _ in range(8):
        mover = visitor if 0 in live.match.to_act() else bob
        other = bob if mover is visitor else visitor
        expect(mover.page.locator("#table button[name=action]").first).to_be_attached()
        mark = other.page.locator("#table").inner_html()
        mover.click(mover.choices()[0])
        other.page.wait_for_function(
            "html => document.querySelector('#table').innerHTML !== html", arg=mark
        )
    bob.page.locator("#chatbox summary").click()
    bob.page.locator("#chat-text").fill("well played")
    bob.page.locator("#chat-text").press("Enter")
    expect(visitor.page.locator("#table").get_by_text("well played").first).to_be_attached()


def open_table(visitor: Visitor, server: Server) -> str:
    """A table of two with a seat for a friend, made without the form's help."""
    guest = Guest(server.url)
    table = guest.new_table(2, seat__1="open")
    visitor.take_cookies(guest)
    return table


def test_a_move_in_the_middle_of_a_break(browser: Browser, tmp_path: Path) -> None:
    """The server dies under a click and comes back: the page comes back too, one move is played."""
    port = free_port()
    with Server(tmp_path / "t.db", port=port) as server:
        visitor = Visitor(browser, server.url, quick=False)
        guest, other = Guest(server.url), Guest(server.url)
        table = guest.new_table(2, game="toy", seat__1="open")
        other.post(f"/t/{table}/sit/1", name="Zoe")
        other.close()
        visitor.take_cookies(guest)
        visitor.go(f"/t/{table}")
        choice = visitor.choices()[0]
    button = visitor.page.locator(f'#table button[name=action][value="{choice["code"]}"]:visible')
    button.first.click()  # into the void
    lost = visitor.page.locator("#lost")
    expect(lost).to_be_visible(timeout=PATIENCE)
    with Server(tmp_path / "t.db", port=port) as server:
        visitor.click(choice)
        live = server.run(server.site.tables.get(table))
        assert live.match.count == 1
        visitor.page.wait_for_function("() => document.readyState === 'complete'")
        until_streaming(server, table)
        expect(lost).to_be_hidden(timeout=PATIENCE)
        visitor.close()


def test_a_late_frame_changes_nothing(server: Server, visitor: Visitor) -> None:
    """What the stream sent before my move, and brings after the answer, is thrown away."""
    guest = Guest(server.url)
    table = guest.new_table(2, game="toy", seat__1="me", name__1="Zoe")
    visitor.take_cookies(guest)
    visitor.go(f"/t/{table}?seat=0")
    before = visitor.page.locator("#table").evaluate("table => table.outerHTML")
    visitor.click({"code": "leave", "opener": None})
    after = [visitor.ply(), visitor.page.locator("#table").get_attribute("data-at")]
    visitor.page.evaluate(
        """async text => await htmx.swap({
             sourceElement: document.getElementById('live'), target: '#table',
             swap: 'outerMorph transition:true', text})""",
        before,
    )
    assert [visitor.ply(), visitor.page.locator("#table").get_attribute("data-at")] == after


def test_a_frame_waits_for_a_click(server: Server, visitor: Visitor) -> None:
    """What comes while a button is pressed does not take it away before it is released."""
    guest = Guest(server.url)
    table = guest.new_table(2, game="toy", seat__1="me", name__1="Zoe")
    visitor.take_cookies(guest)
    visitor.go(f"/t/{table}?seat=0")
    before = visitor.ply()
    visitor.page.locator("#table button[name=action][value=leave]:visible").first.hover()
    visitor.page.mouse.down()
    visitor.page.evaluate(
        """async () => {
             const next = document.getElementById('table').cloneNode(true);
             next.dataset.at = next.dataset.at.replace(/\\d+$/, number => Number(number) + 1);
             for (const button of next.querySelectorAll('button')) button.id += '-anew';
             const text = next.outerHTML;
             await htmx.swap({sourceElement: document.getElementById('live'), target: '#table',
               swap: 'outerMorph transition:true', text})}"""
    )
    visitor.page.mouse.up()
    visitor.page.wait_for_function(
        "ply => document.querySelector('#act input[name=ply]').value !== ply", arg=before
    )


def test_a_slow_line_gets_its_stream(server: Server, visitor: Visitor) -> None:
    """However late a script arrives, the page listens to the table in the end."""

    def slowly(route: Route) -> None:
        time.sleep(1)
        route.continue_()

    visitor.page.route("**/static/table.js*", slowly)
    guest = Guest(server.url)
    table = guest.new_table(2, game="toy", seat__1="me", name__1="Zoe")
    visitor.take_cookies(guest)
    visitor.go(f"/t/{table}?seat=0")
    until_streaming(server, table)


def test_nobody_takes_from_my_hand(server: Server, visitor: Visitor) -> None:
    """A card aimed at stays aimed at while others at the table make up their minds."""
    guest = Guest(server.url)
    names = {"seat__1": "me", "name__1": "Zoe", "seat__2": "me", "name__2": "Kim"}
    table = guest.new_table(3, game="wonderful_world", **names)
    kim = Guest(server.url)
    kim.client.cookies.update(guest.client.cookies)
    visitor.take_cookies(guest)
    visitor.go(f"/t/{table}?seat=0")
    visitor.page.locator("#hand .held-in").nth(2).click()
    aimed = "[...document.querySelectorAll('#hand input:checked')].map(input => input.id)"
    mine = visitor.page.evaluate(aimed)
    at = visitor.page.locator("#table").get_attribute("data-at")
    other = server.run(server.site.tables.get(table)).match
    code = " ".join(other.code(1, other.observe(1).legal[0]))
    assert kim.send(f"/t/{table}/act", seat="1", ply="0", action=code).status_code == 200
    kim.close()
    visitor.page.wait_for_function(
        "at => document.getElementById('table').dataset.at !== at", arg=at
    )
    assert len(mine) == 1
    assert visitor.page.evaluate(aimed) == mine


def until_streaming(server: Server, table: str) -> None:
    """Wait until the page's stream has found the new server."""
    until(lambda: bool(server.run(server.site.tables.get(table)).here))


def test_undo_at_a_click(server: Server, visitor: Visitor) -> None:
    """A placement taken back is as if it had never been."""
    guest = Guest(server.url)
    table = guest.new_table(2, game="toy", seat__1="me", name__1="Zoe")
    visitor.take_cookies(guest)
    live = server.run(server.site.tables.get(table))
    visitor.go(f"/t/{table}?seat=0")
    visitor.click({"code": "leave", "opener": None})
    assert live.match.count == 1
    ply = visitor.ply()
    visitor.page.locator("button[form=undo]:visible").first.click()
    visitor.page.wait_for_function(
        "ply => document.querySelector('#act input[name=ply]')?.value !== ply", arg=ply
    )
    assert live.match.count == 0
    assert "leave" in [choice["code"] for choice in visitor.choices()]


def test_a_hot_seat_with_its_curtain(server: Server, visitor: Visitor) -> None:
    """Two at one screen: after my move the table hides until the other says who looks."""
    guest = Guest(server.url)
    table = guest.new_table(2, game="toy", seat__1="me", name__1="Zoe")
    visitor.take_cookies(guest)
    visitor.go(f"/t/{table}?seat=0")
    for code in ("leave", "raise", "seal"):
        visitor.click({"code": code, "opener": None}) if code != "seal" else visitor.page.locator(
            'button[name=action][value="seal"]:visible'
        ).first.click()
    visitor.page.get_by_text("I am Zoe: show my view").click()
    visitor.page.wait_for_url("**seat=1")
    assert "raise" in [choice["code"] for choice in visitor.choices()]


def test_french_at_a_click(visitor: Visitor) -> None:
    """The language changes, the place does not."""
    table = visitor.play_now(3)
    visitor.page.locator("button[name=lang][value=fr]").click()
    expect(visitor.page.locator("html[lang=fr]")).to_be_attached()
    assert table in visitor.page.url
    expect(visitor.page.locator("#table")).to_contain_text("Journal")


@pytest.mark.parametrize("path", ["/", "table", "/rules/kingsburg"])
def test_a_phone_shows_everything_without_scrolling_sideways(
    browser: Browser, server: Server, path: str
) -> None:
    """390 pixels are enough for every page, and for playing."""
    visitor = Visitor(browser, server.url, **PHONE)
    if path == "table":
        visitor.play_now(4)
        for _ in range(4):
            if not visitor.until_asked():
                break
            visitor.click(visitor.choices()[0])
    else:
        visitor.go(path)
    width = visitor.page.evaluate("document.scrollingElement.scrollWidth")
    visitor.close()
    assert width <= 390


def test_axe_finds_nothing_serious(browser: Browser, server: Server) -> None:
    """Lobby, table in play, invitation, seat, rules, error, end and proof, in both lights."""
    visitor = Visitor(browser, server.url, still=True)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        problems = visitor.violations()
        if problems:
            found[name] = problems

    visitor.go("/")
    look("lobby")
    visitor.play_now(4)
    visitor.until_asked()
    look("table")
    for _ in range(3):
        if visitor.until_asked():
            visitor.click(visitor.choices()[-1])
    visitor.until_asked()
    look("table, later")
    visitor.go(visitor.page.url[len(server.url) :].split("?")[0] + "/invite")
    look("invite")
    for name, path in (("rules", "/rules/kingsburg"), ("found", "/rules/kingsburg?q=soldier")):
        visitor.go(path)
        look(name)
    visitor.go("/nowhere")
    look("error")
    table = finished_table(server)
    for name, path in (("end", f"/t/{table}"), ("proof", f"/t/{table}/proof")):
        visitor.go(path)
        look(name)
    guest = Guest(server.url)
    empty = guest.new_table(2, seat__1="open")
    visitor.go(f"/t/{empty}/sit/1")
    look("sit")
    guest.close()
    visitor.close()
    assert found == {}, "\n".join(
        f"{name}: {text}" for name, texts in found.items() for text in texts
    )


def finished_table(server: Server) -> str:
    """A table of bots that have played."""
    guest = Guest(server.url)
    table = guest.new_table(2, seat__0="bot", bot__0="uniform", bot__1="uniform", name__0="Zoe")
    until(lambda: server.run(server.site.tables.get(table)).row.status == "over", 60)
    guest.close()
    return table


def test_the_first_page_is_light(browser: Browser, server: Server) -> None:
    """The lobby with every asset, as it travels to somebody new: under 200 kB."""
    visitor = Visitor(browser, server.url, first=True)
    sizes: list[float] = []
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    lobby = sum(sizes)
    visitor.close()
    assert 10_000 < lobby < 200_000
