"""Research: figures that hang in the air."""

from math import cos, pi

from regalia.web.tables.wonderful.emblem.shapes import (
    DEEP,
    FIELD,
    MIDDLE,
    at,
    broken,
    disc,
    hoop,
    line,
    path,
    poly,
    ring,
)

Y = 66


def atom(n: int) -> str:
    turns = [i / (n + 1) for i in range(n + 1)]
    paths = "".join(hoop(44, 15, 3.4, DEEP, Y, turn * 180 + 15) for turn in turns)
    electrons = "".join(disc(*at(60, Y, 43, turn * 360 + 15), 4.5, DEEP) for turn in turns)
    return paths + disc(60, Y, 8, DEEP) + electrons


def honeycomb(n: int) -> str:
    out = ""
    cells = ((0, 0), (1, 0), (-1, 0), (0.5, 1), (-0.5, 1), (0.5, -1), (-0.5, -1))
    for i, (u, v) in enumerate(cells):
        x, y = 60 + u * 31, Y + v * 27
        tone = MIDDLE if i * n % 3 == 1 else DEEP
        out += poly(tone, *[at(x, y, 16, 30 + 60 * j) for j in range(6)])
        out += disc(x, y, 4, FIELD) if (i + n) % 2 else ""
    return out


def helix(n: int) -> str:
    out = ""
    for i in range(13):
        x, y = 30 * cos(i * pi / (3.5 + n * 0.9)), 16 + i * 8.2
        out += line(MIDDLE, 2.6, (60 - x, y), (60 + x, y))
        out += disc(60 + x, y, 5, DEEP) + disc(60 - x, y, 5, DEEP)
    return out


def broken_rings(n: int) -> str:
    out = ""
    for i in range(n + 2):
        r = 12 + i * (34 / (n + 1))
        around, share = 2 * pi * r, 0.62 + 0.07 * (i * n % 4)
        dash = broken(around * share, around * (1 - share), (i * 97 + n * 40) % 360, Y)
        out += ring(60, Y, r, 5.5 if i % 2 else 3.5, MIDDLE if i % 2 else DEEP, dash)
    return out + disc(60, Y, 6, DEEP)


def graph(n: int) -> str:
    points = [at(60, Y, 42, i * 360 / (n + 4) - 90) for i in range(n + 4)]
    lines = [line(DEEP, 2.2, p, points[(i + 2) % (n + 4)]) for i, p in enumerate(points)]
    return "".join(lines) + "".join(disc(*p, 6, DEEP) for p in points) + disc(60, Y, 7, MIDDLE)


def lens(n: int) -> str:
    eye = path(DEEP, "M10 66q50 -54 100 0q-50 54 -100 0Z") + disc(60, Y, 21, FIELD)
    return (
        eye + "".join(ring(60, Y, 18 - i * 5, 2.4, DEEP) for i in range(n)) + disc(60, Y, 4, DEEP)
    )


def prism(n: int) -> str:
    # Cut with more sides, not only with more rays: seen from afar each is another stone.
    sides = [at(0, 0, 1, i * 360 / (n + 2) - 90) for i in range(n + 2)]
    glass = poly(DEEP, *((60 + 42 * x, Y + 8 + 42 * y) for x, y in sides))
    glass += poly(FIELD, *((60 + 26 * x, Y + 8 + 26 * y) for x, y in sides))
    rays = [
        line(DEEP if i % 2 else MIDDLE, 3, (68, Y), (122, 52 + i * (34 / n))) for i in range(n + 1)
    ]
    return glass + line(DEEP, 3, (0, 84), (50, Y)) + "".join(rays)


def seed_head(n: int) -> str:
    out = ""
    for i in range(1, 24 + n * 8):
        x, y = at(60, Y, 7.4 * i**0.5 * (1.08 - n * 0.06), i * 137.5)
        out += disc(x, y, 1.6 + i**0.5 * 0.62, DEEP if i % (n + 1) else MIDDLE)
    return out


RESEARCH = (atom, honeycomb, helix, broken_rings, graph, lens, prism, seed_head)
