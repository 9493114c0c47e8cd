"""Games played in another process: `python -m kit.trace` prints one digest per game.

Two processes that differ in their hash seed, or in their build, must print the same.
"""

import os
import subprocess
import sys
from argparse import ArgumentParser
from hashlib import blake2b
from pathlib import Path

import regalia.core.rng
from kit import faults
from kit.games import settings, tables
from kit.walk import walks
from regalia.core.game import Game
from regalia.core.options import Options

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src"


def trace(game: Game, options: Options, count: int) -> str:
    """A digest of everything that happens in so many games."""
    digest = blake2b(digest_size=16)
    for walk in walks(game, options, 100, count):
        for state in walk.states():
            told = [event.as_tuple() for event in walk.events]
            digest.update(repr((state.key(), told)).encode())
        digest.update(repr([state.points(seat) for seat in range(options.seats)]).encode())
    return digest.hexdigest()


def run(path: list[Path], *arguments: str, hash_seed: int = 0) -> subprocess.Popen[str]:
    """Start a trace with nothing but `path` before the installed packages."""
    places = os.pathsep.join(str(place) for place in path)
    env = {**os.environ, "PYTHONPATH": places, "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-P", "-m", "kit.trace", *arguments]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)


def lines(process: subprocess.Popen[str]) -> list[str]:
    """What a trace printed; it must have ended well."""
    output, _ = process.communicate()
    assert process.returncode == 0, "the trace failed"
    return output.splitlines()


def build() -> str:
    """Which build of the engine this process runs."""
    return "interpreted" if str(regalia.core.rng.__file__).endswith(".py") else "compiled"


def main() -> None:
    """Print the build, then one line per setting."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="how many games per setting")
    parser.add_argument("--fault", help="play the toy with this planted fault instead")
    arguments = parser.parse_args()
    print(build())
    played = settings()
    if arguments.fault:
        game = getattr(faults, arguments.fault)()
        played = [(name, game, options) for name, options in tables(game)]
    for name, game, options in played:
        print(name, trace(game, options, arguments.games))


if __name__ == "__main__":
    main()
