"""Every tutorial played through in a browser, by the table's pieces; a wrong choice in each."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import PHONE, Visitor, needs_browser
from kit.learner import AT, Learner
from kit.web import Server
from regalia.text import say
from regalia.web.tutorials import Tutorial, tutorial_of

pytestmark = [pytest.mark.xdist_group("browser"), needs_browser]

LAPTOP = {"viewport": {"width": 1280, "height": 720}}
GAMES = ("kingsburg", "legends", "dragon_castle", "wonderful_world", "wonderful_kingdom")
WALKS = [
    *((game, "laptop") for game in GAMES),
    ("legends", "phone"),
]


def told(game: str) -> Tutorial:
    """The tutorial of a game that has one."""
    tutorial = tutorial_of(game)
    assert tutorial is not None
    return tutorial


@pytest.fixture
def learner(browser: Browser, server: Server, where: str) -> Iterator[Learner]:
    """Somebody who has never been here, at a laptop, or with a phone at the pace of people."""
    is_phone = where == "phone"
    learner = Learner(browser, server.url, quick=not is_phone, **(PHONE if is_phone else LAPTOP))
    yield learner
    learner.close()


@pytest.mark.parametrize(("game", "where"), WALKS)
def test_a_tutorial_from_the_lobby_to_a_real_game(learner: Learner, game: str) -> None:
    """What is spoken of is in sight and nothing lies over it; the page never scrolls."""
    tutorial, page = told(game), learner.page
    learner.begin(game)
    tried = False
    for number, step in enumerate(tutorial.steps, 1):
        learner.until_step(number)
        assert not step.look or learner.is_lit(), step.id
        rings = page.locator(".guide-ring")
        assert rings.evaluate_all("all => all.every(one => one.offsetWidth > 12)"), step.id
        assert learner.covered(step) == [], step.id
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), step.id
        if number == len(tutorial.steps):
            break
        if not step.awaits:
            page.locator("#guide-on").click()
            continue
        if not tried and learner.others(step):
            tried = True
            learner.choose_another(step)
            expect(page.locator("#guide .notice")).to_have_text(say(tutorial.otherwise(step), "en"))
        learner.do(step)
    assert tried
    page.locator("#guide button[form=real]").click()
    page.wait_for_function(f"() => {AT} === undefined")
    assert learner.until_asked()
    refused = [one for one in learner.complaints if "422" not in one]  # the wrong choice
    assert refused == []


@pytest.mark.parametrize("where", ["laptop"])
def test_it_survives_a_reload_and_a_lost_connection(learner: Learner) -> None:
    """The step is the table's: whatever happens to the page, it is told again."""
    page = learner.page
    learner.begin("kingsburg")
    learner.until_step(1)
    page.locator("#guide-on").click()
    learner.until_step(2)
    page.reload()
    learner.until_step(2)
    learner.context.set_offline(True)
    page.locator("#guide-on").click()
    learner.context.set_offline(False)
    page.locator("#guide-on").click()
    learner.until_step(3)
    page.locator("#guide summary").click()
    expect(page.locator("#guide-text")).not_to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_keeps_anybody_from_reading_how(visitor: Visitor, game: str) -> None:
    """No serious finding of axe on the page How to play, which fits a phone too."""
    visitor.go(f"/rules/{game}/how")
    assert visitor.violations() == []
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("where", ["laptop"])
def test_the_text_can_be_read_by_everybody(learner: Learner) -> None:
    """No serious finding of axe on a table that teaches, in either light."""
    learner.begin("legends")
    learner.until_step(1)
    learner.page.wait_for_timeout(400)  # the ring has come
    assert learner.violations() == []
