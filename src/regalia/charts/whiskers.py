"""A dot with its interval on each row: rates, margins, ratings."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

WIDTH = 960
ROW = 34
TOP = 30
LABEL = 240  # room for names on the left
VALUE = 70  # and for the figure on the right
LETTERS = 30  # of a name


@dataclass(frozen=True, slots=True)
class Whisker:
    """One row: what it is, its value, and where the truth may lie."""

    label: str
    value: float
    low: float
    high: float


def whiskers(
    title: str,
    rows: Sequence[Whisker],
    ends: tuple[float, float],
    said: Callable[[float], str],
    even: float | None = None,
) -> Markup:
    """The chart; `even` draws a line where neither side is better. Ends are those of the scale."""
    left, right = LABEL, WIDTH - VALUE
    low, high = ends
    height = TOP + ROW * len(rows) + 6

    def x(value: float) -> str:
        inside = min(max(value, low), high)
        return f"{left + (inside - low) / (high - low) * (right - left):.1f}"

    parts = []
    for step in range(5):
        at = low + (high - low) * step / 4
        parts.append(f'<path class="grid" d="M{x(at)} {TOP - 8}V{height}"/>')
        parts.append(f'<text x="{x(at)}" y="{TOP - 14}" text-anchor="middle">{said(at)}</text>')
    if even is not None:
        parts.append(f'<path class="even" d="M{x(even)} {TOP - 8}V{height}"/>')
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW // 2
        name = row.label if len(row.label) <= LETTERS else row.label[: LETTERS - 1] + "…"
        parts.append(f'<text class="strong" x="0" y="{y + 5}">{escape(name)}</text>')
        parts.append(f'<path class="reach" d="M{x(row.low)} {y}H{x(row.high)}"/>')
        parts.append(f'<circle class="dot" cx="{x(row.value)}" cy="{y}" r="6"/>')
        figure = escape(said(row.value))
        parts.append(f'<text x="{WIDTH}" y="{y + 5}" text-anchor="end">{figure}</text>')
    return frame(title, WIDTH, height, parts)


def frame(title: str, width: int, height: int, parts: Sequence[str], more: str = "") -> Markup:
    """A drawing that says what it is; its numbers are read from the table beside it."""
    head = f'<svg class="chart" viewBox="0 0 {width} {height}" role="img"'
    return Markup(f'{head} aria-label="{escape(title)}"{more}>{"".join(parts)}</svg>')
