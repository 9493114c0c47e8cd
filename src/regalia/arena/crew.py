"""Who plays the deals: this process, or several that may die without loss."""

import sys
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from signal import SIG_IGN, SIGINT, SIGTERM, signal
from typing import Final, Protocol

from regalia.arena.deal import Played, play
from regalia.arena.plan import Job
from regalia.core.errors import RegaliaError
from regalia.text import fail

GRACE: Final = 3.0  # seconds for a process to end what it has started
TRIES: Final = 3  # a deal that ended so many processes is not given to another

Done = tuple[Job, list[Played]]
Work = Callable[[Job], list[Played]]


class Crew(Protocol):
    """Plays jobs, which it takes one by one as it gets to them, and hands over what came out."""

    def run(self, jobs: Iterable[Job]) -> Iterator[Done]:
        """The results in any order."""
        ...


class Alone:
    """Everything in this process."""

    def __init__(self, work: Work = play) -> None:
        self.work = work

    def run(self, jobs: Iterable[Job]) -> Iterator[Done]:
        """One after the other."""
        for job in jobs:
            yield job, self.work(job)


class Hand:
    """A process that plays one deal at a time."""

    def __init__(self, work: Work) -> None:
        context = get_context("spawn")
        self.line, far = context.Pipe()
        self.process = context.Process(target=_labour, args=(far, work), daemon=True)
        self.process.start()
        far.close()  # its end is then the end of the line
        self.job: Job | None = None

    def take(self, job: Job) -> None:
        """Begin a deal."""
        self.job = job
        try:
            self.line.send(job)
        except OSError:
            pass  # it is dead: the code that waits for its answer will notice

    def answer(self) -> list[Played]:
        """What came of the deal; EOFError if the process died over it."""
        try:
            played = self.line.recv()
        except OSError:
            raise EOFError from None
        self.job = None
        if isinstance(played, str):
            raise RegaliaError(played)
        result: list[Played] = played
        return result

    def end(self) -> None:
        """Leave nothing behind; programs of other people's that it has started end with it."""
        self.line.close()
        self.process.terminate()
        self.process.join(GRACE)
        self.process.kill()
        self.process.join()


class Processes:
    """Several processes side by side. One that dies is replaced, and its deal played again."""

    def __init__(self, count: int, work: Work = play) -> None:
        self.count = count
        self.work = work

    def run(self, jobs: Iterable[Job]) -> Iterator[Done]:
        """Each process gets its next deal when it has finished one."""
        source = iter(jobs)
        again: deque[Job] = deque()
        died: Counter[tuple[int, int]] = Counter()
        hands = [Hand(self.work) for _ in range(self.count)]
        try:
            while True:
                for hand in hands:
                    if hand.job is None:
                        job = again.popleft() if again else next(source, None)
                        if job is not None:
                            hand.take(job)
                busy = {hand.line: hand for hand in hands if hand.job is not None}
                if not busy:
                    return
                for line in wait(list(busy)):
                    assert isinstance(line, Connection)
                    hand = busy[line]
                    job = hand.job
                    assert job is not None
                    try:
                        played = hand.answer()
                    except EOFError:
                        which = job.number, job.deal
                        died[which] += 1
                        if died[which] == TRIES:
                            bots = ", ".join(job.table)
                            raise fail(RegaliaError, "arena.error-died", bots=bots) from None
                        again.append(job)
                        hand.end()
                        hands[hands.index(hand)] = Hand(self.work)
                    else:
                        yield job, played
        finally:
            for hand in hands:
                hand.end()


def _labour(line: Connection, work: Work) -> None:
    """Play deal after deal, until nobody asks any more."""
    signal(SIGINT, SIG_IGN)  # the parent is asked to stop, and ends this
    signal(SIGTERM, lambda *_: sys.exit())
    while True:
        try:
            job = line.recv()
        except EOFError:
            return
        answer: list[Played] | str
        try:
            answer = work(job)
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        line.send(answer)
