"""Who meets whom, on which deals: fixed before the first game by the seed alone."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import combinations, combinations_with_replacement

from regalia.arena.stats import Question
from regalia.core.options import OptionValue

Table = tuple[str, ...]  # the bots that meet, in the order of the first rotation


@dataclass(frozen=True, slots=True)
class Job:
    """One deal at one table, to be played once in every rotation of its bots."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    table: Table
    number: int  # of the table
    deal: int
    seed: int  # of the whole series
    watch: str | None = None  # first word of the codes of actions to be kept; "" for none


@dataclass(frozen=True, slots=True)
class Plan:
    """A series: every table plays the same deals, so that luck prefers no bot."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int  # at each table, at least
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    question: Question | None = None
    watch: str | None = None  # see Job; None keeps no sheets either

    @property
    def tables(self) -> list[Table]:
        """All pairs, triples and so on; too few bots sit at a table more than once."""
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        mixed = combinations_with_replacement(self.bots, self.seats)
        return [table for table in mixed if set(table) == set(self.bots)]

    def deals(self, table: Table) -> int:
        """How many deals give a table its games."""
        return -(-self.games // len(rotations(table)))

    def jobs(self) -> Iterator[Job]:
        """Deal after deal, each at all tables."""
        tables = self.tables
        for deal in range(max(self.deals(table) for table in tables)):
            for number, table in enumerate(tables):
                if deal < self.deals(table):
                    yield Job(
                        self.game,
                        self.seats,
                        self.options,
                        table,
                        number,
                        deal,
                        self.seed,
                        self.watch,
                    )


def rotations(table: Table) -> list[Table]:
    """Who sits where: every bot comes to every seat, and no seating twice."""
    turned = [table[-turn:] + table[:-turn] for turn in range(len(table))]
    return list(dict.fromkeys(turned))


def word(*parts: int) -> int:
    """64 bits of chance that follow from some numbers."""
    text = "/".join([str(part) for part in parts])
    return int.from_bytes(blake2b(text.encode(), digest_size=8, person=b"arena").digest(), "big")
