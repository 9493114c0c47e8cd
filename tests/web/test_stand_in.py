"""Getting up without leaving an empty chair: stand-ins, resigning, the absent, tables not begun."""

from pathlib import Path
from typing import Any

import pytest

from kit.program import Program, is_problem
from kit.seats import join
from kit.web import Guest, Server, until


def begun(ada: Guest, bob: Guest, game: str = "toy") -> str:
    """A table of two people."""
    table = ada.new_table(2, game=game, seat__1="open")
    join(ada, bob, table, 1, "Bob")
    return table


def kinds(server: Server, table: str) -> list[tuple[str, str | None]]:
    """Who sits where."""
    live = server.run(server.site.tables.get(table))
    return [(seat.kind, seat.bot) for seat in live.seats]


def test_a_bot_stands_in_and_gives_the_seat_back(server: Server, ada: Guest, bob: Guest) -> None:
    """Everybody reads it; the bot really plays; nobody but Bob takes the seat back, and he can."""
    table = begun(ada, bob)
    live = server.run(server.site.tables.get(table))
    assert bob.post(f"/t/{table}/hand", seat="1").status_code == 200
    assert kinds(server, table)[1] == ("bot", "stand-in")
    assert "A bot is playing for Bob." in bob.text and "Take my seat back" in bob.text
    assert "A bot plays for Bob for now." in ada.get(f"/t/{table}").text
    assert "Take my seat back" not in ada.text
    assert ada.act(table, "leave").status_code == 200
    until(lambda: live.seats[1].moves > 0)
    assert ada.post(f"/t/{table}/back", seat="1").status_code == 403
    until(lambda: table not in server.site.tables.drivers)
    server.site.tables.awake.pop(table)
    answer = bob.post(f"/t/{table}/back", seat="1")
    assert answer.status_code == 200 and kinds(server, table)[1] == ("person", None)
    assert "Bob is back." in ada.get(f"/t/{table}").text
    assert bob.post(f"/t/{table}/back", seat="1").status_code == 403, "there is nothing to take"


