"""What the boards of both Wonderfuls share: titles in long lists of choices, resources in short."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple

from regalia.cli.screen import Screen
from regalia.core.message import Name
from regalia.view import Record

SITES = Name("Under construction", "En construction")
CUBES = Name("Cubes", "Cubes")


def title_of(
    screen: Screen, action: int, parts: Iterable[tuple[int, int, Name]]
) -> tuple[int, str]:
    """Where an action stands, and under which title: what is done to which cards."""
    for place, (first, last, name) in enumerate(parts, start=1):
        if first <= action < last:
            return place, screen.name(name)
    return 0, ""


def in_short(screen: Screen, marks: Mapping[str, Sequence[str]], counts: Record) -> str:
    """Counts by their marks in each language: `2M 1Gen`."""
    pairs = zip(astuple(counts), marks[screen.lang], strict=False)
    return " ".join([f"{count}{mark}" for count, mark in pairs if count])
