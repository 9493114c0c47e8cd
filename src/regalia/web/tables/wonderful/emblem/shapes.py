"""Shapes on a field of 120 x 140, in four tones that the page's theme paints."""

from math import cos, radians, sin

SOFT = "var(--e-a)"
MIDDLE = "var(--e-m)"
DEEP = "var(--e-b)"
FIELD = "var(--e-o)"  # holes and windows

CENTRE = 60  # the subject stands here ...
GROUND = 112  # ... on this line
WIDTH = 120
HEIGHT = 140

Point = tuple[float, float]


def num(value: float) -> str:
    """A coordinate, no longer than the eye needs."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def at(x: float, y: float, radius: float, degrees: float) -> Point:
    """A point on a circle."""
    return x + radius * cos(radians(degrees)), y + radius * sin(radians(degrees))


def turned(degrees: float, x: float, y: float) -> str:
    return f' transform="rotate({num(degrees)} {num(x)} {num(y)})"' if degrees else ""


def disc(x: float, y: float, r: float, tone: str) -> str:
    return f'<circle fill="{tone}" cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'


def oval(x: float, y: float, rx: float, ry: float, tone: str, turn: float = 0) -> str:
    place = f'cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"'
    return f'<ellipse fill="{tone}" {place}{turned(turn, x, y)}/>'


def rect(x: float, y: float, w: float, h: float, tone: str, round: float = 0) -> str:
    corner = f' rx="{num(round)}"' if round else ""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    return f'<rect fill="{tone}" {place}{corner}/>'


def path(tone: str, d: str) -> str:
    return f'<path fill="{tone}" d="{d}"/>'


def poly(tone: str, *points: Point) -> str:
    return path(tone, "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z")


def stroke(tone: str, width: float, d: str) -> str:
    return f'<path fill="none" stroke="{tone}" stroke-width="{num(width)}" d="{d}"/>'


def line(tone: str, width: float, *points: Point) -> str:
    return stroke(tone, width, "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points))


def ring(x: float, y: float, r: float, width: float, tone: str, dash: str = "") -> str:
    """A circle as a line; `dash` breaks and turns it."""
    place = f'cx="{num(x)}" cy="{num(y)}" r="{num(r)}"'
    return f'<circle fill="none" stroke="{tone}" {place} stroke-width="{num(width)}"{dash}/>'


def hoop(rx: float, ry: float, width: float, tone: str, y: float, turn: float = 0) -> str:
    """An ellipse as a line, around the middle."""
    place = f'cx="{CENTRE}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"'
    line = f'stroke="{tone}" stroke-width="{num(width)}"'
    return f'<ellipse fill="none" {line} {place}{turned(turn, CENTRE, y)}/>'


def broken(length: float, gap: float, turn: float, y: float) -> str:
    """What makes a ring a broken one."""
    return f' stroke-dasharray="{num(length)} {num(gap)}"{turned(turn, CENTRE, y)}'


def arch(x: float, w: float, top: float, bottom: float, tone: str) -> str:
    half = num(w / 2)
    start = f"M{num(x - w / 2)} {num(bottom)}V{num(top + w / 2)}"
    return path(tone, f"{start}a{half} {half} 0 0 1 {num(w)} 0V{num(bottom)}Z")


def wave(y: float) -> str:
    """The line of a sea, from edge to edge."""
    return f"M0 {num(y)}q10 -8 20 0t20 0t20 0t20 0t20 0t20 0"
