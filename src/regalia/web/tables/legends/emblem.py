"""The picture of a card, from its number and family alone: a sky, an orb, three rows of hills."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from random import Random

RAYS, RINGS, MOON, STARS = range(4)
SKIES = {
    "ancient": RAYS,
    "arcane": STARS,
    "cursed": MOON,
    "dire": RINGS,
    "forest": RINGS,
    "mountain": RINGS,
    "night": MOON,
    "noble": RAYS,
}
STAR = "M0-3L.7-.7 3 0 .7 .7 0 3-.7 .7-3 0-.7-.7Z"


def n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def circle(tone: str, x: float, y: float, r: float, fade: float = 1) -> str:
    faded = f' opacity="{fade:.2f}"' if fade < 1 else ""
    return f'<circle class="{tone}" cx="{n(x)}" cy="{n(y)}" r="{n(r)}"{faded}/>'


def hills(chance: Random, tone: int, low: float, high: float) -> str:
    """A ridge from left to right, as one smooth path."""
    xs = range(-10, 171, 30)
    ys = [chance.uniform(high, low) for _ in xs]
    path = f"M-10 98V{n(ys[0])}"
    for x, y, z in zip(xs, ys, ys[1:], strict=False):
        path += f"C{n(x + 14)} {n(y)} {n(x + 16)} {n(z)} {x + 30} {n(z)}"
    return f'<path class="lg-hill{tone}" d="{path}V98Z"/>'


@lru_cache(maxsize=64)
def emblem(card: int, family: str) -> str:
    """Markup of a field of 150 by 96; its two tones are the family's."""
    chance = Random(f"emblem {card}")
    x, y, r = chance.uniform(42, 108), chance.uniform(30, 40), chance.uniform(21, 28)
    sky = SKIES.get(family, (RAYS, RINGS)[card % 2])
    parts = ['<path class="lg-ea" d="M0 0h150v96H0Z"/>']
    if sky == RAYS:
        at = chance.uniform(0, 12)
        beams = ""
        for i in range(15):
            one, other = radians(i * 24 + at), radians(i * 24 + at + 10)
            beams += f"M{n(x)} {n(y)}L{n(x + 170 * cos(one))} {n(y + 170 * sin(one))}"
            beams += f" {n(x + 170 * cos(other))} {n(y + 170 * sin(other))}Z"
        parts.append(f'<path class="lg-eb" opacity=".2" d="{beams}"/>')
    else:
        parts += [circle("lg-eb", x, y, r + 55 - 11 * i, 0.07 + 0.025 * i) for i in range(5)]
    if sky in (MOON, STARS):
        for _ in range(7):
            place = f"translate({n(chance.uniform(6, 144))} {n(chance.uniform(6, 44))})"
            parts.append(f'<path class="lg-eb" opacity=".8" transform="{place}" d="{STAR}"/>')
    parts.append(circle("lg-eb", x, y, r))
    if sky == MOON:
        parts.append(circle("lg-ea", x + r * 0.4, y - r * 0.18, r * 0.82, 0.92))
    parts += [hills(chance, i, 70 + 9 * i, 50 + 12 * i) for i in range(3)]
    return "".join(parts)
