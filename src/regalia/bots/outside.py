"""Bots of other people, in any language: a program that reads questions and answers, line by line.

docs/outside-bots.md says what a line holds. A program that crashes, sleeps or cheats loses its turn
to a random legal action, never the game for anybody.
"""

import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
from collections import Counter
from contextlib import suppress
from typing import Final

from regalia import registry
from regalia.bots.base import Bot
from regalia.bots.uniform import Uniform
from regalia.core.errors import BadOption
from regalia.core.game import Game
from regalia.core.observation import Observation
from regalia.text import fail, say, shown

PREFIX: Final = "cmd:"
PROTOCOL: Final = 2
SECONDS: Final = 10.0  # for an answer
FAREWELL: Final = 1.0  # seconds to end by itself after the game
MOST_BYTES: Final = 1 << 16  # of an answer
PATIENCE: Final = 3  # faults in one game, after which it is not asked again

CRASHED: Final = "crashed"
SLOW: Final = "slow"
NONSENSE: Final = "nonsense"
ILLEGAL: Final = "illegal"


class Fault(Exception):
    """No answer that counts, and of which kind."""


class Outside(Bot):
    """A program at a seat, for one game; `faults` counts how often it had no answer that counts."""

    def __init__(self, command: str, game: Game, seed: int) -> None:
        self.words = shlex.split(command)
        self.game = game
        self.seed = seed
        self.fallback = Uniform(seed)
        self.faults: Counter[str] = Counter()
        self.process: subprocess.Popen[bytes] | None = None

    def choose(self, seen: Observation) -> int:
        if self.faults.total() < PATIENCE:
            try:
                return self._checked(seen, self._ask(question(self.game, seen, self.seed)))
            except Fault as fault:
                self.faults[str(fault)] += 1
                if str(fault) in (CRASHED, SLOW):
                    self._end()  # the next question starts it anew
        return self.fallback.choose(seen)

    def close(self) -> None:
        """After the game: no more questions will come."""
        if self.process is not None:
            with suppress(OSError):
                assert self.process.stdin is not None
                self.process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(FAREWELL)
            self._end()

    def _ask(self, line: bytes) -> bytes:
        if self.process is None:
            try:
                self.process = subprocess.Popen(
                    self.words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    start_new_session=True,
                )
            except OSError:
                raise Fault(CRASHED) from None
        # A program that does not read makes us wait too: both halves run in a thread we can leave.
        answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        talk = threading.Thread(target=_talk, args=(self.process, line, answers), daemon=True)
        talk.start()
        try:
            answer = answers.get(timeout=SECONDS)
        except queue.Empty:
            raise Fault(SLOW) from None
        if not answer.endswith(b"\n"):
            raise Fault(CRASHED if len(answer) < MOST_BYTES else NONSENSE)
        return answer

    def _checked(self, seen: Observation, answer: bytes) -> int:
        try:
            action = json.loads(answer)["action"]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise Fault(NONSENSE) from None
        if type(action) is not int or action not in seen.legal:
            raise Fault(ILLEGAL)
        return action

    def _end(self) -> None:
        """End the program and whatever it has started."""
        if self.process is None:
            return
        with suppress(OSError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                assert stream is not None
                stream.close()
        self.process = None


def question(game: Game, seen: Observation, seed: int) -> bytes:
    """What a program is asked, in one line."""
    view = seen.view
    document = {
        "protocol": PROTOCOL,
        "game": game.id,
        "seat": seen.seat,
        "seed": seed,
        "prompt": say(game.prompt(seen), me=seen.seat),
        "view": seen.as_json() if view is None else view.as_json(),
        "legal": [
            {
                "code": list(game.actions.code(action)),
                "says": say(game.describe(seen, action), me=seen.seat),
                "action": action,
            }
            for action in seen.legal
        ],
    }
    return json.dumps(document, separators=(",", ":")).encode() + b"\n"


def is_outside(name: str) -> bool:
    """Whether a bot's name is a command."""
    return name.startswith(PREFIX)


def find(name: str, game: str, seed: int) -> Outside:
    """The program that a name such as `cmd:python3 mybot.py` starts; BadOption if there is none."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise fail(BadOption, "common.error-program", program=shown(words[0] if words else name))
    return Outside(name.removeprefix(PREFIX), registry.find(game), seed)


def _talk(
    process: "subprocess.Popen[bytes]", line: bytes, answers: "queue.SimpleQueue[bytes]"
) -> None:
    """Put one question and wait for its answer; without one, what was said so far."""
    assert process.stdin is not None and process.stdout is not None
    answer = b""
    with suppress(OSError, ValueError):
        process.stdin.write(line)
        process.stdin.flush()
        answer = process.stdout.readline(MOST_BYTES)
    answers.put(answer)
