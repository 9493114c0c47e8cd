"""What the workers of one machine share besides the database."""

import asyncio
import os
from pathlib import Path

import pytest

from regalia import registry
from regalia.core.events import SPECTATOR
from regalia.core.observation import Observation
from regalia.web.live import common
from regalia.web.live.common import Common
from regalia.web.live.desk import Desk


def test_what_one_keeps_the_others_find(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under any name, until there is no room: then the longest unused goes."""
    monkeypatch.setattr(common, "MOST_BYTES", 250)
    one, two = Common(tmp_path), Common(tmp_path)
    names = ["a", "../b", "é\0" * 500]
    for age, name in enumerate(names):
        one.keep(name, bytes(100))
        (newest,) = [path for path in tmp_path.glob("*.kept") if path.stat().st_mtime > 1000]
        os.utime(newest, (age, age))
    assert [two.find(name) for name in names] == [None, bytes(100), bytes(100)]
    assert Common(None).find("a") is None


def test_long_work_is_done_once(tmp_path: Path) -> None:
    """Two workers are asked for the same piece: one does it, the other waits and has it."""
    done = []

    def work(game: str, asked: str, seen: Observation, seed: int) -> str:
        done.append(asked)
        return f"done: {asked}"

    async def go() -> list[str]:
        game = registry.find("toy")
        seen = game.observe(game.new(registry.options(game, 2), 1), SPECTATOR)
        desks = [Desk(0, Common(tmp_path)) for _ in range(3)]
        tasks = [desk.order(("t", "en"), work, "a piece", seen) for desk in desks]
        answers = await asyncio.gather(*tasks)
        for desk in desks:
            await desk.stop()
        return list(answers)

    assert asyncio.run(go()) == ["done: a piece"] * 3
    assert done == ["a piece"]
