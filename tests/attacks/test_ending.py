"""SIGTERM and Ctrl+C: the server ends within five seconds, whatever connections are open."""

import signal
import socket
import threading
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, text

from kit.beneath import beneath
from kit.process import Process
from kit.web import PATIENCE, Guest, address_of, is_shared, until
from regalia.web.store.schema import move

SECONDS = 5.0  # the promise


def held_by_everybody(server: Process, table: str, stack: ExitStack) -> None:
    """Streams that are open, requests that are half sent, a reader that does not read."""

    def call(said: str) -> socket.socket:
        caller = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        stack.enter_context(closing(caller))
        caller.sendall(said.replace("\n", "\r\n").encode())
        return caller

    for _ in range(3):
        stream = call(f"GET /t/{table}/stream HTTP/1.1\nHost: x\n\n")
        assert stream.recv(1000).startswith(b"HTTP/1.1 200")
    call("GET / HTTP/1.1\nHost:")
    call("")
    call("POST /prefs HTTP/1.1\nHost: x\nContent-Length: 50\n\nlang=")
    call("GET /static/vendor/htmx-4.0.0.min.js HTTP/1.1\nHost: x\n\n" * 200)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_the_server_ends_in_time(tmp_path: Path, sign: signal.Signals) -> None:
    """With everything open and moves under way: an end in time, no answered move is lost."""
    data = tmp_path / "t.db"
    answered: list[str] = []
    with ExitStack() as stack, Process(address_of(data), "--bot-pause", "0") as server:
        guest = Guest(server.url)
        table = guest.new_table(2, seat__1="me", name__1="Zoe")
        guest.new_table(3, "kingsburg", seat__0="bot", name__0="Al")  # bots among themselves
        held_by_everybody(server, table, stack)

        def play() -> None:
            while True:
                for seat in (0, 1):
                    try:
                        guest.get(f"/t/{table}?seat={seat}")
                        if not guest.actions():
                            continue
                        name = f"m{len(answered)}"
                        if guest.act(table, move=name).status_code == 200:
                            answered.append(name)
                    except httpx.TransportError:
                        return

        player = threading.Thread(target=play, daemon=True)
        player.start()
        until(lambda: len(answered) > 5)
        code = server.stop_within(sign, SECONDS).code
        player.join(PATIENCE)
        guest.close()
    assert code == (-signal.SIGTERM if sign == signal.SIGTERM else 130)
    with beneath(data) as database:
        kept = {id.removeprefix("sent:") for id in database.scalars(select(move.c.id))}
        if not is_shared():
            assert database.scalar(text("PRAGMA integrity_check")) == "ok"
    assert set(answered) <= kept
