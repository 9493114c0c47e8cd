"""What the boards of both Wonderfuls share: the titles in long lists of choices."""

from collections.abc import Iterable

from regalia.cli.screen import Screen
from regalia.core.message import Name

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
