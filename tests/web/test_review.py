"""A finished game looked at again, from its table: one page, without a script, for whoever asks."""

import re

import pytest

from kit.tables import finish
from kit.web import Guest, Server, until
from regalia import new_match
from regalia.match import write_record
from regalia.web.live import reviews
from regalia.web.security import FILE_POLICY, POLICY


def test_a_finished_game_is_reviewed(
    server: Server, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refused before the end; then a page that waits, and the review when it is there."""
    monkeypatch.setattr(reviews, "LOOKS", 2)
    table = ada.new_table(2, game="legends", bot__1="uniform")
    live = server.run(server.site.tables.get(table))
    assert ada.get(f"/t/{table}/review").status_code == 403
    finish(server, live)
    assert f'href="/t/{table}/review"' in ada.get(f"/t/{table}").text
    answer = ada.get(f"/t/{table}/review")
    assert answer.status_code == 200
    until(lambda: "http-equiv" not in ada.get(f"/t/{table}/review").text, 400)
    page = ada.get(f"/t/{table}/review")
    assert page.headers["content-security-policy"] == FILE_POLICY
    assert "<script" not in page.text and "Luck" in page.text
    assert set(re.findall(r"Ada|Hazel", page.text)) >= {"Ada"}
    part = ada.get(f"/t/{table}/replay/review")
    assert part.status_code == 200 and "style=" not in part.text and "<script" not in part.text
    ada.post("/prefs", lang="fr")
    assert "Les grands tournants" in ada.get(f"/t/{table}/replay/review").text
    assert len(server.site.reviews.tasks) == 1, "it is thought of once, in both languages"


def test_a_record_that_was_brought_is_reviewed(
    server: Server, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the record alone; one that ends early has none."""
    monkeypatch.setattr(reviews, "LOOKS", 2)
    table = ada.new_table(2, game="legends", bot__1="uniform")
    assert ada.get(f"/t/{table}/replay/review").status_code == 403
    finish(server, server.run(server.site.tables.get(table)))
    text = ada.get(f"/t/{table}/record.json").text
    mark = server.run(server.site.pasts.add_record(text.encode()))
    assert f'data-from="/replay/{mark}/review"' in ada.get(f"/replay/{mark}").text
    until(lambda: ada.get(f"/replay/{mark}/review").status_code == 200, 400)
    assert "Verified" in ada.get(f"/replay/{mark}/review").text
    short = new_match("legends", 2, 1).record()
    mark = server.run(server.site.pasts.add_record(write_record(short).encode()))
    assert ada.get(f"/replay/{mark}/review").status_code == 403
    assert 'id="review"' not in ada.get(f"/replay/{mark}").text


def test_other_pages_keep_their_policy(ada: Guest) -> None:
    """Only that file may carry its style inside."""
    assert ada.get("/").headers["content-security-policy"] == POLICY


def test_a_game_nobody_knows_is_not_reviewed(server: Server, ada: Guest) -> None:
    """A sentence, not a page that never comes."""
    table = ada.new_table(2, game="toy", bot__1="uniform")
    finish(server, server.run(server.site.tables.get(table)))
    answer = ada.get(f"/t/{table}/review")
    assert answer.status_code == 403 and "cannot be reviewed yet" in answer.text
