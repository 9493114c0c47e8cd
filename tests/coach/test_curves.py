"""The chart of a game's course: what stands along it can be read."""

import re
from itertools import pairwise

import pytest

from regalia.charts.curves import WIDTH, Flag, curves

WORDS = {"short": ("Round 1", "Over"), "long": ("Année IV, printemps", "Les cinq années sont…")}


@pytest.mark.parametrize("words", WORDS)
def test_labels_along_the_course_do_not_meet(words: str) -> None:
    """Both ends are named; between them as many positions as there is room for."""
    name, end = WORDS[words]
    labels = [*[name] * 80, end]
    drawn = str(curves("", [[0.5] * 81], (0, 1), str, labels))
    found = re.findall(r'<text x="([\d.]+)" y="312" text-anchor="(\w+)">([^<]+)</text>', drawn)
    spans = []
    for x, anchor, text in found:
        wide = 8.0 * len(text)  # of letters 16 units high
        left = float(x) - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
        spans.append((left, left + wide))
    spans.sort()
    assert all(one[1] < other[0] for one, other in pairwise(spans)), found
    assert (found[0][2], found[-1][2]) == (name, end)
    assert len(found) == (5 if words == "short" else 3)
    assert spans[-1][1] <= WIDTH


def test_numbers_of_moments_do_not_cover_one_another() -> None:
    """Moments that follow one another have their numbers side by side, inside the chart."""
    flags = [Flag(at, number, 0) for number, at in enumerate((77, 10, 78, 80, 79), 1)]
    drawn = str(curves("", [[0.5] * 81], (0, 1), str, ["Round"] * 81, flags))
    places = sorted(map(float, re.findall(r'class="flag s1" cx="([\d.]+)"', drawn)))
    assert len(places) == 5
    assert all(other - one >= 26 for one, other in pairwise(places)), places
    assert places[-1] <= WIDTH - 12
