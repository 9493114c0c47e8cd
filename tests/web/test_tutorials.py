"""Tutorials as data: every step's action is legal, every script goes on, every text is there."""

from collections.abc import Iterator
from contextlib import closing
from copy import copy
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from kit.web import Guest, Server, until
from regalia import ledger, registry
from regalia.core.message import Message
from regalia.match import Match
from regalia.text import LANGS, say
from regalia.web import tutorials
from regalia.web.lessons import prepared
from regalia.web.live import lesson as lessons
from regalia.web.tutorials import OWN_STEP, Played, Step, Tutorial, tutorial_of

GAMES = ("kingsburg", "legends", "dragon_castle", "wonderful_world", "wonderful_kingdom")
FEWEST, MOST = 8, 14  # steps
MOST_WAYS = 64  # through one tutorial
LONGEST = 260  # letters of a step's text
HERE = Path(tutorials.__file__).parent


def told(game: str) -> Tutorial:
    """The tutorial of a game that has one."""
    tutorial = tutorial_of(game)
    assert tutorial is not None
    return tutorial


def awaited(match: Match, step: Step) -> list[tuple[str, ...]]:
    """The codes of all that a step takes and the learner may do now."""
    codes = [match.game.actions.code(action) for action in match.observe(0).legal]
    return [code for code in codes if step.takes(" ".join(code))]


def after(match: Match, *played: Played) -> Match:
    """Another match that has gone on by some actions, each of them legal."""
    other = copy(match)
    other.plies, other.state = match.plies[:], match.state.clone()
    other.state.keeps_events = True
    for one in played:
        action = other.action(one.seat, one.code)
        assert action in other.observe(one.seat).legal, one
        other.play(one.seat, action)
    return other


def ways(match: Match, steps: tuple[Step, ...]) -> Iterator[Match]:
    """Every way through the steps that are left, to its end."""
    if not steps:
        yield match
        return
    step, *rest = steps
    choices = awaited(match, step) if step.awaits else [()]
    assert choices, f"{step.id}: none of {step.awaits} is legal"
    for code in choices:
        mine = (Played(0, code),) if code else ()
        yield from ways(after(match, *mine, *step.then), tuple(rest))


def test_every_game_of_ours_has_one() -> None:
    """Also the next game that comes: a table without a tutorial is not finished."""
    ours = [game.id for game in registry.games() if (HERE.parent / "tables" / game.id).is_dir()]
    assert sorted(ours) == sorted(GAMES)
    assert all(tutorial_of(game) is not None for game in ours)


@pytest.mark.parametrize("game", GAMES)
def test_every_way_leads_to_the_last_step(game: str) -> None:
    """Whatever a step allows, its scripted answers are legal, and nobody has won by the end."""
    tutorial = told(game)
    ends = list(ways(prepared(game), tutorial.steps))
    assert 1 <= len(ends) <= MOST_WAYS
    for match in ends:
        assert not match.is_over()
        place = tutorial.place(len(match.plies), sum(not step.awaits for step in tutorial.steps))
        assert place is None


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_is_asked_for_what_is_awaited(game: str) -> None:
    """Every code of the file is legal at its step, and there is something else to choose."""
    tutorial, match = told(game), prepared(game)
    assert FEWEST <= len(tutorial.steps) <= MOST
    assert not tutorial.steps[-1].awaits and not tutorial.steps[-1].then
    for step in tutorial.steps:
        legal = [" ".join(match.game.actions.code(one)) for one in match.observe(0).legal]
        for code in step.awaits:
            assert any(replace(step, awaits=(code,)).takes(one) for one in legal), (step.id, code)
        mine = [Played(0, awaited(match, step)[0])] if step.awaits else []
        match = after(match, *mine, *step.then)


