"""The production track of both Wonderfuls: a past step bears the badge of whoever won it."""

import re
from dataclasses import replace

import pytest

from kit.pages import view_of
from regalia import bots
from regalia.games.wonderful_kingdom import state as kingdom
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_world import state as world
from regalia.games.wonderful_world.rules import World
from regalia.match import Match, new_match
from regalia.web.render import render_table
from regalia.web.tables.wonderful.model import Step
from regalia.web.tables.wonderful_kingdom.ledger import steps as kingdom_steps
from regalia.web.tables.wonderful_kingdom.page import Page as KingdomPage
from regalia.web.tables.wonderful_world.ledger import steps as world_steps
from regalia.web.tables.wonderful_world.page import Page as WorldPage
from regalia.web.view.build import LOG_LINES
from regalia.web.view.table import LogLine, TableView

WORLD, KINGDOM = "wonderful_world", "wonderful_kingdom"


def with_log(match: Match, seat: int | None, lang: str, lines: int = LOG_LINES) -> TableView:
    """A view that remembers as many lines as a table does."""
    told = match.log(-1 if seat is None else seat)
    log = tuple(LogLine(event.kind, event.rule, event.seat, False) for _, event in told)
    return replace(view_of(match, seat, lang), log=log[-lines:])


def steps(view: TableView) -> tuple[Step, ...]:
    """The heads of the track."""
    if view.game.id == WORLD:
        return world_steps(WorldPage(view))
    return kingdom_steps(KingdomPage(view))


def moment(match: Match) -> tuple[int, int] | None:
    """The round, and how many of its steps are past, while production is on."""
    state = match.state
    assert isinstance(state, World | Kingdom)
    phase = world.PRODUCTION if isinstance(state, World) else kingdom.PRODUCTION
    return (state.round, min(state.step, world.EXTRA)) if state.phase == phase else None


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (WORLD, 1, {}),
        (WORLD, 3, {}),
        (WORLD, 5, {"war_or_peace": "all"}),
        (WORLD, 7, {}),
        (KINGDOM, 1, {}),
        (KINGDOM, 2, {}),
    ],
)
def test_past_steps_show_who_won_them(game: str, seats: int, options: dict[str, object]) -> None:
    """Exactly the seats that the engine crowned in this round; a tie is struck out.

    Where the log no longer goes back to a step, nothing is said of it.
    """
    match = new_match(game, seats, 4, options)
    players = [bots.find("greedy", game, n) for n in range(seats)]
    won: dict[tuple[int, int], set[int]] = {}
    past, void, cut = 0, 0, 0
    while not match.is_over():
        now = moment(match)
        if now is not None:
            seat = match.to_act()[0]
            full = steps(with_log(match, seat, "en", 10_000))
            for step, shown in enumerate(full):
                seats_of = won.get((now[0], step), set())
                if step < now[1]:
                    past += 1
                    void += shown.is_void
                    assert {n - 1 for n in shown.won} == seats_of
                    assert shown.is_void == (not seats_of)
                else:
                    assert shown.won == ()
            short = steps(with_log(match, seat, "en", 6))
            for shown, true in zip(short, full, strict=True):
                is_told = bool(shown.won) or shown.is_void
                cut += true.tense == "past" and not is_told
                assert not is_told or shown == true
        seat = match.to_act()[-1]
        match.play(seat, players[seat].choose(match.observe(seat)))
        for event in match.plies[-1].events:
            if event.kind == "supremacy":
                state = match.state
                assert isinstance(state, World | Kingdom)
                won.setdefault((state.round, event.args[0]), set()).add(event.seat)
    assert past > void and cut


@pytest.mark.parametrize(("game", "seats"), [(WORLD, 3), (KINGDOM, 2)])
@pytest.mark.parametrize(("lang", "word"), [("en", "Supremacy: "), ("fr", "Suprématie\u00a0: ")])
def test_the_badge_of_who_won_stands_in_the_head(
    game: str, seats: int, lang: str, word: str
) -> None:
    """A silhouette for the eye, a sentence for the ear and the pointer."""
    match = new_match(game, seats, 4)
    players = [bots.find("uniform", game, n) for n in range(seats)]
    heads = 0
    while not match.is_over():
        seat = match.to_act()[-1]
        match.play(seat, players[seat].choose(match.observe(seat)))
        if len(match.plies) % 7 or match.is_over():
            continue
        for me in (None, match.to_act()[0]):
            view = with_log(match, me, lang)
            html = render_table(view)
            shown = [step for step in steps(view) if step.won]
            found = re.findall(
                r'<span class="won" title="([^"]+)"[^>]*>(.*?)</span></span>.*?</th>', html, re.S
            )
            assert len(found) == len(shown)
            for step, (title, badges) in zip(shown, found, strict=True):
                assert title.startswith(word)
                assert re.findall(r"#seat-(\d)", badges) == [str(n) for n in step.won]
                assert html.count(title) >= 2
            heads += len(found)
    assert heads
