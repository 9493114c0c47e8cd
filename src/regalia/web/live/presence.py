"""Who looks at which table in other processes: each tells the others, again and again.

What a process that was killed has told is forgotten after a while.
"""

import time
from collections.abc import Callable, Iterable, Iterator

AGAIN_SECONDS = 20.0  # between two words of a process about all its tables
FORGET_SECONDS = 3 * AGAIN_SECONDS
MOST_TEXT = 7000  # in one announcement; PostgreSQL takes 8000 bytes


class Presence:
    """Seats as bit masks, by table and process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.told: dict[str, int] = {}  # by table: who is here, as the others know it
        self.others: dict[str, dict[str, tuple[int, float]]] = {}  # by table and process: when

    def is_elsewhere(self, table: str, seat: int) -> bool:
        """Whether anybody of a seat looks through another process."""
        return bool((self.mask(table) >> seat) & 1)

    def mask(self, table: str) -> int:
        """Everybody who looks through other processes."""
        found = 0
        for here, at in self.others.get(table, {}).values():
            if self.clock() - at < FORGET_SECONDS:
                found |= here
        return found

    def hear(self, process: str, table: str, here: int) -> bool:
        """What a process says about a table; whether anybody came or went."""
        before = self.mask(table)
        said = self.others.setdefault(table, {})
        said.pop(process, None)
        if here:
            said[process] = here, self.clock()
        if not said:
            del self.others[table]
        return self.mask(table) != before

    def forget(self, process: str) -> list[str]:
        """A process has ended; the tables that somebody left by that."""
        return [table for table in list(self.others) if self.hear(process, table, 0)]

    def forget_silent(self) -> list[str]:
        """Processes that ended without a word; the tables that somebody has left by that."""
        left = []
        for table, said in list(self.others.items()):
            for process, (_, at) in list(said.items()):
                if self.clock() - at >= FORGET_SECONDS:
                    del said[process]
                    left.append(table)
            if not said:
                del self.others[table]
        return left


def words(tables: Iterable[tuple[str, int, int]]) -> Iterator[str]:
    """Tables, who is here and who was heard of, as few lines as they fit into."""
    line: list[str] = []
    length = 0
    for table, here, heard in tables:
        word = f"{table}:{here:x}:{heard:x}"
        if line and length + len(word) > MOST_TEXT:
            yield " ".join(line)
            line, length = [], 0
        line.append(word)
        length += len(word) + 1
    if line:
        yield " ".join(line)


def read_words(line: Iterable[str]) -> Iterator[tuple[str, int, int]]:
    """The same, read."""
    for word in line:
        table, here, heard = word.split(":")
        yield table, int(here, 16), int(heard, 16)
