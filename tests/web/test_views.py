"""How much work a page is: one imagined world for each view, however it is drawn."""

from importlib import import_module

import pytest

from kit.pages import positions, view_of
from regalia.core.message import Message
from regalia.core.observation import Observation
from regalia.core.state import GameState
from regalia.games.kingsburg.actions import GROUP_ADVISOR, INFLUENCE
from regalia.games.kingsburg.state import COURT
from regalia.text import say
from regalia.web.render import render_table
from regalia.web.tables.kingsburg.page import Page

GAMES = ("kingsburg", "legends", "dragon_castle", "wonderful_world", "wonderful_kingdom")
WHYS = ("chance", "shown")


@pytest.mark.parametrize("game", GAMES)
def test_a_view_imagines_one_world(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices, previews and scores are read from the same world."""
    module = import_module(f"regalia.games.{game}.game")
    imagine, worlds = module.imagine, list[GameState]()

    def counted(seen: Observation, seed: int) -> GameState:
        worlds.append(imagine(seen, seed))
        return worlds[-1]

    monkeypatch.setattr(module, "imagine", counted)
    for number, match in enumerate(positions(game, 2, 3, bot="uniform", every=25)):
        seat = match.to_act()[0] if match.to_act() else 0
        render_table(view_of(match, seat, "en"))
        assert len(worlds) == number + 1
        if number == 8:
            break


@pytest.mark.parametrize("seats", [1, 2])
def test_the_end_of_kingdom_is_told_from_that_world(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has won is read from the world that the page has, and not imagined once more."""
    game, prompts = "wonderful_kingdom", "regalia.games.wonderful_kingdom.describe.prompts"
    *_, match = positions(game, seats, 3, bot="uniform", every=1000)
    assert match.is_over()
    said = view_of(match, 0, "en").say(match.game.prompt(match.observe(0)))

    def never(seen: Observation, seed: int) -> GameState:
        raise AssertionError("imagined again")

    monkeypatch.setattr(import_module(prompts), "imagine", never)
    view = view_of(match, 0, "en")
    render_table(view)
    assert view.prompt == said


def test_kingsburg_shows_what_dice_reach_next() -> None:
    """KB-5.13: after a group, what is shown as within reach is what the next turn would offer."""
    met = 0
    for match in positions("kingsburg", 2, 5, bot="uniform", every=3):
        page = Page(view_of(match, match.to_act()[0] if match.to_act() else 0, "en"))
        if page.seen.phase != COURT:
            continue
        for action in [a for a in page.seen.legal if a >= INFLUENCE][:4]:
            after = page.view.try_out(action)
            offered = {GROUP_ADVISOR[a - INFLUENCE] for a in after.legal if a >= INFLUENCE}
            if offered:  # I am asked again at once
                assert offered == set(page.reach(action - INFLUENCE))
                met += 1
    assert met > 3


@pytest.mark.parametrize("game", GAMES)
def test_a_confirmation_says_what_will_be_shown(game: str) -> None:
    """In the game's own words, in both languages; the house's are for games from elsewhere."""
    said: set[str] = set()
    for match in positions(game, 2, 3, bot="uniform", every=25):
        if match.is_over():
            break
        seat = match.to_act()[0]
        for lang in ("en", "fr"):
            view = view_of(match, seat, lang)
            render_table(view)  # which brings the words of the game's page
            said |= {view.why_final(choice) for choice in view.choices if choice.confirm}
    house = {say(Message(f"web.confirm-{why}"), lang) for why in WHYS for lang in ("en", "fr")}
    assert said
    assert not said & house
