"""The API over a real connection: what a program can do at a table, and how it is refused."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest
from litestar.routes import HTTPRoute

from kit.program import Program, is_problem
from kit.seats import secret_link
from kit.tables import finish
from kit.web import Guest, Server, is_shared, until
from regalia import registry
from regalia.match import replay
from regalia.web.api.router import OPERATIONS

# What a page's form or link does, and the operation that does it for programs. What stands opposite
# nothing concerns browsers alone: the look, cookies, addresses that only lead elsewhere.
SAME = {
    "GET /": "games tables draft",
    "POST /tables": "create",
    "GET /t/{id}": "table actions",
    "GET /t/{id}/stream": "stream",
    "GET /t/{id}/turn": "table",
    "POST /t/{id}/act": "act",
    "POST /t/{id}/undo": "undo",
    "POST /t/{id}/chat": "chat",
    "POST /t/{id}/spectators": "change-table",
    "POST /t/{id}/name": "change-seat",
    "POST /t/{id}/auto": "change-seat",
    "POST /t/{id}/pace": "change-table",
    "POST /t/{id}/leave": "leave",
    "POST /t/{id}/hand": "hand-over",
    "POST /t/{id}/back": "take-back",
    "POST /t/{id}/resign": "resign",
    "POST /t/{id}/replace": "replace",
    "POST /t/{id}/remove": "remove",
    "GET /t/{id}/invite": "links",
    "POST /t/{id}/seats/{number}/reissue": "reissue",
    "POST /t/{id}/seats/{number}/bot": "give-to-bot",
    "GET /t/{id}/seat/{number}/{secret}": "sit",
    "POST /t/{id}/seat/{number}/{secret}": "sit",
    "GET /t/{id}/sit/{number}": "sit",
    "POST /t/{id}/sit/{number}": "sit",
    "GET /t/{id}/device": "device",
    "GET /t/{id}/device/{number}/{secret}": "sit-by-device",
    "POST /t/{id}/device/{number}/{secret}": "sit-by-device",
    "GET /rules": "rules",
    "GET /rules/{game}": "rules",
    "GET /t/{id}/proof": "proof",
    "GET /t/{id}/record.json": "record",
    "GET /t/{id}/review": "review",
    "POST /t/{id}/again": "again",
    "GET /t/{id}/replay": "past record",
    "GET /t/{id}/replay/frame": "past",
    "GET /t/{id}/replay/file": "replay-file",
    "GET /t/{id}/replay/review": "review",
    "POST /t/{id}/replay/on": "play-on",
    "GET /replay": "bring",
    "POST /replay": "bring",
    "GET /replay/{mark}": "brought-past",
    "GET /replay/{mark}/frame": "brought-past",
    "GET /replay/{mark}/file": "brought-file",
    "GET /replay/{mark}/record.json": "brought",
    "GET /replay/{mark}/review": "brought-review",
    "POST /replay/{mark}/on": "brought-onward",
    "POST /tutorial/{game}": "tutorial",
    "POST /t/{id}/tutorial": "tutorial-step",
    "GET /rules/{game}/how": "how-to-play",
    "POST /t/{id}/agree": "kept agree",
    "POST /t/{id}/hint": "hint",
    "POST /t/{id}/hints": "change-table",
    "GET /c/{id}": "campaign",
    "GET /c/{id}/go": "campaign",
    "POST /c/{id}/next": "go-on",
    "POST /c/{id}/words": "add-words",
    "POST /c/{id}/merit": "give-to-merit",
    "GET /health": "",
    "GET /metrics": "",  # for whoever runs the server
    "GET /next": "",
    "POST /prefs": "",
    "POST /t/{id}/token": "",  # how a person gets what a program has
    "GET /tables/{name}": "",
    "GET /api": "",
    "GET /api/openapi.json": "",
}


@pytest.fixture
def program(server: Server) -> Iterator[Program]:
    """A program that sits nowhere yet."""
    program = Program(server.url)
    yield program
    program.close()


def test_the_page_uses_nothing_the_api_lacks(server: Server) -> None:
    """Every address of the pages has its operation; one that is added has to get one."""
    found = {
        f"{method} {route.path_format}"
        for route in server.app.routes
        if isinstance(route, HTTPRoute) and not route.path.startswith(("/api/v1", "/static"))
        for method in route.methods
        if method != "OPTIONS"
    }
    assert found == SAME.keys(), "an address without its operation, or one that is gone"
    names = {one.name for one in OPERATIONS}
    assert {name for same in SAME.values() for name in same.split()} <= names


@pytest.mark.parametrize(
    "game", ["kingsburg", "legends", "dragon_castle", "wonderful_world", "toy"]
)
def test_a_view_fits_the_schema_of_its_game(program: Program, game: str) -> None:
    """For a seat and for a spectator, at the beginning and after some moves."""
    schema = program.get(f"/games/{game}/schema")
    assert schema.headers["content-type"] == "application/schema+json"
    table, (ada, bob, _) = program.new_table(game, "me", "me")
    for _ in range(6):
        for who in (program, ada, bob):
            seen = who.table(table)
            jsonschema_rs.validate(schema.json(), seen["view"])
            if seen["actions"]:
                assert who.act(table).status_code == 200


def test_the_games_say_what_can_be_chosen(program: Program) -> None:
    """Options and bots by id: what a table can be made with, in both languages."""
    games = program.get("/games").json()["games"]
    assert [game["id"] for game in games] == [game.id for game in registry.games()]
    one = program.get("/games/kingsburg?lang=fr").json()
    assert one["seats"] == [2, 3, 4, 5] and one["bots"] and one["options"]
    assert program.get("/games/kingsburg").json()["pitch"] != one["pitch"]
    chosen = {option["id"]: option["default"] for option in one["options"]}
    bot = {"kind": "bot", "bot": one["bots"][0]["id"]}
    seats = [{"kind": "me", "name": "Ada"}, bot]
    made = program.post("/tables", game="kingsburg", seats=seats, options=chosen)
    assert made.status_code == 201, made.text
    rules = program.get("/games/kingsburg/rules?q=queen").json()["rules"]
    assert rules and all("queen" in rule["text"].lower() for rule in rules)
    is_problem(program.get("/games/chess"), 404, "not-found", "no such game")


def test_actions_by_number_by_code_and_by_words(program: Program) -> None:
    """Each with its sentence; the same move sent twice is played once; another one is stale."""
    table, (ada, bob, _) = program.new_table("kingsburg", "me", "me")
    asked = ada if ada.table(table)["actions"] else bob
    seen = asked.table(table)
    offered = asked.get(f"/tables/{table}/actions").json()
    assert offered["actions"] == seen["actions"] and offered["ply"] == seen["ply"] == 0
    assert offered["prompt"] == seen["prompt"]
    first = seen["actions"][0]
    assert first["code"] == "take gold" and first["sentence"] == "Take 1 gold"
    sent = {"ply": 0, "action": "Take GOLD", "move": "mine"}
    for _ in range(2):
        after = asked.post(f"/tables/{table}/actions", **sent)
        assert after.status_code == 200 and after.json()["ply"] == 1
    late = asked.post(f"/tables/{table}/actions", ply=0, action=first["number"])
    is_problem(late, 409, "stale", "out of date")
    other = bob if asked is ada else ada
    assert other.act(table, ["take", "wood"]).status_code == 200
    not_now = asked.post(f"/tables/{table}/actions?lang=fr", ply=1, action="dance")
    is_problem(not_now, 422, "illegal-action", "n’a pas d’action de code")
    assert asked.table(table)["ply"] == 1


def test_undo_and_chat(program: Program) -> None:
    """Taken back where it is fair; what is said is read by all."""
    table, (ada, bob, _) = program.new_table("toy", "me", "me")
    assert ada.act(table, "leave").status_code == 200
    seen = ada.table(table)
    assert seen["can_undo"]
    back = ada.post(f"/tables/{table}/undo", ply=seen["ply"])
    assert back.status_code == 200 and back.json()["ply"] == 2
    again = ada.post(f"/tables/{table}/undo", ply=2)
    is_problem(again, 409, "cannot-undo")
    assert ada.post(f"/tables/{table}/chat", text="Well met").status_code == 200
    line = {"name": "P0", "seat": 0, "text": "Well met"}
    assert bob.table(table)["chat"] == program.table(table)["chat"] == [line]


def test_what_one_may_change(program: Program, server: Server) -> None:
    """My name and my forced actions; the bots' pace; hints, for the host."""
    table, (ada, host) = program.new_table("toy", "me", "bot")
    seen = ada.ask("PATCH", f"/tables/{table}/seat", {"name": "Ada", "auto": True}).json()
    assert seen["seats"][0]["name"] == "Ada" and seen["auto"]
    is_problem(ada.ask("PATCH", f"/tables/{table}/seat"), 415, "not-json")
    nothing = ada.ask("PATCH", f"/tables/{table}/seat", {})
    is_problem(nothing, 422, "refused", "what to change")
    assert ada.ask("PATCH", f"/tables/{table}", {"pace": "slow"}).json()["pace"] == "slow"
    is_problem(ada.ask("PATCH", f"/tables/{table}", {"hints": False}), 403, "not-yours", "host")
    assert host.ask("PATCH", f"/tables/{table}", {"hints": False}).json()["hints"] is False
    is_problem(ada.post(f"/tables/{table}/hint"), 422, "refused")


