"""Connections: half-sent requests, slow readers, crowds, floods and false addresses.

All of this over real connections from this machine; 127.0.0.2 and its neighbours are other people.
"""

import re
import select
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import h11
import pytest

from kit.web import PATIENCE, Guest, Server, until
from regalia.web.limits import MOST_ADDRESSES, Tokens, address_of
from regalia.web.security import BODY_BYTES, HEADERS

HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /prefs HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\n\r\nlang="
)


class Caller:
    """A bare connection, from any address of this machine."""

    def __init__(self, server: Server, address: str = "127.0.0.1") -> None:
        self.socket = socket.create_connection(
            ("127.0.0.1", server.port), timeout=PATIENCE, source_address=(address, 0)
        )

    def send(self, data: bytes) -> "Caller":
        """Say some of it."""
        self.socket.sendall(data)
        return self

    def hear(self) -> bytes:
        """All that comes until the other side hangs up."""
        heard = b""
        try:
            while part := self.socket.recv(65536):
                heard += part
        except ConnectionResetError:
            pass
        return heard

    def is_cut(self) -> bool:
        """Whether the other side hung up without a word."""
        ready, _, _ = select.select([self.socket], [], [], 0)
        if not ready:
            return False
        try:
            return not self.socket.recv(1, socket.MSG_PEEK)
        except ConnectionResetError:
            return True

    def close(self) -> None:
        """Hang up."""
        self.socket.close()


def ask(server: Server, address: str = "127.0.0.1", *lines: str, path: str = "/health") -> bytes:
    """One honest request, answered in full."""
    head = "\r\n".join([f"GET {path} HTTP/1.1", "Host: x", "Connection: close", *lines])
    caller = Caller(server, address).send(f"{head}\r\n\r\n".encode())
    try:
        return caller.hear()
    finally:
        caller.close()


def status(answer: bytes) -> int:
    """The number after HTTP/1.1, after "go on" the next; 0 if there was no answer."""
    found = re.match(rb"(?:HTTP/1\.1 100 Continue\r\n\r\n)?HTTP/1\.1 (\d+)", answer)
    return int(found[1]) if found else 0


