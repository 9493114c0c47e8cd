"""The open streams of a process: what wakes each, by table."""

import asyncio


class Streams:
    """An event for each stream; whoever is woken several times before it looks, looks once."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[asyncio.Event]] = {}

    def __len__(self) -> int:
        return sum(map(len, self.waiting.values()))

    def add(self, table: str, stream: asyncio.Event) -> None:
        """Somebody looks at a table from now on."""
        self.waiting.setdefault(table, set()).add(stream)

    def discard(self, table: str, stream: asyncio.Event) -> None:
        """Somebody has gone."""
        streams = self.waiting.get(table, set())
        streams.discard(stream)
        if not streams:
            self.waiting.pop(table, None)

    def wake(self, table: str) -> None:
        """Something about a table has changed."""
        for stream in self.waiting.get(table, ()):
            stream.set()

    def wake_all(self) -> None:
        """Everybody has to look, if only to see that it is over."""
        for table in self.waiting:
            self.wake(table)