def test_seats_by_link_by_listing_and_for_bots(program: Program) -> None:
    """The host hands out links; what is not listed needs one; an empty seat may be a bot's."""
    table, (host,) = program.new_table("toy", "open", "open", "open")
    is_problem(program.post(f"/tables/{table}/seats/0", name="Eve"), 403, "not-yours")
    links = host.get(f"/tables/{table}/links").json()["seats"]
    worn = links[0]["link"]
    links = host.post(f"/tables/{table}/seats/0/reissue").json()["seats"]
    is_problem(program.post(f"/tables/{table}/seats/0", name="Eve", link=worn), 410, "gone")
    sat = program.post(f"/tables/{table}/seats/0", name="Ada", link=links[0]["link"], words="a")
    assert sat.status_code == 201
    ada = program.at(sat.json()["places"][0]["token"])
    taken = program.post(f"/tables/{table}/seats/0", name="Eve", link=links[0]["link"])
    is_problem(taken, 410, "gone")
    before = ada.table(table)
    assert before["status"] == "open" and before["view"] is None and before["actions"] == []
    assert host.ask("POST", f"/tables/{table}/seats/1/bot").status_code == 415
    assert host.post(f"/tables/{table}/seats/1/bot").status_code == 200
    assert host.post(f"/tables/{table}/seats/2/bot", bot="uniform").json()["status"] == "playing"
    assert ada.table(table)["seat"] == 0 and ada.table(table)["view"] is not None


