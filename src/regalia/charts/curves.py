"""Lines over the course of a game, one for each seat, with its numbered moments."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from regalia.charts.whiskers import frame

WIDTH = 960
HEIGHT = 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 44, 34
STEPS = 4  # of the scale
LABELS = 5  # along the course
LETTERS = 22  # of a label
LETTER = 8.5  # its width, with what keeps two labels apart
FLAG = 27.0  # the width of a moment's number, with what keeps two apart
MARKS = (0.15, 0.5, 0.85)  # where on its line a seat's shape stands
# Colour is never alone: every seat has a stroke and a shape of its own as well.
STROKES = ("none", "9 4", "2 4", "12 3 2 3", "5 5", "1 3", "16 5")


@dataclass(frozen=True, slots=True)
class Flag:
    """A moment: where on the course, its number, the seat it is about."""

    at: int
    number: int
    seat: int


def curves(
    title: str,
    lines: Sequence[Sequence[float]],
    ends: tuple[float, float],
    said: Callable[[float], str],
    labels: Sequence[str],
    flags: Sequence[Flag] = (),
    spans: Sequence[Sequence[tuple[float, float]]] = (),
    even: float | None = None,
) -> Markup:
    """The chart: a line for each seat, all of the same length; a label for each position.

    `spans` are where the truth may lie, at every position of a line; `even` draws a line across.
    """
    last = max(1, len(labels) - 1)
    low, high = ends

    def x(at: float) -> float:
        return LEFT + at / last * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        inside = min(max(value, low), high)
        return TOP + (high - inside) / (high - low) * (HEIGHT - TOP - BOTTOM)

    parts = []
    for step in range(STEPS + 1):
        value = low + (high - low) * step / STEPS
        parts.append(f'<path class="grid" d="M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}"/>')
        place = f'x="{LEFT - 8}" y="{y(value) + 5:.1f}" text-anchor="end"'
        parts.append(f"<text {place}>{escape(said(value))}</text>")
    for at, label, anchor in _along(labels, x):
        place = f'x="{x(at):.1f}" y="{HEIGHT - 8}" text-anchor="{anchor}"'
        parts.append(f"<text {place}>{escape(label)}</text>")
    if even is not None:
        parts.append(f'<path class="even" d="M{LEFT} {y(even):.1f}H{WIDTH - RIGHT}"/>')
    for span in spans:
        for at, (least, most) in enumerate(span):
            d = f"M{x(at):.1f} {y(most):.1f}V{y(least):.1f}"
            parts.append(f'<path class="reach" d="{d}"/>')
    poles = _apart([x(flag.at) for flag in flags])
    for flag, pole in zip(flags, poles, strict=True):
        d = f"M{pole:.1f} {TOP - 12}L{x(flag.at):.1f} {TOP}V{HEIGHT - BOTTOM}"
        parts.append(f'<path class="drop" d="{d}"/>')
    for seat, line in enumerate(lines):
        points = " ".join([f"{x(at):.1f},{y(value):.1f}" for at, value in enumerate(line)])
        dash = STROKES[seat % len(STROKES)]
        parts.append(
            f'<polyline class="line s{seat % 7 + 1}" stroke-dasharray="{dash}" points="{points}"/>'
        )
    for seat, line in enumerate(lines):
        for mark in MARKS:
            at = min(last, round(last * mark + last * 0.03 * seat))
            parts.append(_shape(seat, x(at), y(line[at])))
    for flag, pole in zip(flags, poles, strict=True):
        parts.append(
            f'<circle class="flag s{flag.seat % 7 + 1}" cx="{pole:.1f}" cy="{TOP - 24}" r="12"/>'
            f'<text class="strong" x="{pole:.1f}" y="{TOP - 19}" text-anchor="middle">'
            f"{flag.number}</text>"
        )
    parts.append('<path class="here"/>')  # a page that steps through the course says where it is
    plot = f"{LEFT} {TOP} {WIDTH - LEFT - RIGHT} {HEIGHT - TOP - BOTTOM}"
    return frame(title, WIDTH, HEIGHT, parts, f' data-last="{last}" data-plot="{plot}"')


def _apart(wanted: Sequence[float]) -> list[float]:
    """Where flags stand: where they are wanted, or beside it, so that none covers another."""
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    places = list(wanted)
    least = 0.0
    for n in order:
        places[n] = max(places[n], least)
        least = places[n] + FLAG
    most = WIDTH - FLAG / 2
    for n in reversed(order):
        places[n] = min(places[n], most)
        most = places[n] - FLAG
    return places


def _along(labels: Sequence[str], x: Callable[[float], float]) -> list[tuple[int, str, str]]:
    """The labels along the course, with their anchors: both ends, and what has room between."""
    last = max(1, len(labels) - 1)
    shown: list[tuple[int, str, str]] = []
    taken: list[tuple[float, float]] = []
    for number in (0, LABELS - 1, *range(1, LABELS - 1)):
        at = last * number // (LABELS - 1)
        label = shortened(labels[at], LETTERS)
        anchor = "start" if number == 0 else "end" if number == LABELS - 1 else "middle"
        wide = len(label) * LETTER
        left = x(at) - wide * (0.0 if number == 0 else 1.0 if number == LABELS - 1 else 0.5)
        if all(left > right or left + wide < before for before, right in taken):
            shown.append((at, label, anchor))
            taken.append((left, left + wide))
    return sorted(shown)


def shortened(text: str, most: int) -> str:
    """A text of so many letters at most, cut between two words if there are several."""
    if len(text) <= most:
        return text
    kept = text[:most].rpartition(" ")[0] or text[: most - 1]
    return kept.rstrip(",:") + "…"


def _shape(seat: int, x: float, y: float) -> str:
    number = seat % 7 + 1
    return (
        f'<use class="s{number}" href="#seat-{number}"'
        f' x="{x - 7:.1f}" y="{y - 7:.1f}" width="14" height="14"/>'
    )
