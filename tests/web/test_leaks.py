"""Two worlds that a seat cannot tell apart look the same, byte for byte."""

import re
import time
from collections.abc import Iterator

import pytest

from kit.program import Program
from kit.web import Guest, Server, until
from kit.worlds import other_world
from regalia import new_match
from regalia.core.events import SPECTATOR, Event
from regalia.registry import find
from regalia.web.live import LiveTable
from regalia.web.live.keeper import LogEntry
from regalia.web.view import build

GAMES = [("toy", 3), ("kingsburg", 3), ("kingsburg", 5)]


def everything(guest: Guest, table: str, seat: int, seats: int) -> Iterator[str]:
    """All that anybody gets to see of a table: page, fragment, stream, refusals, lobby, API."""
    query = f"?seat={seat}" if seat >= 0 else ""
    yield guest.get(f"/t/{table}{query}").text
    with guest.stream(table, query[1:]) as events:
        yield next(events)
    yield guest.send(f"/t/{table}/act", seat=str(seat), ply="999", action="pass").text
    answer = guest.send(f"/t/{table}/undo", seat=str(seat), ply="999")
    yield answer.text + repr(sorted(k for k in answer.headers if k != "date"))
    lobby = guest.get("/").text  # it offers a new draft with each look
    yield re.sub(r'(data-deal|data-commitment|name="draft" value)="[^"]+"', "", lobby)
    yield from told(guest, table, seat)


def told(guest: Guest, table: str, seat: int) -> Iterator[str]:
    """The same for a program: the table, its stream, what may be done, and refusals."""
    token = ""
    if seat >= 0:
        shown = guest.post(f"/t/{table}/token", seat=str(seat)).text
        found = re.search(r'id="token"[^>]*value="([^"]+)"', shown)
        assert found, shown
        token = found[1]
    program = Program(str(guest.client.base_url).rstrip("/"), token)
    for path in ("", "/actions", "/record", "/proof", "/links"):
        yield program.get(f"/tables/{table}{path}").text
    for path in ("/actions", "/undo"):
        yield program.post(f"/tables/{table}{path}", ply=999, action="pass").text
    yield program.get("/tables").text
    with program.stream(table) as events:
        yield next(events)
    program.close()


def _settled(live: LiveTable, texts: list[str]) -> list[str]:
    """Wait until the server knows that the stream was closed."""
    until(lambda: not live.here)
    time.sleep(0.05)
    return texts


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_page_tells_nothing_a_seat_may_not_know(
    server: Server, ada: Guest, bob: Guest, game: str, seats: int, viewer: int
) -> None:
    """Whole games of random play, looked at wherever something is hidden from the viewer."""
    others = {f"seat__{n}": "me" for n in range(1, seats)}
    names = {f"name__{n}": f"N{n}" for n in range(1, seats)}
    compared = 0
    for _ in range(8):
        table = ada.new_table(seats, game=game, **others, **names)
        guest = ada if viewer >= 0 else bob
        compared += _compared(server, ada, guest, table, viewer, seats)
        if compared >= 2:
            return
    assert compared, "nothing was ever hidden"


def _compared(
    server: Server, player: Guest, guest: Guest, table: str, viewer: int, seats: int
) -> int:
    """Play on until something is hidden, then look at both worlds; how many pairs were equal."""

    async def step() -> LiveTable:
        live = await server.site.tables.get(table)
        for _ in range(400):
            state = live.match.state
            if live.match.is_over() or live.game.hidden(state, viewer):
                return live
            seat = live.match.to_act()[live.match.count % len(live.match.to_act())]
            legal = state.legal(seat)
            action = legal[(live.match.count * 7 + len(legal) // 2) % len(legal)]
            await live.play(seat, live.seats[seat].moves, action, f"m{live.match.count}-{seat}")
        return live

    live = server.run(step())
    if live.match.is_over():
        return 0
    visit = lambda: _settled(live, list(everything(guest, table, viewer, seats)))  # noqa: E731
    visit()  # whoever comes a second time has no news
    first = visit()
    secrets = live.row.seed, str(live.row.secret)
    assert all("12345" not in text for text in first)

    async def swap() -> bool:
        return other_world(await server.site.tables.get(table), viewer)

    if not server.run(swap()):
        return 0
    second = visit()
    assert first == second
    assert not any(secret in text for text in first + second for secret in secrets)
    return 1


def test_hidden_steps_of_others_are_not_even_counted(
    server: Server, ada: Guest, bob: Guest
) -> None:
    """A seat that raises its sealed bid sends nothing to the others, not even an empty sign."""
    table = ada.new_table(2, game="toy", seat__1="open")
    bob.post(f"/t/{table}/sit/1", name="Bob")
    ada.get(f"/t/{table}")
    ada.act(table, "leave")
    bob.get(f"/t/{table}")
    bob.act(table, "raise")  # that somebody acted at all shows: nothing can be undone any more
    ada.get(f"/t/{table}")
    before = ada.text
    bob.act(table, "raise")
    ada.get(f"/t/{table}")
    assert ada.text == before
    query = re.search(r"stream\?([^\"]+)\"", before)
    assert query
    with ada.stream(table, query[1].replace("&amp;", "&")) as told:
        bob.act(table, "raise")
        bob.post(f"/t/{table}/chat", seat="1", text="that was all")
        for event in told:
            assert event.count("that was all") == 1, "the first thing sent is the chat"
            break


def test_lines_that_are_remembered_are_those_of_their_seat() -> None:
    """What one seat may read is remembered, and still told to nobody else."""
    opening = new_match("kingsburg", seats=3, seed=7).opening[0]
    secret = Event(opening.kind, opening.seat, opening.args, 1 << 0, opening.rule)
    entry = LogEntry(1, 0, (secret,))
    game, names = find("kingsburg"), ("A", "B", "C")
    for seat, lines in ((0, 1), (1, 0), (SPECTATOR, 0), (0, 1)):
        assert len(build._lines(game, entry, "en", names, seat, False, -1)) == lines
        assert len(build._told(entry, seat, False)) == lines
