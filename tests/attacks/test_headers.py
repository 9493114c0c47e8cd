"""What every answer carries, what it does not tell, and malformed addresses."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser

from kit.browser import Visitor, chromium
from kit.web import PATIENCE, Guest, Server
from regalia.web.security import NOT_NEEDED

# The list of the OWASP Secure Headers Project, as far as it fits (`web/security.py` says what does
# not), written out here so that nothing can get lost there unnoticed.
ASKED = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
}
POLICY = [
    *("default-src 'none'", "object-src 'none'", "base-uri 'none'"),
    *("form-action 'self'", "frame-ancestors 'none'", "script-src 'self'"),
]
FORM = "multipart/form-data"
TOLD = ["server", "x-powered-by", "via", "x-aspnet-version", "sourcemap", "x-sourcemap"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at home, without HTTPS."""
    with Server(tmp_path_factory.mktemp("headers") / "t.db") as server:
        yield server


@pytest.fixture
def ada(server: Server) -> Iterator[Guest]:
    """Somebody."""
    guest = Guest(server.url)
    yield guest
    guest.close()


def check(answer: httpx.Response, secure: bool, kept: bool = False) -> None:
    """All that is asked for, nothing that tells too much."""
    headers = answer.headers
    for name, value in ASKED.items():
        assert headers.get_list(name) == [value], name
    for rule in POLICY:
        assert rule in headers["content-security-policy"].split("; ")
    assert "unsafe" not in headers["content-security-policy"]
    features = headers["permissions-policy"].split(", ")
    assert len(features) == len(NOT_NEEDED) >= 25
    assert all(feature.endswith("=()") for feature in features)
    assert len(headers.get_list("cache-control")) == 1
    assert ("immutable" if kept else "no-store") in headers["cache-control"]
    if secure:
        assert headers["strict-transport-security"] == "max-age=31536000; includeSubDomains"
    else:
        assert "strict-transport-security" not in headers
    for name in TOLD:
        assert name not in headers


@pytest.mark.parametrize("secure", [False, True], ids=["plain", "secure"])
def test_every_kind_of_answer_has_them(
    tmp_path_factory: pytest.TempPathFactory, secure: bool
) -> None:
    """Pages, errors of every kind, files, redirects, streams; HSTS where there is HTTPS."""
    data = tmp_path_factory.mktemp("headers") / "t.db"
    with Server(data, secure=secure, streams_per_address=1) as server:
        guest = Guest(server.url)
        token = guest.client.cookies.get("csrftoken") or ""
        form = {"_csrf_token": token, "game": "kingsburg", "seats": "2", "seat-0": "me"}
        cookie = {"cookie": f"csrftoken={token}"}  # which a browser would keep for HTTPS
        client = httpx.Client(base_url=server.url, headers=cookie, timeout=PATIENCE)
        made = client.post("/tables", data={**form, "name-0": "Ada"})
        assert made.status_code == 303
        check(made, secure)
        way = made.headers["location"]
        api = f"/api/v1/tables/{way.removeprefix('/t/')}"
        answers = [
            (200, client.get("/")),
            (200, client.get(way)),
            (200, client.get("/health")),
            (200, client.head("/")),
            (404, client.get("/nowhere")),
            (404, client.get("/static/nothing.css")),
            (404, client.get("/static/%00")),
            (405, client.get("/tables")),
            (405, client.request("PUT", "/")),
            (403, client.post("/prefs", data={"lang": "fr"}, headers={"cookie": ""})),
            (413, client.post("/prefs", content=b"x" * 100_000)),
            (303, client.post("/prefs", data={**form, "lang": "fr", "next": "/"})),
            (400, client.get("/?" + "a=b&" * 300)),
            (400, client.post("/replay", content=b"x", headers={"content-type": FORM})),
            (410, client.get(f"{way}/seat/1/nothing")),
            (422, client.post("/tables", data={**form, "seats": "99"})),
            (200, client.get("/api")),
            (200, client.get("/api/v1/games")),
            (401, client.post(f"{api}/actions", json={"ply": 0, "action": 0})),
            (403, client.get(f"{api}/record")),
            (404, client.get("/api/v1/tables/nothing")),
            (405, client.put("/api/v1/tables")),
            (413, client.post("/api/v1/tables", content=b"x" * 100_000)),
            (415, client.post("/api/v1/tables", content=b"x")),
        ]
        for status, answer in answers:
            assert answer.status_code == status, answer.url
            check(answer, secure)
        for path in ("/static/system.css", "/static/table.js", "/tables/kingsburg.css"):
            check(client.get(path), secure, kept=True)
        with client.stream("GET", f"{way}/stream") as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            check(stream, secure)
            refused = client.get(f"{way}/stream")
            assert refused.status_code == 429
            check(refused, secure)
        client.close()
        guest.close()