def test_a_last_thought_is_not_played_for_whoever_is_back(
    server: Server, ada: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob takes his seat back after the bot has thought and looked, and just before its move."""
    table = begun(ada, bob, "kingsburg")
    live = server.run(server.site.tables.get(table))
    while server.see(live.match.to_act) == [0]:
        ada.get(f"/t/{table}")
        ada.act(table)
    assert server.see(live.match.to_act) == [1]
    issue, moves, alone = live.seats[1].issue, live.seats[1].moves, live._alone
    steps: list[str] = []

    async def crossing(step: Any, *rest: Any) -> None:
        steps.append(step.__qualname__)
        if len(steps) == 2:  # the first gave the seat away, this is the bot's
            await live.take_back(1, issue)
        await alone(step, *rest)

    monkeypatch.setattr(live, "_alone", crossing)
    assert bob.post(f"/t/{table}/hand", seat="1").status_code == 200
    until(lambda: len(steps) == 3 and table not in server.site.tables.drivers)
    assert kinds(server, table)[1] == ("person", None)
    assert live.seats[1].moves == moves, "nobody but Bob plays for Bob"
    assert bob.get(f"/t/{table}").status_code == 200 and bob.actions()


def test_moves_of_somebody_who_is_stood_in_for_are_not_taken_back(
    server: Server, ada: Guest, bob: Guest
) -> None:
    """Against bots an undo takes their answers along; a stand-in's person has a say in it."""
    table = begun(ada, bob)
    bob.post(f"/t/{table}/hand", seat="1")
    live = server.run(server.site.tables.get(table))
    assert live.goes_along(0) == 0


def test_whoever_resigns_does_not_return(server: Server, ada: Guest, bob: Guest) -> None:
    """A bot has the seat for good; the game goes on under the same name."""
    table = begun(ada, bob)
    assert bob.post(f"/t/{table}/resign", seat="1").status_code == 200
    kind, bot = kinds(server, table)[1]
    assert kind == "bot" and bot != "stand-in"
    assert "Take my seat back" not in bob.get(f"/t/{table}").text
    assert bob.post(f"/t/{table}/back", seat="1").status_code == 403
    assert "Bob resigned; a bot plays on." in ada.get(f"/t/{table}").text
    assert ada.act(table, "leave").status_code == 200


def test_the_absent_are_replaced_after_a_while(tmp_path: Path) -> None:
    """Not at once, not by strangers, not while nobody waits for them; and they may return."""
    with Server(tmp_path / "t.db", absence=1.0) as server:
        ada, bob, cyd = (Guest(server.url) for _ in range(3))
        table = begun(ada, bob, "kingsburg")
        live = server.run(server.site.tables.get(table))
        while server.see(live.match.to_act) == [0]:
            ada.get(f"/t/{table}")
            ada.act(table)
        assert server.see(live.match.to_act) == [1]
        bob.get(f"/t/{table}")
        early = ada.post(f"/t/{table}/replace", seat="0", gone="1")
        assert early.status_code == 422 and "was here not long ago" in early.text
        assert cyd.post(f"/t/{table}/replace", seat="0", gone="1").status_code == 403
        assert ada.post(f"/t/{table}/replace", seat="0", gone="0").status_code == 422
        assert ada.post(f"/t/{table}/replace", seat="0", gone="9").status_code == 403
        assert "Let a bot play for Bob" in ada.get(f"/t/{table}").text
        until(lambda: live.gone_for(1) > 1.0)
        assert ada.post(f"/t/{table}/replace", seat="0", gone="1").status_code == 200
        assert kinds(server, table)[1] == ("bot", "stand-in")
        until(lambda: live.seats[1].moves > 0)
        assert "Take my seat back" in bob.get(f"/t/{table}").text
        assert bob.post(f"/t/{table}/back", seat="1").status_code == 200
        for guest in (ada, bob, cyd):
            guest.close()


def test_a_table_that_has_not_begun_can_be_deleted(server: Server, ada: Guest, bob: Guest) -> None:
    """By its host, before the deal; nothing of it is left, and those who look are told."""
    table = ada.new_table(2, game="toy", seat__1="open")
    assert bob.post(f"/t/{table}/remove").status_code == 403
    with bob.stream(table) as told:
        next(told)
        assert ada.post(f"/t/{table}/remove").status_code == 200
        assert list(told) == [], "the stream ends"
    assert bob.get(f"/t/{table}").status_code == 404
    assert table not in ada.get("/").text
    assert server.run(server.site.store.seats([table])) == {table: []}
    playing = begun(ada, bob)
    refused = ada.post(f"/t/{playing}/remove")
    assert refused.status_code == 422 and "has begun" in refused.text


@pytest.mark.parametrize("way", ["hand", "resign"])
def test_nobody_gets_up_before_the_game_or_after_it(ada: Guest, way: str) -> None:
    """While seats are open one gives one's own back; there is nothing to play yet."""
    table = ada.new_table(2, game="toy", seat__1="open")
    assert ada.post(f"/t/{table}/{way}", seat="0").status_code == 422


def test_a_name_that_was_changed_is_kept(ada: Guest) -> None:
    """Asked for once: the next table begins with it; one that is refused is forgotten."""
    table = ada.new_table(2, game="toy", bot__1="uniform")
    assert ada.post(f"/t/{table}/name", seat="0", name="Zoé").status_code == 200
    assert ada.post(f"/t/{table}/name", seat="0", name="").status_code == 422
    assert 'value="Zoé"' in ada.get("/").text


def test_a_program_gets_up_too(server: Server) -> None:
    """The same over the API: its token is good for taking the seat back, and for nothing else."""
    program = Program(server.url)
    table, (ada, bob, host) = program.new_table("toy", "me", "me")
    assert bob.ask("POST", f"/tables/{table}/seat/hand").status_code == 204
    assert bob.table(table)["seat"] is None and bob.table(table)["seats"][1]["bot"] == "stand-in"
    is_problem(bob.post(f"/tables/{table}/chat", text="boo"), 403, "not-yours")
    is_problem(ada.ask("POST", f"/tables/{table}/seat/back"), 403, "not-yours")
    assert bob.ask("POST", f"/tables/{table}/seat/back").json()["seat"] == 1
    soon = ada.ask("POST", f"/tables/{table}/seats/1/replace")
    is_problem(soon, 422, "refused")
    assert bob.ask("POST", f"/tables/{table}/seat/resign").status_code == 204
    is_problem(bob.get(f"/tables/{table}"), 403, "not-yours")
    is_problem(host.ask("DELETE", f"/tables/{table}"), 422, "refused", "begun")
    other, (_, its_host) = program.new_table("toy", "me", "open")
    assert its_host.ask("DELETE", f"/tables/{other}").status_code == 204
    is_problem(program.get(f"/tables/{other}"), 404, "not-found")
    program.close()


def test_players_fill_the_seat_of_a_host_who_got_up(server: Server, ada: Guest, bob: Guest) -> None:
    """Nobody waits for ever: who still sits there invites somebody, or lets a bot in."""
    table = begun(ada, bob)
    assert f"/t/{table}/invite" not in bob.get(f"/t/{table}").text
    assert bob.get(f"/t/{table}/invite").status_code == 403
    assert ada.post(f"/t/{table}/leave", seat="0").status_code == 200
    assert f"/t/{table}/invite" in bob.get(f"/t/{table}").text
    assert f"/t/{table}/seat/0/" in bob.get(f"/t/{table}/invite").text
    cyd = Guest(server.url)
    assert f"/t/{table}/invite" not in cyd.get(f"/t/{table}").text
    assert cyd.get(f"/t/{table}/invite").status_code == 403, "a spectator fills no seat"
    cyd.close()
    assert bob.post(f"/t/{table}/remove").status_code == 403, "the table is still not Bob's"
    assert bob.post(f"/t/{table}/seats/0/bot").status_code == 200
    assert kinds(server, table)[0][0] == "bot"
    assert bob.get(f"/t/{table}/invite").status_code == 403


def test_programs_fill_the_seat_of_somebody_who_got_up(server: Server) -> None:
    """The same over the API, with the token of any seat of the table."""
    program = Program(server.url)
    table, (ada, bob, _) = program.new_table("toy", "me", "me")
    is_problem(bob.ask("GET", f"/tables/{table}/links"), 403, "not-yours")
    assert ada.ask("DELETE", f"/tables/{table}/seat").status_code == 204
    links = bob.ask("GET", f"/tables/{table}/links").json()["seats"]
    assert [link["seat"] for link in links] == [0]
    assert bob.post(f"/tables/{table}/seats/0/bot").status_code == 200
    assert kinds(server, table)[0][0] == "bot"
    program.close()