@pytest.mark.parametrize("game", GAMES)
def test_a_place_follows_from_what_was_done(game: str) -> None:
    """Actions and texts read, counted: nothing else has to be kept."""
    tutorial = told(game)
    plies, read = len(tutorial.played), 0
    for number, step in enumerate(tutorial.steps):
        place = tutorial.place(plies, read)
        assert place == tutorials.Place(number, None)
        plies, read = plies + bool(step.awaits), read + (not step.awaits)
        for one in step.then:
            assert tutorial.place(plies, read) == tutorials.Place(number, one)
            plies += 1
    assert tutorial.place(plies, read) is None


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_there_and_no_other(game: str, lang: str) -> None:
    """In both languages: each step, what to say otherwise, and the page How to play."""
    tutorial = told(game)
    wanted = {"aim", "end", "counts"} | {step.id for step in tutorial.steps}
    wanted |= {step.id + OWN_STEP for step in tutorial.steps if step.awaits}
    wanted |= {f"picture-{one.id}" for one in tutorial.pictures}
    source = (HERE / f"{game}.{lang}.ftl").read_text(encoding="utf-8")
    found = {e.id.name for e in FluentParser().parse(source).body if isinstance(e, ast.Message)}
    assert found == wanted
    assert len(tutorial.pictures) == 5
    texts = {id: say(tutorial.words(id), lang) for id in wanted}
    assert {id for id, text in texts.items() if len(text) > LONGEST} == set()


@pytest.mark.parametrize("game", GAMES)
def test_its_rules_exist(game: str) -> None:
    """Every rule that a step or a page names can be read."""
    tutorial = told(game)
    known = {rule.id for rule in ledger.load_rules(game, "en")}
    named = {step.rule for step in tutorial.steps if step.rule} | set(tutorial.rules)
    assert named - known == set()


def place(guest: Guest) -> str:
    """The step that the page tells, or "" if it tells none."""
    _, _, rest = guest.text.partition('data-lesson="')
    return rest.partition('"')[0]


def is_told(guest: Guest, table: str, number: int) -> bool:
    """Whether a table tells a step, asked anew."""
    return guest.get(f"/t/{table}").is_success and place(guest) == str(number)


def begun(guest: Guest, game: str = "kingsburg") -> str:
    """A guest at the first step; the table's id."""
    return str(guest.post(f"/tutorial/{game}").url).rsplit("/", 1)[1]


def test_it_can_be_left_and_resumed(server: Server, ada: Guest) -> None:
    """Also after the table has slept; a second beginning leads to the same table."""
    assert "Start the tutorial" in ada.text
    table = begun(ada)
    ada.get(f"/t/{table}")
    assert place(ada) == "1"
    ada.post(f"/t/{table}/tutorial", seat="0", step="1", do="on")
    ada.post(f"/t/{table}/tutorial", seat="0", step="1", do="on")  # the same click twice
    ada.get(f"/t/{table}")
    assert place(ada) == "2"
    server.see(server.site.tables.awake.clear)
    assert "step 2 of 13" in ada.get("/?game=kingsburg").text
    assert str(ada.post("/tutorial/kingsburg").url).endswith(table)
    assert place(ada) == "2"
    assert not str(ada.post("/tutorial/kingsburg", anew="on").url).endswith(table)
    assert place(ada) == "1"


def test_another_action_is_not_played(server: Server, ada: Guest) -> None:
    """A sentence of the step says what is awaited, and nothing is lost; then it is played once."""
    table = begun(ada, "legends")
    for number in ("1", "2", "3"):
        ada.post(f"/t/{table}/tutorial", seat="0", step=number, do="on")
    plies = server.see(lambda: server.site.tables.awake[table].match.count)
    answer = ada.send(f"/t/{table}/act", seat="0", ply="1", action="take night_wizard")
    assert answer.status_code == 422
    assert say(told("legends").words("take-not"), "en") in ada.text
    assert server.see(lambda: server.site.tables.awake[table].match.count) == plies
    for _ in range(2):
        answer = ada.send(f"/t/{table}/act", seat="0", ply="1", action="take cursed_banshee")
        assert answer.status_code == 200
    assert server.see(lambda: server.site.tables.awake[table].match.count) == plies + 1
    assert place(ada) == "5"


