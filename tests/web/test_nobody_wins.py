"""A Quest that neither player finished: every place that names a winner names none (IWK-24.9)."""

import re
from collections.abc import Iterator

import pytest

from kit.golden import FOLDER
from kit.web import Guest, Server
from regalia.match import Match, replay
from regalia.match.record import read_record
from regalia.web.fresh import table_row
from regalia.web.pages.listing import listed
from regalia.web.store import SeatRow
from regalia.web.store.rows import PERSON

RECORD = FOLDER / "wonderful_kingdom" / "2-module=quest-quest=usurper.json"
SAID = {
    "en": ("Nobody wins", "Nobody won: 2, -2"),
    "fr": ("Personne ne gagne", "Personne n’a gagné\u00a0: 2, -2"),
}
PLACES = {"en": ("1st", "2nd"), "fr": ("1er", "2e")}


PLACES = {"en": ("1st", "2nd"), "fr": ("1er", "2e")}


@pytest.fixture(scope="module")
def table(server: Server) -> Iterator[str]:
    """The recorded game at a table of two people, played to its end."""
    read, played = read_record(RECORD), replay(RECORD)
    fresh = Match(read.game, read.options, read.seed, read.nonce)
    seats = [
        SeatRow(table_id="quest", number=n, kind=PERSON, bot=None, name=f"Player {n}")
        for n in range(2)
    ]
    row = table_row("quest", read.game, read.options, seats, True, "00" * 32)
    row.seed, row.nonce, row.secret = str(read.seed), read.nonce, None
    row.to_act = fresh.state.pending
    assert server.run(server.site.store.add_table(row, seats))
    live = server.run(server.site.tables.get("quest"))
    for number, ply in enumerate(played.plies):
        server.run(live.play(ply.seat, live.seats[ply.seat].moves, ply.action, f"move {number}"))
    assert live.match.is_over() and live.row.ranks == [2, 2]
    yield "quest"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_names_nobody(server: Server, table: str, lang: str) -> None:
    """In the heading, in the score sheet and in the proof."""
    guest = Guest(server.url, lang)
    assert guest.get(f"/t/{table}").status_code == 200
    heading = guest.text.partition("<h1")[2].partition("</h1>")[0]
    assert SAID[lang][0] in heading and "Player" not in heading
    assert guest.text.count('class="ranks"') == 1 and "is-first" not in guest.text
    proof = guest.get(f"/t/{table}/proof").text
    first, second = PLACES[lang]
    assert len(re.findall(rf">\s*{second}\s*<", proof)) == 2
    assert not re.search(rf">\s*{first}\s*<", proof)
    guest.close()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_list_names_nobody(server: Server, table: str, lang: str) -> None:
    """Under the tables that are over."""
    rows = server.run(server.site.store.tables([table]))
    (row,) = server.run(listed(server.site, rows, {}, lang))
    assert row.result == SAID[lang][1]
