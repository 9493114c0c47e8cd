"""Hints at the table: for whoever asks, from what they see, counted, and the host's to forbid."""

import re

import pytest

from kit.seats import join
from kit.web import Guest, Server, until
from regalia.web.live.thinkers import Failed

GAME = "legends"


def test_a_hint_is_the_best_three_choices(server: Server, ada: Guest) -> None:
    """Each can be played as it stands there, with its chance and why; alone nobody is told."""
    table = ada.new_table(2, game=GAME, bot__1="uniform")
    assert 'id="ask-hint"' in ada.get(f"/t/{table}").text
    legal = set(ada.actions())
    answer = ada.send(f"/t/{table}/hint", seat="0")
    assert answer.status_code == 200
    advised = re.findall(r'name="action" value="([^"]+)"', answer.text)
    assert 1 < len(advised) <= 3 and set(advised) <= legal
    assert answer.text.count("Chance to win") == len(advised)
    live = server.run(server.site.tables.get(table))
    assert live.seats[0].hints == 1 and not live.notes
    rows = server.run(server.site.store.seats([table]))[table]
    assert rows[0].hints == 1, "it is on disk"
    assert ada.send(f"/t/{table}/hint", seat="0").text.count("hints in this game") == 1


def test_others_learn_that_a_hint_was_asked_for(server: Server, ada: Guest, bob: Guest) -> None:
    """That, and nothing of what it said; and nobody gets one for another's seat."""
    table = ada.new_table(2, game=GAME, seat__1="open")
    join(ada, bob, table, 1, "Bob")
    live = server.run(server.site.tables.get(table))
    asked = live.match.to_act()[0]
    mover, other = (ada, bob) if asked == 0 else (bob, ada)
    assert other.send(f"/t/{table}/hint", seat=str(asked)).status_code == 403
    assert live.seats[asked].hints == 0
    mover.get(f"/t/{table}")
    assert mover.send(f"/t/{table}/hint", seat=str(asked)).status_code == 200
    assert "asked for a hint" in other.get(f"/t/{table}").text


def test_the_host_may_forbid_hints(server: Server, ada: Guest, bob: Guest) -> None:
    """Then nobody is offered one, and asking all the same is refused and not counted."""
    table = ada.new_table(2, game=GAME, bot__1="uniform")
    assert bob.post(f"/t/{table}/hints", hints="off").status_code == 403
    assert ada.post(f"/t/{table}/hints", hints="off").status_code == 200
    assert 'id="ask-hint"' not in ada.get(f"/t/{table}").text
    live = server.run(server.site.tables.get(table))
    until(lambda: 0 in live.match.to_act())  # the bot may begin
    refused = ada.send(f"/t/{table}/hint", seat="0")
    assert refused.status_code == 422 and "switched hints off" in refused.text
    assert live.seats[0].hints == 0
    ada.post(f"/t/{table}/hints", hints="on")
    assert 'id="ask-hint"' in ada.get(f"/t/{table}").text


def test_who_is_not_asked_gets_no_advice(server: Server, ada: Guest) -> None:
    """Nor does a game that nobody knows anything of."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Bob")
    assert 'id="ask-hint"' not in ada.get(f"/t/{table}?seat=0").text
    assert ada.send(f"/t/{table}/hint", seat="0").status_code == 422
    live = server.run(server.site.tables.get(ada.new_table(2, game=GAME, seat__1="open")))
    assert ada.send(f"/t/{live.id}/hint", seat="0").status_code == 422, "it has not begun"


def test_advice_that_comes_too_late_is_a_sentence(
    server: Server, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever thinks too long is not waited for."""
    table = ada.new_table(2, game=GAME, bot__1="uniform")
    live = server.run(server.site.tables.get(table))
    until(lambda: 0 in live.match.to_act())

    async def never(*_: object) -> object:
        raise Failed("it thought for too long")

    for worker in server.site.tables.thinkers.workers:
        monkeypatch.setattr(worker, "ask", never)
    late = ada.send(f"/t/{table}/hint", seat="0")
    assert late.status_code == 422 and "No advice came in time" in late.text
