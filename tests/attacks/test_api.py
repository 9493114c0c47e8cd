"""What somebody hostile sends to the API: a problem each, at once, and no harm."""

import json
from collections.abc import Iterator

import httpx
import pytest

from kit.program import Program, is_problem
from kit.watchdog import GROWN, HELD, cost, watch
from kit.web import Server

LONG = "x" * 5000
DEEP = b'{"ply":0,"action":' + b"[" * 8000
JSON = {"content-type": "application/json"}
BODIES = [
    ("deep", DEEP),
    ("a number without end", b'{"ply":' + b"9" * 8000 + b',"action":1}'),
    ("no UTF-8", b'{"ply":0,"action":"\xff\xfe"}'),
    ("half a pair", b'{"ply":0,"action":"\\ud800"}'),
    ("a long code", json.dumps({"ply": 0, "action": LONG}).encode()),
    ("a list for a number", json.dumps({"ply": [0], "action": 1}).encode()),
    ("an unknown field", json.dumps({"ply": 0, "action": 1, "seat": 1}).encode()),
    ("nothing", b""),
]


@pytest.fixture
def mallory(server: Server) -> Iterator[Program]:
    """A program that tries things."""
    program = Program(server.url)
    yield program
    program.close()


def test_tokens_of_others_open_nothing(server: Server, mallory: Program) -> None:
    """None, an invented one, one of another table or spelt for another seat: nothing happens."""
    table, (ada, bob, host) = mallory.new_table("toy", "me", "me")
    other, (eve, _, _) = mallory.new_table("toy", "me", "me")
    token = eve.headers["authorization"].removeprefix("Bearer ")
    seal = token.rpartition(".")[2]
    forged = [LONG, ".", "a.b.c.d", f"{table}.0.1.{seal}", f"{table}.-2.1.{seal}", "é" * 40]
    act = {"ply": 0, "action": ada.table(table)["actions"][0]["number"]}
    path = f"/tables/{table}/actions"
    is_problem(mallory.post(path, **act), 401, "no-token", "token")
    for text in forged:
        headers = {b"authorization": b"Bearer " + text.encode()}
        answer = mallory.client.post(path, json=act, headers=headers)
        is_problem(answer, 401, "no-token", "token")
        assert answer.headers["www-authenticate"] == "Bearer"
    is_problem(eve.post(path, **act), 403, "not-yours", "not yours")
    is_problem(host.post(path, **act), 403, "not-yours", "not yours")
    is_problem(ada.get(f"/tables/{other}"), 403, "not-yours")
    is_problem(bob.get(f"/tables/{table}/links"), 403, "not-yours", "host")
    live = server.run(server.site.tables.get(table))
    assert live.match.count == 0 and ada.table(table)["ply"] == 0


def test_a_token_dies_with_its_seat(mallory: Program) -> None:
    """The next player gets a token of their own, and the first one no longer works."""
    table, (ada, _, host) = mallory.new_table("toy", "me", "me")
    assert ada.ask("DELETE", f"/tables/{table}/seat").status_code == 204
    (link,) = host.get(f"/tables/{table}/links").json()["seats"]
    sat = mallory.post(f"/tables/{table}/seats/0", name="Zoe", link=link["link"])
    assert sat.status_code == 201
    for path in ("actions", "device", "links"):
        is_problem(
            ada.get(f"/tables/{table}/{path}")
            if path != "device"
            else ada.post(f"/tables/{table}/{path}"),
            403,
            "not-yours",
        )
    is_problem(ada.post(f"/tables/{table}/chat", text="still here"), 403, "not-yours")


def test_a_stale_move_changes_nothing(server: Server, mallory: Program) -> None:
    """The count of a seat's moves decides; so it does for an undo."""
    table, (ada, _, _) = mallory.new_table("toy", "me", "me")
    ada.act(table)
    live = server.run(server.site.tables.get(table))
    count = live.match.count
    for ply in (0, 7, 10**9):
        is_problem(ada.post(f"/tables/{table}/actions", ply=ply, action=3), 409, "stale")
        is_problem(ada.post(f"/tables/{table}/undo", ply=ply), 409, "stale")
    assert live.match.count == count


@pytest.mark.parametrize("what, body", BODIES, ids=[what for what, _ in BODIES])
def test_bodies_nobody_sends(server: Server, mallory: Program, what: str, body: bytes) -> None:
    """A sentence, at once, and nothing is kept of it."""
    table, (ada, _, _) = mallory.new_table("toy", "me", "me")
    path = f"/tables/{table}/actions"
    headers = {**ada.headers, **JSON}

    def send(content: bytes) -> httpx.Response:
        return mallory.client.post(path, content=content, headers=headers)

    is_problem(send(body), 400, "bad-request")
    assert LONG[:300] not in send(body).text
    assert cost(server, lambda: send(body)) < HELD
    with watch(server) as seen:
        send(body)
    assert seen.grown < GROWN, seen


def test_a_huge_body_and_unknown_tables(mallory: Program) -> None:
    """413 before it is read; 404 for anything that is not the id of a table."""
    huge = mallory.client.post("/tables", content=b" " * 20_000, headers=JSON)
    is_problem(huge, 413, "too-large")
    for id in ("nothing", "x" * 200, "..", "%00", "' OR 1=1"):
        answer = mallory.get(f"/tables/{id}")
        assert answer.status_code == 404, id
        assert answer.headers["content-type"].startswith(("application/problem+json", "text/html"))
    seats = [{"kind": "me", "name": "Ada"}] * 10
    is_problem(mallory.post("/tables", game="kingsburg", seats=seats), 422, "bad-option")
    is_problem(mallory.post("/tables", game=LONG, seats=seats), 400, "bad-request")
    is_problem(mallory.post("/tables", game="chess", seats=seats), 404, "not-found")
    deep = [{"kind": "me", "name": "Ada"}, {}]
    odd = mallory.post("/tables", game="kingsburg", seats=deep, options={"demons": [LONG[:200]]})
    is_problem(odd, 422, "bad-option", "demons")


def test_unknown_seats_are_refused(mallory: Program) -> None:
    """A seat that the table does not have is refused, whatever its number."""
    table, (_, host) = mallory.new_table("toy", "me", "open", listed=True)
    for number in ("2", "99", "999999999999999999999999"):
        answer = mallory.post(f"/tables/{table}/seats/{number}", name="Eve")
        assert answer.status_code in (403, 404), number
        answer = host.post(f"/tables/{table}/seats/{number}/bot")
        assert answer.status_code in (403, 404), number
    is_problem(mallory.post(f"/tables/{table}/seats/0", name="Eve"), 403, "not-yours", "taken")
