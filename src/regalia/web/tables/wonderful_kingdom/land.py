"""The Conquest boards as land: columns of territories whose borders one field of waves bends.

A board is a row of columns, a column a stack of places; who touches whom in this plan is exactly
who borders whom in the rules, and a test says so. The field moves points by where they are, so
that neighbours keep one border. On a phone the plan is turned by a quarter.
"""

from functools import cache
from math import sin

from regalia.games.wonderful_kingdom.maps import BOARD_SLUG
from regalia.web.tables.wonderful_kingdom.model import Shape

WIDTH, HEIGHT = 1000, 560
STEP = 20  # how finely borders are drawn
MARGIN = 24  # of sea around the land

Column = tuple[int, tuple[tuple[str, int], ...]]  # width, then places and heights, of a hundred

_castles = ("castle_red", 100), ("castle_blue", 100)
_thirds = 33, 34, 33


def _columns(
    red: tuple[tuple[str, int], ...],
    middle: tuple[tuple[str, int], ...],
    blue: tuple[tuple[str, int], ...],
) -> tuple[Column, ...]:
    return (14, (_castles[0],)), (24, red), (24, middle), (24, blue), (14, (_castles[1],))


def _stack(letter: str, *sizes: int) -> tuple[tuple[str, int], ...]:
    return tuple((f"{letter}{n}", size) for n, size in enumerate(sizes, 1))


_A = _columns(_stack("r", 50, 50), _stack("m", 29, 42, 29), _stack("b", 50, 50))
_B1 = _columns(_stack("r", *_thirds), _stack("m", *_thirds), _stack("b", *_thirds))
_B2 = _columns(_stack("r", 28, 44, 28), _stack("m", 38, 24, 38), _stack("b", 28, 44, 28))
_C2 = _columns(_stack("r", 44, 56), _stack("m", 22, 31, 24, 23), _stack("b", 36, 41, 23))
PLANS: dict[str, tuple[Column, ...]] = {
    "A1": _A,
    "A2": _A,
    "B1": _B1,
    "B2": _B2,
    "C1": _B1,
    "C2": _C2,
}


def boxes(board: int) -> dict[str, tuple[float, float, float, float]]:
    """Where each place lies in the plan: left, top, right, bottom, in hundreds."""
    out = {}
    left = 0.0
    for width, places in PLANS[BOARD_SLUG[board]]:
        top = 0.0
        for slug, size in places:
            out[slug] = (left, top, left + width, top + size)
            top += size
        left += width
    return out


def bend(x: float, y: float) -> tuple[float, float]:
    """The field: what lies at a point of the plan is drawn here."""
    dx = 9 * sin(y / 47 + 1.3) + 6 * sin(y / 21 + x / 90) + 4 * sin(y / 11 + 2)
    dy = 9 * sin(x / 53 + 0.4) + 6 * sin(x / 23 + y / 80 + 1) + 3.5 * sin(x / 12)
    return x + dx, y + dy


def edge(a: tuple[float, float], b: tuple[float, float]) -> list[tuple[float, float]]:
    """Points from one corner towards the next, at places both neighbours agree on."""
    (ax, ay), (bx, by) = a, b
    along = max(abs(bx - ax), abs(by - ay))
    count = max(1, round(along / STEP))
    return [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count)]


def outline(box: tuple[float, float, float, float]) -> list[tuple[float, float]]:
    wide, high = (WIDTH - 2 * MARGIN) / 100, (HEIGHT - 2 * MARGIN) / 100
    left, top = MARGIN + box[0] * wide, MARGIN + box[1] * high
    right, bottom = MARGIN + box[2] * wide, MARGIN + box[3] * high
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    points = [p for i in range(4) for p in edge(corners[i], corners[(i + 1) % 4])]
    return [bend(x, y) for x, y in points]


def path(points: list[tuple[float, float]], is_tall: bool) -> str:
    told = [(y, x) if is_tall else (x, y) for x, y in points]
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in told) + "Z"


@cache
def shapes(board: int) -> tuple[Shape, ...]:
    out = []
    for slug, box in boxes(board).items():
        points = outline(box)
        out.append(Shape(slug, path(points, False), path(points, True)))
    return tuple(out)
