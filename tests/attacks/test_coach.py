"""Advice and reviews cost thought: no table gets more of it than its share, no stranger any."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from kit.raw import HeldBack
from kit.tables import finish
from kit.web import Guest, Server
from regalia.web.auth import again_id
from regalia.web.live import LiveTable
from regalia.web.live.desk import WAITING

CROWD = 12
LONG = "x" * 5000


def test_a_table_waits_for_one_piece_of_advice(server: Server, mallory: Guest) -> None:
    """A dozen requests at once: those that come while one is thought of are refused, uncounted."""
    table = mallory.new_table(2, game="legends", seat__1="me", name__1="Bob")
    live = server.run(server.site.tables.get(table))
    seat = str(live.match.to_act()[0])
    held = [HeldBack(mallory, f"/t/{table}/hint", seat=seat) for _ in range(CROWD)]
    with ThreadPoolExecutor(CROWD) as pool:
        statuses = [status for status, _ in pool.map(HeldBack.finish, held)]
    assert set(statuses) == {200, 429}
    assert live.seats[int(seat)].hints == statuses.count(200)
    assert not server.site.tables.thinkers.advised, "the next one may ask again"
    assert mallory.send(f"/t/{table}/hint", seat=seat).status_code == 200


def test_reviews_that_wait_are_few(server: Server, mallory: Guest, ada: Guest) -> None:
    """Further requests are told to come back later; a review in progress is not started twice."""
    reviews = server.site.reviews
    tables = [mallory.new_table(2, game="legends", bot__1="uniform") for _ in range(WAITING + 1)]
    for table in tables:
        finish(server, server.run(server.site.tables.get(table)))
    server.run(reviews.turn.acquire())  # somebody's long game is being looked at
    asked = [(table, lang) for table in tables[:-1] for lang in ("en", "fr")]  # one review for both
    with ThreadPoolExecutor(WAITING) as pool:
        assert list(pool.map(lambda one: review(server, *one), asked)) == [200] * len(asked)
    refused = ada.get(f"/t/{tables[-1]}/review")
    assert refused.status_code == 429 and "Please come back" in refused.text
    assert review(server, *asked[0]) == 200
    assert len(reviews.tasks) == WAITING

    async def give_up() -> None:
        for task in reviews.tasks.values():
            task.cancel()
        reviews.turn.release()

    server.run(give_up())


def review(server: Server, table: str, lang: str) -> int:
    """How the request for a review is answered, whoever asks."""
    guest = Guest(server.url, lang)
    status = guest.get(f"/t/{table}/review").status_code
    guest.close()
    return status


ROUTES: list[tuple[str, dict[str, str]]] = [
    ("hint", {}),
    ("hints", {"hints": "off"}),
    ("pace", {"pace": "slow"}),
    ("again", {"words": "mine"}),
    ("auto", {"auto": "on"}),
    ("leave", {}),
]


def standing(live: LiveTable) -> tuple[object, ...]:
    """All that such a request could change."""
    row, seats = live.row, live.seats
    kept = [(seat.kind, seat.name, seat.issue, seat.hints, seat.auto) for seat in seats]
    return row.version, row.pace, row.hints, row.status, kept


@pytest.mark.parametrize("seat", ["0", "", "-1", "9", LONG])
@pytest.mark.parametrize(("route", "form"), ROUTES, ids=lambda value: str(value)[:5])
def test_a_stranger_changes_nothing(
    server: Server, ada: Guest, mallory: Guest, route: str, form: dict[str, str], seat: str
) -> None:
    """Neither during a game nor after it, whatever seat the form names."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Bob")
    live = server.run(server.site.tables.get(table))
    for is_over in (False, True):
        if is_over:
            finish(server, live)
        before = standing(live)
        answer = mallory.send(f"/t/{table}/{route}", seat=seat, **form)
        assert answer.status_code in (403, 422), answer.text[:300]
        assert standing(live) == before
        assert "x" * 100 not in answer.text


@pytest.mark.parametrize("pace", ["", "at once", "0", LONG])
def test_an_unknown_pace_is_refused(server: Server, ada: Guest, pace: str) -> None:
    """Refused in a sentence; the bots keep theirs."""
    table = ada.new_table(2, game="legends", bot__1="uniform")
    live = server.run(server.site.tables.get(table))
    before = live.row.pace
    answer = ada.send(f"/t/{table}/pace", seat="0", pace=pace)
    assert answer.status_code == 422 and "quickly, calmly or slowly" in answer.text
    assert live.row.pace == before


@pytest.mark.parametrize("here", ["", "//elsewhere.example", "https://elsewhere.example", LONG])
def test_the_next_table_is_one_of_mine(ada: Guest, mallory: Guest, here: str) -> None:
    """Whatever the address says; a visitor without tables is led to the lobby."""
    table = ada.new_table(2, game="toy", seat__1="me", name__1="Bob")
    assert ada.client.get("/next", params={"from": here}).url.path == f"/t/{table}"
    assert mallory.client.get("/next", params={"from": here}).url.path == "/"


def test_a_rematch_by_halves_takes_nobody_s_seat(server: Server, ada: Guest, bob: Guest) -> None:
    """A request that comes when both sit there already changes neither seats nor words."""
    table = ada.new_table(2, game="toy", seat__1="open")
    assert bob.post(f"/t/{table}/sit/1", name="Bob").status_code == 200
    finish(server, server.run(server.site.tables.get(table)))
    late = HeldBack(bob, f"/t/{table}/again", seat="1", words="late")
    assert bob.post(f"/t/{table}/again", seat="1", words="first").status_code == 200
    assert ada.post(f"/t/{table}/again", seat="0", words="ada").status_code == 200
    follows = again_id(server.site.settings.key, table)
    made = server.run(server.site.tables.get(follows))
    before = standing(made)
    status, _ = late.finish()
    assert status in (200, 303)
    assert standing(made) == before and [seat.words for seat in made.seats] == ["first", "ada"]
