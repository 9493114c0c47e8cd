"""A match looked back on: every stop, by the right eyes only, and nothing there that acts."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from kit.tables import ME, finish, seeded_table
from kit.web import Guest, Server
from regalia import new_match
from regalia.core.events import SPECTATOR
from regalia.match import Match
from regalia.testing.toy import GAME as TOY
from regalia.web.live import pasts
from regalia.web.live.past import past_of
from regalia.web.live.pasts import Shown
from regalia.web.render import PAST, render_table
from regalia.web.view.replay import past_view

GAMES = [("kingsburg", 3), ("legends", 2), ("dragon_castle", 2)]
GAMES += [("wonderful_world", 3), ("wonderful_kingdom", 2), ("wonderful_world", 1)]


@pytest.fixture(scope="module")
def over(server: Server) -> str:
    """A finished game of Legends between bots."""
    server.seed("over")
    table = seeded_table(server, "legends", 4, ["uniform", "uniform"])
    finish(server, server.run(server.site.tables.get(table)))
    return table


def played(game: str, seats: int, seed: int) -> Match:
    """A whole game of random choices."""
    match, random = new_match(TOY if game == "toy" else game, seats, seed), Random(seed)
    while not match.is_over():
        seat = random.choice(match.to_act())
        match.play(seat, random.choice(match.observe(seat).legal))
    return match


def shown_of(match: Match, is_open: bool) -> Shown:
    """A match as a page shows it, over or still going on."""
    names = tuple(f"N{n}" for n in range(match.seats))
    return Shown(past_of(match), "/t/x/replay", names, (None,) * match.seats, is_open, "x")


def frames(shown: Shown, seat: int, every: int = 1) -> Iterator[str]:
    """What a viewer gets of a past, from the set-up to its end."""
    last = shown.past.walk(seat, shown.is_open).last
    for stop in sorted({*range(0, last, every), last}):
        yield render_table(past_view(shown, seat, stop, "en"), PAST)


def test_a_position_is_what_was_played() -> None:
    """Between two positions that are kept the moves are played again, and none is missed."""
    match = played("kingsburg", 2, 3)
    past = past_of(match)
    again = new_match("kingsburg", 2, 3)
    for number, ply in enumerate(match.plies):
        assert past.state(number).key() == again.state.key()
        again.play(ply.seat, ply.action)
    assert past.state(len(match.plies)).key() == match.state.key()
    assert len(past.kept) == 1 + len(match.plies) // 16


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_no_stop_offers_an_action(game: str, seats: int) -> None:
    """Every game's table is drawn from every view, ids unique, and nothing on it posts a move."""
    shown = shown_of(played(game, seats, 5), True)
    for seat in range(-1, seats):
        for text in frames(shown, seat, 61):
            assert 'name="action"' not in text and 'form="act"' not in text
            assert re.findall(r'<form[^>]*\saction="([^"]+)"', text) == ["/prefs"]
            ids = re.findall(r'\sid="([^"]+)"', text)
            assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("game", "seats"), [("toy", 3), ("wonderful_world", 3)])
def test_a_running_game_tells_nothing_of_hidden_steps(game: str, seats: int) -> None:
    """Another sealed answer of somebody, or one more of them, and a seat's replay is the same."""
    compared = 0
    for seed in range(6):
        match, random = new_match(TOY if game == "toy" else game, seats, seed), Random(seed)
        for _ in range(60):
            if match.is_over():
                break
            seat = random.choice(match.to_act())
            legal = match.observe(seat).legal
            for viewer in [*range(seats), SPECTATOR]:
                if viewer != seat and len(match.to_act()) > 1 and compared < 8:
                    compared += same_for(match, seat, legal, viewer)
            match.play(seat, random.choice(legal))
    assert compared == 8


def same_for(match: Match, seat: int, legal: tuple[int, ...], viewer: int) -> bool:
    """Whether a seat has two ways to go on that a viewer cannot tell apart; its replay can't too.

    To do nothing yet is one of the ways.
    """
    worlds = [(match.observe(viewer), match)]
    for action in {legal[0], legal[-1]}:
        other = new_match(match.game, match.seats, match.seed)
        for ply in match.plies:
            other.play(ply.seat, ply.action)
        other.play(seat, action)
        if not any(event.is_for(viewer) for event in other.plies[-1].events):
            worlds.append((other.observe(viewer), other))
    for n, (seen, one) in enumerate(worlds):
        for also, other in worlds[:n]:
            if seen == also:
                texts = [list(frames(shown_of(world, False), viewer, 7)) for world in (one, other)]
                assert texts[0] == texts[1], "not even the number of stops differs"
                return True
    return False


def test_hidden_steps_are_not_numbered_over_the_wire(
    server: Server, ada: Guest, bob: Guest
) -> None:
    """Bob raises his sealed bid: Ada's page, and a stranger's, stay as they are; Bob's goes on."""
    table = ada.new_table(2, game="toy", seat__1="open")
    bob.post(f"/t/{table}/sit/1", name="Bob")
    ada.get(f"/t/{table}")
    ada.act(table, "leave")
    stranger = Guest(server.url)
    before = [guest.get(f"/t/{table}/replay").text for guest in (ada, stranger, bob)]
    bob.get(f"/t/{table}")
    bob.act(table, "raise")
    after = [guest.get(f"/t/{table}/replay").text for guest in (ada, stranger, bob)]
    stranger.close()
    plain = [[_without_tokens(text) for text in texts] for texts in (before, after)]
    assert plain[0][:2] == plain[1][:2]
    assert plain[0][2] != plain[1][2]
    assert "Step 1 of 1" in after[0] and "Step 2 of 2" in after[2]


