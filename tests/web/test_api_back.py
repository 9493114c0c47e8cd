"""What programs look back on, bring and learn, over a real connection."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.newer import Blind, NewerGame
from kit.program import Program, is_problem
from kit.tables import finish
from kit.updates import updated
from kit.web import Server, until
from regalia.match import verify


@pytest.fixture
def program(server: Server) -> Iterator[Program]:
    """A program that sits nowhere yet."""
    program = Program(server.url)
    yield program
    program.close()


def test_a_running_game_is_looked_back_on_from_its_own_seat(program: Program) -> None:
    """Each seat by its own stops; others' eyes and numbers of moves come with the end."""
    table, (ada, bob, _) = program.new_table("toy", "me", "me")
    for who in (ada, bob, ada, bob):
        if who.table(table)["actions"]:
            assert who.act(table).status_code == 200
    now = ada.get(f"/tables/{table}/past").json()
    assert now["stop"] == now["last"] and now["seat"] == 0 and now["move"] is None
    assert now["view"] == {**ada.table(table)["view"], "legal": []}, "nothing can be done there"
    first = ada.get(f"/tables/{table}/past?step=0").json()
    assert first["stop"] == 0 and first["log"] != now["log"] and first["last"] == now["last"]
    assert program.get(f"/tables/{table}/past").json()["seat"] is None
    is_problem(program.get(f"/tables/{table}/past?seat=0"), 403, "not-yours")
    is_problem(bob.get(f"/tables/{table}/past?seat=0"), 403, "not-yours")
    is_problem(ada.get(f"/tables/{table}/past?step=999"), 422, "refused")
    is_problem(ada.get(f"/tables/{table}/replay"), 403, "not-yours")
    _, (cleo, *_) = program.new_table("toy", "me", "me")
    is_problem(cleo.get(f"/tables/{table}/past"), 403, "not-yours")


def test_a_finished_game_is_open_to_all_and_goes_along(program: Program, server: Server) -> None:
    """Every move by any eyes; as a page of its own; its record, brought again, is the same."""
    table, _ = program.new_table("toy", "me", "me")
    finish(server, server.run(server.site.tables.get(table)))
    last = program.get(f"/tables/{table}/past").json()["last"]
    end = program.get(f"/tables/{table}/past?at={last}&seat=1").json()
    assert end["seat"] == 1 and end["move"] == last == end["turns"][-1] and end["sheets"]
    until(lambda: program.get(f"/tables/{table}/replay?seat=1").status_code == 200)
    page = program.get(f"/tables/{table}/replay?seat=1")
    assert page.headers["content-type"].startswith("text/html") and "<script>" in page.text

    record = program.get(f"/tables/{table}/record").json()
    given = program.post("/records", record=record)
    assert given.status_code == 201, given.text
    found = given.json()
    assert (found["game"], found["moves"], found["is_over"]) == ("toy", last, True)
    here = f"/records/{found['mark']}"
    again = program.get(f"{here}/past?at={last}&seat=1").json()
    assert {**again, "log": 0} == {**end, "log": 0}
    assert verify(json.dumps(program.get(here).json())).over
    onward = program.post(f"{here}/onward", at=1, seat=0)
    assert onward.status_code == 201, onward.text
    me = program.at(onward.json()["places"][0]["token"])
    assert me.table(onward.json()["table"])["origin"] == f"/replay/{found['mark']}?at=1"
    record["actions"][0][2] = "00000000"
    is_problem(program.post("/records", record=record), 422, "refused", "Action 1 of the record")
    is_problem(program.post("/records", record="nonsense"), 422, "refused")
    is_problem(program.get("/records/nothing/past"), 410, "gone")


def test_a_program_can_learn_a_game(program: Program) -> None:
    """How it is played, and its tutorial by the step's own sentences."""
    how = program.get("/games/legends/how").json()
    assert len(how["turn"]) == 5 and how["aim"] == program.get("/games/legends").json()["aim"]
    is_problem(program.get("/games/nothing/how"), 404, "not-found")
    is_problem(program.get("/games/toy/how"), 404, "not-found")
    given = program.post("/games/legends/tutorial").json()
    table, me = given["table"], program.at(given["places"][0]["token"])
    lesson = me.table(table)["lesson"]
    assert lesson["number"] == 1 and not lesson["awaits"] and lesson["rule"] == "EL-9.11"
    assert program.table(table)["lesson"] is None, "it is the learner's alone"
    while not lesson["awaits"]:
        seen = me.post(f"/tables/{table}/tutorial", step=lesson["number"]).json()
        lesson = seen["lesson"]
    other = next(one["code"] for one in seen["actions"] if one["code"] not in lesson["awaits"])
    is_problem(me.act(table, other), 422, "refused", "the Cursed Banshee")
    assert me.act(table, lesson["awaits"][0]).status_code == 200
    shown = me.post(f"/tables/{table}/tutorial", step=5, do="show").json()["lesson"]
    assert shown["number"] == 6
    free = me.post(f"/tables/{table}/tutorial", step=6, do="free").json()
    assert free["lesson"] is None and free["actions"]


def test_a_program_agrees_to_play_on_after_an_update(tmp_path: Path) -> None:
    """It is told what has changed, and holds nobody up who wants to go on."""
    data = tmp_path / "t.db"
    with Server(data) as server:
        program = Program(server.url)
        table, (ada, bob, _) = program.new_table("toy", "me", "me")
        is_problem(ada.get(f"/tables/{table}/kept"), 422, "refused", "today’s rules")
        for who, code in ((ada, "leave"), (ada, "seal"), (bob, "seal"), (bob, "peek")):
            assert who.act(table, code).status_code == 200
    with updated(NewerGame(Blind)), Server(data, port=server.port):
        is_problem(ada.get(f"/tables/{table}"), 410, "gone")
        is_problem(program.ask("POST", f"/tables/{table}/agree"), 401, "no-token")
        told = ada.get(f"/tables/{table}/kept").json()
        assert told["can_go_on"] and told["corrections"] and "move 3" in told["why"]
        assert [one["agreed"] for one in told["people"]] == [False, False]
        assert ada.ask("POST", f"/tables/{table}/agree").status_code == 204
        people = bob.get(f"/tables/{table}/kept").json()["people"]
        assert [one["agreed"] for one in people] == [True, False]
        assert bob.ask("POST", f"/tables/{table}/agree").status_code == 204
        assert bob.table(table)["actions"], "it is played again"
    program.close()
