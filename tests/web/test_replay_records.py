"""Records that people bring, files that people take home, and tables that go on from a position."""

import json
import re

import httpx
import pytest

import regalia
from kit.tables import finish, seeded_table
from kit.web import Guest, Server, until
from regalia import replay, verify
from regalia.match import Match, write_record
from regalia.web import offline
from regalia.web.live import pasts
from regalia.web.security import UPLOAD_BYTES


@pytest.fixture(scope="module")
def over(server: Server) -> str:
    """A finished game of Legends between bots."""
    server.seed("over")
    table = seeded_table(server, "legends", 4, ["uniform", "uniform"])
    finish(server, server.run(server.site.tables.get(table)))
    return table


def bring(guest: Guest, text: bytes) -> httpx.Response:
    """Send a file to the page that takes records."""
    token = guest.client.cookies.get("csrftoken", "") or ""
    files = {"record": ("a game.json", text, "application/json")}
    return guest.client.post("/replay", data={"_csrf_token": token}, files=files)


def record_of(guest: Guest, table: str) -> bytes:
    """The file of a finished game."""
    return guest.get(f"/t/{table}/record.json").content


def test_a_record_is_verified_and_replayed(ada: Guest, bob: Guest, over: str) -> None:
    """Whoever has the link sees it from any seat; the same file has the same link."""
    text = record_of(ada, over)
    answer = bring(ada, text)
    assert answer.status_code == 200 and answer.url.path.startswith("/replay/")
    count = len(json.loads(text)["actions"])
    for seat in ("0", "1", "watch"):
        page = bob.get(f"{answer.url.path}?at=9&seat={seat}").text
        assert f"Move 9 of {count}:" in page and "N0" in page
    assert "Verified: the deal and all" in page
    assert bring(bob, text).url.path == answer.url.path
    assert bob.get(f"{answer.url.path}/record.json").content == text
    assert bob.get(f"{answer.url.path}?seat=5").status_code == 403


def test_a_false_record_is_told_why(ada: Guest, server: Server, over: str) -> None:
    """Each fault has its sentence, in both languages, and nothing is kept."""
    text = record_of(ada, over)
    record = json.loads(text)
    kept = len(server.site.pasts.records)
    forged = {**record, "actions": [*record["actions"][:-1]]}
    moved = json.loads(text)
    moved["actions"][3][2] = "00000000"
    faults = {
        b"": "Choose the file",
        b"\xff\xfe": "UTF-8",
        b"no json": "JSON",
        b"[1, 2]": "",
        json.dumps({**record, "seed": "1"}).encode(): "",
        json.dumps(forged).encode(): "",
        json.dumps(moved).encode(): "4",
        b"{" * 5000: "",
    }
    for fault, sentence in faults.items():
        answer = bring(ada, fault)
        assert answer.status_code == 422, fault[:60]
        told = re.search(r'<p class="notice".*?</p>', answer.text, re.S)
        assert told and sentence in told[0]
    french = Guest(server.url, "fr")
    assert "ne peut pas être revue" in bring(french, b"no json").text
    french.close()
    assert len(server.site.pasts.records) == kept
    assert ada.post("/replay").status_code == 422


def test_a_record_may_be_long_but_not_endless(server: Server, ada: Guest, over: str) -> None:
    """More than any game needs is refused before it is looked at, and elsewhere much less is."""
    big = b" " * (pasts.RECORD_BYTES + 1)
    answer = bring(ada, big)
    assert answer.status_code == 422 and "at most 1,000 kB" in answer.text
    assert bring(ada, b" " * (UPLOAD_BYTES + 1)).status_code == 413
    assert ada.post(f"/t/{over}/chat", text="x" * 20_000).status_code == 413
    assert bring(ada, record_of(ada, over)).status_code == 200


