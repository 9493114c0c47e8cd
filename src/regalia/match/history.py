"""What was corrected in a game's rules, version by version: `history.toml` beside its façade."""

import sys
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from regalia.core.game import Game
from regalia.core.message import Name

FILE = "history.toml"


@dataclass(frozen=True, slots=True)
class Correction:
    """A rule that a version of the game changed, in one sentence of both languages."""

    version: int  # the first that follows it
    rules: tuple[str, ...]  # their ids
    text: Name


@cache
def history(game: Game) -> tuple[Correction, ...]:
    """Every correction since version 1, in their order; none for a game that keeps no list."""
    module = sys.modules[type(game).__module__].__file__
    path = Path(module or "").with_name(FILE)
    if not path.is_file():
        return ()
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["correction"]
    found = [
        Correction(entry["version"], tuple(entry["rules"]), Name(entry["en"], entry["fr"]))
        for entry in entries
    ]
    return tuple(sorted(found, key=lambda correction: correction.version))


def since(game: Game, rules: int) -> tuple[Correction, ...]:
    """What was corrected after a version."""
    return tuple(entry for entry in history(game) if entry.version > rules)