def test_a_seat_is_taken_along_and_given_back(program: Program) -> None:
    """A link for one more device, good once; given back, every token of the seat is dead."""
    table, (ada, _) = program.new_table("toy", "me", "bot")
    link = ada.post(f"/tables/{table}/device").json()["link"]
    more = program.post(f"/tables/{table}/seats/0/device", link=link)
    assert more.status_code == 201
    second = program.at(more.json()["places"][0]["token"])
    assert second.table(table)["seat"] == 0
    is_problem(program.post(f"/tables/{table}/seats/0/device", link=link), 410, "gone")
    assert ada.ask("DELETE", f"/tables/{table}/seat").status_code == 204
    for one in (ada, second):
        is_problem(one.get(f"/tables/{table}"), 403, "not-yours")
    assert program.table(table)["seats"][0]["kind"] == "open"


def test_cookies_and_tokens_do_not_mix(server: Server, ada: Guest, program: Program) -> None:
    """Ada's browser is a spectator to the API; her token, from her page, is her seat there."""
    table = ada.new_table(2, game="toy", bot__1="uniform")
    plain = ada.client.get(f"/api/v1/tables/{table}").json()
    assert plain["seat"] is None and plain["actions"] == []
    cookie = ada.client.cookies["regalia_seats"]
    is_problem(program.at(cookie).get(f"/tables/{table}"), 401, "no-token")
    assert ada.client.post(f"/t/{table}/token", data={"seat": "0"}).status_code == 403, "CSRF"
    shown = ada.post(f"/t/{table}/token", seat="0").text
    token = shown.partition('id="token"')[2].partition('value="')[2].partition('"')[0]
    assert program.at(token).table(table)["seat"] == 0
    refused = httpx.get(f"{server.url}/t/{table}/device", cookies={"regalia_seats": token})
    assert refused.status_code == 403
    assert token not in ada.get(f"/t/{table}/device").text


def test_the_stream_tells_of_what_changes_and_of_nothing_else(program: Program) -> None:
    """Bob raises his sealed bid again and again; what Ada hears first is what he says."""
    table, (ada, bob, _) = program.new_table("toy", "me", "me")
    ada.act(table, "leave")
    assert bob.act(table, "raise").status_code == 200
    before = ada.table(table)
    with ada.stream(table) as told:
        first = json.loads(next(told))
        assert first["seats"][0]["is_here"]
        for _ in range(2):
            assert bob.act(table, "raise").status_code == 200
        bob.post(f"/tables/{table}/chat", text="that was all")
        second = json.loads(next(told))
        assert [line["text"] for line in second["chat"]] == ["that was all"]
        (era, _, number), (same, _, later) = (one["at"].partition(".") for one in (first, second))
        assert era == same and int(later) > int(number)
        assert is_shared() or int(later) == int(number) + 1  # there the clock numbers frames
    assert before["view"] == first["view"] == second["view"]


