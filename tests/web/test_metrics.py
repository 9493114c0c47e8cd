"""What a server tells whoever runs it, and nobody else; what it lets in, as they set it."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.web import Guest, Server, until
from regalia.web.faults import BadSetting
from regalia.web.metrics import BOUNDS, Histogram
from regalia.web.settings import LIMITS, Settings
from regalia.web.startup import read_limits

KEY = "operators-only"


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers with settings of their own."""
    servers: list[Server] = []

    def start(**settings: Any) -> Server:
        server = Server(tmp_path / f"{len(servers)}.db", **settings)
        servers.append(server.__enter__())
        return server

    yield start
    for server in servers:
        server.__exit__(None, None, None)


def figures(guest: Guest) -> dict[str, float]:
    """Every figure by its name and label."""
    answer = guest.client.get("/metrics", headers={"authorization": f"Bearer {KEY}"})
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_figures_follow_what_happens(started: Callable[..., Server]) -> None:
    """A move is counted once it is played, a frame once it is drawn, a refusal at the door."""
    server = started(metrics_key=KEY, chat_per_minute=1)
    server.hold_clock()
    ada = Guest(server.url)
    before = figures(ada)
    table = ada.new_table(2, bot__1="uniform")
    ada.get(f"/t/{table}")
    assert ada.act(table).status_code == 200
    said = [ada.send(f"/t/{table}/chat", seat="0", text=text).status_code for text in "ab"]
    assert said == [200, 429]
    after = figures(ada)
    ada.close()
    assert after["regalia_moves_total"] > before["regalia_moves_total"]
    assert after["regalia_refused_total"] == before["regalia_refused_total"] + 1
    assert after["regalia_frame_seconds_count"] > before["regalia_frame_seconds_count"]
    assert after["regalia_tables_awake"] == 1
    bounds = [after[f'regalia_frame_seconds_bucket{{le="{bound:g}"}}'] for bound in BOUNDS]
    assert bounds == sorted(bounds)
    assert after['regalia_frame_seconds_bucket{le="+Inf"}'] == after["regalia_frame_seconds_count"]


def test_the_loop_is_watched(started: Callable[..., Server]) -> None:
    """Whatever holds up the event loop shows in its lag."""
    server = started(metrics_key=KEY)
    ada = Guest(server.url)
    slow = 'regalia_loop_lag_seconds_bucket{le="0.25"}'
    before = figures(ada)

    async def hold() -> None:
        time.sleep(1.0)

    def late(seen: dict[str, float]) -> float:
        return seen["regalia_loop_lag_seconds_count"] - seen[slow]

    server.run(hold())
    until(lambda: late(figures(ada)) > late(before))
    ada.close()


@pytest.mark.parametrize("shown", ["", "Bearer", "Bearer wrong", KEY[:-1], "Bearer é"])
def test_nobody_else_reads_them(started: Callable[..., Server], shown: str) -> None:
    """Without the key the page is not there; without a key set it is there for nobody."""
    for key in (KEY, ""):
        server = started(metrics_key=key)
        guest = Guest(server.url)
        answer = guest.client.get("/metrics", headers={b"authorization": shown.encode()})
        guest.close()
        assert answer.status_code == 404 and "regalia_moves" not in answer.text


def test_a_bound_belongs_to_its_bucket() -> None:
    """`le` means at most."""
    histogram = Histogram("x", "about x")
    for seconds in (0.0, 0.001, 0.0011, 99.0):
        histogram.add(seconds)
    assert histogram.counts[:2] == [2, 1] and histogram.counts[-1] == 1
    assert 'x_bucket{le="0.001"} 2' in histogram.lines()
    assert 'x_bucket{le="+Inf"} 4' in histogram.lines()


def test_every_limit_can_be_set() -> None:
    """By its name, with dashes or without; and nothing else can."""
    assert read_limits(tuple(f"{name}=7" for name in LIMITS)) == dict.fromkeys(LIMITS, 7)
    assert read_limits(("chat-per-minute = 5",)) == {"chat_per_minute": 5}
    assert set(LIMITS) <= set(Settings.__dataclass_fields__)
    for wrong in ("key=1", "streams", "streams=", "streams=0", "streams=-1", "streams=1e9", "=3"):
        with pytest.raises(BadSetting):
            read_limits((wrong,))


def test_tables_that_never_began_are_swept(started: Callable[..., Server]) -> None:
    """After two weeks; not one that somebody looks at, nor one that was begun."""
    server = started(unstarted=0.0)
    ada, bob = Guest(server.url), Guest(server.url)
    begun = ada.new_table(2, bot__1="uniform")
    waiting = ada.new_table(2, seat__1="open")
    tables = server.site.tables
    assert server.run(tables.sweep_unstarted()) == 0, "both are in memory"
    server.see(lambda: tables.awake.pop(waiting))
    assert server.run(tables.sweep_unstarted()) == 1
    assert bob.get(f"/t/{waiting}").status_code == 404
    assert bob.get(f"/t/{begun}").status_code == 200
    ada.close()
    bob.close()


def test_chat_at_a_table_is_limited_by_the_minute(started: Callable[..., Server]) -> None:
    """Whoever speaks; those who may not speak there do not count."""
    server = started(table_chat_per_minute=2)
    server.hold_clock()
    ada, bob = Guest(server.url), Guest(server.url)
    table = ada.new_table(2, bot__1="uniform")
    bob.get(f"/t/{table}")
    strangers = [bob.send(f"/t/{table}/chat", name="Bob", text="a").status_code for _ in range(3)]
    assert strangers == [403] * 3
    said = [ada.send(f"/t/{table}/chat", seat="0", text=text) for text in "abc"]
    assert [answer.status_code for answer in said] == [200, 200, 429]
    assert "at once" in said[2].text
    other = ada.new_table(2, bot__1="uniform")
    assert ada.send(f"/t/{other}/chat", seat="0", text="d").status_code == 200
    ada.close()
    bob.close()