def test_a_text_is_read_before_anything_is_played(ada: Guest) -> None:
    """Even the action that the next step awaits."""
    table = begun(ada)
    answer = ada.send(f"/t/{table}/act", seat="0", ply="1", action="influence squire 2")
    assert answer.status_code == 422
    assert say(Message("web.tutorial-read-on"), "en") in ada.text


def test_shown_and_answered_by_script(ada: Guest) -> None:
    """`Show me` plays what is awaited; the rivals answer as the file says, to the last step."""
    tutorial = told("kingsburg")
    table = begun(ada)
    for number in range(1, len(tutorial.steps)):
        ada.post(f"/t/{table}/tutorial", seat="0", step=str(number), do="show")
        until(partial(is_told, ada, table, number + 1))
    assert "Play a real game" in ada.text
    assert table not in ada.get("/").text  # what is told to its end need not be listed
    assert "Start the tutorial" in ada.text


def test_it_can_be_skipped(server: Server, ada: Guest) -> None:
    """Then it is a table like any other: an easy bot answers, moves can be taken back."""
    table = begun(ada)
    ada.post(f"/t/{table}/tutorial", seat="0", step="1", do="free")
    ada.get(f"/t/{table}")
    assert place(ada) == ""
    ada.post(f"/t/{table}/act", seat="0", ply="1", action="influence architect 3")
    live = server.see(lambda: server.site.tables.awake[table])
    until(lambda: live.match.count > 5 and live.match.to_act() == [0])


def test_nobody_else_is_taught(ada: Guest, bob: Guest) -> None:
    """A spectator sees the table, not the lesson; nor can anybody go on for somebody else."""
    table = begun(ada)
    bob.get(f"/t/{table}")
    assert place(bob) == ""
    assert bob.post(f"/t/{table}/tutorial", seat="0", step="1", do="on").status_code == 403


def test_there_is_none_for_what_is_no_game(ada: Guest) -> None:
    """A sentence and status 404, for any spelling."""
    for name in ("chess", "__init__", "README"):
        assert ada.post(f"/tutorial/{name}").status_code == 404
        assert ada.get(f"/rules/{name}/how").status_code == 404


def test_a_script_that_is_another_now(
    server: Server, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever began an older one plays on at an ordinary table."""
    tutorial = told("kingsburg")
    table = begun(ada)
    newer = replace(tutorial, mark="0" * 12)
    monkeypatch.setattr(lessons, "tutorial_of", lambda game: newer)
    server.see(server.site.tables.awake.clear)
    assert ada.get(f"/t/{table}").is_success
    assert place(ada) == ""


def test_a_script_that_cannot_go_on(
    server: Server, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that has become illegal ends the tutorial, not the table."""
    tutorial = told("kingsburg")
    table = begun(ada)
    broken = tuple(
        replace(step, then=(Played(1, ("build", "embassy")),)) if step.then else step
        for step in tutorial.steps
    )
    monkeypatch.setattr(lessons, "tutorial_of", lambda game: replace(tutorial, steps=broken))
    for number in (1, 2, 3):
        ada.post(f"/t/{table}/tutorial", seat="0", step=str(number), do="show")
    live: Any = server.see(lambda: server.site.tables.awake[table])
    until(lambda: live.match.count > 4 and live.match.to_act() == [0])
    ada.get(f"/t/{table}")
    assert place(ada) == ""


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_is_a_page(server: Server, game: str) -> None:
    """With its five pictures, in both languages, linked from the form and the rules."""
    for lang in LANGS:
        with closing(Guest(server.url, lang)) as guest:
            text = guest.get(f"/rules/{game}/how").text
            assert text.count('class="how-picture"') == 5
            assert f"/rules/{game}/how" in guest.get(f"/?game={game}").text
            assert f"/rules/{game}/how" in guest.get(f"/rules/{game}").text