@contextmanager
def crowd(
    server: Server, count: int, said: bytes, address: str = "127.0.0.1"
) -> Iterator[list[Caller]]:
    """So many callers who say no more than that."""
    callers: list[Caller] = []
    try:
        for _ in range(count):
            callers.append(Caller(server, address).send(said))
        yield callers
    finally:
        for caller in callers:
            caller.close()


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience, for few."""
    data = tmp_path_factory.mktemp("door") / "t.db"
    with Server(
        data,
        header_seconds=0.5,
        body_seconds=0.5,
        send_seconds=0.5,
        connections_per_address=8,
        connections=40,
        streams_per_address=3,
        streams=5,
    ) as server:
        yield server


POST = b"POST /prefs HTTP/1.1\r\nHost: x\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
PROMISED = POST + b"Expect: 100-continue\r\nContent-Length: 9\r\n\r\n"
FRENCH = HALF_A_BODY.replace(b"\r\n", b"\r\nAccept-Language: fr\r\n", 1)
GET_WITH_BODY = b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab"
ONE_AND_A_HALF = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET / HT"
NOVEL = POST + b"Content-Length: %d\r\n\r\n" % (2 * BODY_BYTES) + b"x" * 2 * BODY_BYTES
ENDLESS = POST + b"Content-Length: 99999999\r\n\r\n" + b"x" * 80 * BODY_BYTES
LATE, NO_SENSE = "took too long", "could not make sense"

SLOW = [
    # who, what is said and no more, the answer and its words
    ("half a head", HALF_A_HEAD, 408, LATE),
    ("one letter", b"G", 408, LATE),
    ("nothing", b"", 0, ""),
    ("half a body", HALF_A_BODY, 408, LATE),
    ("half a body in French", FRENCH, 408, "trop de temps"),
    ("half a chunk", CHUNKED + b"ff\r\nab", 408, LATE),
    ("no chunk", CHUNKED, 408, LATE),
    ("a promise", PROMISED, 408, LATE),
    ("a GET with half a body", GET_WITH_BODY, 408, LATE),
    ("a request and half of one", ONE_AND_A_HALF, 200, LATE),
    ("too long a body", NOVEL, 413, "too long"),
    ("a body without end", ENDLESS, 413, "too long"),
    ("too long a head", HALF_A_HEAD + b"x" * 40_000, 400, NO_SENSE),
    ("another language", b"\x16\x03\x01\x02\x00\x01\x00", 400, NO_SENSE),
]


@pytest.mark.parametrize(("who", "said", "code", "words"), SLOW, ids=[row[0] for row in SLOW])
def test_nobody_is_waited_for(quick: Server, who: str, said: bytes, code: int, words: str) -> None:
    """An answer in a sentence with all headers, and the connection is closed, in bounded time."""
    caller = Caller(quick).send(said)
    heard = caller.hear()
    caller.close()
    assert status(heard) == code, heard
    if code:
        assert words in heard.decode()
        assert b"traceback" not in heard.lower()
        for name, value in HEADERS.items():
            assert f"{name}: {value}".encode() in heard


def test_the_application_never_hears_of_half_a_request(quick: Server) -> None:
    """A form whose sender hangs up in its middle has no effect, and none that comes too late."""
    called: list[str] = []
    app = quick.server.door.app

    async def listening(scope: dict[str, Any], receive: object, send: object) -> None:
        called.append(scope["path"])
        await app(scope, receive, send)

    quick.server.door.app = listening
    try:
        for wait in (0.0, 0.8):
            caller = Caller(quick).send(HALF_A_BODY)
            time.sleep(wait)
            caller.close()
        assert status(ask(quick, path="/health")) == 200
        assert called == ["/health"]
    finally:
        quick.server.door.app = app


def test_no_writing_route_hears_of_half_a_request(tmp_path: Path) -> None:
    """All of them, of the pages and of the API: with half a body nothing has been asked yet."""
    called: list[str] = []
    with Server(tmp_path / "t.db") as server, ExitStack() as stack:
        app = server.server.door.app

        async def listening(scope: dict[str, Any], receive: object, send: object) -> None:
            called.append(scope["path"])
            await app(scope, receive, send)

        server.server.door.app = listening
        routes = [
            (method, re.sub(r"{\w+:int}", "1", re.sub(r"{\w+:str}", "x", route.path)))
            for route in server.app.routes
            for method in getattr(route, "methods", ())
            if method in ("POST", "PUT", "PATCH", "DELETE")
        ]
        assert len(routes) > 50
        callers = [
            stack.enter_context(closing(Caller(server).send(half(method, path))))
            for method, path in routes
        ]
        states = server.server.crowd.inside
        until(lambda: [one.conn.their_state for one in states] == [h11.SEND_BODY] * len(callers))
        assert status(ask(server)) == 200
        assert called == ["/health"]


def half(method: str, path: str) -> bytes:
    """A request whose body has begun."""
    kind = "application/json" if path.startswith("/api") else "application/x-www-form-urlencoded"
    head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\n"
    return f"{head}Content-Length: 9\r\n\r\nn".encode()


def test_a_slow_body_cannot_steal_a_seat(tmp_path: Path) -> None:
    """Somebody sits down while another's form is under way: the seat is not given twice."""
    with Server(tmp_path / "t.db") as server:
        ada, bob, eve = (Guest(server.url) for _ in range(3))
        table = ada.new_table(2, seat__1="open")
        token = eve.client.cookies["csrftoken"]
        form = "name=Eve"
        head = (
            f"POST /t/{table}/sit/1 HTTP/1.1\r\nHost: x\r\n"
            f"Cookie: csrftoken={token}\r\nX-CSRFToken: {token}\r\n"
            "Connection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n"
            f"Content-Length: {len(form)}\r\n\r\n"
        )
        caller = Caller(server).send(head.encode() + form[:-3].encode())
        time.sleep(0.3)  # until it has been looked at
        assert bob.post(f"/t/{table}/sit/1", name="Bob").status_code == 200
        heard = caller.send(form[-3:].encode()).hear()
        caller.close()
        assert status(heard) == 403 and b"regalia_seats" not in heard
        for guest in (ada, bob, eve):
            guest.close()


