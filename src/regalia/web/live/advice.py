"""Advice for people, thought of where bots think: from a seat's observation and nothing else."""

import json
from dataclasses import dataclass
from typing import Any

from regalia import registry
from regalia.bots import levels
from regalia.build import build
from regalia.core.observation import Observation
from regalia.text import say

TRIES = {"compiled": 600, "interpreted": 40}  # playouts; interpreted, each takes its time


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Advice:
    """An action worth considering, and why."""

    action: int
    chance: Figure  # to win
    margin: Figure  # points ahead of the best rival; alone, points
    why: str


def knows(game: str) -> bool:
    """Whether anybody can give advice in a game."""
    return bool(levels.names(game))


def advise(game: str, reader: str, seen: Observation, seed: int) -> list[Any]:
    """The best three actions as plain values; `reader` says to whom, in which language."""
    from regalia.coach import hints  # search is loaded where somebody thinks

    lang, names = json.loads(reader)
    return [
        [
            hint.action,
            [hint.chance.mean, hint.chance.low, hint.chance.high],
            [hint.margin.mean, hint.margin.low, hint.margin.high],
            say(hint.why, lang, tuple(names), seen.seat),
        ]
        for hint in hints(registry.find(game), seen, seed, TRIES[build()])
    ]


def read(answer: object) -> list[Advice]:
    """What `advise` found, out of another process."""
    assert isinstance(answer, list)
    return [
        Advice(action, Figure(*chance), Figure(*margin), why)
        for action, chance, margin, why in answer
    ]