def _without_tokens(text: str) -> str:
    return re.sub(r'(x-csrftoken": |name="_csrf_token" form="[\w-]+" value=)"[^"]*"', "", text)


def test_a_running_game_is_open_to_its_own_seats(server: Server, ada: Guest, bob: Guest) -> None:
    """My view and the spectator's, and nobody else's; no record, no file, no going on."""
    table = ada.new_table(2, game="toy", seat__1="open")
    bob.post(f"/t/{table}/sit/1", name="Bob")
    assert ada.get(f"/t/{table}/replay?seat=0").status_code == 200
    assert ada.get(f"/t/{table}/replay?seat=watch").status_code == 200
    for path in ("replay?seat=1", "replay/frame?seat=1", "replay/frame?seat=7&step=0"):
        answer = ada.get(f"/t/{table}/{path}")
        assert answer.status_code == 403 and "not open to you" in answer.text
    assert ada.get(f"/t/{table}/replay/file?seat=0").status_code == 403
    assert ada.post(f"/t/{table}/replay/on", at="0", seat="0").status_code == 403
    assert ada.get(f"/t/{table}/replay?step=99").status_code == 422
    assert bob.get(f"/t/{table}/replay").text.count('aria-current="true"') == 2, "bar and list"


def test_every_view_is_open_after_the_end(server: Server, ada: Guest, over: str) -> None:
    """Moves are numbered as in the record, whoever looks; addresses are links to positions."""
    count = server.run(server.site.tables.get(over)).match.count
    for seat in ("0", "1", "watch"):
        page = ada.get(f"/t/{over}/replay?at=7&seat={seat}").text
        assert f"Move 7 of {count}:" in page and 'data-at="7"' in page
        frame = ada.get(f"/t/{over}/replay/frame?at=7&seat={seat}").text
        assert frame.strip().startswith("<section id=") and frame.strip() in page
    assert 'data-at="0"' in ada.get(f"/t/{over}/replay").text
    assert f'href="/t/{over}/replay"' in ada.get(f"/t/{over}").text
    for bad in (f"at={count + 1}", "at=-1", "at=seven", "at=" + "9" * 40):
        answer = ada.get(f"/t/{over}/replay?{bad}")
        assert answer.status_code == 422 and f"has {count} moves" in answer.text
    assert ada.get("/t/nothing/replay").status_code == 404


def test_a_link_made_in_the_game_holds_after_it(server: Server, ada: Guest) -> None:
    """A step of mine becomes the move that it was."""
    table = ada.new_table(2, game="toy", bot__1="uniform")
    live = server.run(server.site.tables.get(table))
    finish(server, live)
    shown = server.run(server.site.pasts.of_table(live))
    steps = shown.past.walk(0, False)
    for step in range(steps.last + 1):
        page = ada.get(f"/t/{table}/replay?step={step}&seat=0").text
        assert f'data-at="{steps.stops[step]}"' in page


def test_what_is_taken_back_is_gone(server: Server, ada: Guest) -> None:
    """A past that somebody has looked at follows an undo, and what is played instead."""
    table = seeded_table(server, "kingsburg", 2, [ME, ME])
    live = server.run(server.site.tables.get(table))

    def count() -> int:
        return len(server.run(server.site.pasts.of_table(live)).past.moves)

    played = 0
    while not any(live.can_undo(seat) for seat in (0, 1)):
        seat = live.match.to_act()[0]
        action = live.match.state.legal(seat)[0]
        server.run(live.play(seat, live.seats[seat].moves, action, f"m{played}"))
        played += 1
        assert count() == played
    seat = next(seat for seat in (0, 1) if live.can_undo(seat))
    server.run(live.undo(seat, live.seats[seat].moves, "undo"))
    assert count() == live.match.count < played
    action = live.match.state.legal(live.match.to_act()[0])[-1]
    seat = live.match.to_act()[0]
    server.run(live.play(seat, live.seats[seat].moves, action, "other"))
    past = server.run(server.site.pasts.of_table(live)).past
    assert past.state(len(past.moves)).key() == live.match.state.key()


def test_what_is_kept_is_bounded(
    server: Server, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Old pasts go when others come, and whoever comes when too much waits is told so."""
    monkeypatch.setattr(pasts, "PASTS", 2)
    tables = [seeded_table(server, "toy", n, ["uniform", "uniform"]) for n in range(4)]
    for table in tables:
        finish(server, server.run(server.site.tables.get(table)))
        assert ada.get(f"/t/{table}/replay").status_code == 200
    assert list(server.site.pasts.kept) == tables[-2:]
    assert ada.get(f"/t/{tables[0]}/replay?at=1").status_code == 200
    monkeypatch.setattr(pasts, "WAITING_EACH", 0)
    answer = ada.get(f"/t/{tables[0]}/replay/frame?at=1")
    assert answer.status_code == 429 and "being watched right now" in answer.text


def test_a_table_without_a_deal_has_no_past(ada: Guest) -> None:
    """While a seat is open nothing is dealt, and nothing is shown."""
    table = ada.new_table(2, game="kingsburg", seat__1="open")
    answer = ada.get(f"/t/{table}/replay")
    assert answer.status_code == 422
