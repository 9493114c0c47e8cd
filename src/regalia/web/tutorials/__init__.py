"""Tutorials: a prepared position of a game, and one idea per step from there.

A tutorial is data: `<game>.toml` says what is played and awaited, `<game>.<lang>.ftl` what is said.
`README.md` beside this file is the format.
"""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

from regalia.core.message import Message
from regalia.text import LANGS, add_catalogue, say

FAMILY = "*"  # ends a code that stands for all that begin like it
OWN_STEP = "-not"  # ends the sentence for whoever chooses something else


@dataclass(frozen=True, slots=True)
class Played:
    """An action that the script takes for a seat."""

    seat: int
    code: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One idea: what is said, what to look at, which action is awaited, and what follows it."""

    id: str
    look: str  # a selector of what is lit, or ""
    awaits: tuple[str, ...]  # codes; none: one reads, and goes on by a button
    then: tuple[Played, ...]  # by the rivals, or by me where the text says so
    rule: str  # where to read more, or ""

    def takes(self, code: str) -> bool:
        """Whether an action is the awaited one."""
        return any(
            code.startswith(one[:-1]) if one.endswith(FAMILY) else code == one
            for one in self.awaits
        )


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is in a tutorial."""

    number: int  # of the step, from 0
    due: Played | None  # what the script does next, before anybody is asked


@dataclass(frozen=True, slots=True)
class Picture:
    """One of the five pictures of a turn: pieces of the game, signs like "→" between them."""

    id: str
    pieces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tutorial:
    """The tutorial of one game; the first seat is the learner's."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    real: dict[str, str]  # options that make a good first game
    played: tuple[Played, ...]  # from the deal to the prepared position
    steps: tuple[Step, ...]
    pictures: tuple[Picture, ...]
    rules: tuple[str, ...]  # the rules behind the aim, the end and what counts
    mark: str  # of the script: another one is another tutorial

    def place(self, plies: int, read: int) -> Place | None:
        """After so many actions in all and so many texts read; None behind the last step."""
        left = plies - len(self.played)
        for number, step in enumerate(self.steps):
            if step.awaits:
                left, is_done = left - 1, left > 0
            else:
                read, is_done = read - 1, read > 0
            if not is_done:
                return Place(number, None)
            if left < len(step.then):
                return Place(number, step.then[max(left, 0)])
            left -= len(step.then)
        return None

    def words(self, id: str) -> Message:
        """A sentence of this tutorial."""
        return Message(f"{catalogue_of(self.game)}.{id}")

    def text(self, step: Step) -> Message:
        return self.words(step.id)

    def otherwise(self, step: Step) -> Message:
        """What to say when something else is chosen."""
        if step.awaits:
            return self.words(step.id + OWN_STEP)
        return Message("web.tutorial-read-on")


def catalogue_of(game: str) -> str:
    """The name of the catalogue of a game's tutorial."""
    return f"{game}_tutorial"


@cache
def tutorial_of(game: str) -> Tutorial | None:
    """The tutorial of a game, if it has one."""
    folder = files(__package__)
    path = folder / f"{game}.toml"
    if not game.isidentifier() or not path.is_file():
        return None
    words = {lang: (folder / f"{game}.{lang}.ftl").read_text(encoding="utf-8") for lang in LANGS}
    add_catalogue(catalogue_of(game), words)
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    script = {key: data[key] for key in ("seats", "seed", "options", "played")}
    script["steps"] = [
        (step["id"], step.get("await", []), step.get("then", [])) for step in data["step"]
    ]
    how = data["how"]
    return Tutorial(
        game=game,
        seats=data["seats"],
        seed=data["seed"],
        options=data["options"],
        real=data.get("real", {}),
        played=tuple(_played(data["played"])),
        steps=tuple(
            Step(
                id=step["id"],
                look=step.get("look", ""),
                awaits=tuple(step.get("await", [])),
                then=tuple(_played(step.get("then", []))),
                rule=step.get("rule", ""),
            )
            for step in data["step"]
        ),
        pictures=tuple(Picture(one["id"], tuple(one["pieces"])) for one in how["picture"]),
        rules=tuple(how["rules"]),
        mark=blake2b(json.dumps(script, sort_keys=True).encode(), digest_size=6).hexdigest(),
    )


def goal_of(game: str, lang: str) -> str:
    """What a game is about, in one line, or ""."""
    tutorial = tutorial_of(game)
    return "" if tutorial is None else say(tutorial.words("aim"), lang)


def _played(lines: list[str]) -> Iterator[Played]:
    """Lines like `1 influence jester 1`: the seat, and the code of its action."""
    for line in lines:
        seat, _, code = line.partition(" ")
        yield Played(int(seat), tuple(code.split(" ")))