@pytest.mark.parametrize("said", [b"", HALF_A_HEAD, HALF_A_BODY], ids=["nothing", "head", "body"])
def test_a_crowd_that_says_nothing_keeps_nobody_out(quick: Server, said: bytes) -> None:
    """More half-sent requests than allowed: the oldest makes room for a complete one."""
    with crowd(quick, 30, said) as callers:
        assert status(ask(quick)) == 200  # from the same address
        assert status(ask(quick, "127.0.0.2")) == 200
        assert len(quick.server.crowd.inside) <= 10
        until(callers[0].is_cut)
    until(lambda: not quick.server.crowd.inside)
    assert not quick.server.crowd.by_address


def test_many_addresses_together_keep_nobody_out(quick: Server) -> None:
    """The total bound holds, and half-sent requests from many addresses keep nobody out."""
    with ExitStack() as stack:
        for last in range(2, 10):
            stack.enter_context(crowd(quick, 8, HALF_A_HEAD, f"127.0.0.{last}"))
            assert len(quick.server.crowd.inside) <= 40
        assert status(ask(quick, "127.0.0.99")) == 200


def test_eleven_hundred_half_sent_heads_stop_nothing(tmp_path: Path) -> None:
    """The attack as it was: 1,100 connections, the numbers of a default server.

    Their time does not run out meanwhile: it is their number that must not matter.
    """
    with Server(tmp_path / "t.db", requests_per_second=100, header_seconds=4 * PATIENCE) as server:
        with crowd(server, 1100, HALF_A_HEAD):
            assert status(ask(server)) == 200
            assert status(ask(server, "127.0.0.2", path="/")) == 200
            assert len(server.server.crowd.inside) <= 202


def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path) -> None:
    """A client asks for more than the buffers hold and reads none of it."""
    with Server(tmp_path / "t.db", send_seconds=0.5) as server:
        request = b"GET /static/system.css HTTP/1.1\r\nHost: x\r\n\r\n"
        caller = Caller(server)
        caller.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        caller.send(request * 300)
        until(lambda: server.server.crowd.inside)
        until(lambda: not server.server.crowd.inside)
        caller.close()


def test_streams_are_bounded(quick: Server) -> None:
    """So many for one address, so many in all; the others get a sentence and go on playing."""
    ada = Guest(quick.url)
    table = ada.new_table(2, seat__1="me", name__1="Zoe")
    ada.close()
    request = f"GET /t/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode()

    def opened(address: str) -> Caller:
        caller = Caller(quick, address).send(request)
        select.select([caller.socket], [], [], PATIENCE)
        return caller

    callers = [opened("127.0.0.1") for _ in range(3)]
    refused = ask(quick, "127.0.0.1", path=f"/t/{table}/stream")
    assert status(refused) == 429 and b"Too many people are watching" in refused
    callers += [opened("127.0.0.2") for _ in range(2)]
    refused = ask(quick, "127.0.0.3", path=f"/t/{table}/stream")
    assert status(refused) == 429 and b"Too many people are watching" in refused
    assert status(ask(quick, "127.0.0.1", path=f"/t/{table}")) == 200
    for caller in callers:
        caller.close()
    until(lambda: quick.server.door.streams.count == 0)
    assert not quick.server.door.streams.taken
    late = opened("127.0.0.1")
    assert status(late.socket.recv(65536)) == 200
    late.close()


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers that grant little, one at a time."""
    with ExitStack() as stack:

        def make(**rest: object) -> Server:
            values: dict[str, Any] = {"requests_per_second": 5, "posts_per_second": 3, **rest}
            return stack.enter_context(Server(tmp_path / "t.db", **values))

        yield make


def test_get_is_counted_like_post(strict: Callable[..., Server]) -> None:
    """One address cannot drown the others; after a moment it is heard again."""
    server = strict()
    server.hold_clock()
    answers = [ask(server) for _ in range(7)]
    assert [status(answer) for answer in answers] == [200] * 5 + [429] * 2
    assert b"wait a moment" in answers[5] and b"retry-after: 1\r\n" in answers[5]
    assert b"patientez" in ask(server, "127.0.0.1", "Accept-Language: fr")
    assert status(ask(server, "127.0.0.2")) == 200
    server.hold_clock(0.3)
    assert status(ask(server)) == 200


def test_tables_are_counted_by_the_minute(strict: Callable[..., Server]) -> None:
    """Twenty tables of one address are enough for a minute; here, two."""
    server = strict(requests_per_second=10_000, posts_per_second=10_000, tables_per_minute=2)
    server.hold_clock()
    ada = Guest(server.url)
    ada.new_table(2)
    ada.new_table(2)
    answer = ada.post("/tables", game="kingsburg", seats="2")
    assert answer.status_code == 429 and answer.headers["retry-after"] == "30"
    ada.close()


def test_a_clock_set_back_locks_nobody_out(
    strict: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock on the wall goes back by a day in the middle of everything."""
    server = strict()
    while status(ask(server)) == 200:
        pass
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() - 86_400)
    until(lambda: status(ask(server)) == 200)