def test_after_the_end(server: Server, program: Program) -> None:
    """The record replays, the proof holds, and everybody sits down once more with one request."""
    table, (ada, bob, _) = program.new_table("toy", "me", "me")
    is_problem(program.get(f"/tables/{table}/record"), 403, "not-yours", "sealed")
    finish(server, server.run(server.site.tables.get(table)))
    over = ada.table(table)
    assert over["status"] == "over" and over["prompt"]
    assert sorted(sheet["place"] for sheet in over["sheets"])[0] == 1
    record: dict[str, Any] = program.get(f"/tables/{table}/record").json()
    assert replay(record).is_over()
    proof = program.get(f"/tables/{table}/proof").json()
    assert proof["is_proven"] and proof["commitment"] == over["commitment"]
    onward = program.post(f"/tables/{table}/onward", at=1, seat=1).json()
    assert [place["seat"] for place in onward["places"]] == [1, None]
    anew = program.post(f"/tables/{table}/onward", at=1, seat=1, chance="new")
    is_problem(anew, 422, "refused", "new dice and draws")
    assert program.at(onward["places"][0]["token"]).table(onward["table"])["seat"] == 1
    first = ada.post(f"/tables/{table}/again", words="mine").json()
    assert [place["seat"] for place in first["places"]] == [1, None]
    then = bob.post(f"/tables/{table}/again", words="his").json()
    assert then["table"] == first["table"] and [place["seat"] for place in then["places"]] == [0]
    now = ada.at(first["places"][0]["token"]).table(first["table"])
    assert now["status"] == "playing" and [seat["name"] for seat in now["seats"]] == ["P1", "P0"]


def test_a_campaign(server: Server, program: Program) -> None:
    """Begun like a table; when its first scenario is over, the token becomes one for the next."""
    table, (ada, host) = program.new_table("wonderful_world", "me", "bot", campaign="two_roads")
    id = ada.table(table)["campaign"]
    story = ada.get(f"/campaigns/{id}").json()
    assert story["now"]["table"] == table and not story["is_between"] and story["names"][0] == "P0"
    is_problem(program.post(f"/campaigns/{id}/next", words="x"), 401, "no-token")
    finish(server, server.run(server.site.tables.get(table)))
    until(lambda: ada.get(f"/campaigns/{id}").json()["is_between"])
    assert ada.post(f"/campaigns/{id}/words", words="mine").status_code == 200
    following = ada.post(f"/campaigns/{id}/next", words="mine").json()
    (place,) = following["places"]
    assert place["table"] != table and place["seat"] == 0
    assert ada.at(place["token"]).table(place["table"])["seat"] == 0
    assert host.post(f"/campaigns/{id}/merit").status_code == 200


def test_a_hint_is_for_whoever_asks(program: Program) -> None:
    """The best choices with their figures, as the page has them."""
    table, (ada, bob, _) = program.new_table("legends", "me", "me")
    asked = ada if ada.table(table)["actions"] else bob
    is_problem((bob if asked is ada else ada).post(f"/tables/{table}/hint"), 422, "refused")
    best = asked.post(f"/tables/{table}/hint").json()["choices"][0]
    assert best["code"] in {action["code"] for action in asked.table(table)["actions"]}
    assert best["chance"]["low"] <= best["chance"]["mean"] <= best["chance"]["high"]


def test_refusals_before_the_application(tmp_path: Path) -> None:
    """Too many requests, odd paths and wrong methods are problems too, in both languages."""
    with Server(tmp_path / "t.db", tables_per_minute=1) as server:
        server.hold_clock()
        one = Program(server.url, lang="fr")
        seats = [{"kind": "me", "name": "Ada"}, {}]
        assert one.post("/tables", game="kingsburg", seats=seats).status_code == 201
        slow = one.post("/tables", game="kingsburg", seats=seats)
        is_problem(slow, 429, "too-fast", "Trop de demandes")
        assert int(slow.headers["retry-after"]) > 0
        for path in (
            "/tables/x/onward",
            "/records",
            "/records/x/onward",
            "/games/legends/tutorial",
        ):
            is_problem(one.post(path), 429, "too-fast")  # whatever else lays a table, or is as dear
        is_problem(one.get("/nothing"), 404, "not-found", "n’existe pas")
        wrong = one.ask("PUT", "/games")
        is_problem(wrong, 405, "wrong-method")
        assert "GET" in wrong.headers["allow"]
        one.close()


def test_a_link_of_the_host_opens_a_seat_for_a_program(
    server: Server, ada: Guest, program: Program
) -> None:
    """Ada invites; a program sits down by the very link she sends, and she reads its name."""
    table = ada.new_table(2, game="toy", seat__1="open", listed="off")
    link = secret_link(ada, table, 1)
    sat = program.post(f"/tables/{table}/seats/1", name="Deep Thought", link=server.url + link)
    assert sat.status_code == 201
    assert "Deep Thought" in ada.get(f"/t/{table}").text
    assert ada.get(link).status_code == 410
