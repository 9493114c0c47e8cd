"""The clock of bots, moved by a test: a thought takes the time it is given, a beat comes when told.

    metronome = Metronome(monkeypatch, thought=0.3)
    ...
    metronome.strike(server)  # once a bot waits for its next beat

So what a beat tells is compared exactly, however busy the machine is.
"""

import asyncio
from typing import Any

import pytest

from kit.web import Server, until
from regalia.web.live.thinkers import Thinkers


class Metronome:
    """Seconds that pass only while a bot thinks or waits for its beat; one bot at a time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, thought: float) -> None:
        self.now = 0.0
        self.due = 0.0
        self.waiting: asyncio.Future[None] | None = None
        choose = Thinkers.choose

        async def take_time(*arguments: Any) -> int:
            action = await choose(*arguments)
            self.now += thought
            return action

        monkeypatch.setattr(Thinkers, "choose", take_time)
        monkeypatch.setattr("regalia.web.live.beat.monotonic", lambda: self.now)
        monkeypatch.setattr("regalia.web.live.beat.sleep", self.sleep)

    async def sleep(self, seconds: float) -> None:
        """Until the test says so; the time that was asked for has passed then."""
        self.due = self.now + seconds
        self.waiting = asyncio.get_running_loop().create_future()
        await self.waiting

    def is_waited_for(self) -> bool:
        """Whether a bot waits for its next beat."""
        return self.waiting is not None

    def strike(self, server: Server) -> float:
        """The beat that a bot waits for, as soon as one does; when it came."""
        until(self.is_waited_for)

        def go() -> float:
            assert self.waiting is not None
            self.now = self.due
            self.waiting.set_result(None)
            self.waiting = None
            return self.due

        return server.see(go)
