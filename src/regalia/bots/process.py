"""A process in which bots think: observations come in by a pipe, choices go out by another.

It ends when its input ends, whatever it is doing: a server that was killed leaves nobody behind.
"""

import ctypes
import json
import os
import pickle
import queue
import signal
import struct
import sys
import threading
from collections.abc import Callable
from dataclasses import fields
from typing import BinaryIO

from regalia.bots.roster import find
from regalia.core.observation import Observation
from regalia.core.options import Options

HEADER = struct.Struct("!I")  # how many bytes follow
READY = b"ready"
PR_SET_PDEATHSIG = 1

Think = Callable[[str, str, Observation, int], object]  # what JSON can say


class Parcel:
    """An observation on its way to another process: compiled classes do not travel alone."""

    def __init__(self, seen: Observation) -> None:
        self.kind = type(seen)
        self.fields = {field.name: getattr(seen, field.name) for field in fields(seen)}
        del self.fields["options"]
        self.options = seen.options.seats, seen.options.values()

    def open(self) -> Observation:
        """The observation again."""
        return self.kind(options=Options(*self.options), **self.fields)


def think(game: str, bot: str, seen: Observation, seed: int) -> int:
    """One decision of one bot; it keeps nothing from one to the next."""
    return find(bot, game, seed).choose(seen)


def packed(content: bytes) -> bytes:
    """What goes through a pipe: its length, then itself."""
    return HEADER.pack(len(content)) + content


def question(think: Think, game: str, bot: str, seen: Observation, seed: int) -> bytes:
    """A question to think about, as `main` reads it."""
    return packed(pickle.dumps((think, game, bot, Parcel(seen), seed)))


def main() -> None:
    """Think whatever is asked, one after the other, until nobody asks any more."""
    # Signals for the whole group are the server's to answer; it ends this process, or its end does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    _die_with_parent()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    asked: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, asked), daemon=True).start()
    answer = READY
    while True:
        try:
            answers.write(packed(answer))
            answers.flush()
        except OSError:
            os._exit(0)
        think, game, bot, parcel, seed = pickle.loads(asked.get())
        try:
            answer = json.dumps([think(game, bot, parcel.open(), seed), ""]).encode()
        except BaseException as error:  # also SystemExit: whether this ends is not the bot's to say
            answer = json.dumps([None, f"{type(error).__name__}: {error}"]).encode()


def _listen(questions: BinaryIO, asked: "queue.SimpleQueue[bytes]") -> None:
    """Read what is asked; the end of it is the end of this process, in the middle of a thought."""
    while True:
        header = questions.read(HEADER.size)
        if len(header) < HEADER.size:
            os._exit(0)
        (size,) = HEADER.unpack(header)
        asked.put(questions.read(size))


def _die_with_parent() -> None:
    """On Linux, let the kernel see to it too: a thought in compiled code may keep `_listen` out."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
