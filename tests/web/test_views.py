"""How much work a page is: one imagined world for each view, however it is drawn."""

import re
from contextlib import suppress
from dataclasses import replace
from importlib import import_module

import pytest

from kit.pages import positions, view_of
from regalia.core.events import Event
from regalia.core.message import Message, Seat
from regalia.core.observation import Observation
from regalia.core.state import GameState
from regalia.games.kingsburg.actions import GROUP_ADVISOR, INFLUENCE
from regalia.games.kingsburg.state import COURT
from regalia.match import new_match
from regalia.match.replay import replay
from regalia.text import Unsayable, say
from regalia.web.render import render_table
from regalia.web.tables.kingsburg.page import Page
from regalia.web.view.table import TableView

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


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("kingsburg", 3, {}),
        ("legends", 2, {"explorations": "swamp"}),
        ("wonderful_world", 2, {}),
        ("wonderful_kingdom", 2, {"module": "advisors"}),
        ("wonderful_kingdom", 1, {"module": "quest"}),
    ],
)
def test_a_confirmation_says_what_then_happens(
    game: str, seats: int, options: dict[str, object]
) -> None:
    """Whoever is told that bids are opened, or dice rolled, sees just that when it is played."""
    met: set[str] = set()
    render_table(view_of(new_match(game, seats, 3, options), 0, "en"))
    for match in positions(game, seats, 3, options, bot="uniform", every=1):
        if match.is_over() or len(met) > 2:
            break
        seat = match.to_act()[0]
        view = view_of(match, seat, "en")
        for choice in [one for one in view.choices if one.confirm][:2]:
            after = replay(match.record())
            after.play(seat, choice.action)
            told = [sentence(view, event) for event in after.plies[-1].events]
            said = view.why_final(choice)
            if happening := [one for one in told if one is not None]:
                assert said in happening, (choice, said, happening)
                met.add(said)
    assert len(met) > 2


def sentence(view: TableView, event: Event) -> str | None:
    """What a page says of an event beforehand, if it has a sentence for it."""
    args: dict[str, object] = {"n": len(view.seats)}
    if event.seat >= 0:
        args["seat"] = Seat(event.seat)
    with suppress(Unsayable):
        return view.say(Message(f"{view.game.id}_table.confirm-{event.kind}", args))
    return None


@pytest.mark.parametrize("game", ["wonderful_world", "wonderful_kingdom"])
def test_alone_nobody_else_is_said_to_see_anything(game: str) -> None:
    """What a lone player cannot take back is shown to nobody."""
    said: set[str] = set()
    for match in positions(game, 1, 3, bot="uniform", every=5):
        if match.is_over():
            break
        view = view_of(match, 0, "en")
        render_table(view)
        said |= {view.why_final(choice) for choice in view.choices if choice.confirm}
    assert len(said) > 1
    assert [one for one in said if re.search("player|[Ee]verybody|others", one)] == []


@pytest.mark.parametrize(("lang", "you"), [("en", "You win"), ("fr", "Vous gagnez")])
def test_whoever_has_won_is_told_so(lang: str, you: str) -> None:
    """The heading of the end speaks to its reader; to the others, and at one screen, by name."""
    *_, match = positions("legends", 2, 3, bot="uniform", every=1000)
    (winner,) = match.state.winners()
    view = view_of(match, winner, lang)
    assert heading(view) == you
    assert heading(view_of(match, 1 - winner, lang)).startswith(f"Player {winner} ")
    assert heading(replace(view, is_hotseat=True)).startswith(f"Player {winner} ")


def heading(view: TableView) -> str:
    """What a page says first, without where the game stands."""
    found = re.search(
        r'<h1 class="status-ask"[^>]*>(?:<span.*?</span>)?(.*?)</h1>', render_table(view)
    )
    assert found is not None
    return found[1].strip()