@pytest.mark.parametrize("limits", [{"connections_per_address": 1}, {"connections": 16}])
def test_a_refused_connection_gets_them(tmp_path: Path, limits: dict[str, int]) -> None:
    """No request was read yet: the connection itself answers."""
    with Server(tmp_path / "t.db", **limits) as server, ExitStack() as open_streams:
        guest = Guest(server.url)
        table = guest.new_table(2, seat__1="me", name__1="Zoe")
        guest.close()
        for _ in range(min(limits.values())):
            client = open_streams.enter_context(httpx.Client(base_url=server.url, timeout=PATIENCE))
            open_streams.enter_context(client.stream("GET", f"/t/{table}/stream"))
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as caller:
            head = caller.makefile("rb").read().partition(b"\r\n\r\n")[0].decode()
        first, *lines = head.split("\r\n")
        status = int(first.split(" ")[1])
        assert status == (429 if "connections_per_address" in limits else 503)
        told = [line.partition(": ")[::2] for line in lines]
        check(httpx.Response(status, headers=told), secure=False)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium."""
    with chromium() as browser:
        yield browser


def test_a_browser_understands_them(browser: Browser, server: Server, ada: Guest) -> None:
    """Chromium has no complaint about any header, on pages with script, style and stream."""
    table = ada.new_table(2, seat__1="me", name__1="Zoe")
    visitor = Visitor(browser, server.url)
    for path in ("/", f"/t/{table}", "/rules", "/nowhere"):
        visitor.page.goto(server.url + path)
    complaints = [text for text in visitor.complaints if "404" not in text]
    visitor.close()
    assert complaints == []


@pytest.mark.parametrize("path", ["/", "/health", "/rules", "/static/system.css", "/nowhere"])
def test_head_is_answered_like_get(ada: Guest, path: str) -> None:
    """The same head, no body, and the connection goes on."""
    got, asked = ada.client.get(path), ada.client.head(path)
    assert asked.status_code == got.status_code and asked.content == b""
    for name in ("content-type", "content-security-policy", "cache-control"):
        assert asked.headers[name] == got.headers[name]
    assert ada.client.get("/health").status_code == 200


def test_head_opens_no_stream(server: Server, ada: Guest) -> None:
    """A stream is nothing without its body."""
    table = ada.new_table(2)
    assert ada.client.head(f"/t/{table}/stream").status_code == 405
    assert not server.site.streams


ODD = [
    # what is asked for, the answer
    ("/static/%00", 404),
    ("/static/a%00.css", 404),
    ("/%00", 404),
    ("/t/%00", 404),
    ("/tables/%00.css", 404),
    ("/static/%0a%0d", 404),
    ("/static/%ff%fe", 404),
    ("/static/..%2f..%2fsettings.py", 404),
    ("/static/../../settings.py", 404),
    ("/static/%2e%2e/app.py", 404),
    ("/static//etc/passwd", 404),
    ("/static/%2fetc%2fpasswd", 404),
    ("/static/..%5c..%5capp.py", 404),
    ("/static/", 404),
    ("/static", 404),
    ("/static/fonts", 404),
    ("/static/system.css/x", 404),
    ("/static/" + "a" * 300, 404),
    ("/static/" + "é" * 150, 404),
    ("/static/" + "a/" * 2000, 404),
    ("/" + "a" * 10_000, 404),
    ("/tables/..%2f..%2fapp.css", 404),
    ("/tables/__init__.svg", 404),
    ("/tables/.css", 404),
    ("/tables/nothing.svg", 404),
    ("/rules/%00", 404),
    ("/rules/" + "a" * 4000, 404),
    ("/t/" + "a" * 4000, 404),
    ("/c/%E2%80%AE", 404),
    ("/t/x/sit/99999999999999999999", 404),
    ("/t/x/sit/-1", 404),
    ("/?seats=%00&game=%ff", 200),
    ("/?game=" + "a" * 8000, 200),
    ("/#", 404),
    ("*", 404),
    ("http://elsewhere/", 404),
    ("//", 200),
]


@pytest.mark.parametrize(("path", "status"), ODD, ids=[row[0][:40] for row in ODD])
def test_odd_addresses_get_a_sentence(server: Server, path: str, status: int) -> None:
    """Sent as they stand, since clients tidy up: no 500, no traceback, nothing that is not ours."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as caller:
        target = path.encode().replace("é".encode(), b"%C3%A9")
        caller.sendall(b"GET " + target + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        heard = b""
        while part := caller.recv(65536):
            heard += part
    text = heard.decode("utf-8", "replace")
    assert int(text.split(" ")[1]) == status, text[:400]
    assert "Traceback" not in text and "root:" not in text and "import " not in text
    if status == 404:
        assert "There is no such" in text or "not yours" in text


ODD_HEADERS = [
    b"Cookie: regalia_name=\xff\xfe; regalia_seats=\x80",
    b"Cookie: " + b"a=b; " * 2000,
    b"Cookie: regalia_seats=" + b"x" * 8000,
    b"Cookie: regalia_seats=*; csrftoken=%00; regalia_lang=../; regalia_theme=<script>",
    b"Accept-Language: " + b"x;q=nan," * 800,
    b"Accept-Encoding: " + b"gzip," * 1000,
    b"Last-Event-Id: \xff",
    b"Range: bytes=99999999999999999999-",
    b"If-None-Match: " + b"*" * 4000,
    b"If-Modified-Since: yesterday",
    b"HX-Request: true",
    b"Content-Type: multipart/form-data; boundary=" + b"x" * 4000,
    b"X-HTTP-Method-Override: DELETE",
    b"Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Key: x",
    b"Upgrade: h2c\r\nConnection: Upgrade",
]


@pytest.mark.parametrize("path", [b"/", b"/static/system.css", b"/nowhere"])
@pytest.mark.parametrize(
    "line", ODD_HEADERS, ids=[row[:24].decode("latin1") for row in ODD_HEADERS]
)
def test_odd_headers_cause_no_error(server: Server, line: bytes, path: bytes) -> None:
    """Whatever a header says, the answer is the page or a refusal."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as caller:
        caller.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n")
        caller.sendall(line + b"\r\n\r\n")
        heard = b""
        while part := caller.recv(65536):
            heard += part
    assert int(heard.split(b" ")[1]) in (200, 304, 400, 404, 416), heard[:400]
    assert b"Traceback" not in heard
