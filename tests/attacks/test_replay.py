"""Records are the longest things anybody may send: few at a time, and none holds up the others."""

import json

from kit.raw import HeldBack
from kit.tables import finish, seeded_table
from kit.web import Guest, Server, until
from regalia.web.door import UPLOADS_EACH


def test_few_records_are_on_their_way_at_once(server: Server, mallory: Guest) -> None:
    """A slow sender uses up their own places and nobody else's."""
    slow = [HeldBack(mallory, "/replay", record="x" * 900) for _ in range(UPLOADS_EACH)]
    until(lambda: server.server.door.uploads.count == UPLOADS_EACH)
    assert mallory.post("/replay", record="x").status_code == 429
    assert mallory.get("/replay").status_code == 200
    assert [one.finish()[0] for one in slow] == [422] * UPLOADS_EACH
    assert mallory.post("/replay", record="x").status_code == 422


def test_a_record_full_of_nonsense_is_refused(server: Server, mallory: Guest) -> None:
    """Deep, wide, strange or enormous values: a sentence each, and the server goes on."""
    table = seeded_table(server, "toy", 1, ["uniform", "uniform"])
    finish(server, server.run(server.site.tables.get(table)))
    good = mallory.get(f"/t/{table}/record.json").json()
    token = mallory.client.cookies.get("csrftoken", "") or ""
    for bad in (
        {**good, "actions": [[0, ["x"] * 99, "0" * 8]] * 500},
        {**good, "actions": good["actions"] * 1000},
        {**good, "names": ["<script>alert(1)</script>", "\u202e"]},
        {**good, "names": ["x" * 5000, "y"]},
        {**good, "seats": 10**9},
        {**good, "seed": "9" * 400},
        {**good, "options": {"a": {"b": []}}},
        {**good, "more": "x" * 500_000},
    ):
        files = {"record": ("r.json", json.dumps(bad).encode())}
        answer = mallory.client.post("/replay", data={"_csrf_token": token}, files=files)
        assert answer.status_code == 422 and "<script>alert" not in answer.text
    for path in ("/replay/" + "0" * 24, "/replay/..%2f", "/replay/x/frame?at=1"):
        assert mallory.get(path).status_code in (404, 410)
