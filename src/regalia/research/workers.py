"""A batch that several processes share: each plays its games and fills its rows of one memory.

The memory has no name, so nothing is left behind, however the processes end; and a process whose
line is closed at the other end, because its parent closed it or died, ends too.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, Signals, signal
from typing import Any, Final, NamedTuple
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from regalia import registry
from regalia.core.batch import Batch as Filled
from regalia.core.errors import IllegalAction, RegaliaError
from regalia.core.options import seats_in_words
from regalia.research.batch import Batch
from regalia.research.tensors import encoding
from regalia.text import fail

GRACE: Final = 3.0  # seconds for a process to end by itself


@dataclass(frozen=True)
class Setting:
    """What `batch` was asked for."""

    game: str
    n: int
    seed: int
    seats: int
    options: Mapping[str, object] | None
    observations: bool

    def shapes(self) -> dict[str, tuple[Any, int]]:
        """The arrays by name: kind of number, and how many of them for each game."""
        width = encoding(self.game).width if self.observations else 0
        return {
            "action": (np.int64, 1),
            "observation": (np.float32, width),
            "reward": (np.float32, self.seats),
            "mask": (np.bool_, len(registry.find(self.game).actions)),
            "seat": (np.uint8, 1),
            "done": (np.bool_, 1),
        }

    def size(self) -> int:
        """Bytes of all arrays."""
        return sum(self.n * each * np.dtype(kind).itemsize for kind, each in self.shapes().values())

    def arrays(self, memory: Any) -> dict[str, NDArray[Any]]:
        """The memory as arrays, the widest numbers first, a row for each game."""
        found, at = {}, 0
        for name, (kind, each) in self.shapes().items():
            count = self.n * each
            array = np.frombuffer(memory, kind, count, at) if count else np.zeros(0, kind)
            found[name] = array.reshape(self.n, each)
            at += array.nbytes
        return found


class Hand(NamedTuple):
    """One of the processes, and the line to it."""

    process: BaseProcess
    line: Connection


class SharedBatch(Batch):
    """A batch whose games are played by several processes."""

    def __init__(self, setting: Setting, workers: int) -> None:
        registry.options(registry.find(setting.game), setting.seats, setting.options)
        context = get_context("spawn")
        memory = context.RawArray("b", setting.size())
        arrays = setting.arrays(memory)
        self.of = f"{setting.n} games of {setting.game}, {seats_in_words(setting.seats)}"
        self.action = arrays.pop("action")[:, 0]
        for array in arrays.values():
            array.flags.writeable = False
        self.mask = arrays["mask"]
        self.observation = arrays["observation"]
        self.seat = arrays["seat"][:, 0]
        self.reward = arrays["reward"]
        self.done = arrays["done"][:, 0]
        self.hands: list[Hand] = []
        self.why: RegaliaError | None = None  # it goes no further
        self.end = finalize(self, dismiss, self.hands)
        cuts = [setting.n * worker // workers for worker in range(workers + 1)]
        for first, last in pairwise(cuts):
            line, far = context.Pipe()
            args = (far, memory, setting, first, last)
            process = context.Process(target=labour, args=args, daemon=True)
            process.start()
            far.close()  # its end is then the end of the line
            self.hands.append(Hand(process, line))
        self._wait()

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """As in one process."""
        if self.why is not None:
            raise self.why
        self.action[:] = self._checked(np.asarray(actions))
        for hand in self.hands:
            with suppress(OSError):  # it is dead: the code that waits for its answer will notice
                hand.line.send_bytes(b"")
        self._wait()

    def close(self) -> None:
        """End the processes; the arrays stay as they are."""
        if self.why is None:
            self.why = fail(RegaliaError, "common.error-batch-closed")
        self.end()

    def _checked(self, actions: NDArray[Any]) -> NDArray[Any]:
        """The same refusals as in one process, before anything has happened."""
        count, size = self.mask.shape
        if len(actions) != count:
            raise IllegalAction(f"{len(actions)} actions for {count} games")
        if not np.issubdtype(actions.dtype, np.integer):
            raise TypeError(f"actions are integers, not {actions.dtype}")
        exists = (actions >= 0) & (actions < size)
        legal = exists & self.mask[np.arange(count), np.where(exists, actions, 0)]
        if not legal.all():
            number = int(legal.argmin())
            raise IllegalAction(f"action {actions[number]} is not legal in game {number}")
        return actions

    def _wait(self) -> None:
        """Until every process has filled its rows."""
        try:
            for hand in self.hands:
                try:
                    told = hand.line.recv_bytes().decode()
                except (EOFError, OSError):
                    hand.process.join(GRACE)
                    told = ended(hand.process.exitcode)
                if told:
                    self.why = fail(RegaliaError, "common.error-worker-died", why=told)
                    raise self.why
        except BaseException:  # an answer that was not waited for would be taken for the next
            self.close()
            raise


def ended(code: int | None) -> str:
    """How a process ended, in a word."""
    return Signals(-code).name if code is not None and code < 0 else f"exit {code}"


def dismiss(hands: list[Hand]) -> None:
    """End processes: by the end of their line, or else by force."""
    for hand in hands:
        hand.line.close()
    for hand in hands:
        hand.process.join(GRACE)
        hand.process.kill()
        hand.process.join()


def labour(line: Connection, memory: Any, setting: Setting, first: int, last: int) -> None:
    """Play the games from `first` up to `last`, step by step, until nobody asks any more."""
    signal(SIGINT, SIG_IGN)  # the parent is asked to stop, and ends this
    try:
        arrays = {name: array[first:last] for name, array in setting.arrays(memory).items()}
        action = arrays.pop("action")[:, 0]
        found = registry.find(setting.game)
        chosen = registry.options(found, setting.seats, setting.options)
        columns = encoding(setting.game).columns if setting.observations else None
        filled = Filled(found, chosen, last - first, setting.seed, columns, first)
        own = {
            name: np.frombuffer(getattr(filled, name), array.dtype).reshape(array.shape)
            for name, array in arrays.items()
            if array.size
        }
        while True:
            for name, array in own.items():
                arrays[name][:] = array
            line.send_bytes(b"")
            line.recv_bytes()
            filled.step(action.tolist())
    except (EOFError, BrokenPipeError):
        pass  # nobody is there any more
    except Exception as error:
        with suppress(OSError):
            line.send_bytes(f"{type(error).__name__}: {error}".encode())