def test_old_records_are_forgotten(
    server: Server, ada: Guest, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is kept has a bound in bytes; a link to what is gone says what to do."""
    text = record_of(ada, over)
    first = bring(ada, text).url.path
    monkeypatch.setattr(pasts, "RECORDS_BYTES", len(text) + 10)
    second = bring(ada, text + b"\n").url.path
    assert second != first and ada.get(second).status_code == 200
    gone = ada.get(first)
    assert gone.status_code == 410 and "Drop its file again" in gone.text
    assert sum(map(len, server.site.pasts.records.values())) <= len(text) + 10
    assert bring(ada, text).url.path == first, "the same file makes the same link work again"


def test_playing_on_from_a_position(server: Server, ada: Guest, over: str) -> None:
    """A new table at that move, against bots, that names its origin; its record verifies."""
    answer = ada.post(f"/t/{over}/replay/on", at="12", seat="1", bot="level1")
    assert answer.status_code == 200
    table = str(answer.url.path).split("/")[2]
    assert table != over and "regalia_name" not in ada.client.cookies, "I keep my own name"
    assert f'href="/t/{over}/replay?at=12"' in ada.text
    assert "Played on from another game" in ada.text
    live = server.run(server.site.tables.get(table))
    assert [seat.kind for seat in live.seats] == ["bot", "person"]
    assert live.match.before == 12 and live.match.names == ()
    finish(server, live)
    record, origin = (json.loads(record_of(ada, id)) for id in (table, over))
    assert verify(record).actions == live.match.count
    assert record["actions"][:12] == origin["actions"][:12]
    assert record["fair"]["commitment"] == origin["fair"]["commitment"]
    assert "every action was legal" in ada.get(f"/t/{table}/proof").text
    shown = server.run(server.site.pasts.of_table(live))
    same = replay(origin, at=12).state.key()
    assert shown.past.state(12).key() == same


def test_playing_on_with_new_chance(server: Server, ada: Guest, over: str) -> None:
    """The same table and hands, other draws: a match of its own, sealed, kept, verified, replayed,
    and played on again."""
    at, origin = 12, json.loads(record_of(ada, over))
    before = replay(origin, at=at)
    worlds = []
    for chance in ("same", "new"):
        sent = {"at": str(at), "seat": "0", "bot": "level1", "chance": chance}
        answer = ada.post(f"/t/{over}/replay/on", **sent)
        table = answer.url.path.split("/")[2]
        assert f'href="/t/{over}/replay?at={at}"' in ada.text, "it names its origin"
        live = server.run(server.site.tables.get(table))
        is_its_own = live.match.commitment == origin["fair"]["commitment"]
        assert is_its_own is (chance == "same")
        shown = server.run(server.site.pasts.of_table(live))
        first = shown.past.state(at if chance == "same" else 0)
        for seat in range(2):
            seen = before.game.observe(first, seat)
            assert seen == before.observe(seat), "what is known has not changed"
        worlds.append(table)
    rows = [server.run(server.site.store.table(table)) for table in worlds]
    assert rows[0] is not None and rows[1] is not None and rows[0].seed != rows[1].seed
    assert rows[1].position and not rows[0].position
    until(lambda: worlds[1] not in server.site.tables.drivers)
    server.site.tables.awake.pop(worlds[1])
    live = server.run(server.site.tables.get(worlds[1]))
    finish(server, live)
    record = json.loads(record_of(ada, worlds[1]))
    checked = verify(record)
    assert checked.from_position and checked.actions == live.match.count
    assert "every action was legal" in ada.get(f"/t/{worlds[1]}/proof").text
    # Other draws: the rest of the first game, played here, meets other cards.
    other = replay(record, at=0)
    rows_seen = []
    for match in (other, before):
        for seat, code, _ in origin["actions"][at:]:
            if seat not in match.to_act() or match.action(seat, code) not in match.state.legal(
                seat
            ):
                break
            match.play(seat, code)
        rows_seen.append([ply.events for ply in match.plies[0 if match is other else at :]])
    assert rows_seen[0] != rows_seen[1]
    again = ada.post(f"/t/{worlds[1]}/replay/on", at="3", seat="1", bot="level1")
    assert again.status_code == 200 and 'id="act"' in again.text
    toy = seeded_table(server, "toy", 4, ["uniform", "uniform"])
    finish(server, server.run(server.site.tables.get(toy)))
    assert 'name="chance"' not in ada.get(f"/t/{toy}/replay?at=1").text
    refused = ada.post(f"/t/{toy}/replay/on", at="1", seat="0", bot="uniform", chance="new")
    assert refused.status_code == 422 and "new dice and draws" in refused.text


def test_nothing_of_the_other_game_is_taken_back(server: Server, ada: Guest, over: str) -> None:
    """The new table begins where it begins, wherever a move could have been undone."""
    live = server.run(server.site.tables.get(over))
    shown = server.run(server.site.pasts.of_table(live))
    for at in range(4, 30, 9):
        mover = shown.past.moves[at - 1].seat
        answer = ada.post(f"/t/{over}/replay/on", at=str(at), seat=str(mover), bot="level1")
        assert answer.status_code == 200 and 'class="btn undo"' not in answer.text


def test_what_cannot_be_played_on(server: Server, ada: Guest, over: str) -> None:
    """The end, a move that never was, a seat or a level that is not there: a sentence each."""
    count = server.run(server.site.tables.get(over)).match.count
    good = {"at": "3", "seat": "0", "bot": "level1"}
    for bad, sentence in (
        ({"at": str(count)}, "The game is over here"),
        ({"at": str(count + 1)}, "no such position"),
        ({"at": "x"}, "no such position"),
        ({"seat": "2"}, "not open to you"),
        ({"bot": "nobody"}, "levels that are offered"),
    ):
        answer = ada.post(f"/t/{over}/replay/on", **{**good, **bad})
        assert answer.status_code == 422 and sentence in answer.text


def test_playing_on_from_a_record(server: Server, ada: Guest, over: str) -> None:
    """From a file that was brought too; its origin is the link to that file."""
    path = bring(ada, record_of(ada, over)).url.path
    answer = ada.post(f"{path}/on", at="0", seat="0", bot="level1")
    assert answer.status_code == 200 and f'href="{path}?at=0"' in ada.text
    live = server.run(server.site.tables.get(str(answer.url.path).split("/")[2]))
    assert live.match.before == 0 and live.origin == f"{path}?at=0"


def test_a_record_that_begins_from_a_position(server: Server, ada: Guest) -> None:
    """It is looked at and played on like any other, with its own chance."""
    told = {"seats": 2, "seed": 7, "season": "autumn"}
    match = Match.from_position(regalia.position("kingsburg", told), nonce="0" * 32)
    for _ in range(5):
        seat = match.to_act()[0]
        match.play(seat, match.observe(seat).legal[0])
    path = bring(ada, write_record(match.record()).encode()).url.path
    assert "autumn" in ada.get(f"{path}?at=0&seat=1").text
    assert "Move 5 of 5:" in ada.get(f"{path}?at=5&seat=1").text
    table = ada.post(f"{path}/on", at="1", seat="0", bot="level1").url.path.split("/")[2]
    live = server.run(server.site.tables.get(table))
    assert live.match.commitment == match.commitment and live.match.before == 1
    assert live.match.position is not None and match.position is not None
    assert live.match.position.words == match.position.words


def test_a_file_holds_every_frame(server: Server, ada: Guest) -> None:
    """A page that waits, then one file with the frames of every view in both languages."""
    table = ada.new_table(2, game="toy", bot__1="uniform")
    live = server.run(server.site.tables.get(table))
    assert ada.get(f"/t/{table}/replay/file?seat=0").status_code == 403
    finish(server, live)
    until(lambda: 'http-equiv="refresh"' not in ada.get(f"/t/{table}/replay/file?seat=0").text)
    answer = ada.get(f"/t/{table}/replay/file?seat=0")
    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    text = answer.text
    assert "<link" not in text and "<script src" not in text and 'href="/' not in text
    assert "data:font/woff2" in text and len(text) < 600_000
    other = ada.get(f"/t/{table}/replay/file?seat=watch").text
    assert 'data-view="0"' in text and 'data-view="watch"' in other
    assert text.replace('data-view="0"', 'data-view="watch"') == other
    assert len(server.site.files.tasks) == 1, "it is made once"


def test_pieces_of_frames_come_back() -> None:
    """What is packed is what was drawn, and what returns has its number."""
    packing = offline.Packing()
    texts = ["<p>one</p>", "<p>two &amp; three</p>", "<p>one</p>"]
    for text in texts:
        packing.add(text)
    numbers = list(packing.frames)
    frames, now = [], ""
    for number in numbers:
        if number:
            now += packing.pieces[number]
        else:
            frames.append(now)
            now = ""
    assert frames == texts and len(packing.pieces) == 5 and not packing.is_wide
