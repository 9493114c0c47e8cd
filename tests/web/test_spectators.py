"""Those who watch: they speak where the host allows it, under a name, and are marked as such."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from kit.browser import Visitor, needs_browser
from kit.program import Program, is_problem
from kit.seats import join
from kit.web import Guest, Server


@needs_browser
def test_a_spectator_chats_where_the_host_allows_it(browser: Browser, server: Server) -> None:
    """Off at first; switched on at the table; asked for a name once; marked, and kept for good."""
    host, guest = Visitor(browser, server.url), Visitor(browser, server.url)
    table = host.sit("kingsburg", 2)
    guest.go(f"/t/{table}")
    page = guest.page
    page.keyboard.press("c")
    expect(page.locator("#chatbox")).to_contain_text("Only players can chat")
    assert page.locator("#chat-text").count() == 0
    host.page.locator("#more > summary").click()
    switch = host.page.get_by_role("button", name="Spectators may chat")
    assert switch.get_attribute("aria-pressed") == "false"
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.locator("#chat-text").fill("Good luck")
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_contain_text("What shall the others call you?")
    for name in ("Ada", "Cléo"):
        page.locator("#chat-name").fill(name)
        page.locator("#chat-text").fill("Good luck")
        page.keyboard.press("Enter")
        told = page.locator(".notice, .chat li").first
        expect(told).to_contain_text("already called Ada" if name == "Ada" else "Good luck")
    expect(page.locator("#chat-name")).to_be_hidden()
    expect(page.locator("#chat-text")).to_have_value("")
    host.page.locator("#chatbox > summary").click()
    line = host.page.locator(".chat li")
    expect(line).to_have_text("Cléo Spectator Good luck")
    assert line.locator("use").get_attribute("href") == "#i-eye", "the mark of no seat"
    assert guest.violations() == []
    server.site.tables.awake.pop(table)
    page.reload()
    page.locator("#chatbox > summary").click()
    expect(page.locator(".chat li")).to_have_text("Cléo Spectator Good luck")
    expect(page.locator("#chat-name")).to_be_hidden()
    page.locator("#chat-text").fill("Again")
    page.keyboard.press("Enter")
    expect(line.first).to_have_text("Cléo Spectator Again")
    # The host takes it back: the form goes, what was said stays.
    host.page.locator("#more > summary").click()
    switch.click()
    expect(page.locator("#chat-text")).to_have_count(0)
    expect(page.locator(".chat li")).to_have_count(2)
    assert host.complaints == []
    for one in (host, guest):
        one.close()


def test_the_form_of_a_new_table_has_the_switch(server: Server, ada: Guest) -> None:
    """Off unless it is chosen, and kept when the same people play again."""
    for chosen in ("", "on"):
        table = ada.new_table(2, game="toy", bot__1="uniform", spectator__chat=chosen)
        live = server.run(server.site.tables.get(table))
        assert live.row.spectator_chat is (chosen == "on")


def test_a_line_from_outside_meets_the_limits_of_all_lines(tmp_path: Path) -> None:
    """Length, letters, and how often; a name that is a player's, or nobody's, is refused."""
    with Server(tmp_path / "t.db", posts_per_second=6) as server:
        ada, bob, cyd = (Guest(server.url) for _ in range(3))
        table = ada.new_table(2, game="toy", seat__1="open", spectator__chat="on")
        join(ada, bob, table, 1, "Bob")
        way = f"/t/{table}/chat"
        server.site.tables.awake.clear()
        server.server.door.posts.saved.clear()
        server.hold_clock()
        assert cyd.post(way, text="x" * 301, name="Cyd").status_code == 422
        answers = [cyd.post(way, text="Hello", name="Cyd").status_code for _ in range(12)]
        assert answers == [200] * 5 + [429] * 7
        for guest in (ada, bob, cyd):
            guest.close()


def test_refusals(server: Server, ada: Guest, bob: Guest) -> None:
    """Nothing is written of a line that is refused; the sentence says why."""
    table = ada.new_table(2, game="toy", bot__1="uniform")
    way = f"/t/{table}/chat"
    assert bob.post(way, text="Hello", name="Bob").status_code == 403
    assert bob.post(f"/t/{table}/spectators", chat="on").status_code == 403
    assert ada.post(f"/t/{table}/spectators", chat="on").status_code == 200
    for sent, why in (
        ({"text": "x" * 301, "name": "Bob"}, "at most 300"),
        ({"text": " ", "name": "Bob"}, "Type a message"),
        ({"text": "Hello"}, "What shall the others call you?"),
        ({"text": "Hello", "name": "ADA"}, "already called"),
        ({"text": "Hello", "name": "Bot"}, "means someone else"),
    ):
        refused = bob.post(way, **sent)
        assert refused.status_code == 422 and why in refused.text, sent
    assert bob.post(way, text="Hello", name="Bob", seat="0").status_code == 403
    assert server.run(server.site.store.chat(table, 9)) == []


def test_a_program_watches_and_speaks(server: Server) -> None:
    """The same over the API: no token, a name, and `seat` is null."""
    program = Program(server.url)
    table, (ada, _, host) = program.new_table("toy", "me", "me")
    is_problem(program.post(f"/tables/{table}/chat", text="Hi", name="Cyd"), 403, "not-yours")
    told = ada.ask("PATCH", f"/tables/{table}", {"spectator_chat": True})
    is_problem(told, 403, "not-yours", "host")
    assert host.ask("PATCH", f"/tables/{table}", {"spectator_chat": True}).status_code == 200
    is_problem(program.post(f"/tables/{table}/chat", text="Hi"), 422, "refused")
    assert program.post(f"/tables/{table}/chat", text="Hi", name="Cyd").status_code == 200
    seen = ada.table(table)
    assert seen["chat"] == [{"name": "Cyd", "seat": None, "text": "Hi"}]
    assert seen["spectator_chat"] and program.table(table)["chat"] == seen["chat"]
    other, _ = program.new_table("toy", "me", "me", spectator_chat=True)
    assert program.table(other)["spectator_chat"]
    program.close()
