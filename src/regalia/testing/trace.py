"""Games played in another process: `python -m regalia.testing.trace` prints a digest per setting.

Two processes that differ in their hash seed, or in their build, must print the same.
"""

import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterable
from hashlib import blake2b
from importlib import import_module

import regalia.core.rng
from regalia import registry
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.testing.settings import tables
from regalia.testing.toy import GAME as TOY
from regalia.testing.walk import walks


def check_hashing(where: str) -> None:
    """No order of sets and no hash reaches a game: other hash seeds make no other games.

    `where` is the game as a new process finds it: an id, or `module:attribute`.
    """
    first, second = [lines(run([where], hash_seed=seed)) for seed in (1, 2)]
    assert first == second, f"{where} is played otherwise under another PYTHONHASHSEED"


def trace(game: Game, options: Options, count: int) -> str:
    """A digest of everything that happens in so many games."""
    digest = blake2b(digest_size=16)
    for walk in walks(game, options, 100, count):
        for state in walk.states():
            told = [event.as_tuple() for event in walk.events]
            digest.update(repr((state.key(), told)).encode())
        digest.update(repr([state.points(seat) for seat in range(options.seats)]).encode())
    return digest.hexdigest()


def run(
    arguments: list[str], hash_seed: int = 0, path: Iterable[object] | None = None
) -> subprocess.Popen[str]:
    """Start a trace with `path`, or what is importable here, before the installed packages."""
    places = os.pathsep.join(str(place) for place in (sys.path if path is None else path))
    env = {**os.environ, "PYTHONPATH": places, "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-P", "-m", "regalia.testing.trace", *arguments]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)


def lines(process: subprocess.Popen[str]) -> list[str]:
    """What a trace printed; it must have ended well."""
    output, _ = process.communicate()
    assert process.returncode == 0, "the trace failed"
    return output.splitlines()


def build() -> str:
    """Which build of the engine this process runs."""
    return "interpreted" if str(regalia.core.rng.__file__).endswith(".py") else "compiled"


def find(where: str) -> Game:
    """A game by its id, or by the module and the attribute that hold it or make it."""
    module, colon, name = where.partition(":")
    if not colon:
        return registry.find(where)
    held = getattr(import_module(module), name)
    game: Game = held() if isinstance(held, type) else held
    return game


def main() -> None:
    """Print the build, then one line per setting."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="how many games per setting")
    parser.add_argument("where", nargs="*", help="ids, or module:attribute; else all games")
    arguments = parser.parse_args()
    print(build())
    for game in [find(where) for where in arguments.where] or [TOY, *registry.games()]:
        for name, options in tables(game):
            print(name, trace(game, options, arguments.games))


if __name__ == "__main__":
    main()
