"""What people are called: asked once, where it matters, and kept; a quick start stays quick."""

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import Visitor, needs_browser
from kit.seats import secret_link
from kit.web import Guest, Server

pytestmark = needs_browser


def test_one_click_is_enough_against_bots(browser: Browser, server: Server) -> None:
    """Whoever gives no name plays under one that is shown as a suggestion, and is asked again."""
    page = (one := Visitor(browser, server.url)).page
    one.go("/")
    field = page.get_by_label("What shall we call you?")
    assert field.input_value() == "" and field.get_attribute("placeholder") == "Robin"
    one.play_now()
    expect(page.locator("#people")).to_have_text("Robin, Hazel")
    one.go("/")
    expect(field).to_have_value("")
    field.fill("Zoé")
    page.locator("#play-now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#people")).to_have_text("Zoé, Hazel, Rowan")
    one.go("/?game=legends")
    assert field.count() == 0, "asked once"
    expect(page.locator("[name=name-0]")).to_have_value("Zoé")
    assert one.violations() == [] and one.complaints == []
    one.close()


def test_others_are_told_who_sits_there(browser: Browser, server: Server) -> None:
    """A table with a friend's seat waits for a name: asked for kindly, the field in focus."""
    page = (one := Visitor(browser, server.url, locale="fr-FR")).page
    one.go("/?seats=2")
    expect(page.locator("#name-why")).to_contain_text("Sans réponse, vous jouez sous le nom de")
    page.locator(".seatrow .k-open").nth(1).click()
    expect(page.locator("#name-why .if-alone")).to_be_hidden()
    page.locator("#play-now").click()
    expect(page.locator(".notice")).to_contain_text("Comment les autres doivent-ils vous appeler")
    expect(page.get_by_label("Comment vous appelez-vous")).to_be_focused()
    expect(page.locator("[name=seat-1][value=open]")).to_be_checked()
    assert server.run(server.site.store.open_tables(9)) == []
    page.keyboard.type("Chloé")
    page.locator("#play-now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#people")).to_have_text("Chloé")
    one.close()


def test_a_guest_by_link_is_asked_once(browser: Browser, server: Server, ada: Guest) -> None:
    """The first link asks for a name, the second only whether to sit down; it can be another."""
    page = (one := Visitor(browser, server.url)).page
    links = [secret_link(ada, ada.new_table(2, seat__1="open"), 1) for _ in range(3)]
    one.go(links[0])
    expect(page.get_by_label("What shall we call you?")).to_be_focused()
    assert one.violations() == []
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_contain_text("already called Ada")
    expect(page.get_by_label("What shall we call you?")).to_have_value("Ada")
    page.get_by_label("What shall we call you?").fill("Bob")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*?seat=1")
    one.go(links[1])
    expect(page.get_by_text("You sit down as Bob.")).to_be_visible()
    assert page.get_by_role("textbox").count() == 0
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*?seat=1")
    expect(page.locator("#people")).to_have_text("Ada, Bob")
    one.go(links[2])
    page.get_by_text("Use another name").click()
    page.get_by_label("Your name").fill("Bobby")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*?seat=1")
    expect(page.locator("#people")).to_have_text("Ada, Bobby")
    one.close()


@pytest.mark.parametrize(("locale", "you"), [("en-GB", "You"), ("fr-FR", "Vous")])
def test_a_tutorial_asks_for_no_name(
    browser: Browser, server: Server, locale: str, you: str
) -> None:
    """Its learner is spoken to; the bar names the bots, and nobody by a letter."""
    page = (one := Visitor(browser, server.url, locale=locale)).page
    one.go("/?game=legends")
    page.locator("#learn button").first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#people")).to_have_text("Hazel, Rowan")
    expect(page.locator("#score .sc-name").first).to_have_text(you)
    assert page.locator("text=/(Player|Joueur|Place) A/").count() == 0
    one.close()


def test_a_newcomer_by_link_can_learn_the_game(
    browser: Browser, server: Server, ada: Guest
) -> None:
    """The page says what it is about and offers the tutorial beside it; once one plays, no more."""
    page = (one := Visitor(browser, server.url)).page
    links = [secret_link(ada, ada.new_table(2, seat__1="open"), 1) for _ in range(2)]
    one.go(links[0])
    expect(page.locator("main")).to_contain_text("hold out for five winters: most points wins.")
    with page.expect_popup() as opened:
        page.locator("#learn").click()
    expect(opened.value.locator("#guide")).to_contain_text("Welcome, Governor!")
    opened.value.close()
    page.reload()
    expect(page.locator("#learn")).to_be_visible()  # a lesson is no game
    page.get_by_label("What shall we call you?").fill("Zoé")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    one.go(links[1])
    expect(page.get_by_role("link", name="How to play")).to_be_visible()
    expect(page.locator("#learn")).to_have_count(0)
    assert one.violations() == [] and one.complaints == []
    one.close()
