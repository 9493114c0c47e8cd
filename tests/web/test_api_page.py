"""The page of the API, and the one where a person gets a token, in a real browser."""

from playwright.sync_api import expect

from kit.browser import Visitor, needs_browser
from kit.program import Program
from kit.web import Server

TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


@needs_browser
def test_the_reference_is_read_and_followed(visitor: Visitor) -> None:
    """From an operation to what it takes, which opens; on a phone too, and axe finds nothing."""
    page = visitor.page
    visitor.go("/api")
    expect(page.locator("#do-act")).to_contain_text("/api/v1/tables/{id}/actions")
    fields = page.locator("#shape-Act")
    expect(fields).to_be_hidden()
    page.locator("#do-act").get_by_role("link", name="Act", exact=True).click()
    expect(fields).to_be_visible()
    expect(fields).to_contain_text("ply")
    assert visitor.violations() == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert not page.evaluate(TOO_WIDE)
    page.goto(page.url.partition("#")[0] + "#problem-stale")
    expect(page.locator("#problem-stale")).to_be_in_viewport()


@needs_browser
def test_a_person_gets_a_token_for_a_program(server: Server, visitor: Visitor) -> None:
    """Asked for by a click, shown once, and good: the program sits where the person does."""
    page = visitor.page
    visitor.go("/?game=kingsburg&seats=2#new")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    visitor.go(f"/t/{table}/device?seat=0")
    page.get_by_role("button", name="Show a token for a program").click()
    token = page.locator("#token").input_value()
    assert visitor.violations() == []
    program = Program(server.url, token)
    assert program.table(table)["seat"] == 0
    program.close()