FORWARDED = [
    # which proxies were named, who calls, what is said, who counts
    ((), "127.0.0.1", "9.9.9.9", "127.0.0.1"),
    (("127.0.0.1",), "127.0.0.2", "9.9.9.9", "127.0.0.2"),
    (("127.0.0.1",), "127.0.0.1", "9.9.9.9", "9.9.9.9"),
    (("127.0.0.1",), "127.0.0.1", "1.1.1.1, 9.9.9.9", "9.9.9.9"),
    (("127.0.0.1", "8.8.8.8"), "127.0.0.1", "1.1.1.1, 9.9.9.9, 8.8.8.8", "9.9.9.9"),
    (("127.0.0.0/8",), "127.0.0.7", "2001:db8::1", "2001:db8::/64"),
    (("127.0.0.1",), "127.0.0.1", "nonsense", "?"),
]


@pytest.mark.parametrize(("proxies", "caller", "said", "counts"), FORWARDED)
def test_only_a_named_proxy_is_believed(
    strict: Callable[..., Server], proxies: tuple[str, ...], caller: str, said: str, counts: str
) -> None:
    """X-Forwarded-For from anybody else changes nothing: neither whose limit it is, nor links."""
    server = strict(proxies=proxies)
    lines = f"X-Forwarded-For: {said}", "X-Forwarded-Proto: https"
    assert status(ask(server, caller, *lines)) == 200
    assert list(server.server.door.requests.saved) == [counts]


def test_a_false_address_does_not_lift_the_limit(strict: Callable[..., Server]) -> None:
    """A new X-Forwarded-For with every request is still one address."""
    server = strict()
    server.hold_clock()
    answers = [ask(server, "127.0.0.1", f"X-Forwarded-For: 10.0.0.{n}") for n in range(7)]
    assert [status(answer) for answer in answers] == [200] * 5 + [429] * 2


def test_everybody_behind_a_proxy_has_a_limit_of_their_own(strict: Callable[..., Server]) -> None:
    """The proxy brings as many connections as it likes; each address behind it is counted."""
    server = strict(proxies=("127.0.0.1",), connections_per_address=2)
    with crowd(server, 10, b"GET /health HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 7.7.7.7\r\n\r\n"):
        until(lambda: len(server.server.crowd.inside) == 10)
        assert status(ask(server, "127.0.0.1", "X-Forwarded-For: 7.7.7.7")) == 429
        assert status(ask(server, "127.0.0.1", "X-Forwarded-For: 8.8.8.8")) == 200


def test_the_limits_forget_who_is_quiet() -> None:
    """A flood from ever new addresses does not grow the books."""
    now = 0.0
    tokens = Tokens(1.0, 2.0, lambda: now)
    for number in range(3 * MOST_ADDRESSES):
        assert tokens.take(f"10.{number}") == 0
    assert len(tokens.saved) <= MOST_ADDRESSES
    now = 10.0
    for _ in range(MOST_ADDRESSES):
        tokens.take("me")
    assert list(tokens.saved) == ["me"]


def test_a_bucket_fills_at_its_rate() -> None:
    """Two at once, then one a second."""
    now = 0.0
    tokens = Tokens(1.0, 2.0, lambda: now)
    assert [tokens.take("a") for _ in range(3)] == [0, 0, 1.0]
    now = 0.5
    assert tokens.take("a") == 0.5
    now = 1.0
    assert [tokens.take("a") for _ in range(2)] == [0, 1.0]


def test_addresses_are_told_apart() -> None:
    """An IPv6 customer is one however many addresses it has; a mapped IPv4 address is itself."""
    assert address_of("2001:db8::1") == address_of("2001:db8::ffff:2") != address_of("2001:db9::1")
    assert address_of("::ffff:10.0.0.1") == address_of("10.0.0.1") == "10.0.0.1"
    assert address_of("fe80::1%eth0") == "fe80::/64"
    assert address_of(None) == address_of("x" * 5000) == "?"
