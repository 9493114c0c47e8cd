"""SIGTERM and Ctrl+C: the server ends within five seconds, whoever holds on."""

import signal
import socket
import sqlite3
import threading
import time
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

from kit.process import Process
from kit.web import PATIENCE, Guest, until

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
    with ExitStack() as stack, Process(data, "--bot-pause", "0") as server:
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
                        move = f"m{len(answered)}"
                        if guest.act(table, move=move).status_code == 200:
                            answered.append(move)
                    except httpx.TransportError:
                        return

        player = threading.Thread(target=play, daemon=True)
        player.start()
        until(lambda: len(answered) > 5)
        server.process.send_signal(sign)
        begun = time.monotonic()
        code = server.process.wait(PATIENCE)
        took = time.monotonic() - begun
        player.join(PATIENCE)
        guest.close()
        server.end()
    assert took < SECONDS, took
    assert code == (-signal.SIGTERM if sign == signal.SIGTERM else 130)
    with closing(sqlite3.connect(data)) as database:
        kept = {row[0].removeprefix("sent:") for row in database.execute("SELECT id FROM move")}
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert set(answered) <= kept
